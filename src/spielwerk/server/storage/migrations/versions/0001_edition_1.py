"""The tables of edition 1, version 0.1.0 of Spielwerk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001_edition_1"
down_revision = None


def _of_table(primary_key: bool = False) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


def upgrade() -> None:
    """Make them."""
    op.create_table("about", sa.Column("edition", sa.Integer, primary_key=True, autoincrement=False))
    op.execute("INSERT INTO about (edition) VALUES (1)")
    _tables()
    _logs()
    _people()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("pace_seconds", sa.Float),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("waiting", sa.Integer),
        sa.Column("waiting_bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_bot", "tables", ["waiting_bot", "updated"])
    op.create_index("tables_in_public", "tables", ["public", "updated"])


def _logs() -> None:
    op.create_table(
        "entries",
        _of_table(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("visitor", sa.String(64)),
        sa.Column("ref", sa.String(160)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "ref"),
    )
    op.create_table(
        "snapshots",
        _of_table(primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "seats",
        _of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(64), index=True),
        sa.Column("bot", sa.String(32)),
        sa.Column("confirm", sa.Boolean, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), primary_key=True),
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made_for", sa.String(64)),
    )
    op.create_index("invitations_by_seat", "invitations", ["table_id", "seat"])
    op.create_table(
        "notes",
        _of_table(primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
