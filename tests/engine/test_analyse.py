"""The analysis of a choice: its numbers are consistent, and every game has one."""

from __future__ import annotations

import csv
import json
import shlex
from pathlib import Path
from random import Random

import msgspec
import pytest

from fifteentwo.analysis import analyse
from fifteentwo.cards import PACK, write
from fifteentwo.cli.commands import COMMANDS
from fifteentwo.cribbage import Cribbage, Discard
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.match_equity import (
    CHANCE_PLACES,
    ME,
    NEW_MATCH,
    OTHER,
    equity_table,
    game_point_utility,
    match_chance,
)
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.solution import shipped
from fifteentwo.families import family_of
from fifteentwo.game import HOUSE, Opening, Standing
from fifteentwo.players import expert
from fifteentwo.rules import PRESETS, CribbageRules, parse
from fifteentwo.rules.validity import is_solved
from tests.cli.commands import Keyboard, is_refusal
from tests.place.repository import ROOT
from tests.players.positions import dealt


@pytest.fixture
def type_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(capsys, monkeypatch)


def test_hand_crib_and_play_add_up_and_the_best_comes_first() -> None:
    rng = Random(3)
    for dealer in (0, 1, 0, 1):
        found = analyse(dealt(write(rng.sample(PACK, 6)), dealer))
        assert len(found.options) == 15
        wins = [round(option.win.value, CHANCE_PLACES) for option in found.options if option.win]
        assert wins == sorted(wins, reverse=True)
        for option in found.options:
            assert option.hand
            assert option.crib
            assert option.pegging
            assert option.total.value == pytest.approx(option.hand.value + option.crib.value + option.pegging.value)
            assert (option.crib.value > 0) == (dealer == 0)
            assert option.reason.sentence.endswith(".")
            assert option.best_cuts[0].hand >= option.best_cuts[1].hand >= option.worst_cuts[0].hand


@pytest.mark.parametrize("score", [(0, 0), (100, 95), (112, 113)])
@pytest.mark.parametrize("role", [0, 1])
def test_the_chance_before_the_deal_is_the_mean_of_the_chances_after_it(role: int, score: tuple[int, int]) -> None:
    """Over random hands discarded for points: the model within a deal agrees with the model over deals."""
    rng, tables = Random(role), shipped().discards
    worth = equity_table(parse("standard", CribbageRules), "win")
    context = in_deal.ScoreContext(role, *score, worth)
    total, hands = 0.0, 60
    for _ in range(hands):
        six = tuple(sorted(rng.sample(range(52), 6)))
        way = int(discard_values(six, role, tables).argmax())
        total += float(in_deal.discard_values(six, context, tables, None, [way])[way])
    assert total / hands == pytest.approx(worth.equity[1 - role, *score], abs=0.05)


def test_at_zero_all_points_and_chances_agree_and_near_the_end_they_do_not() -> None:
    tables, worth = shipped().discards, equity_table(parse("standard", CribbageRules), "win")
    six = evaluation.as_numbers(dealt("5H 5C 5D JS 2S 9D").hands[0])
    points = discard_values(six, 1, tables)
    early = in_deal.discard_values(six, in_deal.ScoreContext(1, 0, 0, worth), tables)
    assert early.argmax() == points.argmax()
    late = in_deal.discard_values(six, in_deal.ScoreContext(1, 120, 118, worth), tables)
    assert late.argmax() != points.argmax(), "with one point to go the hand is worth nothing, and what pegs is kept"


@pytest.mark.parametrize(("scores", "least"), [((0, 0), 0.002), ((101, 100), 0.005), ((113, 116), 0.01)])
def test_the_error_of_a_chance_to_win_includes_that_of_the_model(scores: tuple[int, int], least: float) -> None:
    view = dealt("5H 6C 7D JS 2S 9D", 1)
    view = msgspec.structs.replace(view, pegs=tuple((0, score) for score in scores))
    for option in analyse(view).options:
        assert option.win is not None
        assert option.win.error is not None
        assert option.win.error >= least * (option.win.value * (1 - option.win.value)) ** 0.5
        assert not option.win.exact


def test_a_match_counts_more_the_nearer_its_end() -> None:
    rules = parse("hoyle", CribbageRules)
    for first in (ME, OTHER):
        chances = [match_chance(rules, Standing((points, 3), (0, 0)), first) for points in range(7)]
        assert chances == sorted(chances)
    even = match_chance(parse("standard match=best_of:5 next_dealer=alternate", CribbageRules), NEW_MATCH, ME)
    assert 0.5 < even < 0.56
    assert match_chance(rules, NEW_MATCH, ME) + match_chance(rules, NEW_MATCH, OTHER) == pytest.approx(1)


