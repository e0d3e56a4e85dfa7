"""The game points of a game, at both sides of every line."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.result import outcome, worth
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse

NOTHING, LURCH = (1, ""), (2, "lurch")
SKUNK, DOUBLE = (2, "skunk"), (4, "double skunk")
WON, ACC_SKUNK = (2, ""), (3, "skunk")

# Scale and target, then the loser's score and the game points: the last hole before a line, and the first after it.
WORTH = {
    "lurch 121": {0: LURCH, 60: LURCH, 61: NOTHING, 90: NOTHING, 120: NOTHING},
    "lurch 61": {0: LURCH, 30: LURCH, 31: NOTHING, 60: NOTHING},
    "lurch 181": {0: LURCH, 90: LURCH, 91: NOTHING, 180: NOTHING},
    "lurch 62": {30: LURCH, 31: NOTHING},
    "skunk 121": {0: DOUBLE, 60: DOUBLE, 61: SKUNK, 90: SKUNK, 91: NOTHING, 120: NOTHING},
    "skunk 61": {0: DOUBLE, 30: DOUBLE, 31: SKUNK, 45: SKUNK, 46: NOTHING, 60: NOTHING},
    "skunk 181": {0: DOUBLE, 90: DOUBLE, 91: SKUNK, 135: SKUNK, 136: NOTHING, 180: NOTHING},
    "skunk 120": {59: DOUBLE, 60: SKUNK, 89: SKUNK, 90: NOTHING},
    "skunk 31": {15: DOUBLE, 16: SKUNK, 23: SKUNK, 24: NOTHING, 30: NOTHING},
    # By the margin: more than 30 and more than 60. At 121 the same as the lines, and nowhere else.
    "hoyle 121": {0: DOUBLE, 60: DOUBLE, 61: SKUNK, 90: SKUNK, 91: NOTHING, 120: NOTHING},
    "hoyle 61": {0: DOUBLE, 1: SKUNK, 30: SKUNK, 31: NOTHING, 60: NOTHING},
    "hoyle 181": {0: DOUBLE, 120: DOUBLE, 121: SKUNK, 150: SKUNK, 151: NOTHING, 180: NOTHING},
    "hoyle 31": {0: SKUNK, 1: NOTHING, 30: NOTHING},
    "acc 121": {0: ACC_SKUNK, 60: ACC_SKUNK, 90: ACC_SKUNK, 91: WON, 120: WON},
    "acc 61": {0: ACC_SKUNK, 45: ACC_SKUNK, 46: WON, 60: WON},
    "acc 181": {0: ACC_SKUNK, 135: ACC_SKUNK, 136: WON, 180: WON},
    "none 121": {0: NOTHING, 60: NOTHING, 90: NOTHING, 120: NOTHING},
}
CASES = [(case, score, expected) for case, row in WORTH.items() for score, expected in row.items()]


def by(case: str) -> CribbageRules:
    scale, target = case.split()
    return parse(f"skunk_scale={scale} target={target}", CribbageRules)


@pytest.mark.parametrize(("case", "loser", "expected"), CASES)
def test_a_win_is_worth(case: str, loser: int, expected: tuple[int, str]) -> None:
    rules = by(case)
    assert worth(rules, loser) == expected
    state = Cribbage(rules).start(Opening(dealer=0))
    for pegs in (((0, rules.target), (0, loser)), ((0, loser), (0, rules.target))):
        ended = outcome(replace(state, pegs=pegs))
        assert (ended.points, ended.title) == expected
        assert ended.winners == (0 if pegs[0][1] == rules.target else 1,)
        assert ended.scores == (pegs[0][1], pegs[1][1])
        assert ended.resigned is None


@pytest.mark.parametrize(
    ("text", "pair", "captain", "ended"),
    [
        ("captain", 121, 60, ((0,), *NOTHING)),
        ("captain", 121, 46, ((0,), *NOTHING)),
        ("captain", 121, 45, ((0,), *SKUNK)),
        ("captain", 121, 30, ((0,), *DOUBLE)),
        ("captain", 91, 61, ((1,), *NOTHING)),
        ("captain", 90, 61, ((1,), *SKUNK)),
        ("captain", 60, 61, ((1,), *DOUBLE)),
        ("captain skunk_scale=hoyle", 121, 31, ((0,), *NOTHING)),
        ("captain skunk_scale=hoyle", 121, 30, ((0,), *SKUNK)),
        ("captain skunk_scale=hoyle", 60, 61, ((1,), *DOUBLE)),
        ("captain target=62", 62, 15, ((0,), *DOUBLE)),
        ("captain target=62", 40, 31, ((1,), *SKUNK)),
    ],
)
def test_a_captain_is_skunked_by_his_own_target(text: str, pair: int, captain: int, ended: tuple[object, ...]) -> None:
    state = Cribbage(parse(text, CribbageRules)).start(Opening(dealer=0))
    found = outcome(replace(state, pegs=((0, pair), (0, captain))))
    assert (found.winners, found.points, found.title) == ended
    assert (found.scores, found.losses) == ((pair, captain), ())


def test_a_captain_or_the_opponents_may_resign() -> None:
    state = Cribbage(parse("captain", CribbageRules)).start(Opening(dealer=0))
    state = replace(state, pegs=((0, 95), (0, 20)))
    by_the_pair, by_the_captain = outcome(state, resigned=0), outcome(state, resigned=1)
    assert (by_the_pair.winners, by_the_pair.scores, by_the_pair.title) == ((1,), (95, 61), "")
    assert (by_the_captain.winners, by_the_captain.scores, by_the_captain.title) == ((0,), (121, 20), "double skunk")


def test_at_121_lines_and_margins_are_one_rule() -> None:
    for loser in range(121):
        assert worth(by("skunk 121"), loser) == worth(by("hoyle 121"), loser)


def test_a_resigned_game_counts_by_the_current_score() -> None:
    state = Cribbage(by("skunk 121")).start(Opening(dealer=0))
    for mine, theirs, expected in ((95, 3, NOTHING), (90, 120, SKUNK), (60, 0, DOUBLE), (61, 119, SKUNK)):
        ended = outcome(replace(state, pegs=((0, mine), (0, theirs))), resigned=0)
        assert (ended.points, ended.title) == expected
        assert (ended.winners, ended.scores, ended.resigned) == ((1,), (mine, 121), 0)
