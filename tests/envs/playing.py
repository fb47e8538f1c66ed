"""How tests play in environments."""

from __future__ import annotations

import numpy as np
import pytest

from spielwerk.games import GAMES

SMALL = "dudo"
"""A game that is compiled in a second; it has secrets and chance."""


def any_action(mask: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """A random legal action, or one for each row."""
    return (dice.random(mask.shape) * mask).argmax(axis=-1)


def some_games(*slugs: str) -> pytest.MarkDecorator:
    """Run a test with these games; all but the small one take long to compile."""
    marked = [pytest.param(slug, marks=[] if slug == SMALL else pytest.mark.native) for slug in slugs]
    return pytest.mark.parametrize("slug", marked)


EVERY_GAME = some_games(*GAMES)
