"""What the hands kept near the end are worth more than by the formula, by enumeration."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity import endgame, kept_chances
from fifteentwo.engine.equity.discard_chances import crib_averages, discard_terms, formula_terms, kept_points
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.kept_chances import FURTHEST, NEEDS, kept_differences, stored_differences, unit_at
from fifteentwo.engine.equity.late_discards import score_before_deal
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, places, rank_hands
from fifteentwo.engine.training import kept_chances as training

JACK = 10


def at(role: int, mine: int, theirs: int) -> ScoreContext:
    """The score at which the player and the other need these numbers of points."""
    return score_before_deal(role, (mine, theirs), STANDARD)


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("needs", [(2, 3), (6, 4), (11, 15)])
def test_what_is_stored_is_nearer_to_enumeration_than_the_formula(role: int, needs: tuple[int, int]) -> None:
    """It was enumerated with the networks before, so it is not the same."""
    context, hands = at(role, *needs), Random(role).sample(range(FOURS), 30)
    found = np.array([training._enumerated(context, hand) for hand in hands]) - training._by_formula(context)[hands]
    more = kept_differences(context)
    assert more is not None
    assert np.abs(found - more[hands]).mean() < 0.6 * np.abs(found).mean()


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_value_of_a_hand_is_the_mean_over_the_cards_discarded_with_it(role: int) -> None:
    """But for what these cards say about the hand of the other."""
    context, rng, kept = at(role, 5, 7), Random(role), (1, 10, 16, 27)
    times = np.zeros((1, RANKS, HAND), np.int64)
    points = kept_points()[:, int(places(4)[tuple(card >> 2 for card in kept)])]
    often = np.ones(RANKS) / (RANKS - 1) * (np.arange(RANKS) != JACK)
    times[0, np.arange(RANKS), points] = np.arange(RANKS) != JACK
    cribs = crib_averages(role, STANDARD).chances[0]
    found = endgame.kept_value(kept, context, often, times[0], cribs)
    by_pair = []
    for _ in range(40):
        six = tuple(sorted((*kept, *rng.sample(sorted(set(range(52)) - set(kept)), 2))))
        way = next(way for way, hand in enumerate(np.array(six)[layout().away[:, 2:]].tolist()) if tuple(hand) == kept)
        ways = np.zeros((15, RANKS, HAND), np.int64)
        ways[way] = times[0]
        by_pair.append(endgame.enumerated(six, [context], ways, np.tile(cribs, (15, 1, 1)), [way])[0][way])
    assert found == pytest.approx(np.mean(by_pair), abs=4 * np.std(by_pair) / 40**0.5 + 0.005)


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_between_the_scores_enumerated_it_is_interpolated(role: int) -> None:
    stored, context = stored_differences()[role].astype(float), at(role, 4, 6)
    found = kept_differences(context)
    assert found == pytest.approx(stored[NEEDS.index(4), NEEDS.index(6)] * unit_at(context))
    context = at(role, 5, 13)
    four, six = stored[NEEDS.index(4)], stored[NEEDS.index(6)]
    first, last = NEEDS.index(11), NEEDS.index(15)
    both = (four[first] + four[last] + six[first] + six[last]) / 4
    assert kept_differences(context) == pytest.approx(both * unit_at(context))
    assert kept_differences(at(role, FURTHEST, 5)) is None
    context, last = at(role, FURTHEST - 1, 4), stored[NEEDS.index(15), NEEDS.index(4)] / (FURTHEST - 15)
    assert kept_differences(context) == pytest.approx(last * unit_at(context))


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_his_heels_still_decide(role: int) -> None:
    context = at(role, 2, 20) if role == DEALER else at(role, 20, 2)
    before, found = formula_terms(context).hands, discard_terms(context).hands
    assert (found[:, JACK] == before[:, JACK]).all()
    assert np.abs(found[:, 0] - before[:, 0]).max() > 0
    context = at(role, 3, 20) if role == DEALER else at(role, 20, 3)
    assert np.abs(discard_terms(context).hands[:, JACK] - formula_terms(context).hands[:, JACK]).max() > 0


def test_a_damaged_file_is_bad_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept_chances.npz"
    for damaged in (b"", b"PK", kept_chances.FILE.read_bytes()[:3000]):
        path.write_bytes(damaged)
        monkeypatch.setattr(kept_chances, "FILE", path)
        stored_differences.cache_clear()
        with pytest.raises(BadTables, match=r"kept_chances\.npz"):
            stored_differences()
    monkeypatch.undo()
    stored_differences.cache_clear()
    assert stored_differences().shape == (2, len(NEEDS), len(NEEDS), FOURS)


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def enumerated(context: ScoreContext, hand: int) -> float:
        asked.append(hand)
        return float(rank_hands(4)[hand, 0] == 0)

    monkeypatch.setattr(training, "_enumerated", enumerated)
    monkeypatch.setattr(training, "_by_formula", lambda _: np.zeros(FOURS))
    saved, path = tmp_path / "rows.jsonl", tmp_path / "kept_chances.npz"
    line = ["--processes", "1", "--rows", str(saved), "--to", str(path)]
    assert training.main(line) == 0
    assert len(asked) == 2 * len(NEEDS) ** 2 * FOURS
    saved.write_text("".join(saved.read_text().splitlines(keepends=True)[:-1]))
    assert training.main(line) == 0
    assert len(asked) == (2 * len(NEEDS) ** 2 + 1) * FOURS
    with np.load(path) as found:
        assert found["differences"].shape == (2, len(NEEDS), len(NEEDS), FOURS)
        assert found["differences"].max() == training.MOST
    with pytest.raises(SystemExit) as stopped:
        training.main(["--rows", str(tmp_path / "missing" / "rows.jsonl"), "--to", str(path)])
    assert stopped.value.code == 2
