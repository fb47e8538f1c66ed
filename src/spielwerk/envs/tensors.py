# pyright: reportMissingImports=false
"""The arrays of a batch as tensors of PyTorch, without a copy, and on wish in memory that a GPU reads by itself.

batch = game.native.batch(4096, seats=4, allocate=pinned)
seen = tensors(batch)                                  # each step writes into these tensors
policy(seen["observations"].to("cuda", non_blocking=True))

NumPy arrays speak DLPack, so `jax.dlpack.from_dlpack(batch.observations)` and the like need nothing from here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from spielwerk.kernel.native.batch import Batch
from spielwerk.kernel.native.bundles import Array

SHOWN = (
    "players",
    "masks",
    "observations",
    "rewards",
    "finished",
    "points",
    "potential",
    "legal",
    "legal_counts",
    "history",
)


def pinned(shape: tuple[int, ...], dtype: Any) -> Array:
    """Zeros in pinned memory, in ordinary memory where there is no GPU: `allocate` of batches and environments."""
    kind = torch.from_numpy(np.zeros(0, dtype)).dtype
    return torch.zeros(shape, dtype=kind, pin_memory=torch.cuda.is_available()).numpy()


def tensors(batch: Batch) -> dict[str, torch.Tensor]:
    """The arrays of a batch that are not empty, by name."""
    arrays: dict[str, Array] = {name: getattr(batch, name) for name in SHOWN}
    return {name: torch.from_dlpack(array) for name, array in arrays.items() if array.size}
