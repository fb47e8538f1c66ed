"""How tests play in environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import spielwerk.envs  # noqa: F401 (which registers the games)
from spielwerk.envs.registration import environment_id
from spielwerk.envs.vector import GameVectorEnv
from spielwerk.games import GAMES

SMALL = "dudo"
"""A game that is compiled in a second; it has secrets and chance."""
DUDO = environment_id(SMALL)


def any_action(mask: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """A random legal action, or one for each row."""
    return (dice.random(mask.shape) * mask).argmax(axis=-1)


def vector(num_envs: int, seats: int = 3, **given: Any) -> GameVectorEnv:
    """Many tables of the small game as Gymnasium makes them."""
    made = gymnasium.make_vec(DUDO, num_envs=num_envs, seats=seats, **given)
    assert isinstance(made, GameVectorEnv)
    return made


def some_games(*slugs: str) -> pytest.MarkDecorator:
    """Run a test with these games; all but the small one take long to compile."""
    marked = [pytest.param(slug, marks=[] if slug == SMALL else pytest.mark.native) for slug in slugs]
    return pytest.mark.parametrize("slug", marked)


EVERY_GAME = some_games(*GAMES)
