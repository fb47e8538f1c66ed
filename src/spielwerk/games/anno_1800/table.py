"""What the screen shows beside the record: fields, hands, costs, cubes, trade prices, visitors, objectives, points."""

from __future__ import annotations

from typing import Any

from .catalogue import (
    ACTIONS,
    CARDS,
    CLASS_AT,
    CUBE_ITEM,
    DECK_OF_CLASS,
    EXPEDITION_PRICE,
    EXPEDITIONS,
    FIELDS,
    FIRST_SEA,
    FIRST_YARD,
    INDUSTRIES,
    ISLAND_RESOURCE,
    ITEM,
    ITEM_COUNT,
    LEDGER,
    MISSING_CARD_GOLD,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    NAVAL,
    NEW_RESOURCES,
    NEW_WORLD,
    NEW_WORLD_EXPLORATION_PRICE,
    OBJECTIVES,
    OLD_RESOURCES,
    OLD_WORLD_PRICE,
    POPULATION,
    PRODUCT,
    PURCHASES,
    RESOURCES,
    SEATS,
    STARTS,
    STRUCTURES,
    TOKEN_ITEM,
    TRADE,
    WORKPLACES,
)
from .payment import payable_now, payment
from .rules.expand import FINISH
from .rules.exploring import NO, YES
from .rules.payable import cheapest_trade
from .rules.paying import (
    REPLACE_TOKENS,
    TRADE_WITH_BERYL,
    USE_NEW_WORLD,
    USE_NEW_WORLD_BERYL,
)
from .rules.playing import DONE, is_picked, swap_menu
from .rules.structures import has_field, printed_on
from .rules.turn import ACTION_VERBS, END_TURN
from .rules.upgrading import STOP
from .scoring import ledger_entry, objective_points, visible_structures, visits
from .secrets import redeal_expeditions_of
from .shapes import Cost, Extras, ShownField, Tableau, Tokens
from .state import OPEN, USED, Player, State, game


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    seats = range(s.seats)
    if s.over:
        for p in seats:
            redeal_expeditions_of(s, p, 0)  # they were shown to all (3.5)
    return {
        "ending": s.end_trigger_round > 0,
        "costs": COSTS,
        "payment": payment(s, viewer),
        "payable": payable_now(s, viewer),
        "islands": [fields(s.player[p]) for p in seats],
        "cards_in_hand": [hand(s.player[p]) for p in seats],
        "cards_to_swap": cards_to_swap(s, viewer),
        "expedition_cards": [expedition_cards(s, p) for p in seats],
        "tableau": [tableau(s, p) for p in seats],
        "cubes_owned": [by_class(s.player[p].owned) for p in seats],
        "makes": [makes(s.player[p]) for p in seats],
        "special_resources": [special_resources(s.player[p]) for p in seats],
        "new_world_resources": [new_world_resources(s.player[p]) for p in seats],
        "lacking": [lacking(s.player[p]) for p in seats],
        "wanted": [wanted(s.player[p]) for p in seats],
        "naval_tokens": [naval_tokens(s, p) for p in seats],
        "trade_prices": [trade_prices(s, p) for p in seats],
        "exploration_prices": [exploration_prices(s.player[p]) for p in seats],
        "missing_card_gold": missing_card_prices(s),
        "visited_points": [visits(s, p, -1) for p in seats],
        "objective_points": [objective_table(s, p) for p in seats],
        "points": [points(s, p) for p in seats],
        "structures": [visible_structures(s, p) for p in seats],
    }


def cost(purchase: int) -> Cost:
    """What something costs: resources unit by unit, a cube to exhaust, naval tokens."""
    asked: Cost = {"resources": [RESOURCES.ids[ITEM[purchase, item]] for item in range(ITEM_COUNT[purchase])]}
    tokens = {NAVAL.ids[naval]: TOKEN_ITEM[purchase, naval] for naval in NAVAL if TOKEN_ITEM[purchase, naval]}
    if CUBE_ITEM[purchase] >= 0:
        asked["cube"] = POPULATION.ids[CUBE_ITEM[purchase]]
    if tokens:
        asked["tokens"] = tokens
    return asked


MADE_FROM_THE_START = {PRODUCT[structure] for structure in range(len(STARTS))}
COSTS = {PURCHASES.ids[purchase]: cost(purchase) for purchase in PURCHASES}


def fields(me: Player) -> dict[str, ShownField]:
    """What the fields of a player's islands show, and who works there."""
    return {FIELDS.ids[field]: one_field(me, field) for field in FIELDS if has_field(me, field)}


def one_field(me: Player, field: int) -> ShownField:
    """One field: what it shows, what is printed under a built token, its cubes, and what it makes."""
    shown, printed = me.shown[field], printed_on(me, field)
    is_industry = 0 <= shown < FIRST_YARD
    standing = [me.workplace[field, slot] for slot in range(WORKPLACES)] if field < FIRST_SEA else []
    seen: ShownField = {
        "shows": STRUCTURES.ids[shown] if shown >= 0 else None,
        "built": me.built[field] >= 0,
        "cubes": [POPULATION.ids[population] for population in standing if population >= 0],
        "workplaces": WORKPLACES if is_industry else 0,
    }
    if printed >= 0 and me.built[field] >= 0:
        seen["covered"] = STRUCTURES.ids[printed]
    if is_industry:
        seen["makes"], seen["worker"] = RESOURCES.ids[PRODUCT[shown]], POPULATION.ids[CLASS_AT[shown]]
    return seen


