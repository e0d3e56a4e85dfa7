"""Counting by combination: checks the cards a player selects, without revealing other combinations."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from fifteentwo import calling
from fifteentwo.cards import BACK, RANKS, SUIT_SIGNS, Card
from fifteentwo.cribbage.counting import count_due
from fifteentwo.cribbage.state import State
from fifteentwo.family import SetsFound
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales.coded import SILENCE, Message, coded
from fifteentwo.scoring import Combo


def count_sets(state: State, seat: Seat, groups: Sequence[Sequence[Card]]) -> SetsFound:
    """The combinations this seat has selected, or why the last group is not one.

    A group that is both a fifteen and a run counts once for each time it is selected. Raises IllegalAction if this seat
    has no hand or crib to claim.
    """
    due = state.due
    if due is None or due.seat != seat or due.claim is not None or due.what not in ("hand", "crib"):
        raise IllegalAction("nothing-to-count")
    if state.to_name():
        raise IllegalAction("name-jokers-first")
    cards, combos, _ = count_due(state, due)
    there = {card.unnamed: card for card in (*cards, state.starter, *due.names) if card is not None}
    left = [combo for combo in combos if combo.kind != "nineteen"]
    found: list[Sequence[Combo]] = [] if groups or len(left) == len(combos) else [combos]
    refusal = SILENCE
    for group in groups:
        pointed = [card.unnamed for card in group]
        sets, refusal = _sets(pointed, combos, left, there)
        for combo in sets:
            left.remove(combo)
        if sets:
            found.append(sets)
        elif refusal is SILENCE:
            refusal = _no_set([there[card] for card in pointed])
    lines = calling.found(found)
    return SetsFound(lines, lines[-1].total if lines else 0, refusal)


def _sets(
    group: Sequence[Card], combos: Sequence[Combo], left: Sequence[Combo], there: Container[Card]
) -> tuple[Sequence[Combo], Message]:
    """The combinations that these cards make, counted together, or why they make none."""
    cards = set(group)
    if not cards:
        return (), coded("sets-choose")
    if len(cards) != len(group):
        return (), coded("sets-once")
    if BACK in cards:
        return (), coded("sets-face-up")
    for card in group:
        if card not in there:
            return (), coded("sets-not-there", card=card)
    exact = [combo for combo in combos if combo.kind != "nineteen" and _cards(combo) == cards]
    for combo in exact:
        if combo in left:
            return (combo,), SILENCE
    within = [combo for combo in combos if combo.kind in ("run", "pair") and _cards(combo) <= cards]
    runs = {card for combo in within if combo.kind == "run" for card in _cards(combo)}
    alike = len({combo.cards[0].rank for combo in within}) == 1 and len(within) == len(cards) * (len(cards) - 1) // 2
    if runs == cards or alike:  # a double run or a pair royal: several combinations at once
        new = [combo for combo in within if combo in left]
        if new == within:
            return within, SILENCE
        return (), coded("sets-part-counted" if new else "sets-counted")
    return (), coded("sets-counted") if exact else SILENCE


def _cards(combo: Combo) -> set[Card]:
    return {card.unnamed for card in combo.cards}


def _no_set(cards: Sequence[Card]) -> Message:
    """Why these cards are not a combination, judged by these cards alone."""
    if len(cards) == 1:
        return coded("sets-single")
    shown = " ".join(
        f"{RANKS[card.rank - 1].replace('T', '10')}{SUIT_SIGNS[card.suit]}"
        for card in sorted(cards, key=lambda card: (card.rank, card.suit))
    )
    ranks = sorted(card.rank for card in cards)
    row = len(cards) > 2 and all(high - low == 1 for low, high in pairwise(ranks))
    suited = len({card.suit for card in cards}) == 1 and len(cards) > 2
    total = sum(card.value for card in cards)
    return coded("sets-none", cards=shown, total=total, row="row" if row else "none", flush="yes" if suited else "no")
