"""Texts: every message there in both languages, descriptions that tell what `data.toml` says."""

from __future__ import annotations

import re

import pytest

from spielwerk.games.import_export import game
from spielwerk.games.import_export.cards import (
    BATTERIES,
    GAME_CONSOLES,
    MACHINE_GUNS,
    NANOBOTS,
    ONIONS,
    PEPPERS,
    PLATINUM_RINGS,
    SATELLITE,
    SHOTGUNS,
    STRETCH_GOALS,
)
from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    CARDS,
    CARGO,
    CREDITS,
    DATA,
    HAND_CARDS,
    PORTS,
    SHIPS,
    TYPES,
)
from spielwerk.games.import_export.rules.contract import contract_card
from spielwerk.games.import_export.rules.events import NO_EFFECT
from spielwerk.games.import_export.rules.load import load_card
from spielwerk.games.import_export.rules.payments import (
    GOODS,
    choose_payment,
    choose_shotgun_payment,
    choose_vacuum_payment,
)
from spielwerk.games.import_export.rules.rob import rob_target
from spielwerk.games.import_export.rules.supply import supply_choice
from spielwerk.games.import_export.state import Player, State
from spielwerk.kernel import NOBODY, Noun
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.text import LANGUAGES
from tests.games.import_export.staging import A, Harbour

every_language = pytest.mark.parametrize("lang", LANGUAGES)
UNNAMED = {
    "printed_credits", "per_turn", "per_player_per_turn", "scope", "include_self", "max_rank", "counts_as",
    "fraction_numerator", "fraction_denominator", "factor", "deliver", "free_load", "until_repeat", "place",
    "per_ship", "random_hand_card", "extra", "free_actions",
}  # fmt: skip
"""Numbers of effects that a description tells in words."""


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@every_language
def test_required_texts(lang: str) -> None:
    assert [message for message in game.texts.required if not game.texts.has(lang, message)] == []


@every_language
@pytest.mark.parametrize("noun", [CARDS, PORTS, SHIPS, TYPES, ACTIONS, CARGO], ids=lambda noun: noun.name)
def test_every_component_has_a_full_text(lang: str, noun: Noun) -> None:
    for number in noun:
        text = game.texts.description(lang, noun, number)
        assert text and len(text) > 8 and "{" not in text, noun.ids[number]


@every_language
def test_descriptions_name_the_numbers_of_the_data(lang: str) -> None:
    for number, row in enumerate(CARDS.rows):
        text = numbers(game.texts.description(lang, CARDS, number) or "")
        named = [value for name, value in row["params"].items() if type(value) is int and name not in UNNAMED]
        missing = [value for value in named if value > 1 and value not in text]
        assert missing == [], row["id"]


def test_all_texts_of_cards_differ_but_those_that_do_the_same() -> None:
    for lang in LANGUAGES:
        texts = [game.texts.description(lang, CARDS, number) for number in CARDS]
        assert len(set(texts)) == len(texts) - 1, "only Lumber and Compact Cars do the same"


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^([\w-]+) =", (game.folder / f"{lang}.ftl").read_text("utf-8"), re.M)) for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]


@every_language
def test_the_player_aid_repeats_numbers_of_the_data(lang: str) -> None:
    aid = numbers(game.texts.say(lang, "game-aid"))
    expected = {
        DATA["setup.draw_up_to"],
        DATA["limits.ship_capacity"],
        DATA["prices.supply_sale"],
        DATA["prices.owner_fee"],
        DATA["end.threshold_normal"],
        DATA["end.threshold_long"],
        DATA["scoring.set_bonus"],
        *(abs(row["majority_bonus"]) for row in TYPES.rows),
    }
    assert expected <= aid
    assert aid <= expected | {1, 2}


@every_language
@pytest.mark.parametrize("number", [0, 1, 3])
def test_notes_refusals_and_prompts_can_be_said(lang: str, number: int) -> None:
    texts, names = game.texts, ["Ada", "Bea", "Cem", "Dan", "Eva", "Fil"]
    for note in game.notes.values():
        assert texts.note(lang, note, [number] * len(note.parameters), names)
    for refusal in game.refusals.values():
        assert texts.refusal(lang, refusal, [number] * len(refusal.parameters), names)
    for kind in game.kinds:
        if isinstance(kind, Decision):
            assert texts.prompt(lang, kind, [number] * (1 + len(kind.arguments)), names)


