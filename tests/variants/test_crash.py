"""Crash cribbage (board=crash8): the figure of eight, the directions round it, and crashes."""

from __future__ import annotations

import pytest

from fifteentwo.board import crash_hole
from fifteentwo.cribbage import Choose, crash
from fifteentwo.cribbage.crash import crashes
from fifteentwo.cribbage.notation import read_actions, write_action
from tests.golden.script import check

CLOCKWISE, COUNTER = True, False
# Each side's (rear, front) pegs and its direction.
Standing = tuple[tuple[int, int], bool | None]


def test_the_board() -> None:
    for step in range(1, 122):
        assert crash_hole(step, CLOCKWISE) == crash_hole(122 - step, COUNTER)
    assert {crash_hole(step, way) for step in range(1, 122) for way in (True, False)} <= set(range(1, 121))
    # start and game hole are one, the centre is passed twice, and the far end is step 61 in both directions
    assert {crash_hole(step, way) for step in (1, 121) for way in (True, False)} == {1}
    assert len({crash_hole(step, way) for step in (31, 91) for way in (True, False)}) == 1
    assert crash_hole(61, CLOCKWISE) == crash_hole(61, COUNTER)
    # no other two steps of one direction share a hole
    assert len({crash_hole(step, CLOCKWISE) for step in range(1, 122)}) == 119


@pytest.mark.parametrize(
    ("standing", "mover", "crashed"),
    [
        # a hit front peg falls behind the rear peg, as far as it was ahead
        ([((5, 20), CLOCKWISE), ((14, 20), CLOCKWISE)], 0, [(1, (8, 14))]),
        # and off the board if there is no such hole
        ([((5, 20), CLOCKWISE), ((8, 20), CLOCKWISE)], 0, [(1, (0, 8))]),
        ([((5, 20), CLOCKWISE), ((0, 20), CLOCKWISE)], 0, [(1, (0, 0))]),
        # a hit rear peg jumps ahead of the front peg, as far as it was behind
        ([((5, 20), CLOCKWISE), ((20, 27), CLOCKWISE)], 0, [(1, (27, 34))]),
        # possibly as far as the game hole
        ([((50, 70), CLOCKWISE), ((70, 110), CLOCKWISE)], 0, [(1, (110, 121))]),
        # a peg that is only passed is not hit
        ([((5, 20), CLOCKWISE), ((14, 19), CLOCKWISE)], 0, []),
        # nor one's own peg, nor one off the board, nor one without a direction yet
        ([((20, 20), CLOCKWISE), ((0, 0), CLOCKWISE)], 0, []),
        ([((5, 20), CLOCKWISE), ((14, 20), None)], 0, []),
        # the other direction: 20 in one is 102 in the other
        ([((5, 20), CLOCKWISE), ((95, 102), COUNTER)], 0, [(1, (88, 95))]),
        ([((5, 20), CLOCKWISE), ((95, 20), COUNTER)], 0, []),
        # in the centre 31 and 91 are one hole in both directions
        ([((5, 31), CLOCKWISE), ((85, 91), CLOCKWISE)], 0, [(1, (79, 85))]),
        ([((5, 31), CLOCKWISE), ((25, 31), COUNTER)], 0, [(1, (19, 25))]),
        # start and game hole are one: the first step of one direction is the last of the other
        ([((0, 1), CLOCKWISE), ((0, 1), COUNTER)], 0, [(1, (0, 0))]),
        # a peg thrown onto a third player's peg hits it in turn
        (
            [((5, 20), CLOCKWISE), ((14, 20), CLOCKWISE), ((2, 8), CLOCKWISE)],
            0,
            [(1, (8, 14)), (2, (0, 2))],
        ),
        # and onto the mover's own peg too
        ([((8, 20), CLOCKWISE), ((14, 20), CLOCKWISE)], 0, [(1, (8, 14)), (0, (20, 32))]),
    ],
)
def test_the_effects_of_a_landing(
    standing: list[Standing], mover: int, crashed: list[tuple[int, tuple[int, int]]]
) -> None:
    pegs, paths = tuple(peg for peg, _ in standing), tuple(way for _, way in standing)
    assert [(thrown.side, thrown.pegs) for thrown in crashes(pegs, paths, mover, 121)] == crashed


