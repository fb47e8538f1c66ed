"""What a worker is asked: a decision as its seat sees it, to choose or to judge what was chosen."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol, TypeVar

from spielwerk.arena.verdict import Verdict
from spielwerk.bots import Position, position_of
from spielwerk.kernel import Table
from spielwerk.server.bots.ahead import sight
from spielwerk.server.bots.speed import needs_compiling
from spielwerk.server.rooms.room import Room

Answer = TypeVar("Answer", covariant=True)
Enabled = tuple[str, int, Mapping[str, int]]
"""A decision to come: its name, the option, and what that means then (see `arena.enabling`)."""
KEPT_BACK = ("keys", "decided")
"""Fields of jobs that workers are not told."""


class Question(Protocol[Answer]):
    """A question to a worker."""

    @property
    def game(self) -> str:
        """The game that it is about."""
        ...

    @property
    def needs(self) -> str | None:
        """The game whose compiled rules it takes to answer."""
        ...

    def line(self) -> bytes:
        """The question as a line of text."""
        ...

    def read(self, said: dict[str, Any]) -> Answer:
        """What the worker's answer means."""
        ...


@dataclass(frozen=True)
class Thought:
    """An option that a bot has thought about: its share of the thinking, and what it seems worth."""

    key: str
    share: float
    value: float | None


@dataclass(frozen=True)
class Advice:
    """What a bot chooses, and what else it has thought of."""

    key: str
    considered: list[Thought]
    line: tuple[int, ...] = ()
    """What it expects to happen: options from its own choice on, of whoever decides."""
    then: Mapping[str, int] = field(default_factory=dict[str, int])
    """What it chooses in the rest of its turn, by what it sees then (see `ahead`)."""
    gains: tuple[tuple[int, float], ...] = ()
    """Points that it expects more of the choice than of the second best, by their source."""
    enables: tuple[Enabled, ...] = ()
    """What it can mostly do in its next turn then, and hardly ever after the second best."""


@dataclass(frozen=True)
class VisibleDecision:
    """A decision with nothing in it that its seat can't see."""

    game: str
    seat: int
    seen: str
    """The concealed state in hex."""
    options: tuple[int, ...]

    @staticmethod
    def fields_of(position: Position) -> dict[str, Any]:
        """A position as these fields."""
        return {
            "game": position.game.slug,
            "seat": position.seat,
            "seen": bytes(position.seen).hex(),
            "options": position.options,
        }

    def line(self) -> bytes:
        """The job as a line of text for a worker, without what only the server needs."""
        told = {name: value for name, value in asdict(self).items() if name not in KEPT_BACK}
        return json.dumps(told, separators=(",", ":")).encode() + b"\n"


@dataclass(frozen=True)
class Job(VisibleDecision):
    """One decision for a bot."""

    bot: str
    keys: tuple[str, ...]
    decided: int
    """The entry that led to this decision."""
    seed: int
    style: str = ""
    """The temperament of the bot."""
    is_turn: bool = False
    """Whether the rest of the turn is wanted too, from a bot that thinks of it in no time."""
    explains: bool = False
    """Whether the reason for the choice is wanted too."""

    @property
    def needs(self) -> str | None:
        """The game, if the bot plays with compiled rules."""
        return self.game if needs_compiling(self.bot) else None

    def key(self, option: int) -> str:
        """The text key of one of the options."""
        return self.keys[self.options.index(option)]

    def read(self, said: dict[str, Any]) -> Advice:
        """The choice in text keys."""
        considered = [Thought(self.key(option), share, value) for option, share, value in said["considered"]]
        gains = tuple((int(source), float(points)) for source, points in said.get("gains", ()))
        enables = tuple((decision, option, particulars) for decision, option, particulars in said.get("enables", ()))
        line, then = tuple(said["line"]), dict(said.get("then", ()))
        return Advice(self.key(said["option"]), considered, line, then, gains, enables)

    def planned(self, before: Advice | None) -> Advice | None:
        """What was chosen for this decision together with one before it."""
        option = None if before is None else before.then.get(sight(bytes.fromhex(self.seen)))
        if before is None or option not in self.options:
            return None
        return Advice(self.key(option), [], then=before.then)


@dataclass(frozen=True)
class Study(VisibleDecision):
    """One decision that was taken, to be judged."""

    played: int
    iterations: int
    seconds: float

    @property
    def needs(self) -> str | None:
        """The game: what is judged is searched."""
        return self.game

    def read(self, said: dict[str, Any]) -> Verdict:
        """The judgement."""
        return Verdict(said["better"], said["chance"], said["loss"], tuple(said["line"]))


def job_at(room: Room, bot: str, style: str = "") -> Job:
    """The decision that waits at a table."""
    return job_for(room.table, bot, room.log.decided, style)


def job_for(table: Table, bot: str, decided: int, style: str = "") -> Job:
    """The decision that waits in a game."""
    position = position_of(table)
    return Job(
        **VisibleDecision.fields_of(position),
        bot=bot,
        keys=tuple(position.game.key(option) for option in position.options),
        decided=decided,
        seed=secrets.randbits(31),
        style=style,
    )
