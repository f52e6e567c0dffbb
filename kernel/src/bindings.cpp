// The Python door: thousand.solver._kernel. Masks and cards are the project's; values are plain numbers.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <mutex>
#include <optional>
#include <tuple>
#include <vector>

#include "batches.hpp"
#include "thousand/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace thousand {
namespace {

using Numbers = std::vector<int>;
using Masks = std::vector<std::uint32_t>;

// One search at a time in a context; other contexts run beside it.
struct Context {
  Context(int kilobytes, bool exact_only) : solver(checked_kilobytes(kilobytes), exact_only) {}
  Solver solver;
  std::mutex busy;
};

int checked_seats(const Masks& hands) {
  if (hands.size() != 2 && hands.size() != 3) throw nb::value_error("two or three hands are needed");
  return static_cast<int>(hands.size());
}

void require(const Position& position) {
  if (const char* fault = position.fault()) throw nb::value_error(fault);
}

void set_trick(Position& position, const Numbers& trick) {
  if (static_cast<int>(trick.size()) >= position.seats) throw nb::value_error("the trick is full");
  for (int card : trick) {
    if (card < 0 || card >= kDeckSize) throw nb::value_error("the trick holds no card");
    position.trick[position.trick_size++] = flip_card(card);
  }
}

void make_rules(Rules* self, bool must_trump, MustBeat must_beat, bool automatic, bool later_trick, unsigned declarers,
                unsigned trump_setters, const std::array<int, 4>& values, int ace_value) {
  for (int value : values)
    if (value < 0 || value > 500) throw nb::value_error("the value of a marriage is out of range");
  if (ace_value < 0 || ace_value > 500) throw nb::value_error("the value of the ace marriage is out of range");
  Rules rules;
  rules.must_trump = must_trump;
  rules.must_beat = must_beat;
  rules.automatic = automatic;
  rules.later_trick = later_trick;
  rules.declarers = static_cast<std::uint8_t>(declarers & 7);
  rules.trump_setters = static_cast<std::uint8_t>(trump_setters & 7);
  for (int suit = 0; suit < kSuits; ++suit) rules.marriage_values[suit] = values[static_cast<std::size_t>(suit)];
  rules.ace_value = ace_value;
  new (self) Rules(rules);
}

void make_position(Position* self, const Rules& rules, const Masks& hands, int leader, std::optional<int> trump,
                   const Numbers& trick, bool may_marry, bool may_ace, const Numbers& pending, int last_points) {
  Position position;
  position.rules = rules;
  position.seats = checked_seats(hands);
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    position.hands[seat] = hands[seat] & ~kDeck ? ~Cards{0} : flip(hands[seat]);
  position.leader = leader;
  position.trump = trump ? *trump : kNoTrump;
  set_trick(position, trick);
  position.may_marry = may_marry;
  position.may_ace = may_ace;
  if (pending.size() > hands.size()) throw nb::value_error("more pending points than seats");
  for (std::size_t seat = 0; seat < pending.size(); ++seat) position.pending[seat] = pending[seat];
  position.last_points = last_points;
  require(position);
  new (self) Position(position);
}

Numbers seats_of(const Position& position, const int* values) { return Numbers(values, values + position.seats); }

nb::tuple hands_of(const Position& position) {
  if (position.seats == 2) return nb::make_tuple(flip(position.hands[0]), flip(position.hands[1]));
  return nb::make_tuple(flip(position.hands[0]), flip(position.hands[1]), flip(position.hands[2]));
}

std::vector<std::tuple<int, bool>> moves_of(const Position& position) {
  std::vector<std::tuple<int, bool>> out;
  if (position.over()) return out;
  const Moves moves = position.moves();
  for (int k = 0; k < moves.size; ++k) out.emplace_back(flip_card(moves.items[k].card), moves.items[k].declared);
  return out;
}

Position after(const Position& position, int card, bool declared) {
  const bool is_card = card >= 0 && card < kDeckSize;
  const Move move = {is_card ? flip_card(card) : kNoCard, declared};
  if (!position.allows(move)) throw nb::value_error("the move is not legal");
  Position next = position;
  next.play(move);
  return next;
}

int value(Context& context, const Position& position, unsigned side) {
  require_side(position, side);
  nb::gil_scoped_release unlocked;
  const std::lock_guard<std::mutex> guard(context.busy);
  return context.solver.value(position, side);
}

bool reaches(Context& context, const Position& position, unsigned side, int target) {
  require_side(position, side);
  nb::gil_scoped_release unlocked;
  const std::lock_guard<std::mutex> guard(context.busy);
  return context.solver.reaches(position, side, target);
}

std::vector<std::tuple<int, bool, int>> valued_moves(Context& context, const Position& position, unsigned side) {
  require_side(position, side);
  ValuedMoves moves;
  if (!position.over()) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard<std::mutex> guard(context.busy);
    moves = context.solver.moves(position, side);
  }
  std::vector<std::tuple<int, bool, int>> out;
  for (int k = 0; k < moves.size; ++k)
    out.emplace_back(flip_card(moves.items[k].move.card), moves.items[k].move.declared, moves.items[k].value);
  return out;
}

