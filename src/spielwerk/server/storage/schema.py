"""The tables of the database. `entries` is the truth; everything else is settled at opening or follows from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _of_table(primary_key: bool = False) -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


about = Table("about", metadata, Column("edition", Integer, primary_key=True, autoincrement=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("choices", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("pace_seconds", Float),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("allowed", Text, nullable=False, server_default="{}"),
    Column("n", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("waiting", Integer),
    Column("waiting_bot", Boolean, nullable=False),
    Column("deadline", Float),
    Column("updated", Float, nullable=False),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_bot", "waiting_bot", "updated"),
    Index("tables_in_public", "public", "updated"),
    Index("tables_by_host", "host", "status"),
)

entries = Table(
    "entries",
    metadata,
    _of_table(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("visitor", String(64)),
    Column("ref", String(160)),
    Column("body", Text, nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("table_id", "ref"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("colour", String(16), nullable=False),
    Column("visitor", String(64), index=True),
    Column("bot", String(32)),
    Column("confirm", Boolean, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(64), primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("made_for", String(64)),
    Index("invitations_by_seat", "table_id", "seat"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    Column("n", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    _of_table(primary_key=True),
    Column("visitor", String(64), primary_key=True, index=True),
    Column("text", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(8), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("time", Float, nullable=False),
)
"""Whom the host keeps out or has silenced: the hash of a visitor's token, or an address."""

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
)
"""What the host has done from outside; running servers read on from the last one they know."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("slots", Integer, nullable=False),
    Column("ready", Text, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
"""The servers and workers that share a PostgreSQL: what each can think about at a time, which games it has compiled."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("asked_by", String(16), nullable=False, index=True),
    Column("payer", String(64), nullable=False),
    Column("is_advice", Boolean, nullable=False),
    Column("needs", String(64)),
    Column("question", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("worker", String(16)),
    Column("leased_until", DateTime(timezone=True)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("answer", Text),
)
"""What workers are asked, until the server that has asked has the answer."""

# ---------------------------------------------------------------- people, and how they find each other

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text),
    Column("name_key", String(160), unique=True),
    Column("rated", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)
"""Who has more than one device or has claimed a name; the id is the visitor that they were before."""


def _of_person(primary_key: bool = False) -> Column[str]:
    """The person that a row belongs to."""
    return Column(
        "person", String(64), ForeignKey("people.id"), primary_key=primary_key, nullable=False, index=not primary_key
    )


devices = Table(
    "devices",
    metadata,
    Column("visitor", String(64), primary_key=True),
    _of_person(),
    Column("name", Text, nullable=False),
    Column("added", Float, nullable=False),
    Column("gone", Boolean, nullable=False),
)
"""Whom a visitor stands for. One that is gone can't come in any more, but what was theirs stays the person's."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    _of_person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("added", Float, nullable=False),
)

vouchers = Table(
    "vouchers",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("visitor", String(64), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)
"""What is good for one use within minutes: links that add a device, and the challenges of passkeys."""

results = Table(
    "results",
    metadata,
    _of_person(primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("places", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("time", Float, nullable=False),
)
"""Finished games of those who want ratings; of the others it is only kept whether they were people or which bots."""

push = Table(
    "push",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),
    Column("device", String(64), nullable=False, index=True),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("added", Float, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

offers = Table(
    "offers",
    metadata,
    _of_table(primary_key=True),
    Column("strength", String(16), nullable=False),
)
"""What somebody who opens a table to all wishes beside it."""

wishes = Table(
    "wishes",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("game", String(64), primary_key=True, index=True),
    Column("time", Float, nullable=False),
)
"""Who wants to know when somebody opens a table of a game."""

mutes = Table(
    "mutes",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("muted", String(64), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("by", String(64), nullable=False, index=True),
    Column("about", String(64)),
    Column("name", Text, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("resolved", Float),
)
"""For the host of the server, until it is dealt with (`resolved` says when); they stay when the table goes."""
