"""The laws of every game, under every preset and any combination of rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, islice, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import BACK, JOKERS, PACK, Card
from fifteentwo.cribbage import (
    AnyAction,
    Appoint,
    Call,
    Choose,
    Claim,
    Cribbage,
    Cut,
    Deal,
    Discard,
    Go,
    Name,
    Pass,
    Pegged,
    Play,
    Reveal,
    State,
    Turn,
    evolve,
)
from fifteentwo.cribbage.lawful import cards_from_stock, cutters, hand_sizes
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.rules import highest_count
from tests.laws.games import Played, games, moments, often
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
    rules = played.game.rules
    for state in played.states:
        lying = [card.unnamed for _, card in state.plays]
        for pile in (
            *state.hands,
            *state.discarded,
            state.crib,
            () if state.starter is None else (state.starter.unnamed,),
        ):
            lying.extend(pile)
        assert len(set(lying)) == len(lying)
        assert set(lying) <= set(rules.pack)
        if not state.deals or state.dealer is None:
            assert not lying
            continue
        dealt = [rules.dealt_to(seat, state.dealer) for seat in played.seats]
        assert len(lying) == sum(dealt) + cards_from_stock(state) + (state.starter is not None)
        everything_laid = state.phase not in ("discard", "over")
        for seat, cards in enumerate(dealt):
            gone = rules.to_discard(seat, state.dealer) if everything_laid else len(state.discarded[seat])
            if state.phase != "over":
                assert len(state.kept(seat)) == cards - gone


@often
@given(moments())
def test_3_a_players_action_is_accepted_iff_it_is_legal(moment: tuple[Played, State]) -> None:
    played, state = moment
    game = played.game
    for seat in (*played.seats, len(played.seats), HOUSE, -2):
        legal = game.legal(state, seat)
        choices = set(legal)
        assert len(choices) == len(legal)
        mine = seat in game.to_act(state) and seat in played.seats
        assert bool(legal) == mine
        for card in (*PACK, *JOKERS, BACK, *NAMED) if mine else (*PACK[::5], NAMED[7]):
            assert accepts(game, state, Play(seat, card)) == (Play(seat, card) in choices), card
        held = (*state.kept(seat), *PACK[::13]) if seat in played.seats else PACK[:4]
        for away in combinations(held, game.rules.discards) if game.rules.discards else ():
            assert accepts(game, state, Discard(seat, away)) == (Discard(seat, away) in choices), away
        for wrong in ((), (BACK, BACK), PACK[:1] * 2, PACK[:3], NAMED[:2]):
            assert not accepts(game, state, Discard(seat, wrong))
        assert not accepts(game, state, Go(seat)), "a go is forced, and never chosen"
        for answer in _answers(state, seat):
            assert accepts(game, state, answer) == (answer in choices), answer


NAMED = tuple(joker.named(face) for joker in JOKERS for face in PACK[::3])


def _answers(state: State, seat: int) -> Iterator[AnyAction]:
    """Right and wrong answers of all kinds."""
    highest = highest_count(state.rules)
    yield from (Claim(seat, points) for points in (-1, 0, 1, 12, highest, highest + 1, 10**6))
    yield from (Call(seat, points) for points in (-1, 0, 1, 12, highest, highest + 1))
    yield Pass(seat)
    yield from (Choose(seat, clockwise) for clockwise in (True, False))
    yield from (Name(seat, names) for names in ((), NAMED[:1], NAMED[-1:], (NAMED[0], NAMED[-1]), JOKERS[:1], PACK[:1]))


@often
@given(moments())
def test_3_the_house_does_only_what_the_state_allows(moment: tuple[Played, State]) -> None:
    played, state = moment
    game, rules = played.game, played.game.rules
    idle = state.due is None
    for card in (*PACK, *JOKERS, BACK, NAMED[0]):
        free = idle and state.phase == "starter" and card in rules.pack and card not in state.known()
        assert accepts(game, state, Turn(card)) == free, card
    dealing = idle and state.phase == "deal"
    if state.dealer is not None:
        sizes, stock = hand_sizes(state), cards_from_stock(state)
        left = iter(PACK)
        hands = tuple(tuple(islice(left, size)) for size in sizes)
        crib = tuple(islice(left, stock))
        assert accepts(game, state, Deal(hands, crib)) == dealing
        last = hands[-1]
        for wrong in (
            Deal((*hands[:-1], (*last[:-1], hands[0][0])), crib),
            Deal((*hands[:-1], last[:-1]), crib),
            Deal((*hands[:-1], (*last, next(left))), crib),
            Deal(hands[:-1], crib),
            Deal((*hands, last), crib),
            Deal((*hands[:-1], (*last[:-1], NAMED[0])), crib),
            Deal(hands, (*crib, PACK[51])),
        ):
            assert not accepts(game, state, wrong)
        joker = Deal((*hands[:-1], (*last[:-1], JOKERS[0])), crib)
        assert accepts(game, state, joker) == (dealing and rules.jokers > 0)
    for dealer in played.seats:
        assert accepts(game, state, Appoint(dealer)) == (state.phase == "cut" and rules.first_deal == "random")
    assert not accepts(game, state, Appoint(rules.players))
    assert not accepts(game, state, Appoint(HOUSE))
    cutting = state.phase == "cut" and rules.first_deal in ("low_cut", "high_cut")
    cutting = cutting and cutters(state) == tuple(played.seats)
    for cut in (PACK[: rules.players], PACK[-rules.players :]):
        assert accepts(game, state, Cut(cut)) == cutting
        rest = cut[1:]
        wrong_cuts: tuple[tuple[Card | None, ...], ...] = (
            (rest[0], *rest),
            rest,
            (None, *rest),
            (None,) * rules.players,
            (BACK, *rest),
            (JOKERS[0], *rest),
            (*cut, PACK[20]),
        )
        if not any(state.cut):
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
def test_5_observing_twice_reveals_no_more(played: Played) -> None:
    for state in played.states:
        for viewer in played.viewers:
            view = played.game.observe(state, viewer)
            assert played.game.observe(view, viewer) == view
            assert view.known() <= state.known()


@often
@given(games)
def test_8_at_most_one_side_is_out(played: Played) -> None:
    targets = played.game.rules.targets
    for state in played.states:
        out = [score - target for score, target in zip(state.scores, targets, strict=True) if score >= target]
        assert out == [0] * (state.phase == "over")
        assert (played.game.outcome(state) is not None) == (state.phase == "over")


@often
@given(games)
def test_9_the_order_of_discards_does_not_matter(played: Played) -> None:
    game = played.game
    for one, other in pairwise(played.steps):
        if isinstance(one.action, Discard) and isinstance(other.action, Discard):
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
    if played.game.rules.objective == "lowball":
        assert {last.scores[side] for side in outcome.winners} == {min(last.scores)}
    else:
        targets = played.game.rules.targets
        assert outcome.winners == tuple(side for side, score in enumerate(last.scores) if score == targets[side])
    losers = [side for side in range(len(last.scores)) if side not in outcome.winners]
    assert [loss.side for loss in outcome.losses] == (losers if len(losers) > 1 else [])


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
    if played.game.rules.board != "straight":
        return
    pegs = [state.pegs for state in played.states]
    for before, after in pairwise(pegs):
        for (rear, front), (new_rear, new_front) in zip(before, after, strict=True):
            assert rear <= front <= new_front
            assert new_rear <= new_front
            assert new_rear in (rear, front) or front < new_rear, "the rear peg goes in front"


@often
@given(games)
def test_14_what_is_pegged_is_the_score(played: Played) -> None:
    if played.game.rules.board != "straight":
        return
    for side, (score, target) in enumerate(zip(played.states[-1].scores, played.game.rules.targets, strict=True)):
        pegged = [event.points for event in played.events if isinstance(event, Pegged) and event.side == side]
        assert all(points > 0 for points in pegged)
        total = played.start.scores[side] + sum(pegged)
        assert score == min(total, target)
        if total > target:
            assert total - pegged[-1] < target, "nothing is pegged once a side is out"


def test_chance_acts_only_when_it_is_due() -> None:
    game = Cribbage()
    state = game.start()
    for _ in range(2):
        state, _events = game.apply(state, game.house(state, Random(1)))
    with pytest.raises(ValueError, match="not to act"):
        game.house(state, Random(1))
    assert game.legal(state, HOUSE) == ()
