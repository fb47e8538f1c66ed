"""The outermost: gives every call an id, counts it, and logs it where the host wants that."""

from __future__ import annotations

import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.logs import ACCESS, FIELDS, REQUEST, request_id, without_tokens
from spielwerk.server.metrics import Metrics
from spielwerk.server.security.tokens import known_as
from spielwerk.server.security.who import address_of, visitor_of

_log = logging.getLogger(ACCESS)
HEADER = "X-Request-ID"
API = "/api"
NO_ROUTE = "none"
"""The route of calls that did not come that far."""


class Observer:
    """Sees everything come and go."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, and note how it ended."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = request_id(Headers(scope=scope).get(HEADER))
        before = REQUEST.set(name)
        try:
            await self._observed(scope, receive, send, name)
        finally:
            REQUEST.reset(before)

    async def _observed(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):  # also where a socket was turned away
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        if scope["type"] == "http":
            route = _route(scope)
            self._metrics.calls.labels(method, route, str(status)).inc()
            self._metrics.answered.labels(route).observe(seconds)
        if _log.isEnabledFor(logging.INFO):
            told = _told(scope, method, status, seconds)
            _log.info(" ".join(map(str, told.values())), extra={FIELDS: told})


def _route(scope: Scope) -> str:
    """The route of a call; some versions of FastAPI name those of a router without its prefix."""
    route: str = getattr(scope.get("route"), "path", NO_ROUTE)
    lacks_prefix = route != NO_ROUTE and scope["path"].startswith(f"{API}/") and not route.startswith(API)
    return API + route if lacks_prefix else route


def _told(scope: Scope, method: str, status: int, seconds: float) -> dict[str, Any]:
    connection = HTTPConnection(scope)
    return {
        "method": method,
        "path": without_tokens(scope["path"]),
        "status": status,
        "milliseconds": round(1000 * seconds, 1),
        "address": address_of(connection),
        "visitor": known_as(visitor_of(connection) or "-"),
    }
