"""Games in arrays are the games of the rules core: every event, every score, all that a seat sees and may do."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import (
    AnyAction,
    AnyEvent,
    CountEnded,
    Cribbage,
    Deal,
    Dealt,
    Discard,
    Pegged,
    Play,
    SaidGo,
    Shown,
    Turn,
)
from fifteentwo.envs.batch import EVENTS, BatchEnv
from fifteentwo.envs.cribbage import _points, result
from fifteentwo.game import Opening
from fifteentwo.moves import GameEnded

RULES = (
    "standard",
    "hoyle",
    "lowball",
    "gamerules_61",
    "five_card",
    "seven_card",
    "no_discard",
    "nineteen nineteen_crib=on",
    "toss_fives",
    "standard stinkhole=on target=31",
    "standard go_timing=on_call last_card=0 target=45",
    "standard crib_flush=four heels=0 skunk_scale=acc last_card=0",
    "standard cards_dealt=8 target=200",
    "standard cards_dealt=4 crib=dealt go_timing=on_call",
)
SHORT = "standard target=31"
Told = tuple[str, int, int]


def cards_of(mask: int) -> tuple[Card, ...]:
    return tuple(card for card in PACK if mask >> card & 1)


def told(events: tuple[AnyEvent, ...], last: int) -> Iterator[Told]:
    """The events as those in an array; `last` is the seat that played last."""
    for event in events:
        match event:
            case Pegged(side, points, why) if why not in {"hand", "crib"}:
                yield why, side, points
            case Shown(seat, crib, _, _, points):
                yield "crib" if crib else "hand", seat, points
            case SaidGo(seat):
                yield "said go", seat, 0
            case CountEnded(count):
                yield "count ended", last, count
            case Dealt(dealer):
                yield "dealt", dealer, 0
            case GameEnded(outcome):
                high = outcome.scores.index(max(outcome.scores))
                yield "over", high, 0
            case _:
                pass


class Follower:
    """The game in one row of a batch, played by the core."""

    def __init__(self, env: BatchEnv, at: int) -> None:
        self.env, self.at, self.core = env, at, Cribbage(env.rules)
        self.finished = 0
        self.events: list[Told] = []
        self.begin()

    @property
    def row(self) -> Any:
        return self.env.games[self.at]

    def begin(self) -> None:
        self.state = self.core.start(Opening(dealer=int(self.row["dealer"])))
        self.deal()

    def deal(self) -> None:
        """Deals the cards of the row."""
        row = self.row
        self.away: tuple[list[Card], list[Card]] = ([], [])
        hands = tuple(map(cards_of, row["held"].tolist()))
        self.do(Deal(hands, cards_of(int(row["dealt_to_crib"]))))
        self.starter = Card(int(row["starter"]))
        if not self.env.rules.discards:
            self.do(Turn(self.starter))

    def deal_the_last(self) -> None:
        """His heels ended the game in the deal; the row has the cards of the next one."""
        stock = [card for card in PACK if card.rank != 11]
        many, crib = self.env.rules.cards_dealt, 4 * (self.env.rules.crib == "dealt")
        self.do(Deal((tuple(stock[:many]), tuple(stock[many : 2 * many])), tuple(stock[2 * many : 2 * many + crib])))
        self.do(Turn(Card("JS")))

    def do(self, action: AnyAction) -> None:
        self.state, events = self.core.apply(self.state, action)
        self.events += told(events, self.state.plays[-1][0] if self.state.plays else -1)

    def follow(self, card: Card, before: Any) -> None:
        """Takes the action that the row has taken, and compares what came of it."""
        then, self.events, seat = self.state, [], int(before["turn"])
        if self.state.phase == "discard":
            self.away[seat].append(card)
            if sum(map(len, self.away)) == 2 * self.env.rules.discards:
                for discarding in (0, 1):
                    self.do(Discard(discarding, tuple(self.away[discarding])))
                self.do(Turn(self.starter))
        else:
            self.do(Play(seat, card))
        found = [(EVENTS[kind], seat, points) for kind, seat, points in self.told()]
        if self.state.phase == "deal":
            if any(kind == "over" for kind, _, _ in found):
                self.deal_the_last()
            else:
                self.deal()
        rewards = self.env.batch.rewards[self.at].tolist()
        outcome = self.core.outcome(self.state)
        if self.env.reward == "points":
            assert rewards == [_points(then, self.state, side) for side in (0, 1)]
        else:
            assert rewards == ([0, 0] if outcome is None else [result(outcome, s, self.env.reward) for s in (0, 1)])
        assert bool(self.env.batch.over[self.at]) == (outcome is not None)
        if outcome is not None:
            assert tuple(self.row["final"].tolist()) == self.state.scores
            self.finished += 1
            self.begin()
        assert self.events == found
        self.compare()

    def told(self) -> list[list[int]]:
        found: list[list[int]] = self.row["events"][: self.row["event_count"]].tolist()
        return found

    def compare(self) -> None:
        """The position, the observation and the mask."""
        seat = self.seat
        assert int(self.row["turn"]) == int(self.env.batch.seats[self.at]) == seat
        seen = bytearray(320)
        state, own, other = self.state, seat, 1 - seat
        away = self.away[own] if state.phase == "discard" else list(state.discarded[own])
        for card in state.hands[own]:
            seen[card] = card not in away
        for card in away:
            seen[52 + card] = 1
        for place, (player, card) in enumerate(state.plays, 1):
            seen[(104 if player == own else 156) + card] = place
        for place, card in enumerate(state.row, 1):
            seen[208 + card] = place
        if state.starter is not None:
            seen[260 + state.starter] = 1
        seen[312:] = bytes((
            state.scores[own], state.scores[other], state.dealer == own, state.phase == "play", state.count,
            len(state.hands[other]), own in state.gone, other in state.gone,
        ))  # fmt: skip
        assert self.env.batch.observations[self.at].tobytes() == seen
        legal: set[Card] = set()
        for action in self.core.legal(state, seat):
            if isinstance(action, Play):
                legal.add(action.card)
            elif isinstance(action, Discard) and set(away) <= set(action.cards):
                legal.update(set(action.cards) - set(away))
        fives = {card for card in legal if card.rank == 5}
        if self.env.rules.toss_fives and state.phase == "discard" and fives:
            legal = fives  # the fives come first
        assert np.flatnonzero(self.env.batch.masks[self.at]).tolist() == sorted(legal)

    @property
    def seat(self) -> int:
        if self.state.phase == "discard":
            return 0 if len(self.away[0]) < self.env.rules.discards else 1
        [seat] = self.core.to_act(self.state)
        return seat


def follow_games(env: BatchEnv, finished: int) -> int:
    """Plays until at least this many games have ended; returns their number."""
    followers = [Follower(env, at) for at in range(len(env))]
    for follower in followers:
        follower.compare()
    while (done := sum(follower.finished for follower in followers)) < finished:
        before, actions = env.games.copy(), env.random_actions()
        env.step(actions)
        for at, follower in enumerate(followers):
            follower.follow(Card(int(actions[at])), before[at])
    return done


def test_reset_begins_the_same_games_from_the_same_seeds() -> None:
    env, again = BatchEnv(SHORT, games=6, reward="win"), BatchEnv(SHORT, games=6)
    env.reset(seed=3)
    again.reset(seeds=env.games["seed"])
    assert play(env, 300) == play(again, 300)
    env.reset(seed=3, dealers=[0, 0, 0, 1, 1, 1])
    assert env.games["dealer"].tolist() == [0, 0, 0, 1, 1, 1]
    assert len(set(env.games["seed"].tolist())) == 6


def play(env: BatchEnv, steps: int) -> list[bytes]:
    """The observations of some steps with the lowest card each time."""
    return [env.step(env.batch.masks.argmax(axis=1)).observations.tobytes() for _ in range(steps)]


def test_a_later_game_is_dealt_again_from_its_seed() -> None:
    env = BatchEnv(SHORT, games=3)
    env.reset(seed=1)
    while not env.batch.over.all():
        env.step(env.random_actions())
        if env.batch.over.any():
            begun = env.games[env.batch.over]
            again = BatchEnv(SHORT, games=len(begun))
            again.reset(seeds=begun["seed"])
            assert again.games["held"].tolist() == begun["held"].tolist()
            assert again.games["dealer"].tolist() == begun["dealer"].tolist()
            return


def copied_to_another(env: BatchEnv) -> BatchEnv:
    other = BatchEnv(SHORT, games=len(env))
    other.games[:] = env.games
    other.observe()
    return other


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env)), copied_to_another])  # noqa: S301 - our own
def test_a_copy_goes_on_in_the_same_way(copied: Callable[[BatchEnv], BatchEnv]) -> None:
    env = BatchEnv(SHORT, games=50)
    env.reset(seed=1)
    play(env, 7)
    other = copied(env)
    assert all(np.array_equal(one, two) for one, two in zip(env.batch[:3], other.batch[:3], strict=True))
    assert play(other, 200) == play(env, 200)


def test_cards_starters_and_dealers_are_dealt_evenly() -> None:
    env = BatchEnv(games=20_000)
    env.reset(seed=5)
    held = env.games["held"][:, 0]
    times = [int((held >> card & 1).sum()) for card in PACK]
    assert sum(times) == 6 * 20_000
    # The standard deviation is 45 for cards in a hand and 19 for starters.
    assert all(abs(many - 20_000 * 6 / 52) < 5 * 45 for many in times)
    assert all(abs(many - 20_000 / 52) < 5 * 20 for many in np.bincount(env.games["starter"], minlength=52))
    assert abs(env.games["dealer"].mean() - 0.5) < 5 * 0.0036


def test_random_actions_are_legal_and_even() -> None:
    env = BatchEnv(games=5000)
    env.reset(seed=1)
    chosen = env.random_actions()
    assert env.batch.masks[np.arange(5000), chosen].all()
    order = (env.batch.masks.cumsum(axis=1) - 1)[np.arange(5000), chosen]
    assert all(abs(many - 5000 / 6) < 5 * 26 for many in np.bincount(order, minlength=6))


@pytest.mark.parametrize("reward", ["win", "game"])
@pytest.mark.parametrize("rules", [SHORT, "lowball target=31", "hoyle target=61"])
def test_rewards_at_the_end_are_those_of_the_core(rules: str, reward: Any) -> None:
    env = BatchEnv(rules, games=8, reward=reward)
    env.reset(seed=2)
    assert follow_games(env, 16) >= 16


def test_actions_come_from_tensors_and_observations_go_to_them_without_a_copy() -> None:
    env = BatchEnv(SHORT, games=4)
    batch = env.reset(seed=1)
    shared = np.from_dlpack(batch.observations)
    env.step(Tensor(env.random_actions().astype(np.uint8)))
    assert np.shares_memory(shared, env.batch.observations)
    assert shared.tobytes() == env.batch.observations.tobytes()
    assert env.batch is batch
    assert np.from_dlpack(batch.masks).dtype == np.bool_


class Tensor:
    """An array of another library, which has DLPack and nothing else."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack__(self, **asked: Any) -> Any:
        return self.array.__dlpack__(**asked)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_columns_cover_the_observation() -> None:
    columns = BatchEnv.columns
    assert [columns[0].begin, *(column.end for column in columns)] == [*(column.begin for column in columns), 320]
    assert len({column.name for column in columns}) == len(columns)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("three_players", "players=3: games in arrays are for two players"),
        ("jokers", "jokers=2: games in arrays have no jokers"),
        ("acc", "counting=manual: in arrays the game counts the points"),
        ("crash", "board=crash8: games in arrays are on the straight board"),
        ("standard target=300", "target=300: games in arrays are to at most 255 points"),
    ],
)
def test_other_rules_are_refused_in_a_sentence(rules: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        BatchEnv(rules)


def test_rules_of_another_type_are_refused_in_a_sentence() -> None:
    number: Any = 5
    with pytest.raises(TypeError, match="BatchEnv needs CribbageRules, not 5"):
        BatchEnv(number)


def test_what_is_not_possible_is_refused_in_a_sentence() -> None:
    env = BatchEnv(SHORT, games=2)
    env.reset(seed=1)
    before, actions = env.games.copy(), env.random_actions().copy()
    for wrong in (52, -1, int(env.batch.masks[1].argmin())):
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1: masks has the legal actions"):
            env.step(actions)
    assert (env.games == before).all()
    with pytest.raises(ValueError, match="actions: 2 whole numbers are needed; not float64 in shape"):
        env.step([0.5, 1.5])
    with pytest.raises(ValueError, match="seeds: 2 whole numbers are needed; not int64 in shape"):
        env.reset(seeds=[1, 2, 3])
    with pytest.raises(ValueError, match="a dealer is seat 0 or 1"):
        env.reset(dealers=[0, 2])
    with pytest.raises(ValueError, match="it is 'points', 'win' or 'game'"):
        BatchEnv(reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="games=0: there must be one at least"):
        BatchEnv(games=0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", RULES)
def test_a_hundred_thousand_games_in_arrays_are_those_of_the_core(rules: str) -> None:
    env = BatchEnv(rules, games=200)
    env.reset(seed=100 + RULES.index(rules))
    assert follow_games(env, -(-100_000 // len(RULES))) > 0


@pytest.mark.parametrize("rules", RULES)
def test_games_in_arrays_are_those_of_the_core(rules: str) -> None:
    env = BatchEnv(rules, games=20)
    env.reset(seed=RULES.index(rules))
    assert follow_games(env, 20) >= 20
