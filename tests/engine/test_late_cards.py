"""How players make their first cards near the end: the networks, what they see, and how they are fitted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.equity.late_discards import FAR
from fifteentwo.engine.expert import evaluation, late_cards, ranges
from fifteentwo.engine.expert.late_cards import (
    CARDS,
    FURTHEST,
    RANGE,
    LateTurn,
    card_shares,
    first_cards,
    turns_of,
)
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import RANKS, places, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training import late_cards as training
from fifteentwo.engine.training.late_cards import (
    DecisionRows,
    fit_network,
    log_likelihood,
    of_policy,
    play_deals,
    rows_of,
)
from fifteentwo.game import HOUSE, Opening

TURNS = (
    LateTurn((), 4, (12, 9)),
    LateTurn((), 10, (1, 60)),
    LateTurn((4,), 12, (7, 30)),
    LateTurn((6, 6), 0, (2, 2)),
    LateTurn((12, 12), 3, (40, 50)),
)


def deals(many: int, seed: int) -> list[list[State]]:
    """The states at each of the first three cards of deals near the end, discards and cards at random."""
    chance, game = Random(seed), Cribbage()
    found: list[list[State]] = []
    while len(found) < many:
        pegs = tuple(chance.randrange(71, 121) for _ in range(2))
        state = replace(game.start(Opening(len(found) % 2)), pegs=tuple((each, each) for each in pegs))
        states = []
        while game.outcome(state) is None and len(state.plays) < CARDS:
            seat = game.to_act(state)[0]
            if state.phase == "play" and seat != HOUSE:
                states.append(state)
            action = game.house(state, chance) if seat == HOUSE else chance.choice(game.legal(state, seat))
            assert seat == HOUSE or isinstance(action, Discard | Play)
            state, _ = game.apply(state, action)
        if len(states) == CARDS and state.phase == "play":
            found.append([*states, state])
    return found


def test_the_turns_have_the_scores_of_the_game() -> None:
    heels = 0
    for states in deals(200, 1):
        dealer, last = states[0].dealer, states[-1]
        assert dealer is not None
        assert last.starter is not None
        at_deal = tuple(121 - last.dealt_at[seat] for seat in (1 - dealer, dealer))
        plays = [card.rank - 1 for _, card in last.plays]
        found = turns_of(plays, last.starter.rank - 1, (at_deal[0], at_deal[1]))
        assert [each.plays for each in found] == [tuple(plays[:at]) for at in range(CARDS)]
        for at, (turn, state) in enumerate(zip(found, states, strict=False)):
            mine, theirs = (121 - state.scores[seat] for seat in ((1 - dealer, dealer), (dealer, 1 - dealer))[at % 2])
            assert turn.needs == (min(mine, FURTHEST), min(theirs, FURTHEST))
            assert turn.starter == last.starter.rank - 1
        heels += last.starter.rank == 11
    assert heels > 5


@pytest.mark.parametrize("turn", TURNS)
def test_the_probabilities_of_a_hand_with_the_card_add_up_to_one(turn: LateTurn) -> None:
    size, rank = 4 - len(turn.plays) // 2, 7
    found = card_shares(shipped(), turn, rank)
    assert found.shape == (size, len(rank_hands(size)))
    whole = late_cards.chances_of(late_cards.networks()[len(turn.plays)], late_cards.features(shipped(), turn))
    for number, hand in enumerate(rank_hands(size).tolist()):
        if rank not in hand:
            assert (found[:, number] == 0).all()
            continue
        assert found[:, number].sum() == pytest.approx(1, abs=3e-4)
        even = (whole[:, number] > 0) / len(set(hand))
        assert found[:, number] == pytest.approx(
            whole[:, number] + ranges.TREMBLE * (even - whole[:, number]), abs=6e-5
        )
        different = len(set(hand))
        assert (found[different:, number] == 0).all()
        assert (found[:different, number] >= ranges.TREMBLE / different - 1e-4).all()


def test_what_is_left_after_a_card_is_that_of_the_hand() -> None:
    chance = Random(3)
    for _ in range(300):
        size, count = chance.choice((3, 4)), chance.randrange(21)
        seen = late_cards._left_after(size, count)
        number = chance.randrange(seen.shape[1])
        hand = rank_hands(size)[number].tolist()
        for slot, rank in enumerate(sorted(set(hand))):
            left, after = sorted(hand), count + min(rank + 1, 10)
            left.remove(rank)
            values = [min(each + 1, 10) for each in left]
            assert seen[slot, number].tolist() == pytest.approx(
                [
                    left.count(rank),
                    float(any(after + each == 31 for each in values)),
                    float(any(after + each == 15 for each in values)),
                    float(any(0 < abs(each - rank) < 3 for each in left)),
                    sum(after + each > 31 for each in values) / 3,
                    sum(values) / 30,
                ]
            )


def test_what_a_player_needs_beyond_its_show_is_that_of_the_whole_hand() -> None:
    for plays, size in (((), 4), ((6,), 4), ((6, 2), 3)):
        turn = LateTurn(plays, 4, (9, 9))
        found = late_cards.features(shipped(), turn)
        assert found.hand.shape[0] == len(rank_hands(size))
        for number in range(0, len(rank_hands(size)), 37):
            ranks = [*rank_hands(size)[number].tolist(), *([6] if size == 3 else [])]
            if ranks.count(6) > 4 or {4, 10} & set(ranks):  # no card twice, and no nobs
                continue
            cards = np.array([[4 * rank + suit for suit, rank in enumerate(ranks)]], np.uint8)
            gap = 9 - int(score_hands(cards, np.array([19], np.uint8))[0])
            assert found.hand[number, RANKS:].tolist() == [float(gap > limit) for limit in (0, 2, 4, 7, 12)]


def test_only_the_roles_asked_for_and_only_near_the_end() -> None:
    tables = shipped()
    both = first_cards(tables, [4, 9, 3, 2], 5, (20, 30), (PONE, DEALER))
    assert list(both) == [0, 1, 2]
    assert list(first_cards(tables, [4, 9, 3, 2], 5, (20, 30), (DEALER,))) == [1]
    assert list(first_cards(tables, [4, 9], 5, (RANGE, 90), (PONE,))) == [0]
    assert first_cards(tables, [], 5, (20, 30), (PONE, DEALER)) == {}
    assert first_cards(tables, [4, 9], 5, FAR, (PONE, DEALER)) == {}
    lowball = shipped(DealRules(aim=-1))
    assert first_cards(lowball, [4, 9], 5, (20, 30), (PONE, DEALER)) == {}


def test_damaged_networks_are_bad_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for damaged in (b"", b"PK", late_cards.FILE.read_bytes()[:3000]):
        path = tmp_path / "late_cards.npz"
        path.write_bytes(damaged)
        monkeypatch.setattr(late_cards, "FILE", path)
        late_cards.networks.cache_clear()
        with pytest.raises(BadTables, match=r"late_cards\.npz"):
            late_cards.networks()
    monkeypatch.undo()
    late_cards.networks.cache_clear()
    assert len(late_cards.networks()) == CARDS


def rows(of: int, many: int = 40, numbers: range = range(900, 903)) -> DecisionRows:
    """Decisions that were not fitted."""
    found = [each for number in numbers for each in play_deals(number).decisions if len(each.plays) == of]
    return rows_of(found[:: max(len(found) // many, 1)])


def test_the_networks_know_more_than_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 6)
    for card, network in enumerate(late_cards.networks()):
        some = rows(card)
        assert log_likelihood(network, some) > of_policy(some) + 0.1


def test_the_fitted_probabilities_are_those_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """`training` computes the networks row by row, `late_cards` for all hands at once."""
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 2)
    decisions = play_deals(4).decisions
    assert len(decisions) > 10
    for each in decisions:
        at = len(each.plays)
        turn = LateTurn(each.plays, each.starter, (min(each.needs[0], FURTHEST), min(each.needs[1], FURTHEST)))
        network, some = late_cards.networks()[at], rows_of([each])
        by_row = training._shares(network, some, training._hidden(network, some))[0]
        whole = late_cards.chances_of(network, late_cards.features(shipped(), turn))
        by_table = whole[:, int(places(len(each.hand))[each.hand])]
        assert by_row[: len(by_table)] == pytest.approx(by_table, abs=1e-5)


def test_the_slopes_are_those_of_the_likelihood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 3)
    network = late_cards.networks()[1]
    some = DecisionRows(*(each.astype(np.float64) for each in rows(1, 12, range(7, 8))))  # type: ignore[arg-type]
    slopes = training._slopes(network, some)
    for at, (weights, slope) in enumerate(zip(network, slopes, strict=True)):
        for place in np.argsort(-np.abs(slope), axis=None)[:3].tolist():
            step, moved = 1e-6, []
            for sign in (1, -1):
                other = weights.copy()
                other.flat[place] += sign * step
                changed = network._replace(**{network._fields[at]: other})
                moved.append(-log_likelihood(changed, some))
            assert slope.flat[place] == pytest.approx((moved[0] - moved[1]) / (2 * step), rel=1e-4, abs=1e-6)


def test_fitting_raises_the_likelihood_and_finds_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 6)
    some = rows(0, 60, range(5, 8))
    first, again = fit_network(some, 20), fit_network(some, 20)
    assert all((mine == other).all() for mine, other in zip(first, again, strict=True))
    assert log_likelihood(first, some) > of_policy(some) + 0.3


def test_the_command_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 3)
    saved, path = tmp_path / "rows.jsonl", tmp_path / "late_cards.npz"
    line = ["--processes", "1", "--rows", str(saved), "--to", str(path)]
    assert training.main(["--deals", "12", *line]) == 0
    before = saved.read_text()
    assert training.main(["--deals", "24", *line]) == 0
    assert saved.read_text().startswith(before)
    assert len(saved.read_text().splitlines()) == 3
    out, _ = capsys.readouterr()
    assert out.count("card 3:") == 2
    monkeypatch.setattr(late_cards, "FILE", path)
    late_cards.networks.cache_clear()
    try:
        assert [len(each) for each in late_cards.networks()] == [6] * CARDS
    finally:
        monkeypatch.undo()
        late_cards.networks.cache_clear()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--deals", "199"], "--deals: 199 is too few; give 200 or more"),
        (["--rows", "other.jsonl"], "other.jsonl"),
        (["--rows", "missing/rows.jsonl"], "missing/rows.jsonl"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(
    options: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rows of other networks too, because *expert* decides by the networks that there are."""
    monkeypatch.chdir(tmp_path)
    Path("other.jsonl").write_text('{"networks":"0"}\n')
    with pytest.raises(SystemExit) as stopped:
        training.main([*options, "--to", "late_cards.npz"])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
    assert not Path("late_cards.npz").exists()


