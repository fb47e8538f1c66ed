"""`spielwerk backup` and `spielwerk restore`: all tables of a server as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.helpers.checks import voice_of
from spielwerk.cli.helpers.files import not_there_yet
from spielwerk.cli.helpers.hosting import ConfigFile, Database, database_explained, gathered
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem, reason_of

Target = Annotated[str, typer.Argument(metavar="FILE", help="The file to write.")]
Source = Annotated[str, typer.Argument(metavar="FILE", help="A file that `spielwerk backup` has written.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there already.")]
Replace = Annotated[bool, typer.Option("--replace", help="Remove what is in the database now.")]


def backup(
    file: Target, database: Database = None, config: ConfigFile = None, force: Force = False, lang: Lang = None
) -> None:
    """Write all tables of a server to one file, also while games run.

    The file is the same for SQLite and PostgreSQL, and is restored into either. It holds the seeds of running games:
    keep it like the database. The database is found as `spielwerk serve` finds it.
    """
    from spielwerk.server.storage.backup import NoPlace, back_up

    voice, found, target = voice_of(lang), gathered(config, database=database), Path(file)
    if not force:
        not_there_yet(target, "file-taken")
    try:
        with database_explained(found):
            count = back_up(found.settings.database, target)
    except NoPlace as error:
        raise Problem("backup-place", file=target) from error
    except OSError as error:
        raise Problem("file-unwritable", file=target, reason=reason_of(error)) from error
    print(voice.say("backed-up", tables=count, file=str(target)))


def restore(
    file: Source, database: Database = None, config: ConfigFile = None, replace: Replace = False, lang: Lang = None
) -> None:
    """Put the tables of a backup into a database. Stop the servers first.

    The database must be empty, or --replace removes what is in it, all at once or not at all. A backup of SQLite may be
    restored into PostgreSQL and the other way round; one of an earlier edition is brought up to date.
    """
    from spielwerk.server.storage.backup import NoBackup, NotEmpty
    from spielwerk.server.storage.backup import restore as put_back

    voice, found, source = voice_of(lang), gathered(config, database=database), Path(file)
    try:
        source.open("rb").close()
    except OSError as error:
        raise Problem("file-unreadable", file=source, reason=reason_of(error)) from error
    try:
        with database_explained(found):
            count = put_back(source, found.settings.database, replace)
    except NoBackup as error:
        raise Problem("restore-no-backup", file=source) from error
    except NotEmpty as error:
        raise Problem("restore-not-empty", tables=int(str(error))) from error
    print(voice.say("restored", tables=count, database=_without_password(found.settings.database)))


def _without_password(url: str) -> str:
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
