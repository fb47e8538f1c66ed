"""The gallery: every game at every size of screen, and what opens beside the board; all else takes turns.

`docs/screenshots.py` takes the pictures and writes `docs/gallery.md`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.geometry import SIZES, Size, open_position, settle
from tests.browser.person import GUIDE, PREFERENCES

import spielwerk
from spielwerk.bots import make_bot, play_bot_move
from spielwerk.kernel.journal import to_journal

LANGUAGES = {"en": "English", "de": "German"}
THEMES = ("light", "dark")
SEED = 11
MOVES = 90
"""Decisions after which a board has something on it."""
HEAD = """# Gallery

Every game after some turns at every size of screen that we look after, and below what opens beside the board;
languages, lights and numbers of players take turns. `make screenshots` takes these pictures from the app as it is;
`tests/browser/test_geometry.py` measures that nothing is cut off, covered or too small for a finger.
"""


@dataclass(frozen=True)
class Look:
    """How somebody looks at something: the screen, the language and the light."""

    size: Size
    lang: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size.width} × {self.size.height}, {LANGUAGES[self.lang]}, {self.theme}"


@dataclass(frozen=True)
class Picture:
    """One picture: what it is called, what it shows and how one gets there."""

    name: str
    title: str
    look: Look
    show: Callable[[Page, str], None]
    heard: bool = True
    """Whether the guide has been heard."""


@cache
def journal(slug: str, seats: int, moves: int | None = MOVES) -> dict[str, Any]:
    """A game that greedy bots have played for a while, or to its end."""
    table = spielwerk.game(slug).table(seats=seats, seed=SEED)
    bot = make_bot("greedy", 1)
    while (moves is None or len(table.moves) < moves) and not table.over:
        play_bot_move(table, bot)
    return to_journal(table)


def looks(first: int, sizes: list[Size]) -> Iterator[tuple[int, Look]]:
    """Sizes with languages and lights that take turns, each beginning elsewhere."""
    for number, size in enumerate(sizes, first):
        yield number, Look(size, list(LANGUAGES)[number % 2], THEMES[number // 2 % 2])


def boards(slug: str) -> Iterator[Picture]:
    """A game at all sizes, with all numbers of players."""
    seats = list(spielwerk.game(slug).seats)
    for number, look in looks(spielwerk.game_slugs().index(slug), SIZES):
        people = seats[number % len(seats)]
        played = journal(slug, people, 30 if slug == "dudo" else MOVES)
        title = f"{people} players" if people > 1 else "1 player"
        yield Picture(f"{slug}-{look.size}", title, look, at_table(played))


def at_table(played: dict[str, Any], *keys: str, then: str = "") -> Callable[[Page, str], None]:
    """Open a table, press some keys, and wait for what they open."""

    def show(page: Page, address: str) -> None:
        open_position(page, address, played)
        settle(page)
        for key in keys:
            page.keyboard.press(key)
            settle(page)
        if then:
            page.locator(then).first.wait_for()

    return show


def at_page(path: str, then: str) -> Callable[[Page, str], None]:
    """Open another page of somebody who has two games going on."""

    def show(page: Page, address: str) -> None:
        for slug, seats in (("steamopolis", 2), ("dilluvia_project", 4)):
            assert page.request.post(f"{address}/api/import", data=journal(slug, seats, 20)).ok
        page.goto(address + path)
        page.locator(then).first.wait_for()

    return show


def explained(played: dict[str, Any], ref: str) -> Callable[[Page, str], None]:
    """A table where somebody asks about a component."""

    def show(page: Page, address: str) -> None:
        open_position(page, address, played)
        settle(page)
        page.locator(f"[data-ref^='{ref}'] >> visible=true").first.press("i")
        page.locator("[data-bubble] .about, [data-bubble] [data-testid]").first.wait_for()

    return show


def scenes() -> Iterator[tuple[str, list[Picture]]]:
    """What opens beside the board, and the other pages: each on a large and on a small screen."""
    kinds: dict[str, tuple[str, Callable[[Page, str], None]]] = {
        "front": ("Front page", at_page("/", "[data-testid=quick-start]")),
        "lobby": ("Lobby", at_page("/lobby", "[data-testid^=wish-]")),
        "create": ("A new table", at_page("/new/anno_1800", "[data-testid=open-table]")),
        "rules": ("Rules", at_page("/rules/airship_city", "[data-testid=legend]")),
        "lesson": ("A lesson", at_page("/learn/anno_1800/first", "[data-testid=remark]")),
        "guide": ("The guide", at_table(journal("steamopolis", 4))),
        "hint": ("A hint", at_table(journal("import_export", 6), "h", then=".hint")),
        "way": ("Pointing at something", explained(journal("airship_city", 4), "tile:shipyard")),
        "history": ("History", at_table(journal("dilluvia_project", 3), "[", "[", then=".history.past")),
        "help": ("Help", at_table(journal("airship_city", 3), "?", then="dialog[open]")),
        "end": ("The end", at_table(journal("anno_1800", 4, None), then="dialog[open] .winner")),
        "solo": ("The end of a solo game", at_table(journal("steamopolis", 1, None), then="dialog[open] .winner")),
    }
    wide = [size for size in SIZES if not size.touch]
    small = [size for size in SIZES if size.touch]
    for number, (name, (title, show)) in enumerate(kinds.items()):
        sizes = [wide[number % len(wide)], small[number % len(small)]]
        yield (
            title,
            [
                Picture(f"{name}-{look.size}", title, look, show, heard=name != "guide")
                for _, look in looks(number // 2, sizes)
            ],
        )


def window(browser: Browser, picture: Picture) -> Page:
    """A new visitor with a screen, a language and a light."""
    look = picture.look
    size = {"width": look.size.width, "height": look.size.height}
    context = browser.new_context(viewport=size, locale=look.lang, reduced_motion="reduce")  # pyright: ignore[reportArgumentType]
    values = {"speed": "instant", "sound": False, "hints": True, "lang": look.lang, "theme": look.theme, "name": "Ada"}
    stored = json.dumps(json.dumps(values | {"guideHeard": GUIDE if picture.heard else []}))
    page = context.new_page()
    page.add_init_script(f"localStorage['{PREFERENCES}'] ??= {stored}")
    page.goto("about:blank")
    return page


def gallery(browser: Browser, address: str, keep: Callable[[Page, str], None]) -> str:
    """Take all pictures; returns the page that shows them."""
    lines = [HEAD]
    chapters = [
        (spielwerk.game(slug).texts.say("en", "game-name"), list(boards(slug))) for slug in spielwerk.game_slugs()
    ]
    for title, pictures in [*chapters, *scenes()]:
        lines.append(f"\n## {title}\n")
        for picture in pictures:
            page = window(browser, picture)
            page.goto(address)
            picture.show(page, address)
            settle(page)
            keep(page, f"gallery/{picture.name}")
            page.context.close()
            lines.append(f"![{title}: {picture.look}, {picture.title}](assets/gallery/{picture.name}.webp)")
    return "\n".join(lines) + "\n"
