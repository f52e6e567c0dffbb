// All ways in which unseen cards can lie.
#pragma once

#include <cstdint>
#include <vector>

#include "cards.hpp"
#include "chance.hpp"

namespace thousand {

constexpr int kMostPlaces = 6;

// A place (a hand, a talon, the cards laid aside): what it surely holds, what it cannot hold, how many cards it has.
struct Place {
  Cards known = 0;
  Cards excluded = 0;
  int size = 0;
};

// The layouts of a deck that fit what is known of each place. Counts and samples without listing them: `ways_[k]`
// tells, for every set of free spaces, in how many ways the cards from the k-th on can fill them.
class Layouts {
 public:
  // `deck` are the cards to lay out: as many as the places hold together.
  Layouts(std::vector<Place> places, Cards deck);

  // Why nothing can be laid out, or nullptr.
  const char* fault() const { return fault_; }
  std::uint64_t count() const { return total_; }
  int places() const { return static_cast<int>(places_.size()); }

  // One layout, each as likely as any other.
  void sample(Chance& chance, Cards* out) const { lay(chance.below_large(total_), out); }
  // The layout of a number from 0 to count() - 1.
  void lay(std::uint64_t number, Cards* out) const;

 private:
  void find_fault(Cards deck);
  void fill_ways();
  bool takes(int place, int card) const { return !(places_[static_cast<std::size_t>(place)].excluded >> card & 1); }

  std::vector<Place> places_;
  std::vector<int> cards_;    // the cards that are not known to lie anywhere
  std::vector<int> spaces_;   // free spaces of each place
  std::vector<int> weights_;  // of the places in the index of `ways_`
  std::vector<std::vector<std::uint64_t>> ways_;
  int states_ = 1;
  std::uint64_t total_ = 0;
  const char* fault_ = nullptr;
};

}  // namespace thousand
