"""The combinations of rules that conflict."""

from tests.referee.rules import PatienceRules, Rules, SquareRules

DEALS = {  # by players and cards dealt: how many each discards, and where the crib may come from
    (2, 4): (0, {"none", "dealt"}),
    (2, 5): (2, {"discards"}),
    (2, 6): (2, {"discards"}),
    (2, 7): (2, {"discards"}),
    (2, 8): (2, {"discards"}),
    (3, 4): (0, {"none", "dealt"}),
    (3, 5): (1, {"discards+1_from_stock"}),
    (4, 4): (0, {"none", "dealt"}),
    (4, 5): (1, {"discards"}),
    (5, 4): (0, {"none", "dealt"}),
    (5, 5): (1, {"discards"}),
    (6, 4): (0, {"none", "dealt"}),
    (6, 5): (1, {"discards"}),
}


def is_a_game(rules: Rules) -> bool:
    """Whether cribbage can be played by these rules."""
    return can_be_dealt(rules) and can_be_played(rules) and can_be_counted(rules)


def can_be_dealt(rules: Rules) -> bool:
    """The cards go with the players, and the players with their sides."""
    if rules.teams and rules.players not in (4, 6):
        return False
    if rules.players == 6 and not rules.teams:
        return False
    if rules.captain and rules.players != 3:
        return False
    if rules.toss_fives and rules.discards == 0:
        return False
    discards, cribs = DEALS.get((rules.players, rules.cards_dealt), (0, set[str]()))
    return rules.discards == discards and rules.crib in cribs


def can_be_played(rules: Rules) -> bool:
    """What the play, and the board, ask for."""
    if rules.go_timing == "on_call" and (rules.players > 2 or rules.stinkhole):
        return False
    five_card = rules.players == 2 and rules.cards_dealt == 5
    if (rules.three_for_last or rules.play_stops_at_first_count) and not five_card:
        return False
    if rules.board == "crash8":
        return rules.players <= 4 and rules.target == 121 and not rules.captain
    return True


def can_be_counted(rules: Rules) -> bool:
    """What the count, and the end of the game, ask for."""
    if rules.muggins and rules.counting == "auto":
        return False
    if rules.nineteen_crib and (not rules.nineteen or rules.crib == "none"):
        return False
    if rules.objective == "high":
        return rules.skunk_scale != "lowball"
    compulsory = rules.counting == "auto" and not rules.stinkhole and not rules.captain
    return compulsory and rules.skunk_scale in ("lowball", "none")


def is_a_square(rules: SquareRules) -> bool:
    """Whether the reserve has piles, a size and an access, or none of them."""
    reserve = [rules.reserve_piles > 0, rules.reserve_size > 0, rules.reserve_access is not None]
    return all(reserve) or not any(reserve)


def is_a_patience(rules: PatienceRules) -> bool:
    """Whether the deals are those of two hands, or those of one."""
    form = (rules.deals, rules.cards_per_deal, rules.starter_to_bottom, rules.last_hand_without_starter)
    if rules.hands_per_deal == 2:
        return form == (4, 13, False, False) and 101 <= rules.win_at <= 121 and rules.deal_order == "hand_then_crib"
    return form == (6, 9, True, True) and not rules.b_hidden_until_a_discarded
