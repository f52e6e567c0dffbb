#include "thousand/model.hpp"

#include <algorithm>

namespace thousand {
namespace {

constexpr int kDeclares = 1000, kWins = 100, kBreaksPair = -5;

int declared_worth(const Rules& rules, int card) {
  return bit(card) & kAces ? rules.ace_value : rules.marriage_values[suit_of(card)];
}

bool with(unsigned side, int seat, int other) { return (side >> seat & 1) == (side >> other & 1); }

// Whether a seat's side surely takes the trick after a card of his: the last player sees to it or cannot help it.
bool sure(const Position& after, unsigned side, int seat) {
  if (!after.trick_size) return with(side, seat, after.leader);
  const Cards best = bit(after.trick[after.best_place()]);
  const bool taken = after.legal() & beaters(best, suit_of(after.trick[0]), after.trump);
  const bool ours = with(side, seat, (after.leader + after.best_place()) % after.seats);
  return with(side, seat, after.to_act()) ? ours || taken : ours && !taken;
}

int sense_of_lead(const Position& position, Move move) {
  const int points = points_of(move.card), suit = suit_of(move.card);
  if (move.declared) return kDeclares + declared_worth(position.rules, move.card);
  const Cards hand = position.hands[position.to_act()], others = position.in_play() & ~hand;
  return masters(bit(move.card), suit, others) ? kWins + points : -points;
}

int sense_of_answer(const Position& position, unsigned side, Move move) {
  Position after = position;
  after.play(move);
  const int points = points_of(move.card);
  return sure(after, side, position.to_act()) ? kWins + points : -points;
}

}  // namespace

int sense_of(const Position& position, unsigned side, Move move) {
  const int sense = position.trick_size ? sense_of_answer(position, side, move) : sense_of_lead(position, move);
  const bool breaks = !move.declared && pairs_in(position.hands[position.to_act()]) & bit(move.card);
  return sense + (breaks ? kBreaksPair : 0);
}

Move model_move(Solver& solver, const Position& position, unsigned side, int value) {
  const Moves moves = position.moves();
  if (moves.size == 1) return moves.items[0];
  struct Scored {
    int sense, card;
    Move move;
    bool operator<(const Scored& other) const { return sense != other.sense ? sense > other.sense : card < other.card; }
  } scored[kDeckSize];
  for (int k = 0; k < moves.size; ++k)
    scored[k] = {sense_of(position, side, moves.items[k]), flip_card(moves.items[k].card), moves.items[k]};
  std::sort(scored, scored + moves.size);
  const bool max = side >> position.to_act() & 1;
  // The last one is the best if all others are not.
  for (int k = 0; k < moves.size - 1; ++k)
    if (solver.reaches_after(position, side, scored[k].move, max ? value : value + 1) == max) return scored[k].move;
  return scored[moves.size - 1].move;
}

}  // namespace thousand
