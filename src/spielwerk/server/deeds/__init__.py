"""What people do, each in its own file: a call over HTTP or a message over the socket."""

from fastapi import APIRouter

from spielwerk.server.answers import ERRORS
from spielwerk.server.deeds import (
    analyse,
    browse,
    export,
    fork,
    import_game,
    invite,
    join,
    look,
    notes,
    open_table,
    rematch,
    sit,
)

router = APIRouter(prefix="/api", responses=ERRORS)
for deed in (browse, open_table, look, join, invite, sit, rematch, fork, export, import_game, notes, analyse):
    router.include_router(deed.router)
