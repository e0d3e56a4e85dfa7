"""The fields of full cribbage: what each can be, what is said of it, and which of the engine's tables it leaves right."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from fifteentwo.rules.values import HANDS, SOLVED, TARGETS, About

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class CribbageFields(Struct, frozen=True):
    """Every option of full cribbage; the defaults are the standard game."""

    players: Annotated[
        int, About("How many sit at the table; six only as three pairs of partners.", range(2, 7), leaves=HANDS)
    ] = 2
    teams: Annotated[
        bool, About("Four or six play as partners, who sit opposite each other and share a score.", leaves=HANDS)
    ] = False
    cards_dealt: Annotated[
        int,
        About(
            "The cards dealt to each, usually six to two players and five to more; of five or six the dealer has one less.",
            range(4, 9),
            leaves=HANDS,
        ),
    ] = 6
    discards: Annotated[
        int, About("The cards each discards; it follows from the cards dealt.", range(3), leaves=HANDS)
    ] = 2
    crib: Annotated[
        Crib,
        About(
            "Where the crib comes from; it follows from the cards dealt, but of four it may be none or dealt.",
            leaves=HANDS,
        ),
    ] = "discards"
    target: Annotated[int, About("The score that wins, or in lowball loses.", TARGETS, leaves=SOLVED)] = 121
    first_deal: Annotated[
        FirstDeal,
        About(
            "Who deals first in a match.",
            told={
                "high_cut": "The highest card cut deals first.",
                "random": "The first dealer is drawn by lot.",
                "chosen": "The first dealer is chosen.",
            },
            leaves=SOLVED,
        ),
    ] = "low_cut"
    next_dealer: Annotated[
        NextDealer,
        About(
            "Who deals first in the next game of a match.",
            told={"winner": "The winner deals the next game.", "alternate": "The first deal of each game alternates."},
            leaves=SOLVED,
        ),
    ] = "loser"
    heels: Annotated[
        int,
        About(
            "The points for a jack turned up as the starter.", (2, 0), told={0: "Nothing for his heels."}, leaves=SOLVED
        ),
    ] = 2
    crib_flush: Annotated[
        Literal["five", "four"],
        About(
            "How many cards make a flush in the crib.",
            told={"four": "Four cards of a suit are a flush in the crib too."},
            leaves=HANDS,
        ),
    ] = "five"
    go_timing: Annotated[
        Literal["on_close", "on_call"],
        About(
            "When the point for a go is pegged: as the count closes, or as go is called.",
            told={"on_call": "The point for a go is pegged as it is called."},
            leaves=SOLVED,
        ),
    ] = "on_close"
    go_rotation: Annotated[
        Literal["all", "bicycle"],
        About(
            "With three or more: who may still play after a go.",
            told={"bicycle": "After a go, the count closes when the next player cannot play either."},
            leaves=SOLVED,
        ),
    ] = "all"
    last_card: Annotated[
        int, About("The points for the last card of all.", (1, 0), told={0: "Nothing for the last card."}, leaves=HANDS)
    ] = 1
    three_for_last: Annotated[
        bool,
        About(
            "In the five-card game pone starts with three.",
            told={True: "Pone starts with three for last."},
            leaves=HANDS,
        ),
    ] = False
    play_stops_at_first_count: Annotated[
        bool,
        About(
            "In the five-card game what is left after the first count is not played.",
            told={True: "The play stops at the end of the first count."},
            leaves=HANDS,
        ),
    ] = False
    counting: Annotated[
        Literal["auto", "manual"],
        About(
            "Who counts: the game, or each player his own cards.",
            told={"manual": "The players count their own hands and cards."},
            leaves=SOLVED,
        ),
    ] = "auto"
    muggins: Annotated[
        bool,
        About(
            "What a player misses an opponent may call and take.",
            told={True: "What a player misses an opponent may take."},
            leaves=SOLVED,
        ),
    ] = False
    overclaim: Annotated[
        Literal["correct", "penalty_2", "give_excess"],
        About(
            "What it costs to claim too much.",
            told={
                "penalty_2": "Who claims too much gives two points to the next opponent.",
                "give_excess": "Who claims too much gives the excess to the next opponent.",
            },
            leaves=SOLVED,
        ),
    ] = "correct"
    skunk_scale: Annotated[
        SkunkScale,
        About(
            "What a win is worth, by the score of the loser.",
            told={
                "none": "Every game counts one.",
                "lurch": "A lurch (under half way) counts two games.",
                "hoyle": "Winning by more than 30 counts double, by more than 60 fourfold.",
                "acc": "Two game points for a win, three for a skunk.",
                "lowball": "Winning with a low score counts double, with a very low one fourfold.",
            },
            leaves=SOLVED,
        ),
    ] = "skunk"
    match: Annotated[str, About("How long a match is.", leaves=SOLVED)] = "single"
    stinkhole: Annotated[
        bool,
        About(
            "One hole from home, a point for his heels, a go or the last card is lost.",
            told={True: "One hole from home, points for his heels, a go and the last card are lost."},
            leaves=HANDS,
        ),
    ] = False
    objective: Annotated[
        Literal["high", "lowball"],
        About(
            "Whether the first to the target has won or, in lowball, lost.",
            told={"lowball": "Whoever reaches the target first has lost."},
            leaves=HANDS,
        ),
    ] = "high"
    jokers: Annotated[
        int,
        About(
            "The jokers in the pack: each is whatever card it is named.",
            range(3),
            told={
                1: "One joker, which is whatever card it is named.",
                2: "Two jokers, each whatever card it is named.",
            },
        ),
    ] = 0
    joker_binding: Annotated[
        bool,
        About(
            "Whether a joker keeps in the show the name it was played with.",
            told={False: "A joker may be named anew in the show."},
            leaves=SOLVED,
        ),
    ] = True
    starter_joker: Annotated[
        Literal["per_hand", "pone_names"],
        About(
            "A joker turned up: each hand reads it as it likes, or pone names it for all.",
            told={"pone_names": "Pone names a joker turned up, once for all hands."},
            leaves=SOLVED,
        ),
    ] = "per_hand"
    nineteen: Annotated[bool, About("A hand worth nothing counts nineteen.")] = False
    nineteen_crib: Annotated[bool, About("A crib worth nothing counts nineteen too.", leaves=HANDS)] = False
    board: Annotated[
        Literal["straight", "crash8"],
        About(
            "The usual board, or a figure of eight on which a peg that is landed on is thrown.",
            told={"crash8": "The board is a figure of eight, where a peg that is landed on is thrown."},
            leaves=HANDS,
        ),
    ] = "straight"
    underclaim: Annotated[
        Literal["correct", "lost"],
        About(
            "What becomes of points that were not claimed.",
            told={"lost": "What a player does not claim is lost."},
            leaves=SOLVED,
        ),
    ] = "correct"
    toss_fives: Annotated[
        bool, About("A player must discard the fives he is dealt, as many as he discards cards.", leaves=HANDS)
    ] = False
    captain: Annotated[
        bool,
        About(
            "Of three, the one in the second seat is the captain: he plays against the other two and needs half as many points.",
            leaves=HANDS,
        ),
    ] = False
