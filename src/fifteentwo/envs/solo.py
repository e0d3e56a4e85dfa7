"""The games for one as an environment of Gymnasium."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete

from fifteentwo.cards import PACK
from fifteentwo.envs.planes import observation
from fifteentwo.envs.solo_games import SPACES
from fifteentwo.families import AnyAction, AnyEvent, AnyRules, family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import parse, write
from fifteentwo.solitaire.moves import PLAYER

SoloReward = Literal["points", "win"]
"""'points': as they are pegged; 'win': 1 at the end of a game that is won."""


class SoloEnv(Env):
    """One game for one by these rules, or by a line of rules such as 'wikibooks' or 'bvs dead_cells=2'.

    An action that is not legal changes nothing: its reward is 0, and 'legal' in the info is False. After `longest`
    actions, if given, the game is cut short: Cribbage Shuffle has no end while cards are swapped.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        rules: AnyRules | str = "bvs",
        reward: SoloReward = "points",
        render_mode: str | None = None,
        longest: int | None = None,
    ) -> None:
        self.rules = parse(rules) if isinstance(rules, str) else rules
        family = family_of(self.rules)
        if family.name not in SPACES:
            raise ValueError(f"{write(self.rules)!r} is not a game for one: CribbageEnv plays it")
        if reward not in {"points", "win"}:
            raise ValueError(f"reward={reward!r}: it is 'points' or 'win'")
        self.reward, self.render_mode, self.longest = reward, render_mode, longest
        self.game = family.game(self.rules)
        self.space = SPACES[family.name](self.rules)
        self.observation_space = Dict(
            {
                "observation": Box(0, 1, (len(self.space.planes), len(PACK)), np.float32),
                "action_mask": Box(0, 1, (self.space.actions,), np.int8),
            }
        )
        self.action_space = Discrete(self.space.actions)

    def __getstate__(self) -> dict[str, Any]:
        # The space has functions, which pickle cannot copy.
        return {name: value for name, value in vars(self).items() if name != "space"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, space=SPACES[family_of(kept["rules"]).name](kept["rules"]))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a game; a seed gives the same cards each time. There are no options."""
        super().reset(seed=seed, options=options)
        self.rng = Random(int(self.np_random.integers(2**63)))
        self.position = self.game.start()
        self.entries: list[tuple[AnyAction, tuple[AnyEvent, ...]]] = []
        """The actions of the game, including those of chance, and the events of each."""
        self._taken = 0
        self._run_house()
        return self._observe(), {"legal": True}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes the action with this number, if it is legal."""
        self._taken += 1
        chosen = self._legal().get(int(action))
        before = self.position
        if chosen is not None:
            self._apply(chosen)
            self._run_house()
        over = self.position.phase == "over"
        cut_short = not over and self.longest is not None and self._taken >= self.longest
        info = {"legal": chosen is not None}
        return self._observe(), self._rewarded(before.scores[0]), over, cut_short, info

    def render(self) -> str | None:
        """The position in one line, if the mode is 'ansi'."""
        if self.render_mode != "ansi":
            return None
        return f"{write(self.rules)}: {self.position.phase}, score {self.position.scores[0]}"

    def _legal(self) -> dict[int, AnyAction]:
        view = self.game.observe(self.position, PLAYER)
        return {self.space.number(view, action): action for action in self.game.legal(self.position, PLAYER)}

    def _observe(self) -> dict[str, Any]:
        view = self.game.observe(self.position, PLAYER)
        return observation(self.space.planes, view, len(PACK), self.space.actions, self._legal())

    def _rewarded(self, before: int) -> float:
        if self.reward == "points":
            return float(self.position.scores[0] - before)
        outcome = self.game.outcome(self.position)
        return float(outcome is not None and bool(outcome.winners))

    def _apply(self, action: AnyAction) -> None:
        self.position, events = self.game.apply(self.position, action)
        self.entries.append((action, events))

    def _run_house(self) -> None:
        while tuple(self.game.to_act(self.position)) == (HOUSE,):
            self._apply(self.game.house(self.position, self.rng))
