"""`fifteentwo discard`: what to discard, and why."""

from __future__ import annotations

from fifteentwo.cli.advice import at_score, dealt, read_cards, read_score, write_analysis
from fifteentwo.cli.language import say, wrong_input
from fifteentwo.cli.progress import analysing
from fifteentwo.cli.reading import read_rules
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules


def discard(
    *cards: str,
    dealer: bool = False,
    pone: bool = False,
    partner: bool = False,
    captain: bool = False,
    score: str | None = None,
    rules: str = "standard",
    json: bool = False,
) -> int:
    """Every discard from a hand, best first, with its value in hand, crib and play, and the chance to win."""
    ruled = read_rules(rules, CribbageRules)
    hand = read_cards(say("wrong-hand"), cards, ruled.pack)
    if not hand:
        raise wrong_input("wrong-needs", command="discard")
    if dealer + pone + partner != 1:
        raise wrong_input("wrong-needs", command="dealer")
    if captain and not ruled.captain:
        raise wrong_input("wrong-no-captain")
    if not ruled.discards:
        raise wrong_input("wrong-no-discard")
    me, deals = seats(ruled, dealer, partner, captain)
    if not ruled.to_discard(me, deals):
        raise wrong_input("wrong-dealer-keeps")
    scores = read_score(score or "-".join("0" * ruled.sides), ruled, ruled.side(me))
    view = at_score(dealt(ruled, hand, deals, me), scores, me)
    from fifteentwo.analysis import analyse  # noqa: PLC0415 - NumPy is heavy

    with analysing():
        found = analyse(view)
    write_analysis(found, json)
    return 0


def seats(rules: CribbageRules, dealer: bool, partner: bool, captain: bool) -> tuple[Seat, Seat]:
    """My seat and the dealer's: my own, or that of the nearest player on my right who is my partner or else my opponent.

    Raises WrongInput where there is no partner.
    """
    mine = [seat for seat in range(rules.players) if not rules.captain or (rules.side(seat) == 1) == captain]
    if dealer:
        return mine[0], mine[0]
    for distance in range(1, rules.players):
        for me in mine:
            other = (me - distance) % rules.players
            if (rules.side(other) == rules.side(me)) == partner:
                return me, other
    raise wrong_input("wrong-no-partners")
