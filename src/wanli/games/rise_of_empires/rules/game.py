"""The sequence of play of Rise of Empires (RE-2).

`steps.py` lists the steps in their order. `carry_out` does one of them and returns whether it waits
for an answer; `apply` takes the answer and continues with the next step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import ABOUT, NO_QUESTION, STEP_BITS
from wanli.core.state import CHANCE, State
from wanli.games.rise_of_empires.rules import (
    acting,
    actions,
    effects,
    empire,
    food,
    income,
    names,
    offer,
    ordering,
    points,
    position,
    questions,
    random_play,
    steps,
    tiles,
    war,
)
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    GOLD,
    RESOURCES,
    TURNS,
    VP,
    Content,
)
from wanli.games.rise_of_empires.rules.position import Position
from wanli.games.rise_of_empires.rules.settings import Settings

LARGE: Final[i64] = 100_000  # more gold or discs than a player can have


@final
class RiseOfEmpires(Position):
    """A position with the rules: its legal actions and their effects."""

    def clone(self) -> State:
        other = RiseOfEmpires(self.settings, self.content)
        self.copy_to(other)
        return other

    def proceed(self) -> None:
        """Carry out steps until a player or luck has to decide."""
        self.question = NO_QUESTION
        while not self.over:
            self.waiting -= 1
            entry = i64(self.todo[self.waiting])
            if self.carry_out(entry >> STEP_BITS, entry & ABOUT):
                return

    def carry_out(self, step: i64, about: i64) -> bool:
        """Carry out a step; return whether it waits for an answer."""
        if step == steps.ACTION:
            return self.next_action(about)
        if step == steps.CARRY_OUT:
            return acting.carry_out(self, about)
        if step == steps.PLACING:
            return empire.placing(self)
        if step == steps.WARS:
            return war.wars(self)
        if step == steps.NEW_TILES:
            return offer.new_tiles(self)
        if step == steps.LOSSES:
            return war.losses(self)
        if step == steps.CAPTURE:
            return war.capture(self, about)
        if step == steps.FOOD:
            return self.food(about)
        if step == steps.HARVEST:
            food.harvest(self, i64(self.order[about]))
            return False
        if step == steps.FEEDING:
            return food.feeding(self, i64(self.order[about]))
        return self.carry_out_rare(step, about)

    def carry_out_rare(self, step: i64, about: i64) -> bool:
        """Carry out one of the rarer steps."""
        if step == steps.ALLIANCES:
            return self.alliances(about)
        if step == steps.INCOME:
            income.give_income(self)
            return False
        if step == steps.UPKEEP:
            return self.upkeep(about)
        if step == steps.POINTS:
            points.score_all(self)
            return False
        if step == steps.TURN_ORDER:
            return self.turn_order(about)
        if step == steps.END_OF_TURN:
            self.end_turn()
            return False
        return self.first_order(about)

    # ---- set-up (RE-1.4) -----------------------------------------------------------------
    def first_order(self, place: i64) -> bool:
        """RE-1.4: draw the first order place by place; the last place is left over."""
        if place < self.players - 1:
            self.then(steps.FIRST_ORDER, place + 1)
            self.ask(questions.DRAW_ORDER, place, CHANCE)
            return True
        for seat in range(self.players):
            if not ordering.has_place(self.order, seat):
                self.order[place] = seat
        self.note_start()
        self.begin_turn()
        return False

    def note_start(self) -> None:
        """RE-1.2: note the VP that an owner's set gives at the start."""
        if self.journal is not None and self.content.start[VP] > 0:
            vp = int(self.content.start[VP])
            for seat in range(self.players):
                self.note("points-at-start", "RE-1.2", {"seat": int(seat) + 1, "points": vp})

    # ---- the turn (RE-2.1) ---------------------------------------------------------------
    def begin_turn(self) -> None:
        """Put the phases of a turn on the stack."""
        self.plan(steps.LAST_TURN if self.turn == TURNS - 1 else steps.TURN)
        self.wonders.new_turn()
        for seat in range(self.players):
            self.has[seat * position.FIELDS + position.WAIVED] = 0
        if self.journal is not None:
            self.note("turn-begins", "RE-2.1", {"turn": names.TURN_NAMES[self.turn]})

    def alliances(self, place: i64) -> bool:
        """RE-3.13: in turn order each player with an alliance piece may give it."""
        for at in range(place, self.players):
            seat = i64(self.order[at])
            if effects.alliance(self, seat):
                self.then(steps.ALLIANCES, at + 1)
                self.active = seat
                self.ask(questions.WHICH_ALLY, 0, seat)
                return True
        return False

    def next_action(self, taken: i64) -> bool:
        """RE-3.1: one action at a time in turn order, until all discs are used."""
        if taken == self.content.discs * self.players:
            return False
        self.then(steps.ACTION, taken + 1)
        self.active = i64(self.order[taken % self.players])
        self.ask(questions.CHOOSE_ROW, 0, self.active)
        return True

    def food(self, place: i64) -> bool:
        """RE-4.1: in turn order, collect food and pay the upkeep in food."""
        if place == self.players:
            return False
        self.then(steps.FOOD, place + 1)
        self.then(steps.FEEDING, place)
        self.then(steps.HARVEST, place)
        return food.ask_islands(self, i64(self.order[place]))

    def upkeep(self, first: i64) -> bool:
        """WW-9: holders pay for their wonders."""
        at = income.wonder_upkeep(self, first)
        if at < 0:
            return False
        self.then(steps.UPKEEP, at + 1)
        return True

    def turn_order(self, chosen: i64) -> bool:
        """RE-4.4: the player with fewest VP chooses first; the last place is left over."""
        seat = ordering.next_chooser(self)
        if chosen < self.players - 1:
            self.then(steps.TURN_ORDER, chosen + 1)
            self.ask(questions.WHICH_PLACE, 0, seat)
            return True
        for place in range(self.players):
            if self.new_order[place] == position.NOBODY:
                self.new_order[place] = seat
        for place in range(self.players):
            self.order[place] = self.new_order[place]
            self.new_order[place] = position.NOBODY
        return False

    def end_turn(self) -> None:
        """End the turn, the era or the game (RE-2.3, RE-3.13, RE-4.5, RE-4.6)."""
        for seat in range(self.players):
            self.has[seat * position.FIELDS + position.ALLY_OF] = position.NOBODY
        if self.turn == TURNS - 1:
            self.over = True
            self.waiting = 0
            if self.journal is not None:
                self.note("game-ends", "RE-4.6", {})
            return
        if self.players <= self.content.discard_up_to:
            offer.discard(self)
        if self.is_b():
            ordering.halve(self)
            self.rows.clear()
        self.turn += 1
        self.begin_turn()

    # ---- the interface of State ----------------------------------------------------------
    def legal(self, out: vec[i64]) -> i64:
        question = self.question
        if question == questions.CHOOSE_ROW:
            return acting.legal_lifts(self, out) if self.is_b() else acting.legal_discs(self, out)
        if question == questions.PAYMENT:
            return acting.legal_payments(self, out)
        if question == questions.WHICH_REGION:
            return empire.legal_regions(self, out)
        if question == questions.HOW_MANY:
            return empire.legal_cubes(self, out)
        if question == NO_QUESTION:
            return 0
        if questions.is_of_row(question):
            return acting.legal_tiles(self, out)
        if question == questions.WHICH_WAR:
            n = war.legal_wars(self, out)
            out[n] = actions.PEACE
            return n + 1
        if self.current == CHANCE:
            return self.legal_draws(out)
        return self.legal_rest(out)

    def legal_rest(self, out: vec[i64]) -> i64:
        """Write the answers to a rarer question."""
        question = self.question
        if question == questions.WHICH_LOSS:
            return war.legal_losses(self, out)
        if question == questions.MARK_IT:
            out[0] = actions.MARK + self.about
            out[1] = actions.RAZE + self.about
            return 2
        if question == questions.WHICH_SITE:
            return tiles.legal_sites(self, out)
        if question == questions.KEEP_IT:
            return income.legal_keeping(self, out)
        if question == questions.WHICH_ALLY:
            return self.legal_allies(out)
        if question == questions.ISLAND_GOOD:
            return food.legal_islands(self, out)
        if question == questions.GIVE_UP:
            return food.legal_giving_up(self, out)
        return ordering.legal_places(self, out)

    def legal_allies(self, out: vec[i64]) -> i64:
        """RE-3.13: write the possible allies: any other player, or no one."""
        n: i64 = 0
        for seat in range(self.players):
            if seat != self.current:
                out[n] = actions.ALLY + seat
                n += 1
        out[n] = actions.NO_ALLY
        return n + 1

    def legal_draws(self, out: vec[i64]) -> i64:
        """Write the possible draws."""
        if self.question == questions.DRAW_ORDER:
            return ordering.legal_first(self, out)
        return offer.legal_draws(self, out)

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        return random_play.choose(self, moves, self.legal(moves), rng)

    def action_space(self) -> i64:
        return actions.ACTIONS

    def weight(self, action: i64) -> i64:
        return 1 if self.question == questions.DRAW_ORDER else offer.weight(self, action)

    def draw(self, rng: Rng) -> i64:
        if self.question == questions.DRAW_ORDER:
            return super().draw(rng)
        return offer.draw(self, rng)

    def apply(self, action: i64) -> None:
        if not self.answer(action):
            self.proceed()

    def answer(self, action: i64) -> bool:
        """Carry out an answer; return whether it leads to another question at once."""
        question = self.question
        if question == questions.CHOOSE_ROW:
            if self.is_b():
                return acting.lift(self, action)
            acting.lay(self, action)
            return False
        if question == questions.PAYMENT:
            return acting.pay(self, action)
        if questions.is_of_row(question):
            return action != actions.SKIP and self.act(action)
        if question == questions.WHICH_REGION:
            return empire.choose_region(self, action)
        if question == questions.HOW_MANY:
            empire.put(self, self.about, action - actions.PUT)
            return False
        if question == questions.WHICH_WAR:
            war.make_war(self, action)
            return False
        if self.current == CHANCE:
            if question == questions.DRAW_ORDER:
                self.order[self.about] = action - actions.FIRST
            else:
                offer.show(self, action)
            return False
        return self.answer_rest(action)

    def act(self, action: i64) -> bool:
        """RE-3.5 to RE-3.12: carry out the action of a row."""
        question = self.question
        if question == questions.WHICH_PROGRESS:
            return tiles.take_progress(self, action - actions.TAKE_PROGRESS)
        if question == questions.WHICH_TERRITORY:
            tiles.take_territory(self, action - actions.TAKE_TERRITORY)
            return False
        if question == questions.WHICH_CITY:
            return tiles.take_city(self, action - actions.TAKE_CITY)
        if question == questions.WHICH_EMPIRE:
            empire.use(self, action - actions.USE_EMPIRE)
            return False
        tiles.trade(self, (action - actions.SELL) // COUNTS, (action - actions.SELL) % COUNTS)
        return False

    def answer_rest(self, action: i64) -> bool:
        """Carry out the answer to a rarer question."""
        question = self.question
        if question == questions.ISLAND_GOOD:
            return food.set_islands(self, action)
        if question == questions.GIVE_UP:
            return food.give_up(self, action)
        if question == questions.WHICH_LOSS:
            war.lose(self, action)
        elif question == questions.MARK_IT:
            war.mark(self, action)
        elif question == questions.WHICH_SITE:
            tiles.put_wonder(self, action - actions.SITE)
        elif question == questions.KEEP_IT:
            income.keep(self, action)
        elif question == questions.WHICH_ALLY:
            self.make_alliance(action)
        else:
            self.new_order[action - actions.CHOOSE_PLACE] = self.current
        return False

    def make_alliance(self, action: i64) -> None:
        """RE-3.13: give the piece until the turn ends."""
        if action == actions.NO_ALLY:
            return
        self.has[self.current * position.FIELDS + position.ALLY_OF] = action - actions.ALLY

    def rank(self, player: i64) -> i64:
        """RE-4.6: return the rank value: VP, ties broken by gold, then by resources."""
        points = self.of(player, VP) * LARGE + self.of(player, GOLD)
        return points * LARGE + self.of(player, RESOURCES)


def new_game(settings: Settings, content: Content) -> RiseOfEmpires:
    """Return a game before its first draw."""
    g = RiseOfEmpires(settings, content)
    position.set_up(g)
    g.plan(steps.SET_UP)
    g.proceed()
    return g
