"""Who may know whom, as docs/architecture.md says it; read from the import lines, those inside functions too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import spielwerk
from spielwerk.games import GAMES

SOURCE = Path(spielwerk.__file__).parent

SERVER = {
    "settings": set[str](),
    "texts": set[str](),
    "metrics": set[str](),
    "logs": set[str](),
    "errors": {"texts"},
    "security": {"settings"},
    "protocol": {"security"},
    "tables": {"errors", "texts"},
    "storage": {"errors", "metrics", "tables"},
    "rooms": {"errors", "settings", "security", "tables", "storage"},
    "views": {"errors", "settings", "texts", "security", "tables", "storage", "rooms"},
    "bots": {"errors", "settings", "metrics", "security", "tables", "storage", "rooms"},
    "admin": {"errors", "settings", "security", "tables", "storage", "rooms"},
    "people": {"errors", "settings", "texts", "security", "tables", "storage", "rooms"},
    "http": {"errors", "settings", "texts", "metrics", "logs", "security", "storage", "rooms", "bots", "people"},
    "actions": {
        "errors",
        "texts",
        "security",
        "protocol",
        "tables",
        "storage",
        "rooms",
        "views",
        "bots",
        "people",
        "http",
    },
    "live": {
        "errors",
        "settings",
        "texts",
        "security",
        "protocol",
        "tables",
        "rooms",
        "views",
        "actions",
        "http",
    },
}
"""What each package of the server may know of the others. Those on top may know all."""
TOP_OF_SERVER = ("app", "serving", "typescript", "game_types", "__main__", "__init__")


def module_of(file: Path) -> str:
    return ".".join(("spielwerk", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    return {module_of(file): file for file in SOURCE.rglob("*.py")}


@cache
def imports(module: str, with_types: bool = True, later: bool = True) -> frozenset[str]:
    """The modules of Spielwerk that a module imports: for types too, and later, when a function is called."""
    file = modules()[module]
    nodes = list(_nodes(ast.parse(file.read_text("utf-8")), with_types, later))
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            start = ".".join(part for part in (above, node.module) if part)
            found |= {full if (full := f"{start}.{alias.name}") in modules() else start for alias in node.names}
    return frozenset(name for name in found if name.split(".")[0] == "spielwerk")


def _nodes(node: ast.AST, with_types: bool, later: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        is_typing = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        is_later = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        if (with_types or not is_typing) and (later or not is_later):
            yield child
            yield from _nodes(child, with_types, later)


def loaded_with(module: str) -> set[str]:
    """A module and all of Spielwerk that is loaded before it is ready; packages come with what is in them."""
    found, ahead = set[str](), {module}
    while ahead:
        name = ahead.pop()
        found.add(name)
        package = name.rpartition(".")[0]
        ahead |= ({*imports(name, with_types=False, later=False), package} & modules().keys()) - found
    return found


def inside(part: str) -> list[str]:
    return [name for name in modules() if name == f"spielwerk.{part}" or name.startswith(f"spielwerk.{part}.")]


def strangers(part: str, *known: str) -> set[tuple[str, str]]:
    """Imports of a part that lead to something else than what it may know."""
    allowed = tuple(f"spielwerk.{name}" for name in (part, *known))
    return {
        (module, name)
        for module in inside(part)
        for name in imports(module)
        if name != "spielwerk" and not any(name == one or name.startswith(f"{one}.") for one in allowed)
    }


def test_the_kernel_knows_no_game() -> None:
    assert strangers("kernel") == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_knows_only_the_kernel_and_itself(slug: str) -> None:
    assert strangers(f"games.{slug}", "kernel") == set()


@pytest.mark.parametrize("part", ["bots", "arena", "envs", "server", "cli"])
def test_nobody_else_knows_a_certain_game(part: str) -> None:
    found = {(module, name) for module in inside(part) for name in imports(module)}
    assert {pair for pair in found if pair[1].startswith("spielwerk.games.")} == set()


def test_bots_arena_and_environments_know_neither_server_nor_command_line() -> None:
    assert strangers("bots", "kernel", "games") == set()
    assert strangers("arena", "kernel", "games", "bots") == set()
    assert strangers("envs", "kernel", "games", "bots", "arena") == set()


@pytest.mark.parametrize("package", SERVER)
def test_a_package_of_the_server_knows_only_what_it_may(package: str) -> None:
    known = [f"server.{name}" for name in SERVER[package]]
    assert strangers(f"server.{package}", "kernel", "games", "bots", "arena", *known) == set()


def test_every_package_of_the_server_has_its_place() -> None:
    found = {module.split(".")[2] for module in inside("server") if module.count(".") > 1}
    assert found == {*SERVER, *TOP_OF_SERVER} - {"__init__"}
    TopologicalSorter(SERVER).prepare()  # raises if two may know each other


def test_helpers_of_the_command_line_know_no_command() -> None:
    assert strangers("cli.helpers", "kernel", "games", "bots", "arena", "server.settings", "server.storage") == set()


@pytest.mark.parametrize("module", inside("cli.commands"))
def test_no_command_knows_another(module: str) -> None:
    assert {name for name in imports(module) - {module} if name.startswith("spielwerk.cli.commands.")} == set()


@pytest.mark.parametrize("module", ["server.serving", *(f"games.{slug}" for slug in GAMES)])
def test_a_server_loads_no_compiler(module: str) -> None:
    """Bots think in other processes: a server starts sooner without, and takes 70 MB less."""
    loaded = loaded_with(f"spielwerk.{module}")
    assert "spielwerk.kernel.game" in loaded
    assert {name for name in loaded if name.startswith("spielwerk.kernel.native")} == set()


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {
        module: imports(module, with_types=False) - {module} for part in ("server", "cli") for module in inside(part)
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(error.args[1]))


def test_every_package_says_what_it_is() -> None:
    rooms = [name for part in ("server", "cli") for name in inside(part) if modules()[name].name == "__init__.py"]
    assert [name for name in rooms if not ast.get_docstring(ast.parse(modules()[name].read_text("utf-8")))] == []


# ---------------------------------------------------------------- the page that says it

ROOT = Path(__file__).parents[1]
PLACES = (SOURCE, SOURCE / "server", ROOT)
"""What the files that the page names are counted from."""
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[1:]]


def names_in(cell: str) -> set[str]:
    return set(cell.replace("`", "").split(", ")) - {"nothing"}


def test_the_page_names_what_packages_of_the_server_may_know() -> None:
    assert {package.strip("`"): names_in(known) for package, _, known in rows("The server")} == SERVER


def test_the_way_of_one_move_names_functions_that_are_there() -> None:
    hops = rows("The way of one move")
    assert [number for number, *_ in hops] == [str(number) for number in range(1, len(hops) + 1)]
    for _, file, function, _ in hops:
        place = next(path for start in PLACES if (path := start / file.strip("`")).is_file())
        text, name = place.read_text("utf-8"), function.strip("`")
        assert name in _functions(ast.parse(text)) if place.suffix == ".py" else _is_in_script(name, text), (file, name)


def test_the_way_of_one_rule_names_what_is_there() -> None:
    hops = rows("The way of one rule")
    assert [number for number, *_ in hops] == [str(number) for number in range(1, len(hops) + 1)]
    for _, file, there, _ in hops:
        path = next(path for start in PLACES if (path := start / file.strip("`")).is_file())
        text, name = path.read_text("utf-8"), there.strip("`")
        if path.suffix == ".py" and name.replace(".", "_").isidentifier():
            tree = ast.parse(text)
            assert name in _functions(tree) | {node.name for node in tree.body if isinstance(node, ast.ClassDef)}, there
        else:
            assert name in text, (file, there)


def _functions(node: ast.AST, inside: str = "") -> set[str]:
    found: set[str] = set()
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(inside + child.name)
        elif isinstance(child, ast.ClassDef):
            found |= _functions(child, f"{child.name}.")
    return found


def _is_in_script(name: str, text: str) -> bool:
    """Whether TypeScript or Svelte has a function, or a class a method (`Table.take`)."""
    owner, _, function = name.rpartition(".")
    if not owner:
        return bool(re.search(rf"^ *(?:export )?(?:async )?function {function}\(", text, re.M))
    body = re.search(rf"^export class {owner}\b.*?^}}", text, re.M | re.S)
    return body is not None and bool(re.search(rf"^  (?:async )?{function}\(", body[0], re.M))


def test_every_file_the_page_names_is_there() -> None:
    named = set(re.findall(r"`([a-z_]+/[A-Za-z_/.]+\.(?:py|toml|ftl|ts|svelte))`", PAGE))
    assert len(named) > 20
    assert [file for file in named if not any((place / file).exists() for place in PLACES)] == []
