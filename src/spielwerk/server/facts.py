"""What is settled when a table is opened, and who sits where."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

HUMAN, BOT, OPEN = "human", "bot", "open"

COLOURS = {
    "orange": "circle",
    "purple": "triangle",
    "green": "square",
    "blue": "diamond",
    "red": "star",
    "teal": "hexagon",
    "yellow": "cross",
    "black": "heart",
}
"""The colours of players, each with a shape, since colour is never the only cue."""


@dataclass(frozen=True)
class Seat:
    """A place at the table and who plays there."""

    kind: str
    name: str = ""
    colour: str = "orange"
    visitor: str | None = None
    """The hash of the person's token; stays when a bot plays in their place."""
    bot: str | None = None
    confirm: bool = False

    @property
    def shape(self) -> str:
        return COLOURS[self.colour]

    def plain(self) -> dict[str, Any]:
        """The seat as it stands in entries."""
        return asdict(self)

    def played_by(self, bot: str) -> Seat:
        """The same seat with a bot in it; its person may come back."""
        return replace(self, kind=BOT, bot=bot)


@dataclass(frozen=True)
class Pace:
    """How quickly people are to play; None: as they like."""

    kind: str = "live"
    seconds: float | None = None


@dataclass(frozen=True)
class Facts:
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
