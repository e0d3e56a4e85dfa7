"""A push service on this machine, and browsers that subscribe to it: what they decrypt follows RFC 8291, not our own code."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fifteentwo.server import pushing_endpoints
from fifteentwo.server.pushing_rows import SubscriptionRow
from tests.guard import HANG


def plain(text: str) -> bytes:
    """The bytes of base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def decrypted(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The message in a body of one record, by RFC 8188 and RFC 8291."""
    salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
    record = body[21 + body[20] :]
    assert len(record) <= size
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    secret = _derived(shared, auth, b"WebPush: info\0" + own + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
    assert padded[-1:] == b"\2", "the last record"
    return padded[:-1]


class Posted(NamedTuple):
    """A request as the service received it."""

    path: str
    headers: dict[str, str]
    body: bytes


class BrowserAtService:
    """A browser with a subscription of its own."""

    def __init__(self, service: PushService, name: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"-")[:16]
        self.path = f"/push/{name}"
        self.endpoint = service.origin + self.path
        self._service = service

    @property
    def asked(self) -> dict[str, str]:
        """What it sends to subscribe."""
        own = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": written(own), "auth": written(self._auth)}

    def row(self, language: str = "en") -> SubscriptionRow:
        return SubscriptionRow(**self.asked, language=language)

    @property
    def told(self) -> list[dict[str, Any]]:
        """The messages that have arrived, decrypted."""
        bodies = [posted.body for posted in self._service.posted if posted.path == self.path]
        return [json.loads(decrypted(body, self._private, self._auth)) for body in bodies]


class PushService:
    """Answers every message with `status`, and keeps it."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 201
        self._arrived = Condition()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with outer._arrived:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    outer.posted.append(Posted(self.path, headers, body))
                    outer._arrived.notify_all()
                self.send_response(outer.status)
                if outer.status == 301:
                    self.send_header("location", f"{outer.origin}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def wait(self, number: int) -> None:
        """Waits until this many messages have arrived."""
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.posted) >= number, HANG), self.posted

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def check_signature(posted: Posted, origin: str, public_key: str) -> dict[str, Any]:
    """Checks the signature by RFC 8292; returns what is claimed."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public_key)
    signed, _, signature = fields["t"].rpartition(".")
    numbers = plain(signature)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public_key)).verify(
        encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")),
        signed.encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    head, claims = (json.loads(plain(part)) for part in signed.split("."))
    assert (head["alg"], claims["aud"]) == ("ES256", origin)
    assert 0 < claims["exp"] - time.time() <= 86_400
    return dict(claims)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A running service, to which this process may send."""
    service = PushService()
    pushing_endpoints.TRUSTED.add(service.origin)
    try:
        yield service
    finally:
        pushing_endpoints.TRUSTED.discard(service.origin)
        service.close()
