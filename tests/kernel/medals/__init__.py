"""A toy game with a hidden hand, for the tests of the kernel."""

from __future__ import annotations

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import (
    NOBODY,
    OWNER,
    Catalogue,
    Game,
    Joined,
    Noun,
    Options,
    Record,
    Seats,
    game_over,
    number,
    numbers,
    offer,
    records,
    reveal,
    roll,
    shuffle,
)

FOLDER = Path(__file__).parent
DATA = Catalogue(FOLDER)
SEATS = Seats(DATA["meta.max_players"])
MEDALS = DATA.table("medals", "medal")
PRICE = MEDALS.column("price")


class Cards(Noun):
    """Cards that one message names by what is printed on them."""

    def facts(self, number: int) -> dict[str, object]:
        return {"value": number, "medal": MEDALS.ids[number % 3], "price": {"silver": number}}


CARDS = Cards("card", (f"card_{value}" for value in range(8)))
GIFTS = Joined("gift", MEDALS, CARDS)
POINTS = Noun("category", ("medals", "cards"))
FROM_MEDALS, FROM_CARDS = POINTS
TURNS = 12


class Player(Record):
    gold = number(0, 20)
    medals = numbers(MEDALS, high=9)
    hand = numbers(2, of=CARDS, seen_by=OWNER)
    hand_size = number(0, 2)


class State(kernel.State):
    turn = number(0, TURNS + 1)
    generous = number(0, 1)
    deck = numbers(CARDS, of=CARDS, seen_by=NOBODY)
    deck_size = number(0, len(CARDS))
    player = records(Player, SEATS)


game = Game(FOLDER, State, SEATS, DATA["meta.min_players"])
game.noun(MEDALS)
game.noun(CARDS)
game.noun(GIFTS)
game.choice("generous", ("no", "yes"), "no")

EARN = game.verb("earn")
BUY = game.verb("buy:<medal>")
DRAW = game.verb("draw")
ROLL = game.verb("roll")
SWAP = game.verb("swap:<given=medal>:for:<taken=medal>")


@game.note
def gained(s: State, p: int, gold: int) -> None: ...


@game.note
def drew_card(s: State, p: int) -> None: ...


@game.private_note
def saw(s: State, p: int, card: int) -> None: ...


@game.refusal("1.2")
def too_dear(out: Options, option: int, medal: int, missing: int) -> None: ...


@game.refusal("1.3")
def hand_full(out: Options, option: int, cards: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    for card in range(len(CARDS)):
        s.deck[card] = card
    shuffle(s, s.deck, len(CARDS))
    s.deck_size = len(CARDS)
    for p in range(len(s.player)):
        s.player[p].hand[0] = -1
        s.player[p].hand[1] = -1
    next_turn(s, 0)


@game.step
def next_turn(s: State, p: int) -> None:
    s.turn += 1
    if s.turn > TURNS:
        game_over(s)
        return
    act(s, p)
    next_turn(s, (p + 1) % s.seats)


@game.decision(EARN, BUY, DRAW, ROLL)
class act:
    """Earn, buy, draw or roll?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        offer(out, EARN)
        for medal in range(len(MEDALS)):
            missing = PRICE[medal] - me.gold
            if missing <= 0:
                offer(out, BUY + medal)
            else:
                too_dear(out, BUY + medal, medal, missing)
        if me.hand_size < 2 and s.deck_size > 0:
            offer(out, DRAW)
        offer(out, ROLL)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        me = s.player[p]
        if verb == EARN:
            gain(s, p, 3 if s.generous else 2)
        elif verb == BUY:
            me.gold -= PRICE[item]
            me.medals[item] += 1
        elif verb == DRAW:
            draw(s, p)
        else:
            gain(s, p, roll(s, 4))


@game.decision(EARN, SWAP)
class give_away:
    """Swap this medal, or keep it? Only asked by tests."""

    @staticmethod
    def options(s: State, p: int, medal: int, count: int, out: Options) -> None:
        offer(out, EARN)
        offer(out, SWAP + medal * len(MEDALS))

    @staticmethod
    def take(s: State, p: int, medal: int, count: int, verb: int, item: int) -> None:
        gain(s, p, count)


@game.decision(EARN, BUY)
class think_twice:
    """Earn, for bronze is too dear. Only asked by tests."""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer(out, EARN)
        too_dear(out, BUY, 0, PRICE[0] - s.player[p].gold)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        gain(s, p, 0)


@game.pressed_at(DRAW, EARN, asked_by=[act])
def pile(s: State, p: int, item: int) -> list[str]:
    """Cards are drawn at the pile, gold is earned at the own board."""
    return [f"pile:{s.deck_size}", f"board:{p}"]


@game.particulars(BUY)
def left_over(s: State, p: int, medal: int) -> dict[str, int]:
    return {"gold": s.player[p].gold - PRICE[medal], "best_medal": len(MEDALS) - 1}


@game.reasons(act)
def why_no_card(s: State, p: int, out: Options) -> None:
    """Searched for by whoever asks, never by the compiled rules: they could not make this list."""
    cards = [card for card in range(len(CARDS)) if held(s, p, card)]
    if len(cards) == 2:
        hand_full(out, DRAW, len(cards))


def gain(s: State, p: int, gold: int) -> None:
    s.player[p].gold = min(20, s.player[p].gold + gold)
    gained(s, p, gold)


def draw(s: State, p: int) -> None:
    me = s.player[p]
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = -1
    me.hand[me.hand_size] = card
    me.hand_size += 1
    reveal(s)
    drew_card(s, p)
    saw(s, p, card)


@game.redeal
def redeal(s: State, viewer: int) -> None:
    count = 0
    for card in range(len(CARDS)):
        if not held(s, viewer, card):
            s.deck[count] = card
            count += 1
    shuffle(s, s.deck, count)
    for p in range(s.seats):
        if p != viewer:
            for slot in range(s.player[p].hand_size):
                count -= 1
                s.player[p].hand[slot] = s.deck[count]
                s.deck[count] = -1


def held(s: State, viewer: int, card: int) -> bool:
    if viewer < 0:
        return False
    return s.player[viewer].hand[0] == card or s.player[viewer].hand[1] == card


@game.effects(MEDALS)
def worth(s: State, medal: int) -> int:
    """The points of a medal: its price, if it has no rule of its own."""
    return PRICE[medal]


@worth.of("golden")
def worth_of_gold(s: State, medal: int) -> int:
    return PRICE[medal] + s.generous


@game.ledger(POINTS)
def points(s: State, p: int, category: int) -> int:
    total = 0
    if category == FROM_MEDALS:
        for medal in range(len(MEDALS)):
            total += s.player[p].medals[medal] * worth(s, medal)
    else:
        for slot in range(s.player[p].hand_size):
            total += s.player[p].hand[slot]
    return total


@game.score
def score(s: State, p: int) -> int:
    return points(s, p, FROM_MEDALS) + points(s, p, FROM_CARDS)


@game.standing
def standing(s: State, p: int) -> int:
    return score(s, p) * 100 + s.player[p].gold
