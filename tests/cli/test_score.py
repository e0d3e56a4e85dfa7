"""`fifteentwo score`."""

import json

import pytest

from tests.cli.commands import Keyboard, is_refusal
from tests.scoring.published import vectors

BEST = "score 5H 5C 5D JS --starter 5S"


def test_the_calls_the_table_and_the_total(typed: Keyboard) -> None:
    said = typed("score 7C 8D 9H KS --starter 7S")
    assert said.out == (
        "Hand 7C 8D 9H KS, starter 7S\n"
        "Fifteen two, fifteen four, and a double run of three is twelve.\n"
        "combination  cards     points\n"
        "fifteen      7C 8D          2\n"
        "fifteen      7S 8D          2\n"
        "run          7C 8D 9H       3\n"
        "run          7S 8D 9H       3\n"
        "pair         7C 7S          2\n"
        "total                      12\n"
    )
    assert (said.status, said.err) == (0, "")


def test_a_hand_of_nothing_scores_nothing(typed: Keyboard) -> None:
    assert typed("score 2H 4C 6H 8H --starter QH").out == "Hand 2H 4C 6H 8H, starter QH\nNothing.\nTotal 0\n"


def test_json_has_every_set_once(typed: Keyboard) -> None:
    told = json.loads(typed(f"{BEST} --json").out)
    assert list(told) == ["points", "combos", "call"]
    assert told["points"] == 29
    kinds = [combo["kind"] for combo in told["combos"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {"fifteen": 8, "pair": 6, "nobs": 1}
    assert told["combos"][-1] == {"kind": "nobs", "cards": ["JS"], "points": 1}
    assert told["call"].endswith("a double pair royal is twenty-eight, and one for his nobs is twenty-nine")


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


@pytest.mark.parametrize("hand", ["5H,5C,5D,JS", "5h 5c 5d js", "5♥ 5♣ 5♦ J♠", "5H5C5DJS", "5♥5♣5d JS"])
def test_a_hand_in_one_word_or_in_any_spelling(typed: Keyboard, hand: str) -> None:
    assert typed("score --starter 5S", hand).out.endswith("total                      29\n")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("score", "score needs the cards of a hand, such as 5H 5C 5D JS --starter 5S"),
        (
            "score 5H 5C 5D JS --crib",
            "score: a crib is counted with the starter: add, for example, --starter 5S",
        ),
        (
            "score 5H 5C 5D *1 --rules jokers",
            "score: the hand: *1 must be named when there is no starter, such as *1=5H",
        ),
        ("score 5H 5C 5D", "score: the hand: there are 4 cards besides the starter, not 3"),
        ("score 5H 5C 5D --starter 5S", "score: the hand: there are 4 cards besides the starter, not 3"),
        ("score 5H 5C 5D JS 5S --starter KH", "score: the hand: there are 4 cards besides the starter, not 5"),
        ("score 5H 5H 5D JS --starter 5S", "score: the hand: the five of hearts is named twice"),
        ("score 5H 5C 5D JS --starter JS", "score: the starter: the jack of spades is already in the hand"),
        ("score 5H 5C 5D ?? --starter 5S", "score: the hand: '??' has no rank and cannot be counted"),
        (
            "score 5H 5C 5D *1 --starter 5S",
            "score: the hand: '*1': by these rules the pack has no jokers; --rules jokers has two",
        ),
        (
            "score 5H 5C 5D JS --starter *2=5S --rules jokers=1",
            "score: the starter: '*2=5S': by these rules the pack has one",
        ),
        ("score 5H 5C *1=2D *1=3D --starter 5S --rules jokers", "score: the hand: the *1 is named twice"),
        ("score 5H 5C 4D *1=2D --starter *1 --rules jokers", "score: the starter: the joker is already in the hand"),
        (
            "score 5H 5C 5D --starter 5S --crib --rules five_card",
            "score: the crib: there are 4 cards besides the starter, not 3",
        ),
        (
            "score 5H 5C 5D JS --starter 5S --rules seven_card",
            'score: the hand: there are 5 cards besides the starter, not 4; for hands of 4 use --rules "standard"',
        ),
        ("score 5H 5C 5D JS --starter 5S --crib --rules no_discard", "score: with crib=none there is no crib to count"),
        ("score 5H 5C 5D JS --starter 5S --rules whist", "--rules: there is no preset named 'whist'"),
        ("score 5H 5C 5D JS --starter 5S --rules bvs", "--rules: bvs is a solo game"),
        ("score --jsonl --rules whist", "--rules: there is no preset named 'whist'"),
        ("score 5H 5C 5D JS --starter 1S", "score: the starter: '1S' is not a card"),
        ("score 5H 5C 5D J --starter 5S", "score: the hand: 'J' is not a card"),
        ("score 5H --jsonl", "score --jsonl reads its hands from standard input: leave out the cards"),
        ("score --starter", "--starter is missing its value: see fifteentwo score --help"),
    ],
)
def test_wrong_cards_are_refused(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said)
    assert said.err.startswith(f"fifteentwo: {words}")


