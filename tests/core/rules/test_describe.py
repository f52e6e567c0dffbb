"""The description of a table mentions every option that matters to it, and no other."""

from collections.abc import Iterator, Mapping

import pytest

from thousand.core.rules import Rules, change, describe, domains, preset
from thousand.core.rules.sections import GROUPS, option_names

Changes = Mapping[str, object]

# Tables at which an option matters that does not matter in `classic` for three.
TWO: Changes = {"talon.write_off": "off"}
GROUPS_ON: Changes = {
    "talon.bomb.others": 60,
    "auction.dark": True,
    "play.ace_marriage": 200,
    "game.dump_at": 555,
}
SWITCHED_ON: dict[str, Changes] = {
    "talon.write_off": {"talon.write_off.others": 60},
    "talon.bomb": {"talon.bomb.others": 60},
    "scoring.bolts": {"scoring.bolts.every": 3},
    "game.barrel": {"game.barrel.at": 880},
}
DISCARD: Changes = {"talon.exchange": "discard_three"}
TABLES: dict[str, tuple[int, Changes]] = {
    "deal.two_player_deal": (2, TWO),
    "deal.two_player_talons": (2, TWO),
    "deal.sitter_scores": (4, {}),
    "auction.all_pass": (3, {"auction.opening": "free"}),
    "talon.discard_points": (3, DISCARD),
    "talon.discard_marriage_cards": (3, DISCARD),
    "scoring.round_declarer": (3, {"scoring.success_scores": "actual"}),
}

# Tables at which an option makes no difference.
IDLE: list[tuple[str, int, Changes]] = [
    ("deal.two_player_deal", 3, {}),
    ("deal.two_player_talons", 4, {}),
    ("deal.sitter_scores", 3, {}),
    ("deal.redeal_nines_when", 3, {"deal.redeal_nines": "off"}),
    ("auction.first_bidder", 4, {}),
    ("auction.all_pass", 3, {"auction.opening": "forced"}),
    ("talon.exchange", 2, {}),
    ("talon.give_from", 3, DISCARD),
    ("talon.give_from", 2, {}),
    ("talon.discard_points", 3, {}),
    ("talon.discard_points", 2, DISCARD),
    ("talon.discard_marriage_cards", 3, {}),
    ("talon.write_off.free", 3, {"talon.write_off.penalty": 0}),
    ("talon.bomb.others", 3, {"auction.opening": "free", "scoring.bolts": "off"}),
    ("scoring.bolts.every", 3, {"scoring.bolts.penalty": 0}),
    ("scoring.round_to", 3, {"scoring.defenders_score": False}),
    ("scoring.round_to", 4, {"scoring.defenders_score": False, "deal.sitter_scores": "nothing"}),
    ("scoring.round_declarer", 3, {}),
    ("scoring.round_declarer", 3, {"scoring.success_scores": "actual", "scoring.round_to": 1}),
    ("game.win_as_declarer_only", 3, {"game.finish": "fixed_deals(9)", "game.barrel": "off"}),
    ("game.target", 3, {"game.finish": "fixed_deals(9)", "game.barrel": "off"}),
    ("game.dump_negative", 3, {"game.dump_at": "off"}),
]


def table(option: str) -> Rules:
    """A playable table at which the option matters."""
    players, changes = TABLES.get(option, (3, {}))
    return change(preset("classic", players), {**GROUPS_ON, **changes} if players == 3 else changes)


def values_of(option: str) -> list[object]:
    """Values of an option that go together with the table: all the named ones, some of the numbers."""
    domain = domains()[option]
    if domain.items:
        plain = (40, 60, 80, 100)
        return [
            plain,
            *(tuple(20 if place == one else v for place, v in enumerate(plain)) for one in range(4)),
        ]
    values: list[object] = list(domain.values)
    if domain.fixed_deals:
        values += ["fixed_deals(1)", "fixed_deals(12)"]
    elif domain.low is not None and domain.high is not None:
        values += {
            "auction.bid_ceiling": [120, 300],
            "game.target": [1000, 1100],
            "game.dump_at": [7, 555],
        }.get(option, [domain.low, domain.low + 1, min(domain.high, 60)])
    return values


