"""Advice and par in Cribbage Solitaire: the `Soloist` of this family.

The discards of one deal do not affect the next: all its cards leave play, and its starter goes under the stock whatever
was discarded. So each deal is a problem of its own, and par is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire import expected_value
from fifteentwo.engine.solitaire.interface import Advice, Aim, ParDeal, ParLayout
from fifteentwo.locales import RANKS, CodedValueError
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules
from fifteentwo.scoring import points
from fifteentwo.solitaire.patience import DISCARDS, View, deal_positions

CHOOSES: Final = "discard"

_JACK: Final = 11


class BestRound(NamedTuple):
    """A deal at its best: the discard from each hand, the starter, and the points with his heels."""

    away: tuple[tuple[Card, ...], ...]
    starter: Card
    points: int


class PatiencePar(NamedTuple):
    """The highest total of a pack in this order: deal by deal, and the last hand where there is one."""

    total: int
    rounds: tuple[BestRound, ...]
    last_hand: int


def warm() -> None:
    """Does nothing: the expectations need no compiler."""


def advice(view: View, player: str, aim: Aim) -> tuple[Advice, ...]:  # noqa: ARG001 - expectations have one player
    """Every legal discard with its value, the best first. Raises ValueError where there is nothing to discard."""
    found = expected_value.discard_values(view, Random(1), aim)
    return tuple(Advice(*each) for each in sorted(found, key=lambda each: -each.points))


def basis(_view: View, _player: str, found: Sequence[Advice]) -> Message:
    """How the values of this advice were computed."""
    errors = [each.error for each in found]
    if None in errors:
        return coded("alone-basis-normal")
    if any(errors):
        return coded("alone-basis-sampled", hands=expected_value.SAMPLED_HANDS)
    return coded("alone-basis-averages")


def pars(rules: PatienceRules, pack: Sequence[Card], patient: bool) -> tuple[ParLayout, ...]:  # noqa: ARG001 - it is exact
    """Par, deal by deal."""
    best = par(rules, pack)
    rounds = tuple(ParDeal(each.away, each.points) for each in best.rounds)
    last = (ParDeal((), best.last_hand),) if rules.last_hand_without_starter else ()
    return (ParLayout("par", best.total, best.total, deals=rounds + last),)


def nudge(_view: View, action: Discard) -> Message:
    """A sentence towards the best choice that does not give it away."""
    return coded("alone-nudge-discard", rank=RANKS[str(action.cards[0])[0]])


def words(_view: View, action: Discard) -> Message:
    """The choice in a sentence."""
    return coded("alone-discard", first=action.cards[0], second=action.cards[1])


def par(rules: PatienceRules, stock: Sequence[Card]) -> PatiencePar:
    """The best discards when the 52 cards come in this order. Raises ValueError unless they are one pack."""
    if sorted(stock) != list(PACK):
        raise CodedValueError("par-whole-pack")
    to_hands, to_crib = deal_positions(rules)
    coming = list(stock)
    rounds = []
    for _ in range(rules.deals):
        size = rules.cards_per_deal - 1
        dealt, starter, coming = coming[:size], coming[size], coming[size + 1 :]
        hands = [tuple(sorted(dealt[place] for place in places)) for places in to_hands]
        rounds.append(_best(rules, hands, [dealt[place] for place in to_crib], starter))
        if rules.starter_to_bottom:
            coming.append(starter)
    last = points(coming, None) if rules.last_hand_without_starter else 0
    return PatiencePar(sum(each.points for each in rounds) + last, tuple(rounds), last)


def _best(rules: PatienceRules, hands: Sequence[tuple[Card, ...]], crib: Sequence[Card], starter: Card) -> BestRound:
    heels = 2 if starter.rank == _JACK and rules.heels == "once" else 0
    choices = []  # for each hand: the discards, and the points of the cards kept
    for hand in hands:
        options = []
        for away in combinations(hand, DISCARDS):
            kept = [card for card in hand if card not in away]
            options.append((away, points(kept, starter)))
        choices.append(options)
    best = BestRound((), starter, -1)
    for chosen in product(*choices):
        crib_cards = [*crib, *(card for away, _ in chosen for card in away)]
        total = heels + sum(kept for _, kept in chosen) + points(crib_cards, starter, True, rules.crib_flush)
        if total > best.points:
            best = BestRound(tuple(away for away, _ in chosen), starter, total)
    return best
