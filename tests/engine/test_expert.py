"""Looked-up values are those that were solved, and exact discards are the same without compiled code."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from shutil import copytree

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.discard.evaluation import discard_points_each
from fifteentwo.engine.discard.opponent import crib_model, layout
from fifteentwo.engine.discard.single_hand import DiscardModel, discard_values
from fifteentwo.engine.pegging.policy import first_alone
from fifteentwo.engine.pegging.subtree_file import NO_CHOICE, ROOT
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.engine.training.export import export_play
from fifteentwo.engine.training.parallel_cfr import subtrees_of
from fifteentwo.engine.training.pipeline import load_packed, load_policy
from fifteentwo.engine.training.quantisation import packed_sizes
from tests.engine.test_pipeline import quiet, small
from tests.engine.test_solving import Moment, Table


@pytest.fixture(scope="module")
def shipped(trial: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = copytree(trial, tmp_path_factory.mktemp("lab") / "trial")
    export_play(folder, folder / "expert.zip", quiet, small())
    return folder


def test_the_play_looked_up_is_the_play_solved(shipped: Path) -> None:
    tree, tables = small(), ShippedSolution(shipped / "expert.zip")
    table = Table(tree, load_policy(shipped, tree))
    rng, known = Random(2), 0
    ranks = [2, 4, 9] * 4
    for _ in range(300):
        rng.shuffle(ranks)
        moment = Moment((tuple(sorted(ranks[:4])), tuple(sorted(ranks[4:8]))))
        node, plays = 0, list[tuple[int, int]]()
        while any(moment.hands):
            player, fits = moment.turn, moment.fits(moment.turn)
            hand = moment.hands[player]
            if fits and node >= 0 and len(hand) > 1:
                chances = tables.chances(plays, player, list(hand))
                if chances is not None:
                    known += len(fits) > 1
                    expected = table.chances(node, hand, fits)
                    assert {rank: share for rank, share in chances.items() if share} == pytest.approx(
                        {rank: share for rank, share in expected.items() if share}, abs=0.01
                    )
            elif fits and len(hand) > 1:
                assert tables.chances(plays, player, list(hand)) is None
            rank = rng.choice(fits) if fits else None
            if rank is not None:
                plays.append((player, rank))
            moment, _ = moment.play(rank)
            node = int(tree.child[node, 13 if rank is None else rank]) if node >= 0 else -1
    assert known > 300


def test_a_subtree_has_all_its_nodes_in_any_reading_order(shipped: Path) -> None:
    on = small()
    ends = packed_sizes(on).cumsum()
    packed = load_packed(shipped, on)
    for lead, reply, begin, stop in subtrees_of(on):
        name, child = f"{lead}-{reply}", on.child[begin:stop].T
        expected = {
            "child": np.where(child >= 0, child - begin, np.maximum(child, NO_CHOICE)),
            "mover": on.mover[begin:stop],
            "count": on.counts[begin:stop],
            "sizes": np.diff(ends[begin - 1 : stop]),
            "begins": ends[begin - 1 : stop - 1] - ends[begin - 1],
            "policy": packed[ends[begin - 1] : ends[stop - 1]],
        }
        whole, by_branch = ShippedSolution(shipped / "expert.zip"), ShippedSolution(shipped / "expert.zip")
        assert (by_branch.part(name, ())["child"][[2, 4, 9], 0] >= 0).any()
        for branch in (9, ROOT, 4, 2):
            by_branch.part(name, (branch,))
        for tables in (whole.part(name), by_branch.part(name, ())):
            assert {key for key, each in tables.items() if not np.array_equal(each, expected[key])} == set()


def test_single_discards_match_the_compiled_ones() -> None:
    rng, ready = Random(4), np.random.default_rng(4).random((2, 91))
    pegging = np.random.default_rng(5).random((2, 1820))
    cribs = crib_model(ready[0]), crib_model(ready[1])
    tables = DiscardModel(cribs, pegging)
    for _, player in product(range(40), range(2)):
        six = tuple(sorted(rng.sample(range(52), 6)))
        hand_points, crib_points = discard_points_each(np.array([six], np.uint8), layout(), cribs[player])
        kept = [[six[at] >> 2 for at in row[2:]] for row in layout().away.tolist()]
        pegged = pegging[player, [int(places(4)[tuple(ranks)]) for ranks in kept]]
        expected = hand_points[0] / 46 + (crib_points[0] if player else -crib_points[0]) + pegged
        assert discard_values(six, player, tables) == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(
    ("hand", "row", "best", "worst"),
    [
        ([0, 9], [9, 9], {9}, {0}),
        ([3, 4], [9], {4}, {3}),
        ([6, 6], [], {6}, {6}),
        ([0, 10, 12], [11], {10, 12}, {0, 10, 12}),
    ],
)
def test_a_player_alone_plays_the_best_order(hand: list[int], row: list[int], best: set[int], worst: set[int]) -> None:
    assert first_alone(hand, row) in best
    assert first_alone(hand, row, -1) in worst


def read_all(path: Path) -> None:
    tables = ShippedSolution(path)
    for name in ("first", *(f"{lead}-{reply}" for lead, reply in product((2, 4, 9), (2, 4, 9)))):
        tables.part(name)


def test_a_truncated_or_missing_file_is_named(shipped: Path, tmp_path: Path) -> None:
    whole = (shipped / "expert.zip").read_bytes()
    for data in (whole[: len(whole) // 2], b"", whole[:2000] + b"!" + whole[2001:]):
        (tmp_path / "cut.zip").write_bytes(data)
        with pytest.raises(BadTables, match=r"cut\.zip"):
            read_all(tmp_path / "cut.zip")
    with pytest.raises(BadTables, match=r"none\.zip"):
        ShippedSolution(tmp_path / "none.zip")
