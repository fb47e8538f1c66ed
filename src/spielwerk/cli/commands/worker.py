"""`spielwerk worker`: thinks for the bots of servers that share a PostgreSQL, on any machine."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from spielwerk.cli.helpers.checks import voice_of, whole_number
from spielwerk.cli.helpers.hosting import ConfigFile, Database, edition_explained, gathered
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem

MOST = 1024

Processes = Annotated[
    str, typer.Option("--processes", metavar="N", help="How many bots think at a time; one core each.")
]


def worker(database: Database = None, config: ConfigFile = None, processes: Processes = "1", lang: Lang = None) -> None:
    """Think for bots: take the work of all servers that use a PostgreSQL database.

    spielwerk worker --database postgresql://user:password@host/name

    Any number of workers may run, on any machines; all it takes is that they
    reach the database, which is found as `spielwerk serve` finds it: by
    --database, the environment or a file of settings.

    Servers ask workers as long as there are some, and think themselves when
    there are none. A worker can be stopped or killed at any moment: what it
    was at is done by another one.

    At its first start it compiles the rules of all games, one after the
    other and after all else; until a game is done its bots play more simply.

    What a worker gets to see is what the bot's own seat sees.
    """
    voice = voice_of(lang)
    count = whole_number("--processes", processes, 1, MOST)
    settings = gathered(config, database=database).settings
    address = _address(settings.database)
    print(voice.say("working", processes=count), flush=True)
    _work(address, count, settings.compile_rules)


def _address(database: str) -> str:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from spielwerk.server.storage.listener import plain_address

    try:
        is_postgres = make_url(database).get_backend_name() == "postgresql"
    except ArgumentError:
        is_postgres = False
    if not is_postgres:
        raise Problem("worker-database", url=database)
    return plain_address(database)


def _work(address: str, count: int, compile_rules: bool) -> None:
    import psycopg

    from spielwerk.server.bots.station import work

    try:
        with edition_explained():
            asyncio.run(work(address, count, compile_rules))
    except psycopg.errors.UndefinedTable as error:
        raise Problem("worker-no-tables") from error
    except psycopg.Error as error:
        raise Problem("database-unopened", reason=str(error).strip().splitlines()[0]) from error
