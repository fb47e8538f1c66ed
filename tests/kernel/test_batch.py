"""What a batch writes beside masks and observations: results, points, lists of legal actions, past decisions."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from spielwerk.kernel.native.batch import Batch, Extras
from spielwerk.kernel.native.crew import BLOCK
from spielwerk.kernel.native.observe import ASKED, observed
from tests.kernel.medals import game

EVERYTHING = Extras(points=True, potential=True, legal=True, history=3, final_states=True)


def some_batch(size: int, seats: int = 2, extras: Extras = EVERYTHING) -> Batch:
    batch = game.native.batch(size=size, seats=seats, seed=5, extras=extras)
    batch.reset()
    return batch


def last_legal(batch: Batch) -> np.ndarray:
    return np.array([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])


def test_results_of_finished_games_are_kept_when_a_row_starts_anew() -> None:
    batch = some_batch(1)
    table = game.table(2, 5)
    while not table.over:
        action = last_legal(batch)
        table.play(batch.key(int(action[0])))
        batch.step(action)
        if not table.over:
            assert batch.points[0].tolist() == table.scores()
    assert batch.finished[0] == 1
    assert batch.final_scores[0].tolist() == table.scores()
    assert batch.final_standings[0].tolist() == [game.functions["standing"](table.state, seat) for seat in range(2)]
    assert batch.final_states[0].tobytes() == bytes(table.state)
    assert batch.points[0].tolist() == game.table(2, 5 + 1).scores()


def test_potential_is_the_evaluation_of_the_game() -> None:
    batch = some_batch(4)
    for _ in range(6):
        wanted = [[game.native.evaluate(state, seat) for seat in range(2)] for state in batch.states]
        assert np.allclose(batch.potential, wanted)
        batch.step(last_legal(batch))


def test_legal_actions_are_listed_beside_the_mask() -> None:
    batch = some_batch(4)
    for _ in range(20):
        for row, mask in enumerate(batch.masks):
            count = int(batch.legal_counts[row])
            assert sorted(batch.legal[row, :count].tolist()) == np.flatnonzero(mask).tolist()
            assert (batch.legal[row, count:] == -1).all()
        batch.step(last_legal(batch))


def test_a_seat_remembers_its_own_decisions_alone_where_others_are_secret() -> None:
    assert game.has_secrets
    batch = some_batch(1)
    taken: dict[int, list[int]] = {0: [], 1: []}
    while True:
        player, action = int(batch.players[0]), int(last_legal(batch)[0])
        newest = taken[player][::-1][:3]
        assert batch.history[0].tolist() == [[0, past] for past in newest] + [[-1, -1]] * (3 - len(newest))
        taken[player].append(action)
        batch.step(np.array([action]))
        if batch.finished[0]:
            break
    assert (batch.history == -1).all()


def test_rows_that_wait_stay_as_they_are() -> None:
    batch = some_batch(3)
    before = batch.states.copy()
    actions = last_legal(batch)
    actions[1] = -1
    batch.step(actions)
    assert [bool((batch.states[row] == before[row]).all()) for row in range(3)] == [False, True, False]
    assert batch.masks[1].any() and not batch.finished[1]


def test_some_rows_are_reset_and_others_go_on() -> None:
    batch, fresh = some_batch(3), some_batch(3)
    batch.step(last_legal(batch))
    played = batch.states.copy()
    batch.reset(fresh.seeds, np.array([True, False, True]))
    assert (batch.states[[0, 2]] == fresh.states[[0, 2]]).all() and (batch.states[1] == played[1]).all()
    batch.restart(np.array([False, True, False]))
    assert batch.seeds.tolist() == [5, 6 + 3, 7]
    assert batch.states[1].tobytes() == bytes(game.table(2, 9).state)


def test_nothing_is_written_that_nobody_wished() -> None:
    batch = some_batch(2, extras=Extras())
    assert {batch.points.size, batch.potential.size, batch.legal.size, batch.history.size, batch.final_states.size} == {
        0
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_observations_are_the_same_without_compiled_code(seats: int) -> None:
    batch = some_batch(2, seats)
    for _ in range(12):
        for row in range(2):
            for viewer in range(seats):
                seen = game.state_class(game.native.concealed(batch.states[row], viewer).tobytes())
                compiled = game.native.observation(batch.states[row], viewer, seats)
                assert observed(game, seen, viewer).tolist() == compiled.tolist()
                if viewer != batch.players[row]:
                    assert (compiled[1 : len(ASKED)] == -1).all(), "what is asked is the business of who decides"
        batch.step(last_legal(batch))


def test_states_are_observed_by_whom_one_likes() -> None:
    batch = some_batch(3)
    batch.step(last_legal(batch))
    viewers = np.array([1, 0, 1])
    wanted = [
        game.native.observation(state, int(viewer), 2) for state, viewer in zip(batch.states, viewers, strict=True)
    ]
    assert (batch.observe(batch.states, viewers) == np.stack(wanted)).all()


def test_other_libraries_read_the_arrays_without_a_copy() -> None:
    batch = some_batch(2)
    shared = np.from_dlpack(batch.observations)
    batch.step(last_legal(batch))
    assert np.shares_memory(shared, batch.observations) and (shared == batch.observations).all()


def test_arrays_lie_where_one_wants_them() -> None:
    made: list[np.ndarray] = []

    def allocate(shape: tuple[int, ...], dtype: object) -> np.ndarray:
        made.append(np.zeros(shape, dtype))  # pyright: ignore[reportArgumentType, reportCallIssue]
        return made[-1]

    batch = game.native.batch(size=2, seats=2, allocate=allocate)
    batch.reset()
    assert any(batch.observations is one for one in made) and any(batch.masks is one for one in made)


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_write_what_one_alone_writes(threads: int) -> None:
    alone = game.native.batch(size=300, seats=2, seed=5)
    crew = game.native.batch(size=300, seats=2, seed=5, threads=threads)
    alone.reset()
    crew.reset()
    for _ in range(40):
        actions = last_legal(alone)
        alone.step(actions)
        crew.step(actions)
        for name in ("states", "observations", "masks", "players", "rewards", "finished", "seeds"):
            assert (getattr(alone, name) == getattr(crew, name)).all(), name


def test_a_crew_goes_home_with_its_batch() -> None:
    before = set(threading.enumerate())
    batch = game.native.batch(size=256, seats=2, threads=3)
    batch.reset()
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    del batch
    for helper in helpers:
        helper.join(timeout=60)
    assert not any(helper.is_alive() for helper in helpers)


@pytest.mark.parametrize("threads", [1, 2])
def test_parts_are_stepped_one_by_one(threads: int) -> None:
    whole = game.native.batch(size=301, seats=2, seed=5)
    divided = game.native.batch(size=301, seats=2, seed=5, threads=threads)
    whole.reset()
    divided.reset()
    first, second = divided.parts()
    for _ in range(20):
        actions, before = last_legal(whole), second.observations.copy()
        first.step(actions[first.rows])
        assert (second.observations == before).all()
        second.step(actions[second.rows])
        whole.step(actions)
        assert (whole.observations == divided.observations).all() and (whole.masks == divided.masks).all()


def test_actions_that_can_not_be_are_refused() -> None:
    batch = some_batch(2)
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for wrong, words in ((illegal, "is not legal in row 1"), (batch.action_count, "numbers from 0"), (-2, "numbers")):
        with pytest.raises(ValueError, match=words):
            batch.step(np.array([-1, wrong]))
    with pytest.raises(ValueError, match="2 actions are needed"):
        batch.step(np.array([0]))


def test_no_two_threads_write_to_the_same_line_of_memory() -> None:
    """Shares are whole blocks of rows: it is enough that every array begins a line, and so does every scratch row."""
    batch = game.native.batch(size=256, seats=2, threads=2)
    batch.reset()
    crew = batch._crew  # pyright: ignore[reportPrivateUsage]
    assert crew is not None
    scratch = crew._work.scratch  # pyright: ignore[reportPrivateUsage]
    extras = batch.rows.extras
    written = [*batch.rows[:-1], extras.remembered, extras.legal_counts, scratch]
    assert {array.ctypes.data % 64 for array in written if array.size} == {0}
    assert BLOCK % 64 == 0 and scratch.strides[0] % 64 == 0
