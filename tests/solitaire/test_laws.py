"""The laws of all games, for the solo games."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any, Union

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import BACK, JOKERS, PACK, Card
from fifteentwo.game import HOUSE, IllegalAction, Opening
from fifteentwo.moves import Pegged
from fifteentwo.solitaire import (
    Deal,
    DealOut,
    Discard,
    Done,
    Keep,
    Place,
    SquareAction,
    Swap,
    ThrowAway,
    Turn,
)
from tests.solitaire.games import VIEWERS, Played, Step, faces, games, patiences, plain, shuffles, squares

seeds = st.integers(0, 2**32)


def accepts(game: Any, state: Any, action: Any) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction as refusal:
        assert str(refusal).endswith(".")  # noqa: PT017 - whatever is refused is refused in a sentence
        return False
    return True


@given(games)
def test_1_apply_is_pure(played: Played) -> None:
    for step in played.steps:
        before = deepcopy(step.before)
        assert played.game.apply(step.before, step.action) == (step.after, step.events)
        assert step.before == before
        assert hash(step.before) == hash(before)


@given(squares)
def test_2_every_card_of_a_square_lies_in_one_place(played: Played) -> None:
    turned = 0
    for step in played.steps:
        turned += isinstance(step.action, Turn)
        state = step.after
        one_by_one = [*state.grid, state.card, state.aside, state.starter]
        lying = [card for card in [*one_by_one, *state.dead, *sum(state.reserve, ())] if card is not None]
        assert len(lying) == len(set(lying)) == turned
        assert state.known() == set(lying)


@given(patiences)
def test_2_every_card_of_a_solitaire_lies_in_one_place(played: Played) -> None:
    for state in played.states:
        lying = [*sum(state.hands, ()), *sum(state.discarded, ()), *state.crib, *state.gone, *state.bottom]
        lying += [] if state.starter is None else [state.starter]
        assert len(lying) == len(set(lying)) == 52 - state.unseen
        assert state.known() == set(lying)


@given(shuffles)
def test_2_a_swap_moves_two_cards_and_no_other(played: Played) -> None:
    for step in played.steps:
        assert step.after.known() == {*step.after.grid, step.after.starter}
        assert len(step.after.known()) == 17
        moved = [cell for cell, card in enumerate(step.before.grid) if step.after.grid[cell] != card]
        assert moved == ([step.action.first, step.action.second] if isinstance(step.action, Swap) else [])


@given(squares, seeds)
def test_3_the_players_actions_in_a_square_are_the_legal_ones(played: Played, seed: int) -> None:
    game = played.game
    state = Random(seed).choice(played.states)
    legal = game.legal(state, 0)
    assert bool(legal) == (game.to_act(state) == (0,))
    assert len(set(legal)) == len(legal)
    assert not game.legal(state, HOUSE)
    assert not game.legal(state, 1)
    for seat in (0, 1, HOUSE):
        actions: list[SquareAction] = [Place(seat, card, cell) for card in PACK for cell in range(-1, 17)]
        actions += [ThrowAway(seat), *(Keep(seat, pile) for pile in range(-1, 3))]
        actions += [Place(seat, card, 5) for card in (*JOKERS, BACK)]
        for action in actions:
            assert accepts(game, state, action) == (action in legal)
    for card in (*PACK, *JOKERS, BACK):
        allowed = game.to_act(state) == (HOUSE,) and card in PACK and card not in state.known()
        assert accepts(game, state, Turn(card)) == allowed


@given(patiences, seeds)
def test_3_the_players_actions_in_a_solitaire_are_the_legal_ones(played: Played, seed: int) -> None:
    game = played.game
    state = Random(seed).choice(played.states)
    legal = game.legal(state, 0)
    assert bool(legal) == (game.to_act(state) == (0,))
    held = {card for hand in state.hands for card in hand}
    for seat in (0, 1, HOUSE):
        for away in [
            *combinations(sorted(held | set(PACK[::13])), 2),
            (),
            PACK[:1],
            PACK[:3],
            PACK[:1] * 2,
            (BACK,) * 2,
        ]:
            assert accepts(game, state, Discard(seat, away)) == (Discard(seat, away) in legal)
    for card in (*PACK, *JOKERS, BACK):
        if state.phase == "starter":
            comes = card == state.bottom[0] if not state.unseen else card in set(PACK) - state.known()
            assert accepts(game, state, Turn(card)) == comes
        else:
            assert not accepts(game, state, Turn(card))


@given(shuffles, seeds)
def test_3_any_two_cards_may_be_swapped_until_the_player_stops(played: Played, seed: int) -> None:
    game, state = played.game, Random(seed).choice(played.states)
    legal = game.legal(state, 0)
    assert len(set(legal)) == len(legal) == (121 if game.to_act(state) == (0,) else 0)
    for seat in (0, 1, HOUSE):
        for action in (Done(seat), *(Swap(seat, first, second) for first in range(-1, 17) for second in range(-1, 17))):
            assert accepts(game, state, action) == (action in legal)
    cards, starter = PACK[:16], PACK[16]
    for deal in (
        DealOut(cards[:15], starter),
        DealOut((*cards, PACK[20]), starter),
        DealOut((*cards[:15], starter), starter),
        DealOut((*cards[:15], BACK), starter),
        DealOut(cards, JOKERS[0]),
    ):
        assert not accepts(game, state, deal)
    assert accepts(game, state, DealOut(cards, starter)) == (game.to_act(state) == (HOUSE,))


@given(patiences)
def test_3_a_deal_consists_of_the_next_cards(played: Played) -> None:
    for step in played.steps:
        if not isinstance(step.action, Deal):
            continue
        (first, *others), crib = step.action.hands, step.action.crib
        known = sorted(step.before.known()) or [first[1]]
        wrong = [
            Deal((), crib),
            Deal((first[1:], *others), crib),
            Deal((first, *others), (*crib, BACK)),
            Deal(((known[0], *first[1:]), *others), crib),
            Deal(((JOKERS[0], *first[1:]), *others), crib),
            *([Deal((first,), crib[::-1])] if step.before.unseen == 7 and crib[1] in step.before.bottom else []),
        ]
        for deal in wrong:
            assert deal == step.action or not accepts(played.game, step.before, deal)


@given(games)
def test_4_events_fold_into_the_new_state(played: Played) -> None:
    for step in played.steps:
        state = step.before
        for event in step.events:
            state = played.family.evolve(state, event)
        assert state == step.after


@given(games)
def test_5_observing_twice_reveals_no_more(played: Played) -> None:
    for state in played.states:
        for viewer in VIEWERS:
            view = played.game.observe(state, viewer)
            assert played.game.observe(view, viewer) == view
            assert view.known() <= state.known()


@given(games)
def test_6_events_told_fold_into_the_view(played: Played) -> None:
    for step in played.steps:
        for viewer in VIEWERS:
            view = played.game.observe(step.before, viewer)
            for event in step.events:
                view = played.family.evolve(view, played.family.redact(event, viewer))
            assert plain(view) == plain(played.game.observe(step.after, viewer))


@given(patiences)
def test_no_event_names_a_card_that_was_not_seen(played: Played) -> None:
    seen: set[Card] = set()
    for step in played.steps:
        told = faces([played.family.redact(event, 0) for event in step.events])
        if isinstance(step.action, Deal):
            seen.update(step.action.hands[0])
            if not played.game.rules.b_hidden_until_a_discarded:
                seen.update(*step.action.hands)
        elif isinstance(step.action, Discard):
            seen.update(*step.after.hands)
        else:
            seen.update(faces(list(step.events)))
        assert told <= seen
        assert faces(played.game.observe(step.after, 0)) <= seen


@given(games, seeds)
def test_7_a_guess_looks_like_the_view(played: Played, seed: int) -> None:
    for state in played.states:
        view = played.game.observe(state, 0)
        guessed = played.family.guess(view, Random(seed))
        assert played.game.observe(guessed, 0) == view
        assert BACK not in faces(guessed)
        assert guessed.viewer is None
        assert played.game.legal(view, 0) == played.game.legal(state, 0) == played.game.legal(guessed, 0)


@given(games)
def test_10_actions_and_events_are_read_back_as_written(played: Played) -> None:
    def as_text(card: Any) -> str:
        return str(card)

    def as_card(kind: type, text: Any) -> Any:
        return Card(text)

    family: Any = Union[played.family.actions]  # noqa: UP007 - of classes known only here
    state = played.start
    for step in played.steps:
        written = msgspec.json.encode(step.action, enc_hook=as_text)
        action = msgspec.json.decode(written, type=family, dec_hook=as_card)
        assert played.family.read_actions(played.family.write_action(action)) == (action,)
        state, events = played.game.apply(state, action)
        assert (state, events) == (step.after, step.events)


@given(games)
def test_11_every_game_ends_with_its_points_against_the_threshold(played: Played) -> None:
    last = played.states[-1]
    assert last.phase == "over"
    assert played.game.to_act(last) == ()
    assert played.game.legal(last, 0) == ()
    outcome = played.game.outcome(last)
    assert outcome.scores == (last.score,)
    assert outcome.winners == ((0,) if last.score >= played.game.rules.win_at else ())
    assert [played.game.outcome(state) for state in played.states[:-1]] == [None] * len(played.steps)


@given(games)
def test_14_the_score_is_what_was_pegged(played: Played) -> None:
    for state in played.states:
        assert played.start.score <= state.score
    pegged = [event for step in played.steps for event in step.events if isinstance(event, Pegged)]
    assert sum(event.points for event in pegged) == played.states[-1].score
    assert all(event.points == sum(combo.points for combo in event.combos) for event in pegged if event.why != "heels")


@given(games)
def test_chance_acts_only_when_due(played: Played) -> None:
    assert played.game.start(Opening(dealer=0)) == played.start
    for state in played.states:
        if played.game.to_act(state) != (HOUSE,):
            with pytest.raises(ValueError, match="chance is not to act now"):
                played.game.house(state, Random(1))


@given(squares)
def test_cards_touch_where_they_must(played: Played) -> None:
    placed: list[Step] = [step for step in played.steps if isinstance(step.action, Place)]
    assert len(placed) == 16
    if played.game.rules.adjacency == "king":
        for step in placed[1:]:
            row, column = divmod(step.action.cell, 4)
            near = [abs(row - cell // 4) <= 1 and abs(column - cell % 4) <= 1 for cell in range(16)]
            assert any(close and step.before.grid[cell] is not None for cell, close in enumerate(near))


@given(squares)
def test_dead_cards_stay_and_the_reserve_keeps_its_order(played: Played) -> None:
    rules = played.game.rules
    for step in played.steps:
        assert step.after.dead[: len(step.before.dead)] == step.before.dead
        assert len(step.after.dead) <= rules.dead_cells
        assert [len(pile) <= rules.reserve_size for pile in step.after.reserve] == [True] * rules.reserve_piles
        if rules.reserve_access == "top" and isinstance(step.action, Place) and step.action.card != step.before.card:
            (pile,) = [pile for pile in step.before.reserve if step.action.card in pile]
            assert pile[-1] == step.action.card
