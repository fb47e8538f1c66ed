# pyright: reportMissingImports=false
"""A policy for any game: raw observations in, logits and values out. It encodes what it sees by itself."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

import spielwerk
from spielwerk.envs.encoding import encoding
from spielwerk.kernel.native.observe import observed, plan

ALIGNED = 64
"""Matrices whose sides are multiples of this are several times as fast on a GPU."""


class Network(nn.Module):
    """Raw observations in, logits of the legal actions and values of the seats (from the viewer on) out.

    Of one-hot rows only those count that differ from the beginning of a game: most don't, and need no work then.
    """

    def __init__(self, game: str, seats: int, width: int) -> None:
        super().__init__()
        found = self.game = spielwerk.game(game)
        self.settings, self.seats = {"game": game, "seats": seats, "width": width}, seats
        coding, own = encoding(found, seats), {}
        for name, array in coding.codes._asdict().items():
            own[name] = torch.from_numpy(array if array.dtype == "float32" else array.astype("int32"))
        own["usual"] = torch.from_numpy(observed(found, found.table(seats, seed=1).state, 0))
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
        own, dense = self.coding, seen.is_cuda or torch.onnx.is_in_onnx_export()
        hot = self._all_rows(seen.int()) if dense else self._changed_rows(seen)
        amounts = (seen.index_select(1, own["amount"]).float() - own["amount_low"]) / own["amount_range"]
        return hot + self.amount_layer(amounts)

    def _all_rows(self, numbers: Tensor) -> Tensor:
        """One-hot rows times weights, each row looked at: matrices are what a GPU is best at."""
        own, kind = self.coding, numbers[:, 0] + 1
        places = nearest(numbers[:, own["hot"]], own["low"], own["size"]) + own["first"]
        held = numbers[:, 1 : 1 + own["asked_low"].shape[1]]
        asked = nearest(held, own["asked_low"][kind], own["asked_count"][kind]) + own["asked_first"][kind]
        at = torch.cat([places, asked], dim=1).long()
        changed = torch.cat([numbers[:, own["hot"]] != own["usual"][own["hot"]], torch.ones_like(held).bool()], dim=1)
        if torch.onnx.is_in_onnx_export():
            return (self.hot_weight[at] * changed[..., None].float()).sum(dim=1)
        kind_of = torch.get_autocast_dtype("cuda") if torch.is_autocast_enabled("cuda") else torch.float32
        ones = torch.zeros(len(numbers), self.hot_rows, device=numbers.device, dtype=kind_of)
        return ones.scatter_(1, at, changed.to(kind_of)) @ self.hot_weight.to(kind_of)

    def _changed_rows(self, seen: Tensor) -> Tensor:
        """The same, as a processor is best at it: weights are picked and added up."""
        tables = self._by_kind
        changed = (seen != self.coding["usual"]) & tables["hot"] | tables["asked"]
        counts, at = changed.sum(dim=1), changed.flatten().nonzero()[:, 0]
        kind = torch.repeat_interleave(seen[:, 0].long() + 1, counts)
        by_kind = at % self.numbers + kind * self.numbers
        low, size, first = (tables[name].take(by_kind) for name in ("low", "size", "first"))
        rows = nearest(seen.take(at).int(), low, size) + first
        begin = counts.cumsum(dim=0) - counts
        return functional.embedding_bag(rows.long(), self.hot_weight, begin, mode="sum")

    @cached_property
    def _by_kind(self) -> dict[str, Tensor]:
        """What `_changed_rows` looks up for each number, by the kind of the decision."""
        own, kinds, asked = self.coding, *self.coding["asked_low"].shape
        tables = {}
        for name, held in (("low", "asked_low"), ("size", "asked_count"), ("first", "asked_first")):
            tables[name] = torch.zeros(kinds, self.numbers, dtype=torch.int32)
            tables[name][:, own["hot"].long()] = own[name]
            tables[name][:, 1 : 1 + asked] = own[held]
        for name, columns in (("hot", own["hot"].long()), ("asked", torch.arange(1, 1 + asked))):
            tables[name] = torch.zeros(self.numbers, dtype=torch.bool).index_fill_(0, columns, True)
        return tables

    def body(self, seen: Tensor) -> Tensor:
        """All layers but the last."""
        x = functional.relu(self.norms[0](self.encode(seen)))
        for layer, norm in zip(self.layers, self.norms[1:], strict=True):
            x = x + functional.relu(norm(layer(x)))
        return x.float()

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        x = self.body(seen)
        with torch.autocast(x.device.type, enabled=False):  # half the precision would round chances and values too far
            logits, values = self.policy(x), self.value(x)
        return torch.where(mask.bool(), logits, torch.full_like(logits, -1e9)), values

    def options(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits in the order of a list, the actions of that list, and values: on a processor only what is legal."""
        if seen.is_cuda:
            logits, values = self(seen, mask)
            return logits, torch.arange(mask.shape[1], device=mask.device).expand_as(logits), values
        x, (which, action) = self.body(seen), mask.nonzero(as_tuple=True)
        counts = torch.bincount(which, minlength=len(mask))
        place = torch.arange(len(which)) - (counts.cumsum(dim=0) - counts)[which]
        liked = (x[which] * functional.embedding(action, self.policy.weight)).sum(dim=1) + self.policy.bias[action]
        logits = torch.full((len(mask), int(counts.max())), -1e9).index_put((which, place), liked)
        return logits, torch.zeros_like(logits, dtype=torch.long).index_put((which, place), action), self.value(x)


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
