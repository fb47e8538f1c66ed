"""The shapes of what the screen shows beside the record; the browser's types are made from them."""

from __future__ import annotations

from typing import TypedDict


class StoneOnDistrict(TypedDict):
    """A stone on a district."""

    seat: int
    arrow: bool


class DistrictView(TypedDict):
    """Whose stones lie on a district."""

    level: int
    stones: list[StoneOnDistrict]
    shadow: bool


class HiddenTile(TypedDict):
    """A face-down tile; it is named if the viewer has looked at it."""

    rank: int
    banner: str
    tile: str | None


class MarketView(TypedDict):
    """The face-up tile of a market with its price, what the viewer lacks, and points; None once the market is empty."""

    tile: str | None
    rank: int | None
    price: dict[str, int] | None
    missing: dict[str, int] | None
    points: int | None
    hidden: list[HiddenTile]


class RowView(TypedDict):
    """The front marker of a row with its price, what the viewer lacks, and points; None once the row is empty."""

    marker: str | None
    number: int | None
    price: dict[str, int] | None
    missing: dict[str, int] | None
    points: int | None
    left: int


class PassengerView(TypedDict):
    """Where a passenger is (on a level or aboard the airship of a seat), wants to go, and what the open tile says."""

    level: int | None
    aboard: int | None
    destination: int
    target: int
    other_target: int


class AirshipView(TypedDict):
    """What an airship can do now."""

    boilers: int
    storage: int
    stored: int
    stones: int
    values: dict[str, int]
    tiles: int
    banners: int
    banner_points: dict[str, int]
    docked: int
    at_stack: int
    slots: list[dict[str, list[int]]]


class RoutedStone(TypedDict):
    """The stone that is being led through a machine room: whose, where, with what pressure, where it could go on."""

    seat: int
    value: int
    position: str | None
    next: str | None
    arrow: bool


class Extras(TypedDict):
    """All that the board in the browser needs and would otherwise have to work out by the rules."""

    turn_order: list[int]
    districts: dict[str, DistrictView]
    markets: dict[str, MarketView]
    bonus_rows: dict[str, RowView]
    statues_waiting: list[str]
    statues_to_end: int
    passengers: dict[str, PassengerView]
    airships: list[AirshipView]
    rating: str | None
    removed_tiles: list[str]
    routed_stone: RoutedStone | None
