"""The guard: sizes, rates, origins and headers for everything that comes and goes over HTTP."""

from __future__ import annotations

import json
import logging
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.errors import Refused
from spielwerk.server.metrics import Metrics
from spielwerk.server.security.bans import Bans
from spielwerk.server.security.budgets import can_pay, paid_by
from spielwerk.server.security.counts import Counts
from spielwerk.server.security.origins import is_known_host, is_welcome
from spielwerk.server.security.sanitise import has_nul
from spielwerk.server.security.who import address_of, visitor_of
from spielwerk.server.settings import Settings
from spielwerk.server.texts import language

SAFE = ("GET", "HEAD", "OPTIONS")
IMPORT = "/api/import"
PROBES = ("/healthz", "/readyz", "/metrics")
"""These are asked under any name: whoever watches several machines calls each by its own."""
LONGEST_PATH = 1000
MOST_PARTS = 20_000
"""Of what a body is made: a long game has some thousands; to read hundreds of thousands holds everybody up."""
MOST_PARAMETERS = 200
"""After the question mark; to take thirty thousand apart holds everybody up."""
IN_VAIN = 0.001
"""Seconds of processor time that whoever is refused here pays: about twice what it takes to hear them and say so."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}
_log = logging.getLogger("spielwerk.server")


class Guard:
    """Lets in what is welcome, small enough and not too often."""

    def __init__(self, app: ASGIApp, settings: Settings, bans: Bans, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._under_way = Counts()
        self._bans = bans
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on, or refuse it; what goes wrong behind here is answered here too, with all headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_answered = False

        async def answer(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(_with_headers(scope, message))

        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            self._check(connection, address)
            with self._under_way.one(address):
                await self._answer(connection, address, receive, answer)
        except Refused as refused:
            self._metrics.refused.labels(refused.code, "http").inc()
            connection.app.state.budgets.account(None, address).spend(IN_VAIN)
            await refuse(scope, answer, refused)
        except Exception:
            if is_answered:
                raise
            _log.exception("a bug")
            await refuse(scope, answer, Refused("inside"))

    async def _answer(self, connection: HTTPConnection, address: str, receive: Receive, send: Send) -> None:
        """At the expense of who asks."""
        scope, limits = connection.scope, self._settings.limits
        whole = await self._whole(scope, receive)
        account = connection.app.state.budgets.account(visitor_of(connection), address)
        if not await can_pay(account, limits.patience):
            raise Refused("too_fast")
        await paid_by(account, self._app(scope, whole, send))

    def _check(self, connection: HTTPConnection, address: str) -> None:
        scope, limits = connection.scope, self._settings.limits
        if scope["path"].startswith("/api/") and not connection.app.state.calls.take(address):
            raise Refused("too_fast")
        if self._under_way.of(address) >= limits.calls_under_way:
            raise Refused("too_fast")
        if scope["path"] not in PROBES and not is_known_host(connection, self._settings):
            raise Refused("host")
        if len(scope["path"]) > LONGEST_PATH or "\0" in scope["path"]:
            raise Refused("not_found")
        if b"%00" in scope["query_string"]:
            raise Refused("bad_message")
        if scope["query_string"].count(b"&") > MOST_PARAMETERS:
            raise Refused("too_large")
        if scope["method"] not in SAFE and not is_welcome(connection, self._settings):
            raise Refused("origin")
        if scope["path"].startswith("/api/") and self._bans.keeps_out(visitor_of(connection), address):
            raise Refused("banned")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most(scope):
            raise Refused("too_large")

    def _most(self, scope: Scope) -> int:
        limits = self._settings.limits
        return limits.journal if scope["path"] == IMPORT else limits.body

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body, which may not say how long it is, and pass it on in one piece."""
        if scope["method"] in SAFE:
            return receive
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Refused("bad_message")
            body, more = body + message.get("body", b""), message.get("more_body", False)
            if len(body) > self._most(scope):
                raise Refused("too_large")
        if has_nul(body):
            raise Refused("bad_message")
        if sum(map(body.count, (b",", b":", b"[", b"{"))) > MOST_PARTS:
            raise Refused("too_large")
        parts = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def read() -> Message:
            return next(parts, None) or await receive()

        return read


def _with_headers(scope: Scope, message: Message) -> Message:
    if message["type"] == "http.response.start":
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
    return message


async def turn_away(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer a handshake as what it is, a call over HTTP, and let no socket come of it."""

    async def answer(message: Message) -> None:
        await send({**_with_headers(scope, message), "type": f"websocket.{message['type']}"})

    await refuse(scope, answer, refused)


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer with one clear line."""
    lang = language(None, Headers(scope=scope).get("accept-language"))
    body = json.dumps(told(refused, lang), ensure_ascii=False).encode()
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def told(refused: Refused, lang: str) -> dict[str, Any]:
    """The body of a refusal."""
    return {"error": refused.told(lang)}
