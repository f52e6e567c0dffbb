"""Records whose rules cannot be played: every code that rule sets have."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.golden.table import NAMES, Scenario, fault, written
from thousand.core.rules import preset

Changes = dict[str, Any]


def scenarios() -> Iterator[Scenario]:
    yield from _shapes()
    yield from _values()
    yield from _pairs()
    yield from _options()


def refused(name: str, rules: Any, code: str) -> Scenario:
    """A record with these rules, which are at fault."""
    players = rules.get("players") if isinstance(rules, dict) else 3
    names = NAMES[: players if players in (2, 3, 4) else 3]
    document = {"format": "thousand-record/1", "rules": rules, "seats": list(names), "deals": []}
    return fault(f"rules-{name}", "rules that cannot be played", written(document), code)


def changed(name: str, changes: Changes, code: str, players: int = 3, base: str = "classic") -> Scenario:
    return refused(name, {"preset": base, "players": players, "changes": changes}, code)


def _shapes() -> Iterator[Scenario]:
    yield refused("text", "classic", "rules_shape")
    yield refused("list", [], "rules_shape")
    yield refused("changes-list", {"preset": "classic", "players": 3, "changes": []}, "rules_shape")
    yield refused("changes-null", {"preset": "classic", "players": 3, "changes": None}, "rules_shape")
    yield refused("no-preset", {"players": 3, "changes": {}}, "key_missing")
    yield refused("no-players", {"preset": "classic", "changes": {}}, "key_missing")
    yield refused("no-changes", {"preset": "classic", "players": 3}, "key_missing")
    yield refused("more", {"preset": "classic", "players": 3, "changes": {}, "name": "x"}, "key_unknown")
    yield refused("preset-unknown", {"preset": "Classic", "players": 3, "changes": {}}, "preset_unknown")
    yield refused("preset-number", {"preset": 4, "players": 3, "changes": {}}, "preset_unknown")
    for players in (1, 5, True, "3", None):
        rules: Any = {"preset": "classic", "players": players, "changes": {}}
        yield refused(f"players-{players}".lower(), rules, "players_unknown")
    for number in (2, 3, 4):
        yield changed(f"players-changed-{number}", {"deal.players": number}, "players_in_changes", number)


def _values() -> Iterator[Scenario]:
    for name in ("deal.cards", "deal", "bid_step", "auction.bid_step.more", "game.barrel.height", ""):
        yield changed(
            f"unknown-{name or 'empty'}".replace(".", "-").replace("_", "-"), {name: 5}, "option_unknown"
        )
    yield changed("unknown-in-group", {"game.barrel": {"height": 3}}, "option_unknown")
    wrong: tuple[tuple[str, Any], ...] = (
        ("deal.first_dealer", "youngest"),
        ("deal.redeal_nines", 2),
        ("deal.redeal_nines", "3"),
        ("deal.redeal_four_jacks", 1),
        ("deal.redeal_four_jacks", "yes"),
        ("deal.redeal_below", 0),
        ("deal.redeal_below", 61),
        ("deal.redeal_below", "none"),
        ("auction.minimum_bid", 85),
        ("auction.bid_step", 1),
        ("auction.bid_ceiling", 701),
        ("auction.bid_ceiling", "off"),
        ("talon.write_off", "on"),
        ("talon.write_off", True),
        ("talon.write_off.others", 1001),
        ("talon.write_off.others", -1),
        ("talon.write_off.free", 11),
        ("talon.write_off.penalty", 1001),
        ("talon.bomb.others", 1001),
        ("talon.bomb.per_game", 0),
        ("talon.bomb.per_game", 11),
        ("play.marriage_values", [40, 60, 80]),
        ("play.marriage_values", [40, 60, 80, 100, 120]),
        ("play.marriage_values", [41, 60, 80, 100]),
        ("play.marriage_values", [505, 60, 80, 100]),
        ("play.marriage_values", 40),
        ("play.ace_marriage", 100),
        ("scoring.failure_costs", 100),
        ("scoring.round_to", 2),
        ("scoring.bolts.every", 0),
        ("scoring.bolts.every", 11),
        ("scoring.bolts.penalty", 1001),
        ("scoring.lock_at", 1000),
        ("game.target", 99),
        ("game.target", 10001),
        ("game.finish", "never"),
        ("game.finish", "fixed_deals(0)"),
        ("game.finish", "fixed_deals(1001)"),
        ("game.finish", "fixed_deals(012)"),
        ("game.finish", "fixed_deals( 12)"),
        ("game.finish", "fixed_deals"),
        ("game.dump_at", 0),
        ("game.barrel.at", 870),
        ("game.barrel.deals", 0),
        ("game.barrel.deals", 6),
        ("game.barrel.fall", 0),
        ("game.barrel.third_fall_to_zero", None),
    )
    for place, (name, value) in enumerate(wrong, 1):
        short = name.replace(".", "-").replace("_", "-")
        yield changed(f"value-{place:02}-{short}", {name: value}, "value_not_allowed")


def _pairs() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        pairs: tuple[tuple[str, Changes], ...] = (
            ("barrel_at_target", {"game.target": 880}),
            ("fall_above_barrel", {"game.barrel.fall": 881}),
            ("dump_at_barrel", {"game.dump_at": 880}),
            ("dump_at_target", {"game.dump_at": 1000}),
            ("lock_at_target", {"scoring.lock_at": 900, "game.target": 900}),
            ("ceiling_below_minimum", {"auction.bid_ceiling": 99}),
            ("dark_above_ceiling", {"auction.bid_ceiling": 119, "auction.dark": True}),
            ("overtrump_without_trump", {"play.must_beat": "suit_and_trump", "play.must_trump": False}),
        )
        for code, changes in pairs:
            barrel = {} if code not in ("lock_at_target",) else {"game.barrel": "off"}
            yield changed(f"pair-{code}-{players}p".replace("_", "-"), {**changes, **barrel}, code, players)
    one_each: Changes = {"deal.two_player_talons": "one_each"}
    yield changed("pair-write-off-without-exchange", one_each, "write_off_without_exchange", 2)
    bomb = {**one_each, "talon.write_off": "off", "talon.bomb": {}}
    yield changed("pair-bomb-without-exchange", bomb, "bomb_without_exchange", 2)


def _options() -> Iterator[Scenario]:
    whole: Changes = msgspec.to_builtins(preset("classic", 3))
    yield refused("options-text", {"options": "all"}, "rules_shape")
    yield refused("options-and-preset", {"options": whole, "preset": "classic"}, "key_unknown")
    yield refused("options-empty", {"options": {}}, "option_missing")
    for section, options in whole.items():
        without = {name: value for name, value in whole.items() if name != section}
        yield refused(f"options-without-{section}", {"options": without}, "option_missing")
        last = list(options)[-1]
        less = {**whole, section: {name: value for name, value in options.items() if name != last}}
        yield refused(
            f"options-without-{section}-{last}".replace("_", "-"), {"options": less}, "option_missing"
        )
        more = {**whole, section: {**options, "more": 1}}
        yield refused(f"options-more-in-{section}", {"options": more}, "option_unknown")
    barrel = {name: value for name, value in whole["game"]["barrel"].items() if name != "fall"}
    part = {**whole, "game": {**whole["game"], "barrel": barrel}}
    yield refused("options-part-missing", {"options": part}, "option_missing")
    yield refused("options-more", {"options": {**whole, "table": {}}}, "option_unknown")
    five = {**whole, "deal": {**whole["deal"], "players": 5}}
    yield refused("options-players", {"options": five}, "value_not_allowed")
