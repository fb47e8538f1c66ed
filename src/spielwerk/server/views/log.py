"""The log of a table in words, and how the game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.table import LogLine
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.fairness import Mark
from spielwerk.server.tables.gameplay import up_to
from spielwerk.server.tables.table_log import Remark
from spielwerk.server.texts import say

LINES = 30
"""So many lines come at once; earlier ones are fetched in pages."""
STEP = 15
END = (1 << 31, 0)
"""A place of the log after all others."""


@dataclass(frozen=True)
class Page:
    """Some lines of the log in a row."""

    lines: list[dict[str, Any]]
    before: str | None
    """The place of the first of them, to ask for those before it; none where there are none."""


def page(room: Room, table: Table, eyes: int | None, lang: str, since: int = 0, before: tuple[int, int] = END) -> Page:
    """The last lines before a place of the log that come after a move (with 0: from the start)."""
    top = min(len(table.moves), before[0] if before[1] else before[0] - 1)
    remarks = room.log.remarks_between(since, before)
    lines, low = _told(room, table, eyes, lang, since, top)
    kept = [remark for remark in remarks[-LINES:] if remark.move > low or low == since]
    places = [(line["move"], 0) for line in lines] + [remark.place for remark in kept]
    shown = lines + [said(remark, lang) for remark in kept]
    order = sorted(range(len(places)), key=lambda number: places[number])
    start = max(0, len(order) - LINES)
    while start and places[order[start]][1] == 0 and places[order[start - 1]] == places[order[start]]:
        start -= 1  # what the game tells of one move stays together
    whole = start == 0 and low == since and len(kept) == len(remarks)
    first = None if whole or not order else "{}.{}".format(*places[order[start]])
    return Page([shown[number] for number in order[start:]], first)


def _told(
    room: Room, table: Table, eyes: int | None, lang: str, since: int, top: int
) -> tuple[list[dict[str, Any]], int]:
    """What the game tells of its last moves up to one, some moves at a time, and after which move that begins."""
    low = max(since, top - STEP)
    lines = _lines(room, up_to(table, top), eyes, lang, low)
    while low > since and len(lines) < LINES:
        high, low = low, max(since, low - STEP)
        lines = _lines(room, up_to(table, high), eyes, lang, low) + lines
    return lines, low


def _lines(room: Room, table: Table, eyes: int | None, lang: str, since: int) -> list[dict[str, Any]]:
    return [
        told_line(line, room.log.times[line.move - 1] if line.move else room.info.created)
        for line in table.log_lines(lang, eyes, since)
    ]


def closed_page(room: Room, lang: str, before: tuple[int, int] = END) -> Page:
    """The log of an archived table: what was said at it."""
    remarks = room.log.remarks_between(0, before)
    kept = remarks[-LINES:]
    first = None if len(kept) == len(remarks) else "{}.{}".format(*kept[0].place)
    return Page([said(remark, lang) for remark in kept], first)


def told_line(line: LogLine, time: float) -> dict[str, Any]:
    """A line that the game has written."""
    return {
        "move": line.move,
        "seat": line.seat if line.seat >= 0 else None,
        "kind": line.kind,
        "name": line.name,
        "text": line.text,
        "values": line.values,
        "points": line.points,
        "time": time,
    }


def said(line: Remark, lang: str) -> dict[str, Any]:
    """A line that is no move."""
    name = line.text or say(lang, "seat-name", number=(line.seat or 0) + 1)
    text = line.text if line.kind == "chat" else say(lang, f"event-{line.name}", name=name)
    plain = {"move": line.move, "seat": line.seat, "kind": line.kind, "name": line.name, "text": text}
    return plain | {"values": [line.watcher] if line.watcher else [], "points": [], "time": line.time}


def marks(room: Room, lang: str) -> list[dict[str, Any]]:
    """What everybody should know before trusting in the secrets of a game."""
    return [
        {"kind": mark.kind, "seat": mark.seat, "move": mark.move, "text": _mark_text(mark, lang)}
        for mark in room.log.fairness.marks
    ]


def _mark_text(mark: Mark, lang: str) -> str:
    name = mark.name or say(lang, "seat-name", number=(mark.seat or 0) + 1)
    return say(lang, f"mark-{mark.kind}", name=name, move=mark.move)


def last_said(room: Room, lang: str) -> dict[str, Any]:
    """The `chat` message for what was said last."""
    assert room.log.last_remark is not None
    return {"type": "chat", "n": room.log.n} | said(room.log.last_remark, lang)


def result(table: Table, lang: str, seed: int, salt: str) -> dict[str, Any]:
    """Points, winners, where the points came from, and the seed that nobody could know before."""
    texts, noun = table.game.texts, table.game.ledger_noun
    names = [texts.name(lang, table.game.seat_noun, seat, table.names) for seat in table.winners()]
    scores = table.scores()
    ledger = [
        {"category": category, "label": texts.name(lang, noun, noun.number(category)), "points": points}
        for category, points in table.ledger().items()
        if noun is not None
    ]
    said = say(lang, "result", names=", ".join(names), winners=len(names), points=max(scores))
    text = table.verdict(lang) or said
    winners = {"scores": scores, "winners": table.winners(), "ledger": ledger}
    return winners | {"seed": str(seed), "salt": salt, "text": text}
