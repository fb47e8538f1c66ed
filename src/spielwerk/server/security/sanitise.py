"""Text that people type: without control characters, and no longer than it may be."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

_KEPT = "\u200c\u200d"  # joiners, which some languages and symbols need
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")


def one_line(text: str) -> str:
    """A text on one line, with single spaces."""
    return " ".join("".join(_visible(character, " ") for character in text).split())


def several_lines(text: str) -> str:
    """A text that may have lines."""
    return "".join("\n" if character == "\n" else _visible(character, "") for character in text).strip()


def _visible(character: str, otherwise: str) -> str:
    hidden = unicodedata.category(character) in _HIDDEN and character not in _KEPT
    return otherwise if hidden else character


PlayerName = Annotated[str, Field(max_length=40), AfterValidator(one_line)]
TableName = Annotated[str, Field(max_length=80), AfterValidator(one_line)]
NotesText = Annotated[str, Field(max_length=10_000), AfterValidator(several_lines)]
