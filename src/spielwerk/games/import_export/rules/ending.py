"""The end of the game: choices before scoring (8.2), then the scoring itself (8.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, constants, game_over, offer, offer_all

from ..cards import (
    CHEAP_SHIRTS,
    COLOGNE,
    DIAMOND_RINGS,
    ELECTRIC_CARS,
    FOXES,
    HELICOPTERS,
    TELESCOPES,
    WIND_TURBINES,
)
from ..catalogue import (
    ACTIONS,
    CARD_TYPE,
    CARDS,
    CREDITS,
    SUPPLY,
    TECHNOLOGY,
    TYPES,
    param,
)
from ..scoring import graphics_winner, score
from ..state import COMPLETED, COPY, ORIGINAL, State, game
from .keys import ACTION, CARD, STOP, TYPE
from .limits import goods_full, goods_limit, goods_room
from .money import gain, uses_effect
from .storing import discard, good_added
from .zones import (
    completed_of,
    effects,
    goods_of,
    has,
    imports_of,
    is_completed,
    offer_zone,
    put,
    refresh_effects,
)

RINGS_MOVES = param("diamond_rings", "move")
CHOOSING = constants([TELESCOPES, DIAMOND_RINGS, CHEAP_SHIRTS, ELECTRIC_CARS, COLOGNE])
"""The cards whose owners choose before scoring, in this order."""
STAGES = len(CHOOSING)


@game.note
def scoring_begins(s: State) -> None: ...


@game.note
def scored(s: State, p: int, points: int) -> None: ...


@game.note
def wins_by_majorities(s: State, p: int) -> None: ...


@game.note
def wins_tie(s: State, p: int, effect_card: int) -> None: ...


@game.note
def electric_type_chosen(s: State, p: int, goods_type: int) -> None: ...


@game.note
def cologne_action_chosen(s: State, p: int, action: int) -> None: ...


@game.step
def begin_scoring(s: State) -> None:
    """The credits on the Helicopters are paid out, then the choices in seat order from the last captain."""
    s.scoring = 1
    scoring_begins(s)
    if is_completed(s, HELICOPTERS):
        owner = s.owner[s.zone[HELICOPTERS] - COMPLETED]
        uses_effect(s, owner, HELICOPTERS)
        gain(s, owner, s.on_helicopters)
        s.on_helicopters = 0
    final_choices(s, 0)


@game.step
def final_choices(s: State, number: int) -> None:
    """One kind of choice of one player, then the next."""
    if number == STAGES * s.seats:
        finish_game(s)
        return
    p = (s.active + number // STAGES) % s.seats
    choose_at_end(s, p, CHOOSING[number % STAGES])
    final_choices(s, number + 1)


@game.effects(CARDS)
def choose_at_end(s: State, p: int, card: int) -> None:
    """What a player may choose before scoring, by a card."""


def finish_game(s: State) -> None:
    """Tell the points; `graphics_cards` may decide the game."""
    for p in range(s.seats):
        scored(s, p, score(s, p))
    s.winner = graphics_winner(s)
    if s.winner >= 0:
        wins_by_majorities(s, s.winner)
    else:
        tell_of_tie(s)
    game_over(s)


def tell_of_tie(s: State) -> None:
    """`foxes` win a tie for the victory."""
    best = 0
    for p in range(s.seats):
        best = max(best, score(s, p))
    tied = 0
    for p in range(s.seats):
        tied += 1 if score(s, p) == best else 0
    for p in range(s.seats):
        if tied > 1 and score(s, p) == best and has(s, p, FOXES):
            wins_tie(s, p, FOXES)


# ---------------------------------------------------------------- telescopes


@choose_at_end.of("telescopes")
def telescopes_at_end(s: State, p: int, card: int) -> None:
    exchange_at_end(s, p)


@game.step
def exchange_at_end(s: State, p: int) -> None:
    """`telescopes`: while there are technology goods."""
    if has(s, p, TELESCOPES) and s.goods_tally[s.player[p].port, TECHNOLOGY] > 0:
        end_telescopes(s, p)


@game.decision(CARD, STOP)
class end_telescopes:
    """Exchange a technology good for credits?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_zone(s, goods_of(s, p), TECHNOLOGY, CARD, out)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == CARD:
            discard(s, p, item)
            gain(s, p, CREDITS[TELESCOPES])
            exchange_at_end(s, p)


