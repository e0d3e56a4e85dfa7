"""TypedLines that are printed, and lines that are typed.

A line is read in a thread of its own that nothing waits for at the end, so that Control+C ends the program while it is being typed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import Final

from fifteentwo.cli.language import say
from fifteentwo.tui.console import Console, fitting

Read = Callable[[str], str]
LEAVE = frozenset({"q", "quit"})
"""What is typed to leave."""
LONGEST: Final = 40
"""No number that means something has so many digits."""


def number_in(typed: str) -> int:
    """The number that was typed, or -1 for anything else; Python reads no number of thousands of digits."""
    return int(typed) if typed.isdecimal() and len(typed) < LONGEST else -1


class TypedLines:
    """A terminal that prints lines and reads lines; `read` raises EOFError at the end of the input."""

    def __init__(self, console: Console, read: Read = input) -> None:
        self._console, self._read = console, read
        self._typing: asyncio.Future[str] | None = None
        self._prompt = ""

    def print(self, *lines: str) -> None:
        """Prints lines with signs that the terminal has, below a prompt that waits."""
        if lines and self._prompt:
            self._prompt = ""
            print(flush=True)
        for line in lines:
            print(fitting(line.rstrip(), self._console.encoding, self._console.is_bare), flush=True)

    async def ask(self, prompt: str) -> str:
        """The line typed, without spaces around it. Raises EOFError at the end of the input."""
        typing = self.listen(prompt)
        try:
            return (await asyncio.shield(typing)).strip()
        finally:
            if typing.done():
                self._typing, self._prompt = None, ""

    def listen(self, prompt: str = "") -> asyncio.Future[str]:
        """What is being typed after a prompt, which is printed unless it is there; the next `ask` returns it."""
        prompt = fitting(prompt, self._console.encoding, self._console.is_bare)
        if self._typing is None:
            self._typing = self._begin(prompt)
        elif not self._typing.done() and prompt != self._prompt:
            print(prompt, end="", flush=True)
        self._prompt = prompt or self._prompt
        return self._typing

    def _begin(self, prompt: str) -> asyncio.Future[str]:
        loop = asyncio.get_running_loop()
        typing: asyncio.Future[str] = loop.create_future()

        def settle(line: str | None, error: BaseException | None) -> None:
            if typing.cancelled():
                return
            if error is not None:
                typing.set_exception(error)
            else:
                typing.set_result(line or "")

        def read() -> None:
            line, problem = None, None
            try:
                line = self._read(prompt)
            except (EOFError, OSError) as error:
                problem = EOFError(*error.args)
            with suppress(RuntimeError):  # the event loop has ended
                loop.call_soon_threadsafe(settle, line, problem)

        Thread(target=read, name="reads", daemon=True).start()
        return typing

    async def press(self, label: str) -> str:
        """The line typed at the big button."""
        return await self.ask(f"[{label}] > ")

    async def number(self, prompt: str, entries: Sequence[str]) -> int | str:
        """The place of the entry that was chosen by its number, or whatever else was typed."""
        self.number_all(entries)
        return await self.chosen(prompt, len(entries))

    def number_all(self, entries: Sequence[str], first: int = 1) -> None:
        """Prints entries with their numbers."""
        self.print(*(f"{number:>3}  {told}" for number, told in enumerate(entries, first)))

    async def chosen(self, prompt: str, entries: int) -> int | str:
        """The place of one of so many entries by its number, or whatever else was typed."""
        typed = await self.ask(f"{prompt} ")
        return number_in(typed) - 1 if 1 <= number_in(typed) <= entries else typed

    def unknown(self, typed: str) -> None:
        """Says that something typed means nothing; an empty line needs no answer."""
        if typed:
            self.print(say("tui-plain-nothing", given=typed))

    def cover(self) -> None:
        """Covers everything printed so far."""
        print(self._console.covering(), end="", flush=True)
