"""Step 3 of settlement: bolts and write-offs, and what every so many of them cost."""

from thousand.core.giving_up import write_off_penalty
from thousand.core.rules import Bolts
from thousand.core.scoring.settling import Settling


def bolts(settling: Settling) -> None:
    """A defender who earned nothing gets a bolt, unless on the barrel; every so many cost a penalty."""
    rule = settling.rules.scoring.bolts
    if not isinstance(rule, Bolts) or settling.outcome != "played":
        return
    for seat in settling.seats:
        defends = seat not in (settling.declarer, settling.idle)
        if defends and settling.barrels[seat] is None and settling.worth[seat].total == 0:
            settling.bolts[seat] += 1
            settling.mark(seat, "bolt")
            if settling.bolts[seat] % rule.every == 0:
                settling.write(seat, -rule.penalty, "bolts")
                settling.mark(seat, "bolt_penalty")


def gave_up(settling: Settling) -> None:
    """Write-offs and bombs are counted; every so many write-offs cost a penalty."""
    seat = settling.declarer
    if settling.outcome == "bomb":
        settling.bombs[seat] += 1
    if settling.outcome == "write_off":
        settling.write_offs[seat] += 1
        penalty = write_off_penalty(settling.rules, settling.write_offs[seat])
        if penalty is not None:
            settling.write(seat, -penalty, "write_offs")
            settling.mark(seat, "write_off_penalty")
