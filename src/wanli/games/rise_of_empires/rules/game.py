"""The sequence of play of Rise of Empires, as the rulebook tells it (RE-2).

The lists in `steps.py` are the order of the phases; `carry_out` says what each step does and
whether it waits for a decision; `apply` takes that decision and goes on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games.rise_of_empires.rules import steps
from wanli.games.rise_of_empires.rules.acting import (
    carry_out,
    lay,
    legal_discs,
    legal_lifts,
    legal_payments,
    legal_tiles,
    lift,
    pay,
)
from wanli.games.rise_of_empires.rules.actions import (
    ACTIONS,
    ALLY,
    CHOOSE_PLACE,
    FIRST,
    MARK,
    NO_ALLY,
    PEACE,
    PUT,
    RAZE,
    SELL,
    SHOW_PROGRESS,
    SHOW_TERRITORY,
    SITE,
    SKIP,
    TAKE_CITY,
    TAKE_PROGRESS,
    TAKE_TERRITORY,
    USE_EMPIRE,
)
from wanli.games.rise_of_empires.rules.boxes import EMPTY
from wanli.games.rise_of_empires.rules.effects import alliance
from wanli.games.rise_of_empires.rules.empire import (
    choose_region,
    legal_cubes,
    legal_regions,
    placing,
    put,
    use,
)
from wanli.games.rise_of_empires.rules.food import (
    ask_islands,
    feeding,
    give_up,
    harvest,
    legal_giving_up,
    legal_islands,
    set_islands,
)
from wanli.games.rise_of_empires.rules.income import income, keep, legal_keeping, wonder_upkeep
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    ERAS,
    GOLD,
    RESOURCES,
    TURNS,
    VP,
    Content,
)
from wanli.games.rise_of_empires.rules.names import TURN_NAMES
from wanli.games.rise_of_empires.rules.ordering import halve, legal_places, next_chooser
from wanli.games.rise_of_empires.rules.points import points
from wanli.games.rise_of_empires.rules.position import (
    ABOUT,
    ALLY_OF,
    CHOOSE_ROW,
    COMING,
    DRAW_ORDER,
    DRAW_PROGRESS,
    DRAW_TERRITORY,
    FIELDS,
    GIVE_UP,
    GONE,
    HOW_MANY,
    ISLAND_GOOD,
    KEEP_IT,
    MARK_IT,
    NO_QUESTION,
    NOBODY,
    PAYMENT,
    SHOWN,
    STEP_BITS,
    WAIVED,
    WHICH_ALLY,
    WHICH_CITY,
    WHICH_EMPIRE,
    WHICH_LOSS,
    WHICH_PLACE,
    WHICH_PROGRESS,
    WHICH_REGION,
    WHICH_SITE,
    WHICH_TERRITORY,
    WHICH_TRADE,
    WHICH_WAR,
    Position,
    set_up,
)
from wanli.games.rise_of_empires.rules.random_play import sample
from wanli.games.rise_of_empires.rules.settings import Settings
from wanli.games.rise_of_empires.rules.tiles import (
    legal_sites,
    put_wonder,
    take_city,
    take_progress,
    take_territory,
    trade,
)
from wanli.games.rise_of_empires.rules.war import (
    capture,
    legal_losses,
    legal_wars,
    lose,
    losses,
    make_war,
    mark,
    wars,
)

LARGE: Final[i64] = 100_000  # more gold or discs than anybody can have


@final
class RiseOfEmpires(Position):
    """The game: what may be done, and what then happens."""

    def clone(self) -> State:
        other = RiseOfEmpires(self.settings, self.content)
        self.copy_to(other)
        return other

    def plan(self, list_of_steps: vec[i64]) -> None:
        """Put a list of steps on top of what is still to be done, the first on top."""
        last: i64 = i64(len(list_of_steps)) - 1
        for i in range(last + 1):
            self.then(i64(list_of_steps[last - i]), 0)

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
        if step == steps.ACTION:
            return self.next_action(about)
        if step == steps.CARRY_OUT:
            return carry_out(self, about)
        if step == steps.PLACING:
            return placing(self)
        if step == steps.WARS:
            return wars(self)
        if step == steps.NEW_TILES:
            return self.new_tiles()
        if step == steps.LOSSES:
            return losses(self)
        if step == steps.CAPTURE:
            return capture(self, about)
        if step == steps.FOOD:
            return self.food(about)
        if step == steps.HARVEST:
            harvest(self, i64(self.order[about]))
            return False
        if step == steps.FEEDING:
            return feeding(self, i64(self.order[about]))
        return self.carry_out_rare(step, about)

    def carry_out_rare(self, step: i64, about: i64) -> bool:
        """The steps that come once a turn."""
        if step == steps.ALLIANCES:
            return self.alliances(about)
        if step == steps.INCOME:
            income(self)
            return False
        if step == steps.UPKEEP:
            return self.upkeep(about)
        if step == steps.POINTS:
            points(self)
            return False
        if step == steps.TURN_ORDER:
            return self.turn_order(about)
        if step == steps.END_OF_TURN:
            self.end_turn()
            return False
        return self.first_order(about)

    # ---- set-up (RE-1.4) -----------------------------------------------------------------
    def first_order(self, place: i64) -> bool:
        """RE-1.4: the first order is drawn, place by place; the last place is left over."""
        if place < self.players - 1:
            self.then(steps.FIRST_ORDER, place + 1)
            self.ask(DRAW_ORDER, place, CHANCE)
            return True
        for seat in range(self.players):
            if not self.in_order(seat):
                self.order[place] = seat
        self.note_start()
        self.begin_turn()
        return False

    def note_start(self) -> None:
        """RE-1.2: a line of the score for VP that an owner's set begins with."""
        if self.journal is not None and self.content.start[VP] > 0:
            vp = int(self.content.start[VP])
            for seat in range(self.players):
                self.note("points-at-start", "RE-1.2", {"seat": int(seat) + 1, "points": vp})

    def in_order(self, seat: i64) -> bool:
        """Whether a seat has been drawn."""
        for place in range(self.players):
            if self.order[place] == seat:
                return True
        return False

    # ---- the turn (RE-2.1) ---------------------------------------------------------------
    def begin_turn(self) -> None:
        """A turn's phases are put on the stack."""
        self.plan(steps.LAST_TURN if self.turn == TURNS - 1 else steps.TURN)
        self.wonders.new_turn()
        for seat in range(self.players):
            self.has[seat * FIELDS + WAIVED] = 0
        if self.journal is not None:
            self.note("turn-begins", "RE-2.1", {"turn": TURN_NAMES[self.turn]})

    def alliances(self, place: i64) -> bool:
        """RE-3.13: in turn order whoever has a piece may give it."""
        for at in range(place, self.players):
            seat = i64(self.order[at])
            if alliance(self, seat):
                self.then(steps.ALLIANCES, at + 1)
                self.active = seat
                self.ask(WHICH_ALLY, 0, seat)
                return True
        return False

    def new_tiles(self) -> bool:
        """RE-2.2: every empty box shows its next tile; then the turn's city tiles come."""
        box = self.progress.next_empty(0)
        if box != EMPTY:
            self.then(steps.NEW_TILES, 0)
            self.ask(DRAW_PROGRESS, box, CHANCE)
            return True
        box = self.territory.next_empty(0)
        if box != EMPTY:
            self.then(steps.NEW_TILES, 0)
            self.ask(DRAW_TERRITORY, box, CHANCE)
            return True
        for tile in range(self.content.cities):
            if self.city[tile] == COMING and self.content.city_turn[tile] == self.turn:
                self.city[tile] = SHOWN
        return False

    def next_action(self, taken: i64) -> bool:
        """RE-3.1: one action at a time in turn order, until all discs are used."""
        if taken == self.content.discs * self.players:
            return False
        self.then(steps.ACTION, taken + 1)
        self.active = i64(self.order[taken % self.players])
        self.ask(CHOOSE_ROW, 0, self.active)
        return True

    def food(self, place: i64) -> bool:
        """RE-4.1: in turn order food comes in and is eaten."""
        if place == self.players:
            return False
        self.then(steps.FOOD, place + 1)
        self.then(steps.FEEDING, place)
        self.then(steps.HARVEST, place)
        return ask_islands(self, i64(self.order[place]))

    def upkeep(self, first: i64) -> bool:
        """WW-9: holders pay for their wonders."""
        at = wonder_upkeep(self, first)
        if at < 0:
            return False
        self.then(steps.UPKEEP, at + 1)
        return True

    def turn_order(self, chosen: i64) -> bool:
        """RE-4.4: who has fewest VP chooses first; the last place is left over."""
        seat = next_chooser(self)
        if chosen < self.players - 1:
            self.then(steps.TURN_ORDER, chosen + 1)
            self.ask(WHICH_PLACE, 0, seat)
            return True
        for place in range(self.players):
            if self.new_order[place] == NOBODY:
                self.new_order[place] = seat
        for place in range(self.players):
            self.order[place] = self.new_order[place]
            self.new_order[place] = NOBODY
        return False

    def end_turn(self) -> None:
        """RE-2.3, RE-3.13, RE-4.5, RE-4.6."""
        for seat in range(self.players):
            self.has[seat * FIELDS + ALLY_OF] = NOBODY
        if self.turn == TURNS - 1:
            self.over = True
            self.waiting = 0
            if self.journal is not None:
                self.note("game-ends", "RE-4.6", {})
            return
        if self.players <= self.content.discard_up_to:
            self.discard()
        if self.is_b():
            halve(self)
            self.rows.clear()
        self.turn += 1
        self.begin_turn()

    def discard(self) -> None:
        """RE-2.3: what nobody took leaves the game, but for red stripes."""
        c = self.content
        for box in range(self.progress.count):
            kind = i64(self.progress.shown[box])
            if kind != EMPTY and c.kind_stripe[kind] == 0:
                self.progress.discard(box)
        for box in range(self.territory.count):
            land = i64(self.territory.shown[box])
            if land != EMPTY and c.land_stripe[land] == 0:
                self.territory.discard(box)
        for tile in range(c.cities):
            if self.city[tile] == SHOWN and c.city_stripe[tile] == 0:
                self.city[tile] = GONE

    # ---- the contract --------------------------------------------------------------------
    def legal(self, out: vec[i64]) -> i64:
        question = self.question
        if question == CHOOSE_ROW:
            return legal_lifts(self, out) if self.is_b() else legal_discs(self, out)
        if question == PAYMENT:
            return legal_payments(self, out)
        if question == WHICH_REGION:
            return legal_regions(self, out)
        if question == HOW_MANY:
            return legal_cubes(self, out)
        if question == NO_QUESTION:
            return 0
        if question <= WHICH_TRADE:
            return legal_tiles(self, out)
        if question == WHICH_WAR:
            n = legal_wars(self, out)
            out[n] = PEACE
            return n + 1
        if question >= DRAW_ORDER:
            return self.legal_draws(out)
        return self.legal_rest(out)

    def legal_rest(self, out: vec[i64]) -> i64:
        """The rarer questions."""
        question = self.question
        if question == WHICH_LOSS:
            return legal_losses(self, out)
        if question == MARK_IT:
            out[0] = MARK + self.about
            out[1] = RAZE + self.about
            return 2
        if question == WHICH_SITE:
            return legal_sites(self, out)
        if question == KEEP_IT:
            return legal_keeping(self, out)
        if question == WHICH_ALLY:
            return self.legal_allies(out)
        if question == ISLAND_GOOD:
            return legal_islands(self, out)
        if question == GIVE_UP:
            return legal_giving_up(self, out)
        return legal_places(self, out)

    def legal_allies(self, out: vec[i64]) -> i64:
        """RE-3.13: any other player, or nobody."""
        n: i64 = 0
        for seat in range(self.players):
            if seat != self.current:
                out[n] = ALLY + seat
                n += 1
        out[n] = NO_ALLY
        return n + 1

    def legal_draws(self, out: vec[i64]) -> i64:
        """The possible draws."""
        n: i64 = 0
        if self.question == DRAW_PROGRESS:
            era = self.era_below(self.about)
            for kind in range(self.content.era_kinds[era], self.content.era_kinds[era + 1]):
                if self.progress.unseen[kind] > 0:
                    out[n] = SHOW_PROGRESS + kind
                    n += 1
        elif self.question == DRAW_TERRITORY:
            for land in range(self.content.lands):
                if self.territory.unseen[land] > 0:
                    out[n] = SHOW_TERRITORY + land
                    n += 1
        else:
            for seat in range(self.players):
                if not self.in_order(seat):
                    out[n] = FIRST + seat
                    n += 1
        return n

    def era_below(self, box: i64) -> i64:
        """RE-1.4: the era of the next tile of a progress box; era 1 lies on top."""
        return ERAS - (i64(self.progress.left[box]) - 1) // self.content.per_box

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        return sample(self, moves, self.legal(moves), rng)

    def action_space(self) -> i64:
        return ACTIONS

    def weight(self, action: i64) -> i64:
        if self.question == DRAW_PROGRESS:
            return self.progress.unseen[action - SHOW_PROGRESS]
        if self.question == DRAW_TERRITORY:
            return self.territory.unseen[action - SHOW_TERRITORY]
        return 1

    def draw(self, rng: Rng) -> i64:
        if self.question == DRAW_PROGRESS:
            era = self.era_below(self.about)
            first, end = i64(self.content.era_kinds[era]), i64(self.content.era_kinds[era + 1])
            return SHOW_PROGRESS + self.progress.pick(first, end, rng)
        if self.question == DRAW_TERRITORY:
            return SHOW_TERRITORY + self.territory.pick(0, self.content.lands, rng)
        return super().draw(rng)

    def apply(self, action: i64) -> None:
        if not self.answer(action):
            self.proceed()

    def answer(self, action: i64) -> bool:
        """Take a decision; True if the answer leads to another question at once."""
        question = self.question
        if question == CHOOSE_ROW:
            if self.is_b():
                return lift(self, action)
            lay(self, action)
            return False
        if question == PAYMENT:
            return pay(self, action)
        if question <= WHICH_TRADE:
            return action != SKIP and self.act(action)
        if question == WHICH_REGION:
            return choose_region(self, action)
        if question == HOW_MANY:
            put(self, self.about, action - PUT)
            return False
        if question == WHICH_WAR:
            make_war(self, action)
            return False
        if question >= DRAW_ORDER:
            self.take_draw(action)
            return False
        return self.answer_rest(action)

    def act(self, action: i64) -> bool:
        """RE-3.5 to RE-3.12: the action itself."""
        question = self.question
        if question == WHICH_PROGRESS:
            return take_progress(self, action - TAKE_PROGRESS)
        if question == WHICH_TERRITORY:
            take_territory(self, action - TAKE_TERRITORY)
            return False
        if question == WHICH_CITY:
            return take_city(self, action - TAKE_CITY)
        if question == WHICH_EMPIRE:
            use(self, action - USE_EMPIRE)
            return False
        trade(self, (action - SELL) // COUNTS, (action - SELL) % COUNTS)
        return False

    def answer_rest(self, action: i64) -> bool:
        """The rarer questions."""
        question = self.question
        if question == ISLAND_GOOD:
            return set_islands(self, action)
        if question == GIVE_UP:
            return give_up(self, action)
        if question == WHICH_LOSS:
            lose(self, action)
        elif question == MARK_IT:
            mark(self, action)
        elif question == WHICH_SITE:
            put_wonder(self, action - SITE)
        elif question == KEEP_IT:
            keep(self, action)
        elif question == WHICH_ALLY:
            self.make_alliance(action)
        else:
            self.new_order[action - CHOOSE_PLACE] = self.current
        return False

    def make_alliance(self, action: i64) -> None:
        """RE-3.13: a piece is given until the turn ends."""
        if action == NO_ALLY:
            return
        self.has[self.current * FIELDS + ALLY_OF] = action - ALLY

    def take_draw(self, action: i64) -> None:
        """Luck has decided."""
        if self.question == DRAW_PROGRESS:
            self.progress.show(self.about, action - SHOW_PROGRESS)
        elif self.question == DRAW_TERRITORY:
            self.territory.show(self.about, action - SHOW_TERRITORY)
        else:
            self.order[self.about] = action - FIRST

    def result(self, player: i64) -> float:
        """RE-4.6: most VP; then gold, then resources, then the victory is shared."""
        mine = standing(self, player)
        tied: i64 = 0
        for other in range(self.players):
            theirs = standing(self, other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                tied += 1
        return 1.0 / float(tied)


def standing(t: Position, seat: i64) -> i64:
    """A number that orders the players (RE-4.6)."""
    return (t.of(seat, VP) * LARGE + t.of(seat, GOLD)) * LARGE + t.of(seat, RESOURCES)


def new_game(settings: Settings, content: Content) -> RiseOfEmpires:
    """A game before its first draw."""
    g = RiseOfEmpires(settings, content)
    set_up(g)
    g.plan(steps.SET_UP)
    g.proceed()
    return g
