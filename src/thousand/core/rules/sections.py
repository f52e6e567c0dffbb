"""The options: six sections, each a frozen struct with its options in the order of the rulebook's tables.

A value has the form that it has in JSON: `"off"` and `"none"` are those words, a group (`write_off`, `bomb`,
`bolts`, `barrel`) is `"off"` or a struct of its parts. Ranges and pairs are judged by `check`.
"""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

Off: TypeAlias = Literal["off"]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
MarriageValue: TypeAlias = Annotated[int, Meta(ge=0, le=500, multiple_of=5)]


class DealRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits, how the cards are dealt and when they are dealt again."""

    players: Literal[2, 3, 4]
    first_dealer: Literal["highest_card", "lowest_card", "random"]
    two_player_deal: Literal["ten_and_two", "seven_and_three"]
    two_player_talons: Literal["one_each", "swap"]
    sitter_scores: Literal["nothing", "card_points", "cards_and_marriages"]
    redeal_nines: Literal["off", 3, 4]
    redeal_nines_when: Literal["dealt", "after_exchange"]
    redeal_four_jacks: bool
    redeal_below: Off | Annotated[int, Meta(ge=1, le=60)]


class AuctionRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who bids, by what steps and how high."""

    first_bidder: Literal["forehand", "dealer"]
    opening: Literal["fixed", "forced", "free"]
    minimum_bid: Literal[80, 90, 100]
    bid_step: Literal[5, 10]
    jumps: bool
    all_pass: Literal["redeal", "forced_minimum"]
    bid_cap: Literal["none", "any_marriage", "best_marriage", "sum_of_marriages"]
    bid_ceiling: Literal["none"] | Annotated[int, Meta(ge=1, le=700)]
    dark: bool


class WriteOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The right of the declarer to give up after seeing the talon."""

    others: Points
    free: Annotated[int, Meta(ge=0, le=10)]
    penalty: Points


class Bomb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The right of the declarer to give up a forced contract."""

    others: Points
    per_game: Annotated[int, Meta(ge=1, le=10)]


class TalonRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens between the auction and the first card."""

    exchange: Literal["discard_three", "give_one_each"]
    give_from: Literal["hand", "talon_only"]
    talon_shown: Literal["always", "contested", "never"]
    discard_points: Literal["nobody", "declarer"]
    discard_marriage_cards: bool
    raise_after_talon: bool
    write_off: Off | WriteOff
    bomb: Off | Bomb


class PlayRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tricks, trumps and marriages."""

    trump: Literal["declarer_names", "declarer_names_then_marriages", "marriages"]
    first_lead: Literal["declarer", "forehand"]
    must_trump: bool
    must_beat: Literal["off", "suit", "suit_and_trump"]
    marriage_values: tuple[MarriageValue, MarriageValue, MarriageValue, MarriageValue]
    marriage_from: Literal["first_trick", "after_a_trick"]
    marriage_declared: Literal["by_choice", "automatic"]
    marriage_counts: Literal["at_once", "with_a_later_trick"]
    defender_marriages: Literal["full", "no_trump", "none"]
    ace_marriage: Literal["off", 200]


class Bolts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The marks for defenders who earned nothing, and what every so many of them cost."""

    every: Annotated[int, Meta(ge=1, le=10)]
    penalty: Points


class ScoringRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each seat writes for a deal."""

    success_scores: Literal["contract", "actual"]
    failure_costs: Literal["contract", 120, "contract_plus_10", "contract_plus_20"]
    failure_keeps_earned: bool
    defenders_score: bool
    round_to: Literal[1, 5, 10]
    round_declarer: bool
    bolts: Off | Bolts
    lock_at: Literal["off", 800, 880, 900]


class Barrel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stop before the target."""

    at: Literal[880, 900]
    deals: Literal[1, 2, 3, 4, 5]
    won_by: Literal["own_contract", "any_score", "running_sum"]
    failed_contract: Literal["subtract", "attempt"]
    fall: Annotated[int, Meta(ge=1, le=900)]
    newcomer: Literal["joins", "knocks_off"]
    together: Literal["join", "both_fall"]
    third_fall_to_zero: bool


class GameRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is won."""

    target: Annotated[int, Meta(ge=100, le=10000)]
    finish: str
    win_as_declarer_only: bool
    dump_at: Off | Annotated[int, Meta(ge=1, le=9999)]
    dump_negative: bool
    barrel: Off | Barrel


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule set: a value for every option.

    Made by `preset` or `read_rules`; `check` lists what is out of range or does not go together.
    """

    deal: DealRules
    auction: AuctionRules
    talon: TalonRules
    play: PlayRules
    scoring: ScoringRules
    game: GameRules


SECTIONS: Final[dict[str, type[msgspec.Struct]]] = {
    "deal": DealRules,
    "auction": AuctionRules,
    "talon": TalonRules,
    "play": PlayRules,
    "scoring": ScoringRules,
    "game": GameRules,
}
GROUPS: Final[dict[str, type[msgspec.Struct]]] = {
    "talon.write_off": WriteOff,
    "talon.bomb": Bomb,
    "scoring.bolts": Bolts,
    "game.barrel": Barrel,
}


@cache
def option_names() -> tuple[str, ...]:
    """The public names of all options, in table order; the parts of a group follow it."""
    names: list[str] = []
    for section, fields in SECTIONS.items():
        for field in fields.__struct_fields__:
            name = f"{section}.{field}"
            names.append(name)
            names += [f"{name}.{part}" for part in GROUPS[name].__struct_fields__] if name in GROUPS else []
    return tuple(names)


def option_value(rules: Rules, name: str) -> object:
    """The value of an option by its public name; None for a part of a group that is off."""
    value: object = rules
    for word in name.split("."):
        value = getattr(value, word, None)
    return value
