"""Sends a message to a browser by its push service: encrypted for the browser (RFC 8291), signed for the service (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import time
from typing import TYPE_CHECKING, Final, Literal

from fifteentwo.locales import CodedError
from fifteentwo.server.metrics import PUSHES
from fifteentwo.server.pushing_endpoints import check_endpoint, open_pool, origin_of
from fifteentwo.server.pushing_rows import SubscriptionRow

if TYPE_CHECKING:
    import httpcore
    from py_vapid import Vapid02

Outcome = Literal["sent", "gone", "failed"]
"""What became of a message; `gone`: the service does not know the subscription any more."""

NOBODY: Final = "https://localhost"
"""The address of whoever runs a server without a public URL, for push services that want to complain."""

KEPT: Final = 86_400
"""Seconds for which a push service keeps a message for a browser that is switched off."""

TRIES: Final = 3
PAUSE: Final = 20.0
"""Seconds between two tries, where the service cannot be reached or is overloaded."""

PATIENCE: Final = 15.0
"""Seconds within which a service has to answer."""

_GONE: Final = {404, 410}
_AGAIN: Final = {408, 429}


class PushSender:
    """Signs messages with the key of the server, and sends them."""

    def __init__(self, private_key: str, contact: str | None = None) -> None:
        """`private_key` is one that `new_key` has made; `contact` the https URL of this server, if it has one."""
        from py_vapid import Vapid02  # noqa: PLC0415 - only who sends needs it

        self._vapid: Vapid02 = Vapid02.from_raw(private_key.encode())
        self._contact = contact or NOBODY
        self._pool: httpcore.AsyncConnectionPool | None = None

    @property
    def public_key(self) -> str:
        """The public key of the server, in base64url, with which a browser subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

        return encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def close(self) -> None:
        """Closes the connections."""
        if self._pool is not None:
            await self._pool.aclose()

    async def send(self, to: SubscriptionRow, message: bytes, topic: str) -> Outcome:
        """Sends a message, again after a pause if need be. A message replaces an earlier one on the same topic."""
        outcome: Outcome = "failed"
        for left in reversed(range(TRIES)):
            status = await self._post(to, message, topic)
            if status in _GONE or 200 <= status < 300:
                outcome = "gone" if status in _GONE else "sent"
                break
            if not left or (0 < status < 500 and status not in _AGAIN):
                break
            await asyncio.sleep(PAUSE)
        PUSHES.labels(outcome).inc()
        return outcome

    async def _post(self, to: SubscriptionRow, message: bytes, topic: str) -> int:
        """The status of the answer; 0 if there is none. The answer itself is not read."""
        import httpcore  # noqa: PLC0415

        self._pool = self._pool or open_pool()
        try:
            check_endpoint(to.endpoint)
            async with (
                asyncio.timeout(PATIENCE),
                self._pool.stream(
                    "POST", to.endpoint, headers=[*self._headers(to, topic).items()], content=encrypted(to, message)
                ) as answer,
            ):
                return int(answer.status)
        except (CodedError, TimeoutError, OSError, ValueError):
            return 0
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            return 0

    def _headers(self, to: SubscriptionRow, topic: str) -> dict[str, str]:
        claims = {"aud": origin_of(to.endpoint), "exp": int(time.time()) + KEPT // 2, "sub": self._contact}
        return {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "high",
        }


def new_key() -> str:
    """A new private key of a server, in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - once in the life of a store

    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def check_keys(row: SubscriptionRow) -> None:
    """Raises CodedError unless messages can be encrypted with the keys of a browser."""
    try:
        encrypted(row, b"")
    except ValueError:
        raise CodedError("push-keys") from None


def encrypted(to: SubscriptionRow, message: bytes) -> bytes:
    """The message as only this browser can read it. Raises ValueError if its keys are none."""
    import http_ece  # noqa: PLC0415 - only who sends needs it
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    key, secret = _decoded(to.p256dh), _decoded(to.auth)
    if len(key) != 65 or len(secret) != 16:
        raise ValueError
    own = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(message, private_key=own, dh=key, auth_secret=secret)
    return sealed


def encoded(raw: bytes) -> str:
    """The bytes in base64url, without the signs that fill up the end."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    if len(text) > 100 or not text.isascii():
        raise ValueError
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
