"""Finished games looked at again, one decision after the other, between the moves that bots have to make."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from spielwerk.arena.verdict import Verdict
from spielwerk.bots import position_of
from spielwerk.server.bots.job import Study, VisibleDecision
from spielwerk.server.bots.pool import NoAnswer
from spielwerk.server.bots.queue import Errand
from spielwerk.server.bots.thinking import Thinking
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.budgets import asked_from
from spielwerk.server.settings import Settings
from spielwerk.server.tables.gameplay import own_start, position

_log = logging.getLogger("spielwerk.server")
KEPT = 100
"""Games whose studies stay in memory."""
TURNING_POINTS = 6


@dataclass
class Studied:
    """What is known of a game so far: a judgement for each move that was a choice."""

    total: int = 0
    done: int = 0
    judged: dict[int, Verdict] = field(default_factory=dict)
    """By the number of the move, counted from 1."""

    @property
    def ready(self) -> bool:
        return self.done == self.total

    def turning_points(self, among: list[int]) -> list[int]:
        """The moves that gave away most, in the order of the game."""
        worst = sorted(among, key=lambda move: -self.judged[move].loss)[:TURNING_POINTS]
        return sorted(move for move in worst if self.judged[move].loss > 0)


class Studies:
    """Looks at finished games, one of each who asks at a time, in the workers of the bots."""

    def __init__(self, thinking: Thinking, settings: Settings) -> None:
        self._thinking = thinking
        self._settings = settings
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each who asks: whoever has many games looked at waits for themselves."""
        self._known: OrderedDict[str, Studied] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, room: Room) -> Studied:
        """What is known of the game at a table; the first question starts the work. Under the room's lock."""
        table = room.info.id
        known = self._known.setdefault(table, Studied())
        known.total = max(known.total, settled_moves(room))
        self._known.move_to_end(table)
        if not known.ready and table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._study(room, known))
            self._forget()
        return known

    def _forget(self) -> None:
        for table in list(self._known)[:-KEPT]:
            if table not in self._tasks:
                del self._known[table]

    async def _study(self, room: Room, known: Studied) -> None:
        """Judge every decision of a game, going on where an earlier try has ended."""
        try:
            async with self._lines.setdefault(asked_from(), asyncio.Lock()):
                while not known.ready:
                    study = await room.look(lambda room: study_of(room, known.done, self._settings))
                    if study is not None:
                        known.judged[known.done + 1] = await self._judge(room, study)
                    known.done += 1
        except NoAnswer:
            _log.warning("the game at table %s can't be studied now", room.info.id)
        except Exception:
            _log.exception("the study of table %s broke off", room.info.id)
        finally:
            self._tasks.pop(room.info.id, None)

    async def _judge(self, room: Room, study: Study) -> Verdict:
        """For whoever has asked first: that somebody looks at a host's games must not hold up the host's bots."""
        errand = Errand("studies", is_advice=True, address=asked_from())
        return await self._thinking.ask(study, self._settings.bot_seconds, errand)

    async def close(self) -> None:
        """Stop studying."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def settled_moves(room: Room) -> int:
    """How many moves nobody can take back any more."""
    moves = room.table.moves
    if room.status == "over" or not moves:
        return len(moves)
    return own_start(room.table, moves[-1].seat, room.log.confirmed)


def study_of(room: Room, move: int, settings: Settings) -> Study | None:
    """The decision before a move as its seat saw it then; none where there was nothing to choose."""
    seen = position_of(position(room.table, move))
    if len(seen.options) == 1:
        return None
    return Study(
        **VisibleDecision.fields_of(seen),
        played=room.table.moves[move].option,
        iterations=settings.study_iterations,
        seconds=settings.study_seconds,
    )
