"""The log of a table in words, and how the game ended."""

from __future__ import annotations

from typing import Any

from spielwerk.kernel import Table
from spielwerk.server.book import Line
from spielwerk.server.live.room import Room
from spielwerk.server.words import say


def log(room: Room, table: Table, eyes: int | None, lang: str, since: int) -> list[dict[str, Any]]:
    """What happened after a move, and what was said meanwhile."""
    told = [
        {
            "move": line.move,
            "seat": line.seat if line.seat >= 0 else None,
            "kind": line.kind,
            "name": line.name,
            "text": line.text,
            "values": line.values,
            "time": room.book.times[line.move - 1] if line.move else room.facts.created,
        }
        for line in table.log_lines(lang, eyes, since)
    ]
    spoken = [said(line, lang) for line in room.book.lines if line.move > since or since == 0]
    return sorted(told + spoken, key=lambda line: line["move"]) if spoken else told


def said(line: Line, lang: str) -> dict[str, Any]:
    """A line that is no move."""
    name = line.text or say(lang, "seat-name", number=(line.seat or 0) + 1)
    text = line.text if line.kind == "chat" else say(lang, f"event-{line.name}", name=name)
    plain = {"move": line.move, "seat": line.seat, "kind": line.kind, "name": line.name, "text": text}
    return plain | {"values": [], "time": line.time}


def last_said(room: Room, lang: str) -> dict[str, Any]:
    """The `chat` message for what was said last."""
    return {"type": "chat", "n": room.book.n} | said(room.book.lines[-1], lang)


def result(room: Room, lang: str) -> dict[str, Any]:
    """Points, winners, where the points came from, and the seed that nobody could know before."""
    table = room.table
    texts, noun = table.game.texts, table.game.ledger_noun
    names = [texts.name(lang, table.game.seat_noun, seat, table.names) for seat in table.winners()]
    scores = table.scores()
    ledger = [
        {"category": category, "label": texts.name(lang, noun, noun.number(category)), "points": points}
        for category, points in table.ledger().items()
        if noun is not None
    ]
    text = say(lang, "result", names=", ".join(names), winners=len(names), points=max(scores))
    winners = {"scores": scores, "winners": table.winners(), "ledger": ledger}
    return winners | {"seed": str(room.facts.seed), "salt": room.facts.salt, "text": text}
