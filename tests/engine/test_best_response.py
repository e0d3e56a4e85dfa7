"""The value of a card against the other's policy, computed a second way: hand by hand, from the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Play, View
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.expert import evaluation, ranges
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.pegging.subtree_file import BRANCHES
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from tests.engine.test_solving import Moment

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once


def views(cards: int, games: int) -> Iterator[tuple[View, int]]:
    """Views in which both seats hold the given number of cards and the seat has a choice."""
    for view, seat in moments(cards, games, "steady", "steady"):
        if len(view.hands[1 - seat]) == cards:
            yield view, seat


def test_two_cards_against_two_have_the_mean_value_over_all_hands() -> None:
    tables, tried = shipped(), 0
    for view, seat in views(2, 20):
        cards = evaluation.information_set(view, seat)
        range_, size, _, _ = evaluation.opponent_range(tables, cards)
        found = evaluation.jitted_card_values(tables, cards, evaluation.points_utility(), range_)
        assert size == 2
        assert range_.sum() == pytest.approx(1)
        for rank, worth in found.items():
            assert worth == pytest.approx(by_every_hand(cards, rank, range_), abs=1e-6)
            tried += 1
    assert tried > 10


def by_every_hand(
    cards: evaluation.InformationSet, rank: int, range_: np.ndarray[tuple[int, ...], np.dtype[np.float64]]
) -> float:
    """The mean over the opponent's hands; the opponent follows the policy, and the seat has one card left."""
    total = 0.0
    row = tuple(each for _, each in cards.plays[cards.start :])
    for number, chance in enumerate(range_):
        if not chance:
            continue
        theirs = tuple(int(each) for each in rank_hands(2)[number])
        moment = Moment((tuple(cards.hand), theirs))
        moment.row, moment.turn, moment.last = row, 0, 0 if cards.plays[-1][0] == cards.role else 1
        moment.gone = frozenset({1}) if cards.other_gone else frozenset()
        new, won = moment.play(rank)
        total += chance * (won[0] - won[1] + follow(cards, new, [*cards.plays, (cards.role, rank)]))
    return total


def follow(cards: evaluation.InformationSet, moment: Moment, plays: list[tuple[int, int]]) -> float:
    if not any(moment.hands):
        return 0.0
    fits = moment.fits(moment.turn)
    shares: dict[int | None, float] = {None: 1.0}
    if fits:
        shares = {rank: 1 / len(fits) for rank in fits}
    if moment.turn == 1 and len(fits) > 1:
        if moment.hands[0]:
            _, part, node = ranges.replay(shipped(), plays, 1 - cards.role, moment.hands[1][0])
            count = sum(min(rank + 1, 10) for rank in moment.row)
            step = ranges.PlayStep(1 - cards.role, 0, part, node, count)
            numbers = ranges.chances(shipped(), step, 2)
            at = next(i for i, hand in enumerate(rank_hands(2).tolist()) if tuple(hand) == moment.hands[1])
            shares = {rank: float(numbers[place, at]) for place, rank in enumerate(moment.hands[1])}
        else:  # a player alone chooses the better order
            values = [
                (won[1] - won[0] - follow(cards, new, []), rank) for rank in fits for new, won in [moment.play(rank)]
            ]
            shares = {max(values)[1]: 1.0}
    worth = 0.0
    for rank, share in shares.items():
        new, won = moment.play(rank)
        who = cards.role if moment.turn == 0 else 1 - cards.role
        after = plays if rank is None else [*plays, (who, rank)]
        worth += share * (won[0] - won[1] + follow(cards, new, after))
    return worth


