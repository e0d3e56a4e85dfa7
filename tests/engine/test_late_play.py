"""The end of the play near the end of a game: solved again by *expert*, and measured."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Play, View
from fifteentwo.engine.deal_rules import SOLVABLE, STANDARD, DealRules
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.show_values import HAND, show_values
from fifteentwo.engine.expert import decisions, evaluation, exchange_rates, late_play
from fifteentwo.engine.expert.late_play import LatePosition, late_chances, late_subgame, late_utility
from fifteentwo.engine.pegging.joint import kept_joint, starter_pack
from fifteentwo.engine.pegging.kept_pairs import discards_by_hand, kept_pairs
from fifteentwo.engine.pegging.subgame_values import BEST, buffers, evaluate
from fifteentwo.engine.roles import PONE
from fifteentwo.engine.scoring.rank_hands import FOURS
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.engine.training import resolved_play
from fifteentwo.engine.training.resolved_play import (
    EQUILIBRIUM,
    LONGER,
    POLICY,
    RESOLVED,
    RESPONSE,
    SAFE,
    LateDeal,
    compared,
    expected,
)
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CribbageRules
from tests.engine.test_joint import by_enumeration, some_shares
from tests.players.positions import ME, in_the_play, played

EACH = (STANDARD, SOLVABLE["lowball"], SOLVABLE["no_discard"])
POSITION = LatePosition((3, 10, 4), 4, (9, 11))


def at(view: View, mine: int, theirs: int) -> View:
    return replace(view, pegs=((mine, mine), (theirs, theirs)))


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    _forget()
    yield
    _forget()


def _forget() -> None:
    late_play.resolved.cache_clear()
    late_subgame.cache_clear()


@pytest.mark.parametrize("floor", [0.0, 0.2])
def test_the_hands_kept_by_both_match_every_deal_of_a_small_pack(floor: float) -> None:
    pack = np.bincount([0, 0, 0, 0, 3, 3, 4, 4, 4, 9, 9, 11, 12], minlength=13)
    shares = some_shares(1)
    hands = np.arange(FOURS)
    found = kept_pairs((discards_by_hand(shares[0]), discards_by_hand(shares[1])), (hands, hands), pack, (floor, floor))
    trembling = (1 - floor) * shares + floor / 15
    joint = by_enumeration(trembling, [rank for rank in range(13) for _ in range(pack[rank])])
    np.testing.assert_allclose(found / found.sum(), joint, atol=1e-14)


def test_the_hands_of_a_position_are_a_part_of_the_joint() -> None:
    shares, pack = some_shares(4), starter_pack(4)
    hands = np.arange(0, FOURS, 19), np.arange(5, FOURS, 23)
    found = kept_pairs((discards_by_hand(shares[0]), discards_by_hand(shares[1])), hands, pack, (0.02, 0.02))
    np.testing.assert_allclose(found, kept_joint(shares, 0.02, pack)[np.ix_(*hands)], rtol=1e-9)


@pytest.mark.parametrize("rules", EACH, ids=lambda rules: rules.name)
def test_the_utility_is_the_equity_before_the_show(rules: DealRules) -> None:
    pone = ScoreContext(PONE, 112, 110, equity_table(rules.game_rules(), "win"), rules=rules)
    board = late_play.late_equity(pone)
    assert board is not None
    found = late_utility(POSITION, board, rules)
    crib = shipped_deals(rules).counts.dealer[POSITION.starter].sum(axis=0)
    for points in (0, 4, 12):
        equity = show_values(pone, np.eye(HAND)[points], crib / crib.sum())
        for theirs in (0, 7, 20):
            for pegged in ((0, 0), (5, 1), (2, 9)):
                assert found.value[pegged[0] + points, pegged[1] + theirs] == pytest.approx(equity[theirs, *pegged])
    assert (found.value[found.need[0] :] == (rules.aim > 0)).all()


@pytest.mark.parametrize("rules", EACH, ids=lambda rules: rules.name)
def test_cards_have_the_values_of_a_best_response_to_the_policy(
    rules: DealRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The subgame and `compiled_cards` compute the same in two ways, but for suits and the crib: only the latter takes the crib to depend
    on the other's hand, so with a crib the differences between cards are compared.
    """
    asked: list[tuple[LatePosition, late_play.LateEquity, late_play.OwnCards]] = []
    real, solution = late_play.resolved, shipped(rules)

    def recorded(
        solution: ShippedSolution, position: LatePosition, board: late_play.LateEquity, own: late_play.OwnCards
    ) -> late_play.Resolved:
        asked.append((position, board, own))
        return real(solution, position, board, own)

    monkeypatch.setattr(late_play, "resolved", recorded)
    monkeypatch.setattr(exchange_rates, "OTHER_RANGE", 0)  # the subgame has the policy for points
    game, compared_cards = Cribbage(rules.game_rules()), 0
    for seed in range(12):
        chance, scores = Random(seed), (103 + seed, 114 - seed)
        state = replace(game.start(Opening(dealer=seed % 2)), pegs=tuple((score, score) for score in scores))
        while len(state.plays) < late_play.OPENING and (acting := game.to_act(state)):
            action = game.house(state, chance) if acting[0] == HOUSE else chance.choice(game.legal(state, acting[0]))
            state, _ = game.apply(state, action)
        seat = game.to_act(state)[0]
        view = game.observe(state, seat)
        asked.clear()
        if not view.count or late_chances(solution, view, seat) is None or not asked:  # a card wins at once
            continue
        position, board, own = asked[0]
        tree = late_play.with_own(solution, position, board, own)
        if tree.mover[0] != own.player:  # the other says go first
            continue
        _, policy, weights = late_subgame(solution, position, board)
        room = buffers(tree)
        evaluate(tree, policy, own.player, room, BEST)
        of_hand = room.actions[: tree.begin[1]].reshape(tree.held[0, own.player], -1)[:, own.hand]
        theirs = decisions.card_values(solution, view, seat)(True)
        values = np.array([theirs[rank] for rank in sorted(theirs)])
        ours = of_hand[: len(values)] / weights.sum(axis=1 - own.player)[own.hand] + (own.player != ME)
        if rules.no_discard:
            np.testing.assert_allclose(ours, values, atol=0.002)
        np.testing.assert_allclose(ours - ours.mean(), values - values.mean(), atol=0.03)
        compared_cards += len(values)
    assert compared_cards > 12


