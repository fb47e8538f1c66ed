"""A push service on this machine: it takes what the server sends, and a browser's keys open it."""

from __future__ import annotations

import base64
import json
import re
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import PATIENCE

DAY = 24 * 3600
MUCH = 50_000_000


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Mailbox:
    """What has come, and the keys to read it."""

    def __init__(self, address: str) -> None:
        self.endpoint = f"{address}/push/{secrets.token_hex(4)}"
        self.status = 201
        self.endless = False
        """Whether the answer never ends."""
        self.sent = 0
        """Bytes of such an answer that were sent."""
        self.sender = ""
        """The key of the server whose message was read last."""
        self.come: Queue[tuple[dict[str, str], bytes]] = Queue()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """What a browser would tell the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(point), "auth": b64(self._auth)}}

    def _signed_by(self, authorization: str) -> str:
        """The key that a message is signed with, as push services check it (RFC 8292) before they take it."""
        found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)", authorization)
        assert found is not None, authorization
        head, claims, signature, key = found.groups()
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        signed, half = unb64(signature), len(unb64(signature)) // 2
        pair = encode_dss_signature(int.from_bytes(signed[:half]), int.from_bytes(signed[half:]))
        point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(unb64(head))["alg"] == "ES256"
        said = json.loads(unb64(claims))
        assert said["aud"] == self.endpoint.partition("/push/")[0] and said["sub"].startswith(("mailto:", "https:"))
        assert 0 < said["exp"] - time.time() < DAY
        return key

    def read(self) -> dict[str, Any]:
        """The next message, as the browser reads it."""
        headers, body = self.come.get(timeout=PATIENCE)
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        self.sender = self._signed_by(headers["authorization"])
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(opened)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A push service with one box."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            box.come.put(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(box.status)
            if box.endless:
                self.end_headers()
                self._go_on()
            else:
                self.send_header("content-length", "0")
                self.end_headers()

        def _go_on(self) -> None:
            with suppress(OSError):
                while box.sent < MUCH:
                    box.sent += self.wfile.write(bytes(100_000))

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    box = Mailbox(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield box
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
