// Cards and sets of cards inside the kernel.
//
// A card is 6 * suit + strength with the nine as 0 and the ace as 5, so that a higher bit is a stronger card. The
// project numbers the cards of a suit the other way round; `flip` turns one mask into the other at the door.
#pragma once

#include <array>
#include <cstdint>

namespace thousand {

using Cards = std::uint32_t;

constexpr int kSuits = 4;
constexpr int kNoTrump = 4;
constexpr int kNoCard = -1;
constexpr int kDeckSize = 24;
constexpr Cards kDeck = (1u << kDeckSize) - 1;

constexpr int kRankPoints[6] = {0, 2, 3, 4, 10, 11};

// The fifth suit is the trump when there is none: no card belongs to it.
constexpr Cards kSuitCards[5] = {63u, 63u << 6, 63u << 12, 63u << 18, 0};
constexpr Cards kOfEachSuit = 1u | 1u << 6 | 1u << 12 | 1u << 18;
constexpr Cards kQueens = kOfEachSuit << 2;
constexpr Cards kAces = kOfEachSuit << 5;
constexpr Cards kPairs[4] = {12u, 12u << 6, 12u << 12, 12u << 18};

inline int count(Cards cards) { return __builtin_popcount(cards); }
inline int lowest(Cards cards) { return __builtin_ctz(cards); }
inline int highest(Cards cards) { return 31 - __builtin_clz(cards); }
inline Cards bit(int card) { return 1u << card; }
inline Cards in_suit(Cards cards, int suit) { return cards >> 6 * suit & 63; }

namespace detail {

struct Tables {
  std::uint8_t points[32] = {};
  std::uint8_t suit[32] = {};
  std::uint8_t half_points[4096] = {};  // points of twelve cards, two suits
  std::uint8_t packed[64][64] = {};     // [of][cards]: the bits of `cards` at the places of `of`, pushed together,
                                        // and a bit after the last place
  std::uint16_t losses[64][64] = {};    // [a][b]: how many points the k-th cards of a are worth more than those of b
                                        // (low byte) and less (high byte)
  std::uint8_t flipped[64] = {};        // the six bits of a suit in the other order

  constexpr Tables() {
    for (int card = 0; card < kDeckSize; ++card) {
      points[card] = static_cast<std::uint8_t>(kRankPoints[card % 6]);
      suit[card] = static_cast<std::uint8_t>(card / 6);
    }
    for (int cards = 0; cards < 4096; ++cards)
      for (int card = 0; card < 12; ++card)
        if (cards >> card & 1)
          half_points[cards] = static_cast<std::uint8_t>(half_points[cards] + kRankPoints[card % 6]);
    for (int a = 0; a < 64; ++a) {
      for (int rank = 0; rank < 6; ++rank)
        if (a >> rank & 1) flipped[a] = static_cast<std::uint8_t>(flipped[a] | 1 << (5 - rank));
      for (int b = 0; b < 64; ++b) {
        packed[a][b] = pack(a, b);
        losses[a][b] = static_cast<std::uint16_t>(lost(a, b) | lost(b, a) << 8);
      }
    }
  }

  static constexpr std::uint8_t pack(int of, int cards) {
    int place = 0, out = 0;
    for (int rank = 0; rank < 6; ++rank) {
      if (!(of >> rank & 1)) continue;
      out |= (cards >> rank & 1) << place;
      ++place;
    }
    return static_cast<std::uint8_t>(out | 1 << place);
  }

  static constexpr int lost(int a, int b) {
    int sum = 0, other = 0;
    for (int rank = 0; rank < 6; ++rank) {
      if (!(a >> rank & 1)) continue;
      while (other < 6 && !(b >> other & 1)) ++other;
      if (other == 6) break;
      if (kRankPoints[rank] > kRankPoints[other]) sum += kRankPoints[rank] - kRankPoints[other];
      ++other;
    }
    return sum;
  }
};

inline constexpr Tables kTables{};

}  // namespace detail

inline int suit_of(int card) { return detail::kTables.suit[card]; }
inline int points_of(int card) { return detail::kTables.points[card]; }
inline int sum_of_points(Cards cards) {
  return detail::kTables.half_points[cards & 4095] + detail::kTables.half_points[cards >> 12];
}

// A mask of the kernel as a mask of the project, and back: the same step both ways.
inline Cards flip(Cards cards) {
  const auto& flipped = detail::kTables.flipped;
  return flipped[cards & 63] | Cards{flipped[cards >> 6 & 63]} << 6 | Cards{flipped[cards >> 12 & 63]} << 12 |
         Cards{flipped[cards >> 18 & 63]} << 18;
}
inline int flip_card(int card) { return card + 5 - 2 * (card % 6); }

// Kings and queens of the pairs in a hand.
inline Cards pair_queens(Cards hand) { return hand & hand >> 1 & kQueens; }
inline Cards pairs_in(Cards hand) {
  const Cards queens = pair_queens(hand);
  return queens | queens << 1;
}

// The aces of a hand that holds all four, else nothing.
inline Cards all_aces_in(Cards hand) { return (hand & kAces) == kAces ? kAces : 0; }

// The cards of `own` (of one suit) that beat every card of that suit in `others`.
inline Cards masters(Cards own, int suit, Cards others) {
  others &= kSuitCards[suit];
  return others ? own & ~((2u << highest(others)) - 1) : own;
}

// The least that `number` cards of a hand can be worth together; all of them if it has fewer.
inline int lowest_points(Cards hand, int number) {
  if (number <= 0) return 0;
  if (number == 1) {
    int rank = 0;
    while (rank < 6 && !(hand & kOfEachSuit << rank)) ++rank;
    return rank < 6 ? kRankPoints[rank] : 0;
  }
  int taken = 0, sum = 0;
  for (int rank = 0; rank < 6; ++rank) {
    const int here = count(hand & kOfEachSuit << rank);
    if (taken + here >= number) return sum + (number - taken) * kRankPoints[rank];
    taken += here;
    sum += here * kRankPoints[rank];
  }
  return sum;
}

// The cards that take the trick from `best` when `led` was led.
inline Cards beaters(Cards best, int led, int trump) {
  const Cards higher = ~((best << 1) - 1);
  if (best & kSuitCards[trump]) return kSuitCards[trump] & higher;
  return (kSuitCards[led] & higher) | kSuitCards[trump];
}

}  // namespace thousand
