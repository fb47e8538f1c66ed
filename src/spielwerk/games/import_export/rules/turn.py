"""The captain's turn: announcing, following, actions, cleaning up (4.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..cards import AI_CHIPS, RICE_COOKERS
from ..catalogue import (
    ACTION_ANNOUNCED,
    ACTIONS,
    CARDS,
    CONTRACT,
    DELIVER,
    LOAD,
    MOST_TURNS,
    PLAYER_FOLLOWED,
    ROB,
)
from ..state import (
    ALL_ACT,
    CAPTAIN_CHOOSES,
    DISCARD_PILE,
    NO_ROB,
    OTHERS_FOLLOW,
    PLAYED,
    State,
    game,
)
from .contract import contract_card
from .counting import action_count
from .deliver import fix_deliver_actions, next_auction
from .drawing import draw_action
from .ending import begin_scoring
from .events import NO_EFFECT, NOTHING, fire
from .free_options import (
    anytime_window,
    had_free_options,
    offer_free,
    opens_window,
    use_free,
)
from .keys import ANNOUNCE, DRAW, FOLLOW, FOLLOW_LOAD, FREE, KEEP, SWAP
from .load import load_card
from .paying import (
    ANNOUNCING,
    FOLLOWING,
    ONE_CARD,
    can_follow_with,
    count_in,
    hand_actions,
    no_card_for,
    pay_action,
    payable,
    single_card_only,
)
from .rob import rob_target
from .ships import has_ship_in_port, no_ship_in_port
from .supply import supply_choice
from .zones import (
    check_exotic_fish,
    exotic_fish_wins,
    hand_of,
    has,
    put_all,
)


@game.note
def turn_begins(s: State, p: int) -> None: ...


@game.note
def turns_ran_out(s: State, number: int) -> None: ...


@game.note
def announces(s: State, p: int, action: int) -> None: ...


@game.note
def follows(s: State, p: int, action: int) -> None: ...


@game.note
def acts_without_cards(s: State, p: int, action: int) -> None: ...


@game.note
def swaps(s: State, p: int, action: int) -> None: ...


@game.refusal("7.7")
def announced_already(out: Options, option: int, action: int) -> None: ...


@game.refusal("7.7")
def swaps_only_to(out: Options, option: int, effect_card: int, action: int) -> None: ...


# ---------------------------------------------------------------- 4.2 the captain


@game.decision(DRAW, ANNOUNCE, FREE)
class captain_main:
    """Draw cards, or announce an action?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer(out, DRAW)
        counts = hand_actions(s, p)
        for action in range(len(ACTIONS)):
            if payable(counts, action):
                offer(out, ANNOUNCE + action)
            else:
                no_card_for(out, ANNOUNCE + action, action)
        offer_free(s, p, NO_EFFECT, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            captain_main(s, p)
            return
        had_free_options(s, p, NO_EFFECT)
        if verb == DRAW:
            draw_action(s, p)
        else:
            announce(s, p, item)
        end_turn(s, 0)


def announce(s: State, p: int, action: int) -> None:
    """Announce an action: pay for it, let the others follow or draw, then all act."""
    s.announced = action
    s.phase = OTHERS_FOLLOW
    s.player[p].followed = 1
    announces(s, p, action)
    pay_action(s, p, action, ANNOUNCING)
    fire(s, p, ACTION_ANNOUNCED, NOTHING, NOTHING)
    ask_to_follow(s, 1)
    begin_actions(s)


# ---------------------------------------------------------------- 4.5 following


@game.step
def ask_to_follow(s: State, distance: int) -> None:
    """The others clockwise; that one is asked tells what is in the hand."""
    if distance < s.seats:
        reveal(s)
        follow_or_draw(s, (s.active + distance) % s.seats)
        ask_to_follow(s, distance + 1)


@game.decision(DRAW, FOLLOW, FOLLOW_LOAD, FREE)
class follow_or_draw:
    """Follow the captain's action, or draw cards?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer(out, DRAW)
        if s.announced == CONTRACT and not has_ship_in_port(s, p):
            no_ship_in_port(out, FOLLOW)
        elif can_follow_with(s, p, s.announced):
            offer(out, FOLLOW)
        else:
            no_card_for(out, FOLLOW, s.announced)
        if has(s, p, AI_CHIPS):
            offer_load_instead(s, p, out)
        offer_free(s, p, NO_EFFECT, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            follow_or_draw(s, p)
        elif verb == DRAW:
            draw_action(s, p)
        else:
            follow(s, p, verb == FOLLOW_LOAD)


def offer_load_instead(s: State, p: int, out: Options) -> None:
    """`ai_chips`: follow with a single Load card, to load."""
    if s.announced == LOAD:
        announced_already(out, FOLLOW_LOAD, LOAD)
    elif count_in(hand_actions(s, p), LOAD) > 0:
        offer(out, FOLLOW_LOAD)
    else:
        single_card_only(out, FOLLOW_LOAD, LOAD)


def follow(s: State, p: int, load: bool) -> None:
    """Pay for the captain's action, or with `ai_chips` for Load in its place."""
    me = s.player[p]
    me.followed = 1
    if load:
        me.kind = LOAD
        follows(s, p, LOAD)
        pay_action(s, p, LOAD, ONE_CARD)
    else:
        follows(s, p, s.announced)
        pay_action(s, p, s.announced, FOLLOWING)
        fire(s, s.active, PLAYER_FOLLOWED, NOTHING, NOTHING)


# ---------------------------------------------------------------- 4.6 actions


@game.step
def begin_actions(s: State) -> None:
    """Everybody's kind of action is the announced one, unless settled by following; Deliver begins with auctions."""
    s.phase = ALL_ACT
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if s.player[p].kind < 0:
            s.player[p].kind = s.announced
            if s.announced == DELIVER and may_swap_to_load(s, p):
                use_swap(s, p, AI_CHIPS, 0)
    if s.announced == DELIVER:
        count_deliver_actions(s)
        next_auction(s)
    act_in_turn(s, 0)


@game.step
def count_deliver_actions(s: State) -> None:
    """The numbers of Deliver actions are fixed before the first auction."""
    for p in range(s.seats):
        fix_deliver_actions(s, p, action_count(s, p, DELIVER))


def may_swap_to_load(s: State, p: int) -> bool:
    """`ai_chips`: Load instead of another action, if there would be any."""
    return s.player[p].kind != LOAD and has(s, p, AI_CHIPS) and action_count(s, p, LOAD) > 0


@game.step
def act_in_turn(s: State, distance: int) -> None:
    """The captain acts, then the others clockwise; that one is asked tells what is in the hand."""
    while distance < s.seats:
        p = (s.active + distance) % s.seats
        distance += 1
        if s.announced != DELIVER and may_swap_to_load(s, p):
            use_swap(s, p, AI_CHIPS, 0)
            begin_part(s, p)
            act_in_turn(s, distance)
            return
        if s.player[p].kind != DELIVER and action_count(s, p, s.player[p].kind) > 0:
            act_in_part(s, p)
            act_in_turn(s, distance)
            return


@game.step
def begin_part(s: State, p: int) -> None:
    """A player's part after a swap was offered."""
    if action_count(s, p, s.player[p].kind) > 0:
        act_in_part(s, p)


def act_in_part(s: State, p: int) -> None:
    """The number of a player's actions is fixed; `rice_cookers` may turn them into another kind."""
    reveal(s)
    kind = s.player[p].kind
    actions = action_count(s, p, kind)
    if kind in (LOAD, CONTRACT) and has(s, p, RICE_COOKERS):
        use_swap(s, p, RICE_COOKERS, actions)
    else:
        act(s, p, kind, actions)


@game.decision(KEEP, SWAP)
class use_swap:
    """Perform another action instead?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, actions: int, out: Options) -> None:
        offer(out, KEEP)
        for kind in range(len(ACTIONS)):
            if kind == swapped_kind(s, p, effect_card):
                offer(out, SWAP + kind)
            else:
                swaps_only_to(out, SWAP + kind, effect_card, swapped_kind(s, p, effect_card))

    @staticmethod
    def take(s: State, p: int, effect_card: int, actions: int, verb: int, item: int) -> None:
        if verb == SWAP:
            s.player[p].kind = item
            swaps(s, p, item)
        after_swap(s, p, effect_card, actions)


@game.effects(CARDS, by="effect")
def swapped_kind(s: State, p: int, effect: int) -> int:
    """The kind of action a card offers instead."""
    return LOAD


@swapped_kind.of("rice_cookers")
def other_kind(s: State, p: int, effect: int) -> int:
    return CONTRACT if s.player[p].kind == LOAD else LOAD


@game.effects(CARDS, by="effect")
def after_swap(s: State, p: int, effect: int, actions: int) -> None:
    """A kind is chosen before actions are counted, as a rule."""


@after_swap.of("rice_cookers")
def act_as_swapped(s: State, p: int, effect: int, actions: int) -> None:
    act(s, p, s.player[p].kind, actions)


def act(s: State, p: int, kind: int, actions: int) -> None:
    """A player uses the actions of a turn one after the other."""
    if kind in (CONTRACT, LOAD) and s.count[hand_of(s, p)] == 0:
        acts_without_cards(s, p, kind)
    if kind == CONTRACT:
        contract_card(s, p, actions, NO_EFFECT)
    elif kind == LOAD:
        load_card(s, p, actions, NO_EFFECT)
    elif kind == ROB:
        rob_target(s, p, actions, NO_EFFECT)
    else:
        supply_choice(s, p, actions, NO_EFFECT)


def clean_up(s: State) -> None:
    """All played cards go to the discard pile, the captain's first; also those that an effect let somebody play."""
    for distance in range(s.seats):
        port = s.player[(s.active + distance) % s.seats].port
        put_all(s, PLAYED + port, DISCARD_PILE)


# ---------------------------------------------------------------- 4.7 from turn to turn


@game.step
def end_turn(s: State, distance: int) -> None:
    """Cleaning up, anytime windows for all, clockwise from the captain, then perhaps the end of the game."""
    clean_up(s)
    while distance < s.seats:
        p = (s.active + distance) % s.seats
        distance += 1
        if opens_window(s, p):
            anytime_window(s, p)
            end_turn(s, distance)
            return
    if exotic_fish_wins(s):
        check_exotic_fish(s)
    else:
        next_captain(s)


def next_captain(s: State) -> None:
    """The end of the game (8.1), or the next captain's turn."""
    if s.turn >= MOST_TURNS:
        turns_ran_out(s, MOST_TURNS)
    if s.credits_reached or s.piles_empty or s.turn >= MOST_TURNS:
        begin_scoring(s)
        return
    if s.player[s.active].extra_turn_next:
        s.player[s.active].extra_turn_next = 0
    else:
        s.active = (s.active + 1) % s.seats
    begin_turn(s)


def begin_turn(s: State) -> None:
    """A new captain's turn: all marks are cleared."""
    s.turn += 1
    s.phase = CAPTAIN_CHOOSES
    s.announced = -1
    s.used = 0
    s.news = 0
    s.effects = 0
    for p in range(s.seats):
        me = s.player[p]
        me.followed = 0
        me.kind = -1
        me.sold = 0
        me.robs = NO_ROB
        me.poisoned = 0
    captain = s.player[s.active]
    captain.extra_turn_next |= captain.extra_turn_won
    captain.extra_turn_won = 0
    turn_begins(s, s.active)
    captain_main(s, s.active)
