// The best play of one seat that cannot see which of many worlds is true, against players who can.
#pragma once

#include <cstdint>
#include <vector>

#include "position.hpp"
#include "solver.hpp"

namespace thousand {

// A deal that the seat holds possible. `need`: the points that the declarer needs from the position on.
struct World {
  Position position;
  double weight = 1;
  int need = 0;
};

// What the seat wants of a finished deal: `made` if the declarer has what he needs (the opposite, if another seat
// wants), and so much for each point that a seat gains.
struct Wishes {
  int seat = 0;
  int declarer = 0;
  double made = 0;
  double points[3] = {0, 0, 0};
};

struct Foreseen {
  bool complete = true;  // false: the limit was reached and open-card values stand in
  int size = 0;
  Move moves[kDeckSize];
  double values[kDeckSize];  // weighted sums over the worlds
};

// The value of each move of the seat, which is on turn and holds the same cards in all worlds. At every later turn
// it makes one move in all worlds that look alike to it. All others move as the model does in each world. `limit`:
// how many moves in worlds may be looked at, 0 for all.
Foreseen foresee(Solver& solver, const Wishes& wishes, const std::vector<World>& worlds, std::uint64_t limit);

}  // namespace thousand
