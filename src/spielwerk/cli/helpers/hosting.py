"""What the commands for hosts share: where settings come from, and the database with its problems in one line."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from spielwerk.cli.helpers.problems import Problem, reason_of
from spielwerk.server.settings.sources import BadSetting, Gathered, Given, gather

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…", show_default=False),
]
ConfigFile = Annotated[
    str | None,
    typer.Option("--config", metavar="FILE", help="Settings in TOML (see docs/hosts/settings.md).", show_default=False),
]
FLAGS = {
    "host": "--host",
    "port": "--port",
    "database": "--database",
    "public_url": "--public-url",
    "trusted_proxies": "--trusted-proxy",
    "bot_workers": "--workers",
    "log_format": "--log-format",
    "access_log": "--access-log",
}
"""The settings that have flags of their own."""
SET = "--set"


def gathered(config: str | None, further: Sequence[str] = (), **flags: Any) -> Gathered:
    """The settings from flags, environment and file; flags that are `None` were not given."""
    given = {name: Given(FLAGS[name], value) for name, value in flags.items() if value is not None}
    for entry in further:
        name, sign, value = entry.partition("=")
        if not sign:
            raise Problem("setting-form", entry=entry)
        given[name] = Given(f"{SET} {name}", value)
    try:
        return gather(given, os.environ, None if config is None else Path(config))
    except BadSetting as bad:
        raise Problem(f"setting-{bad.code.replace('_', '-')}", **bad.arguments) from bad
    except OSError as error:
        raise Problem("file-unreadable", file=error.filename, reason=reason_of(error)) from error


@contextmanager
def edition_explained() -> Iterator[None]:
    """A database that is not for this edition, or for none, is told in one line."""
    from spielwerk.server.storage.database import OutOfDate, WrongEncoding
    from spielwerk.server.storage.edition import Overtaken
    from spielwerk.server.storage.migrations import OtherEdition

    try:
        yield
    except WrongEncoding as error:
        raise Problem("database-encoding", encoding=str(error)) from error
    except Overtaken as error:
        raise Problem("database-overtaken") from error
    except OtherEdition as error:
        raise Problem("database-later") from error
    except OutOfDate as error:
        raise Problem("database-earlier") from error


@contextmanager
def database_explained(found: Gathered) -> Iterator[None]:
    """Whatever is wrong with the database is told in one line."""
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError

    from spielwerk.server.storage.database import TROUBLES, Taken

    try:
        with edition_explained():
            yield
    except Taken as error:
        raise Problem("database-taken", file=str(error)) from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise Problem("database-url", where=found.where("database"), url=found.settings.database) from error
    except TROUBLES as error:
        if isinstance(error, OSError) and error.filename:
            raise Problem("file-unwritable", file=error.filename, reason=reason_of(error)) from error
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise Problem("database-unopened", reason=reason) from error
