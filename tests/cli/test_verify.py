"""`fifteentwo verify`: its sentences and exit statuses."""

from __future__ import annotations

import json

from fifteentwo.record import to_text
from tests.cli.commands import Keyboard
from tests.match.sealed import sealed

TEXT = to_text(sealed("standard target=31", 1))


def test_a_record_that_agrees(typed: Keyboard) -> None:
    said = typed("verify -", stdin=TEXT)
    assert (said.status, said.err) == (0, "")
    assert said.out.endswith(" deals agree with the secrets and the salts.\n")
    assert json.loads(typed("verify - --json", stdin=TEXT).out)["wrong"] == []


def test_a_record_that_does_not(typed: Keyboard) -> None:
    (secret,) = [line for line in TEXT.splitlines() if line.startswith("secret ")]
    said = typed("verify -", stdin=TEXT.replace(secret, f"secret {'5e' * 32}"))
    assert (said.status, said.out) == (1, "Game 1: the secret does not fit the commitment.\n")


def test_a_record_that_cannot_be_checked(typed: Keyboard) -> None:
    said = typed("verify -", stdin="fifteentwo record 1\ngame\ncut 4H 9C\n")
    assert (said.status, said.out) == (2, "")
    assert said.err == "fifteentwo: This record has no secrets, so its cards cannot be checked.\n"
    assert typed("verify -", stdin="no record").status == 2
