"""The rules of a table as an ordered list of message ids with figures; the sentences belong to the texts.

An option that makes no difference beside the others is not mentioned: the talons of two players at a
table for three, the parts of a bomb that nobody can throw.
"""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from thousand.core.errors import Param
from thousand.core.rules.domains import fixed_deals_of
from thousand.core.rules.sections import Barrel, Bolts, Bomb, Rules, WriteOff, option_value


class Sentence(msgspec.Struct, frozen=True):
    """One rule of the table: a message id and the figures in it."""

    message: str
    params: dict[str, Param] = msgspec.field(default_factory=dict)


def describe(rules: Rules) -> tuple[Sentence, ...]:
    """The rules of this table, in the order of the rulebook's options; every option that matters is in it."""
    return tuple(sentence for chapter in _CHAPTERS for sentence in chapter(rules))


def _choice(rules: Rules, option: str, **params: Param) -> Sentence:
    """The sentence that belongs to the value of an option: `rule-play-trump-marriages`."""
    value = option_value(rules, option)
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return Sentence("-".join(("rule", option, word)).replace(".", "-").replace("_", "-"), params)


def _seats(rules: Rules) -> Iterator[Sentence]:
    yield _choice(rules, "deal.players")
    yield _choice(rules, "deal.first_dealer")
    if rules.deal.players == 2:
        yield _choice(rules, "deal.two_player_deal")
        yield _choice(rules, "deal.two_player_talons")
    if rules.deal.players == 4:
        yield _choice(rules, "deal.sitter_scores")


def _claims(rules: Rules) -> Iterator[Sentence]:
    deal = rules.deal
    if deal.redeal_nines != "off":
        yield _choice(rules, "deal.redeal_nines_when", nines=deal.redeal_nines)
    if deal.redeal_four_jacks:
        yield Sentence("rule-deal-redeal-four-jacks")
    if deal.redeal_below != "off":
        yield Sentence("rule-deal-redeal-below", {"points": deal.redeal_below})


def _auction(rules: Rules) -> Iterator[Sentence]:
    auction = rules.auction
    if rules.deal.players != 4:
        yield _choice(rules, "auction.first_bidder")
    yield _choice(rules, "auction.opening", minimum=auction.minimum_bid)
    if auction.opening == "free":
        yield _choice(rules, "auction.all_pass", minimum=auction.minimum_bid)
    yield _choice(rules, "auction.jumps", step=auction.bid_step)
    yield _choice(rules, "auction.bid_cap")
    if auction.bid_ceiling != "none":
        yield Sentence("rule-auction-bid-ceiling", {"ceiling": auction.bid_ceiling})
    if auction.dark:
        yield Sentence("rule-auction-dark")
        if rules.talon.write_off != "off":
            yield Sentence("rule-auction-dark-no-write-off")


def _talon(rules: Rules) -> Iterator[Sentence]:
    talon = rules.talon
    if talon.talon_shown == "contested" and not _forced_minimum(rules):
        yield Sentence("rule-talon-talon-shown-always")
    else:
        yield _choice(rules, "talon.talon_shown")
    if rules.deal.players != 2:
        yield _choice(rules, "talon.exchange")
        yield from _EXCHANGES[talon.exchange](rules)
    yield _choice(rules, "talon.raise_after_talon")


def _discards(rules: Rules) -> Iterator[Sentence]:
    yield _choice(rules, "talon.discard_marriage_cards")
    yield _choice(rules, "talon.discard_points")


def _gifts(rules: Rules) -> Iterator[Sentence]:
    yield _choice(rules, "talon.give_from")


def _giving_up(rules: Rules) -> Iterator[Sentence]:
    write_off, bomb = rules.talon.write_off, rules.talon.bomb
    if isinstance(write_off, WriteOff):
        yield Sentence("rule-talon-write-off", {"others": write_off.others})
        yield _write_off_cost(write_off)
    if isinstance(bomb, Bomb) and _forced_minimum(rules):
        yield Sentence("rule-talon-bomb", {"others": bomb.others, "bombs": bomb.per_game})


def _write_off_cost(write_off: WriteOff) -> Sentence:
    if not write_off.penalty:
        return Sentence("rule-talon-write-off-free")
    return Sentence(
        "rule-talon-write-off-penalty", {"every": write_off.free + 1, "penalty": write_off.penalty}
    )


def _forced_minimum(rules: Rules) -> bool:
    """Whether somebody may be left with the minimum that nobody wanted."""
    return rules.auction.opening != "free" or rules.auction.all_pass == "forced_minimum"


def _play(rules: Rules) -> Iterator[Sentence]:
    yield _choice(rules, "play.first_lead")
    yield _choice(rules, "play.trump")
    yield _choice(rules, "play.must_trump")
    yield _choice(rules, "play.must_beat")


