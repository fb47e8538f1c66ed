"""Open a table: choose the game, who plays, and how."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.kernel import Game, WrongChoices
from spielwerk.server.errors import Refused, RefusedChoices
from spielwerk.server.http.services import Served, Services
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import Opened
from spielwerk.server.security import tokens
from spielwerk.server.security.sanitise import PlayerName, TableName
from spielwerk.server.storage.kept import ANY_STRENGTH
from spielwerk.server.tables import steady
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.games import at_hand, game_of
from spielwerk.server.tables.info import Allowed, Pace, TableInfo
from spielwerk.server.tables.seats import BOT, BOT_NAMES, COLOURS, HUMAN, OPEN, Seat, check_bot, check_colour

router = APIRouter(tags=["tables"])
DAY = 24 * 3600
USUAL_DAYS = 3
Strength = Literal["any", "beginners", "casual", "strong"]
Word = Annotated[str, Field(max_length=64)]


class SeatWish(BaseModel):
    """Who is to sit somewhere: me, a guest at my device, a bot, or whoever gets the link."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["me", "guest", "bot", "open"]
    name: PlayerName | None = None
    bot: Word | None = None
    colour: Word | None = None


class PaceWish(BaseModel):
    """How quickly people are to play; without seconds: as they like (live), or three days a turn (days)."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["live", "days"]
    seconds_per_move: Annotated[float, Field(ge=1, le=60 * DAY)] | None = None

    def settled(self) -> Pace:
        usual = USUAL_DAYS * DAY if self.kind == "days" else None
        return Pace(self.kind, self.seconds_per_move or usual)


class AllowedWish(BaseModel):
    """What is allowed: a bot's hints, taking back, own moves judged during the game, spectators who speak."""

    model_config = ConfigDict(extra="forbid")
    hints: bool = True
    undo: bool = True
    analysis: bool = False
    spectators_chat: bool = False


class TableWish(BaseModel):
    """A table as somebody wants it."""

    model_config = ConfigDict(extra="forbid")
    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    choices: dict[Word, Word] = {}
    name: TableName | None = None
    pace: PaceWish = PaceWish(kind="live")
    public: bool = False
    fixed_seats: bool = False
    allowed: AllowedWish = AllowedWish()
    strength: Strength = "any"
    """How strong the others should be, for the list of open tables."""


@router.post("/tables", response_model=Opened, status_code=201)
async def open_table(wish: TableWish, visitor: Visitor, served: Served, request: Request) -> Any:
    """Open a table; who sits where is drawn unless `fixed_seats`."""
    await served.allow_opening(request, visitor, wish.public)
    await at_hand(wish.game)
    game = game_of(wish.game)
    check_choices(game, wish.choices)
    seats = seats_for(game, wish.seats, visitor)
    if not wish.fixed_seats:
        random.SystemRandom().shuffle(seats)
    info = new_table_info(game, len(seats), wish.choices, visitor, wish.name or "", wish.pace.settled(), wish.public)
    allowed = Allowed(**wish.allowed.model_dump())
    opened = await open_with_links(served, request, replace(info, allowed=allowed), Beginning(seats))
    if wish.public and opened["links"]:
        await _offer(served, info, wish.strength)
    return opened


async def _offer(served: Services, info: TableInfo, strength: str) -> None:
    """Let those know who look for others."""
    if strength != ANY_STRENGTH:
        await served.people.lobby.offer(info.id, strength)
    served.people.open_tables.forget()
    served.people.notices.opened(info)


async def open_with_links(served: Services, request: Request, info: TableInfo, beginning: Beginning) -> dict[str, Any]:
    """Store a table with links for its open seats."""
    links = {tokens.new_token(): number for number, seat in enumerate(beginning.seats) if seat.kind == OPEN}
    room = await served.rooms.open(info, beginning, {tokens.hashed(token): seat for token, seat in links.items()})
    return {
        "table": room.info.id,
        "links": [
            {"seat": seat, "url": served.address(request, f"/join/{token}")}
            for token, seat in sorted(links.items(), key=lambda link: link[1])
        ],
        "spectator_url": served.address(request, f"/table/{room.info.id}"),
    }


def check_choices(game: Game, choices: dict[str, str]) -> None:
    """Refuse choices that the game does not have, or not together."""
    try:
        game.settled(choices)
    except WrongChoices as wrong:
        raise RefusedChoices(wrong) from wrong
    except ValueError as error:
        raise Refused("choice") from error


def seats_for(game: Game, wishes: list[SeatWish], visitor: str) -> list[Seat]:
    """Seats as wished, each with a colour and bots with names."""
    if len(wishes) not in game.seats:
        raise Refused("seat_count", low=game.seats[0], high=game.seats[-1])
    taken: set[str] = set()
    for wish in wishes:
        if wish.colour is not None:
            taken.add(check_colour(wish.colour, taken))
    free_colours = iter([colour for colour in COLOURS if colour not in taken])
    given = {wish.name for wish in wishes}
    free_names = iter([name for name in BOT_NAMES if name not in given])
    return [_seat(wish, visitor, wish.colour or next(free_colours), free_names) for wish in wishes]


def _seat(wish: SeatWish, visitor: str, colour: str, free_names: Any) -> Seat:
    if wish.kind == "bot":
        return Seat(BOT, wish.name or next(free_names), colour, bot=check_bot(wish.bot))
    if wish.kind == "open":
        return Seat(OPEN, "", colour, confirm=True)
    return Seat(HUMAN, wish.name or "", colour, visitor, confirm=True)


def new_table_info(
    game: Game, seats: int, choices: dict[str, str], host: str, name: str, pace: Pace, public: bool
) -> TableInfo:
    """A new table with a seed that nobody knows."""
    return TableInfo(
        id=tokens.new_table_id(),
        game=game.slug,
        version=game.version,
        seats=seats,
        seed=tokens.new_seed(),
        salt=tokens.new_token(),
        choices=game.settled(choices),
        name=name,
        pace=pace,
        public=public,
        host=host,
        created=steady.now(),
    )
