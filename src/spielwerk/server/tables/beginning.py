"""How a table begins: who sits there, and the moves that it brings along."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spielwerk.kernel import Table
from spielwerk.server.tables.seats import Seat

IMPORTED, FORKED = "imported", "forked"
ORIGIN = "origin"
"""The entry of the first body that says where a game comes from if it did not begin here."""


@dataclass(frozen=True)
class Beginning:
    """The first entry of a log."""

    seats: list[Seat]
    moves: list[str] = field(default_factory=list[str])
    origin: str | None = None
    """`imported` or `forked`: whoever brought the game may know its seed."""
    played: Table | None = None
    """The game after these moves, where it is known already."""

    def body(self) -> dict[str, Any]:
        """The beginning as it stands in the log."""
        told = {"seats": [seat.as_dict() for seat in self.seats], "moves": self.moves}
        return told if self.origin is None else told | {ORIGIN: self.origin}
