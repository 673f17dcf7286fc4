"""All ways out of the house, as the settings of a server open them."""

from __future__ import annotations

from email.utils import parseaddr

from wanli.server.notices import ntfy, webhook
from wanli.server.notices.failures import NoBrowser, NoChannel
from wanli.server.notices.letter import Letter
from wanli.server.notices.mail import Mailer
from wanli.server.notices.poster import TIMEOUT, Poster
from wanli.server.notices.push import Pusher
from wanli.server.settings import Settings
from wanli.storage.channels import EMAIL, NTFY, PUSH, WEBHOOK, subscription_of
from wanli.storage.person_settings import PersonSettings


class Senders:
    """Sends a letter by any channel."""

    def __init__(self, settings: Settings, timeout: float = TIMEOUT) -> None:
        self._poster = Poster(settings.private_hooks, timeout)
        self._mailer: Mailer | None = None
        self._pusher: Pusher | None = None
        if settings.smtp:
            self._mailer = Mailer(settings.smtp, settings.mail_from, timeout)
        if settings.push_key:
            sender = parseaddr(settings.mail_from)[1]
            contact = settings.push_contact or sender or settings.public
            self._pusher = Pusher(self._poster, settings.push_key, contact)

    async def send(self, channel: str, to: PersonSettings, letter: Letter) -> None:
        """Send a letter to a person; raises why it has not arrived."""
        if channel == WEBHOOK and to.webhook:
            await webhook.send(self._poster, to.webhook, letter)
        elif channel == NTFY and to.ntfy:
            await ntfy.send(self._poster, to.ntfy, letter)
        elif channel == EMAIL and to.email and self._mailer:
            await self._mailer.send(to.email, letter)
        elif channel.startswith(PUSH) and self._pusher:
            browser = subscription_of(to, channel)
            if browser is None:
                raise NoBrowser
            await self._pusher.send(browser, letter)
        else:
            raise NoChannel(channel)

    async def close(self) -> None:
        """Let go of everything."""
        await self._poster.close()
        if self._mailer:
            self._mailer.close()


def offered(settings: Settings) -> frozenset[str]:
    """The channels that a server with these settings has."""
    more = {EMAIL: settings.smtp, PUSH: settings.push_key}
    return frozenset({WEBHOOK, NTFY, *(channel for channel, given in more.items() if given)})
