"""Options of the talon: how cards are exchanged, who sees the talon, the raise."""

from collections.abc import Iterator
from itertools import combinations

from tests.golden.playing import sweep
from tests.golden.table import Scenario, Table

PAIRS = (
    ("KS QS KC QC KD QD KH", "TS JS AC TC JC 9C AD", "TD JD 9D AH TH JH 9H"),
    "QH AS 9S",
)
SWEEP_HAND = ["AS", "TS", "KS", "QS", "JS", "9S", "AC", "AD", "AH", "TH"]


def scenarios() -> Iterator[Scenario]:
    yield from _ways()
    yield from _discarded_points()
    yield from _marriages_kept()
    yield from _shown()
    yield from _raise()
    yield from _two()


def discards(cards: list[str], size: int) -> list[str]:
    """All discards of some cards in plain string order."""
    return sorted("discard " + " ".join(sorted(chosen)) for chosen in combinations(cards, size))


def gifts(cards: list[str], *seats: int) -> list[str]:
    """All gifts of some cards in plain string order."""
    return sorted(f"give {card} {seat}" for card in cards for seat in seats)


def _ways() -> Iterator[Scenario]:
    for players in (3, 4):
        table = Table("classic", players, {"talon.exchange": "discard_three"})
        sweep(table, 0, until="exchange")
        yield table.scenario(
            f"exchange-discard-three-{players}p",
            "any three of ten, or a write-off",
            legal=[*discards(SWEEP_HAND, 3), "write_off"],
        )
        for value, cards in (("hand", SWEEP_HAND), ("talon_only", ["9S", "AC", "TH"])):
            table = Table("classic", players, {"talon.give_from": value})
            sweep(table, 0, until="exchange")
            name = f"give-from-{value}-{players}p".replace("_", "-")
            yield table.scenario(name, "the first card", legal=[*gifts(cards, 1, 2), "write_off"])
            table.do("0 give 9S 2")
            rest = [card for card in cards if card != "9S"]
            yield table.scenario(f"{name}-second", "the second, to the other", legal=gifts(rest, 1))
    table = Table("home", 3)
    sweep(table, 0, until="trick")
    yield table.scenario("exchange-seven-cards", "seven tricks after three discards", count=9)
    table = Table("classic", 3)
    sweep(table, 0, until="trick")
    yield table.scenario("exchange-eight-cards", "eight tricks after two gifts", count=8)
    table = Table("classic", 3)
    sweep(table, 1, contract=105, until="exchange")
    table.do("1 give AS 0", "1 give AC 2", "1 stand")
    yield table.scenario("exchange-given-away", "the cards have changed hands", to_act=1, count=8)


def _discarded_points() -> Iterator[Scenario]:
    # A lays aside a nine, an ace and a ten: 21. The seven tricks hold 99, the marriage of spades 40.
    for players in (3, 4):
        for value, earned in (("nobody", 139), ("declarer", 160)):
            table = Table("home", players, {"talon.discard_points": value})
            sweep(table, 0)
            others = [0, 0] if players == 3 else [0, 0, 21]
            yield table.scenario(
                f"discard-points-{value}-{players}p",
                "21 points lie aside",
                earned=[earned, *others],
                made=True,
            )
        table = Table("home", players, {"talon.discard_points": "declarer"})
        sweep(table, 0, contract=160)
        yield table.scenario(f"discard-points-make-{players}p", "160 is made with them", made=True)
    table = Table("home", 3, {"talon.discard_points": "nobody"})
    sweep(table, 0, contract=140)
    yield table.scenario("discard-points-fail", "139 is less than 140", made=False, scores=[-140, 0, 0])
    table = Table("classic", 3, {"talon.discard_points": "declarer", "scoring.bolts": "off"})
    sweep(table, 0)
    yield table.scenario("discard-points-not-given", "cards given are no discards", earned=[160, 0, 0])


