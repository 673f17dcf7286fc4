# Great Wall of China. A move is move- and its first word; what it names is $one, $two and so on, a
# number in front of cards is $count. Cards: .one with the article, .many the plural.
# The place is a section of the Great Wall; a wall is only the card.

game-by = Reiner Knizia, Kosmos and Fantasy Flight Games 2006
game-note = The rulebook leaves some questions open; our rulings are at the end of the rules.

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
asked-claim = claim a token first
asked-act = take an action first
asked-draw-start = the first player is being drawn
asked-draw-card = a card is being drawn
asked-draw-token = a token is being drawn

# --- what to do now ------------------------------------------------------------------------------
prompt-none = The game is over.
prompt-claim = Claim a token in a section where you lead.
prompt-act =
    { $actions ->
        [one] Take your second action: draw a card, or play cards of one kind to a section.
       *[other] Take your first action: draw a card, or play cards of one kind to a section.
    }
prompt-draw-start = The first player is being drawn.
prompt-draw-card = A card is being drawn.
prompt-draw-token = A token is being revealed.

# --- moves in the log ----------------------------------------------------------------------------
move-draw = { $who } draws a card.
move-play =
    { $count ->
        [one] { $who } plays { NAME($one, kind: "card", form: "one") } to section { $two }.
       *[other] { $who } plays { $count } { NAME($one, kind: "card", form: "many") } to section { $two }.
    }
move-play-over = { $who } covers the { NAME($three, kind: "colour") } { NAME($four, kind: "card") } in section { $two } with a dragon.
move-ride = { $who } sends a free horseman to section { $one }.
move-claim = { $who } claims the { $one } in section { $two }.
move-take = { $who } claims the last token of section { $one }.
move-decline = { $who } claims nothing in section { $one }.
move-start = Seat { $one } goes first.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } draws { NAME($two, kind: "card", form: "one") }.
    }
move-token = Section { $two } gets the { $one }.

# the kinds of moves, as headings of the list
moves-draw = Draw a card
moves-play = Play cards to a section
moves-play-over = Cover a card with the dragon
moves-ride = Free horseman to section
moves-claim = Claim a token and put it on one of your cards
moves-take = Claim the last token of section
moves-decline = Claim nothing in section

# --- what followed -------------------------------------------------------------------------------
note-token-put = The { $token } is now on { $who }’s { NAME($card, kind: "card") } in section { $wall } and counts against it.
note-token-taken =
    { $points ->
        [one] { $who } takes { $points } point from section { $wall }.
       *[other] { $who } takes { $points } points from section { $wall }.
    }
note-pair-leaves = Two equal tokens ({ $token }) were drawn for section { $wall }. They are removed and replaced.
note-end-announced = { $who } has no cards left to play. All other players have one last turn.
note-token-stranded = The { $token } on { $who }’s card in section { $wall } scores nothing ({ $points }).

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood. Expected one of: { $known }.
error-wrong-form = Can’t read “{ $text }”. Type: { $form }.
error-unknown-place = There is no section { $text }. Sections are 1 to 4.
error-wrong-number = You can play 1 to { $most } cards at once, not “{ $text }”.
error-only-a-dragon-covers = Only a dragon can cover a card, not “{ $text }”.
error-no-such-token = “{ $text }” is not a free token there. Free tokens: { $tokens }.
error-other-place = Nothing is drawn for “{ $text }” now.
error-content-not-taken = { $game } needs no content file: all its cards and tokens are known.
error-no-such-seat = Seat { $value } is not at this table ({ $option }).
error-game-over = The game is over.
error-something-else-is-asked = “{ $text }” is not possible now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: none are left.
error-deck-empty = Your deck is empty. Play a card instead.
error-not-in-hand =
    { $have ->
        [0] You have no { NAME($card, kind: "card") } in hand.
        [one] You have only one { NAME($card, kind: "card") } in hand, not { $wanted }.
       *[other] You have only { $have } { NAME($card, kind: "card", form: "many") } in hand, not { $wanted }.
    }
error-card-not-there = There is no uncovered { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } in section { $wall }.
error-own-card = The { NAME($card, kind: "card") } in section { $wall } is yours. At this table a dragon can cover opponents’ cards only.
error-card-carries-token = The { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } in section { $wall } has a token on it, so it cannot be covered.
error-wall-not-open = Section { $wall } is not open. Choose another section.
error-last-token-is-taken = Section { $wall } has only one token left. Claim it with “take { $wall }”.
error-no-own-card = You have no uncovered { NAME($card, kind: "card") } in section { $wall }. Choose another card for the token.
error-both-tokens-free = Both tokens of section { $wall } are free. Choose one and put it on one of your cards.
error-must-claim = You lead in section { $wall } and must claim: declining is not allowed at this table.
error-claimed-already = You have already claimed in section { $wall } this turn.
error-not-leading = You do not lead in section { $wall }.

