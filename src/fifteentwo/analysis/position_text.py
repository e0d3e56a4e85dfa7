"""A position as a line of text, for links and files: the role, both scores, the cards, and the rules if they are not standard.

`d.87-92.5H5C5DJS2S9D` is a discard of the dealer, who has 87 points. `p.0-0.4C5H6DJS-2S9D.KH.4C6S` is a choice in the play of
pone, who kept four cards, discarded two, and sees the starter and two cards played. docs/records.md has the whole form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, Go, Play, State, Turn
from fifteentwo.expected import expect
from fifteentwo.game import IllegalAction, Opening, Seat, Standing
from fifteentwo.locales import CodedError
from fifteentwo.rules import CribbageRules, parse, write
from fifteentwo.scoring import MOST_COUNT

ME: Final = 0
OTHER: Final = 1
LONGEST: Final = 400
"""The most characters of a position and its rules."""

_STANDARD: Final = CribbageRules()
_FORM: Final = re.compile(
    r"(?P<role>[dp])\.(?P<mine>\d{1,3})-(?P<theirs>\d{1,3})\.(?P<hand>(?:[A2-9TJQK][CDHS])+)"
    r"(?:-(?P<away>(?:[A2-9TJQK][CDHS])+)\.(?P<starter>[A2-9TJQK][CDHS])\.(?P<plays>(?:[A2-9TJQK][CDHS])*))?"
    r"(?:\.m(?P<match>\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}))?"
)


class BadPosition(CodedError, ValueError):  # noqa: N818 - the plainest name
    """A text is no position of a game for two."""


def write_position(position: PlayerPosition) -> str:
    """The position as text. Raises BadPosition for one that the text cannot hold: of more players, jokers, or another choice."""
    expect(position, PlayerPosition, "write_position", "a PlayerPosition", "read_position reads text")
    view, seat = position.view, position.seat
    if view.rules.players != 2 or view.rules.jokers or view.dealer is None or not position.choices:
        raise BadPosition("position-not-writable")
    parts = ["d" if view.dealer == seat else "p", f"{view.scores[seat]}-{view.scores[1 - seat]}"]
    if view.phase == "discard":
        parts.append(_joined(sorted(view.hands[seat])))
    else:
        assert view.starter is not None
        parts.append(f"{_joined(view.kept(seat))}-{_joined(sorted(view.discarded[seat]))}")
        parts += [str(view.starter), _joined(card for _, card in view.plays)]
    if view.rules.match_kind != "single":
        standing = view.standing
        figures = (*_turned(standing.points, seat), *_turned(standing.wins, seat), view.deals)
        parts.append("m" + "-".join(map(str, figures)))
    text = ".".join(parts)
    return text if view.rules == _STANDARD else f"{text} {write(view.rules)}"


def text_for(state: State, seat: Seat) -> str | None:
    """The position of this seat in a state as text; None if it has no cards to choose, or if the text cannot hold it."""
    if BACK in state.hands[seat]:
        return None
    try:
        return write_position(PlayerPosition(Cribbage(state.rules).observe(state, seat), seat))
    except BadPosition:
        return None


def read_position(text: str) -> PlayerPosition:
    """The position that a text describes; the seat that must choose is seat 0. Raises BadPosition."""
    expect(text, str, "read_position", "text")
    if len(text) > LONGEST:
        raise BadPosition("position-too-long", most=LONGEST)
    written, _, ruled = text.strip().partition(" ")
    found = _FORM.fullmatch(written)
    if found is None:
        raise BadPosition("position-form", given=written[:60])
    rules = _rules(ruled)
    scores = int(found["mine"]), int(found["theirs"])
    if max(scores) >= rules.target:
        raise BadPosition("position-score", target=rules.target)
    hand, away, plays = (_cards(found[name]) for name in ("hand", "away", "plays"))
    _check_cards(rules, hand, away, (*hand, *away, *_cards(found["starter"]), *(set(plays) - set(hand))), plays)
    try:
        dealt = state = _dealt(rules, (*hand, *away), ME if found["role"] == "d" else OTHER)
        if found["starter"]:
            state = _played(
                state, away, Card(found["starter"]), [(ME if card in hand else OTHER, card) for card in plays]
            )
    except IllegalAction as error:
        raise BadPosition("position-impossible", reason=error) from None
    # What was pegged since the deal is among the scores that are written.
    pegged = [now - before for now, before in zip(state.scores, dealt.scores, strict=True)]
    at_deal = tuple(max(score - points, 0) for score, points in zip(scores, pegged, strict=True))
    state = _at_score(replace(state, dealt_at=at_deal), scores, found["match"])
    position = PlayerPosition(Cribbage(rules).observe(state, ME), ME)
    if not position.choices:
        raise BadPosition("position-no-choice")
    return position


def _rules(text: str) -> CribbageRules:
    try:
        rules = parse(text, CribbageRules)
    except ValueError as error:
        raise BadPosition("position-rules", reason=error) from None
    if rules.players != 2 or rules.jokers or not rules.discards:
        raise BadPosition("position-two-players")
    return rules


def _check_cards(
    rules: CribbageRules, hand: Sequence[Card], away: Sequence[Card], known: Sequence[Card], plays: Sequence[Card]
) -> None:
    twice = sorted({card for cards in (known, plays) for card in cards if cards.count(card) > 1})
    if twice:
        raise BadPosition("position-card-twice", card=twice[0])
    if missing := sorted({*known, *plays} - set(rules.pack)):
        raise BadPosition("position-not-in-pack", card=missing[0])
    if len(hand) + len(away) != rules.cards_dealt or (away and len(away) != rules.discards):
        raise BadPosition("position-cards", given=len(hand) + len(away), wanted=rules.cards_dealt)


def _dealt(rules: CribbageRules, hand: Sequence[Card], dealer: Seat) -> State:
    """The state after the deal: my cards face up, all others face down."""
    game = Cribbage(rules)
    state: State = game.observe(game.start(Opening(dealer)), ME)
    hidden = rules.dealt_to(OTHER, dealer)
    from_stock = 1 if rules.crib == "discards+1_from_stock" else 0
    state, _ = game.apply(state, Deal((tuple(sorted(hand)), (BACK,) * hidden), (BACK,) * from_stock))
    return state


def _played(state: State, away: Sequence[Card], starter: Card, plays: Sequence[tuple[Seat, Card]]) -> State:
    """The state after these plays, when it is my turn. Goes follow from them: if it was the other's turn and I played, the other
    said go. Raises IllegalAction for impossible plays.
    """
    game = Cribbage(state.rules)
    for action in (Discard(ME, tuple(away)), Discard(OTHER, (BACK,) * len(away)), Turn(starter)):
        state, _ = game.apply(state, action)
    for seat, card in plays:
        if seat == ME or state.count + card.value > MOST_COUNT:
            state = _after_go(game, state)
        state, _ = game.apply(state, Play(seat, card))
    state = _after_go(game, state)
    if game.to_act(state) != (ME,):
        raise IllegalAction("not-my-turn")
    return state


def _after_go(game: Cribbage, state: State) -> State:
    """The state after the other has said go, if it is the other's turn."""
    if game.to_act(state) == (OTHER,):
        state, _ = game.apply(state, Go(OTHER))
    return state


def _at_score(state: State, scores: tuple[int, int], match: str | None) -> State:
    state = replace(state, pegs=tuple((score, score) for score in scores))
    if match is None or state.rules.match_kind == "single":
        return state
    mine, theirs, won, lost, deals = map(int, match.split("-"))
    return replace(state, standing=Standing((mine, theirs), (won, lost), won + lost), deals=max(1, deals))


def _turned(pair: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return pair[seat], pair[1 - seat]


def _joined(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards))


def _cards(text: str | None) -> tuple[Card, ...]:
    return tuple(Card((text or "")[at : at + 2]) for at in range(0, len(text or ""), 2))
