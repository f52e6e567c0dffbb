// From questions about a position to null windows: exact values, values of moves.
#pragma once

#include <algorithm>
#include <cstdint>

#include "position.hpp"
#include "search.hpp"
#include "table.hpp"

namespace thousand {

constexpr int kUnknown = -1;

// A move with the points that the side still gains after it (its own trick and declaration included).
struct Valued {
  Move move;
  int value = 0;
};

struct ValuedMoves {
  int size = 0;
  Valued items[24];
};

// The searches of one policy. Positions come turned: seat 0 is the single one.
struct Searches {
  int (*value)(Table&, const Position&, std::uint64_t& nodes);
  int (*bound)(Table&, const Position&, int need, std::uint64_t& nodes);
  int (*move_bound)(Table&, const Position&, Move, int need, std::uint64_t& nodes);
  ValuedMoves (*moves)(Table&, const Position&, int value, std::uint64_t& nodes);
};

// Finds the value between two bounds with questions "at least so much?": from a guess in growing steps until it is
// enclosed, then by halves.
template <class Ask>
int zoom(int low, int high, int guess, int step, Ask ask) {
  bool above = false, below = false;
  int need = guess;
  while (low < high) {
    need = std::min(std::max(need, low + 1), high);
    const int answer = ask(need);
    if (answer >= need) {
      low = answer;
      above = true;
    } else {
      high = answer;
      below = true;
    }
    if (above && below) {
      need = (low + high + 1) / 2;
    } else {
      need = above ? low + step : high - step + 1;
      step = std::min(step * 2, kInfinity);
    }
  }
  return low;
}

// A first guess of what a leading single hand gains, fitted to solved deals (it steers, it never decides).
inline int guess_of(const Rules& rules, Cards hand, Cards others) {
  int top_points = 0, tops = 0, low = 0, longest = 0, dearest = 0, marriages = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards own = hand & kSuitCards[suit];
    if (!own) continue;
    const Cards top = masters(own, suit, others);
    longest = std::max(longest, count(own));
    top_points += sum_of_points(top);
    tops += count(top);
    if (top) low += count(own) - count(top);
    if ((own & kPairs[suit]) == kPairs[suit]) {
      dearest = std::max(dearest, rules.marriage_values[suit]);
      marriages += rules.marriage_values[suit];
    }
  }
  double guess = -48 + 0.32 * sum_of_points(hand) + 1.4 * top_points + 1.3 * tops + 4.3 * low + 9.0 * longest;
  if (tops) guess += 0.98 * dearest + 0.47 * (marriages - dearest);
  return guess < 0 ? 0 : static_cast<int>(guess);
}

template <class Policy>
class Driver {
 public:
  static int value(Table& table, const Position& position, std::uint64_t& nodes) {
    Driver driver(table, position);
    const int value = driver.find_value();
    nodes += driver.search_.nodes();
    return value;
  }

  static int bound(Table& table, const Position& position, int need, std::uint64_t& nodes) {
    Driver driver(table, position);
    const int answer = driver.ask(need);
    nodes += driver.search_.nodes();
    return answer;
  }

  static int move_bound(Table& table, const Position& position, Move move, int need, std::uint64_t& nodes) {
    Driver driver(table, position);
    const int answer = driver.ask_move(move, need);
    nodes += driver.search_.nodes();
    return answer;
  }

  // Every move, each with a window that a neighbour's value has narrowed, or that of the position, if it is known.
  static ValuedMoves moves(Table& table, const Position& position, int value, std::uint64_t& nodes) {
    Driver driver(table, position);
    const ValuedMoves valued = driver.value_moves(value);
    nodes += driver.search_.nodes();
    return valued;
  }

  static constexpr Searches searches() { return {value, bound, move_bound, moves}; }

 private:
  Driver(Table& table, const Position& position)
      : position_(position),
        search_(table, position.rules, position.hands, position.pending, position.last_points),
        in_play_(position.in_play()),
        rest_(sum_of_points(in_play_)) {
    for (int k = 0; k < position.trick_size; ++k) rest_ += points_of(position.trick[k]);
    restrict_lead();
  }

