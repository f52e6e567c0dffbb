// The search: null windows over the points that one side still gains (docs/reference/kernel.md).
//
// Seats are turned: 0 is the single one, 1 and 2 the pair (with two seats 1 alone). `need` is the question "does the
// side get at least so much?"; every function answers with a bound: a value of at least `need` is a lower bound of
// the truth, a smaller one an upper bound. `rest` are the card points still to be won, the trick on the table included.
#pragma once

#include <cstdint>

#include "bounds.hpp"
#include "cards.hpp"
#include "rules.hpp"
#include "table.hpp"

namespace thousand {

constexpr int kInfinity = 1 << 20;
constexpr int kMostPoints = 3500;  // more than any deal is worth, and within the twelve bits of a stored bound
constexpr int kDeclaredBit = 32;   // of the code of a lead: card + 32 if declared

// Moves with a score, taken the best first. Frames of the search are kept small: they share the first cache with the
// tables.
template <int Most>
class Ordered {
 public:
  void add(int code, int score) { keys_[size_++] = score * 64 + code; }
  int size() const { return size_; }
  int take(int from) {
    int best = from;
    for (int k = from + 1; k < size_; ++k)
      if (keys_[k] > keys_[best]) best = k;
    const int key = keys_[best];
    keys_[best] = keys_[from];
    keys_[from] = key;
    return key & 63;
  }

 private:
  int size_ = 0;
  int keys_[Most];
};

// Bounds of moves already tried in a node, for their neighbours.
struct Tried {
  Cards cards = 0;
  std::int16_t values[kDeckSize];

  void note(int card, int value) {
    cards |= bit(card);
    values[card] = static_cast<std::int16_t>(value);
  }
};

template <class Policy>
class Search {
 public:
  static constexpr int kSeats = Policy::seats;
  static constexpr int kMostCards = kSeats == 3 ? 8 : 12;
  using Answers = Ordered<kMostCards>;
  static constexpr int kWays = Policy::choices ? 2 : 1;  // to lead a card: without and with a declaration
  using Leads = Ordered<kWays * kMostCards>;

  Search(Table& table, const Rules& rules, const Cards* hands, const int* pending, int last_points)
      : table_(table), rules_(rules), last_points_(last_points) {
    for (int seat = 0; seat < 3; ++seat) {
      hands_[seat] = hands[seat];
      pending_[seat] = is_max(seat) ? pending[seat] : 0;
    }
    salt_ = static_cast<std::uint64_t>(last_points) << 54;
  }

  // The leader of the position with these cards may not declare a marriage, or not the aces.
  void restrict_lead(Cards in_play, bool may_marry, bool may_ace) {
    restricted_ = in_play;
    may_marry_ = may_marry;
    may_ace_ = may_ace;
  }

  std::uint64_t nodes() const { return nodes_; }

  static constexpr bool is_max(int seat) { return (seat == 0) == Policy::single_max; }
  static int next(int seat) { return seat + 1 == kSeats ? 0 : seat + 1; }

  // Whether pairs of this seat make a difference: they count for its side or turn trump.
  bool matters(int seat) const {
    return Policy::may_declare(rules_, seat) && (is_max(seat) || Policy::sets_trump(rules_, seat));
  }
  Cards live_pairs(int seat, Cards hand) const { return matters(seat) ? pairs_in(hand) : 0; }
  Cards live_aces(int seat, Cards hand) const {
    return Policy::ace_value(rules_) && matters(seat) ? all_aces_in(hand) : 0;
  }

  // What declarations of the maximising side can still bring, and what waits for a trick.
  int hopes(Cards in_play) const {
    if (Policy::single_max) return hopes_of(0, in_play & hands_[0]);
    return hopes_of(1, in_play & hands_[1]) + hopes_of(2, in_play & hands_[2]);
  }

  // A position between tricks.
  int trick(Cards in_play, int rest, int trump, int leader, int need) {
    if (need <= 0 || !in_play) return 0;
    const int hope = Policy::exact_only(rules_) ? kMostPoints : hopes(in_play);
    if (rest + hope + last() < need) return rest + hope + last();
    return open_trick(in_play, rest, trump, leader, need, hope);
  }

