"""How far the play near the end of a game can be exploited, as it is and re-solved at the table.

Positions are sampled from games of *expert*: after the first two or three cards of a deal, with at least one side within `SCORE_RANGE`
points of the target. Each becomes a `pegging.subgame`: the hands that both players may hold by rank, given the starter and how the policy
discards and plays, and the chance to win by both scores, the points of both hands in the show, and the crib on average. In it each
way to play is compared with a best response that knows it wholly, and with the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.deals import shipped_deals, shipped_shares
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.show_tables import show_boards
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.expert import decisions, ranges
from fifteentwo.engine.expert.exchange_rates import exchange_rate, shipped_rates
from fifteentwo.engine.pegging.flat_policy import FlatPolicy, flattened
from fifteentwo.engine.pegging.frames import ME, OTHER, Frame, moved, replayed
from fifteentwo.engine.pegging.joint import kept_joint, starter_pack
from fifteentwo.engine.pegging.subgame import MOST, ShowUtility, Subgame, subgame
from fifteentwo.engine.pegging.subgame_cfr import Model, Solving, solve_subgame, solving
from fifteentwo.engine.pegging.subgame_values import (
    BEST,
    Buffers,
    buffers,
    evaluate,
    profile_of_both,
    reach_down,
    stored_profile,
)
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs, grown_hands, places, rank_hands
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.abstraction_gap import Estimate, estimate
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CribbageRules
from fifteentwo.workers import SERIAL, Pool

ITERATIONS: Final = (10, 20, 50)
RESTRICTED_ITERATIONS: Final = 20
FEWEST_PLAYED: Final = 2
POLICY: Final = "the policy for points"
RATE: Final = "the policy for the nearest exchange rate"
TODAY: Final = "expert as it is"
CLASSES: Final = (20, 30, 50)
"""The greatest number of points that both sides need, in each class of positions."""
OTHERS: Final = "one within 50"


class LatePosition(NamedTuple):
    """A position in the play of a deal. Ranks begin at 0."""

    plays: tuple[int, ...]
    """The first two or three cards: pone's, the dealer's, and pone's again."""
    starter: int
    pone: int
    """The score of pone after two cards."""
    dealer: int


def late_positions(rng: int, number: int, cards: int) -> list[LatePosition]:
    """The positions after the first `cards` cards of each play, 2 or 3, of one game of *expert* against itself. Raises BadTables."""
    game, solution, chance, found = Cribbage(), shipped(), Random(f"{rng} {number}"), []
    state = game.start(Opening(dealer=number % 2))
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, chance))
            continue
        view, legal = game.observe(state, seat), game.legal(state, seat)
        action = legal[0]
        if isinstance(action, Discard):
            discards = [each for each in legal if isinstance(each, Discard)]
            action = decisions.discard(solution, view, discards, chance, by_score=True) or action
        elif isinstance(action, Play):
            plays = [each for each in legal if isinstance(each, Play)]
            action = decisions.card(solution, view, plays, chance, by_score=True) or action
        state, _ = game.apply(state, action)
        late = view.rules.target - max(view.scores) <= decisions.SCORE_RANGE
        if isinstance(action, Play) and len(view.plays) == 2 and late and (cards == 2 or state.phase == "play"):
            assert view.starter is not None
            played = [card.rank - 1 for _, card in view.plays] + [action.card.rank - 1] * (cards == 3)
            found.append(LatePosition(tuple(played), view.starter.rank - 1, view.scores[seat], view.scores[1 - seat]))
    return found


def context_of(position: LatePosition) -> ScoreContext:
    """The scores of a position, from pone's side."""
    return ScoreContext(PONE, position.pone, position.dealer, equity_table(CribbageRules(), "win"))


@lru_cache(maxsize=1)
def joint_of_starter(starter: int) -> Doubles:
    """The probability of each two kept hands given the rank of the starter, (1820, 1820), with the caution of `ranges.FLOOR`."""
    return kept_joint(shipped_shares(), ranges.FLOOR, starter_pack(starter))


def weights_of(position: LatePosition, joint: Doubles) -> Doubles:
    """The probability of each two hands left, (pone's, the dealer's), as everybody sees it: by the joint distribution of the hands kept,
    and by how the policy plays the cards so far.
    """
    solution = shipped()
    plays = [(at % 2, rank) for at, rank in enumerate(position.plays)]
    moves, _, _ = ranges.replay(solution, plays, len(plays) % 2, 0)
    pone, dealer = (ranges.posterior(solution, np.ones(len(joint)), moves, role)[0] for role in (PONE, DEALER))
    weights: Doubles = joint[np.ix_(*map(_whole, (position.plays[::2], position.plays[1::2])))]
    weights = weights * pone[:, None] * dealer[None, :]
    return np.ascontiguousarray(weights / weights.sum())


