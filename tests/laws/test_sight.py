"""The laws of what a seat sees: views, what they are told, what may be guessed from them."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, structs

from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.cribbage import Deal, LayAway, Play, Shown, State, Turn, evolve, guess, redact
from tests.laws.games import SEATS, VIEWERS, Played, games, moments, often, seeds
from tests.laws.knowing import follow, plain


def faces(thing: Any) -> set[Card]:
    """Every card that can be read anywhere in this."""
    if isinstance(thing, Card):
        return set() if thing == BACK else {thing}
    if isinstance(thing, Struct):
        thing = structs.astuple(thing)
    if isinstance(thing, tuple | list):
        return set().union(*map(faces, thing)) if thing else set()
    return set()


@often
@given(games)
def test_6_what_is_told_folds_into_what_is_seen(played: Played) -> None:
    for step in played.steps:
        for viewer in VIEWERS:
            view: State = played.game.observe(step.before, viewer)
            for event in step.events:
                view = evolve(view, redact(event, viewer))
            assert view == played.game.observe(step.after, viewer)


@often
@given(games)
def test_nothing_tells_of_a_card_that_was_not_seen(played: Played) -> None:
    for viewer in VIEWERS:
        seen: set[Card] = set()
        for step in played.steps:
            match step.action:
                case Deal(hands):
                    seen = set(hands[viewer]) if viewer is not None else set()
                case Play(_, card) | Turn(card):
                    seen.add(card)
                case _:
                    pass
            for event in step.events:
                if isinstance(event, Shown):
                    seen.update(event.cards)
            if step.before.phase != "cut":
                assert faces([redact(event, viewer) for event in step.events]) <= seen
                assert faces(played.game.observe(step.after, viewer)) <= seen


@often
@given(games)
def test_a_crib_once_turned_up_stays_so(played: Played) -> None:
    for step in played.steps:
        for event in step.events:
            if isinstance(event, Shown) and event.crib:
                for viewer in VIEWERS:
                    assert played.game.observe(step.after, viewer).crib == event.cards


@often
@given(moments(), seeds)
def test_7_a_guess_looks_like_the_view(moment: tuple[Played, State], seed: int) -> None:
    played, state = moment
    game = played.game
    for viewer in VIEWERS:
        view = game.observe(state, viewer)
        guessed = guess(view, Random(seed))
        assert game.observe(guessed, viewer) == view
        assert BACK not in faces(guessed)
        lying = [card for _, card in guessed.plays] + [
            c for pile in (*guessed.hands, *guessed.laid, guessed.crib) for c in pile
        ]
        assert len(set(lying)) == len(lying)
        assert set(lying) <= set(PACK) - {guessed.starter}
        if viewer is not None:
            assert game.legal(view, viewer) == game.legal(state, viewer) == game.legal(guessed, viewer)


@often
@given(games, seeds, st.sampled_from(VIEWERS))
def test_7_the_deal_could_have_gone_so_with_the_cards_guessed(played: Played, seed: int, viewer: int | None) -> None:
    """Dealt the cards guessed, everybody does the same again, and the goes fall as they did."""
    game, rng = played.game, Random(seed)
    dealt = 0
    for place, step in enumerate(played.steps):
        if isinstance(step.action, Deal):
            dealt = place
        if step.after.phase != "play" or rng.random() < 0.5:
            continue
        guessed = guess(game.observe(step.after, viewer), rng)
        state = played.steps[dealt].before
        hands = tuple((*guessed.kept(seat), *guessed.laid[seat]) for seat in SEATS)
        state, _ = game.apply(state, Deal(hands))
        for seat in SEATS:
            state, _ = game.apply(state, LayAway(seat, guessed.laid[seat]))
        for later in played.steps[dealt + 3 : place + 1]:
            state, _ = game.apply(state, later.action)
        assert state == guessed


@often
@given(games, st.sampled_from(VIEWERS), st.booleans())
def test_a_game_can_be_followed_from_any_seat(played: Played, viewer: int | None, shows_unknown: bool) -> None:
    last = None
    for moment in follow(played, viewer, shows_unknown=shows_unknown):
        last = moment.followed
        assert last.scores == moment.seen.scores
        if not shows_unknown:
            assert moment.told == moment.happened
            assert last == moment.seen
    assert last is not None
    assert last.phase == "over"
    assert last.scores == played.states[-1].scores


@often
@given(games, st.sampled_from(SEATS))
def test_a_view_is_as_good_a_beginning_as_the_truth(played: Played, viewer: int) -> None:
    """What a seat does itself comes out the same on its view, up to what others keep to themselves."""
    game = played.game
    for step in played.steps:
        if isinstance(step.action, Play | LayAway) and step.action.seat == viewer:
            view = game.observe(step.before, viewer)
            state, events = game.apply(view, step.action)
            expected = [redact(event, viewer) for event in step.events]
            assert list(events) == expected[: len(events)]
            if len(events) == len(expected):
                assert plain(game.observe(state, viewer)) == plain(game.observe(step.after, viewer))
