# pyright: reportMissingImports=false
"""A policy for any game: raw observations in, logits and values out. It encodes what it sees by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

import spielwerk
from spielwerk.envs.encoding import encoding
from spielwerk.kernel.native.observe import plan

ALIGNED = 64
"""Matrices whose sides are multiples of this are several times as fast on a GPU."""


class Network(nn.Module):
    """Raw observations in, logits of the legal actions and values of the seats (from the viewer on) out."""

    def __init__(self, game: str, seats: int, width: int) -> None:
        super().__init__()
        found = self.game = spielwerk.game(game)
        self.settings, self.seats = {"game": game, "seats": seats, "width": width}, seats
        coding, own = encoding(found, seats), {}
        for name, array in coding.codes._asdict().items():
            own[name] = torch.from_numpy(array if array.dtype == "float32" else array.astype("int32"))
        self.coding = nn.ParameterDict({name: nn.Parameter(array, False) for name, array in own.items()})
        self.hot_rows, self.numbers = -(-coding.hot_rows // ALIGNED) * ALIGNED, plan(found, seats).length
        self.hot_weight = nn.Parameter(torch.randn(self.hot_rows, width) / len(own["hot"]) ** 0.5)
        self.amount_layer = nn.Linear(len(own["amount"]), width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.policy, self.value = nn.Linear(width, found.action_base[-1]), nn.Linear(width, seats)
        nn.init.normal_(self.policy.weight, std=0.01)

    def encode(self, seen: Tensor) -> Tensor:
        """The first layer: one-hot rows times weights, and scaled amounts."""
        numbers, own = seen.int(), self.coding
        kind = numbers[:, 0] + 1
        places = nearest(numbers[:, own["hot"]], own["low"], own["size"]) + own["first"]
        held = numbers[:, 1 : 1 + own["asked_low"].shape[1]]
        asked = nearest(held, own["asked_low"][kind], own["asked_count"][kind]) + own["asked_first"][kind]
        at = torch.cat([places, asked], dim=1).long()
        if torch.onnx.is_in_onnx_export():
            hot = self.hot_weight[at].sum(dim=1)
        elif seen.is_cuda:  # matrices are what a GPU is best at: faster than picking rows
            kind_of = torch.get_autocast_dtype("cuda") if torch.is_autocast_enabled("cuda") else torch.float32
            ones = torch.zeros(len(seen), self.hot_rows, device=seen.device, dtype=kind_of)
            hot = ones.scatter_(1, at, 1.0) @ self.hot_weight.to(kind_of)
        else:
            hot = functional.embedding_bag(at, self.hot_weight, mode="sum")
        amounts = (numbers[:, own["amount"]].float() - own["amount_low"]) / own["amount_range"]
        return hot + self.amount_layer(amounts)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = functional.relu(self.norms[0](self.encode(seen)))
        for layer, norm in zip(self.layers, self.norms[1:], strict=True):
            x = x + functional.relu(norm(layer(x)))
        with torch.autocast(x.device.type, enabled=False):  # half the precision would round chances and values too far
            logits, values = self.policy(x.float()), self.value(x.float())
        return torch.where(mask.bool(), logits, torch.full_like(logits, -1e9)), values


def nearest(values: Tensor, low: Tensor, count: Tensor) -> Tensor:
    """How far values are above the lowest; those beyond the range count as the nearest that is in it."""
    return torch.minimum((values - low).clamp(min=0), count - 1)


def save(network: Network, file: Path, **more: Any) -> None:
    """Keep a network and what it was made for; an old file is replaced only by a whole one."""
    part = file.with_suffix(".part")
    torch.save({"settings": network.settings, "weights": network.state_dict(), **more}, part)
    part.replace(file)


def load(file: Path, device: str = "cpu") -> Network:
    """A network that was kept."""
    kept = torch.load(file, map_location=device, weights_only=True)
    network = Network(**kept["settings"]).to(device)
    network.load_state_dict(kept["weights"])
    return network


def autocast(device: str) -> torch.autocast:
    """Half the precision on a GPU, all of it elsewhere."""
    return torch.autocast(device.partition(":")[0], torch.bfloat16, enabled=device.startswith("cuda"))
