"""The routes of people: guests, accounts, settings, own data, bots, deletion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.visitors import NEW_TABLE, PASSWORD, House, Visitor, hash_quickly, house
from wanli.server import passwords
from wanli.server.notices.mail_confirmation import code_of
from wanli.storage import people, schema, tables


@pytest.fixture
def home(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    hash_quickly(monkeypatch)
    with house(ready_sqlite_url) as running:
        yield running


def start_game(host: Visitor, other: Visitor, **more: object) -> str:
    """Start a game of two people; return the table's id."""
    table = host.does("post", "/api/tables", {**NEW_TABLE, **more})["table"]["id"]
    other.does("post", f"/api/tables/{table}/join", {})
    host.does("post", f"/api/tables/{table}/start")
    return str(table)


# ---- sign-up and sign-in ---------------------------------------------------------------------
def test_a_guest_needs_only_a_name(home: House) -> None:
    anna = home.visitor()
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")
    made = anna.does("post", "/api/guest", {"name": "  Anna  B. "})
    assert (made["name"], made["kind"]) == ("Anna B.", "guest")
    assert anna.does("get", "/api/me") == made


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\u3164"])
def test_empty_long_and_invisible_names_are_refused(home: House, name: str) -> None:
    assert home.visitor().refused("post", "/api/guest", {"name": name}) == (422, "wrong-name")


def test_a_guest_cannot_become_another_guest(home: House) -> None:
    again = {"name": "Bert"}
    assert home.guest("Anna").refused("post", "/api/guest", again) == (422, "already-signed-in")