@pytest.mark.parametrize("scale", ["none", "lurch", "skunk", "hoyle", "acc"])
def test_game_points_follow_the_scale(scale: str) -> None:
    from fifteentwo.cribbage.result import worth  # noqa: PLC0415

    rules = parse(f"standard skunk_scale={scale}", CribbageRules)
    ends = game_point_utility(rules)
    assert ends.mine[0].tolist() == [worth(rules, score)[0] for score in range(121)]
    assert (ends.theirs == -ends.mine).all()


@pytest.mark.parametrize("preset", [name for name, each in PRESETS.items() if isinstance(each.rules, CribbageRules)])
def test_every_game_is_analysed_at_every_choice_of_a_deal(preset: str) -> None:
    game, rng = Cribbage(parse(preset, CribbageRules)), Random(4)
    state = game.start(Opening(dealer=0))
    choices = 0
    while choices < 8 and (acting := game.to_act(state)):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        legal = game.legal(state, seat)
        if state.due is None:
            found = analyse(game.observe(state, seat))
            assert {option.action for option in found.options} == set(legal)
            assert found.source == ("solved" if expert.has_tables(game.rules) else "sampled")
            choices += 1
        state, _ = game.apply(state, rng.choice(legal))


@pytest.mark.parametrize(
    "preset", [name for name, each in PRESETS.items() if not isinstance(each.rules, CribbageRules)]
)
@pytest.mark.parametrize("immediate", [False, True])
def test_every_solo_game_is_analysed_by_the_same_call(preset: str, immediate: bool) -> None:
    rules = PRESETS[preset].rules
    game, rng = family_of(rules).game(rules), Random(4)
    state = game.start(Opening())
    while game.to_act(state) == (HOUSE,):
        state, _ = game.apply(state, game.house(state, rng))
    view = game.observe(state, 0)
    found = analyse(view, immediate=immediate)
    best = found.options[0]
    assert found.source == ("heuristic" if immediate else "searched")
    assert {option.action for option in found.options} <= set(game.legal(view, 0))
    assert (best.ev, best.stderr, best.exact) == (best.total.value, best.total.error, best.total.error == 0)
    assert all(option.total.error is not None for option in found.options)
    assert found.basis.sentence.endswith(".")


def test_points_decide_where_no_choice_changes_the_chances(type_in: Keyboard) -> None:
    options = msgspec.json.decode(type_in("discard 5H 5C 6D JS QS 9D --pone --score 0-120 --json").out)["options"]
    assert len({round(option["win"]["value"], 8) for option in options}) == 1
    totals = [option["total"]["value"] for option in options]
    assert totals == sorted(totals, reverse=True)


def test_an_analysis_without_a_choice_is_refused() -> None:
    view = dealt("5H 5C 5D JS 2S 9D")
    with pytest.raises(ValueError, match="nothing to discard"):
        analyse(view, 1)


def test_the_commands_print_every_option(type_in: Keyboard) -> None:
    said = type_in("discard 5H 5C 5D JS 2S 9D --dealer --score 100-95")
    assert said.status == 0
    assert len([line for line in said.out.splitlines() if "%" in line]) == 15
    assert "Keep 5C 5D 5H JS" in said.out
    said = type_in("play-advice --hand 5H JS 6C --played 4C,9D --starter 2H --discarded 2S 9H")
    assert said.status == 0
    assert type_in("play-advice --hand 5H JS 6C --played 4C,9D --starter 2H --laid 2S 9H") == said
    assert "--laid" not in type_in("play-advice --help").out
    assert (
        len([line for line in said.out.splitlines() if line.startswith(("5H ", "JS ", "6C ")) and "%  " in line]) == 3
    )
    assert '"by":"match"' in type_in("discard 5H 5C 5D JS 2S 9D --pone --json --rules hoyle").out
    assert type_in("discard 5H 5C 5D JS 2S --dealer --rules three_players").status == 0


@pytest.mark.parametrize(
    "example",
    [each for command in COMMANDS if command.name in ("discard", "play-advice") for each in command.examples],
)
def test_the_examples_of_the_help_work(type_in: Keyboard, example: str) -> None:
    assert type_in("", *shlex.split(example)[1:]).status == 0


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("discard 5H 5C 5D JS 2S --partner --rules partners", 5),
        ("discard *1 5C 5D JS 2S 9D --pone --rules jokers", 15),
        ("discard 5H 5C 5D JS 2S 9D 8C --pone --rules seven_card", 21),
        ("play-advice --hand 5H JS 6C --played *1=4C,9D --starter 2H --discarded 2S 9H --rules jokers", 3),
        ("play-advice --hand 5H JS 6C --played 4C,9D --starter 2H --discarded 2S 9H --rules crash", 3),
        ("play-advice --hand 5H JS 6C --played 4C,9D --starter 2H --discarded 2S 9H --rules nineteen", 3),
    ],
)
def test_unsolved_rules_are_marked_with_their_standard_error(type_in: Keyboard, line: str, options: int) -> None:
    said = type_in(line)
    assert said.status == 0
    table = said.out.partition("\n\n")[0]
    assert len([row for row in table.splitlines() if "±" in row]) == options
    assert "these rules are not solved" in said.out.lower()


