"""Where on the board options are pressed."""

from __future__ import annotations

from .catalogue import (
    BERTHS,
    BUILDINGS,
    DARK_WORKERS,
    EXTRA_CIRCLE,
    EXTRA_FIELDS,
    FIELDS,
    INCOME_SQUARES,
    KINDS,
    RESOURCES,
    ROW_BERTHS,
    SITE_CORNER,
    SITE_SHAPE,
    SIZES,
    SMALL,
    SPACES,
    SQUARES,
    TARGET_FIELD,
    TARGETS,
    covered,
)
from .rules.construction import END_STEP
from .rules.erecting import DISCOUNT, FIRST_SQUARE, SECOND_SQUARE, SITE, SQUARE_1, SQUARE_2
from .rules.gardens import BOUGHT, choose_garden_square
from .rules.income import SHARE
from .rules.land import (
    BUY_LARGE,
    BUY_MEDIUM,
    BUY_SMALL,
    FREE_SQUARE,
    bought_size,
    land_menu,
)
from .rules.market import AT_COLUMN, AT_ROW, STOP, buy_extra
from .rules.placing import PLACE, WITH_SPECIAL, WORKERS
from .rules.repositioning import choose_switch
from .rules.tiles import PICK, pick_tile
from .rules.words import FINISH, NONE
from .state import State, game
from .table import at


@game.pressed_at(AT_ROW)
def at_end_of_row(item: int) -> list[str]:
    """The end of a row of the market."""
    return [at(BERTHS, item)]


@game.pressed_at(AT_COLUMN)
def at_end_of_column(item: int) -> list[str]:
    """The end of a column of the market."""
    return [at(BERTHS, ROW_BERTHS + item)]


@game.pressed_at(STOP)
def at_own_zeppelin(s: State, p: int) -> list[str]:
    """The zeppelin that stops buying."""
    return [at(BERTHS, s.player[p].berth)]


@game.pressed_at(PICK)
def at_picked_tile(kind: int, space: int) -> list[str]:
    """The tile that was set aside, and the space that lets somebody pick it."""
    return [at(KINDS, kind), at(SPACES, space)]


@game.pressed_at(NONE, asked_by=[pick_tile])
def at_picking_space(space: int) -> list[str]:
    """The space that lets somebody pick a tile."""
    return [at(SPACES, space)]


@game.pressed_at(PLACE)
def at_row_and_field(target: int) -> list[str]:
    """The row of circles, and the field that it belongs to."""
    return [at(TARGETS, target), at(FIELDS, TARGET_FIELD[target])]


@game.pressed_at(WORKERS, WITH_SPECIAL)
def at_workers_and_row(target: int, circle: int, dark_workers: int) -> list[str]:
    """The discs of the workers, and the row where they go."""
    row = at(TARGETS, target)
    for extra in EXTRA_FIELDS:
        if EXTRA_CIRCLE[extra] == circle:
            row = at(EXTRA_FIELDS, extra)
    return [at(DARK_WORKERS, dark_workers), row]


@game.pressed_at(BUY_SMALL, BUY_MEDIUM, BUY_LARGE)
def at_size_of_land(verb: int) -> list[str]:
    """The size of land in the shop."""
    return [at(SIZES, bought_size(verb))]


@game.pressed_at(FREE_SQUARE)
def at_small_land() -> list[str]:
    """The free square is small land."""
    return [at(SIZES, SMALL)]


@game.pressed_at(FINISH, asked_by=[land_menu])
def at_land_field() -> list[str]:
    """The field for land."""
    return ["target:land"]


@game.pressed_at(END_STEP)
def at_building_field() -> list[str]:
    """The field for construction."""
    return ["target:build"]


@game.pressed_at(NONE, asked_by=[buy_extra])
def at_extra_field() -> list[str]:
    """The field for one more tile."""
    return ["target:market_extra"]


@game.pressed_at(NONE, asked_by=[choose_garden_square])
def at_garden_field(kind: int) -> list[str]:
    """The field for gardens, or the tile that permits this one."""
    return ["target:garden" if kind == BOUGHT else at(KINDS, kind)]


@game.pressed_at(FINISH, asked_by=[choose_switch])
def at_switching_field() -> list[str]:
    """The field for repositioning."""
    return ["target:reposition"]


@game.pressed_at(DISCOUNT)
def at_cheaper_building(building: int) -> list[str]:
    """The stack of the building that becomes cheaper."""
    return [at(BUILDINGS, building)]


@game.pressed_at(SITE)
def at_squares_of_site(site: int) -> list[str]:
    """Any square that the building would cover."""
    return [at(SQUARES, square) for square in covered(SITE_SHAPE[site], SITE_CORNER[site])]


@game.pressed_at(SQUARE_1, SQUARE_2)
def at_new_building(square: int, verb: int) -> list[str]:
    """The building in the city, and the square on the card of its stack."""
    income_square = FIRST_SQUARE if verb == SQUARE_1 else SECOND_SQUARE
    return [at(SQUARES, square), at(INCOME_SQUARES, income_square)]


@game.pressed_at(*SHARE.tolist())
def at_own_cubes(verb: int) -> list[str]:
    """The own cubes of the colour."""
    return [at(RESOURCES, SHARE.tolist().index(verb))]
