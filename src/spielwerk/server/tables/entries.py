"""The entries of a table's log: numbered, each durable before anybody hears of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

OPENED, MOVE, UNDO, REDO, RESTART, CONFIRM = "opened", "move", "undo", "redo", "restart", "confirm"
SEAT, CHAT, REMATCH, KNOWN, CLOSED = "seat", "chat", "rematch", "known", "closed"

PLAY = (OPENED, MOVE, UNDO, REDO, RESTART)
"""The kinds that change the game itself."""

REPEATED = (CHAT, UNDO, REDO, RESTART)
"""The kinds that may come again and again without the game going on."""


@dataclass(frozen=True)
class Draft:
    """An entry that is not numbered yet."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Ref:
    """Who sent something under which id, and a fingerprint of what it was: what is sent twice is done once."""

    text: str
    sent: str


@dataclass(frozen=True)
class Entry:
    """One line of the log of a table."""

    table: str
    n: int
    kind: str
    seat: int | None
    visitor: str | None
    ref: str | None
    body: dict[str, Any]
    time: float
