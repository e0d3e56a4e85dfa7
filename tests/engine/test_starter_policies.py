"""The policies by starter where they are installed: who plays by them, what is refused, and that nothing changes without them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copy, copytree

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.analysis import analyse
from fifteentwo.analysis.explorer import explored
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.cards import RANKS
from fifteentwo.cribbage import Cribbage, Play, View
from fifteentwo.engine import deal_rules
from fifteentwo.engine.expert import compiled_cards, decisions, evaluation, ranges
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.expert.starter_policies import (
    ABOUT,
    FOLDER,
    SetAbout,
    StarterPolicies,
    file_name,
    policy_given,
    read_about,
    shipped_starters,
)
from fifteentwo.engine.pegging.flat_policy import flattened
from fifteentwo.engine.pegging.policy import UNKNOWN
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.artifacts import sha256, write_json
from fifteentwo.reviews import STARTERS, _engine_data, engine_data
from fifteentwo.reviews.game_certificate import data_hashes
from fifteentwo.rules import CribbageRules
from fifteentwo.simulate import moves

TURNED = 4
"""The starter whose policy in the stand-in is not that of the package: a five."""


@pytest.fixture(scope="module")
def stand_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set with the policy of the package for all starters but one, for which each probability is turned round."""
    to = tmp_path_factory.mktemp("own") / FOLDER
    to.mkdir()
    names = ["first", *(f"{lead}-{reply}" for lead in range(13) for reply in range(13))]
    parts = {name: len(shipped().part(name)["policy"]) for name in names}
    same = flattened(shipped()).chances
    np.save(to / "same.npy", same)
    np.save(to / file_name(TURNED), np.where(same == UNKNOWN, UNKNOWN, 255 - same).astype(np.uint8))
    for starter in set(range(13)) - {TURNED}:
        os.link(to / "same.npy", to / file_name(starter))
    write_json(to / ABOUT, SetAbout(shipped().made_from(), parts, dict.fromkeys(RANKS, "")))
    return to


