"""`spielwerk games` and the overview."""

from __future__ import annotations

import pytest

import spielwerk
from tests.cli.conftest import GAME, Run


@pytest.fixture(autouse=True)
def only_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.cli.commands.games.game_slugs", lambda: [GAME])


def test_games_in_both_languages(run: Run) -> None:
    assert "3 to 4 players" in run("games").out
    assert "3 bis 4 Personen" in run("games", "--lang", "de").out


def test_games_for_a_machine(run: Run) -> None:
    (game,) = run("games", "--json").content
    assert game["game"] == GAME
    assert game["name"] == "Airship City"
    assert game["seats"] == [3, 4]
    choice = game["choices"]["shift_in_mid_hop"]
    assert choice["default"] == "true"
    assert list(choice["values"]) == ["false", "true"]


def test_without_a_command_there_is_help(run: Run) -> None:
    outcome = run()
    assert outcome.code == 0
    assert "simulate" in outcome.out


@pytest.mark.parametrize(
    "command",
    ["games", "play", "simulate", "bench", "replay", "export", "import", "new", "data", "serve", "backup"],
)
def test_every_command_has_help(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.code == 0
    assert "--lang" in outcome.out


def test_the_version_is_said_once(run: Run) -> None:
    outcome = run("--version")
    assert (outcome.code, outcome.out) == (0, f"spielwerk {spielwerk.__version__}\n")
