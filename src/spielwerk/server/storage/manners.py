"""Whom somebody does not want to hear, and what the host of the server should look at."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from spielwerk.server.storage import schema
from spielwerk.server.storage.part import Part
from spielwerk.server.tables import steady


@dataclass(frozen=True)
class Report:
    """Somebody tells the host of the server about somebody else."""

    table_id: str
    n: int
    by: str
    about: str | None
    name: str
    reason: str
    text: str
    time: float


@dataclass(frozen=True)
class KeptReport(Report):
    """A report as the host reads it."""

    id: int
    resolved: float | None


class MannersStorage(Part):
    """Mutes and reports."""

    async def mute(self, visitor: str, muted: str) -> None:
        """Do not hear somebody any more."""
        query = self._insert(schema.mutes).values(visitor=visitor, muted=muted)
        await self._change(query.on_conflict_do_nothing())

    async def unmute(self, visitor: str, muted: str) -> None:
        """Hear somebody again."""
        of = schema.mutes.c
        await self._change(delete(schema.mutes).where(of.visitor == visitor, of.muted == muted))

    async def muted(self, visitor: str) -> set[str]:
        """All whom somebody does not hear."""
        of = schema.mutes.c
        return {row.muted for row in await self._all(select(of.muted).where(of.visitor == visitor))}

    async def report(self, report: Report) -> None:
        """Keep a report."""
        await self._change(insert(schema.reports).values(vars(report)))

    async def reported(self, by: str, since: float) -> int:
        """How many reports somebody has made lately."""
        of = schema.reports.c
        return await self._count(select(func.count()).where(of.by == by, of.time > since))

    async def reports(self, resolved: bool) -> list[KeptReport]:
        """What is still to be looked at, or all there ever was, the latest last."""
        of = schema.reports.c
        query = select(schema.reports).order_by(of.id)
        return [
            KeptReport(**row) for row in await self._dicts(query if resolved else query.where(of.resolved.is_(None)))
        ]

    async def resolve(self, report: int) -> bool:
        """A report is dealt with; False if there is none that is open."""
        of = schema.reports.c
        open_one = update(schema.reports).where(of.id == report, of.resolved.is_(None))
        return await self._change(open_one.values(resolved=steady.now())) > 0
