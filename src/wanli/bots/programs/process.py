"""The process of a bot program: one line in, one line out, with limits on time and length.

Three threads serve its pipes. So a program that does not read, does not write or writes without end
cannot block the caller, who waits for a line or for the timeout.
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

from wanli.core.errors import Facts, WanliError

MAX_LINE = 10_000  # bytes of an answer; a move has a few dozen
MAX_LINES = 8  # unread lines in the queue; a program is asked for one at a time
MAX_STDERR = 1_000_000  # bytes on standard error in one game
STDERR_TAIL = 2_000  # bytes of standard error that are kept
MAX_QUOTE = 120  # characters of a program's output in an error
GRACE = 1.0  # seconds to exit by itself, and again after SIGTERM
EXIT_WITHIN = 0.2  # seconds from the end of the output to the end of the process
CHUNK = 65_536
INHERITED = (  # environment variables that a program needs; everything else stays hidden from it
    *("PATH", "PYTHONPATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR"),
    *("SYSTEMROOT", "PATHEXT", "COMSPEC", "TEMP", "TMP", "USERPROFILE"),
)
FOR_PYTHON = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}  # send an answer when it is printed


class ProgramFailed(WanliError):
    """A program broke the protocol or ended; a stand-in replaces it for the rest of the game."""


class ProgramProcess:
    """The running process of a program."""

    def __init__(self, command: list[str]) -> None:
        self._received: queue.Queue[bytes | ProgramFailed] = queue.Queue(MAX_LINES)
        self._to_send: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr_tail = b""
        _install_signal_handlers()
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment(),
                start_new_session=True,  # a process group: its children are killed with it
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgramFailed("program-not-started", {"reason": reason}) from None
        _running.add(self)
        self._stderr_thread = threading.Thread(target=self._read_stderr, daemon=True)
        self._threads = [
            threading.Thread(target=self._write_stdin, daemon=True),
            self._stderr_thread,
            threading.Thread(target=self._read_stdout, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line without waiting."""
        self._to_send.put(line + b"\n")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer; raise ProgramFailed."""
        if not self._received.empty():
            early = self._receive(0)
            raise ProgramFailed("program-unasked", {"text": printable(early)})
        self.send(line)
        return self._receive(seconds)

    def close(self, wait: bool = True) -> None:
        """End the process: close its input, then send SIGTERM, then kill it."""
        self._to_send.put(None)
        try:
            if not (wait and self._exits_within(GRACE)):
                self._signal(signal.SIGTERM)
                self._exits_within(GRACE)
        finally:
            self.kill()
            self._child.wait()
            for thread in self._threads:
                thread.join(GRACE)
            for pipe in (self._child.stdin, self._child.stdout, self._child.stderr):
                _close(pipe)
            _running.discard(self)

    def kill(self) -> None:
        """Kill the process and its children."""
        self._signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)

    def _receive(self, seconds: float) -> bytes:
        try:
            received = self._received.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise ProgramFailed("program-slow", {"seconds": f"{seconds:g}"}) from None
        if isinstance(received, ProgramFailed):
            raise received
        return received

    def _exits_within(self, seconds: float) -> bool:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(seconds)
        return self._child.poll() is not None

    def _signal(self, number: signal.Signals) -> None:
        if os.name == "nt":
            self._child.terminate()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, number)

    # ---- the pipes, each served by a thread --------------------------------------------------
    def _write_stdin(self) -> None:
        pipe = self._child.stdin
        with contextlib.suppress(OSError, ValueError):
            while pipe is not None and (line := self._to_send.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[pipe.write(left) or 0 :]
        _close(pipe)

    def _read_stdout(self) -> None:
        rest = b""
        while chunk := _read(self._child.stdout):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in [*lines, *([rest] if len(rest) > MAX_LINE else [])]:
                if len(line) > MAX_LINE:
                    self._enqueue(ProgramFailed("program-line-too-long", {"limit": MAX_LINE}))
                    return
                if not self._enqueue(line):
                    return
        self._enqueue(self._exit_failure())

    def _read_stderr(self) -> None:
        total = 0
        while chunk := _read(self._child.stderr):
            total += len(chunk)
            self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_TAIL:]
            if total > MAX_STDERR:
                self._enqueue(ProgramFailed("program-flood", {"limit": MAX_STDERR}))
                return

    def _enqueue(self, item: bytes | ProgramFailed) -> bool:
        """Put an item into the queue; return False if it is full, and reading has to stop."""
        with contextlib.suppress(queue.Full):
            self._received.put_nowait(item)
            return True
        return False

    def _exit_failure(self) -> ProgramFailed:
        """Return the failure of a process that has closed its output."""
        self._exits_within(EXIT_WITHIN)
        self._stderr_thread.join(EXIT_WITHIN)
        code = self._child.poll()
        status: int | str = "?" if code is None else code
        last_line = self._stderr_tail.strip().rpartition(b"\n")[2]
        if last_line:
            facts: Facts = {"status": status, "said": printable(last_line)}
            return ProgramFailed("program-crashed", facts)
        return ProgramFailed("program-ended", {"status": status})


def environment() -> dict[str, str]:
    """Return the environment of a program: no token, no database, nothing about the game."""
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    return {**inherited, **FOR_PYTHON}


def printable(text: bytes) -> str:
    """Return a short quotation of a program's output, without control characters."""
    quote = text[: 4 * MAX_QUOTE].decode("utf-8", "replace")
    return "".join(c if c.isprintable() else " " for c in quote).strip()[:MAX_QUOTE]


def _read(pipe: IO[bytes] | None) -> bytes:
    with contextlib.suppress(OSError, ValueError):  # `close` may have closed it meanwhile
        return (pipe.read(CHUNK) or b"") if pipe is not None else b""
    return b""


def _close(pipe: IO[bytes] | None) -> None:
    with contextlib.suppress(OSError):
        if pipe is not None:
            pipe.close()


# ---- signals to this process -----------------------------------------------------------------
_running: set[ProgramProcess] = set()


def _install_signal_handlers() -> None:
    """Kill the programs when this process is ended by SIGTERM or SIGHUP."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _kill_all)


def _kill_all(number: int, _frame: FrameType | None) -> None:
    for one in list(_running):
        one.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
