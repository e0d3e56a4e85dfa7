"""`fifteentwo discard`: what to discard, and why."""

from __future__ import annotations

from fifteentwo.cli.advice import ME, at_score, dealt, read_cards, read_rules, read_score, write_analysis
from fifteentwo.cli.wrong import WrongInput


def discard(
    *cards: str,
    dealer: bool = False,
    pone: bool = False,
    partner: bool = False,
    score: str | None = None,
    rules: str = "standard",
    json: bool = False,
) -> int:
    """Every way to discard from a hand, the best first: hand, crib, play and the chance to win.

    Args:
        cards: The cards dealt.
        dealer: The crib is mine.
        pone: The crib is the other's; of three or more players, I am the one left of the dealer.
        partner: The crib is my partner's.
        score: The score, mine first: 100-95; nought to nought if left out.
        rules: A preset, fields that differ, or both: "hoyle target=61".
        json: Print JSON.
    """
    ruled = read_rules(rules)
    hand = read_cards("the hand", cards, ruled.pack)
    if not hand:
        raise WrongInput("discard needs the cards dealt, such as 5H 5C 5D JS 2S 9D --dealer")
    if dealer + pone + partner != 1:
        raise WrongInput("discard needs to know whose crib it is: say --dealer or --pone, one of the two")
    others = [seat for seat in range(ruled.players) if seat != ME]
    if not any(ruled.side(seat) == ruled.side(ME) for seat in others) and partner:
        raise WrongInput("--partner: by these rules nobody has a partner")
    if not ruled.discards:
        raise WrongInput("--rules: by these rules nothing is discarded")
    deals = ME if dealer else max(seat for seat in others if (ruled.side(seat) == ruled.side(ME)) == partner)
    if not ruled.to_discard(ME, deals):
        raise WrongInput("--rules: by these rules the dealer's side discards nothing")
    scores = read_score(score or "-".join("0" * ruled.sides), ruled)
    view = at_score(dealt(ruled, hand, deals), scores)
    from fifteentwo.analysis.analyse import analyse  # noqa: PLC0415 - NumPy is heavy

    write_analysis(analyse(view), json)
    return 0
