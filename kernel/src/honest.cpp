#include "thousand/honest.hpp"

#include <algorithm>

namespace thousand {
namespace {

// What a move brings the declarer in all layouts together.
struct Prospect {
  int made = 0;
  int points = 0;
};

class HonestPlay {
 public:
  HonestPlay(Solver& solver, const HonestDeal& deal, const Aims& aims, Chance& chance)
      : solver_(solver),
        aims_(aims),
        chance_(chance),
        position_(deal.position),
        knowledge_(deal.position, deal.sights, deal.excluded),
        need_(deal.need) {
    std::fill(position_.gained, position_.gained + kMostSeats, 0);
  }

  void make(Move move) {
    knowledge_.note(position_, move);
    position_.play(move);
  }

  void play_out(int* gained) {
    while (!position_.over()) make(choice());
    std::copy(position_.gained, position_.gained + position_.seats, gained);
  }

 private:
  Move choice() {
    const Moves moves = position_.moves();
    if (moves.size == 1) return moves.items[0];
    Prospect prospects[kDeckSize];
    weigh(prospects);
    int best = 0;
    for (int k = 1; k < moves.size; ++k)
      if (better(prospects[k], moves.items[k], prospects[best], moves.items[best])) best = k;
    return moves.items[best];
  }

  // Few layouts are all looked at, many are drawn.
  void weigh(Prospect* prospects) {
    const Layouts layouts = knowledge_.layouts(position_, position_.to_act());
    const std::uint64_t most = static_cast<std::uint64_t>(aims_.worlds);
    Cards laid[kMostPlaces];
    for (std::uint64_t k = 0; k < std::min(most, layouts.count()); ++k) {
      if (layouts.count() <= most)
        layouts.lay(k, laid);
      else
        layouts.sample(chance_, laid);
      weigh_world(laid, prospects);
    }
  }

  void weigh_world(const Cards* laid, Prospect* prospects) {
    Position world = position_;
    std::copy(laid, laid + position_.seats, world.hands);
    const ValuedMoves valued = solver_.moves(world, 1u << aims_.declarer);
    const int need = need_ - position_.gained[aims_.declarer];
    for (int k = 0; k < valued.size; ++k) {
      prospects[k].made += valued.items[k].value >= need;
      prospects[k].points += valued.items[k].value;
    }
  }

  double worth(const Prospect& prospect) const { return aims_.made * prospect.made + aims_.point * prospect.points; }

  // Of equal moves the card of fewest points goes, then the one that comes first in the deck, declared if it may be.
  bool better(const Prospect& one, Move move, const Prospect& other, Move rival) const {
    const double difference = worth(one) - worth(other);
    if (difference) return (difference > 0) == (position_.to_act() == aims_.declarer);
    if (points_of(move.card) != points_of(rival.card)) return points_of(move.card) < points_of(rival.card);
    if (move.card != rival.card) return flip_card(move.card) < flip_card(rival.card);
    return move.declared;
  }

  Solver& solver_;
  const Aims& aims_;
  Chance& chance_;
  Position position_;
  Knowledge knowledge_;
  int need_;
};

}  // namespace

void play_honestly(Solver& solver, const HonestDeal& deal, const Aims& aims, Chance& chance, std::optional<Move> first,
                   int* gained) {
  HonestPlay play(solver, deal, aims, chance);
  if (first) play.make(*first);
  play.play_out(gained);
}

}  // namespace thousand
