"""The book of a table: all that follows from its log but the game itself."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spielwerk.server.entries import CHAT, CONFIRM, MOVE, OPENED, PLAY, REDO, REMATCH, RESTART, SEAT, UNDO, Entry
from spielwerk.server.facts import OPEN, Seat

WAITS = "waits"
"""The entry of a body that says whom the table waits for afterwards."""
COMES_BACK = ("joined", "back", "moved")
"""What starts the clock of a seat anew."""
THOUGHTS = "considered"
"""The entry of a body with what a bot has thought of before its move."""
NEXT = "next"
"""The entry of a body that says whose decision comes next; replaying must give the same."""


@dataclass(frozen=True)
class Line:
    """Something said or done at the table that is no move."""

    move: int
    seat: int | None
    kind: str
    name: str
    text: str
    time: float


@dataclass
class Book:
    """Seats, chat, times, and how many moves were in force after each entry."""

    seats: list[Seat] = field(default_factory=list)
    heights: array[int] = field(default_factory=lambda: array("I", [0]))
    times: list[float] = field(default_factory=list)
    """When each move in force was made."""
    undone: list[float] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    confirmed: int = 0
    """Moves up to this one can't be taken back any more."""
    waits: int | None = None
    since: float = 0.0
    """Whom the table waits for, and since when."""
    updated: float = 0.0
    decided: int = 0
    """The entry that last changed the game."""
    rematch: str | None = None
    thoughts: dict[int, list[Any]] = field(default_factory=dict)
    """What bots have thought of before each of their moves: keys with their share of the thinking and their value."""

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.heights) - 1

    @property
    def moves(self) -> int:
        """How many moves are in force."""
        return self.heights[-1]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def has_open_seats(self) -> bool:
        return any(seat.kind == OPEN for seat in self.seats)

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats of a person, also those where a bot plays meanwhile."""
        return [number for number, seat in enumerate(self.seats) if visitor is not None and seat.visitor == visitor]

    def unchanged_since(self, n: int) -> int:
        """Up to which move somebody who has seen entry `n` knows the game already."""
        return min(self.heights[n:]) if 0 <= n <= self.n else 0

    def write(self, entry: Entry) -> None:
        """Take in one more entry."""
        moves = _WRITE[entry.kind](self, entry)
        self.heights.append(moves)
        if entry.kind in PLAY:
            self.decided = entry.n
        self.updated = entry.time

    def note_waiting(self, entry: Entry) -> None:
        """Note whom the table waits for after an entry."""
        comes_back = entry.kind == SEAT and entry.seat == self.waits and entry.body["event"] in COMES_BACK
        if entry.body[WAITS] != self.waits or comes_back:
            self.waits, self.since = entry.body[WAITS], entry.time

    def _opened(self, entry: Entry) -> int:
        self.seats = [Seat(**seat) for seat in entry.body["seats"]]
        moves = len(entry.body["moves"])
        self.times = [entry.time] * moves
        self.confirmed = moves
        return moves

    def _move(self, entry: Entry) -> int:
        self.times.append(entry.time)
        self.undone.clear()
        self.thoughts[self.moves + 1] = entry.body.get(THOUGHTS, [])
        return self.moves + 1

    def _undo(self, entry: Entry) -> int:
        self.undone.append(self.times.pop())
        return self.moves - 1

    def _redo(self, entry: Entry) -> int:
        self.times.append(self.undone.pop())
        return self.moves + 1

    def _restart(self, entry: Entry) -> int:
        while len(self.times) > entry.body["to"]:
            self.undone.append(self.times.pop())
        return entry.body["to"]

    def _confirm(self, entry: Entry) -> int:
        self.confirmed = self.moves
        return self.moves

    def _seat(self, entry: Entry) -> int:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        self.seats[entry.seat] = Seat(**entry.body["now"])
        self._say(entry, "event", entry.body["event"], self.seats[entry.seat].name or before.name)
        return self.moves

    def _chat(self, entry: Entry) -> int:
        self._say(entry, "chat", entry.body["name"], entry.body["text"])
        return self.moves

    def _rematch(self, entry: Entry) -> int:
        self.rematch = entry.body["table"]
        self._say(entry, "event", "rematch", entry.body["name"])
        return self.moves

    def _say(self, entry: Entry, kind: str, name: str, text: str) -> None:
        self.lines.append(Line(self.moves, entry.seat, kind, name, text, entry.time))


_WRITE: dict[str, Callable[[Book, Entry], int]] = {
    OPENED: Book._opened,
    MOVE: Book._move,
    UNDO: Book._undo,
    REDO: Book._redo,
    RESTART: Book._restart,
    CONFIRM: Book._confirm,
    SEAT: Book._seat,
    CHAT: Book._chat,
    REMATCH: Book._rematch,
}
