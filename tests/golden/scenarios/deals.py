"""Hands that several scenarios use."""

from tests.golden.table import Table

# Seat 0: marriages of spades and hearts, three nines, 14 points. Seat 1: no marriage. Seat 2: four jacks.
THREE = (("KS QS 9S 9C 9D KH QH", "AS TS AC TC AD TD AH", "JS JC KD QD JD TH JH"), ("KC QC 9H",))
TEN_AND_TWO = (
    ("KS QS 9S 9C 9D KH QH JC QC JH", "AS TS JS AC TC AD TD AH TH KC"),
    ("KD QD", "JD 9H"),
)
SEVEN_AND_THREE = (("KS QS 9S 9C 9D KH QH", "AS TS AC TC AD TD AH"), ("JS JC KD", "QD JD TH"))


def opening(table: Table) -> Table:
    """The table with the deal above dealt: seat 0 is forehand of the first deal."""
    if table.players == 2:
        hands, talons = (
            SEVEN_AND_THREE if table.form.rules.deal.two_player_deal == "seven_and_three" else TEN_AND_TWO
        )
        table.deal(hands, *talons)
    else:
        table.deal((*THREE[0], "")[: table.players], *THREE[1])
    return table


def after_opening(table: Table, *turns: str) -> Table:
    """The same after some turns."""
    opening(table).do(*turns)
    return table


def bids(low: int, high: int, step: int = 5) -> list[str]:
    """Bids in plain string order."""
    return sorted(f"bid {amount}" for amount in range(low, high + 1, step))
