"""The value of a deal with all cards known, compared with a search by the rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK
from fifteentwo.cribbage import Cribbage, Play, State
from fifteentwo.engine.pegging.policy import UNKNOWN, first_alone
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.moves import Turn
from fifteentwo.players import player
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules


def expected(values: OpenValues, game: Cribbage, state: State) -> float:
    """The chance of seat 0, by every play that the policy may choose."""
    if (outcome := game.outcome(state)) is not None:
        return float(values.ended(outcome, state)[0])
    if state.phase != "play":
        found = values.of(state)
        assert found is not None
        return float(found[0])
    (seat,) = game.to_act(state)
    return sum(share * expected(values, game, game.apply(state, play)[0]) for play, share in choices(game, state, seat))


def choices(game: Cribbage, state: State, seat: int) -> list[tuple[Play, float]]:
    legal = {each.card.rank - 1: each for each in game.legal(state, seat) if isinstance(each, Play)}
    hand = sorted(card.rank - 1 for card in state.hands[seat])
    if not state.hands[1 - seat]:
        return [(legal[first_alone(hand, [card.rank - 1 for card in state.row])], 1.0)]
    plays = [(int(who == state.dealer), card.rank - 1) for who, card in state.plays]
    shares = shipped().chances(plays, int(seat == state.dealer), hand)
    if shares is None and len(hand) == len(legal) == 2:
        shares = {hand[0]: UNKNOWN / 255, hand[1]: 1 - UNKNOWN / 255}
    shares = shares or dict.fromkeys(legal, 1 / len(legal))
    return [(legal[rank], share) for rank, share in shares.items() if share and rank in legal]


def positions(seed: int, scores: tuple[int, int]) -> list[State]:
    """The states of the play of one deal at these scores."""
    game, rng = Cribbage(), Random(seed)
    choose = player("simple", rng)
    state = game.start(Opening(dealer=seed % 2))
    found = []
    while acting := game.to_act(state):
        if HOUSE in acting:
            if state.deals == 1 and state.phase == "deal":
                break
            action = game.house(state, rng)
        else:
            action = choose(game.observe(state, acting[0]), game.legal(state, acting[0]))
        state, _ = game.apply(state, action)
        if state.phase == "discard" and state.deals == 1 and not any(state.discarded):
            state = replace(state, pegs=tuple((score, score) for score in scores))
        if state.phase == "play":
            found.append(state)
    return found


@pytest.mark.parametrize("scores", [(0, 0), (118, 115), (96, 100), (110, 60)])
def test_the_play_is_followed_by_the_rules_and_the_policy(scores: tuple[int, int]) -> None:
    values = OpenValues(CribbageRules(), 0, Standing((0, 0), (0, 0)))
    game = Cribbage()
    for seed in (1, 2, 3):
        for state in positions(seed, scores):
            found = values.of(state)
            assert found is not None
            assert found[0] == pytest.approx(expected(values, game, state), abs=1e-9)


def test_before_the_starter_it_is_the_mean_over_the_starters() -> None:
    game, rng = Cribbage(), Random(4)
    values = OpenValues(CribbageRules(), 1, Standing((0, 0), (0, 0)))
    choose = player("simple", rng)
    state = game.start(Opening(dealer=0))
    while state.phase != "starter":
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            action = choose(game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
    before = values.of(state)
    assert before is not None
    held = {card for cards in (*state.hands, *state.discarded) for card in cards}
    after = [values.of(game.apply(state, Turn(card))[0]) for card in PACK if card not in held]
    assert len(after) == 40
    assert before == pytest.approx(np.mean([each for each in after if each is not None], axis=0))
