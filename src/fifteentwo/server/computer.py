"""The actions of the computer players, and the answers for people helped with counting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, cast

from fifteentwo import players
from fifteentwo.cribbage import View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.engine.readiness import in_preparation
from fifteentwo.families import AnyAction, AnyState
from fifteentwo.game import HOUSE, Seat
from fifteentwo.locales.coded import Message, message_of
from fifteentwo.players import Player
from fifteentwo.players.external import ProgramFailed
from fifteentwo.server.chance import Chance, commitment_in
from fifteentwo.server.programs import BOT, SUCCESSOR
from fifteentwo.server.wire import Chair
from fifteentwo.table import UNSTATED, AnyEntry, AnyTable, Do

MakePlayer = Callable[[str, Random], Player]

INSTANT: Final = frozenset({"random", "simple", "beginner", "novice", "casual", "steady"})
"""Players so fast that handing the work to a thread would take longer."""

_WEAKER: Final = (*reversed(players.KINDS), "random")
"""The players that take over when one fails, strongest first."""


_log: Final = logging.getLogger(__name__)


class Computer:
    """Acts for chance and the computer players at one table."""

    def __init__(self, make_player: MakePlayer, rng: Random) -> None:
        self._make_player = make_player
        self._rng = rng
        self._seated: dict[tuple[Seat, str], Player] = {}
        self.failed: dict[Seat, Message] = {}
        """The programs that gave no choice that can be played, until the room has given their seats to others."""

    async def next(self, table: AnyTable, length: int, chance: Chance, chairs: Sequence[Chair]) -> AnyEntry | None:
        """The next entry that no person has to choose; None if it is a person's turn. `length` is the length of the log."""
        state, acting = table.state, table.to_act()
        if state is None or HOUSE in acting:
            return chance.next(table, length)
        return self._answer(table, state, acting, chairs) or await self._choice(table, state, acting, chance, chairs)

    def _answer(
        self, table: AnyTable, state: AnyState, acting: Sequence[Seat], chairs: Sequence[Chair]
    ) -> AnyEntry | None:
        """The answer that the table gives for a person it helps to count."""
        counting = table.family.counting
        if counting is None:
            return None
        for seat in acting:
            if chairs[seat].helped:
                answer = counting.answer_for(table.game.observe(state, seat), seat)
                if answer is not None:
                    return Do(cast(AnyAction, answer))
        return None

    async def _choice(
        self, table: AnyTable, state: AnyState, acting: Sequence[Seat], chance: Chance, chairs: Sequence[Chair]
    ) -> AnyEntry | None:
        for seat in acting:
            name = chairs[seat].player
            if name is not None:
                view = table.game.observe(state, seat)
                legal = cast(Sequence[Choice], table.game.legal(cast(AnyState, view), seat))
                if len(legal) == 1 and not name.startswith(BOT):  # programs hear of every turn of theirs
                    return Do(legal[0], by=name if commitment_in(table) else "")
                drawn = partial(chance.draws, table, seat)
                return await self._chosen(name, seat, cast(View, view), legal, drawn)
        return None

    async def _chosen(
        self, name: str, seat: Seat, view: View, legal: Sequence[Choice], drawn: Callable[[], Random | None]
    ) -> Do:
        """The choice of the player with this name; if it fails, that of the next weaker player."""
        kind = name.partition(":")[0]
        below = _WEAKER[_WEAKER.index(kind) + 1 :] if kind in _WEAKER else _WEAKER[-2:]
        if name.startswith(BOT):
            below = _WEAKER[_WEAKER.index(SUCCESSOR) :]
        for trying in (name, *below):
            rng, instant, quick = drawn(), trying.partition(":")[0] in INSTANT, _is_quick()
            try:
                choose = self._player(trying, seat, rng)
                chosen = choose(view, legal) if instant else await asyncio.to_thread(choose, view, legal)
            except ProgramFailed as problem:
                self.failed[seat] = message_of(problem)
            except Exception:
                _log.exception("the player %s at seat %d failed, and a weaker one plays on", trying, seat)
            else:
                if chosen in legal or not legal:
                    stated = instant or not (quick or _is_quick() or trying.startswith(BOT))
                    return Do(chosen, by=_by(trying if stated else UNSTATED, rng))
                _log.error("the player %s at seat %d chose something that is not legal", trying, seat)
        return Do(legal[0], by=_by(UNSTATED, drawn()))

    def _player(self, name: str, seat: Seat, rng: Random | None) -> Player:
        """The player of this name for one choice.

        One that draws from the secret of the game is made again for each choice, so that anybody who knows the secret can
        compute the choice again. Others, and programs, stay seated.
        """
        if rng is not None and not name.startswith(BOT):
            return self._make_player(name, rng)
        if (seat, name) not in self._seated:
            self._seated[seat, name] = self._make_player(name, Random(self._rng.getrandbits(64)))
        return self._seated[seat, name]


def _by(name: str, rng: Random | None) -> str:
    return "" if rng is None else name


def _is_quick() -> bool:
    """Whether players choose quickly, because their tables are still being read."""
    return "players" in in_preparation()
