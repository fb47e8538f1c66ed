"""Arrays that share the memory of a batch: by DLPack, and as tensors of PyTorch where that is installed."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import spielwerk
import spielwerk.envs
from spielwerk.envs.registration import environment_id
from tests.envs.playing import SMALL
from tests.needs import needs


def test_arrays_speak_dlpack() -> None:
    batch = spielwerk.game(SMALL).native.batch(4, seats=3)
    batch.reset()
    for name in ("observations", "masks", "players", "rewards", "finished"):
        seen = np.from_dlpack(getattr(batch, name))
        assert seen.ctypes.data == getattr(batch, name).ctypes.data, name
    seen, before = np.from_dlpack(batch.observations), batch.observations.copy()
    batch.step(batch.masks.argmax(axis=1).astype(np.int64))
    assert (seen == batch.observations).all() and not (seen == before).all()


def test_an_environment_writes_where_it_is_told_to() -> None:
    """What `pinned` does with memory that a GPU reads, here with memory of one's own."""
    made: list[np.ndarray] = []

    def own(shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        made.append(np.zeros(shape, dtype))
        return made[-1]

    rows = gymnasium.make_vec(environment_id(SMALL), num_envs=4, seats=3, allocate=own, copy=False)
    seen, told = rows.reset(seed=1)
    assert any(seen is array for array in made)
    assert any(np.shares_memory(told["action_mask"], array) for array in made)


def test_tensors_share_the_memory_of_a_batch() -> None:
    needs("torch", "torch")
    from spielwerk.envs.tensors import pinned, tensors

    batch = spielwerk.game(SMALL).native.batch(4, seats=3, allocate=pinned)
    batch.reset()
    seen = tensors(batch)
    assert {"observations", "masks", "players", "rewards"} <= set(seen) and "points" not in seen
    batch.step(batch.masks.argmax(axis=1))
    assert (seen["observations"].numpy() == batch.observations).all()
    assert seen["observations"].data_ptr() == batch.observations.ctypes.data
    assert batch.observations.dtype == np.int16
