"""What both games share: the state, the observer, the description of a game."""

from __future__ import annotations

from importlib import import_module
from math import prod
from typing import Any, Final

import numpy as np

from fifteentwo.game import HOUSE

try:
    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("fifteentwo.envs.openspiel needs OpenSpiel: pip install open_spiel") from error

PLAYERS: Final = 2


def game_type(name: str, words: str, parameters: dict[str, Any]) -> Any:
    """OpenSpiel's description of a game, with the default of each parameter."""
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=words,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielState(pyspiel.State):
    """What the states of both games share: a moment, which never changes and so is not copied with the state."""

    def __init__(self, game: Any, moment: Any) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """The player to act, or that chance acts, or that the game is over."""
        acting = self.moment.acting
        if acting is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting == HOUSE else int(acting)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.acting is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with the probabilities."""
        outcomes: list[tuple[int, float]] = self.moment.chances()
        return outcomes

    def returns(self) -> list[float]:
        """The utility of each player; 0 before the end."""
        utility: float = self.moment.utility() if self.is_terminal() else 0.0
        return [utility, -utility]

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = self.moment.legal() if player == self.moment.acting else []
        return found

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == int(pyspiel.PlayerId.CHANCE)
        return str(self.moment.dealt_name(action) if chance else self.moment.action_name(action))

    def __str__(self) -> str:
        return str(self.moment)


class SpielObserver:
    """Writes the tensor and the string of a player; for both games the information state is what is seen of a deal."""

    def __init__(self, shape: tuple[int, ...], is_private: bool) -> None:
        self.tensor = np.zeros(prod(shape), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}
        self.is_private = is_private

    def set_from(self, state: Any, player: int) -> None:
        """Writes the tensor."""
        self.dict["observation"][:] = state.moment.tensor(player if self.is_private else None)

    def string_from(self, state: Any, player: int) -> str:
        """What the player has seen of the deal, in words."""
        return str(state.moment.told(player if self.is_private else None))


def is_private(asked: Any) -> bool:
    """Whether an observer sees what a player holds, which is the default."""
    return asked is None or asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
