// The options of the play that the search has to know, and policies that fix them at compile time.
#pragma once

#include <algorithm>
#include <cstdint>

#include "cards.hpp"

namespace thousand {

enum class MustBeat : std::uint8_t { kOff, kSuit, kSuitAndTrump };

// How the cards are played. Masks of seats have bit `seat`.
struct Rules {
  bool must_trump = true;
  MustBeat must_beat = MustBeat::kOff;
  bool automatic = true;           // leading a king or queen of a pair declares it
  bool later_trick = false;        // a declaration counts only once its owner wins a trick
  std::uint8_t declarers = 7;      // seats that may declare
  std::uint8_t trump_setters = 7;  // seats whose declaration makes its suit trump
  int marriage_values[4] = {40, 60, 80, 100};
  int ace_value = 0;        // of the ace marriage; 0: it is not played
  bool exact_only = false;  // a plain search with an exact table, to hold the fast one against

  bool operator==(const Rules& other) const {
    return must_trump == other.must_trump && must_beat == other.must_beat && automatic == other.automatic &&
           later_trick == other.later_trick && declarers == other.declarers && trump_setters == other.trump_setters &&
           std::equal(marriage_values, marriage_values + kSuits, other.marriage_values) &&
           ace_value == other.ace_value && exact_only == other.exact_only;
  }
};

// Which cards may answer a lead. `Policy` says which options are fixed.
template <class Policy>
inline Cards answers(const Rules& rules, Cards hand, int led, Cards best, int trump) {
  const Cards same = hand & kSuitCards[led];
  if (same) {
    if (Policy::must_beat(rules) != MustBeat::kOff && (best & kSuitCards[led])) {
      const Cards higher = same & ~((best << 1) - 1);
      return higher ? higher : same;
    }
    return same;
  }
  if (!Policy::must_trump(rules)) return hand;
  const Cards trumps = hand & kSuitCards[trump];
  if (Policy::must_beat(rules) == MustBeat::kSuitAndTrump && (best & kSuitCards[trump])) {
    const Cards higher = trumps & ~((best << 1) - 1);
    if (higher) return higher;
  }
  return trumps ? trumps : hand;
}

// Every option is read at run time. Seats are turned so that 0 is the single one and 1, 2 are the pair, if there is
// one; `single_max` tells which of the two sides the value belongs to, `choices` whether a card can be led both with
// and without a declaration.
template <int Seats, bool SingleMax>
struct AnyRules {
  static constexpr int seats = Seats;
  static constexpr bool single_max = SingleMax;
  static constexpr bool choices = true;
  static bool must_trump(const Rules& r) { return r.must_trump; }
  static MustBeat must_beat(const Rules& r) { return r.must_beat; }
  static bool automatic(const Rules& r) { return r.automatic; }
  static bool later_trick(const Rules& r) { return r.later_trick; }
  static bool may_declare(const Rules& r, int seat) { return r.declarers >> seat & 1; }
  static bool sets_trump(const Rules& r, int seat) { return r.trump_setters >> seat & 1; }
  static int ace_value(const Rules& r) { return r.ace_value; }
  static int last_points(int given) { return given; }
  static bool exact_only(const Rules& r) { return r.exact_only; }
};

// Three seats, trumps must be played, nothing need be beaten, marriages count at once and are open to all, no aces:
// what most tables play. A marriage of any seat sets trump, or (a named trump) of none.
template <bool SingleMax, bool Automatic, bool SetsTrump>
struct UsualRules {
  static constexpr int seats = 3;
  static constexpr bool single_max = SingleMax;
  static constexpr bool choices = !Automatic;
  static constexpr bool must_trump(const Rules&) { return true; }
  static constexpr MustBeat must_beat(const Rules&) { return MustBeat::kOff; }
  static constexpr bool automatic(const Rules&) { return Automatic; }
  static constexpr bool later_trick(const Rules&) { return false; }
  static constexpr bool may_declare(const Rules&, int) { return true; }
  static constexpr bool sets_trump(const Rules&, int) { return SetsTrump; }
  static constexpr int ace_value(const Rules&) { return 0; }
  static constexpr int last_points(int) { return 0; }
  static constexpr bool exact_only(const Rules&) { return false; }
};

}  // namespace thousand
