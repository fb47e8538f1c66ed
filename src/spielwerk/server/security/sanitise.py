"""Text that people type: without control characters, and no longer than it may be."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

_KEPT = "\u200c\u200d"  # joiners, which some languages and symbols need
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that leave nothing to be seen
_MARKS = ("Mn", "Me")
MOST_MARKS = 4
"""Accents on one letter; more of them would be drawn over the lines above and below."""
_NUL = re.compile(rb"\0|(?<!\\)(?:\\\\)*\\u0000")

_SEALS = str.maketrans(
    "",
    "",
    "\u2713\u2714\u2705\u2611\u2bbd\U0001f5f8\U0001f5f9\u26bf\U0001f512\U0001f513\U0001f50f\U0001f510\U0001f511\U0001f5dd",
)
"""Ticks, locks and keys: what shows elsewhere that a name is its person's own."""


def has_nul(sent: bytes) -> bool:
    """Whether some JSON has a NUL in it, as it is or written out: the character that not every database keeps."""
    return b"\0" in sent or (b"\\u0000" in sent and _NUL.search(sent) is not None)


def one_line(text: str) -> str:
    """A text on one line, with single spaces; empty where nothing of it can be seen."""
    line = " ".join(_few_marks("".join(_visible(character, " ") for character in text)).split())
    return line if any(unicodedata.category(character)[0] not in "CMZ" for character in line) else ""


def several_lines(text: str) -> str:
    """A text that may have lines."""
    return "".join("\n" if character == "\n" else _visible(character, "") for character in text).strip()


def _visible(character: str, otherwise: str) -> str:
    hidden = unicodedata.category(character) in _HIDDEN and character not in _KEPT
    return otherwise if hidden or character in _BLANK else character


def _few_marks(text: str) -> str:
    """A text without towers of accents."""
    kept, row = "", 0
    for character in text:
        row = row + 1 if unicodedata.category(character) in _MARKS else 0
        kept += character if row <= MOST_MARKS else ""
    return kept


def player_name(text: str) -> str:
    """What somebody may be called."""
    return one_line(text.translate(_SEALS))


PlayerName = Annotated[str, Field(max_length=40), AfterValidator(player_name)]
TableName = Annotated[str, Field(max_length=80), AfterValidator(one_line)]
NotesText = Annotated[str, Field(max_length=10_000), AfterValidator(several_lines)]
