"""Passkeys: what a browser is asked to sign, and whether it has.

The name of the site is the host of the request, and its origin the one the browser sent, which `host_guard` has compared with
that host. The keys are discoverable, so that nobody has to type a name, and no request says which names exist.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

from fifteentwo.locales import CodedError
from fifteentwo.server.accounts_store import ChallengeRow, PasskeyRow, now

SITE: Final = "fifteentwo"
LONGEST_ID: Final = 1400


class Origin(Struct, frozen=True):
    """Where a browser shows the page: `https://cards.example:8443` and its host, `cards.example`."""

    origin: str
    host: str


class PasskeyRefused(CodedError):  # noqa: N818 - the plainest name
    """A passkey that cannot be accepted."""


def new_challenge(purpose: str, handle: str = "", name: str = "") -> ChallengeRow:
    """Something new to sign."""
    return ChallengeRow(purpose, secrets.token_urlsafe(32), handle, name)


def creation_options(challenge: ChallengeRow, site: Origin, known: list[PasskeyRow]) -> str:
    """What a browser needs to make a passkey, as JSON."""
    import webauthn  # noqa: PLC0415 - only who has passkeys needs it
    from webauthn.helpers import structs as wa  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_id=challenge.handle.encode(),
        user_name=challenge.name,
        user_display_name=challenge.name,
        challenge=challenge.challenge.encode(),
        authenticator_selection=wa.AuthenticatorSelectionCriteria(
            resident_key=wa.ResidentKeyRequirement.REQUIRED,
            user_verification=wa.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[wa.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key.id)) for key in known],
    )
    return webauthn.options_to_json(options)


def request_options(challenge: ChallengeRow, site: Origin) -> str:
    """What a browser needs to sign with any passkey for this site, as JSON."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs as wa  # noqa: PLC0415

    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        challenge=challenge.challenge.encode(),
        user_verification=wa.UserVerificationRequirement.REQUIRED,
    )
    return webauthn.options_to_json(options)


def made(credential: str, challenge: ChallengeRow, site: Origin, account: str, name: str) -> PasskeyRow:
    """The passkey that a browser has made. Raises PasskeyRefused."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge.challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise PasskeyRefused("account-passkey-refused") from error
    key = bytes_to_base64url(found.credential_id)
    if len(key) > LONGEST_ID:
        raise PasskeyRefused("account-passkey-refused")
    public = bytes_to_base64url(found.credential_public_key)
    return PasskeyRow(key, account, public, found.sign_count, name, now(), now())


def check(credential: str, challenge: ChallengeRow, site: Origin, passkey: PasskeyRow) -> int:
    """How often the passkey was used by its own count, if it has signed the challenge. Raises PasskeyRefused."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.challenge.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise PasskeyRefused("account-passkey-refused") from error
    return int(found.new_sign_count)
