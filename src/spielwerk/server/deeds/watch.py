"""Sit at a table or watch it: the socket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from spielwerk.server.deeds.chat import chat
from spielwerk.server.deeds.confirm import confirm
from spielwerk.server.deeds.hint import hint
from spielwerk.server.deeds.move import move
from spielwerk.server.deeds.resign import resign
from spielwerk.server.deeds.undo import redo, restart, undo
from spielwerk.server.entries import Draft, Ref
from spielwerk.server.live.connection import POLICY, Connection
from spielwerk.server.live.room import Room
from spielwerk.server.origins import is_welcome
from spielwerk.server.problems import Refused
from spielwerk.server.services import Services
from spielwerk.server.tokens import hashed
from spielwerk.server.visitors import visitor_of
from spielwerk.server.words import language

ADDRESS = re.compile("/api/tables/(?P<table>[^/]+)/live")

ENTRIES: dict[str, Callable[[Room, str | None, Any], Draft]] = {
    "move": move,
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "confirm": confirm,
    "chat": chat,
    "resign": resign,
}
"""The messages that become entries of the log."""


class Live:
    """Takes the sockets before anything else does: thousands of them wait here, so each must be light."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in at a table."""
        address = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if address is None:
            await self._app(scope, receive, send)
        else:
            await live(WebSocket(scope, receive, send), address["table"])


async def live(socket: WebSocket, table: str) -> None:
    """Play and watch; see docs/protocol.md."""
    services: Services = socket.app.state.services
    speaks = language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    await socket.accept()
    try:
        if not is_welcome(socket, services.settings):
            raise Refused("origin")
        room = await services.house.room(table)
        if len(room.connections) >= services.settings.limits.sockets_per_table:
            raise Refused("full")
    except Refused as refused:
        await socket.send_json({"type": "error"} | refused.told(speaks))
        await socket.close(POLICY)
        return
    connection = Connection(socket, room, visitor_of(socket), speaks, services.settings.limits)
    await _stay(connection, services, _number(socket.query_params.get("since", "0")))


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def _stay(connection: Connection, services: Services, since: int) -> None:
    """Greet, then read and write until the client goes or is sent away."""
    room = connection.room
    try:
        await room.look(lambda room: _enter(connection, services, since))
    except Refused as refused:
        connection.send({"type": "error"} | refused.told(connection.lang))
        connection.close(POLICY)
    writing = asyncio.create_task(connection.write())
    try:
        await connection.read(lambda who, message: _do(who, services, message))
    finally:
        room.connections.discard(connection)
        services.presence.changed(room)
        for task in (writing, *connection.background):
            task.cancel()
        await asyncio.gather(writing, *connection.background, return_exceptions=True)


def _enter(connection: Connection, services: Services, since: int) -> None:
    connection.greet(since)
    connection.room.connections.add(connection)
    services.presence.changed(connection.room)
    services.bots.wake(connection.room)


async def _do(connection: Connection, services: Services, message: Any) -> None:
    """Do what a message asks for, and say that it is done."""
    room, visitor = connection.room, connection.visitor
    if message.type == "hint":
        connection.in_background(message.id, hint(connection, services, message))
        return
    if message.type == "chat" and not connection.chats.take():
        raise Refused("too_fast")
    if message.type in ENTRIES:
        draft = ENTRIES[message.type]
        n = await room.enter(visitor, _ref(visitor, message), lambda room: draft(room, visitor, message))
    else:
        n = await room.look(lambda room: _answer(connection, message))
    connection.send({"type": "ack", "id": message.id, "n": n})


def _ref(visitor: str | None, message: Any) -> Ref:
    """What a client sends again is the same but for the entry it has seen last."""
    return Ref(f"{visitor}:{message.id}", hashed(message.model_dump_json(exclude={"n"}))[:16])


def _answer(connection: Connection, message: Any) -> int:
    if message.type == "language":
        connection.lang = message.lang
        connection.show_all()
    return connection.room.book.n
