"""What people do, each in a file of its own: a call over HTTP, or a message over the socket.

An action may know everything but the sockets: it is told who asks, and it says what is written or shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter

from spielwerk.server.actions import (
    analyse,
    browse,
    change_seat,
    close_table,
    devices,
    export,
    fork,
    health,
    import_game,
    invite,
    join,
    learn,
    list_tables,
    lobby,
    look_at_position,
    manners,
    me,
    notes,
    open_table,
    passkeys,
    point,
    push,
    read_log,
    rematch,
)
from spielwerk.server.actions.chat import chat
from spielwerk.server.actions.confirm import confirm
from spielwerk.server.actions.move import move
from spielwerk.server.actions.resign import resign
from spielwerk.server.actions.undo import redo, restart, undo
from spielwerk.server.protocol.responses import ERRORS
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import Draft

CALLS = (
    browse,
    learn,
    health,
    open_table,
    list_tables,
    look_at_position,
    read_log,
    join,
    invite,
    change_seat,
    rematch,
    fork,
    export,
    import_game,
    notes,
    analyse,
    point,
    close_table,
    lobby,
    manners,
    me,
    passkeys,
    devices,
    push,
)
"""What is done over HTTP."""

ENTRIES: dict[str, Callable[[Room, str | None, Any], Draft]] = {
    "move": move,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "confirm": confirm,
    "chat": chat,
    "resign": resign,
}
"""The messages of the socket that become entries of the log."""

router = APIRouter(prefix="/api", responses=ERRORS)
for call in CALLS:
    router.include_router(call.router)
