"""The table of crib values: the output of the command, published tables, and simulated deals."""

from functools import cache
from hashlib import sha256
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import PACK, RANKS, Card
from fifteentwo.engine.discard import crib_averages
from fifteentwo.engine.heuristics import crib_means
from fifteentwo.scoring import points


@cache
def solved() -> crib_averages.Numbers:
    return crib_averages.solve()


@pytest.mark.exhaustive
def test_the_file_is_what_the_command_writes() -> None:
    own, other = solved()
    for place, (low, high) in enumerate(crib_averages.PAIRS):
        row = crib_means().crib[RANKS[low] + RANKS[high]]
        assert row == pytest.approx([*own[place], *other[place]], abs=0.001)


def test_the_file_names_its_command_and_is_unchanged() -> None:
    text = crib_averages.FILE.read_text()
    figures = text[text.index('\n"crib": {') + 1 : -2]
    assert sha256(figures.encode()).hexdigest() in text
    assert "python -m fifteentwo.engine.discard.crib_averages --write" in text


@pytest.mark.parametrize(
    ("pair", "own", "other"),
    [("55", 8.95, 9.39), ("23", 6.97, 7.34), ("78", 6.58, 7.88), ("5J", 7.04, None), ("TK", 2.86, 3.99)],
)
def test_it_is_close_to_published_tables(pair: str, own: float, other: float | None) -> None:
    """Within a quarter of a point, because they averaged over other ways of discarding."""
    low, high = (RANKS.index(rank) for rank in pair)
    mean = crib_averages.mean_by_ranks(solved())[:, crib_averages.PAIRS.index((low, high))]
    assert mean[0] == pytest.approx(own, abs=0.25)
    assert other is None or mean[1] == pytest.approx(other, abs=0.25)


@pytest.mark.parametrize("laid", ["5H 5C", "5H JH", "2S 3S", "TD KC", "JC JD", "7H 8C"])
def test_it_agrees_with_simulated_deals(laid: str) -> None:
    """Ten thousand simulated cribs: six cards for the opponent, the usual discard, and a starter."""
    mine = [Card(word) for word in laid.split()]
    means = crib_averages.mean_by_ranks(solved())
    ways = crib_averages.best_ways(1, means)
    chances = crib_averages.opponent_discards(ways)
    low, high = sorted(card.rank - 1 for card in mine)
    exact = crib_averages.crib_means(chances)[crib_averages.PAIRS.index((low, high)), int(mine[0].suit == mine[1].suit)]
    rng = Random(laid)
    rest = [card for card in PACK if card not in mine]
    sample = np.array([crib_dealt(rng, mine, rest, ways) for _ in range(10_000)])
    assert exact == pytest.approx(sample.mean(), abs=4 * sample.std() / 100)


@cache
def by_ranks() -> dict[tuple[int, ...], int]:
    return {tuple(many): place for place, many in enumerate(crib_averages.hands_of_six().many.tolist())}


def crib_dealt(rng: Random, mine: list[Card], rest: list[Card], ways: crib_averages.Integers) -> int:
    *hand, starter = rng.sample(rest, 7)
    many = [0] * 13
    for card in hand:
        many[card.rank - 1] += 1
    place = by_ranks()[tuple(many)]
    away = []
    for rank in crib_averages.PAIRS[crib_averages.hands_of_six().discarded[place, ways[place]]]:
        away.append(next(card for card in hand if card.rank - 1 == rank and card not in away))
    return points([*mine, *away], starter, crib=True)


def test_every_hand_of_six_is_there_with_its_weight() -> None:
    many = crib_averages.hands_of_six().many
    assert len(many) == 18_395
    ways = np.array([1, 4, 6, 4, 1])[many].prod(axis=1)
    assert ways.sum() == 20_358_520
    assert (crib_averages.weights().sum(axis=1) == 15_890_700).all()  # 50 choose 6


def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert crib_averages.main(["--wrong"]) == 2
    assert capsys.readouterr().err == "discard: give nothing, or --write\n"


def test_the_command_prints_the_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = solved()
    monkeypatch.setattr(crib_averages, "solve", lambda: found)
    assert crib_averages.main([]) == 0
    assert len(capsys.readouterr().out) == len(crib_averages.FILE.read_text())