def hand(me: Player) -> list[str | None]:
    """A hand in drawing order; cards that the viewer may not see are none."""
    return [CARDS.ids[me.hand[slot]] if me.hand[slot] >= 0 else None for slot in range(me.hand_size)]


def cards_to_swap(s: State, viewer: int | None) -> list[str]:
    """The viewer's hand cards that are chosen for the swap that is under way."""
    frame = s.stack[s.depth - 1] if s.depth else None
    if frame is None or viewer is None or frame.kind != swap_menu.number or frame.player != viewer:
        return []
    me = s.player[viewer]
    return [CARDS.ids[me.hand[slot]] for slot in range(me.hand_size) if is_picked(s, viewer, slot)]


def expedition_cards(s: State, p: int) -> list[str | None]:
    """A player's expedition cards, as far as the viewer may see them; after the end everybody may."""
    me = s.player[p]
    held = [me.expedition[slot] for slot in range(me.expeditions)]
    return [EXPEDITIONS.ids[card] if card >= 0 else None for card in held]


def tableau(s: State, p: int) -> Tableau:
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


def special_resources(me: Player) -> list[str]:
    """What a player makes that not everybody can make from the start."""
    return [resource for resource in makes(me) if RESOURCES.number(resource) not in MADE_FROM_THE_START]


def lacking(me: Player) -> list[str]:
    """The resources that a player neither makes nor has on an island of the New World."""
    own = {*makes(me), *new_world_resources(me)}
    return [resource for resource in RESOURCES.ids if resource not in own]


def wanted(me: Player) -> list[str]:
    """The industries that make what the cards in hand ask for and the player lacks; unseen cards ask for nothing."""
    cards = [COSTS[card] for card in hand(me) if card is not None]
    asked = {resource for card in cards for resource in card["resources"]} & set(lacking(me))
    return [row["id"] for row in INDUSTRIES.rows if row["produces"] in asked]


def naval_tokens(s: State, p: int) -> dict[str, Tokens]:
    """A player's naval tokens by their kind; only who is active has borrowed any."""
    me = s.player[p]
    return {
        NAVAL.ids[naval]: {
            "free": me.tokens[naval],
            "all": me.tokens[naval] + me.tokens_exhausted[naval],
            "lent": s.bonus[naval] if p == s.active else 0,
        }
        for naval in NAVAL
    }


def trade_prices(s: State, p: int) -> dict[str, int]:
    """What each resource costs a player that an opponent makes."""
    prices = {RESOURCES.ids[resource]: cheapest_trade(s, p, resource) for resource in range(OLD_RESOURCES)}
    return {resource: price for resource, price in prices.items() if price > 0}


def exploration_prices(me: Player) -> dict[str, int]:
    """The exploration tokens for each of the actions that cost any, as long as there is something to explore."""
    prices = {"take_expedition": EXPEDITION_PRICE}
    if me.old_worlds < MOST_OLD_WORLD:
        prices["open_old_world"] = OLD_WORLD_PRICE[me.old_worlds]
    if me.new_worlds < MOST_NEW_WORLD:
        prices["explore_new_world"] = NEW_WORLD_EXPLORATION_PRICE[me.new_worlds]
    return prices


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


# ---------------------------------------------------------------- where options are pressed


@game.pressed_at(*ACTION_VERBS.tolist())
def on_its_plate(verb: int) -> list[str]:
    """Each of the nine actions has a plate of its own."""
    return [f"action:{ACTIONS.ids[ACTION_VERBS.tolist().index(verb)]}"]


@game.pressed_at(END_TURN, DONE, FINISH, STOP, NO)
def on_the_last_plate() -> list[str]:
    """What ends a turn or an action is pressed on the plate beside the actions."""
    return ["action:done"]


@game.pressed_at(YES)
def on_the_districts() -> list[str]:
    """The cube of an island is taken in where the cubes live."""
    return ["place:district"]


@game.pressed_at(USE_NEW_WORLD, USE_NEW_WORLD_BERYL)
def on_islands_that_offer_it(s: State, p: int, resource: int) -> list[str]:
    """A resource of the New World comes from every own island that has it."""
    me = s.player[p]
    mine = [me.new_world[number] for number in range(me.new_worlds)]
    offering = [island for island in mine if ISLAND_RESOURCE[island, resource - OLD_RESOURCES] > 0]
    return [f"new_world_island:{NEW_WORLD.ids[island]}" for island in offering]


@game.pressed_at(TRADE_WITH_BERYL)
def on_the_partner(partner: int) -> list[str]:
    """A trade is pressed at the partner, however it is paid."""
    return [f"seat:{SEATS.ids[partner]}"]


@game.pressed_at(REPLACE_TOKENS)
def on_the_trade_tokens() -> list[str]:
    """How trade tokens are paid is pressed on them."""
    return [f"naval:{NAVAL.ids[TRADE]}"]
