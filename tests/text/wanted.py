"""The messages that each catalogue file must have, and the facts they get."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import get_args

from tests.games.every import own
from tests.text.codes import Codes, codes_in, literal_messages_in
from tests.text.game_messages import GameMessages
from wanli.cli import arena, bench, companion_screen, ladder
from wanli.cli.app import command_group
from wanli.cli.boards import board_of
from wanli.cli.prompt_commands import PROMPT_COMMANDS
from wanli.companion import layout as companion_layout
from wanli.companion.notation import FORMS as ENTRIES
from wanli.core.game_modules import folder_of
from wanli.core.options import Option
from wanli.games import GAMES, game
from wanli.text import Catalogue, Words

COMPANION_SETUP: Codes = {  # the companion's set-up at a terminal
    "error-notebook-unfinished": set(),
    "error-nothing-to-undo": set(),
    "error-setup-line": {"text", "form"},
}
SERVER_TABLES = {"error-no-undo-to", "error-position-forgotten"}  # used only at tables of a server
NO_SEAT = "error-no-such-seat"  # worded by each game whose first seat can be chosen
SHARED_REASONS = "core/reasons.py"  # each game has its own messages for these refusals


# ---- the program -----------------------------------------------------------------------------
def core() -> Codes:
    """Return the messages of core.ftl."""
    found = {
        **codes_in("core"),
        **literal_messages_in("text"),
        "error-unknown-game": {"game", "known"},
    }
    elsewhere = {*SERVER_TABLES, NO_SEAT, *codes_in(SHARED_REASONS)}
    return {code: facts for code, facts in found.items() if code not in elsewhere}


def server() -> Codes:
    """Return the messages of server.ftl: server, tables and database."""
    found = codes_in("server", "table", "storage")
    elsewhere = {*core(), *codes_in("server/notices")}
    at_tables = {code: facts for code, facts in codes_in("core").items() if code in SERVER_TABLES}
    return {code: found[code] for code in set(found) - elsewhere} | at_tables


def notices() -> Codes:
    """Return the messages of notices.ftl: notices and their errors."""
    return {**codes_in("server/notices"), **literal_messages_in("server/notices")}


def cli() -> Codes:
    """Return the messages of cli.ftl."""
    elsewhere = companion()
    said = {
        code: facts
        for code, facts in literal_messages_in("cli").items()
        if not _of_game(code) and code not in elsewhere
    }
    orders: Codes = {f"order-{name}": set() for name in PROMPT_COMMANDS}
    heads: Codes = {f"cli-arena-{head}": set() for head in arena.HEADS}
    heads |= {f"cli-ladder-{head}": set() for head in ladder.HEADS}
    heads |= {f"cli-bench-{head}": set() for head in bench.HEADS}
    heads |= {f"cli-companion-{head}": set() for head in companion_screen.HEADS}
    shared = {*core(), *server(), *elsewhere}
    raised = codes_in("cli", "arena", "bots")
    codes = {code: facts for code, facts in raised.items() if code not in shared}
    return {**codes, **said, **orders, **heads, **_help()}


def companion() -> Codes:
    """Return the messages of companion.ftl: notes, states and errors of the companion."""
    states: Codes = {f"phase-{phase}": set() for phase in get_args(companion_layout.Phase)}
    states |= {f"place-{place}": set() for place in ("coming", "waiting", "gone")}
    states |= {f"upkeep-{state}": {"gold"} for state in get_args(companion_layout.UpkeepState)}
    states |= {f"points-{state}": {"points"} for state in get_args(companion_layout.PointsState)}
    states |= {f"taking-{state}": set() for state in get_args(companion_layout.Taking) if state}
    states["costs"] = {"gold", "resources", "points", "upkeep"}
    states |= {f"entry-{verb}": set() for verb in ENTRIES}
    return {**codes_in("companion"), **states, **COMPANION_SETUP}


def _help() -> Codes:
    group = command_group()
    codes: Codes = {"help": set(), "help-examples": set()}
    for name, command in [("", group), *group.commands.items()]:
        code = f"help-{name}" if name else "help"
        codes[code] = set()
        for param in command.params:
            if param.name != "help":
                codes[f"{code}-{str(param.name).replace('_', '-')}"] = {"levels"}
    return codes


# ---- every game ------------------------------------------------------------------------------
def messages_of(name: str) -> GameMessages:
    """Return the messages a game needs, from its `tests/games/<game>/messages.py`."""
    found: GameMessages = own(name, "messages").game_messages()
    return found


def of_game(name: str) -> Codes:
    """Return the messages of a game's file."""
    messages, folder = messages_of(name), folder_of(name)
    said = {
        code: facts
        for code, facts in literal_messages_in("cli").items()
        if code.startswith("game-")
    }
    legends: Codes = {code: set() for code in _legends(name)}
    names = {f"{kind}-{value}": set[str]() for kind, of in messages.names.items() for value in of}
    prompts = {f"prompt-{code}": facts for code, facts in messages.prompts.items()}
    boards = literal_messages_in(f"cli/boards/{folder}").items()
    of_boards = {code: facts for code, facts in boards if not code.startswith("screen-")}
    has_first_seat = any(option.name == "first-seat" for option in game(name).options)
    no_seat = {NO_SEAT: codes_in("core")[NO_SEAT]} if has_first_seat else {}
    return {
        **no_seat, **codes_in(f"games/{folder}", SHARED_REASONS), **said, **of_boards, **legends,
        **names, **prompts, **_moves(messages), **_options(name, messages),
    }  # fmt: skip


def _of_game(code: str) -> bool:
    return code.startswith(("board-", "game-", "screen-"))


def _legends(name: str) -> list[str]:
    """Return the messages in the legend of a game's board."""
    asked: list[str] = []

    class Listening(Catalogue):
        def say(self, code: str, /, **_: str | int) -> str:
            asked.append(code)
            return code

    board_of(name).legend(Words(Listening()))
    return asked


def _moves(messages: GameMessages) -> Codes:
    """Return the messages of moves: draws have no $who, other moves also have a heading."""
    wanted: Codes = {}
    for kind, facts in messages.moves.items():
        wanted[f"move-{kind}"] = facts | ({"count"} if kind in messages.luck else {"count", "who"})
        if kind not in messages.luck and not kind.startswith("in-"):
            wanted[f"moves-{kind}"] = set()
    return wanted


def _options(name: str, messages: GameMessages) -> Codes:
    wanted: Codes = {}
    for option in game(name).options:
        wanted[f"option-{option.name}"] = set()
        for value in _values_with_message(option, messages):
            wanted[f"option-{option.name}-{value}"] = set()
    return wanted


def _values_with_message(option: Option, messages: GameMessages) -> Sequence[str]:
    if option.name in messages.any_value:
        return [*messages.any_value[option.name], "other"]
    return option.values


# ---- all files -------------------------------------------------------------------------------
def files() -> dict[str, Callable[[], Codes]]:
    """Return every catalogue file with a function that returns its messages."""
    wanted: dict[str, Callable[[], Codes]] = {"core": core, "server": server, "cli": cli}
    wanted["notices"] = notices
    wanted["companion"] = companion
    for one in GAMES:
        wanted[folder_of(one.id)] = partial(of_game, one.id)
    return {name: cache(codes) for name, codes in wanted.items()}  # once for all languages
