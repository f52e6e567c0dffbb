"""The order of settlement: deals in which several rules meet."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.scenarios.giving_up import give_up
from tests.golden.scenarios.play import laid
from tests.golden.table import Scenario, Table

NO_BOLTS: dict[str, Any] = {"scoring.bolts": "off"}
ONE: dict[str, Any] = {**NO_BOLTS, "game.barrel.deals": 1}
THIRD: dict[str, Any] = {**ONE, "game.barrel.third_fall_to_zero": True}
SUM: dict[str, Any] = {**NO_BOLTS, "game.barrel.won_by": "running_sum"}
ROUND: dict[str, Any] = {**NO_BOLTS, "game.finish": "full_round"}


def scenarios() -> Iterator[Scenario]:
    yield from _falls_and_dumps()
    yield from _penalties()
    yield from _leavings()
    yield from _sums()
    yield from _ends()
    yield from _talons()
    yield from _marriages()


def _falls_and_dumps() -> Iterator[Scenario]:
    table = Table("classic", 3, {**ONE, "game.dump_at": 760}, totals=[880, 0, 0])
    sweep(table, 1)
    yield table.scenario(
        "fall-then-dump", "fallen on the figure", totals=[0, 105, 0], events=["0 attempt", "0 fall", "0 dump"]
    )
    table = Table("classic", 3, {**NO_BOLTS, "game.dump_at": 715}, totals=[880, 0, 0])
    sweep(table, 0, raise_to=165)
    yield table.scenario(
        "off-then-dump", "880 − 165 is the figure", totals_0=0, events=["0 off_barrel", "0 dump"]
    )
    table = Table("classic", 3, {"scoring.bolts.every": 1, "game.dump_at": 120})
    sweep(table, 0)
    yield table.scenario(
        "bolt-then-dump",
        "the penalty leads to the negative figure",
        totals=[100, 0, 0],
        scores=[100, -120, -120],
        events=["1 bolt", "1 bolt_penalty", "1 dump", "2 bolt", "2 bolt_penalty", "2 dump"],
    )
    table = Table("classic", 3, {"talon.write_off.free": 0, "game.dump_at": 120})
    give_up(table, 0)
    yield table.scenario(
        "write-off-then-dump",
        "its penalty as well",
        scores=[-120, 60, 60],
        totals=[0, 60, 60],
        events=["0 write_off_penalty", "0 dump"],
    )


def _penalties() -> Iterator[Scenario]:
    table = Table("classic", 3, {"scoring.bolts.every": 1}, totals=[0, 879, 0])
    sweep(table, 0)
    yield table.scenario("bolt-below-the-barrel", "759", totals=[100, 759, -120])
    table = Table("classic", 3, {"scoring.bolts.every": 1, "game.barrel.deals": 1}, totals=[0, 880, 0])
    sweep(table, 0)
    yield table.scenario(
        "no-bolt-while-falling",
        "he was on the barrel",
        totals=[100, 760, -120],
        events=["1 attempt", "1 fall", "2 bolt", "2 bolt_penalty"],
    )
    table = Table(
        "classic", 3, {**NO_BOLTS, "auction.dark": True, "scoring.lock_at": 800}, totals=[800, 0, 0]
    )
    sweep(table, 0, contract=120, dark=True)
    yield table.scenario(
        "lock-and-dark", "a declarer writes twice", scores=[240, 0, 0], totals_0=1040, winners=[0]
    )


def _leavings() -> Iterator[Scenario]:
    table = Table("classic", 3, {**THIRD, "game.barrel.newcomer": "knocks_off"}, totals=[880, 0, 760])
    sweep(table, 1)
    sweep(table, 0, contract=120)
    yield table.scenario(
        "leaving-one", "fallen once, mounted again", totals=[880, 105, 760], events=["0 barrel"]
    )
    sweep(table, 0, contract=125, marriage=False)
    sweep(table, 0, contract=125)
    yield table.scenario("leaving-two", "755 and 125", totals=[880, 105, 760], events=["0 barrel"])
    table_deals = {**THIRD, "game.barrel.deals": 2, "game.barrel.newcomer": "knocks_off"}
    table = Table("classic", 3, table_deals, totals=[880, 0, 760])
    for _ in range(2):
        sweep(table, 1)
    yield table.scenario("leaving-after-two", "two attempts", totals=[760, 205, 760])
    sweep(table, 0, contract=120)
    sweep(table, 2, contract=120)
    yield table.scenario(
        "leaving-knocked-off",
        "the second leaving",
        totals=[760, 205, 880],
        events=["0 attempt", "0 knocked_off", "2 barrel"],
    )
    sweep(table, 0, contract=120)
    yield table.scenario(
        "leaving-knocks-back",
        "seat 0 knocks seat 2 off",
        totals=[880, 205, 760],
        events=["0 barrel", "2 attempt", "2 knocked_off"],
    )
    sweep(table, 2, contract=120)
    yield table.scenario(
        "leaving-knocked-to-zero",
        "the third leaving of seat 0",
        totals=[0, 205, 880],
        events=["0 attempt", "0 knocked_off", "0 zeroed", "2 barrel"],
    )


def _sums() -> Iterator[Scenario]:
    table = Table("classic", 3, {**SUM, "scoring.lock_at": 800}, totals=[880, 0, 0])
    sweep(table, 1, winner=0)
    sweep(table, 0, contract=115)
    yield table.scenario("sum-locked", "160 struck out, 115 is short", totals_0=880, events=["0 attempt"])
    table = Table("classic", 3, SUM, totals=[880, 0, 0])
    give_up(table, 1)
    give_up(table, 1)
    yield table.scenario("sum-given-up", "60 and 60 are 120", totals_0=1000, winners=[0], scores=[60, 0, 60])
    table = Table("classic", 3, {**SUM, "auction.dark": True}, totals=[880, 0, 0])
    sweep(table, 0, contract=120, dark=True)
    yield table.scenario("sum-dark", "240 at once", totals_0=1120, winners=[0])
    table = Table("classic", 3, {**SUM, "game.barrel.at": 900}, totals=[900, 0, 0])
    sweep(table, 0)
    yield table.scenario("sum-from-900", "100 is enough", totals_0=1000, winners=[0])
    lost = {**SUM, "game.barrel.deals": 1}
    table = Table("classic", 3, lost, totals=[880, 0, 0])
    sweep(table, 0, contract=110)
    yield table.scenario(
        "sum-falls",
        "110 aside is lost with the fall",
        totals_0=760,
        scores_0=110,
        events=["0 attempt", "0 fall"],
    )


def _ends() -> Iterator[Scenario]:
    table = Table("classic", 3, ROUND, totals=[880, 0, 0])
    sweep(table, 0, contract=120)
    yield table.scenario("round-from-barrel", "reached, off the barrel", totals_0=1000, winners=[], events=[])
    sweep(table, 1, winner=0)
    yield table.scenario("round-adds-again", "points count as before", totals_0=1160, events=[])
    table = Table("classic", 3, {**ROUND, "game.barrel": "off"}, totals=[900, 900, 900])
    sweep(table, 0)
    sweep(table, 1)
    sweep(table, 2)
    yield table.scenario(
        "round-shared", "three at 1000", winners=[0, 1, 2], events=["0 win", "1 win", "2 win"]
    )
    table = Table("classic", 3, {**NO_BOLTS, "game.finish": "fixed_deals(3)"}, totals=[880, 0, 0])
    sweep(table, 0, contract=120)
    sweep(table, 0, winner=1, contract=105)
    yield table.scenario(
        "fixed-mounts-again", "895 sits on the barrel", totals=[880, 160, 0], events=["0 barrel"]
    )
    sweep(table, 1)
    yield table.scenario(
        "fixed-ends-on-barrel", "the third deal", winners=[0], events=["0 attempt", "0 win"], totals_0=880
    )
    only = {**NO_BOLTS, "game.win_as_declarer_only": True}
    table = Table(
        "classic",
        3,
        {**only, "scoring.failure_costs": 120, "scoring.failure_keeps_earned": True, "game.barrel": "off"},
        totals=[990, 0, 0],
    )
    sweep(table, 0, contract=165)
    yield table.scenario("only-made", "1030 by a failure", made=False, totals_0=1030, winners=[])
    table = Table("classic", 3, {**only, "game.barrel.won_by": "any_score"}, totals=[880, 880, 0])
    sweep(table, 0, contract=120)
    yield table.scenario("only-from-barrel", "the declarer wins", winners=[0], totals=[1000, 880, 0])


def _talons() -> Iterator[Scenario]:
    free = {"auction.opening": "free", "auction.all_pass": "forced_minimum", "talon.talon_shown": "contested"}
    table = Table("classic", 3, free)
    sweep(table, 0, until="auction")
    table.do("0 pass", "1 pass", "2 pass")
    yield table.seen(1, "contested-all-passed", "forehand was forced", talon=["?? ?? ??"])
    for opening, shown in (("fixed", False), ("forced", False), ("free", True)):
        table = Table("classic", 3, {"auction.opening": opening, "talon.talon_shown": "contested"})
        sweep(table, 0, until="exchange")
        talon = ["9S AC TH"] if shown else ["?? ?? ??"]
        yield table.seen(1, f"contested-{opening}", "the opener alone bid, the minimum", talon=talon)
    table = Table("classic", 3, {"talon.talon_shown": "contested"})
    sweep(table, 0, contract=110, until="auction")
    table.do("0 bid 100", "1 bid 105", "2 pass", "0 bid 110", "1 pass")
    yield table.seen(2, "contested-overbid", "the opener, but somebody else bid", talon=["9S AC TH"])
    dealer = {"auction.first_bidder": "dealer", "talon.talon_shown": "contested"}
    table = Table("classic", 3, dealer)
    sweep(table, 2, contract=100, until="exchange")
    yield table.seen(0, "contested-dealer-opens", "the dealer was forced", talon=["?? ?? ??"], to_act=2)
    table = Table("classic", 2, {"scoring.bolts": "off", "deal.two_player_deal": "seven_and_three"})
    table.deal(("AS TS KS QS JS 9S AC", "KC QC JC 9C KD QD JD"), "AD AH TH", "TC TD 9D")
    table.do("0 bid 100", "1 pass", "0 take 1", "0 discard AD AH TH", "0 stand")
    order = ["AS", "KS!", "TS", "QS", "JS", "9S", "AC"]
    while table.phase == "trick":
        table.do(f"0 play {order.pop(0)}" if table.actor == 0 else f"1 {table.legal()[0]}")
    # All but the cards out (KH QH JH 9H, 9 points), and the marriage of spades.
    yield table.scenario(
        "two-seven-swapped", "both talons, but not the cards out", earned=[151, 0], made=True
    )
    table = Table("classic", 2, {"deal.two_player_talons": "one_each", "talon.write_off": "off", **NO_BOLTS})
    sweep(table, 0, until="trick")
    table.do("0 play AS", "1 play 9C")
    yield table.scenario("two-one-each-twelve", "twelve tricks, no talon behind the last", count=15, to_act=0)


def _marriages() -> Iterator[Scenario]:
    deal = (("KH QH 9S 9C 9D JC JD", "AS TS AC TC AD KD QD", "JH 9H KS QS JS KC QC"), "AH TH TD")
    for value in ("at_once", "with_a_later_trick"):
        table = laid({"play.must_trump": False, "play.marriage_counts": value}, deal)
        table.do("0 play KH!", "1 play QD", "2 play 9H", "0 play 9S", "1 play AS", "2 play JS")
        table.do("1 play TS", "2 play QS", "0 play QH", "1 play AC", "2 play QC", "0 play JC")
        table.do("1 play TC", "2 play KC", "0 play 9C", "1 play AD", "2 play JH", "0 play JD")
        table.do("1 play KD", "2 play KS", "0 play 9D")
        # The trick of the declaration holds 4 + 3; 31 points lie aside; seat 2 trumps the last one, 4 + 4.
        yield table.scenario(
            f"marriage-own-trick-{value}".replace("_", "-"),
            "the declaring trick itself is enough",
            earned=[107, 74, 8],
            made=True,
        )
