"""Where browsers can be reached whose page is closed, and the key that this server signs with."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from spielwerk.server.storage import schema
from spielwerk.server.storage.part import Part


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to hear."""

    endpoint: str
    visitor: str
    device: str
    p256dh: str
    auth: str
    lang: str
    added: float


class PushStorage(Part):
    """Subscriptions and keys."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Keep a subscription; of one visitor only the latest few."""
        values, of = vars(subscription), schema.push.c

        def work(connection: Connection) -> None:
            query = self._insert(schema.push).values(values)
            connection.execute(query.on_conflict_do_update(index_elements=["endpoint"], set_=values))
            mine = select(of.endpoint).where(of.visitor == subscription.visitor).order_by(of.added.desc()).offset(most)
            connection.execute(delete(schema.push).where(of.endpoint.in_(connection.execute(mine).scalars().all())))

        await self._write(work)

    async def unsubscribe(self, endpoint: str, visitor: str | None = None) -> None:
        """Forget a subscription: somebody's own, or one that is gone."""
        of = schema.push.c
        which = of.endpoint == endpoint
        await self._change(delete(schema.push).where(which if visitor is None else which & (of.visitor == visitor)))

    async def subscriptions(self, visitor: str) -> list[Subscription]:
        """Where somebody can be reached."""
        query = select(schema.push).where(schema.push.c.visitor == visitor)
        return [Subscription(**row) for row in await self._dicts(query)]

    async def key(self, name: str, fresh: str) -> str:
        """The key of a name; the first that is offered is the one that all processes use from then on."""
        query = self._insert(schema.server_keys).values(name=name, value=fresh).on_conflict_do_nothing()

        def work(connection: Connection) -> str:
            connection.execute(query)
            of = schema.server_keys.c
            return connection.execute(select(of.value).where(of.name == name)).scalar_one()

        return await self._write(work)
