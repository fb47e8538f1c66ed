"""Everything that has no common effect has a rule of its own."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import (
    CRITERIA,
    EFFECT,
    PLAYABLE,
    SPACE_EFFECTS,
    TARGET_RESOURCE,
    TARGETS,
)
from spielwerk.games.dilluvia_project.rules.placing import use_field
from spielwerk.games.dilluvia_project.rules.tiles import changes_something, explain_no_change, resolve, use_space
from spielwerk.games.dilluvia_project.scoring import majority_count


def test_every_tile_that_is_played_can_be_resolved_and_explained() -> None:
    for effects in (resolve, changes_something, explain_no_change):
        assert all(effects.has(EFFECT[kind]) for kind in PLAYABLE), effects


def test_spaces_that_do_not_simply_give_something_have_a_rule() -> None:
    for number, row in enumerate(SPACE_EFFECTS.rows):
        assert use_space.has(number) == (row["effect"]["type"] != "gain")


def test_every_field_but_those_of_resources_has_a_rule() -> None:
    assert all(use_field.has(target) == (TARGET_RESOURCE[target] < 0) for target in TARGETS)


def test_every_majority_counts_something() -> None:
    assert all(majority_count.has(criterion) for criterion in CRITERIA)
