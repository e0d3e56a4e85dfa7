"""The chances of all sides with every card known, by any rules: to win the game and the match, and with a skunk."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Claim, Cribbage, State, exact_answer
from fifteentwo.cribbage.result import outcome
from fifteentwo.engine.monte_carlo import game_ends
from fifteentwo.engine.monte_carlo.game_ends import GameEnds, game_results
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import HOUSE, Standing
from fifteentwo.match import is_over, next_dealer
from fifteentwo.players import player
from fifteentwo.reviews.sampled_values import SampledValues
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules, parse

RULES = (
    "standard target=61",
    "lowball target=31",
    "three_players target=31",
    "captain target=31",
    "jokers target=31",
    "crash",
)


def states(code: str, seed: int) -> tuple[list[State], tuple[int, ...]]:
    """The states of a game between random players, and the sides that won it."""
    rules = parse(code, CribbageRules)
    game, chance = Cribbage(rules), Random(seed)
    seats = [player("random", Random(seed + seat)) for seat in range(rules.players)]
    state, found = game.start(), []
    while to_act := game.to_act(state):
        found.append(state)
        if HOUSE in to_act:
            action = game.house(state, chance)
        else:
            seat = to_act[0]
            action = seats[seat](game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
    ended = game.outcome(state)
    assert ended is not None
    return found, ended.winners


def open_chances(state: State) -> tuple[Doubles, Doubles] | None:
    """The chance of each side to win, and its error by the samples."""
    found = SampledValues(state.rules, 0, state.standing, with_model=False).of(state)
    return None if found is None else (found[0, 0], found[1, 0])


def chances(state: State) -> Doubles:
    found = open_chances(state)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("code", RULES)
def test_somebody_wins_and_the_winner_is_never_ruled_out(code: str) -> None:
    game, winners = states(code, 7)
    known = [each for each in map(open_chances, game[::4]) if each is not None]
    assert len(known) > len(game) / 8
    for wins, errors in known:
        assert wins.sum() == pytest.approx(1)
        assert (errors >= 0).all()
    last = open_chances([state for state in game if state.phase == "play" and state.due is None][-1])
    assert last is not None
    assert last[0][list(winners)].sum() > 0, "with almost all cards played, the winner still may win"


def test_the_chance_before_a_starter_is_the_mean_of_those_after_it() -> None:
    game, _ = states("three_players target=31", 3)
    before = next(state for state in game if state.phase == "starter")
    means = [
        chances(replace(before, phase="play", starter=card))
        for card in set(before.rules.pack) - before.known()
        if card.rank != 11
    ]
    jacks = sum(card.rank == 11 for card in set(before.rules.pack) - before.known())
    found = open_chances(before)
    assert found is not None
    wins, errors = found
    # A jack as the starter pegs points before the play, and is left out of the mean: it can move it by its share at most.
    assert np.abs(np.mean(means, axis=0) - wins).max() < 4 * errors.max() + jacks / 30


def test_what_is_unknown_has_no_chances() -> None:
    game, _ = states("three_players target=31", 5)
    dealt = next(state for state in game if state.phase == "discard")
    hidden = (tuple(BACK for _ in dealt.hands[0]), *dealt.hands[1:])
    assert open_chances(replace(dealt, hands=hidden)) is None


def test_what_is_due_is_claimed_without_mistakes() -> None:
    """A claim changes the chances only where it is wrong."""
    game, _ = states("three_players counting=manual underclaim=lost target=31", 5)
    due = next(state for state in game if state.due is not None and state.due.what == "hand")
    right = exact_answer(due)
    assert isinstance(right, Claim)
    assert right.points
    after, wrong = (Cribbage(due.rules).apply(due, replace(right, points=points))[0] for points in (right.points, 0))
    before = chances(due)
    assert chances(after).tolist() == before.tolist()
    side = due.rules.side(right.seat)
    assert chances(wrong)[side] < before[side]


def test_with_one_card_left_it_is_certain_who_is_out_in_this_deal() -> None:
    game, _ = states("standard target=61", 11)
    played = next(state for state in game if state.phase == "play" and sum(map(len, state.hands)) == 1)
    assert played.dealer is not None
    pone = 1 - played.dealer
    for score, certain in ((60, True), (0, False)):
        pegs = tuple((0, score if side == pone else 0) for side in range(2))
        assert (chances(replace(played, pegs=pegs))[pone] == 1) == certain


def test_it_agrees_with_the_tables_of_the_solved_game() -> None:
    game, _ = states("standard target=121", 2)
    values = OpenValues(game[0].rules, 0, game[0].standing)
    gaps = []
    for state in game[::6]:
        exact, found = values.of(state), open_chances(state)
        if exact is not None and found is not None:
            gaps.append(abs(exact[0] - found[0][0]))
    assert len(gaps) > 10
    assert np.mean(gaps) < 0.05, gaps


EVERY = (
    "acc",
    "hoyle",
    "lowball skunk_scale=lowball",
    "captain skunk_scale=skunk",
    "partners",
    "three_players skunk_scale=lurch",
)


@pytest.mark.parametrize("dealing", ["loser", "winner", "alternate"])
@pytest.mark.parametrize("code", EVERY)
def test_outcomes_are_those_of_the_rules(code: str, dealing: str) -> None:
    """Winners, game points, skunks and the next dealer of random ends agree with the game and the match."""
    rules = parse(f"{code} next_dealer={dealing}", CribbageRules)
    rng = np.random.default_rng(3)
    shape = (40, 5)
    scores = np.stack([rng.integers(0, target, shape) for target in rules.targets], axis=-1)
    out = rng.integers(0, rules.sides, shape)
    np.put_along_axis(scores, out[..., None], np.array(rules.targets)[out][..., None], axis=-1)
    before = np.maximum(0, scores - rng.integers(1, 9, scores.shape))
    ends = GameEnds(scores, before, rng.integers(0, rules.players, shape))
    first_dealers = rng.integers(0, rules.players, shape[0])
    found = game_results(rules, ends, first_dealers)
    for at, (row, game) in enumerate(np.ndindex(*shape)):
        pegs = tuple((0, int(score)) for score in scores[row, game])
        state = replace(Cribbage(rules).start(), pegs=pegs, dealt_at=tuple(before[row, game].tolist()))
        ended = outcome(state)
        assert tuple(np.flatnonzero(found.winners[at])) == ended.winners
        assert found.points[at] == ended.points
        assert found.skunks[at] == (ended.title != "")
        dealer = next_dealer(rules, ended, int(first_dealers[row]), int(ends.dealers[row, game]))
        assert found.next_dealers[at] == dealer


def test_the_same_deals_come_after_any_state() -> None:
    drawn = [
        game_ends.sampled_deal(row, game, number, 6000) for row in range(50) for game in range(6) for number in range(9)
    ]
    assert drawn == [
        game_ends.sampled_deal(row, game, number, 6000) for row in range(50) for game in range(6) for number in range(9)
    ]
    assert min(drawn) >= 0
    assert max(drawn) < 6000
    assert len(set(drawn)) > 2000


def test_match_and_skunk_chances() -> None:
    """The match is decided by this game where the side ahead needs one more win; it has even chances at the start."""
    game, _ = states("three_players match=best_of:3 target=61 skunk_scale=skunk", 2)
    rules = game[0].rules
    start = SampledValues(rules, 0, game[0].standing).of(game[0])
    assert start is not None
    win, match, skunk = start[0]
    assert match.sum() == pytest.approx(1)
    assert np.abs(match - 1 / 3).max() < 0.03
    assert np.all(skunk <= win)
    assert skunk.sum() > 0.05
    ahead = SampledValues(rules, 0, Standing((0, 0, 0), (1, 1, 0), 2)).of(game[0])
    assert ahead is not None
    win, match, _ = ahead[0]
    assert match[2] == pytest.approx(win[2] / 3), "one game each: the match is drawn"
    assert match[0] == pytest.approx(win[0] + win[2] / 3)


def test_ends_are_exact_and_so_is_a_match_that_is_over() -> None:
    rules = parse("three_players match=best_of:3", CribbageRules)
    standing = Standing((0, 0, 0), (1, 0, 0), 1)
    values = SampledValues(rules, 0, standing)
    state = replace(Cribbage(rules).start(), dealer=0, deals=3, pegs=((0, 121), (0, 50), (0, 100)))
    found = values.ended(outcome(state), state)
    assert found[0].tolist() == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]
    assert not found[1].any()
    assert is_over(rules, Standing((0, 0, 0), (2, 0, 0), 2))


@pytest.mark.parametrize("code", ["three_players", "partners", "lowball", "jokers"])
def test_the_expectation_of_a_deal_does_not_depend_on_the_cards(code: str) -> None:
    game, _ = states(code, 4)
    dealt = next(state for state in game if state.phase == "discard")
    other = replace(dealt, hands=(*dealt.hands[1:], dealt.hands[0]))
    values = SampledValues(dealt.rules, 0, dealt.standing)
    before, mine, theirs = values.baseline(dealt, np.random.default_rng(1))
    again, *_ = values.baseline(other, np.random.default_rng(1))
    assert before.tolist() == again.tolist()
    exact = values.of(replace(dealt, phase="deal", deals=0, hands=(), discarded=(), crib=()))
    assert exact is not None
    assert np.abs(before - exact)[0].max() < 5 * before[1].max()
    assert mine.tolist() != theirs.tolist()
