#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "batches.hpp"
#include "thousand/foresight.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace thousand {
namespace {

using Weights = Given<double, 1>;
using Numbers = nb::ndarray<nb::numpy, double>;

Wishes wishes_of(const Position& position, int seat, int declarer, double made, const std::vector<double>& points) {
  if (position.over()) throw nb::value_error("nothing is left to play");
  if (seat != position.to_act()) throw nb::value_error("the seat is not on turn");
  if (declarer < 0 || declarer >= position.seats) throw nb::value_error("the declarer is no seat");
  if (!(made >= 0)) throw nb::value_error("the contract is worth less than nothing");
  if (static_cast<int>(points.size()) != position.seats) throw nb::value_error("points need a number for each seat");
  Wishes wishes{seat, declarer, made, {0, 0, 0}};
  std::copy(points.begin(), points.end(), wishes.points);
  return wishes;
}

std::vector<World> worlds_of(const Position& position, int seat, const Hands& hands, const Weights& weights,
                             const Points& need, const std::optional<Points>& last) {
  const std::vector<Position> positions = positions_of(position, hands, last);
  if (positions.empty()) throw nb::value_error("a world at least is needed");
  if (weights.shape(0) != positions.size()) throw nb::value_error("weights need a number for each row");
  if (need.shape(0) != positions.size()) throw nb::value_error("need wants a number for each row");
  std::vector<World> worlds;
  for (std::size_t row = 0; row < positions.size(); ++row) {
    if (positions[row].hands[seat] != positions[0].hands[seat])
      refuse_row(row, "the seat holds other cards than in the first row");
    if (!(weights(row) >= 0)) refuse_row(row, "a weight is below nothing");
    worlds.push_back({positions[row], weights(row), need(row)});
  }
  return worlds;
}

// Values at [declared, card]; not a number where the move is not legal.
nb::tuple foresee_all(const Position& position, int seat, const Hands& hands, const Weights& weights, int declarer,
                      const Points& need, double made, const std::vector<double>& points, std::optional<Points> last,
                      std::uint64_t limit, int kilobytes) {
  const Wishes wishes = wishes_of(position, seat, declarer, made, points);
  const std::vector<World> worlds = worlds_of(position, seat, hands, weights, need, last);
  checked_kilobytes(kilobytes);
  double* out;
  auto array = filled<double, Numbers>({2, kDeckSize}, std::numeric_limits<double>::quiet_NaN(), out);
  Foreseen foreseen;
  {
    nb::gil_scoped_release unlocked;
    Solver solver = keeping_solver(kilobytes);
    foreseen = foresee(solver, wishes, worlds, limit);
  }
  for (int k = 0; k < foreseen.size; ++k)
    out[foreseen.moves[k].declared * kDeckSize + flip_card(foreseen.moves[k].card)] = foreseen.values[k];
  return nb::make_tuple(array, foreseen.complete);
}

}  // namespace

void bind_foresight(nb::module_& module) {
  module.def("foresee", &foresee_all, "position"_a, "seat"_a, "hands"_a, "weights"_a, "declarer"_a, "need"_a, "made"_a,
             "points"_a, nb::kw_only(), "last_points"_a = nb::none(), "nodes"_a = 0, "table_kilobytes"_a = 256,
             "The value of each move at [declared, card] for a seat that cannot tell the rows apart, and whether all "
             "was looked at.");
}

}  // namespace thousand
