"""The record of a game of Import / Export: every field once, with its range and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import NOBODY, OWNER, Game, Noun, Record, flag, number, numbers, records

from .catalogue import (
    ACTIONS,
    ALL_MARKS,
    BIDS,
    CARDS,
    CARGO,
    DATA,
    EVENTS,
    EXTRA_SETS,
    FEWEST_PLAYERS,
    FREE_OPTIONS,
    MOST_CREDITS,
    MOST_EFFECTS,
    MOST_TURNS,
    PILES,
    PORTS,
    SEATS,
    SHIPS,
    TARGETS,
    THRESHOLD,
    TYPES,
    param,
)

COMMON_ZONES = ("out", "draw_pile", "discard_pile", "island", "shown")
PORT_ZONES = ("hand", "imports", "goods", "completed", "played")
SHIP_ZONES = ("contracts", "containers")
ZONES = Noun(
    "zone",
    [*COMMON_ZONES]
    + [f"{zone}_{row['colour']}" for zone in PORT_ZONES for row in PORTS.rows]
    + [f"{zone}_{ship}" for zone in SHIP_ZONES for ship in SHIPS.ids],
)
"""Where a card can be; add the number of a port or of a ship to the zones that each of them has."""
OUT, DRAW_PILE, DISCARD_PILE, ISLAND, SHOWN = range(len(COMMON_ZONES))
HAND, IMPORTS, GOODS, COMPLETED, PLAYED = (len(COMMON_ZONES) + at * len(PORTS) for at in range(len(PORT_ZONES)))
CONTRACTS, ON_BOARD = (PLAYED + len(PORTS) + at * len(SHIPS) for at in range(len(SHIP_ZONES)))

SHIP_PLACES = Noun("ship_place", ("out", "port", "sea", "departing"))
NO_PLACE, IN_PORT, AT_SEA, DEPARTING = SHIP_PLACES

PHASES = Noun("phase", ("captain", "follow", "act"))
CAPTAIN_CHOOSES, OTHERS_FOLLOW, ALL_ACT = PHASES

SINGLE, FIRST_OF_PAIR, SECOND_OF_PAIR = range(3)
"""A container alone in its slot, or one of two that share it (`robot_cats`)."""

NO_BID, TO_BID, HAS_BID = range(3)
NO_ROB, ONE_ROB, MORE_ROBS = range(3)

STACK_FRAMES = 64
SAFE_DEPTH = 44
"""Effects within effects fill the stack; fuller than this it is as if the turn's effects were used up (12.26)."""
MOST_ENTRIES = 30000
ORIGINAL, COPY = range(2)
"""Which card has an effect: its own, or the Wind Turbines."""


class Player(Record):
    """What belongs to one player, beside cards and ships."""

    port = number(of=PORTS)
    credits = number(0, MOST_CREDITS)
    followed = flag(bookkeeping=True)
    kind = number(of=ACTIONS)
    """The kind of action this turn; none before it is settled."""
    deliver_left = number(0, len(CARDS))
    bidding = number(0, HAS_BID, bookkeeping=True)
    bid = number(0, MOST_CREDITS, seen_by=OWNER)
    sold = flag()
    robs = number(0, MORE_ROBS, bookkeeping=True)
    """Rob actions that took a container this turn: none, one, more."""
    poisoned = number(0, 3, bookkeeping=True)
    """One bit for each instance of `poison_bottles` that this player has paid this turn."""
    extra_turn_won = flag(bookkeeping=True)
    extra_turn_next = flag(bookkeeping=True)


