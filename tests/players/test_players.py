"""Properties of every player: found by name, legal under any rules, reproducible, and using its view only."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, State, View, exact_answer
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.game import HOUSE, IllegalAction, Opening
from fifteentwo.players import KINDS, NAMES, OTHERS, named, player
from fifteentwo.rules import CRIBBAGE, CribbageRules
from fifteentwo.simulate import interval, simulate
from tests.laws.games import Played, games, play_out

# To compile these players takes most of the time, so ./test leaves them to --thorough.
COMPILED = {"strong", "sampler", "expert", "expert-points"}
everyone = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.thorough] if name in COMPILED else []) for name in NAMES]
)


def views(state: State) -> list[tuple[int, View]]:
    """The seats that must choose here, each with its view."""
    game = Cribbage(state.rules)
    return [(seat, game.observe(state, seat)) for seat in game.to_act(state) if seat != HOUSE]


def test_the_list_of_players() -> None:
    assert tuple(KINDS) == ("beginner", "novice", "casual", "club", "strong", "expert")
    assert tuple(OTHERS) == ("random", "simple", "steady", "sampler", "expert-points")


def test_the_list_of_characters() -> None:
    people = [kind.character for kind in KINDS.values()]
    assert [one.name for one in people] == ["Pip", "Walter", "Mei", "Arthur", "Imani", "Odile"]
    assert [one.level for one in people] == ["Beginner", "Novice", "Casual", "Club", "Strong", "Expert"]
    assert all(one.words.endswith(".") and len(one.words) <= 45 for one in people)
    assert [one.rating for one in people] == sorted({one.rating for one in people}), "each above the one before"
    assert people[-1].rating == 1540


@pytest.mark.parametrize(
    ("text", "name"),
    [("arthur", "club"), ("ODILE:misses=runs", "expert:misses=runs"), ("club", "club"), ("grand", "grand")],
)
def test_a_character_is_found_by_name(text: str, name: str) -> None:
    assert named(text) == name


def test_an_unknown_player_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="no player named 'grand': there are beginner, novice, casual, club, strong"):
        player("grand", Random(1))


@everyone
@given(played=games, seed=st.integers(0, 1000))
def test_every_choice_is_legal_in_any_position(name: str, played: Played, seed: int) -> None:
    choose = player(name, Random(seed))
    for state in Random(seed).sample(played.states, min(6, len(played.states))):
        for seat, view in views(state):
            assert choose(view, played.game.legal(view, seat)) in played.game.legal(state, seat)


@everyone
def test_fives_are_tossed_where_required(name: str) -> None:
    game = Cribbage(CribbageRules(toss_fives=True))
    deal = Deal((cards("2C 4C 5C TC JC KC"), cards("AC 4D 9H 6S QC KD")))
    state, _ = game.apply(game.start(Opening(dealer=0)), deal)
    choice = player(name, Random(1))(game.observe(state, 0), game.legal(state, 0))
    assert Card("5C") in getattr(choice, "cards", ())
    game.apply(state, choice)


@everyone
@pytest.mark.parametrize("target", [31, 61, 121, 361])
@pytest.mark.parametrize("go_timing", ["on_close", "on_call"])
def test_whole_games_to_every_target(name: str, target: int, go_timing: str) -> None:
    rules = CribbageRules(target=target, go_timing=go_timing)  # type: ignore[arg-type]  # one of the two there are
    assert simulate([name, "simple"], 2, rules, rng=target).games == 2


@pytest.mark.parametrize("preset", CRIBBAGE)
def test_every_preset_is_played_to_its_end(preset: str) -> None:
    tally = simulate(["steady", "random"], 2, CRIBBAGE[preset].rules, rng=5)
    assert tally.games == 2
    assert sum(tally.wins) >= 2
    for roles in tally.parts:  # each seat pegs in the play and counts its hand, whatever it is called
        assert sum(parts[0].number for parts in roles) >= sum(parts[2].number for parts in roles) > 0


def test_obligatory_counts_are_answered_without_a_mistake() -> None:
    """By the weakest player too: counting is not a matter of strength."""
    played = play_out(CRIBBAGE["muggins"].rules, 4)
    for state in played.states:
        for seat, view in views(state):
            if view.due is not None:
                choice = player("random", Random(1))(view, played.game.legal(view, seat))
                assert choice == exact_answer(state) == exact_answer(view)


@everyone
def test_it_has_no_memory(name: str) -> None:
    """The same view and the same state of its random source: the same choice, whatever came before."""
    game = Cribbage(CribbageRules(target=61))
    chance = Random(8)
    veteran, its_chance = None, Random(0)
    state = game.start(Opening(dealer=0))
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, chance))
            continue
        view = game.observe(state, seat)
        its_chance.seed(len(view.plays))
        veteran = veteran or player(name, its_chance)
        choice = veteran(view, game.legal(view, seat))
        assert choice == player(name, Random(len(view.plays)))(view, game.legal(view, seat))
        state, _ = game.apply(state, choice)


@everyone
def test_it_chooses_in_a_game_followed_from_its_own_seat(name: str) -> None:
    """A view built from what was seen is as good as an observed one."""
    game = Cribbage()
    chance = Random(11)
    state = game.start(Opening(dealer=0))
    state, _ = game.apply(state, game.house(state, chance))
    followed: State = game.observe(state, 1)
    asked = 0
    while state.phase in ("discard", "starter"):
        for seat, _ in views(state):
            if seat == 1:
                view = game.observe(followed, 1)
                choice: Choice = player(name, Random(3))(view, game.legal(view, 1))
                assert choice == player(name, Random(3))(game.observe(state, 1), game.legal(state, 1))
                asked += 1
            else:
                choice = game.legal(state, seat)[0]
            state, _ = game.apply(state, choice)
            followed, _ = game.apply(followed, choice)
        if game.to_act(state) == (HOUSE,):
            turn = game.house(state, chance)
            state, _ = game.apply(state, turn)
            followed, _ = game.apply(followed, turn)
    view = game.observe(followed, 1)
    assert player(name, Random(3))(view, game.legal(view, 1)) in game.legal(state, 1)
    assert asked == 1


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [("simple", "random", 60), pytest.param("steady", "simple", 400, marks=pytest.mark.exhaustive)],
)
def test_the_better_player_wins(better: str, worse: str, games: int) -> None:
    tally = simulate([better, worse], games, rng=15)
    assert interval(tally.wins[0], games)[0] > 0.5


@pytest.mark.exhaustive
def test_two_steady_players_score_about_the_published_means() -> None:
    """Published means of a deal of good players, with a margin for weaker play and for 150 games."""
    tally = simulate(["steady"], 150, rng=2)
    added = [[seat0 + seat1 for seat0, seat1 in zip(*roles, strict=True)] for roles in zip(*tally.parts, strict=True)]
    (pegging, heels, hand, crib), (pone_pegging, _, pone_hand, _) = ([mean.value for mean in row] for row in added)
    assert pegging + heels == pytest.approx(3.5, abs=0.5)
    assert hand == pytest.approx(8.0, abs=0.4)
    assert crib == pytest.approx(4.7, abs=0.4)
    assert pone_pegging == pytest.approx(2.2, abs=0.5)
    assert pone_hand == pytest.approx(8.1, abs=0.4)


def test_a_function_of_your_own_is_a_player() -> None:
    seats = set()

    def first(view: View, legal: Sequence[Choice]) -> Choice:
        seats.add(view.viewer)
        return legal[0]

    tally = simulate(["simple", first], 4, rng=5)
    assert (seats, tally.games) == ({1}, 4)
    assert tally == simulate(["simple", first], 4, rng=5) != simulate([first, "simple"], 4, rng=5)


def test_an_illegal_choice_of_a_function_is_named() -> None:
    with pytest.raises(IllegalAction, match="does not hold"):
        simulate(
            [
                lambda _, legal: (
                    Discard(legal[0].seat, legal[0].cards[::-1])
                    if isinstance(legal[0], Discard)
                    else Play(legal[0].seat, Card("*1=5H"))
                )
            ],
            1,
        )


def test_a_player_is_made_by_the_name_of_its_character() -> None:
    game = Cribbage()
    state = game.start(Opening(dealer=0))
    state, _ = game.apply(state, game.house(state, Random(1)))
    view, legal = game.observe(state, 1), game.legal(state, 1)
    assert player("Pip", Random(3))(view, legal) == player("beginner", Random(3))(view, legal)