def _marriages(rules: Rules) -> Iterator[Sentence]:
    play = rules.play
    spades, clubs, diamonds, hearts = play.marriage_values
    values: dict[str, Param] = {"spades": spades, "clubs": clubs, "diamonds": diamonds, "hearts": hearts}
    yield Sentence("rule-play-marriage-values", values)
    yield _choice(rules, "play.marriage_from")
    yield _choice(rules, "play.marriage_declared")
    yield _choice(rules, "play.marriage_counts")
    fixed = play.trump == "declarer_names" and play.defender_marriages == "no_trump"
    yield (
        Sentence("rule-play-defender-marriages-full") if fixed else _choice(rules, "play.defender_marriages")
    )
    if play.ace_marriage != "off":
        yield Sentence("rule-play-ace-marriage", {"points": play.ace_marriage})


def _writing(rules: Rules) -> Iterator[Sentence]:
    yield _choice(rules, "scoring.success_scores")
    yield _choice(rules, "scoring.failure_costs")
    yield _choice(rules, "scoring.failure_keeps_earned")
    yield _choice(rules, "scoring.defenders_score")
    yield from _rounding(rules)


def _rounding(rules: Rules) -> Iterator[Sentence]:
    scoring = rules.scoring
    writes_earned = scoring.success_scores == "actual" or scoring.failure_keeps_earned
    sitter = rules.deal.players == 4 and rules.deal.sitter_scores != "nothing"
    others = scoring.defenders_score or sitter
    declarer = writes_earned and scoring.round_declarer
    if not others and not declarer:
        return
    if scoring.round_to == 1:
        yield Sentence("rule-scoring-round-to-1")
    else:
        yield Sentence(_ROUNDINGS[others, declarer], {"unit": scoring.round_to})


def _penalties(rules: Rules) -> Iterator[Sentence]:
    bolts, lock = rules.scoring.bolts, rules.scoring.lock_at
    if isinstance(bolts, Bolts):
        yield Sentence("rule-scoring-bolts")
        if bolts.penalty:
            yield Sentence("rule-scoring-bolts-penalty", {"every": bolts.every, "penalty": bolts.penalty})
    if lock != "off":
        yield Sentence("rule-scoring-lock-at", {"lock": lock})


def _ending(rules: Rules) -> Iterator[Sentence]:
    game = rules.game
    deals = fixed_deals_of(game.finish)
    if deals is None:
        yield _choice(rules, "game.finish", target=game.target)
    else:
        yield Sentence("rule-game-finish-fixed-deals", {"deals": deals})
    if game.win_as_declarer_only and (deals is None or isinstance(game.barrel, Barrel)):
        yield Sentence("rule-game-win-as-declarer-only", {"target": game.target})
    if game.dump_at != "off":
        yield Sentence(_DUMPS[game.dump_negative], {"dump": game.dump_at})


def _barrel(rules: Rules) -> Iterator[Sentence]:
    barrel = rules.game.barrel
    if not isinstance(barrel, Barrel):
        yield Sentence("rule-game-barrel-off")
        return
    figures: dict[str, Param] = {"at": barrel.at, "target": rules.game.target, "deals": barrel.deals}
    yield Sentence("rule-game-barrel", figures)
    yield _choice(rules, "game.barrel.won_by")
    yield _choice(rules, "game.barrel.failed_contract")
    yield Sentence("rule-game-barrel-fall", {"fall": barrel.fall})
    yield _choice(rules, "game.barrel.newcomer")
    yield _choice(rules, "game.barrel.together")
    if barrel.third_fall_to_zero:
        yield Sentence("rule-game-barrel-third-fall-to-zero")
    if (rules.talon.write_off, rules.talon.bomb, rules.scoring.bolts) != ("off", "off", "off"):
        yield Sentence("rule-game-barrel-spared")


_EXCHANGES: Final[dict[str, Callable[[Rules], Iterator[Sentence]]]] = {
    "discard_three": _discards,
    "give_one_each": _gifts,
}
_ROUNDINGS: Final = {
    (True, False): "rule-scoring-round-others",
    (True, True): "rule-scoring-round-all",
    (False, True): "rule-scoring-round-declarer",
}
_DUMPS: Final = {True: "rule-game-dump-both", False: "rule-game-dump"}
_CHAPTERS: Final[tuple[Callable[[Rules], Iterator[Sentence]], ...]] = (
    _seats,
    _claims,
    _auction,
    _talon,
    _giving_up,
    _play,
    _marriages,
    _writing,
    _penalties,
    _ending,
    _barrel,
)
