#include "thousand/layouts.hpp"

#include <utility>

namespace thousand {

Layouts::Layouts(std::vector<Place> places, Cards deck) : places_(std::move(places)) {
  find_fault(deck);
  if (fault_) return;
  Cards known = 0;
  for (const Place& place : places_) {
    known |= place.known;
    spaces_.push_back(place.size - thousand::count(place.known));
    weights_.push_back(states_);
    states_ *= spaces_.back() + 1;
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

// From the last card backwards: a card goes to any place that has space for it and may hold it.
void Layouts::fill_ways() {
  const std::size_t states = static_cast<std::size_t>(states_);
  ways_.assign(cards_.size() + 1, {});
  ways_.back().assign(states, 0);
  ways_.back()[0] = 1;
  for (std::size_t k = cards_.size(); k-- > 0;) {
    ways_[k].assign(states, 0);
    for (int state = 0; state < states_; ++state) {
      std::uint64_t sum = 0;
      for (int place = 0; place < places(); ++place) {
        const std::size_t p = static_cast<std::size_t>(place);
        const int space = state / weights_[p] % (spaces_[p] + 1);
        if (space && takes(place, cards_[k])) sum += ways_[k + 1][static_cast<std::size_t>(state - weights_[p])];
      }
      ways_[k][static_cast<std::size_t>(state)] = sum;
    }
  }
  total_ = ways_[0][states - 1];
}

void Layouts::lay(std::uint64_t number, Cards* out) const {
  for (int place = 0; place < places(); ++place) out[place] = places_[static_cast<std::size_t>(place)].known;
  int state = states_ - 1;
  for (std::size_t k = 0; k < cards_.size(); ++k) {
    for (int place = 0; place < places(); ++place) {
      const std::size_t p = static_cast<std::size_t>(place);
      if (!(state / weights_[p] % (spaces_[p] + 1)) || !takes(place, cards_[k])) continue;
      const std::uint64_t here = ways_[k + 1][static_cast<std::size_t>(state - weights_[p])];
      if (number < here) {
        out[place] |= bit(cards_[k]);
        state -= weights_[p];
        break;
      }
      number -= here;
    }
  }
}

}  // namespace thousand
