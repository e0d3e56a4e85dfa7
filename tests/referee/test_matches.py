"""Whole matches: the points of each game, the next dealer, the end and the winner."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, State
from fifteentwo.game import HOUSE
from fifteentwo.rules import CribbageRules
from fifteentwo.table import AnyEntry, Begin, CribbageTable, Do, Resign, Table
from tests.laws.games import rules, seeds
from tests.referee import translate
from tests.referee.following import agree
from tests.referee.game import Game
from tests.referee.match import Match, next_to_deal
from tests.referee.winning import Result

MOST_GAMES = 12


@given(rules, seeds, st.sampled_from((0.01, 0.1, 0.5)))
def test_the_referee_agrees_on_the_match(line: CribbageRules, seed: int, gives_up: float) -> None:
    short = line if line.board == "crash8" else replace(line, target=31 + line.target % 31)
    table, rng = Table(Cribbage(short)), Random(seed)
    match = Match(translate.rules_of(short))
    begin = Begin(rng.randrange(short.players) if short.first_deal == "chosen" else None)
    for _ in range(MOST_GAMES):
        table.push(begin)
        first, last, result = play_a_game(table, Game(match.rules, begin.dealer), rng, gives_up)
        match.add(result)
        agree(standing(match), standing_at(table), f"after game {match.games}")
        if match.is_over:
            return
        begin = table.next_game()
        assert begin.dealer == next_to_deal(match.rules, result, first, last)


def play_a_game(
    table: CribbageTable, referee: Game, rng: Random, gives_up: float
) -> tuple[int | None, int | None, Result]:
    """Plays a game at random, or until somebody resigns: the first and the last dealer, and the result."""
    first = referee.dealer
    while table.outcome is None:
        assert table.state is not None
        entry = next_entry(table, table.state, rng, gives_up)
        table.push(entry)
        if isinstance(entry, Resign):
            return first, referee.dealer, referee.if_given_up(entry.seat)
        assert isinstance(entry, Do)
        referee.act(translate.move_of(entry.action))
        first = referee.dealer if first is None else first
    return first, referee.dealer, referee.result


def next_entry(table: CribbageTable, state: State, rng: Random, gives_up: float) -> AnyEntry:
    """Somebody acts, or resigns, as anybody may at any time."""
    if rng.random() < gives_up:
        return Resign(rng.randrange(table.rules.players))
    seat = rng.choice(table.to_act())
    if seat == HOUSE:
        return Do(table.game.house(state, rng))
    return Do(rng.choice(table.game.legal(state, seat)))


def standing(match: Match) -> dict[str, object]:
    """The match by the referee."""
    return {
        "points": tuple(match.points),
        "wins": tuple(match.wins),
        "games": match.games,
        "over": match.is_over,
        "winner": match.winner,
    }


def standing_at(table: CribbageTable) -> dict[str, object]:
    """The match by the library."""
    now = table.standing
    return {
        "points": now.points,
        "wins": now.wins,
        "games": now.games,
        "over": table.is_over,
        "winner": table.winner,
    }
