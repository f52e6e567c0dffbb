// Bounds of a position that are read off the cards. Each says why it holds for every option of the play.
#pragma once

#include <algorithm>

#include "cards.hpp"
#include "rules.hpp"

namespace thousand {

// What declarations of a hand are still worth.
inline int marriages_worth(const Rules& rules, Cards hand) {
  const Cards queens = pair_queens(hand);
  int sum = 0;
  if (queens)
    for (int suit = 0; suit < kSuits; ++suit)
      if (queens & 4u << 6 * suit) sum += rules.marriage_values[suit];
  return sum;
}

// How often a suit can be led before a hand that holds trumps runs out of it, and so may trump.
inline int safe_leads(Cards one, Cards other, int suit, int trump) {
  int leads = 8;
  if (one & kSuitCards[trump]) leads = std::min(leads, count(one & kSuitCards[suit]));
  if (other & kSuitCards[trump]) leads = std::min(leads, count(other & kSuitCards[suit]));
  return leads;
}

inline Cards strongest(Cards cards, int number) {
  Cards chosen = 0;
  while (cards && number-- > 0) {
    const Cards top = bit(highest(cards));
    chosen |= top;
    cards ^= top;
  }
  return chosen;
}

// A hand on lead cashes what nobody can take from it. Every card counted wins its trick: a master of a suit is beaten
// only by a trump, and whoever holds the suit must follow, under all rules. Its trick also brings a card of each other
// hand, together at least their lowest ones. The other hands may do what they like, so partners count as others.
template <class Policy>
class Cashing {
 public:
  Cashing(const Rules& rules, Cards hand, Cards one, Cards other, int trump, int leader)
      : rules_(rules), hand_(hand), one_(one), other_(other), others_(one | other), trump_(trump), leader_(leader) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const Cards own = hand & kSuitCards[suit];
      masters_[suit] = own ? masters(own, suit, others_) : 0;
    }
    others_trump_ = (others_ & kSuitCards[trump]) != 0;
  }

  // Points from now on, when marriages in `queens` and, with `aces`, the ace marriage may be declared.
  int points(Cards queens, bool aces) {
    const bool setting = Policy::sets_trump(rules_, leader_);
    cash_trumps();
    int bonus = 0;
    if (queens && setting) bonus = chain_marriages(queens);
    cash_side_suits();
    if (queens && !setting) bonus = count_marriages(queens);
    int sum = bonus + (wins_ ? sum_of_points(wins_) + dropped(count(wins_)) : 0);
    if (Policy::ace_value(rules_) && aces) sum = with_aces(sum, setting);
    return sum;
  }

 private:
  int longest(int suit) const { return std::max(count(one_ & kSuitCards[suit]), count(other_ & kSuitCards[suit])); }
  int dropped(int tricks) const { return lowest_points(one_, tricks) + lowest_points(other_, tricks); }
  // Leading all masters of a suit leaves nobody else a card of it; the rest of the suit then wins too.
  bool exhausts(int suit) const { return count(masters_[suit]) >= longest(suit); }

  void cash_trumps() {
    if (!others_trump_) {
      wins_ |= hand_ & kSuitCards[trump_];
      return;
    }
    const Cards top = masters_[trump_];
    wins_ |= top;
    if (top && exhausts(trump_)) {
      others_trump_ = false;
      wins_ |= hand_ & kSuitCards[trump_];
    }
  }

  // A king that is master wins when it is led as a declaration, for its suit is trump then; so such marriages follow
  // each other at the end, and one more may be declared when nothing is left to win.
  int chain_marriages(Cards queens) {
    int bonus = 0, final_one = 0;
    for (int suit = kSuits - 1; suit >= 0; --suit) {
      if (!(queens & 4u << 6 * suit)) continue;
      if (masters_[suit] & 8u << 6 * suit) {
        bonus += rules_.marriage_values[suit];
        wins_ |= masters_[suit];
        if (exhausts(suit)) {
          wins_ |= hand_ & kSuitCards[suit];
          others_trump_ = false;
        }
      } else {
        final_one = std::max(final_one, rules_.marriage_values[suit]);
      }
    }
    return Policy::later_trick(rules_) ? bonus : bonus + final_one;
  }

  // Where a declaration does not touch trump, it is made with a card that wins anyway, or as the last thing.
  int count_marriages(Cards queens) const {
    int bonus = 0, final_one = 0;
    for (int suit = kSuits - 1; suit >= 0; --suit) {
      if (!(queens & 4u << 6 * suit)) continue;
      if (wins_ & kPairs[suit])
        bonus += rules_.marriage_values[suit];
      else
        final_one = std::max(final_one, rules_.marriage_values[suit]);
    }
    return Policy::later_trick(rules_) ? bonus : bonus + final_one;
  }

  void cash_side_suits() {
    for (int suit = 0; suit < kSuits; ++suit) {
      const Cards top = masters_[suit] & ~wins_;
      if (!top || suit == trump_) continue;
      if (others_trump_) {
        wins_ |= strongest(top, safe_leads(one_, other_, suit, trump_));
      } else {
        wins_ |= top;
        if (exhausts(suit)) wins_ |= hand_ & kSuitCards[suit];
      }
    }
  }

  // Four aces are masters. With the ace of trumps (or where trump stays) the declaration changes nothing else and
  // comes with the first ace; where it would make a trump of a suit out of none, only that trick is counted.
  int with_aces(int sum, bool setting) const {
    const int value = Policy::ace_value(rules_);
    if (!setting || trump_ != kNoTrump) return sum + value;
    return std::max(sum, value + kRankPoints[5] + dropped(1));
  }

  const Rules& rules_;
  Cards hand_, one_, other_, others_;
  int trump_, leader_;
  Cards masters_[4];
  Cards wins_ = 0;
  bool others_trump_;
};

