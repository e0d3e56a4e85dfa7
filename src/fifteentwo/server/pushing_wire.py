"""HTTP messages about web push: a browser asks to be told of its turns while its page is closed."""

from __future__ import annotations

from msgspec import Struct


class PushState(Struct, frozen=True):
    """GET /api/push: the public key of this server, in base64url, and whether this browser is subscribed."""

    key: str
    on: bool


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push: where and for whom the browser takes messages, as its PushManager says, and its language.

    `p256dh` is its public key and `auth` a secret, both in base64url; messages are encrypted with them.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"

    def __repr__(self) -> str:
        return "PushSubscription()"


class RenewedSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push/renewed: the browser has replaced the subscription with the `former` endpoint by this one."""

    former: str
    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return "RenewedSubscription()"


ByPush = PushState | PushSubscription | RenewedSubscription
