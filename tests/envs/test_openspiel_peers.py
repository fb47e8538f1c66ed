"""OpenSpiel's own tests, as it ships them, on every one of our games."""

from __future__ import annotations

import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test, playthrough_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

import spielwerk
from spielwerk.envs.openspiel import SpielGame, SpielObserver, SpielState, load, short_name
from tests.envs.playing import EVERY_GAME, SMALL, some_games

KEPT = Path(__file__).parent / "playthroughs"
"""Playthroughs as OpenSpiel keeps those of its own games. `generate_playthrough` writes them anew."""


def smallest(slug: str) -> SpielGame:
    return load(spielwerk.game(slug), max(2, spielwerk.game(slug).seats[0]))


def complaints(case: type[unittest.TestCase]) -> list[str]:
    """Run a class of tests; what they say where they fail."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    return [text for _, text in [*result.failures, *result.errors]]


def api_tests(of: SpielGame) -> type[unittest.TestCase]:
    """OpenSpiel's tests of its interface, on one of our games: on the states that they choose, which lie near the
    beginning, and on some of whole games."""

    class ApiTest(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = of, of.get_type().short_name

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            cls.some_states += some_of_whole_games(of)

    return ApiTest


def some_of_whole_games(game: SpielGame) -> list[SpielState]:
    """States of random games, one of thirty, and the last ones."""
    found: list[SpielState] = []
    for seed in range(4):
        state, dice = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            if state.move_number() % 30 == 0:
                found.append(state.clone())
        found.append(state)
    return found


@EVERY_GAME
def test_its_random_simulation_is_content(slug: str) -> None:
    pyspiel.random_sim_test(smallest(slug), num_sims=1, serialize=slug == SMALL, verbose=False)


@EVERY_GAME
def test_its_simulation_for_python_games_is_content(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(smallest(slug))
    assert "Sim of game" in capsys.readouterr().out


@EVERY_GAME
def test_its_tests_of_the_interface_are_content(slug: str) -> None:
    assert complaints(api_tests(smallest(slug))) == []


def test_its_playthrough_test_finds_the_game_as_it_was() -> None:
    flags.FLAGS.mark_as_parsed()  # the command line that its program would have
    playthrough_test.PlaythroughTest().run_test(str(KEPT), f"{short_name(SMALL)}.txt")


@some_games(SMALL, "airship_city")
def test_a_playthrough_can_be_played_again(slug: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    words = generate_playthrough.playthrough(str(smallest(slug)), None, seed=3)
    (tmp_path / "once.txt").write_text(words, "utf-8")
    playthrough_test.PlaythroughTest().run_test(str(tmp_path), "once.txt")


def test_games_and_states_can_be_pickled() -> None:
    game = smallest(SMALL)
    state = game.new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    again = pickle.loads(pickle.dumps(state))
    assert again.play.state.tobytes() == state.play.state.tobytes()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# ---------------------------------------------------------------- they do find what is wrong


def test_they_notice_a_game_that_offers_actions_to_who_is_not_on_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SpielState, "legal_actions", lambda self, player=None: self.play.legal or [0])
    assert any("does not return an empty list" in text for text in complaints(api_tests(smallest(SMALL))))


def test_they_notice_an_observation_of_another_length(monkeypatch: pytest.MonkeyPatch) -> None:
    right = SpielObserver.set_from

    def longer(self: SpielObserver, state: Any, player: int) -> None:
        right(self, state, player)
        self.tensor = self.tensor[:-1]

    monkeypatch.setattr(SpielObserver, "set_from", longer)
    assert complaints(api_tests(smallest(SMALL))) != []


def test_they_notice_a_copy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SpielState, "clone", lambda self: self)
    with pytest.raises(Exception):  # noqa: B017 -- an illegal action in the copy, of whatever kind OpenSpiel makes it
        games_sim_test.GamesSimTest().sim_game(smallest(SMALL))
