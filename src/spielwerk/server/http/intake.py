"""What comes over a connection is taken in bit by bit, at the expense of who sends it.

A hundred kilobytes may have come at once, and be ten thousand pings, or calls: whoever sends them waits after each bit
for all others, and for their own purse. Meanwhile nothing more is read from the connection.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from spielwerk.server.security.budgets import Account

BITE = 256
"""Bytes that are taken in at once: not even a hundred of the smallest frames."""
LONGEST = 0.001
"""Seconds of processor time after which others have their turn."""
MOST_UNREAD = 1_500_000
"""Bytes that wait, more than the longest body; who sends on although nothing is read is sent away."""


class Intake:
    """Passes on what comes, as soon as it is wanted and paid for."""

    def __init__(
        self,
        transport: asyncio.Transport,
        swallow: Callable[[bytes], None],
        is_wanted: Callable[[], bool],
        patience: float,
    ) -> None:
        self.account = Account()
        """Who pays; nobody as long as that is not known, such as behind a proxy."""
        self._transport = transport
        self._swallow = swallow
        self._is_wanted = is_wanted
        self._patience = patience
        self._unread = bytearray()
        self._waits_since = 0.0
        self._next: asyncio.Handle | None = None

    def take(self, data: bytes) -> None:
        """Something has come."""
        if not self._unread:
            self._waits_since = time.monotonic()
        self._unread += data
        if len(self._unread) > MOST_UNREAD:
            self._transport.abort()
            self.end()
        elif self._next is None:
            self._go_on()

    def go_on(self) -> None:
        """What was not wanted may be wanted now."""
        if self._next is None and not self._transport.is_closing():
            self._later(0.0)

    def end(self) -> None:
        """Nothing more is wanted from here."""
        self._unread.clear()
        if self._next is not None:
            self._next.cancel()

    def _go_on(self) -> None:
        """Take in a little, and let others have their turn."""
        self._next = None
        wait = self._wait()
        if self._unread and self._is_wanted() and wait == 0:
            self._bite()
        if self._transport.is_closing():
            self.end()
        elif self._unread and self._is_wanted():
            self._transport.pause_reading()
            self._later(wait)
        elif self._is_wanted():
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _wait(self) -> float:
        """How long whoever pays has to wait; after some patience what comes is taken in, to be refused."""
        patience = self._waits_since + self._patience - time.monotonic()
        return max(0.0, min(self.account.wait(), patience))

    def _bite(self) -> None:
        began = time.thread_time()
        try:
            while self._unread and self._is_wanted() and not self._transport.is_closing():
                bite = bytes(self._unread[:BITE])
                del self._unread[:BITE]
                self._swallow(bite)
                if time.thread_time() - began > LONGEST:
                    break
        finally:
            self.account.spend(time.thread_time() - began)
            self._waits_since = time.monotonic()

    def _later(self, seconds: float) -> None:
        self._next = asyncio.get_running_loop().call_later(seconds, self._go_on)
