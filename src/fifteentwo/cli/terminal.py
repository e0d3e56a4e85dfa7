"""What the games for one print and read in the terminal."""

from __future__ import annotations

from fifteentwo.cards import Card
from fifteentwo.cli.language import say
from fifteentwo.locales import CodedError


def help_line(key: str, meaning: str) -> str:
    """A line of the help in a game: what is typed, and what it does."""
    return f"  {key:10}{say('terminal-help', key=meaning)}"


def range_of(least: int, most: int) -> str:
    """A number, or the interval it is in."""
    return str(least) if least == most else say("terminal-between", least=least, most=most)


def card_of(word: str) -> Card:
    """The card typed in a game. Raises CodedError."""
    try:
        return Card(word)
    except ValueError:
        raise CodedError("terminal-not-cards", card=word) from None