def test_a_guest_who_signs_up_keeps_their_id_and_games(home: House) -> None:
    anna = home.guest("Anna")
    before, old = anna.id, dict(anna.cookies)
    table = anna.does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    made = anna.does("post", "/api/sign-up", {"name": "Anna K.", "password": PASSWORD})
    assert (made["id"], made["kind"]) == (before, "account")
    assert anna.does("get", "/api/me/tables")["tables"][0]["id"] == table
    assert anna.does("get", f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Anna K."
    anna.cookies = old
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")


def test_account_names_are_compared_by_their_folded_form(home: House) -> None:
    home.account("Zoë")
    request = {"name": "ZOE\u0308", "password": PASSWORD}
    assert home.visitor().refused("post", "/api/sign-up", request) == (422, "name-taken")


def test_a_password_has_at_least_eight_characters(home: House) -> None:
    request = {"name": "Anna", "password": "seven77"}
    assert home.visitor().refused("post", "/api/sign-up", request) == (422, "password-too-short")


def test_an_account_gets_the_games_of_the_guest_who_signs_in(home: House) -> None:
    account = home.account("Anna")
    guest, other = home.guest("Guest"), home.guest("Bert")
    gone = guest.id
    table = start_game(guest, other)
    signed_in = guest.does("post", "/api/sign-in", {"name": "anna", "password": PASSWORD})
    assert signed_in["id"] == account.id
    [mine] = guest.does("get", "/api/me/tables")["tables"]
    assert (mine["id"], mine["host"]) == (table, account.id)
    assert {"name": "Anna", "person": account.id}.items() <= mine["seats"][0].items()
    assert home.visitor().refused("get", f"/api/people/{gone}") == (404, "no-such-person")


def test_an_outdated_hash_is_replaced_at_sign_in(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = home.account("Anna")
    better = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "hasher", better)
    anna.does("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    with home.site.database.begin() as connection:
        row = people.by_known_as(connection, "anna")
    assert row is not None
    assert "t=2" in (row.password or "")


# ---- sign-out and deletion -------------------------------------------------------------------
def test_signing_out_ends_the_session_and_removes_the_cookie(home: House) -> None:
    anna = home.account("Anna")
    cookies = dict(anna.cookies)
    anna.does("post", "/api/sign-out", {})
    assert "wanli" not in anna.cookies
    anna.cookies = cookies
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")


def test_signing_out_everywhere_ends_all_sessions(home: House) -> None:
    first, second = home.account("Anna"), home.visitor()
    second.does("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    first.does("post", "/api/sign-out-everywhere", {})
    assert second.refused("get", "/api/me") == (401, "sign-in-needed")


def test_a_new_password_ends_the_other_sessions(home: House) -> None:
    first, second = home.account("Anna"), home.visitor()
    second.does("post", "/api/sign-in", {"name": "Anna", "password": PASSWORD})
    wrong = {"old": "not this one", "new": "battery staple"}
    assert first.refused("post", "/api/me/password", wrong) == (422, "wrong-password")
    first.does("post", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
    assert first.does("get", "/api/me")["name"] == "Anna"
    assert second.refused("get", "/api/me") == (401, "sign-in-needed")
    second.does("post", "/api/sign-in", {"name": "Anna", "password": "battery staple"})


def test_the_games_of_a_deleted_account_stay_without_its_name(home: House) -> None:
    anna, bert = home.account("Anna"), home.guest("Bert")
    gone, table = anna.id, start_game(anna, bert)
    anna.does("post", f"/api/tables/{table}/chat", {"text": "hello"})
    waiting = anna.does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    assert anna.refused("post", "/api/me/delete", {"name": "Anna"}) == (422, "wrong-password")
    anna.does("post", "/api/me/delete", {"password": PASSWORD})
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")
    [left] = bert.does("get", "/api/me/tables")["tables"]
    assert (left["id"], left["seats"][0]["name"], left["status"]) == (table, "", "over")
    assert bert.refused("get", f"/api/tables/{waiting}") == (404, "no-such-table")
    with home.site.database.begin() as connection:
        assert connection.execute(schema.chat.select()).first() is None
        assert people.by_id(connection, gone) is None
    home.account("Anna")  # the name is free again


def test_a_guest_confirms_deletion_by_name(home: House) -> None:
    anna = home.guest("Anna")
    assert anna.refused("post", "/api/me/delete", {"name": "Bert"}) == (422, "wrong-password")
    anna.does("post", "/api/me/delete", {"name": "anna"})
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")


# ---- own data --------------------------------------------------------------------------------
def test_omitted_settings_stay(home: House) -> None:
    anna = home.guest("Anna")
    anna.does("patch", "/api/me", {"settings": {"language": "hu", "quiet": ["great-wall"]}})
    anna.does("patch", "/api/me", {"settings": {"theme": "dark"}})
    settings = anna.does("get", "/api/me")["settings"]
    request = {"language": "hu", "theme": "dark", "quiet": ["great-wall"]}
    assert request.items() <= settings.items()


def test_an_unknown_setting_is_refused_by_name(home: House) -> None:
    answer = home.guest("Anna").asks("patch", "/api/me", {"settings": {"colour": "red"}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "colour" in answer.json()["facts"]["what"]


def test_a_webhook_must_be_an_http_url(home: House) -> None:
    wrong = {"settings": {"webhook": "file:///etc/passwd"}}
    assert home.guest("Anna").refused("patch", "/api/me", wrong) == (422, "hook-address")


def test_a_guest_can_change_their_name_and_an_account_cannot(home: House) -> None:
    guest, account = home.guest("Anna"), home.account("Bert")
    assert guest.does("patch", "/api/me", {"name": "Cleo"})["name"] == "Cleo"
    assert account.refused("patch", "/api/me", {"name": "Cleo"}) == (422, "name-stays")


def test_tables_that_wait_for_the_caller_come_first(home: House) -> None:
    anna, bert = home.guest("Anna"), home.guest("Bert")
    first = start_game(anna, bert)
    turn = anna.does("get", f"/api/tables/{first}")["table"]["turn"]
    decides = (anna, bert)[turn]
    later = decides.does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    listed = decides.does("get", "/api/me/tables")
    assert [one["id"] for one in listed["tables"]] == [first, later]
    assert listed["more"] is False
    assert decides.does("get", "/api/me/tables?offset=1")["tables"][0]["id"] == later


def test_others_see_only_listed_finished_games(home: House) -> None:
    anna, bert = home.guest("Anna"), home.guest("Bert")
    public = start_game(anna, bert)
    hidden = start_game(anna, bert, listed=False)
    running = start_game(anna, bert)
    for table in (public, hidden):
        update = anna.does("get", f"/api/tables/{table}")
        resign = {"do": "resign", "id": "r", "version": update["version"]}
        anna.does("post", f"/api/tables/{table}/commands", resign)
    seen = home.visitor().does("get", f"/api/people/{anna.id}")
    assert [one["id"] for one in seen["games"]] == [public]
    assert (seen["name"], seen["kind"]) == ("Anna", "guest")
    assert running not in str(seen)


def test_mutes_are_visible_only_to_the_person_who_set_them(home: House) -> None:
    anna, bert = home.guest("Anna"), home.guest("Bert")
    anna.does("post", f"/api/me/mutes/{bert.id}")
    anna.does("post", f"/api/me/mutes/{bert.id}")
    assert anna.does("get", "/api/me")["muted"] == [bert.id]
    assert bert.does("get", "/api/me")["muted"] == []
    assert anna.refused("post", "/api/me/mutes/nobody") == (404, "no-such-person")
    anna.does("delete", f"/api/me/mutes/{bert.id}")
    assert anna.does("get", "/api/me")["muted"] == []


def test_an_export_contains_everything_except_secrets(home: House) -> None:
    anna, bert = home.account("Anna"), home.guest("Bert")
    table = start_game(anna, bert)
    anna.does("post", f"/api/tables/{table}/chat", {"text": "hello"})
    token = anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["token"]
    answer = anna.asks("get", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export = answer.json()
    assert export["me"]["name"] == "Anna"
    assert [seat["table"] for seat in export["seats"]] == [table]
    assert [line["text"] for line in export["chat"]] == ["hello"]
    assert export["tokens"][0]["scopes"] == ["read"]
    for secret in (token, anna.cookies["wanli"], "argon2", "digest", "password"):
        assert secret not in answer.text


# ---- bots ------------------------------------------------------------------------------------
def test_a_bot_plays_with_its_token_and_can_be_deleted(home: House) -> None:
    anna, bot = home.account("Anna"), home.visitor()
    made = anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": ["read", "play"]})
    as_bot = {"authorization": f"Bearer {made['token']}"}
    me = bot.asks("get", "/api/me", headers=as_bot).json()
    assert (me["id"], me["kind"], me["scopes"]) == (made["person"], "bot", ["read", "play"])
    refused = bot.asks("post", "/api/tables", NEW_TABLE, headers=as_bot)
    assert (refused.status_code, refused.json()["facts"]) == (403, {"scope": "create"})
    assert made["token"] not in anna.asks("get", "/api/me/bots").text
    anna.does("delete", f"/api/me/bots/{made['person']}")
    assert bot.asks("get", "/api/me", headers=as_bot).status_code == 401
    assert anna.does("get", "/api/me/bots") == []


def test_only_its_owner_can_delete_a_bot(home: House) -> None:
    anna, bert = home.account("Anna"), home.account("Bert")
    bot = anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["person"]
    assert bert.refused("delete", f"/api/me/bots/{bot}") == (404, "no-such-person")
    assert home.guest("Cleo").refused(
        "post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]}
    ) == (403, "account-needed")


def test_the_bots_of_a_deleted_account_are_deleted(home: House) -> None:
    anna = home.account("Anna")
    token = anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})["token"]
    anna.does("post", "/api/me/delete", {"password": PASSWORD})
    answer = home.visitor().asks("get", "/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


# ---- errors ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("body", "where"),
    [({"name": 5}, "body.name"), ({"nam": "Anna"}, "body"), ({"name": "x" * 101}, "body.name")],
)
def test_a_malformed_message_is_refused_with_what_and_where(
    home: House, body: object, where: str
) -> None:
    answer = home.visitor().asks("post", "/api/guest", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"
    assert answer.json()["facts"]["where"] == where


def test_an_internal_error_shows_only_an_incident_number(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the inside of the server")

    anna = home.guest("Anna")
    monkeypatch.setattr(tables, "read_many", broken)
    answer = anna.asks("get", "/api/me/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "inside" not in answer.text
    assert answer.json()["facts"]["incident"] in caplog.text


def test_only_accounts_have_a_mail_address_and_changes_are_limited(home: House) -> None:
    def mail(address: str) -> dict[str, dict[str, str]]:
        return {"settings": {"email": address}}

    guest, anna = home.guest("Bert"), home.account("Anna")
    asked = guest.refused("patch", "/api/me", mail("bert@home.example"))
    assert asked == (403, "account-needed")
    guest.does("patch", "/api/me", mail(""))
    for number in (1, 1, 2, 3, 3):
        anna.does("patch", "/api/me", mail(f"a{number}@home.example"))
    assert anna.refused("patch", "/api/me", mail("a4@home.example")) == (429, "too-many")
    assert anna.does("get", "/api/me")["settings"]["email"] == "a3@home.example"


def test_a_new_mail_address_is_unconfirmed_until_its_code_is_entered(home: House) -> None:
    def mail(address: str) -> dict[str, dict[str, str]]:
        return {"settings": {"email": address}}

    anna = home.account("Anna")
    anna.does("patch", "/api/me", mail("a@home.example"))
    with home.site.database.begin() as connection:
        row = people.by_known_as(connection, "anna")
    assert row is not None
    confirmed = {"settings": {"email_confirmed": True}}
    assert anna.asks("patch", "/api/me", confirmed).status_code == 400
    me = anna.does("post", "/api/me/mail/confirm", {"code": code_of(row)})
    assert me["settings"]["email_confirmed"]
    for changes, stays in (
        ({"theme": "dark"}, True),
        ({"email": "a@home.example"}, True),
        ({"email": "b@home.example"}, False),
        ({"email": "a@home.example"}, False),
    ):
        me = anna.does("patch", "/api/me", {"settings": changes})
        assert me["settings"]["email_confirmed"] is stays
