"""`data.toml` as constants with names: what is printed on the cards, ports and ships, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.kernel import Catalogue, Constants, Joined, Noun, Seats, constants, numbers_noun
from spielwerk.kernel.catalogue import Components

DATA = Catalogue(Path(__file__).parent)

SEATS = Seats(DATA["game.players_max"])
FEWEST_PLAYERS: int = DATA["game.players_min"]


class Named(Components):
    """A list of components whose entries `de` and `en` are their names."""

    def __init__(self, path: str, noun: str) -> None:
        super().__init__(noun, DATA[path], DATA.path.name)

    def names(self, lang: str) -> Mapping[str, str]:
        return {str(row["id"]): str(row[lang]) for row in self.rows}


# ---------------------------------------------------------------- goods types and actions
TYPES = Named("goods_types", "type")
TECHNOLOGY, AGRICULTURE, CONSUMER, ILLEGAL, LUXURY = (
    TYPES.number(thing) for thing in ("technology", "agrar", "consumer", "illegal", "luxury")
)
ALL_TYPES = (1 << len(TYPES)) - 1
BASE_VALUE = TYPES.column("base_value")
MAJORITY_BONUS = TYPES.column("majority_bonus")

ACTIONS = Named("actions", "action")
CONTRACT, LOAD, DELIVER, ROB, SUPPLY = (
    ACTIONS.number(thing) for thing in ("contract", "load", "deliver", "rob", "supply")
)

# ---------------------------------------------------------------- ports and ships
PORTS = Named("ports", "port")
PORT_TYPE = PORTS.column("rank_type", TYPES)
PORT_RANK = PORTS.column("start_rank")
PORT_EXTRA_CREDITS = PORTS.column("extra_credits")
LAST_PORT: int = len(PORTS) - 1
"""The light grey port, which is dealt only with the full number of players."""

SHIPS = Named("ships", "ship")
SHIPS_PER_PORT = 2
PORT_SHIPS = constants([[SHIPS.number(ship) for ship in row["ships"]] for row in PORTS.rows])
SHIP_PORT = constants([next(p for p in PORTS if ship in PORTS.rows[p]["ships"]) for ship in SHIPS.ids])
STARTS_AT_SEA = SHIPS.map(lambda row: row["start_location"] == "sea")
CARGO = Joined("cargo", SHIPS, Named("boards", "shore"))
"""Where containers can be taken from: the ships, then the island."""
ISLAND_CARGO: int = len(SHIPS)
PILES = Noun("pile", ("draw_pile", "discard_pile"))

# ---------------------------------------------------------------- numbers of the rules
START_HAND: int = DATA["setup.start_hand"]
START_CREDITS: int = DATA["setup.start_credits"]
START_CONTAINERS: int = DATA["setup.cards_per_start_ship_at_sea"]
ISLAND_CARDS_PER_PLAYER: int = DATA["setup.island_cards_per_player"]
DRAW_UP_TO: int = DATA["setup.draw_up_to"]
DRAW_IF_FULL: int = DATA["setup.draw_if_full"]
GREY_PORT_PLAYERS: int = DATA["setup.grey_port_only_with_players"]

SHIP_CAPACITY: int = DATA["limits.ship_capacity"]
IMPORTS_BASE: int = DATA["limits.imports_base"]
IMPORTS_PER_COMPLETED: int = DATA["limits.imports_per_completed"]
GOODS_BASE: int = DATA["limits.goods_base"]
GOODS_PER_COMPLETED: int = DATA["limits.goods_per_completed"]
DELIVER_CARDS: int = DATA["limits.deliver_cards"]
MOST_EFFECTS: int = DATA["limits.engine.max_effect_resolutions_per_turn"]
MOST_TURNS: int = DATA["limits.engine.max_turns"]

SALE_PRICE: int = DATA["prices.supply_sale"]
OWNER_FEE: int = DATA["prices.owner_fee"]
JOKER_CARDS: int = DATA["prices.joker_cards"]
CREDIT_STEP: int = DATA["bank.credit_step"]
BLANK_FACES: int = DATA["bank.credit_cube_blank_faces"]
CUBE_FACES: int = BLANK_FACES + DATA["bank.credit_cube_two_faces"]
PAYOUT = constants(DATA["payout.table"])
MOST_PAID_CONTAINERS: int = len(PAYOUT) - 1

TARGETS = ("normal", "long")
THRESHOLD = constants([DATA[f"end.threshold_{target}"] for target in TARGETS])
CONTAINER_IN_PORT: int = DATA["scoring.container_in_port"]
SET_BONUS: int = DATA["scoring.set_bonus"]
SET_NEEDS: int = DATA["scoring.set_bonus_requires_each_type"]

# ---------------------------------------------------------------- cards
CARDS = Named("cards", "card")
CARD_TYPE = CARDS.column("type", TYPES)
CARD_ACTION = CARDS.column("action", ACTIONS)
CARD_RANK = CARDS.column("rank")
CONTAINERS = CARDS.column("containers")
UNASKED = tuple(str(row["id"]) for row in CARDS.rows if row["mode"] != "ask")
"""The cards whose effects leave their owner no choice but to use them or not."""
TIMINGS = ("anytime", "once", "permanent")
ANYTIME, ONCE, PERMANENT = range(3)
TIMING = CARDS.map(lambda row: TIMINGS.index(row["timing"]))
SETS: tuple[str, ...] = tuple(row["id"] for row in DATA["sets"])
BASE, SURPLUS, JUTAKU, KICKSTARTER, CAPTAINS_EDITION = (
    SETS.index(name) for name in ("base", "surplus", "jutaku", "kickstarter", "captain")
)
EXTRA_SETS = tuple(name for name in SETS if name != "base")
CARD_SET = CARDS.map(lambda row: SETS.index(row["set"]))


def card(thing: str) -> int:
    """The number of a card by its id."""
    return CARDS.number(thing)


def param(thing: str, name: str) -> int:
    """A number of one card's effect."""
    return int(CARDS.rows[CARDS.number(thing)]["params"][name])


