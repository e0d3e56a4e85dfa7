"""The laws of views: what a seat sees, which events it is told, and which guesses are possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, structs

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import Deal, Discard, Play, Shown, State, Turn, TurnedUp, evolve, guess, redact
from fifteentwo.cribbage.counting import count_due
from fifteentwo.rules import CribbageRules, parse
from tests.laws.games import Played, games, moments, often, play_out, seeds
from tests.laws.knowing import follow, plain


def faces(thing: Any) -> set[Card]:
    """Every readable card in this value."""
    if isinstance(thing, Card):
        return set() if thing == BACK else {thing.unnamed}
    if isinstance(thing, Struct):
        thing = structs.astuple(thing)
    if isinstance(thing, tuple | list):
        return set().union(*map(faces, thing)) if thing else set()
    return set()


@often
@given(games)
def test_6_events_told_fold_into_the_view(played: Played) -> None:
    for step in played.steps:
        for viewer in played.viewers:
            view: State = played.game.observe(step.before, viewer)
            for event in step.events:
                view = evolve(view, redact(event, viewer))
            assert view == played.game.observe(step.after, viewer)


@often
@given(games)
def test_no_event_names_a_card_that_was_not_seen(played: Played) -> None:
    for viewer in played.viewers:
        seen: set[Card] = set()
        for step in played.steps:
            match step.action:
                case Deal(hands):
                    seen = set(hands[viewer]) if viewer is not None else set()
                case Play(_, card) | Turn(card):
                    seen.add(card.unnamed)
                case _:
                    pass
            for event in step.events:
                if isinstance(event, Shown | TurnedUp):
                    seen.update(card.unnamed for card in event.cards)
            if step.before.phase != "cut":
                assert faces([redact(event, viewer) for event in step.events]) <= seen
                assert faces(played.game.observe(step.after, viewer)) <= seen


@often
@given(games)
def test_a_crib_stays_turned_up(played: Played) -> None:
    for step in played.steps:
        for event in step.events:
            if isinstance(event, Shown) and event.crib:
                for viewer in played.viewers:
                    assert played.game.observe(step.after, viewer).crib == event.cards


@often
@given(moments(), seeds)
def test_7_a_guess_looks_like_the_view(moment: tuple[Played, State], seed: int) -> None:
    played, state = moment
    game = played.game
    for viewer in played.viewers:
        view = game.observe(state, viewer)
        guessed = guess(view, Random(seed))
        assert game.observe(guessed, viewer) == view
        assert BACK not in faces(guessed)
        lying = [card.unnamed for _, card in guessed.plays] + [
            c for pile in (*guessed.hands, *guessed.discarded, guessed.crib) for c in pile
        ]
        assert len(set(lying)) == len(lying)
        assert set(lying) <= set(game.rules.pack) - (
            {guessed.starter.unnamed} if guessed.starter is not None else set()
        )
        if viewer is not None:
            assert game.legal(view, viewer) == game.legal(state, viewer) == game.legal(guessed, viewer)


@often
@given(games, seeds, st.integers(0, 6))
def test_7_the_deal_is_possible_with_the_guessed_cards(played: Played, seed: int, number: int) -> None:
    """With the guessed cards dealt, everyone does the same again, and the goes are the same."""
    game, rng, viewer = played.game, Random(seed), played.viewer(number)
    if game.rules.go_rotation == "bicycle" and game.rules.players > 2:
        return  # there a card that fitted may have been kept
    dealt = 0
    for place, step in enumerate(played.steps):
        if isinstance(step.action, Deal):
            dealt = place
        if step.after.phase != "play" or rng.random() < 0.8:
            continue
        guessed = guess(game.observe(step.after, viewer), rng)
        state = played.steps[dealt].before
        for later in played.steps[dealt : place + 1]:
            action = later.action
            if isinstance(action, Deal):
                hands = tuple(
                    (*(card.unnamed for card in guessed.kept(seat)), *guessed.discarded[seat]) for seat in played.seats
                )
                action = Deal(hands, guessed.crib)
            elif isinstance(action, Discard):
                action = Discard(action.seat, guessed.discarded[action.seat])
            state, _ = game.apply(state, action)
        assert state == guessed


@often
@given(games, st.integers(0, 6), st.booleans())
def test_a_game_can_be_followed_from_any_seat(played: Played, number: int, shows_unknown: bool) -> None:
    last = None
    shows_unknown = shows_unknown and not played.game.rules.jokers  # a joker that is named has been shown
    for moment in follow(played, played.viewer(number), shows_unknown=shows_unknown):
        last = moment.followed
        assert last.scores == moment.seen.scores
        if not shows_unknown:
            assert moment.told == moment.happened
            assert last == moment.seen
    assert last is not None
    assert last.phase == "over"
    assert last.scores == played.states[-1].scores


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_claim_with_unknown_cards_has_the_points_that_were_told(viewer: int | None) -> None:
    unknown = 0
    for moment in follow(play_out(parse("muggins", CribbageRules), 0), viewer, shows_unknown=True):
        state, due = moment.followed, moment.followed.due
        if due is not None and due.what in ("hand", "crib"):
            cards, combos, points = count_due(state, due)
            if BACK in cards:
                assert (combos, points) == ((), due.points)
                unknown += 1
    assert unknown


@often
@given(games, st.integers(0, 5))
def test_a_view_can_be_continued_like_the_real_state(played: Played, number: int) -> None:
    """A seat's own actions have the same result on its view, except for what others keep hidden."""
    game, viewer = played.game, number % len(played.seats)
    for step in played.steps:
        if isinstance(step.action, Play | Discard) and step.action.seat == viewer:
            view = game.observe(step.before, viewer)
            state, events = game.apply(view, step.action)
            expected = [redact(event, viewer) for event in step.events]
            assert list(events) == expected[: len(events)]
            if len(events) == len(expected):
                assert plain(game.observe(state, viewer)) == plain(game.observe(step.after, viewer))
