#include "thousand/foresight.hpp"

#include <vector>

#include "tests.hpp"

namespace tests {
namespace {

using namespace thousand;

// The other hands dealt anew, the seat's own kept.
World random_world(Chance& chance, const Position& position, int seat) {
  World world{position, 1.0 + static_cast<double>(chance.below(4)), static_cast<int>(chance.below(80))};
  Cards others = position.in_play() & ~position.hands[seat];
  for (int other = 0; other < position.seats; ++other) {
    if (other == seat) continue;
    Cards hand = 0;
    while (count(hand) < count(position.hands[other])) {
      const int card = chance.card_of(others);
      others &= ~bit(card);
      hand |= bit(card);
    }
    world.position.hands[other] = hand;
  }
  return world;
}

// Who cannot tell worlds apart does no better than who can; open cards bound a declarer who wants points alone.
void expect_foresight(Solver& solver, const Wishes& wishes, const std::vector<World>& worlds) {
  const Foreseen together = foresee(solver, wishes, worlds, 0), cut = foresee(solver, wishes, worlds, 1);
  double apart[kDeckSize] = {};
  for (const World& world : worlds) {
    const Foreseen one = foresee(solver, wishes, {world}, 0);
    for (int k = 0; k < one.size; ++k) apart[k] += one.values[k];
  }
  for (int k = 0; k < together.size; ++k) {
    expect(together.values[k] <= apart[k] + 1e-6, "ignorance pays");
    if (wishes.seat == wishes.declarer) expect(apart[k] <= cut.values[k] + 1e-6, "a reply beats open cards");
  }
}

}  // namespace

void test_foresight(int number, std::uint64_t seed) {
  Chance chance(seed);
  Solver solver(64);
  solver.keep_table();
  for (int k = 0; k < number; ++k) {
    const Position position = random_position(chance, 4);
    if (position.over()) continue;
    Wishes wishes;
    wishes.seat = position.to_act();
    wishes.declarer = static_cast<int>(chance.below(static_cast<std::uint32_t>(position.seats)));
    wishes.made = 100;
    wishes.points[wishes.declarer] = wishes.seat == wishes.declarer ? 0.5 : -0.5;
    std::vector<World> worlds;
    for (int row = 0; row < 8; ++row) worlds.push_back(random_world(chance, position, wishes.seat));
    expect_foresight(solver, wishes, worlds);
  }
}

}  // namespace tests
