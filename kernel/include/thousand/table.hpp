// The transposition table: bounds of positions between two tricks, kept by relative pattern.
//
// Two positions have the same pattern when the k-th cards of every suit, counted over the cards still in play, are
// with the same seat, and live pairs, trump, leader and pending points agree. They are then the same game but for
// card points, so bounds of one hold for the other after a shift (docs/reference/kernel.md proves it).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace thousand {

constexpr int kNoMove = 63;

// What is known of a position: bounds of the points to come and the best lead, as the place of its card among the
// cards in play (bits 0-4) and whether it is declared (bit 5).
struct Known {
  Cards cards;
  int lower;
  int upper;
  int move;
};

class Table {
 public:
  explicit Table(int kilobytes) {
    std::size_t buckets = 64;
    shift_ = 64 - 6;
    while (buckets * 2 * sizeof(Bucket) <= static_cast<std::size_t>(kilobytes) * 1024) {
      buckets *= 2;
      --shift_;
    }
    buckets_.assign(buckets, Bucket{});
  }

  // Forgets everything: entries of older generations are not found any more.
  void forget() {
    if (++generation_ < kGenerations) return;
    buckets_.assign(buckets_.size(), Bucket{});
    generation_ = 1;
  }

  struct Entry {
    std::uint64_t tag;
    std::uint64_t value;

    Known known() const {
      return {static_cast<Cards>(value) & kDeck, static_cast<int>(value >> 24 & 4095),
              static_cast<int>(value >> 36 & 4095), static_cast<int>(value >> 48 & 63)};
    }
  };
  struct Bucket {
    Entry entries[2];
  };

  Bucket& bucket(std::uint64_t pattern) { return buckets_[pattern * 0x9E3779B97F4A7C15ull >> shift_]; }
  std::uint64_t tag(std::uint64_t pattern) const { return pattern | static_cast<std::uint64_t>(generation_) << 52; }

  // Keeps the newest in front; a position already there is replaced, else the older of the two goes.
  static void keep(Bucket& bucket, std::uint64_t tag, const Known& known) {
    Entry& first = bucket.entries[0];
    if (first.tag != tag || (static_cast<Cards>(first.value) & kDeck) != known.cards) bucket.entries[1] = first;
    first.tag = tag;
    first.value = static_cast<std::uint64_t>(known.cards) | static_cast<std::uint64_t>(known.lower) << 24 |
                  static_cast<std::uint64_t>(known.upper) << 36 | static_cast<std::uint64_t>(known.move) << 48;
  }

 private:
  static constexpr std::uint32_t kGenerations = 4096;

  std::vector<Bucket> buckets_;
  int shift_;
  std::uint32_t generation_ = 0;
};

// 52 bits out of two words.
inline std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0xD6E8FEB86659FD93ull;
  x ^= x >> 32;
  x ^= b * 0xA0761D6478BD642Full;
  x *= 0xA0761D6478BD642Full;
  x ^= x >> 29;
  x += a;
  x *= 0xE7037ED1A0B428DBull;
  x ^= x >> 32;
  return x & ((1ull << 52) - 1);
}

// The pattern of one suit in 16 bits: who holds the k-th card (two words; the single seat is in neither), how many
// cards there are (the bit after the last place), and where a living pair stands (1 + the cards above its king).
inline std::uint64_t owners(Cards in_play, Cards second, Cards third) {
  const auto& packed = detail::kTables.packed[in_play];
  return packed[second] | Cards{packed[third]} << 7;
}
inline std::uint64_t place_of_pair(Cards in_play) { return static_cast<std::uint64_t>(count(in_play >> 4) + 1) << 14; }

// How far bounds of `theirs` shift for `mine`, a set of the same pattern: down and up.
struct Shift {
  int down;
  int up;
};
inline Shift shift_between(Cards mine, Cards theirs) {
  int both = 0;
  for (int suit = 0; suit < kSuits; ++suit) both += detail::kTables.losses[in_suit(mine, suit)][in_suit(theirs, suit)];
  return {both >> 8, both & 255};
}

}  // namespace thousand
