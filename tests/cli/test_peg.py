"""`fifteentwo peg`."""

import json

import pytest

from tests.cli.commands import Keyboard, is_refusal
from tests.scoring.published import vectors


def test_the_points_card_by_card(typed: Keyboard) -> None:
    assert typed("peg 7 8 TH 6").out == (
        "card  count  points  said\n"
        "7         7       0  seven\n"
        "8        15       2  fifteen for two\n"
        "TH       25       0  twenty-five\n"
        "6        31       2  thirty-one for two\n"
        "Total 4\n"
    )


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("4 2 3", [0, 0, 3]),
        ("4h 2c 3", [0, 0, 3]),
        ("7H 7C 7D", [0, 2, 6]),
        ("7 7 7H", [0, 2, 6]),
        ("6 6 6 6", [0, 2, 6, 12]),
        ("10 5", [0, 2]),
        ("T J 10 A", [0, 0, 0, 2]),
        ("A 3 5 4 2", [0, 0, 0, 3, 7]),
        ("5,5,5", [0, 2, 8]),
    ],
)
def test_json(typed: Keyboard, cards: str, points: list[int]) -> None:
    assert json.loads(typed(f"peg {cards} --json").out) == {"points": points, "total": sum(points)}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("peg", "peg needs the cards of a count in the order they were played, such as 4 2 3"),
        ("peg K Q J 2", "peg: card 4, 2: it would bring the count to 32, and it never passes 31"),
        ("peg A A A A A", "peg: card 5, A: there are only four of a rank, and this is the fifth ace"),
        ("peg 5H 5h", "peg: card 2, 5h: the five of hearts is there twice"),
        ("peg 5 Z", "peg: 'Z' is not a card"),
        ("peg 5 ??", "peg: '??' is not a card"),
        ("peg 5 --jsonl", "peg --jsonl reads its cards from standard input: name none beside it"),
    ],
)
def test_wrong_cards_are_refused(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said)
    assert said.err.startswith(f"fifteentwo: {words}")


def test_line_by_line(typed: Keyboard) -> None:
    """Counts pegged elsewhere, as they stand in the file: where it has null, nobody said."""
    given = vectors("play")
    said = typed("peg --jsonl", stdin="\n".join(map(json.dumps, given)))
    assert said.status == 0
    told = [json.loads(line)["points"] for line in said.out.splitlines()]
    assert len(told) == len(given)
    for points, count in zip(told, given, strict=True):
        assert [known for known in count["points"] if known is not None] == [
            point for point, known in zip(points, count["points"], strict=True) if known is not None
        ]


def test_a_bad_line_is_told_of_and_the_others_are_answered(typed: Keyboard) -> None:
    said = typed("peg --jsonl", stdin='{"cards": ["4","2","3"]}\n{"cards": ["K","K","K","2"]}\n{"cards": [4]}\n{}\n')
    assert said.status == 1
    first, *bad = map(json.loads, said.out.splitlines())
    assert first == {"points": [0, 0, 3]}
    assert [error["error"][:8] for error in bad] == ["line 2: ", "line 3: ", "line 4: "]
