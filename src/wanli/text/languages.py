"""The interface languages, and the choice between them."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

LANGUAGES: dict[str, str] = {"en": "English", "pl": "polski", "hu": "magyar", "it": "italiano"}
DEFAULT = "en"
_VARIABLES = ("WANLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(wanted: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """Return the code of the wanted language, else that of the environment, else English."""
    if wanted:
        return _code(wanted)
    for variable in _VARIABLES:
        if environment.get(variable):
            return _code(environment[variable])
    return _code(locale.getlocale()[0] or DEFAULT)


def _code(name: str) -> str:
    """Return the code of a locale, such as pl for pl_PL.UTF-8; English if we do not have it."""
    code = name[:2].lower()
    return code if code in LANGUAGES else DEFAULT
