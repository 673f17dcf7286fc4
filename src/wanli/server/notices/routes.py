"""Notices over HTTP: read them, try whether they arrive, and the key for web push."""

from __future__ import annotations

from functools import lru_cache

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from wanli.server.answers import REFUSALS, Unknown
from wanli.server.errors import SignInNeeded
from wanli.server.identity import in_person, required
from wanli.server.notices.confirming import code_of, confirm
from wanli.server.notices.failures import NoChannel
from wanli.server.notices.letter import Letter, code_letter, trial_letter
from wanli.server.notices.messages import (
    MailCode,
    NoticeInfo,
    NoticeList,
    PushKeyInfo,
    SeenNotices,
    TryNotice,
)
from wanli.server.notices.push import public_key
from wanli.server.notices.senders import Senders, offered
from wanli.server.signing import me_of
from wanli.server.site import Site, site_of
from wanli.server.wire_people import Me
from wanli.storage import notices, people
from wanli.storage.channels import EMAIL, configured_channels
from wanli.storage.people import PersonRow
from wanli.storage.person_settings import PersonSettings

AnyRequest = Request[object, object, State]


class NoPush(Unknown):
    """The server has no key for web push."""

    def __init__(self) -> None:
        super().__init__("no-push", {})


@get("/api/me/notices", operation_id="notices", responses=REFUSALS)
async def mine(request: AnyRequest) -> NoticeList:
    """One's notices, the latest first."""
    site = site_of(request)
    person = await required(request)
    found = await site.database.read(notices.list_of, person.id)
    return NoticeList(
        [info(one) for one in found],
        sum(one.seen_at is None for one in found),
        sorted(offered(site.settings)),
    )


@post("/api/me/notices/seen", operation_id="see_notices", status_code=204, responses=REFUSALS)
async def see(request: AnyRequest, data: JSONBody[SeenNotices]) -> None:
    """Mark one's notices as read, up to one of them."""
    site = site_of(request)
    person = await required(request)
    await site.database.run(notices.mark_seen, person.id, data.up_to, site.watch.now())


@post("/api/me/notices/test", operation_id="try_notice", status_code=204, responses=REFUSALS)
async def attempt(request: AnyRequest, data: JSONBody[TryNotice]) -> None:
    """Send a notice that says nothing by one channel, at once; the refusal says what is wrong.

    To a mail address that is not confirmed it is a letter with the code that confirms it.
    """
    site = site_of(request)
    person = await in_person(request)
    site.limits.spend("exports", f"notices:{person.id}")
    row = await site.database.read(people.by_id, person.id)
    if row is None:
        raise SignInNeeded
    senders = Senders(site.settings)
    try:
        for channel in ways(row.settings, offered(site.settings), data.channel):
            letter = trial(row, channel, site)
            if channel == EMAIL:
                site.limits.spend("mail", row.settings.email.lower())
            await senders.send(channel, row.settings, letter)
    finally:
        await senders.close()


@post("/api/me/mail/confirm", operation_id="confirm_mail", status_code=200, responses=REFUSALS)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailCode]) -> Me:
    """Show that one's mail address is one's own, by the code that a letter to it has."""
    site, person = site_of(request), await in_person(request)
    site.limits.spend("mail-code", person.id)
    return await me_of(site, await site.database.run(confirm, person.id, data.code))


@get("/api/push-key", operation_id="push_key", responses=REFUSALS)
async def push_key(request: AnyRequest) -> PushKeyInfo:
    """The key that a browser subscribes to web push with."""
    key = site_of(request).settings.push_key
    if not key:
        raise NoPush
    return PushKeyInfo(_public_key(key))


_public_key = lru_cache(maxsize=1)(public_key)


def ways(settings: PersonSettings, offers: frozenset[str], wanted: str) -> list[str]:
    """The channels of one kind that a person has: several browsers, perhaps; raises NoChannel."""
    found = [
        one for one in configured_channels(settings, offers) if one.partition(":")[0] == wanted
    ]
    if not found:
        raise NoChannel(wanted)
    return found


def trial(row: PersonRow, channel: str, site: Site) -> Letter:
    """What tries a channel; the first letter to a mail address is there to confirm it."""
    to, here, now = row.settings, site.settings, site.watch.now()
    if channel == EMAIL and not to.email_confirmed:
        return code_letter(to, here, now, code_of(row))
    return trial_letter(to, here, now)


def info(notice: notices.Notice) -> NoticeInfo:
    """A notice as the page gets it."""
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
    path="/", route_handlers=[mine, see, attempt, confirm_mail, push_key], tags=["notices"]
)
