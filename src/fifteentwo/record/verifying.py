"""Verifying that the cards of a record follow from the secrets and salts in it; docs/fair.md has the rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from msgspec import Struct

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import Play, Reveal
from fifteentwo.fairness import Seal, commitment_of, shuffled
from fifteentwo.families import AnyAction, AnyEvent, AnyState
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import Deal, Discard, Turn
from fifteentwo.record.model import Record, games_in
from fifteentwo.record.playing import replay
from fifteentwo.table import AnyTable, Do, Moment


class Verified(Struct, frozen=True):
    """What was found: the number of deals computed again, what does not agree, and the games that have no secret."""

    deals: int
    wrong: tuple[Message, ...] = ()
    unchecked: tuple[Message, ...] = ()

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What was found, in sentences."""
        if not self.deals and not self.wrong:
            return (coded("verify-none"),)
        agree = () if self.wrong else (coded("verify-agree", deals=self.deals),)
        return (*self.wrong, *agree, *self.unchecked)


def verify(record: Record) -> Verified:
    """Computes the packs of the record again. Raises BadRecord if it cannot be replayed."""
    table = replay(record).table
    deals, wrong, unchecked = 0, list[Message](), list[Message]()
    for number, (game, moments) in enumerate(zip(record.games, games_in(table.moments), strict=True), 1):
        seal = game.seal
        if not seal.secret:
            unchecked.append(coded("verify-game-open", game=number))
        elif commitment_of(seal.secret) != seal.commitment:
            wrong.append(coded("verify-secret", game=number))
        else:
            deals += sum(isinstance(action, Deal) for _, action in _acts(moments))
            wrong.extend(_differences(table, number, moments, seal))
    return Verified(deals, tuple(wrong), tuple(unchecked))


def _acts(moments: Sequence[Moment[AnyState, AnyEvent]]) -> Iterator[tuple[AnyState, AnyAction]]:
    """The actions of a game, each with the state before it."""
    for before, moment in pairwise(moments):
        if isinstance(moment.entry, Do):
            yield before.state, moment.entry.action


def _differences(
    table: AnyTable, game: int, moments: Sequence[Moment[AnyState, AnyEvent]], seal: Seal
) -> Iterator[Message]:
    """What does not agree with the packs of a game: at most one sentence for the cuts, and one for each deal."""
    packs, number, found = table.family.packs, 0, list[Message]()
    dealt: Deal | None = None
    deals = 0
    for state, action in _acts(moments):
        if packs is not None and isinstance(action, (*packs.new, Turn)):
            number += isinstance(action, packs.new)
            expected = packs.draw(state, partial(shuffled, secret=seal.secret, salts=seal.salts, number=number))
            deals += isinstance(action, Deal)
            dealt = expected if isinstance(expected, Deal) else dealt
            fits = _same_deal(expected, action) if isinstance(expected, Deal) else expected == action
        else:
            fits = dealt is None or _was_dealt(dealt, action)
        if not fits:
            found.append(coded("verify-deal", game=game, deal=deals) if deals else coded("verify-cut", game=game))
    yield from {each.sentence: each for each in found}.values()


def _same_deal(expected: Deal, deal: AnyAction) -> bool:
    """Whether a deal is the expected one, as far as its cards are known."""
    assert isinstance(deal, Deal)
    parts = zip((*expected.hands, expected.crib), (*deal.hands, deal.crib), strict=True)
    return all(_within(seen, cards) for cards, seen in parts)


def _was_dealt(deal: Deal, action: AnyAction) -> bool:
    """Whether the cards of this action, as far as they are known, were dealt to its seat."""
    match action:
        case Play(seat, card):
            return _within((card.unnamed,), deal.hands[seat])
        case Discard(seat, cards):
            return _within(cards, deal.hands[seat])
        case Reveal(cards):
            return _within([card.unnamed for card in cards], (*sum(deal.hands, ()), *deal.crib))
        case _:
            return True


def _within(seen: Sequence[Card], cards: Sequence[Card]) -> bool:
    return {*seen} - {BACK} <= {*cards}
