"""Counting set by set: whether the cards somebody points at are a set that counts, and never what else there is."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from fifteentwo import calling
from fifteentwo.cards import BACK, RANKS, SUIT_SIGNS, Card
from fifteentwo.cribbage.counting import count_due
from fifteentwo.cribbage.state import State
from fifteentwo.family import SetsFound
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.scoring import Combo


def count_sets(state: State, seat: Seat, groups: Sequence[Sequence[Card]]) -> SetsFound:
    """These groups of cards, each of which is to be a set, as this seat counts them; why the last one is none.

    A group that is two sets, a fifteen and a run, is counted once for each time it is pointed at. Raises
    IllegalAction where this seat has neither hand nor crib to claim.
    """
    due = state.due
    if due is None or due.seat != seat or due.claim is not None or due.what not in ("hand", "crib"):
        raise IllegalAction("No hand and no crib is yours to count now.")
    if state.to_name():
        raise IllegalAction("Name the jokers first.")
    cards, combos, _ = count_due(state, due)
    there = {card.unnamed: card for card in (*cards, state.starter, *due.names) if card is not None}
    left = [combo for combo in combos if combo.kind != "nineteen"]
    found: list[Sequence[Combo]] = [] if groups or len(left) == len(combos) else [combos]
    refusal = ""
    for group in groups:
        pointed = [card.unnamed for card in group]
        sets, refusal = _sets(pointed, combos, left, there)
        for combo in sets:
            left.remove(combo)
        if sets:
            found.append(sets)
        elif not refusal:
            refusal = _no_set([there[card] for card in pointed])
    lines = calling.found(found)
    return SetsFound(lines, lines[-1].total if lines else 0, refusal)


def _sets(
    group: Sequence[Card], combos: Sequence[Combo], left: Sequence[Combo], there: Container[Card]
) -> tuple[Sequence[Combo], str]:
    """The sets that these cards are, counted in one breath, or why nothing can be made of them."""
    cards = set(group)
    if not cards:
        return (), "Point at the cards of a set."
    if len(cards) != len(group):
        return (), "The same card twice is no set."
    if BACK in cards:
        return (), "Point at cards that lie face up."
    for card in group:
        if card not in there:
            return (), f"The {card.words} is not among these cards."
    exact = [combo for combo in combos if combo.kind != "nineteen" and _cards(combo) == cards]
    for combo in exact:
        if combo in left:
            return (combo,), ""
    within = [combo for combo in combos if combo.kind in ("run", "pair") and _cards(combo) <= cards]
    runs = {card for combo in within if combo.kind == "run" for card in _cards(combo)}
    alike = len({combo.cards[0].rank for combo in within}) == 1 and len(within) == len(cards) * (len(cards) - 1) // 2
    if runs == cards or alike:  # a double run, a pair royal: several sets in one breath
        new = [combo for combo in within if combo in left]
        if new == within:
            return within, ""
        return (), "Part of that has been counted." if new else "That has been counted."
    return (), "That has been counted." if exact else ""


def _cards(combo: Combo) -> set[Card]:
    return {card.unnamed for card in combo.cards}


def _no_set(cards: Sequence[Card]) -> str:
    """Why these cards are no set, by what one sees of them alone."""
    if len(cards) == 1:
        return "One card alone counts only as his nobs: the jack of the starter's suit, in the hand."
    shown = " ".join(
        f"{RANKS[card.rank - 1].replace('T', '10')}{SUIT_SIGNS[card.suit]}"
        for card in sorted(cards, key=lambda card: (card.rank, card.suit))
    )
    ranks = sorted(card.rank for card in cards)
    row = len(cards) > 2 and all(high - low == 1 for low, high in pairwise(ranks))
    run = "a run counts as long as it can be" if row else "no run of three"
    flush = ", and a flush takes the whole hand" if len({card.suit for card in cards}) == 1 and len(cards) > 2 else ""
    return f"{shown} make {calling.number(sum(card.value for card in cards))}: no fifteen, no pair, {run}{flush}."
