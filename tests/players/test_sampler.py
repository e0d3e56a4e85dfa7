"""The player that samples, which *expert* uses for unsolved rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.duplicate_match import compare
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player, sampler, warm_up
from fifteentwo.rules import CRIBBAGE, CribbageRules, parse
from fifteentwo.rules.validity import is_solved


@pytest.mark.exhaustive
def test_in_lowball_it_makes_fewer_points_than_steady() -> None:
    sums = compare(("sampler", "steady"), 24, parse("lowball", CribbageRules), rng=3)
    assert sums.margin[0] < -2 * sums.margin[1]


@pytest.mark.parametrize("name", ["expert", "expert-points"])
@pytest.mark.parametrize("text", ["three_players", "jokers", "five_card stinkhole=on", "last_card=0"])
def test_the_expert_samples_where_nothing_is_solved(name: str, text: str) -> None:
    game, rng = Cribbage(parse(text, CribbageRules)), Random(4)
    state = game.start(Opening(dealer=0))
    for _ in range(16):
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view, legal = game.observe(state, seat), game.legal(state, seat)
        choice = player(name, Random(1))(view, legal)
        assert choice == player("sampler", Random(1))(view, legal)
        state, _ = game.apply(state, choice)


def test_with_a_stinkhole_the_expert_samples_near_the_end_alone() -> None:
    """Further away it makes the choices of the game without one."""
    rules = parse("stinkhole=on", CribbageRules)
    game, rng = Cribbage(rules), Random(7)
    state = game.start(Opening(dealer=0))
    sampled = solved = 0
    while game.outcome(state) is None and sampled < 4:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view, legal = game.observe(state, seat), game.legal(state, seat)
        choice = player("expert", Random(1))(view, legal)
        if len(legal) > 1 and max(view.scores) < 71:
            solved += 1
            assert choice == player("expert", Random(1))(replace(view, rules=CribbageRules()), legal)
        elif len(legal) > 1:
            sampled += 1
            assert choice == player("sampler", Random(1))(view, legal)
        state, _ = game.apply(state, choice)
    assert solved > 15
    assert sampled == 4


@pytest.mark.parametrize("preset", CRIBBAGE)
def test_six_cards_for_two_players_use_the_tables_to_any_target(preset: str) -> None:
    sampled = {
        "three_players",
        "partners",
        "lowball",
        "crash",
        "no_discard",
        "jokers",
        "nineteen",
        "five_card",
        "seven_card",
        "toss_fives",
        "captain",
    }
    assert is_solved(CRIBBAGE[preset].rules) == (preset not in sampled)
    assert is_solved(parse("standard target=31", CribbageRules))


def test_the_same_random_source_gives_the_same_choice() -> None:
    game = Cribbage(parse("partners", CribbageRules))
    state = game.start(Opening(dealer=3))
    state, _ = game.apply(state, game.house(state, Random(6)))
    view, legal = game.observe(state, 0), game.legal(state, 0)
    assert len({str(player("sampler", Random(3))(view, legal)) for _ in range(3)}) == 1


def test_slow_first_decisions_are_prepared_where_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[CribbageRules] = []
    monkeypatch.setattr(sampler, "warm_up", asked.append)
    partners, standard = parse("partners", CribbageRules), CribbageRules()
    warm_up(("expert", None), partners)
    warm_up(("novice", None), partners)
    warm_up(("expert", None), standard)
    warm_up(("sampler",), standard)
    warm_up(("strong",), parse("lowball", CribbageRules))
    warm_up(("expert", "strong"), parse("five_card", CribbageRules))
    assert asked == [partners, standard]


@pytest.mark.parametrize("text", ["standard", "jokers starter_joker=pone_names", "muggins three_players", "no_discard"])
def test_a_first_decision_of_each_kind_prepares_it(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, kinds, rules = sampler.make, set(), parse(text, CribbageRules)

    def noted(rng: Random) -> Any:
        choose = made(rng)

        def decide(view: Any, legal: Any) -> Any:
            choice = choose(view, legal)
            kinds.add(type(choice))
            return choice

        return decide

    monkeypatch.setattr(sampler, "make", noted)
    sampler.warm_up(rules)
    assert kinds == ({Discard, Play} if rules.discards else {Play})
