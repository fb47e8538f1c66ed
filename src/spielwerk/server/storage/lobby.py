"""What people wish who look for others: with a table that they open, and of tables that others open."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from spielwerk.server.storage import schema
from spielwerk.server.storage.part import Part


class LobbyStorage(Part):
    """Offers and wishes."""

    async def offer(self, table: str, strength: str) -> None:
        """Keep what the others at a table should be like."""
        await self._change(insert(schema.offers).values(table_id=table, strength=strength))

    async def wishes(self, visitor: str) -> list[str]:
        """The games that somebody waits for."""
        of = schema.wishes.c
        return [row.game for row in await self._all(select(of.game).where(of.visitor == visitor).order_by(of.game))]

    async def wish(self, visitor: str, game: str, now: float) -> None:
        """Wait for a game."""
        query = self._insert(schema.wishes).values(visitor=visitor, game=game, time=now)
        await self._change(query.on_conflict_do_nothing())

    async def wish_no_more(self, visitor: str, game: str) -> None:
        """Wait for a game no longer."""
        of = schema.wishes.c
        await self._change(delete(schema.wishes).where(of.visitor == visitor, of.game == game))

    async def who_wishes(self, game: str, host: str, most: int) -> list[str]:
        """Some of those who wait for a game, can be reached and hear its host: others each time, so that all come."""
        of, reached = schema.wishes.c, select(schema.push.c.visitor)
        deaf = select(schema.mutes.c.visitor).where(schema.mutes.c.muted == host)
        which = (of.game == game) & (of.visitor != host) & of.visitor.in_(reached) & of.visitor.not_in(deaf)
        query = select(of.visitor).where(which).order_by(func.random()).limit(most)
        return [row.visitor for row in await self._all(query)]
