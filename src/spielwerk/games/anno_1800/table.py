"""What the screen shows beside the record: fields, hands, costs, cubes, trade prices, visitors, objectives, points."""

from __future__ import annotations

from typing import Any

from spielwerk.games.anno_1800.catalogue import (
    CARDS,
    CLASS_AT,
    CUBE_ITEM,
    DECK_OF_CLASS,
    EXPEDITIONS,
    FIELDS,
    FIRST_SEA,
    FIRST_YARD,
    ITEM,
    ITEM_COUNT,
    LEDGER,
    MAX_ROUNDS,
    MISSING_CARD_GOLD,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    NAVAL,
    NEW_RESOURCES,
    NEW_WORLD_EXPLORATION_PRICE,
    OBJECTIVES,
    OLD_RESOURCES,
    OLD_WORLD_PRICE,
    POPULATION,
    PRODUCT,
    PURCHASES,
    RESOURCES,
    STRUCTURES,
    TOKEN_ITEM,
    WORKPLACES,
)
from spielwerk.games.anno_1800.payment import payable_now, payment
from spielwerk.games.anno_1800.rules.payable import cheapest_trade
from spielwerk.games.anno_1800.rules.structures import has_field, printed_on
from spielwerk.games.anno_1800.scoring import ledger_entry, objective_points, visible_structures, visits
from spielwerk.games.anno_1800.secrets import redeal_expeditions_of
from spielwerk.games.anno_1800.state import OPEN, USED, Player, State, game


@game.view
def extras(s: State, viewer: int | None) -> dict[str, Any]:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    seats = range(s.seats)
    if s.over:
        for p in seats:
            redeal_expeditions_of(s, p, 0)  # they were shown to all (4.7)
    return {
        "rounds": MAX_ROUNDS,
        "costs": COSTS,
        "payment": payment(s, viewer),
        "payable": payable_now(s, viewer),
        "islands": [fields(s.player[p]) for p in seats],
        "cards_in_hand": [hand(s.player[p]) for p in seats],
        "expedition_cards": [expedition_cards(s, p) for p in seats],
        "tableau": [tableau(s, p) for p in seats],
        "cubes_owned": [by_class(s.player[p].owned) for p in seats],
        "makes": [makes(s.player[p]) for p in seats],
        "new_world_resources": [new_world_resources(s.player[p]) for p in seats],
        "trade_prices": [trade_prices(s, p) for p in seats],
        "exploration_prices": [exploration_prices(s.player[p]) for p in seats],
        "missing_card_gold": missing_card_prices(s),
        "visited_points": [visits(s, p, -1) for p in seats],
        "objective_points": [objective_table(s, p) for p in seats],
        "points": [points(s, p) for p in seats],
        "structures": [visible_structures(s, p) for p in seats],
    }


def cost(purchase: int) -> dict[str, Any]:
    """What something costs: resources unit by unit, a cube to exhaust, naval tokens."""
    cube = CUBE_ITEM[purchase]
    return {
        "resources": [RESOURCES.ids[ITEM[purchase, item]] for item in range(ITEM_COUNT[purchase])],
        "cube": POPULATION.ids[cube] if cube >= 0 else None,
        "tokens": {NAVAL.ids[naval]: TOKEN_ITEM[purchase, naval] for naval in NAVAL if TOKEN_ITEM[purchase, naval]},
    }


COSTS = {PURCHASES.ids[purchase]: cost(purchase) for purchase in PURCHASES}


def fields(me: Player) -> dict[str, dict[str, Any]]:
    """What the fields of a player's islands show, and who works there."""
    return {FIELDS.ids[field]: one_field(me, field) for field in FIELDS if has_field(me, field)}


