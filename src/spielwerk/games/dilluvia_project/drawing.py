"""The whole table drawn for a terminal, at most 100 columns wide; every word comes from the texts."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.text import Text

from spielwerk.kernel.terminal import Words, in_colour, letter, person, plain_table, side_by_side, titled

from .catalogue import (
    BUILDINGS,
    COLUMNS,
    COST,
    GARDEN,
    INCOME_SQUARES,
    INCOMES,
    KEPT,
    KINDS,
    LINE_LENGTH,
    PROPELLER_PRICE,
    PROPELLER_SQUARE,
    PROPELLERS,
    RESOURCES,
    ROUNDS,
    ROWS,
    SPACE_EFFECT,
    SPACE_EFFECTS,
    SQUARE_INCOME,
    SQUARE_WORKER,
    SQUARES,
    TARGETS,
)
from .rules.city import corner_of, is_built, square_at
from .shown import PlayerBoard, WorkerCircle
from .state import State, game
from .table import board, circles, is_land

COLOURS = ("red1", "yellow1", "dodger_blue1", "green3")
"""The colours of the wooden pieces by seat; a letter always stands beside them."""
PROPELLER_AT = {PROPELLER_SQUARE[propeller]: propeller for propeller in PROPELLERS}


@game.drawing
def draw(s: State, words: Words) -> RenderableType:
    """The table from top to bottom: round, market, circles, city, buildings, player boards."""
    return Group(
        heading(s, words),
        market(s, words),
        action_fields(s, words),
        city(s, words),
        stacks(s, words),
        players(s, words),
    )


# ---------------------------------------------------------------- round and market


def heading(s: State, words: Words) -> RenderableType:
    """The round and the player order."""
    order = in_colour(COLOURS, [(person(words, s.order[place]), s.order[place]) for place in range(s.seats)])
    return Group(
        Text(words.say("board-round", round=s.round_number, rounds=ROUNDS, gardens=s.gardens), "bold"),
        Text(words.say("board-order-line") + " ").append(order),
    )


def market(s: State, words: Words) -> RenderableType:
    """The sixteen spaces; zeppelins stand at the heads of their lines."""
    table = titled(words.say("board-market-heading", tiles=s.deck_size), box=box.SQUARE, show_lines=True)
    table.add_column()
    for line in range(LINE_LENGTH):
        heads = [zeppelin(s, words, f"column_{line + 1}_{end}") for end in ("top", "bottom")]
        table.add_column(Text(f"{line + 1} ").append(in_colour(COLOURS, heads[0] + heads[1])), width=16)
    for line in range(LINE_LENGTH):
        heads = [zeppelin(s, words, f"row_{line + 1}_{end}") for end in ("left", "right")]
        first = Text(f"{line + 1} ").append(in_colour(COLOURS, heads[0] + heads[1]))
        table.add_row(first, *(space_cell(s, words, line * LINE_LENGTH + column) for column in range(LINE_LENGTH)))
    return table


def zeppelin(s: State, words: Words, berth: str) -> list[tuple[str, int]]:
    """Whose zeppelin lies at one end of a line, and on which side."""
    field = type(s.player[0]).FIELDS["berth"].of
    assert field is not None
    side = words.say("board-side", side=berth.rpartition("_")[2])
    return [
        (words.say("board-zeppelin", letter=letter(words, p), side=side), p)
        for p in range(s.seats)
        if s.player[p].berth == field.number(berth)
    ]


def space_cell(s: State, words: Words, space: int) -> Text:
    """The tile on a space, or in the last round what is printed on it and who has bought it."""
    if s.round_number < ROUNDS:
        return Text(words.name(KINDS, s.market[space]) if s.market[space] >= 0 else "")
    shown = Text(words.name(SPACE_EFFECTS, SPACE_EFFECT[space]))
    if s.marked[space] >= 0:
        shown.append(" ").append(in_colour(COLOURS, [(letter(words, s.marked[space]), s.marked[space])]))
    return shown


def action_fields(s: State, words: Words) -> RenderableType:
    """Every row of circles, and who stands on them."""
    table = plain_table(words.say("board-fields"), words.say("board-fields-legend"))
    table.add_column(words.say("board-field"))
    table.add_column(words.say("board-circles"))
    for target in TARGETS:
        shown = [circle_text(words, circle) for circle in circles(s, target)]
        table.add_row(words.name(TARGETS, target), Text(" ").join(shown))
    return table


def circle_text(words: Words, circle: WorkerCircle) -> Text:
    """A free circle with its price, or the workers on it."""
    owner = circle["owner"]
    if owner is None:
        return Text(words.say("board-circle", aeros=circle["aeros"]), "dim")
    workers = words.say(
        "board-workers-on-circle", letter=letter(words, owner), dark=circle["dark"], special=int(circle["special"])
    )
    return Text(workers, COLOURS[owner])


# ---------------------------------------------------------------- city


def city(s: State, words: Words) -> RenderableType:
    """The squares of the city."""
    table = titled(words.say("board-city"), words.say("board-city-legend"), box=box.MINIMAL, padding=(0, 0))
    table.add_column()
    for column in range(COLUMNS):
        table.add_column(SQUARES.ids[column][0], justify="center", width=5)
    for row in range(1, ROWS + 1):
        cells = [square_cell(s, words, square_at(row, column)) for column in range(COLUMNS)]
        table.add_row(str(row), *cells)
    return table


def square_cell(s: State, words: Words, square: int) -> Text:
    """What is on a square: propeller, garden, building, land, nothing."""
    owner = s.owner[square]
    if square in PROPELLER_AT:
        sign = words.say("board-propeller", price=PROPELLER_PRICE[PROPELLER_AT[square]])
        return (
            Text(sign, "dim")
            if owner < 0
            else Text(words.say("board-owned-propeller", letter=letter(words, owner)), COLOURS[owner])
        )
    if s.tile[square] == GARDEN:
        return Text(words.say("board-garden"), "green")
    if is_built(s, square):
        corner = corner_of(s, square)
        label = BUILDINGS.ids[s.tile[corner]][1:].upper()
        return Text(
            words.say("board-building-on", letter=letter(words, owner), building=label, cube=s.cube[corner] + 1),
            COLOURS[owner],
        )
    if owner >= 0:
        return Text(words.say("board-land", letter=letter(words, owner)), COLOURS[owner])
    return Text(words.say("board-free") if is_land(s, square) else "", "dim")


def stacks(s: State, words: Words) -> RenderableType:
    """The types of buildings: how many are left, cubes, what their squares bring."""
    table = plain_table(words.say("board-buildings-heading"))
    table.add_column(words.say("board-type"))
    for head in (words.say("board-left"), *(words.name(RESOURCES, resource) for resource in RESOURCES)):
        table.add_column(head, justify="right")
    for square in INCOME_SQUARES:
        table.add_column(words.name(INCOME_SQUARES, square))
    for building in BUILDINGS:
        cost = [str(COST[building, resource] or "") for resource in RESOURCES]
        squares = [square_income(words, building, square) for square in INCOME_SQUARES]
        table.add_row(words.name(BUILDINGS, building), str(s.supply[building]), *cost, *squares)
    return table


def square_income(words: Words, building: int, square: int) -> str:
    """What a square of a building brings."""
    parts = [
        f"{SQUARE_INCOME[building, square, income]} {words.name(INCOMES, income)}"
        for income in INCOMES
        if SQUARE_INCOME[building, square, income]
    ]
    return ", ".join(parts + [words.say("board-new-worker")] * SQUARE_WORKER[building, square])


# ---------------------------------------------------------------- player boards


def players(s: State, words: Words) -> RenderableType:
    """A column for each player."""
    boards = [board(s, p) for p in range(s.seats)]
    return side_by_side(words, words.say("board-players"), COLOURS, player_rows(s, words, boards), (30, 17))


def player_rows(s: State, words: Words, boards: list[PlayerBoard]) -> list[tuple[str, list[str]]]:
    """The lines of the player boards: a label and what it says for each seat."""
    mine = [s.player[p] for p in range(s.seats)]
    return [
        (words.say("board-population"), [str(me.population) for me in mine]),
        (words.say("board-prestige"), [str(me.prestige) for me in mine]),
        (words.say("board-house-value"), [str(it["house_value"]) for it in boards]),
        (words.say("board-money"), [str(me.money) for me in mine]),
        *((words.name(RESOURCES, it), [str(me.cubes[it]) for me in mine]) for it in RESOURCES),
        *((income_label(words, it), [str(row["income"][INCOMES.ids[it]]) for row in boards]) for it in INCOMES),
        (words.say("board-available"), [workers(words, me) for me in mine]),
        (words.say("board-reserve"), [str(me.reserve) for me in mine]),
        (words.say("board-tiles"), [tiles(words, me) for me in mine]),
    ]


def income_label(words: Words, income: int) -> str:
    """The label of an income."""
    return words.say("board-income-of", income=words.name(INCOMES, income))


def workers(words: Words, me: Any) -> str:
    """The workers that a player can still place."""
    return words.say("board-available-workers", dark=me.dark, special=me.special)


def tiles(words: Words, me: Any) -> str:
    """The tiles in front of a player."""
    return ", ".join(
        words.say("board-copies-of", copies=me.tiles[kind], kind=words.name(KINDS, kind))
        for kind in range(len(KEPT))
        if me.tiles[kind]
    )
