"""Who may know more than a seat shows: followed from the log, and said to everybody at the table for good."""

from __future__ import annotations

from dataclasses import dataclass, field

from spielwerk.server.tables.seats import BOT, OPEN, Seat

EXPORTED, COPIED, BROUGHT, OPENED_LATE, PASSED = "exported", "copied", "brought", "opened-late", "passed"
MOST_NAMED = 3
"""So many people are named for the same thing at one seat: who comes there later is warned by them already."""


@dataclass(frozen=True)
class Mark:
    """Something that everybody should know before trusting in a game's secrets."""

    kind: str
    seat: int | None
    who: str | None
    """The visitor that it is about, if it is about one."""
    name: str
    move: int


@dataclass
class Fairness:
    """Who has sat where since when, and what follows from it."""

    begun: bool = False
    """Whether all seats were taken once: from then on seats have secrets."""
    sat: set[str] = field(default_factory=set[str])
    """All who have ever had a seat."""
    knows: set[str] = field(default_factory=set[str])
    """Those who were given the seed."""
    looked: dict[int, set[str]] = field(default_factory=dict[int, set[str]])
    """Who has seen the secrets of each seat."""
    marks: list[Mark] = field(default_factory=list[Mark])

    def seated(self, seats: list[Seat]) -> None:
        """Note who sits where now."""
        self.sat |= {seat.visitor for seat in seats if seat.visitor is not None}
        self.begun = self.begun or all(seat.kind != OPEN for seat in seats)
        for number, seat in enumerate(seats if self.begun else []):
            if seat.visitor is not None:
                self.looked.setdefault(number, set()).add(seat.visitor)

    def changed(self, number: int, before: Seat, now: Seat, seats: list[Seat], move: int) -> None:
        """A seat has another owner, or the same one in another way."""
        if self.begun and before.kind == BOT and before.visitor is None and now.kind == OPEN:
            self.mark(OPENED_LATE, number, None, before.name, move)
        others = self.looked.get(number, set()) - {now.visitor}
        if now.visitor is not None and now.visitor != before.visitor and others:
            self.mark(PASSED, number, now.visitor, now.name or before.name, move)
        self._forget_device(before, now, seats)
        self.seated(seats)

    def _forget_device(self, before: Seat, now: Seat, seats: list[Seat]) -> None:
        """Somebody who goes to another device with their only seat is still one person."""
        moved = before.visitor is not None and now.visitor is not None and before.visitor != now.visitor
        if moved and all(seat.visitor != before.visitor for seat in seats):
            self.sat.discard(before.visitor or "")

    def told(self, visitor: str, how: str, seat: int | None, name: str, move: int) -> None:
        """Somebody was given the seed."""
        self.knows.add(visitor)
        self.mark(how, seat, visitor, name, move)

    def mark(self, kind: str, seat: int | None, who: str | None, name: str, move: int) -> None:
        """Say something to everybody for good; once, with the last time that it happened."""
        others = [mark for mark in self.marks if (mark.kind, mark.seat, mark.who) != (kind, seat, who)]
        if sum((mark.kind, mark.seat) == (kind, seat) for mark in others) < MOST_NAMED:
            self.marks = [*others, Mark(kind, seat, who, name, move)]

    def alone(self, visitor: str) -> bool:
        """Whether nobody but this person has ever had a seat."""
        return self.sat <= {visitor}
