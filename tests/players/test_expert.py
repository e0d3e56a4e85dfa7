"""The expert at the end of a game: it plays to win, and evaluates replies where nothing is solved."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.analysis import analyse
from fifteentwo.cribbage import Cribbage, Discard, View
from fifteentwo.engine import archive, solution
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.equity import deals
from fifteentwo.engine.expert import decisions, evaluation, exchange_rates, late_play, purification
from fifteentwo.engine.pegging import policy
from fifteentwo.players import expert as players_expert
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules
from fifteentwo.simulate import moves
from tests.players.positions import ME, chosen, dealt, in_the_play, played


def at(view: View, mine: int, theirs: int) -> View:
    return replace(view, pegs=((mine, mine), (theirs, theirs)))


def test_with_a_point_to_go_it_keeps_what_pegs_and_not_what_counts() -> None:
    view = dealt("5H 5C 5D JS 2S 9D", dealer=ME)
    early, late = chosen("expert", at(view, 0, 0)), chosen("expert", at(view, 120, 118))
    assert isinstance(early, Discard)
    assert isinstance(late, Discard)
    assert early != late
    assert chosen("expert-points", at(view, 120, 118)) == early, "which is played for points whatever the score"


def test_it_takes_the_point_that_ends_the_game() -> None:
    view = at(in_the_play("5H 8D 2C KH", "6D KS 3C", "7c"), 119, 100)
    assert played("expert", view) == "8D", "fifteen"


def test_positions_off_the_policy_are_evaluated_too() -> None:
    """After the lead of a five, which is a mistake, and an unusual reply."""
    view = in_the_play("4H 6D KS", "9S 2C", "5c AH td")
    assert played("expert", view) in {"4H", "6D", "KS"}
    assert played("expert-points", view) in {"4H", "6D", "KS"}


@pytest.mark.parametrize("wrong", [b"", b"not a file of tables"])
def test_without_its_data_it_plays_like_steady(
    wrong: bytes, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path_factory.mktemp("data") / "expert.zip"
    path.write_bytes(wrong)
    monkeypatch.setattr(solution, "shipped", lambda _: solution.ShippedSolution(path))
    players_expert._tables.cache_clear()
    try:
        for hand in ("5H 5C 5D JS 2S 9D", "AC 2D 3H 7S 8C KD"):
            assert chosen("expert", dealt(hand)) == chosen("steady", dealt(hand))
        view = in_the_play("4H 6D KS", "9S 2C", "5c AH td")
        assert chosen("expert", view) == chosen("steady", view)
    finally:
        players_expert._tables.cache_clear()


def test_without_win_probabilities_it_plays_for_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: DealRules) -> deals.DealStatistics:
        raise archive.BadTables("tables-damaged", file="deals.zip", reason="cut short")

    view = at(dealt("5H 5C 5D JS 2S 9D", dealer=ME), 120, 118)
    monkeypatch.setattr(decisions, "shipped_deals", broken)
    decisions.has_deals.cache_clear()
    try:
        assert chosen("expert", view) == chosen("expert-points", view)
    finally:
        decisions.has_deals.cache_clear()


class One(policy.Policy):
    """Always plays the highest rank."""

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float]:
        return {hand[-1]: 1.0}


class Damaged(policy.Policy):
    """A file that was truncated after it was opened."""

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float]:
        raise archive.BadTables("tables-damaged", file="rates.zip", reason="cut short")


class Two:
    """Whether any table was solved for pone's points counting more than one and a half of the dealer's."""

    def __init__(self, solved: policy.Policy) -> None:
        self.solved = solved

    def nearest(self, rate: float) -> policy.Policy:
        return self.solved if rate > 1.5 else solution.shipped()


def test_cards_are_drawn_from_the_table_for_the_exchange_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pone leads from 4 5 6 K: at 98 to 60 pone's points count 1.9 times the dealer's, at 60 to 98 less."""
    view = in_the_play("4H 5D 6S KC", "9S 2C 3D TC")
    ahead, behind, even = at(view, 98, 60), at(view, 60, 98), at(view, 10, 10)
    plain = {seed: [played("expert-points", each, seed) for each in (ahead, behind, even)] for seed in range(4)}
    monkeypatch.setattr(exchange_rates, "shipped_rates", lambda _: Two(One()))
    monkeypatch.setattr(decisions, "MIN_ADVANTAGE", 1.0)  # no best response
    for seed, points in plain.items():
        assert [played("expert", each, seed) for each in (ahead, behind, even)] == ["KC", *points[1:]]
    monkeypatch.setattr(exchange_rates, "shipped_rates", lambda _: Two(Damaged()))
    for seed, points in plain.items():
        assert [played("expert", each, seed) for each in (ahead, behind, even)] == points