def test_the_length_of_a_chain_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    assert crash.LONGEST_CHAIN == 8
    pegs = ((5, 20), (14, 20), (2, 8))
    assert len(list(crash.crashes(pegs, (True,) * 3, 0, 121))) == 2
    monkeypatch.setattr(crash, "LONGEST_CHAIN", 1)
    assert len(list(crash.crashes(pegs, (True,) * 3, 0, 121))) == 1


def test_each_player_chooses_a_direction_with_the_first_score() -> None:
    check(
        """
        rules: crash
        dealer: A
        5D 9D TH KH + 2C 7D / TC 6C 4C KD + AC 3S, starter JH -> dealt by A; A chooses a way
        B plays TC             -> First a direction round the board must be chosen.
        B goes clockwise       -> It is not the turn of seat 1 to answer now.
        A claims 2             -> Now a direction round the board must be chosen.
        A goes counter         -> A pegs 2 for his heels [2 0]
        B plays TC             -> 10
        A plays 5D             -> 15; A pegs 2 for fifteen 2 [4 0]
        B plays 6C             -> 21
        A plays TH             -> 31; A pegs 2 for thirty-one 2 [6 0]; the count is over
        B plays KD             -> 10
        A plays KH             -> 20; A pegs 2 for pair 2 [8 0]
        # the go of the other is B's first point: he chooses before it is pegged
        B plays 4C             -> 24; A says go; B chooses a way
        B goes clockwise       -> B pegs 1 for go [8 1]; the count is over
        """
    )


def test_the_direction_is_chosen_for_points_called_in_muggins() -> None:
    check(
        """
        rules: crash go_timing=on_call
        dealer: A
        5D 9D TH KH + 2C 7D / TC 6C 4C KD + AC 3S, starter 8H -> dealt by A
        B plays TC             -> 10
        A plays 9D             -> 19
        B plays KD             -> 29; A says go; B chooses a way
        B goes counter         -> B pegs 1 for go [0 1]; the count is over
        """
    )


def test_the_direction_is_chosen_for_three_for_last() -> None:
    check(
        """
        rules: five_card board=crash8 target=121
        dealer: A
        deal 5H 5D 9C KH KD / 6H 7H 8H QH QD -> dealt by A; B chooses a way
        A discards KH KD      -> First a direction round the board must be chosen.
        B goes clockwise       -> B pegs 3 for three for last [0 3]
        A discards KH KD
        """
    )


CARDS = "5D 9D TH KH + 2C 7D / TC 6C 4C KD + AC 3S, starter 8H -> dealt by A"


def test_a_hit_front_peg_falls_back() -> None:
    check(
        f"""
        rules: crash
        dealer: A
        pegs: 10 18 / 17 20
        ways: clockwise clockwise
        {CARDS}
        B plays TC             -> 10
        A plays 5D             -> 15; A pegs 2 for fifteen 2 [20 20]; B is thrown to 14 17 [20 17]
        """
    )


def test_a_hit_rear_peg_jumps_ahead_and_may_win() -> None:
    check(
        f"""
        rules: crash
        dealer: A
        pegs: 50 58 / 60 100
        ways: clockwise clockwise
        {CARDS}
        B plays TC             -> 10
        A plays 5D             -> 15; A pegs 2 for fifteen 2 [60 100]; B is thrown to 100 121 [60 121]
                               -> B wins 60 121, double skunk: 4
        """
    )


def test_one_score_is_one_move() -> None:
    check(
        """
        rules: crash
        dealer: A
        pegs: 0 0 / 0 2
        ways: clockwise clockwise
        4D 9D TH KH + 2C 7D / 5C 6C 2D KD + AC 3S, starter 8H -> dealt by A
        B plays 5C             -> 5
        A plays 4D             -> 9
        # fifteen and a run of three: five holes at once, and over nobody's peg
        B plays 6C             -> 15; B pegs 5 for fifteen 2, run 3 [0 7]
        """
    )


def test_a_direction_is_read_back_as_written() -> None:
    for way in (CLOCKWISE, COUNTER):
        assert read_actions(write_action(Choose(1, way))) == (Choose(1, way),)
    with pytest.raises(ValueError, match="'left' is not a direction: write clockwise or counter"):
        read_actions("way 1 left")
