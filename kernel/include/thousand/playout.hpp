// Deals played to the end without search.
#pragma once

#include "chance.hpp"
#include "position.hpp"

namespace thousand {

enum class Manner {
  kRandom,  // any legal card; what can be declared is
  kThumb,   // simple good play with open cards: marriages, masters, points to one's own side
};

// Plays from the position to the end; `gained` are the points of each seat from the position on. `side` is a mask of
// seats that work together (rule of thumb only).
void play_out(const Position& position, Manner manner, unsigned side, Chance& chance, int* gained);

}  // namespace thousand
