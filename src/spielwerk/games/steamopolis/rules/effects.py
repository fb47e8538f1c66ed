"""How an effect is read: blocks from top to bottom, costs, steps in their printed order (9.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    ATTRACTS,
    BLOCK_COST,
    BLOCK_SOURCE,
    BLOCK_STEPS,
    COST_COG,
    COST_CRYSTAL,
    COST_NOT_MET,
    COST_PARASITES,
    COST_PER_STONE,
    COST_SCRAP,
    COST_STONE,
    EFFECT_BLOCKS,
    KINDS,
    NO_ROOM_FOR_STONE,
    NO_SPARE_STONE,
    ONLY_STEP,
    PRICED_BLOCK_AT,
    STEP_AMOUNT,
    STEP_CATEGORY,
    STEP_KIND,
)
from ..scoring import score_points, tiles_in_room
from ..state import State, game
from .answers import others_place
from .costs import can_give_stones, can_pay, give_stone, pay_cost, scrap_machine
from .gauge import has_room, own_stones, return_stone
from .words import NO, YES, lapsed


@game.effects(KINDS, by="kind")
def effect(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """What a step of an effect does, by its kind: so often or so many (`n`), for the ledger's category."""


@game.step
def carry_out(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """A step of an effect."""
    effect(s, p, kind, n, source, category)


@game.effects(KINDS, by="kind")
def why_useless(s: State, p: int, kind: int) -> int:
    """Why a step of this kind would do nothing if it came now; -1 if it is of use, as most always are."""
    return -1


@game.note
def block_used(s: State, p: int, source: int, block: int) -> None: ...


def run_effect(s: State, p: int, number: int) -> None:
    """Schedule all blocks of an effect; others place parasites afterwards, if one was paid for in that way."""
    for block in range(EFFECT_BLOCKS[number, 0], EFFECT_BLOCKS[number, 1]):
        if BLOCK_STEPS[block, 2] < 0:
            do_steps(s, p, block)
        else:
            offer_block(s, p, BLOCK_STEPS[block, 2])
    if ATTRACTS[number]:
        settle_parasites(s, p, BLOCK_SOURCE[EFFECT_BLOCKS[number, 0]])


@game.step
def offer_block(s: State, p: int, block: int) -> None:
    """A block with a cost is offered if the cost can be met now and the block is of use."""
    source = BLOCK_SOURCE[PRICED_BLOCK_AT[block]]
    lapse = why_useless(s, p, ONLY_STEP[PRICED_BLOCK_AT[block]]) if can_meet(s, p, block) else COST_NOT_MET
    if lapse < 0:
        use_block(s, p, block, source)
    else:
        lapsed(s, p, source, lapse)


def do_steps(s: State, p: int, block: int) -> None:
    """Schedule the steps of a block."""
    for step in range(BLOCK_STEPS[block, 0], BLOCK_STEPS[block, 1]):
        carry_out(s, p, STEP_KIND[step], STEP_AMOUNT[step], BLOCK_SOURCE[block], STEP_CATEGORY[step])


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


@game.decision(YES, NO)
class use_block:
    """Pay for this part of the effect and use it?"""

    @staticmethod
    def options(s: State, p: int, block: int, source: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, block: int, source: int, verb: int, item: int) -> None:
        if verb == YES:
            block_used(s, p, source, block)
            meet_cost(s, p, block, source)
            do_steps(s, p, PRICED_BLOCK_AT[block])


def meet_cost(s: State, p: int, block: int, source: int) -> None:
    """Pay resources, give a stone, scrap a tile; parasites of others come after the last block."""
    cogs = BLOCK_COST[block, COST_COG]
    crystals = crystals_due(s, p, block)
    if cogs + crystals > 0:
        pay_cost(s, p, cogs, crystals, source)
    if BLOCK_COST[block, COST_STONE]:
        give_stone(s, p, source)
    if BLOCK_COST[block, COST_SCRAP]:
        scrap_machine(s, p, source)
    if BLOCK_COST[block, COST_PARASITES]:
        s.others_may_place = 1


@game.step
def settle_parasites(s: State, p: int, source: int) -> None:
    """After the last block: others may place parasites if a block was used at that cost."""
    if s.others_may_place:
        s.others_may_place = 0
        others_place(s, p, source)


# ---------------------------------------------------------------- steps without any choice


@effect.of("gain_vp")
def gain_vp(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Victory points at once."""
    score_points(s, p, n, category)


@effect.of("gain_stone")
def gain_stone(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """A stone of the own supply comes onto the gauge without arrow, like one taken back."""
    lapse = no_stone_comes(s, p, kind)
    if lapse < 0:
        s.player[p].supply -= 1
        return_stone(s, p, 0, 0)
    else:
        lapsed(s, p, source, lapse)


@why_useless.of("gain_stone")
def no_stone_comes(s: State, p: int, kind: int) -> int:
    """No stone is left, or the gauge has no room for it."""
    if s.player[p].supply == 0:
        return NO_SPARE_STONE
    return -1 if has_room(s.player[p]) else NO_ROOM_FOR_STONE
