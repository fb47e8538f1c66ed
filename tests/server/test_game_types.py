"""Boards know their games by types that are made from the rules."""

from __future__ import annotations

from typing import Annotated, TypedDict

import pytest

from spielwerk.games import game
from spielwerk.games.import_export.catalogue import CARDS, TYPES
from spielwerk.server.game_types import Shapes, crafted, game_types, path_of


@pytest.mark.parametrize("slug", crafted())
def test_the_types_of_a_board_are_up_to_date(slug: str) -> None:
    assert path_of(slug).read_text("utf-8") == game_types(game(slug)), "run python -m spielwerk.server.game_types"


@pytest.mark.parametrize("slug", crafted())
def test_what_a_board_gets_beside_the_record_has_a_shape(slug: str) -> None:
    """Without one the board would have to write it down a second time."""
    assert "export interface View extends Fields, " in game_types(game(slug))


class Ordered(TypedDict):
    """A card and what was paid for it."""

    card: Annotated[str, CARDS] | None
    paid: dict[Annotated[str, TYPES], list[int]]


def test_a_string_that_names_a_thing_has_the_ids_of_its_noun() -> None:
    shapes = Shapes()
    assert shapes.type(Ordered) == "Ordered"
    assert shapes.declared["Ordered"].splitlines()[1:] == [
        "export interface Ordered {",
        "  card: CardId | null;",
        "  paid: Record<TypeId, number[]>;",
        "}",
    ]