def test_it_mixes_where_the_best_response_does_not() -> None:
    view = at(in_the_play("3C 4S 5C", "KC 3S", "jc AS js"), 105, 103)
    values = decisions.card_values(shipped(), view, ME)
    found = decisions.card_chances(shipped(), view, ME, True, values)
    before = decisions.card_chances(shipped(), view, ME, True, values, resolve=False)
    assert found is not None
    assert before is not None
    assert len(before.chances) == 1
    assert min(found.chances[2], found.chances[3]) > 0.2
    assert sum(found.chances.values()) == pytest.approx(1)
    cards = [played("expert", view, seed) for seed in range(60)]
    assert cards.count("3C") / len(cards) == pytest.approx(found.chances[2], abs=0.2)
    assert {played("expert-points", view, seed) for seed in range(10)} != set(cards)


def test_a_card_that_ends_the_game_is_played() -> None:
    view = at(in_the_play("5H 3D", "6D KS", "2C 9c KH 5c"), 119, 118)
    assert late_chances(shipped(), view, ME) == {4: 1.0}
    assert {played("expert", view, seed) for seed in range(5)} == {"5H"}


@pytest.mark.parametrize(
    ("scores", "solved"), [((70, 70), False), ((30, 71), True), ((71, 0), True), ((90, 118), True), ((118, 90), True)]
)
def test_the_rest_is_solved_again_wherever_it_plays_for_the_score(scores: tuple[int, int], solved: bool) -> None:
    found = late_chances(shipped(), at(in_the_play("3C 4S 5C", "KC 3S", "jc AS js"), *scores), ME)
    assert (found is not None) == solved


def test_before_the_fourth_card_the_best_response_stays() -> None:
    view = at(in_the_play("3C 4S 5C AS", "KC 3S JS", "jc"), 105, 103)
    assert late_chances(shipped(), view, ME) is None


def test_while_the_data_is_read_cards_are_drawn_from_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at(in_the_play("4H 6D 5S", "9S 2C", "7c 5H td"), 105, 103)
    monkeypatch.setattr(decisions, "_is_warming", lambda: True)
    monkeypatch.setattr(late_play, "resolved", lambda *_: pytest.fail("it waits for the compiler"))
    known = evaluation.information_set(view, ME)
    found = decisions.card_chances(shipped(), view, ME, True, decisions.card_values(shipped(), view, ME))
    assert found is not None
    assert found.chances == shipped().chances(known.plays, known.role, known.hand)


def test_a_win_that_counts_more_by_the_score_is_left_to_the_best_response() -> None:
    rules = CribbageRules(target=61, skunk_scale="skunk", match="first_to:7")
    table = equity_table(rules, "match")
    sure, open_ = (late_play.late_equity(ScoreContext(PONE, 47, other, table)) for other in (48, 30))
    assert sure is not None
    assert open_ is None


