"""What a seat has observed in the play, in numbers, and the cards it can choose from."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fifteentwo.cards import BACK, JOKERS
from fifteentwo.cribbage import Play, View
from fifteentwo.cribbage.fives import must_have_tossed
from fifteentwo.cribbage.sight import least_value
from fifteentwo.engine.monte_carlo.counting import PointTables, count_cards
from fifteentwo.engine.monte_carlo.determinize import Observation
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.game import Seat


def codes_and_shows(
    view: View, seat: Seat, legal: Sequence[Play], numbers: Laws, table: PointTables
) -> list[tuple[int, int]]:
    """Each legal card as its rank, plus 16 for a joker, and the points of my hand once it has been played."""
    assert view.starter is not None
    rules = view.rules
    starter = int(view.starter.face)
    kept = view.kept(seat)
    found = []
    for each in legal:
        joker = each.card.unnamed in JOKERS
        hand = [int(card.face if rules.joker_binding else card.unnamed) for card in kept]
        if joker and rules.joker_binding:
            hand[kept.index(each.card.unnamed)] = int(each.card.face)
        show = count_cards(table, numbers, np.array(hand, np.int64), len(hand), starter, False)
        found.append((each.card.rank - 1 + 16 * joker, int(show)))
    return found


def distinct_codes(of_each: list[tuple[int, int]], aim: int) -> dict[int, int]:
    """The codes that differ in the play, each with the best points of the hand over a joker's suits."""
    best: dict[int, int] = {}
    for code, show in of_each:
        if code not in best or aim * show > aim * best[code]:
            best[code] = show
    return best


def observe(view: View) -> Observation:
    """The seat's observation."""
    assert view.starter is not None
    assert view.dealer is not None
    rules = view.rules
    players = rules.players
    held, discarded = np.zeros((players, MOST_CARDS), np.int64), np.zeros((players, 2), np.int64)
    held_count, hidden, discarded_count, hidden_discards = (np.zeros(players, np.int64) for _ in range(4))
    for other in range(players):
        seen = [card for card in view.hands[other] if card != BACK]
        held[other, : len(seen)] = seen
        held_count[other], hidden[other] = len(seen), len(view.hands[other]) - len(seen)
        away = [card for card in view.discarded[other] if card != BACK]
        discarded[other, : len(away)] = away
        discarded_count[other], hidden_discards[other] = len(away), len(view.discarded[other]) - len(away)
    least = np.array([least_value(view, other) for other in range(players)], np.int64)
    plays = [(who, int(card.face) + 64 * (card.unnamed in JOKERS)) for who, card in view.plays]
    from_stock = [card for card in view.crib if card != BACK]
    crib = np.zeros(4, np.int64)
    crib[: len(from_stock)] = from_stock
    return Observation(
        np.array(plays, np.int64).reshape(-1, 2),
        int(view.starter.face),
        held,
        held_count,
        hidden,
        least,
        discarded,
        discarded_count,
        hidden_discards,
        crib,
        len(from_stock),
        len(view.crib) - len(from_stock),
        np.array(sorted(range(players), key=lambda other: -least[other]), np.int64),
        np.array([must_have_tossed(view, other) for other in range(players)], np.int64),
    )