  // The answers to a lead.
  int after_lead(Cards in_play, int rest, int trump, int leader, int need, int lead) {
    const int seat = next(leader);
    if (kSeats == 2)
      return seat == 0 ? close<true>(in_play, rest, trump, 0, need, lead, lead, false)
                       : close<false>(in_play, rest, trump, 1, need, lead, lead, false);
    return seat == 0 ? answer<true>(in_play, rest, trump, 0, need, lead)
                     : answer<false>(in_play, rest, trump, seat, need, lead);
  }

  // The last card of a trick of three, after `lead` and `reply`.
  int after_reply(Cards in_play, int rest, int trump, int seat, int need, int lead, int reply, bool replied) {
    return seat == 0 ? close<true>(in_play, rest, trump, 0, need, lead, reply, replied)
                     : close<false>(in_play, rest, trump, seat, need, lead, reply, replied);
  }

  // A trick is full: its points, and what waited for it, go to the winner.
  int full(Cards in_play, int rest, int trump, int winner, int points, int need) {
    if (!is_max(winner)) return trick(in_play, rest, trump, winner, need);
    int gain = points;
    if (Policy::last_points(1) && !in_play) gain += last();
    if (!Policy::later_trick(rules_) || !pending_[winner])
      return gain + trick(in_play, rest, trump, winner, need - gain);
    const int waited = pending_[winner];
    pending_[winner] = 0;
    gain += waited;
    const int value = gain + trick(in_play, rest, trump, winner, need - gain);
    pending_[winner] = waited;
    return value;
  }

  // More than this cannot be had.
  int ceiling(Cards in_play, int rest) const {
    return Policy::exact_only(rules_) ? kMostPoints : rest + hopes(in_play) + last();
  }

  // A lead of a position between tricks.
  template <bool Max>
  int lead_value(Cards in_play, int rest, int trump, int leader, int need, int card, bool declared) {
    ++nodes_;
    int bonus = 0;
    if (declared) {
      if (Policy::sets_trump(rules_, leader)) trump = suit_of(card);
      if (Max) bonus = declared_worth(card);
    }
    if (Policy::later_trick(rules_) && bonus) {
      pending_[leader] += bonus;
      const int value = after_lead(in_play ^ bit(card), rest, trump, leader, need, card);
      pending_[leader] -= bonus;
      return value;
    }
    if (need <= bonus) return bonus;
    return bonus + after_lead(in_play ^ bit(card), rest, trump, leader, need - bonus, card);
  }

  // What a declaration is worth, and the cards next to `card` in a hand that may stand for it: no card of another
  // seat lies between them, and they take part in the same pair, or in none. (No two cards of a suit have equal
  // points, so a neighbour gives a bound, never the value.)
  int declared_worth(int card) const {
    return bit(card) & kAces ? Policy::ace_value(rules_) : rules_.marriage_values[suit_of(card)];
  }
  static Cards neighbours(int card, Cards hand, Cards others, Cards pairs, Cards aces) {
    const Cards suit = kSuitCards[suit_of(card)], own = bit(card);
    if (aces & own) return 0;
    const Cards above = others & suit & ~((own << 1) - 1), below = others & suit & (own - 1);
    Cards run = hand & suit & ~aces;
    if (above) run &= (above & -above) - 1;
    if (below) run &= ~((2u << highest(below)) - 1);
    return run & (pairs & own ? pairs : ~pairs);
  }

 private:
  int last() const { return Policy::last_points(last_points_); }

  int hopes_of(int seat, Cards hand) const {
    int sum = Policy::may_declare(rules_, seat) ? marriages_worth(rules_, hand) : 0;
    if (Policy::ace_value(rules_) && live_aces(seat, hand)) sum += Policy::ace_value(rules_);
    if (Policy::later_trick(rules_)) sum += pending_[seat];
    return sum;
  }

  int waiting() const {
    int sum = 0;
    if (Policy::later_trick(rules_))
      for (int seat = 0; seat < kSeats; ++seat)
        if (is_max(seat)) sum += pending_[seat];
    return sum;
  }