@pytest.mark.parametrize(
    "line",
    [
        "discard",
        "discard 5H 5C 5D JS 2S 9D",
        "discard 5H 5C 5D JS 2S 9D --dealer --pone",
        "discard 5H 5C 5D JS 2S --dealer",
        "discard 5H 5C 5D JS 2S 5H --dealer",
        "discard 5H 5C 5D JS 2S 9D --dealer --score 121-0",
        "discard 5H 5C 5D JS 2S 9D --dealer --score 12",
        "discard 5H 5C 5D JS 2S 9D --dealer --rules nosuch",
        "discard 5H 5C 5D JS --dealer --rules no_discard",
        "discard 5H 5C 5D JS 2S --partner --rules three_players",
        "discard 5H 5C 5D JS 2S --partner --dealer --rules partners",
        "discard 5H 5C 5D JS --dealer --rules players=5",
        "discard *1 5C 5D JS 2S 9D --pone",
        "play-advice --hand 5H JS --starter 2H --discarded 2S 9H",
        "play-advice --starter 2H --discarded 2S 9H",
        "play-advice --hand 5H JS 6C 7C --discarded 2S 9H",
        "play-advice --hand 5H JS 6C 7C --discarded 2S --starter 2H",
        "play-advice --hand 5H JS 6C 7C --discarded 2S 5H --starter 2H",
        "play-advice --hand 5H JS 6C 7C --discarded 2S 9H --starter ZZ",
        "play-advice --hand 5H JS 6C 7C --discarded 2S 9H --starter ,",
        "play-advice --hand 5H JS 6C --played *1=4C,9D --starter 2H --discarded 2S 9H",
        "play-advice --hand 5H JS --discarded 2S --starter 2H --rules three_players",
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(type_in: Keyboard, line: str) -> None:
    assert is_refusal(type_in(line))


def test_the_tables_hold_every_pair_and_hand_and_land_near_what_is_published(type_in: Keyboard, tmp_path: Path) -> None:
    assert type_in(f"lab tables --out {tmp_path}").status == 0
    for name in ("crib.csv", "pegging.csv"):
        assert (tmp_path / name).read_text() == (ROOT / "docs" / "tables" / name).read_text()
    with (tmp_path / "crib.csv").open() as file:
        cribs = {(row["ranks"], row["suits"]): row for row in csv.DictReader(file)}
    assert len(cribs) == 91 + 78
    for ranks, own, other in (("55", 8.95, 9.39), ("23", 6.97, 7.34), ("78", 6.58, 7.88), ("TK", 2.86, 3.99)):
        assert float(cribs[ranks, "two"]["own crib"]) == pytest.approx(own, rel=0.12)
        assert float(cribs[ranks, "two"]["other's crib"]) == pytest.approx(other, rel=0.12)
    with (tmp_path / "pegging.csv").open() as file:
        hands = list(csv.DictReader(file))
    assert len(hands) == 1820
    for role, mean in (("pone", 2.0), ("dealer", 3.3)):
        pegged = sum(float(row[f"kept by {role}"]) * float(row[f"{role} pegs"]) for row in hands)
        assert pegged == pytest.approx(mean, abs=0.2)
    (tmp_path / "file").touch()
    assert is_refusal(type_in(f"lab tables --out {tmp_path / 'file'}"))


@pytest.mark.parametrize("line", ["toss_fives", "toss_fives nineteen"])
def test_by_toss_fives_only_what_is_legal_is_ranked(line: str) -> None:
    """Without tables nothing is called exact."""
    rules = parse(line, CribbageRules)
    assert not is_solved(rules)
    for hand, ways in (("5H 5C JD QS 2S 9D", 1), ("5H 4C JD QS 2S 9D", 5), ("6H 4C JD QS 2S 9D", 15)):
        view = dealt(hand, 0, rules)
        for immediate in (True, False):
            found = analyse(view, immediate=immediate)
            assert {option.cards for option in found.options} == {
                action.cards for action in Cribbage(rules).legal(view, 0) if isinstance(action, Discard)
            }
            assert len(found.options) == ways
            by_tables = "solved" if line == "toss_fives" else "sampled"
            assert found.source == ("heuristic" if immediate else by_tables)


def test_with_a_captain_the_crib_is_mine_my_partners_or_his(type_in: Keyboard) -> None:
    cribs = {}
    for whose in ("--dealer", "--partner", "--pone"):
        said = type_in(f"discard 5H 5C JD QS 2S {whose} --rules captain --score 100-50 --json")
        assert said.status == 0
        cribs[whose] = max(option["crib"]["value"] for option in json.loads(said.out)["options"])
    assert cribs["--dealer"] > 0 < cribs["--partner"]
    assert cribs["--pone"] < 0
    said = type_in("discard 5H 5C JD QS 2S --dealer --rules captain --score 100-61")
    assert is_refusal(said)
    assert "the game ends at 61" in said.err
