"""Set-up (3), rounds and stages (4.1, 4.3), a player's turn (4.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, shuffle

from ..catalogue import (
    AIRSHIPS,
    BONUS_ACTIONS,
    CONTRACTS,
    DISPLAY_SIZE,
    DONATION_MARKERS,
    HARBOUR_TILE,
    PANELS,
    RESOURCES,
    ROUNDS_PER_STAGE,
    STAGE_BONUS_GAIN,
    STAGE_BONUS_GROUP,
    STAGE_BONUSES,
    START_AMOUNT,
    START_ROW,
    TILES,
    WORKERS,
    WORKERS_AT_START,
)
from ..scoring import end_condition, explain_end, final_scoring
from ..state import IN_DECK, ON_DISPLAY, READY, USED, State, game
from .bonuses import OPEN_BARTER, barter_exchange, offer_barter
from .contracts import FULFIL, age_contracts, fulfil, offer_fulfilling
from .moving import begin_movement, can_be_moved
from .resources import gain
from .shifting import SHIFT, offer_paid_shifts, pay_shift, put_tile
from .workers import unmoved_workers

MOVE = game.verb("move:<tile>")
END_TURN = game.verb("end_turn")


@game.note
def round_begins(s: State, number: int) -> None: ...


@game.note
def stage_begins(s: State, number: int, stage_bonus: int) -> None: ...


@game.note
def turn_begins(s: State, p: int) -> None: ...


@game.note
def ready_again(s: State, p: int, bonus_action: int) -> None: ...


@game.refusal("4.2")
def workers_left(out: Options, option: int, number: int) -> None: ...


@game.refusal("4.2")
def worker_done(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def other_worker_pauses(out: Options, option: int, tile: int) -> None: ...


# ---------------------------------------------------------------- 3 set-up


@game.setup
def set_up(s: State) -> None:
    """Lay out tiles, prices, stage bonuses, contracts and player boards."""
    lay_tiles(s)
    for airship in range(len(AIRSHIPS)):
        s.price_row[airship] = START_ROW[s.seats]
    for panel in range(len(PANELS)):
        s.majority[panel] = -1
    lay_stage_bonuses(s)
    lay_contracts(s)
    s.pausing = -1
    s.move_began = -1
    s.active = 0
    for p in range(len(s.player)):
        set_up_player(s, p)
    play_round(s)


def lay_tiles(s: State) -> None:
    """Shuffle the action tiles into the grid."""
    for tile in range(len(TILES)):
        s.tile_at[tile] = tile
    shuffle(s, s.tile_at, len(TILES))
    for position in range(len(TILES)):
        put_tile(s, s.tile_at[position], position)


def lay_stage_bonuses(s: State) -> None:
    """Two random bonuses of each group: the first group for stages 2 and 3, the second for 4 and 5."""
    s.stage_bonus[0] = -1
    s.stage_bonus[1] = -1
    for group in range(2):
        count = 0
        for bonus in range(len(STAGE_BONUSES)):
            if STAGE_BONUS_GROUP[bonus] == group:
                s.deck[count] = bonus
                count += 1
        shuffle(s, s.deck, count)
        s.stage_bonus[2 + 2 * group] = s.deck[0]
        s.stage_bonus[3 + 2 * group] = s.deck[1]


def lay_contracts(s: State) -> None:
    """Shuffle the contracts; five lie open."""
    for contract in range(len(CONTRACTS)):
        s.deck[contract] = contract
        s.contract_place[contract] = IN_DECK
        s.contract_owner[contract] = -1
    shuffle(s, s.deck, len(CONTRACTS))
    s.deck_size = len(CONTRACTS) - DISPLAY_SIZE
    for slot in range(DISPLAY_SIZE):
        s.display[slot] = s.deck[s.deck_size + slot]
        s.contract_place[s.display[slot]] = ON_DISPLAY
        s.deck[s.deck_size + slot] = -1


def set_up_player(s: State, p: int) -> None:
    """Resources by seat, two workers on the Harbour."""
    me = s.player[p]
    me.markers = DONATION_MARKERS
    for resource in range(len(RESOURCES)):
        me.stock[resource] = START_AMOUNT[p, resource]
    for worker in range(WORKERS):
        me.worker_tile[worker] = HARBOUR_TILE if worker < WORKERS_AT_START and p < s.seats else -1


# ---------------------------------------------------------------- 4.1, 4.3 rounds and stages


@game.step
def play_round(s: State) -> None:
    """One round: perhaps a new stage, then every player's turn, then perhaps the end."""
    s.round_number += 1
    if s.round_number > ROUNDS_PER_STAGE and s.round_number % ROUNDS_PER_STAGE == 1:
        start_of_stage(s, (s.round_number - 1) // ROUNDS_PER_STAGE + 1)
    round_begins(s, s.round_number)
    for seat in range(s.seats):
        player_turn(s, seat)
    end_of_round(s)


@game.step
def end_of_round(s: State) -> None:
    """The game ends here or goes on (10.1)."""
    if end_condition(s):
        explain_end(s)
        final_scoring(s)
    else:
        play_round(s)


def start_of_stage(s: State, stage: int) -> None:
    """Stage bonus for all, bonus actions are ready again, contracts come closer to failing (4.3)."""
    bonus = s.stage_bonus[stage]
    stage_begins(s, stage, bonus)
    for p in range(s.seats):
        for resource in range(len(RESOURCES)):
            if STAGE_BONUS_GAIN[bonus, resource] > 0:
                gain(s, p, STAGE_BONUS_GAIN[bonus, resource], resource)
        for action in range(len(BONUS_ACTIONS)):
            if s.player[p].bonus[action] == USED:
                s.player[p].bonus[action] = READY
                ready_again(s, p, action)
    age_contracts(s)


# ---------------------------------------------------------------- 4.2 a player's turn


@game.step
def player_turn(s: State, p: int) -> None:
    """All workers on the board are to be moved."""
    s.active = p
    turn_begins(s, p)
    turn_main(s, p)


@game.decision(MOVE, SHIFT, FULFIL, OPEN_BARTER, END_TURN)
class turn_main:
    """What do you do next?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        unmoved = unmoved_workers(s, p)
        offer_moves(s, p, out)
        offer_paid_shifts(s, p, SHIFT, unmoved, out)
        offer_fulfilling(s, p, out)
        offer_barter(s, p, out)
        if unmoved == 0:
            offer(out, END_TURN)
        else:
            workers_left(out, END_TURN, unmoved)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == END_TURN:
            end_turn(s, p)
            return
        if verb == MOVE:
            begin_movement(s, p, item)
        elif verb == SHIFT:
            pay_shift(s, p, item)
        elif verb == FULFIL:
            fulfil(s, p, item)
        elif verb == OPEN_BARTER:
            barter_exchange(s, p)
        turn_main(s, p)


def end_turn(s: State, p: int) -> None:
    """The player's workers will all have to move again in the next turn."""
    for worker in range(WORKERS):
        s.player[p].worker_moved[worker] = 0


def offer_moves(s: State, p: int, out: Options) -> None:
    """Every tile with an unmoved worker; in mid-hop only the worker that pauses."""
    me = s.player[p]
    answered = 0
    for worker in range(WORKERS):
        tile = me.worker_tile[worker]
        if can_be_moved(s, p, worker) and not answered >> tile & 1:
            answered |= 1 << tile
            offer(out, MOVE + tile)
    explain_workers(s, p, answered, out)


def explain_workers(s: State, p: int, answered: int, out: Options) -> None:
    """Say of every other worker why it can't be moved."""
    me = s.player[p]
    for worker in range(WORKERS):
        tile = me.worker_tile[worker]
        if tile >= 0 and not answered >> tile & 1:
            answered |= 1 << tile
            if me.worker_moved[worker]:
                worker_done(out, MOVE + tile)
            else:
                other_worker_pauses(out, MOVE + tile, me.worker_tile[s.pausing])
