"""Texts: every message there in both languages, and descriptions that tell what `data.toml` says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.catalogue import (
    BONUS_MARKERS,
    CHARACTERS,
    DISTRICTS,
    MARKETS,
    PASSENGER_TILES,
    PASSENGERS,
    TILES,
)
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.nouns import Seats
from spielwerk.kernel.text import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)
COUNTLESS = {"gain_stone", "gain_sponsor", "gain_gala", "gain_capacity", "gain_resources_any", "stone_to_8"}
COUNTLESS |= {"peek_tile", "base_pressure", "flip_sponsor", "buy_anywhere", "use_other_district", "run_machines"}
COUNTLESS |= {"place_parasites_any", "activate_parasites_any", "place_and_activate_parasite", "shake_off_all"}
COUNTLESS |= {"gain_pink_marker"}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_required_texts(lang: str) -> None:
    assert [message for message in game.texts.required if not game.texts.has(lang, message)] == []


@every_language
def test_every_thing_has_a_name(lang: str) -> None:
    for noun in game.nouns.values():
        for thing in noun.ids:
            assert isinstance(noun, Seats) or thing.isdigit() or game.texts.has(lang, f"{noun.name}-{thing}"), thing


@every_language
@pytest.mark.parametrize("noun", [BONUS_MARKERS, CHARACTERS, DISTRICTS, MARKETS, PASSENGER_TILES, PASSENGERS, TILES])
def test_every_component_is_described(lang: str, noun: Any) -> None:
    for number in noun:
        assert game.texts.description(lang, noun, number)


def printed_amounts(effects: list[Mapping[str, Any]]) -> list[int]:
    """The amounts that a description of these steps must name."""
    return [step["n"] for step in effects if step["kind"] not in COUNTLESS]


@every_language
def test_descriptions_name_the_amounts_of_the_data(lang: str) -> None:
    for number, row in enumerate(DISTRICTS.rows):
        text = numbers(game.texts.description(lang, DISTRICTS, number) or "")
        for blocks in row["options"]:
            for block in blocks:
                for amount in printed_amounts(block["effects"]):
                    assert amount in text, row["id"]
    for number, row in enumerate(TILES.rows):
        text = numbers(game.texts.description(lang, TILES, number) or "")
        amounts = [n for block in row["boilers_connected"] for n in printed_amounts(block["effects"])]
        amounts += [int(n) for block in row["boilers_connected"] for n in block.get("cost", {}).values()]
        amounts += printed_amounts(row.get("passive", {}).get("effects", []))
        amounts += [n for n in row.get("cost", {}).values() if n]
        amounts += [row[entry] for entry in ("storage", "boilers_unconnected") if row[entry]]
        missing = [amount for amount in amounts if amount not in text]
        assert missing == [], row["id"]
    for number, row in enumerate(CHARACTERS.rows):
        text = numbers(game.texts.description(lang, CHARACTERS, number) or "")
        assert all(amount in text for amount in [row["number"], *printed_amounts(row["effects"])])


@every_language
def test_passenger_tiles_name_their_targets(lang: str) -> None:
    for number, row in enumerate(PASSENGER_TILES.rows):
        text = numbers(game.texts.description(lang, PASSENGER_TILES, number) or "")
        assert text == [row[entry] for entry in ("banker", "banker_alt", "stoker", "stoker_alt")]


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^([\w-]+) =", (game.folder / f"{lang}.ftl").read_text("utf-8"), re.M)) for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]


@every_language
@pytest.mark.parametrize("number", [0, 1, 3])
def test_notes_refusals_and_prompts_can_be_said(lang: str, number: int) -> None:
    texts, names = game.texts, ["Ada", "Bea", "Cem", "Dan"]
    for note in game.notes.values():
        assert texts.note(lang, note, [_thing(word, number) for word in note.parameters], names)
    for refusal in game.refusals.values():
        assert texts.refusal(lang, refusal, [_thing(word, number) for word in refusal.parameters], names)
    for kind in game.kinds:
        if isinstance(kind, Decision):
            assert texts.prompt(lang, kind, [number, *(_thing(word, number) for word in kind.arguments)], names)


def _thing(word: str, number: int) -> int:
    """A number that fits the noun of a parameter."""
    noun = game.noun_of(word)
    return number if noun is None else min(number, len(noun) - 1)
