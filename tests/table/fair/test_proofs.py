"""Proofs as a record has them."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.fair.games import bytes_of, proof_of
from tests.table.fair.vectors import Place, planted
from thousand.core.errors import ProofError
from thousand.table.fair import (
    DealProof,
    DrawProof,
    Withheld,
    match_commitment,
    read_deal_proof,
    read_draw_proof,
)

SECRET = bytes_of("a")
HASH = "ab" * 32
DEAL = proof_of("m", SECRET, 4, (0, 2), [Withheld(3, 1, HASH)])
DRAW = DrawProof(proof_of("m", SECRET, 0, (1,)), match_commitment("m", SECRET), SECRET)


def test_what_is_written_is_read_back() -> None:
    assert read_deal_proof(DEAL.document()) == DEAL
    assert read_draw_proof(DRAW.document()) == DRAW
    unopened = DealProof("m", 4, HASH)
    assert read_deal_proof(unopened.document()) == unopened
    begun = DrawProof(unopened, HASH)
    assert read_draw_proof(begun.document()) == begun


def test_keys_stand_in_their_order_and_secrets_that_are_not_opened_are_left_out() -> None:
    keys = ["algorithm", "match", "number", "commitment", "secret", "nonces", "withheld"]
    assert list(DEAL.document()) == keys
    assert list(DRAW.document()) == [*keys, "match_commitment", "match_secret"]
    keys.remove("secret")
    assert list(DealProof("m", 4, HASH).document()) == keys
    assert list(DrawProof(DealProof("m", 0, HASH), HASH).document()) == [*keys, "match_commitment"]


def test_cuts_are_written_in_the_order_of_seats() -> None:
    mixed = DealProof("m", 4, HASH, SECRET, tuple(reversed(DEAL.nonces)))
    assert [cut["seat"] for cut in mixed.document()["nonces"]] == [0, 2]


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        (("match",), 7, "$.match"),
        (("match",), None, "$"),
        (("number",), -1, "$.number"),
        (("number",), 1_000_000, "$.number"),
        (("number",), True, "$.number"),
        (("number",), "4", "$.number"),
        (("commitment",), HASH.upper(), "$.commitment"),
        (("commitment",), HASH + "\n", "$.commitment"),
        (("commitment",), HASH[2:], "$.commitment"),
        (("secret",), "", "$.secret"),
        (("nonces",), {}, "$.nonces"),
        (("nonces", 1, "seat"), 4, "$.nonces[1].seat"),
        (("nonces", 1, "nonce"), None, "$.nonces[1]"),
        (("nonces", 1, "more"), 1, "$.nonces[1]"),
        (("withheld", 0, "seat"), -1, "$.withheld[0].seat"),
        (("withheld", 0, "commitment"), "x", "$.withheld[0].commitment"),
        (("algorithm",), None, "$"),
        (("algorithm",), 1, "$.algorithm"),
        (("more",), 1, "$"),
        (("match_secret",), HASH, "$"),
    ],
)
def test_another_form_is_refused_with_its_place(place: Place, value: Any, path: str) -> None:
    with pytest.raises(ProofError) as refused:
        read_deal_proof(planted(DEAL.document(), place, value))
    assert (refused.value.code, refused.value.params) == ("proof_form", {"path": path})


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (("algorithm",), "thousand-fair/0", "proof_algorithm"),
        (("match",), "", "match_name"),
        (("match",), "a\0", "match_name"),
        (("nonces", 1, "seat"), 0, "nonce_seat"),
    ],
)
def test_another_fault_has_its_own_code(place: Place, value: Any, code: str) -> None:
    for document, read in ((DEAL.document(), read_deal_proof), (DRAW.document(), read_draw_proof)):
        if place[0] != "nonces" or read is read_deal_proof:
            with pytest.raises(ProofError, match=code):
                read(planted(document, place, value))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)


@given(JSON, st.sampled_from(sorted(DRAW.document())))
def test_whatever_stands_there_is_read_or_refused_with_a_code(value: Any, key: str) -> None:
    for read in (read_deal_proof, read_draw_proof):
        for document in (value, {**DEAL.document(), key: value}, {**DRAW.document(), key: value}):
            with suppress(ProofError):
                assert read(document).document() == document
