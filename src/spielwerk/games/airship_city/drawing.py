"""The whole table drawn for a terminal, at most 100 columns wide; every word comes from the texts."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.text import Text

from spielwerk.kernel.terminal import Words, in_colour, letter, person, plain_table, side_by_side, titled

from .catalogue import (
    AIRSHIP_VP,
    AIRSHIPS,
    AWARDS,
    BONUS_ACTIONS,
    COLUMNS,
    CONTRACT_COST,
    CONTRACT_GOLD,
    CONTRACT_STAGES,
    CONTRACT_VP,
    CONTRACTS,
    EXPANSION_VP,
    FACILITIES,
    FACILITY_VP,
    FIRST_FACILITY,
    RESOURCES,
    ROUNDS,
    ROWS,
    SELLABLE,
    STAGE_BONUS_GAIN,
    STAGE_BONUSES,
    STAGES,
    TILES,
    WORKERS,
)
from .rules.resources import capacity
from .state import FAILED, FULFILLED, OPEN, State, game
from .table import (
    Amounts,
    airship_price,
    award_standing,
    expansion_price,
    facility_price,
    has_moved,
    hiring_price,
    panel_spaces,
    sale_price,
    stage_number,
    workers_in_supply,
)

COLOURS = ("dark_orange", "medium_purple1", "red1", "green3")
"""The colours of the wooden pieces by seat; a letter always stands beside them."""
BONUS_STATES = ("board-bonus-locked", "board-bonus-ready", "board-bonus-used")


@game.drawing
def draw(s: State, words: Words) -> RenderableType:
    """The table from top to bottom: round, city, donation board, contracts, player boards."""
    return Group(heading(s, words), city(s, words), panels(s, words), contracts(s, words), players(s, words))


# ---------------------------------------------------------------- round and city


def heading(s: State, words: Words) -> RenderableType:
    """Round and stage, who is on turn, the stage bonuses to come."""
    where = words.say("board-round", round=s.round_number, rounds=ROUNDS, stage=stage_number(s), stages=STAGES)
    turn = words.say("board-on-turn", person=person(words, s.active))
    lines = [Text(where, "bold"), Text(turn, COLOURS[s.active])]
    lines += [Text(stage_bonus(s, words, stage)) for stage in range(stage_number(s) + 1, STAGES + 1)]
    return Group(*lines)


def stage_bonus(s: State, words: Words, stage: int) -> str:
    """A stage, its bonus, and what everybody gains by it."""
    bonus = s.stage_bonus[stage]
    gain = ", ".join(
        amount_of(words, STAGE_BONUS_GAIN[bonus, resource], resource)
        for resource in RESOURCES
        if STAGE_BONUS_GAIN[bonus, resource]
    )
    return words.say("board-stage-brings", stage=stage, stage_bonus=words.name(STAGE_BONUSES, bonus), gain=gain)


def amount_of(words: Words, amount: int, resource: int) -> str:
    """So much of a resource."""
    name, thing = words.name(RESOURCES, resource), RESOURCES.ids[resource]
    return words.say("board-amount", amount=amount, resource=name, resource_id=thing)


def city(s: State, words: Words) -> RenderableType:
    """The grid of tiles; rows and columns have the numbers that shifts speak of."""
    table = titled(words.say("board-city"), words.say("board-city-legend"), box=box.SQUARE, show_lines=True)
    table.add_column()
    for column in range(COLUMNS):
        table.add_column(str(column + 1), justify="center", min_width=19)
    for row in range(ROWS):
        tiles = [s.tile_at[row * COLUMNS + column] for column in range(COLUMNS)]
        table.add_row(str(row + 1), *(tile_cell(s, words, tile) for tile in tiles))
    return table


def tile_cell(s: State, words: Words, tile: int) -> Text:
    """The name of a tile, marked if developed, and the workers on it."""
    name = words.name(TILES, tile)
    shown = Text(words.say("board-tile-developed", tile=name), "bold") if s.developed[tile] else Text(name)
    return shown.append("\n").append(in_colour(COLOURS, workers_on(s, words, tile)))


def workers_on(s: State, words: Words, tile: int) -> list[tuple[str, int]]:
    """The workers on a tile by seat; those of the player on turn that have moved are marked."""
    shown: list[tuple[str, int]] = []
    for p in range(s.seats):
        for worker in range(WORKERS):
            if s.player[p].worker_tile[worker] == tile:
                message = "board-worker-moved" if has_moved(s, p, worker) else "board-worker-letter"
                shown.append((words.say(message, letter=letter(words, p)), p))
    return shown


# ---------------------------------------------------------------- donation board


def panels(s: State, words: Words) -> RenderableType:
    """Everything to be paid for, with prices for the player on turn, markers and sale prices."""
    title = words.say("board-panels-of", person=person(words, s.active))
    table = plain_table(title, words.say("board-panels-legend"))
    table.add_column(words.say("board-thing"))
    for head in (words.say("board-vp"), *resource_names(words), words.say("board-spaces"), words.say("board-sale")):
        table.add_column(head, justify="right")
    table.add_column(words.say("board-markers"))
    for airship in AIRSHIPS:
        table.add_row(*airship_row(s, words, airship), end_section=airship == len(AIRSHIPS) - 1)
    for facility in FACILITIES:
        table.add_row(*facility_row(s, words, facility), end_section=facility == len(FACILITIES) - 1)
    for resource in RESOURCES:
        table.add_row(*expansion_row(s, words, resource))
    table.add_row(*hire_row(s, words))
    return table


def resource_names(words: Words) -> list[str]:
    """The names of the resources, as heads of columns."""
    return [words.name(RESOURCES, resource) for resource in RESOURCES]


def amounts(price: Amounts) -> list[str]:
    """A price, one column for each resource."""
    return [str(price.get(resource, "")) for resource in RESOURCES.ids]


def airship_row(s: State, words: Words, airship: int) -> list[str | Text]:
    """An airship: points, price, spaces, sale price, markers."""
    sale = str(sale_price(s, airship)) if SELLABLE[airship] else ""
    price = amounts(airship_price(s, s.active, airship))
    name, points = words.name(AIRSHIPS, airship), str(AIRSHIP_VP[airship])
    return [name, points, *price, spaces(s, words, airship), sale, markers(s, words, airship)]


def facility_row(s: State, words: Words, facility: int) -> list[str | Text]:
    """A public facility: points, price, spaces, markers."""
    panel = FIRST_FACILITY + facility
    price = amounts(facility_price(s, s.active, facility))
    name, points = words.name(FACILITIES, facility), str(FACILITY_VP[facility])
    return [name, points, *price, spaces(s, words, panel), "", markers(s, words, panel)]


def expansion_row(s: State, words: Words, resource: int) -> list[str | Text]:
    """An expansion: points, price, and who has built it."""
    name = words.say("board-expansion-of", resource=words.name(RESOURCES, resource))
    price = amounts(expansion_price(s, s.active, resource))
    built = [(letter(words, p), p) for p in range(s.seats) if s.player[p].expanded[resource]]
    return [name, str(EXPANSION_VP), *price, "", "", in_colour(COLOURS, built)]


def hire_row(s: State, words: Words) -> list[str | Text]:
    """What a worker costs."""
    return [words.say("board-hire"), "", *amounts(hiring_price(s, s.active))]


def spaces(s: State, words: Words, panel: int) -> str:
    """Taken and all donation spaces of a panel."""
    return words.say("board-spaces-taken", **panel_spaces(s, panel))


def markers(s: State, words: Words, panel: int) -> Text:
    """Who has how many donations on a panel, and who leads."""
    shown: list[tuple[str, int]] = []
    for p in range(s.seats):
        if s.donations[panel, p]:
            message = "board-marker-majority" if s.majority[panel] == p else "board-marker"
            shown.append((words.say(message, letter=letter(words, p), count=s.donations[panel, p]), p))
    return in_colour(COLOURS, shown)


# ---------------------------------------------------------------- contracts


def contracts(s: State, words: Words) -> RenderableType:
    """The contracts on display, then the open ones of every player."""
    table = plain_table(words.say("board-contracts", deck=s.deck_size))
    table.add_column(words.say("board-contract"))
    table.add_column(words.say("board-owner"), max_width=18, no_wrap=True)
    heads = (words.say("board-contract-stages"), *resource_names(words), words.say("board-vp"))
    for head in (*heads, words.say("board-reward-gold")):
        table.add_column(head, justify="right")
    for contract in s.display:
        if contract >= 0:
            table.add_row(
                *contract_row(words, contract, Text(words.say("board-on-display")), CONTRACT_STAGES[contract])
            )
    for contract in open_contracts(s):
        owner = s.contract_owner[contract]
        who = Text(person(words, owner), COLOURS[owner])
        table.add_row(*contract_row(words, contract, who, s.stages_left[contract]))
    return table


def open_contracts(s: State) -> list[int]:
    """All open contracts, by owner."""
    return sorted(
        (contract for contract in CONTRACTS if s.contract_place[contract] == OPEN),
        key=lambda contract: s.contract_owner[contract],
    )


def contract_row(words: Words, contract: int, where: Text, stages: int) -> list[str | Text]:
    """A contract: where it lies, stages, cost, reward."""
    cost = [str(CONTRACT_COST[contract, resource] or "") for resource in RESOURCES]
    reward = [str(CONTRACT_VP[contract]), str(CONTRACT_GOLD[contract] or "")]
    return [words.name(CONTRACTS, contract), where, str(stages), *cost, *reward]


# ---------------------------------------------------------------- player boards


def players(s: State, words: Words) -> RenderableType:
    """A column for each player: points, resources, workers, bonus actions, contracts, awards."""
    return side_by_side(words, words.say("board-players"), COLOURS, player_rows(s, words), (38, 14))


def player_rows(s: State, words: Words) -> list[tuple[str, list[str]]]:
    """The lines of the player boards: a label and what it says for each seat."""
    seats = range(s.seats)
    return [
        (words.say("board-score"), [str(s.player[p].score) for p in seats]),
        *((words.name(RESOURCES, it), [stock(s, words, p, it) for p in seats]) for it in RESOURCES),
        (words.say("board-workers-and-supply"), [workers_count(s, words, p) for p in seats]),
        (words.say("board-donation-markers"), [str(s.player[p].markers) for p in seats]),
        *((words.name(BONUS_ACTIONS, it), [bonus(s, words, p, it) for p in seats]) for it in BONUS_ACTIONS),
        (words.say("board-fulfilled"), [closed_contracts(s, p, FULFILLED) for p in seats]),
        (words.say("board-failed"), [closed_contracts(s, p, FAILED) for p in seats]),
        *((words.name(AWARDS, it), [standing(s, words, p, it) for p in seats]) for it in AWARDS),
    ]


def stock(s: State, words: Words, p: int, resource: int) -> str:
    """How much of a resource a player has, of how much there is room for."""
    me = s.player[p]
    return words.say("board-stock-of-capacity", amount=me.stock[resource], capacity=capacity(me, resource))


def workers_count(s: State, words: Words, p: int) -> str:
    """A player's workers on the board and in supply."""
    supply = workers_in_supply(s, p)
    return words.say("board-workers-count", board=WORKERS - supply, supply=supply)


def bonus(s: State, words: Words, p: int, action: int) -> str:
    """Whether a bonus action is locked, ready or used."""
    return words.say(BONUS_STATES[s.player[p].bonus[action]])


def closed_contracts(s: State, p: int, place: int) -> str:
    """How many contracts a player has fulfilled or failed."""
    return str(sum(s.contract_owner[it] == p and s.contract_place[it] == place for it in CONTRACTS))


def standing(s: State, words: Words, p: int, award: int) -> str:
    """What a player has towards an award and what it would bring now."""
    return words.say("board-award-standing", **award_standing(s, p, award))
