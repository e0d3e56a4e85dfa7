"""`fifteentwo verify`: its sentences and exit statuses."""

from __future__ import annotations

import json
import re

from msgspec.structs import replace

from fifteentwo.record import to_text
from fifteentwo.record.model import ComputerSeat
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


def test_the_choices_of_the_computer_are_computed_again(typed: Keyboard) -> None:
    record = sealed("standard target=31", 1)
    (game,) = record.games
    text = to_text(replace(record, games=(replace(game, computers=(ComputerSeat(1, "casual"),)),)))
    said = typed("verify - --computer", stdin=text)  # a person has chosen, so the computer would not have
    assert said.status == 1
    assert (
        said.out.splitlines()[2].split()
        == "deal player score saw in hand on the table weighed chose computed again".split()
    )
    assert re.search(r"^\d+ choices of the computer come out differently\.", said.out, re.MULTILINE)
    listed = json.loads(typed("verify - --computer --json", stdin=text).out)["computer"]
    assert {each["seat"] for each in listed} == {1}
    assert {each["agrees"] for each in listed} == {True, False}
    nobody = typed("verify - --computer", stdin=TEXT)
    assert (nobody.status, nobody.out.splitlines()[-1]) == (
        0,
        "This record does not say that the computer chose anything.",
    )
    wrong = typed("verify -", stdin=TEXT.replace("game\n", "game\ncomputer one club\n"))
    assert (wrong.status, "write 'computer'" in wrong.err) == (2, True)
