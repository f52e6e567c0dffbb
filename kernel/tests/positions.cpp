#include <algorithm>

#include "tests.hpp"

namespace tests {
namespace {

using namespace thousand;

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

}  // namespace

bool coin(Chance& chance) { return chance.below(2); }

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

unsigned random_side(Chance& chance, const Position& position) { return 1 + chance.below((1u << position.seats) - 2); }

}  // namespace tests
