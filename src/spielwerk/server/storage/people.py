"""People: their devices, passkeys and one-time vouchers, and whom a visitor stands for."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spielwerk.server.errors import Refused
from spielwerk.server.storage import schema
from spielwerk.server.storage.part import Part
from spielwerk.server.storage.store import RUNNING

OWNED = (
    (schema.seats, schema.seats.c.visitor),
    (schema.tables, schema.tables.c.host),
    (schema.invitations, schema.invitations.c.made_for),
)
"""Columns that name the owner of something of which there may be many."""
OWN = (
    (schema.notes, schema.notes.c.table_id),
    (schema.wishes, schema.wishes.c.game),
    (schema.mutes, schema.mutes.c.muted),
)
"""Tables with one row for each visitor and something else."""


@dataclass(frozen=True)
class Person:
    """Somebody with a name, or with several devices."""

    id: str
    name: str | None
    rated: bool


@dataclass(frozen=True)
class Device:
    """A browser of a person."""

    visitor: str
    name: str
    added: float


@dataclass(frozen=True)
class Passkey:
    """A key that a person signs in with."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    name: str
    added: float


class PeopleStorage(Part):
    """What is kept of people."""

    # ------------------------------------------------------------------ who somebody is

    async def stands_for(self, visitor: str) -> str | None:
        """The person of a device, or the visitor itself; None where the device was removed."""
        of = schema.devices.c
        row = await self._first(select(of.person, of.gone).where(of.visitor == visitor))
        if row is None:
            return visitor
        return None if row.gone else row.person

    async def person(self, visitor: str) -> Person | None:
        """The person that a visitor is, if they are one."""
        row = await self._first(select(schema.people).where(schema.people.c.id == visitor))
        return None if row is None else Person(row.id, row.name, row.rated)

    async def devices(self, person: str) -> list[Device]:
        """Those that may come in, the first one first."""
        of = schema.devices.c
        rows = await self._all(select(schema.devices).where(of.person == person, ~of.gone).order_by(of.added))
        return [Device(row.visitor, row.name, row.added) for row in rows]

    async def name_is_free(self, key: str, person: str) -> bool:
        """Whether nobody else has claimed a name."""
        of = schema.people.c
        return await self._first(select(of.id).where(of.name_key == key, of.id != person)) is None

    async def become_person(self, visitor: str, device: str, now: float) -> None:
        """Let a visitor be a person, with the device that they have."""
        await self._write(lambda connection: _become_person(connection, visitor, device, now))

    async def claim(self, passkey: Passkey, name: str, key: str, device: str) -> None:
        """Give somebody a name and the passkey that it is theirs by."""

        def work(connection: Connection) -> None:
            _become_person(connection, passkey.person, device, passkey.added)
            of = schema.people.c
            connection.execute(update(schema.people).where(of.id == passkey.person).values(name=name, name_key=key))
            connection.execute(insert(schema.passkeys).values(**vars(passkey)))

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Refused("name_claimed") from error

    async def add_device(self, person: str, device: Device, before: str | None) -> list[str]:
        """One more device, which may bring along what its visitor had before; returns the tables concerned."""

        def work(connection: Connection) -> list[str]:
            connection.execute(insert(schema.devices).values(**vars(device), person=person, gone=False))
            if before is None:
                return []
            gone = {"visitor": before, "person": person, "name": "", "added": device.added, "gone": True}
            connection.execute(insert(schema.devices).values(gone))
            return _hand_over(connection, before, person, device.visitor)

        return await self._write(work)

    async def remove_device(self, person: str, visitor: str) -> bool:
        """Let a device not come in and not be told anything any more; False where the person has no such device."""
        of = schema.devices.c
        query = update(schema.devices).where(of.person == person, of.visitor == visitor, ~of.gone).values(gone=True)

        def work(connection: Connection) -> bool:
            connection.execute(delete(schema.push).where(schema.push.c.device == visitor))
            return connection.execute(query).rowcount > 0

        return await self._write(work)

    async def together(self, one: str, other: str) -> bool:
        """Whether two visitors sit at the same running table."""
        of = schema.seats.c
        mine = select(of.table_id).where(of.visitor == one)
        running = select(schema.tables.c.id).where(schema.tables.c.status.in_(RUNNING))
        query = select(of.table_id).where(of.visitor == other, of.table_id.in_(mine), of.table_id.in_(running))
        return await self._first(query) is not None

    async def tables_held(self, visitor: str) -> int:
        """At how many tables somebody sits."""
        of = schema.seats.c
        query = select(func.count(of.table_id.distinct())).where(of.visitor == visitor)
        return await self._count(query)

    async def forget_person(self, person: str, but: str) -> None:
        """Delete name, passkeys, ratings and all devices but one."""

        def work(connection: Connection) -> None:
            for table in (schema.passkeys, schema.results):
                connection.execute(delete(table).where(table.c.person == person))
            of = schema.devices.c
            connection.execute(
                update(schema.devices).where(of.person == person, of.visitor != but).values(gone=True, name="")
            )
            nobody = {"name": None, "name_key": None, "rated": False}
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(nobody))

        await self._write(work)

    # ------------------------------------------------------------------ passkeys

    async def passkeys(self, person: str) -> list[Passkey]:
        """Those of a person."""
        of = schema.passkeys.c
        query = select(schema.passkeys).where(of.person == person).order_by(of.added)
        return [Passkey(**row) for row in await self._dicts(query)]

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with an id."""
        found = await self._dicts(select(schema.passkeys).where(schema.passkeys.c.id == id))
        return Passkey(**found[0]) if found else None

    async def passkey_used(self, id: str, sign_count: int) -> None:
        """Keep how often a passkey says it was used: a copy of it would say less."""
        query = update(schema.passkeys).where(schema.passkeys.c.id == id).values(sign_count=sign_count)
        await self._change(query)

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Forget a passkey; False where the person has no such one."""
        query = delete(schema.passkeys).where(schema.passkeys.c.person == person, schema.passkeys.c.id == id)
        return await self._change(query) > 0

    # ------------------------------------------------------------------ vouchers

    async def issue(self, token: str, kind: str, visitor: str, now: float, expires: float, most: int) -> None:
        """Keep a voucher (hashed); of each kind one visitor has the latest few."""
        of = schema.vouchers.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.vouchers).where(of.expires < now))
            mine = select(of.token).where(of.kind == kind, of.visitor == visitor)
            older = connection.execute(mine.order_by(of.expires.desc()).offset(most - 1)).scalars().all()
            connection.execute(delete(schema.vouchers).where(of.token.in_(older)))
            values = {"token": token, "kind": kind, "visitor": visitor, "expires": expires}
            connection.execute(insert(schema.vouchers).values(values))

        await self._write(work)

    async def voucher(self, token: str, kind: str, now: float) -> str | None:
        """Whose voucher this is, if it is good."""
        of = schema.vouchers.c
        query = select(of.visitor).where(of.token == token, of.kind == kind, of.expires >= now)
        row = await self._first(query)
        return None if row is None else row.visitor

    async def use(self, token: str, kind: str, now: float) -> str | None:
        """Whose voucher this was; it is good no more, also where two come with it at once."""
        of = schema.vouchers.c
        query = delete(schema.vouchers).where(of.token == token, of.kind == kind, of.expires >= now)

        def work(connection: Connection) -> str | None:
            row = connection.execute(query.returning(of.visitor)).first()
            return None if row is None else row.visitor

        return await self._write(work)

    async def void_vouchers(self, visitor: str, kind: str) -> None:
        """Make all vouchers of a kind void."""
        of = schema.vouchers.c
        query = delete(schema.vouchers).where(of.visitor == visitor, of.kind == kind)
        await self._change(query)


