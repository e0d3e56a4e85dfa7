"""Many squares at once, in arrays."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fifteentwo.engine.jit import compiled, leaf, trailing_zeros
from fifteentwo.engine.scoring import jitted
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.envs.batch.games import draw
from fifteentwo.envs.batch.requests import drawn, first_refused, row_of, row_of_actions
from fifteentwo.rules import SquareRules, parse
from fifteentwo.rules.text import insist
from fifteentwo.solitaire.square import CELLS, LINES, NEIGHBOURS

MOST_SLOTS: Final = 10
MOST_PILES: Final = 2
EMPTY: Final = -1

SQUARE: Final = np.dtype(
    [
        ("seed", np.uint64),  # what the game was dealt from: `reset` with it deals the same cards again
        ("random", np.uint64),  # the state of the random numbers
        ("known", np.int64),  # the cards that have been turned
        ("dead", np.int64),  # the cards thrown away
        ("filled", np.int64),  # the cells that have a card
        ("grid", np.int8, (CELLS,)),  # the card on each cell, or -1
        ("reserve", np.int8, (MOST_SLOTS,)),  # the card on each place of the reserve, pile by pile, or -1
        ("heights", np.int8, (MOST_PILES,)),  # the number of cards on each pile
        ("card", np.int8),  # the card turned
        ("thrown", np.int8),  # the number of cards thrown away
        ("score", np.int16),  # of the game before
        ("starter", np.int8),  # of the game before
    ],
    align=True,
)
"""One square."""

Squares = NDArray[np.void]
"""(n,) of `SQUARE`."""

_ALL: Final = (1 << CELLS) - 1
_JACK: Final = 10
_NEAR: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)
_LINES: Final = np.array([cells for _, cells in LINES], np.int64)
_HEELS: Final = {"off": 0, "once": 2, "per_hand": 2 * len(LINES)}


class SquareStep(NamedTuple):
    """The arrays of a batch, a row for each square. They are always the same: each step overwrites them."""

    observations: NDArray[np.uint8]
    """(n, 17 + places of the reserve + 52): the cards on the cells, the card turned, the cards of the reserve, each as its number
    from 1, or 0 for none; then 1 for each card that has been thrown away."""
    masks: NDArray[np.bool_]
    """(n, actions): the legal actions."""
    rewards: NDArray[np.float32]
    """(n,): the reward of the last step."""
    over: NDArray[np.bool_]
    """(n,): whether the last step ended a game; the next one has then begun."""


class _Laws(NamedTuple):
    king: bool
    dead: int
    piles: int
    size: int
    top_only: bool
    heels: int
    win_at: int
    for_win: bool
    table: NDArray[np.uint8]


class BatchSquareEnv:
    """This many squares at once, by these rules or a line of rules such as 'wikibooks' or 'bvs dead_cells=2'.

    Actions have the numbers of `SoloEnv`. `reward` is 'points', all at the end, or 'win', 1 at the end of a game that is won.

    >>> env = BatchSquareEnv("wikibooks", games=1000)
    >>> batch = env.reset(seed=1)
    >>> for _ in range(16):
    ...     batch = env.step(env.random_actions())
    >>> batch.over.all(), round(float(batch.rewards.mean()))
    (np.True_, 38)
    """

    def __init__(self, rules: SquareRules | str = "bvs", games: int = 1024, reward: str = "points") -> None:
        self.rules = parse(rules, SquareRules) if isinstance(rules, str) else rules
        insist(self.rules, "BatchSquareEnv", SquareRules)
        if reward not in {"points", "win"}:
            raise ValueError(f"reward={reward!r}: it is 'points' or 'win'")
        if games < 1:
            raise ValueError(f"games={games}: there must be one at least")
        rules = self.rules
        slots = rules.reserve_piles * rules.reserve_size
        self.reward = reward
        self.games: Squares = np.zeros(games, SQUARE)
        """The squares themselves, by the fields of `SQUARE`."""
        self._laws = _Laws(
            king=rules.adjacency == "king",
            dead=rules.dead_cells,
            piles=rules.reserve_piles,
            size=rules.reserve_size,
            top_only=rules.reserve_access == "top",
            heels=_HEELS[rules.heels],
            win_at=rules.win_at,
            for_win=reward == "win",
            table=rank_points(),
        )
        self.batch = SquareStep(
            np.zeros((games, CELLS + 1 + slots + 52), np.uint8),
            np.zeros((games, CELLS * (1 + slots) + 1 + rules.reserve_piles), np.bool_),
            np.zeros(games, np.float32),
            np.zeros(games, np.bool_),
        )
        self._choices = np.zeros(games, np.int64)
        self._random = np.zeros(games, np.uint64)
        self.reset()

    def __len__(self) -> int:
        return len(self.games)

    def reset(self, seed: int | None = None, seeds: ArrayLike | None = None) -> SquareStep:
        """Starts every game again, as `BatchEnv.reset` does."""
        n = len(self)
        numbers = np.random.SeedSequence(seed).generate_state(2 * n, np.uint64)
        self.games["random"] = numbers[:n] if seeds is None else row_of(seeds, n, np.uint64, "seeds")
        self._random[:] = numbers[n:]
        self.batch.rewards[:] = 0
        self.batch.over[:] = False
        _begin_each(self.games)
        return self.observe()

    def observe(self) -> SquareStep:
        """Writes observations and masks anew, after a program has written to `games`."""
        _observe_each(self.games, self._laws, self.batch)
        return self.batch

    def step(self, actions: Any) -> SquareStep:
        """Takes an action in every game. Raises ValueError, and takes none, if one is not legal."""
        chosen = row_of_actions(actions, len(self))
        wrong = first_refused(self.batch.masks, chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}: masks has the legal actions")
        _step_each(self.games, self._laws, chosen, self.batch)
        return self.batch

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game; the array is overwritten by the next call."""
        _choose_each(self.batch.masks, self._random, self._choices)
        return self._choices


