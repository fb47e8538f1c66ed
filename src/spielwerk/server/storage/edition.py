"""Whether the tables are still those of this edition: a later one may bring them up to date while this process runs.

Whoever writes to PostgreSQL asks first, in the same transaction. Asking is a lock, too, that lasts as long as the
transaction: an upgrade waits for those who have asked, and whoever asks meanwhile waits for the upgrade. So nothing is
written in the manner of an edition that is past, and what was acknowledged before is in what is brought up to date.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from spielwerk.server.storage.database import OutOfDate
from spielwerk.server.storage.migrations import HEAD, REVISIONS, OtherEdition, version

REVISION = "SELECT version_num FROM alembic_version"


class Overtaken(OtherEdition):
    """A later edition has brought the database up to date: this process is to make way for it."""


def check_edition(revision: str | None) -> None:
    """Go no further where the tables are not, or no longer, as this edition knows them."""
    if revision == HEAD:
        return
    raise OutOfDate(revision) if revision in REVISIONS else Overtaken(revision)


def still_ours(connection: Connection) -> None:
    """Ask the database; on PostgreSQL no upgrade takes place from now until the transaction is over."""
    check_edition(connection.execute(select(version.c.version_num)).scalar())
