"""What workers on other machines are asked, and which processes share the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_jobs"
down_revision = "0003_admin"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("slots", sa.Integer, nullable=False),
        sa.Column("ready", sa.Text, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("asked_by", sa.String(16), nullable=False, index=True),
        sa.Column("payer", sa.String(64), nullable=False),
        sa.Column("is_advice", sa.Boolean, nullable=False),
        sa.Column("needs", sa.String(64)),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("worker", sa.String(16)),
        sa.Column("leased_until", sa.DateTime(timezone=True)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text),
    )
