"""Documents that are no records, deals that cannot be, seats' own records that say too much."""

import json
from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.scenarios.deals import SEVEN_AND_THREE, TEN_AND_TWO, THREE, opening
from tests.golden.table import Document, Scenario, Table, fault, written

RULES = {"preset": "classic", "players": 3, "changes": {}}
DEALT = {"dealer": 2, "hands": list(THREE[0]), "talon": list(THREE[1]), "actions": []}
BASE: Document = {
    "format": "thousand-record/1",
    "rules": RULES,
    "seats": ["Anna", "Boris", "Vera"],
    "deals": [DEALT],
}
SEVEN = " ".join(["??"] * 7)


def scenarios() -> Iterator[Scenario]:
    yield from _bytes()
    yield from _shapes()
    yield from _starts()
    yield from _deals()
    yield from _order_of_deals()
    yield from _hidden()


def refused(name: str, data: bytes, code: str, deal: int | None = None) -> Scenario:
    return fault(f"record-{name}", "a document that is refused", data, code, deal)


def like(name: str, code: str, deal: int | None = None, **parts: Any) -> Scenario:
    """A good document with some of its parts replaced."""
    return refused(name, written({**BASE, **parts}), code, deal)


def dealt(name: str, code: str, **parts: Any) -> Scenario:
    """A good document with some parts of its deal replaced."""
    return like(name, code, 1, deals=[{**DEALT, **parts}])


def _bytes() -> Iterator[Scenario]:
    good = written(BASE)
    yield refused("empty", b"", "not_json")
    yield refused("words", b"a game of cards\n", "not_json")
    yield refused("cut", good[:200], "not_json")
    yield refused("two", good + good, "not_json")
    yield refused("mark-of-bytes", b"\xef\xbb\xbf" + good, "not_json")
    yield refused("latin", good.replace(b"Anna", b"Ann\xe4"), "not_utf8")
    yield refused("utf-16", good.decode().encode("utf-16"), "not_utf8")
    yield refused("surrogate", good.replace(b"Anna", b"\\ud83d"), "not_utf8")
    yield refused("surrogate-key", good.replace(b'"deals"', b'"draw": {"\\udc00": 1}, "deals"'), "not_utf8")
    yield refused("deep", b"[" * 3000 + b"]" * 3000 + b"\n", "too_deep")
    yield refused("deep-objects", b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"\n", "too_deep")
    yield refused("key-twice", good.replace(b'"rules"', b'"seats": [], "rules"'), "key_twice")
    yield refused("key-twice-inside", good.replace(b'"dealer"', b'"dealer": 1, "dealer"'), "key_twice")
    for name, number in (
        ("float", b"2.0"),
        ("exponent", b"2e0"),
        ("nan", b"NaN"),
        ("infinity", b"-Infinity"),
    ):
        yield refused(name, good.replace(b'"dealer": 2', b'"dealer": ' + number), "shape")
    yield refused("huge", good.replace(b'"dealer": 2', b'"dealer": ' + b"9" * 5000), "shape")
    yield refused("leading-zero", good.replace(b'"dealer": 2', b'"dealer": 02'), "not_json")


def _shapes() -> Iterator[Scenario]:
    yield refused("list", b"[]\n", "shape")
    yield refused("number", b"7\n", "shape")
    yield refused("object", b"{}\n", "key_missing")
    for key in ("format", "rules", "seats", "deals"):
        yield refused(f"without-{key}", written({k: v for k, v in BASE.items() if k != key}), "key_missing")
    for key in ("dealer", "hands", "talon", "actions"):
        yield like(
            f"deal-without-{key}", "key_missing", 1, deals=[{k: v for k, v in DEALT.items() if k != key}]
        )
    yield like("key", "key_unknown", winner=0)
    yield dealt("deal-key", "key_unknown", winner=0)
    yield like("format", "format_unknown", format="thousand-record/2")
    yield like("format-number", "format_unknown", format=1)
    for players in (2, 3, 4):
        rules = {**RULES, "players": players}
        yield like(f"seats-few-{players}p", "seats_count", rules=rules, seats=["Anna"])
        yield like(f"seats-many-{players}p", "seats_count", rules=rules, seats=["Anna"] * 5)
    yield like("seats-text", "shape", seats="Anna")
    yield like("seats-numbers", "shape", seats=[1, 2, 3])
    yield like("deals-object", "shape", deals={})
    yield like("deal-null", "shape", 1, deals=[None])
    yield like("start-null", "shape", start=None)
    yield like("start-texts", "shape", start=["0", "0", "0"])
    yield like("start-true", "shape", start=[True, False, False])
    yield like("about-text", "shape", about="a game")
    yield like("about-number", "shape", about={"round": 3})
    yield like("draw-list", "shape", draw=[])
    yield dealt("proof-text", "shape", proof="x")
    yield dealt("dealer-text", "shape", dealer="2")
    yield dealt("dealer-true", "shape", dealer=True)
    yield dealt("hands-text", "shape", hands="AS")
    yield dealt("hands-lists", "shape", hands=[["AS"], ["KS"], ["QS"]])
    yield dealt("talon-text", "shape", talon="KC QC 9H")
    yield dealt("actions-lists", "shape", actions=[["0", "bid"]])
    yield dealt("actions-null", "shape", actions=[None])