def variations() -> Iterator[Rules]:
    """Every table with every single option changed: all sentences that there are occur in them."""
    for option in option_names():
        if option != "deal.players":
            yield from (change(table(option), {option: value}) for value in values_of(option))
    for name in ("home", "club", "polish", "classic"):
        yield from (preset(name, players) for players in (2, 3, 4))
    for option, players, changes in IDLE:
        base = change(preset("classic", players), changes)
        yield from (change(base, {option: value}) for value in values_of(option))
    for spared in ({"talon.write_off.free": 0}, {"talon.write_off.penalty": 0}, {"scoring.bolts": "off"}):
        yield change(preset(), spared)
    rounded = {
        "scoring.defenders_score": False,
        "scoring.success_scores": "actual",
        "scoring.round_declarer": True,
    }
    yield change(preset(), rounded)


@pytest.mark.parametrize("option", [name for name in option_names() if name != "deal.players"])
def test_every_value_of_an_option_that_matters_has_its_own_description(option: str) -> None:
    described = [describe(change(table(option), {option: value})) for value in values_of(option)]
    described += [describe(change(table(option), SWITCHED_ON[option]))] if option in GROUPS else []
    assert len(described) > 1
    assert all(one not in described[:place] for place, one in enumerate(described))


def test_the_number_of_players_has_its_own_description() -> None:
    described = [describe(preset("classic", players)) for players in (2, 3, 4)]
    assert described[0] != described[1] != described[2] != described[0]


@pytest.mark.parametrize(("option", "players", "changes"), IDLE)
def test_an_option_that_makes_no_difference_is_not_mentioned(
    option: str, players: int, changes: Changes
) -> None:
    base = change(preset("classic", players), changes)
    described = [describe(change(base, {option: value})) for value in values_of(option)]
    assert len(described) > 1
    assert all(one == described[0] for one in described)


def test_a_talon_shown_if_contested_is_shown_always_where_nobody_can_be_forced() -> None:
    free = {"auction.opening": "free", "talon.bomb": "off"}
    always = describe(change(preset(), {**free, "talon.talon_shown": "always"}))
    assert describe(change(preset(), {**free, "talon.talon_shown": "contested"})) == always
    forced = {**free, "auction.all_pass": "forced_minimum", "talon.talon_shown": "contested"}
    assert "rule-talon-talon-shown-contested" in {one.message for one in describe(change(preset(), forced))}


def test_marriages_without_trump_are_full_where_the_declarer_names_it_for_good() -> None:
    named = {"play.trump": "declarer_names"}
    full = describe(change(preset(), {**named, "play.defender_marriages": "full"}))
    assert describe(change(preset(), {**named, "play.defender_marriages": "no_trump"})) == full


def test_the_dark_bid_and_the_write_off_exclude_each_other_aloud() -> None:
    messages = {one.message for one in describe(change(preset(), {"auction.dark": True}))}
    assert "rule-auction-dark-no-write-off" in messages
    without = {
        one.message for one in describe(change(preset(), {"auction.dark": True, "talon.write_off": "off"}))
    }
    assert "rule-auction-dark" in without
    assert "rule-auction-dark-no-write-off" not in without


def test_the_barrel_spares_nobody_from_what_is_not_played() -> None:
    none = {"talon.write_off": "off", "scoring.bolts": "off"}
    assert "rule-game-barrel-spared" not in {one.message for one in describe(change(preset(), none))}
    for played in ({"talon.write_off": "off"}, {"scoring.bolts": "off"}, {**none, "talon.bomb.others": 60}):
        assert "rule-game-barrel-spared" in {one.message for one in describe(change(preset(), played))}


def test_figures_stand_in_the_sentences() -> None:
    figures = {one.message: one.params for one in describe(preset())}
    assert figures["rule-game-barrel"] == {"at": 880, "target": 1000, "deals": 3}
    assert figures["rule-talon-write-off-penalty"] == {"every": 3, "penalty": 120}
    assert figures["rule-play-marriage-values"] == {"spades": 40, "clubs": 60, "diamonds": 80, "hearts": 100}


def test_no_sentence_is_said_twice() -> None:
    for rules in variations():
        messages = [one.message for one in describe(rules)]
        assert len(messages) == len(set(messages))