def test_decisions_are_those_of_expert_at_their_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DEALS_AT_SCORE", 5)
    chunk = play_deals(3)
    assert chunk == play_deals(3)
    assert len(chunk.decisions) > 30
    for each in chunk.decisions:
        assert len(each.hand) == 4 - len(each.plays) // 2
        assert list(each.hand) == sorted(each.hand)
        assert len(each.chances) == len(set(each.hand)) > 1
        assert sum(each.chances) == pytest.approx(1, abs=1e-3)
        assert min(each.needs) > 0


def test_the_range_of_the_other_uses_them() -> None:
    tables = shipped()
    known = evaluation.InformationSet(
        1, [(0, 4)], [5, 6, 7, 8], 3, (20, 24, 28, 32), (0, 48), 36, 0, 5, False, (16,), (12, 9)
    )
    far = known._replace(needs=FAR)
    by_network, size, *_ = evaluation.opponent_range(tables, known)
    assert size == 3
    shares = card_shares(tables, LateTurn((), 9, (9, 12)), 4)
    prior = ranges.prior(known.keep_of_other(tables.rules), (*known.kept, *known.laid, known.starter))
    expected = np.zeros(len(rank_hands(3)))
    for number, hand in enumerate(rank_hands(3).tolist()):
        whole = tuple(sorted((*hand, 4)))
        slot = sorted(set(whole)).index(4)
        place = int(places(4)[whole])
        expected[number] = prior[place] * shares[slot, place]
    assert by_network == pytest.approx(expected / expected.sum())
    assert evaluation.first_cards_of_other(tables, far) == {}
