"""What to do here and why: every option with what it is worth, part by part, and how sure each number is.

>>> from fifteentwo.cards import cards
>>> from fifteentwo.cribbage import Cribbage, Deal
>>> from fifteentwo.game import Opening
>>> game = Cribbage()
>>> state = game.start(Opening(dealer=0))
>>> state, _ = game.apply(state, Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))))
>>> best = analyse(game.observe(state, 0)).options[0]
>>> [str(card) for card in best.cards], best.hand
(['2S', '9D'], Figure(value=16.630434782608695, error=0.0))
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.cards import PACK, RANKS, Card, cards, write
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, Turn, View
from fifteentwo.engine import heuristics
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.discard.single_hand import parts
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.expert.decisions import tilted
from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles, places
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Opening, Seat
from fifteentwo.rules.validity import holds, is_solved
from fifteentwo.scoring import peg_points

THIRTY_ONE: Final = 31
CERTAIN: Final = 1e-12
"""A chance nearer than this to 0 or 1 is one of them, but for rounding."""
ALIKE: Final = 8
"""Chances are compared to this many places: where nothing can change the result, points decide."""


EXACT: Final = 0.0
"""The error of a figure that is exact for these very rules, within what `Analysis.basis` says."""


class Figure(Struct, frozen=True):
    """A number and its standard error: `EXACT`, or None for an estimate whose error is not known."""

    value: float
    error: float | None


class Cut(Struct, frozen=True):
    """A rank of the starter and what the hand is worth with it, over its suits that can still be turned."""

    rank: str
    hand: float


class Option(Struct, frozen=True):
    """One thing to do. What does not apply, or is not known by these rules, is None.

    Points are mine less the other's, as if the game went on whoever is out: a crib that is not mine counts against me.
    `spread` is the standard deviation of
    the total, `now` what a card pegs at once, `often` how often *expert* does it who plays for points.
    """

    cards: tuple[Card, ...]
    total: Figure
    hand: Figure | None = None
    crib: Figure | None = None
    pegging: Figure | None = None
    win: Figure | None = None
    match: Figure | None = None
    spread: Figure | None = None
    best_cuts: tuple[Cut, ...] = ()
    worst_cuts: tuple[Cut, ...] = ()
    now: int | None = None
    often: Figure | None = None
    reason: str = ""


class Analysis(Struct, frozen=True):
    """Every option, the best first: by the chance to win where it is known, by points otherwise."""

    what: str
    """'discard' or 'play'."""
    by: str
    """'win', 'match' or 'points'."""
    options: tuple[Option, ...]
    basis: str


SOLVED = (
    "hands are exact; cribs exact for how the engine's policy discards; pegging the exact best answer to that policy; "
    "chances to win by a model of whole deals, their errors from four heaps of deals"
)
PLAIN = (
    "a first opinion, nothing solved or sampled: hands over every starter, cribs by a table of means for two players, "
    "pegging two cards ahead"
)


def analyse(view: View, seat: Seat | None = None, solved: bool = True) -> Analysis:
    """What a seat can do in its view, and what each is worth. Raises ValueError where it has nothing to choose.

    Where nothing is solved it is sampled. With `solved` off neither is done: that takes no time.
    """
    seat = view.viewer if seat is None else seat
    legal = [] if seat is None else Cribbage(view.rules).legal(view, seat)
    choices = [each for each in legal if isinstance(each, Discard | Play)]
    if seat is None or not choices:
        raise ValueError("there is nothing to discard or to play here")
    discarding = isinstance(choices[0], Discard)
    if not solved:
        return _plainly(view, seat, choices)
    if is_solved(view.rules):
        try:
            return _discards(view, seat) if discarding else _plays(view, seat)
        except BadTables:
            pass
    from fifteentwo.analysis.sampled import sampled  # noqa: PLC0415 - Numba is heavy

    return sampled(view, seat, choices)


def warm() -> None:
    """Reads the tables that `analyse` needs, so that the first hint does not wait for them."""
    with preparing("hints"):
        game = Cribbage()
        state = game.start(Opening(dealer=0))
        state, _ = game.apply(state, Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))))
        analyse(game.observe(state, 0))
        for action in (
            Discard(0, cards("2S 9D")),
            Discard(1, cards("7C 8C")),
            Turn(Card("KH")),
            Play(1, Card("4C")),  # the first two cards take longer, and need no other code
            Play(0, Card("5H")),
        ):
            state, _ = game.apply(state, action)
        analyse(game.observe(state, 1))


def _discards(view: View, seat: Seat) -> Analysis:
    six = tuple(sorted(view.hands[seat]))
    numbers = evaluation.as_numbers(six)
    tables = shipped().discards
    role = int(seat == view.dealer)
    sign, owner = (1, "your") if role == DEALER else (-1, "the other's")
    shown = in_deal.cuts(numbers, tables.cribs[role])
    chances = _chances([in_deal.discard_worths(numbers, place, tables, shown) for place in _places(view, seat)])
    exact = parts(numbers, role, tables).tolist()
    options = []
    for way, laid in enumerate(combinations(six, 2)):
        kept = [card for card in six if card not in laid]
        hand, crib, play = exact[way]
        by_rank = [shown.hand[way][shown.starters >> 2 == rank] for rank in range(13)]
        cuts = sorted(
            (Cut(RANKS[rank], float(points.mean())) for rank, points in enumerate(by_rank) if len(points)),
            key=lambda cut: -cut.hand,
        )
        at = int(places(4)[tuple(card.rank - 1 for card in kept)])
        spread = _spread(shown, way, role, at)
        win, match = (None if each is None else each[way] for each in chances)
        reason = (
            f"Keeping {write(kept)} is worth {hand:.2f} in the hand, {sign * crib:+.2f} in "
            f"{owner} crib and {play:+.2f} in the play: "
            f"{hand + sign * crib + play:.2f} in all; {_listed(cuts[:2])} help most."
        )
        options.append(
            Option(
                laid,
                Figure(hand + sign * crib + play, EXACT),
                Figure(hand, EXACT),
                Figure(sign * crib, EXACT),
                Figure(play, EXACT),
                win,
                match,
                Figure(spread, None),
                tuple(cuts[:3]),
                tuple(cuts[:-4:-1]),
                reason=reason,
            )
        )
    return _ranked("discard", view, options)


def _listed(cuts: Sequence[Cut]) -> str:
    return " and ".join(f"{cut.rank} ({cut.hand:.1f})" for cut in cuts)


def _spread(shown: in_deal.Cuts, way: int, role: int, kept: int) -> float:
    """The standard deviation of hand, crib and play together."""
    points = np.arange(30)
    ranks = shown.starters >> 2
    of_crib = shown.crib[way][ranks]
    mean = of_crib @ points
    show = shown.hand[way] + (mean if role == DEALER else -mean)
    within = float((of_crib @ points**2 - mean**2).mean())
    means = in_deal.pegged_means(role, np.array([kept]), shipped_deals(), shipped().discards)
    play = in_deal.tilted(role, means)[0]
    x = np.arange(in_deal.GRID)
    difference = x[:, None] - x[None, :]
    of_play = float((play * difference**2).sum() - float((play * difference).sum()) ** 2)
    return sqrt(float(show.var()) + within + of_play)


def _plays(view: View, seat: Seat) -> Analysis:
    tables, known = shipped(), evaluation.cards_of(view, seat)
    range_, size, part, node = evaluation.range_of(tables, known)
    stakes = [evaluation.for_points()]
    stakes += [evaluation.for_the_game(tables, place, known, range_, size) for place in _places(view, seat)]
    values = card_values(tables, known, stakes, range_, part, node)
    points = {rank: float(value[0]) - view.point_taken for rank, value in values.items()}
    policy = tables.chances(known.plays, known.role, known.hand) if known.left else None
    policy = policy and tilted(policy, points)
    ranks = sorted(points)
    of_tables = np.stack([values[rank][1:] for rank in ranks], axis=1)
    win, match = _chances([*np.split(of_tables, len(stakes) - 1)])
    options = []
    for action in Cribbage(view.rules).legal(view, seat):
        if not isinstance(action, Play):
            continue
        rank = action.card.rank - 1
        now = at_once(view, action.card)
        at = ranks.index(rank)
        reason = (
            f"{action.card} pegs {now} at once and makes the count {view.count + action.card.value}; "
            f"with what follows you peg {abs(points[rank]):.2f} {'less' if points[rank] < 0 else 'more'} than the other"
            f", and win {win[at].value:.1%} of such games."
        )
        options.append(
            Option(
                (action.card,),
                Figure(points[rank], EXACT),
                pegging=Figure(points[rank], EXACT),
                win=win[at],
                match=None if match is None else match[at],
                now=now,
                often=None if policy is None else Figure(policy.get(rank, 0.0), EXACT),
                reason=reason,
            )
        )
    return _ranked("play", view, options)


def _places(view: View, seat: Seat) -> list[in_deal.Place]:
    """The place by the chance to win the game, and by that to win the match where there is one; by heaps of deals."""
    aims: tuple[evaluation.What, ...] = ("win",) if view.rules.match_kind == "single" else ("win", "match")
    return [evaluation.place_of(view, seat, what, heaps=True) for what in aims]


def _chances(by_place: Sequence[Doubles]) -> tuple[list[Figure], list[Figure] | None]:
    """The chance to win the game, and the match where there is one, of each option.

    `by_place` has for each place the values of the options by all deals and by each heap of them: (tables, options).
    """
    found = [_figures(by_table) for by_table in by_place]
    return found[0], found[1] if len(found) > 1 else None


def _figures(by_table: Doubles) -> list[Figure]:
    """The values by all deals, with standard errors from the heaps.

    Where all heaps agree on a chance that is neither 0 nor 1, its error is that of a share of so many deals.
    """
    whole, *heaps = by_table
    errors = np.std(heaps, axis=0, ddof=1) / sqrt(len(heaps))
    open_ = np.clip(whole * (1 - whole), 0, None) > CERTAIN
    errors = np.where((errors == 0) & open_, np.sqrt(np.abs(whole * (1 - whole)) / shipped_deals().deals), errors)
    return [Figure(float(value), float(error)) for value, error in zip(whole, errors, strict=True)]


def at_once(view: View, card: Card) -> int:
    """What a card pegs as it is played. Where the point for a go was pegged on the call, thirty-one adds one more."""
    pegged = peg_points([each.rank for each in (*view.row, card)])
    return pegged - (view.point_taken and view.count + card.value == THIRTY_ONE)


def _ranked(what: str, view: View, options: Sequence[Option]) -> Analysis:
    by = evaluation.aim(view.rules)

    def rank(option: Option) -> tuple[float, float, tuple[Card, ...]]:
        figure = option.match if by == "match" else option.win
        chance = 0.0 if figure is None else round(figure.value, ALIKE)
        return -chance, -option.total.value, option.cards

    return Analysis(what, by, tuple(sorted(options, key=rank)), SOLVED)


def _plainly(view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """At once: hands exactly where the plain count holds, the rest as the steady player weighs it."""
    known = view.known()
    of_hands = EXACT if holds("hands", view.rules) else None
    options = []
    mine = view.dealer is not None and view.rules.side(view.dealer) == view.rules.side(seat)
    aim = -1 if view.rules.objective == "lowball" else 1
    answers = heuristics.Answers(view, seat, known) if isinstance(choices[0], Play) else None
    for choice in choices:
        if isinstance(choice, Discard):
            kept = tuple(card for card in view.hands[seat] if card not in choice.cards)
            hand = heuristics.over_starters(kept, known) / sum(card not in known for card in PACK)
            crib = heuristics.crib_mean(choice.cards, own=mine) * (1 if mine else -1)
            reason = f"Keeping {write(kept)} is worth {hand:.2f} in the hand and {crib:+.2f} in the crib."
            options.append(
                Option(
                    choice.cards, Figure(hand + crib, None), Figure(hand, of_hands), Figure(crib, None), reason=reason
                )
            )
        elif answers is not None:
            value = answers.value(choice.card)
            now = at_once(view, choice.card)
            reason = (
                f"{choice.card} pegs {now} at once, and {value:+.2f} with the answer and half of what answers that."
            )
            options.append(
                Option((choice.card,), Figure(value, None), pegging=Figure(value, None), now=now, reason=reason)
            )
    ranked = sorted(options, key=lambda each: (-aim * each.total.value, each.cards))
    return Analysis("discard" if answers is None else "play", "points", tuple(ranked), PLAIN)
