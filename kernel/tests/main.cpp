// The kernel held against itself with everything but a table of identical positions switched off.
//
//   kernel_tests [positions] [seed]
//
// Random positions of all sizes under random options; prints what differs and fails.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "thousand/foresight.hpp"
#include "thousand/honest.hpp"
#include "thousand/knowledge.hpp"
#include "thousand/layouts.hpp"
#include "thousand/playout.hpp"
#include "thousand/solver.hpp"

namespace {

using namespace thousand;

int faults = 0;

void expect(bool good, const char* what) {
  if (good) return;
  ++faults;
  std::printf("FAULT: %s\n", what);
}

bool coin(Chance& chance) { return chance.below(2); }

Rules random_rules(Chance& chance, int seats) {
  Rules rules;
  if (chance.below(3)) {
    rules.must_trump = chance.below(4);
    rules.must_beat = static_cast<MustBeat>(rules.must_trump ? chance.below(3) : chance.below(2));
    rules.later_trick = chance.below(3) == 0;
    const unsigned declarer = 1u << chance.below(static_cast<std::uint32_t>(seats));
    rules.declarers = static_cast<std::uint8_t>(chance.below(4) ? 7 : declarer);
    const unsigned setters[3] = {7, declarer, 0};
    rules.trump_setters = static_cast<std::uint8_t>(setters[chance.below(3)]);
    rules.ace_value = coin(chance) ? 200 : 0;
    if (chance.below(3) == 0)
      for (int& value : rules.marriage_values) value = static_cast<int>(chance.below(60)) * 5;
  } else {
    rules.trump_setters = chance.below(3) ? 7 : 0;
  }
  rules.automatic = coin(chance);
  return rules;
}

// Hands in which pairs, and often all aces, tend to lie together.
void random_hands(Chance& chance, Position& position, int tricks) {
  Cards kept = 0;
  const int sizes[3] = {tricks, tricks, position.seats == 3 ? tricks : 0};
  std::fill(position.hands, position.hands + 3, 0);
  for (int suit = 0; suit < kSuits; ++suit) {
    Cards& hand = position.hands[chance.below(static_cast<std::uint32_t>(position.seats))];
    if (chance.below(2) && count(hand) + 2 <= tricks) {
      hand |= kPairs[suit];
      kept |= kPairs[suit];
    }
  }
  Cards& lucky = position.hands[chance.below(static_cast<std::uint32_t>(position.seats))];
  if (chance.below(3) == 0 && count(lucky) + 4 <= tricks) {
    lucky |= kAces;
    kept |= kAces;
  }
  Cards rest = kDeck & ~kept;
  for (int seat = 0; seat < position.seats; ++seat)
    while (count(position.hands[seat]) < sizes[seat]) {
      const int card = chance.card_of(rest);
      rest &= ~bit(card);
      position.hands[seat] |= bit(card);
    }
}

Position random_position(Chance& chance, int most) {
  Position position;
  position.seats = chance.below(4) ? 3 : 2;
  position.rules = random_rules(chance, position.seats);
  const int tricks = 2 + static_cast<int>(chance.below(static_cast<std::uint32_t>(most - 1)));
  random_hands(chance, position, tricks);
  position.leader = static_cast<int>(chance.below(static_cast<std::uint32_t>(position.seats)));
  position.trump = static_cast<int>(chance.below(5));
  position.may_marry = coin(chance);
  position.may_ace = position.may_marry && coin(chance);
  if (chance.below(4) == 0) position.last_points = static_cast<int>(chance.below(40));
  if (position.rules.later_trick && coin(chance))
    for (int seat = 0; seat < position.seats; ++seat)
      if (seat != position.leader && coin(chance)) position.pending[seat] = 20 * static_cast<int>(chance.below(6));
  for (std::uint32_t k = chance.below(3) * chance.below(2); k; --k) {
    const Moves moves = position.moves();
    position.play(moves.items[chance.below(static_cast<std::uint32_t>(moves.size))]);
  }
  std::fill(position.gained, position.gained + 3, 0);
  return position;
}

unsigned random_side(Chance& chance, const Position& position) {
  return 1 + chance.below((1u << position.seats) - 2);
}

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

void test_knowledge(Chance& chance) {
  for (int k = 0; k < 300; ++k) {
    Position position = random_position(chance, 3);
    if (position.trick_size) continue;
    Sight sights[kMostSeats];
    for (Sight& sight : sights) sight.known[position.seats] = kDeck & ~position.in_play();
    Knowledge knowledge(position, sights);
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
    if (deal.position.trick_size) continue;
    int gained[3] = {0, 0, 0};
    play_honestly(solver, deal, Aims{0, 3, 200, 0.3}, chance, gained);
    expect(std::accumulate(gained, gained + 3, 0) ==
               sum_of_points(deal.position.in_play()) + deal.position.last_points,
           "honest play loses points");
  }
}

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

void test_playouts(Chance& chance) {
  for (int k = 0; k < 2000; ++k) {
    Position position = random_position(chance, 8);
    position.rules.ace_value = 0;
    for (int& value : position.rules.marriage_values) value = 0;
    std::fill(position.pending, position.pending + 3, 0);
    int points = sum_of_points(position.in_play()) + position.last_points, gained[3];
    for (int place = 0; place < position.trick_size; ++place) points += points_of(position.trick[place]);
    if (position.over()) continue;
    for (Manner manner : {Manner::kRandom, Manner::kThumb}) {
      play_out(position, manner, 1, chance, gained);
      expect(std::accumulate(gained, gained + 3, 0) == points, "a playout loses points");
    }
  }
}

void test_layouts(Chance& chance) {
  for (int k = 0; k < 300; ++k) {
    std::vector<Place> places(3);
    Cards deck = 0;
    while (count(deck) < 8) deck |= bit(static_cast<int>(chance.below(kDeckSize)));
    const int sizes[3] = {3, 3, 2};
    for (std::size_t place = 0; place < 3; ++place) places[place].size = sizes[place];
    for (Place& place : places) place.excluded = deck & static_cast<Cards>(chance.next() & chance.next());
    const Layouts layouts(places, deck);
    expect(!layouts.fault(), "a layout is refused");
    std::vector<std::vector<Cards>> all;
    for (std::uint64_t number = 0; number < layouts.count(); ++number) {
      std::vector<Cards> laid(3);
      layouts.lay(number, laid.data());
      expect((laid[0] | laid[1] | laid[2]) == deck, "a layout loses a card");
      for (std::size_t place = 0; place < 3; ++place) {
        expect(!(laid[place] & places[place].excluded), "a layout breaks an exclusion");
        expect(count(laid[place]) == sizes[place], "a layout has a wrong size");
      }
      all.push_back(laid);
    }
    std::sort(all.begin(), all.end());
    expect(std::unique(all.begin(), all.end()) == all.end(), "a layout comes twice");
  }
}

}  // namespace

int main(int arguments, char** values) {
  const int number = arguments > 1 ? std::atoi(values[1]) : 4000;
  const std::uint64_t seed = arguments > 2 ? std::strtoull(values[2], nullptr, 10) : 1;
  test_search(number, seed, 5);
  test_search(number / 4, seed + 1, 6);
  test_search(number / 40, seed + 2, 8);
  Chance chance(seed);
  test_kept_table(number / 8, seed + 3, 5);
  test_knowledge(chance);
  test_honest_play(chance);
  test_foresight(number / 10, seed + 4);
  test_playouts(chance);
  test_layouts(chance);
  std::printf("%d faults\n", faults);
  return faults != 0;
}
