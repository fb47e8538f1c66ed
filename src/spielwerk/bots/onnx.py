"""A bot that plays by a network from an ONNX file, such as `examples/learn/export.py` writes.

The file has the inputs `observation` (rows, numbers; see `native.observe.plan`) and `mask` (rows, actions), the output
`logits` (rows, actions), and says in its metadata for which `game` and how many `seats` it was made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from spielwerk.bots import UnknownBot
from spielwerk.kernel.native.observe import observed
from spielwerk.kernel.nouns import VERB_STEP

if TYPE_CHECKING:
    from spielwerk.bots import Position
    from spielwerk.kernel.game import Game


class BadNetwork(UnknownBot):
    """A file that can't play: it is missing, broken, or made for something else."""


class OnnxBot:
    """Takes the option that the network likes best."""

    def __init__(self, file: str) -> None:
        self._file, path = file, Path(file).expanduser().resolve()
        if not path.is_file():
            raise BadNetwork(f"there is no file {path}")
        self._session, self._made_for = _session(str(path))

    def check(self, game: Game, seats: int) -> None:
        """Refuse a game, or a number of seats, for which the network was not made."""
        asked_for = f"{game.slug} with {seats} seats"
        if self._made_for != asked_for:
            raise BadNetwork(f"{self._file} was made for {self._made_for}, not for {asked_for}")

    def choose(self, position: Position) -> int:
        """The legal option with the highest logit."""
        game, seen = position.game, position.game.state_class(bytes(position.seen))
        self.check(game, seen.seats)
        actions = [game.action_base[option // VERB_STEP] + option % VERB_STEP for option in position.options]
        mask = np.zeros((1, game.action_base[-1]), np.int8)
        mask[0, actions] = 1
        inputs = {"observation": observed(game, seen, position.seat)[None].astype(np.int32), "mask": mask}
        logits = self._session.run(["logits"], inputs)[0][0]
        return position.options[int(np.argmax(logits[actions]))]


@cache
def _session(file: str) -> tuple[Any, str]:
    """A network that is ready to run, and what it was made for; each file is read once."""
    try:
        import onnxruntime
    except ImportError as error:
        raise BadNetwork("bots from ONNX files need onnxruntime: pip install 'spielwerk[onnx]'") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # a match fills the cores with games
    options.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # the library has a class of its own for each way to be broken
        raise BadNetwork(f"{file} is no network that can be read") from error
    made_for = session.get_modelmeta().custom_metadata_map
    if not {"game", "seats"} <= set(made_for):
        raise BadNetwork(f"{file} does not say for which game and how many seats it was made")
    return session, f"{made_for['game']} with {made_for['seats']} seats"
