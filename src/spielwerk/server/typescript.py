"""The OpenAPI description as TypeScript, for the browser app.

python -m spielwerk.server.typescript > web/src/api/schema.ts
"""

from __future__ import annotations

import json
from typing import Any

from spielwerk.server.app import create_app
from spielwerk.server.settings import Settings

HEAD = "/** Made from the server's description by `python -m spielwerk.server.typescript`; a test compares them. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All shapes of calls and messages."""
    schemas = create_app(Settings()).openapi()["components"]["schemas"]
    return "\n".join([HEAD, *(_declared(name, schemas[name]) for name in sorted(schemas)), ""])


def _declared(name: str, schema: dict[str, Any]) -> str:
    """One shape, with what it means where the server says so."""
    if "properties" not in schema:
        return f"\nexport type {name} = {_type(schema)};"
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(shape)};" for field, shape in schema["properties"].items()
    ]
    said = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    return "\n".join([f"\n{said}export interface {name} {{", *lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    """A shape in the words of TypeScript."""
    if "$ref" in schema:
        return schema["$ref"].rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(_type(one) for one in schema[several])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        inside = _type(schema.get("items", {}))
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {'unknown' if isinstance(values, bool) else _type(values)}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
