"""Reports are open until the host has dealt with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_reports"
down_revision = "0005_people"


def upgrade() -> None:
    """Those of before are open."""
    op.add_column("reports", sa.Column("resolved", sa.Float))
