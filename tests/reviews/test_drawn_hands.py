"""Hands that the other may hold, drawn at random and weighted by how a player decides: against every hand there is."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK
from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.engine.scoring.rank_hands import Doubles, places, rank_hands
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.moves import Deal
from fifteentwo.reviews import drawn_hands
from fifteentwo.reviews.drawn_hands import RecordedDeal, drawn_range


def dealt_and_played(seed: int, shown: int) -> tuple[RecordedDeal, State, Seat]:
    """A deal in which both choose at random, up to the first turn at which the other has played so many cards."""
    game, chance = Cribbage(), Random(seed)
    state = game.start(Opening(seed % 2))
    dealt, actions = state, list[AnyAction]()
    while True:
        seat = game.to_act(state)[0]
        if seat != HOUSE and state.phase == "play" and len([1 for who, _ in state.plays if who != seat]) == shown:
            return RecordedDeal(dealt, tuple(actions)), state, seat
        action = game.house(state, chance) if seat == HOUSE else chance.choice(game.legal(state, seat))
        state, _ = game.apply(state, action)
        dealt, actions = (state, []) if isinstance(action, Deal) else (dealt, [*actions, action])


def by_enumeration(deal: RecordedDeal, state: State, seat: Seat, left: int) -> Doubles:
    """How probable each hand left is, (hands,), if the other discards and plays at random: by every set of cards there may be."""
    game, other = Cribbage(), 1 - seat
    known = {*deal.dealt.hands[seat], state.starter, *(card for _, card in state.plays)}
    unseen = [card for card in PACK if card not in known]
    found = np.zeros(len(rank_hands(left)))
    shown = [card for who, card in state.plays if who == other]
    for held in combinations(unseen, left):
        chance, now, hand = 1.0, deal.dealt, [*shown, *held]
        laid = tuple(card for card in unseen if card not in held)[:2]  # any other two: discards are random
        hands = tuple(tuple(sorted((*hand, *laid))) if at == other else cards for at, cards in enumerate(now.hands))
        now = replace(now, hands=hands)
        for done in deal.actions:
            action = Discard(other, laid) if isinstance(done, Discard) and done.seat == other else done
            legal = game.legal(now, action.seat) if isinstance(action, Discard | Play) else [action]
            if action not in legal:
                chance = 0.0
                break
            if isinstance(action, Play) and action.seat == other:
                same = [each for each in legal if isinstance(each, Play) and each.card.rank == action.card.rank]
                chance *= len(same) / len(legal)
            now, _ = game.apply(now, action)
        number = places(left)[tuple(sorted(card.rank - 1 for card in held))]
        found[number] += chance
    whole: Doubles = found / found.sum()
    return whole


@pytest.mark.parametrize(("seed", "shown"), [(2, 2), (3, 3), (8, 3), (5, 3)])
def test_drawn_hands_are_as_probable_as_every_hand_says(seed: int, shown: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_hands, "DRAWN", 2500)
    deal, state, seat = dealt_and_played(seed, shown)
    left = 4 - shown
    view = Cribbage().observe(state, seat)
    proposal = np.full(len(rank_hands(left)), 1 / len(rank_hands(left)))
    found = drawn_range("random", deal, view, seat, proposal, np.random.default_rng(seed))
    assert found is not None
    expected = by_enumeration(deal, state, seat, left)
    assert np.abs(found - expected).sum() < (0.14 if left == 1 else 0.35)
    assert (found[expected == 0] == 0).all()


def test_who_said_go_had_no_card_that_fits() -> None:
    deal, state, seat = dealt_and_played(26, 3)  # 2 K 6 K, go, and a six in the next count: no ace to three was left
    found = drawn_range(
        "random", deal, Cribbage().observe(state, seat), seat, np.full(13, 1 / 13), np.random.default_rng(1)
    )
    assert found is not None
    assert not found[:3].any()
    assert (found > 0).sum() >= 8


def test_the_cards_held_are_among_them_and_the_result_follows_from_the_seed() -> None:
    deal, state, seat = dealt_and_played(4, 3)
    view = Cribbage().observe(state, seat)
    proposal = np.full(13, 1 / 13)
    first, again = (drawn_range("random", deal, view, seat, proposal, np.random.default_rng(1)) for _ in range(2))
    assert first is not None
    assert again is not None
    assert (first == again).all()
    (held,) = state.hands[1 - seat]
    assert first[held.rank - 1] > 0


def test_there_is_nothing_where_no_hand_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_hands, "choice_chances", lambda *_: {})
    deal, state, seat = dealt_and_played(4, 2)
    view = Cribbage().observe(state, seat)
    proposal = np.full(91, 1 / 91)
    assert drawn_range("random", deal, view, seat, proposal, np.random.default_rng(1)) is None
