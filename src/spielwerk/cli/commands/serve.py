"""`spielwerk serve`: the table in the browser, for this machine or for many people."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated, Any

import typer

from spielwerk.cli.helpers.checks import playable_with, voice_of
from spielwerk.cli.helpers.hosting import ConfigFile, Database, database_explained, edition_explained, gathered
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem
from spielwerk.server.settings.sources import Gathered

USUAL_PORT = 8000
OPEN_AFTER = 0.8

Host = Annotated[
    str | None,
    typer.Option("--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.", show_default=False),
]
Port = Annotated[
    str | None,
    typer.Option("--port", metavar="N", help="Port; 8000, or a free one if that is taken.", show_default=False),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        "--public-url", metavar="URL", help="The address people use; links begin with it.", show_default=False
    ),
]
Workers = Annotated[
    str | None, typer.Option("--workers", metavar="N", help="Processes that think for bots.", show_default=False)
]
LogFormat = Annotated[
    str | None,
    typer.Option("--log-format", metavar="plain|json", help="How lines of the log look.", show_default=False),
]
AccessLog = Annotated[
    bool | None, typer.Option("--access-log", help="Log every call, with its status and time.", show_default=False)
]
Further = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Any other setting or limit; may be repeated."),
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
    host: Host = None,
    port: Port = None,
    database: Database = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxy = None,
    workers: Workers = None,
    log_format: LogFormat = None,
    access_log: AccessLog = None,
    config: ConfigFile = None,
    further: Further = None,
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

    SETTINGS, limits among them, also come from a file (--config) and from
    the environment (SPIELWERK_…); docs/hosts/settings.md lists them all:
    --set limits.calls_per_second=40

    BACKUP, also while games run: spielwerk backup copy.sqlite
    RESTORE, after stopping the servers: spielwerk restore copy.sqlite
    Both work with SQLite and PostgreSQL, without pg_dump, and from one to
    the other. A copy holds the seeds of running games; keep it like the
    database.

    HEALTH: /healthz (the process), /readyz (the database can be written),
    /metrics for Prometheus, which only this machine may read.

    CORRECTED NUMBERS: spielwerk data GAME --write my.toml writes the numbers
    of a game, --data GAME=my.toml plays with what you have made of them.
    Tables say so. Leave it as it is while games run: they end with a change.
    """
    voice = voice_of(lang)
    for entry in data or []:
        _correct(entry)
    found = gathered(
        config,
        further or (),
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        trusted_proxies=trusted_proxy or None,
        bot_workers=workers,
        log_format=log_format,
        access_log=access_log,
    )
    settings = found.settings
    _try_database(found)
    from spielwerk.server.serving import serve  # takes a second, for which whoever has mistyped need not wait

    listener = _listen(settings.host, settings.port)
    address = _shown_address(settings.host, listener.getsockname()[1])
    print(voice.say("serving", address=(settings.public_url or address).rstrip("/")), flush=True)
    if browser:
        threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
    with edition_explained():
        serve(settings, listener)


def _correct(entry: str) -> None:
    """Let a game be played with a data file of the host; its tables say so."""
    slug, given, file = entry.partition("=")
    if not given or not file:
        raise Problem("serve-data", value=entry)
    playable_with(slug, file)


def _try_database(found: Gathered) -> None:
    """Say at once what is wrong with the database."""
    from spielwerk.server.storage.database import hold, open_database

    settings = found.settings
    with database_explained(found), hold(settings.database):
        open_database(settings.database, settings.busy_seconds).dispose()


def _listen(host: str, port: int | None) -> Any:
    """The socket; the usual port may be replaced by a free one."""
    from spielwerk.server.serving import bind

    wanted = USUAL_PORT if port is None else port
    try:
        return bind(host, wanted)
    except OSError as error:
        if port is None:
            return bind(host, 0)
        raise Problem("serve-address", host=host, port=str(wanted), reason=error.strerror) from error


def _shown_address(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
