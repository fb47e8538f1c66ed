"""Everything the server says, it says in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import spielwerk.server
from spielwerk.bots import BOTS
from spielwerk.games import game, game_slugs
from spielwerk.server import texts

FOLDER = Path(spielwerk.server.__file__).parent
CODE = re.compile(r"""(?:Refused\(|"(?=[a-z_]+": \d{3}))"?([a-z_]+)"?""")


def ids(lang: str) -> set[str]:
    resource = parse((FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_both_languages_say_the_same_things() -> None:
    assert ids("de") == ids("en")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_code_and_event_has_words(lang: str) -> None:
    source = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    codes = set(re.findall(r'Refused\("([a-z_]+)"', source)) | {"waiting", "over", "archived"}
    assert len(codes) > 30
    assert {f"error-{code.replace('_', '-')}" for code in codes} <= ids(lang)
    events = set(re.findall(r'seat_entry\(\w+(?:\.\w+)?, "([a-z-]+)"', source))
    events |= {"joined", "moved", "left", "takeover", "bot", "back", "changed", "rematch"}
    assert {f"event-{event}" for event in events} <= ids(lang)
    assert {f"bot-{name}" for name in BOTS} <= ids(lang)


def test_every_text_is_used() -> None:
    source = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    made = {f"error-{code.replace('_', '-')}" for code in re.findall(r'"([a-z_]+)"', source)}
    made |= {f"{kind}-{word}" for kind in ("event", "mark") for word in re.findall(r'"([a-z-]+)"', source)}
    made |= {message for bot in BOTS for message in (f"bot-{bot}", f"bot-{bot}-text")}
    made |= {f"style-{style}" for slug in game_slugs() for style in game(slug).styles}
    assert [name for name in ids("en") - made if f'"{name}"' not in source] == []


def test_the_language_of_an_answer() -> None:
    assert texts.language("de") == "de"
    assert texts.language(None, "fr-FR, de-CH;q=0.8, en;q=0.5") == "de"
    assert texts.language("xx", "ja") == "en"
    assert texts.language(None, None) == "en"
