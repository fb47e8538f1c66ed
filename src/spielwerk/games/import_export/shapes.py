"""The shapes of what the screen shows beside the record; the types of the board are made from them."""

from __future__ import annotations

from typing import Annotated, TypedDict

from .catalogue import ACTIONS, CARDS, CARGO, PORTS, SHIPS, TYPES

ActionId = Annotated[str, ACTIONS]
CardId = Annotated[str, CARDS]
CargoId = Annotated[str, CARGO]
PortId = Annotated[str, PORTS]
ShipId = Annotated[str, SHIPS]
TypeId = Annotated[str, TYPES]


class Container(TypedDict):
    """A container: the contract it was loaded for, and whether it shares its slot."""

    card: CardId
    for_contract: CardId | None
    paired: bool


class Contract(TypedDict):
    """An accepted contract and the containers it still needs."""

    card: CardId
    open: int


class Ship(TypedDict):
    """A ship: whether it is at sea, its contracts and containers, how many it still needs, and what it then pays."""

    ship: ShipId
    at_sea: bool
    capacity: int
    contracts: list[Contract]
    containers: list[Container]
    needs: int
    pays: int


class Completed(TypedDict):
    """A completed contract: the card whose effect it copies, and the credits that lie on it."""

    card: CardId
    copies: CardId | None
    credits: int


class Port(TypedDict):
    """A player's port: cards, limits and the room that is left, ranks, actions, ships."""

    port: PortId
    hand: list[CardId]
    hand_size: int
    imports: list[CardId]
    goods: list[CardId]
    completed: list[Completed]
    played: list[CardId]
    import_limit: int | None
    import_room: int
    goods_limit: int
    goods_counted: int
    goods_room: int
    rank: dict[TypeId, int]
    actions: dict[ActionId, int]
    ships: list[Ship]


class Bid(TypedDict):
    """Who takes part in the bidding, whether the bid is made, and the amount if the viewer may know it."""

    seat: int
    made: bool
    amount: int | None


class Auction(TypedDict):
    """The ship, or the island, from which somebody is about to take containers, whose it is, and the bids for it."""

    cargo: CargoId
    owner: int | None
    bids: list[Bid]


class Majority(TypedDict):
    """Everybody's goods of a type as they are scored; who has the majority, and with how many."""

    goods: list[int]
    most: int
    leaders: list[int]


class Extras(TypedDict):
    """All that the board needs and would otherwise have to work out by the rules."""

    credits_to_end: int
    most_credits: int
    ending: bool
    followers: list[int]
    draw_pile_size: int
    discard_pile: list[CardId]
    island: list[CardId]
    shown: list[CardId]
    auction: Auction | None
    pays: dict[CardId, int]
    ports: list[Port]
    majorities: dict[TypeId, Majority]
    scores: list[dict[str, int]]
