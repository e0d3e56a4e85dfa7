"""The fields of full cribbage: what each can be, what is said of it, and which of the engine's tables it leaves right."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from fifteentwo.rules.values import HANDS, SOLVED, TARGETS, About

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class DealFields(Struct, frozen=True):
    """The options of full cribbage up to the end of the play: who plays, the deal, heels, goes."""

    players: Annotated[
        int,
        About(
            "How many sit at the table; six only as three pairs of partners.",
            range(2, 7),
            leaves=HANDS,
            label="Players",
        ),
    ] = 2
    teams: Annotated[
        bool,
        About(
            "Four or six play as partners, who sit opposite each other and share a score.",
            leaves=HANDS,
            label="Partners",
        ),
    ] = False
    cards_dealt: Annotated[
        int,
        About(
            "The cards dealt to each, usually six to two players and five to more; of five or six the dealer has one less.",
            range(4, 9),
            leaves=HANDS,
            label="Cards dealt to each",
            section="The deal",
            names={4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"},
        ),
    ] = 6
    discards: Annotated[
        int,
        About(
            "The cards each discards; it follows from the cards dealt.",
            range(3),
            leaves=HANDS,
            label="Cards discarded",
            section="The deal",
            names={0: "none", 1: "one", 2: "two"},
        ),
    ] = 2
    crib: Annotated[
        Crib,
        About(
            "Where the crib comes from; it follows from the cards dealt, but of four it may be none or dealt.",
            leaves=HANDS,
            label="The crib",
            section="The deal",
            names={
                "discards": "the cards discarded",
                "discards+1_from_stock": "those discarded and one of the stock",
                "none": "no crib",
                "dealt": "four of the stock",
            },
        ),
    ] = "discards"
    target: Annotated[
        int,
        About(
            "The score that wins, or in lowball loses.",
            TARGETS,
            leaves=SOLVED,
            label="Play to",
        ),
    ] = 121
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
            label="The first deal",
            section="The deal",
            names={
                "low_cut": "the lowest card cut",
                "high_cut": "the highest card cut",
                "random": "by lot",
                "chosen": "I choose",
            },
        ),
    ] = "low_cut"
    next_dealer: Annotated[
        NextDealer,
        About(
            "Who deals first in the next game of a match.",
            told={"winner": "The winner deals the next game.", "alternate": "The first deal of each game alternates."},
            leaves=SOLVED,
            label="Who deals the next game",
            section="The deal",
            names={"loser": "the loser", "winner": "the winner", "alternate": "by turns"},
        ),
    ] = "loser"
    heels: Annotated[
        int,
        About(
            "The points for a jack turned up as the starter.",
            (2, 0),
            told={0: "Nothing for his heels."},
            leaves=SOLVED,
            label="A jack as the starter",
            section="Cards",
            names={2: "two for his heels", 0: "nothing"},
        ),
    ] = 2
    crib_flush: Annotated[
        Literal["five", "four"],
        About(
            "How many cards make a flush in the crib.",
            told={"four": "Four cards of a suit are a flush in the crib too."},
            leaves=HANDS,
            label="A flush in the crib",
            section="The count",
            names={"five": "five cards only", "four": "four cards will do"},
        ),
    ] = "five"
    go_timing: Annotated[
        Literal["on_close", "on_call"],
        About(
            "When the point for a go is pegged: as the count closes, or as go is called.",
            told={"on_call": "The point for a go is pegged as it is called."},
            leaves=SOLVED,
            label="The point for a go",
            section="The play",
            names={"on_close": "when nobody can play on", "on_call": "as soon as go is called"},
        ),
    ] = "on_close"
    go_rotation: Annotated[
        Literal["all", "bicycle"],
        About(
            "With three or more: who may still play after a go.",
            told={"bicycle": "After a go, the count closes when the next player cannot play either."},
            leaves=SOLVED,
            label="After a go",
            section="The play",
            names={"all": "all others play on", "bicycle": "only the next may play on"},
        ),
    ] = "all"
    last_card: Annotated[
        int,
        About(
            "The points for the last card of all.",
            (1, 0),
            told={0: "Nothing for the last card."},
            leaves=HANDS,
            label="The last card",
            section="The play",
            names={1: "one point", 0: "nothing"},
        ),
    ] = 1
    three_for_last: Annotated[
        bool,
        About(
            "In the five-card game pone starts with three.",
            told={True: "Pone starts with three for last."},
            leaves=HANDS,
            label="Three for last",
            section="The play",
        ),
    ] = False
    play_stops_at_first_count: Annotated[
        bool,
        About(
            "In the five-card game what is left after the first count is not played.",
            told={True: "The play stops at the end of the first count."},
            leaves=HANDS,
            label="One count only",
            section="The play",
        ),
    ] = False


class CribbageFields(DealFields, frozen=True):
    """Every option of full cribbage; the defaults are the standard game. Here: the count, the match, other games."""

    counting: Annotated[
        Literal["auto", "manual"],
        About(
            "Who counts: the game, or each player his own cards.",
            told={"manual": "The players count their own hands and cards."},
            leaves=SOLVED,
            label="Counting",
            section="The count",
            names={"auto": "the game counts", "manual": "each counts by hand"},
        ),
    ] = "auto"
    muggins: Annotated[
        bool,
        About(
            "What a player misses an opponent may call and take.",
            told={True: "What a player misses an opponent may take."},
            leaves=SOLVED,
            label="Muggins",
            section="The count",
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
            label="Counting too much",
            section="The count",
            names={
                "correct": "is put right",
                "penalty_2": "two for the others",
                "give_excess": "the rest for the others",
            },
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
            label="Skunks",
            section="Winning",
            names={
                "none": "none: every win counts one",
                "lurch": "lurch: under half way counts two",
                "skunk": "a skunk counts two, a double skunk four",
                "hoyle": "Hoyle: a lead over 30 counts two, over 60 four",
                "acc": "club: a win counts two, a skunk three",
                "lowball": "lowball: a winner low enough counts two, or four",
            },
        ),
    ] = "skunk"
    match: Annotated[
        str,
        About(
            "How long a match is.",
            leaves=SOLVED,
            label="Match",
        ),
    ] = "single"
    stinkhole: Annotated[
        bool,
        About(
            "One hole from home, a point for his heels, a go or the last card is lost.",
            told={True: "One hole from home, points for his heels, a go and the last card are lost."},
            leaves=HANDS,
            label="Stinkhole",
            section="Winning",
        ),
    ] = False
    objective: Annotated[
        Literal["high", "lowball"],
        About(
            "Whether the first to the target has won or, in lowball, lost.",
            told={"lowball": "Whoever reaches the target first has lost."},
            leaves=HANDS,
            label="The aim",
            section="Winning",
            names={"high": "first to the target wins", "lowball": "first to the target loses"},
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
            label="Jokers",
            section="Cards",
            names={0: "none", 1: "one", 2: "two"},
        ),
    ] = 0
    joker_binding: Annotated[
        bool,
        About(
            "Whether a joker keeps in the show the name it was played with.",
            told={False: "A joker may be named anew in the show."},
            leaves=SOLVED,
            label="A joker keeps its name",
            section="Cards",
        ),
    ] = True
    starter_joker: Annotated[
        Literal["per_hand", "pone_names"],
        About(
            "A joker turned up: each hand reads it as it likes, or pone names it for all.",
            told={"pone_names": "Pone names a joker turned up, once for all hands."},
            leaves=SOLVED,
            label="A joker as the starter",
            section="Cards",
            names={"per_hand": "whatever suits each hand", "pone_names": "what pone names it"},
        ),
    ] = "per_hand"
    nineteen: Annotated[
        bool,
        About(
            "A hand worth nothing counts nineteen.",
            label="Nineteen for nothing",
            section="The count",
        ),
    ] = False
    nineteen_crib: Annotated[
        bool,
        About(
            "A crib worth nothing counts nineteen too.",
            leaves=HANDS,
            label="Nineteen for the crib too",
            section="The count",
        ),
    ] = False
    board: Annotated[
        Literal["straight", "crash8"],
        About(
            "The usual board, or a figure of eight on which a peg that is landed on is thrown.",
            told={"crash8": "The board is a figure of eight, where a peg that is landed on is thrown."},
            leaves=HANDS,
            label="The board",
            section="Winning",
            names={"straight": "the usual track", "crash8": "the figure of eight"},
        ),
    ] = "straight"
    underclaim: Annotated[
        Literal["correct", "lost"],
        About(
            "What becomes of points that were not claimed.",
            told={"lost": "What a player does not claim is lost."},
            leaves=SOLVED,
            label="Counting too little",
            section="The count",
            names={"correct": "is put right", "lost": "is lost"},
        ),
    ] = "correct"
    toss_fives: Annotated[
        bool,
        About(
            "A player must discard the fives he is dealt, as many as he discards cards.",
            leaves=HANDS,
            label="Toss fives",
            section="The deal",
        ),
    ] = False
    captain: Annotated[
        bool,
        About(
            "Of three, the one in the second seat is the captain: he plays against the other two and needs half as many points.",
            leaves=HANDS,
            label="Captain",
            section="Winning",
        ),
    ] = False
