"""Cribbage as an environment of PettingZoo, for any rules and number of players."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from fifteentwo.cribbage import AnyAction, AnyEvent, Cribbage, Discard, State, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.cribbage.result import outcome
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.envs.cribbage_actions import ActionTable
from fifteentwo.envs.cribbage_planes import cribbage_planes
from fifteentwo.envs.planes import observation
from fifteentwo.game import HOUSE, Opening, Outcome, Seat
from fifteentwo.rules import CribbageRules, parse, write
from fifteentwo.rules.validity import holds

Reward = Literal["points", "win", "game", "win_probability"]
"""'points': as they are pegged; 'win': 1 or -1 at the end; 'game': game points at the end, two for a skunk;
'win_probability': after each deal what it added to the chance to win, by the engine's table."""


class CribbageEnv(AECEnv):
    """One game of cribbage by these rules, or by a line of rules such as 'hoyle target=61'.

    The agents are player_0, player_1 ..., clockwise. An action is the number of an action in `table`. Seats discard one
    after another, but nobody sees that another seat has discarded before all have.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fifteentwo_cribbage_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, rules: CribbageRules | str = "standard", reward: Reward = "points", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.rules = parse(rules, CribbageRules) if isinstance(rules, str) else rules
        if reward not in get_args(Reward):
            raise ValueError(f"reward={reward!r}: it is 'points', 'win', 'game' or 'win_probability'")
        if reward == "win_probability" and not holds("equity", self.rules):
            raise ValueError(
                f"reward='win_probability': there is no table of the chance to win by {write(self.rules)!r}"
            )
        self.reward, self.render_mode = reward, render_mode
        self.game = Cribbage(self.rules)
        self.table = ActionTable(self.rules)
        self.planes = cribbage_planes(self.rules)
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = len(self.planes), len(self.rules.pack)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 1, shape, np.float32),
                    "action_mask": Box(0, 1, (len(self.table),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(self.table)) for agent in self.possible_agents}
        self.rng = Random()

    def __getstate__(self) -> dict[str, Any]:
        # The planes are functions, which pickle cannot copy.
        return {name: value for name, value in vars(self).items() if name != "planes"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, planes=cribbage_planes(kept["rules"]))

    def observation_space(self, agent: str) -> Dict:
        """The planes and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. The option 'dealer' names the seat that deals first; without it, the rules decide."""
        if seed is not None:
            self.rng = Random(seed)
        dealer = (options or {}).get("dealer")
        if dealer is None and self.rules.first_deal == "chosen":
            dealer = self.rng.randrange(self.rules.players)
        self.position = self.game.start(Opening(dealer=dealer))
        self.entries: list[tuple[AnyAction, tuple[AnyEvent, ...]]] = []
        """The actions of the game, including those of chance, and the events of each."""
        self._discards: dict[Seat, Discard] = {}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._run_house()
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees: 'observation' by `planes`, and 'action_mask' with 1 for each legal action."""
        view = self.view(self.seats[agent])
        legal = self._legal(agent)
        return observation(self.planes, view, len(self.rules.pack), len(self.table), legal)

    def view(self, seat: Seat) -> View:
        """The game as this seat sees it: its own discard has been made, those it waits for have not."""
        state = self.position
        if seat in self._discards:
            state, _ = self.game.apply(state, self._discards[seat])
        return self.game.observe(state, seat)

    def step(self, action: int | None) -> None:
        """Takes the action with this number for the agent selected. Raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._legal(agent).get(-1 if action is None else int(action))
        if chosen is None:
            raise ValueError(f"action {action} is not legal for {agent} now: action_mask has the legal actions")
        self._cumulative_rewards[agent] = 0.0
        before = self.position
        self._act(chosen)
        self._run_house()
        self._reward(before)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a spectator sees it, in one line, if the mode is 'ansi'."""
        if self.render_mode != "ansi":
            return None
        return in_a_line(self.position)

    def close(self) -> None:
        """Nothing is open; PettingZoo asks for the method beside `render`."""

    def _legal(self, agent: str) -> dict[int, Choice]:
        """The legal actions of the agent selected by their numbers; none for the others."""
        if agent != self.agent_selection or self.terminations.get(agent, True):
            return {}
        return {self.table.number(action): action for action in self.game.legal(self.position, self.seats[agent])}

    def _act(self, action: Choice) -> None:
        """Takes the action; discards are kept back until every seat has chosen."""
        if not isinstance(action, Discard):
            self._apply(action)
            return
        self._discards[action.seat] = action
        if self._waiting():
            return
        discards, self._discards = self._discards, {}
        for seat in sorted(discards):
            self._apply(discards[seat])

    def _waiting(self) -> list[Seat]:
        return [seat for seat in self.game.to_act(self.position) if seat not in self._discards]

    def _apply(self, action: AnyAction) -> None:
        self.position, events = self.game.apply(self.position, action)
        self.entries.append((action, events))

    def _run_house(self) -> None:
        while self.game.to_act(self.position) == (HOUSE,):
            self._apply(self.game.house(self.position, self.rng))

    def _select(self) -> None:
        """Selects the agent that acts next; at the end all agents are terminated."""
        if waiting := self._waiting():
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _reward(self, before: State) -> None:
        ended = self.game.outcome(self.position)
        for agent in self.agents:
            side = self.rules.side(self.seats[agent])
            if self.reward == "points":
                self.rewards[agent] = _points(before, self.position, side)
            elif self.reward == "win_probability":
                self.rewards[agent] = _win_chance(self.position, side) - _win_chance(before, side)
            elif ended is None:
                self.rewards[agent] = 0.0
            else:
                self.rewards[agent] = result(ended, side, self.reward)


def in_a_line(state: State) -> str:
    """What everybody sees of the position, in one line."""
    row = " ".join(map(str, state.row)) or "no cards"
    scores = " ".join(map(str, state.scores))
    return f"{write(state.rules)}: {state.phase}, scores {scores}, count {state.count} ({row}), starter {state.starter}"


def _points(before: State, after: State, side: int) -> float:
    """The points this side gained, less the mean of what the others gained; the other way round in lowball."""
    gained = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    own = gained.pop(side)
    lead = own - sum(gained) / len(gained)
    return -lead if after.rules.objective == "lowball" else lead


def result(outcome: Outcome, side: int, reward: Reward) -> float:
    """1 or the game points for a winner; for a loser the same, with its own skunk, below zero."""
    if side in outcome.winners:
        return 1.0 if reward == "win" else float(outcome.points)
    own = {loss.side: loss.points for loss in outcome.losses}
    return -1.0 if reward == "win" else -float(own.get(side, outcome.points))


def _win_chance(state: State, side: int) -> float:
    """The chance to win by the scores at the beginning of the deal; at the end of the game 1 or 0."""
    if state.phase == "over":
        return float(side in outcome(state).winners)
    assert state.dealer is not None
    mine, theirs = state.dealt_at[side], state.dealt_at[1 - side]
    return float(equity_table(state.rules, "win").equity[int(state.dealer != side), mine, theirs])
