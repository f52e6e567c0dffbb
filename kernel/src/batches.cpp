#include "batches.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "rows.hpp"
#include "thousand/layouts.hpp"
#include "thousand/playout.hpp"
#include "thousand/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace thousand {
namespace {

// The same for every deal, each thread with a context of its own.
template <class Solve>
void solve_all(const std::vector<Position>& positions, int threads, int kilobytes, Solve solve) {
  checked_kilobytes(kilobytes);
  nb::gil_scoped_release unlocked;
  share_rows(
      positions.size(), threads, [&] { return keeping_solver(kilobytes); },
      [&](Solver& solver, std::size_t row) { solve(solver, positions[row], row); });
}

Integers values(const Position& position, unsigned side, const Hands& hands, std::optional<Points> last, int threads,
                int kilobytes) {
  require_side(position, side);
  const std::vector<Position> positions = positions_of(position, hands, last);
  std::int32_t* out;
  auto array = filled<std::int32_t, Integers>({positions.size()}, 0, out);
  solve_all(positions, threads, kilobytes,
            [&](Solver& solver, const Position& p, std::size_t row) { out[row] = solver.value(p, side); });
  return array;
}

Flags reaches(const Position& position, unsigned side, int target, const Hands& hands, std::optional<Points> last,
              int threads, int kilobytes) {
  require_side(position, side);
  const std::vector<Position> positions = positions_of(position, hands, last);
  bool* out;
  auto array = filled<bool, Flags>({positions.size()}, false, out);
  solve_all(positions, threads, kilobytes,
            [&](Solver& solver, const Position& p, std::size_t row) { out[row] = solver.reaches(p, side, target); });
  return array;
}

// Values at [deal, declared, card]; -1 where the move is not legal.
Integers moves(const Position& position, unsigned side, const Hands& hands, std::optional<Points> last, int threads,
               int kilobytes) {
  require_side(position, side);
  const std::vector<Position> positions = positions_of(position, hands, last);
  std::int32_t* out;
  auto array = filled<std::int32_t, Integers>({positions.size(), 2, kDeckSize}, -1, out);
  solve_all(positions, threads, kilobytes, [&](Solver& solver, const Position& p, std::size_t row) {
    if (p.over()) return;
    const ValuedMoves valued = solver.moves(p, side);
    for (int k = 0; k < valued.size; ++k) {
      const Move move = valued.items[k].move;
      const std::size_t place = static_cast<std::size_t>(move.declared * kDeckSize + flip_card(move.card));
      out[row * 2 * kDeckSize + place] = valued.items[k].value;
    }
  });
  return array;
}

// Gains at [deal, playout, seat].
Integers playouts(const Position& position, const Hands& hands, std::size_t number, std::uint64_t seed, Manner manner,
                  unsigned side, std::optional<Points> last, int threads) {
  require_side(position, side);
  const std::vector<Position> positions = positions_of(position, hands, last);
  const std::size_t seats = static_cast<std::size_t>(position.seats);
  std::int32_t* out;
  auto array = filled<std::int32_t, Integers>({positions.size(), number, seats}, 0, out);
  nb::gil_scoped_release unlocked;
  const auto play = [&](std::size_t row) {
    Chance chance(Chance(seed + row).next());
    for (std::size_t k = 0; k < number; ++k) {
      int gained[3];
      play_out(positions[row], manner, side, chance, gained);
      std::copy(gained, gained + seats, out + (row * number + k) * seats);
    }
  };
  share_rows(positions.size(), threads, [] { return 0; }, [&](int, std::size_t row) { play(row); });
  return array;
}

Masks deals(const std::vector<int>& sizes, std::size_t number, std::uint64_t seed) {
  int sum = 0;
  for (int size : sizes) {
    if (size < 0) throw nb::value_error("a size is below nothing");
    sum += size;
  }
  if (sum > kDeckSize) throw nb::value_error("more cards than the deck has");
  std::uint32_t* out;
  auto array = filled<std::uint32_t, Masks>({number, sizes.size()}, 0, out);
  nb::gil_scoped_release unlocked;
  Chance chance(seed);
  for (std::size_t row = 0; row < number; ++row)
    deal(chance, sizes.data(), static_cast<int>(sizes.size()), out + row * sizes.size());
  return array;
}

void make_layouts(Layouts* self, const std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& excluded,
                  const std::vector<int>& sizes, std::uint32_t deck) {
  if (known.size() != sizes.size() || excluded.size() != sizes.size())
    throw nb::value_error("known, excluded and sizes need one entry for each place");
  std::vector<Place> places;
  for (std::size_t k = 0; k < sizes.size(); ++k) places.push_back({known[k], excluded[k], sizes[k]});
  Layouts layouts(places, deck & kDeck);
  if (layouts.fault()) throw nb::value_error(layouts.fault());
  new (self) Layouts(std::move(layouts));
}

Masks sample(const Layouts& layouts, std::size_t number, std::uint64_t seed) {
  if (!layouts.count()) throw nb::value_error("no layout fits");
  const std::size_t places = static_cast<std::size_t>(layouts.places());
  std::uint32_t* out;
  auto array = filled<std::uint32_t, Masks>({number, places}, 0, out);
  nb::gil_scoped_release unlocked;
  Chance chance(seed);
  for (std::size_t row = 0; row < number; ++row) layouts.sample(chance, out + row * places);
  return array;
}

Masks all_layouts(const Layouts& layouts, std::uint64_t limit) {
  const std::size_t number = static_cast<std::size_t>(std::min(layouts.count(), limit));
  const std::size_t places = static_cast<std::size_t>(layouts.places());
  std::uint32_t* out;
  auto array = filled<std::uint32_t, Masks>({number, places}, 0, out);
  nb::gil_scoped_release unlocked;
  for (std::size_t row = 0; row < number; ++row) layouts.lay(row, out + row * places);
  return array;
}

void bind_solving(nb::module_& module) {
  module.def("values", &values, "position"_a, "side"_a, "hands"_a, "last_points"_a = nb::none(), nb::kw_only(),
             "threads"_a = 1, "table_kilobytes"_a = 256, "The value of the position with each row of hands.");
  module.def("reaches", &reaches, "position"_a, "side"_a, "target"_a, "hands"_a, "last_points"_a = nb::none(),
             nb::kw_only(), "threads"_a = 1, "table_kilobytes"_a = 256,
             "Whether the side still gains so much, by row.");
  module.def("moves", &moves, "position"_a, "side"_a, "hands"_a, "last_points"_a = nb::none(), nb::kw_only(),
             "threads"_a = 1, "table_kilobytes"_a = 256,
             "Values of all moves at [row, declared, card]; -1 where a move is not legal.");
}

void bind_chance(nb::module_& module) {
  nb::enum_<Manner>(module, "Manner", "How playouts choose cards.")
      .value("RANDOM", Manner::kRandom)
      .value("THUMB", Manner::kThumb);
  module.def("playouts", &playouts, "position"_a, "hands"_a, "number"_a, "seed"_a, nb::kw_only(),
             "manner"_a = Manner::kRandom, "side"_a = 1, "last_points"_a = nb::none(), "threads"_a = 1,
             "Gains of playouts at [row, playout, seat].");
  module.def("deals", &deals, "sizes"_a, "number"_a, "seed"_a, "Hands of these sizes from a shuffled deck, by row.");
  nb::class_<Layouts>(module, "Layouts",
                      "All ways to lay cards out over places, each with cards that it holds and cards that it cannot.")
      .def("__init__", &make_layouts, "known"_a, "excluded"_a, "sizes"_a, "deck"_a = kDeck)
      .def_prop_ro("count", &Layouts::count, "How many there are.")
      .def("sample", &sample, "number"_a, "seed"_a, "Layouts drawn with equal chances, by row.")
      .def("all", &all_layouts, "limit"_a = 1000000, "The layouts in order, by row.");
}

}  // namespace

void bind_batches(nb::module_& module) {
  bind_solving(module);
  bind_chance(module);
}

}  // namespace thousand
