"""Random deals a CPU second, beside the other libraries; one that is not installed is named, not missed."""

from importlib import import_module
from typing import Final

import msgspec

from bench.chooser import Playout
from bench.playouts import thousand_core
from bench.rounds import Round, Speed, action_rate, deal_rate, in_turns, ratio, speed

OURS: Final = "thousand: classic, 3 players"


class Peer(msgspec.Struct, frozen=True):
    """A library to compare with: its module here, what it plays, whether ours must be no slower."""

    name: str
    module: str
    deal: str
    must_match: bool


PEERS: Final = (
    Peer("schnapsen: two random bots", "schnapsen_platform", "game", True),
    Peer("PokerKit: no-limit hold'em, 3 players", "pokerkit_holdem", "hand", True),
    Peer("OpenSpiel: skat, C++ inside", "openspiel_skat", "deal", False),
)


class Beside(msgspec.Struct, frozen=True):
    """The speed of a library, and how many times as fast ours is by the deal and by the action."""

    name: str
    deal: str
    speed: Speed
    ours_by_deal: float
    ours_by_action: float
    must_match: bool


class Comparison(msgspec.Struct, frozen=True):
    """Every library that is installed, ours first, and the names of those that are not."""

    lines: tuple[Beside, ...]
    missing: tuple[str, ...]


def compare(rounds: int, seconds: float) -> Comparison:
    """Ours and the installed libraries, in turns."""
    plays = {peer: play for peer in PEERS if (play := playout(peer)) is not None}
    ours, *theirs = in_turns([thousand_core.play, *plays.values()], rounds, seconds)
    first = Beside(OURS, "deal", speed(ours), 1.0, 1.0, False)
    lines = [beside(peer, ours, column) for peer, column in zip(plays, theirs, strict=True)]
    return Comparison((first, *lines), tuple(peer.name for peer in PEERS if peer not in plays))


def playout(peer: Peer) -> Playout | None:
    """How to play a deal with a library; None when it is not installed."""
    try:
        play: Playout = import_module(f"bench.playouts.{peer.module}").play
    except ImportError:
        return None
    return play


def beside(peer: Peer, ours: list[Round], theirs: list[Round]) -> Beside:
    """A library's line of the table."""
    return Beside(
        peer.name,
        peer.deal,
        speed(theirs),
        ratio(ours, theirs, deal_rate),
        ratio(ours, theirs, action_rate),
        peer.must_match,
    )
