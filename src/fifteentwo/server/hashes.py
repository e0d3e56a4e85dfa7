"""The hashes of secrets. The store has nothing else of them, and the two kinds never agree."""

from __future__ import annotations

from hashlib import blake2b, sha256


def token_hash(token: str) -> str:
    """The hash of an owner's token."""
    return sha256(token.encode()).hexdigest()


def invitation_hash(secret: str) -> str:
    """The hash of the secret of an invitation."""
    return blake2b(secret.encode(), digest_size=32, person=b"invitation").hexdigest()
