"""The shapes of HTTP answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel

from spielwerk.server.tokens import TABLE

TableId = Annotated[str, Path(pattern=f"^{TABLE}$", description="The name of a table.")]
SeatNumber = Annotated[int, Path(ge=0, le=7, description="A seat, counted from 0.")]


class ProblemText(BaseModel):
    """A code for programs and a line for people."""

    code: str
    text: str


class Problem(BaseModel):
    """What every call answers that is refused."""

    error: ProblemText


ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problem, "description": "Refused, with one line that says why"},
    "5XX": {"model": Problem, "description": "The server can't do it now, with one line that says why"},
}


class Range(BaseModel):
    """From, to."""

    min: int
    max: int


class ChoiceValue(BaseModel):
    """One way to settle a choice."""

    value: str
    label: str


class ChoiceShown(BaseModel):
    """Something to settle when a table is opened."""

    name: str
    label: str
    values: list[ChoiceValue]
    default: str


class GameShown(BaseModel):
    """A game on the shelf."""

    slug: str
    name: str
    tagline: str
    seats: Range
    minutes: Range
    available: bool
    choices: list[ChoiceShown]
    nouns: list[str]


class ComponentText(BaseModel):
    """A component in words."""

    name: str
    text: str | None


class GameTexts(BaseModel):
    """All words of a game that a board needs."""

    name: str
    tagline: str
    aid: str
    components: dict[str, dict[str, ComponentText]]
    labels: dict[str, str]


class BotShown(BaseModel):
    """A bot to choose."""

    name: str
    label: str
    text: str


class Link(BaseModel):
    """An invitation to a seat."""

    seat: int
    url: str


class Opened(BaseModel):
    """A new table."""

    table: str
    links: list[Link]
    spectator_url: str


class TableName(BaseModel):
    """Where to go."""

    table: str


class SeatTaken(BaseModel):
    """The seat that is mine now."""

    table: str
    seat: int


class ListedSeat(BaseModel):
    """A seat in a list of tables."""

    seat: int
    name: str
    colour: str
    shape: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool


class ListedTable(BaseModel):
    """A table in a list."""

    table: str
    game: str
    name: str
    status: Literal["waiting", "playing", "over", "archived"]
    seats: list[ListedSeat]
    my_turn: bool
    waiting_for: int | None
    moves: int
    updated: float
    public: bool
    host: bool


class Invited(BaseModel):
    """What an invitation is for."""

    table: str
    seat: int
    mine: bool
    game: str
    game_name: str
    name: str
    seats: list[ListedSeat]


class Seen(BaseModel):
    """A decision as bots get it: the state without what the seat can't see, in hex, and the options."""

    n: int
    game: str
    version: int
    seat: int
    state: str
    options: list[str]


class OptionShown(BaseModel):
    """An option in words."""

    key: str
    text: str


class Chance(BaseModel):
    """What a seat's chances were with the best option before a move, and what the move gave away; both of 1."""

    move: int
    seat: int
    chance: float
    loss: float


class TurningPoint(Chance):
    """A move that gave something away, and what would have been better."""

    played: OptionShown
    better: OptionShown


class Analysis(BaseModel):
    """A finished game looked at again; more of it while the work goes on."""

    status: Literal["waiting", "working", "ready"]
    done: int
    total: int
    points: list[TurningPoint]
    chances: list[Chance]


class Notes(BaseModel):
    """Private notes."""

    text: str


class Compiled(BaseModel):
    """How far the compilation of a game is."""

    done: int
    total: int


class Health(BaseModel):
    """How the server is."""

    ok: bool
    version: str
    compiled: dict[str, Compiled | bool]
