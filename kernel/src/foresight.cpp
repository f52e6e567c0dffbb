#include "thousand/foresight.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "thousand/bounds.hpp"
#include "thousand/model.hpp"

namespace thousand {
namespace {

constexpr std::size_t kMostTurns = 12;
constexpr double kNothing = -std::numeric_limits<double>::infinity();

// A world some moves on. `total`: what the declarer gains in all if everybody plays best from here on.
struct State {
  Position position;
  const World* world;
  int total;
  std::uint64_t seen;  // the moves of the others since the seat's own
};

struct States {
  State* first;
  State* last;

  State* begin() const { return first; }
  State* end() const { return last; }
  std::size_t size() const { return static_cast<std::size_t>(last - first); }
};

class Foresight {
 public:
  Foresight(Solver& solver, const Wishes& wishes, std::uint64_t limit)
      : solver_(solver), wishes_(wishes), side_(1u << wishes.declarer), limit_(limit) {}

  Foreseen values(const std::vector<World>& worlds) {
    std::vector<State> states;
    for (const World& world : worlds) {
      states.push_back({world.position, &world, kUnknown, 0});
      std::fill(states.back().position.gained, states.back().position.gained + 3, 0);
    }
    const States all{states.data(), states.data() + states.size()};
    Choices choices = choices_of(all);
    Foreseen foreseen;
    foreseen.size = choices.moves.size;
    for (int k = 0; k < foreseen.size; ++k) {
      foreseen.moves[k] = choices.moves.items[k];
      foreseen.values[k] = value_of(all, choices, k, 0, kNothing);
    }
    foreseen.complete = complete_;
    return foreseen;
  }

 private:
  // The moves of the seat in states that look alike to it, with the totals that follow in each of them.
  struct Choices {
    Moves moves;
    std::vector<int> totals;
    double bounds[kDeckSize];

    const int* totals_of(int move, std::size_t states) const {
      return totals.data() + static_cast<std::size_t>(move) * states;
    }
  };

  Choices choices_of(const States& states) {
    Choices choices;
    choices.moves = states.first->position.moves();
    choices.totals.resize(static_cast<std::size_t>(choices.moves.size) * states.size());
    std::size_t place = 0;
    for (const State& state : states) {
      const int earned = state.position.gained[wishes_.declarer];
      const ValuedMoves valued =
          solver_.moves(state.position, side_, state.total == kUnknown ? kUnknown : state.total - earned);
      for (int k = 0; k < valued.size; ++k)
        choices.totals[static_cast<std::size_t>(k) * states.size() + place] = earned + valued.items[k].value;
      ++place;
    }
    for (int k = 0; k < choices.moves.size; ++k) {
      const int* totals = choices.totals_of(k, states.size());
      double& bound = choices.bounds[k] = 0;
      for (const State& state : states) bound += bound_of(state, *totals++);
    }
    return choices;
  }

  // The value of the best choice if it exceeds `floor`, else a bound from above.
  double best_value(const States& states, std::size_t depth, double floor) {
    if (spent()) return fallback(states);
    const Choices choices = choices_of(states);
    int order[kDeckSize];
    for (int k = 0; k < choices.moves.size; ++k) order[k] = k;
    std::stable_sort(order, order + choices.moves.size,
                     [&](int a, int b) { return choices.bounds[a] > choices.bounds[b]; });
    double best = kNothing;
    for (int k = 0; k < choices.moves.size; ++k) {
      const int choice = order[k];
      if (choices.bounds[choice] <= std::max(best, floor)) return std::max(best, choices.bounds[choice]);
      best = std::max(best, value_of(states, choices, choice, depth, std::max(best, floor)));
    }
    return best;
  }

  // The same of one choice: the others answer, and worlds in which they answer alike stay together.
  double value_of(const States& states, const Choices& choices, int choice, std::size_t depth, double floor) {
    std::vector<State>& next = pools_[depth];
    next.clear();
    const int* totals = choices.totals_of(choice, states.size());
    double value = 0;
    for (const State& state : states) {
      State after = state;
      after.total = *totals++;
      after.seen = 0;
      play(after, choices.moves.items[choice]);
      to_next_turn(after);
      if (after.position.over())
        value += worth(after);
      else
        next.push_back(after);
    }
    return value + value_of_groups(next, depth, floor - value);
  }

