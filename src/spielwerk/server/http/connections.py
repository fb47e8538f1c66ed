"""Connections before anything is asked over them: so many from one address, none that says nothing for long, and none
over which so much comes at once that others wait for it."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spielwerk.server.http.guard import HEADERS
from spielwerk.server.http.intake import Intake
from spielwerk.server.security.budgets import Budgets
from spielwerk.server.security.counts import Counts
from spielwerk.server.security.who import counted_address
from spielwerk.server.settings import Settings

LONGEST_HEAD = 64_000
"""Bytes of a request before its body."""
CLOSING_SECONDS = 2.0
"""How long a client has to hear that its socket is closed."""
MOST_PIECES = 100
"""Pieces of one message of a socket; empty ones would else be kept without end."""
TOO_MUCH = 1009
GONE = "gone"
"""The entry of a socket's state with an event: the connection is no more."""
INTAKE = "intake"
"""The entry of a socket's state with what comes over it, so that whoever is found to have sent it pays for it."""


class Flow(FlowControl):
    """Whether more is wanted over a connection; its intake hears of it."""

    def __init__(self, transport: Any, intake: Intake) -> None:
        super().__init__(transport)
        self._intake = intake

    def resume_reading(self) -> None:
        """More is wanted."""
        if self.read_paused:
            self.read_paused = False
            self._intake.go_on()


class PatientHttp(HttpToolsProtocol):
    """HTTP that waits for headers and bodies, but not for ever, and not for headers without end."""

    settings: Settings
    budgets: Budgets
    counts: Counts
    _head: int | None = 0
    """Bytes that have come of a request whose headers are not whole yet."""

    def connection_made(self, transport: Any) -> None:
        """Somebody connects; from an address that has too many connections already nobody is let in."""
        super().connection_made(transport)
        self._intake = Intake(transport, self._taken, self._is_wanted, self.settings.limits.patience)
        self.flow = Flow(transport, self._intake)
        self._timer: asyncio.TimerHandle | None = None
        self._counted = ""
        peer = (transport.get_extra_info("peername") or ("",))[0]
        if self.settings.is_proxy(peer):
            self._wait(self.settings.limits.header_seconds)
        elif self.counts.of(counted_address(peer)) >= self.settings.limits.connections_per_address:
            transport.abort()
        else:
            self._counted = counted_address(peer)
            self.counts.add(self._counted)
            self._intake.account = self.budgets.account(None, self._counted)
            self._wait(self.settings.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._intake.end()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        self._intake.take(data)

    def _is_wanted(self) -> bool:
        """Not while a call waits for the one before it, or nobody has read what came of it."""
        return not self.pipeline and not self.flow.read_paused

    def on_response_complete(self) -> None:
        """A call is answered; the next one may have come already."""
        super().on_response_complete()
        self._intake.go_on()

    def _taken(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which is counted among sockets."""
        self._intake.end()
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._wait(self.settings.limits.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are there; the body may take a while."""
        self._head = None
        self._wait(self.settings.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._head = 0
        self._wait(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused with the same headers as everything else."""
        headers = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
        about = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(msg)}\r\nconnection: close\r\n"
        self.transport.write(f"HTTP/1.1 400 Bad Request\r\n{headers}{about}\r\n{msg}".encode("latin-1"))
        self.transport.close()

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what comes next; None: it is there."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        self._wait(None)
        if self._counted:
            self.counts.remove(self._counted)
            self._counted = ""


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket whose frames are taken in bit by bit, and as long as somebody reads what it answers.

    It tells when its connection has gone, which a client that is sent away can't put off.
    """

    settings: Settings

    def connection_made(self, transport: Any) -> None:
        """It begins."""
        super().connection_made(transport)
        self._gone = asyncio.Event()
        self._intake = Intake(transport, super().data_received, self._is_wanted, self.settings.limits.patience)
        self.read_paused = True  # as far as uvicorn is concerned: here the intake decides when something is read

    def connection_lost(self, exc: Exception | None) -> None:
        """Its connection is no more."""
        self._intake.end()
        super().connection_lost(exc)
        self._gone.set()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        self._intake.take(data)

    def _is_wanted(self) -> bool:
        """Not while a message waits for the app, or answers for the client; at the end all is heard and forgotten."""
        return self.close_sent or (self.queue.empty() and self.writable.is_set())

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        super().resume_writing()
        self._intake.go_on()

    def handle_cont(self, event: Any) -> None:
        """One more piece of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.frames.clear()
            self.conn.send_close(TOO_MUCH)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        """Let the app have it."""
        self.scope.setdefault("state", {}).update({GONE: self._gone, INTAKE: self._intake})
        await super().run_asgi()

    async def receive(self) -> Any:
        """What has come; after it the next may come."""
        message = await self.queue.get()
        self._intake.go_on()
        return message

    async def send(self, message: Any) -> None:
        """Pass on what the app sends; a client that is sent away goes, whether it reads and answers or not."""
        if message["type"] not in ("websocket.accept", "websocket.send"):
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
        await super().send(message)
        self._intake.go_on()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with an answer that is no socket; it would be told as a mistake of the app


def patient(settings: Settings, budgets: Budgets) -> tuple[type[PatientHttp], type[PatientSocket]]:
    """The protocols for one server: HTTP, and what becomes of it."""
    http = {"settings": settings, "budgets": budgets, "counts": Counts()}
    return type("PatientHttp", (PatientHttp,), http), type("PatientSocket", (PatientSocket,), {"settings": settings})
