"""The messages between server and clients: the single definition of their form.

The OpenAPI document and the TypeScript types of the pages are made from these structs. Messages
have codes and facts, never sentences; each client puts them into its own language.
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


# ---- commands --------------------------------------------------------------------------------
class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """A command; `id` identifies retries, `version` is the one that the client has seen."""

    id: Id
    version: Version
    seat: SeatNumber | None = None  # required only with several seats


class DoMove(Command, frozen=True, tag="move"):
    """Play a move."""

    text: MoveText


class DoUndo(Command, frozen=True, tag="undo"):
    """Take back the own last move, where the rules allow it."""


class DoAsk(Command, frozen=True, tag="ask"):
    """Ask the other players for a takeback or to end the game."""

    what: Ask


class DoAnswer(Command, frozen=True, tag="answer"):
    """Answer the pending request."""

    agrees: bool


class DoResign(Command, frozen=True, tag="resign"):
    """Resign."""


class DoReturn(Command, frozen=True, tag="return"):
    """Take the seat back from its stand-in."""


AnyCommand = DoMove | DoUndo | DoAsk | DoAnswer | DoResign | DoReturn


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Switch to the view of one of the own seats, or of a spectator (-1)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Post a chat message."""

    text: ChatText


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Check that the connection is alive; a lost network does not close it."""


FromClient = DoMove | DoUndo | DoAsk | DoAnswer | DoResign | DoReturn | Look | Say | Ping


# ---- tables --------------------------------------------------------------------------------------
class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    person: str
    name: str
    level: str
    word: str
    stand_in: str = ""  # the level of the bot that plays for an absent person
    resigned: Literal["", Why] = ""  # why the person has stopped playing


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks when the current decision began."""

    left: list[int]  # milliseconds by seat
    began_at: float  # on the server's clock, like `now` in the update


class AskedInfo(msgspec.Struct, frozen=True):
    """A pending request of a seat to the others."""

    seat: int
    what: Ask
    waiting_for: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a table, the same for everyone who may see it."""

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
    commitment: str  # the hash of `secret`
    secret: str = ""  # of the table's luck; empty until the game is over
    clock: ClockInfo | None = None
    asked: AskedInfo | None = None
    ending: Ending = ""
    places: list[int | None] = []
    scores: list[int | None] = []
    rematch: str = ""  # the id of the next game of the same players
    rematch_of: str = ""
    fork_of: str = ""  # the table that this one was forked from
    fork_version: int = 0  # the version of that table
    fork_moves: int = 0  # number of moves made there; they cannot be taken back


class NoteInfo(msgspec.Struct, frozen=True):
    """A consequence of a move."""

    code: str
    clause: str
    facts: Facts


class Told(msgspec.Struct, frozen=True):
    """A move, in the words for the viewer."""

    seat: int  # -1: luck
    text: str
    notes: list[NoteInfo]


class You(msgspec.Struct, frozen=True):
    """What concerns the recipient of an update."""

    seats: list[int]  # the own seats
    viewer: int  # the seat whose view this is; -1: a spectator's
    may_undo: bool  # without asking the others
    may_ask_undo: bool


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="update"):
    """The whole table; a client needs no earlier message, except for the moves it has."""

    version: int
    now: float
    table: msgspec.Raw  # TableInfo
    you: You
    view: msgspec.Raw  # the game's own view, whose type `schema` names; null before the start
    told_from: int  # number of moves that the client keeps
    told: list[Told]  # replaces all later moves


# ---- answers -------------------------------------------------------------------------------------
class Confirmed(msgspec.Struct, frozen=True, tag_field="t", tag="confirmed"):
    """The command was saved as this version; a retry gets the same answer."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A refusal; nothing has changed."""

    code: str
    facts: Facts = {}
    clause: str = ""
    id: str = ""  # of the refused command, if any


class Conflict(msgspec.Struct, frozen=True, tag_field="t", tag="conflict"):
    """The command was based on an outdated version; `update` is the current one."""

    id: str
    version: int
    update: msgspec.Raw


class ChatLine(msgspec.Struct, frozen=True, tag_field="t", tag="chat"):
    """A chat message."""

    number: int
    person: str
    name: str
    at: float
    text: str


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """Which players are connected."""

    here: list[bool]  # by seat
    watchers: int  # number of spectators


class Gone(msgspec.Struct, frozen=True, tag_field="t", tag="gone"):
    """The table was deleted before the start."""

    table: str


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping."""


FromServer = Update | Confirmed | Refused | Conflict | ChatLine | Presence | Gone | Pong


# ---- tables over HTTP ------------------------------------------------------------------------
class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class SeatWish(Request, frozen=True):
    """The wanted occupant of a seat."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Annotated[str, msgspec.Meta(max_length=16)] = ""  # of a bot; empty: the default
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""  # of another player on this device


class NewTable(Request, frozen=True):
    """A table to create."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    terms: Terms
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=8)] = []  # empty: one for the caller
    listed: bool = True
    shuffle: bool = False  # assign the seats at random
    start: bool = False  # at once, if every seat is taken
    word: Word = ""  # added to the luck


class Join(Request, frozen=True):
    """A request for an open seat."""

    seat: SeatNumber | None = None  # None: any
    word: Word = ""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a command, with the current table."""

    id: str
    version: int
    update: msgspec.Raw


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    listed: bool
    imported: bool  # from a record, not played here
    called: list[str]  # colours of the seats of an imported game: red, or red+blue
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
    """The listed tables."""

    open: list[Summary]
    playing: list[Summary]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a move is legal now, and if not, why."""

    legal: bool
    refusal: Refused | None = None


class Chance(msgspec.Struct, frozen=True):
    """A move in a search: how often it was tried, and how well it did."""

    text: str
    share: float  # share of all tries that began with it: 0 to 1
    value: float  # their mean result for the seat: 1 a victory, 1/n one shared by n, 0 none


class Hint(msgspec.Struct, frozen=True):
    """The move that a bot would play, based on the seat's view, and its search."""

    text: str
    level: str
    version: int
    tries: int  # number of simulated games; 0 without a search
    chances: list[Chance]  # the best few moves, `text` first; empty without a search


class NewChat(Request, frozen=True):
    """A chat message to post."""

    text: ChatText


class Import(Request, frozen=True):
    """A record to import as a finished game."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]
    content: Annotated[str, msgspec.Meta(max_length=100_000)] = ""


class Fork(Request, frozen=True):
    """A request to continue from a position of a finished game, against bots."""

    version: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    seat: SeatNumber | None = None  # the caller's; None: the one to move
    level: Annotated[str, msgspec.Meta(max_length=16)] = ""  # of the bots; empty: the default


class Made(msgspec.Struct, frozen=True):
    """The id of a new table."""

    table: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its texts are in the catalogue of each language."""

    name: str
    values: list[str]
    default: str
    clause: str
    players: list[int]
    only_if: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server."""

    id: str
    title: str
    prefix: str  # of its clause ids, such as CC
    variant_prefix: str  # of a variant with clauses of its own, such as WW; empty: none
    rules_version: int
    players: list[int]
    options: list[OptionInfo]
    content: str = ""  # name of the shipped content set; empty: the game has only one


class Offer(msgspec.Struct, frozen=True):
    """The games, bot levels and languages of this server."""

    games: list[GameInfo]
    levels: list[str]
    usual_level: str
    languages: list[str]


class Health(msgspec.Struct, frozen=True):
    """The result of the health check."""

    status: Literal["ok", "away"]
    version: str
    compiled: bool
