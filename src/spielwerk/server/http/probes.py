"""For those who watch the server: is it there, can it store, and what is it doing."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from spielwerk.server.errors import Refused
from spielwerk.server.http.guard import told
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang
from spielwerk.server.security.origins import is_numbered_host
from spielwerk.server.settings import THIS_MACHINE

NOT_READY = 503
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What proxies add."""
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process is there."""
    return JSONResponse({"ok": True}, headers={"cache-control": "no-store"})


@router.get("/readyz")
async def readyz(served: Served, lang: Lang) -> Response:
    """The database can be written."""
    trouble = await served.readiness.trouble()
    if trouble is not None:
        return JSONResponse(told(Refused(trouble), lang), NOT_READY)
    return JSONResponse({"ok": True}, headers={"cache-control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request, served: Served) -> Response:
    """All that is counted, for this machine or whoever has the token; nobody else learns that there is something."""
    if not _may_read(request, served.settings.metrics_token):
        raise Refused("not_found")
    return PlainTextResponse(served.metrics.text(), headers={"cache-control": "no-store"}, media_type=PROMETHEUS)


def _may_read(request: Request, token: str | None) -> bool:
    if token is not None:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(given.encode(), token.encode())
    peer = request.client.host if request.client else ""
    through_proxy = any(name in request.headers for name in FORWARDED) or not is_numbered_host(request)
    return peer in THIS_MACHINE and not through_proxy
