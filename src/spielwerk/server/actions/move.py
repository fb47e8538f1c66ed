"""Take an option."""

from __future__ import annotations

from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Move
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.tables.table_log import ENDS


def move(room: Room, visitor: str | None, message: Move) -> Draft:
    """A move of the seat whose decision it is, made in sight of the position it belongs to."""
    seat = room.require_own(visitor, message.seat)
    if not room.log.decided <= message.n <= room.log.n:
        raise Refused("stale")
    if room.pending is not None:
        raise Refused("pending")
    if room.table.seat != message.seat:
        raise Refused("not_your_turn")
    if message.key not in room.table.options():
        raise Refused("not_possible")
    ends = seat.confirm and _ends_turn(room, message.key)
    return Draft(MOVE, message.seat, {"key": message.key} | ({ENDS: True} if ends else {}))


def _ends_turn(room: Room, key: str) -> bool:
    """Whether the game itself knows an option as the end of a turn: who takes it need not confirm that."""
    option = room.table.game.option(key)
    return option is not None and option - option % VERB_STEP in room.table.game.turn_ending
