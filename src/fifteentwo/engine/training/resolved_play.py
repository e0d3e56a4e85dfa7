"""How far the play near the end of a game can be exploited, by the best response to the policy and solved again at the table.

Positions are sampled from games of *expert*: after the first three cards of a deal, with at least one side within `SCORE_RANGE` points of the
target. Each becomes a `pegging.subgame` as in `expert.late_play`. In it each way to play is compared with a best response that knows it
wholly, and with the others. Where *expert* solves the rest again, it also plays the cards dealt against the best response, with the
expectation over what both draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Cribbage, Play, State
from fifteentwo.engine.deal_rules import deal_rules
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.late_discards import SCORE_RANGE
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert import decisions, late_play
from fifteentwo.engine.expert.evaluation import needs_at_deal
from fifteentwo.engine.expert.late_play import (
    LateEquity,
    LatePosition,
    late_equity,
    late_subgame,
    late_utility,
    restricted_response,
)
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.flat_policy import FlatPolicy, flattened
from fifteentwo.engine.pegging.frames import ME, OTHER
from fifteentwo.engine.pegging.subgame import subgame
from fifteentwo.engine.pegging.subgame_cfr import solve_subgame, solving
from fifteentwo.engine.pegging.subgame_tree import Subgame
from fifteentwo.engine.pegging.subgame_values import BEST, Buffers, buffers, evaluate, profile_of_both, stored_profile
from fifteentwo.engine.roles import PONE
from fifteentwo.engine.scoring.rank_hands import Floats, grown_hands
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.engine.training.abstraction_gap import Estimate, estimate
from fifteentwo.engine.training.expert_turns import Choose, expert_choice, turns
from fifteentwo.game import HOUSE
from fifteentwo.rules import CribbageRules
from fifteentwo.workers import SERIAL, Pool

ITERATIONS: Final = 20
POLICY: Final = "the policy for points"
RESPONSE: Final = "the best response to it"
RESOLVED: Final = "solved again, as expert plays"
LONGER: Final = f"the same by {ITERATIONS} iterations"
EQUILIBRIUM: Final = f"the equilibrium, {ITERATIONS} iterations"
SAFE: Final = f"the safe solution, {ITERATIONS} iterations"
CLASSES: Final = (20, 30, 50)
"""The greatest number of points that both sides need, in each class of positions."""
OTHERS: Final = "one within 50"


class LateDeal(NamedTuple):
    """A position, and the cards dealt."""

    position: LatePosition
    state: State


def late_deals(rng: int, number: int, rules: CribbageRules = CribbageRules()) -> list[LateDeal]:
    """The positions after the third card of each play of one game of *expert* against itself. Raises BadTables."""
    chance, found = Random(f"{rng} {number}"), []
    choose: Choose = lambda view, _, legal: expert_choice(legal, view, chance, by_score=True)  # noqa: E731
    for turn in turns(number % 2, chance, choose, rules):
        state = turn.after
        late = state.rules.target - max(turn.view.scores) <= SCORE_RANGE
        if isinstance(turn.action, Play) and len(state.plays) == late_play.OPENING and state.phase == "play" and late:
            assert state.starter is not None
            cards = tuple(card.rank - 1 for _, card in state.plays)
            pone, dealer = (
                state.rules.target - state.scores[seat] for seat in (turn.action.seat, 1 - turn.action.seat)
            )
            at_deal = needs_at_deal(turn.view, turn.action.seat)
            found.append(LateDeal(LatePosition(cards, state.starter.rank - 1, (pone, dealer), at_deal), state))
    return found


def equity_at(position: LatePosition, rules: CribbageRules) -> LateEquity:
    """The equity from a position's scores on, in a single game."""
    table = equity_table(rules, "win")
    pone, dealer = position.needs
    found = late_equity(ScoreContext(PONE, rules.target - pone, rules.target - dealer, table))
    assert found is not None
    return found


def solution_of(state: State) -> ShippedSolution:
    """The solution for the rules of a game. Raises BadTables."""
    of_deal = deal_rules(state.rules)
    assert of_deal is not None
    return shipped(of_deal)