  std::uint64_t pattern(Cards in_play, const Cards* hands, int trump, int leader) const {
    std::uint64_t rest = salt_ | static_cast<std::uint64_t>(trump | leader << 3);
    if (Policy::later_trick(rules_))
      rest |= static_cast<std::uint64_t>(pending_[0] | pending_[1] << 12) << 6 | static_cast<std::uint64_t>(pending_[2])
                                                                                     << 30;
    if (Policy::exact_only(rules_)) return mixed(in_play, rest);
    Cards live = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
      if (matters(seat)) live |= pair_queens(hands[seat]);
      if (Policy::ace_value(rules_) && live_aces(seat, hands[seat])) rest |= 32;
    }
    std::uint64_t suits = 0;
    for (int suit = 0; suit < kSuits; ++suit)
      suits |= owners(in_suit(in_play, suit), in_suit(hands[1], suit), in_suit(hands[2], suit)) << 16 * suit;
    for (; live; live &= live - 1) {
      const int suit = suit_of(lowest(live));
      suits |= place_of_pair(in_suit(in_play, suit)) << 16 * suit;
    }
    return mixed(suits, rest);
  }

  // Each hand has one card: the winner takes all that is left.
  int last_trick(Cards in_play, int rest, int trump, int leader) const {
    int winner = leader, seat = leader;
    Cards best = in_play & hands_[leader];
    const int led = suit_of(lowest(best));
    for (int k = 1; k < kSeats; ++k) {
      seat = next(seat);
      const Cards card = in_play & hands_[seat];
      if (card & beaters(best, led, trump)) {
        best = card;
        winner = seat;
      }
    }
    if (!is_max(winner)) return 0;
    return rest + last() + (Policy::later_trick(rules_) ? pending_[winner] : 0);
  }

  // Bounds from the table, shifted if they were found with other cards. True if they settle the question.
  bool recall(const Table::Bucket& bucket, std::uint64_t tag, Cards in_play, int need, Known& known,
              bool& exact) const {
    for (const Table::Entry& entry : bucket.entries) {
      if (entry.tag != tag) continue;
      Known found = entry.known();
      if (found.cards != in_play) {
        if (Policy::exact_only(rules_)) continue;
        const Shift shift = shift_between(in_play, found.cards);
        found.lower -= shift.down;
        found.upper += shift.up;
      } else {
        exact = true;
      }
      if (found.lower > known.lower) known.lower = found.lower;
      if (found.upper < known.upper) known.upper = found.upper;
      if (known.lower >= need || known.upper < need) return true;
      if (known.move == kNoMove && found.move != kNoMove) known.move = lead_at(in_play, found.move);
    }
    return false;
  }

  // A lead is kept as the place of its card among those in play, so that it fits all cards of the pattern.
  static int lead_at(Cards in_play, int place) {
    for (int k = place & 31; k; --k) in_play &= in_play - 1;
    return lowest(in_play) | (place & kDeclaredBit);
  }
  static int place_of(Cards in_play, int code) { return count(in_play & (bit(code & 31) - 1)) | (code & kDeclaredBit); }

  int lower_bound(const Cards* hands, int trump, int leader, bool restricted) const {
    if (is_max(leader)) {
      Cashing<Policy> cashing(rules_, hands[leader], hands[next(leader)], other(hands, leader), trump, leader);
      const bool marries = Policy::may_declare(rules_, leader) && !(restricted && !may_marry_);
      const bool aces = Policy::ace_value(rules_) && !(restricted && !may_ace_) && live_aces(leader, hands[leader]);
      return cashing.points(marries ? pair_queens(hands[leader]) : 0, aces);
    }
    int bound = 0;
    for (int seat = 0; seat < kSeats; ++seat)
      if (is_max(seat) && (hands[seat] & kSuitCards[trump]) && !others_turn_trump(hands, seat, trump)) {
        const int sure = top_trumps(hands[seat], hands[next(seat)], other(hands, seat), trump);
        if (sure > bound) bound = sure;
      }
    return bound;
  }

  static Cards other(const Cards* hands, int seat) { return kSeats == 2 ? 0 : hands[next(next(seat))]; }

  bool others_turn_trump(const Cards* hands, int seat, int trump) const {
    for (int k = 0; k < kSeats; ++k)
      if (k != seat && can_turn_trump<Policy>(rules_, hands[k], k, trump)) return true;
    return false;
  }

