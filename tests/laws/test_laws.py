"""The laws of every game, by every preset and any rules that can be mixed."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import BACK, JOKERS, PACK, Card
from fifteentwo.cribbage import (
    AnyAction,
    Appoint,
    Cribbage,
    Cut,
    Deal,
    Go,
    LayAway,
    Pegged,
    Play,
    Reveal,
    State,
    Turn,
    evolve,
)
from fifteentwo.game import HOUSE, IllegalAction
from tests.laws.games import SEATS, VIEWERS, Played, games, moments, often
from tests.laws.renaming import renamed


def accepts(game: Cribbage, state: State, action: AnyAction) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction as refusal:
        assert str(refusal).endswith(".")  # noqa: PT017 - whatever is refused is refused in a sentence
        return False
    return True


@often
@given(games)
def test_1_apply_is_pure(played: Played) -> None:
    for step in played.steps:
        before = deepcopy(step.before)
        assert played.game.apply(step.before, step.action) == (step.after, step.events)
        assert step.before == before
        assert hash(step.before) == hash(before)


@often
@given(games)
def test_2_cards_are_conserved(played: Played) -> None:
    for state in played.states:
        lying = [card for _, card in state.plays]
        for pile in (*state.hands, *state.laid, state.crib, () if state.starter is None else (state.starter,)):
            lying.extend(pile)
        assert len(set(lying)) == len(lying)
        assert set(lying) <= set(PACK)
        assert len(lying) == (0 if not state.deals else 12 if state.starter is None else 13)
        for seat in SEATS if state.deals else ():
            assert len(state.kept(seat)) == (4 if state.laid[seat] or state.crib else 6)


@often
@given(moments())
def test_3_a_players_action_is_accepted_iff_it_is_legal(moment: tuple[Played, State]) -> None:
    played, state = moment
    game = played.game
    for seat in (*SEATS, 2, HOUSE, -2):
        legal = game.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in game.to_act(state) and seat in SEATS)
        for card in (*PACK, *JOKERS, BACK):
            assert accepts(game, state, Play(seat, card)) == (Play(seat, card) in legal), card
        for away in combinations((*state.kept(seat), *PACK[::13]) if seat in SEATS else PACK[:4], 2):
            assert accepts(game, state, LayAway(seat, away)) == (LayAway(seat, away) in legal), away
        for wrong in ((), *((card,) for card in PACK[:3]), (BACK, BACK), PACK[:1] * 2, PACK[:3], JOKERS):
            assert not accepts(game, state, LayAway(seat, wrong))
        assert not accepts(game, state, Go(seat)), "a go is forced, and never chosen"


@often
@given(moments())
def test_3_the_house_does_only_what_the_state_allows(moment: tuple[Played, State]) -> None:
    played, state = moment
    game, rules = played.game, played.game.rules
    for card in (*PACK, *JOKERS, BACK):
        free = state.phase == "starter" and card in PACK and card not in state.known()
        assert accepts(game, state, Turn(card)) == free, card
    deal = Deal((PACK[:6], PACK[6:12]))
    assert accepts(game, state, deal) == (state.phase == "deal")
    for wrong in (
        Deal((PACK[:6], PACK[5:11])),
        Deal((PACK[:6], PACK[6:11])),
        Deal((PACK[:6], PACK[6:13])),
        Deal((PACK[:6],)),
        Deal((PACK[:6], PACK[6:12], PACK[12:18])),
        Deal((PACK[:6], (*PACK[6:11], JOKERS[0]))),
        Deal((PACK[:6], PACK[6:12]), PACK[12:13]),
    ):
        assert not accepts(game, state, wrong)
    for dealer in SEATS:
        assert accepts(game, state, Appoint(dealer)) == (state.phase == "cut" and rules.first_deal == "random")
    assert not accepts(game, state, Appoint(2))
    assert not accepts(game, state, Appoint(HOUSE))
    cutting = state.phase == "cut" and rules.first_deal in ("low_cut", "high_cut")
    for one, other in ((PACK[0], PACK[1]), (PACK[51], PACK[0])):
        assert accepts(game, state, Cut((one, other))) == cutting
        wrong_cuts: tuple[tuple[Card | None, ...], ...] = (
            (one, one),
            (one,),
            (one, None),
            (None, None),
            (one, BACK),
            (one, JOKERS[0]),
            (one, other, PACK[9]),
        )
        for wrong_cut in wrong_cuts:
            assert not accepts(game, state, Cut(wrong_cut))
    assert not accepts(game, state, Reveal(PACK[:4])), "the truth has nothing to reveal"


@often
@given(games)
def test_4_events_fold_into_the_new_state(played: Played) -> None:
    for step in played.steps:
        state = step.before
        for event in step.events:
            state = evolve(state, event)
        assert state == step.after


@often
@given(games)
def test_5_to_observe_again_shows_no_more(played: Played) -> None:
    for state in played.states:
        for viewer in VIEWERS:
            view = played.game.observe(state, viewer)
            assert played.game.observe(view, viewer) == view
            assert view.known() <= state.known()


@often
@given(games)
def test_8_one_side_at_most_is_out(played: Played) -> None:
    target = played.game.rules.target
    for state in played.states:
        out = [score for score in state.scores if score >= target]
        assert out == [target] * (state.phase == "over")
        assert (played.game.outcome(state) is not None) == (state.phase == "over")


@often
@given(games)
def test_9_it_does_not_matter_who_lays_away_first(played: Played) -> None:
    game = played.game
    for one, other in pairwise(played.steps):
        if isinstance(one.action, LayAway) and isinstance(other.action, LayAway):
            first, _ = game.apply(one.before, other.action)
            assert game.apply(first, one.action)[0] == other.after


@often
@given(games)
def test_11_every_game_ends(played: Played) -> None:
    last = played.states[-1]
    assert last.phase == "over"
    assert played.game.to_act(last) == ()
    outcome = played.game.outcome(last)
    assert outcome is not None
    assert outcome.scores == last.scores
    assert [last.scores[side] for side in outcome.winners] == [played.game.rules.target]


@often
@given(games, st.permutations(range(4)))
def test_12_the_names_of_the_suits_change_nothing(played: Played, suits: list[int]) -> None:
    state = played.start
    for step in played.steps:
        state, events = played.game.apply(state, renamed(step.action, suits))
        assert renamed(events, range(4)) == renamed(step.events, suits)
        assert renamed(state, range(4)) == renamed(step.after, suits)


@often
@given(games)
def test_13_pegs_never_go_back(played: Played) -> None:
    pegs = [state.pegs for state in played.states]
    for before, after in pairwise(pegs):
        for (rear, front), (new_rear, new_front) in zip(before, after, strict=True):
            assert rear <= front <= new_front
            assert new_rear <= new_front
            assert new_rear in (rear, front) or front < new_rear, "the rear peg goes in front"


@often
@given(games)
def test_14_what_is_pegged_is_the_score(played: Played) -> None:
    target = played.game.rules.target
    for side, score in enumerate(played.states[-1].scores):
        pegged = [event.points for event in played.events if isinstance(event, Pegged) and event.side == side]
        assert all(points > 0 for points in pegged)
        total = played.start.scores[side] + sum(pegged)
        assert score == min(total, target)
        if total > target:
            assert total - pegged[-1] < target, "nothing is pegged once a side is out"


def test_the_house_acts_only_when_it_is_to_act() -> None:
    game = Cribbage()
    state = game.start()
    for _ in range(2):
        state, _events = game.apply(state, game.house(state, Random(1)))
    with pytest.raises(ValueError, match="not to act"):
        game.house(state, Random(1))
    assert game.legal(state, HOUSE) == ()
