#include "thousand/layouts.hpp"

#include <utility>

namespace thousand {

Layouts::Layouts(std::vector<Place> places, Cards deck) : places_(std::move(places)) {
  find_fault(deck);
  if (fault_) return;
  Cards known = 0;
  int number = 0;
  for (const Place& place : places_) {
    known |= place.known;
    spaces_[number] = place.size - thousand::count(place.known);
    weights_[number] = states_;
    states_ *= spaces_[number] + 1;
    ++number;
  }
  for (Cards rest = deck & ~known; rest; rest &= rest - 1) cards_.push_back(lowest(rest));
  fill_ways();
}

void Layouts::find_fault(Cards deck) {
  if (places_.empty() || static_cast<int>(places_.size()) > kMostPlaces) fault_ = "one to six places are needed";
  Cards known = 0;
  int size = 0;
  for (const Place& place : places_) {
    if (known & place.known) fault_ = "a card is known to lie in two places";
    if (place.known & ~deck) fault_ = "a known card is not in the deck";
    if (place.known & place.excluded) fault_ = "a known card is excluded from its place";
    if (thousand::count(place.known) > place.size) fault_ = "more cards are known than the place holds";
    known |= place.known;
    size += place.size;
  }
  if (!fault_ && size != thousand::count(deck)) fault_ = "the places do not hold the deck";
}

// A card goes to any place that has space for it and may hold it. The numbers of the states are counted up with the
// spaces of the places as their digits, so that each finds the states with a card less done.
void Layouts::fill_ways() {
  ways_.assign(static_cast<std::size_t>(states_), 1);
  int free[kMostPlaces] = {};
  int left = 0;
  for (int state = 1; state < states_; ++state) {
    int digit = 0;
    for (; free[digit] == spaces_[digit]; ++digit) {
      left -= free[digit];
      free[digit] = 0;
    }
    ++free[digit];
    ++left;
    const int card = cards_[cards_.size() - static_cast<std::size_t>(left)];
    std::uint64_t sum = 0;
    for (int place = 0; place < places(); ++place)
      if (free[place] && takes(place, card)) sum += ways_[static_cast<std::size_t>(state - weights_[place])];
    ways_[static_cast<std::size_t>(state)] = sum;
  }
  total_ = ways_.back();
}

void Layouts::lay(std::uint64_t number, Cards* out) const {
  int free[kMostPlaces];
  for (int place = 0; place < places(); ++place) {
    out[place] = places_[static_cast<std::size_t>(place)].known;
    free[place] = spaces_[place];
  }
  int state = states_ - 1;
  for (const int card : cards_) {
    for (int place = 0; place < places(); ++place) {
      if (!free[place] || !takes(place, card)) continue;
      const std::uint64_t here = ways_[static_cast<std::size_t>(state - weights_[place])];
      if (number < here) {
        out[place] |= bit(card);
        state -= weights_[place];
        --free[place];
        break;
      }
      number -= here;
    }
  }
}

}  // namespace thousand