def _whole(played: tuple[int, ...]) -> Longs:
    """The numbers of the whole hands of which these cards are a part, by what is left."""
    left = rank_hands(4 - len(played)).astype(np.int64)
    found: Longs = places(4)[(*left.T, *played)].astype(np.int64)
    return found


def late_utility(position: LatePosition) -> ShowUtility:
    """The chance to win of pone by what both have in the play and in their hands, with the crib as on average for this starter."""
    (board,) = show_boards(context_of(position))
    cribs = shipped_deals().counts.dealer[position.starter].sum(axis=0)
    value, further = np.zeros((MOST + 1, MOST + 1)), np.arange(MOST + 1)
    for points, share in enumerate(cribs / cribs.sum()):
        value += share * board.cells[: MOST + 1, np.minimum(further + points, len(board.cells) - 1)]
    value[board.need[0] :] = 1.0
    whole = rank_hands(4).astype(np.int64) @ np.array((13**4, 13**3, 13**2, 13)) + position.starter
    shown = np.minimum(layout().points[whole].astype(np.int64), HAND - 1)
    return ShowUtility(
        value, 1.0, 0.0, board.need, (shown[_whole(position.plays[::2])], shown[_whole(position.plays[1::2])])
    )


def subgame_of(position: LatePosition, weights: Doubles, utility: ShowUtility, policy: FlatPolicy) -> Subgame:
    """The subgame of a position, in which I am pone."""
    row, played = np.zeros(16, np.int64), np.array(position.plays, np.int64)
    begin = replayed(policy.child, PONE, played[:2], np.array([ME, OTHER]), 0, policy.last_card, row)
    for rank in position.plays[2:]:
        begin = moved(Frame(*begin), rank, int(policy.child[begin[0], rank]), row)
    return subgame(Frame(*begin), played, weights, utility, policy, position.starter)


class Ways(NamedTuple):
    """Profiles of a subgame by name, (entries,) each, and the processor time in ms of each solution."""

    profiles: dict[str, Floats]
    times: dict[str, list[float]]


def ways_to_play(position: LatePosition, game: Subgame, sure: Subgame, policy: FlatPolicy, room: Buffers) -> Ways:
    """Every way to play that is compared."""
    plain, trembling = stored_profile(game, policy, 0.0), stored_profile(game, policy, ranges.TREMBLE)
    today = best_responses(game, sure, plain, trembling, room)
    found = {POLICY: plain, TODAY: today}
    times: dict[str, list[float]] = {}
    if (rates := shipped_rates(shipped())) is not None:
        rate = exchange_rate(context_of(position).table, PONE, position.pone, position.dealer)
        at_rate = flattened(rates.nearest(rate))._replace(child=policy.child, begin=policy.begin)
        found[RATE] = stored_profile(game, at_rate, 0.0)
    values = []
    for player in (ME, OTHER):
        evaluate(game, trembling, player, room, BEST)
        values.append(room.value[player].copy())
    later = game.child[0].tolist() if len(position.plays) == FEWEST_PLAYED else []
    for first in (0, *(child for child in later if child >= 0)):
        start, part = "a card later, " if first else "", slice(game.begin[first], game.begin[game.end[first]])
        solution, profile, took, before = solving(game), trembling.copy(), 0.0, 0
        for iterations in ITERATIONS:
            _reach(game, trembling, room)
            took += _timed(game, first, (before + 1, iterations), solution, room, profile)
            before, name = iterations, f"{start}{iterations} iterations"
            found.setdefault(name, today.copy())[part] = profile[part]
            times.setdefault(name, []).append(took)
        for kind in ("half", "safe"):
            both, name = [], f"{start}{RESTRICTED_ITERATIONS} iterations, {kind}"
            for player in (ME, OTHER):
                other, profile = 1 - player, trembling.copy()
                _reach(game, trembling, room)
                if kind == "safe":
                    theirs = values[other][game.place[first, other] : game.place[first + 1, other]]
                    solution = solving(game, (other, theirs.copy()))
                else:
                    solution = solving(game, None, Model(other, 0.5, trembling))
                times.setdefault(name, []).append(
                    _timed(game, first, (1, RESTRICTED_ITERATIONS), solution, room, profile)
                )
                both.append(profile)
            found.setdefault(name, today.copy())[part] = profile_of_both(game, both[ME], both[OTHER])[part]
    return Ways(found, times)


def _reach(game: Subgame, trunk: Floats, room: Buffers) -> None:
    """Sets the reach of both players at each node if they follow a profile."""
    for player in (ME, OTHER):
        room.reach[player][: game.place[1, player]] = 1.0
        reach_down(game, grown_hands(), 0, player, trunk, room.reach[player])


