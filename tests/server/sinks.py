"""HTTP and mail servers on loopback that record what they receive."""

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
class ReceivedRequest:
    """A received request."""

    path: str
    headers: dict[str, str]  # names in lower case
    body: bytes


@dataclass
class HttpSink:
    """The requests that an HTTP server has received, and how it may_answer."""

    port: int = 0
    status: int = 200
    location: str = ""
    requests: list[ReceivedRequest] = field(default_factory=list)
    may_answer: threading.Event = field(default_factory=threading.Event)  # slow paths wait for it

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> list[ReceivedRequest]:
        """Return the requests for one path."""
        return [one for one in self.requests if one.path == path]


@contextmanager
def http_sink(port: int = 0) -> Iterator[HttpSink]:
    """Run an HTTP server that accepts every POST."""
    sink = HttpSink()
    sink.may_answer.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            sink.requests.append(ReceivedRequest(self.path, headers, body))
            if self.path.startswith("/slow"):
                sink.may_answer.wait()
            if self.path.startswith("/drip"):
                self.drip()
            self.send_response(404 if self.path.startswith("/gone") else sink.status)
            if sink.location:
                self.send_header("Location", sink.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def drip(self) -> None:
            """Send headers without end."""
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not sink.may_answer.wait(0.02):
                self.wfile.write(b"X-More: x\r\n")

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Server(ThreadingHTTPServer):
        request_queue_size = 100

        def handle_error(self, request: object, client_address: object) -> None:
            """Ignore clients that disconnect early, as in some tests."""

    with Server(("127.0.0.1", port), Handler) as server:
        sink.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield sink
        finally:
            sink.may_answer.set()
            server.shutdown()
            thread.join()


@dataclass
class MailSink:
    """The mails that a server has received; it refuses the address `unknown`."""

    port: int = 0
    unknown: str = ""
    messages: list[EmailMessage] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _opts: list[str]
    ) -> str:
        """Accept or refuse a recipient."""
        if address == self.unknown:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Store a message."""
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, EmailMessage, policy=default)
        self.messages.append(message)
        self.recipients.append(list(envelope.rcpt_tos))
        return "250 OK"


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    """Run a mail server that accepts every message."""
    sink = MailSink()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(sink, hostname="sink.example", loop=loop), "127.0.0.1", 0
    )
    async with server:
        sink.port = server.sockets[0].getsockname()[1]
        yield sink


@contextmanager
def mail_sink_in_thread() -> Iterator[MailSink]:
    """Run the mail server in a thread, for tests that are not async."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(mail_sink()) as mail:
        yield mail
