"""The search bot: legal, repeatable, blind to secrets, bounded; it finds what is there to be found."""

from __future__ import annotations

import math
import time
import tomllib
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spielwerk.bots import position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import CHUNK, Estimate, SearchBot, near_best, task_of, visit_lead
from spielwerk.bots.search.forest import children
from spielwerk.bots.search.game_profile import GameProfile, profile_of
from spielwerk.bots.search.mcts import search as compiled_search
from spielwerk.bots.search.structures import ROOT
from spielwerk.bots.search.tree import win_share_after
from spielwerk.games import GAMES, game
from spielwerk.kernel import Table
from spielwerk.kernel.engine import concealed, imagined
from spielwerk.kernel.native.loops import best_standing
from spielwerk.kernel.weights import WEIGHTS_FILE
from tests.bots.searching import first_position, rich_in_the_last_turn, searcher, some_positions
from tests.kernel.medals import game as medals
from tests.laws.listed import Case, every_case
from tests.laws.walks import positions


@every_case
def test_every_choice_is_legal(case: Case) -> None:
    for position in some_positions(case):
        assert searcher().choose(position) in position.options


@every_case
def test_same_seed_and_budget_give_the_same_move(case: Case) -> None:
    for position in some_positions(case):
        one, two = searcher(7), searcher(7)
        assert one.choose(position) == two.choose(position)
        assert one.estimates() == two.estimates()


@every_case
def test_what_a_seat_cannot_see_changes_nothing(case: Case) -> None:
    """Everything hidden is dealt anew: the search must see, think and choose exactly as before."""
    for table, dice in positions(case, games=1, chance=0.02):
        here = position_of(table)
        other = imagined(case.game, here.seen, table.seat, dice.randrange(2**62))
        there = replace(here, seen=concealed(case.game, other, table.seat))
        for seed in range(3):
            one, two = searcher(seed), searcher(seed)
            assert one.choose(here) == two.choose(there)
            assert one.estimates() == two.estimates()


def test_threads_change_nothing() -> None:
    position = first_position(medals, 3)
    one, two = searcher(3, trees=3), searcher(3, trees=3, threads=3)
    assert one.choose(position) == two.choose(position)
    assert one.estimates() == two.estimates()


def test_estimates_tell_of_all_options() -> None:
    position = first_position(medals, 3)
    bot = searcher(iterations=300)
    choice = bot.choose(position)
    estimates = bot.estimates()
    assert {one.option for one in estimates} == set(position.options)
    assert sum(one.share for one in estimates) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in estimates)
    assert estimates[0].option == choice


def test_one_option_needs_no_thought() -> None:
    position = first_position(medals, 2)
    bot = searcher(iterations=10**9)
    assert bot.choose(replace(position, options=position.options[:1])) == position.options[0]


def test_the_clock_ends_a_search() -> None:
    position = first_position(medals, 2)
    bot = searcher(iterations=10**9, seconds=0.05)
    assert bot.choose(position) in position.options


