"""The routes of people: guests, accounts, settings, own data, bots, deletion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.visitors import NEW_TABLE, PASSWORD, AppServer, Visitor, hash_quickly, run_app
from wanli.server import passwords
from wanli.server.notices.mail_confirmation import code_of
from wanli.storage import people, schema, tables


@pytest.fixture
def app_server(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    hash_quickly(monkeypatch)
    with run_app(ready_sqlite_url) as running:
        yield running


def start_game(host: Visitor, other: Visitor, **more: object) -> str:
    """Start a game of two people; return the table's id."""
    table = host.fetch("post", "/api/tables", {**NEW_TABLE, **more})["table"]["id"]
    other.fetch("post", f"/api/tables/{table}/join", {})
    host.fetch("post", f"/api/tables/{table}/start")
    return str(table)


# ---- sign-up and sign-in ---------------------------------------------------------------------
def test_a_guest_needs_only_a_name(app_server: AppServer) -> None:
    anna = app_server.visitor()
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")
    made = anna.fetch("post", "/api/guest", {"name": "  Anna  B. "})
    assert (made["name"], made["kind"]) == ("Anna B.", "guest")
    assert anna.fetch("get", "/api/me") == made


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\u3164"])
def test_empty_long_and_invisible_names_are_refused(app_server: AppServer, name: str) -> None:
    assert app_server.visitor().refusal("post", "/api/guest", {"name": name}) == (422, "wrong-name")


def test_a_guest_cannot_become_another_guest(app_server: AppServer) -> None:
    again = {"name": "Bert"}
    assert app_server.guest("Anna").refusal("post", "/api/guest", again) == (
        422,
        "already-signed-in",
    )


