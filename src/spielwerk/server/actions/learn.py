"""Learn a game: read its rules, try their examples, take a lesson."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.kernel import IllegalMove, Table
from spielwerk.kernel.examples import stage
from spielwerk.server.bots.job import job_for
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.messages import Key
from spielwerk.server.protocol.responses import LessonShown, Practised, Rules
from spielwerk.server.tables.games import game_of
from spielwerk.server.views.practice import SIMPLE_BOT, practice
from spielwerk.server.views.rules import example, lesson_of, rules, shown_lesson

router = APIRouter(tags=["learn"])
Slug = Annotated[str, Path(pattern="^[a-z0-9_]{1,64}$")]
MOST_MOVES = 400
START_SEED = 1
"""Of the beginning that is shown where nothing else is asked for."""


class LessonPlace(BaseModel):
    """A step of a lesson."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(pattern="^[a-z0-9_]{1,64}$")]
    step: Annotated[int, Field(ge=0, le=1000)]


class PracticeWish(BaseModel):
    """Which position, what was played since, and whether a bot is to make the next move."""

    model_config = ConfigDict(extra="forbid")
    example: Annotated[str, Field(pattern=r"^[0-9.]{1,20}-[0-9]{1,3}$")] | None = None
    lesson: LessonPlace | None = None
    moves: Annotated[list[Key], Field(max_length=MOST_MOVES)] = []
    bot: bool = False


@router.get("/games/{slug}/rules", response_model=Rules)
async def read_rules(slug: Slug, lang: Lang, served: Served) -> Any:
    """The rules to read, section by section, as HTML."""
    return await served.desk.work(lambda: rules(game_of(slug), lang))


@router.get("/games/{slug}/lessons/{name}", response_model=LessonShown)
async def read_lesson(slug: Slug, name: Slug, lang: Lang, served: Served) -> Any:
    """A lesson: its steps, and what is said in them."""
    return await served.desk.work(lambda: shown_lesson(lesson_of(game_of(slug), name), lang))


@router.post("/games/{slug}/practice", response_model=Practised)
async def try_position(slug: Slug, wish: PracticeWish, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """A made-up position after some moves. Nothing is kept: whoever asks brings all moves along."""
    table, mine = await served.desk.work(lambda: _position(slug, wish))
    moves = list(wish.moves)
    if wish.bot and not table.over and table.seat not in mine:
        advice = await served.bots.advise(job_for(table, SIMPLE_BOT, 0), visitor)
        moves.append(advice.key)
        table.play(advice.key)
    return {"moves": moves, "state": await served.desk.work(lambda: practice(table, lang, mine))}


def _position(slug: str, wish: PracticeWish) -> tuple[Table, list[int]]:
    """The position with its moves, and the seats that the reader plays: all of an example, one of a lesson."""
    game = game_of(slug)
    if wish.lesson is not None:
        lesson = lesson_of(game, wish.lesson.name)
        if wish.lesson.step >= len(lesson.steps):
            raise Refused("not_found")
        table, mine = lesson.staged(wish.lesson.step), [lesson.seat]
    elif wish.example is not None:
        table = stage(game, example(game, wish.example))
        mine = list(range(table.seats))
    else:
        table = game.table(game.seats[0], START_SEED)
        mine = list(range(table.seats))
    try:
        for key in wish.moves:
            table.play(key)
    except IllegalMove as error:
        raise Refused("not_possible") from error
    return table, mine
