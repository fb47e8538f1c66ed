"""OpenSpiel: its own tests, its searches on our games, and bots both ways."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import spielwerk
from spielwerk.bots import make_bot, play_bot_move, position_of
from spielwerk.envs.openspiel import SpielGame, load, short_name
from spielwerk.envs.openspiel_bots import OpenSpielBot, SpielwerkBot
from spielwerk.games import GAMES
from tests.envs.playing import SMALL


def dudo(players: int = 3) -> SpielGame:
    return load(spielwerk.game(SMALL), players)


def after_chance(state: Any, dice: np.random.Generator) -> Any:
    while state.is_chance_node():
        state.apply_action(int(dice.integers(256)))
    return state


def random_state(game: SpielGame, decisions: int, seed: int) -> Any:
    dice = np.random.default_rng(seed)
    state = after_chance(game.new_initial_state(), dice)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
            after_chance(state, dice)
    return state


def mcts(game: SpielGame) -> MCTSBot:
    chance = np.random.RandomState(1)
    return MCTSBot(game, 2.0, 8, RandomRolloutEvaluator(1, chance), random_state=chance)


def information_set_mcts(game: SpielGame) -> ISMCTSBot:
    chance = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, chance)
    return ISMCTSBot(game, evaluator, 2.0, 8, random_state=chance, use_observation_string=True)


def test_every_game_is_registered() -> None:
    assert {short_name(slug) for slug in GAMES} <= set(pyspiel.registered_names())


def test_choices_of_the_table_are_parameters() -> None:
    game = pyspiel.load_game(f"{short_name(SMALL)}(players=2,ones_are_wild=false)")
    state = after_chance(game.new_initial_state(), np.random.default_rng(1))
    assert not state.play.record().ones_are_wild and dudo(2).new_initial_state().play.choices != game.choices


def test_states_survive_being_written_down() -> None:
    state = random_state(dudo(), 5, seed=2)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state) and bytes(again.play.state) == bytes(state.play.state)
    assert again.legal_actions() == state.legal_actions()


def test_the_same_draws_make_the_same_game() -> None:
    assert str(random_state(dudo(), 9, 4)) == str(random_state(dudo(), 9, 4)) != str(random_state(dudo(), 9, 5))


def test_every_random_event_is_drawn() -> None:
    """After the set-up nothing happens by chance but at chance nodes: a new round in Dudo throws all dice anew."""
    state = random_state(dudo(2), 0, 1)
    doubt = next(action for action in range(182) if state.action_to_string(0, action) == "doubt")
    state.apply_action(state.legal_actions()[-1])
    state.apply_action(doubt)
    assert state.is_chance_node()
    outcomes = []
    for byte in (1, 2):
        child = state.child(byte)
        child.apply_action(0)
        outcomes.append(bytes(child.play.state))
    assert outcomes[0] != outcomes[1]


def test_what_a_player_sees_stays_when_all_else_is_dealt_anew() -> None:
    changed = 0
    for decisions in range(8):
        state = random_state(dudo(), decisions, seed=decisions)
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        changed += bytes(other.play.state)[16:] != bytes(state.play.state)[16:]
    assert changed


def test_what_is_public_and_what_is_private_are_told_apart() -> None:
    game = dudo()
    state = random_state(game, 2, seed=1)
    kinds = pyspiel.PrivateInfoType
    wanted = {"public": kinds.NONE, "private": kinds.SINGLE_PLAYER}
    observers: dict[str, Any] = {
        name: make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, public_info=name == "public", private_info=private)
        )
        for name, private in wanted.items()
    }
    cups = [state.play.record().player[seat].cup.tolist() for seat in range(3)]
    hidden = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for seat, cup in enumerate(cups):
        shown = [f"player[0].cup[{at}]={face}" for at, face in enumerate(cup)]
        assert observers["private"].string_from(state, seat) == " ".join(shown)
        observers["private"].set_from(state, seat)
        assert observers["private"].tensor.sum() == len(cup)
    assert observers["public"].string_from(state, 0) == observers["public"].string_from(hidden, 0)
    assert observers["private"].string_from(state, 0) != observers["private"].string_from(hidden, 0)
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None


@pytest.mark.parametrize("search", [mcts, information_set_mcts])
def test_its_searches_play_our_games(search: Any) -> None:
    game = dudo(2)
    state = random_state(game, 2, seed=1)
    assert search(game).step(state) in state.legal_actions()


def test_its_searches_play_a_game_to_its_end() -> None:
    """One against the other: searches meet chance, rounds and the end of games in their own ways."""
    game, dice = dudo(2), np.random.default_rng(1)
    bots, state = [mcts(game), information_set_mcts(game)], after_chance(game.new_initial_state(), dice)
    while not state.is_terminal():
        state.apply_action(bots[int(state.current_player())].step(state))
        after_chance(state, dice)
    assert sorted(state.returns()) == [0, 1]


def test_its_environment_for_learners_plays_our_games() -> None:
    env = Environment(dudo(2))
    told = env.reset()
    while not told.last():
        seat = told.observations["current_player"]
        assert len(told.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        told = env.step([told.observations["legal_actions"][seat][-1]])
    assert sorted(told.rewards or []) == [0, 1]


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_our_bots_play_there(name: str) -> None:
    game = dudo(2)
    bots, dice = [SpielwerkBot(name, 1), SpielwerkBot("random", 2)], np.random.default_rng(1)
    state = after_chance(game.new_initial_state(), dice)
    while not state.is_terminal():
        action = bots[int(state.current_player())].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        after_chance(state, dice)
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("search", [mcts, information_set_mcts])
def test_its_bots_sit_at_our_table(search: Any) -> None:
    table = spielwerk.game(SMALL).table(2, seed=3)
    guests = [OpenSpielBot(search, seed=1), make_bot("random", 2)]
    for _ in range(6):
        play_bot_move(table, guests[table.seat])
    assert len(table.moves) == 6


def test_a_guest_sees_no_more_than_its_seat() -> None:
    """Two positions that look alike to a seat, and a guest that thinks the same: it must do the same."""
    table = spielwerk.game(SMALL).table(2, seed=3)
    shown: list[str] = []

    class Watching:
        def __init__(self, game: SpielGame) -> None:
            self.game = game

        def step(self, state: Any) -> int:
            shown.append(bytes(state.play.state).hex())
            return state.legal_actions()[0]

    for other in (0, 1):
        hidden = table.state.player[1 - table.seat].cup
        hidden[0] = (hidden[0] + other) % 6
        OpenSpielBot(Watching, seed=1).choose(position_of(table))
    assert shown[0] == shown[1]
