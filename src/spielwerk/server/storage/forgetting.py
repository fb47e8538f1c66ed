"""A person's data is deleted on request: names, chat and notes go, their seats and moves stay as those of nobody.

In each log another made-up hash takes the place of theirs, so that a game can still be followed (who has seen which
hand, who sat where), and nothing leads from one table to another or back to the person.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from spielwerk.server.storage import schema
from spielwerk.server.tables.entries import CHAT, OPENED, SEAT

GONE = "…"
"""What is left of a line of chat."""


def tables_of_person(connection: Connection, visitor: str) -> list[str]:
    """The tables whose rows know somebody."""
    entries, seats, tables, notes, invitations = (
        schema.entries.c, schema.seats.c, schema.tables.c, schema.notes.c, schema.invitations.c,
    )  # fmt: skip
    in_body = entries.kind.in_([OPENED, SEAT]) & entries.body.contains(visitor, autoescape=True)
    queries = (
        select(entries.table_id).where(or_(entries.visitor == visitor, in_body)),
        select(seats.table_id).where(seats.visitor == visitor),
        select(tables.id).where(tables.host == visitor),
        select(notes.table_id).where(notes.visitor == visitor),
        select(invitations.table_id).where(invitations.made_for == visitor),
    )
    return sorted({row[0] for query in queries for row in connection.execute(query)})


def forget(connection: Connection, visitor: str) -> list[str]:
    """Delete what is a person's own, everywhere and from all of their devices; returns the tables that were changed."""
    names = visitors_of(connection, visitor)
    tables = sorted({table for name in names for table in tables_of_person(connection, name)})
    for table in tables:
        nobody = secrets.token_hex(32)
        for name in names:
            _forget_at(connection, table, name, nobody)
    for part, columns in _OF_PEOPLE:
        connection.execute(delete(part).where(or_(*(part.c[column].in_(names) for column in columns))))
    return tables


def visitors_of(connection: Connection, visitor: str) -> list[str]:
    """All names under which the database knows whoever has this device, or is this person."""
    devices = schema.devices.c
    person = connection.execute(select(devices.person).where(devices.visitor == visitor)).scalar() or visitor
    others = connection.execute(select(devices.visitor).where(devices.person == person)).scalars()
    return sorted({visitor, person, *others})


_OF_PEOPLE = (
    (schema.notes, ("visitor",)),
    (schema.push, ("visitor", "device")),
    (schema.vouchers, ("visitor",)),
    (schema.wishes, ("visitor",)),
    (schema.mutes, ("visitor", "muted")),
    (schema.reports, ("by", "about")),
    (schema.results, ("person",)),
    (schema.passkeys, ("person",)),
    (schema.devices, ("visitor", "person")),
    (schema.people, ("id",)),
)
"""What belongs to people and to no table, in an order in which it can be deleted."""


def _forget_at(connection: Connection, table: str, visitor: str, nobody: str) -> None:
    of = schema.entries.c
    for row in connection.execute(select(schema.entries).where(of.table_id == table)).all():
        changed = _without(row, visitor, nobody)
        if changed:
            connection.execute(update(schema.entries).where(of.table_id == table, of.n == row.n).values(**changed))
    mine = (schema.seats.c.table_id == table) & (schema.seats.c.visitor == visitor)
    connection.execute(update(schema.seats).where(mine).values(name="", visitor=nobody))
    hosted = (schema.tables.c.id == table) & (schema.tables.c.host == visitor)
    connection.execute(update(schema.tables).where(hosted).values(name="", host=nobody))
    made = (schema.invitations.c.table_id == table) & (schema.invitations.c.made_for == visitor)
    connection.execute(delete(schema.invitations).where(made))


def _without(row: Any, visitor: str, nobody: str) -> dict[str, Any]:
    """What is to be changed in an entry."""
    body: dict[str, Any] = json.loads(row.body)
    told = _seats_without(row.kind, body, visitor, nobody)
    if row.visitor == visitor:
        told |= {name: words for name, words in (("name", ""), ("text", GONE)) if name in told and _is_typed(row, name)}
    changed: dict[str, Any] = {} if told == body else {"body": json.dumps(told, ensure_ascii=False)}
    if row.visitor == visitor:
        changed["visitor"] = nobody
    if row.ref and row.ref.startswith(visitor):
        changed["ref"] = row.ref.replace(visitor, nobody, 1)
    return changed


def _is_typed(row: Any, name: str) -> bool:
    """Whether a person has written it: every name, and the text of chat."""
    return name == "name" or row.kind == CHAT


def _seats_without(kind: str, body: dict[str, Any], visitor: str, nobody: str) -> dict[str, Any]:
    def anonymous(seat: dict[str, Any]) -> dict[str, Any]:
        return seat | {"name": "", "visitor": nobody} if seat["visitor"] == visitor else seat

    if kind == OPENED:
        return body | {"seats": [anonymous(seat) for seat in body["seats"]]}
    return body | {"now": anonymous(body["now"])} if kind == SEAT else dict(body)
