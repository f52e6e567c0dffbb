#include "thousand/position.hpp"

#include <algorithm>

namespace thousand {

using Any = AnyRules<3, true>;

const char* Position::fault() const {
  if (leader < 0 || leader >= seats) return "the leader is no seat";
  if (trump < 0 || trump > kNoTrump) return "the trump is no suit";
  if (tricks() > 12) return "a hand holds too many cards";
  Cards seen = 0;
  for (int place = 0; place < trick_size; ++place) {
    if (trick[place] < 0 || trick[place] >= kDeckSize) return "the trick holds no card";
    if (seen & bit(trick[place])) return "a card lies in two places";
    seen |= bit(trick[place]);
  }
  for (int seat = 0; seat < seats; ++seat) {
    if (hands[seat] & ~kDeck) return "a hand holds what is no card";
    if (seen & hands[seat]) return "a card lies in two places";
    seen |= hands[seat];
    if (count(hands[seat]) != size_of(seat, tricks())) return "the hands do not have the same number of cards";
    if (pending[seat] < 0 || pending[seat] > 500) return "pending points are out of range";
  }
  if (last_points < 0 || last_points > 120) return "the points of the last trick are out of range";
  return nullptr;
}

int Position::best_place() const {
  if (trick_size < 2) return 0;
  return beaters(bit(trick[0]), suit_of(trick[0]), trump) >> trick[1] & 1;
}

Cards Position::legal() const {
  const Cards hand = hands[to_act()];
  if (!trick_size) return hand;
  return answers<Any>(rules, hand, suit_of(trick[0]), bit(trick[best_place()]), trump);
}

Cards Position::declarable() const {
  const int seat = to_act();
  if (trick_size || !(rules.declarers >> seat & 1)) return 0;
  Cards cards = may_marry ? pairs_in(hands[seat]) : 0;
  if (may_ace && rules.ace_value) cards |= all_aces_in(hands[seat]);
  return cards;
}

Moves Position::moves() const {
  Moves moves;
  const Cards declared = declarable();
  const Cards silent = rules.automatic ? legal() & ~(declared & ~kAces) : legal();
  for (Cards rest = silent; rest; rest &= rest - 1) moves.add(lowest(rest), false);
  for (Cards rest = declared; rest; rest &= rest - 1) moves.add(lowest(rest), true);
  return moves;
}

bool Position::allows(Move move) const {
  if (over()) return false;
  const Moves all = moves();
  return std::any_of(all.items, all.items + all.size,
                     [&](const Move& one) { return one.card == move.card && one.declared == move.declared; });
}

void Position::play(Move move) {
  const int seat = to_act();
  hands[seat] &= ~bit(move.card);
  if (move.declared) declare(seat, move.card);
  if (trick_size < seats - 1)
    trick[trick_size++] = move.card;
  else
    take(move.card);
}

void Position::declare(int seat, int card) {
  const int suit = suit_of(card);
  const int value = bit(card) & kAces ? rules.ace_value : rules.marriage_values[suit];
  (rules.later_trick ? pending : gained)[seat] += value;
  if (rules.trump_setters >> seat & 1) trump = suit;
}

void Position::take(int last_card) {
  const int led = suit_of(trick[0]);
  int winner = best_place();
  int points = points_of(last_card);
  for (int place = 0; place < trick_size; ++place) points += points_of(trick[place]);
  if (beaters(bit(trick[winner]), led, trump) >> last_card & 1) winner = trick_size;
  leader = (leader + winner) % seats;
  trick_size = 0;
  trick[0] = trick[1] = kNoCard;
  may_marry = may_ace = true;
  gained[leader] += points + pending[leader];
  pending[leader] = 0;
  if (!hands[0]) gained[leader] += last_points;
}

std::uint64_t perft(const Position& position, int depth) {
  if (!depth || position.over()) return 1;
  const Moves moves = position.moves();
  std::uint64_t leaves = 0;
  for (int k = 0; k < moves.size; ++k) {
    Position next = position;
    next.play(moves.items[k]);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

}  // namespace thousand
