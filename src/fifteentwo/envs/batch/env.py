"""Many games of cribbage for two at once, in arrays."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fifteentwo.engine.jit import compiled, trailing_zeros
from fifteentwo.envs.batch.games import GAME, OVER, BatchRules, Games, act, allowed, batch_rules, begin, tell
from fifteentwo.envs.batch.observations import CARDS, COLUMNS, WIDTH, Columns, Views, observe, views_of
from fifteentwo.envs.batch.requests import drawn, first_refused, row_of, row_of_actions
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.rules.text import insist

BatchReward = Literal["points", "win", "game"]
"""'points': as they are pegged; 'win': 1 or -1 at the end; 'game': game points at the end, two for a skunk."""

REWARDS: Final = get_args(BatchReward)
_POINTS, _WIN, _GAME = range(3)


class BatchStep(NamedTuple):
    """The arrays of a batch, a row for each game. They are always the same: each step overwrites them."""

    observations: NDArray[np.uint8]
    """(n, 320): what the seat in turn sees, by `BatchEnv.columns`."""
    masks: NDArray[np.bool_]
    """(n, 52): the cards the seat in turn may choose."""
    seats: NDArray[np.int8]
    """(n,): the seat in turn, 0 or 1."""
    rewards: NDArray[np.float32]
    """(n, 2): the reward of each seat for the last step."""
    over: NDArray[np.bool_]
    """(n,): whether the last step ended a game; the next one has then begun."""


class BatchEnv:
    """This many games of cribbage for two at once, by these rules or a line of rules such as 'standard target=61'.

    An action is the number of a card, 0 to 51: it is discarded, each card of a discard by itself, or played. Seat 0
    discards first; neither sees the other's discard. A game that ends is followed by the next one in the same step.

    >>> env = BatchEnv("standard", games=1000, reward="win")
    >>> batch = env.reset(seed=1)
    >>> batch.observations.shape, batch.masks.sum(axis=1)[:3]
    ((1000, 320), array([6, 6, 6]))
    >>> while not batch.over.any():
    ...     batch = env.step(env.random_actions())
    >>> batch.rewards[batch.over][0]
    array([...1.], dtype=float32)
    """

    columns: tuple[Columns, ...] = COLUMNS
    """The columns of an observation."""

    def __init__(
        self, rules: CribbageRules | str = "standard", games: int = 1024, reward: BatchReward = "points"
    ) -> None:
        self.rules = parse(rules, CribbageRules) if isinstance(rules, str) else rules
        insist(self.rules, "BatchEnv", CribbageRules)
        if reward not in REWARDS:
            raise ValueError(f"reward={reward!r}: it is 'points', 'win' or 'game'")
        if games < 1:
            raise ValueError(f"games={games}: there must be one at least")
        self.reward = reward
        self.games: Games = np.zeros(games, GAME)
        """The games themselves, with the cards that are hidden, by the fields of `GAME`."""
        self._laws = batch_rules(self.rules)
        self.batch = BatchStep(
            np.zeros((games, WIDTH), np.uint8),
            np.zeros((games, CARDS), np.bool_),
            np.zeros(games, np.int8),
            np.zeros((games, 2), np.float32),
            np.zeros(games, np.bool_),
        )
        self._choices = np.zeros(games, np.int64)
        self._random = np.zeros(games, np.uint64)
        self.reset()

    def __len__(self) -> int:
        return len(self.games)

    def reset(
        self, seed: int | None = None, seeds: ArrayLike | None = None, dealers: ArrayLike | None = None
    ) -> BatchStep:
        """Starts every game again: from one seed for all together, from a seed for each, or at random.

        `dealers` are the first dealers, 0 or 1; without them each game's seed decides. Later games follow from the
        seed too. `games["seed"]` has the seed of each game: `reset(seeds=...)` with it deals the same game again.
        """
        n = len(self)
        numbers = np.random.SeedSequence(seed).generate_state(2 * n, np.uint64)
        self.games["random"] = numbers[:n] if seeds is None else row_of(seeds, n, np.uint64, "seeds")
        self._random[:] = numbers[n:]
        first = np.full(n, -1) if dealers is None else row_of(dealers, n, np.int64, "dealers")
        if not ((first >= -1) & (first <= 1)).all():
            raise ValueError("a dealer is seat 0 or 1")
        self.batch.rewards[:] = 0
        self.batch.over[:] = False
        _begin_each(self.games, self._laws, first)
        return self.observe()

    def observe(self) -> BatchStep:
        """Writes observations, masks and seats anew, after a program has written to `games`."""
        _observe_each(self.games, self._laws, self._views(), self.batch.seats)
        return self.batch

    def step(self, actions: Any) -> BatchStep:
        """Takes a card for the seat in turn of every game: an array, or anything with DLPack, such as a tensor.

        Raises ValueError, and takes none, if a card may not be chosen.
        """
        cards = row_of_actions(actions, len(self))
        wrong = first_refused(self.batch.masks, cards)
        if wrong >= 0:
            raise ValueError(f"action {cards[wrong]} is not legal in game {wrong}: masks has the legal actions")
        _step_each(self.games, self._laws, cards, REWARDS.index(self.reward), self._views(), self.batch)
        return self.batch

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game; the array is overwritten by the next call."""
        _choose_each(self.games, self._laws, self._random, self._choices)
        return self._choices

    def _views(self) -> Views:
        """Made for each call, since a copy of the environment has arrays of its own."""
        return views_of(self.batch.observations, self.batch.masks)


@compiled
def _begin_each(games: Games, rules: BatchRules, dealers: NDArray[np.int64]) -> None:
    """Starts every game."""
    for at in range(len(games)):
        game = games[at]
        game.event_count = 0
        begin(game, rules, dealers[at])


@compiled
def _observe_each(games: Games, rules: BatchRules, views: Views, seats: NDArray[np.int8]) -> None:
    """Writes what is seen of every game, and who is in turn."""
    for at in range(len(games)):
        game = games[at]
        observe(game, rules, views, at)
        seats[at] = game.turn


@compiled
def _step_each(
    games: Games, rules: BatchRules, actions: NDArray[np.int64], reward: int, views: Views, batch: BatchStep
) -> None:
    """Takes an action in every game."""
    for at in range(len(games)):
        game = games[at]
        mine, theirs = game.scores[0], game.scores[1]
        over = act(game, rules, actions[at])
        gained = 0
        if reward == _POINTS:
            gained = game.scores[0] - mine - game.scores[1] + theirs
        elif over:
            gained = 1 if game.scores[0] > game.scores[1] else -1
            if reward == _GAME:
                gained *= rules.game_points[min(game.scores[0], game.scores[1])]
        if rules.lowball:
            gained = -gained
        batch.rewards[at, 0] = gained
        batch.rewards[at, 1] = -gained
        batch.over[at] = over
        if over:
            game.final[0] = game.scores[0]
            game.final[1] = game.scores[1]
            tell(game, OVER, 0 if game.scores[0] > game.scores[1] else 1, 0)
            begin(game, rules, -1)
        observe(game, rules, views, at)
        batch.seats[at] = game.turn


@compiled
def _choose_each(games: Games, rules: BatchRules, random: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """Writes a random legal action for each game."""
    for at in range(len(actions)):
        cards = allowed(games[at], rules)
        many = 0
        rest = cards
        while rest:
            rest &= rest - 1
            many += 1
        for _ in range(drawn(random, at, many)):
            cards &= cards - 1
        actions[at] = trailing_zeros(cards & -cards)
