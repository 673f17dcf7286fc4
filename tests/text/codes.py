"""Finds the message codes in the sources, with the facts that every use provides."""

from __future__ import annotations

import ast
import copy
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

Codes = dict[str, set[str]]  # message id -> facts that every use of it has

SOURCES = Path(str(files("wanli")))
PARTS = ("body", "orelse", "finalbody")
CLAUSE = re.compile(r"f?'?[A-Z]+-\d|(?:\w+\.)?clause")
ADDED = {  # facts that the called function adds
    "BadRecord": {"line"},
    "tell_use": {"colour"},
    "_reward": {"colour", "points", "count"},
}


def codes_in(*places: str) -> Codes:
    """Return the error- and note- messages that some modules or folders of modules need."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for name in places:
        place = SOURCES / name
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            for function in _functions(ast.parse(file.read_text(encoding="utf-8"))):
                for code, facts in _codes_in(function.body, {}):
                    found[code].append(facts)
    return {code: set.intersection(*facts) for code, facts in found.items()}


def literal_messages_in(folder: str) -> Codes:
    """Return the messages that modules use by a literal id, with the facts given."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for file in sorted((SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node) == "say" and node.args:
                for code in _texts(node.args[0], {}):
                    found[code].append({word.arg for word in node.keywords if word.arg})
    return {code: set.intersection(*facts) for code, facts in found.items()}


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


@cache
def _errors() -> set[str]:
    """Return the names of the error classes that take a code."""
    found = {"WanliError"}
    classes = [
        node
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and not any(map(_is_init, node.body))
    ]
    while (
        new := {one.name for one in classes if {ast.unparse(base) for base in one.bases} & found}
        - found
    ):
        found |= new
    return {*found, "BadRecord", "Refused"}


def _is_init(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


@dataclass
class PossibleValues:
    """The possible values of a name in a function: texts, or a dict with these keys."""

    texts: list[str]
    keys: set[str] | None


Names = dict[str, PossibleValues]


def _codes_in(statements: list[ast.stmt], names: Names) -> Iterator[tuple[str, set[str]]]:
    """Yield the codes in some statements; assignments in a branch apply only there."""
    for statement in statements:
        blocks: list[list[ast.stmt]] = [getattr(statement, part, []) for part in PARTS]
        blocks += [handler.body for handler in getattr(statement, "handlers", [])]
        blocks = [block for block in blocks if block]
        for block in blocks:
            yield from _codes_in(block, copy.deepcopy(names))
        if not blocks:
            yield from _uses(statement, names)
            _assign(statement, names)


def _uses(tree: ast.AST, names: Names) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            prefix = _kind(node)
            place = _place(node, prefix, names)
            facts = _keys(node.args[place + 1 :], names) | ADDED.get(_name(node), set())
            for code in _texts(node.args[place], names) if prefix and node.args else []:
                yield prefix + code, facts
        elif isinstance(node, ast.Tuple) and _is_reason(node, names):
            for code in _texts(node.elts[0], names):  # for a NotLegal, which adds the move's text
                yield f"error-{code}", _keys(node.elts[2:], names) | {"text"}


def _kind(call: ast.Call) -> str:
    """Return error- for a refusal, note- for a note, or ""."""
    name = _name(call)
    if name in _errors() or ast.unparse(call.func) == "super().__init__":
        return "error-"
    return "note-" if name in ("note", "note_end", "_reward") or name.startswith("tell_") else ""


def _place(call: ast.Call, prefix: str, names: Names) -> int:
    """Return the index of the code: a refusal's first text, a note's text before a clause."""
    for place, argument in enumerate(call.args):
        following = ast.unparse(call.args[place + 1]) if place + 1 < len(call.args) else ""
        if _texts(argument, names) and (prefix == "error-" or CLAUSE.match(following)):
            return place
    return 0


def _is_reason(node: ast.Tuple, names: Names) -> bool:
    """Return whether a tuple is a refusal's code, clause and facts, as in `explain`."""
    clause = ast.unparse(node.elts[1]) if len(node.elts) == 3 else ""
    return bool(CLAUSE.match(clause)) and bool(_texts(node.elts[0], names))


def _assign(statement: ast.stmt, names: Names) -> None:
    if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
        return
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    if isinstance(target, ast.Name):
        names[target.id] = PossibleValues(_texts(statement.value, names), _literal(statement.value))
    elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
        known = names.get(target.value.id)
        if known and known.keys is not None and isinstance(target.slice, ast.Constant):
            known.keys.add(str(target.slice.value))


def _texts(node: ast.expr, names: Names) -> list[str]:
    """Return the texts that an expression can be."""
    if isinstance(node, ast.Constant):
        return [node.value] if node.value and isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return _texts(node.body, names) + _texts(node.orelse, names)
    if isinstance(node, ast.Name) and node.id in names:
        return names[node.id].texts
    return []


def _keys(nodes: list[ast.expr], names: Names) -> set[str]:
    """Return the keys of the first dict among some arguments."""
    for node in nodes:
        known = names.get(node.id) if isinstance(node, ast.Name) else None
        keys = known.keys if known else _literal(node)
        if keys is not None:
            return keys
    return set()


def _literal(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def _name(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
