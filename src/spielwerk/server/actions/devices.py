"""Use this server as the same person on several devices: one-time links, the list of devices, signing out."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict

from spielwerk.server.actions.me import SHORT, told
from spielwerk.server.actions.passkeys import Short, become_device, leave, require_place
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import KeepsSomething, Served
from spielwerk.server.http.visitors import Asker, Asking, give_cookie
from spielwerk.server.protocol.people import DeviceLink, Me, OfferedLink
from spielwerk.server.security.sanitise import PlayerName
from spielwerk.server.security.tokens import hashed, new_token
from spielwerk.server.tables import steady
from spielwerk.server.views.qr import qr_code

router = APIRouter(tags=["people"])
Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22,64}$")]
LINK = "device"
SECONDS = 600


class NewLink(BaseModel):
    """`device` is what this browser is called in the list of devices, if it is the first one."""

    model_config = ConfigDict(extra="forbid")
    device: PlayerName = ""


class LinkUse(BaseModel):
    """`keep_tables` brings along what this device had as a visitor."""

    model_config = ConfigDict(extra="forbid")
    keep_tables: bool = False
    device: PlayerName = ""


@router.post("/me/links", response_model=DeviceLink, status_code=201, dependencies=[KeepsSomething])
async def make_link(wish: NewLink, asker: Asking, served: Served, request: Request) -> Any:
    """A link that adds one device to me, once, for ten minutes; an older one is void."""
    stored, now = served.people.stored, steady.now()
    await stored.become_person(asker.visitor, wish.device, now)
    token = new_token()
    await stored.issue(hashed(token), LINK, asker.visitor, now, now + SECONDS, most=1)
    url = served.address(request, f"/device/{token}")
    return {"url": url, "qr": qr_code(url), "expires": now + SECONDS}


@router.delete("/me/links", status_code=204)
async def void_links(asker: Asking, served: Served) -> None:
    """Make my link void."""
    await served.people.stored.void_vouchers(asker.visitor, LINK)


@router.get("/links/{token}", response_model=OfferedLink)
async def look_at_link(token: Token, asker: Asking, served: Served) -> Any:
    """What a link would do."""
    stored = served.people.stored
    person = await stored.voucher(hashed(token), LINK, steady.now())
    if person is None:
        raise Refused("link_void")
    about = await stored.person(person)
    return {
        "name": None if about is None else about.name,
        "devices": len(await stored.devices(person)),
        "mine": person == asker.visitor,
        "tables": await stored.tables_held(asker.visitor),
    }


@router.post("/links/{token}", response_model=Me)
async def use_link(
    token: Token, wish: LinkUse, asker: Asking, served: Served, request: Request, response: Response
) -> Any:
    """This device becomes one of the person who has made the link; where it can't, the link stays good."""
    stored, link = served.people.stored, hashed(token)
    person = await stored.voucher(link, LINK, steady.now())
    if person is not None and person != asker.visitor:
        await require_place(served, asker, person, wish.keep_tables)
    if person is None or await stored.use(link, LINK, steady.now()) != person:
        raise Refused("link_void")
    now = await become_device(served, asker, person, wish.device, wish.keep_tables, request, response)
    return await told(served, now)


@router.delete("/me/devices/{device}", response_model=Me)
async def remove_device(device: Short, asker: Asking, served: Served) -> Any:
    """A device of mine that can't come in any more, at once."""
    found = [each for each in await served.people.stored.devices(asker.visitor) if each.visitor[:SHORT] == device]
    if not found:
        raise Refused("no_such_device")
    await served.people.identities.remove_device(asker.visitor, found[0].visitor)
    return await told(served, asker)


@router.post("/sign-out", response_model=Me)
async def sign_out(asker: Asking, served: Served, request: Request, response: Response) -> Any:
    """This device is a new visitor; what was done with it stays mine."""
    await leave(served, asker)
    token = new_token()
    give_cookie(request, response, token)
    return await told(served, Asker(hashed(token), hashed(token)))
