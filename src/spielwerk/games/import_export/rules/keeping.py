"""Whether there is room for a container where an effect puts it (6.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import CARD_TYPE, CARDS
from ..state import State, game
from .keys import CARD
from .limits import goods_full, goods_limit, goods_room, import_room
from .ships import zone_of


@game.refusal("6.5")
def no_room_left(out: Options, option: int) -> None: ...


@game.effects(CARDS, by="effect")
def keepable(s: State, p: int, effect: int, card: int) -> bool:
    """Whether there is room for a container; a delivery takes it in any case."""
    return True


@keepable.of("paper", "protractors")
def room_in_port(s: State, p: int, effect: int, card: int) -> bool:
    return import_room(s, p) or goods_room(s, p, CARD_TYPE[card])


@keepable.of("jets")
def room_among_goods(s: State, p: int, effect: int, card: int) -> bool:
    return goods_room(s, p, CARD_TYPE[card])


@game.effects(CARDS, by="effect")
def explain_unkeepable(s: State, p: int, effect: int, option: int, out: Options) -> None:
    """Say why there is no room for a container."""
    no_room_left(out, option)


@explain_unkeepable.of("jets")
def goods_are_full(s: State, p: int, effect: int, option: int, out: Options) -> None:
    goods_full(out, option, goods_limit(s, p))


def any_keepable(s: State, p: int, effect: int, cargo: int) -> bool:
    """Whether an effect can take any container of a ship."""
    card = s.last[zone_of(cargo)]
    for _ in range(s.count[zone_of(cargo)]):
        card = s.following[card]
        if keepable(s, p, effect, card):
            return True
    return False


def offer_containers(s: State, p: int, effect: int, cargo: int, out: Options) -> None:
    """The containers of a ship that an effect can take."""
    card = s.last[zone_of(cargo)]
    for _ in range(s.count[zone_of(cargo)]):
        card = s.following[card]
        if keepable(s, p, effect, card):
            offer(out, CARD + card)
        else:
            explain_unkeepable(s, p, effect, CARD + card, out)
