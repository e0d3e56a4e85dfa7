"""The expected value of a discard, against enumeration."""

from __future__ import annotations

import json
from itertools import combinations, permutations
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card, cards
from fifteentwo.cli import main
from fifteentwo.engine.solitaire.expected_value import discard_values, play_games, player
from fifteentwo.engine.solitaire.patience import par
from fifteentwo.game import HOUSE
from fifteentwo.rules import PatienceRules, parse
from fifteentwo.scoring import points
from fifteentwo.solitaire import Discard, Patience, Turn
from fifteentwo.solitaire.deals import deck
from fifteentwo.solitaire.patience import State, deal_of


def rules(text: str) -> PatienceRules:
    found = parse(text)
    assert isinstance(found, PatienceRules)
    return found


def moments(text: str, seed: int) -> list[State]:
    """The states of a game in which cards are discarded, always the first two."""
    game, rng = Patience(rules(text)), Random(seed)
    state, states = game.start(), []
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, game.house(state, rng))
        else:
            states.append(state)
            state, _ = game.apply(state, game.legal(state, 0)[0])
    return states


def value(kept: list[Card], crib: list[Card], starter: Card) -> int:
    return points(kept, starter) + points(crib, starter, True)


@pytest.mark.parametrize("text", ["solsuite", "solsuite deal_order=3-2-3"])
def test_in_the_last_deal_of_nine_cards_everything_is_known(text: str) -> None:
    state = moments(text, 4)[5]
    view = Patience(rules(text)).observe(state, 0)
    for action, worth, error in discard_values(view, Random(1)):
        assert error == 0
        kept = [card for card in state.hands[0] if card not in action.cards]
        crib = [*state.crib, *action.cards]
        if text == "solsuite":
            assert worth == value(kept, crib, state.bottom[0])
        else:
            hidden = [card for card in PACK if card not in view.known()]
            every = [value(kept, [*action.cards, *two], state.bottom[0]) for two in combinations(hidden, 2)]
            assert worth == pytest.approx(fmean(every))


def test_the_value_with_one_hand_is_that_of_enumeration() -> None:
    state = moments("solsuite", 8)[4]
    view = Patience(rules("solsuite")).observe(state, 0)
    unseen = [card for card in PACK if card not in view.known()]
    assert len(unseen) == 52 - 4 * 8 - 4 - 6  # four deals gone, four starters under the stock, six in the hand
    for action, worth, error in discard_values(view, Random(1))[::5]:
        assert error == 0
        kept = [card for card in state.hands[0] if card not in action.cards]
        every = [value(kept, [*action.cards, one, other], starter) for one, other, starter in permutations(unseen, 3)]
        assert worth == pytest.approx(fmean(every))


def test_the_value_of_the_second_hand_is_the_mean_over_starters() -> None:
    for state in moments("arnold", 2)[1::2]:
        view = Patience(rules("arnold")).observe(state, 0)
        unseen = [card for card in PACK if card not in view.known()]
        for action, worth, error in discard_values(view, Random(1)):
            assert error == 0
            kept = [card for card in state.hands[1] if card not in action.cards]
            crib = [*state.discarded[0], *action.cards]
            every = [
                points(state.hands[0], starter) + value(kept, crib, starter) + 2 * (starter.rank == 11)
                for starter in unseen
            ]
            assert worth == pytest.approx(fmean(every))


def test_with_both_hands_open_the_first_assumes_the_best_discard_of_the_second() -> None:
    game = Patience(rules("arnold b_hidden_until_a_discarded=off"))
    state = moments("arnold b_hidden_until_a_discarded=off", 6)[6]
    view = game.observe(state, 0)
    assert BACK not in view.hands[1]
    for action, worth, error in discard_values(view, Random(1))[::7]:
        assert error == 0
        after, _ = game.apply(state, action)
        best = max(each.points for each in discard_values(game.observe(after, 0), Random(1)))
        assert worth == pytest.approx(best)


