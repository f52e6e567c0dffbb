// Deals played to the end by players who see only what they may.
#pragma once

#include <optional>

#include "chance.hpp"
#include "knowledge.hpp"
#include "position.hpp"
#include "solver.hpp"

namespace thousand {

// What the players want and how hard they think. The declarer, for each layout that he holds possible, counts `made`
// for reaching what he needs and `point` for every point; the others wish him the least.
struct Aims {
  int declarer = 0;
  int worlds = 8;  // layouts that a decision looks at; all, where there are no more
  double made = 200;
  double point = 0.3;
};

// A moment of a deal. `excluded`: the cards that all know each seat not to hold; `need`: the points that the declarer
// needs from the position on.
struct HonestDeal {
  Position position;
  Sight sights[kMostSeats];
  Cards excluded[kMostSeats] = {0, 0, 0};
  int need = 0;
};

// Plays the deal; `gained` are the points of each seat from the position on. `first`, where there is one, is the move
// that the seat on turn makes before anybody thinks.
void play_honestly(Solver& solver, const HonestDeal& deal, const Aims& aims, Chance& chance, std::optional<Move> first,
                   int* gained);

}  // namespace thousand
