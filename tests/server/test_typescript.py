"""The browser app knows the shapes of calls and messages from the server itself."""

from __future__ import annotations

from pathlib import Path

from spielwerk.server.typescript import typescript

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "api" / "schema.ts"


def test_the_app_has_the_shapes_of_the_server() -> None:
    made = "python -m spielwerk.server.typescript > web/src/api/schema.ts"
    assert SCHEMA.read_text("utf-8") == typescript(), f"the server has changed: {made}"
