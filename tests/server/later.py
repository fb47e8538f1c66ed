"""Other editions of Spielwerk as source trees of their own: one of the past, and the next one."""

from __future__ import annotations

import shutil
from pathlib import Path

from spielwerk.server.storage.migrations import FOLDER, HEAD

ROOT = Path(__file__).parents[2]
NEXT = f"{int(HEAD[:4]) + 1:04}_next"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("weather", sa.Text, nullable=False, server_default="fine"))
'''
STARTS_A_SERVER = ("tests/__init__.py", "tests/server/__init__.py", "tests/server/served.py")


def edition(number: int, folder: Path) -> Path:
    """A released edition, as it ran then."""
    shutil.unpack_archive(Path(__file__).parent / "editions" / f"{number}.tar.xz", folder, filter="data")
    return folder


def next_edition(folder: Path) -> Path:
    """This edition, with tables that the present one does not know."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in STARTS_A_SERVER:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    versions = folder / "src" / FOLDER.relative_to(ROOT / "src") / "versions"
    (versions / f"{NEXT}.py").write_text(MIGRATION, "utf-8")
    return folder
