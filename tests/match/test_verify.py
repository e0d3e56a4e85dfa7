"""Verifying a record: every pack is computed again, and whatever was changed is noticed."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from fifteentwo.fairness import Seal, commitment_of
from fifteentwo.record import Record, read, to_json, to_text, verify
from fifteentwo.record.model import GameRecord
from fifteentwo.rules import CRIBBAGE
from tests.match.make_verified import FILE
from tests.match.sealed import sealed

SHORT = "standard target=31"
OTHERS = ["crash", "hoyle target=31 match=first_to:2", "standard target=31 first_deal=random"]
LINES = [f"{name} target=31" for name in CRIBBAGE if name != "crash"] + OTHERS


def said(record: Record) -> list[str]:
    return [each.sentence for each in verify(record).sentences]


def changed(record: Record, seal: Seal | None = None, **fields: object) -> Record:
    """The record with its first game changed."""
    first = record.games[0]
    return replace(record, games=(replace(first, seal=seal or first.seal, **fields), *record.games[1:]))


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("line", LINES)
def test_every_game_dealt_by_the_rule_agrees(line: str, viewer: int | None) -> None:
    record = sealed(line, LINES.index(line), viewer)
    found = verify(record)
    assert (found.wrong, found.unchecked) == ((), ())
    assert found.deals == sum(type(action).__name__ == "Deal" for game in record.games for action in game.actions)
    assert verify(read(to_text(record))) == verify(read(to_json(record))) == found


def test_it_says_so_in_one_sentence() -> None:
    record = sealed(SHORT, 1)
    deals = verify(record).deals
    assert said(record) == [f"All {deals} deals agree with the secrets and the salts."]


def test_another_secret_or_salt_is_noticed() -> None:
    record = sealed(SHORT, 1)
    seal = record.games[0].seal
    assert said(changed(record, replace(seal, secret="5e" * 32))) == ["Game 1: the secret does not fit the commitment."]
    both = replace(seal, secret="5e" * 32, commitment=commitment_of("5e" * 32))
    for other in (both, replace(seal, salts=("ab", *seal.salts[1:]))):
        sentences = said(changed(record, other))
        assert sentences[0] == "Game 1: the cut for the deal does not agree with the secret and the salts."
        assert sentences[1] == "Game 1, deal 1: the cards do not agree with the secret and the salts."
        assert len(sentences) == 1 + verify(record).deals


@pytest.mark.parametrize("verb", ["cut", "deal", "turn"])
def test_a_changed_card_is_noticed(verb: str) -> None:
    record = sealed("standard target=31", 3)
    first = next(place for place, action in enumerate(record.games[0].actions) if type(action).__name__.lower() == verb)
    text = to_text(changed(record, actions=record.games[0].actions[: first + 1]))
    (line,) = [line for line in text.splitlines() if line.startswith(f"{verb} ")][-1:]
    used = set(text.split())
    card = line.split()[1]
    for other in ("2C", "3D", "7S", "8H", "9C", "TD", "QS", "KH"):
        if other not in used and verb != "cut":
            break
    else:
        other = f"{card[0]}{'C' if card[1] != 'C' else 'D'}"
    wrong = "cut for the deal does" if verb == "cut" else "cards do"
    (sentence,) = said(read(text.replace(line, line.replace(card, other, 1))))
    assert f"the {wrong} not agree" in sentence


def test_a_play_that_was_not_dealt_is_noticed_though_the_hand_is_unknown() -> None:
    record = sealed("standard target=31", 4, viewer=0)
    text = to_text(record)
    plays = [word for line in text.splitlines() if line.startswith("play") for word in line[5:].split(", ")]
    played = next(word for word in plays if word.startswith("1 "))
    used = {word.strip(",") for word in text.split()}
    other = next(rank + suit for rank in played[2] for suit in "CDHS" if rank + suit not in used)
    changed_text = text.replace(played, f"1 {other}")
    assert any("deal 1: the cards do not agree" in sentence for sentence in said(read(changed_text)))


def test_a_resigned_game_agrees() -> None:
    record = sealed(SHORT, 6)
    assert said(changed(record, actions=record.games[0].actions[:4], resigned=0)) == [
        "The deal agrees with the secret and the salts."
    ]


def test_a_game_without_a_secret_is_not_checked() -> None:
    record = sealed("hoyle target=31 match=first_to:4", 5)
    assert len(record.games) > 1
    open_game = changed(record, replace(record.games[0].seal, secret=""))
    assert said(open_game)[-1] == "Game 1 has no secret, so its cards were not checked."
    assert len(said(open_game)) == 2
    assert said(replace(record, games=(GameRecord(),))) == [
        "This record has no secrets, so its cards cannot be checked."
    ]


def test_the_vectors_that_the_standalone_page_shares() -> None:
    """`web/src/verify.test.ts` reads the same file."""
    vectors = json.loads(FILE.read_text())
    assert len(vectors) > 8
    assert [said(read(each["record"])) for each in vectors] == [each["says"] for each in vectors]
