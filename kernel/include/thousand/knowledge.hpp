// What each seat knows of where the cards lie, and how play adds to it.
#pragma once

#include "cards.hpp"
#include "layouts.hpp"
#include "position.hpp"

namespace thousand {

constexpr int kMostSeats = 3;

// What one seat knows: the cards that surely lie with each seat and, last, in the pile (what is in no hand).
struct Sight {
  Cards known[kMostSeats + 1] = {0, 0, 0, 0};
};

class Knowledge {
 public:
  // From this moment on, cards of the trick on the table being known to all. `sights` are those of the seats;
  // `excluded`, where there is one, are the cards that all know each seat not to hold.
  Knowledge(const Position& position, const Sight* sights, const Cards* excluded = nullptr);

  // Why what is known cannot be, or nullptr.
  const char* fault() const;
  // A move is made at `before`: all seats see it and what follows from it.
  void note(const Position& before, Move move);
  // Every way in which the cards can lie for a seat; its places are the seats and the pile.
  Layouts layouts(const Position& now, int viewer) const;

 private:
  void note_lead(const Position& before, Move move);
  void note_answer(const Position& before, int card);

  int seats_;
  Cards left_ = kDeck;       // what has not been played
  Cards hands_[kMostSeats];  // as they were at the start
  Sight sights_[kMostSeats];
  Cards shown_[kMostSeats] = {0, 0, 0};     // all know that they are in this hand
  Cards excluded_[kMostSeats] = {0, 0, 0};  // all know that they are not
};

}  // namespace thousand
