"""The application: all rooms of the server put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from spielwerk import __version__
from spielwerk.server import pages
from spielwerk.server.bots.players import Bots
from spielwerk.server.clocks import Clocks
from spielwerk.server.deeds import router
from spielwerk.server.deeds.watch import Live
from spielwerk.server.described import describe
from spielwerk.server.guard import Guard, told
from spielwerk.server.limits import Buckets
from spielwerk.server.live.house import House
from spielwerk.server.live.news import News
from spielwerk.server.live.presence import Presence
from spielwerk.server.problems import Refused
from spielwerk.server.services import Services
from spielwerk.server.settings import Settings
from spielwerk.server.storage import Storage
from spielwerk.server.storage.listener import listen
from spielwerk.server.words import language

MINUTE = 60
WORTH_SQUEEZING = 1000


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _open(chosen) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Spielwerk",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = chosen
    app.include_router(router)
    app.include_router(pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_SQUEEZING, compresslevel=5)
    app.add_middleware(Guard, settings=chosen)
    app.add_middleware(Live)
    _answer_problems(app)
    describe(app)
    return app


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator[Services]:
    """Everything that runs while the server runs."""
    process = secrets.token_hex(4)
    storage = Storage(settings.database, settings.busy_seconds, process)
    house = House(storage, settings)
    bots = Bots(house, settings)
    house.on_change = bots.wake
    presence = Presence(storage, process)
    openings = Buckets(settings.limits.tables_per_minute / MINUTE, settings.limits.tables_at_once)
    running = [asyncio.create_task(Clocks(house, storage, bots, presence, settings).run())]
    if storage.shared:
        news = News(house, presence, process)
        running.append(asyncio.create_task(listen(storage.engine, news.heard, news.connected)))
    try:
        yield Services(settings, storage, house, bots, presence, openings)
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await bots.close()
        await storage.settle()
        storage.close()


def _answer_problems(app: FastAPI) -> None:
    """Every problem leaves as a code and one clear line."""

    def answer(request: Request, refused: Refused) -> JSONResponse:
        lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
        return JSONResponse(told(refused, lang), refused.status)

    async def on_refused(request: Request, error: Any) -> JSONResponse:
        return answer(request, error)

    async def on_invalid(request: Request, error: Any) -> JSONResponse:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        return answer(request, Refused("invalid", where=ascii(where)[1:-1][:100]))

    async def on_http(request: Request, error: Any) -> JSONResponse:
        known = {404: "not_found", 405: "no_such_call", 400: "bad_message"}
        refused = Refused(known.get(error.status_code, "bad_message"))
        response = answer(request, refused)
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response

    async def on_bug(request: Request, error: Exception) -> JSONResponse:
        logging.getLogger("spielwerk.server").error("a bug", exc_info=error)
        return answer(request, Refused("inside"))

    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_bug)