  void restrict_lead() {
    if (position_.trick_size) return;
    const Cards hand = position_.hands[position_.leader];
    const bool lost_pairs = !position_.may_marry && search_.live_pairs(position_.leader, hand);
    const bool lost_aces = !position_.may_ace && search_.live_aces(position_.leader, hand);
    if (lost_pairs || lost_aces) search_.restrict_lead(in_play_, position_.may_marry, position_.may_ace);
  }

  // Whether the deal looks like those that the guess was fitted to.
  bool can_guess() const {
    return Policy::seats == 3 && Policy::single_max && !position_.trick_size && position_.leader == 0;
  }
  int guess() const { return guess_of(position_.rules, position_.hands[0], position_.hands[1] | position_.hands[2]); }

  int find_value() {
    const auto question = [&](int need) { return ask(need); };
    const int high = ceiling();
    return can_guess() ? zoom(0, high, guess(), 8, question) : zoom(0, high, (high + 1) / 2, kInfinity, question);
  }

  int ceiling() const { return search_.ceiling(in_play_, rest_); }

  int ask(int need) {
    if (need <= 0 || position_.over()) return 0;
    const Position& p = position_;
    if (p.trick_size == 0) return search_.trick(in_play_, rest_, p.trump, p.leader, need);
    if (p.trick_size == 1) return search_.after_lead(in_play_, rest_, p.trump, p.leader, need, p.trick[0]);
    return search_.after_reply(in_play_, rest_, p.trump, p.to_act(), need, p.trick[0], p.trick[1], p.best_place());
  }

  int ask_move(Move move, int need) {
    const Position& p = position_;
    const int seat = p.to_act();
    if (p.trick_size == 0) {
      constexpr auto max = &Search<Policy>::template lead_value<true>;
      constexpr auto min = &Search<Policy>::template lead_value<false>;
      return (search_.*(search_.is_max(seat) ? max : min))(in_play_, rest_, p.trump, seat, need, move.card,
                                                           move.declared);
    }
    const Cards after = in_play_ ^ bit(move.card), best = bit(p.trick[p.best_place()]);
    const bool takes = beaters(best, suit_of(p.trick[0]), p.trump) & bit(move.card);
    if (p.trick_size < p.seats - 1)
      return search_.after_reply(after, rest_, p.trump, search_.next(seat), need, p.trick[0], move.card, takes);
    int points = points_of(move.card);
    for (int k = 0; k < p.trick_size; ++k) points += points_of(p.trick[k]);
    const int winner = takes ? seat : (p.leader + p.best_place()) % p.seats;
    return search_.full(after, rest_ - points, p.trump, winner, points, need);
  }

  ValuedMoves value_moves(int value) {
    ValuedMoves valued;
    const Position& p = position_;
    const int seat = p.to_act(), known_low = value != kUnknown && !search_.is_max(seat) ? value : 0;
    const int known_high = value != kUnknown && search_.is_max(seat) ? value : ceiling();
    const Cards hand = p.hands[seat], pairs = search_.live_pairs(seat, hand), aces = search_.live_aces(seat, hand);
    Cards others = in_play_ & ~hand;
    for (int k = 0; k < p.trick_size; ++k) others |= bit(p.trick[k]);
    Tried tried[2];
    const Moves moves = p.moves();
    int expected = value != kUnknown ? value : can_guess() ? guess() : (known_high + 1) / 2;
    int step = value != kUnknown || can_guess() ? 8 : 24;
    for (int k = 0; k < moves.size; ++k) {
      const Move move = moves.items[k];
      int low = known_low, top = known_high;
      const Cards run = Policy::exact_only(p.rules) ? 0
                                                    : Search<Policy>::neighbours(move.card, hand, others, pairs, aces) &
                                                          tried[move.declared].cards;
      if (run) {
        const int twin = highest(run), known = tried[move.declared].values[twin];
        const int difference = std::abs(points_of(move.card) - points_of(twin));
        low = std::max(low, known - difference);
        top = std::min(top, known + difference);
        expected = known;
        step = 1;
      }
      expected = zoom(low, top, expected, step, [&](int need) { return ask_move(move, need); });
      step = 4;
      tried[move.declared].note(move.card, expected);
      valued.items[valued.size++] = {move, expected};
    }
    return valued;
  }

  const Position& position_;
  Search<Policy> search_;
  Cards in_play_;
  int rest_;
};

}  // namespace thousand
