"""The whole table drawn for a terminal, at most 100 columns wide; every word comes from the texts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from spielwerk.kernel.terminal import Words, letter, person, plain_table, side_by_side

from .catalogue import (
    ARROW_TOKEN,
    BANNERS,
    BONUS_LEVEL,
    CHARACTERS,
    COG,
    CRYSTAL,
    DISTRICTS,
    FIELDS,
    LAST_STATUE,
    LEVEL,
    LEVELS,
    MARKER_COST,
    MARKER_NUMBER,
    MARKER_TOKEN,
    MARKER_VP,
    MARKET_LEVEL,
    MARKET_RANKS,
    MARKET_VP,
    PASSENGERS,
    POSITIONS,
    RESOURCES,
    ROW_LENGTH,
    ROW_RESOURCE,
    ROWS,
    TILES,
    VALUE,
)
from .rules.gauge import holds_stone
from .rules.market import is_face_down
from .rules.passengers import destination_of
from .rules.pressure import boilers
from .rules.prices import face_up_tile, price
from .rules.stock import storage_places
from .state import ARROW_STONE, NO_STONE, State, game
from .table import districts_in_play, docked, guests_on, tile_markets

COLOURS = ("yellow3", "grey70", "red1", "dodger_blue2")
"""The colours of the wooden pieces by seat; a letter always stands beside them."""


@game.drawing
def draw(s: State, words: Words) -> RenderableType:
    """The table from top to bottom: round, city, bonus markers and passengers, airships."""
    return Group(heading(s, words), city(s, words), *beside_the_city(s, words), airships(s, words))


def heading(s: State, words: Words) -> RenderableType:
    """The round, the statues, who is on turn."""
    where = words.say("board-round", round=s.round_number, statues=s.statues, needed=LAST_STATUE)
    turn = words.say("board-on-turn", person=person(words, s.active))
    return Group(Text(where, "bold"), Text(turn, COLOURS[s.active]))


# ---------------------------------------------------------------- the city


def city(s: State, words: Words) -> RenderableType:
    """The levels from top to bottom: districts with their stones, market, tiles face down, passengers."""
    table = plain_table(words.say("board-city"))
    heads = ["board-level", "board-districts", "board-market", "board-face-down", "board-passenger"]
    for head in heads:
        table.add_column(words.say(head))
    for level in range(LEVELS, 0, -1):
        table.add_row(*level_row(s, words, level))
    return table


def level_row(s: State, words: Words, level: int) -> list[str | Text]:
    """One level of the city."""
    districts = [district for district in districts_in_play(s) if LEVEL[district] == level]
    places = Text("\n").join(district_cell(s, words, district) for district in districts)
    markets = [market for market in tile_markets(s) if MARKET_LEVEL[market] == level]
    goods = bonus_cells(s, words) if level == BONUS_LEVEL else [market_cell(s, words, market) for market in markets]
    backs = "\n".join(face_down_cell(s, words, market) for market in markets)
    here = [words.name(PASSENGERS, it) for it in PASSENGERS if s.passenger_level[it] == level]
    return [str(level), places, "\n".join(goods), backs, "\n".join(here)]


def district_cell(s: State, words: Words, district: int) -> Text:
    """The name of a district and the stones on it."""
    shown = Text(words.name(DISTRICTS, district))
    for p in range(s.seats):
        stone = s.player[p].destination[district]
        if stone != NO_STONE:
            message = "board-stone-arrow" if stone == ARROW_STONE else "board-stone"
            shown.append(" ").append(words.say(message, stone=letter(words, p)), COLOURS[p])
    if s.shadow[district]:
        shown.append(" ").append(words.say("board-shadow"), "dim")
    return shown


def market_cell(s: State, words: Words, market: int) -> str:
    """The face-up tile of a market, its price and points."""
    tile = face_up_tile(s, market)
    if tile < 0:
        return words.say("board-empty")
    cost = amounts(words, [price(s, market, resource) for resource in RESOURCES])
    points = MARKET_VP[market, s.market_rank[market]]
    return words.say("board-goods", goods=words.name(TILES, tile), price=cost, points=points)


def amounts(words: Words, prices: Sequence[int]) -> str:
    """A price in words."""
    parts = [
        words.say("board-amount", amount=prices[resource], resource_id=RESOURCES.ids[resource])
        for resource in RESOURCES
        if prices[resource]
    ]
    return " ".join(parts)


def bonus_cells(s: State, words: Words) -> list[str]:
    """The front markers of level 1."""
    return [bonus_cell(s, words, row) for row in ROWS]


def bonus_cell(s: State, words: Words, row: int) -> str:
    """The front marker of a row, its price and points."""
    front = s.marker_front[row]
    if front == ROW_LENGTH:
        return words.say("board-empty")
    prices = [MARKER_COST[row, front] if resource == ROW_RESOURCE[row] else 0 for resource in RESOURCES]
    marker = words.say("board-marker-of", number=MARKER_NUMBER[row, front])
    return words.say("board-goods", goods=marker, price=amounts(words, prices), points=MARKER_VP[row, front])


def face_down_cell(s: State, words: Words, market: int) -> str:
    """The banners of the tiles that lie face down, and the fronts that the viewer knows."""
    shown: list[str] = []
    for rank in range(MARKET_RANKS[market]):
        if is_face_down(s, market, rank):
            tile = s.market_tiles[market, rank]
            banner = words.name(BANNERS, s.market_banners[market, rank])
            shown.append(words.name(TILES, tile) if tile >= 0 else banner)
    return ", ".join(shown)


def beside_the_city(s: State, words: Words) -> list[Text]:
    """Where the passengers want to go, and how many passenger tiles are left."""
    lines = [Text(words.say("board-stack", count=s.stack_size))]
    for passenger in PASSENGERS:
        level = s.heading[passenger] or destination_of(s, passenger)
        lines.append(Text(words.say("board-wants", passenger=words.name(PASSENGERS, passenger), level=level)))
    return lines


# ---------------------------------------------------------------- the airships


def airships(s: State, words: Words) -> RenderableType:
    """A column for each player: points, gauge, stores, machine room, parasites, banners."""
    return side_by_side(words, words.say("board-airships"), COLOURS, airship_rows(s, words), (22, 18))


def airship_rows(s: State, words: Words) -> list[tuple[str, list[str]]]:
    """The lines of the airships: a label and what it says for each seat."""
    players = [s.player[p] for p in range(s.seats)]
    return [
        (words.say("board-score"), [str(me.score) for me in players]),
        (words.say("board-character"), [words.name(CHARACTERS, me.character) for me in players]),
        (words.say("board-gauge"), [gauge(s, words, p) for p in range(s.seats)]),
        (words.say("board-spare-stones"), [str(me.supply) for me in players]),
        (words.say("board-stored"), [stored(s, words, p) for p in range(s.seats)]),
        (words.say("board-boilers"), [str(boilers(me)) for me in players]),
        *((words.name(POSITIONS, it), [room(s, words, p, it) for p in range(s.seats)]) for it in POSITIONS),
        (words.say("board-helpers"), [helpers(s, words, p) for p in range(s.seats)]),
        (words.say("board-parasites"), [str(docked(s, p)) for p in range(s.seats)]),
        (words.say("board-banners"), [banners(s, words, p) for p in range(s.seats)]),
        (words.say("board-passenger-tiles"), [str(me.passenger_tiles) for me in players]),
    ]


def gauge(s: State, words: Words, p: int) -> str:
    """The base marker, then stones by their values and bonus markers, from the left."""
    me = s.player[p]
    shown = [words.say("board-base-at", value=VALUE[me.base])]
    for field in FIELDS:
        if me.gauge[field] == MARKER_TOKEN:
            shown.append(words.say("board-marker-of", number=VALUE[field]))
        elif holds_stone(me, field):
            message = "board-stone-arrow" if me.gauge[field] == ARROW_TOKEN else "board-stone"
            shown.append(words.say(message, stone=str(VALUE[field])))
    return " ".join(shown)


def stored(s: State, words: Words, p: int) -> str:
    """Resources, and places for them."""
    me = s.player[p]
    held = amounts(words, [me.stock[COG], me.stock[CRYSTAL]])
    return words.say(
        "board-storage-filled", held=held, count=me.stock[COG] + me.stock[CRYSTAL], places=storage_places(me)
    )


def room(s: State, words: Words, p: int, position: int) -> str:
    """The tile on a position, with the letters of parasites on it."""
    tile = s.player[p].room[position]
    if tile < 0:
        return ""
    return " ".join([words.name(TILES, tile), *(letter(words, owner) for owner in guests_on(s, p, position))])


def helpers(s: State, words: Words, p: int) -> str:
    """Sponsors by their visible side, and the gala."""
    me = s.player[p]
    shown = [words.say("board-sponsor-for", resource_id=RESOURCES.ids[side]) for side in me.sponsor if side >= 0]
    if me.gala >= 0:
        shown.append(words.say("board-gala-for", resource_id=RESOURCES.ids[me.gala]))
    return " ".join(shown)


def banners(s: State, words: Words, p: int) -> str:
    """Banner tiles by colour."""
    mine = s.player[p].banners
    return ", ".join(f"{mine[banner]} {words.name(BANNERS, banner)}" for banner in BANNERS if mine[banner])
