"""The probabilities that players state are those with which they choose."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.players.chances import STATED, Choice, choice_chances

DRAWS = 400


def positions(seed: int) -> list[tuple[View, list[Choice]]]:
    """Some decisions of a deal: both discards, and the cards played by random players."""
    game, rng = Cribbage(), Random(seed)
    state, found = game.start(Opening(0)), []
    while state.phase in {"deal", "discard", "starter", "play"} and state.deals < 2:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view = game.observe(state, seat)
        legal = [each for each in game.legal(view, seat) if isinstance(each, Discard | Play)]
        if len(legal) > 1:
            found.append((view, legal))
        state, _ = game.apply(state, rng.choice(legal))
    return found


def key(action: Choice) -> object:
    """Cards of one rank are one choice in the play."""
    return action.cards if isinstance(action, Discard) else action.card.rank


@pytest.mark.parametrize("name", sorted(STATED - {"expert"}))
def test_the_probabilities_are_those_of_the_draws(name: str) -> None:
    for view, legal in [*positions(3)[:5], positions(8)[0]]:
        stated = choice_chances(name, view, legal)
        assert stated is not None
        assert sum(stated.values()) == pytest.approx(1)
        expected: Counter[object] = Counter()
        for action, share in stated.items():
            expected[key(action)] += share  # type: ignore[assignment]  # a share is no count
        choose = player(name, Random(1))
        drawn = Counter(key(choose(view, legal)) for _ in range(DRAWS if len(stated) > 1 else 3))  # type: ignore[arg-type]
        assert set(drawn) <= set(expected)
        for choice, share in expected.items():
            sure = share in {0, 1}
            spread = 4.5 * (share * (1 - share) / drawn.total()) ** 0.5
            assert abs(drawn[choice] / drawn.total() - share) <= (0 if sure else spread + 1e-9)


def test_the_expert_near_the_end_discards_for_certain() -> None:
    view, legal = positions(3)[0]
    assert view.pegs
    late = replace(view, pegs=((90, 100), (95, 105)))
    stated = choice_chances("expert", late, legal)
    assert stated is not None
    assert list(stated.values()) == [1.0]
    assert player("expert", Random(2))(late, legal) in stated


def test_a_sampling_player_states_nothing() -> None:
    view, legal = positions(3)[0]
    assert choice_chances("sampler", view, legal) is None
    assert choice_chances("club:misses=runs", view, legal[:1]) == {legal[0]: 1.0}
