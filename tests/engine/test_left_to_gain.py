"""What a best response gains over a player, by the player's decisions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fifteentwo.cribbage import View
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.training import purified_gain
from fifteentwo.game import Seat


def all_alike(view: View, seat: Seat) -> dict[int, float]:
    ranks = {card.rank - 1 for card in view.hands[seat] if view.fits(card)}
    return dict.fromkeys(sorted(ranks), 1 / len(ranks))


def left_to(chances: Callable[[View, Seat], dict[int, float]], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """In four deals of each role, for who plays cards with these chances against a player who plays all alike."""
    monkeypatch.setattr(
        purified_gain, "_chances", lambda view, seat, **_: (chances if seat == 0 else all_alike)(view, seat)
    )
    return [purified_gain._left(role, Random(seed)) for role in (PONE, DEALER) for seed in range(4)]


def test_nothing_is_left_over_the_best_response_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def best(view: View, seat: Seat) -> dict[int, float]:
        values = purified_gain._values(view, seat)
        return {max(values, key=lambda rank: values[rank]): 1.0}

    assert left_to(best, monkeypatch) == pytest.approx([0.0] * 8)


def test_much_is_left_over_who_plays_all_cards_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    found = left_to(all_alike, monkeypatch)
    assert min(found) >= 0
    assert sum(found) / len(found) > 0.3
