"""The networks that say how *expert* discards near the end, and how they are fitted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.equity import discard_network
from fifteentwo.engine.equity.discard_network import LEAST, DiscardNetwork, discard_networks, lost_by, six_discards
from fifteentwo.engine.equity.late_discards import all_discards, shares_at
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS
from fifteentwo.engine.scoring.rank_sixes import six_numbers
from fifteentwo.engine.training import late_discards as training
from fifteentwo.engine.training.late_discards import (
    AskedDiscard,
    asked_score,
    discard_likelihood,
    discard_rows,
    fit_discard_network,
)

NOT_FITTED = (0, 10, training.FIRST_CLOSE, training.FIRST_CLOSE + 10)
"""Scores of the command that are held out."""


def asked(monkeypatch: pytest.MonkeyPatch, hands: int = 6) -> list[AskedDiscard]:
    """Discards at these scores."""
    monkeypatch.setattr(training, "HANDS", hands)
    return [each for number in NOT_FITTED for each in asked_score(number).discards]


def test_discards_alike_are_counted() -> None:
    kept, laid = np.array([[1, 2], [1, 2], [3, 2]]), np.array([[5, 5], [5, 6], [5, 5]])
    found = six_discards(kept, laid, np.full((3, 2), 0.5))
    assert np.exp(found.alike) == pytest.approx(np.array([[2, 2], [2, 1], [1, 2]]))
    assert found.usual[1] == pytest.approx(0.5)


def test_what_is_lost_is_in_deviations_of_the_result() -> None:
    assert lost_by(np.array([[0.5, 1.0], [0.4, 0.999]]))[1] == pytest.approx([0.2, 0.1])
    assert (lost_by(np.array([[0.3], [0.2]]))[0] == 0).all()


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_probabilities_are_those_that_were_fitted(role: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """`training` computes the networks row by row, in single precision, `network_shares` for all hands at once."""
    found = [each for each in asked(monkeypatch) if each.role == role]
    rows = discard_rows(found, role)
    hands, pairs = training.seen(role)
    by_row = training._forward(discard_networks()[role], rows, hands, pairs).shares
    for each, shares in zip(found, by_row, strict=True):
        number = six_numbers(np.array([[card >> 2 for card in each.six]]))[0]
        made_far = all_discards(role).usual[1, :, number] > 0
        kept, sure = np.where((shares >= LEAST) | made_far, shares, 0.0), np.abs(shares - LEAST) > 2e-4
        found_shares = shares_at(role, each.needs)[number]
        assert found_shares[sure] == pytest.approx(kept[sure] / kept.sum(), abs=3e-4, rel=0.01)


def test_the_networks_know_more_than_the_formula(monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked(monkeypatch, 20)
    for role in (PONE, DEALER):
        rows = discard_rows(found, role)
        best = rows.ways[:, :, 0] <= rows.ways[:, :, 0].min(axis=1, keepdims=True) + 1e-6
        of_formula = 0.9 * best / best.sum(axis=1, keepdims=True) + 0.1 / 15
        formula = np.log((of_formula * (rows.shares > 0)).sum(axis=1)).mean()
        assert discard_likelihood(discard_networks()[role], rows, role) > formula + 0.1


def test_asked_discards_are_those_of_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "HANDS", 3)
    first = asked_score(5)
    assert first == asked_score(5)
    assert [each.role for each in first.discards] == [PONE] * 3 + [DEALER] * 3
    assert first.discards[0].needs == first.discards[3].needs[::-1]
    for each in first.discards:
        assert list(each.six) == sorted(set(each.six))
        assert 0 <= each.way < 15
        assert min(each.needs) >= 1
    assert max(max(each.needs) for each in asked_score(training.FIRST_CLOSE + 1).discards) <= training.CLOSE


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_slopes_of_discards_are_those_of_the_likelihood(role: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, network = discard_rows(asked(monkeypatch, 4), role), discard_networks()[role]
    hands, pairs = training.seen(role)
    slopes = training._slopes(network, rows, hands, pairs)

    def loss(changed: DiscardNetwork) -> float:
        shares = training._forward(changed, rows, hands, pairs).shares
        return float(-(rows.shares * np.log(shares)).sum(axis=1).mean())

    for at, (weights, slope) in enumerate(zip(network, slopes, strict=True)):
        for place in np.argsort(-np.abs(slope), axis=None)[:3].tolist():
            step, moved = 1e-5, []
            for sign in (1, -1):
                other = weights.copy()
                other.flat[place] += sign * step
                moved.append(loss(network._replace(**{network._fields[at]: other})))
            assert slope.flat[place] == pytest.approx((moved[0] - moved[1]) / (2 * step), rel=2e-3, abs=1e-5)


def test_fitting_raises_the_likelihood_of_discards_and_finds_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = discard_rows(asked(monkeypatch, 10), PONE)
    first, again = (fit_discard_network(rows, PONE, 40) for _ in range(2))
    assert all((mine == other).all() for mine, other in zip(first, again, strict=True))
    assert (
        discard_likelihood(first, rows, PONE) > discard_likelihood(fit_discard_network(rows, PONE, 0), rows, PONE) + 0.3
    )


def test_damaged_networks_of_discards_are_bad_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for damaged in (b"", b"PK", discard_network.FILE.read_bytes()[:3000]):
        path = tmp_path / "late_discards.npz"
        path.write_bytes(damaged)
        monkeypatch.setattr(discard_network, "FILE", path)
        discard_networks.cache_clear()
        with pytest.raises(BadTables, match=r"late_discards\.npz"):
            discard_networks()
    monkeypatch.undo()
    discard_networks.cache_clear()
    assert [len(each) for each in discard_networks()] == [9, 9]
    assert discard_network.seen_of_hands(PONE).shape == (FOURS, len(discard_networks()[PONE].f))


def test_the_command_goes_on_with_discards_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "HANDS", 2)
    monkeypatch.setattr(training, "EPOCHS", 2)
    saved, path = tmp_path / "rows.jsonl", tmp_path / "late_discards.npz"
    line = ["--processes", "1", "--rows", str(saved), "--to", str(path)]
    assert training.main(["--scores", "11", *line]) == 0
    before = saved.read_text()
    assert training.main(["--scores", "12", *line]) == 0
    assert saved.read_text().startswith(before)
    assert len(saved.read_text().splitlines()) == 1 + 12 + 6
    assert capsys.readouterr().out.count("dealer: ") == 2
    monkeypatch.setattr(discard_network, "FILE", path)
    discard_networks.cache_clear()
    try:
        assert [len(each) for each in discard_networks()] == [9, 9]
    finally:
        monkeypatch.undo()
        discard_networks.cache_clear()


def test_networks_are_fitted_to_earlier_rounds_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of which *expert* had other networks."""
    monkeypatch.setattr(training, "HANDS", 2)
    monkeypatch.setattr(training, "EPOCHS", 2)
    saved, earlier, path = tmp_path / "rows.jsonl", tmp_path / "earlier.jsonl", tmp_path / "late_discards.npz"
    line = ["--scores", "11", "--processes", "1", "--rows", str(saved), "--to", str(path)]
    assert training.main(line) == 0
    alone = capsys.readouterr().out
    rows = saved.read_text().splitlines()[1:]
    earlier.write_text("\n".join(['{"networks":"0"}', *rows[::-1], ""]))
    assert training.main([*line, "--before", str(earlier)]) == 0
    both = capsys.readouterr().out
    for name in ("pone", "dealer"):
        assert f"{name}: 28 discards" in alone
        assert f"{name}: 56 discards" in both


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--scores", "10"], "--scores: 10 is not from 11 to 1000"),
        (["--rows", "other.jsonl"], "other.jsonl"),
        (["--rows", "missing/rows.jsonl"], "missing/rows.jsonl"),
        (["--scores", "11", "--processes", "1", "--before", "missing.jsonl"], "missing.jsonl"),
        (["--scores", "11", "--processes", "1", "--before", "rows.txt"], "rows.txt"),
    ],
)
def test_what_cannot_be_used_for_discards_is_one_sentence(
    options: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(training, "HANDS", 1)
    Path("other.jsonl").write_text('{"networks":"0"}\n')
    Path("rows.txt").write_text("no rows\n")
    with pytest.raises(SystemExit) as stopped:
        training.main([*options, "--to", "late_discards.npz"])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
    assert not Path("late_discards.npz").exists()
