"""The big button of the table of cribbage, and the sentence beside it, in each phase."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from fifteentwo.cli.language import say
from fifteentwo.cribbage.moves import CardsCut, Shown
from fifteentwo.cribbage.scene import Asked
from fifteentwo.families import AnyChoice
from fifteentwo.rules import CribbageRules
from fifteentwo.tui.canvas import face, faces
from fifteentwo.tui.cribbage import drawing
from fifteentwo.tui.cribbage.telling import sentence
from fifteentwo.tui.view import Primary

if TYPE_CHECKING:
    from fifteentwo.tui.cribbage.view import CribbageView

NO: Final = Primary("", "")


def primary(view: CribbageView) -> Primary:
    """The big button now."""
    game, hand = view.game, view.hand
    hand.follow()
    if game.gate is not None:
        return _at_gate(view)
    if game.counting is not None and game.is_busy and isinstance(game.counting.told.event, Shown):
        return Primary(say("button-continue"), _counts(view), game.go_on)
    if not game.is_mine:
        return _waiting(view)
    if hand.joker is not None or hand.asked is not None:
        return _answering(view)
    if hand.wanted:
        return _discarding(view)
    card = hand.hand[hand.cursor] if hand.cursor < len(hand.hand) else None
    play = None if card is None else hand.play_of(card)
    count = hand.scene.count
    prompt = say("prompt-play", count=count) if count else say("prompt-lead")
    if card is not None and card in hand.offer.jokers:
        return Primary(say("joker-play"), prompt, view.take_chosen)
    foreseen = _foreseen(view, play)
    if play is None or card is None:
        return Primary(say("button-play-one"), prompt)
    return Primary(say("button-play", card=face(card)), f"{prompt} {foreseen}".strip(), partial(view.play, play))


def _foreseen(view: CribbageView, play: AnyChoice | None) -> str:
    """What the card would do on the crash board."""
    seen = next((each for each in view.hand.offer.foreseen if each.action == play), None)
    if seen is None or not seen.points:
        return "" if seen is None else say("foreseen-nothing")
    names = view.game.names
    told = [
        say("foreseen-off", name=names.of_side(crash.side))
        if crash.pegs[1] <= 0
        else say("foreseen-back", name=names.of_side(crash.side), to=crash.pegs[1])
        for crash in seen.crashes
    ]
    return " ".join([say("foreseen-some", points=seen.points), *told])


def _at_gate(view: CribbageView) -> Primary:
    game, gate = view.game, view.game.gate
    rules = None if game.welcome is None else game.welcome.rules
    scene = view.hand.scene
    match gate:
        case "cut":
            high = isinstance(rules, CribbageRules) and rules.first_deal == "high_cut"
            prompt = say("prompt-cut-high") if high else say("prompt-cut-low")
        case "deal":
            told = game.told
            if told is not None and isinstance(told.event, CardsCut):
                prompt = sentence(told, game.names, None)
            else:
                prompt = "" if scene.dealer is None else say("tell-deals-first", **game.names.seat(scene.dealer))
        case "starter":
            prompt = say("prompt-starter")
        case "go":
            prompt = say("prompt-go", count=scene.count)
        case _:
            prompt = _counted(view)
    return Primary(say(f"button-{gate}"), prompt, game.go_on)


def _counts(view: CribbageView) -> str:
    """Whose hand or crib is being counted."""
    event = view.game.counting.told.event if view.game.counting else None
    if not isinstance(event, Shown):
        return ""
    return say("show-counts", part="crib" if event.crib else "hand", **view.game.names.owner(event.seat))


def _counted(view: CribbageView) -> str:
    """What was counted last, with its points."""
    event = view.game.counting.told.event if view.game.counting else None
    if not isinstance(event, Shown):
        return ""
    title = drawing.owned(view.game, event.seat, event.crib)
    return say("show-points", title=title, points=event.points)


def _waiting(view: CribbageView) -> Primary:
    game, scene = view.game, view.hand.scene
    asked = scene.asked
    if asked is not None and asked.seat != game.seat and not game.is_busy:
        name = game.names.seats[asked.seat]
        waits = {"call": "call-others", "way": "way-waits", "name": "joker-waits"}
        if asked.what == "claim":
            prompt = say("claim-counts", name=name, of=asked.of, card=faces(asked.cards))
        else:
            prompt = say(waits[asked.what], name=name)
        return Primary("", prompt)
    position = game.position
    due = [] if position is None else [seat for seat in position.to_act if seat != game.seat]
    if due:
        return Primary("", say("prompt-theirs", name=", ".join(game.names.seats[seat] for seat in due)))
    if scene.turn is not None and scene.turn != game.seat:
        return Primary("", say("prompt-theirs", name=game.names.seats[scene.turn]))
    return NO


def _discarding(view: CribbageView) -> Primary:
    hand, game = view.hand, view.game
    action = hand.discard()
    crib = game.names.owner(hand.scene.dealer or 0)
    prompt = say("prompt-discard", cards=hand.wanted, **crib)
    if action is None:
        return Primary(say("button-send-some", cards=hand.wanted, **crib), prompt)
    return Primary(say("button-send", cards=faces(action.cards), **crib), prompt, partial(game.act, action))


def _answering(view: CribbageView) -> Primary:
    hand = view.hand
    label, prompt = _asking(view, hand.asked)
    ready = hand.joker is not None and hand.fits
    if hand.joker is None:
        ready = hand.answer() is not None
    return Primary(label, prompt, view.answer if ready else None)


def _asking(view: CribbageView, asked: Asked | None) -> tuple[str, str]:
    """The label of the button and the sentence beside it, for a question."""
    hand = view.hand
    if hand.joker is not None:
        label = say(
            "joker-play-as" if hand.playing else "joker-count",
            card=face(hand.face),
            cards=face(hand.face),
            jokers=1,
        )
        if hand.playing is not None:
            return label, say("joker-prompt-most", most=hand.offer.joker_most)
        advice = hand.offer.advice
        best = "" if advice is None else faces([card.face for card in advice.cards])
        return label, say("joker-prompt-best", cards=best) if best else say("joker-prompt")
    assert asked is not None
    if asked.what == "way":
        way = None if hand.clockwise is None else "clockwise" if hand.clockwise else "counter"
        label = say("way-none") if way is None else say("way-press", way=way)
        return label, say("way-heading")
    number = hand.number
    if asked.what == "claim":
        label = say("claim-none") if number is None else say("claim-press", points=number)
        return label, say("claim-prompt", title=_asked_title(view, asked), to=hand.offer.count_to or 0)
    label = say("call-stand") if number is None else say("call-press", points=number)
    name = view.game.names.seats[asked.whose]
    prompt = say("call-prompt", points=asked.claim or 0, of=asked.of, name=name, card=faces(asked.cards))
    return label, f"{prompt} {say('call-missed')}"


def _asked_title(view: CribbageView, asked: Asked) -> str:
    owner = view.game.names.owner(asked.whose)
    if asked.of == "card":
        return say("claim-card-of", card=faces(asked.cards), **owner)
    return say("table-crib-of" if asked.of == "crib" else "table-hand-of", **owner)
