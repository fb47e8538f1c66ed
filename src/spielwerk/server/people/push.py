"""Web push: one encrypted message to one browser (RFC 8030, 8291, 8292), and never into a private network.

The libraries are loaded when they are needed first: most servers start without anybody to tell.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import time
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx

from spielwerk.server.security.addresses import Forbidden, check_url, public_address
from spielwerk.server.settings import Settings
from spielwerk.server.storage.push import PushStorage, Subscription

KEY = "vapid"
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
GONE = (404, 410)
FAILED = 400
PATIENCE = 10.0
"""Seconds for one message, whatever a push service does meanwhile."""
_log = logging.getLogger("spielwerk.server")


class PushSender:
    """Signs, encrypts and sends."""

    def __init__(self, storage: PushStorage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._vapid: Any = None
        self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()

    async def public_key(self) -> str:
        """What browsers know this server by."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._key()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(key).rstrip(b"=").decode()

    async def _key(self) -> Any:
        """The key of this server, made once and the same for all processes."""
        if self._vapid is None:
            vapid = import_module("py_vapid").Vapid02
            fresh = vapid()
            fresh.generate_keys()
            stored = await self._storage.key(KEY, fresh.private_pem().decode())
            self._vapid = vapid.from_pem(stored.encode())
        return self._vapid

    async def send(self, subscription: Subscription, message: dict[str, str]) -> None:
        """Send something to a browser; a subscription that is gone is forgotten, other troubles are borne."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(subscription, json.dumps(message, ensure_ascii=False).encode())
        except (Forbidden, httpx.HTTPError, TimeoutError, ValueError) as error:
            _log.info("a push message was not sent: %r", error)
            return
        if status in GONE:
            await self._storage.unsubscribe(subscription.endpoint)
        elif status >= FAILED:
            _log.info("a push service answers %d", status)

    async def _post(self, subscription: Subscription, data: bytes) -> int:
        """The status of the answer; what else it says, perhaps without end, nobody reads.

        The connection goes to the very number that was found to be public, whatever the name says a moment later.
        """
        host, port = check_url(subscription.endpoint, self._settings.push_anywhere)
        number = await public_address(host, port, self._settings.push_anywhere)
        parts = urlsplit(subscription.endpoint)
        where = urlunsplit(parts._replace(netloc=f"[{number}]:{port}" if ":" in number else f"{number}:{port}"))
        body, headers = await asyncio.to_thread(_sealed, await self._key(), subscription, data, self._contact)
        headers["Host"] = parts.netloc
        extensions = {"sni_hostname": host}
        async with self._client.stream("POST", where, content=body, headers=headers, extensions=extensions) as answer:
            return answer.status_code

    @property
    def _contact(self) -> str:
        return self._settings.push_contact or self._settings.public_url or "mailto:host@localhost"


def _sealed(vapid: Any, subscription: Subscription, data: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    """A message that only the browser can read, and headers that say who sends it."""
    library = import_module("pywebpush")
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    parts = urlsplit(subscription.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + TOKEN_SECONDS}
    try:
        body: bytes = library.WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(data)["body"]
    except library.WebPushException as error:
        raise ValueError(str(error)) from error
    headers: dict[str, str] = vapid.sign(claims)
    return body, headers | {"Content-Encoding": "aes128gcm", "TTL": str(KEPT_SECONDS), "Urgency": "high"}