@every_language
def test_prompts_name_the_effect(lang: str) -> None:
    """A decision asked by a card says which card asks."""
    names = ["Ada", "Bea"]
    asking = {"effect_yes_no", "choose_ship", "choose_container", "choose_place", "choose_type", "choose_payment"}
    kinds = {kind.name: kind for kind in game.kinds if isinstance(kind, Decision)}
    for name in asking:
        for card in CARDS:
            held = [0, card, *[0] * (len(kinds[name].arguments) - 1)]
            assert game.texts.name(lang, CARDS, card).split()[0] in game.texts.prompt(lang, kinds[name], held, names)


# ---------------------------------------------------------------- grammar

QUOTES = {"de": "„{}“", "en": "“{}”"}
MANY_OF_ONE = re.compile(
    r"\b1 (Karten|Handkarten|Containern|Effekte|Importe|cards|hand cards|containers|effects|imports)\b"
)


@every_language
def test_one_thing_is_no_many(lang: str) -> None:
    names = ["Ada", "Bea"]
    for note in game.notes.values():
        assert not MANY_OF_ONE.search(game.texts.note(lang, note, [1] * len(note.parameters), names)), note.name
    for refusal in game.refusals.values():
        text = game.texts.refusal(lang, refusal, [1] * len(refusal.parameters), names)
        assert not MANY_OF_ONE.search(text), refusal.name


@every_language
def test_names_of_cards_stand_in_quotation_marks(lang: str) -> None:
    """So that they need no case: "Zwiebeln" is plural, "Kleiner Panzer" would have to be "Kleinen Panzer"."""
    names = ["Ada", "Bea"]
    quoted = QUOTES[lang].format(game.texts.name(lang, CARDS, ONIONS))
    for note in game.notes.values():
        for word in note.parameters:
            if word in ("card", "effect_card", "contract"):
                given = [ONIONS if word == other else 1 for other in note.parameters]
                assert quoted in game.texts.note(lang, note, given, names), note.name


@every_language
def test_options_of_demands_name_the_amounts(lang: str) -> None:
    for decision, payment, amount in (
        (choose_payment, "pay:credits", CREDITS[MACHINE_GUNS]),
        (choose_payment, "pay:goods", GOODS[MACHINE_GUNS]),
        (choose_shotgun_payment, "pay:credits", CREDITS[SHOTGUNS]),
        (choose_shotgun_payment, "pay:cards", HAND_CARDS[SHOTGUNS]),
        (choose_vacuum_payment, "pay:goods", 1),
    ):
        option = game.option(payment)
        assert option is not None
        assert numbers(game.texts.option(lang, decision, option)) == {amount}


@every_language
@pytest.mark.parametrize("decision", [load_card, contract_card, rob_target, supply_choice], ids=lambda kind: kind.name)
def test_actions_by_an_effect_ask_in_its_name(lang: str, decision: Decision) -> None:
    for effect in (PLATINUM_RINGS, STRETCH_GOALS):
        prompt = game.texts.prompt(lang, decision, [0, 1, effect], ["Ada"])
        assert game.texts.name(lang, CARDS, effect) in prompt
    regular = game.texts.prompt(lang, decision, [0, 2, NO_EFFECT], ["Ada"])
    assert "2" in regular


@every_language
@pytest.mark.parametrize("effect", [NANOBOTS, GAME_CONSOLES, BATTERIES, PEPPERS, SATELLITE])
def test_loads_by_an_effect_do_not_look_like_loads_by_the_action(lang: str, effect: int) -> None:
    prompt = game.texts.prompt(lang, load_card, [0, 1, effect], ["Ada"])
    assert game.texts.name(lang, CARDS, effect) in prompt


def shown_words() -> set[str]:
    """The fields and extras that a plain board shows."""
    fields = {**State.FIELDS, **Player.FIELDS}
    hidden = {name for name, field in fields.items() if field.bookkeeping or field.derived or field.seen_by == NOBODY}
    view = Harbour(2).table.view(A)
    port = view["ports"][A]
    extras = {*view, *view["player"][A], *port, *port["ships"][0], "open", "card", "for_contract", "paired", "sharers"}
    return {*fields, *extras} - hidden - {"stack", "depth", "player", "scores"}


@every_language
def test_everything_a_plain_board_shows_has_a_label(lang: str) -> None:
    for word in shown_words():
        assert game.texts.say(lang, f"board-{word.replace('_', '-')}", {}), word
