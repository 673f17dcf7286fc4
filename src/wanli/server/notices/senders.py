"""The channels of a server, according to its settings."""

from __future__ import annotations

from email.utils import parseaddr

from wanli.server.notices import ntfy, webhook
from wanli.server.notices.failures import NoChannel, SubscriptionGone
from wanli.server.notices.guarded_client import TIMEOUT, GuardedClient
from wanli.server.notices.mail import Mailer
from wanli.server.notices.push import Pusher
from wanli.server.notices.rendering import RenderedNotice
from wanli.server.settings import Settings
from wanli.storage.channels import EMAIL, NTFY, PUSH, WEBHOOK, subscription_of
from wanli.storage.person_settings import PersonSettings


class Senders:
    """Sends a notice through any channel."""

    def __init__(self, settings: Settings, timeout: float = TIMEOUT) -> None:
        self._client = GuardedClient(settings.private_hooks, timeout)
        self._mailer: Mailer | None = None
        self._pusher: Pusher | None = None
        if settings.smtp:
            self._mailer = Mailer(settings.smtp, settings.mail_from, timeout)
        if settings.push_key:
            sender = parseaddr(settings.mail_from)[1]
            contact = settings.push_contact or sender or settings.public
            self._pusher = Pusher(self._client, settings.push_key, contact)

    async def send(self, channel: str, to: PersonSettings, notice: RenderedNotice) -> None:
        """Send a notice to a person; raises NotSent or NoChannel."""
        if channel == WEBHOOK and to.webhook:
            await webhook.send(self._client, to.webhook, notice)
        elif channel == NTFY and to.ntfy:
            await ntfy.send(self._client, to.ntfy, notice)
        elif channel == EMAIL and to.email and self._mailer:
            await self._mailer.send(to.email, notice)
        elif channel.startswith(PUSH) and self._pusher:
            browser = subscription_of(to, channel)
            if browser is None:
                raise SubscriptionGone
            await self._pusher.send(browser, notice)
        else:
            raise NoChannel(channel)

    async def close(self) -> None:
        """Close all connections."""
        await self._client.close()
        if self._mailer:
            self._mailer.close()


def offered_channels(settings: Settings) -> frozenset[str]:
    """Return the channels that a server with these settings offers."""
    optional = {EMAIL: settings.smtp, PUSH: settings.push_key}
    return frozenset(
        {WEBHOOK, NTFY, *(channel for channel, setting in optional.items() if setting)}
    )
