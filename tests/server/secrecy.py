"""Every message to every seat and spectator, checked for cards that they cannot know, over random matches under every preset.

What a seat can know is worked out from the true states and events, without `observe` and `redact`. The matches have take-backs,
reconnections, hints, resignations, rematches, and spectators who see the cards of past deals. `python -m tests.server.secrecy
1000000` checks that many messages.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final

from fifteentwo.cribbage import Dealt, Pass, State
from fifteentwo.families import AnyEvent, AnyState
from fifteentwo.rules import CRIBBAGE, parse
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.saying_wire import Say
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Act, AskHint, Chair, GiveUp, NextGame, Request
from fifteentwo.table import Begin, Moment
from tests.server.guests import Guest

CARD: Final = re.compile(r'"([A23456789TJQK][CDHS])"')
OWNER: Final = "a" * 40


class LeakError(AssertionError):
    """A message shows a card that its seat cannot know."""


def knowable(moments: Sequence[Moment[AnyState, AnyEvent]], seat: int | None) -> set[str]:
    """The cards that a seat, or for None a spectator, can know from these moments of one deal."""
    cards: set[str] = set()
    for moment in moments:
        state = moment.state
        assert isinstance(state, State)
        if seat is not None and state.hands:
            cards |= {*map(str, state.hands[seat]), *map(str, state.discarded[seat] if state.discarded else ())}
        cards |= {str(card.unnamed) for _, card in state.plays} | {str(card) for card in state.cut if card}
        cards |= {str(state.starter.unnamed)} if state.starter else set()
        for event in moment.events:
            if type(event).__name__ in (
                "TurnedUp",
                "Shown",
                "Counted",
                "Claimed",
                "Named",
                "StarterTurned",
                "CardsCut",
            ):
                cards |= {str(card.unnamed) for card in getattr(event, "cards", ()) or () if card}
                starter = getattr(event, "card", None)
                cards |= {str(starter.unnamed)} if starter else set()
            if isinstance(event, Dealt) and seat is not None:
                cards |= set(map(str, event.hands[seat]))
    return cards


def last_deal(moments: Sequence[Moment[AnyState, AnyEvent]]) -> int:
    """The place of the last moment in which cards were dealt; 0 if none were."""
    dealt = (
        at for at in range(len(moments) - 1, -1, -1) if any(isinstance(event, Dealt) for event in moments[at].events)
    )
    return next(dealt, 0)


class Watched:
    """A room with a page at every seat, a covered screen for each, and a spectator, whose every message is checked."""

    def __init__(self, room: Room, rng: Random, counted: Counter[str]) -> None:
        self.room = room
        self.rng = rng
        self.counted = counted
        self.guests: dict[int | None, Guest] = {}
        self.covered: list[Guest] = []
        self._since = 0

    async def sit(self, stack: AsyncExitStack) -> None:
        """Everybody enters."""
        for seat in (*range(len(self.room.chairs)), None):
            guest = Guest(self.room, 0)
            guest.listener.seat = seat
            await stack.enter_async_context(guest)
            self.guests[seat] = guest
            self.check(seat, await guest.enter())
        for seat in range(len(self.room.chairs)):
            screen = await stack.enter_async_context(Guest(self.room, seat, is_covered=True))
            self.covered.append(screen)
            self.check_covered(await screen.enter())
        self.hear()

    async def ask(self, seat: int, request: Request) -> None:
        """A seat asks for something; what everybody hears is checked."""
        self._since = last_deal(self.room.table.moments)
        await self.room.request(self.guests[seat].listener, request)
        await asyncio.sleep(0)
        self.hear()

    async def ask_hint(self, seat: int) -> None:
        """A seat asks for a hint, and waits for the whole of it."""
        before = self.counted["Hint"] + self.counted["Refused"]
        await self.ask(seat, AskHint(len(self.room.entries)))
        while self.counted["Hint"] + self.counted["Refused"] == before:
            await asyncio.sleep(0.01)
            self.hear()

    async def pass_covered(self, seat: int) -> None:
        """The covered screen of a seat lets a claim pass, whether there is one or not."""
        self._since = last_deal(self.room.table.moments)
        screen = self.covered[seat]
        await self.room.request(screen.listener, Act(Pass(seat), len(self.room.entries)))
        self.hear()

    async def reconnect(self, seat: int, since: int | None) -> None:
        """Another page of this seat connects, and continues after this entry."""
        self._since = 0 if since is not None else last_deal(self.room.table.moments)
        async with Guest(self.room, seat) as page:
            self.check(seat, await page.enter(since), whole_match=since is not None)
        self.hear()

    def hear(self) -> None:
        """Checks what everybody has heard."""
        for seat, guest in self.guests.items():
            self.check(seat, guest.heard())
        for screen in self.covered:
            self.check_covered(screen.heard())

    def check_covered(self, messages: Sequence[dict[str, object]]) -> None:
        """Raises LeakError if a screen whose curtain is closed has been sent any card."""
        for message in messages:
            self.counted["to a covered screen"] += 1
            if shown := set(CARD.findall(json.dumps(message))):
                raise LeakError(f"{message['type']} to a covered screen: {sorted(shown)}")

    def check(self, seat: int | None, messages: Sequence[dict[str, object]], whole_match: bool = False) -> None:
        """Raises LeakError if one of these messages shows a card that the seat cannot know."""
        if not messages:
            return
        moments = self.room.table.moments
        first = 0 if whole_match else min(self._since, last_deal(moments))
        known = knowable(moments[first:], seat) | (knowable(moments[:1], seat) if moments else set())
        for message in messages:
            self.counted[str(message["type"])] += 1
            if message["type"] == "PastDeal":
                self._check_past(seat, message)
                continue
            shown = set(CARD.findall(json.dumps(message)))
            if message["type"] == "Update" and message["at"] == len(self.room.entries):
                at = knowable(moments[last_deal(moments) :], seat) | knowable(moments[-1:], seat)
                known_now = at if first == last_deal(moments) else known
            elif message["type"] == "Hint":  # while the engine is read, the full one comes some deals later
                known_now = knowable(moments, seat)
            else:
                known_now = known
            if not shown <= known_now:
                raise LeakError(f"{message['type']} to seat {seat}: {sorted(shown - known_now)}")

    def _check_past(self, seat: int | None, message: dict[str, object]) -> None:
        """Raises LeakError if this is no message for spectators, or shows a card that was not in the deal it names, or if
        that deal is not over."""
        table = self.room.table
        if seat is not None or not self.room.log.has_shown_cards:
            raise LeakError(f"PastDeal to seat {seat}")
        game, deal, cards = 0, 0, set[str]()
        for moment in table.moments:
            game, deal = (game + 1, 0) if isinstance(moment.entry, Begin) else (game, deal)
            deal += sum(isinstance(event, Dealt) for event in moment.events)
            if (game, deal) == (message["game"], message["deal"]):
                assert isinstance(moment.state, State)
                cards |= everything(moment.state)
        if (game, deal) == (message["game"], message["deal"]) and table.outcome is None:
            raise LeakError(f"PastDeal of the deal that is played: {message}")
        if not (shown := set(CARD.findall(json.dumps(message)))) or not shown <= cards:
            raise LeakError(f"PastDeal to spectators: {sorted(shown - cards)}")


def everything(state: State) -> set[str]:
    """All cards of a deal but those of the stock."""
    hands = [card for group in (*state.hands, *state.discarded, state.crib) for card in group]
    seen = [state.starter] if state.starter else []
    return {str(card.unnamed) for card in (*hands, *seen, *(card for _, card in state.plays))}


async def match(store: Store, rules: str, seed: int, counted: Counter[str], hints: bool = False) -> None:
    """One random match, perhaps with a rematch."""
    rng = Random(seed)
    lobby = Lobby(store, rng=Random(seed))
    chairs = tuple(Chair(f"P{seat}") for seat in range(parse(rules).players))
    name = (await lobby.open(NewRoom(rules, chairs, hints=True, terms=Terms(open_cards=seed % 3 == 0)), OWNER)).room
    while name:
        room = await lobby.room(name)
        async with AsyncExitStack() as stack:
            watched = Watched(room, rng, counted)
            await watched.sit(stack)
            await _play(watched, rng, hints)
            if rng.random() < 0.3:
                await watched.ask(0, Propose("rematch"))
            name = room.log.conduct.rematch if rng.random() < 0.5 else ""


async def _play(watched: Watched, rng: Random, hints: bool) -> None:
    room = watched.room
    while not room.table.is_over:
        if room.table.outcome is not None:
            await watched.ask(0, NextGame())
            continue
        seat = rng.choice(room.table.to_act())
        chance = rng.random()
        if chance < 0.03:
            await watched.ask(seat, Propose("take_back"))
            await watched.ask(seat, Respond(yes=True))
        elif chance < 0.05:
            await watched.reconnect(seat, rng.choice((None, rng.randrange(len(room.entries)), len(room.entries))))
        elif chance < 0.06:
            await watched.ask(seat, Say("ouch"))
            await watched.pass_covered(seat)
        elif chance < 0.061:
            await watched.ask(seat, GiveUp())
        elif chance < 0.066:
            await watched.ask(seat, Propose(rng.choice(("show_cards", "hide_cards"))))
            for other in range(len(room.chairs)):
                await watched.ask(other, Respond(yes=rng.random() < 0.9))
        elif hints and chance < 0.08:
            await watched.ask_hint(seat)
        else:
            await watched.ask(seat, watched.guests[seat].choice(rng))


async def many(messages: int, hints: bool = False) -> Counter[str]:
    """Random matches under one preset after the other, until this many messages have been checked."""
    counted: Counter[str] = Counter()
    seed = 0
    while counted.total() < messages:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder))
            await store.open()
            for name in CRIBBAGE:
                await match(
                    store, f"{name} target={121 if name == 'crash' or seed % 5 == 0 else 61}", seed, counted, hints
                )
                seed += 1
            await store.close()
    return counted


if __name__ == "__main__":
    found = asyncio.run(many(int(sys.argv[1])))
    print(f"{found.total():,} messages, no card that its reader cannot know: {dict(found.most_common())}")
