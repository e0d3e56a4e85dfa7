"""What is settled at a table beside the game: a sentence that waits for an answer, and the keys that give it."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifteentwo.cli.language import listed, say
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.wire import Request
from fifteentwo.tui.hearing import HeardGame


class Answer(NamedTuple):
    """A key, what it says, and the request it sends."""

    key: str
    label: str
    request: Request


class TableNote(NamedTuple):
    """A sentence over the table, and the answers to it."""

    sentence: str
    answers: tuple[Answer, ...] = ()


_PROPOSES: Final = {
    "take_back": "agree-take-back",
    "adjourn": "agree-adjourn",
    "go_on": "agree-go-on",
    "show_cards": "agree-show-cards",
}
_PROPOSED: Final = {
    "take_back": "agreed-take-back",
    "adjourn": "agreed-adjourn",
    "go_on": "agreed-go-on",
    "show_cards": "agreed-show-cards",
}
"""The sentences of what waits for agreement; the big button agrees to a rematch, and to hide cards needs no agreement."""


def others_elsewhere(game: HeardGame) -> list[int]:
    """The seats of other people."""
    welcome = game.welcome
    if welcome is None or game.seat is None:
        return []
    return [
        seat for seat, chair in enumerate(welcome.chairs) if chair.player is None and seat not in {game.seat, *game.own}
    ]


def spectators(game: HeardGame) -> str:
    """The names of those who watch, in a sentence; "" for nobody."""
    names = () if game.presence is None else game.presence.spectators
    return say("room-watching", names=", ".join(names)) if names else ""


def note(game: HeardGame) -> TableNote | None:
    """What waits for an answer now, or for somebody; None for nothing."""
    if game.seat is None or game.welcome is None:
        return None
    conduct, presence, names = game.conduct, game.presence, game.names.seats
    if conduct.matter is not None and conduct.matter in _PROPOSES and conduct.proposer is not None:
        if game.seat in conduct.agreed:
            missing = [names[seat] for seat in others_elsewhere(game) if seat not in conduct.agreed]
            waits = say("agree-waits", who=listed(missing)) if missing else ""
            return TableNote(
                f"{say(_PROPOSED[conduct.matter])} {waits}".strip(),
                (Answer("n", say("agree-withdraw"), Respond(False)),),
            )
        return TableNote(
            say(_PROPOSES[conduct.matter], who=names[conduct.proposer]),
            (Answer("y", say("agree-yes"), Respond(True)), Answer("n", say("agree-no"), Respond(False))),
        )
    if conduct.adjourned:
        return TableNote(say("adjourned"), (Answer("y", say("adjourned-play-on"), Propose("go_on")),))
    if presence is not None and presence.open:
        return TableNote(f"{say('friend-waiting')}. {say('friend-begins')}")
    return _away(game)


def _away(game: HeardGame) -> TableNote | None:
    """Somebody who must act and has been away so long that the others may go on."""
    presence, position, welcome = game.presence, game.position, game.welcome
    if presence is None or position is None or welcome is None or game.is_busy:
        return None
    absent = next((seat for seat in position.to_act if seat in presence.replaceable), None)
    if absent is None:
        return None
    name = game.names.seats[absent]
    answers = []
    if welcome.terms.absence != "adjourn":
        answers.append(Answer("y", say("away-stand-in", who=name), StandIn(absent)))
    if welcome.terms.absence != "computer":
        answers.append(Answer("n", say("adjourn"), Propose("adjourn")))
    return TableNote(say("away-long", who=name), tuple(answers))
