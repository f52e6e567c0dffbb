// How a player who sees all cards plays: the best for his side, and of equal moves the most sensible one.
#pragma once

#include "position.hpp"
#include "solver.hpp"

namespace thousand {

// How sensible a move looks beside others of equal value. `side` works together against all others. Declarations come
// first, by their worth; then points into a trick that one's side is sure of, or a lead that nobody of that suit
// beats, the more the better; then what gives the least away. Pairs are kept together if that costs little.
int sense_of(const Position& position, unsigned side, Move move);

// The move of the seat on turn. The side still gains `value`, exactly.
Move model_move(Solver& solver, const Position& position, unsigned side, int value);

}  // namespace thousand
