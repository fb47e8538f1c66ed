"""What a host may set, and where things lie if nobody says otherwise."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def home() -> Path:
    """The folder for what Spielwerk keeps; `SPIELWERK_HOME` may name another place."""
    given = os.environ.get("SPIELWERK_HOME")
    return Path(given) if given else Path.home() / ".local" / "share" / "spielwerk"


def usual_database() -> str:
    """The URL of the SQLite file that serves if no database is named."""
    return f"sqlite:///{home() / 'tables.sqlite'}"


THIS_MACHINE = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """How much one visitor, one connection or one request may ask for."""

    body: int = 32_000
    journal: int = 1_000_000
    frame: int = 8_000
    messages_per_second: float = 20
    messages_at_once: int = 60
    chats_per_second: float = 1
    chats_at_once: int = 8
    calls_per_second: float = 20
    calls_at_once: int = 120
    tables_per_minute: float = 20
    tables_at_once: int = 40
    waiting_messages: int = 500
    bad_frames: int = 20
    watching_per_table: int = 100
    """Sockets of people without a seat; those who sit have places of their own."""
    sockets_per_seat: int = 12
    """Sockets of one person at one table."""
    sockets_per_address: int = 200
    connections_per_address: int = 150
    """Connections over HTTP at the same time, also those on which nothing has been said yet."""
    calls_under_way: int = 40
    """Calls of one address that are being answered at the same time."""
    header_seconds: float = 10
    body_seconds: float = 20
    visitor_cpu: float = 0.15
    visitor_cpu_at_once: float = 2
    """Seconds of processor time: each second, and in a row."""
    address_cpu: float = 0.4
    address_cpu_at_once: float = 4
    watching_cpu: float = 0.15
    watching_cpu_at_once: float = 1
    """The same for all who watch one table."""
    patience: float = 5
    """Seconds that somebody waits who has used too much; who would wait longer is refused."""
    running_tables: int = 60
    """Tables that one visitor has opened and that are not over."""
    public_tables: int = 3
    """Of these, tables in the public list."""
    public_per_hour: float = 12
    """Public tables from one address."""
    notes: int = 200_000
    """Characters of all notes of one visitor."""
    devices: int = 20
    """Devices of one person."""
    push_devices: int = 10
    """Browsers of one visitor that are told what happens while their page is closed."""
    push_per_hour: float = 60
    """How often one visitor is told something."""
    wishes: int = 20
    """Games that one visitor waits for."""
    mutes: int = 500
    reports_per_day: int = 20


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: str = field(default_factory=usual_database)
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    """Other pages that may speak to this server, such as a development server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies, beside this machine, that say truly whom they speak for."""
    limits: Limits = Limits()
    static: Path = Path(__file__).parent / "static"
    bot_workers: int = 2
    bot_seconds: float = 60
    """A bot that thinks longer is given up; a simple one answers."""
    bot_pause: float = 0.1
    """Between the moves of bots while somebody watches."""
    simple_bot_seconds: float = 3
    """What a bot at Python speed may take while the rules are being compiled."""
    study_iterations: int = 1000
    study_seconds: float = 0.2
    """How long each decision of a finished game is thought about when it is looked at again, at most."""
    compile_rules: bool = True
    idle_seconds: float = 60
    """After this long a table leaves memory."""
    snapshot_every: int = 100
    """Entries between snapshots."""
    clock_seconds: float = 1
    """How often clocks and forgotten bots are looked after."""
    forgotten_seconds: float = 90
    """A bot's turn that nobody has played for this long is taken up by any process."""
    waiting_days: float = 14
    playing_days: float = 180
    over_days: float = 730
    """After so many days without anything happening a table is removed: while it waits for people, runs, is over."""
    busy_seconds: float = 3
    """How long to wait for a locked database."""
    push_delay: float = 8
    """Who comes back within so many seconds is not told that it is their turn."""
    push_contact: str = ""
    """Where those who run push services find the host of this server: `mailto:…` or `https://…`."""
    push_anywhere: bool = False
    """Whether push may go to plain http and into private networks: for tests."""

    def kept_seconds(self, status: str) -> float:
        """How long a table is kept after something has happened at it."""
        days = {"waiting": self.waiting_days, "playing": self.playing_days}.get(status, self.over_days)
        return days * 24 * 3600

    @property
    def proxies(self) -> tuple[str, ...]:
        """The addresses whose word about others is believed."""
        return (*THIS_MACHINE, *self.trusted_proxies) if self.public_url else self.trusted_proxies
