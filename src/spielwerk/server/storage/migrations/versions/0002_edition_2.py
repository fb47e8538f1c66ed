"""What is allowed at a table; tables by their host, notes by their visitor."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_edition_2"
down_revision = "0001_edition_1"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("allowed", sa.Text, nullable=False, server_default="{}"))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("ix_notes_visitor", "notes", ["visitor"])
    op.execute("UPDATE about SET edition = 2")