  int upper_bound_of(const Cards* hands, int rest, int trump, int leader, int hope) const {
    const int waits = waiting();
    const Cards hand = hands[leader];
    const int base = rest + last() + waits;
    if (Policy::single_max)
      return upper_bound<Policy>(rules_, hand, hands[0], kSeats == 2 ? 0 : hands[3 - leader], false, base, hope - waits,
                                 trump);
    return upper_bound<Policy>(rules_, hand, hands[1], hands[2], true, base, hope - waits, trump);
  }

  int open_trick(Cards in_play, int rest, int trump, int leader, int need, int hope) {
    const Cards hands[3] = {in_play & hands_[0], in_play & hands_[1], kSeats == 2 ? 0 : in_play & hands_[2]};
    const Cards hand = in_play & hands_[leader];
    if (!(hand & (hand - 1))) return last_trick(in_play, rest, trump, leader);

    const bool restricted = in_play == restricted_, max = is_max(leader);
    Known known{in_play, 0, rest + hope + last(), kNoMove};
    bool exact = Policy::exact_only(rules_);
    // What a leader of the side can cash mostly settles the question, and is seen sooner than the table is asked.
    if (max && !exact) {
      known.lower = lower_bound(hands, trump, leader, restricted);
      if (known.lower >= need) return known.lower;
    }
    const std::uint64_t key = pattern(in_play, hands, trump, leader), tag = table_.tag(key);
    Table::Bucket& bucket = table_.bucket(key);
    if (!restricted && recall(bucket, tag, in_play, need, known, exact))
      return known.lower >= need ? known.lower : known.upper;
    if (!max && !exact) {
      const int lower = lower_bound(hands, trump, leader, restricted);
      if (lower >= need) return lower;
      if (lower > known.lower) known.lower = lower;
      const int upper = upper_bound_of(hands, rest, trump, leader, hope);
      if (upper < need) return upper;
      if (upper < known.upper) known.upper = upper;
    }
    int best = known.move;
    const int value = leader == 0 ? lead<true>(in_play, rest, trump, 0, need, hand, restricted, best)
                                  : lead<false>(in_play, rest, trump, leader, need, hand, restricted, best);
    if (restricted) return value;
    if (value >= need) {
      if (value > known.lower) known.lower = value;
    } else if (value < known.upper) {
      known.upper = value;
    }
    known.move = best == kNoMove ? kNoMove : place_of(in_play, best);
    Table::keep(bucket, tag, known);
    return value;
  }

  // A neighbour already tried bounds this move; true if that is enough to leave it out.
  template <bool Max>
  static bool settled_by(Cards run, const Tried& tried, int card, int need, int& best) {
    for (; run; run &= run - 1) {
      const int twin = lowest(run);
      int difference = points_of(card) - points_of(twin);
      if (difference < 0) difference = -difference;
      if (Max) {
        const int bound = tried.values[twin] + difference;
        if (bound < need) {
          if (bound > best) best = bound;
          return true;
        }
      } else {
        const int bound = tried.values[twin] - difference;
        if (bound >= need) {
          if (bound < best) best = bound;
          return true;
        }
      }
    }
    return false;
  }

  template <bool Max>
  bool settled(const Tried& tried, int card, Cards hand, Cards others, Cards pairs, Cards aces, int need,
               int& best) const {
    if (Policy::exact_only(rules_) || !(tried.cards & kSuitCards[suit_of(card)])) return false;
    const Cards run = neighbours(card, hand, others, pairs, aces) & tried.cards;
    return run && settled_by<Max>(run, tried, card, need, best);
  }

