"""The levels: recorded settings, in the registry of bots, each thinking longer than the one below."""

from __future__ import annotations

import pytest

from spielwerk.bots import BOTS, LEVELS, make_bot
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot
from spielwerk.kernel.nouns import VERB_STEP
from tests.bots.searching import first_position, level_without_clock, rich_in_the_last_turn
from tests.kernel.medals import game as medals

SECONDS = {"easy": 0.3, "medium": 1.0, "hard": 3.0, "expert": 10.0}
MEBIBYTES = 256


def test_every_level_is_a_bot() -> None:
    for level in LEVELS:
        bot = make_bot(level, 1)
        assert level in BOTS and isinstance(bot, SearchBot)
        assert bot.settings == level_settings(level)


def test_levels_think_longer_and_longer_within_their_limits() -> None:
    settings = [level_settings(level) for level in LEVELS]
    spent = [one.budget.iterations * (1 + one.parameters.horizon) for one in settings]
    assert sorted(set(spent)) == spent
    assert all(level_settings(level).budget.seconds < SECONDS[level] for level in LEVELS)


def test_levels_are_less_and_less_random_and_the_expert_never() -> None:
    temperatures = [level_settings(level).temperature for level in LEVELS]
    assert sorted(set(temperatures), reverse=True) == temperatures
    assert temperatures[-1] == 0.0


def test_every_level_judges_with_more_experience_than_the_one_below_and_greedy() -> None:
    skills = [0, *(level_settings(level).skill for level in LEVELS)]
    assert skills == sorted(set(skills))


def test_a_game_with_one_judgement_judges_alike_with_every_skill() -> None:
    usual = medals.native.rules.entry_points
    found = [medals.native.rules_for(level_settings(level).skill).entry_points for level in LEVELS]
    assert all((addresses == usual).all() for addresses in found)


def test_memory_is_bounded() -> None:
    position = first_position(medals, 3)
    for level in LEVELS:
        bot = level_without_clock(level, 1)
        bot.choose(position)
        assert 0 < bot.memory < MEBIBYTES * 2**20


def test_numbers_of_a_level_can_be_changed() -> None:
    assert level_settings("hard", {"iterations": 7}).budget.iterations == 7
    with pytest.raises(ValueError, match="iteration"):
        level_settings("hard", {"iteration": 7})


def test_former_levels_stay_as_they_were() -> None:
    former = level_settings("expert@1")
    assert (former.budget.iterations, former.budget.seconds, former.parameters.root_lookahead) == (1000, 9.0, 4000)
    assert level_settings("hard@1").budget.iterations == 400
    with pytest.raises(ValueError, match="99"):
        level_settings("expert@99")


def test_strong_levels_end_a_search_when_it_is_decided() -> None:
    position = rich_in_the_last_turn()
    numbers = {"iterations": 100_000, "last_turn": 0, "seconds": 1e9}
    bots = [SearchBot(1, level_settings("hard", numbers | {"least_iterations": least})) for least in (200, 0)]
    chosen = {bot.choose(position) for bot in bots}
    assert len(chosen) == 1
    assert 200 <= bots[0].visits < bots[1].visits


def test_easy_plays_a_game_it_has_never_seen() -> None:
    position = first_position(medals, 3)
    assert make_bot("easy", 3).choose(position) in position.options


def test_a_beginner_overlooks_whole_kinds_of_options_but_never_everything() -> None:
    bot = SearchBot(1, level_settings("easy", {"overlooks": 0.5}))
    buying, selling = [VERB_STEP + item for item in range(3)], [2 * VERB_STEP + item for item in range(2)]
    noticed = [bot._noticed(buying + selling) for _ in range(200)]
    assert {tuple(one) for one in noticed} == {tuple(buying), tuple(selling), tuple(buying + selling)}
    of_one_kind = {tuple(bot._noticed(buying)) for _ in range(200)}
    assert (buying[0],) in of_one_kind and tuple(buying) in of_one_kind and () not in of_one_kind


def test_only_easy_overlooks_anything_and_not_often() -> None:
    assert [bool(level_settings(level).overlooks) for level in LEVELS] == [True, False, False, False]
    bot = SearchBot(1, level_settings("easy"))
    kinds = [VERB_STEP * verb for verb in range(1, 5)]
    missed = sum(len(kinds) - len(bot._noticed(kinds)) for _ in range(1000))
    assert missed / 4000 == pytest.approx(level_settings("easy").overlooks, abs=0.03)


def test_what_is_overlooked_is_not_played() -> None:
    """With everything else overlooked the choice is one of what is left, however good the rest would be."""
    position = first_position(medals, 3)
    for seed in range(20):
        bot, same = (SearchBot(seed, level_settings("easy", {"overlooks": 0.9, "iterations": 8})) for _ in range(2))
        left = same._noticed(list(position.options))
        assert bot.choose(position) in left
