"""Secrets and commitments."""

import pytest

from tests.table.fair.games import bytes_of
from thousand.core.errors import ProofError
from thousand.table.fair import (
    deal_commitment,
    deal_secret,
    fair_deck,
    match_commitment,
    new_secret,
    nonce_commitment,
)

SECRET = bytes_of("a")


def test_a_new_secret_is_32_bytes_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}


def test_whatever_is_committed_to_changes_the_commitment() -> None:
    given = [("a", SECRET), ("b", SECRET), ("a", bytes_of("b"))]
    assert len({match_commitment(*one) for one in given}) == 3
    deals = [("a", 1, SECRET), ("b", 1, SECRET), ("a", 11, SECRET), ("a", 1, bytes_of("b"))]
    assert len({deal_commitment(*one) for one in deals}) == 4
    assert nonce_commitment(SECRET) != nonce_commitment(bytes_of("b"))


def test_bytes_of_one_kind_of_commitment_are_none_of_another() -> None:
    all_of_them = [match_commitment("a", SECRET), nonce_commitment(SECRET), deal_commitment("a", 0, SECRET)]
    assert len(set(all_of_them)) == 3


def test_every_number_has_a_secret_of_its_own() -> None:
    assert len({deal_secret(SECRET, number) for number in range(200)}) == 200
    assert deal_secret(SECRET, 1) != deal_secret(bytes_of("b"), 1)


@pytest.mark.parametrize("name", ["", "a\0b", "ы" * 101, "\ud800"])
def test_a_name_that_cannot_be_hashed_in_one_way_is_refused(name: str) -> None:
    for refused in (
        lambda: match_commitment(name, SECRET),
        lambda: deal_commitment(name, 1, SECRET),
        lambda: fair_deck(name, 1, SECRET, ()),
    ):
        with pytest.raises(ProofError, match="match_name"):
            refused()


@pytest.mark.parametrize("secret", [b"", SECRET[1:], SECRET + b"\0"])
def test_a_secret_of_another_size_is_refused(secret: bytes) -> None:
    for refused in (
        lambda: match_commitment("a", secret),
        lambda: deal_secret(secret, 1),
        lambda: deal_commitment("a", 1, secret),
        lambda: fair_deck("a", 1, secret, ()),
    ):
        with pytest.raises(ProofError, match="secret_size"):
            refused()
