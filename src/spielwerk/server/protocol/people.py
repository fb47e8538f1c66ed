"""The shapes of answers about people: who one is, how one is reached, who looks for others."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from spielwerk.server.protocol.responses import ListedTable


class DeviceShown(BaseModel):
    """A browser of mine."""

    device: str
    name: str
    added: float
    this: bool


class PasskeyShown(BaseModel):
    """A key of mine."""

    passkey: str
    name: str
    added: float


class Me(BaseModel):
    """Who I am on this server; without name and devices just a visitor."""

    name: str | None
    devices: list[DeviceShown]
    passkeys: list[PasskeyShown]
    rated: bool
    tables: int
    known_as: str
    """By this the host of the server knows me."""


class StandingShown(BaseModel):
    """How I play a game; 1000 is as strong as the others at my tables were on average, with an interval of 95 %."""

    game: str
    games: int
    wins: int
    rating: int
    low: int
    high: int


class Ceremony(BaseModel):
    """What a browser needs to make or use a passkey, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class QrCode(BaseModel):
    """A square picture of so many fields; `path` draws the dark ones."""

    size: int
    path: str


class DeviceLink(BaseModel):
    """A link that adds one device, once, as long as it is good."""

    url: str
    qr: QrCode
    expires: float


class OfferedLink(BaseModel):
    """What a link would do: to whom it adds this device, and what this device has already."""

    name: str | None
    devices: int
    mine: bool
    """Whether this device is one of theirs already."""
    tables: int
    """At how many tables this device has a seat."""


class PushKey(BaseModel):
    """What browsers know this server by."""

    public_key: str


class Lobby(BaseModel):
    """Public tables, those with open seats first, and the games I wait for."""

    tables: list[ListedTable]
    wishes: list[str]


class Muted(BaseModel):
    """Whom I do not hear at a table: seats, and those who watch by their numbers."""

    seats: list[int]
    watchers: list[int]
