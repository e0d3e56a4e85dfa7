"""Games in which cards lie face down even to the one who writes them: nothing typed breaks them."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from fifteentwo.cards import BACK, JOKERS, PACK, Card
from fifteentwo.cribbage import (
    AnyAction,
    Appoint,
    Cribbage,
    Cut,
    Deal,
    Go,
    LayAway,
    Play,
    Reveal,
    State,
    Turn,
    guess,
)
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules
from tests.laws.games import VIEWERS, Played, games, often, rules, seeds
from tests.laws.knowing import follow

SOME = (*PACK[:12], *PACK[36:48], *JOKERS, BACK)  # aces to threes, tens to queens: enough to quarrel over


def wild(state: State, rng: Random) -> AnyAction:
    """Something to do, often what is due, with cards that may be anywhere, or nowhere."""

    def hand(size: int) -> tuple[Card, ...]:
        size = size if rng.random() < 0.9 else rng.randrange(8)
        faces = [card for card in SOME if card not in state.known()] if rng.random() < 0.9 else list(PACK)
        cards = rng.sample(faces, min(size, len(faces)))
        return tuple(BACK if rng.random() < hidden else card for card in cards)

    hidden = rng.choice((0, 0.5, 1))
    seat = state.turn if state.turn is not None and rng.random() < 0.9 else rng.randint(-1, 2)
    lying = state.whole_crib() if state.shown > 1 else state.kept(0)
    due: dict[str, AnyAction] = {
        "cut": Cut((rng.choice(SOME), rng.choice((*SOME, None)))),
        "deal": Deal((hand(6), hand(6))),
        "lay_away": LayAway(rng.randint(-1, 2), hand(2)),
        "starter": Turn(rng.choice(SOME)),
        "play": Play(seat, rng.choice((*SOME, *PACK[12:36]))) if rng.random() < 0.7 else Go(seat),
        "show": Reveal(rng.choice((lying, hand(4))), rng.choice((UNSET, 0, 2, 12, 29, -1, 10**6))),
        "over": Appoint(0),
    }
    return due[state.phase if rng.random() < 0.9 else rng.choice(sorted(due))]


def check(state: State) -> None:
    """Everything that holds of a game with cards face down."""
    lying = [card for _, card in state.plays]
    for pile in (*state.hands, *state.laid, state.crib, () if state.starter is None else (state.starter,)):
        lying.extend(card for card in pile if card != BACK)
    assert len(set(lying)) == len(lying)
    assert set(lying) <= set(PACK)
    assert state.count <= 31
    assert all(rear <= front <= state.rules.target for rear, front in state.pegs)
    assert (max(state.scores) == state.rules.target) == (state.phase == "over")


def tried(game: Cribbage, state: State, rng: Random, times: int) -> State:
    for _ in range(times):
        before = replace(state)
        try:
            state, _events = game.apply(state, wild(state, rng))
        except IllegalAction as refusal:
            assert str(refusal).endswith(".")  # noqa: PT017 - a sentence, and nothing else, comes of it
            assert state == before
        check(state)
    return state


@often
@given(games, st.sampled_from(VIEWERS), seeds)
def test_no_action_breaks_a_game_followed_from_a_seat(played: Played, viewer: int | None, seed: int) -> None:
    rng = Random(seed)
    for moment in follow(played, viewer):
        tried(played.game, moment.followed, rng, 2)


@often
@given(rules, seeds)
def test_no_action_breaks_a_game_of_cards_half_known(rules: CribbageRules, seed: int) -> None:
    game = Cribbage(rules)
    tried(game, game.start(Opening(dealer=0)), Random(seed), 200)


@given(games, st.sampled_from(VIEWERS))
def test_a_game_followed_from_a_seat_is_guessed_from_as_well(played: Played, viewer: int | None) -> None:
    for place, moment in enumerate(follow(played, viewer)):
        view = played.game.observe(moment.followed, viewer)
        if moment.followed == moment.seen:
            assert guess(view, Random(place)) == guess(played.game.observe(moment.seen, viewer), Random(place))
