#include "thousand/layouts.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "tests.hpp"
#include "thousand/playout.hpp"

namespace tests {

using namespace thousand;

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

}  // namespace tests
