"""Compiled loops over many games at once: observations, masks of legal actions, one step in every row."""

from __future__ import annotations

from spielwerk.kernel.native.bundles import Array, BatchPlan, Rows, Rules
from spielwerk.kernel.native.calls import MARK, OBSERVE, PRESENT, STEP, call_3, call_4, call_6, call_7
from spielwerk.kernel.native.loops import (
    begin,
    best_standing,
    compiled,
    compiled_inner,
    copy_bytes,
    evaluate,
    random_word,
    score,
    standing,
)
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS

ALL_WELL = -1
"""In place of the number of a row that went wrong."""
WAIT = -1
"""In place of an action: nothing happens in this row."""
NOTHING = -1
"""Fills lists of legal actions and of past decisions that are not full."""


# ---------------------------------------------------------------- observations


@compiled
def observe(rules: Rules, viewer: int, state: Array, scratch: Array, out: Array) -> None:
    """Write what a viewer sees of a state into a vector (see `observe.plan`)."""
    call_4(rules.entry_points[OBSERVE], state.ctypes.data, viewer, scratch.ctypes.data, out.ctypes.data)


# ---------------------------------------------------------------- masks


@compiled_inner
def mark(rules: Rules, out: Array, mask: Array, legal: int) -> None:
    """Write 1 (legal) or 0 for the offered options into a mask over all actions of the game."""
    call_3(rules.entry_points[MARK], out.ctypes.data, mask.ctypes.data, legal)


@compiled
def any_legal(masks: Array, rng: Array, actions: Array) -> None:
    """Choose a legal action in every row at random."""
    for row in range(masks.shape[0]):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[row, action]
        left = (random_word(rng) * legal) >> 32
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    actions[row] = action
                    break
                left -= 1


# ---------------------------------------------------------------- steps


@compiled
def begin_rows(plan: BatchPlan, rows: Rows, chosen: Array, first: int, last: int, scratch: Array) -> None:
    """Start a fresh game in each chosen row from `first` to `last`."""
    for row in range(first, last):
        if chosen[row]:
            mark(plan.rules, rows.outs[row], rows.masks[row], 0)
            begin_row(plan, rows, row, scratch)


@compiled
def begin_row(plan: BatchPlan, rows: Rows, row: int, scratch: Array) -> None:
    """Start the game with the seed of the row; nobody has decided anything in it."""
    begin(plan.rules, plan.template, rows.states[row], rows.outs[row], rows.seeds[row])
    rows.extras.remembered[row] = NOTHING
    call_6(
        plan.rules.entry_points[PRESENT], rows.states[row].ctypes.data, rows.outs[row].ctypes.data,
        rows.masks[row].ctypes.data, scratch.ctypes.data, rows.observations[row].ctypes.data,
        rows.players.ctypes.data + row,
    )  # fmt: skip
    present_extras(plan.rules, plan.action_base, rows, row)


@compiled
def step_rows(plan: BatchPlan, rows: Rows, actions: Array, first: int, last: int, scratch: Array) -> int:
    """Take one action in each row; finished games report their result and start anew. Returns a bad row or -1.

    All that is done in every row stands here: handing on bundles of arrays would take longer than a step.
    """
    for row in range(first, last):
        action = actions[row]
        rows.finished[row] = 0
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[row, seat] = 0.0
        if action == WAIT:
            continue
        if action < 0 or action >= rows.masks.shape[1] or rows.masks[row, action] == 0:
            return row
        if plan.has_history:
            remember(plan.secrets, rows.extras.remembered[row], rows.players[row], action)
        verb = plan.verb_of[action]
        count = call_7(
            plan.rules.entry_points[STEP], rows.states[row].ctypes.data,
            (verb << VERB_BITS) + action - plan.action_base[verb], rows.outs[row].ctypes.data,
            rows.masks[row].ctypes.data, scratch.ctypes.data, rows.observations[row].ctypes.data,
            rows.players.ctypes.data + row,
        )  # fmt: skip
        if count < 0:
            return row
        if count == 0:
            finish(plan, rows, row)
            begin_row(plan, rows, row, scratch)
        elif plan.has_extras:
            present_extras(plan.rules, plan.action_base, rows, row)
    return ALL_WELL


@compiled
def finish(plan: BatchPlan, rows: Rows, row: int) -> None:
    """Write down how the game of a row ended, and choose the seed of the next."""
    state = rows.states[row]
    rows.finished[row] = 1
    share_win(plan.rules, state, rows.rewards[row])
    for seat in range(rows.final_scores.shape[1]):
        rows.final_scores[row, seat] = score(plan.rules, state, seat)
        rows.final_standings[row, seat] = standing(plan.rules, state, seat)
    if rows.extras.final_states.shape[1] > 0:
        copy_bytes(state, rows.extras.final_states[row])
    rows.seeds[row] += plan.stride


@compiled_inner
def share_win(rules: Rules, state: Array, rewards: Array) -> None:
    """1 to be divided among the winners, 0 for everybody else."""
    best, winners = best_standing(rules, state, rewards.shape[0])
    for seat in range(rewards.shape[0]):
        rewards[seat] = 1.0 / winners if standing(rules, state, seat) == best else 0.0


# ---------------------------------------------------------------- extras


@compiled
def present_extras(rules: Rules, action_base: Array, rows: Rows, row: int) -> None:
    """Write what was wished for beside the observation."""
    state, extras, player = rows.states[row], rows.extras, rows.players[row]
    for seat in range(extras.points.shape[1]):
        extras.points[row, seat] = score(rules, state, seat)
    for seat in range(extras.potential.shape[1]):
        extras.potential[row, seat] = evaluate(rules, state, seat)
    if extras.legal.shape[1] > 0:
        extras.legal_counts[row] = list_actions(action_base, rows.outs[row], extras.legal[row])
    for at in range(extras.history.shape[1]):
        copy_decision(extras.remembered[row, player, at], extras.history[row, at])


@compiled_inner
def list_actions(action_base: Array, out: Array, legal: Array) -> int:
    """Write the offered options as numbers of actions; returns how many there are."""
    legal[:] = NOTHING
    for at in range(out[0]):
        legal[at] = action_base[out[1 + at] >> VERB_BITS] + (out[1 + at] & ITEM_MASK)
    return out[0]


@compiled_inner
def copy_decision(source: Array, target: Array) -> None:
    """Copy by whom and what."""
    target[0], target[1] = source[0], source[1]


@compiled_inner
def remember(secrets: bool, remembered: Array, player: int, action: int) -> None:
    """Put a decision first into the histories of all who know of it: in games with secrets only who took it."""
    for viewer in range(remembered.shape[0]):
        if viewer == player or not secrets:
            for at in range(remembered.shape[1] - 1, 0, -1):
                copy_decision(remembered[viewer, at - 1], remembered[viewer, at])
            if remembered.shape[1] > 0:
                remembered[viewer, 0, 0] = (player - viewer) % remembered.shape[0]
                remembered[viewer, 0, 1] = action


@compiled
def observe_rows(rules: Rules, states: Array, viewers: Array, scratch: Array, out: Array) -> None:
    """Write what a viewer sees of each state."""
    for row in range(states.shape[0]):
        observe(rules, viewers[row], states[row], scratch, out[row])
