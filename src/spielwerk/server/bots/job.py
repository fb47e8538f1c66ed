"""What a bot is asked: a decision as its seat sees it."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass

from spielwerk.bots import position_of
from spielwerk.server.live.room import Room


@dataclass(frozen=True)
class Job:
    """One decision for a bot; nothing in it that the seat can't see."""

    game: str
    bot: str
    seat: int
    seen: str
    """The concealed state in hex."""
    options: tuple[int, ...]
    keys: tuple[str, ...]
    decided: int
    """The entry that led to this decision."""
    seed: int

    def line(self) -> bytes:
        """The job as a line of text for a worker."""
        return json.dumps(asdict(self)).encode() + b"\n"

    def key(self, option: int) -> str:
        """The text key of one of the options."""
        return self.keys[self.options.index(option)]


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


def job_at(room: Room, bot: str) -> Job:
    """The decision that waits at a table."""
    position = position_of(room.table)
    game = position.game
    return Job(
        game=game.slug,
        bot=bot,
        seat=position.seat,
        seen=bytes(position.seen).hex(),
        options=position.options,
        keys=tuple(game.key(option) for option in position.options),
        decided=room.book.decided,
        seed=secrets.randbits(31),
    )
