"""docs/protocol.md writes every message of the socket and every answer over HTTP with just the fields that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.docs.pages import ROOT
from tests.server.conftest import description

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SHAPE = re.compile(r"\{[^{}]*\}")
REST = "…"
Fields = frozenset[str]


def schemas() -> dict[str, Any]:
    return description()["components"]["schemas"]


def references(part: Any) -> Iterator[str]:
    """The names of the schemas that a part of the description speaks of."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


def sent() -> set[str]:
    """All schemas of what goes over the socket or is answered over HTTP, with those inside of them."""
    paths = description()["paths"]
    ahead = {"ClientMessage", "ServerMessage"}
    ahead |= {name for path in paths.values() for call in path.values() for name in references(call["responses"])}
    found = set[str]()
    while ahead:
        name = ahead.pop()
        found.add(name)
        ahead |= set(references(schemas()[name])) - found
    return {name for name in found if "properties" in schemas()[name]}


def shapes(text: str) -> Iterator[tuple[str, Fields]]:
    """Every `{a, b: [{c}], d?}` that a text writes, the inner ones for themselves: its kind and its fields."""
    text = re.sub(r"#.*|\\(?=\|)", "", text)
    while found := SHAPE.search(text):
        inner = found[0].strip("{}")
        kinds = re.findall(r'"([a-z]+)"', inner) if inner.startswith("type:") else [""]
        fields = frozenset(
            part.partition(":")[0].strip(" ?\n") for part in re.sub(r"\[.*?\]", "", inner, flags=re.S).split(",")
        )
        for kind in kinds:
            yield kind, fields
        text = text[: found.start()] + "_" + text[found.end() :]


WRITTEN = set(shapes(PAGE))


@pytest.mark.parametrize("name", sorted(sent()))
def test_the_page_writes_just_the_fields_of(name: str) -> None:
    fields = schemas()[name]["properties"]
    kind = fields.get("type", {}).get("const", "")
    assert (kind, frozenset(fields)) in WRITTEN, ", ".join(fields)


def test_the_page_writes_no_other_shape_into_the_state() -> None:
    block = re.search(r"```\n(\{type: \"state\".*?)```", PAGE, re.S)
    assert block
    known = {frozenset(schemas()[name]["properties"]) for name in sent()}
    maps = {frozenset({REST}), frozenset({"name"})}
    assert {fields for _, fields in shapes(block[1])} - known - maps == set()
