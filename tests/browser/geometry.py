"""Positions of all games at their main decisions, the sizes of screens, and what stands wrong there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import spielwerk
from spielwerk.bots import make_bot, play_bot_move
from spielwerk.kernel.journal import to_journal

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHECKS, CONTRAST = (
    (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8") for name in ("geometry", "contrast")
)
ENDLESS = """() => document.getAnimations().filter((each) => each.effect?.getTiming().iterations === Infinity)
    .map((each) => `endless: ${each.animationName}`)"""
SETTLED = """async ([width, height, patience]) => {
    const end = Date.now() + patience;
    const frame = () => new Promise(requestAnimationFrame);
    const moves = (each) => each.playState === "running" && each.effect?.getTiming().iterations !== Infinity;
    const unsettled = () => [
        width && (innerWidth !== width || innerHeight !== height) && `the window is ${innerWidth}×${innerHeight}`,
        document.querySelector("[aria-busy=true]") && "the table is busy",
        document.fonts.status === "loading" && "letters are being loaded",
        document.getAnimations().some(moves) && "something moves",
    ].filter(Boolean);
    do {
        if (Date.now() > end) throw new Error(`never settled: ${unsettled()}`);
        await frame();
        await frame();
    } while (unsettled().length > 0);
    await frame();
    await frame();
}"""
"""Ends two frames after the moment at which nothing is on its way any more: what is seen then stays."""
PATIENCE = 180_000
SEED = 11
MOVES = 120
"""Decisions after which a board has something on it."""
KINDS = 4
"""So many of the most frequent decisions are looked at where it need not be all."""


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int

    @property
    def touch(self) -> bool:
        return self.width < 1000

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = [
    Size(1280, 720),
    Size(1366, 768),
    Size(1440, 900),
    Size(1920, 1080),
    Size(2560, 1440),
    Size(820, 1180),
    Size(390, 844),
    Size(360, 740),
]


@cache
def positions(slug: str, kinds: int | None = KINDS) -> dict[str, dict[str, Any]]:
    """Journals by what they are: the opening for few, and for many each frequent decision where it was asked last."""
    game = spielwerk.game(slug)
    table = game.table(seats=max(game.seats), seed=SEED)
    bots = [make_bot("random", seat) for seat in range(table.seats)]
    asked: Counter[str] = Counter()
    last: dict[str, dict[str, Any]] = {}
    while len(table.moves) < MOVES and not table.over:
        assert table.decision is not None
        asked[table.decision.name] += 1
        last[table.decision.name] = to_journal(table)
        play_bot_move(table, bots[table.seat])
    opening = {"opening": to_journal(game.table(seats=min(game.seats), seed=SEED))}
    return opening | {kind: last[kind] for kind, _ in asked.most_common(kinds)}


def open_position(page: Page, address: str, journal: dict[str, Any]) -> None:
    """Import a game and open its table as whoever is to decide."""
    answer = page.request.post(f"{address}/api/import", data=journal)
    assert answer.ok, answer.text()
    page.goto(f"{address}/table/{answer.json()['table']}")
    page.get_by_test_id("own-board").wait_for()
    cover = page.locator(".cover button")
    if cover.count():  # all seats are at this device, so hands are hidden until somebody says who looks
        cover.click()
        page.mouse.move(0, 0)  # else it rests on something, which then explains itself


def settle(page: Page, size: Size | None = None) -> None:
    """Wait until all is loaded, drawn and at rest: for what the page itself says, not for a time."""
    width, height = (size.width, size.height) if size else (0, 0)
    page.evaluate(SETTLED, [width, height, PATIENCE])


def resize(page: Page, size: Size) -> None:
    """Make the window as large as this screen and wait until everything has found its place."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    settle(page, size)


def troubles(page: Page, size: Size) -> list[str]:
    """What is cut off, covered, too small or does not fit in a window that has settled. One look decides."""
    return sorted(set(page.evaluate(CHECKS, size.touch)))


def put_in(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Change the light and wait until colours have followed."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    settle(page)


def faint(page: Page, scheme: Literal["light", "dark"]) -> list[str]:
    """Words in drawings that can hardly be read in a light."""
    put_in(page, scheme)
    return [f"{scheme}, {word}" for word in page.evaluate(CONTRAST)]


def restless(page: Page) -> list[str]:
    """What never comes to rest while a person thinks."""
    page.emulate_media(reduced_motion="no-preference")
    return sorted(set(page.evaluate(ENDLESS)))
