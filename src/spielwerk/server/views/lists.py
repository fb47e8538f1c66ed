"""Tables and seats as lists show them to somebody."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from spielwerk.server.settings import Settings
from spielwerk.server.storage.store import Listed
from spielwerk.server.tables.seats import BOT, Seat
from spielwerk.server.texts import say


def shown_table(listed: Listed, visitor: str, lang: str, settings: Settings) -> dict[str, Any]:
    """A table as lists show it to somebody."""
    info, summary = listed.info, listed.summary
    seats = [shown_seat(number, seat, visitor, lang) for number, seat in enumerate(listed.seats)]
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
    }


def shown_seat(number: int, seat: Seat, visitor: str, lang: str) -> dict[str, Any]:
    """A seat as lists show it to somebody."""
    return public_seat(number, seat, lang) | {"mine": seat.visitor == visitor}


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
