"""Marriages and the ace marriage: when they may be declared and when they count."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import graze, sweep
from tests.golden.scenarios.play import laid, plays
from tests.golden.table import Scenario, Table

# Seat 0 leads KH and never wins a trick: AH takes it, and seat 1 wins all that follow.
LOST = (("KH QH 9S 9C 9D JC JD", "AH TH AS TS AC TC AD", "JH 9H KS QS KC QC KD"), "JS TD QD")
# Seat 1 declares with spades as trump; seat 0 comes to the lead with AC and holds the marriage of hearts.
DEFENDED = (("KH QH AH AC AD TS KS", "AS QS JS KC QC JC TD", "9S TC 9C KD QD JD 9D"), "TH JH 9H")
ACES = {"play.ace_marriage": 200, "scoring.bolts": "off"}
NO_BOLTS = {"scoring.bolts": "off"}


def scenarios() -> Iterator[Scenario]:
    yield from _values()
    yield from _when()
    yield from _declared()
    yield from _counts()
    yield from _defenders()
    yield from _defenders_score()
    yield from _aces()


def _values() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for values in (
            [40, 60, 80, 100],
            [20, 40, 60, 80],
            [0, 0, 0, 0],
            [500, 500, 500, 500],
            [5, 0, 500, 250],
        ):
            table = Table("classic", players, {**NO_BOLTS, "play.marriage_values": values})
            sweep(table, 0)
            name = "-".join(map(str, values))
            others = [0, 0, 21][: players - 1] if players == 4 else [0] * (players - 1)
            yield table.scenario(
                f"marriage-values-{name}-{players}p", "spades declared", earned=[120 + values[0], *others]
            )


def _when() -> Iterator[Scenario]:
    hand = "AS TS KS QS JS AC AD AH"
    for players in (3, 4):
        for value, more in (("first_trick", ["play KS!", "play QS!"]), ("after_a_trick", [])):
            table = Table("classic", players, {"play.marriage_from": value})
            sweep(table, 0, until="trick")
            yield table.scenario(
                f"marriage-from-{value}-{players}p".replace("_", "-"),
                "the first lead",
                legal=sorted([*plays(hand), *more]),
            )
        table = Table("classic", players)
        sweep(table, 0, until="trick")
        table.do("0 play AS", "1 play 9S", "2 play 9C")
        yield table.scenario(
            f"marriage-after-his-trick-{players}p", "he has won one", offers=["play KS!", "play QS!"]
        )
        table.do("0 play QS!")
        yield table.scenario(f"marriage-by-the-queen-{players}p", "either card declares", to_act=1)
        table.do("1 play 9D", "2 play 9H")
        yield table.scenario(
            f"marriage-once-{players}p", "the pair is gone", refuses=["play KS!"], offers=["play KS"]
        )


def _declared() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, earned in (("by_choice", 120), ("automatic", 160)):
            table = Table("classic", players, {**NO_BOLTS, "play.marriage_declared": value})
            sweep(table, 0, marriage=False)
            others = [0, 0, 21][: players - 1] if players == 4 else [0] * (players - 1)
            yield table.scenario(
                f"marriage-{value}-silent-{players}p".replace("_", "-"),
                "the king is led without a word",
                earned=[earned, *others],
            )
    table = Table("classic", 3, {"play.marriage_declared": "automatic"})
    sweep(table, 0, until="trick")
    yield table.scenario("marriage-automatic-too-early", "not before a trick", offers=["play KS"])
    table.do("0 play KS")
    yield table.scenario("marriage-automatic-not-yet", "no trick yet: the king declares nothing", to_act=1)
    table.do("1 play 9S", "2 play 9C", "0 play QS", "1 play 9D", "2 play 9H")
    yield table.scenario("marriage-automatic-missed", "the pair was broken", to_act=0, deals=0)


def _counts() -> Iterator[Scenario]:
    for players in (3, 4):
        for value, earned, made in (("at_once", 100, True), ("with_a_later_trick", 0, False)):
            changes = {"play.trump": "marriages", "play.marriage_counts": value}
            table = laid(changes, LOST, "0 play KH!", players=players)
            order = ["AH", "TH", "AS", "TS", "AC", "TC", "AD"]
            while table.phase == "trick":
                legal = table.legal()
                mine = f"play {order[0]}" if table.actor == 1 else legal[-1].rstrip("!")
                order = order[table.actor == 1 :]
                table.do(f"{table.actor} {mine}")
            # All tricks are seat 1's: 120 less the jack, the ten and the queen aside (2 + 10 + 3).
            others = [105, 0] if players == 3 else [105, 0, 15]
            yield table.scenario(
                f"marriage-counts-{value}-lost-{players}p".replace("_", "-"),
                "the owner never wins a trick",
                earned=[earned, *others],
                made=made,
                contract=100,
            )
        table = Table("classic", players, {"play.marriage_counts": "with_a_later_trick", **NO_BOLTS})
        sweep(table, 0)
        yield table.scenario(f"marriage-counts-later-won-{players}p", "he wins later tricks", made=True)
    # The declaring trick itself is enough: KS! is the last trick that A wins.
    table = Table("classic", 3, {"play.marriage_counts": "with_a_later_trick", "play.must_trump": False})
    table.deal(("KS QS AC 9C 9D JD 9H", "TC KC QC JC TD KD AH", "TS JS QD AD TH KH QH"), "AS 9S JH")
    table.do("0 bid 100", "1 pass", "2 pass", "0 give AS 1", "0 give JH 2", "0 stand")
    table.do("0 play AC", "1 play JC", "2 play JH", "0 play KS!", "1 play AS", "2 play TS")
    yield table.scenario("marriage-declared-and-lost", "spades are trump, seat 1 leads", to_act=1)


def _defenders() -> Iterator[Scenario]:
    for players in (3, 4):
        for value in ("full", "no_trump", "none"):
            changes = {"play.defender_marriages": value, "play.trump": "declarer_names_then_marriages"}
            table = Table("home", players, changes)
            table.deal((*DEFENDED[0], "")[:players], DEFENDED[1])
            table.do("0 pass", "1 bid 100", "2 pass", f"1 discard {DEFENDED[1]}", "1 trump S")
            table.do("1 play KC", "2 play 9C", "0 play AC")
            name = f"defender-{value}-{players}p".replace("_", "-")
            says: dict[str, Any] = {"refuses" if value == "none" else "offers": ["play KH!"], "to_act": 0}
            yield table.scenario(f"{name}-lead", "a defender leads from the pair", **says)
            table.do(f"0 play KH{'' if value == 'none' else '!'}")
            cards = "AS QS JS QC JC TD" if value == "full" else "AS QS JS"
            yield table.scenario(f"{name}-trump", "the declarer has no heart", legal=plays(cards), to_act=1)


def _defenders_score() -> Iterator[Scenario]:
    # Seat 1 declares, seat 0 wins every trick and declares spades.
    for players in (2, 3, 4):
        for value, earned in (("full", 160), ("no_trump", 160), ("none", 120)):
            table = Table("classic", players, {**NO_BOLTS, "play.defender_marriages": value})
            sweep(table, 1, winner=0, contract=105)
            others = [0, 0, 21][: players - 1] if players == 4 else [0] * (players - 1)
            yield table.scenario(
                f"defender-{value}-{players}p-earned".replace("_", "-"),
                "a defender's sweep",
                earned=[earned, *others],
                made=False,
            )


def _aces() -> Iterator[Scenario]:
    for players in (3, 4):
        for value in ("off", 200):
            table = Table(
                "classic", players, {"play.ace_marriage": value, "play.marriage_from": "first_trick"}
            )
            sweep(table, 0, until="trick")
            yield table.scenario(f"aces-{value}-first-{players}p", "no trick won yet", refuses=["play AS!"])
            table.do("0 play KS", "1 play 9S", "2 play 9C")
            says = {"refuses" if value == "off" else "offers": [f"play A{suit}!" for suit in "SCDH"]}
            yield table.scenario(f"aces-{value}-after-{players}p", "a trick won", **says)
        table = Table("classic", players, ACES)
        sweep(table, 0, until="trick")
        table.do("0 play KS", "1 play 9S", "2 play 9C", "0 play AD!")
        yield table.scenario(f"aces-trump-{players}p", "diamonds are led and trump", to_act=1)
        others = [0, 0] if players == 3 else [0, 0, 21]
        table = Table("classic", players, ACES)
        _ace_sweep(table, "AS!")
        yield table.scenario(f"aces-earned-{players}p", "120 + 200", earned=[320, *others])
        table = Table("classic", players, ACES)
        sweep(table, 0, contract=305, until="trick")
        yield table.scenario(f"aces-bid-{players}p", "with the aces 600 may be bid", phase="trick")
    table = Table("classic", 3, {**ACES, "play.marriage_declared": "automatic"})
    sweep(table, 0, until="trick")
    table.do("0 play TS", "1 play 9S", "2 play 9C")
    legal = sorted([*plays("AS KS QS JS AC AD AH"), *(f"play A{suit}!" for suit in "SCDH")])
    yield table.scenario("aces-always-by-choice", "marriages automatic, aces not", legal=legal)
    table = Table("classic", 3, {**ACES, "play.marriage_declared": "automatic"})
    _ace_sweep(table, "AS")
    yield table.scenario("aces-not-declared", "an ace without a word", earned=[120, 0, 0])
    table = Table("classic", 3, {**ACES, "play.defender_marriages": "none"})
    sweep(table, 1, winner=0, contract=105, until="trick")
    table.do("1 play TD", "2 play JD", "0 play AD")
    yield table.scenario("aces-broken", "three aces left", refuses=["play AS!", "play AC!"], to_act=0)
    table = Table("classic", 3, {**ACES, "play.trump": "declarer_names"})
    _ace_sweep(table, "AS!")
    yield table.scenario("aces-named-trump", "the named suit stays", earned=[320, 0, 0])
    table = Table("classic", 3, {**ACES, "scoring.round_to": 1})
    graze(table, 0)
    yield table.scenario("aces-none-declared", "nobody is asked", earned=[146, 14, 0], scores=[100, 14, 0])


def _ace_sweep(table: Table, ace: str) -> None:
    """The king wins the first trick, then an ace is led, all the rest follows: 120 and what was declared."""
    sweep(table, 0, until="trick")
    order = ["KS", ace, *["TS", "QS", "JS", "AH", "AD", "AC"]]
    while table.phase == "trick":
        legal = table.legal()
        if table.actor == 0:
            table.do(f"0 play {order.pop(0)}")
        else:
            table.do(f"{table.actor} {legal[0]}")
