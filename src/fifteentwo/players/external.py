"""Players that are programs of somebody else: `player("exec:./mybot --fast")` runs a command that speaks the engine protocol.

Whoever names such a player runs its command, so the name may come from a command line, a file of settings or a program, and
never from the network. A program that cannot be started, ends, is silent, or answers nonsense or something illegal raises
ProgramFailed; whoever holds the table decides what that costs. Counts and calls are answered by us, as for every player.
"""

from __future__ import annotations

import atexit
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.locales import CodedError, CodedValueError, quotable
from fifteentwo.players.protocol import MOST_LINE, VERSION, read_choice, view_line, write_choice

PREFIX: Final = "exec:"
"""How the name of such a player begins; the command follows, with its arguments."""

START: Final = 20.0
"""Seconds in which a program must answer the handshake."""

THINK: Final = 1.0
"""Seconds that a program is told to take for a choice at most."""

MOST_LINES: Final = 1000
"""The most lines that wait to be read. A program that goes on talking has to wait, and does not fill the memory."""

GRACE: Final = 10.0
"""Seconds after THINK until a program counts as hanging."""

Choice = Discard | Play

_lock: Final = threading.Lock()
_idle: Final[dict[str, list[Program]]] = {}


class ProgramFailed(CodedError):  # noqa: N818 - the plainest name
    """A program gave no choice that can be played; the message says why."""


class Program:
    """A running program that speaks the engine protocol."""

    def __init__(self, command: str, start: float = START) -> None:
        """Starts it and waits for its handshake. Raises ProgramFailed."""
        self.command = command
        self.name = command
        self._forms: set[str] = set()
        self._options: set[str] = set()
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed("program-not-started", reason=getattr(error, "strerror", None) or str(error)) from None
        self._reader = threading.Thread(target=self._listen, name=f"reads {command}", daemon=True)
        self._reader.start()
        try:
            self._say(f"cribbage {VERSION}")
            self._shake_hands(monotonic() + start)
        except ProgramFailed:
            self.kill()
            raise

    def _shake_hands(self, deadline: float) -> None:
        while (line := self._next(deadline)) != "cribbageok":
            match line.split():
                case ["id", "name", *words]:
                    self.name = " ".join(words)
                case ["form", form]:
                    self._forms.add(form)
                case ["option", "name", name, *_]:
                    self._options.add(name)
                case _:
                    pass

    def choose(self, view: View, legal: Sequence[Choice], seed: int, grace: float = GRACE) -> Choice:
        """Its choice. Raises ProgramFailed."""
        if "seed" in self._options:
            self._say(f"setoption name seed value {seed}")
        self._say(f"position {self._position(view, legal[0].seat)}")
        choices = " ".join(map(write_choice, legal))
        self._say(f"go movetime {round(THINK * 1000)} choices {choices}")
        deadline = monotonic() + THINK + grace
        while True:
            match self._next(deadline).split():
                case ["best", text]:
                    chosen = read_choice(text, legal)
                    if chosen is None:
                        raise ProgramFailed("program-illegal", given=quotable(text))
                    return chosen
                case ["best", *_]:
                    raise ProgramFailed("program-nonsense", given="best")
                case ["error", *words]:
                    raise ProgramFailed("program-error", given=quotable(" ".join(words)))
                case _:
                    pass

    def _position(self, view: View, seat: int) -> str:
        if "text" in self._forms and "view" not in self._forms:
            from fifteentwo.analysis.position import PlayerPosition  # noqa: PLC0415 - NumPy is heavy
            from fifteentwo.analysis.position_text import BadPosition, write_position  # noqa: PLC0415

            try:
                return f"text {write_position(PlayerPosition(view, seat))}"
            except BadPosition:
                raise ProgramFailed("program-form") from None
        return f"view {view_line(view)}"

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise ProgramFailed("program-ended") from None

    def _next(self, deadline: float) -> str:
        """The next line. Raises ProgramFailed if there is none before the deadline."""
        try:
            left = deadline - monotonic()
            if left <= 0:  # also for a program that talks without end
                raise queue.Empty
            line = self._lines.get(timeout=left)
        except queue.Empty:
            raise ProgramFailed("program-silent") from None
        if line is None:
            raise ProgramFailed("program-ended")
        return line

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while line := self._process.stdout.readline(MOST_LINE):
                self._lines.put(line.strip())
        except (OSError, ValueError):
            pass
        self._lines.put(None)

    def kill(self) -> None:
        """Ends the program at once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        with suppress(OSError):
            self._process.stdin.close()
        deadline = monotonic() + 1  # a program of its own may still hold the other end
        while self._reader.is_alive() and monotonic() < deadline:
            with suppress(queue.Empty):
                self._lines.get(timeout=0.01)
        if not self._reader.is_alive():
            self._process.stdout.close()


def make(command: str) -> Callable[[Random], Callable[[View, Sequence[Choice]], Choice]]:
    """The maker of players that ask this command. Raises ValueError if there is no such command."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise CodedValueError("program-unknown", given=quotable(command))

    def of(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
        def choose(view: View, legal: Sequence[Choice]) -> Choice:
            if len(legal) == 1:
                return legal[0]
            program = _borrowed(command)
            try:
                chosen = program.choose(view, legal, rng.getrandbits(32))
            except BaseException:
                program.kill()
                raise
            with _lock:
                _idle.setdefault(command, []).append(program)
            return chosen

        return choose

    return of


def _borrowed(command: str) -> Program:
    """A program of this command that nobody uses: a running one if there is one. Positions are complete, so any will do."""
    with _lock:
        if waiting := _idle.get(command):
            return waiting.pop()
    return Program(command)


@atexit.register
def end_all() -> None:
    """Ends the programs that wait for a position."""
    with _lock:
        waiting = [program for programs in _idle.values() for program in programs]
        _idle.clear()
    for program in waiting:
        program.kill()