  double value_of_groups(std::vector<State>& next, std::size_t depth, double floor) {
    std::stable_sort(next.begin(), next.end(), [](const State& a, const State& b) { return a.seen < b.seen; });
    double value = 0, hope = 0;
    for (const State& state : next) hope += bound_of(state, state.total);
    for (State *first = next.data(), *end = first + next.size(); first != end;) {
      State* last = first;
      double bound = 0;
      for (; last != end && last->seen == first->seen; ++last) bound += bound_of(*last, last->total);
      hope -= bound;
      value += best_value({first, last}, depth + 1, floor - value - hope);
      if (value + hope <= floor) return value + hope;
      first = last;
    }
    return value;
  }

  void play(State& state, Move move) {
    ++steps_;
    state.position.play(move);
  }

  int to_gain(const State& state) const { return state.total - state.position.gained[wishes_.declarer]; }

  Move others_move(const State& state) { return model_move(solver_, state.position, side_, to_gain(state)); }

  void to_next_turn(State& state) {
    while (!state.position.over() && state.position.to_act() != wishes_.seat) {
      const Move move = others_move(state);
      state.seen = state.seen << 6 | static_cast<std::uint64_t>(move.card + 1 + 32 * move.declared);
      play(state, move);
    }
  }

  bool spent() {
    const bool spent = limit_ && steps_ >= limit_;
    if (spent) complete_ = false;
    return spent;
  }

  // What it is worth if the seat, too, sees all cards and plays as the others do.
  double fallback(const States& states) {
    double value = 0;
    for (State& state : states) {
      while (!state.position.over()) state.position.play(others_move(state));
      value += worth(state);
    }
    return value;
  }

  double worth_of_contract(const State& state, int points) const {
    if (points < state.world->need) return 0;
    return wishes_.seat == wishes_.declarer ? wishes_.made : -wishes_.made;
  }

  double worth(const State& state) const {
    const Position& end = state.position;
    double value = worth_of_contract(state, end.gained[wishes_.declarer]);
    for (int seat = 0; seat < end.seats; ++seat) value += wishes_.points[seat] * end.gained[seat];
    return state.world->weight * value;
  }

  // No play of the seat does better. Against the others, who play best, the declarer does not get more than `total`
  // by his own moves, nor less by a defender's.
  double bound_of(const State& state, int total) const {
    const Position& p = state.position;
    const int declarer = wishes_.declarer;
    const bool own = wishes_.seat == declarer;
    int cards = sum_of_points(p.in_play()) + p.last_points;
    for (int k = 0; k < p.trick_size; ++k) cards += points_of(p.trick[k]);
    double value = worth_of_contract(state, total), dearest = 0;
    const double weight = wishes_.points[declarer];
    const int most = own ? total : p.gained[declarer] + cards + declarations(p, declarer);
    const int least = own ? p.gained[declarer] : total;
    value += weight * (weight > 0 ? most : least);
    for (int seat = 0; seat < p.seats; ++seat) {
      const double point = wishes_.points[seat];
      if (seat == declarer) continue;
      value += point * (p.gained[seat] + (point > 0 ? declarations(p, seat) : 0));
      dearest = std::max(dearest, point);
    }
    if (!own) cards -= std::max(0, total - p.gained[declarer] - declarations(p, declarer));
    return state.world->weight * (value + dearest * cards);
  }

  // What a seat can still get by declarations, those that wait for a trick included.
  static int declarations(const Position& position, int seat) {
    if (!(position.rules.declarers >> seat & 1)) return position.pending[seat];
    const Cards hand = position.hands[seat];
    return position.pending[seat] + marriages_worth(position.rules, hand) +
           (all_aces_in(hand) ? position.rules.ace_value : 0);
  }

  Solver& solver_;
  const Wishes& wishes_;
  unsigned side_;
  std::uint64_t limit_;
  std::uint64_t steps_ = 0;
  bool complete_ = true;
  std::array<std::vector<State>, kMostTurns> pools_;  // states after a choice, by the turns before it
};

}  // namespace

Foreseen foresee(Solver& solver, const Wishes& wishes, const std::vector<World>& worlds, std::uint64_t limit) {
  return Foresight(solver, wishes, limit).values(worlds);
}

}  // namespace thousand