// Whether a declaration of this hand can change trump.
template <class Policy>
inline bool can_turn_trump(const Rules& rules, Cards hand, int seat, int trump) {
  if (!Policy::sets_trump(rules, seat) || !Policy::may_declare(rules, seat)) return false;
  return (pair_queens(hand) & ~kSuitCards[trump]) || (Policy::ace_value(rules) && all_aces_in(hand));
}

// Another seat leads: the top trumps of a hand win a trick each sooner or later, as long as nobody else can change
// trump. (Its owner leads them first whenever he is on lead, so he is not forced to declare before.)
inline int top_trumps(Cards hand, Cards one, Cards other, int trump) {
  const Cards trumps = hand & kSuitCards[trump];
  if (!trumps) return 0;
  const Cards top = masters(trumps, trump, one | other);
  if (!top) return 0;
  const int tricks = count(top);
  return sum_of_points(top) + lowest_points(one, tricks) + lowest_points(other, tricks);
}

// The least that a hand may answer; must_beat only narrows the choice, so it is left out.
template <class Policy>
inline int lowest_answer(const Rules& rules, Cards hand, int led, int trump) {
  Cards cards = hand & kSuitCards[led];
  if (!cards && Policy::must_trump(rules)) cards = hand & kSuitCards[trump];
  return lowest_points(cards ? cards : hand, 1);
}

// The side to minimise leads: what it takes at once is lost to the other. `hand` leads, `foe` and `mate` are the
// others; `mate` is a partner of `hand` unless `alone`. Its own pairs stay out: leading them could turn trump.
// `base` are card points (and whatever else is never lost), `declarations` what the maximiser's are worth.
template <class Policy>
int upper_bound(const Rules& rules, Cards hand, Cards foe, Cards mate, bool alone, int base, int declarations,
                int trump) {
  const int tricks = count(hand);
  const Cards others = foe | mate;
  const bool others_trump = (others & kSuitCards[trump]) != 0, foe_trumps = (foe & kSuitCards[trump]) != 0;
  // To declare on lead one must have won the trick before with another card: three cards at least.
  if (tricks < 3) declarations = 0;
  int bound = base + declarations, sum = 0, cashed = 0, taken = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    Cards own = hand & kSuitCards[suit];
    if (!own) continue;
    if ((own & kPairs[suit]) == kPairs[suit]) own &= ~kPairs[suit];
    Cards top = masters(own, suit, others);
    if (top) {
      if (others_trump && suit != trump) top = strongest(top, safe_leads(foe, mate, suit, trump));
      sum += sum_of_points(top);
      cashed += count(top);
    }
    if (!cashed && !alone) {
      // One trick for the side: the foe can neither beat the lead nor trump it, and who of the side wins is all one.
      const Cards lead = masters(own, suit, foe);
      if (lead && (suit == trump || !foe_trumps || (foe & kSuitCards[suit])))
        taken = std::max(taken, points_of(highest(lead)) + lowest_answer<Policy>(rules, foe, suit, trump) +
                                    lowest_answer<Policy>(rules, mate, suit, trump));
    }
  }
  if (cashed) {
    sum += lowest_points(foe, cashed) + lowest_points(mate, cashed);
    taken = std::max(taken, sum);
    if (tricks - cashed < 3) bound = std::min(bound, base - sum);
  }
  return std::min(bound, base + declarations - taken);
}

}  // namespace thousand
