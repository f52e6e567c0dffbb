#include <algorithm>
#include <cstdio>

#include "tests.hpp"
#include "thousand/solver.hpp"

namespace tests {
namespace {

using namespace thousand;

void print(const Position& p, unsigned side) {
  std::printf("seats %d side %u hands %u %u %u leader %d trump %d trick %d: %d %d may %d %d pending %d %d %d last %d\n",
              p.seats, side, p.hands[0], p.hands[1], p.hands[2], p.leader, p.trump, p.trick_size, p.trick[0],
              p.trick[1], p.may_marry, p.may_ace, p.pending[0], p.pending[1], p.pending[2], p.last_points);
  const Rules& r = p.rules;
  std::printf("must_trump %d must_beat %d automatic %d later %d declarers %d setters %d ace %d values %d %d %d %d\n",
              r.must_trump, static_cast<int>(r.must_beat), r.automatic, r.later_trick, r.declarers, r.trump_setters,
              r.ace_value, r.marriage_values[0], r.marriage_values[1], r.marriage_values[2], r.marriage_values[3]);
}

void compare(Solver& fast, Solver& plain, const Position& position, unsigned side, Chance& chance) {
  const int truth = plain.value(position, side);
  bool good = fast.value(position, side) == truth;
  for (int target : {truth, truth + 1, truth - 5, truth + 10, static_cast<int>(chance.below(200))})
    good = good && fast.reaches(position, side, target) == (truth >= target);
  const bool max = side >> position.to_act() & 1;
  if (!position.over()) {
    const ValuedMoves moves = fast.moves(position, side), truths = plain.moves(position, side);
    int best = moves.items[0].value;
    for (int k = 0; k < moves.size; ++k) {
      good = good && moves.items[k].value == truths.items[k].value;
      best = max ? std::max(best, moves.items[k].value) : std::min(best, moves.items[k].value);
    }
    good = good && best == truth;
  }
  expect(good, "the fast search differs from the plain one");
  if (!good) print(position, side);
}

}  // namespace

void test_search(int number, std::uint64_t seed, int most) {
  Chance chance(seed);
  Solver fast(64), plain(4096, true);
  for (int k = 0; k < number; ++k) {
    const Position position = random_position(chance, most);
    compare(fast, plain, position, random_side(chance, position), chance);
  }
}

// Positions of one set of rules after each other, the table kept from one to the next.
void test_kept_table(int number, std::uint64_t seed, int most) {
  Chance chance(seed);
  Solver kept(64), plain(4096, true);
  kept.keep_table();
  for (int k = 0; k < number; ++k) {
    Position position = random_position(chance, most);
    const unsigned side = random_side(chance, position);
    for (int again = 0; again < 8; ++again) {
      const int tricks = position.tricks();
      if (position.trick_size || tricks < 2) break;
      expect(kept.value(position, side) == plain.value(position, side), "a kept table changes a value");
      random_hands(chance, position, tricks);
      position.trump = static_cast<int>(chance.below(5));
      position.last_points = static_cast<int>(chance.below(3)) * 7;
    }
  }
}

}  // namespace tests
