"""Real servers on loopback that take what is sent to them: one for HTTP, one for mail."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from aiosmtpd.smtp import SMTP, Envelope, Session
from anyio.from_thread import start_blocking_portal


@dataclass(frozen=True)
class Posted:
    """A request that came in."""

    path: str
    headers: dict[str, str]  # names in lower case
    body: bytes


@dataclass
class HttpSink:
    """What came in by HTTP, and what is answered."""

    port: int = 0
    status: int = 200
    location: str = ""
    posted: list[Posted] = field(default_factory=list)
    answers: threading.Event = field(default_factory=threading.Event)  # not set: it is slow

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> list[Posted]:
        """What came in for one path."""
        return [one for one in self.posted if one.path == path]


@contextmanager
def http_sink(port: int = 0) -> Iterator[HttpSink]:
    """An HTTP server that takes everything."""
    sink = HttpSink()
    sink.answers.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            sink.posted.append(Posted(self.path, headers, body))
            if self.path.startswith("/slow"):
                sink.answers.wait()
            if self.path.startswith("/drip"):
                self.drip()
            self.send_response(404 if self.path.startswith("/gone") else sink.status)
            if sink.location:
                self.send_header("Location", sink.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def drip(self) -> None:
            """Say something all the time, and never come to the end."""
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not sink.answers.wait(0.02):
                self.wfile.write(b"X-More: x\r\n")

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Server(ThreadingHTTPServer):
        request_queue_size = 100

        def handle_error(self, request: object, client_address: object) -> None:
            """Somebody went away before he was answered: some tests do."""

    with Server(("127.0.0.1", port), Handler) as server:
        sink.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield sink
        finally:
            sink.answers.set()
            server.shutdown()
            thread.join()


@dataclass
class MailSink:
    """What came in as mail; who is in `unknown` gets none."""

    port: int = 0
    unknown: str = ""
    taken: list[EmailMessage] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _opts: list[str]
    ) -> str:
        """Whether there is such an address here."""
        if address == self.unknown:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Take a message."""
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, EmailMessage, policy=default)
        self.taken.append(message)
        self.recipients.append(list(envelope.rcpt_tos))
        return "250 OK"


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    """A mail server that takes everything."""
    sink = MailSink()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(sink, hostname="sink.example", loop=loop), "127.0.0.1", 0
    )
    async with server:
        sink.port = server.sockets[0].getsockname()[1]
        yield sink


@contextmanager
def taken_mail() -> Iterator[MailSink]:
    """The same beside a test that does not wait."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(mail_sink()) as mail:
        yield mail