def ways_to_play(
    game: Subgame, sure: Subgame, policy: FlatPolicy, trembling: Floats, room: Buffers
) -> dict[str, Floats]:
    """Every way to play that is compared: profiles, (entries,) each."""
    plain = stored_profile(game, policy, 0.0)
    found = {POLICY: plain, RESPONSE: best_responses(game, sure, plain, trembling, room)}
    for name, iterations in ((RESOLVED, late_play.ITERATIONS), (LONGER, ITERATIONS)):
        both = [
            restricted_response(game, trembling, player, iterations, late_play.SHARE, room) for player in (ME, OTHER)
        ]
        found[name] = profile_of_both(game, both[ME], both[OTHER])
    found[RESOLVED] = late_play.played_profile(game, found[RESOLVED])
    found[EQUILIBRIUM] = restricted_response(game, trembling, ME, ITERATIONS, 0.0, room)
    both = []
    for player in (ME, OTHER):
        other, profile = 1 - player, trembling.copy()
        evaluate(game, trembling, other, room, BEST)
        values = room.value[other][: game.place[1, other]].copy()
        for each in (ME, OTHER):
            room.reach[each][: game.place[1, each]] = 1.0
        solve_subgame(game, grown_hands(), 0, (1, ITERATIONS), solving(game, (other, values)), room, profile)
        both.append(profile)
    found[SAFE] = profile_of_both(game, both[ME], both[OTHER])
    return found


def best_responses(game: Subgame, sure: Subgame, plain: Floats, trembling: Floats, room: Buffers) -> Floats:
    """The best response to the policy where it gains `MIN_ADVANTAGE`, and the policy elsewhere: a profile, (entries,)."""
    found, grown = plain.copy(), grown_hands()
    for player in (ME, OTHER):
        evaluate(sure, trembling, player, room)
        mass = np.abs(room.value[player])
        evaluate(game, trembling, player, room, BEST)
        for node in np.flatnonzero(game.mover == player).tolist():
            size = int(game.held[node, player])
            hands = int(grown.sizes[size])
            part = slice(game.begin[node], game.begin[node + 1])
            fits = np.arange(size)[:, None] < game.fitting[size, game.room[node], :hands]
            values = np.where(fits, room.actions[part].reshape(size, hands), -np.inf)
            shares = plain[part].reshape(size, hands)
            best, expected = (
                values.max(axis=0),
                np.where(fits, shares * room.actions[part].reshape(size, hands), 0.0).sum(axis=0),
            )
            here = mass[game.place[node, player] : game.place[node + 1, player]]
            gains = (best - expected >= decisions.MIN_ADVANTAGE * here) & (here > 0) & fits.any(axis=0)
            pure = np.arange(size)[:, None] == values.argmax(axis=0)
            found[part] = np.where(gains, pure, shares).ravel()
    return found


def expected(state: State, resolve: tuple[bool, bool]) -> float:
    """The chance to win of pone if both draw their cards as *expert* does, by the cards dealt and then by the table of scores; pone and the
    dealer solve the rest of the play again or play best responses. Raises BadTables.
    """
    game, chance, deal, solution = Cribbage(state.rules), Random(0), state.deals, solution_of(state)
    table = equity_table(state.rules, "win").equity
    assert state.dealer is not None
    pone, dealer = 1 - state.dealer, state.dealer

    def value(state: State) -> float:
        if (outcome := game.outcome(state)) is not None:
            return float(pone in outcome.winners)
        if state.deals > deal:
            return float(table[0, state.scores[pone], state.scores[dealer]])
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            return value(game.apply(state, game.house(state, chance))[0])
        view, legal = game.observe(state, seat), game.legal(state, seat)
        plays = {each.card.rank - 1: each for each in legal if isinstance(each, Play)}
        if len(plays) < 2:
            return value(game.apply(state, legal[0])[0])
        values = decisions.card_values(solution, view, seat)
        drawn = decisions.card_chances(solution, view, seat, True, values, resolve=resolve[seat == dealer])
        assert drawn is not None
        return sum(share * value(game.apply(state, plays[rank])[0]) for rank, share in drawn.chances.items() if share)

    return value(state)


class Compared(Struct, frozen=True):
    """One position: chances to win, from 0 to 1."""

    loses: dict[str, float]
    """By way to play, what a best response that knows it gains over the value of the subgame: the mean over the roles."""
    wins: dict[str, dict[str, float]]
    """By way to play, what it wins of the policy and of the best response to it: the mean over the roles."""
    at_table: tuple[float, float]
    """What *expert* wins of the best response with the cards dealt, the mean over the roles, and the processor time in ms of its first decision."""


