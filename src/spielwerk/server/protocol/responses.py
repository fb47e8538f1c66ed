"""The shapes of the answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel

from spielwerk.server.protocol.messages import LogState, State
from spielwerk.server.protocol.shapes import AllowedShown, MarkShown, ShownSeat
from spielwerk.server.security.tokens import TABLE

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
    section: str | None
    """The section of the rules that describes it."""


class Citations(BaseModel):
    """What can be cited of the rules: titles by numbers, and the number of the section that describes something."""

    sections: dict[str, str]
    about: dict[str, str]


class LessonTitle(BaseModel):
    """A lesson to choose."""

    name: str
    title: str


class GameShown(BaseModel):
    """A game on the front page."""

    slug: str
    name: str
    tagline: str
    seats: Range
    minutes: Range
    available: bool
    choices: list[ChoiceShown]
    nouns: list[str]
    rules: bool
    """Whether its rules can be read here."""
    lessons: list[LessonTitle]
    corrected: bool
    """Whether it is played with another data file than its own."""


class ComponentText(BaseModel):
    """A component in words."""

    name: str
    text: str | None


class FieldShown(BaseModel):
    """What a field of a view is: its name, the noun of its values, the nouns by which they are listed."""

    label: str
    of: str | None
    axes: list[str | None]
    bookkeeping: bool


class GameTexts(BaseModel):
    """All words of a game that a board needs."""

    name: str
    tagline: str
    aid: str
    components: dict[str, dict[str, ComponentText]]
    fields: dict[str, FieldShown]
    labels: dict[str, str]
    citations: Citations
    corrected: bool


class RulesSection(BaseModel):
    """A numbered section of the rules; `html` is made by the server from the game's own file."""

    number: str
    title: str
    level: int
    html: str
    about: list[str]


class ReconstructedNumber(BaseModel):
    """A number that nobody has printed."""

    path: str
    thing: str
    entry: str
    value: str


class Rules(BaseModel):
    """The rules of a game."""

    title: str
    game: str
    sections: list[RulesSection]
    reconstructed: list[ReconstructedNumber]


class LessonStep(BaseModel):
    """One step of a lesson: what is said, what glows, what is wanted or played."""

    id: str
    kind: Literal["say", "do", "ask", "watch", "free"]
    text: str
    other: str
    hint: str
    glow: list[str]
    section: str
    want: list[str]
    moves: list[str]
    decisions: int
    scene: int
    """The step with which its scene began: moves are counted from there."""


class LessonShown(BaseModel):
    """A lesson with its words."""

    game: str
    name: str
    title: str
    seats: int
    choices: dict[str, str]
    steps: list[LessonStep]
    tips: dict[str, str]


class Practised(BaseModel):
    """A made-up position: the moves since it began, and the table as it is now."""

    moves: list[str]
    state: State


class BotShown(BaseModel):
    """A bot to choose."""

    name: str
    label: str
    text: str
    ratings: dict[str, int]
    """How strong it is in each game where that was measured, on the scale of that game."""


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


class ListedSeat(ShownSeat):
    """A seat in a list of tables."""

    claimed: bool
    """Whether its person has claimed the name on this server."""


class PaceShown(BaseModel):
    """How quickly people are to play; without seconds as they like."""

    kind: Literal["live", "days"]
    seconds: float | None


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
    expires: float
    public: bool
    host: bool
    allowed: AllowedShown
    pace: PaceShown
    options: list[str]
    """What is not as usual, in words."""
    strength: Literal["any", "beginners", "casual", "strong"]
    """How strong whoever opened it wishes the others to be."""


class Invited(BaseModel):
    """What an invitation is for."""

    table: str
    seat: int
    mine: bool
    usable: bool
    """Whether one can still sit down with it; else one may watch."""
    game: str
    game_name: str
    name: str
    seats: list[ListedSeat]
    allowed: AllowedShown
    marks: list[MarkShown]


class SeenPosition(BaseModel):
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
    steps: int
    """How far the better way can be followed on the board; 0 while the game runs."""


class LineStep(BaseModel):
    """A move that might have been made."""

    seat: int
    text: str


class BetterLine(BaseModel):
    """What would have been better, played out: the moves in words, and the position after them."""

    steps: list[LineStep]
    state: State


class Analysis(BaseModel):
    """A finished game looked at again; more of it while the work goes on."""

    status: Literal["waiting", "working", "ready"]
    done: int
    total: int
    points: list[TurningPoint]
    chances: list[Chance]


class LogPage(BaseModel):
    """Some lines of the log in a row, and the place to ask for those before them."""

    lines: list[LogState]
    before: str | None


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
    troubles: list[str]
