"""Connections before anything is asked over them: so many from one address, and none that says nothing for long."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spielwerk.server.http.guard import HEADERS
from spielwerk.server.security.counts import Counts
from spielwerk.server.security.who import counted_address
from spielwerk.server.settings import Settings

LONGEST_HEAD = 64_000
"""Bytes of a request before its body."""
CLOSING_SECONDS = 2.0
"""How long a client has to hear that its socket is closed."""
GONE = "gone"
"""The entry of a socket's state with an event: the connection is no more."""


class PatientHttp(HttpToolsProtocol):
    """HTTP that waits for headers and bodies, but not for ever, and not for headers without end."""

    settings: Settings
    counts: Counts
    _head: int | None = 0
    """Bytes that have come of a request whose headers are not whole yet."""

    def connection_made(self, transport: Any) -> None:
        """Somebody connects; from an address that has too many connections already nobody is let in."""
        super().connection_made(transport)
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
            self._wait(self.settings.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which is counted among sockets."""
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
    """A socket that tells when its connection has gone, which a client that is sent away can't put off."""

    def connection_made(self, transport: Any) -> None:
        """It begins."""
        super().connection_made(transport)
        self._gone = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        """Its connection is no more."""
        super().connection_lost(exc)
        self._gone.set()

    async def run_asgi(self) -> None:
        """Let the app have it."""
        self.scope.setdefault("state", {})[GONE] = self._gone
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Pass on what the app sends; a client that is sent away goes, whether it reads and answers or not."""
        if message["type"] not in ("websocket.accept", "websocket.send"):
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with an answer that is no socket; it would be told as a mistake of the app


def patient_http(settings: Settings) -> type[PatientHttp]:
    """The protocol for one server."""
    return type("PatientHttp", (PatientHttp,), {"settings": settings, "counts": Counts()})
