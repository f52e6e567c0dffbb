"""The rookie at play: leads, answers, declarations."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tests.bots.sitting import choice
from tests.core.table import dealt, do, rules
from thousand.core.rules import Rules
from thousand.core.state import Match

TALON: Final = "9S 9C 9D"


def played(
    hands: Mapping[int, str], *turns: str, chosen: Rules | None = None, gifts: tuple[str, str] = ("9S", "9C")
) -> Match:
    """Tricks with seat 0 as declarer at 100, who gives two nines of the talon away and keeps the third."""
    chosen = chosen or rules(talon__raise_after_talon=False)
    match = do(dealt(chosen, hands, [TALON]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, f"0 give {gifts[0]} 1", f"0 give {gifts[1]} 2")
    return do(match, *turns)


def test_throws_no_points_on_a_lost_trick() -> None:
    hands = {0: "AS TS KS AH TH KH AD", 1: "AC TC KC QC JC QS JS", 2: "QH JH 9H TD KD QD JD"}
    match = played(hands, "0 play AS")
    assert choice(match) in ("play JS", "play 9S")


def test_throws_the_least_when_it_cannot_follow() -> None:
    hands = {0: "AS TS KS AH TH KH AD", 1: "AC TC KC QC JC TD KD", 2: "QH JH 9H QS JS QD JD"}
    match = played(hands, "0 play AH")
    assert choice(match) in ("play 9S", "play JC")


def test_takes_points_with_the_last_card_of_a_trick() -> None:
    hands = {0: "TS KS QH JH TD JD QD", 1: "QS AC TC KC QC JC JS", 2: "AS AH TH KH 9H AD KD"}
    match = played(hands, "0 play KS", "1 play QS")
    assert choice(match) == "play AS"


def test_takes_with_the_ten_that_is_at_risk_and_keeps_the_ace() -> None:
    hands = {0: "KS QS JS JH TD JD QD", 1: "QC AC TC KC JC KD AD", 2: "AS TS AH TH KH 9H QH"}
    match = played(hands, "0 play KS", "1 play 9S")
    assert choice(match) in ("play TS", "play AS")


def test_gives_its_points_to_a_partner_whose_trick_is_sure() -> None:
    hands = {0: "KS TS JS JH TD JD QD", 1: "AS QS AC TC KC JC AD", 2: "QC TH AH KH 9H QH KD"}
    match = played(hands, "0 play KS", "1 play AS")
    assert choice(match) in ("play TH", "play KD", "play KH")


def test_cashes_its_masters_before_the_first_trump() -> None:
    hands = {0: "KS QS AH TH KH AD JS", 1: "AS TS AC TC KC QC JC", 2: "QH JH 9H TD KD QD JD"}
    match = played(hands, "0 play AH", "1 play 9S", "2 play 9H")
    assert choice(match) in ("play TH", "play AD")


def test_declares_once_its_masters_are_gone() -> None:
    hands = {0: "KS QS AH JS JC TC QD", 1: "AS TS AC KC QC TD KD", 2: "QH JH 9H KH TH AD JD"}
    match = played(hands, "0 play AH", "1 play 9S", "2 play 9H")
    assert choice(match) in ("play KS!", "play QS!")


def test_declares_the_dearer_marriage_first() -> None:
    hands = {0: "KS QS KH QH AD JS JC", 1: "AS TS AC TC KC QC TD", 2: "AH TH JH 9H KD QD JD"}
    match = played(hands, "0 play AD", "1 play TD", "2 play JD")
    assert choice(match) in ("play KH!", "play QH!")


def test_keeps_a_pair_that_it_may_still_declare() -> None:
    hands = {0: "AS TS QS AD TD AH JS", 1: "KH QH AC TC KC KS KD", 2: "QC JC JH TH 9H QD JD"}
    match = played(hands, "0 play AD", "1 play KD", "2 play JD", "0 play TD", gifts=("TS", "9C"))
    assert choice(match) in ("play KC", "play KS")


def test_a_defender_declares_when_he_gets_to_lead() -> None:
    hands = {0: "KS TS JS JH TD AD QD", 1: "AS QS KC QC TC JC JD", 2: "AC TH AH KH 9H QH KD"}
    match = played(hands, "0 play KS", "1 play AS", "2 play 9C")
    assert choice(match) in ("play KC!", "play QC!")


def test_leads_the_card_that_declares_by_itself() -> None:
    chosen = rules("polish", talon__bomb="off")
    hands = {0: "KH QH JS JC TC QD QS", 1: "AS TS AC KC QC TD KD", 2: "AH JH 9H KS TH AD JD"}
    match = played(hands, chosen=chosen)
    assert choice(match) in ("play KH", "play QH")


def test_draws_trumps_while_it_holds_the_master() -> None:
    chosen = rules("home")
    hands = {0: "AH TH KH JH AS TS KS", 1: "QH 9H AC TC KC QC JC", 2: "AD TD KD QD JD QS JS"}
    match = do(dealt(chosen, hands, [TALON]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 discard 9S 9C 9D", "0 trump H")
    assert choice(match) == "play AH"


def test_a_defender_with_bolts_takes_the_trick_from_his_partner() -> None:
    hands = {0: "QS JS QC TD QD JH QH", 1: "AS KS AC KC KD AH TH", 2: "TS TC JC AD JD 9H KH"}
    match = played(hands, "0 play QD", "1 play KD")
    standings = tuple(replace(one, bolts=2) for one in match.standings)
    assert choice(match) == "play JD"
    assert choice(replace(match, standings=standings)) == "play AD"


def test_a_defender_claims_with_a_poor_hand_of_nines() -> None:
    hands = {0: "AS TS KS AH TH KH AD", 1: "AC TC KC QC JC TD JD", 2: "9H 9D QH JH QD QS JS"}
    chosen = rules(talon__raise_after_talon=False, deal__redeal_nines=3)
    match = do(dealt(chosen, hands, ["9S 9C KD"]), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 give 9S 1", "0 give 9C 2", "0 play AS", "1 play 9S")
    assert choice(match) == "claim"
