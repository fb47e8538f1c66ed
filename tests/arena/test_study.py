"""Studies: the plan, the changes of data, the same results whoever plays, and a report for people."""

from __future__ import annotations

import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from spielwerk.arena.executors.local import Processes
from spielwerk.arena.ledger import Ledger
from spielwerk.arena.study.data import changed, printed_data, toml_of
from spielwerk.arena.study.numbers import changes_of_use, difference, mean, use_share
from spielwerk.arena.study.plan import Plan, read_plan
from spielwerk.arena.study.playing import Cell, Games, Played, play_study, read, told
from spielwerk.arena.study.report import report
from spielwerk.arena.study.tables import GAMES, USE, write_tables
from spielwerk.arena.study.words import WrongStudy
from spielwerk.bots.use import UseOf
from spielwerk.games import GAMES as SLUGS
from spielwerk.kernel.native import Playouts
from tests.arena.killing import Killer
from tests.needs import needs

FILE = """
game = "dudo"
games = 40
seed = 7
seats = [3]
bots = ["random"]
[title]
en = "Fewer dice <&> more"
de = "Weniger Würfel"
[[variants]]
id = "printed"
en = "as printed"
de = "wie gedruckt"
[[variants]]
id = "fewer"
data = { "rules.dice_per_player" = "-2" }
"""


def kept(folder: Path, played: Played) -> dict[str, bytes]:
    """All files of a study as bytes."""
    needs("pyarrow", "study")
    folder.mkdir(exist_ok=True)
    write_tables(played, folder)
    files = {name: (folder / name).read_bytes() for name in (GAMES, USE)}
    return files | {lang: report(played, lang).encode() for lang in ("de", "en")}


def new_ledger(path: Path, plan: Plan) -> Ledger[Any, Any]:
    return Ledger(path, plan.conditions, True, told, read)


@pytest.fixture(scope="module")
def dice() -> Played:
    return play_study(read_plan(FILE), lambda surroundings: Processes(1, surroundings))


# ---------------------------------------------------------------- files


def test_a_grid_has_every_variant_at_every_table() -> None:
    more = 'game = "airship_city"\nseats = [3, 4]\nbots = ["random", "greedy"]\n[vary]\n'
    plan = read_plan(more + '"data.rules.hire_cost_gold" = [8, 9]\n"choices.shift_in_mid_hop" = [true, false]\n')
    assert len(plan.variants) == 4 and len(plan.tables) == 4 and len(plan.cells) == 16
    assert [table.bots for table in plan.tables][:2] == [("random",) * 3, ("random",) * 4]
    assert plan.variants[0].id == "printed, hire_cost_gold = 8, shift_in_mid_hop = True"
    assert plan.variants[0].choices == {"shift_in_mid_hop": "true"}
    assert [change.after for change in plan.variants[3].changes] == [9]


