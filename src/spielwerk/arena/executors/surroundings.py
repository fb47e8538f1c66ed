"""What a worker must know before it opens a game: the data file that stands in for the game's own."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from spielwerk.kernel.catalogue import data_variable, replacement_data


@dataclass(frozen=True)
class Surroundings:
    """A game and the text of its data file, None for the game's own."""

    slug: str
    data: str | None = None

    @classmethod
    def present(cls, slug: str) -> Surroundings:
        """Those of this process."""
        file = replacement_data(slug)
        return cls(slug, file.read_text("utf-8") if file else None)

    @property
    def mark(self) -> str:
        """A name that no other surroundings have."""
        return sha256(f"{self.slug}\n{self.data}".encode()).hexdigest()

    def enter(self) -> None:
        """Make them those of this process, for good: a game reads its data once."""
        if Surroundings.present(self.slug) == self:
            return
        if f"spielwerk.games.{self.slug}" in sys.modules:
            raise RuntimeError(f"{self.slug} was opened with other data before; open no game when a module is imported")
        os.environ.pop(data_variable(self.slug), None)
        if self.data is not None:
            os.environ[data_variable(self.slug)] = str(_written(self.data))


def _written(data: str) -> Path:
    """The data in a file that goes away with the process; its name is always the same, as compiled rules go by it."""
    folder = Path(tempfile.mkdtemp(prefix="spielwerk-data-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "data.toml"
    file.write_text(data, "utf-8")
    return file
