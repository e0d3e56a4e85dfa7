"""Values that an analysis calls exact are exact under the game's rules: the readable code recounts them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Annotated

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.analysis import Figure, Option, analyse
from fifteentwo.cards import JOKERS, cards
from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.match_equity import ME, equity_table
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players.expert import has_tables
from fifteentwo.rules import CribbageRules, fields, parse
from fifteentwo.rules.validity import holds, is_solved
from fifteentwo.rules.values import SOLVED, About
from tests.engine.recount import counted_crib, counted_hand, counted_play, wins_at_once
from tests.laws.games import built_rules, seeds
from tests.players.positions import dealt


def figures_of(option: Option) -> list[Figure]:
    """The figures that the option has."""
    found = (getattr(option, name) for name in option.__struct_fields__)
    return [figure for figure in found if isinstance(figure, Figure)]


def is_exact(figure: Figure | None) -> bool:
    return figure is not None and figure.exact


def check(view: View, seat: int, cribs: int = 0, play: bool = True) -> int:
    """Recounts every figure that an analysis calls exact and that can be counted; returns their number.

    `cribs` is the number of options whose cribs are recounted; `play` says whether cards played are.
    Raises AssertionError for a figure that is not exact, and for one that is neither exact nor has an error.
    """
    checked = 0
    found = analyse(view)
    assert all(figure.error is not None for option in found.options for figure in figures_of(option))
    for option in found.options:
        if found.what == "discard":
            kept = tuple(card for card in view.hands[seat] if card not in option.cards)
            if is_exact(option.hand) and sum(card in JOKERS for card in kept) < 2:
                assert option.hand is not None
                assert option.hand.value == pytest.approx(counted_hand(view, kept))
                checked += 1
            continue
        counted = play and is_exact(option.pegging)
        value = counted_play(view, Play(seat, option.cards[0])) if counted else None
        if value is not None:
            assert option.pegging is not None
            assert option.pegging.value == pytest.approx(value, abs=1e-6)
            checked += 1
    for option in found.options:
        if found.what == "discard" and option.exact:
            parts = (option.hand, option.crib, option.pegging)
            assert option.total.value == pytest.approx(
                sum(part.value for part in parts if part is not None and part.exact)
            )
        if is_exact(option.win):
            assert option.win is not None
            assert (option.win.value, wins_at_once(view, Play(seat, option.cards[0]))) == (1, True)
            checked += 1
    for option in found.options[:cribs]:
        if is_exact(option.crib):
            assert option.crib is not None
            assert abs(option.crib.value) == pytest.approx(counted_crib(view, option.cards), abs=1e-5)
            checked += 1
    return checked


# Positions


def decisions(rules: CribbageRules, seed: int, holes: int | None = None) -> Iterator[View]:
    """The decisions of a deal of random choices; each side is `holes` from the target."""
    game, rng = Cribbage(rules), Random(seed)
    state = game.start(Opening(dealer=seed % rules.players))
    if holes is not None:
        state = replace(state, pegs=tuple((0, target - holes) for target in rules.targets))
    while (acting := game.to_act(state)) and state.phase in ("deal", "discard", "starter", "play"):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        legal = game.legal(state, seat)
        if state.due is None and isinstance(legal[0], Discard | Play):
            yield game.observe(state, seat)
        state, _ = game.apply(state, rng.choice(legal))


# One field changed

NEEDS = {
    "objective": "skunk_scale=none",
    "muggins": "counting=manual",
    "three_for_last": "cards_dealt=5",
    "play_stops_at_first_count": "cards_dealt=5",
    "nineteen_crib": "nineteen=on",
    "captain": "players=3",
    "teams": "players=4",
    "crib": "cards_dealt=4",
}
"""What some fields cannot be without."""

HARMLESS = {
    *("target", "first_deal", "next_dealer", "heels", "go_timing", "go_rotation", "counting", "muggins", "overclaim"),
    *("underclaim", "skunk_scale", "match", "joker_binding", "starter_joker"),
}
"""The fields by which the tables for two players and six cards stay right."""


def changed() -> Iterator[str]:
    """A line of rules for every other value of every field, with the fields that it needs."""
    for name, field in fields(CribbageRules).items():
        numbers = range(field.lowest, field.highest + 1) if field.lowest is not None and field.highest else ()
        values = {"switch": ("on", "off"), "number": numbers, "words": field.values}[field.kind]
        for value in (61,) if name == "target" else values:
            line = f"{name}={value} {NEEDS.get(name, '')}".replace(":N", ":3").strip()
            try:
                rules = parse(f"standard {line}", CribbageRules)
            except ValueError:
                continue
            if getattr(rules, name) != getattr(CribbageRules(), name):
                yield line


def test_every_field_is_changed_except_discards_which_follow_from_the_cards_dealt() -> None:
    assert set(fields(CribbageRules)) - {line.partition("=")[0] for line in changed()} == {"discards"}


@pytest.mark.parametrize("line", list(changed()))
def test_with_one_field_changed_every_exact_value_is_confirmed(line: str) -> None:
    rules = parse(f"standard {line}", CribbageRules)
    assert is_solved(rules) == (line.partition("=")[0] in HARMLESS)
    checked = 0
    for view in islice(decisions(rules, seed=5), 4):
        assert view.viewer is not None
        checked += check(view, view.viewer)
    assert checked or rules.jokers or not rules.discards


CRIBS = [
    *("standard", "standard heels=0"),
    *(
        pytest.param(f"standard {line}", marks=pytest.mark.exhaustive)
        for line in changed()
        if line.partition("=")[0] in HARMLESS - {"heels"}
    ),
]


@pytest.mark.parametrize("line", CRIBS)
def test_cribs_called_exact_are_means_over_every_pair_and_starter(line: str) -> None:
    view = next(decisions(parse(line, CribbageRules), seed=8))
    assert view.viewer is not None
    assert check(view, view.viewer, cribs=1) == 16


@pytest.mark.parametrize(
    ("line", "least"),
    [
        pytest.param("standard", 50, marks=pytest.mark.exhaustive),
        ("hoyle", 50),
        ("standard heels=0 target=61", 50),
        ("five_card target=121", 4),
    ],
)
def test_the_end_of_the_play_is_exact(line: str, least: int) -> None:
    """By Hoyle's preset the point for a go is pegged as it is called, so it may have been pegged before the choice."""
    checked, called = check_the_ends(parse(line, CribbageRules), 4)
    assert checked > least
    assert called > 1 or line != "hoyle"


