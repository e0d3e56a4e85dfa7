"""Games with cards that even the writer does not know: no input breaks them."""

from __future__ import annotations

from operator import eq
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
    Discard,
    Go,
    Play,
    Reveal,
    State,
    Turn,
    exact_answer,
    guess,
)
from fifteentwo.cribbage.answers import who_answers
from fifteentwo.cribbage.lawful import cards_from_stock, hand_sizes
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules
from tests.laws.games import Played, games, often, rules, seeds
from tests.laws.knowing import follow

NAMED = tuple(joker.named(face) for joker in JOKERS for face in PACK[::9])
SOME = (*PACK[:12], *PACK[36:48], *JOKERS, BACK)  # aces to threes, tens to queens: few enough to collide


def wild(state: State, rng: Random) -> AnyAction:
    """An action, often one that is due, with cards from anywhere."""

    def hand(size: int) -> tuple[Card, ...]:
        size = size if rng.random() < 0.9 else rng.randrange(8)
        faces = unknown if rng.random() < 0.9 else list(PACK)
        cards = rng.sample(faces, min(size, len(faces)))
        return tuple(BACK if rng.random() < hidden else card for card in cards)

    def dealt(sizes: list[int], stock: int) -> Deal:
        if rng.random() < 0.1:
            return Deal(tuple(hand(size) for size in sizes), hand(stock))
        left = iter(rng.sample(state.rules.pack, sum(sizes) + stock))
        hands = [tuple(BACK if rng.random() < hidden else next(left) for _ in range(size)) for size in sizes]
        return Deal(tuple(hands), (BACK,) * stock)

    known = state.known()
    unknown = [card for card in SOME if card not in known]
    hidden = rng.choice((0, 0.5, 1))
    players = state.rules.players
    anybody = rng.randint(-1, players)
    seat = state.turn if state.turn is not None and rng.random() < 0.9 else anybody
    up = state.counted_next
    lying = state.kept(0) if up is None else state.whole_crib() if up[1] else state.kept(up[0])
    if state.due is not None and rng.random() < 0.9:
        wise: tuple[AnyAction, ...] = () if BACK in lying or state.due.what == "path" else (exact_answer(state),)
        choices: tuple[AnyAction, ...] = Cribbage(state.rules).legal(state, who_answers(state))[:60]
        return rng.choice((*choices, *wise))
    sizes = hand_sizes(state) if state.dealer is not None else [6, 6]
    laid = replace(state, dealer=0) if state.dealer is None else state
    due: dict[str, AnyAction] = {
        "cut": Cut(tuple(rng.choice((*SOME, None)) for _ in range(players))),
        "deal": dealt(sizes, cards_from_stock(laid)),
        "discard": Discard(anybody, hand(state.rules.discards)),
        "starter": Turn(rng.choice(SOME)),
        "play": Play(seat, rng.choice((*SOME, *NAMED, *PACK[12:36]))) if rng.random() < 0.7 else Go(seat),
        "show": Reveal(rng.choice((lying, hand(4))), rng.choice((UNSET, 0, 2, 12, 29, -1, 10**6))),
        "over": Appoint(0),
    }
    return due[state.phase if rng.random() < 0.9 else rng.choice(sorted(due))]


def check(state: State) -> None:
    """Checks the invariants of a game with cards face down."""
    lying = [card.unnamed for _, card in state.plays]
    for pile in (*state.hands, *state.discarded, state.crib, () if state.starter is None else (state.starter.unnamed,)):
        lying.extend(card for card in pile if card != BACK)
    assert len(set(lying)) == len(lying)
    assert set(lying) <= set(state.rules.pack)
    assert state.count <= 31
    targets = state.rules.targets
    assert all(rear <= front <= target for (rear, front), target in zip(state.pegs, targets, strict=True))
    assert any(map(eq, state.scores, targets)) == (state.phase == "over")


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
@given(games, st.integers(0, 6), seeds)
def test_no_action_breaks_a_game_followed_from_a_seat(played: Played, number: int, seed: int) -> None:
    rng = Random(seed)
    for moment in follow(played, played.viewer(number)):
        tried(played.game, moment.followed, rng, 2)


@often
@given(rules, seeds)
def test_no_action_breaks_a_game_with_partly_known_cards(rules: CribbageRules, seed: int) -> None:
    game = Cribbage(rules)
    tried(game, game.start(Opening(dealer=0)), Random(seed), 200)


@given(games, st.integers(0, 6))
def test_guesses_work_in_a_game_followed_from_a_seat(played: Played, number: int) -> None:
    viewer = played.viewer(number)
    for place, moment in enumerate(follow(played, viewer)):
        view = played.game.observe(moment.followed, viewer)
        if moment.followed == moment.seen:
            assert guess(view, Random(place)) == guess(played.game.observe(moment.seen, viewer), Random(place))
