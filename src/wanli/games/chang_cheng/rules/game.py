"""The sequence of play of Chang Cheng, as the rulebook tells it (CC-2, CC-3, CC-9, CC-10).

The lists SET_UP, TURN and THE_END (`steps.py`) are the order of the steps; `carry_out` says what
each does and whether it waits for a decision; `apply` takes that decision and goes on.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State, bit, zeros
from wanli.games.chang_cheng.rules.acting import act, put_single
from wanli.games.chang_cheng.rules.actions import (
    ACTIONS,
    BOARD,
    EVENT,
    FIRST,
    JOIN,
    LETTER,
    NEUTRAL_WALL,
    NO_NEUTRAL,
    NO_SWAP,
    REPUTATION,
    START,
    THREAT,
)
from wanli.games.chang_cheng.rules.boards import (
    boxed_face,
    join,
    legal_joins,
    maybe_new_board,
    take_board,
    tell_board,
)
from wanli.games.chang_cheng.rules.building import (
    can_place_neutral,
    legal_first_half,
    legal_neutral,
    legal_opening,
    legal_second_half,
)
from wanli.games.chang_cheng.rules.counters import pick
from wanli.games.chang_cheng.rules.ending import event_cards, mongols, winner_share
from wanli.games.chang_cheng.rules.material import (
    COUNTER_VALUES,
    EVENTS,
    FACES,
    KINDS,
    Content,
)
from wanli.games.chang_cheng.rules.names import EVENT_NAMES
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
from wanli.games.chang_cheng.rules.scouting import reveal_counters, scout
from wanli.games.chang_cheng.rules.secrets import looks_like
from wanli.games.chang_cheng.rules.settings import NEUTRAL, Settings
from wanli.games.chang_cheng.rules.steps import (
    ACTION,
    CHOOSE_ORDER,
    CHOOSE_SIDE,
    COUNT,
    END_TEST,
    FIND_EVENTS,
    FIND_LETTER,
    FIND_START,
    FIRST_BOARDS,
    LAY_REPUTATION,
    MONGOLS,
    NEUTRAL_STEP,
    NEW_BOARD,
    PAIR,
    REVEAL,
    SCORE,
    SCOUT,
    SECOND,
    SET_UP,
    THE_END,
    TURN,
    USE_CARD,
)


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
            return scout(self, about)
        if step == SECOND:
            self.ask(SECOND_HALF, 0, self.active)
            return True
        if step == NEUTRAL_STEP:
            return self.offer_neutral()
        if step == NEW_BOARD:
            return maybe_new_board(self)
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
            return reveal_counters(self, about)
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

    # ---- the turn (CC-3) -----------------------------------------------------------------
    def begin_turn(self) -> bool:
        """The active player's action; what follows it is put below."""
        self.plan(TURN)
        self.here = NO_PROVINCE
        self.there = NO_PROVINCE
        self.near_only = False
        self.ask(OPENING if self.opening else FIRST_HALF, 0, self.active)
        return True

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
        if self.singles(self.settings.neutral) == 0 or not can_place_neutral(self):
            return False
        self.ask(NEUTRAL_TOO, 0, self.active)
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
            return legal_joins(self, out)
        if question == NO_QUESTION:
            return 0
        if question < DRAW_START:
            return legal_use(self, out)
        return self.legal_draws(out)

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
                if boxed_face(self, face):
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
        if self.question == NEUTRAL_TOO and rng.below(2) == 0:
            return NO_NEUTRAL
        n = self.legal(moves)
        return moves[rng.below(n)]

    def action_space(self) -> i64:
        return ACTIONS

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return looks_like(self, action, viewer)

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
            act(self, action)
        elif question == NEUTRAL_TOO:
            if action != NO_NEUTRAL:
                self.passes = 0
                put_single(self, self.settings.neutral, action - NEUTRAL_WALL)
        elif question == WHICH_FIRST:
            one, two = self.about // PAIR, self.about % PAIR
            self.then(SCORE, one if action == FIRST + two else two)
            self.then(SCORE, action - FIRST)
        elif question < JOIN_BOARD:
            apply_use(self, action)
        elif question == JOIN_BOARD:
            join(self, (action - JOIN) // 2, (action - JOIN) % 2)
            if self.journal is not None:
                tell_board(self, (action - JOIN) // 2, (action - JOIN) % 2)
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
            take_board(self, action - BOARD)
        elif question == DRAW_EVENT:
            self.events |= bit(action - EVENT)
            self.note("event", "CC-14.5", {"event": EVENT_NAMES[action - EVENT]})
        elif question == DRAW_LETTER:
            self.letter = action - LETTER
        else:
            self.active = action - START

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
