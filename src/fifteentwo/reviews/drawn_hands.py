"""What the other really may hold: hands drawn at random, and weighted by how a player discards and plays at the table.

A range is a model: it averages over suits and over the two cards discarded. Here the deal is played again with all six cards of the other replaced, and the
player is asked about every decision that it would have made; the product of its probabilities is the likelihood. The hands are drawn from another
distribution and weighted by the ratio (importance sampling: Kloek and van Dijk, 1978, "Bayesian estimates of equation system parameters").
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import PACK, RANKS, Card
from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.expert.evaluation import InformationSet, information_set
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Doubles, Longs, many, places, rank_hands
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.players.chances import choice_chances
from fifteentwo.reviews.game_certificate import is_forced

DRAWN: Final = 100
"""How many hands are drawn."""
ANY_PAIR: Final = 0.2
"""The share of hands that are drawn with any two cards in the crib, each as often as another."""


class RecordedDeal(NamedTuple):
    """A deal up to some decision."""

    dealt: State
    """After the cards were dealt."""
    actions: tuple[AnyAction, ...]
    """The actions since then."""


class _Completion(NamedTuple):
    """The unknown cards of the other."""

    left: tuple[Card, ...]
    laid: tuple[Card, ...]


def drawn_range(
    player: str, deal: RecordedDeal, view: View, seat: Seat, proposal: Doubles, draws: np.random.Generator
) -> Doubles | None:
    """The probability of each hand that the other may have left, (hands,), by hands drawn from `proposal`, (hands,); None where none of those drawn
    can have been played so. Raises BadTables.
    """
    known = information_set(view, seat)
    unseen = _unseen(known)
    numbers = draws.choice(len(proposal), DRAWN, p=proposal)
    weights = np.zeros(len(proposal))
    for number in numbers.tolist():
        held = rank_hands(known.left)[number].tolist() if known.left else []
        ways, chances = _pairs(known, held, unseen)
        if ways.sum() == 0:
            continue
        pair = int(draws.choice(PAIRS, p=chances))
        cards = _completion(held, rank_hands(2)[pair].tolist(), known, draws)
        likelihood = _likelihood(player, deal, 1 - seat, cards)
        weights[number] += likelihood * ways[pair] / (chances[pair] * proposal[number])
    total = weights.sum()
    return weights / total if total > 0 else None


def _unseen(known: InformationSet) -> Longs:
    """The number of cards of each rank that the player has not seen, (13,)."""
    seen = (*known.kept, *known.laid, known.starter, *known.shown)
    return 4 - np.bincount([card >> 2 for card in seen], minlength=len(RANKS)).astype(np.int64)


def _pairs(known: InformationSet, held: Sequence[int], unseen: Longs) -> tuple[Doubles, Doubles]:
    """For each pair of ranks in the crib, (91,) each: in how many ways the cards left and the pair may be dealt, and how often the pair is drawn."""
    hand = np.bincount(np.array(held, np.int64), minlength=len(RANKS))
    left = unseen - hand
    here = float(np.prod([comb(int(each), int(taken)) for each, taken in zip(unseen, hand, strict=True)]))
    pairs = many(2)
    after = np.where(pairs == 2, left * (left - 1) / 2, np.where(pairs == 1, left, 1)).clip(min=0).prod(axis=1)
    ways = here * after * (left >= 0).all()
    weights = np.zeros(FOURS)
    weights[places(4)[tuple(sorted((*held, *(card >> 2 for card in known.shown))))]] = 1.0
    keep, seen = known.keep_of_other(STANDARD), (*known.kept, *known.laid, known.starter)
    usual = keep.discarded_with(seen, weights, np.zeros(FOURS, np.int64), 1)[0] * (ways > 0)
    even = ways / max(ways.sum(), 1e-300)
    chances = ANY_PAIR * even + (1 - ANY_PAIR) * usual / usual.sum() if usual.sum() > 0 else even
    return ways, chances


def _completion(
    held: Sequence[int], pair: Sequence[int], known: InformationSet, draws: np.random.Generator
) -> _Completion:
    """Cards of these ranks that the player has not seen, drawn evenly."""
    seen = {*known.kept, *known.laid, known.starter, *known.shown}
    free = [card for card in PACK if card not in seen]
    taken = []
    for rank in (*held, *pair):
        some = [card for card in free if card.rank == rank + 1]
        card = some[int(draws.integers(len(some)))]
        free.remove(card)
        taken.append(card)
    return _Completion(tuple(taken[: len(held)]), tuple(taken[len(held) :]))


def _likelihood(player: str, deal: RecordedDeal, other: Seat, cards: _Completion) -> float:
    """The probability with which the player does in the other seat what was done, if it was dealt these cards."""
    game = Cribbage(deal.dealt.rules)
    shown = [each.card for each in deal.actions if isinstance(each, Play) and each.seat == other]
    six = tuple(sorted((*shown, *cards.left, *cards.laid)))
    hands = tuple(six if seat == other else hand for seat, hand in enumerate(deal.dealt.hands))
    state, found = replace(deal.dealt, hands=hands), 1.0
    for done in deal.actions:
        action = Discard(other, cards.laid) if isinstance(done, Discard) and done.seat == other else done
        if isinstance(action, Discard | Play) and action.seat == other:
            found *= _chance(player, game, state, action)
        if found <= 0:
            break
        try:
            state, _ = game.apply(state, action)
        except IllegalAction:  # with these cards it would have been the other's turn
            return 0.0
    return found


def _chance(player: str, game: Cribbage, state: State, action: Discard | Play) -> float:
    legal = [each for each in game.legal(state, action.seat) if isinstance(each, Discard | Play)]
    if is_forced(legal):
        return 1.0
    chances = choice_chances(player, game.observe(state, action.seat), legal) or {}
    if isinstance(action, Discard):
        return sum(
            share
            for each, share in chances.items()
            if isinstance(each, Discard) and set(each.cards) == set(action.cards)
        )
    return sum(
        share for each, share in chances.items() if isinstance(each, Play) and each.card.rank == action.card.rank
    )
