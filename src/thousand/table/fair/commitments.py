"""Secrets, and the commitments that bind their owner before anybody else has had a say.

Every hash begins with a name of its own, so that bytes hashed for one purpose mean nothing for another.
A match is named by a text without NUL, a number is written in decimal digits, and NUL stands between them.
"""

import os
from hashlib import sha256
from hmac import digest
from typing import Final

from thousand.core.errors import ProofError

SIZE: Final = 32
LONGEST_MATCH: Final = 200

_MATCH: Final = b"thousand-match/1\0"
_DEAL_SECRET: Final = b"thousand-deal-secret/1\0"
_DEAL: Final = b"thousand-deal/1\0"


def new_secret() -> bytes:
    """32 bytes that nobody can foresee: the secret of a match, or a nonce."""
    return os.urandom(SIZE)


def match_bytes(match: str) -> bytes:
    """The name of a match as it is hashed: UTF-8.

    Raises ProofError `match_name` for a name that is empty, longer than 200 bytes, holds NUL or is no text.
    """
    try:
        data = match.encode()
    except UnicodeEncodeError:
        raise ProofError("match_name") from None
    if not 0 < len(data) <= LONGEST_MATCH or b"\0" in data:
        raise ProofError("match_name")
    return data


def match_commitment(match: str, secret: bytes) -> str:
    """What is published when a match starts: SHA-256, in hex, over its name and secret.

    Raises ProofError `match_name`, and `secret_size` unless the secret has 32 bytes.
    """
    require_secret(secret)
    return sha256(_MATCH + match_bytes(match) + b"\0" + secret).hexdigest()


def deal_secret(secret: bytes, number: int) -> bytes:
    """The secret of a deal: HMAC-SHA256 of its number under the secret of the match; 0 is the draw's.

    Raises ProofError `secret_size` unless the secret of the match has 32 bytes.
    """
    require_secret(secret)
    return digest(secret, _DEAL_SECRET + digits(number), "sha256")


def deal_commitment(match: str, number: int, deal_secret: bytes) -> str:
    """What is published before anybody cuts: SHA-256, in hex, over match, number and the deal's secret.

    Raises ProofError `match_name`, and `secret_size` unless the secret has 32 bytes.
    """
    require_secret(deal_secret)
    return sha256(_DEAL + match_bytes(match) + b"\0" + digits(number) + b"\0" + deal_secret).hexdigest()


def nonce_commitment(nonce: bytes) -> str:
    """What a player sends before opening the nonce: its SHA-256, in hex."""
    return sha256(nonce).hexdigest()


def digits(number: int) -> bytes:
    """The number of a deal as it is hashed."""
    return str(number).encode()


def require_secret(secret: bytes) -> None:
    """Raises ProofError `secret_size` unless the secret has 32 bytes."""
    if len(secret) != SIZE:
        raise ProofError("secret_size", size=len(secret))
