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

// The layouts of a deck that fit what is known of each place. Counts and samples without listing them. A state is the
// free spaces of all places; they are as many as the cards that are left, so it tells which card is next as well.
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
  std::vector<int> cards_;           // the cards that are not known to lie anywhere
  int spaces_[kMostPlaces];          // free spaces of each place
  int weights_[kMostPlaces];         // what a free space of each place adds to the number of a state
  std::vector<std::uint64_t> ways_;  // by state: in how many ways the cards that are left fill the spaces
  int states_ = 1;
  std::uint64_t total_ = 0;
  const char* fault_ = nullptr;
};

}  // namespace thousand