def test_a_guest_who_signs_up_keeps_their_id_and_games(app_server: AppServer) -> None:
    anna = app_server.guest("Anna")
    before, old = anna.id, dict(anna.cookies)
    table = anna.fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    made = anna.fetch("post", "/api/sign-up", {"name": "Anna K.", "password": PASSWORD})
    assert (made["id"], made["kind"]) == (before, "account")
    assert anna.fetch("get", "/api/me/tables")["tables"][0]["id"] == table
    assert anna.fetch("get", f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Anna K."
    anna.cookies = old
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")


def test_account_names_are_compared_by_their_folded_form(app_server: AppServer) -> None:
    app_server.account("Zoë")
    request = {"name": "ZOE\u0308", "password": PASSWORD}
    assert app_server.visitor().refusal("post", "/api/sign-up", request) == (422, "name-taken")


def test_a_password_has_at_least_eight_characters(app_server: AppServer) -> None:
    request = {"name": "Anna", "password": "seven77"}
    assert app_server.visitor().refusal("post", "/api/sign-up", request) == (
        422,
        "password-too-short",
    )


def test_an_account_gets_the_games_of_the_guest_who_signs_in(app_server: AppServer) -> None:
    account = app_server.account("Anna")
    guest, other = app_server.guest("Guest"), app_server.guest("Bert")
    gone = guest.id
    table = start_game(guest, other)
    signed_in = guest.fetch("post", "/api/sign-in", {"name": "anna", "password": PASSWORD})
    assert signed_in["id"] == account.id
    [mine] = guest.fetch("get", "/api/me/tables")["tables"]
    assert (mine["id"], mine["host"]) == (table, account.id)
    assert {"name": "Anna", "person": account.id}.items() <= mine["seats"][0].items()
    assert app_server.visitor().refusal("get", f"/api/people/{gone}") == (404, "no-such-person")


def test_an_outdated_hash_is_replaced_at_sign_in(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = app_server.account("Anna")
    better = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "hasher", better)
    anna.fetch("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    with app_server.site.database.begin() as connection:
        row = people.by_known_as(connection, "anna")
    assert row is not None
    assert "t=2" in (row.password or "")


# ---- sign-out and deletion -------------------------------------------------------------------
def test_signing_out_ends_the_session_and_removes_the_cookie(app_server: AppServer) -> None:
    anna = app_server.account("Anna")
    cookies = dict(anna.cookies)
    anna.fetch("post", "/api/sign-out", {})
    assert "wanli" not in anna.cookies
    anna.cookies = cookies
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")


def test_signing_out_everywhere_ends_all_sessions(app_server: AppServer) -> None:
    first, second = app_server.account("Anna"), app_server.visitor()
    second.fetch("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    first.fetch("post", "/api/sign-out-everywhere", {})
    assert second.refusal("get", "/api/me") == (401, "sign-in-needed")


def test_a_new_password_ends_the_other_sessions(app_server: AppServer) -> None:
    first, second = app_server.account("Anna"), app_server.visitor()
    second.fetch("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    wrong = {"old": "not this one", "new": "battery staple"}
    assert first.refusal("post", "/api/me/password", wrong) == (422, "wrong-password")
    first.fetch("post", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
    assert first.fetch("get", "/api/me")["name"] == "Anna"
    assert second.refusal("get", "/api/me") == (401, "sign-in-needed")
    second.fetch("post", "/api/sign-in", {"name": "Anna", "password": "battery staple"})


def test_the_games_of_a_deleted_account_stay_without_its_name(app_server: AppServer) -> None:
    anna, bert = app_server.account("Anna"), app_server.guest("Bert")
    gone, table = anna.id, start_game(anna, bert)
    anna.fetch("post", f"/api/tables/{table}/chat", {"text": "hello"})
    waiting = anna.fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    assert anna.refusal("post", "/api/me/delete", {"name": "Anna"}) == (422, "wrong-password")
    anna.fetch("post", "/api/me/delete", {"password": PASSWORD})
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")
    [left] = bert.fetch("get", "/api/me/tables")["tables"]
    assert (left["id"], left["seats"][0]["name"], left["status"]) == (table, "", "over")
    assert bert.refusal("get", f"/api/tables/{waiting}") == (404, "no-such-table")
    with app_server.site.database.begin() as connection:
        assert connection.execute(schema.chat.select()).first() is None
        assert people.by_id(connection, gone) is None
    app_server.account("Anna")  # the name is free again


def test_a_guest_confirms_deletion_by_name(app_server: AppServer) -> None:
    anna = app_server.guest("Anna")
    assert anna.refusal("post", "/api/me/delete", {"name": "Bert"}) == (422, "wrong-password")
    anna.fetch("post", "/api/me/delete", {"name": "anna"})
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")


# ---- own data --------------------------------------------------------------------------------
def test_omitted_settings_are_not_changed(app_server: AppServer) -> None:
    anna = app_server.guest("Anna")
    anna.fetch("patch", "/api/me", {"settings": {"language": "hu", "quiet": ["great-wall"]}})
    anna.fetch("patch", "/api/me", {"settings": {"theme": "dark"}})
    settings = anna.fetch("get", "/api/me")["settings"]
    request = {"language": "hu", "theme": "dark", "quiet": ["great-wall"]}
    assert request.items() <= settings.items()


def test_an_unknown_setting_is_refused_by_name(app_server: AppServer) -> None:
    answer = app_server.guest("Anna").request("patch", "/api/me", {"settings": {"colour": "red"}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "colour" in answer.json()["facts"]["what"]


def test_a_webhook_must_be_an_http_url(app_server: AppServer) -> None:
    wrong = {"settings": {"webhook": "file:///etc/passwd"}}
    assert app_server.guest("Anna").refusal("patch", "/api/me", wrong) == (422, "hook-address")


def test_a_guest_can_change_their_name_and_an_account_cannot(app_server: AppServer) -> None:
    guest, account = app_server.guest("Anna"), app_server.account("Bert")
    assert guest.fetch("patch", "/api/me", {"name": "Cleo"})["name"] == "Cleo"
    assert account.refusal("patch", "/api/me", {"name": "Cleo"}) == (422, "name-stays")


def test_tables_that_wait_for_the_caller_come_first(app_server: AppServer) -> None:
    anna, bert = app_server.guest("Anna"), app_server.guest("Bert")
    first = start_game(anna, bert)
    turn = anna.fetch("get", f"/api/tables/{first}")["table"]["turn"]
    decides = (anna, bert)[turn]
    later = decides.fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    listed = decides.fetch("get", "/api/me/tables")
    assert [one["id"] for one in listed["tables"]] == [first, later]
    assert listed["more"] is False
    assert decides.fetch("get", "/api/me/tables?offset=1")["tables"][0]["id"] == later


def test_others_see_only_listed_finished_games(app_server: AppServer) -> None:
    anna, bert = app_server.guest("Anna"), app_server.guest("Bert")
    public = start_game(anna, bert)
    hidden = start_game(anna, bert, listed=False)
    running = start_game(anna, bert)
    for table in (public, hidden):
        update = anna.fetch("get", f"/api/tables/{table}")
        resign = {"do": "resign", "id": "r", "version": update["version"]}
        anna.fetch("post", f"/api/tables/{table}/commands", resign)
    seen = app_server.visitor().fetch("get", f"/api/people/{anna.id}")
    assert [one["id"] for one in seen["games"]] == [public]
    assert (seen["name"], seen["kind"]) == ("Anna", "guest")
    assert running not in str(seen)


def test_mutes_are_visible_only_to_the_person_who_set_them(app_server: AppServer) -> None:
    anna, bert = app_server.guest("Anna"), app_server.guest("Bert")
    anna.fetch("post", f"/api/me/mutes/{bert.id}")
    anna.fetch("post", f"/api/me/mutes/{bert.id}")
    assert anna.fetch("get", "/api/me")["muted"] == [bert.id]
    assert bert.fetch("get", "/api/me")["muted"] == []
    assert anna.refusal("post", "/api/me/mutes/nobody") == (404, "no-such-person")
    anna.fetch("delete", f"/api/me/mutes/{bert.id}")
    assert anna.fetch("get", "/api/me")["muted"] == []


def test_an_export_contains_everything_except_secrets(app_server: AppServer) -> None:
    anna, bert = app_server.account("Anna"), app_server.guest("Bert")
    table = start_game(anna, bert)
    anna.fetch("post", f"/api/tables/{table}/chat", {"text": "hello"})
    token = anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["token"]
    answer = anna.request("get", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export = answer.json()
    assert export["me"]["name"] == "Anna"
    assert [seat["table"] for seat in export["seats"]] == [table]
    assert [line["text"] for line in export["chat"]] == ["hello"]
    assert export["tokens"][0]["scopes"] == ["read"]
    for secret in (token, anna.cookies["wanli"], "argon2", "digest", "password"):
        assert secret not in answer.text


# ---- bots ------------------------------------------------------------------------------------
def test_a_bot_plays_with_its_token_and_can_be_deleted(app_server: AppServer) -> None:
    anna, bot = app_server.account("Anna"), app_server.visitor()
    made = anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": ["read", "play"]})
    as_bot = {"authorization": f"Bearer {made['token']}"}
    me = bot.request("get", "/api/me", headers=as_bot).json()
    assert (me["id"], me["kind"], me["scopes"]) == (made["person"], "bot", ["read", "play"])
    refused = bot.request("post", "/api/tables", NEW_TABLE, headers=as_bot)
    assert (refused.status_code, refused.json()["facts"]) == (403, {"scope": "create"})
    assert made["token"] not in anna.request("get", "/api/me/bots").text
    anna.fetch("delete", f"/api/me/bots/{made['person']}")
    assert bot.request("get", "/api/me", headers=as_bot).status_code == 401
    assert anna.fetch("get", "/api/me/bots") == []


def test_only_its_owner_can_delete_a_bot(app_server: AppServer) -> None:
    anna, bert = app_server.account("Anna"), app_server.account("Bert")
    bot = anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["person"]
    assert bert.refusal("delete", f"/api/me/bots/{bot}") == (404, "no-such-person")
    assert app_server.guest("Cleo").refusal(
        "post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]}
    ) == (403, "account-needed")


def test_the_bots_of_a_deleted_account_are_deleted(app_server: AppServer) -> None:
    anna = app_server.account("Anna")
    token = anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["token"]
    anna.fetch("post", "/api/me/delete", {"password": PASSWORD})
    answer = app_server.visitor().request(
        "get", "/api/me", headers={"authorization": f"Bearer {token}"}
    )
    assert answer.status_code == 401


# ---- errors ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("body", "where"),
    [({"name": 5}, "body.name"), ({"nam": "Anna"}, "body"), ({"name": "x" * 101}, "body.name")],
)
def test_a_malformed_message_is_refused_with_what_and_where(
    app_server: AppServer, body: object, where: str
) -> None:
    answer = app_server.visitor().request("post", "/api/guest", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"
    assert answer.json()["facts"]["where"] == where


def test_an_internal_error_shows_only_an_incident_number(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the inside of the server")

    anna = app_server.guest("Anna")
    monkeypatch.setattr(tables, "read_many", broken)
    answer = anna.request("get", "/api/me/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "inside" not in answer.text
    assert answer.json()["facts"]["incident"] in caplog.text


def test_only_accounts_have_a_mail_address_and_changes_are_limited(app_server: AppServer) -> None:
    def mail(address: str) -> dict[str, dict[str, str]]:
        return {"settings": {"email": address}}

    guest, anna = app_server.guest("Bert"), app_server.account("Anna")
    asked = guest.refusal("patch", "/api/me", mail("bert@home.example"))
    assert asked == (403, "account-needed")
    guest.fetch("patch", "/api/me", mail(""))
    for number in (1, 1, 2, 3, 3):
        anna.fetch("patch", "/api/me", mail(f"a{number}@home.example"))
    assert anna.refusal("patch", "/api/me", mail("a4@home.example")) == (429, "too-many")
    assert anna.fetch("get", "/api/me")["settings"]["email"] == "a3@home.example"


def test_a_new_mail_address_is_unconfirmed_until_its_code_is_entered(app_server: AppServer) -> None:
    def mail(address: str) -> dict[str, dict[str, str]]:
        return {"settings": {"email": address}}

    anna = app_server.account("Anna")
    anna.fetch("patch", "/api/me", mail("a@home.example"))
    with app_server.site.database.begin() as connection:
        row = people.by_known_as(connection, "anna")
    assert row is not None
    confirmed = {"settings": {"email_confirmed": True}}
    assert anna.request("patch", "/api/me", confirmed).status_code == 400
    me = anna.fetch("post", "/api/me/mail/confirm", {"code": code_of(row)})
    assert me["settings"]["email_confirmed"]
    for changes, stays in (
        ({"theme": "dark"}, True),
        ({"email": "a@home.example"}, True),
        ({"email": "b@home.example"}, False),
        ({"email": "a@home.example"}, False),
    ):
        me = anna.fetch("patch", "/api/me", {"settings": changes})
        assert me["settings"]["email_confirmed"] is stays
