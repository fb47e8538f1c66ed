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
    sockets_per_table: int = 200
    bad_frames: int = 20


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: str = field(default_factory=usual_database)
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    """Other pages that may speak to this server, such as a development server."""
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
    busy_seconds: float = 3
    """How long to wait for a locked database."""