class State(kernel.State):
    """Everything on the table."""

    stack = records(kernel.Frame, STACK_FRAMES)
    turn = number(0, MOST_TURNS)
    active = number(of=SEATS, bookkeeping=True)
    """The captain."""
    phase = number(of=PHASES, bookkeeping=True)
    announced = number(of=ACTIONS)
    owner = numbers(PORTS, of=SEATS, bookkeeping=True)
    zone = numbers(CARDS, of=ZONES, bookkeeping=True)
    last = numbers(ZONES, of=CARDS, bookkeeping=True)
    """The last card of each zone but the draw pile; the cards of a zone form a ring, from the last to the first."""
    following = numbers(CARDS, of=CARDS, bookkeeping=True)
    count = numbers(ZONES, high=len(CARDS), bookkeeping=True)
    draw_pile = numbers(len(CARDS), of=CARDS, seen_by=NOBODY)
    goods_tally = numbers(PORTS, TYPES, high=len(CARDS), derived=True)
    imports_tally = numbers(PORTS, ACTIONS, high=len(CARDS), derived=True)
    ship_place = numbers(SHIPS, of=SHIP_PLACES, bookkeeping=True)
    for_contract = numbers(CARDS, of=CARDS, bookkeeping=True)
    """The contract a container was loaded for."""
    pairing = numbers(CARDS, high=SECOND_OF_PAIR, bookkeeping=True)
    entered = numbers(CARDS, high=MOST_ENTRIES, bookkeeping=True)
    """When a card entered the completed area it is in, or was in last."""
    entries = number(0, MOST_ENTRIES, bookkeeping=True)
    completed_on = numbers(CARDS, of=SHIPS, bookkeeping=True)
    """The ship a contract is being completed on, until that ship has left."""
    copied = number(of=CARDS, bookkeeping=True)
    """The permanent effect that the Wind Turbines have."""
    on_helicopters = number(0, MOST_CREDITS, bookkeeping=True)
    listening = number(0, 2 ** len(EVENTS) - 1, derived=True)
    """One bit for each event that some completed contract reacts to."""
    free_held = numbers(PORTS, high=2 ** (2 * len(FREE_OPTIONS)) - 1, derived=True)
    """For each port one bit for each free option of its completed contracts, then one for each copy of them."""
    used = number(0, ALL_MARKS, bookkeeping=True)
    """The marks of the cards used this turn."""
    effects = number(0, MOST_EFFECTS, bookkeeping=True)
    threshold = number(0, max(*THRESHOLD.tolist(), param("mri_machines", "threshold")), derived=True)
    credits_reached = flag()
    piles_empty = flag()
    news = flag(bookkeeping=True)
    """Whether a hidden card has come to the captain's eyes since he could last use an option of a captain."""
    scoring = flag(bookkeeping=True)
    winner = number(of=SEATS)
    """Who has won by a card."""
    electric_type = numbers(2, of=TYPES, bookkeeping=True)
    cologne_action = numbers(2, of=ACTIONS, bookkeeping=True)
    """The choices before scoring, by instance of the card."""
    player = records(Player, SEATS)

    target = number(0, len(TARGETS) - 1, bookkeeping=True)
    surplus = flag(bookkeeping=True)
    jutaku = flag(bookkeeping=True)
    kickstarter = flag(bookkeeping=True)
    captain = flag(bookkeeping=True)


class _Copies(Noun):
    """The suffix of an option that comes from the Wind Turbines while the player has the original card too."""

    def names(self, lang: str) -> Mapping[str, str]:
        return {"": "", "@wind_turbines": f" ({CARDS.names(lang)['wind_turbines']})"}


COPIES = _Copies("copy", ("", "@wind_turbines"))
PLACES = Noun("place", ("imports", "goods", "discard", "load", "hand"))
PAYMENTS = Noun("payment", ("credits", "contract", "goods", "cards", "hand"))
game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["format_version"])
for noun in (CARDS, TYPES, ACTIONS, PORTS, SHIPS, CARGO, BIDS, COPIES, PLACES, PAYMENTS, FREE_OPTIONS, PILES):
    game.noun(noun)

game.choice("target", TARGETS, TARGETS[0])
for extra in EXTRA_SETS:
    game.choice(extra, ("off", "on"), "off")
