#include "thousand/knowledge.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace thousand {
namespace {

// The cards that a player cannot have held when he answered with `card`.
Cards ruled_out(const Position& before, int card) {
  const int led = suit_of(before.trick[0]);
  const Cards best = bit(before.trick[before.best_place()]), own = bit(card);
  Cards excluded = 0;
  for (Cards rest = kDeck & ~own; rest; rest &= rest - 1) {
    const Cards other = rest & -rest;
    if (!(answers<AnyRules<3, true>>(before.rules, own | other, led, best, before.trump) & own)) excluded |= other;
  }
  return excluded;
}

}  // namespace

Knowledge::Knowledge(const Position& position, const Sight* sights, const Cards* excluded) : seats_(position.seats) {
  for (int place = 0; place < position.trick_size; ++place) left_ &= ~bit(position.trick[place]);
  std::copy(position.hands, position.hands + kMostSeats, hands_);
  std::copy(sights, sights + seats_, sights_);
  if (excluded) std::copy(excluded, excluded + seats_, excluded_);
}

const char* Knowledge::fault() const {
  const Cards pile = kDeck & ~(hands_[0] | hands_[1] | hands_[2]);
  for (int viewer = 0; viewer < seats_; ++viewer)
    for (int place = 0; place <= seats_; ++place)
      if (sights_[viewer].known[place] & ~(place == seats_ ? pile : hands_[place]))
        return "a seat knows what is not so";
  for (int seat = 0; seat < seats_; ++seat)
    if (excluded_[seat] & (hands_[seat] | ~kDeck)) return "a card that is excluded lies there";
  return nullptr;
}

void Knowledge::note(const Position& before, Move move) {
  if (before.trick_size)
    note_answer(before, move.card);
  else
    note_lead(before, move);
  left_ &= ~bit(move.card);
}

// Who declares shows what he must hold for it. Where marriages are declared without a word, silence tells as well.
void Knowledge::note_lead(const Position& before, Move move) {
  const int seat = before.to_act();
  const Cards own = bit(move.card), pair = kPairs[suit_of(move.card)];
  if (move.declared)
    shown_[seat] |= own & kAces ? kAces : pair;
  else if (before.rules.automatic && before.may_marry && before.rules.declarers >> seat & 1 && own & pair)
    excluded_[seat] |= pair & ~own;
}

void Knowledge::note_answer(const Position& before, int card) { excluded_[before.to_act()] |= ruled_out(before, card); }

Layouts Knowledge::layouts(const Position& now, int viewer) const {
  std::vector<Place> places;
  int size = count(left_);
  for (int seat = 0; seat < seats_; ++seat) {
    const Cards known = (sights_[viewer].known[seat] | shown_[seat]) & left_;
    places.push_back({seat == viewer ? now.hands[seat] : known, excluded_[seat], count(now.hands[seat])});
    size -= places.back().size;
  }
  places[static_cast<std::size_t>(viewer)].excluded = 0;
  places.push_back({sights_[viewer].known[seats_] & left_, 0, size});
  return Layouts(std::move(places), left_);
}

}  // namespace thousand
