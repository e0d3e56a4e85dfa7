"""Positions for players to choose in, written by hand."""

from random import Random

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, Turn, View
from fifteentwo.game import Opening
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules

ME, OTHER = 0, 1


def dealt(hand: str, dealer: int = ME, rules: CribbageRules = CribbageRules()) -> View:
    """My six cards; the other player may hold any."""
    game = Cribbage(rules)
    mine = cards(hand)
    theirs = [card for card in PACK if card not in mine][::7][:6]
    state = game.start(Opening(dealer=dealer))
    state, _ = game.apply(state, Deal((mine, tuple(theirs))))
    return game.observe(state, ME)


def in_the_play(mine: str, theirs: str, row: str = "", starter: str = "QC", last_card: int = 1) -> View:
    """My turn, with these cards still in the two hands, after those of `row` have been played.

    In `row` my cards are in capitals (5H) and the other player's in lower case (5h). The leader is pone. Unused nines
    and queens were discarded.
    """
    game = Cribbage(CribbageRules(last_card=last_card))
    by = [ME if word.isupper() else OTHER for word in row.split()]
    kept = {
        seat: [*cards(hand), *(card for who, card in zip(by, cards(row), strict=True) if who == seat)]
        for seat, hand in ((ME, mine), (OTHER, theirs))
    }
    spare = [c for c in PACK if c.rank in (9, 12) and c not in (*kept[ME], *kept[OTHER], Card(starter))]
    laid = (tuple(spare[:2]), tuple(spare[2:4]))
    state = game.start(Opening(dealer=1 - by[0] if by else OTHER))
    state, _ = game.apply(state, Deal(tuple((*kept[seat], *laid[seat]) for seat in (ME, OTHER))))
    for seat in (ME, OTHER):
        state, _ = game.apply(state, Discard(seat, laid[seat]))
    state, _ = game.apply(state, Turn(Card(starter)))
    for seat, card in zip(by, cards(row), strict=True):
        state, _ = game.apply(state, Play(seat, card))
    return game.observe(state, ME)


def chosen(name: str, view: View, seed: int = 0) -> Discard | Play:
    """What this player does here."""
    choice = player(name, Random(seed))(view, Cribbage(view.rules).legal(view, ME))
    assert isinstance(choice, Discard | Play)
    return choice


def discarded(name: str, view: View, seed: int = 0) -> tuple[Card, ...]:
    """What this player discards of these six."""
    choice = chosen(name, view, seed)
    assert isinstance(choice, Discard)
    return choice.cards


def played(name: str, view: View, seed: int = 0) -> str:
    """The card this player plays here."""
    choice = chosen(name, view, seed)
    assert isinstance(choice, Play)
    return str(choice.card)
