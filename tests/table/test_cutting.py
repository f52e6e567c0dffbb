"""How a deck comes about: cuts that come, come late, are false or are never opened."""

from hashlib import sha256

import pytest

from tests.table.evenings import PEOPLE, SHORT, WATCHER, Evening
from tests.table.test_timing import dealt
from thousand.core.rules import change
from thousand.table import entries as log
from thousand.table.fair import read_deal_proof, read_draw_proof, verify
from thousand.table.settings import PAUSE_FOR_CUTS
from thousand.table.wire import from_browser as say
from thousand.table.wire.happenings import DealAnnulled
from thousand.table.wire.scene import SheetRow
from thousand.table.wire.to_browser import Cutting, Update

ANNA, BORIS, VERA = PEOPLE[:3]
ONE, TWO = b"\1" * 32, b"\2" * 32


def begun(people: int = 2) -> Evening:
    one = Evening(SHORT, people)
    one.begin()
    return one


def cutting(one: Evening) -> Cutting:
    shown = one.seen(WATCHER).cutting
    assert shown is not None
    return shown


def cut(nonce: bytes, number: int = 0) -> say.Cut:
    return say.Cut(number, sha256(nonce).hexdigest())


def opened(nonce: bytes, number: int = 0) -> say.OpenCut:
    return say.OpenCut(number, nonce.hex())


def test_all_people_who_are_here_are_asked_and_see_who_has_cut() -> None:
    one = begun()
    assert (cutting(one).seats, cutting(one).stage, cutting(one).number) == ((0, 1), "cut", 0)
    one.send(BORIS, cut(TWO))
    assert (cutting(one).cut, cutting(one).stage) == ((1,), "cut")
    one.send(ANNA, cut(ONE))
    assert (cutting(one).cut, cutting(one).stage, cutting(one).opened) == ((0, 1), "open", ())
    one.send(ANNA, opened(ONE))
    assert cutting(one).opened == (0,)
    one.send(BORIS, opened(TWO))
    assert cutting(one).number == 1
    proof = read_draw_proof(one.table.record().draw)
    assert [(nonce.seat, nonce.nonce) for nonce in proof.draw.nonces] == [(0, ONE), (1, TWO)]


def test_who_does_not_cut_in_time_is_not_waited_for() -> None:
    one = begun()
    one.send(ANNA, cut(ONE))
    one.wait(PAUSE_FOR_CUTS - 1)
    assert cutting(one).stage == "cut"
    one.wait(1)
    assert cutting(one).stage == "open"
    assert one.attempt(BORIS, cut(TWO)) == "cut_not_asked"
    one.send(ANNA, opened(ONE))
    proof = read_draw_proof(one.table.record().draw)
    assert [nonce.seat for nonce in proof.draw.nonces] == [0]


def test_where_nobody_cuts_the_deck_is_made_all_the_same() -> None:
    one = begun()
    one.wait(PAUSE_FOR_CUTS)
    assert cutting(one).number == 1
    assert read_draw_proof(one.table.record().draw).draw.nonces == ()


def test_what_does_not_fit_the_cut_is_refused() -> None:
    one = begun()
    assert one.attempt(ANNA, cut(ONE, 1)) == "cut_not_asked"
    assert one.attempt(ANNA, opened(ONE)) == "cut_not_asked"
    assert one.attempt(WATCHER, cut(ONE)) == "not_seated"
    one.send(ANNA, cut(ONE))
    assert one.attempt(ANNA, cut(TWO)) == "cut_twice"
    one.send(BORIS, cut(TWO))
    assert one.attempt(ANNA, opened(TWO)) == "cut_false"
    assert one.attempt(ANNA, opened(ONE, 1)) == "cut_not_asked"
    one.send(ANNA, opened(ONE))
    assert one.attempt(ANNA, opened(ONE)) == "cut_twice"


