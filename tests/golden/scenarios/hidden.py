"""Seats' own records: what is hidden from them in every phase, and that such a record can be read."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.scenarios.deals import opening
from tests.golden.table import Scenario, Table

SEVEN = " ".join(["??"] * 7)
TEN = " ".join(["??"] * 10)
CHANGES: dict[str, Any] = {"auction.dark": True, "play.trump": "declarer_names_then_marriages"}
PHASES = ("dark", "auction", "talon", "exchange", "raise", "trump", "trick")


def scenarios() -> Iterator[Scenario]:
    yield from _phases()
    yield from _dark()
    yield from _exchange()
    yield from _tricks()
    yield from _claims()


def _phases() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for phase in PHASES:
            if phase == "talon" and players != 2:
                continue
            table = Table("classic", players, CHANGES)
            sweep(table, 0, until=phase)
            for seat in range(players):
                says: dict[str, Any] = {"phase": phase, "to_act": 0}
                if seat != 0:
                    says["legal"] = None
                yield table.seen(seat, f"phase-{phase}-{players}p", "a running deal", **says)
        table = Table("classic", players, CHANGES)
        sweep(table, 0)
        yield table.seen(1, f"phase-deal-over-{players}p", "a finished deal is whole", legal=[], deals=1)
        sweep(table, 1, until="auction")
        yield table.seen(1, f"phase-second-deal-{players}p", "one whole, one running", deals=1)


def _dark() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        hidden = TEN if players == 2 else SEVEN
        nobody = [hidden, hidden, hidden, ""][: max(players, 2)]
        table = opening(Table("classic", players, {"auction.dark": True, "auction.bid_cap": "none"}))
        yield table.seen(
            0, f"dark-unseen-{players}p", "he has not looked", hands=nobody, legal=None, phase="dark"
        )
        table.do("0 dark")
        yield table.seen(0, f"dark-bid-unseen-{players}p", "nor now", hands=nobody, legal=None, to_act=1)
        table.do("1 bid 125")
        if players > 2:
            table.do("2 pass")
        yield table.seen(
            0, f"dark-overbid-{players}p", "overbid, he sees his cards", offers=["bid 130"], to_act=0
        )
    table = opening(Table("classic", 3, {"auction.dark": True}))
    table.do("0 dark", "1 pass", "2 pass")
    yield table.seen(0, "dark-won", "the auction is over", offers=["give KS 1"], talon=["KC QC 9H"])
    table.do("0 give KS 1", "0 give 9S 2")
    yield table.seen(2, "dark-won-other", "the talon is the declarer's alone", talon=["?? ?? ??"])


def _exchange() -> Iterator[Scenario]:
    for players in (3, 4):
        table = Table("classic", players)
        sweep(table, 0, until="exchange")
        table.do("0 give 9S 1")
        for seat, word in ((0, "9S"), (1, "??"), (2, "??")):
            yield table.seen(
                seat,
                f"given-first-{players}p",
                "until the second is given only the giver knows",
                actions=["0 bid 100", "1 pass", "2 pass", f"0 give {word} 1"],
            )
        table.do("0 give TH 2")
        for seat, words in ((0, ("9S", "TH")), (1, ("9S", "??")), (2, ("??", "TH"))):
            yield table.seen(
                seat,
                f"given-second-{players}p",
                "each knows his own",
                actions=[
                    "0 bid 100",
                    "1 pass",
                    "2 pass",
                    f"0 give {words[0]} 1",
                    f"0 give {words[1]} 2",
                ],
            )
        if players == 4:
            yield table.seen(
                3, "given-second-sitter", "the sitter sees no hand", hands=[SEVEN, SEVEN, SEVEN, ""]
            )
    table = Table("home", 3)
    sweep(table, 0, until="trump")
    for seat in (0, 1):
        own = "AS TS KS QS JS AD AH"
        hands = [own, SEVEN, SEVEN] if seat == 0 else [SEVEN, "KC JC TD QD 9D KH JH", SEVEN]
        turns = ["0 bid 100", "1 pass", "2 pass", f"0 discard {'9S AC TH' if seat == 0 else '?? ?? ??'}"]
        yield table.seen(seat, "discarded", "his own discards", hands=hands, actions=turns, phase="trump")
    table = Table("classic", 2)
    sweep(table, 0, until="raise")
    yield table.seen(1, "two-swapped", "what lies in the talon's place is hidden", to_act=0, legal=None)
    changes = {"deal.two_player_talons": "one_each", "talon.write_off": "off"}
    for shown in ("always", "never"):
        table = Table("classic", 2, {**changes, "talon.talon_shown": shown})
        sweep(table, 0, until="raise")
        talons = ["KH QH", "TC TD"] if shown == "always" else ["?? ??", "TC TD"]
        yield table.seen(1, f"one-each-{shown}", "each sees his own", talon=talons)


def _tricks() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for declared in ("by_choice", "automatic"):
            table = Table("classic", players, {"play.marriage_declared": declared})
            sweep(table, 0, until="trick")
            table.do("0 play AS", "1 play 9S" if players > 2 else "1 play 9C")
            if players > 2:
                table.do("2 play 9C")
            table.do("0 play KS" if declared == "automatic" else "0 play KS!")
            for seat in range(players):
                yield table.seen(
                    seat,
                    f"declared-{declared}-{players}p".replace("_", "-"),
                    "a marriage lies on the table",
                    to_act=1,
                    phase="trick",
                )
    table = Table("classic", 3, {"play.ace_marriage": 200})
    sweep(table, 0, until="trick")
    table.do("0 play KS", "1 play 9S", "2 play 9C", "0 play AD!")
    for seat in (0, 1, 2):
        yield table.seen(seat, "aces-declared", "all four aces are known", to_act=1)


def _claims() -> Iterator[Scenario]:
    changes = {"deal.redeal_below": 60}
    table = opening(Table("classic", 3, changes))
    table.do("0 claim")
    yield table.seen(1, "claimed", "an annulled deal is open", hands=[*_open()], deals=1, outcome="annulled")


def _open() -> tuple[str, ...]:
    return ("KS QS 9S 9C 9D KH QH", "AS TS AC TC AD TD AH", "JS JC KD QD JD TH JH")
