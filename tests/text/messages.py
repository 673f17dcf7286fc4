"""The messages of a catalogue file, with the facts and names that each of them uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Uses(Visitor):
    """The facts and names that a message uses."""

    facts: set[str] = field(default_factory=set)
    names: set[tuple[str, str]] = field(default_factory=set)  # kind and form of NAME(...)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "NAME"
        named = {argument.name.name: str(argument.value.value) for argument in node.arguments.named}
        self.names.add((named["kind"], named.get("form", "")))
        self.generic_visit(node)


@dataclass
class Message:
    """One message: the facts and names it uses, and its forms (attributes)."""

    uses: Uses
    forms: set[str]


def messages(language: str, name: str) -> dict[str, Message]:
    """Return the messages of one file; an unreadable part fails the test."""
    text = (files("wanli") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            uses = Uses()
            uses.visit(entry)
            found[entry.id.name] = Message(uses, {a.id.name for a in entry.attributes})
    return found
