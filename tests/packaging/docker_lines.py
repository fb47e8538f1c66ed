"""Command lines of docker on the pages: read as docker would, with the files of `packaging` beside them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from tests.docs.pages import ROOT
from tests.packaging.composed import COMPOSE, entrypoints, env_example, services

FILLED = env_example() | {"POSTGRES_PASSWORD": "secret"}
"""What a host has put into `.env`."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def _docker() -> _Parser:
    """The commands and options of docker that the pages use."""
    docker = _Parser("docker")
    commands = docker.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build")
    for names in (["-f", "--file"], ["--target"], ["-t", "--tag"]):
        build.add_argument(*names, required=True)
    build.add_argument("context")
    compose = commands.add_parser("compose")
    compose.add_argument("-f", "--file", required=True)
    _add_compose(compose.add_subparsers(dest="verb", required=True))
    return docker


def _add_compose(verbs: argparse._SubParsersAction[_Parser]) -> None:
    up, build, ps, stop, logs = (verbs.add_parser(name) for name in ("up", "build", "ps", "stop", "logs"))
    for switch in ("--build", "--detach", "--no-deps"):
        up.add_argument(switch, action="store_true")
    up.add_argument("--scale")
    logs.add_argument("--follow", action="store_true")
    for verb in (up, build, ps, stop, logs):
        verb.add_argument("services", nargs="*")
    verbs.add_parser("cp").add_argument("places", nargs=2)
    within, run = verbs.add_parser("exec"), verbs.add_parser("run")
    for switch in ("--rm", "--no-deps"):
        run.add_argument(switch, action="store_true")
    for option in ("--user", "--volume", "--entrypoint"):
        run.add_argument(option)
    for verb in (within, run):
        verb.add_argument("service")
        verb.add_argument("inside", nargs=argparse.REMAINDER)


def spielwerk_inside(words: list[str]) -> list[str]:
    """Check what docker is told against our files; returns what `spielwerk` is told in a container, if anything."""
    given = _docker().parse_args(words)
    assert (ROOT / given.file).is_file(), f"no such file: {given.file}"
    if given.command == "build":
        assert given.target in entrypoints(), f"no such image: {given.target}"
        return []
    assert Path(given.file) == COMPOSE.relative_to(ROOT)
    unknown = _services_named(given) - set(services(FILLED))
    assert not unknown, f"no such service: {unknown}"
    if given.verb not in ("exec", "run"):
        return []
    return _whole(given)


def _services_named(given: argparse.Namespace) -> set[str]:
    named = {*getattr(given, "services", ()), getattr(given, "service", None)}
    named |= {place.partition(":")[0] for place in getattr(given, "places", ()) if ":" in place}
    named |= {(getattr(given, "scale", None) or "").partition("=")[0]}
    return {name for name in named if name}


def _whole(given: argparse.Namespace) -> list[str]:
    """`exec` starts what it is told, `run` what the image starts, unless it is told another program."""
    words = list(given.inside)
    if given.verb == "run":
        image = services(FILLED)[given.service]["build"]["target"]
        words = [*([given.entrypoint] if given.entrypoint else entrypoints()[image]), *words]
    return words[1:] if words[:1] == ["spielwerk"] else []
