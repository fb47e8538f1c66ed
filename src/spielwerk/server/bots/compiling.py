"""Compiling the rules of a game in a process of its own, with its progress."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.server.bots.pool import APART

COMPILERS = (
    (sys.executable, "-m", "spielwerk.kernel.native"),
    (sys.executable, "-m", "spielwerk.server.bots.worker"),
)
"""First the rules of a game, then the search of the bots in it."""
POLITELY = ("nice", "-n", "10") if shutil.which("nice") else ()
"""Whoever plays or thinks comes before compilers."""
_log = logging.getLogger("spielwerk.server")


class Compiling:
    """Which games are compiled, and how far the others are."""

    def __init__(
        self, wanted: bool, tell: Callable[[str, int, int], None], commands: Sequence[Sequence[str]] = COMPILERS
    ) -> None:
        self._wanted = wanted
        self._commands = commands
        self._tell = tell
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self.failed: set[str] = set()
        """Games that can't be compiled here."""
        self.progress: dict[str, Any] = {}
        """For each game `True`, or how much is done of how much."""

    def is_ready(self, slug: str) -> bool:
        """Whether a game is compiled; the first question starts that."""
        if self._wanted and slug not in self._tasks:
            self._tasks[slug] = asyncio.create_task(self._compile(slug))
        return self.is_done(slug)

    def is_done(self, slug: str) -> bool:
        """Whether a game is compiled; nothing is started if it is not."""
        return self.progress.get(slug) is True

    async def _compile(self, slug: str) -> None:
        self.progress[slug] = {"done": 0, "total": 1}
        async with self._one_at_a_time:
            for command in self._commands:
                if not await self._is_done(command, slug):
                    self.failed.add(slug)
                    _log.error("the rules of %s can't be compiled; bots play at Python speed", slug)
                    return
        total = self.progress[slug]["total"]
        self.progress[slug] = True
        self._tell(slug, total, total)

    async def _is_done(self, command: Sequence[str], slug: str) -> bool:
        try:
            return await self._run(command, slug) == 0
        except OSError as error:
            _log.error("a compiler can't be started: %s", error)
            return False

    async def _run(self, command: Sequence[str], slug: str) -> int:
        """Run a compiler and pass on its progress; returns its exit code."""
        compiler = await asyncio.create_subprocess_exec(
            *POLITELY, *command, slug, stdin=DEVNULL, stdout=PIPE, preexec_fn=APART
        )
        assert compiler.stdout is not None
        try:
            async for line in compiler.stdout:
                self._report(slug, json.loads(line))
            return await compiler.wait()
        except BaseException:
            compiler.kill()
            await compiler.wait()
            raise

    def _report(self, slug: str, said: dict[str, Any]) -> None:
        done, total = int(said["done"]), int(said["total"])
        self.progress[slug] = {"done": done, "total": total}
        self._tell(slug, done, total)

    async def close(self) -> None:
        """Stop compiling."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
