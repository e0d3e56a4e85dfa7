"""The play of small packs as a linear program over sequences, from the rules alone; the solver must agree with it.

The sequence form of Koller, Megiddo and von Stengel: the variables are the probabilities of pone's sequences of choices
and the value of each of the dealer's information sets.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from fifteentwo.engine.pegging.buffers import new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import exploitability
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Floats
from tests.engine.test_solving import Hand, Moment, deals, small, solved

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

Deal = tuple[Hand, Hand, float]
"""Pone's hand, the dealer's, and how likely they are together."""

Story = tuple[int | None, ...]
"""What both have seen: ranks played, and None for a go."""


class Sequences:
    """One player's sequences of choices, where 0 is the empty one, and the sequence that leads to each information set."""

    def __init__(self) -> None:
        self.number: dict[tuple[Hand, Story, int], int] = {}
        self.places: dict[tuple[Hand, Story], tuple[int, list[int]]] = {}

    def choose(self, before: int, hand: Hand, story: Story, ranks: list[int]) -> dict[int, int]:
        """The sequence that each rank adds to the one before."""
        for rank in ranks:
            self.number.setdefault((hand, story, rank), len(self.number) + 1)
        follow = {rank: self.number[hand, story, rank] for rank in ranks}
        self.places[hand, story] = before, list(follow.values())
        return follow

    def flow(self) -> tuple[csr_matrix, Floats]:
        """The flow constraints: what enters an information set leaves it. Row 0 is the empty sequence, of weight 1."""
        rows, columns, ones = [0], [0], [1.0]
        for row, (before, follow) in enumerate(self.places.values(), 1):
            rows += [row] * (1 + len(follow))
            columns += [before, *follow]
            ones += [-1.0] + [1.0] * len(follow)
        right = np.zeros(len(self.places) + 1, np.float32)
        right[0] = 1
        return csr_matrix((ones, (rows, columns)), shape=(len(right), len(self.number) + 1)), right


def program_value(ranges: Floats, size: int) -> float:
    """The value of the play in equilibrium: pone's points less the dealer's."""
    players = Sequences(), Sequences()
    worth: dict[tuple[int, int], float] = {}

    def follow(moment: Moment, deal: Deal, story: Story, at: tuple[int, int], won: int) -> None:
        *hands, chance = deal
        if not any(moment.hands):
            worth[at] = worth.get(at, 0.0) + chance * won
            return
        turn, fits = moment.turn, moment.fits(moment.turn)
        numbers = {}
        if len(fits) > 1:
            numbers = players[turn].choose(at[turn], hands[turn], story, fits)
        for rank in moment.ways(turn):
            new, pegs = moment.play(rank)
            number = at[turn] if rank is None else numbers.get(rank, at[turn])
            ahead = (number, at[1]) if turn == PONE else (at[0], number)
            follow(new, deal, (*story, rank), ahead, won + pegs[PONE] - pegs[DEALER])

    for deal in deals(ranges, size):
        follow(Moment(deal[:2]), deal, (), (0, 0), 0)
    return solved_program(players, worth)


def solved_program(players: tuple[Sequences, Sequences], worth: dict[tuple[int, int], float]) -> float:
    """The value of a game to the first player, by what each two sequences are worth to it, times their probability."""
    (mine_flow, mine_right), (their_flow, their_right) = (each.flow() for each in players)
    pones, dealers = zip(*worth, strict=True)
    table = csr_matrix((list(worth.values()), (pones, dealers)), shape=(mine_flow.shape[1], their_flow.shape[1]))
    # Pone's sequences x and the value v of each of the dealer's information sets: maximise v[0] with flow' v <= table' x.
    many, free = mine_flow.shape[1], their_flow.shape[0]
    goal = np.zeros(many + free)
    goal[many:] = -their_right
    above = np.hstack((-table.T.toarray(), their_flow.T.toarray()))
    found = linprog(
        goal,
        A_ub=csr_matrix(above),
        b_ub=np.zeros(len(above)),
        A_eq=csr_matrix(np.hstack((mine_flow.toarray(), np.zeros((mine_flow.shape[0], free))))),
        b_eq=mine_right,
        bounds=[(0, None)] * many + [(None, None)] * free,
    )
    assert found.status == 0
    return float(-found.fun)


@pytest.mark.parametrize(("size", "ranks"), [(2, (0, 4, 9, 12)), (3, (3, 4, 9)), (4, (0, 9))])
def test_the_solver_agrees_with_the_linear_program(size: int, ranks: tuple[int, ...]) -> None:
    _, ranges = small(size, ranks)
    expected = program_value(ranges, size)
    tree, _, policy = solved(size, ranks, 300)
    value, pone, dealer = exploitability(tree, independent(ranges), policy, new_scratch())
    assert -value - dealer - 1e-5 <= expected <= -value + pone + 1e-5
    assert -value == pytest.approx(expected, abs=1e-3)


def test_an_unsolved_policy_is_exploitable_by_the_difference_to_the_program() -> None:
    """The values of both best responses bracket the program's value, however bad the policy."""
    tree, ranges = small(3, (3, 4, 9))
    policy = np.random.default_rng(8).random(int(tree.offset[-1])).astype(np.float32)
    value, pone, dealer = exploitability(tree, independent(ranges), policy, new_scratch())
    expected = program_value(ranges, 3)
    assert -value + pone > expected + 0.01
    assert -value - dealer < expected - 0.01
