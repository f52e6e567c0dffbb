#include "thousand/solver.hpp"

#include "searches.hpp"

namespace thousand {
namespace {

bool is_usual(const Position& position) {
  const Rules& rules = position.rules;
  return position.seats == 3 && !rules.exact_only && rules.must_trump && rules.must_beat == MustBeat::kOff &&
         !rules.later_trick && !rules.ace_value && !position.last_points && rules.declarers == 7 &&
         (rules.trump_setters == 7 || !rules.trump_setters);
}

const Searches& searches_for(const Position& position, bool single_max) {
  if (position.seats == 2) return kTwoSeats;
  if (!is_usual(position)) return kThreeSeats[single_max];
  const int kind = !position.rules.trump_setters ? 2 : position.rules.automatic ? 0 : 1;
  return kUsual[single_max][kind];
}

// The seat that is alone against the others, or alone on its side.
int single_of(const Position& position, unsigned side) {
  const unsigned all = (1u << position.seats) - 1;
  return lowest(count(side) == 1 ? side : all & ~side);
}

bool single_max(unsigned side) { return count(side) == 1; }

std::uint8_t turned(std::uint8_t mask, int by, int seats) {
  const unsigned all = (1u << seats) - 1, cut = mask & all;
  return static_cast<std::uint8_t>((cut >> by | cut << (seats - by)) & all);
}

// The same position with the single seat as seat 0.
Position turned(const Position& position, int single) {
  Position out = position;
  for (int seat = 0; seat < position.seats; ++seat) {
    const int from = (seat + single) % position.seats;
    out.hands[seat] = position.hands[from];
    out.pending[seat] = position.pending[from];
    out.gained[seat] = 0;
  }
  out.leader = (position.leader + position.seats - single) % position.seats;
  out.rules.declarers = turned(position.rules.declarers, single, position.seats);
  out.rules.trump_setters = turned(position.rules.trump_setters, single, position.seats);
  return out;
}

}  // namespace

Position Solver::seen_by(const Position& position, unsigned side) {
  const Subject subject{position.rules, position.seats, side};
  if (!keeps_ || !(subject == subject_)) table_.forget();
  subject_ = subject;
  Position seen = turned(position, single_of(position, side));
  seen.rules.exact_only = exact_only_;
  return seen;
}

int Solver::value(const Position& position, unsigned side) {
  const Position seen = seen_by(position, side);
  return searches_for(seen, single_max(side)).value(table_, seen, nodes_);
}

bool Solver::reaches(const Position& position, unsigned side, int target) {
  const Position seen = seen_by(position, side);
  return searches_for(seen, single_max(side)).bound(table_, seen, target, nodes_) >= target;
}

bool Solver::reaches_after(const Position& position, unsigned side, Move move, int target) {
  if (target <= 0) return true;
  const Position seen = seen_by(position, side);
  return searches_for(seen, single_max(side)).move_bound(table_, seen, move, target, nodes_) >= target;
}

ValuedMoves Solver::moves(const Position& position, unsigned side, int value) {
  const Position seen = seen_by(position, side);
  return searches_for(seen, single_max(side)).moves(table_, seen, value, nodes_);
}

std::vector<Step> Solver::line(const Position& position, unsigned side) {
  std::vector<Step> steps;
  Position at = position;
  while (!at.over()) {
    const ValuedMoves valued = moves(at, side);
    const int seat = at.to_act();
    const bool max = side >> seat & 1;
    Valued best = valued.items[0];
    for (int k = 1; k < valued.size; ++k)
      if (max ? valued.items[k].value > best.value : valued.items[k].value < best.value) best = valued.items[k];
    steps.push_back({seat, best.move});
    at.play(best.move);
  }
  return steps;
}

}  // namespace thousand
