"""E-mail by the mail server that the host has set; its Message-ID is that of the notice."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from urllib.parse import unquote, urlsplit

from wanli.server.notices.failures import (
    BadAnswer,
    BadSetting,
    MailRefused,
    NoAnswer,
    Unreachable,
)
from wanli.server.notices.letter import Letter

TIMEOUT = 10.0  # seconds for each step of the conversation
THREADS = 2
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
KNOWN = "smtp://HOST:PORT, smtp+starttls://USER:PASSWORD@HOST, smtps://USER:PASSWORD@HOST"


@dataclass(frozen=True)
class MailServer:
    """Where to hand in mail."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


class Mailer:
    """Sends letters as mail, a few at a time."""

    def __init__(self, server: str, sender: str, timeout: float = TIMEOUT) -> None:
        self._server = mail_server(server)
        self._sender = mail_sender(sender)
        self._timeout = timeout
        if self._sender is None:
            raise BadSetting("mail_from", "wanli@example.org, Wanli <wanli@example.org>")
        self._threads = ThreadPoolExecutor(THREADS, "mail")

    async def send(self, to: str, letter: Letter) -> None:
        """Hand in a letter; raises NotSent."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, to, letter)

    def _send(self, to: str, letter: Letter) -> None:
        try:
            server = self._connected()
            try:
                server.send_message(self._written(to, letter))
            finally:
                _leave(server)
        except smtplib.SMTPRecipientsRefused as error:
            status = max((code for code, _ in error.recipients.values()), default=0)
            raise MailRefused(status) if status >= 500 else BadAnswer(status) from None
        except smtplib.SMTPResponseException as error:
            raise BadAnswer(error.smtp_code) from None
        except TimeoutError:
            raise NoAnswer from None
        except (smtplib.SMTPException, OSError):
            raise Unreachable from None

    def _connected(self) -> smtplib.SMTP:
        of, context = self._server, ssl.create_default_context()
        if of.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                of.host, of.port, timeout=self._timeout, context=context
            )
        else:
            server = smtplib.SMTP(of.host, of.port, timeout=self._timeout)
        try:
            if of.scheme == "smtp+starttls":
                server.starttls(context=context)
            if of.user:
                server.login(of.user, of.password)
        except BaseException:
            server.close()
            raise
        return server

    def _written(self, to: str, letter: Letter) -> EmailMessage:
        """The letter as mail. Addresses are values, not text: nothing can be put behind them."""
        recipient = mail_address(to)
        if recipient is None or self._sender is None:
            raise MailRefused(553)
        message = EmailMessage(policy=SMTP)
        message["From"] = self._sender
        message["To"] = recipient
        message["Subject"] = " ".join(letter.title.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(letter.at, UTC))
        message["Message-ID"] = f"<{letter.key}@{self._sender.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{letter.text}\n\n{letter.url}\n\n-- \n{letter.footer}\n")
        return message

    def close(self) -> None:
        """Begin no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _leave(server: smtplib.SMTP) -> None:
    """Say goodbye; how that is taken changes nothing about what was handed in."""
    with contextlib.suppress(smtplib.SMTPException, OSError):
        server.quit()
    server.close()


def mail_server(address: str) -> MailServer:
    """The mail server that a setting names; raises BadSetting."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadSetting("smtp", KNOWN) from None
    if not parts.hostname:
        raise BadSetting("smtp", KNOWN)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port, user, password)


def mail_sender(text: str) -> Address | None:
    """A mailbox as people write one, with a name or without; None if it is none."""
    name, address = parseaddr(text)
    return mail_address(address, name)


def mail_address(text: str, name: str = "") -> Address | None:
    """A text as the address of one mailbox; None if it is none."""
    try:
        address = Address(name, addr_spec=text)
    except (HeaderParseError, ValueError, IndexError):
        return None
    return address if address.username and address.domain else None