# --- options -------------------------------------------------------------------------------------
option-first-seat = First player
option-first-seat-random = random
option-first-seat-other = this seat
option-claims = Claiming tokens
option-claims-compulsory = compulsory for the leader of a section
option-claims-declinable = optional, section by section
option-dragon-targets = Cards a dragon can cover
option-dragon-targets-any = any card without a token
option-dragon-targets-opponents = opponents’ cards only
option-end = Announcing the end
option-end-all-cards = when a player has played all their cards
option-end-empty-hand = when a player’s hand is empty
option-scores = Points during the game
option-scores-hidden = players see only their own
option-scores-open = visible to everyone

# --- the board in the terminal -------------------------------------------------------------------
board-wall = Section { $wall }
board-noble = N: all count 1
board-supply = Tokens left: { $count }
board-actions =
    { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
board-last-turns = { $who } has announced the end: one last turn for the others
board-claims-only = { $who } has announced the end: final claims
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
board-over = on the { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }
board-covered = { NAME($card, kind: "card") } (covered)
board-legend-cards = Cards and their values: W wall 1, G gate 2, K keep 3, F foot soldier (1, 3, 6, 10, 15 for one to five), H horseman 2, N noble 1 (makes every card in the section count 1), D dragon 1.
board-legend-walls = “Section 2 ●5 ●3” has two free tokens, 5 and 3. “3F=6 G2●-5 → 3 leads” means: three foot soldiers count 6, a gate counts 2 and has the token 5 on it. The total is 3 and leads.
board-legend-dragons = “D1>bN” is a dragon on blue’s noble; “xN” is that noble. A covered card counts for nothing.
board-legend-players = Players: points (? if hidden), ▯ cards in hand, ▤ cards in the deck, ● tokens taken.

# --- the board in the browser ---
screen-walls = Sections
screen-wall = Section { $wall }
screen-wall-tokens = Section { $wall }, free tokens: { $tokens }
screen-wall-closed = Section { $wall } is closed.
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
screen-lane = { $name } in section { $wall }: { $cards }; total { $total }{ $standing }.
screen-lane-absent = { $name } in section { $wall }: { $cards }; no card counts.
screen-lane-empty = { $name } in section { $wall }: no cards.
screen-dragon-away = dragon on an opponent’s card
screen-may-play = You can play here.
screen-token-free = Token { $token }, section { $wall }
screen-token-legal = Token { $token }, section { $wall }. You can claim it.
screen-token-lies = { $name }: token { $token } on the { NAME($card, kind: "card") }
screen-cover = Cover the { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } in section { $wall } with the dragon
screen-bear = Put the { $token } on your { NAME($card, kind: "card") } in section { $wall }
screen-hand-card =
    { $card }, { $count } in hand, chosen: { $chosen }{ $free ->
        [yes] , free now
       *[no] { "" }
    }
screen-hand-empty = No cards in hand
screen-free-now = free now
screen-draw = Draw
screen-decline = Claim nothing in section { $wall }
screen-ride-free = Free
screen-ride-action = As an action
screen-your-turn = Your turn
screen-their-turn = { $name }’s turn
screen-claims = Claims
screen-claimed = in section { $walls }
screen-first-action = First action
screen-second-action = Second action
screen-did-draw = drew a card
screen-did-play = { $cards } to section { $wall }
screen-horseman-free = You can play a horseman now for free
screen-says-cards =
    Chosen: { $count ->
        [one] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , free.
        [no] , as an action.
       *[other] .
    }
screen-says-wall = Now choose a section.
screen-says-dragon = Choose a section, or a card to cover.
screen-says-token = Now choose a token.
screen-says-bearer = Now choose which of your cards gets the { $token }.
screen-confirm-draw = Draw a card
screen-confirm-play =
    { $count ->
        [one] Play { NAME($card, kind: "card", form: "one") } to section { $wall }
       *[other] Play { $count } { NAME($card, kind: "card", form: "many") } to section { $wall }
    }
screen-confirm-ride = Send a horseman to section { $wall }, free
screen-confirm-cover = Cover the { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } in section { $wall }
screen-confirm-claim = Put the { $token } on your { NAME($card, kind: "card") } in section { $wall }
screen-confirm-take = Claim the last token of section { $wall }
screen-confirm-decline = Claim nothing in section { $wall }
