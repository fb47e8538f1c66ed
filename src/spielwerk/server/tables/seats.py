"""The seats of a table: who plays there, in which colour, and the entry that changes it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from spielwerk.bots import BOTS
from spielwerk.server.errors import Refused
from spielwerk.server.tables.entries import SEAT, Draft

HUMAN, BOT, OPEN = "human", "bot", "open"

COLOURS = {
    "orange": "circle",
    "purple": "triangle",
    "green": "square",
    "blue": "diamond",
    "red": "star",
    "teal": "hexagon",
    "yellow": "cross",
    "black": "heart",
}
"""The colours of players, each with a shape, since colour is never the only cue."""
BOT_NAMES = ("Ada", "Bruno", "Clara", "Emil", "Frieda", "Gustav", "Hedwig", "Otto")
"""Names for bots that got none."""


@dataclass(frozen=True)
class Seat:
    """A place at the table and who plays there."""

    kind: str
    name: str = ""
    colour: str = "orange"
    visitor: str | None = None
    """The hash of the person's token; stays when a bot plays in their place."""
    bot: str | None = None
    confirm: bool = False

    @property
    def shape(self) -> str:
        return COLOURS[self.colour]

    def as_dict(self) -> dict[str, Any]:
        """The seat as it stands in entries."""
        return asdict(self)

    def played_by(self, bot: str) -> Seat:
        """The same seat with a bot in it; its person may come back."""
        return replace(self, kind=BOT, bot=bot)


def seat_entry(number: int, event: str, now: Seat) -> Draft:
    """An entry that says who plays in a seat from now on."""
    return Draft(SEAT, number, {"event": event, "now": now.as_dict()})


def check_bot(name: str | None) -> str:
    """A bot that is there; the one in the middle if none is named."""
    if name is not None and name not in BOTS:
        raise Refused("no_such_bot")
    return name or list(BOTS)[len(BOTS) // 2]


def check_colour(colour: str, taken: set[str]) -> str:
    """A colour that is there and free."""
    if colour not in COLOURS:
        raise Refused("colour_unknown")
    if colour in taken:
        raise Refused("colour_taken")
    return colour
