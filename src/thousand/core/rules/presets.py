"""The four presets, each taken with two, three or four players (rulebook, chapter on presets)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, cast

from msgspec.structs import replace

from thousand.core.rules.problems import InvalidRules, Problem
from thousand.core.rules.sections import (
    AuctionRules,
    Barrel,
    Bolts,
    Bomb,
    DealRules,
    GameRules,
    PlayRules,
    Rules,
    ScoringRules,
    TalonRules,
    WriteOff,
)

Players = Literal[2, 3, 4]

DEFAULT_PRESET: Final = "classic"
PLAYER_COUNTS: Final = (2, 3, 4)

CLASSIC_WRITE_OFF: Final = WriteOff(others=60, free=2, penalty=120)
CLASSIC_BOLTS: Final = Bolts(every=3, penalty=120)
CLASSIC_BARREL: Final = Barrel(
    at=880,
    deals=3,
    won_by="own_contract",
    failed_contract="subtract",
    fall=120,
    newcomer="joins",
    together="join",
    third_fall_to_zero=False,
)
POLISH_BOMB: Final = Bomb(others=60, per_game=1)


_CLASSIC: Final = Rules(
    deal=DealRules(
        players=3,
        first_dealer="random",
        two_player_deal="ten_and_two",
        two_player_talons="swap",
        sitter_scores="card_points",
        redeal_nines=4,
        redeal_nines_when="after_exchange",
        redeal_four_jacks=False,
        redeal_below="off",
    ),
    auction=AuctionRules(
        first_bidder="forehand",
        opening="forced",
        minimum_bid=100,
        bid_step=5,
        jumps=True,
        all_pass="redeal",
        bid_cap="any_marriage",
        bid_ceiling="none",
        dark=False,
    ),
    talon=TalonRules(
        exchange="give_one_each",
        give_from="hand",
        talon_shown="always",
        discard_points="nobody",
        discard_marriage_cards=True,
        raise_after_talon=True,
        write_off=CLASSIC_WRITE_OFF,
        bomb="off",
    ),
    play=PlayRules(
        trump="marriages",
        first_lead="declarer",
        must_trump=True,
        must_beat="off",
        marriage_values=(40, 60, 80, 100),
        marriage_from="after_a_trick",
        marriage_declared="by_choice",
        marriage_counts="at_once",
        defender_marriages="full",
        ace_marriage="off",
    ),
    scoring=ScoringRules(
        success_scores="contract",
        failure_costs="contract",
        failure_keeps_earned=False,
        defenders_score=True,
        round_to=5,
        round_declarer=False,
        bolts=CLASSIC_BOLTS,
        lock_at="off",
    ),
    game=GameRules(
        target=1000,
        finish="at_once",
        win_as_declarer_only=False,
        dump_at="off",
        dump_negative=True,
        barrel=CLASSIC_BARREL,
    ),
)


def _classic(players: Players) -> Rules:
    return replace(_CLASSIC, deal=replace(_CLASSIC.deal, players=players))


def _home(players: Players) -> Rules:
    base = _classic(players)
    return Rules(
        deal=replace(base.deal, first_dealer="lowest_card", redeal_nines="off", redeal_nines_when="dealt"),
        auction=replace(base.auction, opening="free", bid_step=10, bid_cap="none"),
        talon=replace(
            base.talon,
            exchange="discard_three",
            talon_shown="never",
            raise_after_talon=False,
            write_off="off",
        ),
        play=replace(base.play, trump="declarer_names", marriage_from="first_trick"),
        scoring=replace(base.scoring, round_to=1, bolts="off"),
        game=replace(base.game, finish="full_round", barrel="off"),
    )


def _club(players: Players) -> Rules:
    base = _classic(players)
    return Rules(
        deal=replace(
            base.deal,
            first_dealer="highest_card",
            two_player_deal="seven_and_three",
            two_player_talons="one_each",
            redeal_nines=3,
            redeal_nines_when="dealt",
            redeal_four_jacks=True,
            redeal_below=13,
        ),
        auction=replace(base.auction, first_bidder="dealer", bid_cap="best_marriage", dark=True),
        talon=replace(base.talon, give_from="talon_only", raise_after_talon=False, write_off="off"),
        play=replace(base.play, ace_marriage=200),
        scoring=replace(base.scoring, success_scores="actual", bolts="off"),
        game=replace(
            base.game,
            dump_at=555,
            barrel=Barrel(
                at=880,
                deals=3,
                won_by="running_sum",
                failed_contract="attempt",
                fall=120,
                newcomer="knocks_off",
                together="both_fall",
                third_fall_to_zero=True,
            ),
        ),
    )


def _polish(players: Players) -> Rules:
    base = _classic(players)
    return Rules(
        deal=replace(base.deal, redeal_nines="off", redeal_nines_when="dealt"),
        auction=replace(
            base.auction,
            opening="fixed",
            bid_step=10,
            bid_cap="sum_of_marriages",
            bid_ceiling=360 if players == 2 else 300,
        ),
        talon=replace(
            base.talon,
            talon_shown="never" if players == 2 else "contested",
            raise_after_talon=False,
            write_off="off",
            bomb=POLISH_BOMB if players == 3 else "off",
        ),
        play=replace(base.play, marriage_from="first_trick", marriage_declared="automatic"),
        scoring=replace(base.scoring, success_scores="actual", round_declarer=True, bolts="off", lock_at=800),
        game=replace(base.game, barrel="off"),
    )


PRESETS: Final[dict[str, Callable[[Players], Rules]]] = {
    "home": _home,
    "club": _club,
    "polish": _polish,
    "classic": _classic,
}


@lru_cache(maxsize=None, typed=True)
def preset(name: str = DEFAULT_PRESET, players: int = 3) -> Rules:
    """The rules of a preset as taken with that number of players.

    Raises InvalidRules `preset_unknown` or `players_unknown`.
    """
    problems = preset_problems(name, players)
    if problems:
        raise InvalidRules(problems)
    return PRESETS[name](cast("Players", players))


def preset_problems(name: object, players: object) -> tuple[Problem, ...]:
    """What is wrong with the name of a preset and the number of players with which it is taken."""
    problems: tuple[Problem, ...] = ()
    if not isinstance(name, str) or name not in PRESETS:
        problems += (Problem("rules.preset", "preset_unknown", {"preset": str(name)[:40]}),)
    if type(players) is not int or players not in PLAYER_COUNTS:
        problems += (Problem("rules.players", "players_unknown", {"players": str(players)[:20]}),)
    return problems
