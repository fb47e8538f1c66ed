"""The messages of the socket, both ways. Whatever comes in is checked against these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spielwerk.server.protocol.shapes import AllowedShown, MarkShown, ShownSeat

Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Lang = Literal["de", "en"]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
EntryNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]
Key = Annotated[str, Field(min_length=1, max_length=200)]
WatcherName = Annotated[str, Field(max_length=40)]
ChatText = Annotated[str, Field(min_length=1, max_length=500)]


class Sent(BaseModel):
    """What a client sends: each with an id of its own choice, new for every message (random is best)."""

    model_config = ConfigDict(extra="forbid", strict=True)
    id: Id


class Move(Sent):
    """Take an option."""

    type: Literal["move"]
    seat: SeatNumber
    key: Key
    n: EntryNumber


class Undo(Sent):
    """Take the last own decision back."""

    type: Literal["undo"]
    seat: SeatNumber


class Redo(Sent):
    """Take a decision again that was taken back."""

    type: Literal["redo"]
    seat: SeatNumber


class Restart(Sent):
    """Back to the start of the own turn."""

    type: Literal["restart"]
    seat: SeatNumber


class Confirm(Sent):
    """The own turn is done."""

    type: Literal["confirm"]
    seat: SeatNumber


class Chat(Sent):
    """Say something."""

    type: Literal["chat"]
    text: ChatText
    name: WatcherName = ""
    """What somebody is called who watches; those who sit have the name of their seat."""


class Resign(Sent):
    """Let a bot play on."""

    type: Literal["resign"]
    seat: SeatNumber


class Hint(Sent):
    """Ask a bot what it would do."""

    type: Literal["hint"]
    seat: SeatNumber


class Language(Sent):
    """Go on in another language."""

    type: Literal["language"]
    lang: Lang


class Ping(Sent):
    """Is somebody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Move | Undo | Redo | Restart | Confirm | Chat | Resign | Hint | Language | Ping, Field(discriminator="type")
]
client_message: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# ---------------------------------------------------------------- what the server sends


class Clock(BaseModel):
    """How long a seat may still think."""

    left: float
    running: bool


class SeatState(ShownSeat):
    """A seat as those at the table see it."""

    connected: bool
    score: int | None
    clock: Clock | None
    confirm: bool
    to_act: bool
    style: str
    """The temperament of a bot in a word; empty where it has none."""


class AskedState(BaseModel):
    """The decision that waits."""

    decision: str
    seat: int
    prompt: str
    mine: bool
    about: dict[str, str | int | None]
    """What the question is about, by the words of its frame: the airship to be built, the effect that asks."""


class OptionState(BaseModel):
    """Something that can be done now."""

    key: str
    text: str
    points: list[str]
    verb: str


class RefusedState(BaseModel):
    """Something that can't be done now, in words, and why."""

    key: str
    option: str
    text: str
    section: str
    points: list[str]


class PendingState(BaseModel):
    """A turn that waits for its player's confirmation."""

    seat: int
    mine: bool


class CanState(BaseModel):
    """What can be done with the turn."""

    undo: bool
    redo: bool
    restart: bool
    confirm: bool


class LogState(BaseModel):
    """A line of the log."""

    move: int
    seat: int | None
    kind: Literal["note", "choice", "forced", "reason", "chat", "event"]
    name: str
    text: str
    values: list[int]
    points: list[str]
    time: float


class ConsideredState(BaseModel):
    """An option a bot has thought about."""

    key: str
    text: str
    share: float
    value: float | None


class LastState(BaseModel):
    """What the last move touched, and what a bot had thought of before it."""

    seat: int | None
    points: list[str]
    considered: list[ConsideredState]


class LedgerState(BaseModel):
    """Points of all seats in one category."""

    category: str
    label: str
    points: list[int]


class ResultState(BaseModel):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    ledger: list[LedgerState]
    seed: str
    salt: str
    text: str


class State(BaseModel):
    """Everything a client needs to show a table."""

    type: Literal["state"]
    n: int
    table: str
    game: str
    lang: Lang
    name: str
    status: Literal["waiting", "playing", "over", "archived"]
    archived_text: str | None
    public: bool
    host: bool
    choices: dict[str, str]
    allowed: AllowedShown
    marks: list[MarkShown]
    seats: list[SeatState]
    mine: list[int]
    viewer: int | None
    cover: bool
    asked: AskedState | None
    options: list[OptionState]
    refused: list[RefusedState]
    pending: PendingState | None
    can: CanState
    view: dict[str, Any]
    moves: int
    turn_started: int
    log: list[LogState]
    log_from: int
    log_before: str | None
    last: LastState
    result: ResultState | None
    commitment: str
    seed: str | None
    salt: str | None
    rematch: str | None


class Ack(BaseModel):
    """Done, and stored as entry n."""

    type: Literal["ack"]
    id: str
    n: int


class RefusedMessage(BaseModel):
    """Not done; nothing has changed."""

    type: Literal["refused"]
    id: str
    code: str
    text: str


class HintMessage(BaseModel):
    """What a bot would do, and why: what that brings and what it would do next, in words."""

    type: Literal["hint"]
    id: str
    key: str
    text: str
    plan: str
    considered: list[ConsideredState]


class Thinking(BaseModel):
    """A bot is thinking."""

    type: Literal["thinking"]
    seat: int
    seconds: float


class ChatMessage(BaseModel):
    """Somebody has said something."""

    type: Literal["chat"]
    n: int
    move: int
    seat: int | None
    kind: Literal["chat"]
    name: str
    text: str
    values: list[int]
    points: list[str]
    time: float


class PresentSeat(BaseModel):
    """Whether the person of a seat is there."""

    seat: int
    connected: bool


class Presence(BaseModel):
    """Who is there."""

    type: Literal["presence"]
    seats: list[PresentSeat]


class ErrorMessage(BaseModel):
    """Something is wrong with the connection or with a frame."""

    type: Literal["error"]
    code: str
    text: str


class Compiling(BaseModel):
    """The rules are being compiled; bots play simply meanwhile."""

    type: Literal["compiling"]
    done: int
    total: int


ServerMessage = Annotated[
    State | Ack | RefusedMessage | HintMessage | Thinking | ChatMessage | Presence | ErrorMessage | Compiling,
    Field(discriminator="type"),
]
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Protocol(BaseModel):
    """The messages of the socket `/api/tables/{id}/live` as JSON schemas."""

    client: dict[str, Any]
    server: dict[str, Any]
