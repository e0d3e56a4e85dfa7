"""Subgames of the play: their payoffs by the rules alone, best responses, and solutions against a linear program."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import exp
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import ME, OTHER, Frame
from fifteentwo.engine.pegging.subgame import MOST, ShowUtility, subgame
from fifteentwo.engine.pegging.subgame_cfr import Model, Solving, solve_subgame, solving
from fifteentwo.engine.pegging.subgame_tree import Subgame
from fifteentwo.engine.pegging.subgame_values import BEST, buffers, evaluate, even_profile, profile_of_both, reach_down
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, grown_hands, many, rank_hands
from tests.engine.test_program import Sequences, Story, solved_program
from tests.engine.test_solving import Hand, Moment, Table

NOWHERE = FlatPolicy(np.zeros((0, 14), np.int32), np.zeros(0, np.int32), np.zeros(0, np.uint8), 1, 1)
"""A policy that says nothing."""

CASES = (((3, 9), 3, 3), ((3, 9, 4), 3, 2), ((9, 9, 4, 4), 2, 2), ((4, 3, 3, 9, 2), 1, 2))
"""The cards on the table, and how many I and the other hold."""


class Case:
    """A position from which few hands are possible, and its subgame."""

    def __init__(self, played: tuple[int, ...], mine: int, theirs: int) -> None:
        self.played, self.sizes = played, (mine, theirs)
        chance = np.random.default_rng(len(played))
        shown = tuple(chance.integers(0, 9, len(rank_hands(size))) for size in (mine, theirs))
        value = np.array([[1 / (1 + exp((t - m) / 6)) for t in range(MOST + 1)] for m in range(MOST + 1)])
        self.utility = ShowUtility(value, 1.0, 0.0, (7, 8), (shown[0], shown[1]))
        self.weights = self._weights(chance)
        self.count = sum(min(rank + 1, 10) for rank in played)
        turn = ME
        begin = Frame(NONE, turn, 1 - turn, 0, 0, len(played), self.count, mine, theirs)
        self.game = subgame(begin, np.array(played), self.weights, self.utility, NOWHERE, 4)

    def _weights(self, chance: np.random.Generator) -> Doubles:
        """Random weights of the hands of three ranks that a pack without the cards on the table and a five can deal."""
        table = np.bincount((*self.played, 4), minlength=13)
        inside = [many(size)[:, [3, 4, 9]].sum(axis=1) == size for size in self.sizes]
        held = many(self.sizes[0])[:, None, :] + many(self.sizes[1])[None, :, :] + table
        weights: Doubles = chance.random(held.shape[:2]) * (held <= 4).all(axis=2)
        weights *= inside[0][:, None] * inside[1][None, :]
        weights /= weights.sum()
        return weights

    def starts(self) -> Iterator[tuple[Moment, tuple[int, int], float]]:
        """The positions by the rules, the numbers of both hands, and how likely they are."""
        for mine, theirs in np.argwhere(self.weights > 0).tolist():
            hands = (_ranks(self.sizes[0], mine), _ranks(self.sizes[1], theirs))
            moment = Moment(hands)
            moment.row, moment.turn, moment.last = self.played, 0, 1
            yield moment, (mine, theirs), float(self.weights[mine, theirs])

    def worth(self, hands: tuple[int, int], points: tuple[int, int]) -> float:
        """My utility when the play ends with these points."""
        mine, theirs = (points[who] + int(self.utility.hands[who][hands[who]]) for who in (0, 1))
        return float(self.utility.value[mine, theirs])

    def out(self, points: tuple[int, int]) -> float | None:
        """My utility if somebody is out."""
        need = self.utility.need
        return 1.0 if points[0] >= need[0] else 0.0 if points[1] >= need[1] else None


def _ranks(size: int, number: int) -> Hand:
    return tuple(int(rank) for rank in rank_hands(size)[number])


@cache
def case(number: int) -> Case:
    return Case(*CASES[number])


def any_profile(game: Subgame) -> Floats:
    """Random probabilities of the cards that fit."""
    profile = even_profile(game) * np.random.default_rng(3).random(int(game.begin[-1])).astype(np.float32)
    for node in range(len(game.mover)):
        part = slice(game.begin[node], game.begin[node + 1])
        shares = profile[part].reshape(int(game.held[node, game.mover[node]]), -1)
        profile[part] = (shares / np.maximum(shares.sum(axis=0), 1e-9)).ravel()
    return profile


def by_the_rules(case: Case, profile: Floats) -> float:
    """My utility if both follow the profile: hand by hand."""
    table = Table(_as_tree(case.game), profile)

    def value(moment: Moment, node: int, hands: tuple[int, int], points: tuple[int, int]) -> float:
        if (out := case.out(points)) is not None:
            return out
        if not any(moment.hands):
            return case.worth(hands, points)
        fits = moment.fits(moment.turn)
        if node < 0:  # nobody has a choice, but for the order of the last cards of one player
            options = []
            for rank in moment.ways(moment.turn):
                new, won = moment.play(rank)
                options.append(value(new, node, hands, (points[0] + won[0], points[1] + won[1])))
            return max(options) if moment.turn == 0 else min(options)
        hand = moment.hands[moment.turn]
        worth = 0.0
        ways = table.chances(node, hand, fits) if fits else {None: 1.0}
        for rank, chance in ways.items():
            new, won = moment.play(rank)
            child = int(case.game.child[node, 13 if rank is None else rank])
            worth += chance * value(new, child, hands, (points[0] + won[0], points[1] + won[1]))
        return worth

    return sum(chance * value(moment, 0, hands, (0, 0)) for moment, hands, chance in case.starts())


def program_value(case: Case) -> float:
    """The value of the subgame by a linear program over sequences."""
    players = Sequences(), Sequences()
    worth: dict[tuple[int, int], float] = {}

    def follow(
        moment: Moment,
        start: tuple[tuple[Hand, Hand], tuple[int, int], float],
        story: Story,
        at: tuple[int, int],
        points: tuple[int, int],
    ) -> None:
        hands, numbers, chance = start
        out = case.out(points)
        if out is not None or not any(moment.hands):
            worth[at] = worth.get(at, 0.0) + chance * (case.worth(numbers, points) if out is None else out)
            return
        turn, fits = moment.turn, moment.fits(moment.turn)
        follow_up = players[turn].choose(at[turn], hands[turn], story, fits) if len(fits) > 1 else {}
        for rank in moment.ways(turn):
            new, won = moment.play(rank)
            number = at[turn] if rank is None else follow_up.get(rank, at[turn])
            ahead = (number, at[1]) if turn == 0 else (at[0], number)
            follow(new, start, (*story, rank), ahead, (points[0] + won[0], points[1] + won[1]))

    for moment, numbers, chance in case.starts():
        follow(moment, (moment.hands, numbers, chance), (), (0, 0), (0, 0))
    return solved_program(players, worth)


def _as_tree(game: Subgame) -> PublicTree:
    """What `Table` reads of a tree."""
    return cast(PublicTree, SimpleNamespace(offset=game.begin))


def bracket(game: Subgame, profile: Floats) -> tuple[float, float]:
    """The values to me of both players' best responses: the value of the subgame is between them."""
    room = buffers(game)
    return -evaluate(game, profile, OTHER, room, BEST), evaluate(game, profile, ME, room, BEST)


