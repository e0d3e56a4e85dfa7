"""Par of a solitaire: it can be played, and is never beaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from random import Random
from types import MappingProxyType

import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire.patience import BestRound, par
from fifteentwo.game import HOUSE
from fifteentwo.rules import PatienceRules, parse
from fifteentwo.scoring import show
from fifteentwo.solitaire import Deal, Discard, Patience, Turn
from fifteentwo.solitaire.patience import State, deal_positions

GAMES = ("arnold", "solsuite", "solsuite deal_order=3-2-3 heels=once", "arnold heels=off crib_flush=four")


def rules(text: str) -> PatienceRules:
    found = parse(text)
    assert isinstance(found, PatienceRules)
    return found


def play(
    ruled: PatienceRules,
    stock: Sequence[Card],
    rounds: Sequence[BestRound] | None,
    rng: Random,
    otherwise: Mapping[int, Sequence[int]] = MappingProxyType({}),
) -> tuple[State, ...]:
    """The states before each deal and at the end, with the given discards, or any.

    `otherwise` names deals with other discards: for each hand the number of the choice.
    """
    game = Patience(ruled)
    to_hands, to_crib = deal_positions(ruled)
    size = ruled.cards_per_deal - 1
    state, coming, states = game.start(), list(stock), []
    while acting := game.to_act(state):
        if acting != (HOUSE,):
            choices = game.legal(state, 0)
            hand = state.in_hand
            assert hand is not None
            if state.deals - 1 in otherwise:
                state, _ = game.apply(state, choices[otherwise[state.deals - 1][hand]])
                continue
            away = rng.choice(choices) if rounds is None else Discard(0, rounds[state.deals - 1].away[hand])
            assert away in choices
            state, _ = game.apply(state, away)
        elif state.phase == "deal":
            states.append(state)
            dealt, coming = coming[:size], coming[size:]
            hands = tuple(tuple(dealt[place] for place in places) for places in to_hands)
            state, _ = game.apply(state, Deal(hands, tuple(dealt[place] for place in to_crib)))
        else:
            starter = coming.pop(0)
            coming += [starter] * ruled.starter_to_bottom
            state, _ = game.apply(state, Turn(starter))
    return (*states, state)


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_par_is_the_games_score_for_its_discards(text: str, seed: int) -> None:
    ruled = rules(text)
    stock = Random(seed).sample(PACK, 52)
    best = par(ruled, stock)
    states = play(ruled, stock, best.rounds, Random(seed))
    assert states[-1].score == best.total
    for before, after, each in zip(states, states[1:-1], best.rounds, strict=False):
        assert after.score - before.score == each.points
    for _ in range(10):
        assert play(ruled, stock, None, Random(seed))[-1].score <= best.total


@pytest.mark.parametrize("text", GAMES)
def test_no_other_discard_is_better(text: str) -> None:
    ruled = rules(text)
    stock = Random(text).sample(PACK, 52)
    first = par(ruled, stock).rounds[0]
    starter = stock[ruled.cards_per_deal - 1]
    to_hands, to_crib = deal_positions(ruled)
    hands = [{stock[place] for place in places} for places in to_hands]
    totals = []
    for chosen in product(*(combinations(sorted(hand), 2) for hand in hands)):
        sets = [
            combo for hand, away in zip(hands, chosen, strict=True) for combo in show(sorted(hand - {*away}), starter)
        ]
        crib = [*(stock[place] for place in to_crib), *(card for away in chosen for card in away)]
        sets += show(crib, starter, True, ruled.crib_flush)
        totals.append(sum(combo.points for combo in sets))
    heels = 2 if starter.rank == 11 and ruled.heels == "once" else 0
    assert first.points == max(totals) + heels
    assert first.starter == starter


@pytest.mark.parametrize(("text", "one", "other"), [("solsuite", 0, 5), ("solsuite", 1, 4), ("arnold", 2, None)])
def test_no_other_play_of_two_deals_is_better(text: str, one: int, other: int | None) -> None:
    """Every discard in two deals together; a starter of the first and of the second deal comes again in the sixth."""
    ruled = rules(text)
    stock = Random(text).sample(PACK, 52)
    best = par(ruled, stock)
    ways = tuple(product(range(15), repeat=ruled.hands_per_deal))
    totals = [
        play(ruled, stock, best.rounds, Random(0), otherwise)[-1].score
        for first in ways
        for otherwise in ([{one: first, other: second} for second in ways] if other is not None else [{one: first}])
    ]
    assert len(totals) == 225
    assert max(totals) == best.total


@pytest.mark.parametrize("stock", [PACK[:51], (*PACK[:51], PACK[0])])
def test_par_needs_the_whole_pack(stock: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="the 52 cards of a pack"):
        par(rules("arnold"), stock)
