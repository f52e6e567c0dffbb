"""Options of the deal: seats, talons for two, claims."""

from collections.abc import Iterator

from tests.golden.playing import sweep
from tests.golden.scenarios.deals import after_opening, opening
from tests.golden.table import Scenario, Table

FOUR_NINES = (("KS QS 9S 9C 9D 9H QH", "AS TS AC TC AD TD AH", "JS JC KD QD JD TH JH"), "KC QC KH")
TWELVE = (("KS JS 9S KC JC 9C 9D", "AS TS QS AC TC AD TD", "QC KD QD JD AH TH KH"), "QH JH 9H")
THIRTEEN = (("KS JS 9S KC QC 9C 9D", "AS TS QS AC TC AD TD", "JC KD QD JD AH TH KH"), "QH JH 9H")
JACKS_TWO = (("KS QS JS 9S JC 9C JD KH QH JH", "AS TS AC TC KC QC AD TD AH TH"), "KD QD", "9D 9H")


def scenarios() -> Iterator[Scenario]:
    yield from _seats()
    yield from _two_players()
    yield from _nines_dealt()
    yield from _nines_after_exchange()
    yield from _jacks()
    yield from _low_hands()
    yield from _claims()


def _seats() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = Table("classic", players)
        yield table.scenario(f"players-{players}-before", "no deal yet", phase="deal_over", deals=0, legal=[])
    for value in ("highest_card", "lowest_card", "random"):
        table = Table(changes={"deal.first_dealer": value}, dealer=1)
        yield opening(table).scenario(
            f"first-dealer-{value}", "the draw is over before the record begins", to_act=2, phase="auction"
        )


def _two_players() -> Iterator[Scenario]:
    for deal in ("ten_and_two", "seven_and_three"):
        for talons in ("one_each", "swap"):
            changes = {"deal.two_player_deal": deal, "deal.two_player_talons": talons}
            if talons == "one_each":
                changes["talon.write_off"] = "off"
            table = after_opening(Table("classic", 2, changes), "0 bid 100", "1 pass", "0 take 2")
            name = f"two-{deal}-{talons}".replace("_", "-")
            if talons == "one_each":
                yield table.scenario(name, "nothing is laid aside: the raise comes next", phase="raise")
                table.do("0 stand", "0 play KS")
                yield table.scenario(f"{name}-trick", "each has taken a talon", phase="trick", to_act=1)
                continue
            size = 2 if deal == "ten_and_two" else 3
            count = 66 if size == 2 else 120
            yield table.scenario(
                name, f"{size} cards are laid in the talon's place", phase="exchange", count=count + 1
            )


def _nines_dealt() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value in ("off", 3, 4):
            changes = {"deal.redeal_nines": value, "deal.redeal_nines_when": "dealt"}
            table = opening(Table("classic", players, changes))
            yield table.scenario(
                f"nines-{value}-dealt-{players}p",
                "three nines in the dealt hand",
                to_act=0,
                **{"offers" if value == 3 else "refuses": ["claim"]},
            )
    for value in (3, 4):
        table = Table(changes={"deal.redeal_nines": value, "deal.redeal_nines_when": "dealt"})
        table.deal(FOUR_NINES[0], FOUR_NINES[1])
        yield table.scenario(f"nines-{value}-dealt-four", "four nines in the dealt hand", offers=["claim"])


def _nines_after_exchange() -> Iterator[Scenario]:
    table = after_opening(Table(), "0 bid 100", "1 bid 105", "2 pass", "0 pass")
    yield opening(Table()).scenario(
        "nines-later-not-at-once", "no claim on the dealt hand", refuses=["claim"]
    )
    table.do("1 give 9H 0", "1 give KC 2", "1 stand")
    yield table.scenario("nines-later-not-yet", "the declarer has no four nines", refuses=["claim"], to_act=1)
    table.do("1 play AC", "2 play KC")
    yield table.scenario(
        "nines-later-offered", "the fourth nine was given to seat 0", to_act=0, legal=["claim", "play 9C"]
    )
    table.do("0 claim")
    yield table.scenario(
        "nines-later-claimed", "a claim on the first card", outcome="annulled", scores=[0, 0, 0], events=[]
    )
    table = after_opening(Table(), "0 bid 100", "1 bid 105", "2 pass", "0 pass")
    table.do("1 give 9H 0", "1 give KC 2", "1 stand", "1 play AC", "2 play KC", "0 play 9C", "1 play AS")
    table.do("2 play JS")
    yield table.scenario(
        "nines-later-too-late", "one card has been played", to_act=0, refuses=["claim"], offers=["play 9S"]
    )


def _jacks() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value in (False, True):
            table = Table("classic", players, {"deal.redeal_four_jacks": value})
            if players == 2:
                table.deal(JACKS_TWO[0], *JACKS_TWO[1:])
            else:
                after_opening(table, "0 bid 100", "1 pass")
            yield table.scenario(
                f"four-jacks-{value}-{players}p".lower(),
                "four jacks in the hand to call",
                **{"offers" if value else "refuses": ["claim"]},
            )


def _low_hands() -> Iterator[Scenario]:
    cases: tuple[tuple[str | int, tuple[tuple[str, ...], str], bool], ...] = (
        ("off", TWELVE, False),
        (1, TWELVE, False),
        (12, TWELVE, False),
        (13, TWELVE, True),
        (13, THIRTEEN, False),
        (60, THIRTEEN, True),
    )
    for value, (hands, talon), claim in cases:
        points = 12 if hands == TWELVE[0] else 13
        table = Table(changes={"deal.redeal_below": value})
        table.deal(hands, talon)
        yield table.scenario(
            f"below-{value}-{points}",
            f"a hand of {points} points",
            **{"offers" if claim else "refuses": ["claim"]},
        )
    for players in (2, 4):
        table = opening(Table("classic", players, {"deal.redeal_below": 60}))
        yield table.scenario(f"below-60-{players}p", "a hand below 60 points", offers=["claim"])


def _claims() -> Iterator[Scenario]:
    changes = {"deal.redeal_nines": 3, "deal.redeal_nines_when": "dealt"}
    for players in (2, 3, 4):
        table = after_opening(Table("classic", players, changes, totals=[-40] * players), "0 claim")
        nothing = [0] * players
        yield table.scenario(
            f"claim-{players}p",
            "the deal is annulled, the forced opener need not bid",
            phase="deal_over",
            outcome="annulled",
            declarer=None,
            contract=None,
            made=None,
            earned=nothing,
            scores=nothing,
            totals=[-40] * players,
            events=[],
        )
        sweep(table, 0)
        yield table.scenario(
            f"claim-{players}p-again",
            "the same dealer has dealt again",
            deals=2,
            declarer=0,
            outcome="played",
        )
    table = after_opening(Table("classic", 3, changes), "0 bid 100", "1 bid 105", "2 pass")
    yield table.scenario("claim-after-a-call", "seat 0 has called already", to_act=0, refuses=["claim"])
