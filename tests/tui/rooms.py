"""A room without a server: a table in this process, played by seeded players, and the messages a seat gets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fifteentwo.game import HOUSE, Seat
from fifteentwo.narration import position
from fifteentwo.players import player
from fifteentwo.rules import described, parse, write
from fifteentwo.server.terms import Terms
from fifteentwo.server.updates import updates
from fifteentwo.server.wire import Act, Chair, Outgoing, Request, Welcome, skunk_lines
from fifteentwo.table import Begin, Do, open_table

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class FakeRoom:
    """A match at a table. `seat` is a person's; the others play as `steady`."""

    def __init__(self, rules: str = "standard", seed: int = 1, seat: Seat | None = 0, deal: int | None = None) -> None:
        self.rules, self.seat = parse(rules), seat
        self.table = open_table(self.rules, deal=deal)
        self.deal = deal
        self.chance = Random(seed)
        self.choose = player("steady", Random(seed))
        self.entries = 0
        self.heard: list[Request] = []

    def begin(self) -> None:
        self._push(Begin())

    def welcome(self) -> Welcome:
        chairs = tuple(
            Chair(NAMES[seat], None if seat == self.seat else "steady") for seat in range(self.rules.players)
        )
        return Welcome(
            room="room",
            seat=self.seat,
            chairs=chairs,
            hints=True,
            sides=tuple(map(self.rules.side, range(self.rules.players))),
            rules=self.rules,
            rules_text=write(self.rules),
            rules_words=described(self.rules),
            targets=self.rules.targets,
            skunk_lines=skunk_lines(self.rules),
            deal=self.deal,
            day=None,
            replayed=False,
            is_sealed=True,
            patience=None,
            terms=Terms(),
            at=self.entries,
            position=position(self.table, self.seat),
        )

    def turn(self) -> Iterator[Outgoing]:
        """Chance and the others act until the person must, and what the seat is told."""
        first = self.entries + 1
        while self._house() or self._other():
            pass
        yield from self._told(first)

    def act(self, request: Request) -> Iterator[Outgoing]:
        """The person acts, and then everybody else."""
        self.heard.append(request)
        if isinstance(request, Act):
            first = self.entries + 1
            self._push(Do(request.action))
            while self._house() or self._other():
                pass
            yield from self._told(first)

    def _told(self, first: int) -> Iterator[Outgoing]:
        if first <= self.entries:
            yield from updates(self.table, first, self.entries, self.seat, False)

    def _push(self, entry: object) -> None:
        self.table.push(entry)  # type: ignore[arg-type]  # any entry
        self.entries += 1

    def _house(self) -> bool:
        if HOUSE not in self.table.to_act():
            return False
        entry = self.table.house(self.chance)
        assert entry is not None
        self._push(entry)
        return True

    def _other(self) -> bool:
        state = self.table.state
        due = [seat for seat in self.table.to_act() if seat != self.seat]
        if state is None or not due or self.table.outcome is not None:
            return False
        view = self.table.game.observe(state, due[0])
        self._push(Do(self.choose(view, self.table.game.legal(state, due[0]))))  # type: ignore[arg-type]
        return True
