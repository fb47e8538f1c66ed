"""Options that several decisions share."""

from __future__ import annotations

from ..state import game

NONE = game.verb("none")
FINISH = game.verb("finish")
