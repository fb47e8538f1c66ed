"""The whole table drawn for a terminal, at most 100 columns wide; every word comes from the texts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spielwerk.kernel.terminal import Words, plain_table

from .catalogue import (
    ACTIONS,
    CARD_ACTION,
    CARD_RANK,
    CARD_TYPE,
    CARDS,
    CARGO,
    CONTAINERS,
    TYPES,
)
from .rules.limits import goods_limit, import_limit, rank
from .rules.ships import own_ship
from .rules.zones import completed_of, goods_of, hand_of, imports_of
from .state import (
    AT_SEA,
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    ISLAND,
    ON_BOARD,
    State,
    game,
)
from .table import cards

COLOURS = ("green", "yellow3", "grey62", "red", "dodger_blue2")
"""The colours of the goods types; a letter always stands beside them."""


@game.drawing
def draw(s: State, words: Words) -> RenderableType:
    """The table from top to bottom: turn, open sea, island and piles, ports, hands."""
    ports = [port(s, words, p) for p in range(s.seats)]
    return Group(heading(s, words), sea(s, words), island(s, words), *ports, *hands(s, words))


def heading(s: State, words: Words) -> Text:
    """The captain and the announced action."""
    action = words.name(ACTIONS, s.announced) if s.announced >= 0 else "–"
    return Text(words.say("drawn-turn", turn=s.turn, player=words.player(s.active), action=action), "bold")


def titled(title: str, shown: RenderableType) -> Group:
    """Something under a title."""
    return Group(Text(f"\n{title}", "bold"), shown)


def headed(*heads: str) -> Table:
    """A plain table with these heads."""
    table = plain_table()
    table.show_header = any(heads)
    for head in heads:
        table.add_column(Text(head))
    return table


def crate(words: Words, goods_type: int) -> Text:
    """The letter of a goods type in its colour."""
    return Text(words.name(TYPES, goods_type)[:1], f"bold {COLOURS[goods_type]}")


def named(words: Words, listed: Sequence[str]) -> Text:
    """Cards by letter and name."""
    numbers = [CARDS.number(card) for card in listed]
    shown = [crate(words, CARD_TYPE[card]).append(f" {words.name(CARDS, card)}", "not bold") for card in numbers]
    return Text(", ").join(shown) if shown else Text("–", "dim")


def sea(s: State, words: Words) -> Group:
    """The ships at sea with their containers."""
    table = headed(words.say("board-ship"), words.say("board-cargo"))
    for p in range(s.seats):
        for which in range(2):
            ship = own_ship(s, p, which)
            if s.ship_place[ship] == AT_SEA:
                table.add_row(Text(words.name(CARGO, ship)), named(words, cards(s, ON_BOARD + ship)))
    return titled(words.say("board-sea"), table)


def island(s: State, words: Words) -> Group:
    """The supply island and the sizes of the piles."""
    sizes = words.say("board-piles", draw=s.count[DRAW_PILE], discard=s.count[DISCARD_PILE])
    return titled(words.say("board-island"), Group(named(words, cards(s, ISLAND)), Text(sizes, "dim")))


def port(s: State, words: Words, p: int) -> Group:
    """A player's port: credits, ranks, ships, cards."""
    head = words.say("drawn-port", player=words.player(p), credits=s.player[p].credits, hand=s.count[hand_of(s, p)])
    table = headed("", "")
    ranks = [crate(words, kind).append(f" {rank(s, p, kind)}", "not bold") for kind in TYPES if rank(s, p, kind) > 0]
    table.add_row(Text(words.say("board-ranks")), Text("  ").join(ranks))
    for which in range(2):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] != AT_SEA:
            table.add_row(Text(words.name(CARGO, ship)), loading(s, words, ship))
    imports = words.say("drawn-imports", number=s.count[imports_of(s, p)], limit=import_limit(s, p))
    goods = words.say("drawn-goods", number=s.count[goods_of(s, p)], limit=goods_limit(s, p))
    table.add_row(Text(imports), named(words, cards(s, imports_of(s, p))))
    table.add_row(Text(goods), named(words, cards(s, goods_of(s, p))))
    table.add_row(Text(words.say("board-completed")), named(words, cards(s, completed_of(s, p))))
    return titled(head, table)


def loading(s: State, words: Words, ship: int) -> Text:
    """The contracts of a ship in port with what they need, and what is on board."""
    contracts = [
        crate(words, CARD_TYPE[card]).append(f" {words.name(CARDS, card)} ×{CONTAINERS[card]}", "not bold")
        for card in map(CARDS.number, cards(s, CONTRACTS + ship))
    ]
    shown = Text(", ").join(contracts) if contracts else Text("–", "dim")
    return shown.append(" | ").append(named(words, cards(s, ON_BOARD + ship))) if s.count[ON_BOARD + ship] else shown


def hands(s: State, words: Words) -> list[Group]:
    """The hands that can be seen, with all that one needs to know of a card."""
    seen = [p for p in range(s.seats) if cards(s, hand_of(s, p))]
    return [hand(s, words, p) for p in seen]


def hand(s: State, words: Words, p: int) -> Group:
    """One player's hand."""
    columns = [words.say(f"board-{column}") for column in ("card", "action", "rank", "containers")]
    table = headed(*columns)
    for card in map(CARDS.number, cards(s, hand_of(s, p))):
        action = words.name(ACTIONS, CARD_ACTION[card])
        table.add_row(named(words, [CARDS.ids[card]]), Text(action), str(CARD_RANK[card]), str(CONTAINERS[card]))
    return titled(words.say("drawn-hand", player=words.player(p)), table)
