"""Other ways a game ends: lowball (objective=lowball), and the stinkhole."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.result import outcome
from fifteentwo.game import Loss
from fifteentwo.rules import CribbageRules, parse
from tests.golden.script import check


def test_a_deal_of_lowball_is_scored_like_any_other() -> None:
    check(
        """
        rules: lowball
        dealer: A
        scores: 100 119
        5D 9D TH KH + 2C 7D / 4C 6C TD KD + AC 3S, starter 8H -> dealt by A
        B plays TD             -> 10
        A plays 5D             -> 15; A pegs 2 for fifteen 2 [102 119]
        B plays 6C             -> 21
        A plays TH             -> 31; A pegs 2 for thirty-one 2 [104 119]; the count is over
        B plays KD             -> 10
        A plays KH             -> 20; A pegs 2 for pair 2 [106 119]
        B plays 4C             -> 24; A says go; B pegs 1 for go [106 120]; the count is over
        A plays 9D             -> 9; A pegs 1 for last card [107 120]; the count is over
                               -> B 4C 6C TD KD: 0
                               -> A 5D 9D TH KH: 2 fifteens 4, run 3 = 7; A pegs 7 [114 120]
                               -> A's crib AC 2C 3S 7D: fifteen 2, run 3 = 5; A pegs 5 [119 120]
                               -> the deal is over
        """
    )


def test_the_game_of_lowball_ends_on_the_peg_that_loses_it() -> None:
    check(
        """
        rules: lowball
        dealer: A
        scores: 80 120
        5D 9D TH KH + 2C 7D / 4C 6C TD KD + AC 3S, starter 8H -> dealt by A
        B plays TD             -> 10
        A plays TH             -> 20; A pegs 2 for pair 2 [82 120]
        B plays KD             -> 30; A says go; B pegs 1 for go [82 121]
                               -> A wins 82 121, skunk: 2
        """
    )


@pytest.mark.parametrize(
    ("target", "winner", "points", "title"),
    [
        (121, 60, 4, "double skunk"),
        (121, 61, 2, "skunk"),
        (121, 91, 2, "skunk"),
        (121, 92, 1, ""),
        (61, 30, 4, "double skunk"),
        (61, 31, 2, "skunk"),
        (61, 46, 2, "skunk"),
        (61, 47, 1, ""),
        (181, 90, 4, "double skunk"),
        (181, 136, 2, "skunk"),
        (181, 137, 1, ""),
    ],
)
def test_the_skunk_of_lowball_depends_on_the_winners_score(target: int, winner: int, points: int, title: str) -> None:
    game = Cribbage(parse(f"lowball target={target}", CribbageRules))
    state = replace(game.start(), pegs=((0, target), (0, winner)), dealt_at=(0, 0))
    ended = outcome(state)
    assert (ended.winners, ended.scores, ended.points, ended.title) == ((1,), (target, winner), points, title)
    plain = outcome(replace(state, rules=parse(f"lowball target={target} skunk_scale=none", CribbageRules)))
    assert (plain.points, plain.title) == (1, "")


@pytest.mark.parametrize(
    ("scores", "dealt_at", "winners"),
    [
        ((121, 80, 90), (110, 70, 60), (1,)),
        ((121, 80, 80), (110, 70, 60), (2,)),  # the one that was lower before the last deal
        ((121, 80, 80), (110, 70, 70), (1, 2)),  # then shared
    ],
)
def test_the_lowest_of_three_wins(scores: tuple[int, ...], dealt_at: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = Cribbage(parse("lowball players=3", CribbageRules)).start()
    ended = outcome(replace(state, pegs=tuple((0, score) for score in scores), dealt_at=dealt_at))
    assert ended.winners == winners


def test_resigning_in_lowball_loses() -> None:
    state = replace(Cribbage(parse("lowball", CribbageRules)).start(), pegs=((0, 100), (0, 40)))
    ended = outcome(state, resigned=1)
    assert (ended.winners, ended.scores, ended.resigned) == ((0,), (100, 121), 1)


def test_three_individual_players_settle_by_the_best_loser() -> None:
    state = Cribbage(parse("three_players", CribbageRules)).start()
    ended = outcome(replace(state, pegs=((0, 121), (0, 40), (0, 90))))
    assert (ended.winners, ended.points, ended.title) == ((0,), 2, "skunk")
    assert ended.losses == (Loss(1, 4, "double skunk"), Loss(2, 2, "skunk"))


@pytest.mark.parametrize(
    ("text", "scores", "losses"),
    [
        ("three_players", (121, 90, 91), (Loss(1, 2, "skunk"), Loss(2, 1, ""))),
        ("three_players skunk_scale=lurch", (60, 121, 61), (Loss(0, 2, "lurch"), Loss(2, 1, ""))),
        ("three_players skunk_scale=hoyle", (60, 90, 121), (Loss(0, 4, "double skunk"), Loss(1, 2, "skunk"))),
        ("three_players skunk_scale=acc", (121, 90, 91), (Loss(1, 3, "skunk"), Loss(2, 2, ""))),
        ("three_players skunk_scale=none", (121, 0, 91), (Loss(1, 1, ""), Loss(2, 1, ""))),
        # in lowball the winner's score decides, for all losers alike
        ("lowball players=3", (121, 80, 100), (Loss(0, 2, "skunk"), Loss(2, 2, "skunk"))),
        # with a single loser the outcome itself says what is settled
        ("standard", (121, 80), ()),
        ("partners", (80, 121), ()),
    ],
)
def test_each_loser_settles_separately(text: str, scores: tuple[int, ...], losses: tuple[Loss, ...]) -> None:
    state = Cribbage(parse(text, CribbageRules)).start()
    ended = outcome(replace(state, pegs=tuple((0, score) for score in scores), dealt_at=scores))
    assert ended.losses == losses
    if losses:
        assert ended.points == min(loss.points for loss in losses)


def test_a_player_who_resigns_among_three_settles_alone() -> None:
    state = replace(Cribbage(parse("three_players", CribbageRules)).start(), pegs=((0, 100), (0, 40), (0, 100)))
    ended = outcome(state, resigned=1)
    assert (ended.winners, ended.points, ended.title, ended.losses) == ((0, 2), 4, "double skunk", ())


def test_the_stinkhole_keeps_heels_go_and_last_card() -> None:
    check(
        """
        rules: standard stinkhole=on
        dealer: A
        scores: 120 100
        9D 6S TH QH + 2C 7D / 4C KC TD KD + AC 3S, starter JS -> dealt by A
        B plays TD             -> 10
        A plays QH             -> 20
        B plays KD             -> 30; A says go; B pegs 1 for go [120 101]; the count is over
        A plays TH             -> 10
        B plays KC             -> 20
        # the go is A's, and lost
        A plays 9D             -> 29; B says go; the count is over
        B plays 4C             -> 4
        # and so is the last card
        A plays 6S             -> 10; the count is over
                               -> B 4C TD KC KD: pair 2 = 2; B pegs 2 [120 103]
                               -> A 6S 9D TH QH: fifteen 2, run 4 = 6; A pegs 6 [121 103]
                               -> A wins 121 103: 1
        """
    )


def test_points_of_cards_are_not_lost_in_the_stinkhole() -> None:
    check(
        """
        rules: standard stinkhole=on
        dealer: A
        scores: 120 100
        9D 6S TH QH + 2C 7D / 4C KC TD KD + AC 3S, starter 5S -> dealt by A
        B plays TD             -> 10
        A plays TH             -> 20; A pegs 2 for pair 2 [121 100]
                               -> A wins 121 100: 1
        """
    )
