"""What is settled when a table is opened, and the summary that lists show."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """How quickly people are to play; None: as they like."""

    kind: str = "live"
    seconds: float | None = None


@dataclass(frozen=True)
class Allowed:
    """What players may use; settled when the table is opened, and everybody sees it."""

    hints: bool = True
    undo: bool = True
    analysis: bool = False
    """Whether people may have their own moves judged while the game runs."""
    spectators_chat: bool = False
    """Whether those who watch may speak too."""


@dataclass(frozen=True)
class TableInfo:
    """What never changes about a table."""

    id: str
    game: str
    version: int
    seats: int
    seed: int
    salt: str
    choices: dict[str, str]
    name: str
    pace: Pace
    public: bool
    host: str
    created: float
    allowed: Allowed = Allowed()


@dataclass(frozen=True)
class Summary:
    """What lists of tables show and what clocks and bots are woken by; it follows from the log."""

    n: int
    moves: int
    status: str
    waiting: int | None
    """The seat everybody waits for."""
    waiting_bot: bool
    deadline: float | None
    updated: float
