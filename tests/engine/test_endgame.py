"""The chances near the end of a game, compared with direct counts and with simulated deals."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.analysis import analyse, second_opinion
from fifteentwo.cards import cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, View
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.equity import endgame, in_deal
from fifteentwo.engine.equity.deals import shipped_flushes, shipped_keep
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.late_discards import discards_given, score_before_deal
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.show_values import HAND, crib_given, show_values, suit_points
from fifteentwo.engine.expert import decisions, evaluation, ranges
from fifteentwo.engine.expert.compiled_discards import DiscardsByScore, discards_by_score
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules

JACK = 10


def before_discard(mine: str, scores: tuple[int, int], dealer: int) -> View:
    six = tuple(sorted(cards(mine)))
    rest = Random(1).sample([card for card in cards("AC 2C 3C 4C 6H 8D 9C TH JC QC KC KD") if card not in six], 6)
    game = Cribbage()
    state, _ = game.apply(game.start(Opening(dealer=dealer)), Deal((six, tuple(sorted(rest)))))
    return game.observe(replace(state, pegs=tuple((0, score) for score in scores)), 0)


def context(role: int, mine: int, theirs: int) -> ScoreContext:
    return ScoreContext(role, mine, theirs, equity_table(CribbageRules(), "win"))


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_show_is_counted_in_the_order_of_the_table(role: int) -> None:
    """Each entry is what counting the hands and the crib one after the other gives."""
    at = context(role, 104, 109)
    rng = np.random.default_rng(role)
    mine, crib = np.zeros(HAND), np.zeros(HAND)
    mine[[2, 8, 16]], crib[[0, 4, 12]] = (0.3, 0.5, 0.2), (0.2, 0.5, 0.3)
    by_hand = np.stack([np.roll(crib, points % 3) for points in range(HAND)])
    alike, each = show_values(at, mine, crib), show_values(at, mine, by_hand)
    terminal, equity = at.table.terminal, at.table.equity
    for other, won, lost in rng.integers(0, 12, (40, 3)):
        for found, chances in ((alike, crib), (each, by_hand[other])):
            expected = 0.0
            for hand in np.flatnonzero(mine):
                for box in np.flatnonzero(chances):
                    scores = [104 + int(won), 109 + int(lost)]
                    own_box = role == DEALER
                    order = [(1, other), (0, hand + box)] if own_box else [(0, hand), (1, other + box)]
                    value = None
                    for who, points in order:
                        scores[who] += int(points)
                        if scores[who] >= 121:
                            value = terminal.mine[0, scores[1]] if who == 0 else terminal.theirs[0, scores[0]]
                            break
                    if value is None:
                        value = equity[1 if own_box else 0, scores[0], scores[1]]
                    expected += mine[hand] * chances[box] * value
            assert found[other, won, lost] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("mine", "scores", "dealer"),
    [("3H 5C 6S 7D JH QD", (111, 111), 0), ("2H 5D 7S 8H 9D KH", (108, 114), 1), ("AD 4H 4S JD TS QS", (118, 112), 0)],
)
def test_printed_chances_agree_with_simulated_deals(mine: str, scores: tuple[int, int], dealer: int) -> None:
    """With suits, drawn hands, and the play and the counts of each: within half a percent and the error of the draws. The error printed is larger: it is for
    one who discards as *expert* does.
    """
    view = before_discard(mine, scores, dealer)
    best = analyse(view).options[0]
    drawn = second_opinion.chances(view, 0, (best.cards,), 1500)[0]
    assert best.win is not None
    assert best.win.error is not None
    noise = drawn.std(ddof=1) / sqrt(len(drawn))
    assert abs(best.win.value - drawn.mean()) < 3 * sqrt(0.005**2 + noise**2)
    assert 0.005 < best.win.error < 0.015


def test_only_promising_discards_are_enumerated() -> None:
    view = before_discard("2H 5C 5D 5S 8H JS", (104, 104), 0)
    six = evaluation.as_numbers(tuple(sorted(view.hands[0])))
    at = evaluation.score_context(view, 0, "win")
    tables = discards_given(at.role, six, at.needs)
    shown = in_deal.show_outcomes(six, tables.cribs[at.role])
    model = in_deal.discard_values(six, at, tables, shown)
    times = endgame.times_of(shown)
    ways = endgame.promising(six, at, times, model, discard_values(six, at.role, tables), 15)
    assert int(model.argmax()) in ways
    assert 0 < len(ways) < 15
    (found,) = endgame.enumerated(six, [at], times, shown.crib, ways[:1])
    assert np.flatnonzero(~np.isnan(found)).tolist() == ways[:1]


@pytest.mark.parametrize(
    ("mine", "scores", "dealer"), [("AC 2S 3H 4H JD QD", (116, 116), 1), ("4S 5H 6H 7H QS KH", (119, 117), 0)]
)
def test_an_analysis_puts_first_the_best_of_all_enumerated_discards(
    mine: str, scores: tuple[int, int], dealer: int
) -> None:
    """By the model, whose chances are more than ten percent too high here, another discard has more than the best by enumeration."""
    view = before_discard(mine, scores, dealer)
    six, at = evaluation.as_numbers(tuple(sorted(view.hands[0]))), evaluation.score_context(view, 0, "win")
    found = discards_by_score(six, at, inf)
    (chances,) = endgame.enumerated(six, [at], found.times, found.cribs, range(15))
    options = analyse(view).options
    by_way = {option.cards: option.win.value for option in options if option.win is not None}
    assert sorted(by_way.values(), reverse=True) == [option.win.value for option in options if option.win is not None]
    assert max(by_way.values()) == pytest.approx(chances.max(), abs=1e-3)
    assert sorted(by_way.values()) == pytest.approx(np.sort(chances), abs=1e-3)
    assert np.sort(found.equities)[-8] > chances.max()


def hands_near_the_end(many: int) -> Iterator[tuple[tuple[int, ...], ScoreContext, DiscardsByScore]]:
    """Hands of six cards in both roles, and their discards by the model, where one side needs at most six points and the other at most twelve."""
    rng = np.random.default_rng(9)
    for number in range(many):
        needs = rng.permutation([rng.integers(1, 7), rng.integers(1, 13)]).tolist()
        six = tuple(sorted(rng.permutation(52)[:6].tolist()))
        at = score_before_deal(number % 2, (needs[0], needs[1]), STANDARD)
        yield six, at, discards_by_score(six, at, inf)


def test_the_best_of_all_discards_is_among_those_enumerated() -> None:
    """Or nearly the best. By the model alone more than twice as many are missed."""
    missed = np.zeros(2, np.int64)
    for six, at, found in hands_near_the_end(100):
        (chances,) = endgame.enumerated(six, [at], found.times, found.cribs, range(15))
        ways = endgame.promising(six, at, found.times, found.equities, found.points, decisions.MOST_ENUMERATED)
        assert len(set(found.hands[ways])) <= decisions.MOST_ENUMERATED
        by_model = np.argsort(-found.equities)[: len(ways)].tolist()
        missed += [chances.max() - chances[some].max() > 0.001 for some in (ways, by_model)]
    assert missed[0] < missed[1] / 2
    assert missed[0] <= 4


def test_discards_of_the_same_ranks_share_a_walk_and_differ_by_suits() -> None:
    """As if each were enumerated alone."""
    six, at = (1, 2, 17, 28, 33, 34), score_before_deal(DEALER, (5, 7), STANDARD)
    found = discards_by_score(six, at, inf)
    (together,) = endgame.enumerated(six, [at], found.times, found.cribs, range(15))
    alone = [endgame.enumerated(six, [at], found.times, found.cribs, [way])[0][way] for way in range(15)]
    assert len(set(found.hands)) < 15
    assert together.tolist() == alone


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("needs", [(5, 4), (4, 5), (11, 3), (3, 11)])
def test_with_a_jack_the_play_ends_as_if_it_were_followed_from_the_score_with_his_heels(
    role: int, needs: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who deals may be out before the other with his heels, and not without."""
    six, at = (1, 12, 17, 26, 31, 34), score_before_deal(role, needs, STANDARD)
    found, keep = discards_by_score(six, at, inf), shipped_keep(1 - role)
    monkeypatch.setattr(endgame, "keep_of_other", lambda *_: keep)
    monkeypatch.setattr(endgame, "LEAST", 0.0)
    jack = found.times * (np.arange(13) == JACK)[:, None]
    raised = at._replace(mine=at.mine + 2 * role, theirs=at.theirs + 2 * (1 - role), heels=0)
    (whole,) = endgame.enumerated(six, [at], found.times, found.cribs, range(15))
    (with_jack,) = endgame.enumerated(six, [raised], jack, found.cribs, range(15))
    (without,) = endgame.enumerated(six, [at], found.times - jack, found.cribs, range(15))
    often = jack[0].sum() / found.times[0].sum()
    assert whole == pytest.approx(often * with_jack + (1 - often) * without, abs=1e-12)
    assert np.abs(with_jack - without).max() > 0.02


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_with_two_points_to_go_the_dealer_wins_by_his_heels(role: int) -> None:
    six = (1, 12, 17, 26, 31, 34)
    at = score_before_deal(role, (2, 9) if role == DEALER else (9, 2), STANDARD)
    found = discards_by_score(six, at, inf)
    jack = found.times * (np.arange(13) == JACK)[:, None]
    (chances,) = endgame.enumerated(six, [at], jack, found.cribs, range(15))
    assert chances == pytest.approx(float(role == DEALER), abs=1e-12)


