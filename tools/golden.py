"""Golden records: whole games as text, with all that a watcher was told and the result.

`tests/records/GAME/NAME.wanli` is a record; NAME.told beside it is what its replay must tell, down
to the checksum of the last position. Reviewed as documents: when one changes, somebody reads it.

    python3 tools/golden.py            writes what is missing and shows what is covered
    python3 tools/golden.py --renew    makes all of them anew
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, cast

from wanli.bots import bot
from wanli.core.game import Game, Setup
from wanli.core.laws.covering import any_setup, covering
from wanli.core.play import Play, draw
from wanli.core.record import read_record, record_of, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, WATCHER, State
from wanli.games import GAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.games.rise_of_empires.view import RiseOfEmpiresView

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEARCH: Final = 3000  # games tried for a rare way to end
TIES: Final = 60_000  # random games tried for one that ends with equal points
OF_TIES: Final = ("most-discs", "best-colour", "shared")


# ---- how a game can end ----------------------------------------------------------------------
def noted(code: str) -> Callable[[Play], bool]:
    """A way to end that the story tells by a note."""
    return lambda play: any(note.code == code for move in play.moves for note in move.notes)


def said(verb: str) -> Callable[[Play], bool]:
    """No way to end, but a rare decision that somebody took."""
    return lambda play: any(move.text.partition(" ")[0] == verb for move in play.moves)


def great_wall(stage: str, *, walls: bool) -> Callable[[Play], bool]:
    """Ended at a stage, with walls left or not."""

    def ended(play: Play) -> bool:
        view = cast(GreatWallView, play.view())
        return play.over and (view.table.stage, bool(view.walls)) == (stage, walls)

    return ended


def hand_was_empty(play: Play) -> bool:
    """Whoever announced the end had cards in his deck."""
    view = cast(GreatWallView, play.view())
    announcer = view.table.announcer
    return announcer >= 0 and list(view.decks.values())[announcer] > 0


def decided(by: str) -> Callable[[Play], bool]:
    """Rise of Empires: the best had most VP, or equal VP and more gold, or more discs (RE-4.6)."""

    def ended(play: Play) -> bool:
        if shared(play):
            return False
        best = tied(play)
        seats = list(cast(RiseOfEmpiresView, play.view()).table.seats.values())
        gold = [seats[seat].gold for seat in best]
        only = "vp" if len(best) == 1 else "gold" if gold.count(max(gold)) == 1 else "discs"
        return by == only

    return ended


def tied(play: Play) -> list[int]:
    """The seats with most points."""
    return [seat for seat, points in enumerate(play.scores) if points == max(play.scores)]


def shared(play: Play) -> bool:
    """Nothing told the best apart (CC-10.3, CC-13.2, GW-6.4, RE-4.6)."""
    return len(play.winners) > 1


def best_colour(play: Play) -> bool:
    """Chang Cheng: of equal players the owner of the best colour won (CC-13.2)."""
    return len(tied(play)) > len(play.winners)


ENDS: Final[dict[str, dict[str, Callable[[Play], bool]]]] = {
    "chang-cheng": {
        "wall-full": noted("wall-full"),
        "stalemate": noted("stalemate"),
        "best-colour": best_colour,
        "shared": shared,
    },
    "great-wall": {
        "all-claims-made": great_wall("claims-only", walls=True),  # GW-6.2
        "last-claims-made": great_wall("claims-only", walls=False),  # GW-6.3
        "no-wall-left": great_wall("play", walls=False),
        "no-wall-for-last-turns": great_wall("last-turns", walls=False),
        "empty-hand": hand_was_empty,  # GW-6.1
        "shared": shared,
    },
    "rise-of-empires": {
        "most-vp": decided("vp"),
        "most-gold": decided("gold"),
        "most-discs": decided("discs"),
        "shared": shared,
        "wonder-taken": noted("wonder-taken"),  # no end, but what the variant is about (WW-7)
        "wonder-razed": said("raze"),  # WW-7
        "marker-chosen": said("lose"),  # WW-5
    },
}


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
        lines.append(f"{number} {seat} {move.told_to(int(WATCHER))}")
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
    return [end for end, ended in ENDS[play.game.id].items() if ended(play)]


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
        *(f"end {end}" for end in ENDS[game.id]),
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
    for end in ENDS[game.id]:
        if not coverage(game)[f"end {end}"]:
            found = _tied(game, end) if end in OF_TIES else _ended(game, end)
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
