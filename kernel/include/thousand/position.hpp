// A moment of the play with all cards open, and the steps from it.
#pragma once

#include <cstdint>

#include "cards.hpp"
#include "rules.hpp"

namespace thousand {

// A card to play; `declared` announces the marriage or, with an ace, the ace marriage.
struct Move {
  int card = 0;
  bool declared = false;
};

struct Moves {
  int size = 0;
  Move items[2 * 12] = {};

  void add(int card, bool declared) { items[size++] = Move{card, declared}; }
};

struct Position {
  Rules rules;
  int seats = 3;
  Cards hands[3] = {0, 0, 0};
  int leader = 0;
  int trump = kNoTrump;
  int trick_size = 0;
  int trick[2] = {kNoCard, kNoCard};
  bool may_marry = true;       // whether the leader of this trick may declare a marriage
  bool may_ace = true;         // the same of the ace marriage
  int pending[3] = {0, 0, 0};  // declared points that wait for a trick of their owner (one declaration at most)
  int gained[3] = {0, 0, 0};   // what the seats have won since the position was set up
  int last_points = 0;

  bool over() const { return !trick_size && !hands[0]; }
  int to_act() const { return (leader + trick_size) % seats; }
  Cards in_play() const { return hands[0] | hands[1] | hands[2]; }

  // What is wrong with the position, or nullptr.
  const char* fault() const;
  // How many cards a seat must hold when the leader, before he led, had `tricks` to play.
  int size_of(int seat, int tricks) const { return tricks - ((seat - leader + seats) % seats < trick_size); }
  // The tricks still to be finished.
  int tricks() const { return count(hands[leader]) + (trick_size > 0); }

  // The place in the trick of the card that wins it so far.
  int best_place() const;
  // The cards that may be played, whatever is declared.
  Cards legal() const;
  // The cards that the leader may lead with a declaration.
  Cards declarable() const;
  // Every move: where a declaration is a choice, without it and with it.
  Moves moves() const;
  // Whether a move is one of them.
  bool allows(Move move) const;
  // Plays a legal move; a full trick goes to its winner.
  void play(Move move);

 private:
  void declare(int seat, int card);
  void take(int last_card);
};

// How many ways the next `depth` cards can fall.
std::uint64_t perft(const Position& position, int depth);

}  // namespace thousand
