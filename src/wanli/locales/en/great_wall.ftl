# Great Wall of China. A move is move- and its first word; what it names is $one, $two and so on, a
# number in front of cards is $count. Cards: .one with the article, .many the plural.

game-by = Reiner Knizia, Kosmos and Fantasy Flight Games 2006
game-note = What the rulebook leaves open is settled by the rulings at the end of the rules.

# --- names ---------------------------------------------------------------------------------------
colour-red = red
    .initial = R
colour-green = green
    .initial = G
colour-blue = blue
    .initial = B
colour-violet = violet
    .initial = V
colour-yellow = yellow
    .initial = Y

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-violet = Violet
seat-yellow = Yellow

card-wall = wall
    .initial = W
    .one = a wall
    .many = walls
card-gate = gate
    .initial = G
    .one = a gate
    .many = gates
card-keep = keep
    .initial = K
    .one = a keep
    .many = keeps
card-foot = foot soldier
    .initial = F
    .one = a foot soldier
    .many = foot soldiers
card-horseman = horseman
    .initial = H
    .one = a horseman
    .many = horsemen
card-noble = noble
    .initial = N
    .one = a noble
    .many = nobles
card-dragon = dragon
    .initial = D
    .one = a dragon
    .many = dragons
card-unknown = card
    .initial = ?
    .one = a card
    .many = cards

asked-none = the game is over
asked-claim = a claim is wanted
asked-act = an action is wanted
asked-draw-start = the first player is being drawn
asked-draw-card = a card is being drawn
asked-draw-token = a token is being drawn

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = The game is over.
prompt-claim = Claim a token at a wall where you lead.
prompt-act =
    { $actions ->
        [one] Take your second action: draw, or play equal cards to a wall.
       *[other] Take your first action: draw, or play equal cards to a wall.
    }
prompt-draw-start = The first player is drawn.
prompt-draw-card = A card is drawn.
prompt-draw-token = A token is revealed.

# --- moves, as the log tells them ----------------------------------------------------------------
move-draw = { $who } draws a card.
move-play =
    { $count ->
        [one] { $who } plays { NAME($one, kind: "card", form: "one") } to wall { $two }.
       *[other] { $who } plays { $count } { NAME($one, kind: "card", form: "many") } to wall { $two }.
    }
move-play-over = { $who } lays the dragon at wall { $two } over the { NAME($three, kind: "colour") } { NAME($four, kind: "card") }.
move-ride = { $who } sends a free horseman to wall { $one }.
move-claim = { $who } claims the { $one } at wall { $two }.
move-take = { $who } claims the last token of wall { $one }.
move-decline = { $who } claims nothing at wall { $one }.
move-start = Seat { $one } begins.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } has drawn { NAME($two, kind: "card", form: "one") }.
    }
move-token = Wall { $two } gets the token { $one }.

# the kinds of moves, as headings of the list
moves-draw = Draw a card
moves-play = Play cards to a wall
moves-play-over = Dragon over a card
moves-ride = Free horseman, to wall
moves-claim = Put a token of a wall on one of your cards
moves-take = Take the last token of wall
moves-decline = Claim nothing at wall

# --- what followed -------------------------------------------------------------------------------
note-token-put = The { $token } lies on { $who }'s { NAME($card, kind: "card") } at wall { $wall } and counts against it.
note-token-taken = { $who } takes { $points } from wall { $wall }.
note-pair-leaves = Two equal tokens ({ $token }) for wall { $wall } leave the game.
note-end-announced = { $who } has no cards left to play: everybody else has one last turn.
note-token-stranded = The { $token } on { $who }'s card at wall { $wall } scores nothing ({ $points }).

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood here. Words: { $known }.
error-wrong-form = “{ $text }” is not how this is said. Say: { $form }.
error-unknown-place = There is no wall { $text }: walls are 1 to 4.
error-wrong-number = “{ $text }” cards are not played at once: 1 to { $most } are.
error-only-a-dragon-covers = Only a dragon is laid over a card, not “{ $text }”.
error-no-such-token = “{ $text }” names a token that is not free there. Free: { $tokens }.
error-other-place = Nothing is drawn for “{ $text }” now.
error-content-not-taken = { $game } takes no content file: all its cards and tokens are known.
error-no-such-seat = Seat { $value } is not at this table ({ $option }).
error-game-over = The game is over.
error-something-else-is-asked = Not “{ $text }” now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: it is not left.
error-deck-empty = Your deck is empty: play a card.
error-not-in-hand =
    { $have ->
        [0] You have no { NAME($card, kind: "card") } in hand.
       *[other] You have only { $have } of these in hand, not { $wanted }: { NAME($card, kind: "card") }.
    }
error-card-not-there = No uncovered { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } lies at wall { $wall }.
error-own-card = At this table a dragon covers opponents' cards only: the { NAME($card, kind: "card") } at wall { $wall } is yours.
error-card-carries-token = The { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } at wall { $wall } carries a token and cannot be covered.
error-wall-not-open = Wall { $wall } is not open.
error-last-token-is-taken = One token is left at wall { $wall }: say “take { $wall }”.
error-no-own-card = You have no uncovered { NAME($card, kind: "card") } at wall { $wall } to put the token on.
error-both-tokens-free = Both tokens of wall { $wall } are free: put one of them on a card of yours.
error-must-claim = You lead at wall { $wall } and must claim: at this table nobody may decline.
error-claimed-already = You have claimed at wall { $wall } in this turn.
error-not-leading = You do not lead at wall { $wall }.

