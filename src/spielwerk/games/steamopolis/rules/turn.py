"""Rounds and turns (4.1), start of turn (4.2), the three actions (4.3), end of turn (7.6), the final round (11.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    DESTINATION_ACTION,
    DISTRICTS,
    FLY_ACTION,
    FLY_LOSS,
    MAX_ROUNDS,
    MOST_SPONSORS,
    PASSENGERS,
    STEAM_ACTION,
    STEAM_LOSS,
    STEAM_SOURCE,
)
from ..scoring import end_game, trigger_end
from ..state import NOT_VISITED, State, game
from .arrow_stones import move_arrows
from .destination import can_set_destination, choose_stone
from .districts import late_districts
from .flight import begin_flight
from .gauge import (
    can_move_any,
    discard_marker,
    offer_fields,
    own_markers,
    stone_fields,
)
from .machines import late_passives
from .passengers import reward_passengers
from .pressure import boilers, go_on_raising
from .solo import removal_step, time_passes
from .stock import store_afterwards
from .words import DISCARD_MARKER, SKIP

STEAM = game.verb("steam")
SET_DESTINATION = game.verb("set_destination")
FLY = game.verb("fly")
DO = game.verb("do")


@game.note
def round_begins(s: State, number: int) -> None: ...


@game.note
def rounds_used_up(s: State, number: int) -> None: ...


@game.note
def final_round_begins(s: State) -> None: ...


@game.note
def turn_begins(s: State, p: int) -> None: ...


@game.note
def makes_steam(s: State, p: int, amount: int) -> None: ...


@game.note
def final_action_skipped(s: State, p: int, action: int) -> None: ...


@game.note
def final_action_impossible(s: State, p: int, action: int) -> None: ...


@game.refusal("4.3")
def gauge_empty(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def no_stone_can_move(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def no_stone_can_be_placed(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def no_stone_on_board(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- 4.1 rounds


@game.step
def play_round(s: State) -> None:
    """Every player has a turn, the start player first."""
    s.round_number += 1
    round_begins(s, s.round_number)
    for distance in range(s.seats):
        player_turn(s, (s.start_player + distance) % s.seats)
    end_of_round(s)


@game.step
def end_of_round(s: State) -> None:
    """Once the end is triggered the final round follows (11.1); a game that never ends is stopped (15.25)."""
    if s.seats > 1 and s.round_number >= MAX_ROUNDS and not s.end_triggered:
        rounds_used_up(s, s.round_number)
        trigger_end(s)
    if s.end_triggered:
        final_round(s)
    else:
        play_round(s)


@game.step
def player_turn(s: State, p: int) -> None:
    """Start of turn, then one action; the end of turn matters after a flight only."""
    start_of_turn(s, p)
    ask_for_action(s, p)


# ---------------------------------------------------------------- 4.2 start of turn


def start_of_turn(s: State, p: int) -> None:
    """Forget what belonged to the last turn, then move the arrow stones."""
    s.active = p
    turn_begins(s, p)
    for seat in range(s.seats):
        for sponsor in range(MOST_SPONSORS):
            s.player[seat].sponsor_used[sponsor] = 0
    if s.flew:
        s.flew = 0
        for district in range(len(DISTRICTS)):
            s.visited[district] = NOT_VISITED
        for passenger in range(len(PASSENGERS)):
            s.delivered[passenger] = 0
    move_arrows(s, p, 0)


# ---------------------------------------------------------------- 4.3 the action


def can_act(s: State, p: int, action: int) -> bool:
    """Whether an action is legal now."""
    if action == STEAM_ACTION:
        return can_move_any(s.player[p], stone_fields(s.player[p]))
    if action == DESTINATION_ACTION:
        return can_set_destination(s, p)
    return s.player[p].stones_out > 0


def act(s: State, p: int, action: int) -> None:
    """Carry out an action."""
    if action == DESTINATION_ACTION:
        choose_stone(s, p)
    elif action == STEAM_ACTION:
        if time_passes(s, p, STEAM_LOSS):
            makes_steam(s, p, boilers(s.player[p]))
            go_on_raising(s, p, boilers(s.player[p]), 0, STEAM_SOURCE)
    elif time_passes(s, p, FLY_LOSS):
        begin_flight(s, p)
        end_of_turn(s, p)


def ask_for_action(s: State, p: int) -> None:
    """The question warns a solo player who would lose the game with the last point."""
    choose_action(s, p, on_the_brink(s, p))


def on_the_brink(s: State, p: int) -> int:
    """Whether the time that steam and flight cost would lose the game."""
    return 1 if s.seats == 1 and s.player[p].score <= STEAM_LOSS and not s.time_paid else 0


@game.decision(STEAM, SET_DESTINATION, FLY, DISCARD_MARKER, insists=True)
class choose_action:
    """What do you do in this turn?"""

    @staticmethod
    def options(s: State, p: int, endangered: int, out: Options) -> None:
        if can_act(s, p, STEAM_ACTION):
            offer(out, STEAM)
        else:
            explain_stones_on_gauge(s, p, out, STEAM)
        if can_act(s, p, DESTINATION_ACTION):
            offer(out, SET_DESTINATION)
        else:
            explain_stones_on_gauge(s, p, out, SET_DESTINATION)
        if can_act(s, p, FLY_ACTION):
            offer(out, FLY)
        else:
            no_stone_on_board(out, FLY)
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)

    @staticmethod
    def take(s: State, p: int, endangered: int, verb: int, item: int) -> None:
        if verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            ask_for_action(s, p)
        elif verb == STEAM:
            act(s, p, STEAM_ACTION)
        elif verb == SET_DESTINATION:
            act(s, p, DESTINATION_ACTION)
        else:
            act(s, p, FLY_ACTION)


def explain_stones_on_gauge(s: State, p: int, out: Options, option: int) -> None:
    """Refuse an action that needs a stone on the gauge."""
    if stone_fields(s.player[p]) == 0:
        gauge_empty(out, option)
    elif option == STEAM:
        no_stone_can_move(out, option)
    else:
        no_stone_can_be_placed(out, option)


# ---------------------------------------------------------------- 7.6 end of turn


@game.step
def end_of_turn(s: State, p: int) -> None:
    """Passengers, then effects that waited, storing, in solo the removal step."""
    reward_passengers(s, p)
    late_effects(s, p)
    store_afterwards(s, p)
    if s.seats == 1:
        removal_step(s, p)


@game.step
def late_effects(s: State, p: int) -> None:
    """Effects with the end-of-turn mark: passive ones first, then districts (7.6)."""
    late_passives(s, p)
    late_districts(s, p)


# ---------------------------------------------------------------- 11.2 final round


@game.step
def final_round(s: State) -> None:
    """Every player has one final turn, then the game is over."""
    s.final_round = 1
    final_round_begins(s)
    for distance in range(s.seats):
        final_turn(s, (s.start_player + distance) % s.seats)
    finish(s)


@game.step
def finish(s: State) -> None:
    """The game is over."""
    end_game(s)


@game.step
def final_turn(s: State, p: int) -> None:
    """Make steam, set one destination, fly: each once, in this order, if legal and wanted."""
    start_of_turn(s, p)
    offer_final_step(s, p, STEAM_ACTION)
    offer_final_step(s, p, DESTINATION_ACTION)
    offer_final_step(s, p, FLY_ACTION)


@game.step
def offer_final_step(s: State, p: int, action: int) -> None:
    """Ask for an action of the final turn, if it is legal."""
    if can_act(s, p, action):
        final_step(s, p, action, on_the_brink(s, p) if action != DESTINATION_ACTION else 0)
    else:
        final_action_impossible(s, p, action)


@game.decision(DO, SKIP, DISCARD_MARKER)
class final_step:
    """Carry out this action in your final turn?"""

    @staticmethod
    def options(s: State, p: int, action: int, endangered: int, out: Options) -> None:
        offer(out, DO)
        offer(out, SKIP)
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)

    @staticmethod
    def take(s: State, p: int, action: int, endangered: int, verb: int, item: int) -> None:
        if verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            offer_final_step(s, p, action)
        elif verb == DO:
            act(s, p, action)
        else:
            final_action_skipped(s, p, action)
