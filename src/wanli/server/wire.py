"""The messages between the server and whoever plays: the only place where their form is written.

The OpenAPI document and the TypeScript types of the page are made from these. A message holds codes
and facts, never sentences; every screen says them in its own language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.table.entries import Ask, Ending, Why
from wanli.table.terms import Terms

Facts = dict[str, str | int]

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_:.-]+$(?!\n)")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# ---- what somebody wants of a table ----------------------------------------------------------
class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """What every command says: its id, so that a repeat is known, and what it was made on."""

    id: Id
    version: Version
    seat: SeatNumber | None = None  # needed only by who has several


class DoMove(Command, frozen=True, tag="move"):
    """Decide."""

    text: MoveText


class DoUndo(Command, frozen=True, tag="undo"):
    """Take back one's last move, as the law allows."""


class DoAsk(Command, frozen=True, tag="ask"):
    """Ask the others."""

    what: Ask


class DoAnswer(Command, frozen=True, tag="answer"):
    """Answer what was asked."""

    agrees: bool


class DoResign(Command, frozen=True, tag="resign"):
    """Give up."""


class DoReturn(Command, frozen=True, tag="return"):
    """Play oneself again, where a bot has taken over."""


AnyCommand = DoMove | DoUndo | DoAsk | DoAnswer | DoResign | DoReturn


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """See the table through the eyes of one of one's seats, or of a watcher (-1)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: ChatText


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? A network that is lost closes no connection."""


FromClient = DoMove | DoUndo | DoAsk | DoAnswer | DoResign | DoReturn | Look | Say | Ping


# ---- what a table is -----------------------------------------------------------------------------
class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    person: str
    name: str
    level: str
    word: str
    stand_in: str = ""  # the level of the bot that plays for an absent person
    resigned: Literal["", Why] = ""  # why the person plays no more


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks, as they stood when the present decision began."""

    left: list[int]  # milliseconds by seat
    began_at: float  # on the server's clock, as `now` in the update; it has run since then


class AskedInfo(msgspec.Struct, frozen=True):
    """What a seat has asked the others for."""

    seat: int
    what: Ask
    waiting_for: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it who may see it at all."""

    id: str
    game: str
    rules_version: int
    status: Literal["open", "playing", "over"]
    listed: bool
    host: str
    terms: Terms
    seats: list[SeatInfo]
    created_at: float
    changed_at: float
    version: int
    turn: int  # the seat that has to decide; -1: none
    commitment: str  # to the secret of the luck
    secret: str = ""  # when the game is over
    clock: ClockInfo | None = None
    asked: AskedInfo | None = None
    ending: Ending = ""
    places: list[int | None] = []
    scores: list[int | None] = []
    rematch: str = ""  # the table at which it is played again
    rematch_of: str = ""
    fork_of: str = ""  # the game from one of whose positions this one goes on
    fork_version: int = 0  # that game's version there
    fork_moves: int = 0  # so many moves of the story were made there; nobody takes them back


class NoteInfo(msgspec.Struct, frozen=True):
    """What followed from a move."""

    code: str
    clause: str
    facts: Facts


class Told(msgspec.Struct, frozen=True):
    """A move as the viewer was told it."""

    seat: int  # -1: luck
    text: str
    notes: list[NoteInfo]


class You(msgspec.Struct, frozen=True):
    """The viewer's part."""

    seats: list[int]  # one's own
    viewer: int  # through whose eyes; -1: a watcher's
    may_undo: bool  # without asking
    may_ask_undo: bool


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="update"):
    """Everything about a table: nothing before it has to be remembered, but for the story."""

    version: int
    now: float
    table: msgspec.Raw  # a TableInfo
    you: You
    view: msgspec.Raw  # the game's own view: `schema` names its type; null before the start
    told_from: int  # the story up to here stands, what came after is replaced by
    told: list[Told]


