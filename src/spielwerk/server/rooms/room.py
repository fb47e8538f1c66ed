"""A table in memory: its log and its game, who watches, and the one way in which entries come to it.

Whatever is shown is shown under the lock, and an entry under way holds it: nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from spielwerk.kernel import Table
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.slow_work import SlowWork
from spielwerk.server.rooms.watchers import Watchers
from spielwerk.server.security.budgets import paid_by_who_asked
from spielwerk.server.settings import Settings
from spielwerk.server.storage.kept import Snapshot
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables import steady
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.entries import OPENED, PLAY, REPEATED, SEAT, Draft, Entry, Ref
from spielwerk.server.tables.gameplay import Outdated, fresh, position, replay, take
from spielwerk.server.tables.info import Summary, TableInfo
from spielwerk.server.tables.seats import BOT, HUMAN, Seat
from spielwerk.server.tables.snapshots import freeze, thaw
from spielwerk.server.tables.table_log import NEXT, WAITS, TableLog

T = TypeVar("T")
_log = logging.getLogger("spielwerk.server")
TRIES = 8
DAMAGED = (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError)
"""What entries raise that say something that can't be."""
SENT = "sent"
"""The entry of a body with the fingerprint of the message it was made of."""


class Room:
    """One table, asleep (only its info) or awake."""

    def __init__(self, info: TableInfo, storage: Storage, slow_work: SlowWork, settings: Settings) -> None:
        self.info = info
        self.storage = storage
        self._slow_work = slow_work
        self.lock = asyncio.Lock()
        self.connections = Watchers()
        self.used = time.monotonic()
        self.archived = False
        self.removed = False
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose people are connected to other processes, and when these said so."""
        self.changed: Callable[[Room], None] = lambda room: None
        self._entering: set[asyncio.Task[int]] = set()
        self._shown: dict[Any, Any] = {}
        self._shown_at = -1
        self._table_log: TableLog | None = None
        self._table: Table | None = None
        self._snapshot_every = settings.snapshot_every
        self._most_entries = settings.limits.entries
        self._snapshot_at = 0

    # ------------------------------------------------------------------ what is so (under the lock)

    @property
    def log(self) -> TableLog:
        assert self._table_log is not None
        return self._table_log

    @property
    def table(self) -> Table:
        """The game; not there when the table is archived."""
        assert self._table is not None
        return self._table

    @property
    def awake(self) -> bool:
        return self._table_log is not None

    @property
    def shown(self) -> dict[Any, Any]:
        """A place for what was worked out for those who look at the table as it is now."""
        if self._shown_at != self.log.n:
            self._shown, self._shown_at = {}, self.log.n
        return self._shown

    @property
    def pending(self) -> int | None:
        """The seat whose turn is done but for its confirmation."""
        if self.archived or not self.info.allowed.undo or self.log.confirmed >= len(self.table.moves):
            return None
        last = self.table.moves[-1].seat
        seat = self.log.seats[last]
        waits = seat.kind == HUMAN and seat.confirm and self.table.seat != last and self.table.can_undo(last)
        return last if waits else None

    @property
    def status(self) -> str:
        if self.archived:
            return "archived"
        if self.table.over and self.pending is None:
            return "over"
        return "waiting" if self.log.has_open_seats else "playing"

    @property
    def waits_for(self) -> int | None:
        """The seat everybody waits for."""
        if self.status != "playing":
            return None
        pending = self.pending
        return self.table.seat if pending is None else pending

    def require_own(self, visitor: str | None, seat: int) -> Seat:
        """A seat that belongs to this person and is played by them, at a table that runs."""
        if seat not in self.log.seats_of(visitor) or self.log.seats[seat].kind != HUMAN:
            raise Refused("not_yours")
        if self.status != "playing":
            raise Refused(self.status)
        return self.log.seats[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last decision back."""
        playing = self.info.allowed.undo and self.status == "playing" and self.log.seats[seat].kind == HUMAN
        return playing and len(self.table.moves) > self.log.confirmed and self.table.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether a seat may take a decision again that it has taken back."""
        playing = self.status == "playing" and self.log.seats[seat].kind == HUMAN
        return playing and bool(self.table.undone) and self.table.seat == seat

    @property
    def deadline(self) -> float | None:
        """When the time of whom everybody waits for is up."""
        waits, seconds = self.waits_for, self.info.pace.seconds
        if waits is None or seconds is None or self.log.seats[waits].kind != HUMAN:
            return None
        return self.log.since + seconds

    @property
    def summary(self) -> Summary:
        """What lists show."""
        waits = self.waits_for
        by_bot = waits is not None and self.log.seats[waits].kind == BOT
        log = self.log
        return Summary(log.n, log.moves, self.status, waits, by_bot, self.deadline, log.updated)

    @property
    def connected(self) -> set[int]:
        """The seats whose people are there."""
        return self.connected_here.union(*(seats for seats, _ in self.elsewhere.values()))

    @property
    def connected_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def game_name(self, lang: str) -> str:
        """What the game is called."""
        return self.info.game if self._table is None else self._table.game.texts.say(lang, "game-name")

    # ------------------------------------------------------------------ reading and writing

    async def look(self, at: Callable[[Room], T]) -> T:
        """Read something from the table as it is stored."""
        async with self.lock:
            await self._wake()
            return at(self)

    async def enter(self, visitor: str | None, ref: Ref | None, draft: Callable[[Room], Draft]) -> int:
        """Write one entry that `draft` makes from the table as it is; returns its number once it is durable.

        Whoever waits for it may go away meanwhile; it is finished all the same.
        """
        task = asyncio.create_task(paid_by_who_asked(self._enter(visitor, ref, draft)))
        self._entering.add(task)
        task.add_done_callback(self._entered)
        return await asyncio.shield(task)

    def _entered(self, task: asyncio.Task[int]) -> None:
        self._entering.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, or has gone

    async def _enter(self, visitor: str | None, ref: Ref | None, draft: Callable[[Room], Draft]) -> int:
        async with self.lock:
            await self._wake()
            for _ in range(TRIES):
                try:
                    drafted = self._fitting(visitor, draft(self))
                except Refused:
                    done = await self._done_before(ref)
                    if done is not None:
                        return done
                    if await self.catch_up():
                        continue
                    raise
                entry = await self._store(visitor, ref, drafted)
                if entry is not None:
                    await self.connections.tell(entry)
                    self.changed(self)
                    self._snapshot_when_due()
                    return entry.n
                done = await self._done_before(ref)
                if done is not None:
                    return done
            raise Refused("storage_busy")

    async def open(self, beginning: Beginning, links: dict[str, int]) -> None:
        """Store the table with its first entry."""
        async with self.lock:
            self._table_log, self._table = TableLog(), beginning.played or fresh(self.info)
            first = Entry(self.info.id, 1, OPENED, None, self.info.host, None, beginning.body(), self.info.created)
            self._take(first, beginning.played is not None)
            await self.storage.open(self.info, first, self.summary, beginning.seats, links)
            self.changed(self)
            if len(beginning.moves) > self._snapshot_every // 4:
                self.storage.in_background(self.keep_snapshot())

    async def _store(self, visitor: str | None, ref: Ref | None, draft: Draft) -> Entry | None:
        """Let the game take a draft and store it; if somebody else was first, go back to what is stored."""
        entry = self._numbered(visitor, ref, draft)
        try:
            self._take(entry)
            stored = await self.storage.append(entry, self.summary, self._seat_changed(entry))
        except BaseException:
            self.sleep()
            raise
        if not stored:
            self.sleep()
            await self._wake()
            return None
        return entry

    def _fitting(self, visitor: str | None, draft: Draft) -> Draft:
        """A draft for which there is room in the log: it is read as a whole when the table wakes up."""
        if visitor is not None and self.log.n >= self._most_entries and self._can_do_without(draft):
            raise Refused("log_full")
        return draft

    def _can_do_without(self, draft: Draft) -> bool:
        """Whether a game comes to its end without something that people might do again and again."""
        if draft.kind != SEAT or draft.seat is None:
            return draft.kind in REPEATED
        return self.log.seats[draft.seat].kind != HUMAN or draft.body["now"]["kind"] != BOT

    def _numbered(self, visitor: str | None, ref: Ref | None, draft: Draft) -> Entry:
        body = draft.body if ref is None else draft.body | {SENT: ref.sent}
        text = None if ref is None else ref.text
        return Entry(self.info.id, self.log.n + 1, draft.kind, draft.seat, visitor, text, body, steady.now())

    def _take(self, entry: Entry, is_played: bool = False) -> None:
        """Follow an entry that is being made, and note in it where it leads."""
        if entry.kind in PLAY:
            if not is_played:
                take(self.table, entry)
            entry.body[NEXT] = self.table.seat
        self._note(entry)
        entry.body[WAITS] = self.waits_for
        self.log.note_waiting(entry)

    def _follow(self, entry: Entry) -> None:
        """Follow an entry that is stored."""
        if not self.archived and entry.kind in PLAY and entry.n > self._snapshot_at:
            self._replay(entry)
        self._note(entry)
        self.log.note_waiting(entry)

    def _replay(self, entry: Entry) -> None:
        try:
            replay(self.table, entry)
        except Outdated as outdated:
            _log.warning("table %s is archived: %s", self.info.id, outdated)
            self.archived = True

    def _note(self, entry: Entry) -> None:
        self.log.append(entry)
        self.archived = self.archived or self.log.closed
        self._name_players()

    def _name_players(self) -> None:
        if self._table is not None:
            self._table.names = self.log.names

    def _seat_changed(self, entry: Entry) -> Seat | None:
        return self.log.seats[entry.seat] if entry.kind == SEAT and entry.seat is not None else None

    async def _done_before(self, ref: Ref | None) -> int | None:
        """The number of the entry that was already made of the same message."""
        entry = await self.storage.entry_by_ref(self.info.id, ref.text) if ref else None
        if entry is None or ref is None:
            return None
        if entry.body.get(SENT) != ref.sent:
            raise Refused("id_used")
        await self.catch_up()
        return entry.n

    # ------------------------------------------------------------------ waking and sleeping

    async def _wake(self) -> None:
        """Be in memory: the snapshot, and the entries after it."""
        self.used = time.monotonic()
        if self.removed:
            raise Refused("not_found")
        if self.awake:
            return
        entries = await self.storage.entries(self.info.id)
        snapshot = await self.storage.snapshot(self.info.id)
        try:
            await self._slow_work.at_table(lambda: self._read(entries, snapshot))
        except DAMAGED as error:
            self.sleep()
            _log.error("the log of table %s is damaged: %r", self.info.id, error)
            raise Refused("damaged") from error
        except BaseException:
            self.sleep()
            raise
        if self.archived:
            self.storage.in_background(self.storage.keep_summary(self.info.id, self.summary))
        await self.connections.greet(self.log.n)

    def _read(self, entries: list[Entry], snapshot: Snapshot | None) -> None:
        """Make log and game from what is stored."""
        self._table_log, self.archived, self._snapshot_at = TableLog(), False, 0
        try:
            self._table = self._from_snapshot(snapshot, len(entries)) or fresh(self.info)
        except Outdated:
            self.archived = True
        for entry in entries:
            self._follow(entry)

    def _from_snapshot(self, snapshot: Snapshot | None, last: int) -> Table | None:
        if snapshot is None or snapshot.n > last:
            return None
        table = thaw(self.info, snapshot.version, snapshot.data)
        if table is None:
            return None
        self._snapshot_at = snapshot.n
        return table

    def sleep(self) -> None:
        """Leave memory; the next use reads the table from storage."""
        self._table_log = self._table = None
        self._shown, self._shown_at = {}, -1

    async def remove(self, may: Callable[[Room], None]) -> None:
        """Remove the table for good, if it may be."""
        async with self.lock:
            await self._wake()
            may(self)
            await self.storage.remove(self.info.id)
            self.removed = True

    async def reread(self) -> None:
        """Forget what is in memory: who sits here or has opened the table may be called otherwise now."""
        async with self.lock:
            self.info = await self.storage.table_info(self.info.id) or self.info
            self.sleep()
            await self.follow()
            if self.awake:
                await self.connections.greet(self.log.n + 1)

    async def follow(self, entry: Entry | None = None) -> None:
        """Take in what is new, also for those who watch a table that sleeps; `entry`, if somebody has sent it along."""
        if not self.awake:
            if self.connections:
                await self._wake()
        elif entry is not None and entry.n == self.log.n + 1:
            self._follow(entry)
            await self.connections.tell(entry)
        elif entry is None or entry.n > self.log.n:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Take in and tell what other processes have stored meanwhile; returns whether there was anything."""
        if not self.awake:
            return False
        entries = await self.storage.entries(self.info.id, self.log.n)
        for entry in entries:
            self._follow(entry)
            await self.connections.tell(entry)
        return bool(entries)

    @property
    def worth_a_snapshot(self) -> bool:
        """Whether reading the log again would take longer than reading a snapshot."""
        return self.awake and not self.archived and self.log.n - self._snapshot_at > self._snapshot_every // 4

    def _snapshot_when_due(self) -> None:
        if not self.archived and self.log.n - self._snapshot_at >= self._snapshot_every:
            self.storage.in_background(self.keep_snapshot())

    def keep_snapshot(self) -> Coroutine[Any, Any, None]:
        """Store the game as bytes; what is lost of it is made again from the log."""
        self._snapshot_at = n = self.log.n
        return self._keep(n, position(self.table, len(self.table.moves), self.table.undone))

    async def _keep(self, n: int, table: Table) -> None:
        data = await self._slow_work.at_table(lambda: freeze(table))
        await self.storage.keep_snapshot(self.info.id, Snapshot(n, table.game.version, data))
