"""Somebody in front of a browser: looks at the page and presses what a person would press."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator, Page

PREFERENCES = "spielwerk.preferences"
GUIDE = ["aim", "choose", "why", "undo", "confirm", "log", "hint"]
"""The remarks of the guide, in their order; people who play here have heard them unless a test says otherwise."""
CAN_CHOOSE = "[data-testid=options] [data-key]:enabled"
FOLDED = "[data-testid=options] [data-fold]:enabled"
UNFOLDED = "[data-testid=unfolded] [data-key]:enabled"
IN_BUBBLE = "[data-bubble] .options [data-key]"
MILLISECONDS_FOR_A_QUESTION = 30_000
CONFIRM = "[data-testid=confirm]:enabled"
LEGAL = "[data-pick=legal]"
OVER = "dialog[open] .winner"
WARNING = "[data-testid=go-on]"
COVER = ".cover button"
NOT_MINE = ".prompt:not(.mine)"
FREE_SPOT = """element => {
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.15, 0.85])
        for (const along of [0.5, 0.15, 0.85]) {
            const [x, y] = [box.width * along, box.height * down];
            const top = document.elementFromPoint(box.left + x, box.top + y);
            if (top?.closest("[data-ref]") === element) return { x: x - element.clientLeft, y: y - element.clientTop };
        }
    return null;
}"""
"""Where a person would press a component: in its middle, or beside what lies on it; null where the page covers it."""
NETWORK_ERRORS = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")
"""What the console says when a test kills the server."""


class Person:
    """One browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in NETWORK_ERRORS):
            self.troubles.append(message.text)

    # ------------------------------------------------------------------ going places

    def prefer(self, **preferences: object) -> None:
        """Settings of the device, as if they had been made before; they last for this window's first page."""
        stored = json.dumps(json.dumps({"guideHeard": GUIDE} | preferences))
        self.page.add_init_script(f"localStorage['{PREFERENCES}'] ??= {stored}")

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def quick_start(self, game: str = "airship_city", seats: int = 3, bots: str = "random") -> str:
        """From the front page to a table against bots; returns the name of the table."""
        self.go()
        card = self.page.locator("article", has=self.page.locator(f"[href='/new/{game}']"))
        card.locator("select").nth(0).select_option(str(seats))
        card.locator("select").nth(1).select_option(bots)
        card.get_by_test_id("quick-start").click()
        self.see_table()
        return self.page.url.rpartition("/")[2]

    def see_table(self) -> None:
        self.page.get_by_test_id("own-board").wait_for()

    # ------------------------------------------------------------------ looking

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    def asked(self) -> str:
        """Wait until there is something to do: "choose", "confirm" or "over"; a warning is read and not heeded."""
        self.page.locator(f"{CAN_CHOOSE}, {FOLDED}, {CONFIRM}, {OVER}, {WARNING}, {COVER}").first.wait_for()
        if self.page.locator(OVER).count():
            return "over"
        self.uncover()
        self.agree()
        return "confirm" if self.page.locator(CONFIRM).count() else "choose"

    def button(self, key: str) -> Locator:
        return self.page.locator(f"[data-key='{key}']")

    def component(self, ref: str) -> Locator:
        return self.page.locator(f"[data-ref='{ref}']").first

    def keys(self) -> list[str]:
        """The options that stand there as buttons."""
        return self._all(CAN_CHOOSE, "key")

    def stock(self, resource: str) -> int:
        text = self.page.get_by_test_id(f"own-{resource}").locator(".amount").inner_text()
        return int(text.split("/")[0])

    # ------------------------------------------------------------------ playing

    def press_something(self, chance: random.Random) -> str:
        """Press something legal on the board or, where nothing is, a button; returns what was pressed."""
        refs = self._all(LEGAL, "ref")
        wanted = [ref for ref in refs if not ref.startswith("shift:")] or refs
        if wanted and (chance.random() < 0.85 or not self._buttons()):
            ref = chance.choice(wanted)
            self._press(self.page.locator(f"{LEGAL}[data-ref='{ref}']").first)
            self._choose_in_bubble(chance)
        else:
            ref = self._press_button(chance)
        self.agree()
        return ref

    def _press(self, component: Locator) -> None:
        """Press a component where nothing lies on it, as workers do on a building."""
        component.scroll_into_view_if_needed()
        component.click(position=component.evaluate(FREE_SPOT))

    def _press_button(self, chance: random.Random) -> str:
        """Press one of the options that stand there as buttons, or unfold some and press one of those."""
        buttons = self._buttons()
        choice = chance.choice([button for button in buttons if button != "skip"] or buttons)
        if choice in self._all(FOLDED, "fold"):
            self.page.locator(f"[data-fold='{choice}']").click()
            choice = chance.choice(self._all(UNFOLDED, "key"))
        self.button(choice).first.click()
        return choice

    def _buttons(self) -> list[str]:
        """The options and folds that stand in the bar; none where all can be pressed on the board."""
        return [*self.keys(), *self._all(FOLDED, "fold")]

    def _choose_in_bubble(self, chance: random.Random) -> None:
        """A component with several options asks which one.

        Where the page joins the table anew just then, the question goes, and whoever plays presses again.
        """
        from playwright.sync_api import TimeoutError as TooLate  # where there is no browser this file is read too

        keys = self._all(IN_BUBBLE, "key")
        if keys:
            option = self.page.locator(f"{IN_BUBBLE}[data-key='{chance.choice(keys)}']")
            try:
                option.click(timeout=MILLISECONDS_FOR_A_QUESTION)
            except TooLate:
                if option.count():
                    raise

    def _all(self, which: str, what: str) -> list[str]:
        """A data attribute of all visible elements of a kind."""
        return self.page.locator(f"{which} >> visible=true").evaluate_all(
            "(elements, what) => elements.map((element) => element.dataset[what])", what
        )

    def agree(self) -> None:
        """Where the table warns of what was pressed, say that it is meant."""
        if self.page.locator(WARNING).count():
            self.page.locator(WARNING).click()

    def uncover(self) -> None:
        """Where people share this device, say that the right one looks."""
        if self.page.locator(COVER).count():
            self.page.locator(COVER).click()

    def confirm(self) -> None:
        self.page.locator(CONFIRM).click()

    def play_turn(self, chance: random.Random) -> str:
        """Play until the turn is over: "confirm", "over", or "passed" where nothing could be taken back any more."""
        while (done := self.go_on(chance)) == "choose":
            self.page.locator(f"{CAN_CHOOSE}, {FOLDED}, {CONFIRM}, {OVER}, {NOT_MINE}").first.wait_for()
            if self.page.locator(NOT_MINE).count() and not self.page.locator(OVER).count():
                return "passed"
        return done

    def go_on(self, chance: random.Random) -> str:
        """Do what is asked for next; returns what it was."""
        asked = self.asked()
        if asked == "choose":
            self.press_something(chance)
        elif asked == "confirm":
            self.confirm()
        return asked
