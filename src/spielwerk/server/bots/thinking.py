"""Where bots think: at workers on any machine while there are some, else at this server's own."""

from __future__ import annotations

from spielwerk.server.bots.compiling import Compiling
from spielwerk.server.bots.job import Answer, Question
from spielwerk.server.bots.pool import Pool
from spielwerk.server.bots.queue import Errand
from spielwerk.server.bots.remote import NoWorker, RemoteWorkers
from spielwerk.server.errors import Refused
from spielwerk.server.metrics import Metrics


class Thinking:
    """Passes questions on to who can answer them."""

    def __init__(self, own: int, compiling: Compiling, remote: RemoteWorkers | None, metrics: Metrics) -> None:
        self._own = own if remote is not None else max(1, own)
        self._pool = Pool(self._own, compiling.is_done, metrics)
        self._compiling = compiling
        self._remote = remote

    def is_ready(self, slug: str) -> bool:
        """Whether somebody has the compiled rules of a game; the first question starts that here."""
        if self._remote is not None and self._remote.is_able(slug):
            return True
        return self._own > 0 and self._compiling.is_ready(slug)

    @property
    def broken(self) -> str | None:
        """Why nobody thinks, as long as that is so."""
        return "no worker is there" if self.nobody else self._pool.broken

    @property
    def nobody(self) -> bool:
        """Whether bots must wait until a worker comes."""
        return self._own == 0 and self._remote is not None and not self._remote.is_able(None)

    async def ask(self, question: Question[Answer], seconds: float, errand: Errand) -> Answer:
        """The answer of whoever is able; `NoWorker` if that has changed meanwhile and should be looked at again."""
        if self._remote is not None and self._remote.is_able(question.needs):
            return await self._remote.ask(question, seconds, errand)
        if self._own:
            return await self._pool.ask(question, seconds, errand)
        if errand.is_advice or self._remote is None:
            raise Refused("no_worker")
        await self._remote.somebody()
        raise NoWorker("a worker has come")

    async def close(self) -> None:
        """End the own workers, and leave those of others."""
        await self._pool.close()
        if self._remote is not None:
            await self._remote.close()
