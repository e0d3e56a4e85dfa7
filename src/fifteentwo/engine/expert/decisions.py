"""The decisions of *expert*: discards and cards from the shipped solution, for points or for the chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import inf
from random import Random
from threading import Event
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.opponent import WAYS
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.late_discards import SCORE_RANGE, discards_given
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.exchange_rates import policy_at, read_rates
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.policy import Policy, first_alone
from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solution import ShippedSolution, shipped, shipped_mix
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import peg_points

DISCARD_MARGIN: Final = 4.0
"""Discards within this many points of the best are compared by the chance to win; within `in_deal.NEAR` all are."""
MOST_ENUMERATED: Final = 8
"""Within `in_deal.NEAR` so many of the hands that may be kept are compared by enumeration, which takes some 2 ms for each."""
MIN_ADVANTAGE: Final = 0.001
"""The gain in the chance to win that a best response needs to replace the policy, which cannot be exploited."""

CERTAIN_WIN: Final = 1 - 1e-6
"""A chance above this is a certain win, which is taken at once."""


def discard(
    solution: ShippedSolution, view: View, legal: Sequence[Discard], rng: Random, by_score: bool
) -> Discard | None:
    """For points a discard drawn from the mix that the play was solved for, near the end the best one. Raises BadTables."""
    numbers, role = _six(view, legal[0].seat)
    if by_score and _needs(view) <= SCORE_RANGE and has_deals(solution.rules):
        laid = _best_by_score(view, numbers, legal)
    elif mixed := shipped_mix(solution.rules).draw(role, numbers, rng.random()):
        laid = sorted(mixed)
    else:
        laid = _best_for_points(solution, numbers, role, legal)
    return _of_cards(legal, laid)


def discard_chances(
    solution: ShippedSolution, view: View, legal: Sequence[Discard], by_score: bool
) -> dict[Discard, float]:
    """The probability of each discard that `discard` draws. Raises BadTables."""
    numbers, role = _six(view, legal[0].seat)
    if by_score and _needs(view) <= SCORE_RANGE and has_deals(solution.rules):
        found = {tuple(_best_by_score(view, numbers, legal)): 1.0}
    else:
        found = {}
        for laid, share in shipped_mix(solution.rules).chances(role, numbers).items():
            cards = tuple(_best_for_points(solution, numbers, role, legal)) if laid is None else laid
            found[cards] = found.get(cards, 0.0) + share
    chosen = {_of_cards(legal, list(cards)): share for cards, share in found.items()}
    return {each: share for each, share in chosen.items() if each is not None}


def _six(view: View, seat: Seat) -> tuple[tuple[int, ...], int]:
    """The cards of a seat in ascending order, and its role."""
    return evaluation.as_numbers(tuple(sorted(view.hands[seat]))), int(seat == view.dealer)


def _best_for_points(solution: ShippedSolution, six: tuple[int, ...], role: int, legal: Sequence[Discard]) -> list[int]:
    values = solution.aim * discard_values(six, role, solution.discards)
    return list(list(combinations(six, 2))[max(_legal_ways(six, legal), key=lambda way: values[way])])


def _legal_ways(six: tuple[int, ...], legal: Sequence[Discard]) -> list[int]:
    """The legal discards as their numbers in the order of `combinations`: all fifteen, unless fives must be discarded."""
    pairs = {tuple(sorted(map(int, each.cards))) for each in legal}
    return [way for way, pair in enumerate(combinations(six, 2)) if pair in pairs]


def _of_cards(legal: Sequence[Discard], laid: list[int]) -> Discard | None:
    return next((each for each in legal if sorted(map(int, each.cards)) == laid), None)


def _best_by_score(view: View, six: tuple[int, ...], legal: Sequence[Discard]) -> list[int]:
    """The discard with the best chance to win, near the end of all, before among those with nearly as many points as the best, as two cards."""
    seat, ways = legal[0].seat, _legal_ways(six, legal)
    context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
    margin = inf if in_deal.is_near(context) else DISCARD_MARGIN
    points, chances = (_by_model if _is_warming() else _compiled)(six, context, margin, ways)
    # Equal chances are decided by points.
    some = np.flatnonzero(~np.isnan(chances)).tolist() or ways
    best = max(some, key=lambda way: (round(float(np.nan_to_num(chances[way])), 5), points[way]))
    return list(list(combinations(six, 2))[best])


def _by_model(
    six: tuple[int, ...], context: in_deal.ScoreContext, margin: float, legal: list[int]
) -> tuple[Doubles, Doubles]:
    """The points of each discard, as in `DiscardsByScore`, and the chances by the model of those within a margin of the best. No Numba."""
    tables = discards_given(context.role, six, context.needs, context.rules)
    points = np.full(WAYS, -np.inf)
    points[legal] = context.rules.aim * discard_values(six, context.role, tables)[legal]
    some = np.flatnonzero(points >= points.max() - margin).tolist()
    return points, in_deal.discard_values(six, context, tables, ways=some)


def _compiled(
    six: tuple[int, ...], context: in_deal.ScoreContext, margin: float, legal: Sequence[int] = range(WAYS)
) -> tuple[Doubles, Doubles]:
    """The same in machine code; near the end the chances of the best few by enumeration."""
    from fifteentwo.engine.equity import endgame  # noqa: PLC0415 - Numba is heavy
    from fifteentwo.engine.expert.compiled_discards import discards_by_score  # noqa: PLC0415

    found = discards_by_score(six, context, margin, legal)
    if not in_deal.is_near(context) or np.isnan(found.equities).all():
        return found.points, found.equities
    ways = endgame.promising(six, context, found.times, found.equities, found.points, MOST_ENUMERATED)
    return found.points, endgame.enumerated(six, [context], found.times, found.cribs, ways)[0]


class CardChances(NamedTuple):
    """The probability with which *expert* plays each rank."""

    chances: dict[int, float]
    certain: bool
    """Whether it plays the only rank without drawing."""


CardValues = Callable[[bool], dict[int, float]]
"""Values all ranks that fit by the chance to win, or for False in points, in lowball with the sign reversed."""


def card(
    solution: ShippedSolution, view: View, legal: Sequence[Play], rng: Random, by_score: bool, *, resolve: bool = True
) -> Play | None:
    """Samples the solved policy, purified by its own discards; plays for the chance to win near the end; plays a best
    response off the tree. `resolve` is as for `card_chances`. Raises BadTables.
    """
    seat = legal[0].seat
    values = card_values(solution, view, seat)
    found = card_chances(solution, view, seat, by_score, values, resolve=resolve)
    if found is None:
        return None
    return _of_rank(legal, next(iter(found.chances)) if found.certain else drawn(found.chances, rng))


def card_values(solution: ShippedSolution, view: View, seat: Seat) -> CardValues:
    """Values cards by machine code. Raises BadTables when it is called."""

    def values(near: bool) -> dict[int, float]:
        from fifteentwo.engine.expert import compiled_cards  # noqa: PLC0415 - Numba is heavy

        known = evaluation.information_set(view, seat)
        context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules)) if near else None
        return compiled_cards.card_values(solution, known, context)

    return values


def card_chances(
    solution: ShippedSolution,
    view: View,
    seat: Seat,
    by_score: bool,
    evaluate: CardValues,
    *,
    pure: bool = True,
    resolve: bool = True,
) -> CardChances | None:
    """The probabilities from which `card` draws; None while the data is being read. With `pure` false those of the policy itself, before
    the discards decide what it mixes; with `resolve` false those of the best response where the rest of the play is solved again.
    Raises BadTables.
    """
    hand = sorted(each.rank - 1 for each in view.hands[seat])
    deals = has_deals(solution.rules)
    near = by_score and deals and _needs(view) <= SCORE_RANGE
    if not view.hands[1 - seat] and not near:
        return _certain(first_alone(hand, [each.rank - 1 for each in view.row], solution.aim, solution.last_card))
    known = evaluation.information_set(view, seat)
    policy, chances = _followed(solution, view, known, by_score)
    if _is_warming():
        return None if chances is None else CardChances(chances, certain=False)
    if near and resolve and known.left:
        from fifteentwo.engine.expert.late_play import late_chances  # noqa: PLC0415 - Numba is heavy

        if (late := late_chances(solution, view, seat)) is not None:
            return CardChances(late, certain=len(late) == 1)
    told = chances is not None and max(chances.values()) == 1.0
    if chances is not None and (not deals or (told and (len(chances) == 1 or not near))):
        return CardChances(chances, certain=False)
    if chances is None or near:
        values = evaluate(near)
        row = [each.rank for each in view.row]
        # Equal values are decided by the points pegged at once.
        best = max(values, key=lambda rank: (round(values[rank], 6), solution.aim * peg_points([*row, rank + 1])))
        if chances is None or not _policy_will_do(chances, values, values[best]):
            return _certain(best)
    if told or not pure or not known.laid:
        return CardChances(chances, certain=False)
    from fifteentwo.engine.expert.purification import purified  # noqa: PLC0415 - Numba is heavy

    return CardChances(purified(policy, known, solution.rules) or chances, certain=False)


def _certain(rank: int) -> CardChances:
    return CardChances({rank: 1.0}, certain=True)


def _policy_will_do(chances: dict[int, float], values: dict[int, float], best: float) -> bool:
    """Whether the best response gains less than `MIN_ADVANTAGE` over the policy, and does not win at once."""
    expected = sum(share * values.get(rank, best) for rank, share in chances.items())
    return best - expected < MIN_ADVANTAGE and best <= CERTAIN_WIN


def _followed(
    solution: ShippedSolution, view: View, known: evaluation.InformationSet, by_score: bool
) -> tuple[Policy, dict[int, float] | None]:
    """The policy that is followed, for the exchange rate at this score or for points, and its probability of each rank; None where the other
    has no cards left, or the policy says nothing. Where the data for the rates is missing, the policy for points.
    """
    plain = policy_given(solution, known.starter)
    if not known.left:
        return plain, None
    if by_score and has_deals(solution.rules):
        assert view.turn is not None
        context = evaluation.score_context(view, view.turn, evaluation.utility_kind(view.rules))
        try:
            policy = policy_at(solution, context, known.starter)
            return policy, policy.chances(known.plays, known.role, known.hand)
        except BadTables:
            pass
    return plain, plain.chances(known.plays, known.role, known.hand)


_warmed: Final[set[DealRules]] = set()
_warming: Final = Event()
_warm: Final = Event()


def warm(rules: DealRules = STANDARD) -> None:
    """Reads all data for these rules and compiles the best response, so that no card waits for it: seconds the first time.

    Call it in a thread of its own; meanwhile cards are drawn from the policy.
    """
    if rules in _warmed:
        return
    with preparing("players"):
        _warmed.add(rules)
        _warming.set()
        try:
            _read_and_compile(rules)
        except BadTables:
            pass
        finally:
            _warm.set()


def _read_and_compile(rules: DealRules) -> None:
    from fifteentwo.engine.expert import compiled_cards, late_play, purification  # noqa: PLC0415 - Numba is heavy

    solution = shipped(rules)
    solution.read_ahead()
    read_rates(solution)
    table = equity_table(CribbageRules(), "win")
    context = in_deal.ScoreContext(0, 105, 103, table, rules=rules)
    laid = () if rules.no_discard else (0, 48)
    known = evaluation.InformationSet(0, [(0, 3), (1, 4)], [5, 6, 7], 3, (12, 20, 24, 28), laid, 36, 0, 9, False)
    compiled_cards.card_values(solution, known, None)
    compiled_cards.card_values(solution, known, context)
    if laid:
        shipped_mix(rules).read_ahead()
        _compiled((0, 5, 18, 27, 37, 48), context, DISCARD_MARGIN)
        purification.warm(policy_given(solution, known.starter), known, rules)
    late_play.warm(solution, context)


def _is_warming() -> bool:
    return _warming.is_set() and not _warm.is_set()


@cache
def has_deals(rules: DealRules = STANDARD) -> bool:
    """Whether the statistics of deals can be read; without them *expert* plays for points."""
    try:
        shipped_deals(rules)
    except BadTables:
        return False
    return True


def _needs(view: View) -> int:
    """Points still needed by the side nearer the target."""
    return view.rules.target - max(view.scores)


def drawn(chances: dict[int, float], rng: Random) -> int:
    """A rank drawn with these probabilities."""
    at = rng.random()
    for rank, chance in chances.items():
        at -= chance
        if at < 0:
            return rank
    return max(chances, key=lambda rank: chances[rank])


def _of_rank(legal: Sequence[Play], rank: int) -> Play | None:
    return next((each for each in legal if each.card.rank == rank + 1), None)