WRONG = {
    "games = ": "it is no TOML",
    "games = 3": "the entry “game” is missing",
    'game = "chess"': "there is no game “chess”",
    'game = "dudo"\nplayers = 3': "there is no entry “players”",
    'game = "dudo"\ngames = 0': "“games” is a whole number from 1",
    'game = "dudo"\nseats = [9]': "the game is for 2 to 6 players, not 9",
    'game = "dudo"\nbots = ["genius"]': "there is no bot 'genius'",
    'game = "dudo"\nseats = [4]\nbots = ["random,greedy"]': "2 bots can't fill 4 seats",
    'game = "dudo"\n[[variants]]\nen = "x"': "every variant needs an id",
    'game = "dudo"\n[[variants]]\nid = "x"\n[[variants]]\nid = "x"': "the variant “x” is there twice",
    'game = "dudo"\n[[variants]]\nid = "x"\ndata = { "rules.coins" = 1 }': "has no entry “rules.coins”",
    'game = "dudo"\n[[variants]]\nid = "x"\ndata = { "rules.faces" = "six" }': "“rules.faces” is 6",
    'game = "dudo"\n[[variants]]\nid = "x"\nchoices = { magic = "yes" }': "has no choice magic",
    'game = "dudo"\n[vary]\n"rules.faces" = [1]': "begins neither with “data.”",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_is_told_in_a_line(text: str) -> None:
    with pytest.raises(WrongStudy) as caught:
        read_plan(text)
    assert WRONG[text] in caught.value.text("en")
    assert caught.value.text("de") and "\n" not in caught.value.text("de")


def test_a_variant_that_breaks_the_game_is_named() -> None:
    plan = read_plan('game = "dudo"\n[[variants]]\nid = "faceless"\ndata = { "rules.faces" = 0 }')
    with pytest.raises(WrongStudy, match="the variant “faceless” can't be played"):
        play_study(plan, lambda surroundings: Processes(1, surroundings))


# ---------------------------------------------------------------- data


def test_a_star_changes_all_that_have_the_entry_and_nothing_else() -> None:
    printed = printed_data("airship_city")
    found, changes = changed(printed, {"airships.*.cost.gear": "-1"})
    assert len(changes) == 9 and changes[0] == ("airships.private_wood.cost.gear", 2, 1)
    for before, after in zip(printed["airships"], found["airships"], strict=True):
        assert after["cost"].pop("gear") == before["cost"].pop("gear") - 1
    assert found == printed


@pytest.mark.parametrize("slug", SLUGS)
def test_data_written_as_toml_is_read_back_as_it_was(slug: str) -> None:
    assert tomllib.loads(toml_of(printed_data(slug))) == printed_data(slug)


def test_a_report_names_the_component_that_was_changed() -> None:
    text = (
        'game = "airship_city"\ngames = 2\nseats = [3]\nbots = ["random"]\n[[variants]]\nid = "printed"\n'
        '[[variants]]\nid = "x"\ndata = { "airships.*.cost.gear" = "-1", "rules.hire_cost_gold" = 9 }'
    )
    played = play_study(read_plan(text), lambda surroundings: Processes(1, surroundings))
    assert "<li>Wooden Private Airship, cost.gear: 2 → 1</li>" in report(played, "en")
    assert "<li>rules.hire_cost_gold: " in report(played, "en")


# ---------------------------------------------------------------- the same results whoever plays


def test_variants_differ_and_have_the_same_seeds(dice: Played) -> None:
    printed, fewer = (dice.games[Cell(variant, 0)] for variant in (0, 1))
    assert printed.playouts.games == fewer.playouts.games == 40
    assert fewer.playouts.lengths.mean() < printed.playouts.lengths.mean()
    assert len(fewer.options) < len(printed.options)  # with fewer dice there are fewer bids


def test_a_killed_worker_and_more_workers_change_no_byte(tmp_path: Path, dice: Played) -> None:
    plan, killer = read_plan(FILE), Killer("spawn_main")
    ledger = new_ledger(tmp_path / "kept.jsonl", plan)
    played = play_study(plan, lambda surroundings: Processes(2, surroundings), ledger, killer)
    assert killer.killed
    assert kept(tmp_path / "two", played) == kept(tmp_path / "one", dice)
    rows = (tmp_path / "kept.jsonl").read_text("utf-8").splitlines()[1:]
    tasks = [re.sub(r'"part".*', "", row) for row in rows]
    assert len(tasks) == len(set(tasks)) == 2 * len(plan.portions)


def test_a_study_that_was_broken_off_goes_on(tmp_path: Path, dice: Played) -> None:
    plan, path = read_plan(FILE), tmp_path / "kept.jsonl"

    def broken_off(done: int, total: int) -> None:
        if done * 3 > total:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_study(plan, lambda surroundings: Processes(1, surroundings), new_ledger(path, plan), broken_off)
    known = len(new_ledger(path, plan).known)
    assert 0 < known < 2 * len(plan.portions)
    played = play_study(plan, lambda surroundings: Processes(1, surroundings), new_ledger(path, plan))
    assert kept(tmp_path / "again", played) == kept(tmp_path / "whole", dice)


# ---------------------------------------------------------------- tables and report


def test_tables_hold_every_seat_of_every_game(tmp_path: Path, dice: Played) -> None:
    kept(tmp_path, dice)
    from pyarrow import parquet  # pyright: ignore[reportMissingImports]

    rows = parquet.read_table(tmp_path / GAMES).to_pylist()
    assert len(rows) == 2 * 40 * 3
    assert {row["seed"] for row in rows} == set(range(7, 47))
    playouts = dice.games[Cell(1, 0)].playouts
    mine = [row for row in rows if row["variant"] == "fewer" and row["seed"] == 9]
    assert [row["score"] for row in mine] == playouts.scores[2].tolist()
    assert {row["decisions_in_game"] for row in mine} == {playouts.lengths[2]}
    use = parquet.read_table(tmp_path / USE).to_pylist()
    taken = sum(row["taken"] for row in use if row["variant"] == "fewer" and row["kind"] == "option")
    assert taken == playouts.decisions


class Page(HTMLParser):
    """Checks that every tag is closed, and notes what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None: ...

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Fewer dice &lt;&amp;&gt; more", "as printed", "share of wins", "decisions less (95 %")),
     ("de", ("Weniger Würfel", "wie gedruckt", "Anteil der Siege", "Entscheidungen kürzer (95 %"))],
)  # fmt: skip
def test_the_report_is_whole_and_needs_nothing_else(dice: Played, lang: str, words: tuple[str, ...]) -> None:
    text = report(dice, lang)
    page = Page()
    page.feed(text)
    assert page.open == [] and page.fetched == [] and "url(" not in text and "@import" not in text
    assert [part for part in words if part not in text] == []
    plots = re.findall(r'<svg class="plot".*?</svg>', text, re.DOTALL)
    assert len(plots) == 5  # lengths and points twice, seats; Dudo's options name no components
    assert all(len(ElementTree.fromstring(plot)) > 0 for plot in plots)


def test_means_and_differences() -> None:
    values = np.array([1.0, 2.0, 3.0, 4.0])
    assert mean(values).value == 2.5
    assert mean(values).high - 2.5 == pytest.approx(1.959964 * values.std(ddof=1) / 2)
    assert difference(values, values + 1) == (1.0, 1.0, 1.0) and difference(values, values + 1).is_clear
    assert not difference(values, values[::-1]).is_clear


def test_only_clear_changes_of_use_are_told() -> None:
    playouts = Playouts(2, np.zeros((500, 2)), np.zeros((500, 2)), np.zeros(500), 0.0)

    def games(**users: int) -> Games:
        return Games(playouts, [], [UseOf(key, 1000, count, count, 0.5) for key, count in users.items()])

    found = changes_of_use(games(a=500, b=500, c=100), games(a=510, b=400, c=300))
    assert [change.key for change in found] == ["c", "b"]
    assert use_share(UseOf("a", 1000, 500, 500, 0.5), 1000)[0] == 0.5