def _marriages_kept() -> Iterator[Scenario]:
    for players in (3, 4):
        for value in (True, False):
            table = Table("home", players, {"talon.discard_marriage_cards": value})
            sweep(table, 0, until="exchange")
            cards = SWEEP_HAND if value else [card for card in SWEEP_HAND if card not in ("KS", "QS")]
            yield table.scenario(
                f"discard-marriage-{'yes' if value else 'no'}-{players}p",
                "the hand holds one pair",
                legal=discards(cards, 3),
            )
    table = Table("home", 3, {"talon.discard_marriage_cards": False})
    table.deal(PAIRS[0], PAIRS[1])
    table.do("0 bid 100", "1 pass", "2 pass")
    yield table.scenario(
        "discard-marriage-forced",
        "two cards are left beside four pairs: any three may go",
        legal=discards([*PAIRS[0][0].split(), *PAIRS[1].split()], 3),
    )


def _shown() -> Iterator[Scenario]:
    for players in (3, 4):
        for value in ("always", "contested", "never"):
            for contested in (False, True):
                table = Table("classic", players, {"talon.talon_shown": value})
                sweep(table, 1 if contested else 0, contract=105 if contested else 100, until="exchange")
                shown = value == "always" or (value == "contested" and contested)
                yield table.seen(
                    2,
                    f"talon-{value}-{'contested' if contested else 'forced'}-{players}p",
                    "a defender's record of the exchange",
                    talon=["9S AC TH" if shown else "?? ?? ??"],
                    legal=None,
                )
    table = Table("classic", 3, {"talon.talon_shown": "contested"})
    sweep(table, 0, contract=105, until="exchange")
    yield table.seen(1, "talon-contested-above-minimum", "105 is no forced minimum", talon=["9S AC TH"])
    table = Table("classic", 3, {"talon.talon_shown": "contested", "auction.opening": "free"})
    sweep(table, 0, until="exchange")
    yield table.seen(1, "talon-contested-free", "nobody had to open", talon=["9S AC TH"])
    changes = {"talon.talon_shown": "always", "auction.dark": True}
    table = Table("classic", 3, changes)
    sweep(table, 0, contract=120, dark=True, until="exchange")
    yield table.seen(1, "talon-dark", "shown to the dark bidder alone", talon=["?? ?? ??"])
    table = Table("classic", 2, {"talon.talon_shown": "contested"})
    sweep(table, 0, until="exchange")
    yield table.seen(1, "talon-contested-two", "after a forced minimum", talon=["?? ??", "?? ??"])
    table = Table("classic", 2, {"talon.talon_shown": "always"})
    sweep(table, 0, until="exchange")
    yield table.seen(1, "talon-always-two", "the other talon stays face down", talon=["KH QH", "?? ??"])


def _raise() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value in (True, False):
            table = Table("classic", players, {"talon.raise_after_talon": value})
            sweep(table, 0, until="raise" if value else "trick")
            yield table.scenario(
                f"raise-{'asked' if value else 'not-asked'}-{players}p",
                "after the exchange",
                phase="raise" if value else "trick",
            )
        table = Table("classic", players)
        sweep(table, 0, raise_to=160)
        yield table.scenario(f"raise-made-{players}p", "160 was earned", contract=160, made=True)
        table = Table("classic", players)
        sweep(table, 0, raise_to=165)
        yield table.scenario(f"raise-failed-{players}p", "160 was earned", contract=165, made=False)


def _two() -> Iterator[Scenario]:
    table = Table("classic", 2, {"talon.write_off": "off"})
    sweep(table, 0, until="exchange")
    cards = ["AS", "TS", "KS", "QS", "JS", "9S", "AC", "AD", "AH", "TH", "KH", "QH"]
    yield table.scenario("two-swap-exchange", "two of twelve", legal=discards(cards, 2))
    # The last trick takes both talons: A laid an ace and a king in the place of KH QH, TC TD lies beside.
    table.do("0 discard AC KH", "0 stand")
    order = ["AS", "KS!", "QS", "TS", "JS", "9S", "AH", "TH", "AD", "QH"]
    mine = iter(order)
    while table.phase == "trick":
        legal = table.legal()
        table.do(f"0 play {next(mine)}" if table.actor == 0 else f"1 {legal[0]}")
    yield table.scenario("two-swap-last-trick", "talons as they lie at the end", earned=[160, 0])
