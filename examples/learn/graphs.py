# pyright: reportMissingImports=false
"""Work that a GPU does again and again, recorded once: Python then starts it with one call instead of hundreds."""

from __future__ import annotations

from collections.abc import Callable

import torch


def replayable(work: Callable[[], None]) -> Callable[[], None]:
    """The same work as a CUDA graph; it reads and writes the same tensors each time, and is done thrice to begin."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            work()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph.replay