def compared(deal: LateDeal) -> Compared:
    """Compares the ways to play in a position. Raises BadTables."""
    position, solution = deal.position, solution_of(deal.state)
    board, policy = equity_at(position, deal.state.rules), flattened(policy_given(solution, 4 * position.starter))
    utility = late_utility(position, board, solution.rules)
    game, trembling, weights = late_subgame(solution, position, board)
    certain = utility._replace(value=np.ones_like(utility.value), won=1.0, lost=1.0)
    sure = subgame(*late_play.root_of(solution, position, weights, certain))
    room = buffers(game)
    ways = ways_to_play(game, sure, policy, trembling, room)
    loses: dict[str, float] = {}
    wins: dict[str, dict[str, float]] = {}
    for name, profile in ways.items():
        loses[name] = sum(evaluate(game, profile, player, room, BEST) for player in (ME, OTHER)) / 2
        for other in (POLICY, RESPONSE):
            against = ways[other]
            first = evaluate(game, profile_of_both(game, profile, against), ME, room)
            second = evaluate(game, profile_of_both(game, against, profile), ME, room)
            wins.setdefault(name, {})[other] = (first - second) / 2
    took = _time_of_decision(deal.state)
    dealt = (expected(deal.state, (True, False)) - expected(deal.state, (False, True))) / 2
    return Compared(loses, wins, (dealt, took))


def _time_of_decision(state: State) -> float:
    game = Cribbage(state.rules)
    (seat, *_) = game.to_act(state)
    view, solution = game.observe(state, seat), solution_of(state)
    late_play.resolved.cache_clear()
    late_subgame.cache_clear()
    began = process_time()
    late_play.late_chances(solution, view, seat)
    return 1000 * (process_time() - began)


class WayToPlay(Struct, frozen=True):
    """One way to play in the positions of one class: chances to win, means with standard errors."""

    loses: Estimate
    """What a best response that knows it gains over the value of the subgame, the mean over the roles."""
    less_lost: Estimate
    """How much less it loses to a best response than the best response to the policy does."""
    wins_of_policy: Estimate
    wins_of_response: Estimate


class AtTable(Struct, frozen=True):
    """*expert* with the cards dealt."""

    wins: Estimate
    """Of the best response, in the chance to win."""
    median: float
    worst: float
    """The processor time in ms of its first decision."""


class LatePlay(Struct, frozen=True):
    """The figures of one class of positions."""

    positions: int
    ways: dict[str, WayToPlay]
    at_table: AtTable


def class_of(position: LatePosition) -> str:
    """The class of a position, by the points that the side further from the target needs."""
    return next((f"both within {limit}" for limit in CLASSES if max(position.needs) <= limit), OTHERS)


def sampled(positions: int, rng: int, rules: CribbageRules) -> dict[str, list[LateDeal]]:
    """So many positions of each class, the first of the games of a seed. Raises BadTables."""
    found: dict[str, list[LateDeal]] = {name: [] for name in (*(f"both within {each}" for each in CLASSES), OTHERS)}
    number = 0
    while min(map(len, found.values())) < positions:
        for deal in late_deals(rng, number, rules):
            if len(found[class_of(deal.position)]) < positions:
                found[class_of(deal.position)].append(deal)
        number += 1
    return found


def measure_late_play(
    rules: CribbageRules, positions: int, rng: int, progress: Callable[[int, int, str], object], pool: Pool = SERIAL
) -> dict[str, LatePlay]:
    """Compares the ways to play in this number of positions of each class. Raises BadTables, NoWorkers."""
    progress(0, 1, "positions")
    by_class = sampled(positions, rng, rules)
    every = [deal for each in by_class.values() for deal in each]
    done: list[Compared] = []
    for result in pool.map(compared, ((each,) for each in every)):
        done.append(result)
        progress(len(done), len(every), "positions")
    return {name: _figures(done[positions * at :][:positions]) for at, name in enumerate(by_class)}


def _figures(results: Sequence[Compared]) -> LatePlay:
    found, before = {}, np.array([each.loses[RESPONSE] for each in results])
    for name in results[0].loses:
        loses = np.array([each.loses[name] for each in results])
        found[name] = WayToPlay(
            estimate(loses),
            estimate(before - loses),
            *(estimate(np.array([each.wins[name][other] for each in results])) for other in (POLICY, RESPONSE)),
        )
    dealt, times = np.array([each.at_table for each in results]).T
    return LatePlay(len(results), found, AtTable(estimate(dealt), float(np.median(times)), float(times.max())))