@pytest.mark.parametrize("processor_time", [0, 1])
def test_time_may_be_that_of_the_processor(processor_time: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a search that has to wait for others is not cut short."""

    def interrupted(*search: Any) -> None:
        compiled_search(*search)
        time.sleep(0.1)

    monkeypatch.setattr("spielwerk.bots.search.search", interrupted)
    bot = searcher(iterations=200, seconds=0.15, processor_time=processor_time, least_iterations=0)
    bot.choose(first_position(medals, 2))
    assert (bot.visits > 2 * CHUNK) == bool(processor_time)


def test_memory_is_bounded() -> None:
    position = first_position(medals, 3)
    small, large = searcher(iterations=20_000, nodes=400), searcher(iterations=20_000, nodes=4000)
    for bot in (small, large):
        assert bot.choose(position) in position.options
    assert small.memory < large.memory < 2**20


def test_a_search_stops_when_the_best_option_cannot_be_overtaken() -> None:
    position = rich_in_the_last_turn()
    bot = searcher(iterations=100_000, trees=1)
    bot.choose(position)
    assert bot.visits < 100_000


def test_trees_are_kept_from_one_decision_to_the_next() -> None:
    table = medals.table(2, 1)
    bot = searcher(iterations=2000, trees=1)
    table.play(medals.key(bot.choose(position_of(table))))
    kept = searcher(iterations=2000, trees=1)
    assert bot.visits == 2000 or bot.visits > 1000
    follow(table, bot, kept)


def follow(table: Table, bot: SearchBot, fresh: SearchBot) -> None:
    """The other player decides in between; both bots still answer legally."""
    table.play(table.options()[0])
    position = position_of(table)
    assert bot.choose(position) in position.options
    assert fresh.choose(position) in position.options


def test_the_search_takes_what_is_plainly_best() -> None:
    position = rich_in_the_last_turn()
    choice = searcher(iterations=400).choose(position)
    assert medals.key(choice).startswith("buy:")


def test_a_loose_bot_is_never_silly() -> None:
    position = rich_in_the_last_turn()
    chosen = {searcher(seed, iterations=400, temperature=1.0).choose(position) for seed in range(20)}
    assert {medals.key(option) for option in chosen} == {"buy:golden"}


def test_a_loose_bot_varies_where_options_are_alike() -> None:
    position = first_position(medals, 3)
    chosen = {searcher(seed, iterations=400, temperature=1.0).choose(position) for seed in range(20)}
    assert len(chosen) > 1


def test_a_game_may_ask_for_looser_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    def always_the_most_visited() -> bool:
        bots = [searcher(seed, iterations=400, temperature=0.001) for seed in range(20)]
        return all(bot.choose(position) == bot.estimates()[0].option for bot in bots)

    position = first_position(medals, 3)
    assert always_the_most_visited()
    monkeypatch.setattr("spielwerk.bots.search.profile_of", lambda game: GameProfile(temperature_power=0.01))
    assert not always_the_most_visited()


def test_only_what_is_visited_and_worth_enough_is_near_best() -> None:
    best, near, rare, poor = (
        Estimate(option, share, value)
        for option, share, value in ((1, 0.4, 0.5), (2, 0.3, 0.45), (3, 0.01, 0.5), (4, 0.29, 0.0))
    )
    assert near_best([best, near, poor, rare]) == [best, near]


def test_a_task_holds_what_the_compiled_search_needs() -> None:
    position = first_position(medals, 3)
    task = task_of(position)
    assert task.root.options[0] == len(position.options)
    assert task.root.seen.tobytes() == bytes(position.seen)
    assert (task.seats, task.root.seat) == (3, position.seat)


def test_visits_of_children_add_up() -> None:
    bot = searcher(iterations=500, trees=1)
    bot.choose(first_position(medals, 2))
    forest = bot.forest
    assert forest is not None
    tree = forest.trees[0]
    visits = [int(tree.nodes[child]["visits"]) for child in children(tree, ROOT)]
    unexpanded = int(tree.nodes[ROOT]["visits"]) - sum(visits)
    assert 0 <= unexpanded <= 2
    assert visit_lead(tree) == sorted(visits)[-1] - sorted(visits)[-2]


def test_a_sure_win_may_be_thrown_away() -> None:
    """Evaluations may be thousands of points apart: then one option is all, and the others are nothing."""
    assert win_share_after(1.0, -1e9) == 0.0
    assert win_share_after(1.0, 0.0) == 1.0
    assert win_share_after(0.5, -1.0) == pytest.approx(1 / (1 + math.e))


def test_who_shares_the_first_place_is_counted() -> None:
    """A shared victory is worth a share of it."""
    rules = medals.native.rules
    state = np.frombuffer(bytes(medals.table(3, 1).state), np.uint8)
    standings = [medals.functions["standing"](medals.table(3, 1).state, p) for p in range(3)]
    assert best_standing(rules, state, 3) == (max(standings), standings.count(max(standings)))
    assert standings.count(max(standings)) > 1


def test_games_are_thought_about_in_their_own_measure() -> None:
    """A weights file may say what is special about a game; where it does not, all games are alike."""
    files = {slug: game(slug).folder / WEIGHTS_FILE for slug in GAMES}
    said = {slug: tomllib.loads(file.read_text("utf-8")) for slug, file in files.items() if file.exists()}
    assert {"search" in weights for weights in said.values()} == {True, False}
    for slug, weights in said.items():
        assert profile_of(game(slug)) == GameProfile(**weights.get("search", {}))
    assert profile_of(medals) == GameProfile()


def test_a_profile_stretches_leads_rounds_budget_and_temperature() -> None:
    usual = level_settings("hard")
    stretched = usual.for_game(GameProfile(lead=15.0, horizon_factor=4, iterations_factor=2.5, temperature_power=0.5))
    further = {name: 15.0 * getattr(usual.parameters, name) for name in ("spread", "margin_spread")}
    assert stretched.parameters == usual.parameters._replace(**further, horizon=4)
    assert stretched.budget == replace(usual.budget, iterations=int(2.5 * usual.budget.iterations))
    assert stretched.temperature == pytest.approx(math.sqrt(usual.temperature))
    assert level_settings("expert").for_game(GameProfile(temperature_power=0.5)).temperature == 0.0


@pytest.mark.parametrize("halving", [False, True])
def test_a_game_may_want_halving_instead_of_trees(halving: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.bots.search.profile_of", lambda game: GameProfile(sequential_halving=halving))
    bot = searcher()
    bot.choose(first_position(medals, 2))
    assert (bot.forest is None) == halving


def test_even_the_shortest_sight_is_a_whole_round() -> None:
    """Lower levels imagine a part of a game's rounds: counted in whole ones, and never none."""
    for level, rounds, horizon in (("easy", 1, 1), ("easy", 4, 2), ("medium", 1, 1), ("medium", 4, 3)):
        assert level_settings(level).for_game(GameProfile(horizon_factor=rounds)).parameters.horizon == horizon
