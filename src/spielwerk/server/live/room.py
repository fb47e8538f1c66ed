"""A table in memory: its book and its game, who watches, and the one door through which entries come in.

Whatever is shown is shown under the lock, and an entry under way holds it: nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from spielwerk.kernel import Table
from spielwerk.server.book import NEXT, WAITS, Book
from spielwerk.server.entries import OPENED, PLAY, SEAT, Draft, Entry, Ref
from spielwerk.server.facts import BOT, HUMAN, Facts, Seat, Summary
from spielwerk.server.playing import Outdated, freeze, fresh, replay, take, thaw
from spielwerk.server.problems import Refused
from spielwerk.server.storage import Snapshot, Storage

if TYPE_CHECKING:
    from spielwerk.server.live.connection import Connection

T = TypeVar("T")
_log = logging.getLogger("spielwerk.server")
TRIES = 8
SENT = "sent"
"""The entry of a body with the fingerprint of the message it was made of."""


class Room:
    """One table, asleep (only its facts) or awake."""

    def __init__(self, facts: Facts, storage: Storage, snapshot_every: int) -> None:
        self.facts = facts
        self.storage = storage
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.archived = False
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose people are connected to other processes, and when these said so."""
        self.changed: Callable[[Room], None] = lambda room: None
        self._entering: set[asyncio.Task[int]] = set()
        self._book: Book | None = None
        self._table: Table | None = None
        self._snapshot_every = snapshot_every
        self._snapshot_at = 0

    # ------------------------------------------------------------------ what is so (under the lock)

    @property
    def book(self) -> Book:
        assert self._book is not None
        return self._book

    @property
    def table(self) -> Table:
        """The game; not there when the table is archived."""
        assert self._table is not None
        return self._table

    @property
    def awake(self) -> bool:
        return self._book is not None

    @property
    def pending(self) -> int | None:
        """The seat whose turn is done but for its confirmation."""
        if self.archived or not self.table.moves or self.book.confirmed >= len(self.table.moves):
            return None
        last = self.table.moves[-1].seat
        seat = self.book.seats[last]
        waits = seat.kind == HUMAN and seat.confirm and self.table.seat != last and self.table.can_undo(last)
        return last if waits else None

    @property
    def status(self) -> str:
        if self.archived:
            return "archived"
        if self.table.over and self.pending is None:
            return "over"
        return "waiting" if self.book.has_open_seats else "playing"

    @property
    def waits_for(self) -> int | None:
        """The seat everybody waits for."""
        if self.status != "playing":
            return None
        pending = self.pending
        return self.table.seat if pending is None else pending

    def require_own(self, visitor: str | None, seat: int) -> Seat:
        """A seat that belongs to this person and is played by them, at a table that runs."""
        if seat not in self.book.seats_of(visitor) or self.book.seats[seat].kind != HUMAN:
            raise Refused("not_yours")
        if self.status != "playing":
            raise Refused(self.status)
        return self.book.seats[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last decision back."""
        playing = self.status == "playing" and self.book.seats[seat].kind == HUMAN
        return playing and len(self.table.moves) > self.book.confirmed and self.table.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether a seat may take a decision again that it has taken back."""
        playing = self.status == "playing" and self.book.seats[seat].kind == HUMAN
        return playing and bool(self.table.undone) and self.table.seat == seat

    @property
    def deadline(self) -> float | None:
        """When the time of whom everybody waits for is up."""
        waits, seconds = self.waits_for, self.facts.pace.seconds
        if waits is None or seconds is None or self.book.seats[waits].kind != HUMAN:
            return None
        return self.book.since + seconds

    @property
    def summary(self) -> Summary:
        """What lists show."""
        waits = self.waits_for
        by_bot = waits is not None and self.book.seats[waits].kind == BOT
        book = self.book
        return Summary(book.n, book.moves, self.status, waits, by_bot, self.deadline, book.updated)

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
        return self.facts.game if self._table is None else self._table.game.texts.say(lang, "game-name")

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
        task = asyncio.create_task(self._enter(visitor, ref, draft))
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
                    drafted = draft(self)
                except Refused:
                    done = await self._done_before(ref)
                    if done is not None:
                        return done
                    if await self.catch_up():
                        continue
                    raise
                entry = await self._store(visitor, ref, drafted)
                if entry is not None:
                    self._tell(entry)
                    self.changed(self)
                    self._snapshot_when_due()
                    return entry.n
                done = await self._done_before(ref)
                if done is not None:
                    return done
            raise Refused("storage_busy")

    async def open(self, seats: list[Seat], moves: list[str], links: dict[str, int]) -> None:
        """Store the table with its first entry."""
        async with self.lock:
            self._book, self._table = Book(), fresh(self.facts)
            body = {"seats": [seat.plain() for seat in seats], "moves": moves}
            first = Entry(self.facts.id, 1, OPENED, None, self.facts.host, None, body, self.facts.created)
            self._take(first)
            await self.storage.open(self.facts, first, self.summary, seats, links)
            self.changed(self)

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

    def _numbered(self, visitor: str | None, ref: Ref | None, draft: Draft) -> Entry:
        body = draft.body if ref is None else draft.body | {SENT: ref.sent}
        text = None if ref is None else ref.text
        return Entry(self.facts.id, self.book.n + 1, draft.kind, draft.seat, visitor, text, body, time.time())

    def _take(self, entry: Entry) -> None:
        """Follow an entry that is being made, and note in it where it leads."""
        if entry.kind in PLAY:
            take(self.table, entry)
            entry.body[NEXT] = self.table.seat
        self.book.write(entry)
        self._name_players()
        entry.body[WAITS] = self.waits_for
        self.book.note_waiting(entry)

    def _follow(self, entry: Entry) -> None:
        """Follow an entry that is stored."""
        if not self.archived and entry.kind in PLAY and entry.n > self._snapshot_at:
            self._replay(entry)
        self.book.write(entry)
        self._name_players()
        self.book.note_waiting(entry)

    def _replay(self, entry: Entry) -> None:
        try:
            replay(self.table, entry)
        except Outdated as outdated:
            _log.warning("table %s is archived: %s", self.facts.id, outdated)
            self.archived = True

    def _name_players(self) -> None:
        if self._table is not None:
            self._table.names = self.book.names

    def _seat_changed(self, entry: Entry) -> Seat | None:
        return self.book.seats[entry.seat] if entry.kind == SEAT and entry.seat is not None else None

    async def _done_before(self, ref: Ref | None) -> int | None:
        """The number of the entry that was already made of the same message."""
        entry = await self.storage.entry_by_ref(self.facts.id, ref.text) if ref else None
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
        if self.awake:
            return
        entries = await self.storage.entries(self.facts.id)
        snapshot = await self.storage.snapshot(self.facts.id)
        try:
            self._read(entries, snapshot)
        except BaseException:
            self.sleep()
            raise
        if self.archived:
            self.storage.in_background(self.storage.keep_summary(self.facts.id, self.summary))
        for connection in self.connections:
            if connection.n < self.book.n:
                connection.greet(connection.n)

    def _read(self, entries: list[Entry], snapshot: Snapshot | None) -> None:
        """Make book and game from what is stored."""
        self._book, self.archived, self._snapshot_at = Book(), False, 0
        try:
            self._table = self._from_snapshot(snapshot, len(entries)) or fresh(self.facts)
        except Outdated:
            self.archived = True
        for entry in entries:
            self._follow(entry)

    def _from_snapshot(self, snapshot: Snapshot | None, last: int) -> Table | None:
        if snapshot is None or snapshot.n > last:
            return None
        table = thaw(self.facts, snapshot.version, snapshot.data)
        if table is None:
            return None
        self._snapshot_at = snapshot.n
        return table

    def sleep(self) -> None:
        """Leave memory; the next use reads the table from storage."""
        self._book = self._table = None

    async def follow(self, entry: Entry | None = None) -> None:
        """Take in what is new, also for those who watch a table that sleeps; `entry`, if somebody has sent it along."""
        if not self.awake:
            if self.connections:
                await self._wake()
        elif entry is not None and entry.n == self.book.n + 1:
            self._follow(entry)
            self._tell(entry)
        elif entry is None or entry.n > self.book.n:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Take in and tell what other processes have stored meanwhile; returns whether there was anything."""
        if not self.awake:
            return False
        entries = await self.storage.entries(self.facts.id, self.book.n)
        for entry in entries:
            self._follow(entry)
            self._tell(entry)
        return bool(entries)

    @property
    def worth_a_snapshot(self) -> bool:
        """Whether reading the log again would take longer than reading a snapshot."""
        return self.awake and not self.archived and self.book.n - self._snapshot_at > self._snapshot_every // 4

    def _snapshot_when_due(self) -> None:
        if not self.archived and self.book.n - self._snapshot_at >= self._snapshot_every:
            self.storage.in_background(self.keep_snapshot())

    def keep_snapshot(self) -> Coroutine[Any, Any, None]:
        """Store the game as bytes; what is lost of it is made again from the log."""
        self._snapshot_at = self.book.n
        snapshot = Snapshot(self.book.n, self.table.game.version, freeze(self.table))
        return self.storage.keep_snapshot(self.facts.id, snapshot)

    # ------------------------------------------------------------------ telling

    def _tell(self, entry: Entry) -> None:
        """Let everybody who watches know of an entry."""
        from spielwerk.server.live.screen import Screen  # which knows rooms

        screen = Screen(self)
        for connection in list(self.connections):
            connection.tell(entry, screen)

    def say(self, message: dict[str, Any]) -> None:
        """Send everybody the same."""
        for connection in list(self.connections):
            connection.send(message)
