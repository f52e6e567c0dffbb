// Chance from a seed: the same seed gives the same numbers everywhere.
#pragma once

#include <cstdint>

#include "cards.hpp"

namespace thousand {

// SplitMix64.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ull;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
  }
  // A number below `bound`, which is small.
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((next() >> 32) * bound >> 32); }
  // A number below `bound` of any size.
  std::uint64_t below_large(std::uint64_t bound) {
    return static_cast<std::uint64_t>(static_cast<unsigned __int128>(next()) * bound >> 64);
  }
  // One card of a set.
  int card_of(Cards cards) {
    for (std::uint32_t skip = below(static_cast<std::uint32_t>(count(cards))); skip; --skip) cards &= cards - 1;
    return lowest(cards);
  }

 private:
  std::uint64_t state_;
};

// Deals hands of these sizes from a shuffled deck; the cards that are left stay out.
inline void deal(Chance& chance, const int* sizes, int places, Cards* out) {
  std::uint8_t deck[kDeckSize];
  for (int card = 0; card < kDeckSize; ++card) deck[card] = static_cast<std::uint8_t>(card);
  int at = 0;
  for (int place = 0; place < places; ++place) {
    Cards cards = 0;
    for (int k = 0; k < sizes[place]; ++k, ++at) {
      const int from = at + static_cast<int>(chance.below(static_cast<std::uint32_t>(kDeckSize - at)));
      const std::uint8_t drawn = deck[from];
      deck[from] = deck[at];
      cards |= bit(drawn);
    }
    out[place] = cards;
  }
}

}  // namespace thousand
