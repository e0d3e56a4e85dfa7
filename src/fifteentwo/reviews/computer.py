"""The choices of the computer players in a record, computed again from what they saw and from the secret of the game.

A player is a function of its view and of what it draws from, and the draws follow from the secret and the salts, as the packs
do. So the choice of a player that looked at hidden cards, or drew until it liked the result, does not come out again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage import AnyAction, Cribbage, Discard, Go, Play, Reveal, State, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.cribbage.packs import NEW_PACK, draw
from fifteentwo.fairness import commitment_of, draws, shuffled
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import Choice as AnyChoice
from fifteentwo.moves import Deal
from fifteentwo.players import NAMES, player
from fifteentwo.players.chances import choice_chances
from fifteentwo.record import GameRecord, Record, replay
from fifteentwo.record.model import choices_by, games_in
from fifteentwo.reviews.model import BadReview
from fifteentwo.rules import CribbageRules
from fifteentwo.table import UNSTATED, AnyEntry, CribbageTable, Do, Table


class WeighedChoice(Struct, frozen=True):
    """A choice that was open to a computer player, and the probability with which it makes it."""

    action: Choice
    chance: float


class ComputerChoice(Struct, frozen=True):
    """A choice of a computer player: what it saw, what it weighed, what it chose, and what it chooses when asked again.

    `at` is the number of the game's actions done before it. `weighed` is in order of probability, and empty where the player
    cannot state probabilities. `chosen` is None where the record does not show it, `again` where it cannot be computed.
    """

    game: int
    deal: int
    at: int
    seat: Seat
    player: str
    view: View
    weighed: tuple[WeighedChoice, ...]
    chosen: Choice | None
    again: Choice | None

    @property
    def agrees(self) -> bool | None:
        """Whether the record has the choice computed again; None where nothing can be compared."""
        return None if self.chosen is None or self.again is None else self.chosen == self.again


class ComputerReport(Struct, frozen=True):
    """The choices of the computer players of a match, and a sentence on each game that could not be followed."""

    choices: tuple[ComputerChoice, ...]
    unchecked: tuple[Message, ...] = ()

    @property
    def wrong(self) -> tuple[ComputerChoice, ...]:
        """The choices that come out differently."""
        return tuple(each for each in self.choices if each.agrees is False)

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What was found, in sentences."""
        if not self.choices:
            return (coded("computer-none"), *self.unchecked)
        agree = sum(each.agrees is True for each in self.choices)
        hidden = sum(each.chosen is None for each in self.choices)
        open_ = len(self.choices) - agree - hidden - len(self.wrong)
        found = [coded("computer-agree", choices=agree)] if agree or not self.wrong else []
        found += [coded("computer-wrong", choices=len(self.wrong))] if self.wrong else []
        found += [coded("computer-hidden", choices=hidden)] if hidden else []
        found += [coded("computer-open", choices=open_)] if open_ > 0 else []
        return (*found, *self.unchecked)


def computer_choices(record: Record, game: int | None = None) -> ComputerReport:
    """The choices of the computer in a match of cribbage, or only in one game of it, from 0, computed again.

    Raises BadRecord for a record that cannot be replayed, and BadReview for another game.
    """
    if not isinstance(record.rules, CribbageRules):
        raise BadReview("review-solo-record")
    moments = list(games_in(replay(record).table.moments))
    found, unchecked = list[ComputerChoice](), list[Message]()
    for number, one in enumerate(record.games):
        if game not in {None, number} or not one.computers:
            continue
        seal = one.seal
        if seal.secret and commitment_of(seal.secret) != seal.commitment:
            unchecked.append(coded("verify-secret", game=number + 1))
            continue
        if not seal.secret:
            unchecked.append(coded("computer-no-secret", game=number + 1))
        before = [moment.entry for each in moments[:number] for moment in each]
        followed = _Followed(record.rules, [*before, moments[number][0].entry], one, number + 1)
        try:
            found += followed.choices()
        except IllegalAction as problem:
            unchecked.append(coded("computer-lost", game=number + 1, reason=problem))
            found += followed.found
    return ComputerReport(tuple(found), tuple(unchecked))


class _Followed:
    """One game of a record, followed with the cards that the computer players held."""

    def __init__(self, rules: CribbageRules, entries: Sequence[AnyEntry], game: GameRecord, number: int) -> None:
        self.table: CribbageTable = Table(Cribbage(rules), entries)
        self.found: list[ComputerChoice] = []
        self._game = game
        self._number = number
        self._packs = 0

    def choices(self) -> list[ComputerChoice]:
        """The choices, in order. Raises IllegalAction where the record does not follow from the computer's own cards."""
        for at, action in enumerate(self._game.actions):
            known = self._known(cast(AnyAction, action), at)
            if known is not None:
                self.table.push(Do(known))
        return self.found

    def _known(self, action: AnyAction, at: int) -> AnyAction | None:
        """The action with the cards of the computer's seats; None if it is not needed where these are known."""
        state = self.table.state
        assert state is not None
        if isinstance(action, NEW_PACK):
            self._packs += 1
        match action:
            case Deal():
                return self._dealt(state, action)
            case Go(seat):
                return action if state.turn == seat and BACK in state.hands[seat] else None
            case Reveal():
                return action if state.counted_next is not None else None
            case AnyChoice(seat) if name := self._player(seat):
                return self._chosen(state, action, name, at)
            case _:
                return action

    def _player(self, seat: Seat) -> str:
        """The computer player that makes the next choice of a seat; '' if a person does."""
        number = choices_by(seat, self.table.this_game)
        begun = [each.player for each in self._game.computers if each.seat == seat and each.first <= number]
        return begun[-1] if begun else ""

    def _dealt(self, state: State, deal: Deal) -> Deal:
        """The deal with the hands of the computer's seats, where the secret shows them."""
        seal = self._game.seal
        if not seal.secret:
            return deal
        full = draw(state, partial(shuffled, secret=seal.secret, salts=seal.salts, number=self._packs))
        assert isinstance(full, Deal)
        own = {each.seat for each in self._game.computers}
        hands = (full.hands[seat] if seat in own and BACK in hand else hand for seat, hand in enumerate(deal.hands))
        return replace(deal, hands=tuple(hands))

    def _chosen(self, state: State, action: Choice, name: str, at: int) -> Choice:
        """Computes a choice again, and returns the choice to go on with."""
        seat, seal = action.seat, self._game.seal
        view, shown = self.table.game.observe(state, seat), not (isinstance(action, Discard) and BACK in action.cards)
        legal, again = cast(Sequence[Choice], self.table.game.legal(view, seat)), None
        if seal.secret and name != UNSTATED and name.partition(":")[0] in NAMES and BACK not in view.hands[seat]:
            rng = draws(seal.secret, seal.salts, seat, choices_by(seat, self.table.this_game))
            again = player(name, rng)(view, legal)
        weighed = tuple(_weighed(name, view, legal)) if again is not None else ()
        chosen = action if shown else None
        self.found.append(ComputerChoice(self._number, state.deals, at, seat, name, view, weighed, chosen, again))
        return action if shown or again is None else again


def _weighed(name: str, view: View, legal: Sequence[Choice]) -> Iterator[WeighedChoice]:
    cards = [each for each in legal if isinstance(each, Discard | Play)]
    if view.due is None and cards:
        found = choice_chances(name, view, cards) or {}
        for action, chance in sorted(found.items(), key=lambda each: -each[1]):
            yield WeighedChoice(action, chance)
