"""The preview of crashes on the crash board, and the other actions offered to a seat."""

from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cards import JOKERS, Card, cards
from fifteentwo.cribbage import (
    Choose,
    Crashed,
    Cribbage,
    PathAsked,
    PathChosen,
    Pegged,
    Play,
    Played,
    State,
    evolve,
    exact_answer,
    observe,
)
from fifteentwo.cribbage.offer import CribbageOffer, offer
from fifteentwo.cribbage.scene import scene
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules, highest_count, parse


def offered(state: State, seat: Seat) -> CribbageOffer:
    """The actions this seat is offered here."""
    return offer(observe(state, seat), seat)


def crowded(state: State, rng: Random) -> State:
    """The same with all pegs close together, so that many are hit."""
    low = rng.randint(1, 100)
    pegs = []
    for _ in state.pegs:
        rear, front = sorted(rng.sample(range(low, low + 16), 2))
        pegs.append((rear, front))
    return replace(state, pegs=tuple(pegs), paths=(True,) * len(pegs))


@pytest.mark.parametrize("rules", ["crash", "crash three_players", "crash players=4", "crash muggins", "crash jokers"])
def test_the_preview_matches_what_happens(rules: str) -> None:
    rng = Random(rules)
    game = Cribbage(parse(rules, CribbageRules))
    longest = seen = 0
    for _ in range(60):
        state = game.start(Opening(dealer=0))
        while state.phase != "over" and state.deals < 3:
            seat = rng.choice(game.to_act(state))
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, rng))
                continue
            if state.phase == "play" and state.due is None and rng.random() < 0.8:
                state = crowded(state, rng)
            for foreseen in offered(state, seat).foreseen:
                assert isinstance(foreseen.action, Play | Choose)
                pegs, crashes, points = at_once(game, state, foreseen.action, seat)
                assert (foreseen.pegs, foreseen.crashes, foreseen.points) == (pegs, crashes, points)
                longest = max(longest, len(crashes))
                seen += 1
            answer = exact_answer(state) if state.due is not None else rng.choice(game.legal(state, seat))
            state, _ = game.apply(state, answer)
    assert seen > 100
    assert longest >= (0 if "muggins" in rules else 2 if game.rules.players > 2 else 1)


def at_once(
    game: Cribbage, state: State, action: Play | Choose, seat: Seat
) -> tuple[tuple[tuple[int, int], ...], tuple[Crashed, ...], int]:
    """The effects of an action on the pegs, from its events."""
    crashes, points, side = [], 0, game.rules.side(seat)
    for event in game.apply(state, action)[1]:
        if not isinstance(event, Played | PathAsked | PathChosen | Pegged | Crashed):
            break
        state = evolve(state, event)
        crashes += [event] if isinstance(event, Crashed) else []
        if isinstance(event, Pegged) and event.side == side:
            points += event.points
        if isinstance(event, PathAsked):
            points += sum(peg.points for peg in event.pegs)
    return state.pegs, tuple(crashes), points


def test_a_chain_of_crashes_is_previewed_step_by_step() -> None:
    game = Cribbage(parse("crash three_players", CribbageRules))
    state = game.start(Opening(dealer=0))
    state = replace(
        state,
        phase="play",
        starter=Card("KD"),
        hands=(cards("2C 3C"), cards("8C"), cards("2D 3D")),
        plays=((0, Card("7H")),),
        # Seat 1 lands on 22, hits a front peg that falls to 18, where another stands and falls to 10.
        pegs=((20, 22), (10, 20), (14, 18)),
        paths=(True, True, True),
    )
    (eight,) = offered(state, 1).foreseen
    assert eight.points == 2
    assert eight.crashes == (Crashed(0, (18, 20)), Crashed(2, (10, 14)))
    assert eight.pegs == ((18, 20), (20, 22), (10, 14))


def test_claims_calls_and_names_are_offered_as_limits_not_lists() -> None:
    rng = Random(4)
    rules = parse("muggins jokers", CribbageRules)
    game = Cribbage(rules)
    kinds = set()
    for _ in range(8):
        state = game.start(Opening(dealer=0))
        while state.deals < 3 and state.phase != "over":
            seat = rng.choice(game.to_act(state))
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, rng))
                continue
            there = offered(state, seat)
            asked = scene(observe(state, seat)).asked
            assert (asked is None) == (state.due is None)
            if asked is not None:
                kinds.add((asked.what, asked.of))
                assert asked.seat == seat
                assert there.count_to == (None if asked.what == "name" else highest_count(rules))
                assert (there.advice is not None) == (asked.what == "name") == bool(asked.to_name)
            assert all("*" not in repr(action) for action in there.legal if isinstance(action, Play))
            held = [card for card in state.hands[seat] if card in JOKERS]
            if state.phase == "play" and state.due is None:
                assert there.jokers == tuple(held)
                assert there.joker_most == min(10, 31 - state.count)
            state, _ = game.apply(
                state, exact_answer(state) if state.due is not None else rng.choice(game.legal(state, seat))
            )
    assert kinds >= {(what, of) for what in ("claim", "call") for of in ("card", "hand", "crib")}
    assert ("name", "hand") in kinds
