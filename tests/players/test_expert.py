"""The expert at the end of a game: it plays to win, and where nothing is solved it weighs the answers."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, LayAway, View
from fifteentwo.engine import choosing, dealing, expert
from fifteentwo.players import expert as players_expert
from fifteentwo.players import player
from tests.players.positions import ME, chosen, dealt, in_the_play, played


def at(view: View, mine: int, theirs: int) -> View:
    return replace(view, pegs=((mine, mine), (theirs, theirs)))


def test_with_a_point_to_go_it_keeps_what_pegs_and_not_what_counts() -> None:
    view = dealt("5H 5C 5D JS 2S 9D", dealer=ME)
    early, late = chosen("expert", at(view, 0, 0)), chosen("expert", at(view, 120, 118))
    assert isinstance(early, LayAway)
    assert isinstance(late, LayAway)
    assert early != late
    assert chosen("expert-points", at(view, 120, 118)) == early, "which is played for points whatever the score"


def test_it_takes_the_point_that_ends_the_game() -> None:
    view = at(in_the_play("5H 8D 2C KH", "6D KS 3C", "7c"), 119, 100)
    assert played("expert", view) == "8D", "fifteen"


def test_what_nobody_plays_who_goes_by_the_policy_is_weighed_all_the_same() -> None:
    """After a lead of a five, which is a mistake, and an odd answer to it."""
    view = in_the_play("4H 6D KS", "9S 2C", "5c AH td")
    assert played("expert", view) in {"4H", "6D", "KS"}
    assert played("expert-points", view) in {"4H", "6D", "KS"}


@pytest.mark.parametrize("wrong", [b"", b"not a file of tables"])
def test_without_its_data_it_plays_as_steady(
    wrong: bytes, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path_factory.mktemp("data") / "expert.zip"
    path.write_bytes(wrong)
    monkeypatch.setattr(expert, "shipped", lambda: expert.Tables(path))
    players_expert._tables.cache_clear()
    try:
        for hand in ("5H 5C 5D JS 2S 9D", "AC 2D 3H 7S 8C KD"):
            assert chosen("expert", dealt(hand)) == chosen("steady", dealt(hand))
        view = in_the_play("4H 6D KS", "9S 2C", "5c AH td")
        assert chosen("expert", view) == chosen("steady", view)
    finally:
        players_expert._tables.cache_clear()


def test_without_what_deals_bring_it_plays_for_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dealing.Dealing:
        raise expert.BadTables("deals.zip: cut short")

    view = at(dealt("5H 5C 5D JS 2S 9D", dealer=ME), 120, 118)
    monkeypatch.setattr(choosing, "shipped_deals", broken)
    choosing.has_deals.cache_clear()
    try:
        assert chosen("expert", view) == chosen("expert-points", view)
    finally:
        choosing.has_deals.cache_clear()


class One(expert.Policy):
    """Always plays the highest rank."""

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float]:
        return {hand[-1]: 1.0}


class Damaged(expert.Policy):
    """A file that was cut short after it was opened."""

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float]:
        raise expert.BadTables("rates.zip: cut short")


class Two:
    """Something was solved for a pone's point worth more than one and a half of the dealer's."""

    def __init__(self, solved: expert.Policy) -> None:
        self.solved = solved

    def nearest(self, rate: float) -> expert.Policy:
        return self.solved if rate > 1.5 else expert.shipped()


def test_cards_are_drawn_from_what_was_solved_for_the_worth_of_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pone leads from 4 5 6 K: at 98 to 60 his points are worth 1.9 of the dealer's, at 60 to 98 they are not."""
    view = in_the_play("4H 5D 6S KC", "9S 2C 3D TC")
    ahead, behind, even = at(view, 98, 60), at(view, 60, 98), at(view, 10, 10)
    plain = {seed: [played("expert-points", each, seed) for each in (ahead, behind, even)] for seed in range(4)}
    monkeypatch.setattr(choosing, "shipped_rates", lambda _: Two(One()))
    for seed, points in plain.items():
        assert [played("expert", each, seed) for each in (ahead, behind, even)] == ["KC", *points[1:]]
    monkeypatch.setattr(choosing, "shipped_rates", lambda _: Two(Damaged()))
    for seed, points in plain.items():
        assert [played("expert", each, seed) for each in (ahead, behind, even)] == points


def test_while_it_reads_and_compiles_it_draws_from_what_was_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at(in_the_play("4H 5D 6S KC", "9S 2C 3D TC"), 110, 112)
    monkeypatch.setattr(choosing, "shipped_rates", lambda _: None)
    monkeypatch.setattr(choosing, "_is_warming", lambda: True)
    for seed in range(4):
        assert played("expert", view, seed) == played("expert-points", view, seed)


def test_made_ready_it_waits_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at(in_the_play("4H 5D 6S KC", "9S 2C 3D TC"), 110, 112)
    before = played("expert", view)
    choosing.warm()
    choosing.warm()
    assert not choosing._is_warming()
    assert played("expert", view) == before


def test_every_card_it_plays_can_be_played() -> None:
    game = Cribbage()
    choose = player("expert", Random(1))
    for scores in ((0, 0), (100, 110), (119, 119)):
        view = at(in_the_play("4H 6D KS 2C", "5D 9S TC JD"), *scores)
        assert choose(view, game.legal(view, ME)) in game.legal(view, ME)