def _starts() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        names = ["Anna", "Boris", "Vera", "Gleb"][:players]
        rules = {**RULES, "players": players}
        parts: Document = {"rules": rules, "seats": names, "deals": []}
        yield like(f"start-many-{players}p", "start_count", start=[0] * 5, **parts)
        yield like(f"start-target-{players}p", "start_at_target", start=[1000, 0, 0, 0][:players], **parts)
    yield like("start-none", "start_count", start=[])
    yield like("start-above", "start_at_target", start=[0, 0, 1700])


def _deals() -> Iterator[Scenario]:
    hands = list(THREE[0])
    for seat in (3, 9, -1):
        yield dealt(f"dealer-{seat}", "dealer_unknown", dealer=seat)
    yield dealt("hands-two", "hands_count", hands=hands[:2])
    yield dealt("hand-six", "hand_size", hands=["KS QS 9S 9C 9D KH", *hands[1:]])
    yield dealt("hand-empty", "hand_size", hands=["", *hands[1:]])
    yield dealt("talon-two", "talon_count", talon=["KC QC 9H", "AS AC AD"])
    yield dealt("talon-none", "talon_count", talon=[])
    yield dealt("talon-small", "talon_size", talon=["KC QC"])
    yield dealt("card-twice-in-hand", "card_twice", hands=["KS KS 9S 9C 9D KH QH", *hands[1:]])
    yield dealt("card-dealt-twice", "card_dealt_twice", hands=["AS QS 9S 9C 9D KH QH", *hands[1:]])
    yield dealt("card-in-talon-too", "card_dealt_twice", talon=["KS QC 9H"])
    yield dealt("card-unknown", "card_unknown", hands=["KS QS 9S 9C 9D KH 1H", *hands[1:]])
    yield dealt("card-words", "card_unknown", talon=["KC QC nine"])
    for name, deal in (("ten", TEN_AND_TWO), ("seven", SEVEN_AND_THREE)):
        rules = {"preset": "classic", "players": 2, "changes": {}}
        other = TEN_AND_TWO if name == "seven" else SEVEN_AND_THREE
        assert deal is not other
        if name == "seven":
            rules["changes"] = {"deal.two_player_deal": "seven_and_three"}
        document = {**DEALT, "dealer": 1, "hands": list(other[0]), "talon": list(other[1])}
        yield like(
            f"deal-not-{name}-2p", "hand_size", 1, rules=rules, seats=["Anna", "Boris"], deals=[document]
        )
    two = {"rules": {"preset": "classic", "players": 2, "changes": {}}, "seats": ["Anna", "Boris"]}
    document = {**DEALT, "dealer": 1, "hands": list(TEN_AND_TWO[0]), "talon": ["KD QD"]}
    yield like("talon-one-2p", "talon_count", 1, **two, deals=[document])
    document = {**document, "talon": ["KD QD JD", "9H"]}
    yield like("talon-size-2p", "talon_size", 1, **two, deals=[document])
    yield like("dealer-2p", "dealer_unknown", 1, **two, deals=[{**document, "dealer": 2}])
    four = {"rules": {"preset": "classic", "players": 4, "changes": {}}, "seats": ["A", "B", "C", "D"]}
    document = {**DEALT, "dealer": 2, "hands": [*hands, ""]}
    yield like("sitter-dealt-4p", "hand_size", 1, **four, deals=[document])
    yield like("hands-three-4p", "hands_count", 1, **four, deals=[{**DEALT, "dealer": 3}])
    yield like("dealer-4p", "dealer_unknown", 1, **four, deals=[{**document, "dealer": 4}])


