"""What `examples/learn/network.py` does on a processor is what it does elsewhere, with less work."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.envs.encoding import encoding
from tests.examples.test_examples import EXAMPLES
from tests.needs import needs

needs("torch", "torch")
torch: Any = import_module("torch")
SEATS, WIDTH = 3, 16


@pytest.fixture(scope="module")
def network() -> Iterator[Any]:
    """A network for Dudo whose amounts don't count, so that one-hot rows are all it sees."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLES / "learn"))
        torch.manual_seed(1)
        made = import_module("network").Network("dudo", SEATS, WIDTH)
        torch.nn.init.zeros_(made.amount_layer.weight)
        torch.nn.init.zeros_(made.amount_layer.bias)
        torch.nn.init.normal_(made.policy.weight)
        yield made


@pytest.fixture(scope="module")
def seen_and_mask() -> tuple[Any, Any]:
    """Positions in the middle of random games."""
    batch, chance = spielwerk.game("dudo").native.batch(64, SEATS, 5), np.random.default_rng(1)
    batch.reset()
    for _ in range(15):
        batch.step((batch.masks * chance.random(batch.masks.shape)).argmax(axis=1))
    return torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())


def test_rows_count_that_differ_from_the_beginning(network: Any, seen_and_mask: tuple[Any, Any]) -> None:
    seen, _ = seen_and_mask
    coding = encoding(spielwerk.game("dudo"), SEATS)
    differs = (seen != network.coding["usual"]).numpy()[:, coding.codes.hot]
    rows = coding.hot_indices(seen.numpy())
    weights = network.hot_weight.detach().numpy()
    hot = differs.shape[1]
    expected = (weights[rows[:, :hot]] * differs[..., None]).sum(axis=1) + weights[rows[:, hot:]].sum(axis=1)
    assert np.allclose(network.encode(seen).detach().numpy(), expected, atol=1e-5)
    assert 0 < differs.mean() < 1


def test_each_row_is_looked_at_where_that_is_faster(network: Any, seen_and_mask: tuple[Any, Any]) -> None:
    seen, _ = seen_and_mask
    with torch.no_grad():
        changed, every = network.encode(seen), network._all_rows(seen.int())
        assert torch.allclose(changed, every, atol=1e-5)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(torch.onnx, "is_in_onnx_export", lambda: True)
            assert torch.allclose(network.encode(seen), changed, atol=1e-5)


def test_options_are_the_legal_actions_with_their_logits(network: Any, seen_and_mask: tuple[Any, Any]) -> None:
    seen, mask = seen_and_mask
    with torch.no_grad():
        logits, values = network(seen, mask)
        liked, actions, same = network.options(seen, mask)
    assert torch.equal(values, same)
    for row in range(len(mask)):
        legal = mask[row].nonzero()[:, 0]
        assert actions[row, : len(legal)].tolist() == legal.tolist()
        assert torch.allclose(liked[row, : len(legal)], logits[row, legal], atol=1e-5)
        assert (liked[row, len(legal) :] == -1e9).all(), "nothing else has a chance"
