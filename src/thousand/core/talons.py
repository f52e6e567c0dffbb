"""What the rules say of talons: who sees them, how they are exchanged, how many tricks follow."""

from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes, player_count
from thousand.core.state import Contract


def shown_to_all(rules: Rules, contract: Contract) -> bool:
    """Whether everybody sees the talon that the declarer takes."""
    if contract.dark:
        return False
    shown = rules.talon.talon_shown
    return shown == "always" or (shown == "contested" and not contract.forced)


def swaps(rules: Rules) -> bool:
    """Whether two players lay cards in the place of the talon that was picked."""
    return player_count(rules) == 2 and rules.deal.two_player_talons == "swap"


def each_takes_one(rules: Rules) -> bool:
    """Whether the opponent of two players takes the talon that was not picked."""
    return player_count(rules) == 2 and rules.deal.two_player_talons == "one_each"


def gives(rules: Rules) -> bool:
    """Whether a card is given to each opponent."""
    return player_count(rules) != 2 and rules.talon.exchange == "give_one_each"


def lays_aside(rules: Rules) -> bool:
    """Whether the declarer lays cards aside."""
    return not gives(rules) and not each_takes_one(rules)


def gives_talon_only(rules: Rules) -> bool:
    """Whether only cards of the talon may be given."""
    return rules.talon.give_from == "talon_only"


def discard_size(rules: Rules) -> int:
    """How many cards are laid aside where cards are: as many as the talon has."""
    return deal_sizes(rules)[1]


def keeps_marriages(rules: Rules) -> bool:
    """Whether a king or queen of a pair in hand may not be laid aside."""
    return player_count(rules) != 2 and not rules.talon.discard_marriage_cards


def discards_count(rules: Rules) -> bool:
    """Whether the declarer earns the points of the cards that he laid aside."""
    return player_count(rules) != 2 and rules.talon.discard_points == "declarer"


def tricks_in_deal(rules: Rules) -> int:
    """How many tricks are played: the cards of a hand after the exchange."""
    dealt, talon, _ = deal_sizes(rules)
    if each_takes_one(rules):
        return dealt + talon
    return dealt + 1 if gives(rules) else dealt
