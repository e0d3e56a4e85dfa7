"""The table of the last two cards, compared with the rules card by card."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fifteentwo.engine.pegging import last_cards
from fifteentwo.engine.pegging.frames import Frame
from fifteentwo.engine.pegging.leaves import alone_row_of
from fifteentwo.engine.pegging.response_buffers import scratch
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.scoring import peg_points


def played_out(
    hands: list[list[int]], row: list[int], turn: int, gone: set[int], last: int, last_card: int = 1
) -> list[int]:
    """What I (0) and the other (1) peg with these cards in this order, ranks from 0, after a count in which some have said go."""
    won, hands, gone = [0, 0], [list(hand) for hand in hands], set(gone)
    while left := {who for who in (0, 1) if hands[who]}:
        if turn in left and sum(min(rank + 1, 10) for rank in [*row, hands[turn][0]]) <= 31:
            row, last = [*row, hands[turn].pop(0)], turn
            left = {who for who in (0, 1) if hands[who]}
            won[turn] += peg_points([rank + 1 for rank in row])
        else:
            gone.add(turn)
        count = sum(min(rank + 1, 10) for rank in row)
        if count == 31 or not left - gone:
            won[last] += (1 if left else last_card) if count < 31 else 0
            row, gone = [], set()
            turn = 1 - last if 1 - last in left else last
        elif 1 - turn in left - gone:
            turn = 1 - turn
    return won


def positions(number: int) -> list[tuple[int, list[int], int, int, int]]:
    """My card, the ranks of the count, whose turn it is, who has said go, and who played last."""
    rng, found = Random("last cards"), list[tuple[int, list[int], int, int, int]]()
    while len(found) < number:
        row = [rng.choice(range(rng.randint(1, 13))) for _ in range(rng.randrange(7))]
        turn, last = rng.randrange(2), rng.randrange(2)
        gone = rng.choice((0, 1 << (1 - turn))) if row and last == turn else 0
        if sum(min(rank + 1, 10) for rank in row) <= 30:
            found.append((rng.randrange(13), row, turn, gone, last))
    return found


@pytest.mark.parametrize("rows", [last_cards.last_cards()])
@pytest.mark.parametrize("last_card", [1, 0])
def test_a_row_is_what_the_rules_give_for_each_card_of_the_other(rows: last_cards.LastCards, last_card: int) -> None:
    """One table has the rows of all rules."""
    for card, row, turn, gone, last in positions(300) * 2:  # the second time each is found in the table
        played = np.array([*row, *[0] * (16 - len(row))], np.int64)
        count = sum(min(rank + 1, 10) for rank in row)
        place = last_cards.row_of(rows, card, played, (0, len(row), count, turn, gone, last, last_card))
        for other in range(13):
            said = {who for who in (0, 1) if gone >> who & 1}
            points = int(rows.points[place, other])
            assert [points // 16, points % 16] == played_out([[card], [other]], row, turn, said, last, last_card)


def in_either_order(low: int, high: int, room: int) -> list[list[int]]:
    """The orders in which two cards can be played, the lower one first where it fits."""
    return [order for order in ([low, high], [high, low]) if min(order[0] + 1, 10) <= room] or [[low, high]]


@pytest.mark.parametrize("rows", [last_cards.last_cards()])
@pytest.mark.parametrize("last_card", [1, 0])
def test_two_cards_of_the_other_peg_what_the_rules_give_in_both_orders(
    rows: last_cards.LastCards, last_card: int
) -> None:
    for card, row, _, said, last in positions(60) * 2:
        count = sum(min(rank + 1, 10) for rank in row)
        played, gone = np.array([*row, *[0] * (16 - len(row))], np.int64), said & 1
        frame = Frame(-1, 1, last, gone, 0, len(row), count, 1, 2, last_card=last_card)
        place = last_cards.pair_row_of(rows, card, played, frame)
        for hand, (low, high) in enumerate(rank_hands(2).tolist()):
            if min(low + 1, 10) <= 31 - count:
                orders = in_either_order(low, high, 31 - count)
                expected = [
                    played_out([[card], order], row, 1, {0} if gone else set(), last, last_card) for order in orders
                ]
                found = [divmod(int(points), 32) for points in rows.pair_points[place, :, hand]]
                assert found == [tuple(expected[0]), tuple(expected[-1])]


@pytest.mark.parametrize("rows", [last_cards.last_cards()])
@pytest.mark.parametrize("aim", [1, -1])
@pytest.mark.parametrize("last_card", [1, 0])
def test_two_cards_alone_are_played_in_the_better_order(rows: last_cards.LastCards, aim: int, last_card: int) -> None:
    for _, row, _, said, last in positions(60) * 2:
        count = sum(min(rank + 1, 10) for rank in row)
        played, gone = np.array([*row, *[0] * (16 - len(row))], np.int64), said & 1
        place = alone_row_of(rows, played, Frame(-1, 1, last, gone, 0, len(row), count, 0, 2, last_card=last_card), aim)
        for hand, (low, high) in enumerate(rank_hands(2).tolist()):
            orders = in_either_order(low, high, 31 - count)
            every = (played_out([[], order], row, 1, {0}, last, last_card) for order in orders)
            expected = max(every, key=lambda won: aim * won[1])
            assert divmod(int(rows.pair_points[place, 0, hand]), 32) == tuple(expected)


def test_a_full_neighbourhood_is_written_over() -> None:
    """Where every row that is looked at holds another count, the answer is still right."""
    rows = last_cards.last_cards()
    rows.keys[:] = -1
    place = last_cards.row_of(rows, 4, np.array([9, *[0] * 15], np.int64), (0, 1, 10, 0, 0, 1, 1))
    assert rows.points[place, 4] == 16 * 2 + 3  # fifteen for me; a pair and the last card for the other


def test_arrays_are_used_again_and_never_by_two_at_once() -> None:
    with scratch() as first, scratch() as second:
        assert first.reach is not second.reach
    with scratch() as third:
        assert third.reach is first.reach or third.reach is second.reach