def one_field(me: Player, field: int) -> dict[str, Any]:
    """One field: what it shows, what is printed under a built token, its cubes, and what it makes."""
    shown, printed = me.shown[field], printed_on(me, field)
    entry: dict[str, Any] = {
        "shows": STRUCTURES.ids[shown] if shown >= 0 else None,
        "built": me.built[field] >= 0,
        "covered": STRUCTURES.ids[printed] if printed >= 0 and me.built[field] >= 0 else None,
        "cubes": [],
    }
    if field < FIRST_SEA:
        standing = [me.workplace[field, slot] for slot in range(WORKPLACES)]
        entry["cubes"] = [POPULATION.ids[population] for population in standing if population >= 0]
    if 0 <= shown < FIRST_YARD:
        entry |= {"makes": RESOURCES.ids[PRODUCT[shown]], "worker": POPULATION.ids[CLASS_AT[shown]]}
    return entry


def hand(me: Player) -> list[str | None]:
    """A hand in drawing order; cards that the viewer may not see are none."""
    return [CARDS.ids[me.hand[slot]] if me.hand[slot] >= 0 else None for slot in range(me.hand_size)]


def expedition_cards(s: State, p: int) -> list[str | None]:
    """A player's expedition cards, as far as the viewer may see them; after the end everybody may."""
    me = s.player[p]
    held = [me.expedition[slot] for slot in range(me.expeditions)]
    return [EXPEDITIONS.ids[card] if card >= 0 else None for card in held]


def tableau(s: State, p: int) -> dict[str, list[str]]:
    """A player's played cards, open and used."""
    mine = [card for card in CARDS if s.card_owner[card] == p]
    return {
        "open": [CARDS.ids[card] for card in mine if s.card_face[card] == OPEN],
        "used": [CARDS.ids[card] for card in mine if s.card_face[card] == USED],
    }


def by_class(amounts: Any) -> dict[str, int]:
    """Numbers of cubes by class."""
    return {POPULATION.ids[population]: amounts[population] for population in POPULATION}


def makes(me: Player) -> dict[str, list[str]]:
    """The fields that make each resource."""
    made = {
        RESOURCES.ids[resource]: [FIELDS.ids[site] for site in me.made_at.tolist()[resource] if site >= 0]
        for resource in range(OLD_RESOURCES)
    }
    return {resource: sites for resource, sites in made.items() if sites}


def new_world_resources(me: Player) -> list[str]:
    """What a player's New World islands offer."""
    return [RESOURCES.ids[OLD_RESOURCES + number] for number in range(NEW_RESOURCES) if me.from_new_world[number] > 0]


def trade_prices(s: State, p: int) -> dict[str, int]:
    """What each resource costs a player that an opponent makes."""
    prices = {RESOURCES.ids[resource]: cheapest_trade(s, p, resource) for resource in range(OLD_RESOURCES)}
    return {resource: price for resource, price in prices.items() if price > 0}


def exploration_prices(me: Player) -> dict[str, int | None]:
    """The exploration tokens for the next island of each kind."""
    return {
        "old_world": OLD_WORLD_PRICE[me.old_worlds] if me.old_worlds < MOST_OLD_WORLD else None,
        "new_world": NEW_WORLD_EXPLORATION_PRICE[me.new_worlds] if me.new_worlds < MOST_NEW_WORLD else None,
    }


def missing_card_prices(s: State) -> dict[str, int]:
    """The gold that a cube costs because its deck is empty."""
    decks = {POPULATION.ids[population]: DECK_OF_CLASS[population] for population in POPULATION}
    return {population: MISSING_CARD_GOLD[deck] if s.pile_size[deck] == 0 else 0 for population, deck in decks.items()}


def objective_table(s: State, p: int) -> dict[str, int]:
    """The points of each objective card as they stand, from what the viewer may see."""
    return {OBJECTIVES.ids[objective]: objective_points(s, p, objective) for objective in s.objective}


def points(s: State, p: int) -> dict[str, int]:
    """A player's points by category as they stand; hidden expedition cards count nothing."""
    return {LEDGER.ids[category]: ledger_entry(s, p, category) for category in LEDGER}
