"""Tables and seats as lists show them to somebody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from spielwerk.server.settings import Settings
from spielwerk.server.storage.kept import Listed
from spielwerk.server.tables import games
from spielwerk.server.tables.info import TableInfo
from spielwerk.server.tables.seats import BOT, Seat
from spielwerk.server.texts import say


async def shown_tables(found: Sequence[Listed], visitor: str, lang: str, settings: Settings) -> list[dict[str, Any]]:
    """Tables as lists show them to somebody."""
    await games.at_hand(*(listed.info.game for listed in found))
    return [shown_table(listed, visitor, lang, settings) for listed in found]


def shown_table(listed: Listed, visitor: str, lang: str, settings: Settings) -> dict[str, Any]:
    """A table as lists show it to somebody."""
    info, summary = listed.info, listed.summary
    seats = [
        shown_seat(number, seat, visitor, lang, listed.names.get(seat.visitor or ""))
        for number, seat in enumerate(listed.seats)
    ]
    waiting = summary.waiting
    return {
        "table": info.id,
        "game": info.game,
        "name": info.name,
        "status": summary.status,
        "seats": seats,
        "my_turn": waiting is not None and seats[waiting]["mine"] and seats[waiting]["kind"] == "human",
        "waiting_for": waiting,
        "moves": summary.moves,
        "updated": summary.updated,
        "expires": summary.updated + settings.kept_seconds(summary.status),
        "public": info.public,
        "host": info.host == visitor,
        "allowed": asdict(info.allowed),
        "pace": {"kind": info.pace.kind, "seconds": info.pace.seconds},
        "options": chosen_options(info, lang),
        "strength": listed.strength,
    }


def chosen_options(info: TableInfo, lang: str) -> list[str]:
    """What is not as usual at a table, in words."""
    game = games.find(info.game)
    if game is None:
        return []
    return [
        f"{game.texts.choice(lang, name)}: {game.texts.choice_value(lang, name, value)}"
        for name, value in info.choices.items()
        if name in game.choices and value in game.choices[name].values and value != game.choices[name].default
    ]


def shown_seat(number: int, seat: Seat, visitor: str, lang: str, claimed: str | None = None) -> dict[str, Any]:
    """A seat as lists show it to somebody, and whether its name is one that its person has claimed."""
    told = {"mine": seat.visitor == visitor, "claimed": claimed is not None and claimed == seat.name}
    return public_seat(number, seat, lang) | told


def public_seat(number: int, seat: Seat, lang: str) -> dict[str, Any]:
    """A seat as everybody sees it."""
    return {
        "seat": number,
        "name": seat.name or say(lang, "seat-name", number=number + 1),
        "colour": seat.colour,
        "shape": seat.shape,
        "kind": seat.kind,
        "bot": seat.bot if seat.kind == BOT else None,
    }