def solved(
    game: Subgame,
    iterations: int,
    solution: Solving | None = None,
    begin: Floats | None = None,
    believed: tuple[int, Floats] | None = None,
) -> Floats:
    """The average strategies; `believed` is the range of a player that is put into the root in place of ones."""
    room = buffers(game)
    for player in (ME, OTHER):
        room.reach[player][: game.place[1, player]] = 1.0
    if believed is not None:
        room.reach[believed[0]][: len(believed[1])] = believed[1]
    profile = even_profile(game) if begin is None else begin.copy()
    solve_subgame(game, grown_hands(), 0, (1, iterations), solution or solving(game), room, profile)
    return profile


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_profile_is_worth_what_the_rules_say(number: int) -> None:
    found, room = case(number), buffers(case(number).game)
    for profile in (even_profile(found.game), any_profile(found.game)):
        mine, theirs = (evaluate(found.game, profile, player, room) for player in (ME, OTHER))
        assert mine == pytest.approx(by_the_rules(found, profile), abs=1e-6)
        assert theirs == pytest.approx(-mine, abs=1e-6)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_a_solution_agrees_with_the_linear_program(number: int) -> None:
    game, expected = case(number).game, program_value(case(number))
    low, high = bracket(game, any_profile(game))
    assert low - 1e-6 <= expected <= high + 1e-6
    low, high = bracket(game, solved(game, 400))
    assert low - 1e-6 <= expected <= high + 1e-6
    assert high - low < 5e-4