def check_the_ends(rules: CribbageRules, deals: int, holes: int | None = None) -> tuple[int, int]:
    """The number of figures recounted, and how often the point for a go was pegged before the choice.

    Figures in points ignore the end of the game, so it must not end in the play unless `holes` is given.
    """
    checked = called = 0
    for seed in range(deals):
        for view in decisions(rules, seed, holes):
            if holes is None and max(view.scores) > rules.target - GRID:
                break
            if view.viewer is not None and len(view.hands[1 - view.viewer]) < 2 and view.plays:
                checked += check(view, view.viewer)
                called += view.point_taken
    return checked, called


@pytest.mark.parametrize(("line", "holes"), [("stinkhole=on", 1), ("last_card=0", None)])
def test_the_recount_detects_a_play_wrongly_called_exact(
    line: str, holes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recount fails if the standard game's tables are declared valid for these rules."""
    taken_for_solved(monkeypatch)
    rules = parse(f"standard {line}", CribbageRules)
    with pytest.raises(AssertionError):
        check_the_ends(rules, 8, holes)


def test_the_recount_detects_a_crib_wrongly_called_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    taken_for_solved(monkeypatch)
    view = dealt("2S 4S 9D 9H KC KD", 0, parse("standard crib_flush=four", CribbageRules))
    suited = next(option for option in analyse(view).options if option.cards == cards("2S 4S"))
    assert suited.crib is not None
    assert suited.crib.error == 0
    assert suited.crib.value < counted_crib(view, suited.cards) - 0.01


def taken_for_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.analysis.solution_for", lambda _: shipped())
    monkeypatch.setattr("tests.engine.recount.solution_for", lambda _: shipped())
    monkeypatch.setattr("fifteentwo.engine.equity.match_equity.deal_rules", lambda _: STANDARD)


def test_without_heels_the_chances_are_computed_without_them() -> None:
    """Two holes from the end a jack as starter wins the game for the dealer, but not without his heels."""
    with_heels, without = (
        equity_table(parse(f"standard heels={heels}", CribbageRules), "win").equity[ME, 119, 119] for heels in (2, 0)
    )
    jack = 4 / 52
    assert with_heels == pytest.approx(jack + (1 - jack) * without, abs=0.003)
    assert with_heels > without + 0.01
    view = next(decisions(parse("standard heels=0", CribbageRules), seed=1, holes=2))
    usual = next(decisions(CribbageRules(), seed=1, holes=2))
    found, standard = ({each.cards: each for each in analyse(of).options} for of in (view, usual))
    for cards_, option in found.items():
        same: Option = standard[cards_]
        assert (option.hand, option.crib, option.pegging) == (same.hand, same.crib, same.pegging)
        assert option.win is not None
        assert option.win != same.win


# Random rules


@given(built_rules(), seeds)
@settings(max_examples=max(8, settings().max_examples // 10), deadline=None)
def test_under_any_rules_exact_values_are_confirmed(rules: CribbageRules, seed: int) -> None:
    views = list(decisions(rules, seed))
    rng = Random(seed)
    for view in rng.sample(views, min(2, len(views))):
        assert view.viewer is not None
        check(view, view.viewer)
        if not has_tables(rules):
            for option in analyse(view).options:
                figures = (option.crib, option.pegging, option.win, option.match, option.spread)
                assert not any(is_exact(figure) for figure in figures)
                assert not is_exact(option.total)


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("standard jokers=1 joker_binding=off nineteen=on", "AC 3H 8D TH QH KH"),
        ("lowball jokers=1 joker_binding=off nineteen=on", "AC 3H 8D TH QH KH"),
        ("standard jokers=1 joker_binding=off", "3C 6H 7C 7H 9H *1"),
    ],
)
def test_hands_called_exact_have_the_best_names_for_their_jokers(line: str, hand: str) -> None:
    """A starter without points is worth nineteen where a hand without points is."""
    assert check(dealt(hand, 0, parse(line, CribbageRules)), 0) == 15


@st.composite
def solved_rules(draw: st.DrawFn) -> CribbageRules:
    """Any combination of the fields by which the tables stay right. Among all rules these are too rare to be drawn."""
    drawn, usual = draw(built_rules()), CribbageRules()
    kept = {name: getattr(drawn, name) for name in HARMLESS}
    if drawn.skunk_scale == "lowball":
        kept["skunk_scale"] = usual.skunk_scale
    return replace(usual, **kept)


@given(solved_rules(), seeds, st.one_of(st.none(), st.integers(1, 6)))
@settings(max_examples=max(4, settings().max_examples // 10), deadline=None)
def test_under_any_solved_rules_exact_values_are_confirmed(rules: CribbageRules, seed: int, holes: int | None) -> None:
    """A discard, and the cards played at the end of the play, far from the target or a few holes before it."""
    assert is_solved(rules)
    views = list(decisions(rules, seed, holes))
    if not views:
        return
    *_, last = views
    for view in (views[0], last):
        assert view.viewer is not None
        far = max(view.scores) <= rules.target - GRID
        assert check(view, view.viewer, play=far) >= (15 if view.phase == "discard" else 0)


# A field that declares no tables


class NewRules(CribbageRules, frozen=True, tag="new"):
    """Full cribbage with an additional field."""

    fifteens: Annotated[int, About("The points for a fifteen.", (2, 3))] = 2


def test_a_field_without_a_declaration_invalidates_all_tables() -> None:
    assert is_solved(NewRules())
    assert not any(holds(table, NewRules(fifteens=3)) for table in SOLVED)
    assert not holds("cribs", NewRules(), CribbageRules()), "another kind of game"
