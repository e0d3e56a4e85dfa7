"""Three and more players: go_rotation, the lead, the order of counting, partners (teams) and the next dealer."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.cribbage import Appoint, Cribbage
from fifteentwo.game import Opening, Outcome
from fifteentwo.match import next_dealer
from fifteentwo.rules import CRIBBAGE, CribbageRules, parse
from tests.golden.script import check


def test_three_play_and_count_round_the_table_from_the_dealers_left() -> None:
    check(
        """
        rules: three_players
        dealer: A
        TH JD 9S 2C + 3D / KC QD 8H 4S + 5D / 7C 6D AH 3H + 9D, stock TS, starter 5S -> dealt by A
        B plays KC             -> 10
        C plays 7C             -> 17
        A plays TH             -> 27
        B plays 4S             -> 31; B pegs 2 for thirty-one 2 [0 2 0]; the count is over
        # the left of whoever played last leads
        A plays JD             -> It is not the turn of seat 0.
        C plays 6D             -> 6
        A plays JD             -> 16
        B plays QD             -> 26
        C plays AH             -> 27
        # each who cannot play says go, and the last to play has the point
        A plays 2C             -> 29; B says go; C says go; A pegs 1 for go [1 2 0]; the count is over
        B plays 8H             -> 8
        C plays 3H             -> 11
        A plays 9S             -> 20; A pegs 1 for last card [2 2 0]; the count is over
                               -> B 4S 8H QD KC: 2 fifteens 4 = 4; B pegs 4 [2 6 0]
                               -> C AH 3H 6D 7C: 2 fifteens 4, run 3 = 7; C pegs 7 [2 6 7]
                               -> A 2C 9S TH JD: 2 fifteens 4, run 3 = 7; A pegs 7 [9 6 7]
                               -> A's crib 3D 5D 9D TS: 2 fifteens 4, pair 2 = 6; A pegs 6 [15 6 7]
                               -> the deal is over
        deal 2H 3H 4H 5H 6H / 2C 3C 4C 5C 6C / 2D 3D 4D 5D 6D, stock KS -> dealt by B
        """
    )


TO_29 = """
        dealer: A
        9S 2C JD JS + 3D / KC KD 9H 8H + 5D / QC QD 7H 6H + 4D, stock TS, starter 5S -> dealt by A
        B plays KC             -> 10
        C plays QC             -> 20
"""


def test_everybody_plays_on_until_nobody_can() -> None:
    check(
        f"""
        rules: three_players go_rotation=all
        {TO_29}
        A plays 9S             -> 29; B says go; C says go
        A plays 2C             -> 31; A pegs 2 for thirty-one 2 [2 0 0]; the count is over
        B plays KD             -> 10
        """
    )


def test_by_bicycle_nobody_plays_on_once_the_next_after_a_go_cannot() -> None:
    check(
        f"""
        rules: three_players go_rotation=bicycle
        {TO_29}
        A plays 9S             -> 29; B says go; A pegs 1 for go [1 0 0]; the count is over
        B plays KD             -> 10
        """
    )


def test_by_bicycle_the_next_after_a_go_plays_if_he_can() -> None:
    check(
        """
        rules: three_players go_rotation=bicycle
        dealer: A
        9S 8C JD JS + 3D / KC KD 9H 8H + 5D / QC 2D 7H 6H + 4D, stock TS, starter 5S -> dealt by A
        B plays KC             -> 10
        C plays QC             -> 20
        A plays 9S             -> 29; B says go
        C plays 2D             -> 31; C pegs 2 for thirty-one 2 [0 0 2]; the count is over
        A plays JD             -> 10
        """
    )


TO_27_AND_A_GO = """
        dealer: A
        AS 8C AD JS + 3D / TC 9D 9H 8H + 5D / QC 2D AH 6H + 4D, stock TH, starter 5S -> dealt by A
        B plays 9D             -> 9
        C plays QC             -> 19
        A plays 8C             -> 27; B says go
