"""Secrets of 128 bits and their hashes: visitors, invitations, tables, seeds."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

TABLE = "[a-z2-7]{16}"
"""The form of a table's name."""
_TABLE = re.compile(TABLE)
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
SEED_BITS = 63
BEGINNING = 12


def new_token() -> str:
    """A random token of 128 bits."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def known_as(visitor: str) -> str:
    """The beginning of a visitor's hash, by which the host of the server knows them."""
    return visitor[:BEGINNING]


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table's name."""
    return _TABLE.fullmatch(text) is not None


def new_seed() -> int:
    """A seed that nobody guesses."""
    return secrets.randbits(SEED_BITS)


def commitment(table: str, salt: str, seed: int) -> str:
    """The fingerprint of a seed, shown before the game; salt and seed are told at its end."""
    return hashlib.sha256(f"{table}:{salt}:{seed}".encode()).hexdigest()
