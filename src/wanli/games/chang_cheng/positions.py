"""The text form of a position: the open part and what is hidden, as a small JSON file."""

from __future__ import annotations

import msgspec

from wanli.core.errors import BadPosition, WanliError
from wanli.core.options import settle
from wanli.games.chang_cheng.conservation import faults
from wanli.games.chang_cheng.layout import Open, Secrets, open_of, restore, secrets_of
from wanli.games.chang_cheng.options import OPTIONS
from wanli.games.chang_cheng.rules.game import ChangCheng


class PositionFile(Open, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position on paper."""

    game: str
    hidden: Secrets = msgspec.field(default_factory=Secrets)


def write_position(t: ChangCheng) -> str:
    """The text of a position, a line for each part."""
    table = msgspec.structs.asdict(open_of(t))
    data = PositionFile(game="chang-cheng", hidden=secrets_of(t), **table)
    parts = msgspec.to_builtins(data).items()
    lines = [f' "{name}": {msgspec.json.encode(part).decode()}' for name, part in parts]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_position(text: str) -> ChangCheng:
    """The position of a text; raises BadPosition naming what is wrong."""
    try:
        data = msgspec.json.decode(text, type=PositionFile)
        data.options = settle(OPTIONS, data.options, data.players)
        state = restore(data, data.hidden)
    except msgspec.DecodeError as error:
        raise BadPosition("position-unreadable", {"reason": str(error)}) from error
    except WanliError as error:
        raise BadPosition(error.code, error.facts, error.clause) from error
    except (ValueError, IndexError, KeyError) as error:
        raise BadPosition("position-wrong", {"reason": str(error)}) from error
    wrong = faults(state)
    if wrong:
        raise BadPosition("position-wrong", {"reason": wrong[0]})
    return state
