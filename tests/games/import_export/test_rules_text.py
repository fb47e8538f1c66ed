"""What the rules to read say beyond what their examples can check by themselves: the points of the scoring."""

from __future__ import annotations

from spielwerk.games.import_export import game
from spielwerk.games.import_export.scoring import score
from spielwerk.kernel.examples import stage
from tests.games.import_export.staging import A, B


def test_the_example_of_the_scoring_comes_to_the_points_it_tells() -> None:
    (example,) = game.rulebook("en").by_number["8.3"].examples
    table = stage(game, example)
    for key in example["play"]:
        table.play(key)
    assert [score(table.state, p) for p in (A, B)] == [72, 76]
    for lang in ("de", "en"):
        told = game.rulebook(lang).by_number["8.3"].html
        assert "72" in told and "76" in told


def test_cards_laid_on_the_draw_pile_are_drawn_next() -> None:
    example = {
        "seats": 2,
        "seed": 12,
        "set": {"zone.sugar": "draw_pile", "zone.laptops": "draw_pile"},
        "play": ["draw"],
    }
    table = stage(game, example)
    before = table.view(A)["draw_pile_size"]
    table.play("draw")
    assert table.view(A)["ports"][A]["hand"][-1] == "laptops"
    assert table.view(A)["draw_pile_size"] == before - 1
