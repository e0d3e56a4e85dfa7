"""`fifteentwo score`."""

import json

import pytest

from tests.cli.commands import Keyboard, is_refusal
from tests.scoring.published import vectors

BEST = "score 5H 5C 5D JS --starter 5S"


def test_the_cadence_the_table_and_the_total(typed: Keyboard) -> None:
    said = typed("score 7C 8D 9H KS --starter 7S")
    assert said.out == (
        "Hand 7C 8D 9H KS, starter 7S\n"
        "Fifteen two, fifteen four, and a double run of three is twelve.\n"
        "set      cards     points\n"
        "fifteen  7C 8D          2\n"
        "fifteen  7S 8D          2\n"
        "run      7C 8D 9H       3\n"
        "run      7S 8D 9H       3\n"
        "pair     7C 7S          2\n"
        "total                  12\n"
    )
    assert (said.status, said.err) == (0, "")


def test_nothing_is_nothing(typed: Keyboard) -> None:
    assert typed("score 2H 4C 6H 8H --starter QH").out == "Hand 2H 4C 6H 8H, starter QH\nNothing.\nTotal 0\n"


def test_json_names_every_set_once(typed: Keyboard) -> None:
    told = json.loads(typed(f"{BEST} --json").out)
    assert list(told) == ["points", "combos", "call"]
    assert told["points"] == 29
    kinds = [combo["kind"] for combo in told["combos"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {"fifteen": 8, "pair": 6, "nobs": 1}
    assert told["combos"][-1] == {"kind": "nobs", "cards": ["JS"], "points": 1}
    assert told["call"].endswith("a double pair royal is twenty-eight, and his nobs is twenty-nine")


def test_json_writes_the_ten_as_t_and_a_double_run_as_two_runs_and_a_pair(typed: Keyboard) -> None:
    told = json.loads(typed("score 10h Xd 9c 8s --starter 2♥ --json").out)
    assert [(combo["kind"], combo["cards"]) for combo in told["combos"]] == [
        ("run", ["8S", "9C", "TD"]),
        ("run", ["8S", "9C", "TH"]),
        ("pair", ["TD", "TH"]),
    ]


@pytest.mark.parametrize(("starter", "hand", "crib"), [("TS", 4, 0), ("TH", 5, 5)])
def test_a_flush_in_the_crib_needs_the_starter(typed: Keyboard, starter: str, hand: int, crib: int) -> None:
    command = f"score 2H 4H 6H 8H --starter {starter} --json"
    assert json.loads(typed(command).out)["points"] == hand
    assert json.loads(typed(f"{command} --crib").out)["points"] == crib


@pytest.mark.parametrize("hand", ["5H,5C,5D,JS", "5h 5c 5d js", "5♥ 5♣ 5♦ J♠"])
def test_a_hand_in_one_word_or_in_any_spelling(typed: Keyboard, hand: str) -> None:
    assert typed("score --starter 5S", hand).out.endswith("total                  29\n")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("score", "score needs the four cards of a hand, such as 5H 5C 5D JS --starter 5S"),
        ("score 5H 5C 5D JS", "score needs the starter: add, for example, --starter 5S"),
        ("score 5H 5C 5D --starter 5S", "score: the hand: 4 cards beside the starter are counted, not 3"),
        ("score 5H 5C 5D JS 5S --starter KH", "score: the hand: 4 cards beside the starter are counted, not 5"),
        ("score 5H 5H 5D JS --starter 5S", "score: the hand: the five of hearts is there twice"),
        ("score 5H 5C 5D JS --starter JS", "score: the starter: the jack of spades is in the hand already"),
        ("score 5H 5C 5D ?? --starter 5S", "score: the hand: '??' has no rank and cannot be counted"),
        ("score 5H 5C 5D *1 --starter 5S", "score: the hand: '*1' has no rank and cannot be counted"),
        ("score 5H 5C 5D JS --starter 1S", "score: the starter: '1S' is not a card"),
        ("score 5H 5C 5D J --starter 5S", "score: the hand: 'J' is not a card"),
        ("score 5H --jsonl", "score --jsonl reads its hands from standard input: name no cards beside it"),
        ("score --starter", "--starter is missing its value: see fifteentwo score --help"),
    ],
)
def test_wrong_cards_are_refused(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said)
    assert said.err.startswith(f"fifteentwo: {words}")


def test_line_by_line(typed: Keyboard) -> None:
    """Hands and cribs counted elsewhere, as they stand in the file: remarks and all."""
    given = vectors("show")
    said = typed("score --jsonl", stdin="\n".join(map(json.dumps, given)))
    assert said.status == 0
    assert [json.loads(line)["points"] for line in said.out.splitlines()] == [hand["points"] for hand in given]


def test_a_bad_line_is_told_of_and_the_others_are_answered(typed: Keyboard) -> None:
    good = '{"hand": ["5H","5C","5D","JS"], "starter": "5S"}'
    bad = {
        "xx": "JSON is malformed",
        "[" * 100_000: "",
        '{"hand": ["5H","5C","5D","JS"]}': "missing required field `starter`",
        '{"hand": ["5H","5C","5D","JS"], "starter": null}': "Expected `str`, got `null`",
        '{"hand": ["5H","5C","5D"], "starter": "5S"}': "4 cards beside the starter are counted, not 3",
        '{"hand": ["5H","5C","5D","5D"], "starter": "5S"}': "the five of diamonds is there twice",
        '{"hand": ["5H","5C","5D","JS"], "starter": "5S", "crib": 1}': "Expected `bool`, got `int`",
        '{"hand": ["5H","5C","5D","\\udcff"], "starter": "5S"}': "",
    }
    for line, words in bad.items():
        said = typed("score --jsonl", stdin=f"{good}\n\n{line}\n{good}\n")
        first, error, last = map(json.loads, said.out.splitlines())
        assert first == last == {"points": 29}
        assert list(error) == ["error"]
        assert error["error"].startswith("line 3: ")
        assert words in error["error"]
        assert (said.status, said.err) == (1, "")


def test_lines_that_are_not_text(typed: Keyboard) -> None:
    said = typed("score --jsonl", stdin=b"\xff\xfe\x00\n")
    assert said.status == 1
    assert list(json.loads(said.out)) == ["error"]