def test_its_discards_decide_what_the_policy_mixes(monkeypatch: pytest.MonkeyPatch) -> None:
    view = in_the_play("4H 5D 6S", "9S 2C 3D", "KC td")
    monkeypatch.setattr(solution.ShippedSolution, "chances", lambda *_: {3: 0.5, 4: 0.5, 5: 0.0})
    for better, card in ((3, "4H"), (4, "5D")):
        pure = {rank: float(rank == better) for rank in (3, 4)}
        monkeypatch.setattr(purification, "purified", lambda *_, pure=pure: pure)
        assert {played("expert-points", view, seed) for seed in range(20)} == {card}
    monkeypatch.setattr(purification, "purified", lambda *_: pytest.fail("there is nothing to choose"))
    monkeypatch.setattr(solution.ShippedSolution, "chances", lambda *_: {3: 0.0, 4: 1.0, 5: 0.0})
    assert played("expert-points", view) == "5D"
    monkeypatch.setattr(solution.ShippedSolution, "chances", lambda *_: {3: 0.5, 4: 0.5, 5: 0.0})
    monkeypatch.setattr(decisions, "has_deals", lambda _: False)
    assert {played("expert-points", view, seed) for seed in range(20)} == {"4H", "5D"}, "by the policy as it is"


@pytest.mark.parametrize("scores", [(72, 41), (104, 99)])
def test_near_the_end_the_first_cards_are_a_best_response_where_that_gains_enough(
    scores: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    gained: list[bool] = []
    for move in moves(("steady", "steady"), CribbageRules(), 3, 1):
        if move.before.phase != "play" or len(move.before.plays) >= late_play.OPENING:
            continue
        view = at(Cribbage().observe(move.before, move.seat), *scores)
        if len({card.rank for card in view.hands[move.seat] if view.fits(card)}) < 2:
            continue
        values = decisions.card_values(solution.shipped(), view, move.seat)(True)
        with monkeypatch.context() as patched:
            patched.setattr(decisions, "MIN_ADVANTAGE", 1.0)
            policy, drawn = (_chances(view, move.seat, pure=pure) for pure in (False, True))
        best = max(values, key=lambda rank: round(values[rank], 6))
        gain = values[best] - sum(share * values[rank] for rank, share in policy.items())
        gained.append(gain >= 0.001)
        assert _chances(view, move.seat, pure=True) == ({best: 1.0} if gained[-1] else drawn)
    assert 0 < sum(gained) < len(gained)


def _chances(view: View, seat: int, *, pure: bool) -> dict[int, float]:
    values = decisions.card_values(solution.shipped(), view, seat)
    found = decisions.card_chances(solution.shipped(), view, seat, True, values, pure=pure)
    assert found is not None
    return found.chances


@pytest.mark.parametrize(
    ("hand", "other", "plays"),
    [("4H 5D 2S KC", "9S 2C 3D TC", ""), ("4H 5D 2S KC", "9S 2C 3D", "td"), ("4H 5D 2S", "9S 2C", "td KC 5c")],
)
def test_far_from_the_end_no_card_is_valued(hand: str, other: str, plays: str) -> None:
    view = at(in_the_play(hand, other, plays), 40, 70)
    seat, shipped = view.turn, solution.shipped()
    assert seat is not None
    known = evaluation.information_set(view, seat)
    found = decisions.card_chances(shipped, view, seat, True, lambda _: pytest.fail("it is valued"), pure=False)
    assert found is not None
    policy, _ = decisions._followed(shipped, view, known, True)
    assert found.chances == policy.chances(known.plays, known.role, known.hand)


@pytest.mark.parametrize(("mine", "pure"), [(40, True), (105, True), (105, False)])
def test_at_every_score_its_discards_decide_what_the_policy_mixes(
    mine: int, pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = at(in_the_play("4H 5D 6S", "9S 2C 3D", "KC td"), mine, mine)
    monkeypatch.setattr(exchange_rates, "shipped_rates", lambda _: None)
    monkeypatch.setattr(solution.ShippedSolution, "chances", lambda *_: {3: 0.5, 4: 0.5, 5: 0.0})
    monkeypatch.setattr(purification, "purified", lambda *_: {3: 0.25, 4: 0.75})
    monkeypatch.setattr(decisions, "MIN_ADVANTAGE", 1.0)
    assert _chances(view, ME, pure=pure) == ({3: 0.25, 4: 0.75} if pure else {3: 0.5, 4: 0.5, 5: 0.0})


def test_a_hint_says_how_often_the_policy_plays_a_card() -> None:
    view = in_the_play("4H 5D 6S", "9S 2C 3D", "KC td")
    seat = view.turn
    assert seat is not None
    known = evaluation.information_set(view, seat)
    chances = solution.shipped().chances(known.plays, known.role, known.hand)
    assert chances is not None
    for option in analyse(view).options:
        assert option.often is not None
        assert option.often.value == pytest.approx(chances[option.cards[0].rank - 1])


def test_while_compiling_it_draws_from_the_solved_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at(in_the_play("4H 5D 6S KC", "9S 2C 3D TC"), 110, 112)
    monkeypatch.setattr(exchange_rates, "shipped_rates", lambda _: None)
    monkeypatch.setattr(decisions, "_is_warming", lambda: True)
    for seed in range(4):
        assert played("expert", view, seed) == played("expert-points", view, seed)


def test_once_ready_it_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    view = at(in_the_play("4H 5D 6S KC", "9S 2C 3D TC"), 110, 112)
    before = played("expert", view)
    decisions.warm()
    decisions.warm()
    assert not decisions._is_warming()
    assert played("expert", view) == before


def test_every_card_it_plays_is_legal() -> None:
    game = Cribbage()
    choose = player("expert", Random(1))
    for scores in ((0, 0), (100, 110), (119, 119)):
        view = at(in_the_play("4H 6D KS 2C", "5D 9S TC JD"), *scores)
        assert choose(view, game.legal(view, ME)) in game.legal(view, ME)