def test_points_decide_where_no_discard_changes_the_chance() -> None:
    """By rules without enumerated hands there is the order of the model alone."""
    six, at = (0, 5, 18, 27, 37, 48), score_before_deal(PONE, (110, 1), STANDARD)
    found = discards_by_score(six, at, inf)
    by_model = at._replace(rules=DealRules(four_in_crib=True))
    order = endgame.promising(six, by_model, found.times, np.full(15, 0.5), found.points, 15)
    assert order == np.argsort(-found.points, kind="stable").tolist()
    assert order != list(range(15))


@pytest.mark.parametrize("target", [61, 361])
def test_any_target_has_promising_discards(target: int) -> None:
    rules = CribbageRules(target=target)
    at = ScoreContext(DEALER, target - 6, 0, equity_table(rules, "win"))
    six = (0, 5, 18, 27, 37, 48)
    found = discards_by_score(six, at, inf)
    assert endgame.promising(six, at, found.times, found.equities, found.points, 15)


def test_suits_that_were_played_rule_out_a_flush_and_show_nobs() -> None:
    hands = rank_hands(2).astype(np.int64)
    flushes, known = np.full(len(hands), 0.3), tuple(map(int, cards("2H 3D 4S 5C 6H 7C 9S")))
    starter = known[-1]
    mixed = suit_points(known, hands, flushes, starter, tuple(map(int, cards("TS QH"))))
    suited = suit_points(known, hands, flushes, starter, tuple(map(int, cards("TS QS"))))
    jack = suit_points(known, hands, flushes, starter, tuple(map(int, cards("JS QH"))))
    assert not mixed.flush.any()
    assert not mixed.five.any()
    assert suited.five[starter >> 2].max() > 0.3
    assert jack.nobs[starter >> 2].min() == 1.0


