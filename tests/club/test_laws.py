"""The laws of an evening, over random evenings: people come late, leave and return, and results disagree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifteentwo.club import (
    FORMATS,
    AnyEveningEvent,
    ClubGame,
    Evening,
    NotAllowed,
    Result,
    Settings,
    check,
    evolve,
    fold,
    formats,
    is_complete,
    next_round,
    standings,
)
from fifteentwo.club.events import (
    Entered,
    EveningOpened,
    FormatName,
    Joined,
    Left,
    Paired,
    ResultSettled,
    Returned,
    Voided,
)
from fifteentwo.club.formats import can_pair
from fifteentwo.club.knockout import bracket, champion, qualifiers

LOG = msgspec.json.Decoder(tuple[AnyEveningEvent, ...])


class Night:
    """An evening with its log; every event is checked before it happens."""

    def __init__(self, chosen: Settings) -> None:
        self.log: list[AnyEveningEvent] = [EveningOpened(chosen)]
        self.state = fold(self.log)

    def do(self, event: AnyEveningEvent) -> None:
        check(self.state, event)
        self.log.append(event)
        self.state = evolve(self.state, event)

    def join(self, lot: int = 0) -> None:
        number = len(self.state.players)
        self.do(Joined(number, f"P{number}", lot))


@st.composite
def results(draw: st.DrawFn, target: int = 121) -> Result:
    lost = draw(st.integers(0, target - 1))
    return draw(st.sampled_from([Result(target, lost), Result(lost, target)]))


def settle_all(night: Night, draw: st.DrawFn) -> None:
    for game in night.state.open_games:
        result = draw(results())
        match draw(st.sampled_from(["both", "organiser", "differ", "void"])):
            case "both":
                night.do(Entered(game.id, game.first, result))
                night.do(Entered(game.id, game.second, result))
            case "organiser":
                night.do(ResultSettled(game.id, result))
            case "differ":
                night.do(Entered(game.id, game.second, result.swapped))
                night.do(Entered(game.id, game.first, result))
                assert night.state.games[game.id].report == "differ"
                night.do(Entered(game.id, game.second, result))
            case _:
                night.do(Voided(game.id))


@st.composite
def nights(draw: st.DrawFn, names: tuple[FormatName, ...] = tuple(FORMATS)) -> Night:
    """An evening after some rounds."""
    night = Night(Settings("Club", draw(st.sampled_from(names))))
    for lot in draw(st.lists(st.integers(0, 9), min_size=2, max_size=14)):
        night.join(lot)
    for _ in range(draw(st.integers(1, 8))):
        for _ in range(draw(st.integers(0, 1))):
            night.join()
        if draw(st.integers(0, 3)) == 0:
            away = [player for player in night.state.players if not player.here]
            is_back = bool(away) and draw(st.booleans())
            if is_back:
                night.do(Returned(away[0].id))
            elif night.state.here:
                night.do(Left(draw(st.sampled_from([player.id for player in night.state.here]))))
        try:
            night.do(next_round(night.state))
        except NotAllowed:
            continue
        if night.state.here and draw(st.integers(0, 5)) == 0:
            night.do(Left(draw(st.sampled_from(night.state.here)).id))
        settle_all(night, draw)
    return night


def paired(night: Night) -> Iterator[tuple[Evening, Paired]]:
    """Every round as it was paired, with the state before."""
    state = fold(night.log[:1])
    for event in night.log[1:]:
        if isinstance(event, Paired):
            yield state, event
        state = evolve(state, event)


def met(games: tuple[ClubGame, ...]) -> Counter[frozenset[int]]:
    """How often each two have met, without the games that were struck out."""
    return Counter(frozenset(game.players) for game in games if not game.is_void)


@given(nights())
@settings(max_examples=30)
def test_the_log_reads_back_as_the_same_evening(night: Night) -> None:
    assert fold(LOG.decode(msgspec.json.encode(night.log))) == night.state


@given(nights())
@settings(max_examples=30)
def test_in_a_round_everybody_who_is_here_plays_once_or_sits_out(night: Night) -> None:
    for before, event in paired(night):
        placed = [player for pairing in event.pairings for player in (pairing.first, pairing.second)]
        assert len(set(placed)) == len(placed)
        if before.settings.format != "arena":
            assert sorted([*placed, *event.byes]) == [player.id for player in before.here]
        assert len({pairing.table for pairing in event.pairings}) == len(event.pairings)


@given(nights(("acc9", "acc22", "swiss")))
@settings(max_examples=30)
def test_nobody_meets_anybody_more_than_twice(night: Night) -> None:
    assert max(met(night.state.games).values(), default=0) <= 2


@pytest.mark.parametrize("players", [*range(6, 15), 17, 23, 24])
@pytest.mark.parametrize("name", ["acc9", "acc22"])
def test_a_rotation_meets_everybody_before_anybody_again(players: int, name: FormatName) -> None:
    night = Night(Settings("Club", name))
    for _ in range(players):
        night.join()
    while not is_complete(night.state):
        night.do(next_round(night.state))
        for game in night.state.open_games:
            night.do(ResultSettled(game.id, Result(121, 100)))
        times = met(night.state.games)
        assert max(times.values()) <= 2
        if max(times.values()) == 2:
            assert len(times) >= players * (players - 1) // 2 - players // 2
        byes = [row.byes for row in standings(night.state)]
        assert max(byes) - min(byes) <= 1
    cycle = players - 1 + players % 2
    assert len(night.state.rounds) == min({"acc9": 9, "acc22": 22}[name], 2 * cycle)


@pytest.mark.parametrize("players", range(2, 12))
def test_a_round_robin_is_over_when_all_have_met(players: int) -> None:
    night = Night(Settings("Club", "round-robin"))
    for _ in range(players):
        night.join()
    while not is_complete(night.state):
        night.do(next_round(night.state))
        for game in night.state.open_games:
            night.do(ResultSettled(game.id, Result(90, 121)))
    assert len(night.state.rounds) == players - 1 + players % 2
    assert set(met(night.state.games).values()) == {1}
    assert len(night.state.games) == players * (players - 1) // 2


def can_all_play(players: frozenset[int], games: Counter[frozenset[int]], most: int) -> bool:
    """Whether these players can be paired with nobody meeting anybody too often: by trying everything."""
    if not players:
        return True
    first = min(players)
    rest = players - {first}
    return any(games[frozenset((first, other))] < most and can_all_play(rest - {other}, games, most) for other in rest)


def sat_out(state: Evening) -> dict[int, int]:
    """The byes of each player, with the rounds before they came; in the Swiss system without those."""
    is_swiss = state.settings.format == "swiss"
    return {row.player: row.byes + (0 if is_swiss else state.players[row.player].since) for row in standings(state)}


@given(nights(("acc9", "swiss", "round-robin")))
@settings(max_examples=40)
def test_a_bye_goes_to_one_who_sat_out_least(night: Night) -> None:
    """Of those without whom all others can play."""
    for before, event in paired(night):
        most, games = FORMATS[before.settings.format].meetings, met(before.games)
        here = frozenset(player.id for player in before.here)
        if len(here) % 2 == 0:
            assert (event.byes == ()) == can_all_play(here, games, most)
            continue
        free = [player for player in here if can_all_play(here - {player}, games, most)]
        assert (len(event.byes) == 1) == bool(free)
        if free:
            assert sat_out(before)[event.byes[0]] == min(sat_out(before)[player] for player in free)


@given(nights(("swiss",)))
@settings(max_examples=60)
def test_in_the_swiss_system_nobody_has_two_byes_while_somebody_has_none(night: Night) -> None:
    """Late arrivals, withdrawals and returns do not matter; only where all others can play without the one."""
    for before, event in paired(night):
        here = frozenset(player.id for player in before.here)
        byes, games = {row.player: row.byes for row in standings(before)}, met(before.games)
        if len(event.byes) == 1 and byes[event.byes[0]] > 0:
            without = [player for player in here if byes[player] == 0]
            assert not any(can_all_play(here - {player}, games, 2) for player in without)


@given(nights())
@settings(max_examples=60)
def test_a_round_can_be_paired_if_and_only_if_there_is_one(night: Night) -> None:
    """`can_pair` and `is_complete` look for no pairing."""
    state = night.state
    try:
        event = next_round(state)
    except NotAllowed as refused:
        assert not can_pair(state)
        if refused.code == "evening-nobody":
            assert not formats._pairs(state)[0]
    else:
        assert can_pair(state)
        assert event.pairings
    asked = FORMATS[state.settings.format].rounds(len(state.here))
    if state.settings.format != "arena" and state.rounds and len(state.rounds) < (asked or 10**6):
        assert is_complete(state) == (formats._pairs(state)[0] == [])


def test_a_full_hall_is_looked_at_without_pairing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    night = Night(Settings("Club", "swiss"))
    for _ in range(400):
        night.join()
    night.do(next_round(night.state))
    for game in night.state.open_games:
        night.do(ResultSettled(game.id, Result(121, 100)))
    monkeypatch.setattr(formats, "pair_off", lambda *_: pytest.fail("it is paired"))
    assert can_pair(night.state)
    assert not is_complete(night.state)


@pytest.mark.parametrize("players", [4, 6])
def test_nobody_has_two_byes_in_a_row_where_all_have_sat_out_equally(players: int) -> None:
    """One player comes after the first round, so that the turn to sit out comes round within the nine games."""
    night = Night(Settings("Club", "acc9"))
    for _ in range(players):
        night.join()
    byes: list[int] = []
    for number in range(9):
        if number == 1:
            night.join()
        event = next_round(night.state)
        night.do(event)
        byes += event.byes
        for game in night.state.open_games:
            night.do(ResultSettled(game.id, Result(121, 90)))
    assert len(byes) == 8
    assert all(one != other for one, other in pairwise(byes))


@given(nights(("swiss", "arena", "acc9")))
@settings(max_examples=30)
def test_the_standings_add_up_to_the_results(night: Night) -> None:
    rows = standings(night.state)
    counted = [game for game in night.state.games if game.result is not None]
    assert sum(row.played for row in rows) == 2 * len(counted)
    assert sum(row.spread for row in rows) == 0
    assert sum(row.plus for row in rows) == sum(abs(g.result.first - g.result.second) for g in counted if g.result)
    wins_by_bye = sum(row.byes for row in rows) if night.state.settings.format != "arena" else 0
    assert sum(row.won for row in rows) == len(counted) + wins_by_bye
    skunks = sum(row.skunks for row in rows)
    assert sum(row.points for row in rows) == 2 * (len(counted) + wins_by_bye) + skunks
    assert skunks == sum(min(g.result.first, g.result.second) <= 90 for g in counted if g.result)
    assert [row.order for row in rows] == sorted(row.order for row in rows)
    for upper, lower in pairwise(rows):
        assert (upper.rank == lower.rank) == (upper.order == lower.order)


@given(nights(), st.data())
@settings(max_examples=40)
def test_a_withdrawal_loses_nothing(night: Night, data: st.DataObject) -> None:
    leaving = data.draw(st.sampled_from(night.state.players)).id
    if not night.state.players[leaving].here:
        return
    before = {row.player: row for row in standings(night.state)}
    night.do(Left(leaving))
    after = {row.player: row for row in standings(night.state)}
    assert after == before
    assert [game.result for game in night.state.games] == [game.result for game in fold(night.log[:-1]).games]


@given(nights(("acc9", "swiss")))
@settings(max_examples=30)
def test_a_late_arrival_is_in_the_next_round(night: Night) -> None:
    night.join()
    late = night.state.players[-1].id
    if is_complete(night.state) or len(night.state.here) < 2:
        return
    event = next_round(night.state)
    assert (
        late in {player for pairing in event.pairings for player in (pairing.first, pairing.second)}
        or late in event.byes
    )
    if len(event.byes) == 1 and late in event.byes:
        assert len(night.state.here) == 3 or sat_out(night.state)[late] == min(
            sat_out(night.state)[player.id] for player in night.state.here
        )


@given(nights(("acc9", "swiss", "arena")), st.data())
@settings(max_examples=30)
def test_a_knockout_has_byes_only_in_its_first_round_and_ends_with_one(night: Night, data: st.DataObject) -> None:
    if len(night.state.here) < 2:
        return
    number = data.draw(st.integers(2, len(night.state.here)))
    begun = qualifiers(night.state, number)
    night.do(begun)
    size = 1 << (number - 1).bit_length()
    first = next_round(night.state)
    assert set(first.byes) == set(begun.seeds[: size - number])
    while champion(night.state) is None:
        before = len(night.state.rounds)
        night.do(next_round(night.state))
        if before > len([each for each in night.state.rounds if not each.knockout]):
            assert night.state.rounds[-1].byes == ()
        for game in night.state.open_games:
            won = data.draw(st.sampled_from([Result(2, 0), Result(1, 2), Result(2, 1)]))
            night.do(ResultSettled(game.id, won))
    assert sum(game.knockout for game in night.state.games) == number - 1
    assert is_complete(night.state)
    assert all(None not in places for places in bracket(night.state)[1:])


@given(nights(("arena",)), st.data())
@settings(max_examples=30)
def test_an_arena_pairs_all_who_are_free_with_others_than_last_time(night: Night, data: st.DataObject) -> None:
    """Some games end, and at once those who are free are paired; at most one, or two who have just met, wait."""
    for _ in range(4):
        for game in night.state.open_games:
            if data.draw(st.booleans()):
                night.do(ResultSettled(game.id, Result(121, 100)))
        last: dict[int, int] = {}
        for game in night.state.games:
            last |= {game.first: game.second, game.second: game.first}
        try:
            event = next_round(night.state)
        except NotAllowed:
            event = Paired(())
        else:
            night.do(event)
        placed = {player for pairing in event.pairings for player in (pairing.first, pairing.second)}
        busy = {player for game in night.state.open_games for player in game.players}
        waiting = [player.id for player in night.state.here if player.id not in busy | placed]
        if len(night.state.here) > 2:
            assert all(
                last.get(each.first) != each.second or last.get(each.second) != each.first for each in event.pairings
            )
            assert all(
                last.get(one) == other and last.get(other) == one
                for one in waiting
                for other in waiting
                if one != other
            )


def test_a_quarter_qualifies_rounded_up() -> None:
    for players, wanted in ((8, 2), (9, 3), (108, 27), (121, 31), (124, 31)):
        night = Night(Settings("Club", "swiss"))
        for number in range(players):
            night.join(number)
        night.do(next_round(night.state))
        for game in night.state.open_games:
            night.do(ResultSettled(game.id, Result(121, 100)))
        assert len(qualifiers(night.state).seeds) == wanted
