"""The workers: processes that think, so that the tables never wait for a bot's arithmetic."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

from spielwerk.server.bots.job import Answer, Question
from spielwerk.server.bots.queue import Errand, FairQueue
from spielwerk.server.bots.worker import COMPILED, PLAIN
from spielwerk.server.metrics import Metrics

WORKER = (sys.executable, "-m", "spielwerk.server.bots.worker")
APART: Callable[[], None] | None = getattr(os, "setpgrp", None)
"""What begins a group of processes: Ctrl-C in a terminal is for the server, which ends them. It is no session of its
own: Linux shares the processor out among sessions first, and those who think would not make way for the server."""
IsCompiled = Callable[[str], bool]
"""Whether the rules of a game are compiled here, so that bots may play with them which could do without."""


class NoAnswer(Exception):
    """A bot took too long or broke down."""


class Pool:
    """Some workers, started when they are needed."""

    def __init__(self, workers: int, is_compiled: IsCompiled, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._is_compiled = is_compiled
        self._queue = FairQueue(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self.broken: str | None = None
        """Why no worker can be started, as long as that is so."""

    async def ask(self, job: Question[Answer], seconds: float, errand: Errand) -> Answer:
        """What a worker answers, once it is this errand's turn."""
        async with AsyncExitStack() as stack:
            with self._metrics.waiting_for_a_worker():
                await stack.enter_async_context(self._queue.turn(errand))
            try:
                worker = self._idle.pop() if self._idle else await self._start()
            except OSError as error:
                self.broken = str(error)
                raise NoAnswer("no worker") from error
            self.broken = None
            try:
                with self._metrics.bots_thought.time():
                    answer = await asyncio.wait_for(self._answer(worker, job), seconds)
            except BaseException as error:
                await self._end(worker)
                if isinstance(error, TimeoutError | ValueError | KeyError | ConnectionError):
                    raise NoAnswer(type(job).__name__) from error
                raise
            self._idle.append(worker)
            return answer

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, preexec_fn=APART)
        self._all.add(worker)
        return worker

    async def _answer(self, worker: Process, job: Question[Answer]) -> Answer:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write((COMPILED if self._is_compiled(job.game) else PLAIN) + job.line())
        await worker.stdin.drain()
        return job.read(json.loads(await worker.stdout.readline()))

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)
