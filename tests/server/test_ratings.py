"""Ratings of results: who is rated, how, and by what order."""

from random import Random

import pytest

from fifteentwo.rules import parse
from fifteentwo.server import ratings
from fifteentwo.server.finished import GameResult
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby, rules_line
from fifteentwo.server.ratings import START, RatedRow, ratings_of
from fifteentwo.server.ratings_kept import EVER, kept_ratings
from fifteentwo.server.ratings_rows import Mark
from fifteentwo.server.store import Store
from fifteentwo.server.wire import CHAIRS, ENCODER, Chair
from tests.server.guests import Guest

ANN, BOB = "ann", "bob"


def row(
    at: int,
    winners: tuple[int, ...],
    owners: tuple[str, ...] = (ANN, BOB),
    rules: str = "standard",
    players: tuple[str | None, ...] | None = None,
    assisted: tuple[int, ...] = (),
    demonstrated: bool = False,
) -> RatedRow:
    of = parse(rules)
    seats = players or (None,) * of.players
    sides = 1 + max(map(of.side, range(of.players)))
    result = GameResult(
        (121,) * sides, winners, ("",) * sides, None, assisted, demonstrated, 9, (), (None,) * of.players
    )
    chairs = tuple(Chair(f"P{seat}", player) for seat, player in enumerate(seats))
    held = tuple((seat, owner) for seat, owner in enumerate(owners) if seats[seat] is None)
    return RatedRow(
        f"g{at}", 1, f"2026-01-{at:02}", rules_line(of), ENCODER.encode(chairs).decode(),
        ENCODER.encode(result).decode(), held
    )  # fmt: skip


def test_the_winner_gains_what_the_loser_loses_and_both_become_surer() -> None:
    rows = [row(1, (0,))]
    (ann,), (bob,) = ratings_of(ANN, rows), ratings_of(BOB, rows)
    assert ann.rating - START == START - bob.rating > 0
    assert ann.error == bob.error < 1.96 * 25 / 3 * ratings.SCALE
    assert (ann.kind, ann.games, ann.timeline[0].won, bob.timeline[0].won) == ("two", 1, True, False)


def test_the_interval_holds_the_rating_that_wins_as_often_as_one_does() -> None:
    """Somebody who beats a rated player of the computer half of the time ends near that player's rating."""
    rng = Random(5)
    rows = [row(1 + at % 28, (int(rng.random() < 0.5),), players=(None, "expert")) for at in range(300)]
    (ann,) = ratings_of(ANN, rows)
    measured = ratings._measured("expert")
    assert measured is not None
    assert abs(ann.rating - measured) <= 2 * ann.error < 200


@pytest.mark.parametrize(
    "not_rated",
    [
        row(1, (0,), assisted=(0,)),
        row(1, (0,), assisted=(1,)),
        row(1, (0,), demonstrated=True),
        row(1, (0,), owners=(ANN, ANN)),
        row(1, (0,), players=(None, "random")),
        row(1, (0,), players=(None, "exec:./mybot")),
        row(1, (0,), owners=(ANN,)),
    ],
)
def test_games_that_do_not_count(not_rated: RatedRow) -> None:
    assert ratings_of(ANN, [not_rated]) == ()
    (after,) = ratings_of(ANN, [not_rated, row(2, (0,))])
    assert after.games == 1


def test_teams_and_games_of_more_are_rated_apart() -> None:
    four = ("a", "b", "c", "d")
    rows = [row(1, (1,), four, "partners"), row(2, (2,), ("a", "b", "c"), "three_players"), row(3, (0,), ("a", "b"))]
    found = {one.kind: one.rating for one in ratings_of("a", rows)}
    assert set(found) == {"two", "more", "teams"}
    assert found["teams"] < START
    assert found["more"] < START < found["two"]
    assert ratings_of("b", rows[:1])[0].rating > START


def test_order_of_time_decides() -> None:
    up, down = ratings_of(ANN, [row(1, (1,)), row(2, (0,))]), ratings_of(ANN, [row(1, (0,)), row(2, (1,))])
    assert up[0].rating > down[0].rating


async def test_a_game_that_was_played_is_rated(store: Store) -> None:
    rng = Random(1)
    lobby = Lobby(store, rng=rng)
    opened = await lobby.open(NewRoom("standard target=31", (Chair("Ann"), Chair("Eve", "beginner"))), "a" * 40)
    room = await lobby.room(opened.room)
    async with Guest(room, 0) as ann:
        await ann.enter()
        await ann.play(rng)
    rows = ratings.rated_rows(await store.ratings.finished(Mark(), EVER, 9))
    (rated,) = ratings_of(token_hash("a" * 40), rows)
    assert await kept_ratings(store.ratings, token_hash("a" * 40)) == (rated,)
    assert rated.games == len(rows) == 1
    assert rated.timeline[0].room == opened.room
    assert len(CHAIRS.decode(rows[0].chairs)) == 2
