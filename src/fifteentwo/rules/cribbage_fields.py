"""The fields of full cribbage: the range, the texts, and the engine tables that stay valid."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from fifteentwo.rules.values import HANDS, SOLVED, TARGETS, About

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class DealFields(Struct, frozen=True):
    """The fields of full cribbage up to the end of the play: players, deal, heels, goes."""

    players: Annotated[
        int,
        About(
            "The number of players; six play only as three pairs of partners.",
            range(2, 7),
            leaves=HANDS,
            label="Players",
        ),
    ] = 2
    teams: Annotated[
        bool,
        About(
            "Whether four or six players play as partners, who sit opposite each other and share a score.",
            leaves=HANDS,
            label="Partners",
        ),
    ] = False
    cards_dealt: Annotated[
        int,
        About(
            "The cards dealt to each player: usually six to two players and five to more. The dealer of five, or the dealer’s side of six, gets one fewer.",
            range(4, 9),
            leaves=HANDS,
            label="Cards dealt to each player",
            section="The deal",
            names={4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"},
        ),
    ] = 6
    discards: Annotated[
        int,
        About(
            "The cards each player discards; it follows from the cards dealt.",
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
            "Where the crib comes from; it follows from the cards dealt, except that with four it may be none or dealt.",
            leaves=HANDS,
            label="The crib",
            section="The deal",
            names={
                "discards": "the cards discarded",
                "discards+1_from_stock": "the cards discarded and one from the stock",
                "none": "no crib",
                "dealt": "four from the stock",
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
                "high_cut": "rules-high-cut",
                "random": "rules-random-dealer",
                "chosen": "rules-chosen-dealer",
            },
            leaves=SOLVED,
            label="The first deal",
            section="The deal",
            names={
                "low_cut": "the lowest card cut",
                "high_cut": "the highest card cut",
                "random": "at random",
                "chosen": "I choose",
            },
        ),
    ] = "low_cut"
    next_dealer: Annotated[
        NextDealer,
        About(
            "Who deals first in the next game of a match.",
            told={"winner": "rules-winner-deals", "alternate": "rules-dealers-alternate"},
            leaves=SOLVED,
            label="Who deals the next game",
            section="The deal",
            names={"loser": "the loser", "winner": "the winner", "alternate": "take turns"},
        ),
    ] = "loser"
    heels: Annotated[
        int,
        About(
            "The points for a jack as the starter.",
            (2, 0),
            told={0: "rules-no-heels"},
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
            told={"four": "rules-crib-flush-four"},
            leaves=HANDS,
            label="A flush in the crib",
            section="The count",
            names={"five": "five cards only", "four": "four cards"},
        ),
    ] = "five"
    go_timing: Annotated[
        Literal["on_close", "on_call"],
        About(
            "When the point for a go is pegged: when the count closes, or when go is called.",
            told={"on_call": "rules-go-on-call"},
            leaves=SOLVED,
            label="The point for a go",
            section="The play",
            names={"on_close": "when nobody can play on", "on_call": "as soon as go is called"},
        ),
    ] = "on_close"
    go_rotation: Annotated[
        Literal["all", "bicycle"],
        About(
            "With three or more players: who may still play after a go.",
            told={"bicycle": "rules-go-bicycle"},
            leaves=SOLVED,
            label="After a go",
            section="The play",
            names={"all": "all others play on", "bicycle": "only the next player may play on"},
        ),
    ] = "all"
    last_card: Annotated[
        int,
        About(
            "The points for the last card.",
            (1, 0),
            told={0: "rules-no-last-card"},
            leaves=HANDS,
            label="The last card",
            section="The play",
            names={1: "one point", 0: "nothing"},
        ),
    ] = 1
    three_for_last: Annotated[
        bool,
        About(
            "Whether pone starts with three points in the five-card game.",
            told={True: "rules-three-for-last"},
            leaves=HANDS,
            label="Three for last",
            section="The play",
        ),
    ] = False
    play_stops_at_first_count: Annotated[
        bool,
        About(
            "Whether the play stops after the first count in the five-card game.",
            told={True: "rules-one-count"},
            leaves=HANDS,
            label="One count only",
            section="The play",
        ),
    ] = False


class CribbageFields(DealFields, frozen=True):
    """All fields of full cribbage; the defaults are the standard game. Declared here: count, match and variants."""

    counting: Annotated[
        Literal["auto", "manual"],
        About(
            "Who counts the points: the game, or each player for himself.",
            told={"manual": "rules-manual-counting"},
            leaves=SOLVED,
            label="Counting",
            section="The count",
            names={"auto": "the game counts", "manual": "the players count"},
        ),
    ] = "auto"
    muggins: Annotated[
        bool,
        About(
            "Whether an opponent may call and take the points a player misses.",
            told={True: "rules-muggins"},
            leaves=SOLVED,
            label="Muggins",
            section="The count",
        ),
    ] = False
    overclaim: Annotated[
        Literal["correct", "penalty_2", "give_excess"],
        About(
            "The penalty for claiming too much.",
            told={
                "penalty_2": "rules-overclaim-penalty",
                "give_excess": "rules-overclaim-excess",
            },
            leaves=SOLVED,
            label="Counting too much",
            section="The count",
            names={
                "correct": "is corrected",
                "penalty_2": "two for the opponent",
                "give_excess": "the excess for the opponent",
            },
        ),
    ] = "correct"
    skunk_scale: Annotated[
        SkunkScale,
        About(
            "The game points for a win, by the score of the loser.",
            told={
                "none": "rules-no-skunks",
                "lurch": "rules-lurch",
                "hoyle": "rules-hoyle-skunks",
                "acc": "rules-acc-skunks",
                "lowball": "rules-lowball-skunks",
            },
            leaves=SOLVED,
            label="Skunks",
            section="Winning",
            names={
                "none": "none: every win counts one",
                "lurch": "lurch: below half of the target counts two",
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
            "The length of a match.",
            leaves=SOLVED,
            label="Match",
        ),
    ] = "single"
    stinkhole: Annotated[
        bool,
        About(
            "Whether points for his heels, a go or the last card are lost one hole before the target.",
            told={True: "rules-stinkhole"},
            leaves=HANDS,
            label="Stinkhole",
            section="Winning",
        ),
    ] = False
    objective: Annotated[
        Literal["high", "lowball"],
        About(
            "Whether the first player to reach the target wins or, in lowball, loses.",
            told={"lowball": "rules-lowball"},
            leaves=HANDS,
            label="The aim",
            section="Winning",
            names={"high": "first to the target wins", "lowball": "first to the target loses"},
        ),
    ] = "high"
    jokers: Annotated[
        int,
        About(
            "The jokers in the pack; each stands for any card its player names.",
            range(3),
            told={
                1: "rules-one-joker",
                2: "rules-two-jokers",
            },
            label="Jokers",
            section="Cards",
            names={0: "none", 1: "one", 2: "two"},
        ),
    ] = 0
    joker_binding: Annotated[
        bool,
        About(
            "Whether a joker keeps the name it was played with when hands are counted.",
            told={False: "rules-joker-renamed"},
            leaves=SOLVED,
            label="A joker keeps its name",
            section="Cards",
        ),
    ] = True
    starter_joker: Annotated[
        Literal["per_hand", "pone_names"],
        About(
            "A joker as the starter: each hand names it as it likes, or pone names it for all hands.",
            told={"pone_names": "rules-pone-names"},
            leaves=SOLVED,
            label="A joker as the starter",
            section="Cards",
            names={"per_hand": "the best card for each hand", "pone_names": "the card pone names"},
        ),
    ] = "per_hand"
    nineteen: Annotated[
        bool,
        About(
            "A hand that scores nothing counts nineteen.",
            told={True: "rules-nineteen"},
            label="Nineteen for no points",
            section="The count",
        ),
    ] = False
    nineteen_crib: Annotated[
        bool,
        About(
            "A crib that scores nothing counts nineteen too.",
            told={True: "rules-nineteen-crib"},
            leaves=HANDS,
            label="Nineteen for the crib too",
            section="The count",
        ),
    ] = False
    board: Annotated[
        Literal["straight", "crash8"],
        About(
            "The usual board, or a figure of eight on which a peg is knocked away when another lands on it.",
            told={"crash8": "rules-crash"},
            leaves=HANDS,
            label="The board",
            section="Winning",
            names={"straight": "the usual track", "crash8": "the figure of eight"},
        ),
    ] = "straight"
    underclaim: Annotated[
        Literal["correct", "lost"],
        About(
            "What happens to points that were not claimed.",
            told={"lost": "rules-underclaim-lost"},
            leaves=SOLVED,
            label="Counting too little",
            section="The count",
            names={"correct": "is corrected", "lost": "is lost"},
        ),
    ] = "correct"
    toss_fives: Annotated[
        bool,
        About(
            "A player must discard the fives he is dealt, as far as his discards allow.",
            told={True: "rules-toss-fives"},
            leaves=HANDS,
            label="Toss fives",
            section="The deal",
        ),
    ] = False
    captain: Annotated[
        bool,
        About(
            "Of three players, the one in the second seat is the captain, who plays against the other two and needs half as many points.",
            leaves=HANDS,
            label="Captain",
            section="Winning",
        ),
    ] = False
