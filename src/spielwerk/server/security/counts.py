"""How many of something there are for each name, and no more than so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager


class Counts:
    """Counts what is there at the same time."""

    def __init__(self) -> None:
        self._now: Counter[str] = Counter()

    def of(self, name: str) -> int:
        """How many a name has now."""
        return self._now[name]

    def add(self, name: str) -> None:
        """One more."""
        self._now[name] += 1

    def remove(self, name: str) -> None:
        """One less."""
        self._now[name] -= 1
        if self._now[name] <= 0:
            del self._now[name]

    @contextmanager
    def one(self, name: str) -> Generator[None]:
        """One more as long as it lasts."""
        self.add(name)
        try:
            yield
        finally:
            self.remove(name)
