"""Which language to speak: as asked, else as the environment says, else English."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

LANGUAGES: dict[str, str] = {"en": "English", "pl": "polski", "hu": "magyar", "it": "italiano"}
DEFAULT = "en"
_VARIABLES = ("WANLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the first one the environment or the system names."""
    if asked:
        return _known(asked)
    for variable in _VARIABLES:
        if environment.get(variable):
            return _known(environment[variable])
    return _known(locale.getlocale()[0] or DEFAULT)


def _known(name: str) -> str:
    """pl for pl_PL.UTF-8; English for what we do not speak."""
    short = name[:2].lower()
    return short if short in LANGUAGES else DEFAULT
