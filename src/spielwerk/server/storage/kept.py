"""What the storage hands out beside entries: invitations, snapshots, tables as lists show them, damaged or not."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from spielwerk.server.errors import Refused
from spielwerk.server.storage.rows import info_of, summary_of
from spielwerk.server.tables.info import Summary, TableInfo
from spielwerk.server.tables.seats import Seat

T = TypeVar("T")
_log = logging.getLogger("spielwerk.server")
ANY_STRENGTH = "any"


@dataclass(frozen=True)
class Invitation:
    """A link to a seat."""

    table: str
    seat: int
    made_for: str | None
    """Whom the seat belonged to when the link was made; it is void when that has changed."""


@dataclass(frozen=True)
class Listed:
    """A table as lists show it."""

    info: TableInfo
    summary: Summary
    seats: list[Seat]
    strength: str = ANY_STRENGTH
    """How strong whoever opened it wishes the others to be."""
    names: dict[str, str] = field(default_factory=dict[str, str])
    """The claimed names of those who sit there."""


@dataclass(frozen=True)
class Wanted:
    """Which public tables somebody looks for."""

    game: str | None = None
    text: str | None = None
    """Part of the table's name."""
    status: str | None = None
    before: float | None = None
    """Only those at which something last happened before this moment: the next page."""


@dataclass(frozen=True)
class Snapshot:
    """A game as bytes, as it was after an entry."""

    n: int
    version: int
    data: bytes


def whole(read: Callable[[Any], T], row: Any) -> T:
    """A row that says what it should; one that does not keeps only its own table from being played."""
    try:
        return read(row)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        _log.error("a row of the database is damaged: %s", error)
        raise Refused("damaged") from error


def listed_row(row: Any, seats: list[Seat], strength: str, names: dict[str, str]) -> Listed | None:
    """A table for a list; one that is damaged is left out."""
    try:
        info = whole(info_of, row)
    except Refused:
        return None
    return Listed(info, summary_of(row), seats, strength, names) if len(seats) == info.seats else None