def test_cards_of_two_suits_make_hands_that_are_kept_as_flushes_rarer() -> None:
    often = shipped_flushes(PONE)
    hand = int(often.argmax())
    left = rank_hands(4)[hand][2:].astype(np.int64)
    shown = tuple(int(rank) * 4 + suit for rank, suit in zip(rank_hands(4)[hand][:2], (0, 1), strict=True))
    at = int(np.flatnonzero((rank_hands(2) == left).all(axis=1))[0])
    flat = np.full(91, 1 / 91)
    assert ranges.by_suits(flat, 2, PONE, shown)[at] < flat[at] / 2
    assert ranges.by_suits(flat, 2, PONE, (shown[0], shown[1] & ~3))[at] > flat[at]


def test_a_crib_is_counted_with_nobs_and_flush() -> None:
    """My two jacks and hearts with the starter: the mean over the pairs the other may lay is the count by hand."""
    known = tuple(map(int, cards("2H 4H 5C 6D 8S 9C KH")))
    pairs = np.zeros((1, 91))
    pairs[0, int(np.flatnonzero((rank_hands(2) == (4, 9)).all(axis=1))[0])] = 1.0  # a five and a ten
    (found,) = crib_given((known[0], known[1]), known, pairs)
    assert found.sum() == pytest.approx(1.0)
    # 5-T, K-5 make 4; all hearts, one of 3 fives and of 4 tens each, make 5 more
    assert found[4] == pytest.approx(1 - 1 / 12)
    assert found[9] == pytest.approx(1 / 12)


@pytest.mark.parametrize(
    ("mine", "scores", "dealer"),
    [
        ("AC 6H 7H 8H 9S QC", (112, 117), 0),
        ("2C 4H 5H 6C 6D 7D", (117, 112), 1),
        ("AH 6D 7S 8S 9C QD", (117, 108), 0),
    ],
)
def test_the_expert_discards_as_its_review_judges(mine: str, scores: tuple[int, int], dealer: int) -> None:
    """Where the model of the other discards is off by two percent, the third or fourth best by it can be the best."""
    view = before_discard(mine, scores, dealer)
    found = {option.cards: option.win.value for option in analyse(view).options if option.win is not None}
    legal = [each for each in Cribbage().legal(view, 0) if isinstance(each, Discard)]
    chosen = decisions.discard(shipped(), view, legal, Random(1), by_score=True)
    assert chosen is not None
    assert found[chosen.cards] == pytest.approx(max(found.values()), abs=1e-3)


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_hands_kept_with_each_starter_are_those_kept_when_it_is_known(role: int) -> None:
    six = tuple(map(int, cards("5C 5D 5H 5S JC KD")))
    found = shipped_keep(role).kept_by_starter(six)
    for rank in range(13):
        expected = shipped_keep(role).kept((*six, 4 * rank)) if rank != 4 else np.zeros(1820)
        assert found[rank] == pytest.approx(expected, abs=1e-12)
