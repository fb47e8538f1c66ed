"""Who I am: name, devices, passkeys, ratings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from spielwerk.server.http.services import KeepsSomething, Served, Services
from spielwerk.server.http.visitors import Asker, Asking, Visitor
from spielwerk.server.people.records import standings_of
from spielwerk.server.protocol.people import Me, StandingShown
from spielwerk.server.security.tokens import hashed, known_as
from spielwerk.server.tables import steady

router = APIRouter(tags=["people"])
SHORT = 16
"""Letters of a hash that name a device or a passkey among those of one person."""


class RatingsWish(BaseModel):
    """Whether finished games are kept for ratings; off deletes those that are."""

    model_config = ConfigDict(extra="forbid")
    on: bool


@router.get("/me", response_model=Me)
async def me(asker: Asking, served: Served) -> Any:
    """Who I am on this server."""
    return await told(served, asker)


async def told(served: Services, asker: Asker) -> dict[str, Any]:
    """What somebody is told of themselves."""
    stored = served.people.stored
    person = await stored.person(asker.visitor)
    about: dict[str, Any] = {"name": None, "devices": [], "passkeys": [], "rated": False}
    if person is not None:
        devices, passkeys = await stored.devices(person.id), await stored.passkeys(person.id)
        about = {
            "name": person.name,
            "devices": [
                {
                    "device": device.visitor[:SHORT],
                    "name": device.name,
                    "added": device.added,
                    "this": device.visitor == asker.device,
                }
                for device in devices
            ],
            "passkeys": [{"passkey": hashed(key.id)[:SHORT], "name": key.name, "added": key.added} for key in passkeys],
            "rated": person.rated,
        }
    return about | {"tables": await stored.tables_held(asker.visitor), "known_as": known_as(asker.visitor)}


@router.delete("/me", response_model=Me)
async def forget_me(asker: Asking, served: Served) -> Any:
    """Delete my name, passkeys, ratings and all devices but this one; seats and tables stay."""
    people = served.people
    others = [device for device in await people.stored.devices(asker.visitor) if device.visitor != asker.device]
    for device in others:
        await people.identities.remove_device(asker.visitor, device.visitor)
    await people.stored.forget_person(asker.visitor, asker.device)
    return await told(served, asker)


@router.put("/me/ratings", response_model=Me, dependencies=[KeepsSomething])
async def want_ratings(wish: RatingsWish, asker: Asking, served: Served) -> Any:
    """Keep my finished games from now on, or delete what is kept of them."""
    if wish.on:
        await served.people.stored.become_person(asker.visitor, "", steady.now())
    await served.people.results.want(asker.visitor, wish.on)
    return await told(served, asker)


@router.get("/me/standings", response_model=list[StandingShown])
async def standings(visitor: Visitor, served: Served) -> Any:
    """How I play each game, where I want that to be kept."""
    results = await served.people.records.by_game(visitor)
    return [asdict(each) for each in await served.desk.answer(visitor, lambda: standings_of(results))]
