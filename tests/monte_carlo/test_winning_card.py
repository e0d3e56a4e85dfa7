"""In rollouts a player who can win with a card does, and one who would lose with it does not, by any rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Pegged, Play, State, View
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.engine.monte_carlo.rollout import (
    NODE,
    PLAYED,
    copy,
    finish_play,
    new_state,
    rollout_card,
    state_of_play,
)
from fifteentwo.engine.monte_carlo.rules import Laws, crash_holes, laws
from fifteentwo.engine.monte_carlo.solved_play import finish_solved, no_solution, node_after, solved_play
from fifteentwo.engine.monte_carlo.win_model import move_peg
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules, parse

GAMES = (
    "standard",
    "lowball",
    "no_discard",
    "five_card",
    "seven_card",
    "jokers",
    "crash",
    "nineteen",
    "toss_fives",
    "standard stinkhole=on",
    "standard last_card=0",
    "three_players",
    "partners",
    "captain",
    "players=5",
    "players=6 teams=on",
    "lowball players=3",
)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = evaluation.SampleSizes(40, 2, 6, (6, 6), 20, (6, 6), (6, 8), (6, 8))
    monkeypatch.setattr(evaluation, "SAMPLE_SIZES", sizes)


def choices_of_cards(rules: CribbageRules, many: int) -> list[tuple[State, Seat, dict[Play, int]]]:
    """States of random games in which a seat has cards that peg differently, with what each pegs."""
    game, number = Cribbage(rules), 0
    found: list[tuple[State, Seat, dict[Play, int]]] = []
    while len(found) < many:
        rng, state = Random(f"{rules} {number}"), game.start(Opening(number % rules.players))
        number += 1
        while len(found) < many and (acting := game.to_act(state)):
            seat = acting[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, rng))
                continue
            legal = game.legal(state, seat)
            plays = [each for each in legal if isinstance(each, Play)]
            if state.due is None and state.deals < 4 and len(plays) > 1 and max(state.scores) < rules.target - 40:
                made = {each: points_of(game, state, each) for each in plays}
                if len(set(made.values())) > 1:
                    found.append((state, seat, made))
            state, _ = game.apply(state, rng.choice(legal))
    return found


def points_of(game: Cribbage, state: State, play: Play) -> int:
    """The points a card pegs by itself."""
    events = game.apply(state, play)[1]
    return sum(event.points for event in events if isinstance(event, Pegged) and event.why == "card")


def ranks_played(now_needs: tuple[int, ...], state: State, seat: Seat, numbers: Laws, draws: int) -> list[int]:
    """The ranks that a seat plays by the policy of rollouts when the sides need `now_needs` points, in `draws` draws."""
    now, seed = state_of_play(state, [seat]), np.array([2 * seat + 1], np.uint64)
    now.needs[:] = now_needs
    scratch, unseen = new_state(numbers), np.zeros(13, np.int64)
    found = []
    for _ in range(draws):
        copy(now, scratch)
        found.append(rollout_card(numbers, scratch, seat, unseen, seed) & 15)
    return found


@pytest.mark.parametrize("text", GAMES)
def test_a_card_that_wins_is_played(text: str) -> None:
    """And in lowball, where the side that reaches the target loses, it is not."""
    rules = parse(text, CribbageRules)
    numbers = laws(rules)
    for state, seat, made in choices_of_cards(rules, 12):
        most = max(made.values())
        needs = tuple(most if side == rules.side(seat) else 60 for side in range(rules.sides))
        by_rank = {play.card.rank - 1: points for play, points in made.items()}
        drawn = ranks_played(needs, state, seat, numbers, 20)
        ends = [by_rank[rank] >= most for rank in drawn]
        assert not any(ends) if rules.objective == "lowball" else all(ends)


def test_far_from_the_end_the_points_decide_alone() -> None:
    rules = parse("standard", CribbageRules)
    numbers = laws(rules)
    for state, seat, _ in choices_of_cards(rules, 5):
        far = ranks_played((60, 60), state, seat, numbers, 40)
        assert far == ranks_played((1 << 20, 1 << 20), state, seat, numbers, 40)


@pytest.mark.parametrize("text", ["standard", "crash", "lowball"])
def test_the_play_to_the_end_takes_the_win(text: str) -> None:
    """The solved play too: the first card after the decision ends the game where one can; in lowball it does not where another fits."""
    rules = parse(text, CribbageRules)
    numbers = laws(rules)
    policies = {id(each): each for each in (solved_play(rules), no_solution())}
    for state, seat, made in choices_of_cards(rules, 12):
        most = max(made.values())
        by_rank = {play.card.rank - 1: points for play, points in made.items()}
        for policy in policies.values():
            now, scratch = state_of_play(state, range(rules.players)), new_state(numbers)
            now.needs[:] = 60
            now.needs[rules.side(seat)] = most
            assert state.dealer is not None
            plays = [(who, card.rank - 1) for who, card in state.plays]
            lowest = min(card.rank - 1 for card in state.hands[seat])
            now.at[NODE] = node_after(policy, numbers, plays, seat, state.dealer, lowest)
            copy(now, scratch)
            finish_solved(numbers, policy, scratch, np.zeros(13, np.int64), np.array([1], np.uint64))
            ends = by_rank[int(scratch.row[now.at[PLAYED]])] >= most
            assert ends != (rules.objective == "lowball")


@pytest.mark.parametrize("text", [each for each in GAMES if each != "crash"])
def test_what_a_side_needs_follows_its_pegs(text: str) -> None:
    """One hole before the target too, where a stinkhole lets no go and no last card move a peg."""
    rules = parse(text, CribbageRules)
    numbers, seed, compared = laws(rules), np.array([3], np.uint64), 0
    for state, _, _ in choices_of_cards(rules, 12):
        for needs in (1, 2, 5):
            now, pegs = state_of_play(state, range(rules.players)), np.zeros((rules.sides, 2), np.int64)
            now.needs[:] = needs
            pegs[:, 1] = np.array(rules.targets) - needs
            finish_play(numbers, now, np.zeros(13, np.int64), seed)
            ended = False
            for seat, points, kind in now.events[: now.many[0]].tolist():
                side = seat % rules.sides
                ended = ended or move_peg(numbers, crash_holes(), pegs, np.zeros(6, np.int64), side, points, kind)
            if not ended:
                assert now.needs.tolist() == (np.array(rules.targets) - pegs[:, 1]).tolist()
                compared += 1
    assert compared


def near(view: View, needs: int) -> View:
    """The same view with every side so near to its target."""
    pegs = tuple((target - needs - 1, target - needs) for target in view.rules.targets)
    return replace(view, pegs=pegs)


@pytest.mark.parametrize("text", GAMES)
def test_at_the_end_values_are_probabilities_and_repeat_themselves(text: str, few: None) -> None:
    rules = parse(text, CribbageRules)
    game = Cribbage(rules)
    for state, seat, made in choices_of_cards(rules, 2):
        view = near(game.observe(state, seat), max(made.values()))
        found = evaluation.evaluate_cards(view, seat, list(made), 7)
        assert found == evaluation.evaluate_cards(view, seat, list(made), 7)
        assert all(0 <= each.win.value <= 1 for each in found if each.win)
        chance = {each.choice: each.win.value for each in found if each.win}
        ending = {
            play: chance[play] for play, points in made.items() if points == max(made.values()) and play in chance
        }
        assert set(ending.values()) <= ({0.0} if rules.objective == "lowball" else {1.0})


@pytest.mark.parametrize("text", ["standard", "lowball", "three_players", "partners", "jokers", "crash"])
def test_discards_at_the_end_have_probabilities(text: str, few: None) -> None:
    rules = parse(text, CribbageRules)
    game, rng = Cribbage(rules), Random(text)
    state = game.start(Opening(0))
    while game.to_act(state)[0] == HOUSE:
        state, _ = game.apply(state, game.house(state, rng))
    seat = game.to_act(state)[0]
    view = near(game.observe(state, seat), 3)
    legal = [each for each in game.legal(view, seat) if isinstance(each, Discard)]
    found = evaluation.evaluate_discards(view, seat, legal, 7)
    assert found == evaluation.evaluate_discards(view, seat, legal, 7)
    assert all(0 <= each.win.value <= 1 for each in found if each.win)
    assert any(each.win for each in found)