"""


def test_by_bicycle_a_go_that_was_answered_stops_nobody() -> None:
    """C's go is the first since A played; B's was answered earlier."""
    check(
        f"""
        rules: three_players go_rotation=bicycle
        {TO_27_AND_A_GO.replace("AH", "KH")}
        C plays 2D             -> 29
        A plays AS             -> 30; C says go
        A plays AD             -> 31; A pegs 4 for thirty-one 2, pair 2 [4 0 0]; the count is over
        """
    )


@pytest.mark.parametrize(
    ("rotation", "told", "then"),
    [
        ("bicycle", "C pegs 1 for go [0 0 1]; the count is over", "A plays JS -> 10"),
        ("all", "", "C plays AH -> 30; C pegs 1 for go [0 0 1]; the count is over"),
    ],
)
def test_by_bicycle_the_first_after_a_go_may_have_said_go_before(rotation: str, told: str, then: str) -> None:
    """A says go, and the next is B, who cannot play: so C does not play, though C could."""
    check(
        f"""
        rules: three_players go_rotation={rotation}
        {TO_27_AND_A_GO.replace("AS", "KS").replace("AD", "KD")}
        C plays 2D             -> 29; A says go{"; " + told if told else ""}
        {then}
        """
    )


def test_partners_share_a_score() -> None:
    check(
        """
        rules: partners
        dealer: A
        5D TD KH 2C + 9D / 5C 4C 8S KS + 9C / TH 3C 8D QH + 9S / JH JS 7D 6D + 9H, starter 2S -> dealt by A
        B plays 5C             -> 5
        C plays TH             -> 15; A pegs 2 for fifteen 2 [2 0]
        D plays JH             -> 25
        A plays 5D             -> 30; B says go; C says go; D says go; A pegs 1 for go [3 0]; the count is over
        B plays 4C             -> 4
        C plays 3C             -> 7
        D plays JS             -> 17
        A plays 2C             -> 19
        B plays 8S             -> 27; C says go; D says go; A says go; B pegs 1 for go [3 1]; the count is over
        """
    )


@pytest.mark.parametrize(
    ("text", "sizes", "discarding"),
    [
        ("players=4", (5, 5, 5, 5), (0, 1, 2, 3)),
        ("players=5", (5, 5, 4, 5, 5), (0, 1, 3, 4)),
        ("players=6 teams=on", (5, 5, 4, 5, 5, 4), (0, 1, 3, 4)),
    ],
)
def test_the_cards_dealt_and_discarded_at_each_seat(
    text: str, sizes: tuple[int, ...], discarding: tuple[int, ...]
) -> None:
    game = Cribbage(parse(text, CribbageRules))
    state = game.start(Opening(dealer=2))
    state, _ = game.apply(state, game.house(state, Random(1)))
    assert tuple(map(len, state.hands)) == sizes
    assert game.to_act(state) == discarding
    for seat in discarding:
        state, _ = game.apply(state, game.legal(state, seat)[0])
    assert state.phase == "starter"
    assert len(state.whole_crib()) == 4
    assert set(map(len, state.hands)) == {4}


@pytest.mark.parametrize(
    ("text", "winners", "scores", "last_dealer", "deals"),
    [
        # three: the lowest score; of equal ones whoever sits next to the left of the last dealer
        ("three_players", (0,), (121, 80, 90), 0, 1),
        ("three_players", (0,), (121, 90, 80), 0, 2),
        ("three_players", (0,), (121, 80, 80), 1, 2),
        ("three_players next_dealer=winner", (2,), (80, 80, 121), 1, 2),
        # partners: of the side that lost, whoever sits left of the last dealer
        ("partners", (0,), (121, 80), 2, 3),
        ("partners", (0,), (121, 80), 3, 1),
        ("partners", (1,), (80, 121), 0, 2),
        ("partners next_dealer=winner", (1,), (80, 121), 0, 1),
        # in lowball the highest score has lost
        ("lowball players=3", (1,), (121, 80, 90), 1, 0),
    ],
)
def test_who_deals_first_in_the_next_game(
    text: str, winners: tuple[int, ...], scores: tuple[int, ...], last_dealer: int, deals: int
) -> None:
    assert next_dealer(parse(text, CribbageRules), Outcome(winners, scores), 0, last_dealer) == deals


def test_the_sides_of_individual_players_and_partners() -> None:
    assert CRIBBAGE["partners"].rules.sides == 2
    assert parse("partners teams=off", CribbageRules).sides == 4
    assert [parse("players=6 teams=on", CribbageRules).side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_dealer_is_drawn_if_the_rules_say_so(players: int) -> None:
    rules = parse(
        {2: "first_deal=random", 3: "three_players first_deal=random", 4: "partners first_deal=random"}[players]
    )
    assert isinstance(rules, CribbageRules)
    game = Cribbage(rules)
    drawn = {game.house(game.start(), Random(seed)) for seed in range(50)}
    assert drawn == {Appoint(seat) for seat in range(players)}
