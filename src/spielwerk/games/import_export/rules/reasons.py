"""Reasons that more than one chapter gives when something is not possible."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..state import game


@game.refusal("4.8")
def captain_only(out: Options, option: int) -> None: ...


@game.refusal("7.1")
def used_this_turn(out: Options, option: int, effect_card: int) -> None: ...


@game.refusal("5.5.1")
def hand_empty(out: Options, option: int) -> None: ...


@game.refusal("2.5")
def island_empty(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def piles_are_empty(out: Options, option: int) -> None: ...


@game.refusal("7.4")
def no_card_of_type(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("7.4")
def no_good_of_type(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("7.4")
def wrong_type(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("4.4")
def other_action(out: Options, option: int, action: int) -> None: ...


@game.refusal("7.4")
def must_choose(out: Options, option: int) -> None: ...
