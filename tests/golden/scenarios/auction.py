"""Options of the auction."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.scenarios.deals import after_opening, bids, opening
from tests.golden.table import Scenario, Table

DARK = {"auction.dark": True}


def scenarios() -> Iterator[Scenario]:
    yield from _who_opens()
    yield from _openings()
    yield from _amounts()
    yield from _jumps()
    yield from _all_pass()
    yield from _caps()
    yield from _ceilings()
    yield from _dark()
    yield from _dark_settled()


def _who_opens() -> Iterator[Scenario]:
    for players, forehand, dealer in ((2, 0, 1), (3, 0, 2), (4, 0, 0)):
        for value, seat in (("forehand", forehand), ("dealer", dealer)):
            table = opening(Table("classic", players, {"auction.first_bidder": value}))
            yield table.scenario(f"first-bidder-{value}-{players}p", "who calls first", to_act=seat)


def _openings() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, legal in (
            ("fixed", ["bid 100"]),
            ("forced", bids(100, 400)),
            ("free", [*bids(100, 400), "pass"]),
        ):
            table = opening(Table("classic", players, {"auction.opening": value}))
            yield table.scenario(f"opening-{value}-{players}p", "what the first bidder may call", legal=legal)
    table = after_opening(Table(changes={"auction.opening": "fixed"}), "0 bid 100")
    yield table.scenario("opening-fixed-next", "only the opener is bound", legal=[*bids(105, 120), "pass"])


def _amounts() -> Iterator[Scenario]:
    for value in (80, 90, 100):
        table = opening(Table(changes={"auction.minimum_bid": value}))
        yield table.scenario(f"minimum-{value}", "the lowest bid", legal=bids(value, 400))
    for step in (5, 10):
        table = after_opening(Table(changes={"auction.bid_step": step}), "0 bid 100")
        yield table.scenario(
            f"step-{step}", "a hand without a marriage", legal=[*bids(100 + step, 120, step), "pass"]
        )
    table = opening(Table(changes={"play.ace_marriage": 200}))
    yield table.scenario("deck-with-aces", "120, the marriages and the ace marriage", legal=bids(100, 600))
    table = after_opening(Table(), "0 bid 120")
    yield table.scenario(
        "pass-at-the-cap", "a single choice is a turn all the same", legal=["pass"], to_act=1
    )


def _jumps() -> Iterator[Scenario]:
    table = opening(Table(changes={"auction.jumps": False}))
    yield table.scenario("jumps-no-first", "the first bid is the minimum", legal=["bid 100"])
    table.do("0 bid 100")
    yield table.scenario("jumps-no-next", "one step and no more", legal=["bid 105", "pass"])
    table = after_opening(Table(changes={"auction.jumps": True}), "0 bid 100")
    yield table.scenario("jumps-yes", "any number of steps", legal=[*bids(105, 120), "pass"])
    table = after_opening(
        Table(changes={"auction.jumps": False, "auction.dark": True, "auction.bid_cap": "none"}), "0 dark"
    )
    yield table.scenario("jumps-no-dark", "the dark 120 is exempt", legal=["bid 125", "pass"])
    table = after_opening(Table(changes={"auction.jumps": False}), "0 bid 100", "1 pass", "2 pass")
    table.do("0 give 9S 1", "0 give 9C 2")
    yield table.scenario(
        "jumps-no-raise", "a raise goes by any number of steps", offers=["raise 105", "raise 400"]
    )


def _all_pass() -> Iterator[Scenario]:
    free = {"auction.opening": "free"}
    for players in (2, 3, 4):
        everybody = [f"{seat} pass" for seat in range(min(players, 3))]
        table = after_opening(Table("classic", players, free), *everybody[:-1])
        last = len(everybody) - 1
        yield table.scenario(
            f"last-still-asked-{players}p", "he may pass", to_act=last, offers=["pass", "bid 100"]
        )
        table.do(everybody[-1])
        yield table.scenario(f"all-pass-redeal-{players}p", "annulled", outcome="annulled", deals=1)
        table = Table("classic", players, {**free, "auction.all_pass": "forced_minimum"})
        after_opening(table, *everybody)
        phase = "talon" if players == 2 else "exchange"
        yield table.scenario(
            f"all-pass-forced-{players}p", "forehand plays it", phase=phase, to_act=0, deals=0
        )
    changes = {**free, "auction.all_pass": "forced_minimum", "auction.first_bidder": "dealer"}
    table = after_opening(Table(changes=changes), "2 pass", "0 pass", "1 pass")
    yield table.scenario(
        "all-pass-dealer-first", "forehand, not the first bidder", phase="exchange", to_act=0
    )
    table = after_opening(Table(changes=free), "0 pass", "1 bid 100", "2 pass")
    yield table.scenario("free-one-bid", "one bidder is left", phase="exchange", to_act=1)


def _caps() -> Iterator[Scenario]:
    # Seat 0 holds the marriages of spades (40) and hearts (100); the talon adds that of clubs (60).
    for cap, dealt, raised in (
        ("none", 400, 400),
        ("any_marriage", 400, 400),
        ("best_marriage", 220, 220),
        ("sum_of_marriages", 260, 320),
    ):
        table = opening(Table(changes={"auction.bid_cap": cap}))
        yield table.scenario(f"cap-{cap}".replace("_", "-"), "two marriages", legal=bids(100, dealt))
        table.do("0 bid 100")
        most = 400 if cap == "none" else 120
        yield table.scenario(
            f"cap-{cap}-without".replace("_", "-"), "no marriage in hand", legal=[*bids(105, most), "pass"]
        )
        table.do("1 pass", "2 pass", "0 give 9S 1", "0 give 9C 2")
        raises = sorted(f"raise {amount}" for amount in range(105, raised + 1, 5))
        yield table.scenario(
            f"cap-{cap}-raise".replace("_", "-"),
            "the hand as it is after the exchange",
            legal=[*raises, "stand"],
        )
    table = after_opening(
        Table(changes={"auction.bid_cap": "sum_of_marriages"}), "0 bid 220", "1 pass", "2 pass"
    )
    table.do("0 give KS 1", "0 give KH 2")
    yield table.scenario("cap-raise-none-left", "one marriage of 60 is left of three", legal=["stand"])


def _ceilings() -> Iterator[Scenario]:
    low = {"auction.minimum_bid": 80, "auction.bid_ceiling": 80}
    table = opening(Table(changes=low))
    yield table.scenario("ceiling-80", "the minimum is the ceiling", legal=["bid 80"])
    table.do("0 bid 80")
    yield table.scenario("ceiling-80-next", "nothing is left to bid", legal=["pass"])
    for players in (2, 3, 4):
        table = opening(Table("classic", players, {"auction.bid_ceiling": 300}))
        yield table.scenario(f"ceiling-300-{players}p", "no bid above it", legal=bids(100, 300))
    table = opening(Table(changes={"auction.bid_ceiling": 303}))
    yield table.scenario("ceiling-303", "between two steps", legal=bids(100, 300))
    rich: dict[str, Any] = {"play.marriage_values": [500, 500, 500, 500]}
    table = opening(Table(changes={"auction.bid_ceiling": 700, **rich}))
    yield table.scenario("ceiling-700", "below what the deck holds (2120)", legal=bids(100, 700))
    table = opening(Table(changes=rich))
    yield table.scenario("ceiling-none", "what the deck holds: 120 + 4 · 500", legal=bids(100, 2120))
    table = after_opening(Table(changes={"auction.bid_ceiling": 300}), "0 bid 100", "1 pass", "2 pass")
    table.do("0 give 9S 1", "0 give 9C 2")
    yield table.scenario("ceiling-raise", "a raise is bound too", offers=["raise 300"], refuses=["raise 305"])


def _dark() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = opening(Table("classic", players, DARK))
        yield table.scenario(
            f"dark-question-{players}p", "before all else", phase="dark", legal=["dark", "look"]
        )
        table.do("0 dark")
        yield table.scenario(f"dark-bid-{players}p", "120 stands", to_act=1, legal=["pass"])
    table = opening(Table(changes={"auction.dark": False}))
    yield table.scenario("dark-no", "nobody is asked", phase="auction", to_act=0)
    fixed = {**DARK, "auction.opening": "fixed"}
    yield opening(Table(changes=fixed)).scenario("dark-fixed", "open to the opener", legal=["dark", "look"])
    table = after_opening(Table(changes=fixed), "0 look")
    yield table.scenario("dark-fixed-look", "the minimum then", legal=["bid 100"], phase="auction")
    claim = {**DARK, "deal.redeal_nines": 3, "deal.redeal_nines_when": "dealt", "auction.bid_cap": "none"}
    table = after_opening(Table(changes=claim), "0 look")
    yield table.scenario("dark-look-claim", "who looks may claim", offers=["claim"])
    table = after_opening(Table(changes=claim), "0 dark", "1 bid 125", "2 pass")
    yield table.scenario(
        "dark-overbid-no-claim", "the dark was his call", to_act=0, refuses=["claim", "dark"]
    )
    table.do("0 pass", "1 give 9H 0", "1 give KC 2", "1 stand")
    yield table.scenario("dark-overbid-void", "another plays, not in the dark", phase="trick", to_act=1)
    table = after_opening(Table(changes=claim), "0 dark", "1 bid 125", "2 pass", "0 bid 130", "1 pass")
    yield table.scenario("dark-overbid-again", "he wins, no longer dark", offers=["write_off"], to_act=0)
    table = after_opening(Table(changes=claim), "0 dark", "1 pass", "2 pass")
    yield table.scenario(
        "dark-no-write-off", "who is dark may not write off", refuses=["write_off"], to_act=0
    )
    table.do("0 give 9S 1", "0 give 9C 2")
    yield table.scenario("dark-raise", "he may raise", offers=["raise 125", "stand"])


def _dark_settled() -> Iterator[Scenario]:
    # A sweep: 160 with the marriage, 120 without; the sitter writes 21 as 20.
    for players in (2, 3, 4):
        others = [0, 0, 20][: players - 1] if players == 4 else [0] * (players - 1)
        for made, raised, score in ((True, 0, 240), (False, 165, -330)):
            table = Table("classic", players, {**DARK, "scoring.bolts": "off"})
            sweep(table, 0, contract=120, dark=True, raise_to=raised)
            yield table.scenario(
                f"dark-{'made' if made else 'failed'}-{players}p",
                "the declarer's figure is doubled",
                made=made,
                scores=[score, *others],
                contract=raised or 120,
            )
    actual = {**DARK, "scoring.bolts": "off", "scoring.success_scores": "actual"}
    actual["scoring.round_declarer"] = True
    table = Table(changes={**actual, "play.marriage_values": [35, 60, 80, 100], "scoring.round_to": 10})
    sweep(table, 0, contract=120, dark=True)
    yield table.scenario(
        "dark-rounded-first", "155 is 160 rounded, then 320", earned=[155, 0, 0], scores=[320, 0, 0]
    )
    kept = {**DARK, "scoring.bolts": "off", "scoring.failure_keeps_earned": True}
    table = Table(changes=kept)
    sweep(table, 0, contract=120, dark=True, raise_to=200)
    yield table.scenario("dark-failed-keeps", "(160 − 200) twice", scores=[-80, 0, 0])