  // What the leader may lead, scored, without the lead that is `known` already.
  template <bool Single>
  void order_leads(Leads& leads, Cards in_play, int trump, int leader, Cards hand, Cards pairs, Cards open_pairs,
                   Cards open_aces, int known) const {
    constexpr bool max = Single == Policy::single_max;
    const Cards single = in_play & hands_[0], foes = Single ? in_play & ~hand : single;
    const Cards mate = in_play & ~hand & ~single;
    const Cards trumps = kSuitCards[trump];
    for (int suit = 0; suit < kSuits; ++suit) {
      const Cards own = hand & kSuitCards[suit], against = foes & kSuitCards[suit];
      if (!own) continue;
      const Cards top = against ? own & ~((2u << highest(against)) - 1) : own;
      int for_top = Single ? 200 : 100, for_low = 0, for_all = 0;
      if (Single) {
        if (suit != trump && (foes & trumps)) for_top -= 100;
        if (suit == trump) for_top += 30;
      } else {
        if (suit != trump && (single & trumps) && !against) for_top -= 150;
        if (against && (mate & kSuitCards[suit]) > against) for_low = 80;
        if (!against && !(single & trumps)) for_all = 40;
      }
      for (Cards left = own; left; left &= left - 1) {
        const int card = lowest(left);
        const Cards mask = bit(card);
        int score = for_all + (mask & top ? for_top + points_of(card) : for_low - 2 * points_of(card));
        if (Single && !(mask & top) && (mask & pairs)) score -= 100;
        const bool declarable = mask & (open_pairs | open_aces);
        if (declarable) {
          const int bonus = max ? 60 + declared_worth(card) : -5;
          if ((card | kDeclaredBit) != known) leads.add(card | kDeclaredBit, score + bonus);
        }
        if (card != known && (!declarable || has_choice(leader, suit, trump, mask & open_aces))) leads.add(card, score);
      }
    }
  }

  // Whether leading a card without declaring it is worth a look: only where the declaration would turn trump.
  bool has_choice(int leader, int suit, int trump, bool ace) const {
    if (Policy::automatic(rules_) && !ace) return false;
    return Policy::sets_trump(rules_, leader) && suit != trump;
  }

  template <bool Single>
  int lead(Cards in_play, int rest, int trump, int leader, int need, Cards hand, bool restricted, int& best_lead) {
    constexpr bool max = Single == Policy::single_max;
    const Cards others = in_play & ~hand, pairs = live_pairs(leader, hand), aces = live_aces(leader, hand);
    const Cards open_pairs = restricted && !may_marry_ ? 0 : pairs, open_aces = restricted && !may_ace_ ? 0 : aces;
    const int known = best_lead;
    int best = max ? -1 : kInfinity;
    Tried tried[kWays];
    const auto settles = [&](int code) {
      const int card = code & 31, declared = code >> 5;
      const int value = lead_value<max>(in_play, rest, trump, leader, need, card, declared);
      tried[Policy::choices ? declared : 0].note(card, value);
      if (max ? value > best : value < best) {
        best = value;
        best_lead = code;
      }
      return max ? best >= need : best < need;
    };
    // The best lead of an earlier search mostly settles it, and then the others need not even be listed.
    if (known != kNoMove && settles(known)) return best;
    Leads leads;
    order_leads<Single>(leads, in_play, trump, leader, hand, pairs, open_pairs, open_aces, known);
    for (int k = 0; k < leads.size(); ++k) {
      const int code = leads.take(k), card = code & 31;
      if (settled<max>(tried[Policy::choices ? code >> 5 : 0], card, hand, others, pairs, aces, need, best)) continue;
      if (settles(code)) return best;
    }
    return best;
  }

  // The second of three cards.
  template <bool Single>
  int answer(Cards in_play, int rest, int trump, int seat, int need, int lead) {
    constexpr bool max = Single == Policy::single_max;
    const int led = suit_of(lead);
    const Cards hand = in_play & hands_[seat], lead_mask = bit(lead);
    const Cards legal = answers<Policy>(rules_, hand, led, lead_mask, trump);
    const Cards others = (in_play & ~hand) | lead_mask, taking = beaters(lead_mask, led, trump);
    const Cards pairs = live_pairs(seat, hand), aces = live_aces(seat, hand);
    Answers moves;
    if (legal & (legal - 1))
      order_answers<Single>(moves, in_play & hands_[next(seat)], legal, lead_mask, led, trump, seat, pairs);
    else
      moves.add(lowest(legal), 0);
    int best = max ? -1 : kInfinity;
    Tried tried;
    for (int k = 0; k < moves.size(); ++k) {
      const int card = moves.take(k);
      if (settled<max>(tried, card, hand, others, pairs, aces, need, best)) continue;
      ++nodes_;
      const bool takes = bit(card) & taking;
      const int after = next(seat);
      const Cards left = in_play ^ bit(card);
      const int value = !Single && after == 0 ? close<true>(left, rest, trump, 0, need, lead, card, takes)
                                              : close<false>(left, rest, trump, after, need, lead, card, takes);
      tried.note(card, value);
      if (max ? value > best : value < best) best = value;
      if (max ? best >= need : best < need) return best;
    }
    return best;
  }

