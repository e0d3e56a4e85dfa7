"""The solo games: the referee and the library agree after every action, and deal the same packs."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifteentwo.rules import PatienceRules, ShuffleRules, SquareRules
from fifteentwo.table import Begin, Do, open_table
from tests.laws.games import often
from tests.referee import translate
from tests.referee.following import follow_solo
from tests.referee.packs import numbered
from tests.solitaire.games import Played, games, solo_rules

SoloRules = SquareRules | PatienceRules | ShuffleRules


@often
@given(games)
def test_the_referee_agrees_after_every_action(played: Played) -> None:
    follow_solo(played)


@pytest.mark.exhaustive
@settings(max_examples=1000)
@given(games)
def test_the_referee_agrees_in_a_thousand_games(played: Played) -> None:
    follow_solo(played)


@given(solo_rules, st.integers(0, 9_999_999_999), st.integers(0, 2**32))
def test_a_numbered_deal_comes_in_the_order_of_its_pack(rules: SoloRules, deal: int, seed: int) -> None:
    rng, referee, pack = Random(seed), translate.solo_game(rules), numbered(deal)
    table = open_table(rules, [Begin()], deal)
    while table.outcome is None:
        entry = table.house(rng)
        if entry is None:
            legal = table.game.legal(table.moments[-1].state, 0)
            entry = Do(legal[-1] if rng.random() < 0.1 else rng.choice(legal))
        else:
            assert isinstance(entry, Do)
            assert translate.move_of(entry.action) == referee.from_pack(pack)
        assert isinstance(entry, Do)
        referee.act(translate.move_of(entry.action))
        table.push(entry)
