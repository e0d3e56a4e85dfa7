"""The match: adding up its games, when it is won, and the next dealer."""

from __future__ import annotations

from types import EllipsisType

import pytest

from fifteentwo.game import Outcome, Standing
from fifteentwo.match import after, before, is_over, next_dealer, winner
from fifteentwo.rules import CribbageRules, parse


def standing(rules: CribbageRules, games: str) -> Standing:
    """The standing after games such as 'A2 B1': the winner and the game points."""
    now = before(rules)
    for game in games.split():
        assert not is_over(rules, now), f"the match is over before {game}"
        side = "AB".index(game[0])
        scores = (121, 80) if side == 0 else (80, 121)
        now = after(now, Outcome((side,), scores, int(game[1:])))
    return now


@pytest.mark.parametrize(
    ("match", "games", "points", "wins", "won"),
    [
        ("single", "", (0, 0), (0, 0), None),
        ("single", "B4", (0, 4), (0, 1), 1),
        ("first_to:7", "A2 A4", (6, 0), (2, 0), None),
        ("first_to:7", "A2 A4 A1", (7, 0), (3, 0), 0),
        ("first_to:7", "A2 A4 A4", (10, 0), (3, 0), 0),
        ("first_to:7", "A4 B2 B4 A2 B1", (6, 7), (2, 3), 1),
        ("first_to:1", "B1", (0, 1), (0, 1), 1),
        ("best_of:3", "A4", (4, 0), (1, 0), None),
        ("best_of:3", "A3 B2", (3, 2), (1, 1), None),
        ("best_of:3", "A3 A2", (5, 0), (2, 0), 0),
        ("best_of:3", "A4 B1 B1", (4, 2), (1, 2), 1),
        ("best_of:1", "A2", (2, 0), (1, 0), 0),
        ("best_of:5", "A1 B1 A1 B1", (2, 2), (2, 2), None),
        ("best_of:5", "A1 B1 A1 B1 B1", (2, 3), (2, 3), 1),
        ("best_of:4", "A1 A1", (2, 0), (2, 0), None),
        ("best_of:4", "A1 A1 A1", (3, 0), (3, 0), 0),
    ],
)
def test_games_add_up(match: str, games: str, points: tuple[int, int], wins: tuple[int, int], won: int | None) -> None:
    rules = CribbageRules(match=match)
    now = standing(rules, games)
    assert (now.points, now.wins) == (points, wins)
    assert winner(rules, now) == won
    assert is_over(rules, now) == (won is not None)


def test_the_best_of_an_even_number_may_be_drawn() -> None:
    rules = CribbageRules(match="best_of:2")
    drawn = standing(rules, "A4 B1")
    assert is_over(rules, drawn)
    assert winner(rules, drawn) is None


@pytest.mark.parametrize(
    ("match", "games", "wins", "won"),
    [
        ("best_of:3", "AB", (1, 1, 0), ...),
        ("best_of:3", "AB C", (1, 1, 1), ...),
        ("best_of:3", "AB C C", (1, 1, 2), 2),
        ("best_of:3", "AB C AB", (2, 2, 1), None),
        ("best_of:3", "AB AB", (2, 2, 0), None),
        ("best_of:5", "A B C AB A", (3, 2, 1), 0),
        ("best_of:5", "A B C A BC", (2, 2, 2), None),
        ("best_of:4", "A B C A", (2, 1, 1), 0),
        ("first_to:2", "AB", (1, 1, 0), ...),
        ("first_to:2", "AB A", (2, 1, 0), 0),
        ("first_to:2", "AB AB", (2, 2, 0), None),
        ("single", "AB", (1, 1, 0), None),
    ],
)
def test_a_game_won_by_two_counts_once(
    match: str, games: str, wins: tuple[int, ...], won: int | EllipsisType | None
) -> None:
    """Lowball's lowest score may be shared, and a resigned game is won by all the others. `...`: the match goes on."""
    rules = parse(f"lowball players=3 match={match}", CribbageRules)
    now = before(rules)
    for game in games.split():
        assert not is_over(rules, now)
        now = after(now, Outcome(tuple("ABC".index(side) for side in game), (121, 121, 121)))
    assert (now.wins, now.games) == (wins, len(games.split()))
    assert is_over(rules, now) == (won is not ...)
    assert winner(rules, now) == (None if won is ... else won)


@pytest.mark.parametrize(
    ("rule", "won_by", "dealt_first", "deals_next"),
    [
        ("loser", 0, 0, 1),
        ("loser", 0, 1, 1),
        ("loser", 1, 0, 0),
        ("winner", 0, 0, 0),
        ("winner", 0, 1, 0),
        ("winner", 1, 0, 1),
        ("alternate", 0, 0, 1),
        ("alternate", 1, 0, 1),
        ("alternate", 0, 1, 0),
        ("alternate", 0, None, None),
        ("loser", 0, None, 1),
    ],
)
def test_who_deals_the_next_game(rule: str, won_by: int, dealt_first: int | None, deals_next: int | None) -> None:
    scores = (121, 120) if won_by == 0 else (120, 121)
    rules = CribbageRules(next_dealer="winner" if rule == "winner" else "alternate" if rule == "alternate" else "loser")
    assert next_dealer(rules, Outcome((won_by,), scores), dealt_first, dealt_first) == deals_next


@pytest.mark.parametrize(
    ("line", "winners", "scores", "last_dealer", "deals_next"),
    [
        # individual play: the player with the lowest score has lost; on a tie, the next to the left of the last dealer
        ("three_players", (0,), (121, 80, 100), 0, 1),
        ("three_players", (0,), (121, 100, 80), 0, 2),
        ("three_players", (0,), (121, 80, 80), 0, 1),
        ("three_players", (0,), (121, 80, 80), 1, 2),
        ("three_players", (0,), (121, 80, 80), 2, 1),
        ("three_players", (0, 2), (121, 100, 121), 1, 1),
        # in lowball the highest
        ("lowball players=3", (0,), (40, 121, 60), 0, 1),
        ("lowball players=3", (0,), (40, 60, 121), 0, 2),
        ("lowball players=3 next_dealer=winner", (0, 2), (40, 121, 40), 0, 2),
        ("lowball players=3 next_dealer=winner", (0, 2), (40, 121, 40), 2, 0),
        # of partners, the next to the left of the last dealer
        ("partners", (0,), (121, 100), 1, 3),
        ("partners", (0,), (121, 100), 2, 3),
        ("partners", (0,), (121, 100), 3, 1),
        ("partners", (0,), (121, 100), None, 1),
        ("partners next_dealer=winner", (0,), (121, 100), 0, 2),
        ("partners next_dealer=winner", (0,), (121, 100), None, 0),
        ("captain", (1,), (100, 61), 0, 2),
        ("captain", (0,), (121, 60), 0, 1),
        ("three_players next_dealer=alternate", (0,), (121, 80, 100), 2, 0),
    ],
)
def test_who_deals_the_next_game_of_many(
    line: str, winners: tuple[int, ...], scores: tuple[int, ...], last_dealer: int | None, deals_next: int
) -> None:
    rules = parse(line, CribbageRules)
    assert next_dealer(rules, Outcome(winners, scores), last_dealer, last_dealer) == deals_next


def test_a_player_who_resigns_loses_even_when_ahead() -> None:
    outcome = Outcome((1,), (100, 121), resigned=0)
    assert next_dealer(CribbageRules(), outcome, 1, 0) == 0
    assert after(before(CribbageRules()), outcome).wins == (0, 1)
