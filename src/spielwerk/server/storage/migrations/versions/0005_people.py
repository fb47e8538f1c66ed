"""People beside tables: devices, passkeys, push, the lobby, manners, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_people"
down_revision = "0004_jobs"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("name_key", sa.String(160), unique=True),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "vouchers",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "results",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), primary_key=True, nullable=False),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False, index=True),
        sa.Column("device", sa.String(64), nullable=False, index=True),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, nullable=False),
        sa.Column("strength", sa.String(16), nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True, index=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("muted", sa.String(64), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("by", sa.String(64), nullable=False, index=True),
        sa.Column("about", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