@pytest.mark.parametrize("seed", range(8))
def test_each_decision_of_a_deal_follows_the_solution_from_the_third_card_on(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[LatePosition] = []
    real = late_play.resolved

    def recorded(
        solution: ShippedSolution, position: LatePosition, board: late_play.LateEquity, own: late_play.OwnCards
    ) -> late_play.Resolved:
        asked.append(position)
        return real(solution, position, board, own)

    monkeypatch.setattr(late_play, "resolved", recorded)
    game, chance = Cribbage(), Random(seed)
    state, root = replace(game.start(Opening(dealer=0)), pegs=((104, 104), (103, 103))), None
    while state.deals < 2 and (acting := game.to_act(state)):
        if acting[0] == HOUSE:
            state, _ = game.apply(state, game.house(state, chance))
            continue
        view, legal = game.observe(state, acting[0]), game.legal(state, acting[0])
        if len(state.plays) == late_play.OPENING:
            assert state.starter is not None
            ranks, needs = (
                (tuple(card.rank - 1 for _, card in state.plays)),
                (121 - state.scores[1], 121 - state.scores[0]),
            )
            root = LatePosition(ranks, state.starter.rank - 1, needs, (18, 17))
        plays = {each.card.rank - 1 for each in legal if isinstance(each, Play)}
        if len(plays) > 1 and (found := late_chances(shipped(), view, acting[0])) is not None:
            assert set(found) <= plays
            assert sum(found.values()) == pytest.approx(1)
        state, _ = game.apply(state, chance.choice(legal))
    assert asked
    assert set(asked) == {root}


SCRIPT = """
from tests.engine.test_late_play import VIEWS, at, late_chances, ME, in_the_play, shipped
for number in {order}:
    hands, scores = VIEWS[number]
    view = at(in_the_play(*hands), *scores)
    print(number, late_chances(shipped(), view, ME))
"""
VIEWS = (
    (("3C 4S 5C", "KC 3S", "jc AS js"), (105, 103)),
    (("4H 5H 7H", "3C 6D", "ks AS 3s"), (112, 110)),
    (("4H 6D", "2C JC", "8C ah 8D 3d"), (104, 106)),
)


def test_other_processes_and_what_was_asked_before_change_nothing() -> None:
    said = []
    for order in ("(0, 1, 2)", "(2, 2, 1, 0)"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(order=order)], capture_output=True, text=True, check=True
        )
        said.append(set(done.stdout.splitlines()))
    assert len(said[0]) == len(VIEWS)
    assert said[0] == said[1]


@cache
def late_deal(rules: DealRules = STANDARD) -> LateDeal:
    """A position in which the policy loses to a best response to it."""
    deals = (deal for number in range(30) for deal in resolved_play.late_deals(1, number, rules.game_rules()))
    return next(deal for deal in deals if max(deal.position.needs) <= 30 and _matters(deal))


def _matters(deal: LateDeal) -> bool:
    found = compared(deal)
    return found.wins[RESPONSE][POLICY] > 0.002 and found.loses[RESPONSE] > 0.001


@pytest.mark.parametrize("rules", EACH, ids=lambda rules: rules.name)
def test_the_ways_to_play_of_a_position(rules: DealRules) -> None:
    found = compared(late_deal(rules))
    assert all(each >= -1e-6 for each in found.loses.values())
    assert found.wins[POLICY][POLICY] == pytest.approx(0, abs=1e-6)
    assert found.wins[RESPONSE][RESPONSE] == pytest.approx(0, abs=1e-6)
    assert found.wins[POLICY][RESPONSE] == pytest.approx(-found.wins[RESPONSE][POLICY], abs=1e-6)
    others = max(found.wins[name][POLICY] for name in (RESOLVED, EQUILIBRIUM, SAFE))
    assert found.wins[RESPONSE][POLICY] > others - 1e-4  # it responds to the policy with a trembling hand
    assert found.loses[EQUILIBRIUM] < found.loses[RESOLVED] < found.loses[RESPONSE]
    assert found.loses[SAFE] <= found.loses[POLICY] + 1e-6
    assert found.wins[EQUILIBRIUM][POLICY] < found.wins[LONGER][POLICY]
    assert found.at_table[1] > 0


def test_the_cards_dealt_are_played_out_by_the_rules() -> None:
    """Where nobody solves again, both sides of the difference are the same, and the chance is that of the games played out."""
    deal = late_deal()
    both = expected(deal.state, (False, False))
    assert 0 <= both <= 1
    game, outcomes = Cribbage(), []
    table = equity_table(CribbageRules(), "win").equity
    assert deal.state.dealer is not None
    pone = 1 - deal.state.dealer
    for seed in range(40):
        state, chance = deal.state, Random(seed)
        while state.phase != "over" and state.deals == deal.state.deals:
            seat = game.to_act(state)[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, chance))
                continue
            view, legal = game.observe(state, seat), game.legal(state, seat)
            plays = [each for each in legal if isinstance(each, Play)]
            choice = decisions.card(shipped(), view, plays, chance, True, resolve=False) if len(plays) > 1 else legal[0]
            assert choice is not None
            state, _ = game.apply(state, choice)
        over = state.phase == "over"
        mine, theirs = state.scores[pone], state.scores[1 - pone]
        outcomes.append(float(mine > theirs) if over else float(table[0, mine, theirs]))
    assert np.mean(outcomes) == pytest.approx(both, abs=0.1)
