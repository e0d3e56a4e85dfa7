"""Duplicate play: what each player made of the same cards, against the others in the same seat."""

from __future__ import annotations

import pytest

from fifteentwo.club.traveller import BoardDeal, BoardTable, gains, scores


def table(first: str, second: str, *points: tuple[int, int], chances: tuple[float, ...] = ()) -> BoardTable:
    """A table where these points were made; seat 0 wins if it made more."""
    total, deals = (0, 0), []
    for number, (mine, theirs) in enumerate(points):
        total = (total[0] + mine, total[1] + theirs)
        deals.append(BoardDeal((number + 1) % 2, (mine, theirs), total, chances[number] if chances else None))
    return BoardTable((first, second), int(total[0] < total[1]), tuple(deals))


def test_two_friends_who_swap_seats_are_compared_deal_by_deal() -> None:
    tables = [table("Ann", "Bob", (10, 6), (4, 12)), table("Bob", "Ann", (7, 8), (5, 9))]
    assert gains(tables, lambda deal: deal.points[0] - deal.points[1]) == [[5, -4], [-5, 4]]
    ann, bob = scores(tables)
    assert (ann.player, ann.tables, ann.wins, ann.points) == ("Ann", 2, 1, 1)
    assert (bob.player, bob.tables, bob.wins, bob.points) == ("Bob", 2, 1, -1)


def test_at_three_tables_each_is_compared_with_the_mean_of_the_others() -> None:
    tables = [table(name, "club", (points, 0)) for name, points in (("Ann", 10), ("Bob", 4), ("Cy", 1))]
    by_name = {each.player: each.points for each in scores(tables)}
    assert by_name == {"Ann": 7.5, "Bob": -1.5, "Cy": -6, "club": 0}


def test_a_deal_that_one_table_did_not_reach_is_compared_with_nobody() -> None:
    tables = [table("Ann", "Bob", (10, 6), (4, 12)), table("Bob", "Ann", (121, 8))]
    assert gains(tables, lambda deal: deal.points[0])[0] == [10 - 121, None]


def test_chances_are_compared_in_the_same_way() -> None:
    tables = [
        table("Ann", "Bob", (10, 6), (4, 12), chances=(0.1, 0.4)),
        table("Bob", "Ann", (7, 8), (5, 9), chances=(-0.1, -0.4)),
    ]
    ann = scores(tables)[0]
    assert ann.player == "Ann"
    assert ann.chance == pytest.approx(1.0)
    assert scores(tables[:1])[0].chance is None
    assert scores(tables[:1])[0].points is None
