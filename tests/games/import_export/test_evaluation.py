"""What a position is worth to a bot."""

from __future__ import annotations

import pytest

from spielwerk.bots.native import bot_games
from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import LUXURY
from spielwerk.games.import_export.delivery_outlook import good_points
from spielwerk.games.import_export.evaluation import (
    FEATURES,
    STAGES,
    WEIGHTS,
    WON_BY_CARD,
    evaluate,
    share,
    turns_left,
)
from spielwerk.games.import_export.scoring import score
from spielwerk.kernel.engine import concealed, imagined
from spielwerk.kernel.weights import SKILLS, styles_of
from tests.games.import_export.staging import ALL_SETS, A, B, Harbour
from tests.games.import_export.walks import walk


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_greedy_bot_leaves_random_players_far_behind(seats: int) -> None:
    played = bot_games(game, ["greedy"] + ["random"] * (seats - 1), 12, 3)
    assert played.scores[:, 0].mean() > 2 * played.scores[:, 1:].mean() + 10
    assert played.wins[:, 0].mean() > 0.9


@pytest.mark.parametrize("choices", [{}, ALL_SETS])
def test_greedy_bots_finish_their_games(choices: dict[str, str]) -> None:
    played = bot_games(game, ["greedy"] * 4, 12, 3, choices)
    assert played.lengths.mean() < 800 and played.scores.max(axis=1).mean() > 45


def test_a_bot_judges_only_by_what_its_seat_can_see() -> None:
    for number, table in enumerate(walk(3, 4, {}, rich=True)):
        if number % 30 or table.over:
            continue
        s, seat = table.state, table.seat
        dealt = [imagined(game, concealed(game, s, seat), seat, seed) for seed in range(3)]
        assert {evaluate(other, seat) for other in dealt} == {evaluate(s, seat)}


def test_after_the_end_only_the_points_count_and_a_win_by_a_card() -> None:
    s = list(walk(3, 4, {}, rich=True))[-1].state
    s.winner = -1
    assert [evaluate(s, p) for p in range(3)] == [score(s, p) for p in range(3)]
    s.winner = B
    assert evaluate(s, B) == score(s, B) + WON_BY_CARD and evaluate(s, A) == score(s, A)


def test_every_step_towards_a_contract_brings_it_nearer() -> None:
    found_then_loaded = [share(3, 0), share(3, 1), share(2, 0), share(2, 2), share(1, 1), share(0, 0)]
    assert found_then_loaded == sorted(found_then_loaded) and found_then_loaded[-1] == 1.0


def test_a_good_is_worth_its_majority_as_long_as_nobody_else_has_one() -> None:
    harbour = Harbour(2)
    alone = good_points(harbour.s, A, LUXURY)
    harbour.goods(B, "foxes", "jets")
    assert good_points(harbour.s, A, LUXURY) < alone


def test_the_rest_of_the_game_shrinks_with_credits_and_cards() -> None:
    harbour = Harbour(2)
    assert turns_left(harbour.s, A) == STAGES * 40 // 50
    harbour.credits(B, 30)
    assert turns_left(harbour.s, A) == STAGES * 20 // 50
    harbour.only("beer", "cups")
    assert turns_left(harbour.s, A) == STAGES * 2 // 16


def test_every_feature_has_a_weight_for_every_stage_skill_and_temperament() -> None:
    judgements = SKILLS * (1 + len(styles_of(game.folder)))
    assert [len(row) for row in WEIGHTS.tolist()] == [len(FEATURES)] * (STAGES + 1) * judgements