# ---------------------------------------------------------------- diamond rings


@choose_at_end.of("diamond_rings")
def rings_at_end(s: State, p: int, card: int) -> None:
    move_contracts(s, p, RINGS_MOVES * effects(s, p, card))


@game.step
def move_contracts(s: State, p: int, moves_left: int) -> None:
    """`diamond_rings`: while moves are left and a completed contract is there."""
    if moves_left > 0 and s.count[completed_of(s, p)] > 0:
        end_diamond_rings(s, p, moves_left)


@game.decision(CARD, STOP)
class end_diamond_rings:
    """Which completed contract becomes a good?"""

    @staticmethod
    def options(s: State, p: int, moves_left: int, out: Options) -> None:
        offer_zone(s, completed_of(s, p), -1, CARD, out)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, moves_left: int, verb: int, item: int) -> None:
        if verb == CARD:
            keep_as_good(s, p, item)
            move_contracts(s, p, moves_left - 1)


def keep_as_good(s: State, p: int, card: int) -> None:
    """A card joins the goods; nobody reacts any more."""
    put(s, card, goods_of(s, p))
    good_added(s, p, card)
    refresh_effects(s)


# ---------------------------------------------------------------- cheap shirts


@choose_at_end.of("cheap_shirts")
def shirts_at_end(s: State, p: int, card: int) -> None:
    move_shirts(s, p)


@game.step
def move_shirts(s: State, p: int) -> None:
    """`cheap_shirts`: while an import fits into the goods."""
    if has(s, p, CHEAP_SHIRTS) and import_fits(s, p):
        end_cheap_shirts(s, p)


def import_fits(s: State, p: int) -> bool:
    """Whether there is room among the goods for one of the imports."""
    card = s.last[imports_of(s, p)]
    for _ in range(s.count[imports_of(s, p)]):
        card = s.following[card]
        if goods_room(s, p, CARD_TYPE[card]):
            return True
    return False


@game.decision(CARD, STOP)
class end_cheap_shirts:
    """Which import becomes a good?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        card = s.last[imports_of(s, p)]
        for _ in range(s.count[imports_of(s, p)]):
            card = s.following[card]
            if goods_room(s, p, CARD_TYPE[card]):
                offer(out, CARD + card)
            else:
                goods_full(out, CARD + card, goods_limit(s, p))
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == CARD:
            keep_as_good(s, p, item)
            move_shirts(s, p)


# ---------------------------------------------------------------- electric cars and cologne


@choose_at_end.of("electric_cars", "cologne")
def ask_each_instance(s: State, p: int, card: int) -> None:
    """Ask for the choice of a card, and for that of its copy."""
    if s.zone[card] == completed_of(s, p):
        ask_instance(s, p, card, ORIGINAL)
    if s.copied == card and s.zone[WIND_TURBINES] == completed_of(s, p):
        ask_instance(s, p, card, COPY)


@game.effects(CARDS)
def ask_instance(s: State, p: int, card: int, instance: int) -> None:
    """A choice is asked for if the player has imports it can count."""


@ask_instance.of("electric_cars")
def cars_ask(s: State, p: int, card: int, instance: int) -> None:
    if s.imports_tally[s.player[p].port, SUPPLY] > 0:
        end_electric_cars(s, p, instance)


@ask_instance.of("cologne")
def cologne_asks(s: State, p: int, card: int, instance: int) -> None:
    if s.count[imports_of(s, p)] > 0:
        end_cologne(s, p, instance)


@game.decision(TYPE, STOP)
class end_electric_cars:
    """As which goods type do your Supply imports count?"""

    @staticmethod
    def options(s: State, p: int, instance: int, out: Options) -> None:
        offer_all(out, TYPE, len(TYPES))
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, instance: int, verb: int, item: int) -> None:
        if verb == TYPE:
            s.electric_type[instance] = item
            electric_type_chosen(s, p, item)


@game.decision(ACTION, STOP)
class end_cologne:
    """For which kind of imports do you gain credits?"""

    @staticmethod
    def options(s: State, p: int, instance: int, out: Options) -> None:
        offer_all(out, ACTION, len(ACTIONS))
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, instance: int, verb: int, item: int) -> None:
        if verb == ACTION:
            s.cologne_action[instance] = item
            cologne_action_chosen(s, p, item)
