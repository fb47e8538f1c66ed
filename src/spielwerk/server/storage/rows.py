"""From rows to things and back."""

from __future__ import annotations

import json
from typing import Any

from spielwerk.server.entries import Entry
from spielwerk.server.facts import Facts, Pace, Seat, Summary


def facts_row(facts: Facts) -> dict[str, Any]:
    """The settled part of a row of `tables`."""
    return {
        "id": facts.id,
        "game": facts.game,
        "version": facts.version,
        "seats": facts.seats,
        "seed": facts.seed,
        "salt": facts.salt,
        "choices": json.dumps(facts.choices),
        "name": facts.name,
        "pace": facts.pace.kind,
        "pace_seconds": facts.pace.seconds,
        "public": facts.public,
        "host": facts.host,
        "created": facts.created,
    }


def facts_of(row: Any) -> Facts:
    """What a row of `tables` says that never changes."""
    return Facts(
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
