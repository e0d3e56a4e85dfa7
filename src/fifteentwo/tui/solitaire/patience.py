"""The table of a solitaire: one hand or two, the crib between them, and the points so far."""

from __future__ import annotations

from functools import partial

from fifteentwo.cards import BACK, Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules
from fifteentwo.solitaire.moves import LineShown
from fifteentwo.solitaire.scene import PatienceScene
from fifteentwo.tui.canvas import CARD_WIDTH, Canvas, face, faces, style_of
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.solitaire.alone import counted, counting_prompt, heading, total
from fifteentwo.tui.solitaire.telling import line_name
from fifteentwo.tui.view import Primary

AWAY = 2
LOW = 12
"""Below this number of lines every hand has one line."""


class PatienceView:
    """The table of a solitaire for its player."""

    def __init__(self, game: Presenter) -> None:
        self.game = game
        self.cursor = 0
        self.raised: list[Card] = []

    @property
    def scene(self) -> PatienceScene:
        """The scene that is drawn."""
        scene = self.game.scene
        assert isinstance(scene, PatienceScene)
        return scene

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards to discard from."""
        scene = self.scene
        return () if scene.in_hand is None or not self.game.is_mine else scene.hands[scene.in_hand]

    def title(self) -> str:
        """Which game it is."""
        return heading(self.game)

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the hands, the crib and the starter, or the hand that is counted."""
        scene, welcome = self.scene, self.game.welcome
        rules = None if welcome is None else welcome.rules
        deals = rules.deals if isinstance(rules, PatienceRules) else 0
        end = canvas.put(2, y, say("solo-deal", number=max(1, scene.deal), of=deals))
        end = total(canvas, end + 3, y, self.game, scene.score)
        canvas.put(end + 3, y, say("solo-stock", cards=scene.stock), "dim", width=canvas.width - end - 3)
        counting = self.game.counting
        if height < LOW:
            counted_now = counting.told.event if counting is not None else None
            self._low(canvas, y + 1, counted_now if isinstance(counted_now, LineShown) else None)
            return
        y += 2
        if counting is not None and isinstance(counting.told.event, LineShown):
            self._counted(canvas, y, height - 2, counting.told.event)
            return
        for number, cards in enumerate(scene.hands):
            y = self._hand(canvas, y, number, cards)
        crib = [*[card for cards in scene.discarded for card in cards], *scene.crib]
        canvas.put(2, y, say("solo-crib"), "dim")
        for place, card in enumerate(crib):
            canvas.card(2 + place * (CARD_WIDTH + 1), y + 1, card)
        canvas.put(34, y, say("solo-starter"), "dim")
        canvas.card(34, y + 1, scene.starter if scene.starter is not None else BACK, "" if scene.starter else "dim")
        if scene.under:
            canvas.put(44, y, say("solo-under"), "dim")
            canvas.put(44, y + 2, faces(list(scene.under)))

    def _low(self, canvas: Canvas, y: int, event: LineShown | None) -> None:
        """A line for each hand, with the numbers of its cards, and one for the crib and the starter; or the hand that is counted."""
        scene = self.scene
        if event is not None:
            x = canvas.put(2, y, f"{line_name(event.name)}  ", "bold")
            for card in event.cards:
                x = canvas.put(x, y, face(card), f"{style_of(card)} bold") + 1
            y += 1
        else:
            for number, cards in enumerate(scene.hands):
                self._low_hand(canvas, y, number, cards)
                y += 1
        crib = [*[card for cards in scene.discarded for card in cards], *scene.crib]
        x = canvas.put(2, y, f"{say('solo-crib')} ", "dim")
        x = canvas.put(x, y, f"{faces(crib)} ") + 2
        if scene.starter is not None:
            x = canvas.put(x, y, f"{say('solo-starter')} ", "dim")
            x = canvas.put(x, y, face(scene.starter), f"{style_of(scene.starter)} bold") + 2
        if scene.under:
            x = canvas.put(x, y, f"{say('solo-under')} ", "dim")
            canvas.put(x, y, faces(list(scene.under)))

    def _low_hand(self, canvas: Canvas, y: int, number: int, cards: tuple[Card, ...]) -> None:
        is_on = number == self.scene.in_hand and self.game.is_mine
        x = 0
        for place, card in enumerate(cards):
            target = f"card:{place}" if is_on else ""
            here = f"{'>' if place == self.cursor else ' '}{place + 1}" if is_on else "  "
            x = canvas.put(x, y, here, "bold" if is_on and place == self.cursor else "dim", target)
            raised = is_on and card in self.raised
            style = f"{style_of(card)} bold{' reverse' if raised else ''}".strip()
            x = canvas.put(x, y, f"{'^' if raised else ' '}{face(card)}", style if is_on else "dim", target) + 1

    def _hand(self, canvas: Canvas, y: int, number: int, cards: tuple[Card, ...]) -> int:
        is_on = number == self.scene.in_hand and self.game.is_mine
        name = line_name("hand" if len(self.scene.hands) == 1 else f"hand {number + 1}")
        waits = f" ({say('solo-waits')})" if BACK in cards else ""
        canvas.put(2, y, f"{'▶ ' if is_on else ''}{name}{waits}", "bold" if is_on else "dim")
        for place, card in enumerate(cards):
            x = 2 + place * (CARD_WIDTH + 1)
            up = is_on and card in self.raised
            here = is_on and place == self.cursor
            target = f"card:{place}" if is_on else ""
            canvas.card(x, y + (1 if up else 2), card, "bold" if here else "dim" if card == BACK else "", target)
            if is_on:
                canvas.put(x, y + 5, f" >{place + 1}<" if here else f"  {place + 1}", "bold" if here else "dim", target)
        return y + 6

    def _counted(self, canvas: Canvas, y: int, height: int, event: LineShown) -> None:
        counting = self.game.counting
        assert counting is not None
        lit = counted(self.game) if counting.done < len(counting.told.lines) else set()
        canvas.put(2, y, line_name(event.name), "bold")
        x = 2
        for card in event.cards:
            canvas.card(x, y + 1, card, "reverse" if card in lit else "")
            x += CARD_WIDTH + 1
        starter = self.scene.starter
        if starter is not None and starter not in event.cards:
            canvas.card(x + 2, y + 1, starter, "reverse" if starter in lit else "")
        lines = counting.told.lines[: counting.done]
        for row, line in enumerate(lines[-max(1, height - 6) :]):
            canvas.put(2, y + 5 + row, f"{line.words.in_language(spoken())}  {faces(line.cards)}")
        done = lines[-1].total if lines else 0
        canvas.put(40, y, say("solo-show", name=line_name(event.name), points=done), "bold")

    # Playing

    def key(self, key: str) -> bool:
        """A number or Space raises a card, the arrows move along."""
        if key in {"left", "right"} and self.hand:
            self.cursor = (self.cursor + (1 if key == "right" else -1)) % len(self.hand)
        elif key in {"space", "up", "down"} and self.hand:
            self._toggle(self.cursor)
        elif key.isdigit() and key != "0":
            self._toggle(int(key) - 1)
        else:
            return False
        return True

    def click(self, target: str) -> bool:
        """A click raises or lowers a card."""
        kind, _, which = target.partition(":")
        if kind == "card":
            self._toggle(int(which))
        return kind == "card"

    def _toggle(self, place: int) -> None:
        if not 0 <= place < len(self.hand):
            return
        self.cursor = place
        card = self.hand[place]
        self.raised = [each for each in self.raised if each in self.hand]
        if card in self.raised:
            self.raised.remove(card)
        elif len(self.raised) < AWAY:
            self.raised.append(card)
        else:
            self.game.refusal = say("table-enough", cards=AWAY)

    def primary(self) -> Primary:
        """The big button: discard the two cards raised."""
        game = self.game
        if game.is_busy or not self.hand:
            return counting_prompt(game)
        number = (self.scene.in_hand or 0) + 1
        prompt = say("solo-discard-from", hand=0 if len(self.scene.hands) == 1 else number)
        raised = sorted(card for card in self.raised if card in self.hand)
        action = next((each for each in game.legal if isinstance(each, Discard) and [*each.cards] == raised), None)
        if action is None:
            return Primary(say("solo-discard-two"), prompt)
        return Primary(say("solo-discard", cards=faces(raised)), prompt, partial(game.act, action))
