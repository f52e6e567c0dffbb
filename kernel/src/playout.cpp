#include "thousand/playout.hpp"

#include <algorithm>

namespace thousand {
namespace {

// A lead: a marriage or the aces while they may be declared, else the dearest master, else the cheapest card.
Move thumb_lead(const Position& position) {
  const Cards declarable = position.declarable();
  const int seat = position.to_act();
  const Cards hand = position.hands[seat], others = position.in_play() & ~hand;
  if (declarable & kAces) return {highest(declarable & kAces), true};
  int best = kNoCard, worth = -1;
  for (Cards rest = declarable; rest; rest &= rest - 1) {
    const int value = position.rules.marriage_values[suit_of(lowest(rest))];
    if (value >= worth) {
      worth = value;
      best = lowest(rest);
    }
  }
  if (best != kNoCard) return {best, true};
  Cards top = 0;
  for (int suit = 0; suit < kSuits; ++suit) top |= masters(hand & kSuitCards[suit], suit, others);
  Cards choice = top ? top : hand;
  for (Cards rest = choice; rest; rest &= rest - 1) {
    const int points = top ? points_of(lowest(rest)) : -points_of(lowest(rest));
    if (best == kNoCard || points > worth) {
      worth = points;
      best = lowest(rest);
    }
  }
  return {best, false};
}

int cheapest(Cards cards) {
  int best = lowest(cards);
  for (Cards rest = cards; rest; rest &= rest - 1)
    if (points_of(lowest(rest)) < points_of(best)) best = lowest(rest);
  return best;
}

int dearest(Cards cards) {
  int best = lowest(cards);
  for (Cards rest = cards; rest; rest &= rest - 1)
    if (points_of(lowest(rest)) > points_of(best)) best = lowest(rest);
  return best;
}

// An answer: points into a trick that one's side keeps, the trick if it can be kept, else the cheapest card.
int thumb_answer(const Position& position, unsigned side) {
  const int seat = position.to_act(), led = suit_of(position.trick[0]);
  const Cards legal = position.legal(), best = bit(position.trick[position.best_place()]);
  const int holder = (position.leader + position.best_place()) % position.seats;
  const bool last = position.trick_size == position.seats - 1;
  const bool with_me = (side >> seat & 1) == (side >> holder & 1);
  const Cards taking = legal & beaters(best, led, position.trump);
  const Cards spare = legal & ~pairs_in(position.hands[seat]);
  if (with_me && last) return dearest(spare ? spare : legal);
  if (taking && last) return dearest(taking);
  if (taking && !with_me) {
    const int next = (seat + 1) % position.seats;
    const Cards reply = answers<AnyRules<3, true>>(position.rules, position.hands[next], led, best, position.trump);
    const bool foe_next = (side >> seat & 1) != (side >> next & 1);
    for (Cards rest = taking; rest; rest &= rest - 1) {
      const int card = highest(rest);
      if (!foe_next || !(reply & beaters(bit(card), led, position.trump))) return card;
    }
  }
  return cheapest(spare ? spare : legal);
}

void play_by_thumb(Position position, unsigned side, int* gained) {
  while (!position.over())
    position.play(position.trick_size ? Move{thumb_answer(position, side), false} : thumb_lead(position));
  std::copy(position.gained, position.gained + 3, gained);
}

// Whole tricks of random cards, with the options known to the compiler where they are the usual ones.
template <class Policy>
void play_tricks(const Position& position, Chance& chance, int* gained) {
  const Rules& rules = position.rules;
  const int seats = Policy::seats;
  Cards hands[3] = {position.hands[0], position.hands[1], position.hands[2]};
  int waits[3] = {position.pending[0], position.pending[1], position.pending[2]};
  int sums[3] = {0, 0, 0};
  int leader = position.leader, trump = position.trump;
  bool may_marry = position.may_marry, may_ace = position.may_ace;
  while (hands[0]) {
    const Cards hand = hands[leader];
    const int lead = chance.card_of(hand), led = suit_of(lead);
    if (Policy::may_declare(rules, leader)) {
      const bool ace = Policy::ace_value(rules) && may_ace && (all_aces_in(hand) & bit(lead));
      if (ace || (may_marry && (pairs_in(hand) & bit(lead)))) {
        const int worth = ace ? Policy::ace_value(rules) : rules.marriage_values[led];
        (Policy::later_trick(rules) ? waits : sums)[leader] += worth;
        if (Policy::sets_trump(rules, leader)) trump = led;
      }
    }
    may_marry = may_ace = true;
    hands[leader] ^= bit(lead);
    Cards best = bit(lead);
    int points = points_of(lead), winner = leader, seat = leader;
    for (int k = 1; k < seats; ++k) {
      seat = seat + 1 == seats ? 0 : seat + 1;
      const Cards legal = answers<Policy>(rules, hands[seat], led, best, trump);
      const int card = legal & (legal - 1) ? chance.card_of(legal) : lowest(legal);
      hands[seat] ^= bit(card);
      points += points_of(card);
      if (beaters(best, led, trump) >> card & 1) {
        winner = seat;
        best = bit(card);
      }
    }
    sums[winner] += points;
    if (Policy::later_trick(rules)) {
      sums[winner] += waits[winner];
      waits[winner] = 0;
    }
    leader = winner;
  }
  sums[leader] += Policy::last_points(position.last_points);
  for (int seat = 0; seat < 3; ++seat) gained[seat] += sums[seat];
}

bool is_usual(const Position& position) {
  const Rules& rules = position.rules;
  return position.seats == 3 && rules.must_trump && rules.must_beat == MustBeat::kOff && !rules.later_trick &&
         !rules.ace_value && !position.last_points && rules.declarers == 7 && rules.trump_setters == 7;
}

void play_at_random(Position position, Chance& chance, int* gained) {
  std::fill(gained, gained + 3, 0);
  while (position.trick_size) {
    position.play(Move{chance.card_of(position.legal()), false});
    if (position.over()) break;
  }
  std::copy(position.gained, position.gained + 3, gained);
  if (position.over()) return;
  if (is_usual(position))
    play_tricks<UsualRules<true, true, true>>(position, chance, gained);
  else if (position.seats == 2)
    play_tricks<AnyRules<2, true>>(position, chance, gained);
  else
    play_tricks<AnyRules<3, true>>(position, chance, gained);
}

}  // namespace

void play_out(const Position& position, Manner manner, unsigned side, Chance& chance, int* gained) {
  Position from = position;
  std::fill(from.gained, from.gained + 3, 0);
  if (manner == Manner::kThumb)
    play_by_thumb(from, side, gained);
  else
    play_at_random(from, chance, gained);
}

}  // namespace thousand
