"""Golden records: whole games as text, with all that a watcher was told and the result.

`tests/records/GAME/NAME.wanli` is a record; NAME.told beside it is what its replay must tell, down
to the checksum of the last position. Records are reviewed like documents: read each difference.
`tests/games/GAME/endings.py` names the endings that the records of a game must show.

    python -m tools.golden            write what is missing and show what is covered
    python -m tools.golden --renew    make all of them anew
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.games.endings import Ending
from tests.games.every import own
from wanli.bots import bot
from wanli.core.game import Game, Setup
from wanli.core.laws.covering import any_setup, covering
from wanli.core.play import Play, draw
from wanli.core.record import read_record, record_of, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, WATCHER, State
from wanli.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEARCH: Final = 3000  # games tried for a rare way to end
TIES: Final = 60_000  # random games tried for one that ends with equal points


# ---- how a game can end ----------------------------------------------------------------------
def ends(game: Game) -> dict[str, Ending]:
    """Return the ways in which a game can end, by name."""
    found: dict[str, Ending] = own(game.id, "endings").ENDS
    return found


def of_ties(game: Game) -> tuple[str, ...]:
    """Return the endings that only equal points lead to."""
    found: tuple[str, ...] = own(game.id, "endings").OF_TIES
    return found


# ---- the documents ---------------------------------------------------------------------------
def told(play: Play) -> str:
    """The result of a game, and the log and story of a watcher."""
    position = play.game.write_position(play.state)
    lines = [
        f"moves {len(play.moves)}",
        f"scores {' '.join(map(str, play.scores))}",
        f"winners {' '.join(str(seat + 1) for seat in play.winners)}",
        f"position {hashlib.sha256(position.encode()).hexdigest()[:16]}",
        "",
    ]
    for number, move in enumerate(play.moves, 1):
        seat = "-" if move.seat == CHANCE else move.seat + 1
        lines.append(f"{number} {seat} {move.text_for(int(WATCHER))}")
        for note in move.notes:
            facts = ", ".join(f"{name} {value}" for name, value in note.facts.items())
            lines.append(f"    {note.code} {note.clause} {facts}".rstrip())
    return "\n".join(lines) + "\n"


def records(game: Game) -> list[Path]:
    """The records of a game."""
    return sorted((FOLDER / game.id).glob("*.wanli"))


def opened(game: Game, path: Path) -> Play:
    """A record, replayed."""
    return replay(game, read_record(path.read_text(encoding="utf-8")))


# ---- what they cover -------------------------------------------------------------------------
def ways_it_ended(play: Play) -> list[str]:
    """How a game ended."""
    return [end for end, ended in ends(play.game).items() if ended(play)]


def variants(game: Game, players: int) -> Iterator[tuple[str, str]]:
    """The values of the options that others depend on: each makes another game of it."""
    deep = {option.only_if[0] for option in game.options if option.only_if}
    for option in game.options:
        if option.name in deep and players in (option.players or game.players):
            yield from ((option.name, value) for value in option.values)


def covered(play: Play) -> Iterator[str]:
    """What a record is an example of."""
    players, options = play.setup.players, play.setup.options
    yield f"players {players}"
    yield from (f"option {name} {value}" for name, value in options.items())
    for name, value in variants(play.game, players):
        if options[name] == value:
            yield f"players {players}, {name} {value}"
    yield from (f"end {end}" for end in ways_it_ended(play))


def wanted(game: Game) -> list[str]:
    """What there must be an example of."""
    return [
        *(f"players {players}" for players in game.players),
        *(
            f"players {n}, {name} {value}"
            for n in game.players
            for name, value in variants(game, n)
        ),
        *(f"end {end}" for end in ends(game)),
        *(f"option {option.name} {value}" for option in game.options for value in option.values),
    ]


def coverage(game: Game) -> dict[str, int]:
    """How many records are an example of each."""
    counts = Counter(what for path in records(game) for what in covered(opened(game, path)))
    return {what: counts[what] for what in wanted(game)}


# ---- making them -----------------------------------------------------------------------------
def played(game: Game, setup: Setup, seed: int) -> Play:
    """A whole game: odd seats play anything, even ones like what scores at once."""
    rng = Rng(seed)
    play = Play(game, setup)
    while not play.over:
        texts, actions = play.legal(), play.state.actions()
        if play.current == CHANCE:
            play.move(texts[actions.index(draw(play.state, rng))])
        elif play.current % 2:
            play.move(texts[_greedy(play, actions, rng)])
        else:
            play.move(texts[int(rng.below(len(texts)))])
    return play


def _greedy(play: Play, actions: list[int], rng: Rng) -> int:
    """Of a few moves, the one that gives most points now."""
    best, points = 0, -1000
    for _ in range(12):
        index = int(rng.below(len(actions)))
        after = play.state.clone()
        after.apply(actions[index])
        if after.score(play.current) > points:
            best, points = index, int(after.score(play.current))
    return best


def chosen(state: State, rng: Rng) -> int:
    """A draw, or a move as random play chooses it."""
    return int(state.draw(rng)) if state.current == CHANCE else int(state.sampled(rng))


def sampled(game: Game, setup: Setup, seed: int) -> Play:
    """A whole game of random play."""
    play, rng = Play(game, setup), Rng(seed)
    while not play.over:
        play.move(game.write(play.state, chosen(play.state, rng)))
    return play


def played_by_bots(game: Game, setup: Setup, seed: int) -> Play:
    """A whole game of bots that look one move ahead: it ends in ways that chance hardly finds."""
    play = Play(game, setup, Rng(seed))
    bots = [bot("easy", seed * 31 + seat) for seat in range(setup.players)]
    while not play.over:
        play.move(bots[play.current].choose(play.view(play.current)))
    return play


def save(play: Play, seats: dict[int, str]) -> None:
    """Write a game and what it tells, under the next free name."""
    folder = FOLDER / play.game.id
    folder.mkdir(parents=True, exist_ok=True)
    number = len(records(play.game)) + 1
    name = f"{number:02}-{play.setup.players}-players-{'-'.join(ways_it_ended(play))}"
    text = record_of(play, seats).write()
    (folder / f"{name}.wanli").write_text(text, encoding="utf-8", newline="\n")
    (folder / f"{name}.told").write_text(told(play), encoding="utf-8", newline="\n")
    print(f"wrote {game_path(play)}/{name}.wanli")


def game_path(play: Play) -> Path:
    """Where the records of a game are."""
    return Path("tests") / "records" / play.game.id


def make(game: Game) -> None:
    """Add the records that are missing."""
    there = [opened(game, path) for path in records(game)]
    for seed, setup in enumerate(covering(game, game.players, Rng(1), [p.setup for p in there])):
        save(played(game, setup, seed), {1: "Anything", 2: "Points now"})
    for players in game.players:
        for name, value in variants(game, players):
            if not coverage(game)[f"players {players}, {name} {value}"]:
                setup = game.setup(players, {name: value})
                save(played(game, setup, players), {1: "Anything", 2: "Points now"})
    for end in ends(game):
        if not coverage(game)[f"end {end}"]:
            found = _tied(game, end) if end in of_ties(game) else _ended(game, end)
            save(found, {1: "Anybody"})
    for path in records(game):
        beside = path.with_suffix(".told")
        if not beside.exists():
            beside.write_text(told(opened(game, path)), encoding="utf-8", newline="\n")


def _ended(game: Game, end: str) -> Play:
    """A game that ended in a rare way."""
    for seed in range(SEARCH):
        setup = any_setup(game, game.players[seed % len(game.players)], Rng(seed))
        assert setup is not None
        for play in (played(game, setup, seed), played_by_bots(game, setup, seed)):
            if end in ways_it_ended(play):
                return play
    raise SystemExit(f"no game of {game.id} ended by {end} in {SEARCH}")


def _tied(game: Game, end: str) -> Play:
    """A game of two that ended with equal points in a rare way: by chance, and fast if compiled."""
    for seed in range(TIES):
        setup = any_setup(game, game.players[0], Rng(seed))
        assert setup is not None
        state, rng = game.new(setup), Rng(seed)
        while not state.over:
            state.apply(chosen(state, rng))
        if state.score(0) == state.score(1):
            play = sampled(game, setup, seed)
            if end in ways_it_ended(play):
                return play
    raise SystemExit(f"no game of {game.id} ended by {end} in {TIES}")


def main() -> int:
    """Write what is missing; 0 if all is covered then."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--renew", action="store_true", help="make all of them anew")
    if parser.parse_args().renew:
        for path in FOLDER.glob("*/*"):
            path.unlink()
    missing = 0
    for game in GAMES:
        make(game)
        table = coverage(game)
        print(f"\n{game.id}: {len(records(game))} records")
        for what, count in table.items():
            print(f"  {count:3}  {what}" + ("" if count else "   MISSING"))
        missing += list(table.values()).count(0)
    return int(missing > 0)


if __name__ == "__main__":
    sys.exit(main())
