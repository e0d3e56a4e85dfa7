"""A sitting: who plays, what has been done, and where the match stands.

A table is the fold of its entries, and nothing else: the room on the server, a record read from a
file and a game between bots are all built by pushing entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo import match as matches
from fifteentwo.cribbage import (
    AnyAction,
    AnyEvent,
    Call,
    Choose,
    Claim,
    Cribbage,
    GameEnded,
    LayAway,
    Name,
    Pass,
    Play,
    State,
    evolve,
)
from fifteentwo.cribbage.result import outcome as result
from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Seat, Side, Standing
from fifteentwo.rules import CribbageRules


class Entry(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True):
    """One line in the log of a table."""


class Begin(Entry, frozen=True):
    """A game of the match begins; `dealer` None leaves the first deal to `first_deal`."""

    dealer: Seat | None = None


class Do(Entry, frozen=True):
    """A seat, or chance, acts."""

    action: AnyAction


class Resign(Entry, frozen=True):
    """A seat gives the game up."""

    seat: Seat


class TakeBack(Entry, frozen=True):
    """A seat takes back its last action, and all that followed from it."""

    seat: Seat


class Hinted(Entry, frozen=True):
    """A seat was told what to do; the game is assisted from here on, whatever is taken back."""

    seat: Seat


AnyEntry = Begin | Do | Resign | TakeBack | Hinted


class Moment(Struct, frozen=True):
    """The table after one entry. `standing` includes the game once it is over; `assisted` are who had hints in it."""

    entry: AnyEntry
    events: tuple[AnyEvent, ...]
    state: State
    standing: Standing
    outcome: Outcome | None = None
    assisted: tuple[Seat, ...] = ()


class Table:
    """A match at the table: push entries, read where it stands.

    `moments` holds the games as they stand now: what was taken back is no longer there.
    """

    def __init__(self, rules: CribbageRules, entries: Iterable[AnyEntry] = ()) -> None:
        self.rules = rules
        self.game = Cribbage(rules)
        self.moments: list[Moment] = []
        for entry in entries:
            self.push(entry)

    @property
    def state(self) -> State | None:
        """The state of the game in progress or just over; None before the first."""
        return self.moments[-1].state if self.moments else None

    @property
    def standing(self) -> Standing:
        """The match as it stands, the last game included once it is over."""
        return self.moments[-1].standing if self.moments else matches.before(self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """How the last game ended, or None while it goes on."""
        return self.moments[-1].outcome if self.moments else None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return matches.is_over(self.rules, self.standing)

    @property
    def winner(self) -> Side | None:
        """The side that won the match, or None."""
        return matches.winner(self.rules, self.standing)

    @property
    def assisted(self) -> tuple[Seat, ...]:
        """The seats that were given a hint in the game in progress or just over, in their order."""
        return self.moments[-1].assisted if self.moments else ()

    def to_act(self) -> Sequence[Seat]:
        """The seats that may act in the game in progress."""
        return () if self.state is None or self.outcome else self.game.to_act(self.state)

    def push(self, entry: AnyEntry) -> Moment:
        """Adds an entry. Raises IllegalAction, and then nothing has changed."""
        moment: Moment
        match entry:
            case Begin(dealer):
                moment = self._begin(entry, dealer)
            case Do(action):
                state, events = self.game.apply(self._playing("Nothing can be done"), action)
                moment = self._after(entry, state, events, self.game.outcome(state))
            case Resign(seat):
                state = self._playing("Nothing can be given up")
                self._check(seat)
                ended = GameEnded(result(state, resigned=self.rules.side(seat)))
                moment = self._after(entry, evolve(state, ended), (ended,), ended.outcome)
            case TakeBack(seat):
                assisted = self.assisted
                del self.moments[self._taken_back_to(seat) :]
                self.moments[-1] = replace(self.moments[-1], assisted=assisted)
                return self.moments[-1]
            case Hinted(seat):
                state = self._playing("Nobody can be given a hint")
                self._check(seat)
                assisted = tuple(sorted({*self.assisted, seat}))
                moment = Moment(entry, (), state, self.standing, assisted=assisted)
            case _ as never:
                assert_never(never)
        self.moments.append(moment)
        return moment

    def house(self, rng: Random) -> AnyEntry | None:
        """The entry chance would push now: the first game, or its action; None if it has none."""
        if self.state is None:
            return Begin()
        if HOUSE in self.to_act():
            return Do(self.game.house(self.state, rng))
        return None

    def next_game(self) -> Begin:
        """The entry that begins the next game of the match. Raises IllegalAction while one goes on."""
        if self.outcome is None:
            raise IllegalAction("This game is not over yet.")
        if self.is_over:
            raise IllegalAction("The match is over.")
        dealers = (moment.state.dealer for moment in self.moments[self._begun() :])
        first = next((dealer for dealer in dealers if dealer is not None), None)
        return Begin(matches.next_dealer(self.rules, self.outcome, first, self.moments[-1].state.dealer))

    def can_take_back(self, seat: Seat) -> bool:
        """Whether this seat has an action in this game that can be taken back."""
        try:
            self._taken_back_to(seat)
        except IllegalAction:
            return False
        return True

    def _playing(self, what: str) -> State:
        if self.state is None or self.outcome is not None:
            raise IllegalAction(f"{what}: no game is being played.")
        return self.state

    def _begin(self, entry: Begin, dealer: Seat | None) -> Moment:
        if self.moments:
            first = self.next_game().dealer
            if first is not None and dealer != first:
                raise IllegalAction(f"Seat {first} deals first in this game, by next_dealer={self.rules.next_dealer}.")
        try:
            state = self.game.start(Opening(dealer, self.standing))
        except ValueError as error:
            raise IllegalAction(f"{error}.") from None
        return Moment(entry, (), state, self.standing)

    def _after(self, entry: AnyEntry, state: State, events: tuple[AnyEvent, ...], ended: Outcome | None) -> Moment:
        standing = matches.after(self.standing, ended) if ended else self.standing
        return Moment(entry, events, state, standing, ended, self.assisted)

    def _check(self, seat: Seat) -> None:
        if not 0 <= seat < self.rules.players:
            raise IllegalAction(f"There is no seat {seat} at this table.")

    def _begun(self) -> int:
        """Which moment is the beginning of this game."""
        return max(place for place, moment in enumerate(self.moments) if isinstance(moment.entry, Begin))

    def _taken_back_to(self, seat: Seat) -> int:
        """How many moments are left once this seat's last action in this game is taken back."""
        self._playing("Nothing can be taken back")
        for place in range(len(self.moments) - 1, self._begun(), -1):
            match self.moments[place].entry:
                case Do(
                    LayAway(actor)
                    | Play(actor)
                    | Claim(actor)
                    | Call(actor)
                    | Pass(actor)
                    | Choose(actor)
                    | Name(actor)
                ) if actor == seat:
                    return place
        raise IllegalAction("There is nothing to take back in this game.")
