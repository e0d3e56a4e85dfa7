"""The recap of a finished game: where the points came from, the best hands, and what decided it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifteentwo.cards import cards
from fifteentwo.locales.coded import SILENCE
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server.figures import expected
from fifteentwo.server.finished import GameResult
from fifteentwo.server.history_wire import GameOfMatch, LedThroughout, PartWon, PastLine, Recap, ShortOfLine, Trailed
from fifteentwo.server.recap import games_of, recap
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import Begin, Do, Resign, open_table
from fifteentwo.tally import DealPoints, HandCounted
from tests.web.endings import whole_game

STARTER = cards("KS")[0]
BEST = HandCounted(0, False, cards("5D 5S JS QC"), STARTER, 18)


def deal(
    dealer: int, scores: tuple[int, ...], pegging: tuple[int, ...] = (2, 3), counted: tuple[HandCounted, ...] = ()
) -> DealPoints:
    nothing = (0,) * len(scores)
    return DealPoints(dealer, STARTER, pegging, 0, counted, nothing, True, scores)


def told(
    deals: list[DealPoints], rules: str = "standard", titles: tuple[str, ...] = ("", ""), resigned: int | None = None
) -> Recap:
    scores = deals[-1].scores
    winner = scores.index(min(scores) if "lowball" in rules else max(scores))
    result = GameResult(scores, (winner,), titles, resigned, (), False, len(deals), (), ())
    found = recap(open_table(parse(rules)), 1, rules, ENCODER.encode(result).decode(), ENCODER.encode(deals).decode())
    assert found is not None
    return found


def test_the_parts_of_a_game_are_compared_with_expected_values() -> None:
    deals = [
        deal(1, (12, 9), (2, 6), (HandCounted(0, False, cards("2C 4D 8H TS"), STARTER, 0),)),
        replace(deal(0, (121, 80), (4, 2), (BEST, HandCounted(0, True, cards("2C 2D 9H TS"), STARTER, 2))), heels=2),
    ]
    parts = {part.part: part for part in told(deals).parts}
    assert {name: part.points for name, part in parts.items()} == {"hand": (18, 0), "crib": (2, 0), "pegging": (8, 8)}
    averages = {"hand": (9, None), "crib": (2, None), "pegging": (4, 4)}
    assert {name: part.averages for name, part in parts.items()} == averages
    means = expected()
    assert parts["hand"].expected == pytest.approx((means["hand", "dealer"] + means["hand", "pone"]) / 2)
    assert parts["crib"].expected == means["crib", "dealer"]
    assert {part.expected for part in told(deals, "five_card").parts} == {None}


def test_the_cards_of_a_game_can_be_checked_where_it_was_sealed() -> None:
    rules = parse("standard")
    result = GameResult((121, 80), (0,), ("", ""), None, (), False, 1, (), ())
    stored = ENCODER.encode(result).decode(), ENCODER.encode([deal(1, (121, 80))]).decode()
    for commitment, is_sealed in (("", False), ("ab" * 32, True)):
        table = open_table(rules, [Begin(0, commitment)])
        found = recap(table, 1, "standard", *stored)
        assert found is not None
        assert found.is_sealed is is_sealed


def test_the_best_hand_is_called_and_may_have_won_the_game() -> None:
    crib = HandCounted(1, True, cards("2C 2D 9H TS"), STARTER, 2)
    won = told([deal(0, (20, 30), counted=(crib,)), deal(1, (121, 88), counted=(BEST,))])
    mine, theirs = won.best
    assert mine is not None
    assert theirs is not None
    assert (mine.deal, mine.was_last, mine.hand.points) == (2, True, 18)
    assert mine.call.sentence.endswith("and one for his nobs is eighteen")
    assert {str(name): points for name, points in mine.table} == {"15s": 12, "pair": 2, "run": 3, "nobs": 1}
    assert (theirs.deal, theirs.was_last) == (1, False)
    assert told([deal(0, (20, 30)), deal(1, (121, 88))]).best == (None, None)


def test_a_hand_with_a_named_joker_is_not_called() -> None:
    hand = HandCounted(0, False, cards("5D 5S *1 QC"), STARTER, 20)
    best = told([deal(1, (121, 88), counted=(hand,))]).best[0]
    assert best is not None
    assert (best.call, best.table) == (SILENCE, ())


def test_the_deciding_moments_are_listed_in_order() -> None:
    deals = [deal(1, (12, 12)), deal(0, (33, 40), (9, 2)), deal(1, (121, 88), (8, 1))]
    assert told(deals, titles=("", "skunk")).facts == (
        Trailed(0, 7, 2),
        PartWon("pegging", 0, 19, 1, 6),
        ShortOfLine(1, 3, "skunk"),
    )
    leading = [deal(1, (12, 10)), deal(0, (33, 20)), deal(1, (60, 50)), deal(0, (121, 91))]
    assert told(leading).facts == (LedThroughout(0), PastLine(1, 0, "skunk"))
    assert told(leading, resigned=1).facts == ()
    assert told(leading, "lowball").facts == ()


def test_partners_count_together_and_three_players_apart() -> None:
    pegging = (1, 2, 3, 4)
    partners = told([deal(1, (121, 100), pegging)], "partners")
    assert partners.sides == (0, 1, 0, 1)
    assert {part.part: part.points for part in partners.parts}["pegging"] == (4, 6)
    three = told([deal(1, (121, 110, 60), (1, 2, 3))], "three_players", ("", "", "skunk"))
    assert {part.part: part.averages for part in three.parts}["pegging"] == (1, 2, 3)
    assert three.facts == ()


def test_the_games_of_a_match_are_listed_with_their_game_points() -> None:
    rules = parse("standard match=first_to:7", CribbageRules)
    table = open_table(rules, [Begin(1), *map(Do, whole_game(rules, 1, "simple"))])
    first = table.outcome
    assert first is not None
    table.push(table.next_game())
    table.push(Resign(0))
    table.push(table.next_game())
    played, resigned = games_of(table)
    points = tuple(first.points * (side in first.winners) for side in (0, 1))
    assert played == GameOfMatch(first.winners, first.scores, points)
    assert resigned.winners == (1,)
    assert resigned.points[0] == 0 < resigned.points[1]