def _become_person(connection: Connection, visitor: str, device: str, now: float) -> None:
    known = connection.execute(select(schema.people.c.id).where(schema.people.c.id == visitor)).first()
    if known is None:
        connection.execute(insert(schema.people).values(id=visitor, rated=False, created=now))
        first = {"visitor": visitor, "person": visitor, "name": device, "added": now, "gone": False}
        connection.execute(insert(schema.devices).values(first))


def _hand_over(connection: Connection, before: str, person: str, device: str) -> list[str]:
    """Let all that was a visitor's be a person's; returns the tables concerned."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.visitor == before)
    hosted = select(schema.tables.c.id).where(schema.tables.c.host == before)
    tables = {*connection.execute(sat).scalars(), *connection.execute(hosted).scalars()}
    for table, owner in OWNED:
        connection.execute(update(table).where(owner == before).values({owner.name: person}))
    for table, other in OWN:
        theirs = select(other).where(table.c.visitor == person)
        connection.execute(delete(table).where(table.c.visitor == before, other.in_(theirs)))
        connection.execute(update(table).where(table.c.visitor == before).values(visitor=person))
    told = {"visitor": person, "device": device}
    connection.execute(update(schema.push).where(schema.push.c.visitor == before).values(told))
    _mute_as(connection, before, person)
    return sorted(tables)


def _mute_as(connection: Connection, before: str, person: str) -> None:
    """Whoever did not want to hear a visitor does not hear the person."""
    of = schema.mutes.c
    already = select(of.visitor).where(of.muted == person)
    connection.execute(delete(schema.mutes).where(of.muted == before, of.visitor.in_(already)))
    connection.execute(update(schema.mutes).where(of.muted == before).values(muted=person))
