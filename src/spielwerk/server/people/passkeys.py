"""Passkeys: the two ceremonies of WebAuthn. A challenge is good once, for some minutes, for who asked for it.

The library is loaded when the first passkey comes, since most servers start without one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from spielwerk.server.errors import Refused
from spielwerk.server.security.tokens import hashed
from spielwerk.server.storage.people import Passkey, PeopleStorage
from spielwerk.server.tables import steady

REGISTER, SIGN_IN = "register", "sign-in"
SECONDS = 300
AT_ONCE = 5
"""Challenges that one visitor may have open."""


@dataclass(frozen=True)
class Site:
    """Where passkeys are good: the name of this server, and the address of its pages."""

    name: str
    origin: str


class Passkeys:
    """Asks for proofs and checks them."""

    def __init__(self, people: PeopleStorage) -> None:
        self._people = people

    async def registration(self, site: Site, visitor: str, name: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        selection = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        )
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Spielwerk",
            user_id=bytes.fromhex(hashed(f"passkey {visitor}")),
            user_name=name,
            user_display_name=name,
            authenticator_selection=selection,
        )
        await self._expect(options.challenge, REGISTER, visitor)
        return json.loads(options_to_json(options))

    async def registered(self, site: Site, visitor: str, credential: dict[str, Any], name: str) -> Passkey:
        """The passkey that a browser has made, if it is what was asked for."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._expected(credential, REGISTER, visitor)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever the library makes of what strangers send
            raise Refused("passkey") from error
        id = bytes_to_base64url(made.credential_id)
        return Passkey(id, visitor, made.credential_public_key, made.sign_count, name, steady.now())

    async def question(self, site: Site, visitor: str) -> dict[str, Any]:
        """What a browser needs to sign in with any passkey that it has for this server."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._expect(options.challenge, SIGN_IN, visitor)
        return json.loads(options_to_json(options))

    async def answered(self, site: Site, visitor: str, credential: dict[str, Any]) -> str:
        """The person whose passkey has answered."""
        from webauthn import verify_authentication_response

        challenge = await self._expected(credential, SIGN_IN, visitor)
        passkey = await self._people.passkey(str(credential.get("id")))
        if passkey is None:
            raise Refused("passkey_unknown")
        try:
            proof = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except Exception as error:  # whatever the library makes of what strangers send
            raise Refused("passkey") from error
        await self._people.passkey_used(passkey.id, proof.new_sign_count)
        return passkey.person

    async def _expect(self, challenge: bytes, kind: str, visitor: str) -> None:
        now = steady.now()
        await self._people.issue(hashed(challenge.hex()), kind, visitor, now, now + SECONDS, AT_ONCE)

    async def _expected(self, credential: dict[str, Any], kind: str, visitor: str) -> bytes:
        """The challenge that a browser has answered, if it is the visitor's own and still good."""
        from webauthn.helpers import base64url_to_bytes

        try:
            client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
        except Exception as error:  # whatever strangers send
            raise Refused("passkey") from error
        if await self._people.use(hashed(challenge.hex()), kind, steady.now()) != visitor:
            raise Refused("passkey_late")
        return challenge
