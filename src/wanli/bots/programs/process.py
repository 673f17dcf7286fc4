"""A program while it runs: a line in, a line out, within bounds of time and length.

Three threads serve its pipes, so that a program that does not read, does not write or writes
without end can hold up nobody: whoever asks waits for a line or for the time to be over.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from types import FrameType
from typing import IO

from wanli.core.errors import WanliError

LONGEST_LINE = 10_000  # bytes of an answer; a move has a few dozen
MOST_LINES = 8  # that wait to be heard; a program is asked for one at a time
MOST_ERRORS = 1_000_000  # bytes on standard error in one game
LAST_WORDS = 2_000  # bytes of them that are kept
SHOWN = 120  # characters of what a program said, in the reason why it is out
GRACE = 1.0  # seconds to end by itself, and again after it was asked to
SETTLES = 0.2  # seconds until the end of its output is followed by its own
CHUNK = 65_536
KEPT = (  # of our environment: what a program needs to run, and nothing that is ours
    *("PATH", "PYTHONPATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR"),
    *("SYSTEMROOT", "PATHEXT", "COMSPEC", "TEMP", "TMP", "USERPROFILE"),
)
FOR_PYTHON = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}  # an answer is sent when it is printed


class Failed(WanliError):
    """A program does not play as it has to; it is out for the rest of the game."""


class Process:
    """A running program."""

    def __init__(self, command: list[str]) -> None:
        self._heard: queue.Queue[bytes | Failed] = queue.Queue(MOST_LINES)
        self._to_tell: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._last_words = b""
        _end_with_us()
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment(),
                start_new_session=True,  # a group of its own: whom it has started ends with it
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise Failed("program-not-started", {"reason": reason}) from None
        _running.add(self)
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._tell, self._overhear, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    # ---- what others want of it --------------------------------------------------------------
    def tell(self, line: bytes) -> None:
        """Send a line; never waits."""
        self._to_tell.put(line + b"\n")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line; gives the line that answers it. Raises Failed."""
        if not self._heard.empty():
            early = self._taken(0)
            raise Failed("program-unasked", {"text": printable(early)})
        self.tell(line)
        return self._taken(seconds)

    def close(self, wait: bool = True) -> None:
        """End it: by itself when there is nothing more to read, else asked to, else by force."""
        self._to_tell.put(None)
        try:
            if not (wait and self._ended_within(GRACE)):
                self._signal(signal.SIGTERM)
                self._ended_within(GRACE)
        finally:
            self.kill()
            self._child.wait()
            for thread in self._threads:
                thread.join(GRACE)
            for pipe in (self._child.stdin, self._child.stdout, self._child.stderr):
                _shut(pipe)
            _running.discard(self)

    def kill(self) -> None:
        """End it and whoever it has started, now."""
        self._signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)

    def _taken(self, seconds: float) -> bytes:
        try:
            heard = self._heard.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Failed("program-slow", {"seconds": f"{seconds:g}"}) from None
        if isinstance(heard, Failed):
            raise heard
        return heard

    def _ended_within(self, seconds: float) -> bool:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(seconds)
        return self._child.poll() is not None

    def _signal(self, number: signal.Signals) -> None:
        if os.name == "nt":
            self._child.terminate()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, number)

    # ---- its pipes, each in a thread ---------------------------------------------------------
    def _tell(self) -> None:
        pipe = self._child.stdin
        with contextlib.suppress(OSError, ValueError):
            while pipe is not None and (line := self._to_tell.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[pipe.write(left) or 0 :]
        _shut(pipe)

    def _listen(self) -> None:
        rest = b""
        while chunk := _read(self._child.stdout):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in [*lines, *([rest] if len(rest) > LONGEST_LINE else [])]:
                if len(line) > LONGEST_LINE:
                    self._hear(Failed("program-line-too-long", {"limit": LONGEST_LINE}))
                    return
                if not self._hear(line):
                    return
        self._hear(self._why_it_ended())

    def _overhear(self) -> None:
        total = 0
        while chunk := _read(self._child.stderr):
            total += len(chunk)
            self._last_words = (self._last_words + chunk)[-LAST_WORDS:]
            if total > MOST_ERRORS:
                self._hear(Failed("program-flood", {"limit": MOST_ERRORS}))
                return

    def _hear(self, what: bytes | Failed) -> bool:
        """Keep what came; without room nothing more is read, and the program has to wait."""
        with contextlib.suppress(queue.Full):
            self._heard.put_nowait(what)
            return True
        return False

    def _why_it_ended(self) -> Failed:
        self._ended_within(SETTLES)
        self._threads[1].join(SETTLES)  # it has the last words
        status = self._child.poll()
        shown: int | str = "?" if status is None else status
        said = self._last_words.strip().rpartition(b"\n")[2]
        if said:
            return Failed("program-crashed", {"status": shown, "said": printable(said)})
        return Failed("program-ended", {"status": shown})


def environment() -> dict[str, str]:
    """The environment of a program: nothing in it tells of the game, a token or a database."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {**kept, **FOR_PYTHON}


def printable(text: bytes) -> str:
    """What a program said, short and without anything that a terminal would obey."""
    shown = text[: 4 * SHOWN].decode("utf-8", "replace")
    return "".join(c if c.isprintable() else " " for c in shown).strip()[:SHOWN]


def _read(pipe: IO[bytes] | None) -> bytes:
    with contextlib.suppress(OSError, ValueError):  # it was closed under us
        return (pipe.read(CHUNK) or b"") if pipe is not None else b""
    return b""


def _shut(pipe: IO[bytes] | None) -> None:
    with contextlib.suppress(OSError):
        if pipe is not None:
            pipe.close()


# ---- when we are ended ourselves -------------------------------------------------------------
_running: set[Process] = set()


def _end_with_us() -> None:
    """Have the programs end with this process when somebody ends it by a signal."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _end_all)


def _end_all(number: int, _frame: FrameType | None) -> None:
    for one in list(_running):
        one.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
