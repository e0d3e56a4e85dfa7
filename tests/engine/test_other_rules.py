"""Rules other than those of the standard game: what is solved for them, where it is kept, and who uses it.

The tables of the standard game stand in for those of lowball: figures called exact are exact for any policy.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from shutil import copy

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo import cli
from fifteentwo.analysis import analyse
from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Discard
from fifteentwo.engine import deal_rules, solution
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import PACKAGE, SOLVABLE, STANDARD, DealRules, tables_folder, unsolvable
from fifteentwo.engine.discard.evaluation import best_discards, discard_points_each
from fifteentwo.engine.discard.opponent import crib_model, layout
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.match_equity import ME, OTHER, equity_table, relevant_rules, rules_of_deal
from fifteentwo.engine.equity.open_deal import OpenDeals, utilities
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.expert import compiled_cards, evaluation
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.expert.exchange_rates import policy_of_other
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.solution import shipped, solution_for
from fifteentwo.engine.training.artifacts import BadData, load
from fifteentwo.engine.training.certify import certify
from fifteentwo.engine.training.fictitious_play import load_discards
from fifteentwo.engine.training.pipeline import make, named_rules, rules_of
from fifteentwo.engine.training.table_files import check_tables
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.reviews import _engine_data, engine_data
from tests.engine.other_rules import FILES, LOWBALL, of
from tests.engine.test_honest import check, decisions
from tests.engine.test_pipeline import PACK, TRIAL, StoppedError, quiet
from tests.players.positions import dealt

# Which rules


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("standard", ""),
        ("hoyle target=61", ""),
        ("lowball", "lowball"),
        ("lowball target=61 skunk_scale=none match=first_to:3", "lowball"),
        ("toss_fives", "toss_fives"),
        ("lowball toss_fives", "lowball-toss_fives"),
        ("heels=0", ""),
        ("crib_flush=four heels=0", "crib_flush_four"),
        ("lowball toss_fives crib_flush=four", "lowball-toss_fives-crib_flush_four"),
        ("hoyle last_card=0", "no_last_card"),
        ("lowball last_card=0 target=61", "lowball-no_last_card"),
        ("no_discard", "no_discard"),
        ("no_discard objective=lowball skunk_scale=none last_card=0", "lowball-no_last_card-no_discard"),
    ],
)
def test_rules_that_change_no_table_share_those_of_their_deal(line: str, name: str) -> None:
    found = deal_rules.deal_rules(of(line))
    assert found is not None
    assert found.name == name
    assert SOLVABLE[name] == found


@pytest.mark.parametrize("rules", SOLVABLE.values())
def test_a_usual_game_and_the_fields_of_an_equity_have_the_rules_of_the_deal(rules: DealRules) -> None:
    assert deal_rules.deal_rules(rules.game_rules()) == rules
    assert rules_of_deal(relevant_rules(rules.game_rules())) == rules


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("stinkhole=on", "stinkhole=on"),
        ("seven_card", "cards_dealt=7"),
        ("no_discard crib=dealt", "crib=dealt"),
        ("lowball jokers=2", "jokers=2"),
        ("three_players", "players=3"),
        ("lowball nineteen=on last_card=0", "nineteen=on"),
    ],
)
def test_other_rules_are_refused_by_the_name_of_the_field(
    line: str, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert deal_rules.deal_rules(of(line)) is None
    assert unsolvable(of(line)) == field
    assert cli.main(["lab", "make", "--rules", line, "--out", str(tmp_path / "none")]) == 2
    assert field in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_unknown_rules_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "make", "--rules", "highball"]) == 2
    assert "highball" in capsys.readouterr().err
    with pytest.raises(BadData, match="highball"):
        named_rules("highball")


def test_a_warm_start_needs_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "make", "--rules", "crib_flush=four", "--warm"]) == 2
    assert "there are no tables for crib_flush=four" in capsys.readouterr().err


def test_commands_for_the_standard_game_refuse_other_folders(
    lowball_trial: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "gap", "--out", str(lowball_trial)]) == 2
    assert "is for lowball" in capsys.readouterr().err


# What is solved


def test_in_lowball_the_discard_with_the_fewest_points_is_best() -> None:
    some = slice(None, None, 9973)
    hands, ways = six_cards().hands[some], six_cards().ways[some]
    crib, pegging = crib_model(np.ones(91)), np.zeros(1820)
    hand_points, crib_points = discard_points_each(hands, layout(), crib)
    for role, sign in enumerate((-1, 1)):
        choices, *_, worth = best_discards(hands, ways, layout(), crib, LOWBALL.payoffs(role), pegging)
        totals = hand_points / 46 + sign * crib_points
        assert totals[np.arange(len(hands)), choices] == pytest.approx(totals.min(axis=1), abs=1e-6)
        assert worth == pytest.approx(-np.average(totals.min(axis=1), weights=ways))


@pytest.mark.parametrize("cards", ["5H 5C 2D 3S 9D KC", "5H 5C 5D 3S 9D KC", "5S 6C 7D 8S 9D KC", "2S 6C 7D 8S 9D KC"])
def test_where_fives_are_tossed_only_legal_discards_are_chosen(cards: str) -> None:
    view = dealt(cards, 0, of("toss_fives"))
    legal = [each for each in Cribbage(view.rules).legal(view, 0) if isinstance(each, Discard)]
    six = np.array([sorted(map(int, view.hands[0]))], np.uint8)
    crib, ways = crib_model(np.ones(91)), list(combinations(range(6), 2))
    hand_points, crib_points = discard_points_each(six, layout(), crib)
    totals = hand_points[0] / 46 + crib_points[0]
    chosen = best_discards(six, np.ones(1, np.int64), layout(), crib, DealRules(1, True).payoffs(1), np.zeros(1820))[0]
    pairs = [tuple(sorted(map(int, each.cards))) for each in legal]
    allowed = [way for way, pair in enumerate(ways) if tuple(int(six[0, at]) for at in pair) in pairs]
    assert int(chosen[0]) == max(allowed, key=lambda way: totals[way])


def lowball_tree() -> PublicTree:
    return public_tree(4, PACK, (-1.0, -1.0))


@pytest.fixture(scope="module")
def lowball_trial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lowball")
    make(folder, replace(TRIAL, rules="lowball"), quiet, lowball_tree())
    return folder


def test_lowball_is_solved_and_resumed_to_the_same_bits(lowball_trial: Path, tmp_path: Path) -> None:
    def stopping(done: int, _: int, what: str) -> None:
        if (done, what) == (3, "the play"):
            raise StoppedError

    with pytest.raises(StoppedError):
        make(tmp_path, replace(TRIAL, rules="lowball"), stopping, lowball_tree())
    make(tmp_path, replace(TRIAL, rules="lowball"), quiet, lowball_tree())
    assert load(tmp_path / "play.npy")[""].tobytes() == load(lowball_trial / "play.npy")[""].tobytes()
    assert rules_of(tmp_path) == LOWBALL
    with pytest.raises(BadData, match="another plan"):
        make(tmp_path, TRIAL, quiet, public_tree(4, PACK))


def test_the_certificate_of_lowball_is_for_lowball(lowball_trial: Path) -> None:
    certificate = certify(lowball_trial, quiet, pack=PACK, tree=lowball_tree())
    assert certificate.rules == "lowball"
    assert set(certificate.scale) == {"random"}
    assert 0 <= certificate.deal.mean + 1e-5 < certificate.scale["random"].deal.mean
    as_standard = certificate.scale["random"].discard.mean
    assert as_standard > certificate.discard.mean >= -1e-5


def test_players_of_lowball_throw_what_scores(lowball_trial: Path) -> None:
    """Over the sample of hands, the discards of lowball keep fewer points than random ones."""
    average, _ = load_discards(lowball_trial / "discards-4.npz")
    some = slice(None, None, TRIAL.every)
    hands, ways = six_cards().hands[some], six_cards().ways[some]
    points, _ = discard_points_each(hands, layout(), crib_model(np.ones(91)))
    for role in range(2):
        kept = points[np.arange(len(hands)), average.choices[-1][role]]
        assert np.average(kept, weights=ways) < np.average(points.mean(axis=1), weights=ways) - 46


# Who uses it


def test_without_tables_other_rules_are_sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path))
    monkeypatch.setattr(solution, "_solution", solution._solution.__wrapped__)  # those of other tests may be open
    view = dealt("5H 5C 5D JS 2S 9D", 0, of("last_card=0"))
    assert solution_for(of("last_card=0")) is None
    assert analyse(view).source == "sampled"


def test_tables_are_those_of_the_user_or_of_the_package(tables: Path) -> None:
    rules = LOWBALL._replace(last_card=0)
    assert tables_folder(rules) == tables / "lowball-no_last_card"
    assert tables_folder(LOWBALL) == PACKAGE / "lowball"
    assert tables_folder(STANDARD) == PACKAGE
    found = solution_for(of("lowball last_card=0 target=61"))
    assert found is not None
    assert (found.rules, found.aim) == (rules, -1)
    assert found.discards.pegging == pytest.approx(-shipped().discards.pegging)


@pytest.mark.parametrize("name", ["lowball", "no_discard", "toss_fives"])
def test_the_tables_of_the_package_are_complete_and_for_their_rules(name: str) -> None:
    check_tables(PACKAGE / name, SOLVABLE[name])


def test_damaged_tables_are_not_used(tables: Path) -> None:
    (tables / "no_last_card" / "expert.zip").unlink()
    copy(PACKAGE / "deals.zip", tables / "no_last_card" / "expert.zip")
    with pytest.raises(BadTables, match=r"expert\.zip"):
        solution.ShippedSolution(tables / "no_last_card" / "expert.zip")


def test_the_chance_to_win_of_lowball_is_that_not_to_reach_the_target_first(tables: Path) -> None:
    high, low = (equity_table(of(line), "win").equity for line in ("last_card=0", "lowball last_card=0"))
    assert tables.is_dir()
    assert low == pytest.approx(1 - high, abs=1e-9)
    assert low[ME, 0, 0] < 0.5 < low[OTHER, 0, 0], "who deals scores more"


@pytest.mark.parametrize(
    "line",
    [
        "lowball",
        "toss_fives",
        "lowball toss_fives skunk_scale=none",
        "crib_flush=four",
        "last_card=0",
        "hoyle last_card=0",
        "lowball last_card=0",
    ],
)
def test_figures_called_exact_are_exact_by_these_rules(line: str, tables: Path) -> None:
    assert tables.is_dir()
    rules, checked = of(line), 0
    for seed in range(1 + (line == "lowball")):
        for view in decisions(rules, seed):
            assert view.viewer is not None
            if max(view.scores) > rules.target - GRID:
                break
            if view.phase == "discard" or len(view.hands[1 - view.viewer]) < 2:
                assert analyse(view).source == "solved"
                checked += check(view, view.viewer, cribs=1 if seed == 0 else 0)
    assert checked > 35


def test_options_of_lowball_are_ordered_by_the_chance_to_win(tables: Path) -> None:
    assert tables.is_dir()
    found = analyse(dealt("5H 5C 5D JS 2S 9D", 0, of("lowball")))
    assert found.source == "solved"
    chances = [option.win.value for option in found.options if option.win]
    assert chances == sorted(chances, reverse=True)
    assert found.options[0].ev < found.options[-1].ev


LINES = {
    "": "standard",
    "lowball": "lowball",
    "crib_flush_four": "crib_flush=four",
    "no_last_card": "last_card=0",
    "no_discard": "no_discard",
}


@pytest.mark.parametrize("rules", [SOLVABLE[name] for name in LINES])
def test_values_of_cards_by_both_ways_agree(rules: DealRules, tables: Path) -> None:
    """NumPy and machine code, in points and by the chance to win, far from the target and near it."""
    assert tables.is_dir()
    policy, line, tried = shipped(rules), LINES[rules.name], 0
    for seed, holes in ((1, None), (2, 15)):
        for view in decisions(of(line), seed, holes):
            if view.phase != "play" or len(view.plays) < 3 or view.viewer is None or len(view.hands[view.viewer]) < 2:
                continue
            known = evaluation.information_set(view, view.viewer)
            context = evaluation.score_context(view, view.viewer, "win")
            theirs = policy_of_other(policy, context, known.starter)
            by_suits, size, part, node = evaluation.opponent_range(policy, known, in_deal.is_near(context), theirs)
            range_, *_ = evaluation.opponent_range(policy, known)
            by_score = evaluation.game_utility(context, known, by_suits, size)
            for at, followed, utility, hands in (
                (None, policy, evaluation.points_utility(rules.aim), range_),
                (context, theirs, by_score, by_suits),
            ):
                expected = card_values(followed, known, [utility], hands, part, node)
                found = compiled_cards.card_values(policy, known, at)
                assert found == pytest.approx({rank: float(each[0]) for rank, each in expected.items()}, abs=1e-6)
                tried += len(found)
    assert tried > 15


@pytest.mark.parametrize(
    "line",
    [
        "lowball target=61",
        "toss_fives target=61",
        "crib_flush=four target=61",
        "last_card=0 target=61",
        "no_discard target=61",
    ],
)
def test_the_expert_plays_whole_games_by_the_tables(line: str, tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tables.is_dir()
    monkeypatch.setattr("fifteentwo.players.sampler.make", lambda _: lambda *_: pytest.fail("it samples"))
    game, rng = Cribbage(of(line)), Random(4)
    players = [player("expert", rng), player("steady", rng)]
    state = game.start(Opening(dealer=0))
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            action = players[seat](game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
    assert game.outcome(state) is not None


def test_in_lowball_the_expert_avoids_points(tables: Path) -> None:
    """Three fives and a jack are thrown apart, and a fifteen is not taken."""
    assert tables.is_dir()
    hand = dealt("5H 5C 5D JS 2S 9D", 1, of("lowball"))
    legal = Cribbage(hand.rules).legal(hand, 0)
    chosen = player("expert-points", Random(1))(hand, legal)
    assert isinstance(chosen, Discard)
    values = {option.cards: option.ev for option in analyse(hand).options}
    assert values[chosen.cards] == min(values.values())


@pytest.mark.parametrize("rules", [LOWBALL, DealRules(1, toss_fives=True)])
def test_deals_with_all_cards_known_are_discarded_by_these_rules(rules: DealRules, tables: Path) -> None:
    assert tables.is_dir()
    line = "lowball" if rules.aim < 0 else "toss_fives"
    policy = shipped(rules)
    deals = OpenDeals(policy, utilities([equity_table(of(line), "win")]))
    sixes = np.sort([np.random.default_rng(each).choice(52, 6, replace=False) for each in range(60)], axis=1)
    fives = 0
    for six, chosen in zip(sixes.tolist(), deals.discards(sixes.astype(np.uint8), ME, ME).tolist(), strict=True):
        hand = dealt(" ".join(str(Card(number)) for number in six), 1, of(line))
        choices = [each for each in Cribbage(hand.rules).legal(hand, 0) if isinstance(each, Discard)]
        legal = {tuple(sorted(map(int, each.cards))) for each in choices}
        values = rules.aim * discard_values(tuple(six), ME, policy.discards)
        pairs = list(combinations(six, 2))
        best = max((way for way in range(15) if pairs[way] in legal), key=lambda way: values[way])
        assert values[pairs.index((six[chosen[0]], six[chosen[1]]))] == pytest.approx(values[best], abs=1e-5)
        fives += len(legal) < 15
    assert fives > 5 or not rules.toss_fives


def test_a_review_names_the_tables_for_its_rules(tables: Path) -> None:
    assert tables.is_dir()
    _engine_data.cache_clear()
    try:
        usual, low = engine_data(of("standard")), engine_data(of("lowball last_card=0 target=61"))
    finally:
        _engine_data.cache_clear()
    assert usual == engine_data()
    assert {name: digest for name, digest in low.items() if name not in usual} == {
        f"lowball-no_last_card/{name}": usual[name] for name in FILES
    }
