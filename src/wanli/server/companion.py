"""The companion over HTTP: stateless, from a notebook to its standing."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from wanli.companion import CompanionStanding, Notebook, standing
from wanli.server.error_responses import REFUSALS

RESPONSES = {status: REFUSALS[status] for status in (400, 403, 413, 422, 500)}


@post(
    "/api/companion",
    operation_id="companion",
    status_code=200,
    sync_to_thread=True,  # a long notebook must not block the event loop
    responses=RESPONSES,
)
def companion(data: JSONBody[Notebook]) -> CompanionStanding:
    """Compute where the wonders of a printed copy stand, and what is due, from a notebook."""
    return standing(data)


companion_router = Router(path="/", route_handlers=[companion], tags=["companion"])