@pytest.fixture
def installed(stand_in: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(deal_rules.VARIABLE, str(stand_in.parent))
    shipped_starters.cache_clear()
    yield stand_in
    shipped_starters.cache_clear()


def choices(starter: int | None = None, games: int = 1) -> list[tuple[View, int, list[Play]]]:
    """Choices of a card in games between other players, each with the starter of the game, or another card of a rank."""
    game, found, rng = Cribbage(CribbageRules()), [], Random(5)
    for number in range(games):
        for move in moves(("simple", "steady"), CribbageRules(), 4, number):
            legal = game.legal(move.before, move.seat) if move.before.phase == "play" else []
            plays = [each for each in legal if isinstance(each, Play)]
            if len(plays) > 1:
                found.append((game.observe(move.before, move.seat), move.seat, plays))
    rng.shuffle(found)
    return [each for each in found if starter is None or rank_of_starter(each[0]) == starter]


def rank_of_starter(view: View) -> int:
    assert view.starter is not None
    return view.starter.rank - 1


def told(view: View, seat: int, plays: list[Play]) -> list[object]:
    """What is played and shown: the chances of the expert, the analysis, and the explorer."""
    tables = shipped()
    known = evaluation.information_set(view, seat)
    by_score = [
        decisions.card_chances(tables, view, seat, mode, decisions.card_values(tables, view, seat))
        for mode in (False, True)
    ]
    range_, *_ = evaluation.opponent_range(tables, known)
    drawn = [decisions.card(tables, view, plays, Random(1), mode) for mode in (False, True)]
    return [by_score, range_.tolist(), drawn, analyse(view), explored(PlayerPosition(view, seat))]


def test_without_a_set_the_policy_is_that_of_the_package() -> None:
    assert all(policy_given(shipped(), card) is shipped() for card in range(52))


def test_a_set_of_the_same_policies_changes_no_bit(stand_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the way to the policy differs: its parts, and all of it at once."""
    some = [each for each in choices() if rank_of_starter(each[0]) != TURNED][:6]
    before = [told(*each) for each in some]
    monkeypatch.setenv(deal_rules.VARIABLE, str(stand_in.parent))
    shipped_starters.cache_clear()
    assert policy_given(shipped(), 0) is not shipped()
    after = [told(*each) for each in some]
    shipped_starters.cache_clear()
    assert before == after
    assert len(before) == 6


def test_the_policy_of_the_starters_rank_is_followed(installed: Path) -> None:
    assert installed.is_dir()
    tables, differ, followed = shipped(), 0, 0
    for view, seat, _ in choices(TURNED, 6)[:8]:
        known = evaluation.information_set(view, seat)
        other = known._replace(starter=4 * (TURNED + 1))
        turned, usual = policy_given(tables, known.starter), policy_given(tables, other.starter)
        by_turned, by_usual = (each.chances(known.plays, known.role, known.hand) for each in (turned, usual))
        assert by_usual == tables.chances(known.plays, known.role, known.hand)
        differ += by_turned != by_usual
        drawn = decisions.card_chances(tables, view, seat, False, decisions.card_values(tables, view, seat), pure=False)
        if known.left and by_turned is not None:
            assert drawn is not None
            assert drawn.chances == by_turned
            followed += 1
        assert (flattened(turned).chances == np.load(installed / file_name(TURNED))).all()
        range_, size, part, node = evaluation.opponent_range(tables, known)
        moves, *_ = ranges.replay(turned, known.plays, known.role, known.hand[0])
        before = ranges.prior(known.keep_of_other(tables.rules), (*known.kept, *known.laid, known.starter))
        first = evaluation.first_cards_of_other(tables, known)
        assert (range_ == ranges.posterior(turned, before, moves, 1 - known.role, first)[0]).all()
        differ += (range_ != ranges.posterior(usual, before, moves, 1 - known.role, first)[0]).any()
        (values,) = (card_values(turned, known, [evaluation.points_utility()], range_, part, node),)
        assert size == known.left
        found = compiled_cards.card_values(tables, known, None)
        assert found == pytest.approx({rank: float(each[0]) for rank, each in values.items()}, abs=1e-9)
        by_package = evaluation.jitted_card_values(tables, known, evaluation.points_utility(), range_)
        differ += found != pytest.approx(by_package, abs=1e-6)
    assert differ >= 12
    assert followed >= 4


def test_reviews_and_certificates_of_games_name_the_set(installed: Path) -> None:
    _engine_data.cache_clear()
    try:
        with_set = engine_data()
    finally:
        _engine_data.cache_clear()
    assert with_set.pop(STARTERS) == data_hashes()[ABOUT] == sha256(installed / ABOUT)
    assert STARTERS not in with_set


def test_other_rules_and_other_data_have_no_set(installed: Path, tables: Path) -> None:
    assert tables != installed.parent
    lowball = deal_rules.SOLVABLE["lowball"]
    assert shipped_starters(shipped(lowball)) is None


@pytest.mark.parametrize(
    "harm",
    [
        lambda folder: (folder / file_name(7)).unlink(),
        lambda folder: (folder / file_name(7)).write_bytes((folder / file_name(7)).read_bytes()[:-1]),
        lambda folder: (folder / file_name(7)).write_bytes(b""),
        lambda folder: np.save(folder / file_name(7), np.zeros(10, np.uint8)),
        lambda folder: (folder / ABOUT).write_bytes(b"{}"),
        lambda folder: (folder / ABOUT).unlink(),
        lambda folder: write_json(folder / ABOUT, replace(read_about(folder), made_from={"play.npy": "0"})),
    ],
)
def test_a_set_that_is_damaged_or_from_other_data_is_left_alone(
    harm: Callable[[Path], object], stand_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(stand_in, tmp_path / FOLDER, copy_function=os.link)
    for name in (ABOUT, file_name(7)):
        (folder / name).unlink()
        copy(stand_in / name, folder)
    StarterPolicies(shipped(), folder)  # whole until now
    harm(folder)
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path))
    shipped_starters.cache_clear()
    assert policy_given(shipped(), 28) is shipped()
    shipped_starters.cache_clear()
