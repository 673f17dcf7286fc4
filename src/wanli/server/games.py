"""The list of games, the health check and the metrics."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

import wanli
from wanli.bots import LEVELS
from wanli.bots.levels import USUAL
from wanli.core.errors import WanliError
from wanli.core.game import Game
from wanli.games import GAMES
from wanli.server import wire
from wanli.server.error_responses import REFUSALS
from wanli.server.site import site_of
from wanli.text import LANGUAGES

AnyRequest = Request[object, object, State]
FAILED = {500: REFUSALS[500]}
UNAVAILABLE = {
    503: ResponseSpec(wire.Health, description="Database unavailable.", generate_examples=False)
}


@get("/api/games", operation_id="games", responses=FAILED)
async def games(request: AnyRequest) -> wire.Offer:
    """Return the games with their options, the levels of bots and the languages."""
    site_of(request).hall.services.bots.warm_up()  # a player may soon ask for a bot
    return wire.Offer([game_info(one) for one in GAMES], list(LEVELS), USUAL, list(LANGUAGES))


@get("/health", operation_id="health", responses={**FAILED, **UNAVAILABLE})
async def health(request: AnyRequest) -> Response[wire.Health]:
    """Check that the server and its database respond."""
    try:
        await site_of(request).database.read(_ping)
    except WanliError:
        return Response(wire.Health("away", wanli.__version__, wanli.compiled()), status_code=503)
    return Response(wire.Health("ok", wanli.__version__, wanli.compiled()))


@get(
    "/metrics",
    operation_id="metrics",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    responses=FAILED,
)
def metrics(request: AnyRequest) -> bytes:
    """Return the metrics for Prometheus."""
    return site_of(request).metrics.text()


def _ping(connection: sa.Connection) -> None:
    connection.execute(sa.select(1))


def game_info(game: Game) -> wire.GameInfo:
    """Return the description of a game for clients."""
    options = [
        wire.OptionInfo(
            option.name,
            list(option.values),
            option.default,
            option.clause,
            list(option.players),
            list(option.only_if or ()),
        )
        for option in game.options
    ]
    usual = game.content_name(game.setup(min(game.players)))
    content = usual.rpartition(" ")[0]  # without its checksum
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        prefix=game.prefix,
        variant_prefix=game.variant_prefix,
        rules_version=game.rules_version,
        players=list(game.players),
        options=options,
        content=content,
    )


games_router = Router(path="/", route_handlers=[games, health, metrics], tags=["site"])
