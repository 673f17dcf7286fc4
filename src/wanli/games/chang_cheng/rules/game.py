"""The sequence of play of Chang Cheng (CC-2, CC-3, CC-9, CC-10).

`steps.py` lists the steps in their order. `carry_out` does one step and returns whether it waits
for an answer; `apply` takes the answer and continues with the next step.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import ABOUT, NO_QUESTION, STEP_BITS
from wanli.core.state import CHANCE, State, bit, zeros
from wanli.games.chang_cheng.rules import (
    acting,
    actions,
    boards,
    building,
    counters,
    ending,
    names,
    position,
    questions,
    random_play,
    scoring,
    scouting,
    secrets,
    steps,
)
from wanli.games.chang_cheng.rules.material import (
    COUNTER_VALUES,
    EVENTS,
    FACES,
    KINDS,
    Content,
)
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.settings import NEUTRAL, Settings


@final
class ChangCheng(Position):
    """A position with the rules: its legal actions and their effects."""

    def clone(self) -> State:
        other = ChangCheng(self.settings, self.content)
        self.copy_to(other)
        return other

    def proceed(self) -> None:
        """Carry out steps until a player must decide or a draw is due."""
        self.question = NO_QUESTION
        while not self.over:
            self.waiting -= 1
            entry = i64(self.todo[self.waiting])
            if self.carry_out(entry >> STEP_BITS, entry & ABOUT):
                return

    def carry_out(self, step: i64, about: i64) -> bool:
        """Carry out a step; return whether it waits for an answer."""
        if step == steps.SCOUT:
            return scouting.scout(self, about)
        if step == steps.SECOND:
            self.ask(questions.SECOND_HALF, 0, self.active)
            return True
        if step == steps.NEUTRAL_STEP:
            return self.offer_neutral()
        if step == steps.NEW_BOARD:
            return boards.maybe_new_board(self)
        if step == steps.END_TEST:
            return self.end_turn()
        if step == steps.SCORE:
            self.begin_scoring(about)
            return False
        if step == steps.USE_CARD:
            return scoring.use_card(self, about)
        if step == steps.COUNT:
            scoring.count(self)
            return False
        return self.carry_out_rare(step, about)

    def carry_out_rare(self, step: i64, about: i64) -> bool:
        """Carry out a rare step, such as those of the set-up and the end."""
        if step == steps.ACTION:
            return self.begin_turn()
        if step == steps.LAY_REPUTATION:
            self.ask(questions.DRAW_REPUTATION, about, CHANCE)
            return True
        if step == steps.CHOOSE_ORDER:
            self.ask(questions.WHICH_FIRST, about, self.active)
            return True
        if step == steps.CHOOSE_SIDE:
            self.ask(questions.JOIN_BOARD, 0, self.active)
            return True
        if step == steps.REVEAL:
            return scouting.reveal_counters(self, about)
        if step == steps.FIND_START:
            return self.find_start()
        if step == steps.FIND_EVENTS:
            return self.find_events()
        if step == steps.FIND_LETTER:
            return self.find_letter()
        if step == steps.FIRST_BOARDS:
            self.ask(questions.DRAW_BOARD, 0, CHANCE)
            return True
        if step == steps.MONGOLS:
            ending.mongols(self)
        else:
            ending.event_cards(self)
            self.over = True
        return False

    # ---- set-up (CC-2) -------------------------------------------------------------------
    def find_start(self) -> bool:
        """Set the chosen first seat, or ask for a random one (CC-2.4)."""
        if self.settings.start >= 0:
            self.active = self.settings.start
            return False
        self.ask(questions.DRAW_START, 0, CHANCE)
        return True

    def find_events(self) -> bool:
        """Draw event cards at random if the table options ask for it (CC-14)."""
        if bits(self.events) >= self.settings.random_events:
            return False
        self.then(steps.FIND_EVENTS, 0)
        self.ask(questions.DRAW_EVENT, 0, CHANCE)
        return True

    def find_letter(self) -> bool:
        """Draw one letter for all boards, unless faces are mixed (CC-2.1)."""
        if self.settings.mixed_faces:
            return False
        self.ask(questions.DRAW_LETTER, 0, CHANCE)
        return True

    # ---- the turn (CC-3) -----------------------------------------------------------------
    def begin_turn(self) -> bool:
        """Ask for the active player's action and push the rest of the turn onto the stack."""
        self.plan(steps.TURN)
        self.here = position.NO_PROVINCE
        self.there = position.NO_PROVINCE
        self.near_only = False
        self.ask(questions.OPENING if self.opening else questions.FIRST_HALF, 0, self.active)
        return True

    def begin_scoring(self, province: i64) -> None:
        """Begin a scoring: reveal the cards, use them by priority, then count (CC-7)."""
        scoring.reveal(self, province)
        self.then(steps.COUNT, 0)
        if self.cards.revealed == 0:
            return
        for i in range(KINDS):  # push the lowest priority first, so that it comes last
            colour = self.cards.owner(KINDS - 1 - i)
            if colour >= 0:
                self.then(steps.USE_CARD, colour * KINDS + KINDS - 1 - i)

    # ---- the end of the turn (CC-3.4) ------------------------------------------------------
    def offer_neutral(self) -> bool:
        """Offer a neutral wall after the action, but not after the opening (CC-12.1)."""
        if self.settings.mode != NEUTRAL or self.opening:
            return False
        if self.singles(self.settings.neutral) == 0 or not building.can_place_neutral(self):
            return False
        self.ask(questions.NEUTRAL_TOO, 0, self.active)
        return True

    def end_turn(self) -> bool:
        """End the game if the wall is full or all have passed, else begin the next turn (CC-10)."""
        if self.wall.empties == 0:
            self.note_end("wall-full", "CC-10.1")
        elif self.passes >= self.players:
            self.note_end("stalemate", "CC-10.2")
        else:
            self.active = (self.active + 1) % self.players
            self.opening = False
            return self.begin_turn()
        self.waiting = 0
        self.plan(steps.THE_END)
        self.then(steps.REVEAL, 0)
        return False

    def note_end(self, code: str, clause: str) -> None:
        """Note the reason why the game ends."""
        if self.journal is not None:
            self.note(code, clause, {})

    # ---- the interface of `State` -------------------------------------------------------------
    def legal(self, out: vec[i64]) -> i64:
        question = self.question
        if question == questions.FIRST_HALF:
            return building.legal_first_half(self, out)
        if question == questions.SECOND_HALF:
            return building.legal_second_half(self, out)
        if question == questions.NEUTRAL_TOO:
            return building.legal_neutral(self, out)
        if question == questions.OPENING:
            return building.legal_opening(self, out)
        if question == questions.WHICH_FIRST:
            out[0] = actions.FIRST + self.about // steps.PAIR
            out[1] = actions.FIRST + self.about % steps.PAIR
            return 2
        if question == questions.JOIN_BOARD:
            return boards.legal_joins(self, out)
        if question == NO_QUESTION:
            return 0
        if self.current == CHANCE:
            return self.legal_draws(out)
        return scoring.legal_use(self, out)

    def legal_draws(self, out: vec[i64]) -> i64:
        """Write the possible draws."""
        n: i64 = 0
        question = self.question
        if question == questions.DRAW_THREAT:
            return outcomes(self.counters.threat_left, actions.THREAT, out)
        if question == questions.DRAW_REPUTATION:
            return outcomes(self.counters.reputation_left, actions.REPUTATION, out)
        if question == questions.DRAW_BOARD:
            for face in range(FACES):
                if boards.boxed_face(self, face):
                    out[n] = actions.BOARD + face
                    n += 1
        elif question == questions.DRAW_EVENT:
            for event in range(EVENTS):
                if (self.events >> event) & 1 == 0:
                    out[n] = actions.EVENT + event
                    n += 1
        elif question == questions.DRAW_LETTER:
            for letter in range(2):
                out[n] = actions.LETTER + letter
                n += 1
        else:
            for seat in range(self.players):
                out[n] = actions.START + seat
                n += 1
        return n

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        if self.question == questions.FIRST_HALF:
            return random_play.random_first_half(self, moves, rng)
        if self.question == questions.SECOND_HALF:
            return random_play.random_second_half(self, moves, rng)
        if self.question == questions.USE_MANDARIN and rng.below(2) == 0:
            return actions.NO_SWAP
        if self.question == questions.NEUTRAL_TOO and rng.below(2) == 0:
            return actions.NO_NEUTRAL
        n = self.legal(moves)
        return moves[rng.below(n)]

    def action_space(self) -> i64:
        return actions.ACTIONS

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return secrets.looks_like(self, action, viewer)

    def weight(self, action: i64) -> i64:
        if self.question == questions.DRAW_THREAT:
            return self.counters.threat_left[action - actions.THREAT]
        if self.question == questions.DRAW_REPUTATION:
            return self.counters.reputation_left[action - actions.REPUTATION]
        return 1

    def draw(self, rng: Rng) -> i64:
        if self.question == questions.DRAW_THREAT:
            return actions.THREAT + counters.pick(self.counters.threat_left, rng)
        if self.question == questions.DRAW_REPUTATION:
            return actions.REPUTATION + counters.pick(self.counters.reputation_left, rng)
        out = zeros(FACES)
        n = self.legal_draws(out)
        return out[rng.below(n)]

    def apply(self, action: i64) -> None:
        question = self.question
        if questions.is_action(question):
            acting.act(self, action)
        elif self.current == CHANCE:
            self.take_draw(action)
        elif question == questions.NEUTRAL_TOO:
            if action != actions.NO_NEUTRAL:
                self.passes = 0
                acting.put_single(self, self.settings.neutral, action - actions.NEUTRAL_WALL)
        elif question == questions.WHICH_FIRST:
            one, two = self.about // steps.PAIR, self.about % steps.PAIR
            self.then(steps.SCORE, one if action == actions.FIRST + two else two)
            self.then(steps.SCORE, action - actions.FIRST)
        elif question == questions.JOIN_BOARD:
            boards.join(self, (action - actions.JOIN) // 2, (action - actions.JOIN) % 2)
            if self.journal is not None:
                boards.tell_board(self, (action - actions.JOIN) // 2, (action - actions.JOIN) % 2)
        else:
            scoring.apply_use(self, action)
        self.proceed()

    def take_draw(self, action: i64) -> None:
        """Apply the outcome of a draw."""
        question = self.question
        if question == questions.DRAW_THREAT:
            self.counters.draw_threat(self.about, action - actions.THREAT)
        elif question == questions.DRAW_REPUTATION:
            self.counters.draw_reputation(self.about, action - actions.REPUTATION)
        elif question == questions.DRAW_BOARD:
            boards.take_board(self, action - actions.BOARD)
        elif question == questions.DRAW_EVENT:
            self.events |= bit(action - actions.EVENT)
            self.note("event", "CC-14.5", {"event": names.EVENT_NAMES[action - actions.EVENT]})
        elif question == questions.DRAW_LETTER:
            self.letter = action - actions.LETTER
        else:
            self.active = action - actions.START

    def rank(self, player: i64) -> i64:
        return ending.rank(self, player)


def outcomes(left: vec[i64], base: i64, out: vec[i64]) -> i64:
    """Write the counter values that can still be drawn."""
    n: i64 = 0
    for value in range(COUNTER_VALUES):
        if left[value] > 0:
            out[n] = base + value
            n += 1
    return n


def bits(flags: i64) -> i64:
    """Return the number of event cards in play."""
    n: i64 = 0
    for event in range(EVENTS):
        n += (flags >> event) & 1
    return n


def new_game(settings: Settings, content: Content) -> ChangCheng:
    """Return a game before its first draw."""
    g = ChangCheng(settings, content)
    position.set_up(g)
    g.plan(steps.SET_UP)
    g.proceed()
    return g
