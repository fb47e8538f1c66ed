"""Look at tables: mine, public ones, one of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.responses import ListedTable, TableId
from spielwerk.server.storage.kept import Wanted
from spielwerk.server.views.lists import shown_tables

router = APIRouter(tags=["tables"])
MOST = 200
PAGE = 100


@router.get("/tables", response_model=list[ListedTable])
async def my_tables(visitor: Visitor, lang: Lang, served: Served) -> Any:
    """My tables, those waiting for me first."""
    tables = await shown_tables(await served.storage.tables_of(visitor, MOST), visitor, lang, served.settings)
    return sorted(tables, key=lambda table: not table["my_turn"])


@router.get("/tables/public", response_model=list[ListedTable])
async def public_tables(
    visitor: Visitor,
    lang: Lang,
    served: Served,
    game: Annotated[str | None, Query(max_length=64)] = None,
    text: Annotated[str | None, Query(max_length=80)] = None,
    status: Literal["waiting", "playing"] | None = None,
    before: Annotated[float | None, Query(ge=0, le=1e11)] = None,
) -> Any:
    """Public tables, those with open seats first: of a game, with some words in their name, and page by page."""
    wanted = Wanted(game, text, status, before)
    found = await served.storage.public_tables(wanted, PAGE, served.settings.limits.public_tables)
    tables = await shown_tables(found, visitor, lang, served.settings)
    return sorted(tables, key=lambda table: table["status"] != "waiting")


@router.get("/tables/{table}", response_model=ListedTable)
async def one_table(table: TableId, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """One table as lists show it."""
    listed = await served.storage.listed(table)
    if listed is None:
        raise Refused("not_found")
    return (await shown_tables([listed], visitor, lang, served.settings))[0]
