"""The table of cribbage: what a key or a click does, and the big button in each phase."""

from __future__ import annotations

from functools import partial
from typing import Final

from fifteentwo.cards import RANKS
from fifteentwo.cli.language import say
from fifteentwo.cribbage.moves import CardsCut, Pass, Shown
from fifteentwo.cribbage.scene import Asked
from fifteentwo.families import AnyChoice
from fifteentwo.rules import CribbageRules
from fifteentwo.tui.canvas import Canvas, face, faces
from fifteentwo.tui.cribbage import drawing
from fifteentwo.tui.cribbage.hand import ARROWS, Preparing
from fifteentwo.tui.cribbage.telling import sentence
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import Primary

NO: Final = Primary("", "")


class CribbageView:
    """The table of cribbage for one player."""

    def __init__(self, game: Presenter) -> None:
        self.game = game
        self.hand = Preparing(game)

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the board and the table."""
        self.hand.follow()
        drawing.draw(canvas, y, height, self.game, self.hand)
        if (obvious := self.hand.obvious()) is not None:
            self.game.act(obvious)

    def title(self) -> str:
        """Against whom, and which deal it is."""
        scene, game = self.hand.scene, self.game
        others = [name for seat, name in enumerate(game.names.seats) if seat != game.seat]
        heading = say("table-heading", other=", ".join(others))
        if not scene.deals or scene.dealer is None:
            return heading
        return f"{heading} · {say('table-deal-of', deal=scene.deals, **game.names.owner(scene.dealer))}"

    # Keys and clicks

    def key(self, key: str) -> bool:
        """A key of the table; returns whether it meant something."""
        hand = self.hand
        hand.follow()
        if hand.joker is not None:
            return self._joker_key(key)
        if hand.asked is not None and hand.asked.what == "way":
            if key not in {"left", "right"}:
                return False
            hand.clockwise = key == "right"
            return True
        if hand.takes_number and self._number_key(key):
            return True
        if key.isdigit() and key != "0":
            return self._take(int(key) - 1)
        if key in {"left", "right"}:
            cards = len(hand.hand)
            hand.cursor = (hand.cursor + (1 if key == "right" else -1)) % max(1, cards)
            return True
        if key in {"space", "up", "down"}:
            return bool(hand.wanted) and self._take(hand.cursor)
        return False

    def _number_key(self, key: str) -> bool:
        hand = self.hand
        plays = bool(hand.offer.then) and hand.number is None
        if key.isdigit() and not plays:
            hand.type(int(key))
        elif key == "backspace":
            hand.erase()
        elif key in {"plus", "equals_sign"}:
            hand.number = min((hand.number or hand.least - 1) + 1, hand.offer.count_to or 0)
        elif key == "minus":
            lower = (hand.number or 0) - 1
            hand.number = lower if lower >= hand.least else None
        elif key == "m":
            hand.number = hand.number or hand.least or 1
        else:
            return False
        return True

    def _joker_key(self, key: str) -> bool:
        hand = self.hand
        rank = {"1": "A", "0": "T"}.get(key, key.upper())
        if key in ARROWS:
            hand.move(key)
        elif len(rank) == 1 and rank in RANKS:
            hand.rank = RANKS.index(rank)
        elif key == "escape" and hand.playing is not None:
            hand.playing = None
        else:
            return False
        return True

    def click(self, target: str) -> bool:
        """A click on a card, a number, a rank, a suit or a way."""
        kind, _, which = target.partition(":")
        match kind:
            case "card":
                return self._take(int(which))
            case "number":
                self.hand.type(int(which))
            case "rank":
                self.hand.rank = int(which)
            case "suit":
                self.hand.suit = int(which)
            case "way":
                self.hand.clockwise = which == "right"
            case _:
                return False
        return True

    def _take(self, place: int) -> bool:
        """Takes a card of the hand: raises or lowers it, or plays it."""
        hand, game = self.hand, self.game
        if game.gate is not None or not 0 <= place < len(hand.hand):
            return False
        hand.cursor = place
        card = hand.hand[place]
        if hand.wanted:
            if not hand.toggle(card):
                game.refusal = say("table-enough", cards=hand.wanted)
            return True
        if not game.is_mine:
            game.refusal = say("table-not-now")
        elif card in hand.offer.jokers:
            hand.playing = card
        elif (play := hand.play_of(card)) is None:
            over = card.value + hand.scene.count > 31
            game.refusal = say("table-at-most", count=hand.scene.count) if over else say("table-fives-first")
        else:
            self._play(play)
        return True

    def _take_chosen(self) -> None:
        self._take(self.hand.cursor)

    def _play(self, play: AnyChoice) -> None:
        """Plays a card; a claim that may still be called is let pass first, and the card is played when the table is ready."""
        if play in self.hand.offer.then and play not in self.hand.offer.legal:
            seat = self.game.seat
            assert seat is not None
            self.game.act(Pass(seat), then=play)
        else:
            self.game.act(play)

    # The big button

    def primary(self) -> Primary:
        """The big button now."""
        game, hand = self.game, self.hand
        hand.follow()
        if game.gate is not None:
            return self._at_gate()
        if game.counting is not None and game.is_busy and isinstance(game.counting.told.event, Shown):
            return Primary(say("button-continue"), self._counts(), game.go_on)
        if not game.is_mine:
            return self._waiting()
        if hand.joker is not None or hand.asked is not None:
            return self._answering()
        if hand.wanted:
            return self._discarding()
        card = hand.hand[hand.cursor] if hand.cursor < len(hand.hand) else None
        play = None if card is None else hand.play_of(card)
        count = hand.scene.count
        prompt = say("prompt-play", count=count) if count else say("prompt-lead")
        if card is not None and card in hand.offer.jokers:
            return Primary(say("joker-play"), prompt, self._take_chosen)
        foreseen = self._foreseen(play)
        if play is None or card is None:
            return Primary(say("button-play-one"), prompt)
        return Primary(say("button-play", card=face(card)), f"{prompt} {foreseen}".strip(), partial(self._play, play))

    def _foreseen(self, play: AnyChoice | None) -> str:
        """What the card would do on the crash board."""
        seen = next((each for each in self.hand.offer.foreseen if each.action == play), None)
        if seen is None or not seen.points:
            return "" if seen is None else say("foreseen-nothing")
        names = self.game.names
        told = [
            say("foreseen-off", name=names.of_side(crash.side))
            if crash.pegs[1] <= 0
            else say("foreseen-back", name=names.of_side(crash.side), to=crash.pegs[1])
            for crash in seen.crashes
        ]
        return " ".join([say("foreseen-some", points=seen.points), *told])

    def _at_gate(self) -> Primary:
        game, gate = self.game, self.game.gate
        rules = None if game.welcome is None else game.welcome.rules
        scene = self.hand.scene
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
                prompt = self._counted()
        return Primary(say(f"button-{gate}"), prompt, game.go_on)

    def _counts(self) -> str:
        """Whose hand or crib is being counted."""
        event = self.game.counting.told.event if self.game.counting else None
        if not isinstance(event, Shown):
            return ""
        return say("show-counts", part="crib" if event.crib else "hand", **self.game.names.owner(event.seat))

    def _counted(self) -> str:
        """What was counted last, with its points."""
        event = self.game.counting.told.event if self.game.counting else None
        if not isinstance(event, Shown):
            return ""
        title = drawing.owned(self.game, event.seat, event.crib)
        return say("show-points", title=title, points=event.points)

    def _waiting(self) -> Primary:
        game, scene = self.game, self.hand.scene
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

    def _discarding(self) -> Primary:
        hand, game = self.hand, self.game
        action = hand.discard()
        crib = game.names.owner(hand.scene.dealer or 0)
        prompt = say("prompt-discard", cards=hand.wanted, **crib)
        if action is None:
            return Primary(say("button-send-some", cards=hand.wanted, **crib), prompt)
        return Primary(say("button-send", cards=faces(action.cards), **crib), prompt, partial(game.act, action))

    def _answering(self) -> Primary:
        hand = self.hand
        label, prompt = self._asking(hand.asked)
        ready = hand.joker is not None and hand.fits
        if hand.joker is None:
            ready = hand.answer() is not None
        return Primary(label, prompt, self._answer if ready else None)

    def _answer(self) -> None:
        answer = self.hand.answer()
        if answer is not None:
            self.game.act(answer)

    def _asking(self, asked: Asked | None) -> tuple[str, str]:
        """The label of the button and the sentence beside it, for a question."""
        hand = self.hand
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
            return label, say("claim-prompt", title=self._asked_title(asked), to=hand.offer.count_to or 0)
        label = say("call-stand") if number is None else say("call-press", points=number)
        name = self.game.names.seats[asked.whose]
        prompt = say("call-prompt", points=asked.claim or 0, of=asked.of, name=name, card=faces(asked.cards))
        return label, f"{prompt} {say('call-missed')}"

    def _asked_title(self, asked: Asked) -> str:
        owner = self.game.names.owner(asked.whose)
        if asked.of == "card":
            return say("claim-card-of", card=faces(asked.cards), **owner)
        return say("table-crib-of" if asked.of == "crib" else "table-hand-of", **owner)
