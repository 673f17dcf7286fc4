"""The import graph of the whole package has no cycles."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_no_module_imports_itself_indirectly() -> None:
    graph = grimp.build_graph("wanli", exclude_type_checking_imports=False, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert len(imports) > 300
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail("an import cycle: " + " -> ".join(error.args[1]))
