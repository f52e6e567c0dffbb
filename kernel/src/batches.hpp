// Calls for many deals at once, on arrays.
#pragma once

#include <nanobind/nanobind.h>

#include "thousand/solver.hpp"

namespace thousand {

inline int checked_kilobytes(int kilobytes) {
  if (kilobytes < 1 || kilobytes > 1 << 20) throw nanobind::value_error("the size of the table is out of range");
  return kilobytes;
}

inline void require_side(const Position& position, unsigned side) {
  if (!Solver::fits(position, side)) throw nanobind::value_error("a side is some of the seats, not all");
}

// A context for many questions of one kind.
inline Solver keeping_solver(int kilobytes) {
  Solver solver(kilobytes);
  solver.keep_table();
  return solver;
}

void bind_batches(nanobind::module_& module);
void bind_honest(nanobind::module_& module);
void bind_foresight(nanobind::module_& module);

}  // namespace thousand