std::vector<std::tuple<int, int, bool>> line(Context& context, const Position& position, unsigned side) {
  require_side(position, side);
  std::vector<Step> steps;
  {
    nb::gil_scoped_release unlocked;
    const std::lock_guard<std::mutex> guard(context.busy);
    steps = context.solver.line(position, side);
  }
  std::vector<std::tuple<int, int, bool>> out;
  for (const Step& step : steps) out.emplace_back(step.seat, flip_card(step.move.card), step.move.declared);
  return out;
}

void bind_rules(nb::module_& module) {
  nb::enum_<MustBeat>(module, "MustBeat", "What a follower must beat when he can.")
      .value("OFF", MustBeat::kOff)
      .value("SUIT", MustBeat::kSuit)
      .value("SUIT_AND_TRUMP", MustBeat::kSuitAndTrump);
  nb::class_<Rules>(module, "Rules", "The options of the play that the search knows; masks of seats have bit `seat`.")
      .def("__init__", &make_rules, nb::kw_only(), "must_trump"_a = true, "must_beat"_a = MustBeat::kOff,
           "automatic"_a = true, "later_trick"_a = false, "declarers"_a = 7, "trump_setters"_a = 7,
           "marriage_values"_a = std::array<int, 4>{40, 60, 80, 100}, "ace_value"_a = 0);
}

void bind_position(nb::module_& module) {
  nb::class_<Position>(module, "Position", "A moment of the play with all cards open; never changed.")
      .def("__init__", &make_position, "rules"_a, "hands"_a, "leader"_a = 0, "trump"_a = nb::none(),
           "trick"_a = Numbers{}, nb::kw_only(), "may_marry"_a = true, "may_ace"_a = true, "pending"_a = Numbers{},
           "last_points"_a = 0)
      .def_prop_ro(
          "seats", [](const Position& p) { return p.seats; }, "How many seats play.")
      .def_prop_ro("hands", &hands_of, "The hands as masks.")
      .def_prop_ro(
          "leader", [](const Position& p) { return p.leader; }, "The seat that leads this trick.")
      .def_prop_ro("to_act", &Position::to_act, "The seat whose turn it is.")
      .def_prop_ro("over", &Position::over, "Whether all tricks are played.")
      .def_prop_ro(
          "trump", [](const Position& p) { return p.trump == kNoTrump ? std::nullopt : std::optional<int>(p.trump); },
          "The trump suit.")
      .def_prop_ro(
          "gained", [](const Position& p) { return nb::tuple(nb::cast(seats_of(p, p.gained))); },
          "What each seat has won since the position was made.")
      .def_prop_ro(
          "pending", [](const Position& p) { return nb::tuple(nb::cast(seats_of(p, p.pending))); },
          "Declared points of each seat that wait for a trick.")
      .def("moves", &moves_of, "Every move: its card and whether it is declared.")
      .def("after", &after, "card"_a, "declared"_a = false, "The position after a move.")
      .def(
          "perft", [](const Position& p, int depth) { return perft(p, depth); }, "depth"_a,
          "In how many ways the next cards can fall.");
}

void bind_solver(nb::module_& module) {
  nb::class_<Context>(module, "Solver",
                      "Exact play with open cards for a side: a mask of seats that work together against all others.")
      .def(nb::init<int, bool>(), "table_kilobytes"_a = 256, nb::kw_only(), "exact_only"_a = false)
      .def("value", &value, "position"_a, "side"_a, "The points that the side still gains.")
      .def("reaches", &reaches, "position"_a, "side"_a, "target"_a, "Whether the side still gains so much.")
      .def("moves", &valued_moves, "position"_a, "side"_a, "Every move with the points that the side gains after it.")
      .def("line", &line, "position"_a, "side"_a, "Best play to the end: seat, card, declared.")
      .def_prop_ro("nodes", [](Context& c) { return c.solver.nodes(); }, "Cards tried so far.");
}

}  // namespace
}  // namespace thousand

NB_MODULE(_kernel, module) {
  module.doc() = "Search with open cards, compiled.";
  thousand::bind_rules(module);
  thousand::bind_position(module);
  thousand::bind_solver(module);
  thousand::bind_batches(module);
  thousand::bind_honest(module);
  thousand::bind_foresight(module);
}
