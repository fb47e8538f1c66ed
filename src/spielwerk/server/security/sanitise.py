"""Text that people type: without control characters, and no longer than it may be."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

_KEPT = "\u200c\u200d"  # joiners, which some languages and symbols need
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_NUL = re.compile(rb"\0|(?<!\\)(?:\\\\)*\\u0000")

_SEALS = str.maketrans("", "", "\u2713\u2714\u2705\u2611\U0001f5f8\U0001f512\U0001f50f\U0001f510\U0001f511")
"""Ticks, locks and keys: what shows elsewhere that a name is its person's own."""


def has_nul(sent: bytes) -> bool:
    """Whether some JSON has a NUL in it, as it is or written out: the character that not every database keeps."""
    return b"\0" in sent or (b"\\u0000" in sent and _NUL.search(sent) is not None)


def one_line(text: str) -> str:
    """A text on one line, with single spaces."""
    return " ".join("".join(_visible(character, " ") for character in text).split())


def several_lines(text: str) -> str:
    """A text that may have lines."""
    return "".join("\n" if character == "\n" else _visible(character, "") for character in text).strip()


def _visible(character: str, otherwise: str) -> str:
    hidden = unicodedata.category(character) in _HIDDEN and character not in _KEPT
    return otherwise if hidden else character


def player_name(text: str) -> str:
    """What somebody may be called."""
    return one_line(text.translate(_SEALS))


PlayerName = Annotated[str, Field(max_length=40), AfterValidator(player_name)]
TableName = Annotated[str, Field(max_length=80), AfterValidator(one_line)]
NotesText = Annotated[str, Field(max_length=10_000), AfterValidator(several_lines)]
