"""How an effect is read: blocks from top to bottom, costs, steps in their printed order (5.1)."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import cast

from spielwerk.games.steamopolis.catalogue import (
    ATTRACTS,
    BLOCK_COST,
    BLOCK_STEPS,
    COST_COG,
    COST_CRYSTAL,
    COST_PARASITES,
    COST_PER_STONE,
    COST_SCRAP,
    COST_STONE,
    EFFECT_BLOCKS,
    KINDS,
    ONLY_STEP,
    PRICED_BLOCK_AT,
    STEP_AMOUNT,
    STEP_CATEGORY,
    STEP_KIND,
)
from spielwerk.games.steamopolis.rules.answers import others_place
from spielwerk.games.steamopolis.rules.costs import can_give_stones, can_pay, give_stone, pay_cost, scrap_machine
from spielwerk.games.steamopolis.rules.gauge import can_move_any, own_stones, return_stone, stone_fields
from spielwerk.games.steamopolis.rules.prices import can_buy_any
from spielwerk.games.steamopolis.rules.words import NO, YES
from spielwerk.games.steamopolis.scoring import score_points, tiles_in_room
from spielwerk.games.steamopolis.state import State, game
from spielwerk.kernel import Constants, Options, offer
from spielwerk.kernel.decision import Step
from spielwerk.kernel.stack import push

_frames = array("q", [-1] * len(KINDS))
FRAME_OF = cast(Constants, memoryview(_frames))
"""The step of the rules that carries out each kind of effect."""

ONE_STONE, ONE_CAPACITY, ONE_PURCHASE, ONLY_PRESSURE = (
    KINDS.number(kind) for kind in ("gain_stone", "gain_capacity", "buy_anywhere", "raise_pressure")
)


def effect(kind: str) -> Callable[[Callable[..., None]], Step]:
    """Declare the step that carries out one kind of effect: `(s, p)`, `(s, p, n)` or `(s, p, n, category)`."""

    def declare(function: Callable[..., None]) -> Step:
        step = game.step(function)
        _frames[KINDS.number(kind)] = step.number
        return step

    return declare


@game.note
def block_used(s: State, p: int, block: int) -> None: ...


def run_effect(s: State, p: int, number: int) -> None:
    """Schedule all blocks of an effect; others place parasites afterwards, if one was paid for in that way."""
    for block in range(EFFECT_BLOCKS[number, 0], EFFECT_BLOCKS[number, 1]):
        if BLOCK_STEPS[block, 2] < 0:
            do_steps(s, p, block)
        else:
            offer_block(s, p, BLOCK_STEPS[block, 2])
    if ATTRACTS[number]:
        settle_parasites(s, p)


@game.step
def offer_block(s: State, p: int, block: int) -> None:
    """A block with a cost is offered if the cost can be met now and the block is of use."""
    if can_meet(s, p, block) and is_useful(s, p, block):
        use_block(s, p, block)


def do_steps(s: State, p: int, block: int) -> None:
    """Schedule the steps of a block."""
    for step in range(BLOCK_STEPS[block, 0], BLOCK_STEPS[block, 1]):
        push(s, FRAME_OF[STEP_KIND[step]], p, STEP_AMOUNT[step], STEP_CATEGORY[step], 0, 0)


def crystals_due(s: State, p: int, block: int) -> int:
    """The crystals a block costs; for some as many as the player owns stones."""
    if BLOCK_COST[block, COST_PER_STONE]:
        return own_stones(s.player[p])
    return BLOCK_COST[block, COST_CRYSTAL]


def can_meet(s: State, p: int, block: int) -> bool:
    """Whether a player can meet all costs of a block now."""
    me = s.player[p]
    if BLOCK_COST[block, COST_STONE] and not can_give_stones(me, 1):
        return False
    if BLOCK_COST[block, COST_SCRAP] and tiles_in_room(me) == 0:
        return False
    return can_pay(me, BLOCK_COST[block, COST_COG], crystals_due(s, p, block))


def is_useful(s: State, p: int, block: int) -> bool:
    """Whether a block of one step would do anything; longer ones count as useful."""
    kind = ONLY_STEP[PRICED_BLOCK_AT[block]]
    if kind == ONE_STONE:
        return s.player[p].supply > 0
    if kind == ONE_CAPACITY:
        return s.capacity_tiles > 0
    if kind == ONE_PURCHASE:
        return can_buy_any(s, p)
    if kind == ONLY_PRESSURE:
        return can_move_any(s.player[p], stone_fields(s.player[p]))
    return True


@game.decision(YES, NO)
class use_block:
    """Pay for this part of the effect and use it?"""

    @staticmethod
    def options(s: State, p: int, block: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, block: int, verb: int, item: int) -> None:
        if verb == YES:
            block_used(s, p, block)
            meet_cost(s, p, block)
            do_steps(s, p, PRICED_BLOCK_AT[block])


def meet_cost(s: State, p: int, block: int) -> None:
    """Pay resources, give a stone, scrap a tile; parasites of others come after the last block."""
    cogs = BLOCK_COST[block, COST_COG]
    crystals = crystals_due(s, p, block)
    if cogs + crystals > 0:
        pay_cost(s, p, cogs, crystals)
    if BLOCK_COST[block, COST_STONE]:
        give_stone(s, p)
    if BLOCK_COST[block, COST_SCRAP]:
        scrap_machine(s, p)
    if BLOCK_COST[block, COST_PARASITES]:
        s.others_may_place = 1


@game.step
def settle_parasites(s: State, p: int) -> None:
    """After the last block: others may place parasites if a block was used at that cost."""
    if s.others_may_place:
        s.others_may_place = 0
        others_place(s, p)


# ---------------------------------------------------------------- steps without any choice


@effect("gain_vp")
def gain_vp(s: State, p: int, n: int, category: int) -> None:
    """Victory points at once."""
    score_points(s, p, n, category)


@effect("gain_stone")
def gain_stone(s: State, p: int) -> None:
    """A stone of the own supply comes onto the gauge without arrow, like one taken back."""
    if s.player[p].supply > 0:
        s.player[p].supply -= 1
        return_stone(s, p, 0, 0)
