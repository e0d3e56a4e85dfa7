"""Rollouts follow the rules: turns, points and crashes are those of the game."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fifteentwo.board import CRASH_TARGET
from fifteentwo.cards import JOKERS
from fifteentwo.cribbage import Pegged, Play, StarterTurned, State
from fifteentwo.cribbage.crash import crashes
from fifteentwo.engine.monte_carlo import rollout
from fifteentwo.engine.monte_carlo.counting import JOKER
from fifteentwo.engine.monte_carlo.rollout import RolloutState, new_state, reset
from fifteentwo.engine.monte_carlo.rules import Laws, crash_holes, laws
from fifteentwo.engine.monte_carlo.win_model import move_peg
from fifteentwo.rules import CribbageRules, parse
from tests.laws.games import Played as Game
from tests.laws.games import play_out

GAMES = (
    "standard",
    "hoyle",
    "three_players",
    "partners",
    "players=5",
    "players=6 teams=on",
    "five_card",
    "seven_card",
    "no_discard",
    "jokers",
    "standard last_card=0",
    "players=4 go_rotation=bicycle",
    "players=6 teams=on go_rotation=bicycle",
)


def sat_down(state: State, numbers: Laws) -> RolloutState:
    """The same hands before the first card is played."""
    now = new_state(numbers)
    assert state.dealer is not None
    reset(now, state.dealer, 52)
    for seat, hand in enumerate(state.hands):
        now.sizes[seat] = len(hand)
        for card in hand:
            now.held[seat, JOKER if card in JOKERS else card.rank - 1] += 1
    return now


def pegged(game: Game) -> list[tuple[int, list[int]]]:
    """For each deal played to its end: the step where it began, and the points each side pegged in the play."""
    found = []
    for at, step in enumerate(game.steps):
        if any(isinstance(event, StarterTurned) for event in step.events):
            sides = [0] * step.after.rules.sides
            for later in game.steps[at + 1 :]:
                for event in later.events:
                    if isinstance(event, Pegged) and event.why in ("card", "go", "last"):
                        sides[event.side] += event.points
                if later.after.phase != "play":
                    if later.after.deals > step.after.deals or later.after.phase in ("show", "deal", "discard"):
                        found.append((at, sides))
                    break
    return found


@pytest.mark.parametrize("text", GAMES)
def test_turns_and_points_match_the_game(text: str) -> None:
    rules = parse(text, CribbageRules)
    numbers = laws(rules)
    deals = 0
    for seed in range(6 if rules.go_rotation == "bicycle" else 3):
        game = play_out(rules, seed, dealer=0)
        for at, sides in pegged(game):
            now = sat_down(game.steps[at].after, numbers)
            for step in game.steps[at + 1 :]:
                if not isinstance(step.action, Play):
                    continue
                if step.before.deals != game.steps[at].after.deals:
                    break
                seat, card = step.action.seat, step.action.card
                assert rollout.next_turn(numbers, now) == seat
                rollout.play_card(now, seat, card.rank - 1 + 16 * (card.unnamed in JOKERS))
            assert rollout.next_turn(numbers, now) == -1
            events = now.events[: now.many[0]]
            assert [int(events[events[:, 0] % rules.sides == side, 1].sum()) for side in range(rules.sides)] == sides
            deals += 1
    assert deals > 5


@pytest.mark.parametrize("players", [2, 3])
def test_crashes_match_the_board(players: int) -> None:
    rules = parse(f"crash players={players}", CribbageRules)
    numbers, holes, rng = laws(rules), crash_holes(), Random(players)
    hit = 0
    for _ in range(3000):
        pegs = [sorted(rng.sample(range(rng.choice((12, 121))), 2)) for _ in range(players)]
        paths = tuple(rng.random() < 0.5 for _ in range(players))
        side, points = rng.randrange(players), rng.randint(1, 12)
        now = np.array(pegs, np.int64)
        move_peg(numbers, holes, now, np.array(paths, np.int64), side, points, rollout.CARD)
        moved = [(rear, front) for rear, front in pegs]
        moved[side] = (pegs[side][1], min(pegs[side][1] + points, CRASH_TARGET))
        if moved[side][1] < CRASH_TARGET:
            for crash in crashes(tuple(moved), paths, side, CRASH_TARGET):
                moved[crash.side] = crash.pegs
                hit += 1
        assert [tuple(each) for each in now.tolist()] == moved
    assert hit > 20
