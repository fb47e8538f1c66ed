"""Finished games of those who want ratings."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from spielwerk.server.storage import schema
from spielwerk.server.storage.part import Part


@dataclass(frozen=True)
class Result:
    """One finished game as one person played it."""

    person: str
    table_id: str
    game: str
    places: list[list[str]]
    """Who shared each place: `me`, `person` or the name of a bot."""
    place: int
    time: float


class ResultStorage(Part):
    """Results, and who wants them kept."""

    async def want(self, person: str, rated: bool) -> None:
        """Keep results of a person from now on, or delete all that are kept."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(rated=rated))
            if not rated:
                connection.execute(delete(schema.results).where(schema.results.c.person == person))

        await self._write(work)

    async def rated(self, people: list[str]) -> list[str]:
        """Those of some people who want ratings."""
        of = schema.people.c
        return [row.id for row in await self._all(select(of.id).where(of.id.in_(people), of.rated))]

    async def keep(self, result: Result) -> None:
        """Keep a result; the same one once."""
        values = vars(result) | {"places": json.dumps(result.places)}
        await self._change(self._insert(schema.results).values(values).on_conflict_do_nothing())

    async def of(self, person: str, most: int) -> list[Result]:
        """The latest results of a person."""
        of = schema.results.c
        query = select(schema.results).where(of.person == person).order_by(of.time.desc()).limit(most)
        return [Result(**row | {"places": json.loads(row["places"])}) for row in await self._dicts(query)]
