"""Running the server with uvicorn."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import cast

import uvicorn
from fastapi import FastAPI

from spielwerk.server.app import create_app
from spielwerk.server.http.connections import patient
from spielwerk.server.logs import write_logs
from spielwerk.server.rooms.garbage import leave_old_alone
from spielwerk.server.settings import THIS_MACHINE, Settings
from spielwerk.server.storage.edition import Overtaken

try:
    import resource
except ImportError:  # Windows
    resource = None

BACKLOG = 2048
CLOSING_SECONDS = 5


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 takes a free one.

    It says which protocol it speaks: Python's own loop sends small messages at once only where it knows that it is TCP,
    and else holds each back for 40 ms if the one before is not acknowledged yet.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    return listener


def open_many_files() -> None:
    """Have as many connections as the machine allows this process, not just the few that programs have unasked."""
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # a system that says "any number" and means fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until somebody stops it, or a later edition has taken the database over (`Overtaken`)."""
    write_logs(settings.log_format, settings.access_log)
    open_many_files()
    config = configured(settings)
    server = uvicorn.Server(config)
    overtaken: list[Overtaken] = []

    def make_way(why: Overtaken) -> None:
        overtaken.append(why)
        server.should_exit = True

    cast(FastAPI, config.app).state.make_way = make_way
    leave_old_alone()
    server.run(sockets=[listener])
    if overtaken:
        raise overtaken[0]


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the app."""
    app = create_app(settings)
    http, socket = patient(settings, app.state.budgets)
    return uvicorn.Config(
        app,
        ws=socket,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=http,
        proxy_headers=True,
        forwarded_allow_ips=[*THIS_MACHINE, *settings.trusted_proxies],
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
