"""What a host may set, and where things lie if nobody says otherwise.

Every field has a sentence that says what it is; `page.py` makes docs/hosts/settings.md of them, and `sources.py` reads
their values from flags, the environment and a file.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
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
    """Bytes of a call's body."""
    journal: int = 1_000_000
    """Bytes of a game that somebody brings as a file."""
    frame: int = 8_000
    """Bytes of one message over a socket."""
    messages_per_second: float = 20
    """Messages over one socket, in the long run."""
    messages_at_once: int = 60
    """Messages over one socket in a row."""
    chats_per_second: float = 1
    """Lines of chat of one visitor, in the long run, over all sockets and at all tables."""
    chats_at_once: int = 8
    """Lines of chat of one visitor in a row."""
    address_chats_per_second: float = 4
    """Lines of chat from one address, in the long run."""
    address_chats_at_once: int = 40
    """Lines of chat from one address in a row."""
    calls_per_second: float = 20
    """Calls over HTTP from one address, in the long run; that sockets begin counts too."""
    calls_at_once: int = 120
    """Calls over HTTP from one address in a row."""
    tables_per_minute: float = 20
    """Tables opened from one address, in the long run."""
    tables_at_once: int = 40
    """Tables opened from one address in a row."""
    tables_per_day: int = 500
    """Tables opened from one address in a day."""
    waiting_messages: int = 500
    """Messages that wait for a client that does not read; then it is sent away and may come back."""
    waiting_characters: int = 1_000_000
    """The same in characters: a table of a long game has some ten thousand."""
    bad_frames: int = 20
    """Messages that make no sense, after which a socket is closed."""
    watching_per_table: int = 100
    """Sockets of people without a seat; those who sit have places of their own."""
    sockets_per_seat: int = 12
    """Sockets of one person at one table."""
    sockets_per_address: int = 200
    """Sockets from one address, until their connections have gone."""
    connections_per_address: int = 150
    """Connections over HTTP at the same time, also those on which nothing has been said yet."""
    calls_under_way: int = 40
    """Calls of one address that are being answered at the same time."""
    header_seconds: float = 10
    """How long the headers of a call are waited for."""
    body_seconds: float = 20
    """How long the body of a call is waited for."""
    visitor_cpu: float = 0.15
    """Seconds of processor time for one visitor, each second."""
    visitor_cpu_at_once: float = 2
    """The same in a row."""
    address_cpu: float = 0.4
    """Seconds of processor time for one address, each second."""
    address_cpu_at_once: float = 4
    """The same in a row."""
    watching_cpu: float = 0.15
    """Seconds of processor time for all who watch one table, each second."""
    watching_cpu_at_once: float = 1
    """The same in a row."""
    patience: float = 5
    """Seconds that somebody waits who has used too much; who would wait longer is refused."""
    running_tables: int = 60
    """Tables that one visitor has opened and that are not over."""
    public_tables: int = 3
    """Of these, tables in the public list."""
    public_per_hour: float = 12
    """Public tables from one address."""
    entries: int = 50_000
    """Entries of the log of a table; beyond them nobody speaks or takes back there, but the game goes on to its end."""
    notes: int = 200_000
    """Characters of all notes of one visitor."""
    devices: int = 20
    """Devices of one person."""
    push_devices: int = 10
    """Browsers of one visitor that are told what happens while their page is closed."""
    push_per_hour: float = 60
    """How often one visitor is told that it is their turn."""
    push_tables_per_hour: float = 6
    """How often one visitor is told that somebody has opened a table; once an hour of one host."""
    wishes: int = 20
    """Games that one visitor waits for."""
    mutes: int = 500
    """People whom one visitor does not want to hear."""
    reports_per_day: int = 20
    """Reports of one visitor to the host."""
    reports_per_address: int = 60
    """Reports from one address, in a day."""
    claims_per_day: int = 40
    """Names claimed, and further passkeys for them, from one address in a day."""
    kept_per_hour: int = 200
    """Reports, wishes, people not to be heard, browsers to tell, and devices with their links, from one address."""


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for all of this machine."""
    port: int | None = None
    """The port; 8000 if not said, or a free one where that is taken."""
    database: str = field(default_factory=usual_database)
    """`sqlite:///FILE` or `postgresql://user:password@host/name`; the file `tables.sqlite` if not said."""
    public_url: str | None = None
    """The address people use, such as `https://games.example.org`; links begin with it."""
    origins: tuple[str, ...] = ()
    """Other pages that may speak to this server, such as a development server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies, beside this machine, that say truly whom they speak for."""
    log_format: str = "plain"
    """`plain` lines for people, or `json`, one object a line."""
    access_log: bool = False
    """Whether every call is logged with its status, time, address and visitor."""
    metrics_token: str | None = None
    """Who sends it (`Authorization: Bearer …`) may read `/metrics` from anywhere; without it only this machine may."""
    limits: Limits = Limits()
    """The limits below."""
    static: Path = Path(__file__).parents[1] / "static"
    """The folder of the browser app."""
    bot_workers: int = 2
    """Processes that think for bots while no `spielwerk worker` is there; with 0 bots wait for one (SQLite has one)."""
    bot_seconds: float = 60
    """A bot that thinks longer is given up; a simple one answers."""
    bot_pause: float = 0.1
    """Seconds between the moves of bots while somebody watches."""
    simple_bot_seconds: float = 3
    """What a bot at Python speed may take while the rules are being compiled."""
    study_iterations: int = 1000
    """How many games are tried for each decision of a finished game when it is looked at again, at most."""
    study_seconds: float = 0.2
    """How long each of these decisions is thought about, at most."""
    compile_rules: bool = True
    """Whether rules are compiled in the background; bots play more simply without."""
    idle_seconds: float = 60
    """After this long a table that nobody uses leaves memory."""
    snapshot_every: int = 100
    """Entries between snapshots of a game."""
    clock_seconds: float = 1
    """How often clocks, forgotten bots and orders of the host (`spielwerk admin`) are looked after."""
    forgotten_seconds: float = 90
    """A bot's turn that nobody has played for this long is taken up by any process."""
    waiting_days: float = 14
    """A table that waits for people is removed when nothing has happened there for so long."""
    playing_days: float = 180
    """The same for a table that runs."""
    over_days: float = 730
    """The same for a table that is over."""
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

    def is_proxy(self, address: str) -> bool:
        """Whether the word of this address about others is believed."""
        named = (*THIS_MACHINE, *self.trusted_proxies) if self.public_url else self.trusted_proxies
        return _is_within(address, named)


@lru_cache(10_000)
def _is_within(address: str, networks: tuple[str, ...]) -> bool:
    try:
        number = ip_address(address)
    except ValueError:
        return address in networks
    return any(number in network for network in _networks(networks))


@lru_cache
def _networks(named: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    return [ip_network(name, strict=False) for name in named if is_network(name)]


def is_network(name: str) -> bool:
    """Whether a text is an address or a network of addresses."""
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True
