#include "batches.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "thousand/layouts.hpp"
#include "thousand/playout.hpp"
#include "thousand/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace thousand {
namespace {

using Hands = nb::ndarray<const std::uint32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Points = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array that owns its memory, filled with one value.
template <class Element, class Made>
Made filled(std::vector<std::size_t> shape, Element with, Element*& data) {
  std::size_t size = 1;
  for (std::size_t side : shape) size *= side;
  data = new Element[std::max<std::size_t>(size, 1)];
  std::fill(data, data + size, with);
  nb::capsule owner(data, [](void* memory) noexcept { delete[] static_cast<Element*>(memory); });
  return Made(data, shape.size(), shape.data(), owner);
}

using Integers = nb::ndarray<nb::numpy, std::int32_t>;
using Masks = nb::ndarray<nb::numpy, std::uint32_t>;
using Flags = nb::ndarray<nb::numpy, bool>;

// The position once for each row of hands.
std::vector<Position> positions_of(const Position& position, const Hands& hands, const std::optional<Points>& last) {
  if (static_cast<int>(hands.shape(1)) != position.seats) throw nb::value_error("a row needs a hand for each seat");
  if (last && last->shape(0) != hands.shape(0)) throw nb::value_error("last_points needs a number for each row");
  std::vector<Position> positions(hands.shape(0), position);
  for (std::size_t row = 0; row < positions.size(); ++row) {
    for (int seat = 0; seat < position.seats; ++seat) {
      const Cards hand = hands(row, static_cast<std::size_t>(seat));
      positions[row].hands[seat] = hand & ~kDeck ? ~Cards{0} : flip(hand);
    }
    if (last) positions[row].last_points = (*last)(row);
    if (const char* fault = positions[row].fault())
      throw nb::value_error((std::string("row ") + std::to_string(row) + ": " + fault).c_str());
  }
  return positions;
}

void require_side(const Position& position, unsigned side) {
  if (!Solver::fits(position, side)) throw nb::value_error("a side is some of the seats, not all");
}

// Calls work(first, last) for parts of 0..size on some threads.
template <class Work>
void share(std::size_t size, int threads, Work work) {
  const std::size_t parts = std::min(static_cast<std::size_t>(std::max(threads, 1)), std::max<std::size_t>(size, 1));
  std::vector<std::thread> others;
  for (std::size_t part = 1; part < parts; ++part)
    others.emplace_back(work, size * part / parts, size * (part + 1) / parts);
  work(0, size / parts);
  for (std::thread& other : others) other.join();
}

// The same for every deal, each thread with a context of its own.
template <class Solve>
void solve_all(const std::vector<Position>& positions, int threads, int kilobytes, Solve solve) {
  checked_kilobytes(kilobytes);
  nb::gil_scoped_release unlocked;
  share(positions.size(), threads, [&](std::size_t first, std::size_t last) {
    Solver solver(kilobytes);
    for (std::size_t row = first; row < last; ++row) solve(solver, positions[row], row);
  });
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
  share(positions.size(), threads, [&](std::size_t first, std::size_t end) {
    for (std::size_t row = first; row < end; ++row) {
      Chance chance(Chance(seed + row).next());
      for (std::size_t k = 0; k < number; ++k) {
        int gained[3];
        play_out(positions[row], manner, side, chance, gained);
        std::copy(gained, gained + seats, out + (row * number + k) * seats);
      }
    }
  });
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
