"""Who sits, who plays this deal, whose turn comes next, and how a deck becomes a deal."""

from collections.abc import Sequence
from typing import Final

from thousand.core.cards import DECK, DECK_SIZE, Cards, mask_of
from thousand.core.errors import IllegalDeal
from thousand.core.rules import Rules
from thousand.core.state import Layout, Match, Seat

# By the number of players and the dealer; the fourth player is the dealer and sits out.
_PLAYING: Final = {
    (count, dealer): tuple((dealer + step) % count for step in range(1, min(count, 3) + 1))
    for count in (2, 3, 4)
    for dealer in range(count)
}
_TWO_PLAYER_SIZES: Final[dict[str, tuple[int, int]]] = {"ten_and_two": (10, 2), "seven_and_three": (7, 3)}


def player_count(rules: Rules) -> int:
    """How many people sit at the table."""
    return rules.deal.players


def next_seat(match: Match, seat: Seat) -> Seat:
    """The next seat clockwise that plays this deal."""
    count = len(match.standings)
    after = (seat + 1) % count
    return (after + 1) % count if count == 4 and after == match.dealer else after


def forehand(match: Match) -> Seat:
    """The seat after the dealer."""
    return (match.dealer + 1) % len(match.standings)


def first_leader(rules: Rules, first: Seat, declarer: Seat) -> Seat:
    """Who leads to the first trick: the declarer or forehand, which is `first`."""
    return first if rules.play.first_lead == "forehand" else declarer


def sitter(match: Match) -> Seat | None:
    """The fourth player, who does not play this deal: the dealer; None with two or three."""
    return match.dealer if len(match.standings) == 4 else None


def playing_seats(match: Match) -> tuple[Seat, ...]:
    """The seats that play this deal, clockwise from forehand."""
    return _PLAYING[len(match.standings), match.dealer]


def trick_size(match: Match) -> int:
    """How many cards make a trick."""
    return 2 if len(match.standings) == 2 else 3


def deal_sizes(rules: Rules) -> tuple[int, int, int]:
    """Cards in a dealt hand, cards in a talon, number of talons."""
    if player_count(rules) == 2:
        return *_TWO_PLAYER_SIZES[rules.deal.two_player_deal], 2
    return 7, 3, 1


def layout_of(rules: Rules, dealer: Seat, deck: Sequence[int]) -> Layout:
    """A shuffled deck dealt out: a hand a seat from forehand on, then the talons.

    Raises IllegalDeal `deck_wrong` unless the deck holds each of the 24 cards once, `dealer_unknown`.
    """
    if len(deck) != DECK_SIZE or set(deck) != set(range(DECK_SIZE)):
        raise IllegalDeal("deck_wrong")
    count = player_count(rules)
    if not 0 <= dealer < count:
        raise IllegalDeal("dealer_unknown", dealer=dealer, seats=count)
    size, talon_size, talons = deal_sizes(rules)
    hands: list[Cards] = [0] * count
    place = 0
    for step in range(1, count + 1):
        seat = (dealer + step) % count
        if count == 4 and seat == dealer:
            continue
        hands[seat] = mask_of(deck[place : place + size])
        place += size
    piles = [mask_of(deck[place + talon_size * k : place + talon_size * (k + 1)]) for k in range(talons)]
    return Layout(tuple(hands), tuple(piles))


def require_layout(rules: Rules, dealer: Seat, layout: Layout) -> None:
    """Raises IllegalDeal unless the layout has the right number of cards everywhere and none twice."""
    hands = [hand.bit_count() for hand in layout.hands]
    require_sizes(rules, dealer, hands, [talon.bit_count() for talon in layout.talons])
    require_disjoint(layout)


def require_sizes(rules: Rules, dealer: Seat, hands: Sequence[int], talons: Sequence[int]) -> None:
    """Raises IllegalDeal unless hands and talons are as many and as large as the rules deal them."""
    count = player_count(rules)
    size, talon_size, talon_count = deal_sizes(rules)
    if len(hands) != count:
        raise IllegalDeal("hands_count", expected=count, given=len(hands))
    if len(talons) != talon_count:
        raise IllegalDeal("talon_count", expected=talon_count, given=len(talons))
    for seat, given in enumerate(hands):
        expected = 0 if count == 4 and seat == dealer else size
        if given != expected:
            raise IllegalDeal("hand_size", seat=seat, expected=expected, given=given)
    for given in talons:
        if given != talon_size:
            raise IllegalDeal("talon_size", expected=talon_size, given=given)


def require_disjoint(layout: Layout) -> None:
    """Raises IllegalDeal `card_dealt_twice` when a card stands in two places."""
    dealt: Cards = 0
    for cards in (*layout.hands, *layout.talons):
        if not 0 <= cards <= DECK:
            raise IllegalDeal("deck_wrong")
        twice = dealt & cards
        if twice:
            raise IllegalDeal("card_dealt_twice", card=(twice & -twice).bit_length() - 1)
        dealt |= cards


def cards_out(layout: Layout) -> Cards:
    """The cards out of play in a deal (four of them with two players and seven cards each)."""
    dealt: Cards = 0
    for cards in (*layout.hands, *layout.talons):
        dealt |= cards
    return DECK & ~dealt
