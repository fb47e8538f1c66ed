"""Logs name visitors as they were when something was written; here they become the people that they are now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select

from spielwerk.server.storage import schema
from spielwerk.server.tables.entries import OPENED, SEAT, Entry

DAMAGED = (KeyError, TypeError, AttributeError)
"""What entries raise that say something that can't be."""


def with_people(connection: Connection, entries: list[Entry]) -> list[Entry]:
    """The same entries, each device of a person being that person."""
    try:
        named = {visitor for entry in entries for visitor in _named(entry) if visitor}
    except DAMAGED:
        return entries  # who follows them will find that they are
    if not named:
        return entries
    of = schema.devices.c
    query = select(of.visitor, of.person).where(of.visitor.in_(named), of.visitor != of.person)
    people = {row.visitor: row.person for row in connection.execute(query)}
    return [_renamed(entry, people) for entry in entries] if people else entries


def _seats(entry: Entry) -> list[dict[str, Any]]:
    """The seats that an entry speaks of."""
    if entry.kind == OPENED:
        return entry.body["seats"]
    return [entry.body["now"]] if entry.kind == SEAT else []


def _named(entry: Entry) -> Iterator[str | None]:
    yield entry.visitor
    for seat in _seats(entry):
        yield seat["visitor"]


def _renamed(entry: Entry, people: dict[str, str]) -> Entry:
    for seat in _seats(entry):
        seat["visitor"] = people.get(seat["visitor"], seat["visitor"])
    return replace(entry, visitor=people.get(entry.visitor or "", entry.visitor))
