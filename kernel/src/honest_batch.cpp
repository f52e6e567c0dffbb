#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>

#include <optional>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "batches.hpp"
#include "rows.hpp"
#include "thousand/honest.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace thousand {
namespace {

using Seen = Given<std::uint32_t, 3>;

void require_aims(const Position& position, const Aims& aims) {
  if (aims.declarer < 0 || aims.declarer >= position.seats) throw nb::value_error("the declarer is no seat");
  if (aims.worlds < 1) throw nb::value_error("a decision needs a world at least");
}

void require_shape(const Position& position, std::size_t rows, const Seen& seen, const Points& need) {
  const std::size_t seats = static_cast<std::size_t>(position.seats);
  if (seen.shape(0) != rows || seen.shape(1) != seats || seen.shape(2) != seats + 1)
    throw nb::value_error("seen needs the cards of each seat and of the pile for each seat, by row");
  if (need.shape(0) != rows) throw nb::value_error("need wants a number for each row");
}

void require_excluded(const Position& position, std::size_t rows, const std::optional<Hands>& excluded) {
  if (!excluded) return;
  if (excluded->shape(0) != rows || excluded->shape(1) != static_cast<std::size_t>(position.seats))
    throw nb::value_error("excluded needs the cards of each seat, by row");
}

HonestDeal deal_of(const Position& position, const Seen& seen, const std::optional<Hands>& excluded, std::size_t row,
                   int need) {
  HonestDeal deal;
  deal.position = position;
  deal.need = need;
  const std::size_t seats = static_cast<std::size_t>(position.seats);
  for (std::size_t viewer = 0; viewer < seats; ++viewer) {
    if (excluded) deal.excluded[viewer] = checked((*excluded)(row, viewer));
    for (std::size_t place = 0; place <= seats; ++place)
      deal.sights[viewer].known[place] = checked(seen(row, viewer, place));
  }
  if (const char* fault = Knowledge(position, deal.sights, deal.excluded).fault()) refuse_row(row, fault);
  return deal;
}

std::vector<HonestDeal> deals_of(const Position& position, const Hands& hands, const Seen& seen,
                                 const std::optional<Hands>& excluded, const Points& need,
                                 const std::optional<Points>& last) {
  const std::vector<Position> positions = positions_of(position, hands, last);
  require_shape(position, positions.size(), seen, need);
  require_excluded(position, positions.size(), excluded);
  std::vector<HonestDeal> deals;
  for (std::size_t row = 0; row < positions.size(); ++row)
    deals.push_back(deal_of(positions[row], seen, excluded, row, need(row)));
  return deals;
}

// Every row has chances of its own, so that threads change nothing.
Chance chance_of(std::uint64_t seed, std::size_t row) { return Chance(Chance(Chance(seed).next() + row).next()); }

using First = std::optional<std::pair<int, bool>>;

// The move of the project as one of the kernel, which every deal must allow.
std::optional<Move> first_of(const First& first, const std::vector<HonestDeal>& deals) {
  if (!first) return std::nullopt;
  if (first->first < 0 || first->first >= kDeckSize) throw nb::value_error("the first move is made with no card");
  const Move move = {flip_card(first->first), first->second};
  for (std::size_t row = 0; row < deals.size(); ++row)
    if (!deals[row].position.allows(move)) refuse_row(row, "the first move is not legal");
  return move;
}

Integers honest_playouts(const Position& position, const Hands& hands, const Seen& seen, int declarer,
                         const Points& need, const First& first, int worlds, std::uint64_t seed, double made,
                         double point, std::optional<Points> last, int threads, int kilobytes) {
  if (position.trick_size) throw nb::value_error("a card has been played already");
  const Aims aims{declarer, worlds, made, point};
  require_aims(position, aims);
  checked_kilobytes(kilobytes);
  const std::vector<HonestDeal> deals = deals_of(position, hands, seen, std::nullopt, need, last);
  const std::optional<Move> opening = first_of(first, deals);
  const std::size_t seats = static_cast<std::size_t>(position.seats);
  std::int32_t* out;
  auto array = filled<std::int32_t, Integers>({deals.size(), seats}, 0, out);
  nb::gil_scoped_release unlocked;
  share_rows(
      deals.size(), threads, [&] { return keeping_solver(kilobytes); },
      [&](Solver& solver, std::size_t row) {
        Chance chance = chance_of(seed, row);
        play_honestly(solver, deals[row], aims, chance, opening, out + row * seats);
      });
  return array;
}

// The moves of one row that are made with one of the cards. They have the same chances, so that luck touches all of
// them alike.
void weigh_row(Solver& solver, const HonestDeal& deal, const Aims& aims, Cards cards, const Chance& chance,
               std::int32_t* out) {
  const Moves moves = deal.position.moves();
  for (int k = 0; k < moves.size; ++k) {
    const Move move = moves.items[k];
    if (!(bit(move.card) & cards)) continue;
    Chance same = chance;
    const int place = move.declared * kDeckSize + flip_card(move.card);
    play_honestly(solver, deal, aims, same, move, out + place * deal.position.seats);
  }
}

Integers honest_moves(const Position& position, const Hands& hands, const Seen& seen, int declarer, const Points& need,
                      const std::optional<Hands>& excluded, std::uint32_t cards, int worlds, std::uint64_t seed,
                      double made, double point, std::optional<Points> last, int threads, int kilobytes) {
  if (position.over()) throw nb::value_error("nothing is left to play");
  if (cards & ~kDeck) throw nb::value_error("cards asks for what is no card");
  const Aims aims{declarer, worlds, made, point};
  require_aims(position, aims);
  checked_kilobytes(kilobytes);
  const Cards asked = flip(cards);
  const std::vector<HonestDeal> deals = deals_of(position, hands, seen, excluded, need, last);
  const std::size_t seats = static_cast<std::size_t>(position.seats);
  std::int32_t* out;
  auto array = filled<std::int32_t, Integers>({deals.size(), 2, kDeckSize, seats}, -1, out);
  nb::gil_scoped_release unlocked;
  share_rows(
      deals.size(), threads, [&] { return keeping_solver(kilobytes); },
      [&](Solver& solver, std::size_t row) {
        weigh_row(solver, deals[row], aims, asked, chance_of(seed, row), out + row * 2 * kDeckSize * seats);
      });
  return array;
}

}  // namespace

void bind_honest(nb::module_& module) {
  module.def("honest_playouts", &honest_playouts, "position"_a, "hands"_a, "seen"_a, "declarer"_a, "need"_a,
             nb::kw_only(), "first"_a = nb::none(), "worlds"_a = 8, "seed"_a = 0, "made"_a = 200.0, "point"_a = 0.3,
             "last_points"_a = nb::none(), "threads"_a = 1, "table_kilobytes"_a = 256,
             "Gains of each seat, by row, when all play by what they see.");
  module.def("honest_moves", &honest_moves, "position"_a, "hands"_a, "seen"_a, "declarer"_a, "need"_a, nb::kw_only(),
             "excluded"_a = nb::none(), "cards"_a = kDeck, "worlds"_a = 8, "seed"_a = 0, "made"_a = 200.0,
             "point"_a = 0.3, "last_points"_a = nb::none(), "threads"_a = 1, "table_kilobytes"_a = 256,
             "Gains of each seat at [row, declared, card] when all play by what they see after that move; -1 where it "
             "is not legal or not asked for.");
}

}  // namespace thousand
