"""From rows to things and back."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from spielwerk.server.tables.entries import Entry
from spielwerk.server.tables.info import Allowed, Pace, Summary, TableInfo
from spielwerk.server.tables.seats import Seat


def info_row(info: TableInfo) -> dict[str, Any]:
    """The settled part of a row of `tables`."""
    return {
        "id": info.id,
        "game": info.game,
        "version": info.version,
        "seats": info.seats,
        "seed": info.seed,
        "salt": info.salt,
        "choices": json.dumps(info.choices),
        "name": info.name,
        "pace": info.pace.kind,
        "pace_seconds": info.pace.seconds,
        "public": info.public,
        "host": info.host,
        "created": info.created,
        "allowed": json.dumps(asdict(info.allowed)),
    }


def info_of(row: Any) -> TableInfo:
    """What a row of `tables` says that never changes."""
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        seats=row.seats,
        seed=row.seed,
        salt=row.salt,
        choices=json.loads(row.choices),
        name=row.name,
        pace=Pace(row.pace, row.pace_seconds),
        public=row.public,
        host=row.host,
        created=row.created,
        allowed=Allowed(**json.loads(row.allowed)),
    )


def summary_of(row: Any) -> Summary:
    """What a row of `tables` says about the present."""
    return Summary(row.n, row.moves, row.status, row.waiting, row.waiting_bot, row.deadline, row.updated)


def entry_row(entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": entry.table,
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "visitor": entry.visitor,
        "ref": entry.ref,
        "body": json.dumps(entry.body, ensure_ascii=False),
        "time": entry.time,
    }


def entry_of(row: Any) -> Entry:
    """A row as an entry."""
    return Entry(row.table_id, row.n, row.kind, row.seat, row.visitor, row.ref, json.loads(row.body), row.time)


def entry_text(entry: Entry) -> str:
    """An entry as a line of plain ASCII."""
    return json.dumps(vars(entry), separators=(",", ":"))


def entry_in(text: str) -> Entry:
    """The entry in such a line."""
    return Entry(**json.loads(text))


def seat_of(row: Any) -> Seat:
    """A row of `seats`."""
    return Seat(row.kind, row.name, row.colour, row.visitor, row.bot, row.confirm)