def test_who_sits_down_meanwhile_does_not_cut() -> None:
    one = begun(2)
    one.sit_in(VERA, 2)
    assert one.attempt(VERA, cut(TWO)) == "cut_not_asked"


@pytest.mark.parametrize("deal", [False, True])
def test_a_nonce_that_is_withheld_spends_the_number_and_the_proof_tells_of_it(deal: bool) -> None:
    one = begun()
    if deal:
        one.cut()
    number = cutting(one).number
    one.send(ANNA, cut(ONE, number))
    one.send(BORIS, cut(TWO, number))
    one.send(ANNA, opened(ONE, number))
    one.wait(PAUSE_FOR_CUTS - 1)
    assert cutting(one).number == number
    one.wait(1)
    assert (cutting(one).number, cutting(one).seats) == (number + 1, (0,))
    one.cut()
    record = one.table.record() if deal else None
    if not deal:
        one.cut()
        record = one.table.record()
    assert record is not None
    assert record.draw is not None
    proof = read_deal_proof(record.deals[0].proof) if deal else read_draw_proof(record.draw).draw
    assert [(gone.number, gone.seat) for gone in proof.withheld] == [(number, 1)]
    one.until("over")
    assert verify(one.table.record()).proven


def test_a_deck_cannot_be_chosen_by_seeing_it_first() -> None:
    """The commitment is published before anybody cuts, and is the one that the proof has."""
    one = begun(1)
    one.cut()
    published = cutting(one).commitment
    one.cut()
    assert read_deal_proof(one.table.record().deals[0].proof).commitment == published


def told_annulled(one: Evening) -> list[SheetRow]:
    """The rows of annulled deals that the host was told."""
    sent = one.sent[one.table.audience(ANNA)]
    happened = [what for message in sent if isinstance(message, Update) for what in message.happened]
    return [what.row for what in happened if isinstance(what, DealAnnulled)]


def test_every_deal_has_the_next_number_and_a_redeal_goes_on_by_itself() -> None:
    rules = change(SHORT, {"auction.all_pass": "redeal"})
    found = 0
    for seed in range(40):
        one = Evening(rules, 1, seed=seed)
        one.begin()
        for _ in range(400):
            if one.table.stage == "over":
                break
            rows = len(one.table._state.game.rows) if one.table._state.game else 0
            one.turn()
            now = one.table._state.game
            assert now is not None
            if len(now.rows) > rows and now.rows[-1].outcome == "annulled":
                assert one.table.stage in ("cutting", "playing")
                assert now.rows[-1] in told_annulled(one)
                found += 1
        record = one.table.record()
        assert [read_deal_proof(deal.proof).number for deal in record.deals] == list(
            range(1, len(record.deals) + 1)
        )
        assert {deal.finding.status for deal in verify(record).deals} <= {"proven", "running"}
        if found > 3:
            return
    raise AssertionError("no deal was annulled")


def test_bots_alone_need_no_cut() -> None:
    one = dealt(1)
    one.table.came(WATCHER, one.now)
    one.send(ANNA, say.Leave())
    one.until("over")
    asked = [entry for entry in one.log if isinstance(entry, log.CutAsked)]
    assert asked[-1].seats == ()
    assert verify(one.table.record()).proven


def test_who_withheld_is_not_asked_again_however_many_take_turns_at_it() -> None:
    """Else two could prevent every deal, each withholding while the other is left out."""
    one = begun(3)
    for seat, guest in enumerate((ANNA, BORIS)):
        number = cutting(one).number
        one.send(guest, cut(ONE, number))
        one.wait(PAUSE_FOR_CUTS)
        one.wait(PAUSE_FOR_CUTS)
        assert cutting(one).seats == tuple(range(seat + 1, 3))
    one.send(VERA, cut(TWO, 2))
    one.send(VERA, opened(TWO, 2))
    assert (cutting(one).number, cutting(one).seats) == (3, (0, 1, 2))
