"""The workers: processes that think, so that the tables never wait for a bot's arithmetic."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from spielwerk.server.bots.job import Answer, Asked


class NoAnswer(Exception):
    """A bot took too long or broke down."""


class Pool:
    """Some workers, started when they are needed."""

    def __init__(self, workers: int) -> None:
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, job: Asked[Answer], seconds: float) -> Answer:
        """What a worker answers."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(self._answer(worker, job), seconds)
            except BaseException as error:
                await self._end(worker)
                if isinstance(error, TimeoutError | ValueError | KeyError | ConnectionError):
                    raise NoAnswer(type(job).__name__) from error
                raise
            self._idle.append(worker)
            return answer

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "spielwerk.server.bots.worker", stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    @staticmethod
    async def _answer(worker: Process, job: Asked[Answer]) -> Answer:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(job.line())
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
