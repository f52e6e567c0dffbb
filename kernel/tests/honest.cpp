#include "thousand/honest.hpp"

#include <algorithm>
#include <numeric>

#include "tests.hpp"
#include "thousand/knowledge.hpp"

namespace tests {
namespace {

using namespace thousand;

// Every card that is laid out for a seat, at every moment of a playout, is where it can be, and so is the truth.
void expect_truth_laid(const Layouts& layouts, const Position& position) {
  bool found = false;
  for (std::uint64_t number = 0; number < layouts.count() && !found; ++number) {
    Cards laid[kMostPlaces];
    layouts.lay(number, laid);
    found = std::equal(laid, laid + position.seats, position.hands);
  }
  expect(found, "a seat does not hold the truth possible");
}

}  // namespace

void test_knowledge(Chance& chance) {
  for (int k = 0; k < 300; ++k) {
    Position position = random_position(chance, 3);
    Sight sights[kMostSeats];
    for (Sight& sight : sights) sight.known[position.seats] = kDeck & ~position.in_play();
    Cards excluded[kMostSeats];
    for (int seat = 0; seat < kMostSeats; ++seat)
      excluded[seat] = static_cast<Cards>(chance.next()) & kDeck & ~position.hands[seat];
    Knowledge knowledge(position, sights, excluded);
    expect(!knowledge.fault(), "a sight is refused");
    while (!position.over()) {
      for (int viewer = 0; viewer < position.seats; ++viewer) {
        const Layouts layouts = knowledge.layouts(position, viewer);
        expect(!layouts.fault(), "knowledge contradicts itself");
        expect_truth_laid(layouts, position);
      }
      const Moves moves = position.moves();
      const Move move = moves.items[chance.below(static_cast<std::uint32_t>(moves.size))];
      knowledge.note(position, move);
      position.play(move);
    }
  }
}

void test_honest_play(Chance& chance) {
  Solver solver(64);
  solver.keep_table();
  for (int k = 0; k < 60; ++k) {
    HonestDeal deal;
    deal.position = random_position(chance, 4);
    deal.position.rules.ace_value = 0;
    std::fill(deal.position.rules.marriage_values, deal.position.rules.marriage_values + kSuits, 0);
    std::fill(deal.position.pending, deal.position.pending + 3, 0);
    int at_stake = sum_of_points(deal.position.in_play()) + deal.position.last_points;
    for (int place = 0; place < deal.position.trick_size; ++place) at_stake += points_of(deal.position.trick[place]);
    int gained[3] = {0, 0, 0};
    play_honestly(solver, deal, Aims{0, 3, 200, 0.3}, chance, std::nullopt, gained);
    expect(std::accumulate(gained, gained + 3, 0) == at_stake, "honest play loses points");
    const Moves moves = deal.position.moves();
    for (int k = 0; k < moves.size; ++k) {
      play_honestly(solver, deal, Aims{0, 3, 200, 0.3}, chance, moves.items[k], gained);
      expect(std::accumulate(gained, gained + 3, 0) == at_stake, "honest play loses points after a move");
    }
  }
}

}  // namespace tests