def _order_of_deals() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = opening(Table("classic", players))
        table.do("0 bid 100")
        table.deals.append(table.deals[0])
        yield table.faulty(
            f"record-deal-running-{players}p", "a deal after an unfinished one", "deal_running", 2, None
        )
        table = Table("classic", players, {"game.finish": "fixed_deals(1)"})
        sweep(table, 0)
        table.deals.append({**table.deals[0], "dealer": 0})
        yield table.faulty(f"record-game-over-{players}p", "a deal after the end", "game_over", 2, None)
        table = Table("classic", players)
        sweep(table, 0)
        table.deals.append(table.deals[0])
        yield table.faulty(f"record-dealer-wrong-{players}p", "the next seat deals", "dealer_wrong", 2, None)
        table = opening(Table("classic", players, {"deal.redeal_below": 60}))
        table.do("0 claim")
        table.deals.append({**table.deals[0], "dealer": 0, "actions": []})
        yield table.faulty(
            f"record-dealer-annulled-{players}p", "the same seat deals again", "dealer_wrong", 2, None
        )
    table = Table("classic", 3)
    sweep(table, 0)
    sweep(table, 1)
    table.say("2 bid 100")
    yield table.faulty("record-second-deal-action", "one turn too many", "not_running", 2, 31)


def _hidden() -> Iterator[Scenario]:
    hands = list(THREE[0])
    own = [hands[0], SEVEN, SEVEN]
    hidden_talon = ["?? ?? ??"]

    def read(name: str, code: str, deal: int, action: int | None, **parts: Any) -> Scenario:
        document = {**BASE, "deals": [{**DEALT, "hands": own, "talon": hidden_talon, **parts}]}
        return fault(f"hidden-{name}", "a seat's own record at fault", written(document), code, deal, action)

    yield read("mixed-hand", "hidden_mixed", 1, None, hands=["KS QS ?? 9C 9D KH QH", SEVEN, SEVEN])
    yield read("mixed-talon", "hidden_mixed", 1, None, talon=["KC ?? 9H"])
    yield read("size", "hand_size", 1, None, hands=[hands[0], "?? ??", SEVEN])
    yield read("twice", "card_dealt_twice", 1, None, talon=["KS QC 9H"])
    yield read("claim", "hidden_beyond", 1, 2, actions=["0 bid 100", "1 claim"])
    yield read("turn", "not_your_turn", 1, 2, actions=["0 bid 100", "2 pass"])
    yield read("deck", "bid_above_deck", 1, 2, actions=["0 bid 100", "1 bid 405"])
    yield read("step", "bid_step", 1, 2, actions=["0 bid 100", "1 bid 101"])
    opened = ["0 bid 100", "1 pass", "2 pass"]
    shown = {"talon": list(THREE[1])}
    yield read("write-off", "hidden_beyond", 1, 4, actions=[*opened, "0 write_off"], **shown)
    yield read("own-card", "hidden_card_known", 1, 4, actions=[*opened, "0 give ?? 1"], **shown)
    other = ["0 bid 100", "1 bid 105", "2 pass", "0 pass"]
    given = [*other, "1 give ?? 0", "1 give ?? 2", "1 stand"]
    yield read("not-his", "card_not_held", 1, 8, actions=[*given, "1 play KS"], **shown)
    yield read("phase", "wrong_phase", 1, 5, actions=[*other, "1 discard ?? ?? ??"], **shown)
    yield read("twice-given", "give_twice", 1, 6, actions=[*other, "1 give ?? 0", "1 give ?? 0"], **shown)
    three = {**BASE, "rules": {**RULES, "changes": {"talon.exchange": "discard_three"}}}
    mixed = {**DEALT, "hands": own, **shown, "actions": [*other, "1 discard ?? 9H KC"]}
    data = written({**three, "deals": [mixed]})
    yield fault("hidden-mixed-discard", "a discard known in part", data, "hidden_mixed", 1, 5)
    nothing = {"preset": "classic", "players": 3, "changes": {"auction.opening": "free"}}
    passed = {**DEALT, "hands": own, "talon": hidden_talon, "actions": ["0 pass", "1 pass", "2 pass"]}
    data = written({**BASE, "rules": nothing, "deals": [passed]})
    yield fault("hidden-all-pass", "the end of a hidden deal", data, "hidden_beyond", 1, 3)
    yield fault(
        "hidden-then-deal",
        "a deal after a hidden one",
        written({**BASE, "deals": [{**DEALT, "hands": own}, DEALT]}),
        "deal_running",
        2,
        None,
    )
    assert json.loads(data)
