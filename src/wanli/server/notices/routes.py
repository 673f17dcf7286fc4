"""Routes of notices: list, mark as seen, test a channel, confirm a mail address, push key."""

from __future__ import annotations

from functools import lru_cache

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from wanli.server.accounts import me_of
from wanli.server.error_responses import REFUSALS, NotFound
from wanli.server.errors import SignInNeeded
from wanli.server.identity import required, required_human
from wanli.server.notices.failures import NoChannel
from wanli.server.notices.mail_confirmation import code_of, confirm
from wanli.server.notices.messages import (
    MailCode,
    NoticeInfo,
    NoticeList,
    PushKeyInfo,
    SeenNotices,
    TryNotice,
)
from wanli.server.notices.push import public_key
from wanli.server.notices.rendering import RenderedNotice, render_confirmation, render_trial
from wanli.server.notices.senders import Senders, offered_channels
from wanli.server.site import Site, site_of
from wanli.server.wire_people import Me
from wanli.storage import notices, people
from wanli.storage.channels import EMAIL, configured_channels
from wanli.storage.people import PersonRow
from wanli.storage.person_settings import PersonSettings

AnyRequest = Request[object, object, State]


class NoPush(NotFound):
    """The server has no key for Web Push."""

    def __init__(self) -> None:
        super().__init__("no-push", {})


@get("/api/me/notices", operation_id="notices", responses=REFUSALS)
async def my_notices(request: AnyRequest) -> NoticeList:
    """Return the caller's notices, latest first."""
    site = site_of(request)
    person = await required(request)
    found = await site.database.read(notices.list_of, person.id)
    return NoticeList(
        [notice_info(one) for one in found],
        sum(one.seen_at is None for one in found),
        sorted(offered_channels(site.settings)),
    )


@post("/api/me/notices/seen", operation_id="see_notices", status_code=204, responses=REFUSALS)
async def mark_seen(request: AnyRequest, data: JSONBody[SeenNotices]) -> None:
    """Mark the caller's notices as seen, up to an id."""
    site = site_of(request)
    person = await required(request)
    await site.database.run(notices.mark_seen, person.id, data.up_to, site.watch.now())


@post("/api/me/notices/test", operation_id="try_notice", status_code=204, responses=REFUSALS)
async def send_test(request: AnyRequest, data: JSONBody[TryNotice]) -> None:
    """Send a test notice through one channel; an error says why it failed.

    An unconfirmed mail address gets its confirmation code instead.
    """
    site = site_of(request)
    person = await required_human(request)
    site.limits.spend("exports", f"notices:{person.id}")
    row = await site.database.read(people.by_id, person.id)
    if row is None:
        raise SignInNeeded
    senders = Senders(site.settings)
    try:
        for channel in channels_of_kind(
            row.settings, offered_channels(site.settings), data.channel
        ):
            notice = render_test(row, channel, site)
            if channel == EMAIL:
                site.limits.spend("mail", row.settings.email.lower())
            await senders.send(channel, row.settings, notice)
    finally:
        await senders.close()


@post("/api/me/mail/confirm", operation_id="confirm_mail", status_code=200, responses=REFUSALS)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailCode]) -> Me:
    """Confirm the caller's mail address with the code that was mailed to it."""
    site, person = site_of(request), await required_human(request)
    site.limits.spend("mail-code", person.id)
    return await me_of(site, await site.database.run(confirm, person.id, data.code))


@get("/api/push-key", operation_id="push_key", responses=REFUSALS)
async def push_key(request: AnyRequest) -> PushKeyInfo:
    """Return the public key for Web Push subscriptions."""
    key = site_of(request).settings.push_key
    if not key:
        raise NoPush
    return PushKeyInfo(_public_key(key))


_public_key = lru_cache(maxsize=1)(public_key)


def channels_of_kind(settings: PersonSettings, offered: frozenset[str], kind: str) -> list[str]:
    """Return a person's channels of one kind (push: one per browser); raises NoChannel."""
    found = [one for one in configured_channels(settings, offered) if one.partition(":")[0] == kind]
    if not found:
        raise NoChannel(kind)
    return found


def render_test(row: PersonRow, channel: str, site: Site) -> RenderedNotice:
    """Render the test notice of a channel, or the code for an unconfirmed mail address."""
    settings, own, now = row.settings, site.settings, site.watch.now()
    if channel == EMAIL and not settings.email_confirmed:
        return render_confirmation(settings, own, now, code_of(row))
    return render_trial(settings, own, now)


def notice_info(notice: notices.Notice) -> NoticeInfo:
    """Return the message for a notice."""
    return NoticeInfo(
        id=notice.id,
        kind=notice.kind,  # type: ignore[arg-type]
        table=notice.table,
        game=notice.game,
        version=notice.version,
        at=notice.created_at,
        seen=notice.seen_at is not None,
    )


notices_router = Router(
    path="/",
    route_handlers=[my_notices, mark_seen, send_test, confirm_mail, push_key],
    tags=["notices"],
)
