"""The log of a table, read: all that follows from its entries but the game itself."""

from __future__ import annotations

from array import array
from bisect import bisect_left, insort
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spielwerk.server.tables.beginning import ORIGIN
from spielwerk.server.tables.entries import (
    CHAT,
    CLOSED,
    CONFIRM,
    KNOWN,
    MOVE,
    OPENED,
    PLAY,
    REDO,
    REMATCH,
    RESTART,
    SEAT,
    UNDO,
    Entry,
)
from spielwerk.server.tables.fairness import BROUGHT, Fairness
from spielwerk.server.tables.seats import OPEN, Seat

WAITS = "waits"
"""The entry of a body that says whom the table waits for afterwards."""
COMES_BACK = ("joined", "back", "moved")
"""What starts the clock of a seat anew."""
THOUGHTS = "considered"
"""The entry of a body with what a bot has thought of before its move."""
KICKED = "kicked"
"""The event of a seat whose person the host has sent away."""
ENDS = "ends"
"""The entry of the body of a move by which somebody has ended their turn themselves."""
NEXT = "next"
"""The entry of a body that says whose decision comes next; replaying must give the same."""


@dataclass(frozen=True)
class Remark:
    """Something said or done at the table that is no move."""

    move: int
    seat: int | None
    kind: str
    name: str
    text: str
    time: float
    n: int
    """The entry that it was."""
    watcher: int = 0
    """Which of those who watch has said it, counted from 1."""

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands in the log: after its move, in the order of entries."""
        return self.move, self.n


@dataclass
class TableLog:
    """Seats, chat, times, and how many moves were in force after each entry."""

    seats: list[Seat] = field(default_factory=list)
    heights: array[int] = field(default_factory=lambda: array("I", [0]))
    times: list[float] = field(default_factory=list)
    """When each move in force was made."""
    undone: list[float] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    """In the order of the log, which undo can make another than that of time."""
    last_remark: Remark | None = None
    confirmed: int = 0
    """Moves up to this one can't be taken back any more."""
    waits: int | None = None
    since: float = 0.0
    """Whom the table waits for, and since when."""
    updated: float = 0.0
    decided: int = 0
    """The entry that last changed the game."""
    rematch: str | None = None
    closed: bool = False
    """Whether the table was closed: nobody plays here any more."""
    watchers: list[str] = field(default_factory=list[str])
    """Those who have said something while watching."""
    kicked: set[str] = field(default_factory=set[str])
    """Those whom the host has sent away."""
    fairness: Fairness = field(default_factory=Fairness)
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

    def remarks_between(self, since: int, before: tuple[int, int]) -> list[Remark]:
        """What was said after a move (with 0: from the start) and before a place of the log."""
        start = bisect_left(self.remarks, (since + 1 if since else 0, 0), key=lambda remark: remark.place)
        return self.remarks[start : bisect_left(self.remarks, before, key=lambda remark: remark.place)]

    def append(self, entry: Entry) -> None:
        """Take in one more entry."""
        moves = _APPEND[entry.kind](self, entry)
        self.heights.append(moves)
        if entry.kind in PLAY:
            self.decided = entry.n
        self.updated = entry.time

    def note_waiting(self, entry: Entry) -> None:
        """Note whom the table waits for after an entry."""
        comes_back = entry.kind == SEAT and entry.seat == self.waits and entry.body["event"] in COMES_BACK
        if entry.body[WAITS] != self.waits or comes_back:
            self.waits, self.since = entry.body[WAITS], entry.time


# ---------------------------------------------------------------- each kind of entry, and the moves in force after it


def _opened(log: TableLog, entry: Entry) -> int:
    log.seats = [Seat(**seat) for seat in entry.body["seats"]]
    moves = len(entry.body["moves"])
    log.times = [entry.time] * moves
    log.confirmed = moves
    log.fairness.seated(log.seats)
    if moves or ORIGIN in entry.body:
        log.fairness.mark(entry.body.get(ORIGIN, BROUGHT), None, None, "", moves)
    return moves


def _move(log: TableLog, entry: Entry) -> int:
    log.times.append(entry.time)
    log.undone.clear()
    log.thoughts[log.moves + 1] = entry.body.get(THOUGHTS, [])
    if entry.body.get(ENDS):
        log.confirmed = log.moves + 1
    return log.moves + 1


def _undo(log: TableLog, entry: Entry) -> int:
    log.undone.append(log.times.pop())
    return log.moves - 1


def _redo(log: TableLog, entry: Entry) -> int:
    log.times.append(log.undone.pop())
    return log.moves + 1


def _restart(log: TableLog, entry: Entry) -> int:
    while len(log.times) > entry.body["to"]:
        log.undone.append(log.times.pop())
    return entry.body["to"]


def _confirm(log: TableLog, entry: Entry) -> int:
    log.confirmed = log.moves
    return log.moves


def _seat(log: TableLog, entry: Entry) -> int:
    assert entry.seat is not None
    before = log.seats[entry.seat]
    log.seats[entry.seat] = Seat(**entry.body["now"])
    if entry.body["event"] == KICKED and before.visitor is not None:
        log.kicked.add(before.visitor)
    log.fairness.changed(entry.seat, before, log.seats[entry.seat], log.seats, log.moves)
    _say(log, entry, "event", entry.body["event"], log.seats[entry.seat].name or before.name)
    return log.moves


def _chat(log: TableLog, entry: Entry) -> int:
    if entry.seat is None and entry.visitor is not None and entry.visitor not in log.watchers:
        log.watchers.append(entry.visitor)
    _say(log, entry, "chat", entry.body["name"], entry.body["text"])
    return log.moves


def _rematch(log: TableLog, entry: Entry) -> int:
    log.rematch = entry.body["table"]
    _say(log, entry, "event", "rematch", entry.body["name"])
    return log.moves


def _closed(log: TableLog, entry: Entry) -> int:
    log.closed = True
    _say(log, entry, "event", "closed", "")
    return log.moves


def _known(log: TableLog, entry: Entry) -> int:
    log.fairness.told(entry.visitor or "", entry.body["how"], entry.seat, entry.body["name"], log.moves)
    _say(log, entry, "event", entry.body["how"], entry.body["name"])
    return log.moves


def _say(log: TableLog, entry: Entry, kind: str, name: str, text: str) -> None:
    watcher = log.watchers.index(entry.visitor) + 1 if entry.visitor in log.watchers and entry.seat is None else 0
    log.last_remark = Remark(log.moves, entry.seat, kind, name, text, entry.time, entry.n, watcher)
    insort(log.remarks, log.last_remark, key=lambda remark: remark.place)


_APPEND: dict[str, Callable[[TableLog, Entry], int]] = {
    OPENED: _opened,
    MOVE: _move,
    UNDO: _undo,
    REDO: _redo,
    RESTART: _restart,
    CONFIRM: _confirm,
    SEAT: _seat,
    CHAT: _chat,
    REMATCH: _rematch,
    KNOWN: _known,
    CLOSED: _closed,
}