@pytest.mark.parametrize("text", ["solsuite", "arnold"])
def test_in_the_last_deal_the_chance_is_exact(text: str) -> None:
    game = Patience(rules(text))
    for seed in range(3):
        last = [each for each in moments(text, seed) if each.deals == game.rules.deals][-1]
        state = replace(last, score=80, rules=replace(last.rules, win_at=101))
        view = game.observe(state, 0)
        starters = [card for card in PACK if card not in view.known()] if state.unseen else [state.bottom[0]]
        for action, worth, error in discard_values(view, Random(1), "chance"):
            assert error == 0
            after = game.apply(state, action)[0]
            ends = [game.apply(after, Turn(starter))[0] for starter in starters]
            assert worth == pytest.approx(fmean(end.score >= 101 for end in ends), abs=1e-6)


@pytest.mark.exhaustive
def test_a_player_for_the_chance_to_win_risks_more_when_it_is_behind() -> None:
    wins = [sum(total >= 81 for total in play_games(rules("solsuite"), 60, 0, aim)) for aim in ("points", "chance")]
    assert wins[1] >= wins[0] - 3


def test_a_face_down_hand_is_not_used() -> None:
    game = Patience(rules("arnold"))
    state = moments("arnold", 6)[0]
    view = game.observe(state, 0)
    assert discard_values(view, Random(1)) == discard_values(game.observe(state, 0), Random(1))
    assert player(Random(1))(view, game.legal(state, 0)) in game.legal(state, 0)
    fives = game.apply(game.start(), deal_of(game.rules, cards("5C 5D 5H JS 2C 9D 4C 6D 8H TS QC KD")))[0]
    chosen = player(Random(1))(game.observe(fives, 0), game.legal(fives, 0))
    assert chosen == Discard(0, cards("2C 9D"))


def test_there_is_nothing_to_choose_before_the_deal() -> None:
    game = Patience(rules("arnold"))
    with pytest.raises(ValueError, match="no cards are to be discarded here"):
        discard_values(game.observe(game.start(), 0), Random(1))


@pytest.mark.parametrize(("text", "floor"), [("solsuite", 70.0), ("arnold", 85.0)])
def test_the_player_has_not_become_worse_and_never_beats_par(text: str, floor: float) -> None:
    totals = list(play_games(rules(text), 5))
    assert fmean(totals) > floor
    assert list(play_games(rules(text), 1, 1)) == totals[1:2]
    assert all(total <= par(rules(text), deck(n)).total for n, total in enumerate(totals))


def test_the_command_prints_how_often_it_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["patience", "match", "--rules", "solsuite win_at=75", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    totals = list(play_games(rules("solsuite"), 2))
    assert told["mean"] == pytest.approx(fmean(totals))
    assert told["reached"] == {str(at): sum(total >= at for total in totals) / 2 for at in (75, 81)}
    assert main(["patience", "match", "--games", "1"]) == 0
    assert "121 reached" in capsys.readouterr().out


def test_the_command_prints_what_an_aim_gains(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["patience", "match", "--rules", "arnold win_at=101", "--games", "3", "--aim", "chance", "--pairs"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for_points, for_wins = (list(play_games(rules("arnold win_at=101"), 3, 0, aim)) for aim in ("points", "chance"))
    assert (told["mean"], told["points_mean"]) == (round(fmean(for_wins), 3), round(fmean(for_points), 3))
    gains = [(one >= 101) - (other >= 101) for one, other in zip(for_wins, for_points, strict=True)]
    assert told["gain"] == round(fmean(gains), 5)
    assert main(arguments) == 0
    assert "the aim wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "bvs"], "bvs is a square, not a solitaire"),
        (["--rules", "hoyle"], "hoyle is full cribbage, not a solitaire"),
        (["--games", "0"], "0 is out of range"),
        (["--aim", "glory"], "--aim"),
        (["--pairs"], "--pairs: choose another aim than points"),
        (["--aim", "chance", "--pairs", "--to", "x"], "--pairs: choose another aim than points"),
    ],
)
def test_wrong_input_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["patience", "match", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_hidden_hand_has_a_standard_error_and_later_deals_have_none() -> None:
    state = moments("arnold", 2)[0]
    view = Patience(rules("arnold")).observe(state, 0)
    drawn = [discard_values(view, Random(seed)) for seed in range(6)]
    for of_one in zip(*drawn, strict=True):
        errors = [each.error for each in of_one]
        assert all(error is not None and 0 < error < 1 for error in errors)
        spread = max(each.points for each in of_one) - min(each.points for each in of_one)
        assert spread < 8 * max(error for error in errors if error is not None)
    assert {each.error for each in discard_values(view, Random(1), "chance")} == {None}
