"""A card for each field of the rules: its line of words and what it can be set to, for a form and for the pages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from fifteentwo.rules.presets import Rules
from fifteentwo.rules.values import MATCHES, NUMBERS, family_of, hints, said, words_of

Kind = Literal["number", "switch", "words"]


class Field(Struct, frozen=True):
    """One field of a family of rules: what it is, what it can be, and what it is in the usual game.

    A number lies from `lowest` to `highest`; words are one of `values` (a match names its N); a
    switch is on or off.
    """

    name: str
    words: str
    standard: str
    kind: Kind
    values: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None


_WORDS: Final = {
    "cribbage": {
        "players": "How many sit at the table; six only as three pairs of partners.",
        "teams": "Four or six play as partners, who sit opposite each other and share a score.",
        "cards_dealt": "The cards dealt to each, usually six to two players and five to more; of five or six the dealer has one less.",
        "discards": "The cards each lays away; it follows from the cards dealt.",
        "crib": "Where the crib comes from; it follows from the cards dealt, but of four it may be none or dealt.",
        "target": "The score that wins, or in lowball loses.",
        "first_deal": "Who deals first in a match.",
        "next_dealer": "Who deals first in the next game of a match.",
        "heels": "The points for a jack turned up as the starter.",
        "crib_flush": "How many cards make a flush in the crib.",
        "go_timing": "When the point for a go is pegged: as the count closes, or as go is called.",
        "go_rotation": "With three or more: who may still play after a go.",
        "last_card": "The points for the last card of all.",
        "three_for_last": "In the five-card game pone starts with three.",
        "play_stops_at_first_count": "In the five-card game what is left after the first count is not played.",
        "counting": "Who counts: the game, or each player his own cards.",
        "muggins": "What a player misses an opponent may call and take.",
        "overclaim": "What it costs to claim too much.",
        "skunk_scale": "What a win is worth, by the score of the loser.",
        "match": "How long a match is.",
        "stinkhole": "One hole from home, a point for his heels, a go or the last card is lost.",
        "objective": "Whether the first to the target has won or, in lowball, lost.",
        "jokers": "The jokers in the pack: each is whatever card it is named.",
        "joker_binding": "Whether a joker keeps in the show the name it was played with.",
        "starter_joker": "A joker turned up: each hand reads it as it likes, or pone names it for all.",
        "nineteen": "A hand worth nothing counts nineteen.",
        "nineteen_crib": "A crib worth nothing counts nineteen too.",
        "board": "The usual board, or a figure of eight on which a peg that is landed on is thrown.",
        "underclaim": "What becomes of points that were not claimed.",
        "toss_fives": "A player must lay away the fives he is dealt, as many as he lays away cards.",
        "captain": "Of three, the one in the second seat is the captain: he plays against the other two and needs half as many points.",
    },
    "square": {
        "adjacency": "Whether a card must touch, by a side or a corner, one that lies there.",
        "dead_cells": "How many cards may be laid aside for good.",
        "reserve_piles": "How many piles there are on which cards may wait to be placed.",
        "reserve_size": "How many cards a pile holds.",
        "reserve_access": "Whether only the top card of a pile can be placed, or any.",
        "heels": "Two points for a jack turned up: never, once, or to each of the eight hands.",
        "win_at": "The score that wins.",
        "starter": "The starter is the next card that has not been seen.",
    },
    "patience": {
        "deals": "How many deals go through the pack; it follows from the hands.",
        "cards_per_deal": "The cards of a deal, the starter included; it follows from the hands.",
        "hands_per_deal": "Two hands of six, or one hand of six and two cards for the crib.",
        "b_hidden_until_a_discarded": "The second hand is seen only when two cards of the first lie in the crib.",
        "heels": "Two points for a jack turned up, once in a deal, or none.",
        "crib_flush": "How many cards make a flush in the crib.",
        "starter_to_bottom": "The starter goes under the stock after its deal; it follows from the hands.",
        "last_hand_without_starter": "The four cards left over are a hand of their own; it follows from the hands.",
        "win_at": "The score that wins; with two hands 101 to 121.",
        "deal_order": "How nine cards are dealt: six to the hand and two to the crib, or three, two and three.",
    },
    "shuffle": {
        "heels": "Two points for a jack as starter: never, once, or to each of the eight hands.",
        "win_at": "The score that wins.",
    },
}


@lru_cache
def fields(kind: type[Rules]) -> dict[str, Field]:
    """The card of each field of a kind of rules, in order."""
    family = family_of(kind)
    return {
        name: Field(name, _WORDS[family][name], standard=said(getattr(kind(), name)), **_range(family, name, hint))
        for name, hint in hints(kind).items()
    }


def _range(family: str, name: str, hint: Any) -> dict[str, Any]:
    """The kind of a field, and what it can be set to."""
    if hint is bool:
        return {"kind": "switch"}
    if hint is str:
        return {"kind": "words", "values": MATCHES}
    if hint is not int:
        return {"kind": "words", "values": tuple(map(said, words_of(hint)))}
    allowed = NUMBERS[family][name]
    if not isinstance(allowed, range):
        return {"kind": "words", "values": tuple(map(str, allowed))}
    return {"kind": "number", "lowest": allowed[0], "highest": allowed[-1]}