@pytest.mark.parametrize(
    ("rules", "hand", "starter", "points"),
    [
        ("five_card", "5C 5D 5H", "5S", 20),
        ("five_card", "2H 4H 6H", "8S", 3),
        ("five_card", "2H 4H 6H", "8H", 4),
        ("five_card", "2H 4H 6H 8H --crib", "TS", 0),
        ("five_card", "2H 4H 6H 8H --crib", "TH", 5),
        ("standard crib_flush=four", "2H 4H 6H 8H --crib", "TS", 4),
        ("seven_card", "2H 4H 6H 8H TH", "KS", 5),
        ("seven_card", "2H 4H 6H 8H TH", "QH", 6),
        ("seven_card", "AC 2D 3H 4S 5C", "6C", 4 * 2 + 6),
        ("standard cards_dealt=8", "7C 7D 7H 8S 8C 8D", "AS", 2 * 9 + 2 * 3 + 6 + 6),
        ("nineteen", "2H 4C 6S 8D", "QC", 19),
        ("nineteen", "2H 4C 6S 8D --crib", "QC", 0),
        ("nineteen nineteen_crib=on", "2H 4C 6S 8D --crib", "QC", 19),
        ("jokers", "5C 5D 5H *1=5S", "5S", 40),
        ("jokers joker_binding=off", "5C 5D 5H *1=2S", "KS", 14),
        ("jokers", "5C 5D *1=5H JS", "*2=5S", 29),
    ],
)
def test_by_other_rules(typed: Keyboard, rules: str, hand: str, starter: str, points: int) -> None:
    told = json.loads(typed(f"score {hand} --starter {starter} --json --rules", rules).out)
    assert told["points"] == points
    assert "names" not in told


@pytest.mark.parametrize(
    ("hand", "rules", "points"),
    [
        ("5H 5C 5D JS", "standard", 14),
        ("2H 4H 6H 8H", "standard", 4),
        ("JH QH KH AC", "standard", 3),
        ("2H 4H 6H 8C", "standard", 0),
        ("2H 4H 6H 8C", "nineteen", 19),
        ("5H 5C 5D *1=5S", "jokers", 20),
    ],
)
def test_without_a_starter_the_hand_alone_is_counted(typed: Keyboard, hand: str, rules: str, points: int) -> None:
    assert json.loads(typed(f"score {hand} --json --rules", rules).out)["points"] == points
    for line in ({"hand": hand.split()}, {"hand": hand.split(), "starter": None}):
        assert json.loads(typed("score --jsonl --rules", rules, stdin=json.dumps(line)).out) == {"points": points}
    assert typed(f"score {hand} --rules", rules).out.startswith(f"Hand {hand}, no starter\n")


def test_unnamed_jokers_count_as_their_best_names(typed: Keyboard) -> None:
    told = json.loads(typed("score 5C 5D *1 *2=5H --starter 5S --json --rules jokers").out)
    assert (told["points"], told["names"]) == (40, ["*1=5S"])
    said = typed("score 5C 5D 5H JS --starter *2 --rules jokers=2")
    assert said.out.startswith("Hand 5C 5D 5H JS, starter *2=5S\n")
    assert said.out.endswith("total                         29\n")
    least = json.loads(typed("score 5C 5D 5H *1 --starter 5S --json --rules", "lowball jokers=1").out)
    assert least["points"] == 20
    line = '{"hand": ["5C", "5D", "*1"], "starter": "5S"}'
    assert json.loads(typed("score --jsonl --rules", "five_card jokers=1", stdin=line).out) == {
        "points": 20,
        "names": ["*1=5S"],
    }


def test_line_by_line(typed: Keyboard) -> None:
    """Hands and cribs counted by another program, including the remarks in the file."""
    given = vectors("show")
    said = typed("score --jsonl", stdin="\n".join(map(json.dumps, given)))
    assert said.status == 0
    assert [json.loads(line)["points"] for line in said.out.splitlines()] == [hand["points"] for hand in given]


def test_a_bad_line_is_reported_and_the_others_are_answered(typed: Keyboard) -> None:
    good = '{"hand": ["5H","5C","5D","JS"], "starter": "5S"}'
    bad = {
        "xx": "JSON is malformed",
        "[" * 100_000: "",
        '{"hand": ["5H","5C","5D","JS"], "starter": 5}': "Expected `str | null`, got `int`",
        '{"hand": ["5H","5C","5D","JS"], "crib": true}': "a crib is counted with the starter",
        '{"hand": ["5H","5C","5D"], "starter": "5S"}': "there are 4 cards besides the starter, not 3",
        '{"hand": ["5H","5C","5D","5D"], "starter": "5S"}': "the five of diamonds is named twice",
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


def test_lines_that_are_not_text_are_reported(typed: Keyboard) -> None:
    said = typed("score --jsonl", stdin=b"\xff\xfe\x00\n")
    assert said.status == 1
    assert list(json.loads(said.out)) == ["error"]
