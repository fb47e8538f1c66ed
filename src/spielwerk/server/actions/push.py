"""Be told what happens while the page is closed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import KeepsSomething, Served
from spielwerk.server.http.visitors import Asking, Lang, Visitor
from spielwerk.server.protocol.people import PushKey
from spielwerk.server.security.addresses import LONGEST, Forbidden, check_url
from spielwerk.server.storage.push import Subscription
from spielwerk.server.tables import steady

router = APIRouter(tags=["people"])
Endpoint = Annotated[str, Field(min_length=1, max_length=LONGEST)]


class PushKeys(BaseModel):
    """The keys of a browser, as the Push API gives them."""

    model_config = ConfigDict(extra="forbid")
    p256dh: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class PushWish(BaseModel):
    """A subscription, as the Push API gives it."""

    model_config = ConfigDict(extra="forbid")
    endpoint: Endpoint
    keys: PushKeys


class PushEnd(BaseModel):
    """A subscription that ends."""

    model_config = ConfigDict(extra="forbid")
    endpoint: Endpoint


@router.get("/push", response_model=PushKey)
async def push_key(served: Served) -> Any:
    """What browsers subscribe with."""
    return {"public_key": await served.people.sender.public_key()}


@router.put("/push", status_code=204, dependencies=[KeepsSomething])
async def subscribe(wish: PushWish, asker: Asking, lang: Lang, served: Served) -> None:
    """Tell this browser when it is my turn, and of tables that I wait for."""
    try:
        check_url(wish.endpoint, served.settings.push_anywhere)
    except Forbidden as error:
        raise Refused("push_endpoint") from error
    subscription = Subscription(
        wish.endpoint, asker.visitor, asker.device, wish.keys.p256dh, wish.keys.auth, lang, steady.now()
    )
    await served.people.push.subscribe(subscription, served.settings.limits.push_devices)


@router.delete("/push", status_code=204)
async def unsubscribe(wish: PushEnd, visitor: Visitor, served: Served) -> None:
    """Tell this browser nothing any more."""
    await served.people.push.unsubscribe(wish.endpoint, visitor)
