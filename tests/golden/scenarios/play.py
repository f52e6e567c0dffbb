"""Options of the play: trump, the first lead, what must be played."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.table import Scenario, Table

# Seat 0 holds the marriage of hearts, seat 1 no heart and two spades, seat 2 the ace over the king.
LED = (("KH QH AS TS KS AC AD", "QS JS TC KC QC JC TD", "9S 9C KD QD JD AH JH"), "9D TH 9H")
# Seats 1 and 2 have no heart and two spades each.
OVER = (("AH KH QH AS TS AC AD", "JS KS TC KC QC JC TD", "QS 9S 9C KD QD JD 9D"), "TH JH 9H")
ALL_OF_ONE = "QS JS TC KC QC JC TD"


def scenarios() -> Iterator[Scenario]:
    yield from _trump()
    yield from _first_lead()
    yield from _must_trump()
    yield from _must_beat()
    yield from _overtrump()


def plays(cards: str) -> list[str]:
    return sorted(f"play {card}" for card in cards.split())


def laid(changes: dict[str, Any], deal: tuple[tuple[str, ...], str], *turns: str, players: int = 3) -> Table:
    """The gentle preset with seven cards each and the talon laid aside again."""
    table = Table("home", players, changes)
    table.deal((*deal[0], "")[:players], deal[1])
    table.do("0 bid 100", "1 pass", "2 pass", f"0 discard {deal[1]}")
    if table.phase == "trump":
        table.do("0 trump S")
    table.do(*turns)
    return table


def _trump() -> Iterator[Scenario]:
    for players in (3, 4):
        for value, cards in (
            ("declarer_names", "QS JS"),
            ("declarer_names_then_marriages", ALL_OF_ONE),
            ("marriages", ALL_OF_ONE),
        ):
            table = laid({"play.trump": value}, LED, "0 play KH!", players=players)
            yield table.scenario(
                f"trump-{value}-{players}p".replace("_", "-"),
                "spades or nothing is trump; hearts are declared",
                legal=plays(cards),
                to_act=1,
            )
    for value, phase in (("declarer_names", "trump"), ("marriages", "trick")):
        table = Table("home", 3, {"play.trump": value})
        sweep(table, 0, until=phase)
        yield table.scenario(f"trump-asked-{value}".replace("_", "-"), "after the exchange", phase=phase)
    table = laid({"play.trump": "declarer_names_then_marriages"}, LED, "0 play KH")
    yield table.scenario("trump-named-stays", "undeclared, the named suit stays trump", legal=plays("QS JS"))
    changes = {"play.trump": "marriages"}
    table = laid(changes, LED, "0 play KH!", "1 play QS", "2 play JH", "0 play QH", "1 play TD", "2 play AH")
    table.do("2 play KD")
    yield table.scenario(
        "trump-stays-after-the-pair", "hearts stay trump, seat 0 has none left", to_act=0, legal=plays("AD")
    )


def _first_lead() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, seat in (("declarer", 1), ("forehand", 0)):
            table = Table("classic", players, {"play.first_lead": value})
            sweep(table, 1, contract=105, until="trick")
            yield table.scenario(
                f"first-lead-{value}-{players}p", "seat 1 declares", to_act=seat, phase="trick"
            )


def _must_trump() -> Iterator[Scenario]:
    for players in (3, 4):
        for value, cards in ((True, "QS JS"), (False, ALL_OF_ONE)):
            table = laid({"play.must_trump": value}, LED, "0 play KH", players=players)
            yield table.scenario(
                f"must-trump-{'yes' if value else 'no'}-{players}p",
                "no heart, two trumps",
                legal=plays(cards),
            )
    table = laid({"play.must_trump": True}, OVER, "0 play KH", "1 play KS", "2 play QS", "1 play TC")
    yield table.scenario("must-trump-follow-first", "the suit led comes first", legal=plays("9C"), to_act=2)
    table = laid(
        {"play.must_trump": True}, LED, "0 play AC", "1 play JC", "2 play 9C", "0 play AD", "1 play TD"
    )
    table.do("2 play JD", "0 play AS", "1 play JS", "2 play 9S", "0 play KS", "1 play QS")
    yield table.scenario(
        "must-trump-none-held", "neither suit nor trump: anything", legal=plays("KD QD AH JH")
    )
    table = Table("classic", 2)
    sweep(table, 0, until="trick")
    table.do("0 play AS", "1 play 9C", "0 play KS!", "1 play 9D", "0 play AC")
    yield table.scenario("must-trump-two-follow", "clubs are led", legal=plays("KC QC JC"), to_act=1)


def _must_beat() -> Iterator[Scenario]:
    for players in (3, 4):
        for value, cards in (("off", "AH JH"), ("suit", "AH"), ("suit_and_trump", "AH")):
            changes = {"play.must_beat": value, "play.trump": "marriages"}
            table = laid(changes, LED, "0 play KH", "1 play TD", players=players)
            yield table.scenario(
                f"must-beat-{value}-{players}p".replace("_", "-"),
                "the king is led, the ace beats it",
                legal=plays(cards),
                to_act=2,
            )
    for value in ("suit", "suit_and_trump"):
        table = laid({"play.must_beat": value}, LED, "0 play KH", "1 play QS")
        yield table.scenario(
            f"must-beat-{value}-trumped".replace("_", "-"),
            "a trump has taken it over: any heart",
            legal=plays("AH JH"),
            to_act=2,
        )
    changes = {"play.must_beat": "suit", "play.trump": "marriages"}
    table = laid(changes, LED, "0 play AD", "1 play TD")
    yield table.scenario("must-beat-cannot", "nothing beats the ace", legal=plays("KD QD JD"), to_act=2)
    table = laid(changes, LED, "0 play KH!", "1 play TD")
    yield table.scenario("must-beat-trump-led", "hearts, now trump, are led", legal=plays("AH"), to_act=2)
    changes["play.must_trump"] = False  # type: ignore[assignment]
    table = laid(changes, LED, "0 play KH", "1 play TD")
    yield table.scenario("must-beat-without-must-trump", "the two go apart", legal=plays("AH"), to_act=2)


def _overtrump() -> Iterator[Scenario]:
    for players in (3, 4):
        for value, cards in (("off", "QS 9S"), ("suit", "QS 9S"), ("suit_and_trump", "QS")):
            table = laid({"play.must_beat": value}, OVER, "0 play KH", "1 play JS", players=players)
            yield table.scenario(
                f"overtrump-{value}-{players}p".replace("_", "-"),
                "the jack of trumps lies",
                legal=plays(cards),
                to_act=2,
            )
    table = laid({"play.must_beat": "suit_and_trump"}, OVER, "0 play KH", "1 play KS")
    yield table.scenario("overtrump-cannot", "a trump all the same", legal=plays("QS 9S"), to_act=2)
    table = laid({"play.must_beat": "suit_and_trump"}, OVER, "0 play KH")
    yield table.scenario("overtrump-first", "no trump lies yet", legal=plays("KS JS"), to_act=1)
