// The door of the search: positions as they are, questions about any side.
#pragma once

#include <cstdint>
#include <vector>

#include "driver.hpp"
#include "position.hpp"
#include "table.hpp"

namespace thousand {

// A step of the line that both sides' best play follows.
struct Step {
  int seat;
  Move move;
};

// A context with a table of its own; two of them share nothing. `side` is a mask of seats that work together against
// all others; values are the points that the side gains from the position on, with what is pending.
class Solver {
 public:
  // With `exact_only` nothing is used but a table of identical positions: slow, to hold the fast search against.
  explicit Solver(int table_kilobytes = 256, bool exact_only = false)
      : table_(table_kilobytes), exact_only_(exact_only) {}

  // From now on what was found answers later questions too, as long as they are of the same side and rules.
  void keep_table() { keeps_ = true; }

  int value(const Position& position, unsigned side);
  bool reaches(const Position& position, unsigned side, int target);
  // Whether the side still gains so much after a move.
  bool reaches_after(const Position& position, unsigned side, Move move, int target);
  // Every move; quicker if the value of the position is known.
  ValuedMoves moves(const Position& position, unsigned side, int value = kUnknown);
  std::vector<Step> line(const Position& position, unsigned side);

  std::uint64_t nodes() const { return nodes_; }

  // Whether the side can be searched for: some of the seats, not all.
  static bool fits(const Position& position, unsigned side) { return side && side < (1u << position.seats) - 1; }

 private:
  // What bounds in the table depend on beside what stands in their keys.
  struct Subject {
    Rules rules;
    int seats = 0;
    unsigned side = 0;

    bool operator==(const Subject& other) const {
      return seats == other.seats && side == other.side && rules == other.rules;
    }
  };

  Position seen_by(const Position& position, unsigned side);

  Table table_;
  bool exact_only_;
  bool keeps_ = false;
  Subject subject_;
  std::uint64_t nodes_ = 0;
};

}  // namespace thousand
