"""Several people at one table, each with a socket, who choose at random among their legal actions."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx

from fifteentwo import record
from fifteentwo.cards import Card
from fifteentwo.cribbage import State
from fifteentwo.families import AnyState
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import AnyEntry, AnyTable, open_table
from tests.server.harness import NAMES, Message, Page, Server, bearer, log_of, may_name, named

_FACES = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def people(rules: str, bots: tuple[int, ...] = (), helped: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """The chairs of a table with these rules: a person on each, except for these bots."""
    return [
        {"name": NAMES[seat], "player": "random" if seat in bots else None, "helped": seat in helped}
        for seat in range(parse(rules).players)
    ]


# One of each row; a mix that conflicts is drawn again.
_FRAGMENTS = (
    (
        *("", "players=3", "players=4", "partners", "players=5", "players=6 teams=on", "cards_dealt=7"),
        *("five_card", "cards_dealt=8", "no_discard", "players=3 cards_dealt=4", "cards_dealt=4 crib=dealt"),
    ),
    (
        *("", "counting=manual overclaim=give_excess", "counting=manual underclaim=lost overclaim=penalty_2"),
        *("muggins", "muggins overclaim=penalty_2", "muggins overclaim=give_excess"),
    ),
    ("", "crash", "lowball", "lowball nineteen", "stinkhole=on", "nineteen nineteen_crib=on"),
    ("", "jokers", "jokers=1", "jokers starter_joker=pone_names", "jokers joker_binding=off"),
    ("", "go_timing=on_call", "go_rotation=bicycle", "last_card=0", "heels=0 crib_flush=four", "first_deal=high_cut"),
)


def mix(seed: int) -> str:
    """A random valid line of rules; games are short, except on the crash board, whose length is fixed."""
    rng = Random(seed)
    while True:
        words = " ".join(filter(None, map(rng.choice, _FRAGMENTS)))
        if "crash" not in words:
            words += " target=31"
        try:
            parse(words, CribbageRules)
        except ValueError:
            continue
        return f"{words} match=single"


def wish(position: Message, seat: int, rng: Random) -> Message:
    """An offered action, chosen from the position alone."""
    asked, offer = position["scene"].get("asked"), position["offer"]
    if offer["type"] != "CribbageOffer":
        own: Message = rng.choice(offer["legal"])
        return own
    if offer["advice"] is not None:
        if rng.random() < 0.5:
            advice: Message = offer["advice"]
            return advice
        return {"type": "name", "seat": seat, "cards": [f"{j}={rng.choice(_FACES)}" for j in asked["to_name"]]}
    if offer["count_to"] is not None and asked["what"] == "claim":
        return {"type": "claim", "seat": seat, "points": rng.randint(0, min(offer["count_to"], 9))}
    if offer["count_to"] is not None and rng.random() < 0.3:
        return {"type": "call", "seat": seat, "points": rng.randint(1, 6)}
    choices: list[Message] = list(offer["legal"])
    for joker in offer["jokers"]:
        faces = [face for face in _FACES if Card(face).value <= offer["joker_most"]]
        choices.append({"type": "play", "seat": seat, "card": f"{joker}={rng.choice(faces)}"})
    chosen: Message = rng.choice(choices)
    return chosen


def pegs_of(state: AnyState) -> list[list[int]] | None:
    """The pegs in a scene; None for a game without a board."""
    return [list(side) for side in state.pegs] if isinstance(state, State) else None


class Company:
    """A table with a page at every person's seat; all pages read in step."""

    def __init__(
        self,
        server: Server,
        rules: str,
        chairs: list[dict[str, Any]],
        dealer: int | None = None,
        hints: bool | None = None,
    ) -> None:
        self.server = server
        self.rules = rules
        self.chairs = chairs
        asked = {"rules": rules, "seats": chairs, "dealer": dealer, "hints": hints}
        answer = httpx.post(f"{server.address}/api/rooms", json=asked)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.room: str = opened["room"]
        self.token: str = opened["token"]
        self.pages = {seat: Page(server, opened | {"seat": seat}) for seat in opened["seats"]}
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for page in self.pages.values():
            await self._open.enter_async_context(page)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._open.aclose()

    def _rests(self, position: Message) -> bool:
        """Whether the room waits for a person."""
        if position["outcome"]:
            return True
        asked = position["scene"].get("asked")
        counting = asked is not None and asked["what"] in ("claim", "call")
        return all(seat in self.pages and not (counting and self.chairs[seat]["helped"]) for seat in position["to_act"])

    async def settle(self) -> Message:
        """All pages read until the room waits for somebody, all at the same entry; returns the position."""
        while True:
            for page in self.pages.values():
                while page.is_behind or not self._rests(page.position):
                    await page.receive()
            last = max(page.at or 0 for page in self.pages.values())
            behind = [page for page in self.pages.values() if (page.at or 0) < last]
            if not behind:
                return next(iter(self.pages.values())).position
            for page in behind:
                await page.receive()

    async def act(self, seat: int, action: Message) -> None:
        """This seat acts, and everyone reads the result."""
        page = self.pages[seat]
        await page.send({"type": "Act", "action": action, "at": page.at})
        answer = await page.receive()
        assert answer["type"] == "Update", (action, answer)
        await self.settle()

    async def refused(self, seat: int, message: Message) -> str:
        """The sentence with which this seat's message is refused; nothing else happens."""
        page = self.pages[seat]
        at = page.at
        await page.send(message)
        refused = await page.receive()
        assert (refused["type"], page.at) == ("Refused", at), refused
        sentence: str = refused["sentence"]
        assert sentence.endswith(".")
        return sentence

    async def disturb(self, position: Message, rng: Random) -> None:
        """A seat that is not asked acts all the same: it is refused, or sent the table if its click was late."""
        idle = [seat for seat in self.pages if seat not in position["to_act"]]
        if not idle:
            return
        seat = rng.choice(idle)
        page = self.pages[seat]
        actions: list[Message] = [
            {"type": "discard", "cards": page.position["scene"]["hands"][seat][:2]},
            {"type": "play", "card": (page.position["scene"]["hands"][seat] or ["5H"])[0]},
            {"type": "play", "card": "*1=5H"},
            {"type": "claim", "points": rng.randint(-1, 31)},
            {"type": "call", "points": rng.randint(0, 31)},
            {"type": "pass"},
            {"type": "choose", "clockwise": True},
            {"type": "name", "cards": ["*1=5H"]},
        ]
        for whose in (seat, position["to_act"][0]):
            action = rng.choice(actions) | {"seat": whose}
            before = page.position
            await page.send({"type": "Act", "action": action, "at": rng.choice([page.at, page.at, 1])})
            answer = await page.receive()
            assert answer["type"] in ("Refused", "Welcome"), (action, answer)
            assert page.position == before

    async def play(self, rng: Random, actions: int = 10_000, disturbed: bool = False) -> Message:
        """Plays until the game is over or the actions are used up; returns the state of the table."""
        position = await self.settle()
        for _ in range(actions):
            if position["outcome"]:
                break
            if disturbed and rng.random() < 0.3:
                await self.disturb(position, rng)
            seat = rng.choice(position["to_act"])
            await self.act(seat, wish(self.pages[seat].position, seat, rng))
            position = await self.settle()
        return position

    async def until(self, what: str, rng: Random, of: tuple[str, ...] = ("card", "hand", "crib")) -> Message:
        """Plays until the table asks somebody for this; returns the position."""
        while True:
            position = await self.settle()
            asked: Message | None = position["scene"]["asked"]
            if asked is not None and asked["what"] == what and asked["of"] in of:
                return asked
            assert not position["outcome"], f"nobody was asked for a {what}"
            await self.play(rng, 1)

    def log(self) -> list[AnyEntry]:
        """The room's log in the store."""
        return log_of(self.server.data, self.room)

    async def check(self) -> None:
        """No page was sent a card its seat may not see, the pegs agree with the log, and the record is read back."""
        rules, entries = parse(self.rules), self.log()
        table = open_table(rules)
        pegs = {}
        for number, entry in enumerate(entries, 1):
            pegs[number] = pegs_of(table.push(entry).state)
        for seat, page in self.pages.items():
            allowed = may_name(rules, entries, seat)
            for raw, message in zip(page.raw, page.messages, strict=True):
                position = message.get("position")
                if position:
                    assert named(raw) <= allowed[message["at"]], raw
                    assert position["scene"].get("pegs") == pegs[message["at"]]
                    assert not message.get("told") or message["told"][-1]["scene"] == position["scene"]
            await self._check_record(page, table)

    async def _check_record(self, page: Page, table: AnyTable) -> None:
        async with httpx.AsyncClient(base_url=self.server.address) as client:
            address = f"/api/rooms/{self.room}/record?seat={page.seat}"
            written = (await client.get(address, headers=bearer(page.opened["token"]))).text
            last = (await client.post("/api/replay?first=100000", content=written.encode())).json()["total"] - 1
            replay = (await client.post(f"/api/replay?first={last}", content=written.encode())).json()
        assert table.state is not None
        assert record.load(written).table.state is not None
        shown = replay["steps"][-1]["scene"]
        assert shown.get("pegs") == pegs_of(table.state)
        assert shown.get("paths") == page.position["scene"].get("paths")
        assert replay["deal"] == page.messages[0]["deal"]
