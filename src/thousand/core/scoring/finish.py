"""Step 7 of settlement: whether the game has ended, and who has won."""

from thousand.core.rules import Rules
from thousand.core.rules.domains import fixed_deals_of
from thousand.core.scoring.settling import Settling
from thousand.core.state import Seat


def winners(settling: Settling, settled: int, reached: bool) -> tuple[Seat, ...]:
    """Who has won after `settled` deals (`reached`: so has been the target); none: play on."""
    if settling.rules.game.finish == "at_once":
        return (_first(settling),) if settling.reached else ()
    if _over(settling.rules, len(settling.totals), settled, reached):
        best = max(settling.totals)
        return tuple(seat for seat in settling.seats if settling.totals[seat] == best)
    return ()


def _over(rules: Rules, seats: int, settled: int, reached: bool) -> bool:
    number = fixed_deals_of(rules.game.finish)
    if number is not None:
        return settled >= number
    return reached and settled % seats == 0


def _first(settling: Settling) -> Seat:
    """Of those at the target the declarer, else the highest total, else the first from the declarer."""
    count = len(settling.totals)

    def rank(seat: Seat) -> tuple[bool, int, int]:
        return seat != settling.declarer, -settling.totals[seat], (seat - settling.declarer) % count

    return min(settling.reached, key=rank)
