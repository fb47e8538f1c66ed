"""How often something may be done: a bucket that fills with time."""

from __future__ import annotations

import time


class Bucket:
    """Allows `at_once` in a row, then `per_second`."""

    __slots__ = ("at_once", "left", "per_second", "seen")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each visitor or address; those that are full again are forgotten."""

    def __init__(self, per_second: float, at_once: float, most: int = 10_000) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether somebody may do it once more now."""
        if len(self._buckets) >= self._most:
            self._forget()
        return self._buckets.setdefault(who, Bucket(self._per_second, self._at_once)).take()

    def _forget(self) -> None:
        full = time.monotonic() - self._at_once / self._per_second
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if bucket.seen > full}
