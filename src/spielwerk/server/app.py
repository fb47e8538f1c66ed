"""The application: all packages of the server put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from spielwerk import __version__
from spielwerk.server import texts
from spielwerk.server.actions import router
from spielwerk.server.admin.follower import Follower
from spielwerk.server.bots.players import Bots
from spielwerk.server.bots.remote import RemoteWorkers
from spielwerk.server.errors import Refused
from spielwerk.server.http import pages, probes
from spielwerk.server.http.guard import Guard, told
from spielwerk.server.http.observer import Observer
from spielwerk.server.http.readiness import Readiness
from spielwerk.server.http.services import Services
from spielwerk.server.live.websocket import LiveSockets
from spielwerk.server.metrics import Metrics
from spielwerk.server.people.services import PeopleServices
from spielwerk.server.protocol.openapi import describe
from spielwerk.server.rooms.clocks import Clocks
from spielwerk.server.rooms.garbage import look_between_steps
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.rooms.sync import Sync
from spielwerk.server.security.bans import Bans
from spielwerk.server.security.budgets import Budgets
from spielwerk.server.security.counts import Counts
from spielwerk.server.security.rate_limits import Buckets
from spielwerk.server.settings import Settings
from spielwerk.server.storage.database import hold
from spielwerk.server.storage.edition import Overtaken
from spielwerk.server.storage.jobs import Jobs, answers_to
from spielwerk.server.storage.listener import listen, plain_address
from spielwerk.server.storage.store import CHANNEL, Storage
from spielwerk.server.texts import language

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
WORTH_SQUEEZING = 1000


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()
    texts.read()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        with hold(chosen.database):
            async with _open(chosen, app) as services:
                app.state.services = services
                yield

    app = FastAPI(
        title="Spielwerk",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # it is a call like others: the first time it takes long, in a thread
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.budgets = Budgets(chosen.limits)
    app.state.calls = Buckets(chosen.limits.calls_per_second, chosen.limits.calls_at_once)
    app.state.bans = bans = Bans()
    app.state.make_way = _stay
    app.state.metrics = metrics = Metrics()
    app.include_router(router)
    app.include_router(probes.router)
    app.include_router(pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_SQUEEZING, compresslevel=5)
    app.add_middleware(Guard, settings=chosen, bans=bans, metrics=metrics)
    app.add_middleware(LiveSockets)
    app.add_middleware(Observer, metrics=metrics)
    _answer_problems(app)
    describe(app)
    return app


@asynccontextmanager
async def _open(settings: Settings, app: FastAPI) -> AsyncGenerator[Services]:
    """Everything that runs while the server runs."""
    process = secrets.token_hex(4)
    bans, metrics = app.state.bans, app.state.metrics
    storage = Storage(settings.database, settings.busy_seconds, process, metrics)
    rooms = Rooms(storage, settings)
    remote = _remote(storage, settings, process)
    bots = Bots(rooms, settings, app.state.budgets, remote)
    people = PeopleServices(rooms, storage, settings)
    rooms.on_change = all_of(bots.wake, people.notices.changed, people.records.changed)
    presence = Presence(storage, process)
    openings = Buckets(settings.limits.tables_per_minute / MINUTE, settings.limits.tables_at_once)
    of_day = Buckets(settings.limits.tables_per_day / DAY, settings.limits.tables_per_day)
    public = Buckets(settings.limits.public_per_hour / HOUR, settings.limits.public_per_hour)
    limits = settings.limits
    chats = Buckets(limits.chats_per_second, limits.chats_at_once)
    chats_of_address = Buckets(limits.address_chats_per_second, limits.address_chats_at_once)
    kept = Buckets(limits.kept_per_hour / HOUR, limits.kept_per_hour)
    follower = Follower(rooms, bans, settings, lambda why: app.state.make_way(why))
    await follower.start()
    clocks = Clocks(rooms, storage, bots.look_after, presence, settings)
    always = (clocks.run(), follower.run(), metrics.measure_lag(), look_between_steps())
    running = [asyncio.create_task(work) for work in always]
    _watch(metrics, rooms)
    if remote is not None:
        sync, address = Sync(rooms, presence, people.identities, process), plain_address(settings.database)
        remote.server_gone = clocks.server_gone
        running.append(asyncio.create_task(listen(address, CHANNEL, sync.heard, sync.connected)))
        running.append(asyncio.create_task(listen(address, answers_to(process), remote.heard, remote.heard)))
        running.append(asyncio.create_task(remote.run()))
    try:
        yield Services(
            settings, storage, rooms, bots, presence, openings, of_day, public, Counts(), chats, chats_of_address,
            kept, bans, Readiness(storage), people,
        )  # fmt: skip
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await bots.close()
        await people.notices.close()
        await storage.settle()
        rooms.slow_work.close()
        storage.close()


def _stay(why: Overtaken) -> None:
    """Whoever runs the app puts here how it ends; until then it refuses to write."""
    logging.getLogger("spielwerk.server").warning("a later edition has the database: %s", why)


def _watch(metrics: Metrics, rooms: Rooms) -> None:
    """What is looked up when somebody reads the metrics."""
    here = rooms.in_memory
    metrics.sockets.set_function(lambda: sum(len(room.connections) for room in here.values()))
    metrics.tables.set_function(lambda: len(here))
    metrics.tables_awake.set_function(lambda: sum(room.awake for room in here.values()))


def _remote(storage: Storage, settings: Settings, process: str) -> RemoteWorkers | None:
    """The workers on other machines, where the database is one that others share."""
    jobs = Jobs(plain_address(settings.database), process)
    return RemoteWorkers(jobs, storage.metrics) if storage.shared else None


def all_of(*followers: Callable[[Room], None]) -> Callable[[Room], None]:
    """Lets several follow what happens at a table."""

    def follow(room: Room) -> None:
        for each in followers:
            each(room)

    return follow


def _answer_problems(app: FastAPI) -> None:
    """Every problem leaves as a code and one clear line."""

    def answer(request: Request, refused: Refused) -> JSONResponse:
        lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
        return JSONResponse(told(refused, lang), refused.status)

    async def on_refused(request: Request, error: Any) -> JSONResponse:
        app.state.metrics.refused.labels(error.code, "http").inc()
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

    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
