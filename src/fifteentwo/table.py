"""A table: a match of any game, as the fold of its log.

A room on the server, a record read from a file and a game between computer players are all built by pushing entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, Generic, Literal, Never, NoReturn, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo import match as matches
from fifteentwo.cribbage import AnyAction as CribbageAction
from fifteentwo.cribbage import AnyEvent as CribbageEvent
from fifteentwo.cribbage import State as CribbageState
from fifteentwo.cribbage import View as CribbageView
from fifteentwo.families import AnyAction, AnyEvent, AnyRules, AnyState, AnyView, family_of
from fifteentwo.family import A, E, S, V
from fifteentwo.game import HOUSE, Game, IllegalAction, Opening, Outcome, Seat, Side, Standing
from fifteentwo.locales import CodedValueError
from fifteentwo.moves import Choice, GameEnded
from fifteentwo.solitaire.deals import deck


class Entry(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, gc=False):
    """One entry in the log of a table.

    `spent`: where there are clocks, the milliseconds for which they ran between the last entry and this one.
    """

    spent: int = 0


class Begin(Entry, frozen=True):
    """The start of a game of the match; with `dealer` None the rules decide the first dealer.

    `commitment` is that of the secret by which the packs of this game are shuffled; '' if they are not.
    """

    dealer: Seat | None = None
    commitment: str = ""


class Do(Entry, frozen=True):
    """An action of a seat or of chance; `house` if the computer chose for the seat's player.

    `by` is the computer player that chose, if it drew from the secret of the game, and `UNSTATED` if the choice came from a
    computer player or program otherwise; '' for people. `salts`, with the first action of chance in a game that has a commitment, are those of the seats.
    """

    action: AnyAction
    house: bool = False
    salts: tuple[str, ...] = ()
    by: str = ""


UNSTATED: Final = "*"
"""In place of a computer player: a choice that nobody can compute again."""


class Resign(Entry, frozen=True):
    """A seat resigns the game, or loses it because it is `out_of_time`."""

    seat: Seat
    out_of_time: bool = False


class TakeBack(Entry, frozen=True):
    """A seat takes back its last action and everything that followed; if that helps, the game is marked as assisted."""

    seat: Seat


class Hinted(Entry, frozen=True):
    """A seat was given a hint; the game stays marked as assisted, even after a take-back."""

    seat: Seat


Matter = Literal["take_back", "adjourn", "go_on", "rematch", "show_cards", "hide_cards"]
"""What the people at a table agree about: to take back, to adjourn, to go on, to play again, and what spectators see."""


class Proposal(Entry, frozen=True):
    """A seat proposes something to the other people at the table."""

    seat: Seat
    matter: Matter


class Answered(Entry, frozen=True):
    """A seat agrees to what is proposed, or declines it."""

    seat: Seat
    yes: bool


class Settled(Entry, frozen=True):
    """Everybody has agreed to this. `room` is that of a rematch."""

    matter: Matter
    room: str = ""


class Substitute(Entry, frozen=True):
    """The computer plays at a seat for somebody who is away, or from `out_of_time` to the end of the game; or not any more."""

    seat: Seat
    plays: bool
    out_of_time: bool = False


AnyEntry = Begin | Do | Resign | TakeBack | Hinted | Proposal | Answered | Settled | Substitute

M = TypeVar("M", bound=Struct)


class Moment(Struct, Generic[S, E], frozen=True, gc=False):
    """The table after one entry.

    `standing` includes this game once it is over. `assisted` are the seats that had help in this game: a hint, a
    take-back, or a choice by the computer. `demonstrated` says whether the computer chose for a player.
    """

    entry: AnyEntry
    events: tuple[E, ...]
    state: S
    standing: Standing
    outcome: Outcome | None = None
    assisted: tuple[Seat, ...] = ()
    demonstrated: bool = False


class Table(Generic[S, V, A, E]):
    """A match in progress, which changes by pushing entries.

    `moments` holds the games without anything that was taken back. In a game with a numbered `deal`, chance takes its
    cards from that pack, and any other action of chance is refused.
    """

    def __init__(self, game: Game[S, V, A, E], entries: Iterable[AnyEntry] = (), deal: int | None = None) -> None:
        if not hasattr(game, "rules"):
            raise TypeError(f"Table needs a game, such as Cribbage(), not {game!r}: open_table takes rules")
        self.game = game
        self.rules = game.rules
        self.deal = deal
        self.family = family_of(cast(AnyRules, game.rules))
        if deal is not None and self.family.from_pack is None:
            raise CodedValueError("deal-not-numbered", game=self.family.title)
        self._pack = None if deal is None else deck(deal)
        self.moments: list[Moment[S, E]] = []
        self._begun = 0
        """The index of the moment at which this game starts."""
        for entry in entries:
            self.push(entry)

    def copy(self) -> Table[S, V, A, E]:
        """An independent copy of the table."""
        return self.as_of(len(self.moments))

    def as_of(self, number: int) -> Table[S, V, A, E]:
        """The table after this many of its moments."""
        then = Table.__new__(Table)
        then.__dict__.update(vars(self))
        then.moments = self.moments[:number]
        if self._begun >= number:
            begun = [place for place, moment in enumerate(then.moments) if isinstance(moment.entry, Begin)]
            then._begun = begun[-1] if begun else 0  # noqa: SLF001 - of the same class
        return then

    @property
    def state(self) -> S | None:
        """The state of the game in progress or just over; None before the first."""
        return self.moments[-1].state if self.moments else None

    @property
    def standing(self) -> Standing:
        """The score of the match, including the last game once it is over."""
        return self.moments[-1].standing if self.moments else matches.before(self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """How the last game ended; None if it has not."""
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
        """The seats that had help in the game in progress or just over, in order."""
        return self.moments[-1].assisted if self.moments else ()

    @property
    def demonstrated(self) -> bool:
        """Whether the computer chose for a player in the game in progress or just over."""
        return bool(self.moments) and self.moments[-1].demonstrated

    @property
    def opening(self) -> Moment[S, E]:
        """The first moment of the game in progress or just over; one must have begun."""
        return self.moments[self._begun]

    @property
    def this_game(self) -> Sequence[Moment[S, E]]:
        """The moments of the game in progress or just over; one must have begun."""
        return self.moments[self._begun :]

    def to_act(self) -> Sequence[Seat]:
        """The seats that may act in the game in progress."""
        return () if self.state is None or self.outcome else self.game.to_act(self.state)

    def push(self, entry: AnyEntry) -> Moment[S, E]:
        """Adds an entry. Raises IllegalAction, and then nothing has changed."""
        moment: Moment[S, E]
        match entry:
            case Begin(dealer):
                moment = self._begin(entry, dealer)
            case Do(action, house):
                before = self._playing("act")
                state, events = self.game.apply(before, self._of_this_game(before, action))
                done = self._after(entry, state, events, self.game.outcome(state))
                moment = self._demonstrated(done, action) if house else done
            case Resign(seat, out_of_time):
                state = self._playing("resign")
                ended = GameEnded(replace(self.game.resigned(state, seat), out_of_time=out_of_time))
                after = cast(S, self.family.evolve(cast(AnyState, state), ended))
                moment = self._after(entry, after, cast(tuple[E], (ended,)), ended.outcome)
            case TakeBack(seat):
                marked = self.moments[-1:]
                del self.moments[self._taken_back_to(seat) :]
                helped = marked[0].assisted if self.family.open_choices else self._with(marked, seat)
                kept = replace(self.moments[-1], assisted=helped, demonstrated=marked[0].demonstrated)
                self.moments[-1] = kept
                return kept
            case Hinted(seat):
                state = self._playing("hint")
                self._check(seat)
                moment = self._helped(self._after(entry, state, (), None), seat)
            case Proposal() | Answered() | Settled() | Substitute():
                if not self.moments:
                    raise IllegalAction("no-game", action="agree")
                moment = replace(self.moments[-1], entry=entry, events=())
            case _ as never:
                _no_entry(never)
        self.moments.append(moment)
        return moment

    def house(self, rng: Random) -> AnyEntry | None:
        """The entry that chance pushes next: the first game or an action of chance; None if there is none."""
        if self.state is None:
            return Begin()
        if HOUSE not in self.to_act():
            return None
        return Do(
            self._turned(self.state) if self._pack is not None else cast(AnyAction, self.game.house(self.state, rng))
        )

    def next_game(self) -> Begin:
        """The entry that starts the next game of the match. Raises IllegalAction if none can start."""
        if self.outcome is None:
            raise IllegalAction("game-not-over")
        if self.is_over:
            raise IllegalAction("match-over")
        dealers = (moment.state.dealer for moment in self.this_game)
        first = next((dealer for dealer in dealers if dealer is not None), None)
        return Begin(matches.next_dealer(self.rules, self.outcome, first, self.moments[-1].state.dealer))

    def can_take_back(self, seat: Seat) -> bool:
        """Whether this seat has an action in this game that can be taken back."""
        try:
            self._taken_back_to(seat)
        except IllegalAction:
            return False
        return True

    def _of_this_game(self, state: S, action: AnyAction) -> A:
        """The action, checked: the game must know it, and in a numbered deal chance must follow the pack."""
        if not isinstance(action, self.family.actions):
            raise IllegalAction("no-such-action", game=self.family.title)
        if self._pack is not None and not isinstance(action, Choice) and HOUSE in self.game.to_act(state):
            comes = self._turned(state)
            if action != comes:
                raise IllegalAction("deal-has", deal=self.deal, line=self.family.write_action(comes))
        return cast(A, action)

    def _turned(self, state: S) -> AnyAction:
        """The next action of chance in a numbered deal."""
        assert self.family.from_pack is not None
        assert self._pack is not None
        return self.family.from_pack(cast(AnyState, state), self._pack)

    def _playing(self, action: str) -> S:
        if self.state is None or self.outcome is not None:
            raise IllegalAction("no-game", action=action)
        return self.state

    def _begin(self, entry: Begin, dealer: Seat | None) -> Moment[S, E]:
        if self.moments:
            first = self.next_game().dealer
            if first is not None and dealer != first:
                raise IllegalAction("deals-first", seat=first, rule=self.rules.next_dealer)
        try:
            state = self.game.start(Opening(dealer, self.standing))
        except ValueError as error:
            raise IllegalAction("cannot-begin", reason=error) from None
        self._begun = len(self.moments)
        return Moment(entry, (), state, self.standing)

    def _after(self, entry: AnyEntry, state: S, events: tuple[E, ...], ended: Outcome | None) -> Moment[S, E]:
        standing = matches.after(self.standing, ended) if ended else self.standing
        return Moment(entry, events, state, standing, ended, self.assisted, self.demonstrated)

    def _demonstrated(self, moment: Moment[S, E], action: AnyAction) -> Moment[S, E]:
        assert isinstance(action, Choice)
        return replace(self._helped(moment, action.seat), demonstrated=True)

    def _helped(self, moment: Moment[S, E], seat: Seat) -> Moment[S, E]:
        return replace(moment, assisted=self._with([moment], seat))

    def _with(self, marked: Sequence[Moment[S, E]], seat: Seat) -> tuple[Seat, ...]:
        return tuple(sorted({*marked[-1].assisted, seat}))

    def _check(self, seat: Seat) -> None:
        if not 0 <= seat < self.rules.players:
            raise IllegalAction("no-seat-at-table", seat=seat)

    def _taken_back_to(self, seat: Seat) -> int:
        """The number of moments left after taking back this seat's last action in this game."""
        self._playing("take-back")
        for place in range(len(self.moments) - 1, self._begun, -1):
            match self.moments[place].entry:
                case Do(Choice(actor)) if actor == seat:
                    return place
        raise IllegalAction("nothing-to-take-back")


CribbageTable = Table[CribbageState, CribbageView, CribbageAction, CribbageEvent]
"""A table of cribbage."""

AnyTable = Table[AnyState, AnyView, AnyAction, AnyEvent]
"""A table of any game."""


def _no_entry(entry: Never) -> NoReturn:
    """Raises TypeError: where types are checked, nothing gets here."""
    raise TypeError(f"{entry!r} is not an entry of a table: an action is pushed as Do(action)")


def open_table(rules: AnyRules, entries: Iterable[AnyEntry] = (), deal: int | None = None) -> AnyTable:
    """A table for the game with these rules, with these entries pushed. Raises IllegalAction and ValueError."""
    return Table(family_of(rules).game(rules), entries, deal)
