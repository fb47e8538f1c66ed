"""Claim a name with a passkey, and sign in with one on another device."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.actions.me import SHORT, told
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served, Services
from spielwerk.server.http.visitors import Asker, Asking, give_cookie
from spielwerk.server.people.passkeys import Site
from spielwerk.server.protocol.people import Ceremony, Me
from spielwerk.server.security.addresses import is_number
from spielwerk.server.security.lookalikes import name_key
from spielwerk.server.security.sanitise import PlayerName
from spielwerk.server.security.tokens import hashed
from spielwerk.server.security.who import address_of

router = APIRouter(tags=["people"])
OwnName = Annotated[PlayerName, Field(min_length=1)]
Short = Annotated[str, Path(pattern=f"^[0-9a-f]{{{SHORT}}}$")]


class NameWish(BaseModel):
    """The name that somebody wants to claim."""

    model_config = ConfigDict(extra="forbid")
    name: OwnName


class Claim(NameWish):
    """A name and the passkey made for it; `device` is what the browser is called in the list of devices."""

    credential: dict[str, Any]
    device: PlayerName = ""


class SignIn(BaseModel):
    """A passkey's answer; `keep_tables` brings along what this device had as a visitor."""

    model_config = ConfigDict(extra="forbid")
    credential: dict[str, Any]
    keep_tables: bool = True
    device: PlayerName = ""


@router.post("/me/passkeys/options", response_model=Ceremony)
async def begin_claim(wish: NameWish, asker: Asking, served: Served, request: Request) -> Any:
    """Begin to claim a name, or to add a further passkey for it."""
    await _require_free(served, asker, wish.name)
    site = _site(served, request)
    return {"options": await served.people.passkeys.registration(site, asker.visitor, wish.name)}


@router.post("/me/passkeys", response_model=Me)
async def claim(wish: Claim, asker: Asking, served: Served, request: Request) -> Any:
    """Claim a name: from now on it is mine on this server, with this passkey."""
    key = await _require_free(served, asker, wish.name)
    people = served.people
    passkey = await people.passkeys.registered(_site(served, request), asker.visitor, wish.credential, wish.device)
    if not people.claims_from.take(address_of(request)):
        raise Refused("too_many_claims")
    await people.stored.claim(passkey, wish.name, key, wish.device)
    return await told(served, asker)


@router.delete("/me/passkeys/{passkey}", response_model=Me)
async def remove_passkey(passkey: Short, asker: Asking, served: Served) -> Any:
    """Forget one of my passkeys."""
    stored = served.people.stored
    found = [key for key in await stored.passkeys(asker.visitor) if hashed(key.id)[:SHORT] == passkey]
    if not found or not await stored.remove_passkey(asker.visitor, found[0].id):
        raise Refused("passkey_unknown")
    return await told(served, asker)


@router.post("/sign-in/options", response_model=Ceremony)
async def begin_sign_in(asker: Asking, served: Served, request: Request) -> Any:
    """Begin to sign in with any passkey for this server."""
    return {"options": await served.people.passkeys.question(_site(served, request), asker.visitor)}


@router.post("/sign-in", response_model=Me)
async def sign_in(wish: SignIn, asker: Asking, served: Served, request: Request, response: Response) -> Any:
    """This device becomes one of the person whose passkey has answered."""
    person = await served.people.passkeys.answered(_site(served, request), asker.visitor, wish.credential)
    now = await become_device(served, asker, person, wish.device, wish.keep_tables, request, response)
    return await told(served, now)


async def become_device(
    served: Services, asker: Asker, person: str, name: str, keep: bool, request: Request, response: Response
) -> Asker:
    """Let the asker's device be one of a person, with a new token; what a named person has is not brought along."""
    if asker.visitor == person:
        return asker
    await require_place(served, asker, person, keep)
    served.allow_keeping(request)
    is_visitor = await served.people.stored.person(asker.visitor) is None
    if not is_visitor:
        await leave(served, asker)
    token = await served.people.identities.add_device(person, name, asker.visitor if keep and is_visitor else None)
    give_cookie(request, response, token)
    return Asker(person, hashed(token))


async def require_place(served: Services, asker: Asker, person: str, keep: bool) -> None:
    """Refuse a device that can't be a person's, before anything is given up for it."""
    stored, most = served.people.stored, served.settings.limits.devices
    if len(await stored.devices(person)) >= most:
        raise Refused("too_many_devices", most=most)
    if await stored.person(asker.visitor) is not None:
        await _require_way_back(served, asker)
    elif keep and await stored.together(person, asker.visitor):
        raise Refused("same_table")


async def _require_way_back(served: Services, asker: Asker) -> None:
    """Nobody loses all tables by leaving a device: there must be another one or a passkey."""
    stored = served.people.stored
    devices = [each for each in await stored.devices(asker.visitor) if each.visitor != asker.device]
    if not devices and not await stored.passkeys(asker.visitor):
        raise Refused("no_way_back")


async def leave(served: Services, asker: Asker) -> None:
    """A device is the asker's no more."""
    await _require_way_back(served, asker)
    await served.people.identities.remove_device(asker.visitor, asker.device)


async def _require_free(served: Services, asker: Asker, name: str) -> str:
    """A name that nobody else has, nor one that looks like it."""
    key = name_key(name)
    if not await served.people.stored.name_is_free(key, asker.visitor):
        raise Refused("name_claimed")
    return key


def _site(served: Services, request: Request) -> Site:
    """The name that passkeys are bound to: that of the server, which must not be a number."""
    here = urlsplit(served.address(request, ""))
    if here.hostname is None or is_number(here.hostname):
        raise Refused("passkey_place")
    return Site(here.hostname, f"{here.scheme}://{here.netloc}")
