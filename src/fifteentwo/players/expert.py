"""The player *expert*: exact discards, the solved play, and the score; where nothing is solved, it samples. The five-card game has a
solution of its own (`engine.five_card`).

With a stinkhole it plays by the tables of the game without one until a side is within `FAR` points of the target, and then samples: so far
away the hole changes nothing but the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.players import sampler, steady
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved

if TYPE_CHECKING:
    from fifteentwo.engine.five_card.solution import FiveCardSolution
    from fifteentwo.engine.solution import ShippedSolution

Choice = Discard | Play
FIVE_CARDS: Final = 5
FAR: Final = 50
"""No side scores so much in a deal, but for one in many thousands."""


def make(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """A player that plays to win the two-player game of six cards; in a game without a solution it plays like `sampler`."""
    return _make(rng, by_score=True)


def for_points(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """The same player, playing for points whatever the score."""
    return _make(rng, by_score=False)


def has_tables(rules: CribbageRules) -> bool:
    """Whether the expert has tables for these rules, by which hints are found too: in the package, or made with `fifteentwo lab make`."""
    return _tables(rules) is not None or _five_card(rules) is not None


def samples(rules: CribbageRules) -> bool:
    """Whether the expert samples by these rules, because it has no solution for them."""
    return not (is_solved(rules) or has_tables(rules))


def warm_up(rules: CribbageRules) -> None:
    """Reads the data and compiles the code that the expert needs, which takes seconds the first time.

    Call it in a thread of its own. Until it is done the expert draws its cards from the solved policy.
    """
    if (five_card := _five_card(rules)) is not None:
        from fifteentwo.engine.five_card.decisions import warm  # noqa: PLC0415 - NumPy is heavy

        warm(five_card)
        return
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    tables = _tables(_without_stinkhole(rules))
    if tables is not None:
        decisions.warm(tables.rules)


def card_chances(view: View, legal: Sequence[Play], by_score: bool = True) -> dict[Play, float] | None:
    """The probability with which the player draws each card, for one of each rank; None where it has no tables."""
    if (five_card := _five_card(view.rules)) is not None:
        from fifteentwo.engine.five_card.decisions import five_card_cards  # noqa: PLC0415 - NumPy is heavy

        return five_card_cards(five_card, view, legal, by_score)
    view = _solved_as(view)
    tables = _tables(view.rules)
    if tables is None:
        return None
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    seat = legal[0].seat
    try:
        found = decisions.card_chances(tables, view, seat, by_score, decisions.card_values(tables, view, seat))
    except BadTables:
        return None
    if found is None:
        return None
    by_rank = {each.card.rank - 1: each for each in legal}
    return {by_rank[rank]: share for rank, share in found.chances.items() if share}


def discard_chances(view: View, legal: Sequence[Discard], by_score: bool = True) -> dict[Discard, float] | None:
    """The probability with which the player makes each discard; None where it has no tables."""
    if (five_card := _five_card(view.rules)) is not None:
        from fifteentwo.engine.five_card.decisions import five_card_discards  # noqa: PLC0415 - NumPy is heavy

        return five_card_discards(five_card, view, legal, by_score)
    view = _solved_as(view)
    tables = _tables(view.rules)
    if tables is None:
        return None
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    try:
        return decisions.discard_chances(tables, view, legal, by_score)
    except BadTables:
        return None


def _make(rng: Random, by_score: bool) -> Callable[[View, Sequence[Choice]], Choice]:
    sampling, otherwise = sampler.make(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if len(legal) == 1:
            return legal[0]
        if (five_card := _five_card(view.rules)) is not None:
            from fifteentwo.engine.five_card.decisions import choice as of_five_cards  # noqa: PLC0415 - NumPy is heavy

            return of_five_cards(five_card, view, legal, rng, by_score)
        solved = _solved_as(view)
        tables = _tables(solved.rules)
        if tables is None and not is_solved(solved.rules):
            return sampling(view, legal)
        choice = None if tables is None else _by(tables, solved, legal, rng, by_score)
        return otherwise(view, legal) if choice is None else choice

    return choose


def _solved_as(view: View) -> View:
    """The view with rules by whose tables it is played: those of the game without a stinkhole while both sides are far from it."""
    if not view.rules.stinkhole or min(view.rules.targets) - max(view.scores) <= FAR:
        return view
    return replace(view, rules=_without_stinkhole(view.rules))


def _without_stinkhole(rules: CribbageRules) -> CribbageRules:
    return replace(rules, stinkhole=False) if rules.stinkhole else rules


@lru_cache(maxsize=64)
def _tables(rules: CribbageRules) -> ShippedSolution | None:
    from fifteentwo.engine.solution import solution_for  # noqa: PLC0415 - NumPy is heavy

    return solution_for(rules)


@lru_cache(maxsize=64)
def _five_card(rules: CribbageRules) -> FiveCardSolution | None:
    if rules.cards_dealt != FIVE_CARDS:
        return None
    from fifteentwo.engine.five_card.solution import five_card_solution  # noqa: PLC0415 - NumPy is heavy

    return five_card_solution(rules)


def _by(tables: ShippedSolution, view: View, legal: Sequence[Choice], rng: Random, by_score: bool) -> Choice | None:
    """The choice by the tables; None where they have none or cannot be read."""
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    discarding = [each for each in legal if isinstance(each, Discard)]
    playing = [each for each in legal if isinstance(each, Play)]
    try:
        if discarding:
            return decisions.discard(tables, view, discarding, rng, by_score)
        return decisions.card(tables, view, playing, rng, by_score)
    except BadTables:
        return None
