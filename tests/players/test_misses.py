"""Players that overlook sets by a pattern."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import Call, Claim, Cribbage, Pass, State
from fifteentwo.cribbage.state import Due
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.players.misses import PLACES, SETS, Misses
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import interval, simulate
from tests.laws.games import Played, games

FIFTEENS, RUNS, PAIR, NOBS = 4, 6, 2, 1


def counting(what: str = "hand", claim: int | None = None, rules: str = "muggins") -> State:
    """Seat 0 counts 7C 8D 9H JS with 8S; or, once it has claimed, seat 1 may call on it."""
    state = Cribbage(parse(rules, CribbageRules)).start(Opening(dealer=0))
    held = tuple(sorted(cards("7C 8D 9H JS")))
    due = Due(0, "crib" if what == "crib" else "hand", claim)
    return replace(state, phase="show", hands=(held, ()), discarded=(held, ()), starter=Card("8S"), shown=1, due=due)


def answer(name: str, state: State, rng: int = 0) -> Claim | Call | Pass:
    game = Cribbage(state.rules)
    seat = game.to_act(state)[0]
    chosen = player(name, Random(rng))(game.observe(state, seat), game.legal(state, seat))
    assert isinstance(chosen, Claim | Call | Pass)
    return chosen


@pytest.mark.parametrize(
    ("pattern", "missed"),
    [
        ("", 0),
        (":misses=nobs", NOBS),
        (":misses=runs", RUNS),
        (":misses=runs+nobs", RUNS + NOBS),
        (":misses=pairs+fifteens", PAIR + FIFTEENS),
        (":misses=flushes+thirty_ones", 0),
        (":misses=all", FIFTEENS + RUNS + PAIR + NOBS),
        (":misses=all/in=crib+play", 0),
        (":every=1/in=hand/misses=nobs", NOBS),
    ],
)
def test_it_claims_what_it_notices(pattern: str, missed: int) -> None:
    whole = FIFTEENS + RUNS + PAIR + NOBS
    assert answer(f"steady{pattern}", counting()) == Claim(0, whole - missed)


def test_it_misses_sets_in_the_crib_and_in_the_play_too() -> None:
    assert answer("simple:misses=runs/in=crib", counting("crib")) == Claim(0, FIFTEENS + PAIR + NOBS)
    state = replace(counting(), phase="play", plays=((0, Card("7C")), (1, Card("8D"))), due=Due(1, "card"))
    assert answer("simple:misses=fifteens/in=hand", state) == Claim(1, 2)
    assert answer("simple:misses=fifteens/in=play", state) == Claim(1, 0)


def test_it_does_not_call_what_it_misses() -> None:
    short = counting(claim=FIFTEENS + PAIR + NOBS)
    assert answer("steady", short) == Call(1, RUNS)
    assert answer("steady:misses=runs", short) == Pass(1)
    assert answer("steady:misses=nobs", short) == Call(1, RUNS - NOBS)


def test_one_set_in_this_many_is_missed_by_its_own_chance() -> None:
    claims = [answer("random:misses=nobs/every=4", counting(), rng) for rng in range(400)]
    short = sum(claim == Claim(0, FIFTEENS + RUNS + PAIR) for claim in claims)
    assert 70 < short < 130
    assert claims == [answer("random:misses=nobs/every=4", counting(), rng) for rng in range(400)]


def test_without_claims_nothing_is_missed() -> None:
    exact, missing = (simulate([name, "simple"], 8, rng=3) for name in ("steady", "steady:misses=all"))
    assert exact == missing


def test_misses_cost_games() -> None:
    """Against an exact copy of itself, which takes what it misses."""
    rules = parse("muggins", CribbageRules)
    tally = simulate(["simple", "simple:misses=runs+pairs/every=2"], 60, rules, rng=9)
    assert interval(tally.wins[0], 60)[0] > 0.5


patterns = st.builds(
    lambda sets, places, every: f"misses={'+'.join(sets)}/in={'+'.join(places)}/every={every}",
    st.lists(st.sampled_from([*SETS]), min_size=1, unique=True),
    st.lists(st.sampled_from([*PLACES]), min_size=1, unique=True),
    st.integers(1, 3),
)


@given(games, patterns, st.integers(0, 1000))
def test_its_answers_are_legal_whatever_it_misses(played: Played, pattern: str, seed: int) -> None:
    choose = player(f"random:{pattern}", Random(seed))
    answered = [state for state in played.states if state.due is not None]
    for state in Random(seed).sample(answered, min(20, len(answered))):
        for seat in played.game.to_act(state):
            assert seat != HOUSE
            view = played.game.observe(state, seat)
            assert choose(view, played.game.legal(view, seat)) in played.game.legal(state, seat)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("grand:misses=all", "there is no player named 'grand'"),
        ("steady:", "'' is not a pattern of misses"),
        ("steady:every=2", "does not say what is missed"),
        ("steady:misses=", "misses=: '' is not one of fifteens"),
        ("steady:misses=jacks", "misses=jacks: 'jacks' is not one of fifteens"),
        ("steady:misses=all/in=pocket", "in=pocket: 'pocket' is not one of hand, crib, play and all"),
        ("steady:misses=all/misses=runs", "is not a pattern of misses"),
        ("steady:misses=all/every=0", "every=0 is out of range: one set in 1 to 1000 is missed"),
        ("steady:misses=all/every=1001", "every=1001 is out of range"),
        ("steady:misses=all/every=two", "every=two is out of range"),
    ],
)
def test_an_invalid_pattern_is_refused(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words.replace("+", "[+]")):
        player(name, Random(0))


def test_a_pattern_is_read() -> None:
    assert Misses.read("misses=all") == Misses()
    assert Misses.read("misses=runs/in=hand+crib/every=3") == Misses(("runs",), ("hand", "crib"), 3)
