"""The grades of claims, calls and names of jokers, against opponents who count without mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fifteentwo.analysis.model import EXACT, Figure
from fifteentwo.cards import PACK, Card, cards
from fifteentwo.cli import main
from fifteentwo.cribbage import Call, Claim, Name, Pass, State, exact_answer
from fifteentwo.cribbage.counting import worth
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.record import Record, to_text
from fifteentwo.reviews.claim_values import ClaimValues
from fifteentwo.reviews.claims import _missed, count_grades, said
from fifteentwo.reviews.model import CountGrade
from fifteentwo.reviews.steps import games_of
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import show
from fifteentwo.table import Do
from tests.reviews.games import recorded


def grades(record: Record) -> tuple[CountGrade, ...]:
    """In points only."""
    return count_grades(games_of(record)[0], with_chances=False)


def first_shown(record: Record) -> tuple[Record, CountGrade]:
    """The record up to the first hand that counts at least 4, and the grade of that claim."""
    graded = next(each for each in grades(record) if isinstance(each.best, Claim) and each.best.points >= 4)
    (game,) = record.games
    return replace(record, games=(replace(game, actions=game.actions[: graded.at + 1]),)), graded


def claimed(record: Record, points: int) -> CountGrade:
    """The grade of the last claim of a record, if it had been this one."""
    (game,) = record.games
    last = game.actions[-1]
    assert isinstance(last, Claim)
    changed = replace(game, actions=(*game.actions[:-1], replace(last, points=points)))
    return grades(replace(record, games=(changed,)))[-1]


MUGGINS = parse("muggins target=31", CribbageRules)
MUGGINS_TO_121 = parse("muggins", CribbageRules)


def test_who_counts_without_mistakes_loses_nothing() -> None:
    found = grades(recorded(("steady", "steady"), 2, MUGGINS))
    assert {type(each.action) for each in found} >= {Claim, Pass}
    assert all(each.points == 0 and each.action == each.best for each in found)


def test_points_missed_go_to_the_opponent_under_muggins() -> None:
    record, graded = first_shown(recorded(("steady", "steady"), 2, MUGGINS))
    assert isinstance(graded.best, Claim)
    worth = graded.best.points
    assert claimed(record, worth).points == 0
    assert claimed(record, worth - 2).points == 4


def test_the_combinations_missed_are_named_if_the_points_tell_them() -> None:
    combos = show(cards("7C 8D 9H KS"), Card("7S"))  # two fifteens, two runs of three, a pair
    record, graded = first_shown(recorded(("steady", "steady"), 2, MUGGINS))
    assert isinstance(graded.best, Claim)
    assert worth(graded.combos) == graded.best.points
    assert claimed(record, 0).missed == graded.combos
    assert claimed(record, graded.best.points).missed == ()
    assert _missed(combos, 3) == ()  # either run
    assert _missed(combos, 1) == ()  # nothing counts one
    assert [each.kind for each in _missed(show(cards("4C 5D 6H KS"), Card("2S")), 3)] == ["run"]


def test_a_call_that_is_not_made_loses_its_points() -> None:
    record, graded = first_shown(recorded(("steady", "steady"), 2, MUGGINS))
    assert isinstance(graded.best, Claim)
    (game,) = record.games
    claim = replace(graded.best, points=graded.best.points - 2)
    other = 1 - graded.seat
    for action, lost in ((Pass(other), 2), (Call(other, 2), 0)):
        changed = replace(game, actions=(*game.actions[:-1], claim, action))
        last = grades(replace(record, games=(changed,)))[-1]
        assert (last.action, last.best, last.points) == (action, Call(other, 2), lost)
        assert worth(last.missed) in ({0, 2} if lost else {0})


def counted_in(record: Record, what: str) -> State:
    """The first state in which a claim of this kind is due, worth at least 2 points."""
    for moment in games_of(record)[0]:
        state = moment.state
        if state.due is not None and (state.due.what, state.due.claim) == (what, None):
            right = exact_answer(state)
            if isinstance(right, Claim) and right.points >= 2:
                return state
    raise AssertionError(what)


def test_the_loss_of_a_claim_is_the_value_of_the_scores_that_follow() -> None:
    """The crib is the last thing counted: two points missed are two less for the dealer and two more for pone."""
    state = counted_in(recorded(("steady", "steady"), 2, MUGGINS_TO_121), "crib")
    right = exact_answer(state)
    assert isinstance(right, Claim)
    values = ClaimValues(state.rules, state.standing)
    found = values.loss(state, replace(right, points=right.points - 2), right)
    scores = [state.scores[right.seat] + right.points, state.scores[1 - right.seat]]
    equity = equity_table(state.rules, "win").equity[1]
    assert found.error == EXACT
    assert found.value == pytest.approx(equity[*scores] - equity[scores[0] - 2, scores[1] + 2])
    assert values.loss(state, right, right).value == 0


def test_hidden_cards_do_not_change_the_loss_of_a_claim() -> None:
    state = counted_in(recorded(("steady", "steady"), 2, MUGGINS_TO_121), "hand")
    right = exact_answer(state)
    assert isinstance(right, Claim)
    other = 1 - right.seat
    used = {*state.kept(0), *state.kept(1), *state.discarded[0], *state.discarded[1], state.starter}
    changed = [card for card in PACK if card not in used][:2]
    discarded = tuple(tuple(changed) if seat == other else state.discarded[seat] for seat in (0, 1))
    values = ClaimValues(state.rules, state.standing)
    losses = [
        values.loss(each, replace(right, points=0), right) for each in (state, replace(state, discarded=discarded))
    ]
    assert losses[0] == losses[1]
    assert losses[0].error
    assert losses[0].value > 0


def test_a_wrong_claim_has_a_loss_and_a_band() -> None:
    record, graded = first_shown(recorded(("steady", "steady"), 2, MUGGINS_TO_121))
    (game,) = record.games
    changed = replace(game, actions=(*game.actions[:-1], Claim(graded.seat, 0)))
    *others, last = count_grades(games_of(replace(record, games=(changed,)))[0])
    assert last.loss is not None
    assert last.loss.value > 0.05
    assert last.band == "blunder"
    assert all(each.loss == Figure(0.0, EXACT) and each.band == "none" for each in others)
    assert "chance to win: " in said(last, "Ann")


def test_a_claim_in_the_play_is_valued_too() -> None:
    state = counted_in(recorded(("steady", "steady"), 2, MUGGINS_TO_121), "card")
    right = exact_answer(state)
    assert isinstance(right, Claim)
    found = ClaimValues(state.rules, state.standing).loss(state, Claim(right.seat, 0), right)
    assert 0.02 < found.value < 0.3


def test_rules_without_tables_are_valued_by_sampled_deals() -> None:
    rules = parse("muggins jokers=2", CribbageRules)
    state = counted_in(recorded(("simple", "simple"), 1, rules), "hand")
    right = exact_answer(state)
    assert isinstance(right, Claim)
    found = ClaimValues(state.rules, state.standing).loss(state, Claim(right.seat, 0), right)
    assert 0.01 < found.value < 0.5


def test_a_joker_as_the_starter_is_graded() -> None:
    """A jack gives the dealer two points, and no worse name is right."""
    rules = parse("jokers starter_joker=pone_names target=61", CribbageRules)
    record = next(
        each for each in (recorded(("simple", "simple"), seed, rules) for seed in range(99)) if naming(each) is not None
    )
    at = naming(record)
    assert at is not None
    (game,) = record.games
    named = game.actions[at]
    assert isinstance(named, Name)
    losses, best = [], named
    for face in PACK[::13]:
        action = Name(named.seat, (named.cards[0].unnamed.named(face),))
        changed = replace(game, actions=(*game.actions[:at], action))
        moments = games_of(replace(record, games=(changed,)))[0]
        last = count_grades(moments)[-1]
        assert len(count_grades(moments, with_chances=False)) < len(count_grades(moments))
        assert last.at == at
        assert last.loss is not None
        losses.append(last.loss.value)
        assert isinstance(last.best, Name)
        best = last.best
    changed = replace(game, actions=(*game.actions[:at], best))
    right = count_grades(games_of(replace(record, games=(changed,)))[0])[-1]
    assert right.loss is not None
    assert (right.loss.value, right.points, right.band) == (0, 0, "none")
    assert max(losses) > 0.01


def naming(record: Record) -> int | None:
    """The number of actions before a starter is named."""
    at = 0
    before = None
    for moment in games_of(record)[0]:
        if isinstance(moment.entry, Do):
            if before is not None and before.due is not None and before.due.what == "starter":
                return at
            at += 1
        before = moment.state
    return None


def test_names_of_jokers_are_graded() -> None:
    record = recorded(("simple", "simple"), 1, parse("jokers target=61", CribbageRules))
    right = next(each for each in grades(record) if isinstance(each.action, Name))
    assert right.points == 0
    (game,) = record.games
    assert isinstance(right.action, Name)
    lost = []
    for face in PACK:
        other = Name(right.seat, tuple(card.unnamed.named(face) for card in right.action.cards[:1]))
        changed = replace(game, actions=(*game.actions[: right.at], other))
        lost.append(grades(replace(record, games=(changed,)))[-1].points)
    assert min(lost) == 0
    assert max(lost) > 0


def test_each_kind_has_a_sentence() -> None:
    for action, best, words in (
        (Claim(0, 4), Claim(0, 6), "claimed 4, and 6 was right"),
        (Call(0, 1), Call(0, 2), "called 1, and 2 was missed"),
        (Pass(0), Call(0, 2), "did not call 2"),
        (Call(0, 2), Pass(0), "called 2, and 0 was missed"),
        (Name(0, (Card("*1=5H"),)), Name(0, (Card("*1=6H"),)), "named *1=5H, and *1=6H counts more"),
    ):
        assert words in said(CountGrade(3, 2, 0, action, best, 2), "Ann")


def test_the_command_and_the_page_print_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded(("novice", "club"), 3, MUGGINS)
    assert any(each.points for each in grades(record))
    (tmp_path / "match.txt").write_text(to_text(record))
    for format_of in ((), ("--html",)):
        assert main(["review", str(tmp_path / "match.txt"), *format_of]) == 0
        assert "Counts that could have been better" in capsys.readouterr().out


def test_in_lowball_the_lowest_count_is_best() -> None:
    rules = parse("jokers objective=lowball skunk_scale=lowball target=61", CribbageRules)
    found = grades(recorded(("simple", "simple"), 1, rules))
    assert {type(each.action) for each in found} == {Name}
    assert all(each.points == 0 for each in found)


def test_nothing_is_claimed_where_the_table_counts() -> None:
    assert grades(recorded(("steady", "simple"), 2, CribbageRules(target=31))) == ()
