// Kept deals, and the rules under which they are measured.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "thousand/chance.hpp"
#include "thousand/position.hpp"

namespace bench {

using thousand::Cards;
using thousand::Position;

// Deals under one set of rules, before their first card; the declarer is seat 0 and leads.
struct Set {
  const char* rules;
  std::vector<Position> deals;
};

// Three masks a line as the project writes them, the declarer first.
inline std::vector<Position> read_deals(const char* path) {
  std::vector<Position> deals;
  std::FILE* file = std::fopen(path, "r");
  if (!file) {
    std::fprintf(stderr, "cannot read %s\n", path);
    std::exit(1);
  }
  Position deal;
  deal.may_marry = false;
  while (std::fscanf(file, "%u %u %u", &deal.hands[0], &deal.hands[1], &deal.hands[2]) == 3) {
    for (Cards& hand : deal.hands) hand = thousand::flip(hand);
    deals.push_back(deal);
  }
  std::fclose(file);
  return deals;
}

inline Set by_choice(std::vector<Position> deals) {
  for (Position& deal : deals) deal.rules.automatic = false;
  return {"by-choice", deals};
}

// What must be beaten, and when a declaration counts, are options that the search reads at run time.
inline Set strict(std::vector<Position> deals) {
  for (Position& deal : deals) {
    deal.rules.must_beat = thousand::MustBeat::kSuitAndTrump;
    deal.rules.later_trick = true;
  }
  return {"strict", deals};
}

// Seven cards each without the lowest one, the declarer's longest suit is trump, no marriage turns it.
inline Set named_trump(std::vector<Position> deals) {
  for (Position& deal : deals) {
    for (Cards& hand : deal.hands) hand &= hand - 1;
    deal.rules.automatic = false;
    deal.rules.trump_setters = 0;
    deal.may_marry = true;
    deal.trump = 0;
    for (int suit = 1; suit < thousand::kSuits; ++suit)
      if (thousand::count(deal.hands[0] & thousand::kSuitCards[suit]) >
          thousand::count(deal.hands[0] & thousand::kSuitCards[deal.trump]))
        deal.trump = suit;
  }
  return {"named", deals};
}

// Two players with ten cards each; what is left goes with the last trick.
inline Set two_players(std::size_t number) {
  thousand::Chance chance(2);
  const int sizes[2] = {10, 10};
  Set set{"two", {}};
  for (std::size_t k = 0; k < number; ++k) {
    Position deal;
    deal.seats = 2;
    deal.rules.automatic = false;
    thousand::deal(chance, sizes, 2, deal.hands);
    deal.hands[2] = 0;
    deal.last_points = thousand::sum_of_points(thousand::kDeck & ~deal.in_play());
    set.deals.push_back(deal);
  }
  return set;
}

}  // namespace bench
