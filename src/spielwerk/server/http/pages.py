"""The web app: its page for every address of the app, its hashed files for ever."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import greet, known
from spielwerk.server.texts import language, say

FOR_EVER = "public, max-age=31536000, immutable"
AFRESH = "no-cache"
FOR_ONE = "private, no-cache"
HASHED = "assets"

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str, request: Request, served: Served, visitor: Annotated[str | None, Depends(known)]) -> Response:
    """A file of the app, or its page."""
    static: Path = request.app.state.settings.static
    if path.startswith("api/"):
        raise Refused("not_found")
    file = await served.desk.work(lambda: _file(static, path))
    if file is not None:
        return FileResponse(file, headers={"cache-control": FOR_EVER if path.startswith(f"{HASHED}/") else AFRESH})
    if path.startswith(f"{HASHED}/"):
        raise Refused("not_found")
    index = static / "index.html"
    if not index.is_file():
        return _not_built(request)
    answer = FileResponse(index, headers={"cache-control": FOR_ONE})
    greet(request, answer, visitor is not None)
    return answer


def _file(static: Path, path: str) -> Path | None:
    """A file of the app by its path; none where there is none, or where there can't be one."""
    try:
        file = (static / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):
        return None


def _not_built(request: Request) -> Response:
    lang = language(None, request.headers.get("accept-language"))
    text = escape(say(lang, "not-built"))
    body = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Spielwerk</title><p>{text}</p></html>'
    return HTMLResponse(body, status_code=503)
