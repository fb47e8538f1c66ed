"""Whether the server is well."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk import __version__
from spielwerk.server.http.services import Served
from spielwerk.server.protocol.responses import Health

router = APIRouter(tags=["browse"])


@router.get("/health", response_model=Health)
async def health(served: Served) -> Any:
    """Whether the server and its database work, and which games are compiled."""
    await served.storage.count()
    return {
        "ok": True,
        "version": __version__,
        "compiled": served.bots.compiling.progress,
        "troubles": served.bots.troubles,
    }
