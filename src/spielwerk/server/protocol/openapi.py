"""The OpenAPI description, with the messages of the socket among its schemas."""

from __future__ import annotations

from threading import Lock
from typing import Any

from fastapi import FastAPI

from spielwerk.server.protocol.messages import client_message, server_message

REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Let the description of the app name what goes over the socket too."""
    plain, once = app.openapi, Lock()

    def with_messages() -> dict[str, Any]:
        with once:  # threads may ask for it at the same time
            if app.openapi_schema is None:
                schemas = plain()["components"]["schemas"]
                for name, adapter in (("ClientMessage", client_message), ("ServerMessage", server_message)):
                    schema = adapter.json_schema(ref_template=REFERENCE)
                    schemas |= schema.pop("$defs") | {name: schema}
            assert app.openapi_schema is not None
            return app.openapi_schema

    app.openapi = with_messages  # FastAPI's own way to extend the description