def params(name: str) -> Constants:
    """A number of every card's effect; 0 where it has none of that name."""
    return CARDS.map(lambda row: int(row["params"].get(name, 0)))


def _named(name: str, of: Noun) -> Constants:
    """A thing named by every card's effect; -1 where it names none."""
    return CARDS.map(lambda row: of.number(row["params"][name]) if name in row["params"] else -1)


CREDITS = params("credits")
DRAWS = params("draw")
COSTS = params("cost")
TAKES = params("take")
PER_GOODS = params("per_goods")
CREDITS_PER_CARD = params("credits_per_card")
CREDITS_PER_GOOD = params("credits_per_good")
CREDITS_PER_COMPLETED = params("credits_per_completed")
HAND_CARDS = params("hand_cards")
GIVES = params("give")
INCLUDES_SELF = params("include_self")
EFFECT_TYPE = _named("type", TYPES)
"""The goods type an effect speaks of."""

# ---------------------------------------------------------------- events (7.2)
EVENTS = (
    "contract_completed", "ship_completing", "ship_departed", "ship_returned", "contract_accepted", "container_loaded",
    "cards_drawn", "action_announced", "player_followed", "rob_used", "container_robbed", "delivery_resolved",
    "good_added", "credits_lost", "mod_extra_load", "action_bonus", "mod_rob_extra",
)  # fmt: skip
"""The hooks that fire; the last three come after an own Load, Contract or Rob action."""
(
    CONTRACT_COMPLETED, SHIP_COMPLETING, SHIP_DEPARTED, SHIP_RETURNED, CONTRACT_ACCEPTED, CONTAINER_LOADED,
    CARDS_DRAWN, ACTION_ANNOUNCED, PLAYER_FOLLOWED, ROB_USED, CONTAINER_ROBBED, DELIVERY_RESOLVED,
    GOOD_ADDED, CREDITS_LOST, LOAD_USED, CONTRACT_USED, CONTAINER_PLACED,
) = range(len(EVENTS))  # fmt: skip


def _event(row: Mapping[str, Any]) -> int:
    return next((EVENTS.index(hook) for hook in row["hooks"] if hook in EVENTS), -1)


EVENT = CARDS.map(_event)
"""The event a permanent effect reacts to; -1 for none."""
OWN, OTHERS, ALL = range(3)
SCOPE = CARDS.map(lambda row: {"others": OTHERS, "all": ALL}.get(row["params"].get("scope", ""), OWN))
"""Whose events an effect reacts to."""

BY_LOAD_ACTION, BY_ROB, BY_EFFECT, BY_DELIVERY = range(4)
"""How a container was loaded, or a good was added."""
_WAYS = {"load_action": BY_LOAD_ACTION, "deliver": BY_DELIVERY}
NEEDED_WAY = CARDS.map(lambda row: _WAYS.get(row["params"].get("source", row["params"].get("by", "")), -1))
"""The only way of loading or adding that an effect reacts to; -1 for any."""

WILD_CONTAINER, OPEN_CONTRACT = (
    constants([next(c for c in CARDS if CARDS.rows[c]["params"].get(kind) == thing) for thing in TYPES.ids])
    for kind in ("wild_container", "open_contract")
)
"""For each type the card that loads its containers as any colour, and the one that opens its contracts to all."""

FREE_OPTIONS = Noun(
    "free_option",
    ("discard_contract", "rope", "led_lamps", "glacier_water", "telescopes", "segways", "dried_fish", "oysters"),
)
FREE_DISCARD, *_ = FREE_OPTIONS
FREE_CARD = constants([CARDS.number(thing) if thing in CARDS else -1 for thing in FREE_OPTIONS.ids])
"""The card behind each free option of 4.8."""
FREE_OPTION = CARDS.map(
    lambda row: FREE_OPTIONS.number(row["id"]) if row["id"] in FREE_OPTIONS and row["timing"] == "permanent" else -1
)
"""The free option that a completed card gives."""

_MARKED = [thing for thing in CARDS.ids if "per_turn" in CARDS.rows[CARDS.number(thing)]["params"]] + ["wind_turbines"]
MARK = constants([1 << _MARKED.index(thing) if thing in _MARKED else 0 for thing in CARDS.ids])
"""The bit that says that a card was used this turn; a copy has the mark of its own card."""
ALL_MARKS = (1 << len(_MARKED)) - 1

LEDGER = Noun("category", ("credits", "containers", "goods", "majorities", "set_bonus", "card_bonuses"))
FROM_CREDITS, FROM_CONTAINERS, FROM_GOODS, FROM_MAJORITIES, FROM_SET, FROM_CARDS = LEDGER

MOST_CREDITS = 1000
"""A bound of the record, not of the bank: far more than a player can have before the game ends."""
BIDS = numbers_noun("bid", range(0, MOST_CREDITS + 1, CREDIT_STEP))