def test_exploitability_falls_with_the_iterations() -> None:
    game = case(0).game
    gaps = []
    for profile in (even_profile(game), *(solved(game, iterations) for iterations in (10, 40, 160))):
        low, high = bracket(game, profile)
        gaps.append(high - low)
    assert gaps[0] > 0.01
    assert all(later < earlier / 2 for earlier, later in pairwise(gaps))


def test_iterations_may_be_run_in_parts_and_are_the_same_each_time() -> None:
    game, room = case(0).game, buffers(case(0).game)
    whole, parts, solution = solved(game, 12), even_profile(game), solving(game)
    for first, last in ((1, 5), (6, 12)):
        for player in (ME, OTHER):
            room.reach[player][: game.place[1, player]] = 1.0
        solve_subgame(game, grown_hands(), 0, (first, last), solution, room, parts)
    assert (whole == parts).all()
    assert (whole == solved(game, 12)).all()


def test_a_subtree_is_solved_without_touching_the_rest() -> None:
    game, room = case(0).game, buffers(case(0).game)
    first = int(game.child[0, 4])
    for player in (ME, OTHER):
        room.reach[player][: game.place[1, player]] = 1.0
        reach_down(game, grown_hands(), 0, player, even_profile(game), room.reach[player])
    profile = even_profile(game)
    solve_subgame(game, grown_hands(), first, (1, 50), solving(game), room, profile)
    changed = np.flatnonzero(profile != even_profile(game))
    assert game.begin[first] <= changed.min()
    assert changed.max() < game.begin[game.end[first]]
    low, high = bracket(game, profile)
    before = bracket(game, even_profile(game))
    assert high - low < before[1] - before[0]


def test_with_the_gadget_no_hand_gains_though_the_range_is_wrong() -> None:
    game, room = case(0).game, buffers(case(0).game)
    policy = solved(game, 300)
    for player in (ME, OTHER):
        other, hands = 1 - player, int(game.place[1, 1 - player])
        evaluate(game, policy, other, room, BEST)
        values = room.value[other][:hands].copy()
        believed = np.where(np.arange(hands) % 2, 1.0, 0.01).astype(np.float32)
        worst = []
        for solution in (solving(game, (other, values)), solving(game)):
            profile = solved(game, 1000, solution, policy, (other, believed))
            evaluate(game, profile, other, room, BEST)
            worst.append(float((room.value[other][:hands] - values).max()))
        assert worst[0] < 1e-4
        assert worst[1] > 5 * max(worst[0], 1e-5)


def test_a_model_moves_the_solution_towards_the_best_response_to_it() -> None:
    game, room, policy = case(0).game, buffers(case(0).game), any_profile(case(0).game)
    best = evaluate(game, policy, ME, room, BEST)
    wins, loses = [], []
    for share in (0.0, 0.8, 1.0):
        mine = solved(game, 300, solving(game, None, Model(OTHER, share, policy)))
        wins.append(evaluate(game, profile_of_both(game, mine, policy), ME, room))
        loses.append(evaluate(game, mine, OTHER, room, BEST))
    assert wins[0] < wins[1] < wins[2] == pytest.approx(best, abs=1e-4)
    assert loses[0] < loses[1] < loses[2]
