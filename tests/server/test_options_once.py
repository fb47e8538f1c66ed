"""How often the rules are asked what is possible: once for every decision they come to."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games import game as find_game
from spielwerk.kernel.decision import Decision
from spielwerk.server.actions import ENTRIES
from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import client_message
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import Entry
from spielwerk.server.views.state import StateRenderer
from tests.server.test_upgrade import at_a_table

GAME = "airship_city"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The decisions whose options were listed by this test, in order; the servers of others have their own threads."""
    listed: list[str] = []
    here = threading.current_thread()

    def counted(kind: Decision) -> Callable[..., None]:
        options = kind.options

        def count(*given: Any) -> None:
            if threading.current_thread() is here:
                listed.append(kind.name)
            options(*given)

        return count

    for kind in find_game(GAME).kinds:
        if isinstance(kind, Decision):
            monkeypatch.setattr(kind, "options", counted(kind))
    return listed


class Spectator:
    """Somebody who is shown the table after every entry, as over a socket."""

    def __init__(self, room: Room, visitor: str | None) -> None:
        self.room = room
        self.visitor = visitor
        self.seats: tuple[int, ...] = ()
        self.n = 0
        self.address = ""
        self.device = visitor

    def dismiss(self, refused: Refused) -> None:
        pass

    def come_again(self) -> None:
        pass

    def send(self, message: dict[str, Any]) -> None:
        pass

    def complain(self, refused: Refused) -> None:
        pass

    def greet(self, since: int) -> None:
        pass

    def tell(self, entry: Entry) -> None:
        StateRenderer(self.room).text(self.visitor, "de", 0)


def test_a_persons_move_lists_the_options_of_each_decision_once(tmp_path: Path, asked: list[str]) -> None:
    async def play(room: Room, rooms: Rooms) -> None:
        room.connections |= {Spectator(room, "me"), Spectator(room, "me"), Spectator(room, None)}
        for number in range(40):
            key = await room.look(lambda room: room.table.options()[-1])
            kind = "move" if room.pending is None else "confirm"
            seat = room.table.seat if room.pending is None else room.pending
            told = {"type": kind, "id": str(number), "seat": seat}
            message = client_message.validate_python(
                told | ({"key": key, "n": room.log.n} if kind == "move" else {}), strict=True
            )
            asked.clear()
            await room.enter("me", None, lambda room, message=message: ENTRIES[message.type](room, "me", message))
            lines = room.table.log_lines("de", None, len(room.table.moves) - 1)
            forced = [line for line in lines if line.kind in ("forced", "reason")]
            assert len(asked) == (1 + len(forced) if kind == "move" else 0), (asked, forced)

    at_a_table(tmp_path, play, GAME)