# ---- answers -------------------------------------------------------------------------------------
class Confirmed(msgspec.Struct, frozen=True, tag_field="t", tag="confirmed"):
    """The command is on the disk, as this version; a repeat gets the same answer."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """Why something was not done; nothing has changed."""

    code: str
    facts: Facts = {}
    clause: str = ""
    id: str = ""  # of the command, if it was one


class Conflict(msgspec.Struct, frozen=True, tag_field="t", tag="conflict"):
    """The command was made on a position that is no more; here is the present one."""

    id: str
    version: int
    update: msgspec.Raw


class ChatLine(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """Something somebody said."""

    number: int
    person: str
    name: str
    at: float
    text: str


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """Whose people are connected."""

    here: list[bool]
    watchers: int


class Gone(msgspec.Struct, frozen=True, tag_field="t", tag="gone"):
    """The table was taken away before it began."""

    table: str


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping."""


FromServer = Update | Confirmed | Refused | Conflict | ChatLine | Presence | Gone | Pong


# ---- tables over HTTP ------------------------------------------------------------------------
class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; what it does not know it refuses."""


class SeatWish(Request, frozen=True):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Annotated[str, msgspec.Meta(max_length=16)] = ""  # of a bot; empty: the usual one
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""  # of somebody else on this device


class NewTable(Request, frozen=True):
    """A table to be made; what is left out is what friends would choose."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    terms: Terms
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=8)] = []  # empty: me, others open
    listed: bool = True
    shuffle: bool = False  # seats by lot
    start: bool = False  # at once, if every seat is taken
    word: Word = ""


class Join(Request, frozen=True):
    """Take a seat."""

    seat: SeatNumber | None = None  # any that is open
    word: Word = ""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A command was done; the table as it is now."""

    id: str
    version: int
    update: msgspec.Raw


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    listed: bool
    imported: bool  # a record from elsewhere; nobody here has played it
    called: list[str]  # the seats of an imported game by their colours: red, or red+blue
    host: str
    terms: Terms
    seats: list[SeatInfo]
    created_at: float
    changed_at: float
    version: int
    turn: int
    places: list[int | None]
    scores: list[int | None]


class Lobby(msgspec.Struct, frozen=True):
    """The tables that anybody may see."""

    open: list[Summary]
    playing: list[Summary]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a move could be made now, and if not, why."""

    legal: bool
    refusal: Refused | None = None


class Chance(msgspec.Struct, frozen=True):
    """A move that a search has weighed: how often it was tried, and how well it did."""

    text: str
    share: float  # of all tries, those that began with it: 0 to 1
    value: float  # mean result of these for the seat: 1 a victory, 1/n one shared by n, 0 none


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do, from what the seat may know, and how it came to that."""

    text: str
    level: str
    version: int
    tries: int  # games that were tried; 0 if there was nothing to search
    chances: list[Chance]  # the best few, `text` first; empty if there was nothing to search


class NewChat(Request, frozen=True):
    """Something to say."""

    text: ChatText


class Import(Request, frozen=True):
    """A record to be kept as a game that is over."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]
    content: Annotated[str, msgspec.Meta(max_length=100_000)] = ""


class Fork(Request, frozen=True):
    """Go on from a position of a game that is over, against bots."""

    version: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    seat: SeatNumber | None = None  # the one to be played oneself; none: who has to decide there
    level: Annotated[str, msgspec.Meta(max_length=16)] = ""  # of the bots; empty: the usual one


class Made(msgspec.Struct, frozen=True):
    """The table that was made."""

    table: str


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice that a game offers; its sentences are in the catalogue of each language."""

    name: str
    values: list[str]
    default: str
    clause: str
    players: list[int]
    only_if: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    prefix: str  # of its clause ids, such as CC
    variant_prefix: str  # of a variant with clauses of its own, such as WW; empty: there is none
    rules_version: int
    players: list[int]
    options: list[OptionInfo]
    content: str = ""  # the set of content that is shipped; empty: there is no other


class Offer(msgspec.Struct, frozen=True):
    """What this server has."""

    games: list[GameInfo]
    levels: list[str]
    usual_level: str
    languages: list[str]


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    status: Literal["ok", "away"]
    version: str
    compiled: bool
