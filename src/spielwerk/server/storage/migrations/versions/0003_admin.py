"""Whom the host keeps out, and what the host has done. From here on Alembic counts, and `about` no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_admin"
down_revision = "0002_edition_2"


def upgrade() -> None:
    """Make the tables, and keep programs away that count by `about`."""
    op.create_table(
        "bans",
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
    )
    op.execute("UPDATE about SET edition = 3")
