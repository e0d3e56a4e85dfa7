"""Whole games of cribbage for two in OpenSpiel."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from fifteentwo.cards import Card
from fifteentwo.cribbage import (
    AnyAction,
    AnyEvent,
    Cribbage,
    Deal,
    Dealt,
    Discard,
    State,
    Turn,
)
from fifteentwo.cribbage.lawful import cards_from_stock, hand_sizes
from fifteentwo.cribbage.notation import write_action
from fifteentwo.cribbage.sight import redact
from fifteentwo.envs.cribbage import in_a_line, result
from fifteentwo.envs.cribbage_actions import ActionTable
from fifteentwo.envs.cribbage_planes import cribbage_planes
from fifteentwo.envs.openspiel.base import PLAYERS, SpielObserver, SpielState, game_type, is_private, pyspiel
from fifteentwo.envs.planes import observation
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules, parse


class _Ruled(NamedTuple):
    """What is made once for a line of rules."""

    game: Cribbage
    table: ActionTable
    planes: Any


@cache
def _ruled(line: str) -> _Ruled:
    rules = parse(line, CribbageRules)
    if rules.players != PLAYERS:
        raise ValueError(f"players={rules.players}: in OpenSpiel the game is for two players")
    return _Ruled(Cribbage(rules), ActionTable(rules), cribbage_planes(rules))


class _GameMoment:
    """A moment of a whole game. Discards are kept back until both have chosen; cards are dealt one by one."""

    def __init__(
        self,
        line: str,
        state: State | None = None,
        away: tuple[Discard, ...] = (),
        dealt: tuple[Card, ...] = (),
        events: tuple[AnyEvent, ...] = (),
    ) -> None:
        self.line, self.state, self.away, self.dealt, self.events = line, state, away, dealt, events
        self.acting: Seat | None = HOUSE
        if state is not None:
            waiting = [seat for seat in self.ruled.game.to_act(state) if seat not in {each.seat for each in away}]
            self.acting = waiting[0] if waiting else None

    @property
    def ruled(self) -> _Ruled:
        """What the rules make."""
        return _ruled(self.line)

    def __deepcopy__(self, _: Any) -> _GameMoment:
        return self

    def __str__(self) -> str:
        return "the first dealer is drawn" if self.state is None else in_a_line(self.state)

    def chances(self) -> list[tuple[int, float]]:
        """The first dealer, or a card."""
        if self.state is None:
            return [(seat, 1 / PLAYERS) for seat in range(PLAYERS)]
        gone = set(self.dealt) if self.state.phase == "deal" else self.state.known()
        pack = self.ruled.game.rules.pack
        return [(at, 1 / (len(pack) - len(gone))) for at, card in enumerate(pack) if card not in gone]

    def legal(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        assert self.state is not None
        assert self.acting is not None
        return sorted(map(self.ruled.table.number, self.ruled.game.legal(self.state, self.acting)))

    def after(self, action: int) -> _GameMoment:
        """The moment after the action, or after what chance did."""
        game = self.ruled.game
        if self.state is None:
            return _GameMoment(self.line, game.start(Opening(dealer=action)))
        if self.acting != HOUSE:
            chosen = next(
                each for each in game.legal(self.state, self.acting or 0) if self.ruled.table.number(each) == action
            )
            if not isinstance(chosen, Discard):
                return self._with(chosen)
            away = (*self.away, chosen)
            if len(away) < PLAYERS:
                return _GameMoment(self.line, self.state, away, events=self.events)
            return self._with(*away)
        card = game.rules.pack[action]
        if self.state.phase == "starter":
            return self._with(Turn(card))
        dealt = (*self.dealt, card)
        sizes, stock = hand_sizes(self.state), cards_from_stock(self.state)
        if len(dealt) < sum(sizes) + stock:
            return _GameMoment(self.line, self.state, dealt=dealt)
        first, both = sizes[0], sum(sizes)
        return self._with(
            Deal((tuple(sorted(dealt[:first])), tuple(sorted(dealt[first:both]))), tuple(sorted(dealt[both:])))
        )

    def _with(self, *actions: AnyAction) -> _GameMoment:
        assert self.state is not None
        state, events = self.state, self.events
        for action in actions:
            state, more = self.ruled.game.apply(state, action)
            events += more
        dealt = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
        return _GameMoment(self.line, state, events=events[dealt[-1] :] if dealt else events)

    def utility(self) -> float:
        """The game points of player 0, below zero for a loss."""
        assert self.state is not None
        ended = self.ruled.game.outcome(self.state)
        assert ended is not None
        return result(ended, 0, "game")

    def dealt_name(self, action: int) -> str:
        """What chance does, in words."""
        return f"player {action} deals" if self.state is None else f"deal {self.ruled.game.rules.pack[action]}"

    def action_name(self, action: int) -> str:
        """An action in words."""
        return write_action(self.ruled.table.actions[action])

    def seen(self, player: int | None) -> State | None:
        """The state as a player sees it, after that player's own discard."""
        if self.state is None:
            return None
        state = self.state
        for away in self.away:
            if away.seat == player:
                state, _ = self.ruled.game.apply(state, away)
        return self.ruled.game.observe(state, player)

    def tensor(self, player: int | None) -> Any:
        """The planes of `CribbageEnv`, of what is seen of this deal."""
        view, pack = self.seen(player), len(self.ruled.game.rules.pack)
        if view is None or view.dealer is None or not view.hands:
            return 0
        return observation(self.ruled.planes, view, pack, 0, ())["observation"]

    def told(self, player: int | None) -> str:
        """The scores at the beginning of the deal, and what the player has seen of it, event by event."""
        if self.state is None:
            return ""
        scores = " ".join(map(str, self.state.dealt_at))
        own = [f"{each}" for each in self.away if each.seat == player]
        return "; ".join([scores, *(str(redact(event, player)) for event in self.events), *own])


_CRIBBAGE: Final = game_type("fifteentwo_cribbage", "Cribbage (fifteentwo)", {"rules": "standard"})


class SpielCribbage(pyspiel.Game):
    """Whole games of cribbage for two by a line of rules; the utility is in game points."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.line = (params or {}).get("rules", "standard")
        self.ruled = _ruled(self.line)
        rules = self.ruled.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ruled.table),
            max_chance_outcomes=len(rules.pack),
            num_players=PLAYERS,
            min_utility=-4.0,
            max_utility=4.0,
            utility_sum=0.0,
            max_game_length=100 * rules.target,
        )
        super().__init__(_CRIBBAGE, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The state before the first dealer is drawn."""
        return SpielState(self, _GameMoment(self.line))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ARG002
        """The observer that OpenSpiel asks for tensors and strings."""
        return SpielObserver((len(self.ruled.planes), len(self.ruled.game.rules.pack)), is_private(iig_obs_type))


pyspiel.register_game(_CRIBBAGE, SpielCribbage)