def _timed(
    game: Subgame, first: int, iterations: tuple[int, int], solution: Solving, room: Buffers, profile: Floats
) -> float:
    """Solves, and returns the processor time in ms."""
    began = process_time()
    solve_subgame(game, grown_hands(), first, iterations, solution, room, profile)
    return 1000 * (process_time() - began)


def best_responses(game: Subgame, sure: Subgame, plain: Floats, trembling: Floats, room: Buffers) -> Floats:
    """How *expert* plays, a profile, (entries,): the best response to the policy where it gains `MIN_ADVANTAGE`, and the policy elsewhere."""
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


class Compared(Struct, frozen=True):
    """One position: chances to win, from 0 to 1."""

    loses: dict[str, float]
    """By way to play, what a best response that knows it gains over the value of the subgame: the mean over the roles."""
    wins: dict[str, dict[str, float]]
    """By way to play, what it wins of the policy and of *expert* as it is: the mean over the roles."""
    times: dict[str, list[float]]
    """The processor time in ms of each solution."""


def compared(position: LatePosition) -> Compared:
    """Compares the ways to play in a position. Raises BadTables."""
    policy, weights, utility = (
        flattened(shipped()),
        weights_of(position, joint_of_starter(position.starter)),
        late_utility(position),
    )
    sure = utility._replace(value=np.ones_like(utility.value), lost=1.0)
    game, one = (subgame_of(position, weights, each, policy) for each in (utility, sure))
    room = buffers(game)
    ways = ways_to_play(position, game, one, policy, room)
    loses: dict[str, float] = {}
    wins: dict[str, dict[str, float]] = {}
    for name, profile in ways.profiles.items():
        loses[name] = sum(evaluate(game, profile, player, room, BEST) for player in (ME, OTHER)) / 2
        for other in (POLICY, TODAY):
            against = ways.profiles[other]
            first = evaluate(game, profile_of_both(game, profile, against), ME, room)
            second = evaluate(game, profile_of_both(game, against, profile), ME, room)
            wins.setdefault(name, {})[other] = (first - second) / 2
    return Compared(loses, wins, ways.times)


class WayToPlay(Struct, frozen=True):
    """One way to play in the positions of one class: chances to win, means with standard errors; and times in ms."""

    loses: Estimate
    """What a best response that knows it gains over the value of the subgame, the mean over the roles."""
    wins_of_policy: Estimate
    wins_of_today: Estimate
    less_lost: Estimate
    """How much less it loses to a best response than *expert* as it is."""
    median: float | None
    worst: float | None


class LatePlay(Struct, frozen=True):
    """The figures of one class of positions."""

    positions: int
    ways: dict[str, WayToPlay]


def class_of(position: LatePosition) -> str:
    """The class of a position, by the points that the side further from the target needs."""
    needed = CribbageRules().target - min(position.pone, position.dealer)
    return next((f"both within {limit}" for limit in CLASSES if needed <= limit), OTHERS)


def sampled(positions: int, rng: int, cards: int) -> dict[str, list[LatePosition]]:
    """So many positions of each class, the first of the games of a seed. Raises BadTables."""
    found: dict[str, list[LatePosition]] = {name: [] for name in (*(f"both within {each}" for each in CLASSES), OTHERS)}
    number = 0
    while min(map(len, found.values())) < positions:
        for position in late_positions(rng, number, cards):
            if len(found[class_of(position)]) < positions:
                found[class_of(position)].append(position)
        number += 1
    return found


def measure_late_play(
    positions: int, rng: int, cards: int, progress: Callable[[int, int, str], object], pool: Pool = SERIAL
) -> dict[str, LatePlay]:
    """Compares the ways to play in this number of positions of each class, after the first `cards` cards (2 or 3). Raises BadTables, NoWorkers."""
    progress(0, 1, "positions")
    by_class = sampled(positions, rng, cards)
    # By starter, so that a worker computes the joint distribution of each once.
    every = sorted((position for each in by_class.values() for position in each), key=lambda each: each.starter)
    done: dict[LatePosition, Compared] = {}
    for position, result in zip(every, pool.map(compared, ((each,) for each in every)), strict=True):
        done[position] = result
        progress(len(done), len(every), "positions")
    return {name: _figures([done[position] for position in each]) for name, each in by_class.items()}


def _figures(results: Sequence[Compared]) -> LatePlay:
    found = {}
    for name in results[0].loses:
        loses = np.array([each.loses[name] for each in results])
        today = np.array([each.loses[TODAY] for each in results])
        times = [took for each in results for took in each.times.get(name, ())]
        found[name] = WayToPlay(
            estimate(loses),
            estimate(np.array([each.wins[name][POLICY] for each in results])),
            estimate(np.array([each.wins[name][TODAY] for each in results])),
            estimate(today - loses),
            float(np.median(times)) if times else None,
            max(times, default=None),
        )
    return LatePlay(len(results), found)
