"""Whether the server can do its work."""

from __future__ import annotations

import asyncio
import logging
import time

from spielwerk.server.errors import Refused
from spielwerk.server.storage.store import Storage

FRESH_SECONDS = 1.0
LONGEST_WAIT = 5.0
_log = logging.getLogger("spielwerk.server")


class Readiness:
    """Whether the database can be written: tried by writing, though not more than once a second."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._tried = 0.0
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """The code of what is wrong; None if all is well."""
        async with self._lock:
            if time.monotonic() - self._tried > FRESH_SECONDS:
                self._trouble = await self._try()
                self._tried = time.monotonic()
            return self._trouble

    async def _try(self) -> str | None:
        try:
            await asyncio.wait_for(self._storage.try_writing(), LONGEST_WAIT)
        except Refused as refused:
            return refused.code
        except TimeoutError:
            return "storage_busy"
        except Exception:  # whatever keeps it from being written: it is not ready
            _log.exception("the database can't be written")
            return "storage"
        return None
