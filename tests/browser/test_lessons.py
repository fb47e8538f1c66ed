"""Every lesson of every game is taken to its end in the browser, in both languages, and leads into a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel.lesson import ASK, DO, FREE, Lesson, Step, lesson_names, read_lesson
from spielwerk.kernel.text import LANGUAGES
from tests.browser.conftest import Server
from tests.browser.geometry import settle
from tests.browser.person import Person

Visit = Callable[..., Person]
LESSONS = [(slug, name) for slug in GAMES for name in lesson_names(spielwerk.game(slug).folder)]
NEXT = "[data-testid=lesson-next]:enabled"
TAKE = """(wishes) => {
  const fits = (key) => wishes.some((wish) => new RegExp(`^${wish.replaceAll("*", ".*")}$`).test(key));
  const found = [...document.querySelectorAll("[data-key]")].find((each) => fits(each.dataset.key) && !each.disabled);
  return found?.dataset.key ?? null;
}"""

APART = """(both) => {
  const [one, other] = both.map((which) => document.querySelector(which).getBoundingClientRect());
  return one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;
}"""


def learner(server: Server, visit: Visit, lang: str, phone: bool = False) -> Person:
    person = visit(server.address, lang=lang, phone=phone)
    person.prefer(speed="instant", sound=False)
    return person


def remark(person: Person, step: str) -> None:
    person.page.locator(f"[data-testid=remark][data-step='{step}']").wait_for()


def take(person: Person, step: Step) -> None:
    """Press a wanted option among the buttons, unfolding what is folded."""
    person.page.locator("[data-testid=options] button:enabled").first.wait_for()
    key = person.page.evaluate(TAKE, list(step.want))
    for fold in [] if key else person.page.locator("[data-fold]:enabled").all():
        fold.click()
        key = person.page.evaluate(TAKE, list(step.want))
        if key:
            break
        fold.click()
    assert key, f"no button for {step.want} at step {step.id}"
    person.page.locator(f"[data-key='{key}']:enabled").first.click()


def play_freely(person: Person, step: Step, following: str) -> None:
    """Take the first thing offered until the step is over; each press counts before the next one is made."""
    after = person.page.locator(f"[data-testid=remark][data-step='{following}']")
    while not after.count():
        left = person.page.get_by_test_id("remark").get_attribute("data-left")
        settle(person.page)  # while others play, a press would be kept back
        person.page.locator("[data-testid=options] button:enabled").first.wait_for()
        fold = person.page.locator("[data-testid=options] [data-fold]:enabled")
        if not person.keys() and fold.count():
            fold.first.click()
        person.page.locator("[data-key]:enabled").first.click()
        person.agree()
        person.page.locator(f"[data-testid=remark]:not([data-step='{step.id}'][data-left='{left}'])").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_a_lesson_to_its_end(shared_server: Server, visit: Visit, slug: str, name: str, lang: str) -> None:
    """Half-way the page is left; whoever comes back is where they were."""
    lesson = read_lesson(spielwerk.game(slug), name)
    person = learner(shared_server, visit, lang)
    person.go()
    person.page.locator(f"[href='/learn/{slug}/{name}']").click()
    person.see_table()
    for number, step in enumerate(lesson.steps):
        remark(person, step.id)
        if number == len(lesson.steps) // 2:
            person.page.reload()
            remark(person, step.id)
        assert person.page.locator("[data-testid=remark] .text").inner_text().strip() == said(lesson, lang, step)
        person.page.locator(NEXT).wait_for()
        answer(person, step, following=lesson.steps[number + 1].id if step != lesson.steps[-1] else "end")
    remark(person, "end")
    person.page.get_by_test_id("lesson-play-on").click()
    person.page.wait_for_url("**/table/*")
    person.see_table()


def answer(person: Person, step: Step, following: str) -> None:
    """Do what a step asks for, or read on."""
    if step.kind in (DO, ASK):
        take(person, step)
    elif step.kind == FREE:
        play_freely(person, step, following)
    else:
        person.page.locator(NEXT).click()


def said(lesson: Lesson, lang: str, step: Step) -> str:
    return " ".join(lesson.say(lang, step.text_id).split())


@pytest.fixture
def dudo(shared_server: Server, visit: Visit) -> Person:
    person = learner(shared_server, visit, "en")
    person.go("/learn/dudo/first")
    person.see_table()
    return person


def go_on(person: Person, *steps: str) -> None:
    for step in steps:
        remark(person, step)
        person.page.locator(NEXT).click()


def test_other_answers_are_kind_and_lock_nothing(dudo: Person) -> None:
    go_on(dudo, "goal", "cup")
    remark(dudo, "first_bid")
    dudo.button("bid:2:2").first.click()
    dudo.page.locator("[data-testid=remark] .word", has_text="That is a bid as well").wait_for()
    remark(dudo, "first_bid")
    assert dudo.button("bid:2:2").first.is_enabled()
    dudo.button("bid:3:5").first.click()
    remark(dudo, "more_dice")


def test_undo_goes_back_across_what_others_did(dudo: Person) -> None:
    go_on(dudo, "goal", "cup")
    remark(dudo, "first_bid")
    dudo.button("bid:3:5").first.click()
    go_on(dudo, "more_dice", "one_more")
    remark(dudo, "higher_face")
    dudo.page.get_by_role("button", name="Undo").click()
    remark(dudo, "first_bid")
    dudo.button("bid:3:5").first.wait_for()


def test_left_and_come_back(dudo: Person) -> None:
    go_on(dudo, "goal", "cup")
    remark(dudo, "first_bid")
    dudo.button("bid:3:5").first.click()
    go_on(dudo, "more_dice")
    remark(dudo, "one_more")
    dudo.page.get_by_role("link", name="Leave the lesson").click()
    dudo.page.get_by_text("go on where you were").click()
    remark(dudo, "one_more")
    dudo.page.get_by_text("5 × 4").first.wait_for()
    dudo.page.get_by_role("button", name="One step back").click()
    remark(dudo, "more_dice")


def test_the_remark_covers_nothing_that_glows(dudo: Person) -> None:
    go_on(dudo, "goal")
    remark(dudo, "cup")
    dudo.page.locator(".own[data-glow]").wait_for()
    dudo.page.wait_for_function(APART, arg=["[data-testid=remark]", ".own[data-glow]"])


def test_three_presses_to_the_first_own_move(shared_server: Server, visit: Visit) -> None:
    person = learner(shared_server, visit, "en", phone=True)
    person.go()
    person.page.locator("[href='/learn/dudo/first']").click()
    remark(person, "goal")
    person.button("bid:3:5").first.click()
    remark(person, "more_dice")
