"""What a table deals and keeps is proven, to everybody and at any moment."""

from hashlib import sha256

import pytest

from tests.table.evenings import PEOPLE, Evening
from thousand.core.rules import change, preset
from thousand.table.fair import nonce_commitment, verify
from thousand.table.wire import from_browser as say

SHORT = {"game.finish": "fixed_deals(2)"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_to_its_end_is_proven(players: int) -> None:
    evening = Evening(change(preset("club", players), SHORT), people=players)
    evening.begin()
    evening.play(4000)
    assert evening.table.stage == "over"
    record = evening.table.record()
    verdict = verify(record)
    assert verdict.proven
    assert verdict.secret.status == "proven"
    assert {one.cuts for one in (verdict.draw, *verdict.deals)} == {players}
    assert len(verdict.deals) == len(record.deals) >= 2


def test_while_a_deal_runs_its_secret_is_closed_and_all_else_is_proven() -> None:
    evening = Evening(change(preset("home"), SHORT), people=2)
    evening.begin()
    seen = set()
    for _ in range(400):
        evening.turn()
        if evening.table.stage != "playing":
            continue
        for record in (evening.table.record(), evening.table.own_record(1)):
            verdict = verify(record)
            assert verdict.proven
            seen.add((len(verdict.deals), verdict.deals[-1].finding.status))
    assert {(1, "running"), (2, "running")} <= seen


def test_an_opening_withheld_is_in_the_record() -> None:
    evening = Evening(change(preset("home"), SHORT), people=2)
    evening.begin()
    nonces = [evening.nonce(guest) for guest in PEOPLE[:2]]
    for guest, nonce in zip(PEOPLE, nonces, strict=False):
        evening.send(guest, say.Cut(0, sha256(nonce).hexdigest()))
    evening.send(PEOPLE[0], say.OpenCut(0, nonces[0].hex()))
    evening.wait(10_000)
    evening.play(4000)
    verdict = verify(evening.table.record())
    assert verdict.proven
    assert verdict.draw.number == 1
    assert [(one.number, one.commitment) for one in verdict.draw.withheld] == [
        (0, nonce_commitment(nonces[1]))
    ]
