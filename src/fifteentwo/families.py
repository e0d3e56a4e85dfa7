"""The registered families of games.

>>> from fifteentwo.rules import parse
>>> family_of(parse("wikibooks")).title
'a square'
"""

from __future__ import annotations

from typing import Final, cast

from fifteentwo.cribbage import AnyAction as CribbageAction
from fifteentwo.cribbage import AnyEvent as CribbageEvent
from fifteentwo.cribbage import Call, Choose, Claim, Cribbage, Name, Pass, Play
from fifteentwo.cribbage import State as CribbageState
from fifteentwo.cribbage import View as CribbageView
from fifteentwo.cribbage import evolve as evolve_cribbage
from fifteentwo.cribbage import guess as guess_cribbage
from fifteentwo.cribbage import narration as cribbage_narration
from fifteentwo.cribbage import notation as cribbage_notation
from fifteentwo.cribbage import redact as redact_cribbage
from fifteentwo.cribbage.deals import deals as deals_of_cribbage
from fifteentwo.cribbage.deals import recounted as recounted_cribbage
from fifteentwo.cribbage.help import ANSWERS, answer_for, meant
from fifteentwo.cribbage.offer import CribbageOffer
from fifteentwo.cribbage.offer import offer as offer_cribbage
from fifteentwo.cribbage.packs import NEW_PACK, draw
from fifteentwo.cribbage.result import skunk_lines
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.cribbage.scene import scene as scene_cribbage
from fifteentwo.cribbage.sentences import sentences as cribbage_sentences
from fifteentwo.cribbage.sets import count_sets
from fifteentwo.cribbage.witness import seen as seen_cribbage
from fifteentwo.family import A, Counting, E, Family, Packs, R, S, V
from fifteentwo.moves import Discard
from fifteentwo.rules import CribbageRules, PatienceRules, Rules, ShuffleRules, SquareRules
from fifteentwo.rules.text import insist
from fifteentwo.rules.values import family_of as name_of
from fifteentwo.solitaire import narration as solo_narration
from fifteentwo.solitaire import notation as solo_notation
from fifteentwo.solitaire import patience, shuffle, shuffle_telling, square
from fifteentwo.solitaire.deals import patience_house, square_turn
from fifteentwo.solitaire.moves import Keep, PatienceAction, PatienceEvent, Place, SquareAction, SquareEvent, ThrowAway
from fifteentwo.solitaire.patience import Patience
from fifteentwo.solitaire.scene import (
    PatienceScene,
    SoloOffer,
    SquareScene,
    patience_offer,
    patience_scene,
    square_offer,
    square_scene,
)
from fifteentwo.solitaire.sentences import sentences as solo_sentences
from fifteentwo.solitaire.shuffle import Done, Shuffle, ShuffleAction, ShuffleEvent, Swap
from fifteentwo.solitaire.shuffle_telling import ShuffleOffer, ShuffleScene
from fifteentwo.solitaire.square import Square

AnyRules = Rules
AnyState = CribbageState | square.State | patience.State | shuffle.State
AnyView = CribbageView | square.View | patience.View | shuffle.View
AnyAction = CribbageAction | SquareAction | PatienceAction | ShuffleAction
AnyChoice = Discard | Play | Claim | Call | Pass | Choose | Name | Place | ThrowAway | Keep | Swap | Done
"""An action of a seat, as opposed to chance."""
AnyEvent = CribbageEvent | SquareEvent | PatienceEvent | ShuffleEvent
AnyScene = CribbageScene | SquareScene | PatienceScene | ShuffleScene
AnyOffer = CribbageOffer | SoloOffer | ShuffleOffer

AnyFamily = Family[AnyRules, AnyState, AnyView, AnyAction, AnyEvent]


def _registered(family: Family[R, S, V, A, E]) -> AnyFamily:
    """The family with its types erased, so that all families fit in one collection.

    `Table` makes sure that a game receives only its own states and actions. Annotations cannot express this for games
    of different types, so it takes this one cast.
    """
    return cast(AnyFamily, family)


FAMILIES: Final = {
    family.name: family
    for family in (
        _registered(
            Family(
                name="cribbage",
                title="cribbage",
                rules=CribbageRules,
                game=Cribbage,
                actions=CribbageAction.__args__,
                write_action=cribbage_notation.write_action,
                read_actions=cribbage_notation.read_actions,
                evolve=evolve_cribbage,
                redact=redact_cribbage,
                guess=guess_cribbage,
                scene=scene_cribbage,
                offer=offer_cribbage,
                aloud=cribbage_narration.aloud,
                sentences=cribbage_sentences,
                combos=cribbage_narration.combos,
                lines=skunk_lines,
                counting=Counting(answer_for, ANSWERS, meant, count_sets),
                packs=Packs(draw, NEW_PACK),
                deals=deals_of_cribbage,
                recounted=recounted_cribbage,
                seen=seen_cribbage,
            )
        ),
        _registered(
            Family(
                name="square",
                title="a square",
                rules=SquareRules,
                game=Square,
                actions=SquareAction.__args__,
                write_action=solo_notation.write_action,
                read_actions=solo_notation.read_actions,
                evolve=square.evolve,
                redact=square.redact,
                guess=square.guess,
                scene=square_scene,
                offer=square_offer,
                aloud=solo_narration.aloud,
                sentences=solo_sentences,
                combos=solo_narration.combos,
                from_pack=square_turn,
            )
        ),
        _registered(
            Family(
                name="patience",
                title="a solitaire",
                rules=PatienceRules,
                game=Patience,
                actions=PatienceAction.__args__,
                write_action=solo_notation.write_action,
                read_actions=solo_notation.read_actions,
                evolve=patience.evolve,
                redact=patience.redact,
                guess=patience.guess,
                scene=patience_scene,
                offer=patience_offer,
                aloud=solo_narration.aloud,
                sentences=solo_sentences,
                combos=solo_narration.combos,
                from_pack=patience_house,
            )
        ),
        _registered(
            Family(
                name="shuffle",
                title="Cribbage Shuffle",
                rules=ShuffleRules,
                game=Shuffle,
                actions=ShuffleAction.__args__,
                write_action=shuffle_telling.write_action,
                read_actions=shuffle_telling.read_actions,
                evolve=shuffle.evolve,
                redact=shuffle.redact,
                guess=shuffle.guess,
                scene=shuffle_telling.scene,
                offer=shuffle_telling.offer,
                aloud=solo_narration.aloud,
                sentences=shuffle_telling.sentences,
                combos=solo_narration.combos,
                from_pack=shuffle.from_pack,
                open_choices=True,
            )
        ),
    )
}
"""Families by the name used in rules codes, in records and in the store."""


def family_of(rules: AnyRules) -> AnyFamily:
    """The family of the game with these rules. Raises TypeError."""
    insist(rules, "a game")
    return FAMILIES[name_of(type(rules))]
