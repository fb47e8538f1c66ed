"""Rules to read, examples to try and lessons over HTTP: small, complete, and without anybody's secrets."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest

from spielwerk.games import GAMES, game
from spielwerk.kernel.lesson import lesson_names
from spielwerk.kernel.rulebook import rules_path
from spielwerk.kernel.text import LANGUAGES
from tests.server.people import Person

WRITTEN = [slug for slug in GAMES if rules_path(game(slug).folder, "de").exists()]
MOST_BYTES = 100_000
EXAMPLE: dict[str, Any] = {"example": "2.1-1"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_rules_are_light(anna: Person, slug: str, lang: str) -> None:
    answer = anna.http.get(f"/games/{slug}/rules?lang={lang}")
    assert answer.status_code == 200
    assert len(gzip.compress(answer.content, 5)) < MOST_BYTES


@pytest.mark.parametrize("slug", WRITTEN)
def test_every_example_of_the_rules_can_be_tried(anna: Person, slug: str) -> None:
    sections = anna.call("GET", f"/games/{slug}/rules?lang=en")["sections"]
    examples = [number for section in sections for number in re.findall('data-example="([^"]+)"', section["html"])]
    assert len(examples) >= 2
    for number in examples:
        state = practise(anna, slug, example=number)["state"]
        assert state["options"] and state["asked"]["mine"], number


def practise(person: Person, slug: str, **wish: Any) -> dict[str, Any]:
    return person.call("POST", f"/games/{slug}/practice", wish)


def test_an_example_is_played_by_the_engine(anna: Person) -> None:
    """Section 2.1: three fives lie on the table; three sixes are higher, three fours are not."""
    state = practise(anna, "dudo", **EXAMPLE)["state"]
    keys = {option["key"] for option in state["options"]}
    assert "bid:3:6" in keys and "bid:3:4" not in keys
    played = practise(anna, "dudo", **EXAMPLE, moves=["bid:3:6"])
    assert played["moves"] == ["bid:3:6"]
    assert (played["state"]["view"]["bid_count"], played["state"]["view"]["bid_face"]) == (3, "6")


def test_what_the_engine_refuses_is_refused(anna: Person) -> None:
    assert anna.refused("POST", "/games/dudo/practice", EXAMPLE | {"moves": ["bid:3:4"]}) == "not_possible"


@pytest.mark.parametrize(
    ("slug", "wish", "status"),
    [
        ("dudo", {"example": "9.9-1"}, 404),
        ("dudo", {"example": "2.1-7"}, 404),
        ("dudo", {"lesson": {"name": "nowhere", "step": 0}}, 404),
        ("dudo", {"lesson": {"name": "first", "step": 999}}, 404),
        ("dudo", {"lesson": {"name": "../x", "step": 0}}, 422),
        ("dudo", {"moves": ["doubt"] * 500}, 422),
        ("nothing", {}, 404),
    ],
)
def test_places_that_are_not_there(anna: Person, slug: str, wish: dict[str, Any], status: int) -> None:
    anna.call("POST", f"/games/{slug}/practice", wish, status)


def test_a_bot_plays_for_the_others(anna: Person) -> None:
    place = {"lesson": {"name": "first", "step": 0}}
    mine = practise(anna, "dudo", **place, bot=True)
    assert mine["moves"] == [], "it is the learner's own turn"
    after = practise(anna, "dudo", **place, moves=["bid:3:5"], bot=True)
    assert len(after["moves"]) == 2
    assert after["state"]["last"]["seat"] == 1


def test_the_learner_sees_no_more_than_a_seat(anna: Person) -> None:
    state = practise(anna, "dudo", lesson={"name": "first", "step": 0})["state"]
    assert "cup" in state["view"]["player"][0] and "cup" not in state["view"]["player"][1]


@pytest.mark.parametrize("slug", GAMES)
def test_the_front_page_knows_the_lessons(anna: Person, slug: str) -> None:
    (card,) = [each for each in anna.call("GET", "/games?lang=de") if each["slug"] == slug]
    assert [lesson["name"] for lesson in card["lessons"]] == lesson_names(game(slug).folder)
    assert card["rules"] == (slug in WRITTEN)


@pytest.mark.parametrize("slug", WRITTEN)
def test_prompts_and_table_options_find_their_section(anna: Person, slug: str) -> None:
    texts = anna.call("GET", f"/games/{slug}/texts?lang=de")
    about, sections = texts["citations"]["about"], texts["citations"]["sections"]
    assert {what: number for what, number in about.items() if number not in sections} == {}
    (card,) = [each for each in anna.call("GET", "/games?lang=de") if each["slug"] == slug]
    assert [choice["name"] for choice in card["choices"] if choice["section"] not in sections] == []