  // Points into a trick that one's side wins, the lowest card into another; a pair is not broken lightly.
  template <bool Single>
  void order_answers(Answers& moves, Cards third_hand, Cards legal, Cards lead, int led, int trump, int seat,
                     Cards pairs) const {
    const Cards taking = beaters(lead, led, trump);
    const Cards third = answers<Policy>(rules_, third_hand, led, lead, trump);
    const bool third_takes = third & taking;
    for (Cards left = legal; left; left &= left - 1) {
      const int card = lowest(left), points = points_of(card);
      const Cards mask = bit(card);
      const bool takes = mask & taking;
      int score;
      if (Single) {
        if (takes)
          score = third & beaters(mask, led, trump) ? 40 - 3 * points : 103 + points;
        else
          score = 50 - 3 * points;
        if (mask & pairs) score -= 60;
      } else {
        const bool ours =
            seat == 1 ? takes || third_takes : !(takes ? (third & beaters(mask, led, trump)) != 0 : third_takes);
        score = ours ? 100 + points + (takes ? 3 : 0) : 50 - 3 * points;
        if (mask & pairs) score -= 5;
      }
      moves.add(card, score);
    }
  }

  // The last card of a trick: `replied` tells that `reply` and not `lead` wins it so far.
  template <bool Single>
  int close(Cards in_play, int rest, int trump, int seat, int need, int lead, int reply, bool replied) {
    constexpr bool max = Single == Policy::single_max;
    const int led = suit_of(lead), before = seat == 0 ? kSeats - 1 : seat - 1;
    const int holder = kSeats == 2 || replied ? before : next(seat);
    const Cards hand = in_play & hands_[seat], best_card = bit(replied ? reply : lead);
    const Cards legal = answers<Policy>(rules_, hand, led, best_card, trump), taking = beaters(best_card, led, trump);
    const int on_table = points_of(lead) + (kSeats == 2 ? 0 : points_of(reply));
    if (!(legal & (legal - 1))) {
      ++nodes_;
      const int points = on_table + points_of(lowest(legal));
      return full(in_play ^ legal, rest - points, trump, legal & taking ? seat : holder, points, need);
    }
    const Cards others = (in_play & ~hand) | bit(lead) | bit(reply);
    const Cards pairs = live_pairs(seat, hand), aces = live_aces(seat, hand);
    const bool partner_wins = kSeats == 3 && !Single && holder != 0;
    Answers moves;
    for (Cards left = legal; left; left &= left - 1) {
      const int card = lowest(left), points = points_of(card);
      int score = (bit(card) & taking) || partner_wins ? 100 + points : 50 - 3 * points;
      if (bit(card) & pairs) score -= Single ? 60 : 5;
      moves.add(card, score);
    }
    int best = max ? -1 : kInfinity;
    Tried tried;
    for (int k = 0; k < moves.size(); ++k) {
      const int card = moves.take(k);
      if (settled<max>(tried, card, hand, others, pairs, aces, need, best)) continue;
      ++nodes_;
      const int points = on_table + points_of(card);
      const int winner = bit(card) & taking ? seat : holder;
      const int value = full(in_play ^ bit(card), rest - points, trump, winner, points, need);
      tried.note(card, value);
      if (max ? value > best : value < best) best = value;
      if (max ? best >= need : best < need) return best;
    }
    return best;
  }

  Table& table_;
  const Rules& rules_;
  Cards hands_[3];
  int pending_[3];
  int last_points_;
  Cards restricted_ = ~Cards{0};
  bool may_marry_ = true;
  bool may_ace_ = true;
  std::uint64_t salt_;
  std::uint64_t nodes_ = 0;
};

}  // namespace thousand
