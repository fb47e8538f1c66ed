"""What the screen shows beside the record: the cards of every zone in order, ships, ranks, limits, points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    CARDS,
    CARGO,
    LEDGER,
    PORTS,
    SHIPS,
    SHIPS_PER_PORT,
    TYPES,
)
from spielwerk.games.import_export.rules.limits import (
    NOT_LEAVING,
    capacity,
    counted_goods,
    goods_limit,
    import_limit,
    imports_unlimited,
    rank,
)
from spielwerk.games.import_export.rules.ships import open_slots, own_ship
from spielwerk.games.import_export.rules.turn import action_count
from spielwerk.games.import_export.rules.zones import completed_of, goods_of, hand_of, imports_of
from spielwerk.games.import_export.scoring import ledger_entry, score, scored_goods, sharers
from spielwerk.games.import_export.state import (
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    PLAYED,
    SHIP_PLACES,
    SHOWN,
    SINGLE,
    State,
    game,
)


@game.view
def extras(s: State, viewer: int | None) -> dict[str, Any]:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    return {
        "credits_to_end": s.threshold,
        "draw_pile_size": s.count[DRAW_PILE],
        "discard_pile": cards(s, DISCARD_PILE),
        "island": cards(s, ISLAND),
        "shown": cards(s, SHOWN),
        "asking": asking_card(s),
        "auction": auctioned_cargo(s),
        "ports": [port_of(s, p) for p in range(s.seats)],
        "majorities": {TYPES.ids[kind]: majority(s, kind) for kind in TYPES},
        "scores": [points(s, p) for p in range(s.seats)],
    }


def waiting_for(s: State, name: str) -> Iterator[int]:
    """What the scheduled steps and decisions hold under a name, the next one first."""
    for place in reversed(range(s.depth)):
        frame = s.stack[place]
        kind = game.kinds[frame.kind]
        held = dict(zip(kind.arguments, (frame.a, frame.b, frame.c, frame.d), strict=False))
        if name in held:
            yield held[name]


def asking_card(s: State) -> str | None:
    """The card whose effect is the next thing to decide about."""
    if s.over or "effect_card" not in game.kinds[s.stack[s.depth - 1].kind].arguments:
        return None
    card = next(waiting_for(s, "effect_card"))
    return CARDS.ids[card] if card >= 0 else None


def auctioned_cargo(s: State) -> str | None:
    """The ship, or the island, from which somebody is about to take containers."""
    cargo = next(waiting_for(s, "cargo"), -1)
    return CARGO.ids[cargo] if 0 <= cargo < len(CARGO) else None


def cards(s: State, zone: int) -> list[str]:
    """The cards of a zone in their order; none of a zone that is hidden."""
    listed: list[str] = []
    card = s.last[zone]
    if card >= 0:
        for _ in range(s.count[zone]):
            card = s.following[card]
            listed.append(CARDS.ids[card])
    return listed


def port_of(s: State, p: int) -> dict[str, Any]:
    """A player's port: cards, limits, ranks, actions, ships."""
    return {
        "port": PORTS.ids[s.player[p].port],
        "hand": cards(s, hand_of(s, p)),
        "hand_size": s.count[hand_of(s, p)],
        "imports": cards(s, imports_of(s, p)),
        "goods": cards(s, goods_of(s, p)),
        "completed": cards(s, completed_of(s, p)),
        "played": cards(s, PLAYED + s.player[p].port),
        "import_limit": None if imports_unlimited(s, p, NOT_LEAVING) else import_limit(s, p),
        "goods_limit": goods_limit(s, p),
        "goods_counted": counted_goods(s, p, NOT_LEAVING) - 1,
        "rank": {TYPES.ids[kind]: rank(s, p, kind) for kind in TYPES},
        "actions": {ACTIONS.ids[kind]: action_count(s, p, kind) - s.player[p].followed for kind in ACTIONS},
        "ships": [ship(s, p, own_ship(s, p, which)) for which in range(SHIPS_PER_PORT)],
    }


def ship(s: State, p: int, number: int) -> dict[str, Any]:
    """A ship: where it is, its contracts with what they need, its containers with what they are for."""
    in_port = s.ship_place[number] == IN_PORT
    return {
        "ship": SHIPS.ids[number],
        "place": SHIP_PLACES.ids[s.ship_place[number]],
        "capacity": capacity(s, p),
        "contracts": [
            {"card": card, "open": open_slots(s, number, CARDS.number(card)) if in_port else 0}
            for card in cards(s, CONTRACTS + number)
        ],
        "containers": [container(s, card) for card in cards(s, ON_BOARD + number)],
    }


def container(s: State, card: str) -> dict[str, Any]:
    """A container: the contract it was loaded for, and whether it shares its slot."""
    number = CARDS.number(card)
    contract = s.for_contract[number]
    return {
        "card": card,
        "for_contract": CARDS.ids[contract] if contract >= 0 else None,
        "paired": s.pairing[number] != SINGLE,
    }


def majority(s: State, kind: int) -> list[dict[str, int]]:
    """Everybody's goods of a type as they are scored, and among how many the majority would be shared."""
    return [{"goods": scored_goods(s, p, kind), "sharers": sharers(s, p, kind)} for p in range(s.seats)]


def points(s: State, p: int) -> dict[str, int]:
    """A player's points as they stand, by category and together."""
    parts = {LEDGER.ids[category]: ledger_entry(s, p, category) for category in LEDGER}
    return parts | {"total": score(s, p)}
