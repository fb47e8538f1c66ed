"""One small test for every objective card."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.kernel import WrongChoices
from tests.games.anno_1800.staging import A, B, C, Isles
from tests.games.anno_1800.test_effects import DATA

ROWS = {row["id"]: row for row in DATA["objective_cards"]}
OTHERS = ("alonso_graves", "aarhant", "the_editor", "beryl_omara")


def with_objective(objective: str, seats: int = 3) -> Isles:
    others = [thing for thing in (*OTHERS, "pyrphorian") if thing != objective]
    return Isles(seats, objectives=(objective, *others[:4]))


def test_alonso_graves() -> None:
    isles = with_objective("alonso_graves")
    isles.tokens(A, exploration=3)
    isles.gold(A, 2)
    isles.turn(A)
    assert "objective:alonso_graves" not in isles.options
    isles.gold(A, 3)
    isles.play("objective:alonso_graves")
    assert (isles.exploration(A), isles.s.player[A].gold, isles.s.actions_left) == ((0, 3), 0, 2)


def test_aarhant() -> None:
    isles = with_objective("aarhant")
    isles.turn(A)
    assert "objective:aarhant" not in isles.options
    isles.cubes(A, investor=2, farmer=1)
    isles.play("objective:aarhant")
    assert isles.s.player[A].gold == 5
    assert isles.exhausted(A) == {"investor": 1}
    assert "objective:aarhant" not in isles.options


def test_aarhant_inside_an_action_but_not_the_others() -> None:
    isles = with_objective("aarhant")
    isles.cubes(A, investor=1, farmer=4, worker=3, artisan=2)
    isles.tokens(A, exploration=5)
    isles.gold(A, 5)
    isles.turn(A)
    isles.play("recruit")
    assert isles.offered("objective") == set(), "before the first unit there are no free actions (7.1)"
    isles.play("recruit:farmer", "produce:home:r1c5")
    assert isles.offered("objective") == {"aarhant"}


def test_the_editor() -> None:
    isles = with_objective("the_editor")
    isles.tokens(A, exploration=2)
    isles.hand(A, "fw_01", "fw_02")
    isles.turn(A)
    isles.play("objective:the_editor")
    assert isles.kind == "editor_card" and isles.options == {"card:fw_01", "card:fw_02"}
    isles.play("card:fw_02")
    assert isles.cards_in_hand(A) == ["fw_01"]
    assert isles.s.pile[0, 0] == 1, "the card lies under its deck"
    assert isles.exploration(A) == (0, 2)


def test_the_editor_can_trigger_the_end() -> None:
    isles = with_objective("the_editor")
    isles.tokens(A, exploration=2)
    isles.hand(A, "fw_01")
    isles.turn(A, number=12)
    isles.play("objective:the_editor")
    assert isles.s.fireworks == A and isles.s.end_trigger_round == 12
    assert "objective:the_editor" not in isles.options


def test_beryl_omara_with_tokens_on_a_card() -> None:
    isles = with_objective("beryl_omara")
    isles.build(A, "brewery", "home:r3c2")
    isles.tokens(A, trade=1, exploration=2)
    isles.hand(A, "fw_42", "aei_32")
    isles.turn(A)
    isles.play("play_card")
    assert isles.kind == "pay_tokens" and isles.options == {"beryl=0", "beryl=1"}
    isles.play("beryl=1")
    assert isles.trade(A) == (1, 0) and isles.exploration(A) == (0, 2)


def test_beryl_omara_in_the_new_world() -> None:
    isles = with_objective("beryl_omara")
    isles.new_world(A, "nw_isla_dulce")
    isles.tokens(A, trade=1, exploration=2)
    isles.turn(A)
    isles.play("expand", "industry:rum_distillery", "produce:home:r1c5")
    assert isles.options == {"new_world:beryl=0", "new_world:beryl=1"}


@pytest.mark.parametrize("objective", [thing for thing, row in ROWS.items() if row["kind"] == "industries"])
def test_industries(objective: str) -> None:
    isles = with_objective(objective)
    points = ROWS[objective]["industry_points"]
    assert isles.objective(A, objective) == 0
    isles.old_world(A, "ow_harvest_isle")
    fields = ["home:r3c2", "home:r3c3", "home:r3c4", "home:r3c5", "ow1:l1"]
    for industry, field in zip(points, fields, strict=False):
        isles.build(A, industry, field)
    assert isles.objective(A, objective) == sum(points.values())
    isles.build(A, "shipyard_1", "home:r3c2")
    assert isles.objective(A, objective) == sum(points.values()) - next(iter(points.values()))


@pytest.mark.parametrize(
    ("objective", "population"), [("hannah_goode", "worker"), ("university", "engineer"), ("worlds_fair", "investor")]
)
def test_majority_of_cubes(objective: str, population: str) -> None:
    isles = with_objective(objective)
    isles.cubes(A, **{population: 1})
    isles.exhaust(A, population)
    isles.cubes(B, **{population: 1})
    isles.cubes(C, farmer=5)
    first, second = ROWS[objective]["first"], ROWS[objective]["second"]
    assert [isles.objective(p, objective) for p in (A, B, C)] == [first, second, 0]


def test_madame_kahina() -> None:
    isles = with_objective("madame_kahina")
    isles.expeditions(B, "exp_01", "exp_02")
    isles.expeditions(C, "exp_03")
    assert [isles.objective(p, "madame_kahina") for p in (A, B, C)] == [0, 8, 3]


def test_the_tourist() -> None:
    isles = with_objective("the_tourist")
    isles.old_world(A, "ow_ruins_isle")
    isles.new_world(A, "nw_isla_dulce")
    isles.new_world(B, "nw_costa_verde")
    assert [isles.objective(p, "the_tourist") for p in (A, B, C)] == [8, 3, 0]


def test_zoo_counts_visited_animals() -> None:
    isles = with_objective("zoo")
    isles.expeditions(A, "exp_06", "exp_07")  # two animals for artisans
    isles.cubes(A, artisan=1)
    assert isles.objective(A, "zoo") == 1 and isles.ledger(A)["expeditions"] == 1


def test_museum_counts_visited_artefacts() -> None:
    isles = with_objective("museum")
    isles.expeditions(A, "exp_01", "exp_02")
    isles.cubes(A, artisan=2)
    assert isles.objective(A, "museum") == 2 and isles.ledger(A)["expeditions"] == 2


def test_pyrphorian_can_make_a_total_negative() -> None:
    isles = with_objective("pyrphorian")
    assert isles.objective(A, "pyrphorian") == -18
    assert isles.table.scores()[A] == -18


@pytest.mark.parametrize(("objective", "points"), [("isabel_sarmento", 12), ("sir_archibald_blake", 4)])
def test_points_for_islands(objective: str, points: int) -> None:
    isles = with_objective(objective)
    isles.new_world(A, "nw_isla_dulce", "nw_costa_verde")
    isles.old_world(A, "ow_ruins_isle")
    assert isles.objective(A, objective) == points


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("de", "Die Auftrags-Karte „Zoo“ ist mehrmals gewählt; es liegen 5 verschiedene aus."),
        ("en", "The objective card “Zoo” is chosen more than once; there are 5 different ones on the table."),
    ],
)
def test_an_objective_chosen_twice_is_refused(lang: str, line: str) -> None:
    with pytest.raises(WrongChoices) as wrong:
        Isles(2, objectives=("zoo", "museum", "zoo", "alonso_graves", "aarhant"))
    assert wrong.value.text(lang) == line


def test_a_default_counts_among_the_five_chosen() -> None:
    with pytest.raises(ValueError, match="Zoo"):
        game.table(2, 1, {"objective_selection": "custom", "objective_1": "zoo"})
    game.table(2, 1, {"objective_selection": "random", "objective_1": "zoo"})
