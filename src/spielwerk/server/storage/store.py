"""All that is kept and how it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, fields
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, bindparam, delete, func, insert, or_, select, text, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from spielwerk.server.errors import Refused
from spielwerk.server.metrics import Metrics
from spielwerk.server.storage import schema
from spielwerk.server.storage.aliases import with_people
from spielwerk.server.storage.database import TROUBLES, is_postgres, open_database, trouble
from spielwerk.server.storage.kept import ANY_STRENGTH, Invitation, Listed, Snapshot, Wanted, listed_row, whole
from spielwerk.server.storage.rows import entry_of, entry_row, entry_text, info_of, info_row, seat_of
from spielwerk.server.storage.writer import Writer
from spielwerk.server.tables.entries import Entry
from spielwerk.server.tables.info import Summary, TableInfo
from spielwerk.server.tables.seats import Seat

T = TypeVar("T")
CHANNEL = "spielwerk"
LONGEST_NEWS = 7_500
"""PostgreSQL passes on less than 8,000 bytes."""
TABLES_IN_NEWS = 300
READERS = 4
MOST_REMOVED = 20
"""So many tables are removed in one go, so that nobody waits for it."""
RUNNING = ("waiting", "playing")


class Storage:
    """All that is kept."""

    def __init__(self, url: str, busy_seconds: float, process: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.engine: Engine = open_database(url, busy_seconds)
        self.shared = is_postgres(self.engine)
        # One question needs no transaction around it, which would go to and fro twice more.
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self._process = process
        self._insert = postgresql.insert if self.shared else sqlite.insert
        adding = self._insert(schema.entries).on_conflict_do_nothing()
        self._add_entry = adding.returning(schema.entries.c.n)
        self._writer = Writer(self.engine)
        self._background: set[asyncio.Task[None]] = set()
        self._readers = ThreadPoolExecutor(READERS, "spielwerk-reader")

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Write something that nobody waits for and that can be done without."""
        task = asyncio.create_task(_without_complaint(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def settle(self) -> None:
        """Wait for what is written in the background."""
        await asyncio.gather(*self._background)

    def close(self) -> None:
        """Finish writing and let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Ask something that other modules of this package know how to ask."""
        return await self._read(query)

    async def write(self, order: str, work: Callable[[Connection], T]) -> T:
        """Do something that other modules of this package know how to do, in a transaction."""
        return await self._writer.write(order, work)

    async def try_writing(self) -> None:
        """Write something that changes nothing, to see whether it can be done."""
        await self._execute("", update(schema.about).values(edition=schema.about.c.edition))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except TROUBLES as error:
            raise trouble(error) from error

    async def _execute(self, order: str, query: Executable, values: dict[str, Any] | None = None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(query, values)

        await self._writer.write(order, work)

    # ------------------------------------------------------------------ logs

    async def open(
        self, info: TableInfo, first: Entry, summary: Summary, seats: list[Seat], links: dict[str, int]
    ) -> None:
        """Store a new table with its first entry, its seats and its invitations."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**info_row(info), **asdict(summary)))
            connection.execute(insert(schema.entries).values(entry_row(first)))
            rows = [{"table_id": info.id, "seat": number} | seat.as_dict() for number, seat in enumerate(seats)]
            connection.execute(insert(schema.seats), rows)
            invited = [{"token": token, "table_id": info.id, "seat": seat} for token, seat in links.items()]
            if invited:
                connection.execute(insert(schema.invitations), invited)

        await self._writer.write(info.id, work)

    async def append(self, entry: Entry, summary: Summary, seat: Seat | None = None) -> bool:
        """Store an entry; False if its number or its ref is taken already, and then nothing is changed."""

        def work(connection: Connection) -> bool:
            if connection.execute(self._add_entry, entry_row(entry)).first() is None:
                return False
            self._summarize_and_notify(connection, entry, summary)
            if seat is not None:
                of = (schema.seats.c.table_id == entry.table) & (schema.seats.c.seat == entry.seat)
                connection.execute(update(schema.seats).where(of).values(**seat.as_dict()))
            return True

        with self.metrics.stored.time():
            try:
                stored = await self._writer.write(entry.table, work)
            except IntegrityError as error:  # the table was removed meanwhile
                raise Refused("not_found") from error
        if stored:
            self.metrics.entries.labels(entry.kind, "bot" if entry.visitor is None else "person").inc()
        return stored

    def _summarize_and_notify(self, connection: Connection, entry: Entry, summary: Summary) -> None:
        """What lists show, and where others share the tables a word to them, in one go to the database."""
        values = vars(summary) | {"table": entry.table}
        if self.shared:
            connection.execute(_SUMMARIZE_AND_NOTIFY, values | {"said": self._news_of(entry)})
        else:
            connection.execute(_SUMMARIZE, values)

    def _news_of(self, entry: Entry) -> str:
        """What others hear of an entry: the whole of it, so that they need not ask, unless it is too long for that."""
        text = entry_text(entry)
        return f"{self._process} entry {entry.table} {text if len(text) < LONGEST_NEWS else ''}"

    async def announce(self, said: str) -> None:
        """Tell the other processes something that is not kept."""
        if self.shared:
            await self._execute("", _NOTIFY.bindparams(said=said))

    async def tell_of_device(self, device: str, tables: list[str]) -> None:
        """Tell the other processes that a device stands for somebody else now, which concerns some tables."""
        for start in range(0, max(1, len(tables)), TABLES_IN_NEWS):
            some = ",".join(tables[start : start + TABLES_IN_NEWS]) or "-"
            await self.announce(f"{self._process} device {device} {some}")

    async def keep_summary(self, table: str, summary: Summary) -> None:
        """Correct what lists show."""
        await self._execute(table, _SUMMARIZE, vars(summary) | {"table": table})

    async def table_info(self, table: str) -> TableInfo | None:
        """What is settled about a table."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else whole(info_of, row)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after an entry."""
        of = schema.entries.c
        query = select(schema.entries).where(of.table_id == table, of.n > since).order_by(of.n)

        def run(connection: Connection) -> list[Entry]:
            return with_people(connection, [whole(entry_of, row) for row in connection.execute(query)])

        return await self._read(run)

    async def entry_by_ref(self, table: str, ref: str) -> Entry | None:
        """The entry that somebody has sent under this ref."""
        of = schema.entries.c
        query = select(schema.entries).where(of.table_id == table, of.ref == ref)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else entry_of(row)

    # ------------------------------------------------------------------ snapshots

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""
        of = schema.snapshots.c
        query = select(of.n, of.version, of.data).where(of.table_id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else Snapshot(row.n, row.version, row.data)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace the snapshot of a table, unless there is a later one."""
        values = {"n": snapshot.n, "version": snapshot.version, "data": snapshot.data}
        query = self._insert(schema.snapshots).values(table_id=table, **values)
        later = query.on_conflict_do_update(
            index_elements=["table_id"], set_=values, where=schema.snapshots.c.n < snapshot.n
        )
        await self._execute(table, later)

    # ------------------------------------------------------------------ lists

    async def tables_of(self, visitor: str, most: int) -> list[Listed]:
        """The tables where somebody sits or is host, the latest first."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.visitor == visitor)
        of = schema.tables.c
        return await self._listed(or_(of.id.in_(seated), of.host == visitor), most)

    async def public_tables(self, wanted: Wanted, most: int, of_one_host: int) -> list[Listed]:
        """Public tables that wait or run, the latest first, and few of each host."""
        of = schema.tables.c
        which = of.public & of.status.in_([wanted.status] if wanted.status else RUNNING)
        if wanted.game:
            which &= of.game == wanted.game
        if wanted.text:
            which &= func.lower(of.name).contains(wanted.text.lower(), autoescape=True)
        if wanted.before is not None:
            which &= of.updated < wanted.before
        place = func.row_number().over(partition_by=of.host, order_by=of.updated.desc()).label("place")
        ranked = select(of.id, place).where(which).subquery()
        return await self._listed(of.id.in_(select(ranked.c.id).where(ranked.c.place <= of_one_host)), most)

    async def running_tables(self, host: str) -> tuple[int, int]:
        """How many tables somebody has opened that are not over, and how many of them are public."""
        of = schema.tables.c
        query = select(func.count(), func.count().filter(of.public)).where(of.host == host, of.status.in_(RUNNING))
        row = await self._read(lambda connection: connection.execute(query).one())
        return row[0], row[1]

    async def all_tables(self, status: str | None, most: int) -> list[Listed]:
        """Tables of everybody, the latest first."""
        return await self._listed(schema.tables.c.status == status if status else true(), most)

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it."""
        found = await self._listed(schema.tables.c.id == table, 1)
        return found[0] if found else None

    async def _listed(self, which: Any, most: int) -> list[Listed]:
        query = select(schema.tables).where(which).order_by(schema.tables.c.updated.desc()).limit(most)

        def run(connection: Connection) -> list[Listed]:
            rows = connection.execute(query).all()
            of = schema.seats.c
            wanted = select(schema.seats).where(of.table_id.in_([row.id for row in rows])).order_by(of.seat)
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            for row in connection.execute(wanted):
                seats[row.table_id].append(seat_of(row))
            wished = select(schema.offers).where(schema.offers.c.table_id.in_(seats))
            strengths = {row.table_id: row.strength for row in connection.execute(wished)}
            sitting = {seat.visitor for table in seats.values() for seat in table if seat.visitor is not None}
            claimed = select(schema.people).where(schema.people.c.id.in_(sitting), schema.people.c.name.is_not(None))
            names = {row.id: row.name for row in connection.execute(claimed)} if sitting else {}
            found = (listed_row(row, seats[row.id], strengths.get(row.id, ANY_STRENGTH), names) for row in rows)
            return [listed for listed in found if listed is not None]

        return await self._read(run)

    async def late(self, now: float) -> list[str]:
        """Tables where somebody's time is up."""
        return await self._ids(schema.tables.c.deadline <= now)

    async def forgotten(self, before: float) -> list[str]:
        """Tables where a bot should have played long ago."""
        return await self._ids(schema.tables.c.waiting_bot & (schema.tables.c.updated <= before))

    async def remove_expired(self, status: str, before: float) -> int:
        """Remove tables at which nothing has happened for so long; returns how many."""
        of = schema.tables.c
        query = select(of.id).where(of.status == status, of.updated < before).limit(MOST_REMOVED)

        def work(connection: Connection) -> int:
            expired = [row.id for row in connection.execute(query)]
            remove_tables(connection, expired)
            return len(expired)

        return await self._writer.write("", work)

    async def remove(self, table: str) -> None:
        """Remove a table with all that belongs to it."""

        def work(connection: Connection) -> None:
            remove_tables(connection, [table])
            if self.shared:
                connection.execute(_NOTIFY, {"said": f"{self._process} closed {table} -"})

        await self._writer.write(table, work)

    async def _ids(self, which: Any) -> list[str]:
        query = select(schema.tables.c.id).where(which, schema.tables.c.status == "playing").limit(1000)
        return [row.id for row in await self._read(lambda connection: connection.execute(query).all())]

    # ------------------------------------------------------------------ invitations and notes

    async def invite(self, token: str, invitation: Invitation) -> None:
        """Store a new invitation; older ones to the same seat are void."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.invitations).where(_to(invitation.table, invitation.seat)))
            values = {"table_id": invitation.table, "seat": invitation.seat, "made_for": invitation.made_for}
            connection.execute(insert(schema.invitations).values(token=token, **values))

        await self._writer.write(invitation.table, work)

    async def revoke(self, table: str, seat: int) -> None:
        """Make all invitations to a seat void."""
        query = delete(schema.invitations).where(_to(table, seat))
        await self._execute(table, query)

    async def invitation(self, token: str) -> Invitation | None:
        """The invitation with this token (hashed)."""
        query = select(schema.invitations).where(schema.invitations.c.token == token)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else Invitation(row.table_id, row.seat, row.made_for)

    async def notes(self, table: str, visitor: str) -> str:
        """Somebody's private notes."""
        of = schema.notes.c
        query = select(of.text).where(of.table_id == table, of.visitor == visitor)
        return await self._read(lambda connection: connection.execute(query).scalar()) or ""

    async def notes_size(self, visitor: str, without: str) -> int:
        """How long somebody's notes about other tables are together."""
        of = schema.notes.c
        query = select(func.coalesce(func.sum(func.length(of.text)), 0)).where(
            of.visitor == visitor, of.table_id != without
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def keep_notes(self, table: str, visitor: str, words: str) -> None:
        """Replace somebody's private notes."""
        query = self._insert(schema.notes).values(table_id=table, visitor=visitor, text=words)
        query = query.on_conflict_do_update(index_elements=["table_id", "visitor"], set_={"text": words})
        await self._execute(table, query)

    async def count(self) -> int:
        """How many tables there are."""
        query = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: connection.execute(query).scalar_one())


_SUMMARIZE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({field.name: bindparam(field.name) for field in fields(Summary)})
)
_SUMMARIZE_AND_NOTIFY = _SUMMARIZE.returning(func.pg_notify(CHANNEL, bindparam("said")))
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :said)")


def remove_tables(connection: Connection, tables: list[str]) -> None:
    """Remove tables with all that belongs to them."""
    for kept in reversed(schema.metadata.sorted_tables):
        if "table_id" in kept.c and kept.c.table_id.foreign_keys:
            connection.execute(delete(kept).where(kept.c.table_id.in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))


async def _without_complaint(work: Coroutine[Any, Any, None]) -> None:
    with suppress(Refused):
        await work


def _to(table: str, seat: int) -> Any:
    return (schema.invitations.c.table_id == table) & (schema.invitations.c.seat == seat)
