"""Nothing is cut off, covered, too small for a finger or moved by a click: all games, all sizes of screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spielwerk
from tests.browser.conftest import Server
from tests.browser.geometry import (
    KINDS,
    SIZES,
    Size,
    faint,
    open_position,
    positions,
    resize,
    restless,
    settle,
    troubles,
)
from tests.browser.person import Person

Visit = Callable[..., Person]
LANGUAGES = ("de", "en")
THEMES = ("light", "dark")
TIGHT = [Size(1280, 720), Size(390, 844)]
"""Where room is scarce all decisions are looked at; at the other sizes the opening and the most frequent one."""
ALL_SIZES = 2
ALL_KINDS = ("airship_city", "anno_1800")
"""Where boards change much from question to question, the rare ones are looked at too."""
PLACES = """() => ["section.board", "section.own", "aside"].map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box && [box.left, box.top, box.width, box.height].map(Math.round);
})"""

LEAVING = """(box) => {
    const outer = document.querySelector(box).getBoundingClientRect();
    const leaves = ({ left, right, top, bottom, width }) =>
        width > 1 && Math.max(outer.left - left, right - outer.right, outer.top - top, bottom - outer.bottom) > 1;
    const inside = [...document.querySelectorAll(`${box} *`)];
    return inside.filter((each) => leaves(each.getBoundingClientRect())).map((each) => each.outerHTML.slice(0, 60));
}"""
"""What sticks out of a box."""


def visitor(server: Server, visit: Visit, **preferences: Any) -> Person:
    person = visit(server.address)
    person.prefer(speed="instant", sound=False, **preferences)
    person.go()
    return person


@pytest.mark.parametrize("slug", spielwerk.game_slugs())
def test_everything_has_its_place(slug: str, shared_server: Server, visit: Visit) -> None:
    games = spielwerk.game_slugs()
    lang = LANGUAGES[games.index(slug) % len(LANGUAGES)]
    theme = THEMES[games.index(slug) // 2 % len(THEMES)]
    person = visitor(shared_server, visit, lang=lang, theme=theme)
    found: dict[str, list[str]] = {}
    for number, (name, journal) in enumerate(positions(slug, None if slug in ALL_KINDS else KINDS).items()):
        open_position(person.page, person.address, journal)
        for size in SIZES if number < ALL_SIZES else TIGHT:
            resize(person.page, size)
            wrong = troubles(person.page, size)
            if wrong:
                found[f"{name} at {size}"] = wrong
    assert not found, "\n".join(f"{where}: {'; '.join(wrong)}" for where, wrong in found.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_and_the_history_fit_into_their_boxes(lang: str, shared_server: Server, visit: Visit) -> None:
    person = visitor(shared_server, visit, lang=lang)
    page, found = person.page, dict[str, list[str]]()
    for size in TIGHT:
        page.set_viewport_size({"width": size.width, "height": size.height})
        person.go("/learn/airship_city/first")
        page.get_by_test_id("remark").wait_for()
        settle(page, size)
        found[f"lesson at {size}"] = page.evaluate(LEAVING, "[data-testid=remark]")
        open_position(page, person.address, positions("dilluvia_project")["turn_menu"])
        page.keyboard.press("[")
        page.locator(".history.past").wait_for()
        settle(page, size)
        found[f"history at {size}"] = page.evaluate(LEAVING, ".shelf")
    assert not any(found.values()), "\n".join(f"{where}: {'; '.join(wrong)}" for where, wrong in found.items())


@pytest.mark.parametrize("slug", spielwerk.game_slugs())
def test_drawings_can_be_read_and_come_to_rest(slug: str, shared_server: Server, visit: Visit) -> None:
    person = visitor(shared_server, visit, lang="en")
    *_, journal = positions(slug).values()
    open_position(person.page, person.address, journal)
    found: dict[str, list[str]] = {}
    for size in TIGHT:
        resize(person.page, size)
        found[str(size)] = [*faint(person.page, "light"), *faint(person.page, "dark"), *restless(person.page)]
    assert not any(found.values()), "\n".join(f"{where}: {'; '.join(wrong)}" for where, wrong in found.items())


@pytest.mark.parametrize("size", TIGHT, ids=str)
def test_no_click_moves_the_board(size: Size, shared_server: Server, visit: Visit) -> None:
    person = visitor(shared_server, visit, lang="en")
    open_position(person.page, person.address, positions("airship_city")["turn_main"])
    resize(person.page, size)
    before = person.page.evaluate(PLACES)
    for press in ("[data-pick=legal]", "[data-testid=options] [data-key]", "[aria-keyshortcuts=u]", "[title=History]"):
        person.page.locator(f"{press} >> visible=true").first.click()
        person.page.wait_for_timeout(300)
        assert person.page.evaluate(PLACES) == before, f"moved by a press on {press}"


def test_the_guide_moves_nothing(shared_server: Server, visit: Visit) -> None:
    person = visitor(shared_server, visit, lang="en", guideHeard=[])
    open_position(person.page, person.address, positions("airship_city")["turn_main"])
    guide = person.page.get_by_test_id("guide")
    guide.wait_for()
    with_guide = person.page.evaluate(PLACES)
    guide.get_by_role("button").last.click()
    guide.wait_for(state="detached")
    assert person.page.evaluate(PLACES) == with_guide
