"""The companion over HTTP. It is stateless: the client sends its whole notebook."""

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
    """Return the state of the wonders and the payments due, computed from a notebook."""
    return standing(data)


companion_router = Router(path="/", route_handlers=[companion], tags=["companion"])
