"""Notices by e-mail, over the SMTP server of the settings. The key is the Message-ID."""

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
    BadSetting,
    ErrorStatus,
    MailRefused,
    NoAnswer,
    Unreachable,
)
from wanli.server.notices.rendering import RenderedNotice

TIMEOUT = 10.0  # seconds for each SMTP command
THREADS = 2
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
SMTP_FORMATS = "smtp://HOST:PORT, smtp+starttls://USER:PASSWORD@HOST, smtps://USER:PASSWORD@HOST"


@dataclass(frozen=True)
class MailServer:
    """Address and credentials of an SMTP server."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


class Mailer:
    """Sends notices as mail, in a few threads."""

    def __init__(self, server: str, sender: str, timeout: float = TIMEOUT) -> None:
        self._server = mail_server(server)
        self._sender = mail_sender(sender)
        self._timeout = timeout
        if self._sender is None:
            raise BadSetting("mail_from", "wanli@example.org, Wanli <wanli@example.org>")
        self._threads = ThreadPoolExecutor(THREADS, "mail")

    async def send(self, to: str, notice: RenderedNotice) -> None:
        """Send a notice; raises NotSent."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, to, notice)

    def _send(self, to: str, notice: RenderedNotice) -> None:
        try:
            server = self._connect()
            try:
                server.send_message(self._message(to, notice))
            finally:
                _quit(server)
        except smtplib.SMTPRecipientsRefused as error:
            status = max((code for code, _ in error.recipients.values()), default=0)
            raise MailRefused(status) if status >= 500 else ErrorStatus(status) from None
        except smtplib.SMTPResponseException as error:
            raise ErrorStatus(error.smtp_code) from None
        except TimeoutError:
            raise NoAnswer from None
        except (smtplib.SMTPException, OSError):
            raise Unreachable from None

    def _connect(self) -> smtplib.SMTP:
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

    def _message(self, to: str, notice: RenderedNotice) -> EmailMessage:
        """Return the mail. `Address` values prevent header injection."""
        recipient = mail_address(to)
        if recipient is None or self._sender is None:
            raise MailRefused(553)
        message = EmailMessage(policy=SMTP)
        message["From"] = self._sender
        message["To"] = recipient
        message["Subject"] = " ".join(notice.title.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(notice.at, UTC))
        message["Message-ID"] = f"<{notice.key}@{self._sender.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{notice.text}\n\n{notice.url}\n\n-- \n{notice.footer}\n")
        return message

    def close(self) -> None:
        """Stop; mails in progress may finish."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _quit(server: smtplib.SMTP) -> None:
    """Close a connection; errors do not matter, the mail has been accepted."""
    with contextlib.suppress(smtplib.SMTPException, OSError):
        server.quit()
    server.close()


def mail_server(address: str) -> MailServer:
    """Parse the setting `smtp`; raises BadSetting."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadSetting("smtp", SMTP_FORMATS) from None
    if not parts.hostname:
        raise BadSetting("smtp", SMTP_FORMATS)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port, user, password)


def mail_sender(text: str) -> Address | None:
    """Parse a mailbox with or without a display name; None if invalid."""
    name, address = parseaddr(text)
    return mail_address(address, name)


def mail_address(text: str, name: str = "") -> Address | None:
    """Parse the address of one mailbox; None if invalid."""
    try:
        address = Address(name, addr_spec=text)
    except (HeaderParseError, ValueError, IndexError):
        return None
    return address if address.username and address.domain else None