# --- options -------------------------------------------------------------------------------------
option-first-seat = Who begins.
option-first-seat-random = drawn
option-first-seat-other = this seat
option-claims = Whether a leader must claim.
option-claims-compulsory = at every wall where he leads
option-claims-declinable = he may decline, wall by wall
option-dragon-targets = Which cards a dragon may cover.
option-dragon-targets-any = any card without a token
option-dragon-targets-opponents = opponents' cards only
option-end = When a player announces the end.
option-end-all-cards = when he has played all his cards
option-end-empty-hand = when his hand is empty
option-scores = Whether everybody sees all points.
option-scores-hidden = only the own ones
option-scores-open = all of them

# --- the board in the terminal -------------------------------------------------------------------
board-wall = Wall { $wall }
board-noble = N: all count 1
board-supply = Tokens in the supply: { $count }
board-actions =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
board-last-turns = { $who } has announced the end: one last turn each
board-claims-only = { $who } has announced the end: only claims are left
board-leads = leads
board-you = (you)
board-hand = Your hand
board-no-cards = no cards
board-cards =
    { $count ->
        [one] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }
board-token = token { $points }
board-over = over { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }
board-covered = { NAME($card, kind: "card") } covered
board-legend-cards = Cards, as you type them: W wall 1, G gate 2, K keep 3, F foot (1, 3, 6, 10, 15 for one to five), H horseman 2, N noble 1 (with it every card counts 1), D dragon 1.
board-legend-walls = A wall: Wall 2 ●5 ●3 has these free tokens. 3F=6 G2●-5 → 3 leads: three foot soldiers count 6, a gate 2 with the token 5 on it, total 3, which leads.
board-legend-dragons = D1>bN is a dragon over blue's noble, xN that noble: covered, it counts for nothing.
board-legend-players = Players: points (? hidden), ▯ cards in hand, ▤ cards in the deck, ● tokens taken.

# --- the board in the browser ---
screen-walls = Walls
screen-wall = Wall { $wall }
screen-wall-tokens = Wall { $wall }, free tokens: { $tokens }
screen-wall-closed = Wall { $wall } is closed.
screen-supply = Supply
screen-supply-left =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
screen-in-hand = Hand { $count }
screen-in-deck = Deck { $count }
screen-tokens-taken = Tokens { $count }
screen-token = token
screen-tie = tie
screen-noble = Noble: every card counts 1
screen-lane = { $name } at wall { $wall }: { $cards }; total { $total }{ $standing }.
screen-lane-absent = { $name } at wall { $wall }: { $cards }; nothing that counts.
screen-lane-empty = { $name } at wall { $wall }: no cards.
screen-dragon-away = dragon on another's card
screen-may-play = You may play here.
screen-token-free = Token { $token }, wall { $wall }
screen-token-legal = Token { $token }, wall { $wall }. You may claim it.
screen-token-lies = { $name }: the { $token } lies on the { NAME($card, kind: "card") }
screen-cover = Lay the dragon on the { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } at wall { $wall }
screen-bear = Put the { $token } on your { NAME($card, kind: "card") } at wall { $wall }
screen-hand-card =
    { $card }, { $count } in hand, chosen { $chosen }{ $free ->
        [yes] , free now
       *[no] { "" }
    }
screen-hand-empty = No cards in hand
screen-free-now = free now
screen-draw = Draw
screen-decline = Nothing at wall { $wall }
screen-ride-free = Free
screen-ride-action = As an action
screen-your-turn = Your turn
screen-their-turn = { $name }'s turn
screen-claims = Claims
screen-claimed = at wall { $walls }
screen-first-action = First action
screen-second-action = Second action
screen-did-draw = one card drawn
screen-did-play = { $cards } to wall { $wall }
screen-horseman-free = A horseman may go now, free
screen-says-cards =
    Chosen: { $count ->
        [one] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , free.
        [no] , as an action.
       *[other] .
    }
screen-says-wall = Now choose a wall.
screen-says-dragon = Choose a wall, or the card it is to cover.
screen-says-token = Now choose the token.
screen-says-bearer = Now choose the card of yours that is to bear the { $token }.
screen-confirm-draw = Draw a card
screen-confirm-play =
    { $count ->
        [one] Play { NAME($card, kind: "card", form: "one") } to wall { $wall }
       *[other] Play { $count } { NAME($card, kind: "card", form: "many") } to wall { $wall }
    }
screen-confirm-ride = Send a horseman to wall { $wall }, free
screen-confirm-cover = Cover the { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } at wall { $wall }
screen-confirm-claim = Put the { $token } on your { NAME($card, kind: "card") } at wall { $wall }
screen-confirm-take = Take the last token of wall { $wall }
screen-confirm-decline = Claim nothing at wall { $wall }
