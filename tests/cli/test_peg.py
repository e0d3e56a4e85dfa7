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
    ("cards", "rules", "points"),
    [
        ("*1=5H 5D", "jokers", [0, 2]),
        ("5H *1=5H *2=5H 5C 5 5", "jokers", [0, 2, 8, 12, 20, 30]),
        ("3 *2=4C 5", "jokers", [0, 0, 3]),
        ("K Q go J A", "standard", [0, 0, 3, 2]),
        ("K Q go J A", "hoyle", [0, 0, 3, 1]),
        ("K Q J A", "hoyle", [0, 0, 3, 2]),
        ("2 4 6 8", "lowball nineteen", [0, 0, 0, 0]),
    ],
)
def test_by_other_rules(typed: Keyboard, cards: str, rules: str, points: list[int]) -> None:
    assert json.loads(typed(f"peg {cards} --json --rules", rules).out) == {"points": points, "total": sum(points)}
    line = json.dumps({"cards": cards.split()})
    assert json.loads(typed("peg --jsonl --rules", rules, stdin=line).out) == {"points": points}


def test_after_a_go_that_is_pegged_at_once_thirty_one_adds_one(typed: Keyboard) -> None:
    assert typed("peg K Q go J A --rules hoyle").out.splitlines()[-2:] == [
        "A        31       1  thirty-one for one",
        "Total 4",
    ]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("peg", "peg needs the cards of a count in the order they were played, such as 4 2 3"),
        ("peg K Q J 2", "peg: card 4, 2: it would bring the count to 32, past 31"),
        ("peg A A A A A", "peg: card 5, A: the pack has only four of each rank, and this is the fifth ace"),
        ("peg 5 5 5 5 5H", "peg: card 4, 5: the pack has only four of each rank, and this is the fifth five"),
        ("peg 5H 5h", "peg: card 2, 5h: the five of hearts is named twice"),
        ("peg 5 Z", "peg: card 2, Z: 'Z' is not a card"),
        ("peg 5 ??", "peg: card 2, ??: '??' is not a card"),
        ("peg 5 *1=5H", "peg: card 2, *1=5H: '*1=5H': by these rules the pack has no jokers"),
        ("peg 5 *2=5H --rules jokers=1", "peg: card 2, *2=5H: '*2=5H': by these rules the pack has one joker, *1"),
        ("peg 5 *1 --rules jokers", "peg: card 2, *1: a joker is named when it is played, such as *1=5H"),
        ("peg *1=5H *1=6H --rules jokers", "peg: card 2, *1=6H: the *1 is named twice"),
        ("peg *3=5H --rules jokers", "peg: card 1, *3=5H: '*3=5H' is not a card"),
        ("peg K Q 9 *1=3H --rules jokers", "peg: card 4, *1=3H: it would bring the count to 32"),
        ("peg go", "peg: a count begins with a card, not with a go"),
        ("peg 5 --rules whist", "--rules: there is no preset named 'whist'"),
        ("peg 5 --rules bvs", "--rules: bvs is a solo game"),
        ("peg 5 --jsonl", "peg --jsonl reads its cards from standard input: leave out the cards"),
    ],
)
def test_wrong_cards_are_refused(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said)
    assert said.err.startswith(f"fifteentwo: {words}")


def test_line_by_line(typed: Keyboard) -> None:
    """Counts checked by another program, as in the file; null there means no value."""
    given = vectors("play")
    said = typed("peg --jsonl", stdin="\n".join(map(json.dumps, given)))
    assert said.status == 0
    told = [json.loads(line)["points"] for line in said.out.splitlines()]
    assert len(told) == len(given)
    for points, count in zip(told, given, strict=True):
        assert [known for known in count["points"] if known is not None] == [
            point for point, known in zip(points, count["points"], strict=True) if known is not None
        ]


def test_a_bad_line_is_reported_and_the_others_are_answered(typed: Keyboard) -> None:
    said = typed("peg --jsonl", stdin='{"cards": ["4","2","3"]}\n{"cards": ["K","K","K","2"]}\n{"cards": [4]}\n{}\n')
    assert said.status == 1
    first, *bad = map(json.loads, said.out.splitlines())
    assert first == {"points": [0, 0, 3]}
    assert [error["error"][:8] for error in bad] == ["line 2: ", "line 3: ", "line 4: "]
