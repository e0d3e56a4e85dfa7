"""Reviews of solo games: the loss of each choice, and the result compared with par."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.analysis.model import Figure
from fifteentwo.cards import PACK
from fifteentwo.cli import main
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import QUICK
from fifteentwo.engine.solitaire.square import playouts
from fifteentwo.locales import languages
from fifteentwo.record import Record, from_table, to_text
from fifteentwo.reviews.model import BadReview
from fifteentwo.reviews.solo import (
    SoloReview,
    read_solo_review,
    review_solo,
    solo_stages,
    write_solo_review,
)
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.solitaire import Place, square
from fifteentwo.table import Do, open_table

DEAL = 7


@cache
def played(code: str, player: str | None = None, deal: int | None = DEAL) -> Record:
    """A numbered deal played by a player of the engine, or at random."""
    rng, table = Random(3), open_table(parse(code), deal=deal)
    while not table.is_over and table.outcome is None:
        if (entry := table.house(rng)) is not None:
            table.push(entry)
            continue
        view = table.game.observe(table.state, 0)  # type: ignore[arg-type]
        legal = table.game.legal(view, 0)
        action = solo.advice(view, player)[0].action if player else rng.choice([*legal, *[legal[-1]] * 9])  # type: ignore[arg-type]
        table.push(Do(action))
    return from_table(table, ("Ann",))


@cache
def reviewed(code: str, player: str | None = None, deal: int | None = DEAL) -> SoloReview:
    return review_solo(played(code, player, deal))


def test_the_engine_loses_nothing_by_its_own_values() -> None:
    (game,) = reviewed("wikibooks", QUICK).games
    assert len(game.decisions) == 16
    assert all(each.loss == Figure(0.0, 0.0) and each.band == "none" for each in game.decisions)
    assert game.decisions[-1].forced


def test_careless_choices_are_graded() -> None:
    (game,) = reviewed("wikibooks").games
    assert game.count("blunder") + game.count("mistake") > 2
    for each in game.decisions:
        assert each.loss.value >= 0
        assert each.loss.error is not None
        if each.band in {"mistake", "blunder"}:
            assert each.loss.value >= 2 * each.loss.error


def test_expectation_luck_and_choices_add_up_to_the_total() -> None:
    for player in (None, QUICK):
        (game,) = reviewed("wikibooks", player).games
        assert game.luck is not None
        assert game.decisions[0].expected.value + game.luck.value - game.loss.value == pytest.approx(game.total)


def test_the_result_is_compared_with_par() -> None:
    (game,) = reviewed("wikibooks").games
    par, legal = game.pars
    assert (par.name, legal.name) == ("par", "legal par")
    assert game.total <= legal.least <= par.most
    (found,) = reviewed("wikibooks", None, None).games
    assert found.pars
    assert found.notes == ()


def test_without_the_number_of_the_deal_unturned_cards_are_unknown() -> None:
    (game,) = review_solo(replace(played("arnold"), deal=None)).games
    assert game.pars == ()
    assert game.notes == ("no-par",)


@pytest.mark.parametrize("code", ["arnold", "solsuite"])
def test_discards_of_a_solitaire(code: str) -> None:
    (game,) = reviewed(code).games
    assert sum(each.loss.value for each in game.decisions) > 0
    assert game.luck is None
    assert game.total <= game.pars[0].least


def test_swaps_are_not_graded() -> None:
    (game,) = reviewed("shuffle").games
    assert game.decisions == ()
    assert game.notes == ("swaps",)
    assert game.total <= game.pars[0].least


def test_a_grade_does_not_depend_on_the_cards_to_come() -> None:
    record = played("wikibooks")
    (game,) = record.games
    cut = replace(game, actions=game.actions[:20])
    (short,) = review_solo(replace(record, games=(cut,))).games
    assert short.decisions == reviewed("wikibooks").games[0].decisions[:10]
    assert short.notes == ("unfinished",)
    assert (short.won, short.pars, short.luck) == (None, (), None)


def test_it_can_be_extended() -> None:
    found = list(solo_stages(played("wikibooks")))
    assert [each.complete for each in found] == [False] * (len(found) - 1) + [True]
    graded = [len(each.games[0].decisions) for each in found]
    assert graded[0] == 0
    assert graded == sorted(graded)


def test_play_outs_agree_with_exact_values() -> None:
    state = square.State(
        parse("bvs_hard"),  # type: ignore[arg-type]
        phase="place",
        grid=(*PACK[:26:2], None, None, None),
        card=PACK[40],
    )
    view = square.Square(state.rules).observe(state, 0)
    found = solo.advice(view)
    assert all(each.error == 0 for each in found)
    best, worst = found[0], found[-1]
    assert isinstance(best.action, Place)
    assert isinstance(worst.action, Place)
    played_out = playouts.difference(view, best.action, worst.action)
    assert abs(played_out.value - (best.value - worst.value)) < 4 * played_out.error + 0.5


def test_it_is_saved_and_loaded() -> None:
    found = reviewed("wikibooks")
    assert read_solo_review(write_solo_review(found)) == found
    with pytest.raises(BadReview, match="other engine data"):
        read_solo_review(write_solo_review(replace(found, engine={})))
    with pytest.raises(BadReview, match="version"):
        read_solo_review(write_solo_review(replace(found, version=9)))
    with pytest.raises(BadReview, match="not a review"):
        read_solo_review("{}")


def test_games_against_others_have_another_review() -> None:
    with pytest.raises(BadReview, match="against others"):
        review_solo(Record(CribbageRules(), ("Ann", "Bob")))


@pytest.mark.parametrize("code", ["wikibooks", "arnold", "shuffle"])
def test_the_command(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text(to_text(played(code)))
    assert main(["review", str(tmp_path / "game.txt"), "--json"]) == 0
    saved = capsys.readouterr().out
    assert json.loads(saved)["fifteentwo"] == "fifteentwo solo review"
    (tmp_path / "saved.json").write_text(saved)
    assert main(["review", str(tmp_path / "saved.json")]) == 0
    out = capsys.readouterr().out
    assert f"Par: {reviewed(code).games[0].pars[0].least}." in out
    for language in languages():
        assert main(["--lang", language, "review", str(tmp_path / "saved.json")]) == 0
        assert capsys.readouterr().out.strip()
    assert main(["review", str(tmp_path / "game.txt"), "--html"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
