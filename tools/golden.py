"""Golden records: whole games as text, with the log that a spectator gets and the result.

`tests/records/GAME/NAME.wanli` is a record; NAME.told beside it is the expected log of its replay,
with a checksum of the last position. Review records like documents: read each difference.
`tests/games/GAME/endings.py` names the endings that the records of a game must cover.

    python -m tools.golden            write missing records and show the coverage
    python -m tools.golden --renew    write all records again
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
MAX_GAMES: Final = 3000  # games played to find a rare ending
MAX_TIE_GAMES: Final = 60_000  # random games played to find one that ends with equal points


# ---- endings ---------------------------------------------------------------------------------
def ends(game: Game) -> dict[str, Ending]:
    """Return the ways in which a game can end, by name."""
    found: dict[str, Ending] = own(game.id, "endings").ENDS
    return found


def of_ties(game: Game) -> tuple[str, ...]:
    """Return the endings that need equal points."""
    found: tuple[str, ...] = own(game.id, "endings").OF_TIES
    return found


# ---- the documents ---------------------------------------------------------------------------
def told(play: Play) -> str:
    """Return the result of a game, and the log and notes that a spectator gets."""
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
    """Return the records of a game."""
    return sorted((FOLDER / game.id).glob("*.wanli"))


def replayed(game: Game, path: Path) -> Play:
    """Replay a record."""
    return replay(game, read_record(path.read_text(encoding="utf-8")))


# ---- coverage --------------------------------------------------------------------------------
def endings_of(play: Play) -> list[str]:
    """Return the names of the endings that apply to a game."""
    return [end for end, ended in ends(play.game).items() if ended(play)]


def variants(game: Game, players: int) -> Iterator[tuple[str, str]]:
    """Yield the values of options that other options depend on: each is a variant of the game."""
    deep = {option.only_if[0] for option in game.options if option.only_if}
    for option in game.options:
        if option.name in deep and players in (option.players or game.players):
            yield from ((option.name, value) for value in option.values)


def covered(play: Play) -> Iterator[str]:
    """Yield what a record covers."""
    players, options = play.setup.players, play.setup.options
    yield f"players {players}"
    yield from (f"option {name} {value}" for name, value in options.items())
    for name, value in variants(play.game, players):
        if options[name] == value:
            yield f"players {players}, {name} {value}"
    yield from (f"end {end}" for end in endings_of(play))


def required(game: Game) -> list[str]:
    """Return what the records of a game have to cover."""
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
    """Return the number of records for each thing to cover."""
    counts = Counter(what for path in records(game) for what in covered(replayed(game, path)))
    return {what: counts[what] for what in required(game)}


# ---- new records -----------------------------------------------------------------------------
def mixed_game(game: Game, setup: Setup, seed: int) -> Play:
    """Play a game: seats 1, 3... move at random, seats 2, 4... prefer points now."""
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
    """Return the index of the move with the most points now, out of a few random ones."""
    best, points = 0, -1000
    for _ in range(12):
        index = int(rng.below(len(actions)))
        after = play.state.clone()
        after.apply(actions[index])
        if after.score(play.current) > points:
            best, points = index, int(after.score(play.current))
    return best


def random_action(state: State, rng: Rng) -> int:
    """Return a random draw or move."""
    return int(state.draw(rng)) if state.current == CHANCE else int(state.sampled(rng))


def random_game(game: Game, setup: Setup, seed: int) -> Play:
    """Play a game at random."""
    play, rng = Play(game, setup), Rng(seed)
    while not play.over:
        play.move(game.write(play.state, random_action(play.state, rng)))
    return play


def bot_game(game: Game, setup: Setup, seed: int) -> Play:
    """Play a game between greedy bots, which reach endings that are rare in random play."""
    play = Play(game, setup, Rng(seed))
    bots = [bot("easy", seed * 31 + seat) for seat in range(setup.players)]
    while not play.over:
        play.move(bots[play.current].choose(play.view(play.current)))
    return play


def save(play: Play, seats: dict[int, str]) -> None:
    """Write a game and its log under the next free name."""
    folder = FOLDER / play.game.id
    folder.mkdir(parents=True, exist_ok=True)
    number = len(records(play.game)) + 1
    name = f"{number:02}-{play.setup.players}-players-{'-'.join(endings_of(play))}"
    text = record_of(play, seats).write()
    (folder / f"{name}.wanli").write_text(text, encoding="utf-8", newline="\n")
    (folder / f"{name}.told").write_text(told(play), encoding="utf-8", newline="\n")
    print(f"wrote {game_path(play)}/{name}.wanli")


def game_path(play: Play) -> Path:
    """Return the folder of a game's records, below the root of the repository."""
    return Path("tests") / "records" / play.game.id


def make(game: Game) -> None:
    """Add the missing records of a game."""
    setups = [replayed(game, path).setup for path in records(game)]
    for seed, setup in enumerate(covering(game, game.players, Rng(1), setups)):
        save(mixed_game(game, setup, seed), {1: "Anything", 2: "Points now"})
    for players in game.players:
        for name, value in variants(game, players):
            if not coverage(game)[f"players {players}, {name} {value}"]:
                setup = game.setup(players, {name: value})
                save(mixed_game(game, setup, players), {1: "Anything", 2: "Points now"})
    for end in ends(game):
        if not coverage(game)[f"end {end}"]:
            found = _find_tie(game, end) if end in of_ties(game) else _find_ending(game, end)
            save(found, {1: "Anybody"})
    for path in records(game):
        log_file = path.with_suffix(".told")
        if not log_file.exists():
            log_file.write_text(told(replayed(game, path)), encoding="utf-8", newline="\n")


def _find_ending(game: Game, end: str) -> Play:
    """Find a game with a rare ending."""
    for seed in range(MAX_GAMES):
        setup = any_setup(game, game.players[seed % len(game.players)], Rng(seed))
        assert setup is not None
        for play in (mixed_game(game, setup, seed), bot_game(game, setup, seed)):
            if end in endings_of(play):
                return play
    raise SystemExit(f"no game of {game.id} ended by {end} in {MAX_GAMES}")


def _find_tie(game: Game, end: str) -> Play:
    """Find a game of the fewest players that ends with equal points, by random play."""
    for seed in range(MAX_TIE_GAMES):
        setup = any_setup(game, game.players[0], Rng(seed))
        assert setup is not None
        state, rng = game.new(setup), Rng(seed)
        while not state.over:
            state.apply(random_action(state, rng))
        if state.score(0) == state.score(1):
            play = random_game(game, setup, seed)
            if end in endings_of(play):
                return play
    raise SystemExit(f"no game of {game.id} ended by {end} in {MAX_TIE_GAMES}")


def main() -> int:
    """Write missing records; return 0 if everything is covered."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--renew", action="store_true", help="write all records again")
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
