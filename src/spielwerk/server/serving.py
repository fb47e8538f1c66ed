"""Running the server with uvicorn."""

from __future__ import annotations

import gc
import socket

import uvicorn

from spielwerk.server.app import create_app
from spielwerk.server.http.connections import patient_http
from spielwerk.server.logs import write_logs
from spielwerk.server.settings import THIS_MACHINE, Settings

BACKLOG = 2048
CLOSING_SECONDS = 5
SELDOM = (20_000, 20, 100)
"""Tables make many objects and few circles: looking for those often would hold everybody up."""


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    return listener


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until somebody stops it."""
    write_logs(settings.log_format, settings.access_log)
    app = configured(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    uvicorn.Server(app).run(sockets=[listener])


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the app."""
    return uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=patient_http(settings),
        proxy_headers=True,
        forwarded_allow_ips=[*THIS_MACHINE, *settings.trusted_proxies],
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
