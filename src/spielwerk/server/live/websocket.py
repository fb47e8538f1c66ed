"""Sit at a table or watch it: the socket."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from spielwerk.server.actions import ENTRIES
from spielwerk.server.actions.hint import hint
from spielwerk.server.errors import Refused
from spielwerk.server.http.connections import GONE, INTAKE
from spielwerk.server.http.guard import IN_VAIN, turn_away
from spielwerk.server.http.services import Services
from spielwerk.server.http.visitors import known
from spielwerk.server.live.connection import POLICY, Connection
from spielwerk.server.protocol.messages import Hint
from spielwerk.server.security.budgets import Budgets, can_pay, paid_by
from spielwerk.server.security.origins import is_known_host, is_welcome
from spielwerk.server.security.tokens import hashed
from spielwerk.server.security.who import address_of, visitor_of
from spielwerk.server.tables.entries import Ref
from spielwerk.server.texts import language

ADDRESS = re.compile("/api/tables/(?P<table>[^/]+)/live")


class LiveSockets:
    """Takes the sockets before anything else does: thousands of them wait here, so each must be light.

    Each counts from its handshake until its connection has gone, however long that takes.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in at a table."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        services: Services = socket.app.state.services
        table, address = ADDRESS.fullmatch(scope["path"]), address_of(socket)
        account = socket.app.state.budgets.account(None, address)
        try:
            _check_door(socket, services)
        except Refused as refused:
            services.metrics.refused.labels(refused.code, "socket").inc()
            account.spend(IN_VAIN)
            await turn_away(scope, send, refused)
            return
        scope["state"][INTAKE].account = account
        with services.sockets.one(address), suppress(WebSocketDisconnect):
            await (self._app(scope, receive, send) if table is None else live(socket, table["table"]))
            await scope["state"][GONE].wait()


def _check_door(socket: WebSocket, services: Services) -> None:
    """Refuse an address that has too many sockets, or comes too often: a handshake is a call like others."""
    address = address_of(socket)
    if not socket.app.state.calls.take(address):
        raise Refused("too_fast")
    if services.sockets.of(address) >= services.settings.limits.sockets_per_address:
        raise Refused("too_many_sockets")


async def live(socket: WebSocket, table: str) -> None:
    """Play and watch; see docs/protocol.md."""
    services: Services = socket.app.state.services
    speaks = language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    await socket.accept()
    try:
        if not is_welcome(socket, services.settings):
            raise Refused("origin")
        if not is_known_host(socket, services.settings):
            raise Refused("host")
        if services.bans.keeps_out(visitor_of(socket), address_of(socket)):
            raise Refused("banned")
        await _sit_or_watch(socket, services, table, speaks)
    except Refused as refused:
        services.metrics.refused.labels(refused.code, "socket").inc()
        await socket.send_json({"type": "error"} | refused.told(speaks))
        await socket.close(POLICY)


async def _sit_or_watch(socket: WebSocket, services: Services, table: str, speaks: str) -> None:
    """Find a place at the table: those who sit there always have one, others as long as there is room."""
    address, limits = address_of(socket), services.settings.limits
    visitor = await known(socket)
    budgets: Budgets = socket.app.state.budgets
    if not await can_pay(budgets.account(visitor, address), limits.patience):
        raise Refused("too_fast")
    room = await services.rooms.find(table)
    is_seated = bool(await room.look(lambda room: room.log.seats_of(visitor)))
    place = f"{table} {visitor}" if is_seated else table
    most = limits.sockets_per_seat if is_seated else limits.watching_per_table
    if services.sockets.of(place) >= most:
        raise Refused("full")
    pays = budgets.account(visitor, address) if is_seated else budgets.watching(visitor, address, table)
    connection = Connection(socket, room, visitor, speaks, limits, pays)
    with services.sockets.one(place):
        await _stay(connection, services, _number(socket.query_params.get("since", "0")))


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def _stay(connection: Connection, services: Services, since: int) -> None:
    """Greet, then read and write until the client goes or is sent away."""
    room = connection.room
    try:
        await paid_by(connection.account, room.look(lambda room: _enter(connection, services, since)))
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
    """Do what a message asks for, say that it is done, and note how long that took."""
    try:
        with services.metrics.acknowledged.labels(message.type).time():
            await _done(connection, services, message)
    except Refused as refused:
        services.metrics.refused.labels(refused.code, "socket").inc()
        raise


async def _done(connection: Connection, services: Services, message: Any) -> None:
    room, visitor = connection.room, connection.visitor
    if message.type == "hint":
        connection.in_background(message.id, _hint(connection, services, message))
        return
    if message.type == "chat" and not services.may_speak(visitor, connection.address):
        raise Refused("too_fast")
    if message.type == "chat" and services.bans.silences(visitor, connection.address):
        raise Refused("muted")
    if message.type in ENTRIES:
        draft = ENTRIES[message.type]
        n = await room.enter(visitor, _ref(visitor, message), lambda room: draft(room, visitor, message))
    else:
        n = await room.look(lambda room: _answer(connection, message))
    connection.send({"type": "ack", "id": message.id, "n": n})


async def _hint(connection: Connection, services: Services, message: Hint) -> None:
    room, visitor, lang = connection.room, connection.visitor, connection.lang
    connection.send(await hint(room, visitor, lang, services.bots, message))


def _ref(visitor: str | None, message: Any) -> Ref:
    """What a client sends again is the same but for the entry it has seen last."""
    return Ref(f"{visitor}:{message.id}", hashed(message.model_dump_json(exclude={"n"}))[:16])


def _answer(connection: Connection, message: Any) -> int:
    if message.type == "language":
        connection.lang = message.lang
        connection.show_all()
    return connection.room.log.n