def test_the_value_of_the_first_card_follows_from_that_of_the_second() -> None:
    """The value of the lead is close to the value of the hand in the solved play, against the same policy."""
    tables = shipped()
    for view, seat in views(4, 4):
        if view.plays:
            continue
        cards = evaluation.information_set(view, seat)
        range_, _, _, _ = evaluation.opponent_range(tables, cards)
        found = evaluation.jitted_card_values(tables, cards, evaluation.points_utility(), range_)
        from fifteentwo.engine.scoring.rank_hands import places  # noqa: PLC0415

        worth = tables.discards.pegging[0, places(4)[tuple(cards.hand)]]
        assert max(found.values()) == pytest.approx(worth, abs=0.4)


def test_near_the_end_being_out_first_decides() -> None:
    """At 120 any point wins, so the card that pegs now is best."""
    from tests.players.positions import in_the_play  # noqa: PLC0415

    view = in_the_play("KH 7D", "2D 3D", "8h 9C 5s 4C")
    view = replace(view, pegs=((120, 120), (119, 119)))
    tables, cards = shipped(), evaluation.information_set(view, 0)
    range_, size, _, _ = evaluation.opponent_range(tables, cards)
    utility = evaluation.game_utility(evaluation.score_context(view, 0, "win"), cards, range_, size)
    found = evaluation.jitted_card_values(tables, cards, utility, range_)
    legal = [each.card.rank - 1 for each in Cribbage().legal(view, 0) if isinstance(each, Play)]
    assert sorted(found) == sorted(legal)
    assert all(0 <= worth <= 1 for worth in found.values())


@pytest.mark.parametrize("scores", [(0, 0), (112, 116), (119, 118)])
@pytest.mark.parametrize("cards", [4, 3, 2])
def test_both_best_responses_agree(cards: int, scores: tuple[int, int]) -> None:
    """The compiled one for each utility, and the one in NumPy for all at once, over all views of a few deals."""
    tables, tried = shipped(), 0
    for number, (moment, seat) in enumerate(moments(cards, 2 if cards == 4 else 24, "random", "simple")):
        view = replace(moment, pegs=tuple((score, score) for score in scores))
        known = evaluation.information_set(view, seat)
        range_, size, part, node = evaluation.opponent_range(tables, known)
        place = evaluation.score_context(view, seat, "win", samples=number % 2 == 0)
        utilities = [evaluation.points_utility(), evaluation.game_utility(place, known, range_, size)]
        found = card_values(tables, known, utilities, range_, part, node)
        alone = [
            utility._replace(value=worth)
            for utility in utilities
            for worth in utility.value.reshape(-1, utility.value.shape[-3], 32, 32)
        ]
        one_by_one = [evaluation.jitted_card_values(tables, known, utility, range_) for utility in alone]
        assert found.keys() == one_by_one[0].keys()
        for rank, values in found.items():
            assert values == pytest.approx([each[rank] for each in one_by_one], abs=1e-9)
            tried += 1
    assert tried >= 8


def moments(cards: int, games: int, *kinds: str) -> Iterator[tuple[View, int]]:
    """Views in which a seat holds the given number of cards and has a choice, in games of these two players."""
    game = Cribbage()
    for seed in range(games):
        chance, players = Random(seed), [player(kind, Random(seed + at)) for at, kind in enumerate(kinds)]
        state = game.start(Opening(dealer=seed % 2))
        while state.deals < 2 and (acting := game.to_act(state)):
            seat = acting[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, chance))
                continue
            view, legal = game.observe(state, seat), game.legal(state, seat)
            if state.phase == "play" and len(legal) > 1 and len(state.hands[seat]) == cards:
                yield view, seat
            state, _ = game.apply(state, players[seat](view, legal))


def test_parts_read_branch_by_branch_are_the_same() -> None:
    whole, by_branch = ShippedSolution(), ShippedSolution()
    for name in ("0-0", "12-5"):
        for branch in reversed(BRANCHES):
            by_branch.part(name, (branch,))
        assert by_branch.part(name, ()).keys() == whole.part(name).keys()
        assert all((by_branch.part(name, ())[key] == array).all() for key, array in whole.part(name).items())
    with pytest.raises(BadTables, match="13-0"):
        whole.part("13-0")
