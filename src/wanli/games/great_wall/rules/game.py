"""The sequence of play of Great Wall of China (GW-2, GW-3, GW-6)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import NO_QUESTION
from wanli.core.state import CHANCE, State, bit
from wanli.games.great_wall.rules import (
    actions,
    claims,
    playing,
    position,
    questions,
    random_play,
    tokens,
)
from wanli.games.great_wall.rules.counts import NONE, count, one, pick, size
from wanli.games.great_wall.rules.material import (
    HORSEMAN,
    KINDS,
    OPEN_WALLS,
    OPENING_HAND,
    SEATS,
    VALUES,
    WALLS,
    Settings,
)
from wanli.games.great_wall.rules.position import Position
from wanli.games.great_wall.rules.walls import NOBODY


@final
class GreatWall(Position):
    """A position with the rules: its legal actions and their effects."""

    def clone(self) -> State:
        other = GreatWall(self.settings)
        self.copy_to(other)
        return other

    # ---- set-up (GW-2) -----------------------------------------------------------------------
    def go_on_setting_up(self) -> None:
        """Deal five cards to each player, open the walls, then begin the first turn."""
        for seat in range(self.players):
            if size(self.hands[seat]) < OPENING_HAND:
                self.ask(questions.DRAW_CARD, seat, CHANCE)
                return
        for wall in range(i64(OPEN_WALLS[self.players])):
            if not self.walls.is_open(wall) and self.begin_wall(wall):
                return
        self.stage = position.PLAYING
        self.begin_turn()

    def begin_wall(self, wall: i64) -> bool:
        """Open a wall with two tokens if the supply allows it (GW-2.2, GW-2.3)."""
        if self.supply_size < 2:
            return False
        self.revealed = 0
        self.ask(questions.DRAW_TOKEN, wall, CHANCE)
        return True

    def reveal_token(self, token: i64) -> None:
        """Reveal a token of the wall that is being opened."""
        self.supply -= tokens.one_token(token)
        self.supply_size -= 1
        wall = self.about
        if self.revealed == 0:
            self.revealed = token
            return  # the second token is drawn next
        one = self.revealed
        self.revealed = 0
        if self.players == 2 and one == token:  # GW-2.3: an equal pair leaves the game
            if self.journal is not None:
                self.note("pair-leaves", "GW-2.3", {"token": int(token), "wall": int(wall) + 1})
            if not self.begin_wall(wall):
                self.after_wall()
            return
        self.walls.open(wall, one, token)
        self.after_wall()

    def after_wall(self) -> None:
        """Continue with what the opening of a wall interrupted."""
        if self.stage == position.SETTING_UP:
            self.go_on_setting_up()
        else:
            self.go_on_claiming()

    # ---- the turn (GW-3) ---------------------------------------------------------------------
    def begin_turn(self) -> None:
        self.claimed = 0
        self.actions_left = 2
        self.go_on_claiming()

    def go_on_claiming(self) -> None:
        """Ask for claims, then for actions (GW-3.1); in the last round for claims only (GW-6.2)."""
        if self.walls.opened == 0:  # GW-6.3
            self.end()
        elif claims.any_claim(self):
            self.ask(questions.CLAIMING, 0, self.active)
        elif self.stage == position.CLAIMS_ONLY:
            self.end_turn()
        else:
            self.go_on_acting()

    def go_on_acting(self) -> None:
        """Ask for the next action if one is left and the player has cards (GW-3.4, GW-3.5)."""
        me = self.active
        if self.actions_left == 0 or (self.hands[me] == NONE and self.decks[me] == NONE):
            self.end_turn()
        else:
            self.ask(questions.ACTING, 0, me)

    def after_play(self) -> None:
        """Announce the end and end the turn if the player has played their last card (GW-6.1)."""
        played_all = self.decks[self.active] == NONE or self.settings.empty_hand_ends
        if self.stage == position.PLAYING and self.hands[self.active] == NONE and played_all:
            self.stage = position.LAST_TURNS
            self.announcer = self.active
            if self.journal is not None:
                self.note("end-announced", "GW-6.1", {"seat": int(self.active) + 1})
            self.end_turn()
        else:
            self.go_on_acting()

    def end_turn(self) -> None:
        """Begin the next turn; after the announcement one more round, then claims only."""
        following = self.active + 1
        if following == self.players:
            following = 0
        if following == self.announcer:
            if self.stage == position.CLAIMS_ONLY:
                self.end()
                return
            self.stage = position.CLAIMS_ONLY  # GW-6.2
        self.active = following
        self.begin_turn()

    def end(self) -> None:
        """End the game: only the piles count (GW-6.4)."""
        self.over = True
        self.question = NO_QUESTION
        if self.journal is not None:
            for wall in range(WALLS):
                if self.walls.is_open(wall) and self.walls.bearer[wall] != NOBODY:
                    facts: dict[str, str | int] = {
                        "seat": self.walls.bearer[wall] + 1,
                        "points": 0,
                        "token": self.walls.borne[wall],
                        "wall": int(wall) + 1,
                    }
                    self.note("token-stranded", "GW-6.4", facts)

    # ---- the interface of `State` ----------------------------------------------------------------
    def legal(self, out: vec[i64]) -> i64:
        if self.question == questions.ACTING:
            return playing.legal_acts(self, out)
        if self.question == questions.CLAIMING:
            return claims.legal_claims(self, out)
        if self.question == NO_QUESTION:
            return 0
        return self.legal_draws(out)

    def legal_draws(self, out: vec[i64]) -> i64:
        """Write the possible draws."""
        n: i64 = 0
        if self.question == questions.DRAW_CARD:
            for kind in range(KINDS):
                if count(self.decks[self.about], kind) > 0:
                    out[n] = actions.CARD + kind
                    n += 1
        elif self.question == questions.DRAW_TOKEN:
            for value in range(VALUES):
                if tokens.tokens_of(self.supply, value) > 0:
                    out[n] = actions.TOKEN + value
                    n += 1
        else:
            for seat in range(self.players):
                out[n] = actions.START + seat
                n += 1
        return n

    def action_space(self) -> i64:
        return actions.ACTIONS

    def seen_as(self, action: i64, viewer: i64) -> i64:
        """Return the action as a viewer sees it: another's drawn card could be any (GW-7.2)."""
        draws_card = actions.CARD <= action < actions.TOKEN
        return actions.CARD if draws_card and viewer != self.about else action

    def weight(self, action: i64) -> i64:
        if self.question == questions.DRAW_CARD:
            return count(self.decks[self.about], action - actions.CARD)
        if self.question == questions.DRAW_TOKEN:
            return tokens.tokens_of(self.supply, action - actions.TOKEN)
        return 1

    def draw(self, rng: Rng) -> i64:
        if self.question == questions.DRAW_CARD:
            deck = i64(self.decks[self.about])
            return actions.CARD + pick(deck, rng.below(size(deck)))
        if self.question == questions.DRAW_TOKEN:
            return actions.TOKEN + tokens.pick_token(self.supply, rng.below(self.supply_size))
        return actions.START + rng.below(self.players)

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        if self.question == questions.ACTING:
            return random_play.random_act(self, moves, rng)
        n = claims.legal_claims(self, moves)
        return moves[rng.below(n)]

    def apply(self, action: i64) -> None:
        question = self.question
        if question == questions.ACTING:
            self.act(action)
        elif question == questions.CLAIMING:
            self.claim(action)
        elif question == questions.DRAW_CARD:
            self.take_card(action - actions.CARD)
        elif question == questions.DRAW_TOKEN:
            self.reveal_token(action - actions.TOKEN)
        else:
            self.first = action - actions.START
            self.active = self.first
            self.go_on_setting_up()

    def act(self, action: i64) -> None:
        """Carry out an action, or play a horseman, which costs none (GW-3.6)."""
        if action == actions.DRAW:
            self.actions_left -= 1
            self.ask(questions.DRAW_CARD, self.active, CHANCE)
            return
        if action >= actions.COVER:
            at = (action - actions.COVER) // KINDS
            self.actions_left -= 1
            playing.lay_dragon_on(self, at // SEATS, at % SEATS, (action - actions.COVER) % KINDS)
        elif action >= actions.RIDE:
            playing.play_cards(self, action - actions.RIDE, HORSEMAN, 1)
        else:
            at = (action - actions.PLAY) // KINDS
            self.actions_left -= 1
            playing.play_cards(self, at // KINDS, at % KINDS, (action - actions.PLAY) % KINDS + 1)
        self.after_play()

    def claim(self, action: i64) -> None:
        """Carry out one claim completely before the next one (GW-3.1)."""
        if action >= actions.DECLINE:
            self.claimed |= bit(action - actions.DECLINE)
        elif action >= actions.TAKE:
            claims.take_last(self, action - actions.TAKE)
            if self.stage != position.CLAIMS_ONLY and self.begin_wall(action - actions.TAKE):
                return
        else:
            at = (action - actions.CLAIM) // KINDS
            claims.put_token(self, at // 2, at % 2, (action - actions.CLAIM) % KINDS)
        self.go_on_claiming()

    def take_card(self, kind: i64) -> None:
        """Move the drawn card from the deck to the hand."""
        seat = self.about
        self.decks[seat] -= one(kind)
        self.hands[seat] += one(kind)
        if self.stage == position.SETTING_UP:
            self.go_on_setting_up()
        else:
            self.go_on_acting()


def new_game(settings: Settings) -> GreatWall:
    """Return a game before its first draw."""
    g = GreatWall(settings)
    position.set_up(g)
    if settings.start >= 0:
        g.first = settings.start
        g.active = settings.start
        g.go_on_setting_up()
    else:
        g.ask(questions.DRAW_START, 0, CHANCE)
    return g
