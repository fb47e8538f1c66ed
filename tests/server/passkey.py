"""A passkey in Python, as an authenticator keeps it: for tests that have no browser."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class SoftPasskey:
    """One key for one server."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self._rp = hashlib.sha256(name.encode()).digest()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._used = 0

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        client = self._client("webauthn.create", options)
        known = bytes(16) + len(self.id).to_bytes(2) + self.id + self._cose()
        data = self._data(PRESENT_AND_VERIFIED | WITH_KEY) + known
        attestation = b"\xa3cfmtdnonegattStmt\xa0hauthDataX" + bytes([len(data)]) + data
        return self._credential({"clientDataJSON": b64(client), "attestationObject": b64(attestation)})

    def used(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self._used += 1
        client, data = self._client("webauthn.get", options), self._data(PRESENT_AND_VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        said = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: b64(value) for name, value in said.items()})

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return self._rp + bytes([flags]) + self._used.to_bytes(4)

    def _cose(self) -> bytes:
        """The public key as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20" + point[1:33] + b"\x22\x58\x20" + point[33:]

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        named = {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key"}
        return named | {"response": response, "clientExtensionResults": {}}