@leaf
def _begin(game: Any) -> None:
    """Starts the next game, and turns its first card."""
    game.seed = game.random
    game.known = 0
    game.dead = 0
    game.filled = 0
    game.thrown = 0
    for cell in range(CELLS):
        game.grid[cell] = EMPTY
    for slot in range(MOST_SLOTS):
        game.reserve[slot] = EMPTY
    for pile in range(MOST_PILES):
        game.heights[pile] = 0
    _turn(game)


@leaf
def _turn(game: Any) -> None:
    """Turns the next card."""
    card = draw(game, 1, game.known)
    game.known |= card
    game.card = trailing_zeros(card)


@leaf
def _act(game: Any, laws: _Laws, action: int) -> bool:
    """Takes a legal action, up to the next choice. Returns whether the game is over, and counted."""
    places = CELLS * (1 + laws.piles * laws.size)
    if action < places:
        source = action // CELLS - 1
        cell = action % CELLS
        game.filled |= 1 << cell
        if source < 0:
            game.grid[cell] = game.card
        else:
            game.grid[cell] = game.reserve[source]
            _take(game, laws, source)
        if game.filled == _ALL:
            _count(game, laws)
            return True
        if source >= 0:
            return False
    elif action == places:
        game.dead |= 1 << game.card
        game.thrown += 1
    else:
        pile = action - places - 1
        game.reserve[pile * laws.size + game.heights[pile]] = game.card
        game.heights[pile] += 1
    _turn(game)
    return False


@leaf
def _take(game: Any, laws: _Laws, slot: int) -> None:
    """Takes a card off the reserve; those above it move down."""
    pile = slot // laws.size
    last = pile * laws.size + game.heights[pile] - 1
    for place in range(slot, last):
        game.reserve[place] = game.reserve[place + 1]
    game.reserve[last] = EMPTY
    game.heights[pile] -= 1


@leaf
def _count(game: Any, laws: _Laws) -> None:
    """Turns the starter, and counts the eight hands."""
    starter = trailing_zeros(draw(game, 1, game.known))
    score = laws.heels if starter >> 2 == _JACK else 0
    for line in range(len(_LINES)):
        a, b, c, d = _LINES[line, 0], _LINES[line, 1], _LINES[line, 2], _LINES[line, 3]
        score += jitted.score(
            laws.table, int(game.grid[a]), int(game.grid[b]), int(game.grid[c]), int(game.grid[d]), starter, False
        )
    game.starter = starter
    game.score = score


@leaf
def _open_cells(game: Any, laws: _Laws) -> int:
    """The cells on which a card may be placed."""
    free: int = _ALL & ~game.filled
    if laws.king and game.filled:
        near = 0
        for cell in range(CELLS):
            near |= _NEAR[cell] if game.filled >> cell & 1 else 0
        free &= near
    return free


@leaf
def _observe(game: Any, laws: _Laws, batch: SquareStep, at: int) -> None:
    """Writes what is seen of a square, and the legal actions."""
    seen, mask = batch.observations[at], batch.masks[at]
    cells = _open_cells(game, laws)
    slots = laws.piles * laws.size
    for cell in range(CELLS):
        seen[cell] = game.grid[cell] + 1
        mask[cell] = cells >> cell & 1
    seen[CELLS] = game.card + 1
    for slot in range(slots):
        card = game.reserve[slot]
        seen[CELLS + 1 + slot] = card + 1
        pile = slot // laws.size
        is_top = slot % laws.size == game.heights[pile] - 1
        reached = cells if card >= 0 and (is_top or not laws.top_only) else 0
        for cell in range(CELLS):
            mask[CELLS * (1 + slot) + cell] = reached >> cell & 1
    for card in range(52):
        seen[CELLS + 1 + slots + card] = game.dead >> card & 1
    places = CELLS * (1 + slots)
    mask[places] = game.thrown < laws.dead
    for pile in range(laws.piles):
        mask[places + 1 + pile] = game.heights[pile] < laws.size


@compiled
def _begin_each(games: Squares) -> None:
    """Starts every game."""
    for at in range(len(games)):
        _begin(games[at])


@compiled
def _observe_each(games: Squares, laws: _Laws, batch: SquareStep) -> None:
    """Writes what is seen of every square, and the legal actions."""
    for at in range(len(games)):
        _observe(games[at], laws, batch, at)


@compiled
def _step_each(games: Squares, laws: _Laws, actions: NDArray[np.int64], batch: SquareStep) -> None:
    """Takes an action in every game."""
    for at in range(len(games)):
        game = games[at]
        over = _act(game, laws, actions[at])
        reward = 0
        if over:
            reward = int(game.score >= laws.win_at) if laws.for_win else int(game.score)
            _begin(game)
        batch.rewards[at] = reward
        batch.over[at] = over
        _observe(game, laws, batch, at)


@compiled
def _choose_each(masks: NDArray[np.bool_], random: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """Writes a random legal action for each game."""
    for at in range(len(actions)):
        many = 0
        for action in range(masks.shape[1]):
            many += masks[at, action]
        left = drawn(random, at, many)
        for action in range(masks.shape[1]):
            left -= masks[at, action]
            if left < 0:
                actions[at] = action
                break
