"""Bots that play by a network from a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import spielwerk
from spielwerk.arena.contestants import contestant
from spielwerk.arena.play import play_game
from spielwerk.bots import UnknownBot, is_bot, make_bot, play_bot_move, position_of
from spielwerk.bots.onnx import BadNetwork
from spielwerk.kernel.native.observe import plan

GAME = "dudo"
SEATS = 3


def write_network(file: Path, **made_for: str) -> None:
    """A network that likes actions with high numbers: the logit of each is its number."""
    game = spielwerk.game(GAME)
    actions, numbers = game.action_base[-1], plan(game, SEATS).length
    row = numpy_helper.from_array(np.arange(actions, dtype=np.float32)[None], "row")
    graph = helper.make_graph(
        [helper.make_node("Identity", ["row"], ["logits"])],
        "likes_high_numbers",
        [
            helper.make_tensor_value_info("observation", TensorProto.INT32, ["rows", numbers]),
            helper.make_tensor_value_info("mask", TensorProto.INT8, ["rows", actions]),
        ],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [1, actions])],
        [row],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, made_for)
    onnx.save(model, str(file))


@pytest.fixture
def network(tmp_path: Path) -> str:
    write_network(tmp_path / "high.onnx", game=GAME, seats=str(SEATS))
    return f"onnx:{tmp_path / 'high.onnx'}"


def test_it_takes_the_legal_option_that_the_network_likes_best(network: str) -> None:
    table, bot = spielwerk.game(GAME).table(SEATS, seed=1), make_bot(network, seed=1)
    for _ in range(5):
        best = max(position_of(table).options)
        assert play_bot_move(table, bot) == table.game.key(best)


def test_it_plays_in_the_arena(network: str) -> None:
    bots = [contestant(name).bot(1) for name in (network, "random", "greedy")]
    outcome = play_game(spielwerk.game(GAME), bots, seed=1)
    assert sum(outcome.wins) == pytest.approx(1)


def test_a_network_for_something_else_is_told(network: str) -> None:
    table = spielwerk.game(GAME).table(2, seed=1)
    with pytest.raises(BadNetwork, match="was made for dudo with 3 seats, not for dudo with 2 seats"):
        make_bot(network, seed=1).choose(position_of(table))


def test_bad_files_are_told_in_one_line(tmp_path: Path) -> None:
    write_network(tmp_path / "silent.onnx")
    (tmp_path / "broken.onnx").write_bytes(b"no network")
    for file, said in (
        ("missing", "there is no file"),
        ("broken", "is no network that can be read"),
        ("silent", "does not say for which game"),
    ):
        for make in (lambda name: make_bot(name, 1), contestant):
            with pytest.raises(UnknownBot, match=said) as raised:
                make(f"onnx:{tmp_path / file}.onnx")
            assert "\n" not in str(raised.value)


def test_names_of_files_are_names_of_bots() -> None:
    assert is_bot("onnx:any.onnx") and is_bot("greedy") and not is_bot("human")
