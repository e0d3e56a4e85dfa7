"""The laws over games between the players: every preset, four, five and six players, and players that miscount."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from fifteentwo.cribbage import AnyAction, Cribbage
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.rules import PRESETS, CribbageRules, parse
from tests.laws import test_laws, test_pegging, test_sight
from tests.laws.games import Played, Step

GAMES: Final = (
    *(name for name, preset in PRESETS.items() if isinstance(preset.rules, CribbageRules)),
    "standard cards_dealt=8",
    "players=4",
    "players=5",
    "players=5 muggins",
    "players=6 teams=on",
    "players=6 teams=on jokers=2 go_rotation=bicycle",
    "three_players crash muggins overclaim=give_excess",
    "partners lowball nineteen",
)
PLAYERS: Final = ("steady", "beginner:misses=runs+nobs/every=3", "casual:misses=all/every=2", "sampler")
LAWS: Final = (
    test_laws.test_2_cards_are_conserved,
    test_laws.test_4_events_fold_into_the_new_state,
    test_laws.test_5_observing_twice_reveals_no_more,
    test_laws.test_8_at_most_one_side_is_out,
    test_laws.test_9_the_order_of_discards_does_not_matter,
    test_laws.test_11_every_game_ends,
    test_laws.test_13_pegs_never_go_back,
    test_laws.test_14_what_is_pegged_is_the_score,
    test_pegging.test_the_play_pegs_what_the_rules_say,
    test_pegging.test_a_deal_is_scored_in_order_and_in_full,
    test_pegging.test_every_count_pays_one_point_to_its_last_card,
    test_sight.test_6_events_told_fold_into_the_view,
    test_sight.test_no_event_names_a_card_that_was_not_seen,
)


@pytest.fixture(scope="module", autouse=True)
def few_deals() -> Iterator[None]:
    """Whether a choice is lawful does not depend on the number of simulated deals."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            evaluation, "SAMPLE_SIZES", evaluation.SampleSizes(40, 2, 6, (6, 6), 20, (6, 6), (6, 8), (6, 8))
        )
        yield


def a_game(rules: CribbageRules, number: int) -> Played:
    """A game between them, with rotating seats; every action is legal in the view and in the real state."""
    game, chance = Cribbage(rules), Random(f"chance {number}")
    names = [PLAYERS[(seat + number) % len(PLAYERS)] for seat in range(rules.players)]
    players = [player(name, Random(f"{number} {seat}")) for seat, name in enumerate(names)]
    state = start = game.start(Opening(dealer=number % rules.players))
    steps = []
    while acting := game.to_act(state):
        seat = acting[0]
        action: AnyAction
        if seat == HOUSE:
            action = game.house(state, chance)
        else:
            view = game.observe(state, seat)
            legal = game.legal(view, seat)
            assert legal == game.legal(state, seat)
            action = players[seat](view, legal)
            assert action in legal
        after, events = game.apply(state, action)
        steps.append(Step(state, action, events, after))
        state = after
    return Played(game, start, tuple(steps))


def keeps_the_laws(text: str, games: int) -> None:
    for number in range(games):
        played = a_game(parse(text, CribbageRules), number)
        for law in LAWS:
            held: Any = law
            held.hypothesis.inner_test(played)


@pytest.mark.parametrize("text", GAMES)
def test_players_keep_the_laws(text: str) -> None:
    keeps_the_laws(text, 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", GAMES)
def test_players_keep_the_laws_for_two_hundred_games(text: str) -> None:
    keeps_the_laws(text, 200)
