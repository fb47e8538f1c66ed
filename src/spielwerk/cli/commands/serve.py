"""`spielwerk serve`: the table in the browser, for this machine or for many people."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from spielwerk.cli.helpers.checks import playable_with, voice_of, whole_number
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem
from spielwerk.server.settings import Settings, usual_database

USUAL_PORT = 8000
LAST_PORT = 65535
OPEN_AFTER = 0.8

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")]
Port = Annotated[
    str | None,
    typer.Option("--port", metavar="N", help="Port; 8000, or a free one if that is taken.", show_default=False),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…", show_default=False),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        "--public-url", metavar="URL", help="The address people use; links begin with it.", show_default=False
    ),
]
Corrected = Annotated[
    list[str] | None,
    typer.Option("--data", metavar="GAME=FILE", help="Play a game with another data file; may be repeated."),
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="ADDRESS",
        help="A proxy on another machine that says truly whom it speaks for; may be given several times.",
        show_default=False,
    ),
]
Browser = Annotated[bool, typer.Option("--open", help="Open the browser.")]


def serve_tables(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxy = None,
    browser: Browser = False,
    data: Corrected = None,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers; without options for this machine only.

    The address is http://127.0.0.1:8000 then. Tables are kept in
    ~/.local/share/spielwerk/tables.sqlite (or in the folder SPIELWERK_HOME).
    What was acknowledged is on disk: the server can be stopped or killed
    at any moment.

    FOR MANY PEOPLE, behind a proxy that speaks https:
    spielwerk serve --port 8000 --public-url https://games.example.org
    The proxy passes everything on to 127.0.0.1:8000, WebSockets included.
    Caddy needs one line: reverse_proxy 127.0.0.1:8000
    nginx needs, in its location block:
    proxy_pass http://127.0.0.1:8000; proxy_http_version 1.1;
    proxy_set_header Host $host; proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade"; proxy_read_timeout 1h;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme; client_max_body_size 1m;

    A proxy on another machine is named: --trusted-proxy 192.0.2.7

    SEVERAL PROCESSES serve the same tables from PostgreSQL:
    --database postgresql://user:password@host/name, the same for all,
    each with its own port; the proxy shares connections out as it likes.

    BACKUP of SQLite, also while the server runs:
    sqlite3 tables.sqlite ".backup copy.sqlite"
    and of PostgreSQL: pg_dump name > copy.sql
    A copy holds the seeds of running games; keep it like the database.

    CORRECTED NUMBERS: spielwerk data GAME --write my.toml writes the numbers
    of a game, --data GAME=my.toml plays with what you have made of them.
    Tables say so. Leave it as it is while games run: they end with a change.

    RESTORE: stop the server, remove tables.sqlite-wal and -shm, put the copy
    in the place of tables.sqlite, start again; with PostgreSQL
    psql name < copy.sql into an empty database.
    """
    from spielwerk.server.serving import serve  # takes a second, which other commands need not wait

    voice = voice_of(lang)
    for entry in data or []:
        _correct(entry)
    settings = Settings(
        database=database or usual_database(),
        public_url=_address(public_url),
        trusted_proxies=tuple(trusted_proxy or ()),
    )
    _check_database(settings)
    listener = _listen(host, port)
    address = _shown_address(host, listener.getsockname()[1])
    print(voice.say("serving", address=settings.public_url or address), flush=True)
    if browser:
        threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
    serve(settings, listener)


def _correct(entry: str) -> None:
    """Let a game be played with a data file of the host; its tables say so."""
    slug, given, file = entry.partition("=")
    if not given or not file:
        raise Problem("serve-data", value=entry)
    playable_with(slug, file)


def _address(url: str | None) -> str | None:
    """The address people use; it must be a whole one."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise Problem("serve-public-url", url=url)
    return url.rstrip("/")


def _check_database(settings: Settings) -> None:
    """Say at once what is wrong with the database."""
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError

    from spielwerk.server.storage.database import TROUBLES, Taken, hold, open_database
    from spielwerk.server.storage.migrations import OtherEdition

    try:
        with hold(settings.database):
            open_database(settings.database, settings.busy_seconds).dispose()
    except Taken as error:
        raise Problem("serve-database-taken", file=str(error)) from error
    except OtherEdition as error:
        raise Problem("serve-database-later") from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise Problem("serve-database-url", url=settings.database) from error
    except TROUBLES as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise Problem("serve-database", reason=reason) from error


def _listen(host: str, port: str | None) -> Any:
    """The socket; the usual port may be replaced by a free one."""
    from spielwerk.server.serving import bind

    wanted = USUAL_PORT if port is None else whole_number("--port", port, 0, LAST_PORT)
    try:
        return bind(host, wanted)
    except OSError as error:
        if port is None:
            return bind(host, 0)
        raise Problem("serve-address", host=host, port=str(wanted), reason=error.strerror) from error


def _shown_address(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
