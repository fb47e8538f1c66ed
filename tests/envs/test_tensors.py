"""Tensors of PyTorch that share the memory of a batch; where PyTorch is installed, which the tests do not ask for."""

from __future__ import annotations

import numpy as np
import pytest

import spielwerk
from tests.envs.playing import SMALL

torch = pytest.importorskip("torch", reason="PyTorch is large and no part of what the tests install")


def test_tensors_share_the_memory_of_a_batch() -> None:
    from spielwerk.envs.tensors import pinned, tensors

    batch = spielwerk.game(SMALL).native.batch(4, seats=3, allocate=pinned)
    batch.reset()
    seen = tensors(batch)
    assert {"observations", "masks", "players", "rewards"} <= set(seen) and "points" not in seen
    batch.step(batch.masks.argmax(axis=1))
    assert (seen["observations"].numpy() == batch.observations).all()
    assert seen["observations"].data_ptr() == batch.observations.ctypes.data
    assert batch.observations.dtype == np.int16
