"""The sequence of play of Chang Cheng, as the rulebook tells it (CC-2, CC-3, CC-9, CC-10).

The lists SET_UP, TURN and THE_END are the order of the steps; `carry_out` says what each step does
and whether it waits for somebody's decision; `apply` takes that decision and goes on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State, bit, ints, zeros
from wanli.games.chang_cheng.rules.actions import (
    ACTIONS,
    BOARD,
    BUILD_TOWER,
    CARD,
    DOUBLE_WALL,
    EVENT,
    FIRST,
    JOIN,
    LETTER,
    NEUTRAL_WALL,
    NO_NEUTRAL,
    NO_SWAP,
    PASS,
    REPUTATION,
    START,
    THREAT,
    WALL,
)
from wanli.games.chang_cheng.rules.building import (
    card_has_second_half,
    legal_first_half,
    legal_neutral,
    legal_opening,
    legal_second_half,
    wall_has_second_half,
)
from wanli.games.chang_cheng.rules.counters import FACE_DOWN, FACE_UP, NOT_DRAWN, pick
from wanli.games.chang_cheng.rules.ending import event_cards, mongols, winner_share
from wanli.games.chang_cheng.rules.material import (
    BOARD_PROVINCES,
    COUNTER_VALUES,
    DOUBLE,
    DOUBLES,
    EVENTS,
    FACES,
    KINDS,
    OBSERVERS,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLES,
    TOWER,
    TOWERS,
    Content,
)
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.position import (
    ABOUT,
    DRAW_BOARD,
    DRAW_EVENT,
    DRAW_LETTER,
    DRAW_REPUTATION,
    DRAW_START,
    DRAW_THREAT,
    FIRST_HALF,
    JOIN_BOARD,
    NEUTRAL_TOO,
    NO_PROVINCE,
    NO_QUESTION,
    OPENING,
    SECOND_HALF,
    STEP_BITS,
    USE_MANDARIN,
    WHICH_FIRST,
    Position,
    set_up,
)
from wanli.games.chang_cheng.rules.random_play import random_first_half, random_second_half
from wanli.games.chang_cheng.rules.scoring import apply_use, count, legal_use, reveal, use_card
from wanli.games.chang_cheng.rules.settings import NEUTRAL, Settings
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import LEFT, LINE, RIGHT

# the steps of the game
FIND_START: Final[i64] = 0
FIND_EVENTS: Final[i64] = 1
FIND_LETTER: Final[i64] = 2
FIRST_BOARDS: Final[i64] = 3
LAY_REPUTATION: Final[i64] = 4  # about a province
ACTION: Final[i64] = 5
SECOND: Final[i64] = 6
NEUTRAL_STEP: Final[i64] = 7
NEW_BOARD: Final[i64] = 8
END_TEST: Final[i64] = 9
SCOUT: Final[i64] = 10  # about a region
CHOOSE_ORDER: Final[i64] = 11  # about two provinces: one * PAIR + the other
SCORE: Final[i64] = 12  # about a province
USE_CARD: Final[i64] = 13  # about a card
COUNT: Final[i64] = 14
REVEAL: Final[i64] = 15  # about the first region to be turned up
MONGOLS: Final[i64] = 16
EVENT_CARDS: Final[i64] = 17
CHOOSE_SIDE: Final[i64] = 18
PAIR: Final[i64] = 16
STEP_NAMES: Final = [
    "find-start",
    "find-events",
    "find-letter",
    "first-boards",
    "lay-reputation",
    "action",
    "second-half",
    "neutral-wall",
    "new-board",
    "end-test",
    "scout",
    "choose-order",
    "score",
    "use-card",
    "count",
    "reveal",
    "mongols",
    "event-cards",
    "choose-side",
]

SET_UP: Final = ints([FIND_START, FIND_EVENTS, FIND_LETTER, FIRST_BOARDS, FIRST_BOARDS, ACTION])
TURN: Final = ints([NEUTRAL_STEP, NEW_BOARD, END_TEST])  # what follows an action (CC-3.4)
THE_END: Final = ints([MONGOLS, EVENT_CARDS])  # CC-10.3


@final
class ChangCheng(Position):
    """The game: what may be done, and what then happens."""

    def clone(self) -> State:
        other = ChangCheng(self.settings, self.content)
        self.copy_to(other)
        return other

    def plan(self, steps: vec[i64]) -> None:
        """Put a list of steps on top of what is still to be done, the first on top."""
        last: i64 = i64(len(steps)) - 1
        for i in range(last + 1):
            self.then(i64(steps[last - i]), 0)

    def proceed(self) -> None:
        """Carry out steps until somebody has to decide."""
        self.question = NO_QUESTION
        while not self.over:
            self.waiting -= 1
            step = i64(self.todo[self.waiting])
            if self.carry_out(step >> STEP_BITS, step & ABOUT):
                return

    def carry_out(self, step: i64, about: i64) -> bool:
        """One step of the sequence of play; True if it waits for a decision."""
        if step == SCOUT:
            return self.scout(about)
        if step == SECOND:
            self.ask(SECOND_HALF, 0, self.active)
            return True
        if step == NEUTRAL_STEP:
            return self.offer_neutral()
        if step == NEW_BOARD:
            return self.maybe_new_board()
        if step == END_TEST:
            return self.end_turn()
        if step == SCORE:
            self.begin_scoring(about)
            return False
        if step == USE_CARD:
            return use_card(self, about)
        if step == COUNT:
            count(self)
            return False
        return self.carry_out_rare(step, about)

    def carry_out_rare(self, step: i64, about: i64) -> bool:
        """The steps of the set-up and of the end."""
        if step == ACTION:
            return self.begin_turn()
        if step == LAY_REPUTATION:
            self.ask(DRAW_REPUTATION, about, CHANCE)
            return True
        if step == CHOOSE_ORDER:
            self.ask(WHICH_FIRST, about, self.active)
            return True
        if step == CHOOSE_SIDE:
            self.ask(JOIN_BOARD, 0, self.active)
            return True
        if step == REVEAL:
            return self.reveal_counters(about)
        if step == FIND_START:
            return self.find_start()
        if step == FIND_EVENTS:
            return self.find_events()
        if step == FIND_LETTER:
            return self.find_letter()
        if step == FIRST_BOARDS:
            self.ask(DRAW_BOARD, 0, CHANCE)
            return True
        if step == MONGOLS:
            mongols(self)
        else:
            event_cards(self)
            self.over = True
        return False

    # ---- set-up (CC-2) -------------------------------------------------------------------
    def find_start(self) -> bool:
        """CC-2.4: a chosen seat begins, or a random one."""
        if self.settings.start >= 0:
            self.active = self.settings.start
            return False
        self.ask(DRAW_START, 0, CHANCE)
        return True

    def find_events(self) -> bool:
        """CC-14: event cards drawn at random, if the table wants that."""
        if bits(self.events) >= self.settings.random_events:
            return False
        self.then(FIND_EVENTS, 0)
        self.ask(DRAW_EVENT, 0, CHANCE)
        return True

    def find_letter(self) -> bool:
        """CC-2.1: one letter for all boards, unless faces are mixed."""
        if self.settings.mixed_faces:
            return False
        self.ask(DRAW_LETTER, 0, CHANCE)
        return True

    def join(self, face: i64, side: i64) -> None:
        """A board comes: its regions get face-down counters, its provinces draw theirs (CC-2.2)."""
        board = self.wall.boards
        self.wall.join(face, side, self.content)
        self.boxed &= ~bit(face // 2)
        self.next_face = -1
        self.close_squares()  # CC-5.4: strict counts the new squares
        last = board * BOARD_PROVINCES + BOARD_PROVINCES - 1
        for i in range(BOARD_PROVINCES):
            self.counters.lies[last - i] = FACE_DOWN
            self.then(LAY_REPUTATION, last - i)

    # ---- the turn (CC-3) -----------------------------------------------------------------
    def begin_turn(self) -> bool:
        """The active player's action; what follows it is put below."""
        self.plan(TURN)
        self.here = NO_PROVINCE
        self.there = NO_PROVINCE
        self.near_only = False
        self.ask(OPENING if self.opening else FIRST_HALF, 0, self.active)
        return True

    def act(self, action: i64) -> None:
        """Play an action or a half of one."""
        if action == PASS:  # CC-3.7
            self.passes += 1
            return
        self.passes = 0
        if action < DOUBLE_WALL:
            self.build_wall((action - WALL) // LINE, (action - WALL) % LINE)
        elif action < BUILD_TOWER:
            self.build_double((action - DOUBLE_WALL) // LINE, (action - DOUBLE_WALL) % LINE)
        elif action < CARD:
            self.build_tower((action - BUILD_TOWER) // LINE, (action - BUILD_TOWER) % LINE)
        else:
            self.lay_card((action - CARD) // PROVINCES, (action - CARD) % PROVINCES)

    def build_wall(self, colour: i64, s: i64) -> None:
        """CC-3.2 a and c, CC-3.6: a single wall, the first or the second half."""
        province = i64(self.wall.province[s])
        if self.question == SECOND_HALF:
            self.there = province
            self.near_only = not self.began_with_card or self.settings.neutral_same_province
        else:
            self.near_only = True
            self.begin_action(colour, province, False)
            if self.question == FIRST_HALF and wall_has_second_half(self, colour, s):
                self.then(SECOND, 0)
        self.put_single(colour, s)

    def put_single(self, colour: i64, s: i64) -> None:
        """A single wall is built, neutral or not."""
        self.stock[colour * PIECES + SINGLES] -= 1
        self.wall.put(s, colour, SINGLE)
        if not self.settings.strict_reservation and next_to_tower(self.wall, s):
            self.towers.use(s, colour)  # CC-5.4
        self.after_block(s, s)

    def build_double(self, colour: i64, s: i64) -> None:
        """CC-4: the double wall, with a point for each province and region it touches."""
        wall = self.wall
        self.begin_action(colour, wall.province[s], False)
        self.there = wall.province[s + 1]
        self.stock[colour * PIECES + DOUBLES] -= 1
        wall.put(s, colour, DOUBLE)
        wall.put(s + 1, colour, DOUBLE)
        provinces: i64 = 1 if wall.province[s] == wall.province[s + 1] else 2
        regions: i64 = 1 if wall.region[s] == wall.region[s + 1] else 2
        self.gain(colour, provinces + regions)
        if self.journal is not None:
            facts: dict[str, str | int] = {
                "colour": COLOUR_NAMES[colour],
                "points": int(provinces + regions),
                "provinces": int(provinces),
                "regions": int(regions),
                "square": wall.square_name(s),
                "other": wall.square_name(s + 1),
            }
            self.note("double-points", "CC-4.1", facts)
        self.after_block(s, s + 1)

    def build_tower(self, colour: i64, s: i64) -> None:
        """CC-5: the tower and its reservation."""
        self.begin_action(colour, self.wall.province[s], False)
        self.stock[colour * PIECES + TOWERS] -= 1
        self.wall.put(s, colour, TOWER)
        self.towers.build(self.wall, s, colour, self.settings.strict_reservation)
        self.after_block(s, s)

    def lay_card(self, card: i64, province: i64) -> None:
        """CC-3.2 b and c, CC-3.6: a card face down."""
        self.near_only = True
        if self.question == SECOND_HALF:
            self.there = province
        else:
            self.begin_action(card // KINDS, province, True)
            if card_has_second_half(self, card // KINDS, province):
                self.then(SECOND, 0)
        self.cards.lay(card, province)

    def begin_action(self, colour: i64, province: i64, with_card: bool) -> None:
        """Remember in which colour and where the action began."""
        self.colour = colour
        self.here = province
        self.began_with_card = with_card

    def after_block(self, first: i64, last: i64) -> None:
        """CC-3.3: scouting, then completed provinces; closed squares are found anew (CC-5.5)."""
        wall = self.wall
        if self.towers.count > 0 and self.towers_notice(first, last):
            self.close_squares()
        if self.settings.board_at_once:
            self.then(NEW_BOARD, 0)
        one = i64(wall.province[first])
        two = i64(wall.province[last])
        if wall.left[one] == 0:
            if two != one and wall.left[two] == 0:
                self.then(CHOOSE_ORDER, one * PAIR + two)  # CC-4.3
            else:
                self.then(SCORE, one)
        elif wall.left[two] == 0:
            self.then(SCORE, two)
        if wall.region[first] != wall.region[last]:
            self.then(SCOUT, wall.region[last])
            self.then(SCOUT, wall.region[first])
        elif self.counters.lies[wall.region[first]] == FACE_DOWN:
            self.then(SCOUT, wall.region[first])

    def towers_notice(self, first: i64, last: i64) -> bool:
        """Whether a block just built can change which squares are closed."""
        wall = self.wall
        if next_to_tower(wall, first) or next_to_tower(wall, last) or wall.block[first] == TOWER:
            return True
        colour = i64(wall.square[first])
        return self.singles(colour) == 0  # CC-5.4: his last single wall ends a reservation

    def scout(self, region: i64) -> bool:
        """CC-6.1: the player sees the counter; Observers turn it up for all (CC-14.4)."""
        counters = self.counters
        if counters.lies[region] != FACE_DOWN:
            return False
        known = (i64(counters.scouts[region]) >> self.active) & 1
        observed = (self.events >> OBSERVERS) & 1
        if known == 1 and observed == 0:
            return False
        if counters.threat[region] == NOT_DRAWN:
            self.then(SCOUT, region)
            self.ask(DRAW_THREAT, region, CHANCE)
            return True
        counters.scouts[region] |= bit(self.active)
        self.shown += 1
        if observed == 1:
            counters.lies[region] = FACE_UP
        if self.journal is not None:
            self._tell_scouting(region, observed == 1)
        return False

    def _tell_scouting(self, region: i64, observed: bool) -> None:
        facts: dict[str, str | int] = {
            "seat": int(self.active) + 1,
            "region": self.wall.region_name(region),
        }
        if observed:
            facts["threat"] = int(self.counters.threat[region])
            self.note("observed", "CC-14.4", facts)
        else:
            self.note("scouted", "CC-6.1", facts)

    def begin_scoring(self, province: i64) -> None:
        """CC-7: reveal the cards, use them by priority, count."""
        reveal(self, province)
        self.then(COUNT, 0)
        if self.cards.revealed == 0:
            return
        for i in range(KINDS):  # the lowest priority goes to the bottom
            colour = self.cards.owner(KINDS - 1 - i)
            if colour >= 0:
                self.then(USE_CARD, colour * KINDS + KINDS - 1 - i)

    # ---- the end of the turn (CC-3.4) ------------------------------------------------------
    def offer_neutral(self) -> bool:
        """CC-12.1: a neutral wall may follow the action, but not the opening."""
        if self.settings.mode != NEUTRAL or self.opening:
            return False
        if self.singles(self.settings.neutral) == 0 or legal_neutral(self, zeros(LINE)) == 0:
            return False
        self.ask(NEUTRAL_TOO, 0, self.active)
        return True

    def maybe_new_board(self) -> bool:
        """CC-9.1: three Emperor cards on the map bring a board."""
        if self.emperors < 3 or self.wall.boards >= self.settings.boards:
            return False
        self.emperors -= 3
        if self.settings.board_chosen:
            self.ask(JOIN_BOARD, 0, self.active)
        else:
            self.ask(DRAW_BOARD, 1, CHANCE)
        return True

    def end_turn(self) -> bool:
        """CC-10: the wall is full, or nobody can do anything; else the next player's turn."""
        if self.wall.empties == 0:
            self.tell_end("wall-full", "CC-10.1")
        elif self.passes >= self.players:
            self.tell_end("stalemate", "CC-10.2")
        else:
            self.active = (self.active + 1) % self.players
            self.opening = False
            return self.begin_turn()
        self.waiting = 0
        self.plan(THE_END)
        self.then(REVEAL, 0)
        return False

    def tell_end(self, code: str, clause: str) -> None:
        """Note why the game ends."""
        if self.journal is not None:
            self.note(code, clause, {})

    def reveal_counters(self, first: i64) -> bool:
        """CC-11.1: every counter that still lies there is turned up, region by region."""
        lies = self.counters.lies
        for region in range(first, self.wall.provinces()):
            if lies[region] != FACE_DOWN:
                continue
            if self.counters.threat[region] == NOT_DRAWN:
                self.then(REVEAL, region)
                self.ask(DRAW_THREAT, region, CHANCE)
                return True
            lies[region] = FACE_UP
            self.shown += 1
        return False

    # ---- the contract ----------------------------------------------------------------------
    def legal(self, out: vec[i64]) -> i64:
        question = self.question
        if question == FIRST_HALF:
            return legal_first_half(self, out)
        if question == SECOND_HALF:
            return legal_second_half(self, out)
        if question == NEUTRAL_TOO:
            return legal_neutral(self, out)
        if question == OPENING:
            return legal_opening(self, out)
        if question == WHICH_FIRST:
            out[0] = FIRST + self.about // PAIR
            out[1] = FIRST + self.about % PAIR
            return 2
        if question == JOIN_BOARD:
            return self.legal_joins(out)
        if question == NO_QUESTION:
            return 0
        if question < DRAW_START:
            return legal_use(self, out)
        return self.legal_draws(out)

    def legal_joins(self, out: vec[i64]) -> i64:
        """CC-9.1: the drawn board, or any left in the box, to the left or to the right."""
        n: i64 = 0
        for face in range(FACES):
            if self.next_face == face or (self.next_face < 0 and self.boxed_face(face)):
                out[n] = JOIN + face * 2 + LEFT
                out[n + 1] = JOIN + face * 2 + RIGHT
                n += 2
        return n

    def boxed_face(self, face: i64) -> bool:
        """Whether a face may still come (CC-2.1)."""
        if (self.boxed >> (face // 2)) & 1 == 0:
            return False
        return self.settings.mixed_faces or face % 2 == self.letter

    def legal_draws(self, out: vec[i64]) -> i64:
        """The possible draws."""
        n: i64 = 0
        question = self.question
        if question == DRAW_THREAT:
            return outcomes(self.counters.threat_left, THREAT, out)
        if question == DRAW_REPUTATION:
            return outcomes(self.counters.reputation_left, REPUTATION, out)
        if question == DRAW_BOARD:
            for face in range(FACES):
                if self.boxed_face(face):
                    out[n] = BOARD + face
                    n += 1
        elif question == DRAW_EVENT:
            for event in range(EVENTS):
                if (self.events >> event) & 1 == 0:
                    out[n] = EVENT + event
                    n += 1
        elif question == DRAW_LETTER:
            for letter in range(2):
                out[n] = LETTER + letter
                n += 1
        else:
            for seat in range(self.players):
                out[n] = START + seat
                n += 1
        return n

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        if self.question == FIRST_HALF:
            return random_first_half(self, moves, rng)
        if self.question == SECOND_HALF:
            return random_second_half(self, moves, rng)
        if self.question == USE_MANDARIN and rng.below(2) == 0:
            return NO_SWAP
        n = self.legal(moves)
        return moves[rng.below(n)]

    def action_space(self) -> i64:
        return ACTIONS

    def weight(self, action: i64) -> i64:
        if self.question == DRAW_THREAT:
            return self.counters.threat_left[action - THREAT]
        if self.question == DRAW_REPUTATION:
            return self.counters.reputation_left[action - REPUTATION]
        return 1

    def draw(self, rng: Rng) -> i64:
        if self.question == DRAW_THREAT:
            return THREAT + pick(self.counters.threat_left, rng)
        if self.question == DRAW_REPUTATION:
            return REPUTATION + pick(self.counters.reputation_left, rng)
        out = zeros(FACES)
        n = self.legal_draws(out)
        return out[rng.below(n)]

    def apply(self, action: i64) -> None:
        question = self.question
        if question <= SECOND_HALF:
            self.act(action)
        elif question == NEUTRAL_TOO:
            if action != NO_NEUTRAL:
                self.passes = 0
                self.put_single(self.settings.neutral, action - NEUTRAL_WALL)
        elif question == WHICH_FIRST:
            one, two = self.about // PAIR, self.about % PAIR
            self.then(SCORE, one if action == FIRST + two else two)
            self.then(SCORE, action - FIRST)
        elif question < JOIN_BOARD:
            apply_use(self, action)
        elif question == JOIN_BOARD:
            self.join((action - JOIN) // 2, (action - JOIN) % 2)
            if self.journal is not None:
                self._tell_board((action - JOIN) // 2, (action - JOIN) % 2)
        else:
            self.take_draw(action)
        self.proceed()

    def take_draw(self, action: i64) -> None:
        """Luck has decided."""
        question = self.question
        if question == DRAW_THREAT:
            self.counters.draw_threat(self.about, action - THREAT)
        elif question == DRAW_REPUTATION:
            self.counters.draw_reputation(self.about, action - REPUTATION)
        elif question == DRAW_BOARD:
            self.take_board(action - BOARD)
        elif question == DRAW_EVENT:
            self.events |= bit(action - EVENT)
            self.note("event", "CC-14.5", {"event": EVENT_NAMES[action - EVENT]})
        elif question == DRAW_LETTER:
            self.letter = action - LETTER
        else:
            self.active = action - START

    def take_board(self, face: i64) -> None:
        """A board was drawn: the first ones lie left to right, for later ones a side is chosen."""
        if self.about == 0:
            self.join(face, RIGHT)
        else:
            self.next_face = face
            self.then(CHOOSE_SIDE, 0)

    def _tell_board(self, face: i64, side: i64) -> None:
        facts: dict[str, str | int] = {
            "board": FACE_NAMES[face],
            "side": "left" if side == LEFT else "right",
        }
        self.note("board-joined", "CC-9.1", facts)

    def result(self, player: i64) -> float:
        return winner_share(self, player)


def outcomes(left: vec[i64], base: i64, out: vec[i64]) -> i64:
    """The counter values that can still be drawn."""
    n: i64 = 0
    for value in range(COUNTER_VALUES):
        if left[value] > 0:
            out[n] = base + value
            n += 1
    return n


def bits(flags: i64) -> i64:
    """How many event cards are in play."""
    n: i64 = 0
    for event in range(EVENTS):
        n += (flags >> event) & 1
    return n


def new_game(settings: Settings, content: Content) -> ChangCheng:
    """A game before its first draw."""
    g = ChangCheng(settings, content)
    set_up(g)
    g.plan(SET_UP)
    g.proceed()
    return g
