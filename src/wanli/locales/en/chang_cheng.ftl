# Chang Cheng. Codes of the rules are prompt-, note-, error-, option-; a move is move- and its first
# word, with what follows as $one and $two; names of things are looked up by NAME().

game-by = Walter Obert, TenkiGames 2007
game-note = The board layouts and the mix of counters are reconstructed (CC-1.2, CC-1.3).

# --- names ---------------------------------------------------------------------------------------
colour-red = red
    .initial = R
colour-green = green
    .initial = G
colour-blue = blue
    .initial = B
colour-violet = violet
    .initial = V

seat-red = Red
seat-green = Green
seat-blue = Blue
seat-violet = Violet

card-warrior = Warrior
card-traitor = Traitor
card-flood = Flood
card-builder = Builder
card-master = Master Builder
card-mandarin = Mandarin
card-unknown = a card

event-diplomacy = Diplomacy
event-dominance = Dominance
event-reward = Imperial Reward
event-observers = Observers

piece-wall = single wall
piece-double = double wall
piece-tower = tower

side-left = left
side-right = right

asked-none = the game is over
asked-opening = place one single wall first
asked-first-half = take an action first
asked-second-half = complete your action first
asked-neutral = place a neutral wall or decline first
asked-which-first = choose the province to score first
asked-warrior = resolve the Warrior first
asked-traitor = resolve the Traitor first
asked-flood = resolve the Flood first
asked-builder = resolve the Builder first
asked-mandarin = resolve the Mandarin first
asked-join-board = choose a side for the new board first
asked-draw-start = the first player is being drawn
asked-draw-letter = the side of the boards is being drawn
asked-draw-event = an event card is being drawn
asked-draw-board = a board is being drawn
asked-draw-reputation = a reputation counter is being drawn
asked-draw-threat = a threat counter is being drawn

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = The game is over.
prompt-opening = Start the game with one single wall.
prompt-first-half = Take an action: two walls, two cards, a card and a wall, the double wall, or the tower.
prompt-second-half =
    { $began ->
        [card] Complete your action: build a wall in { $province }, or lay a second card in another province.
       *[other] Complete your action: build a second wall, outside { $province }.
    }
prompt-neutral = Place a neutral wall, or choose not to.
prompt-which-first = Two provinces are complete. Choose which one to score first.
prompt-warrior = Your Warrior in { $province }: cancel one other card there.
prompt-traitor = Your Traitor in { $province }: break a single wall there, or remove the threat counter of a facing region.
prompt-flood = Your Flood in { $province }: raise or lower the value by 2.
prompt-builder = Your Builder in { $province }: raise the value by 2, or count as one more block for you.
prompt-mandarin = Your Mandarin in { $province }: swap a single wall there with any other, or choose not to.
prompt-join-board = Add the new board to the left or right end.
prompt-draw-start = The first player is being drawn.
prompt-draw-letter = The side of the boards is being drawn.
prompt-draw-event = An event card is being drawn.
prompt-draw-board = A board is being drawn.
prompt-draw-reputation = A reputation counter is being drawn.
prompt-draw-threat = A threat counter is being drawn.

# --- moves, as the log tells them ----------------------------------------------------------------
move-wall = { $who } builds a wall on { $one }.
move-double = { $who } builds the double wall on { $one } and the next square to the right.
move-tower = { $who } builds the tower on { $one }.
move-card =
    { $one ->
        [unknown] { $who } lays a card face down in { $two }.
       *[other] { $who } lays the { NAME($one, kind: "card") } face down in { $two }.
    }
move-in-wall = { $who } builds a { NAME($in, kind: "colour") } wall on { $one }.
move-in-double = { $who } builds the { NAME($in, kind: "colour") } double wall on { $one } and the next square to the right.
move-in-tower = { $who } builds the { NAME($in, kind: "colour") } tower on { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } lays a { NAME($in, kind: "colour") } card face down in { $two }.
       *[other] { $who } lays the { NAME($in, kind: "colour") } { NAME($one, kind: "card") } face down in { $two }.
    }
move-neutral = { $who } places a neutral wall on { $one }.
move-no-neutral = { $who } places no neutral wall.
move-pass = { $who } cannot do anything and passes.
move-first = { $who } chooses to score { $one } first.
move-cancel = { $who } uses the Warrior against the { NAME($one, kind: "colour") } { NAME($two, kind: "card") }.
move-break = { $who } uses the Traitor on { $one }.
move-remove = { $who } uses the Traitor on { $one }.
move-flood = { $who } uses the Flood.
move-builder = { $who } uses the Builder.
move-swap = { $who } uses the Mandarin on { $one } and { $two }.
move-no-swap = { $who } does not use the Mandarin.
move-board = { $who } adds board { $one } on the { NAME($two, kind: "side") }.
move-start = Seat { $one } goes first.
move-letter = The boards are used with side { $one } up.
move-event = An event card is drawn.
move-draw = Board { $one } is drawn.
move-reputation = { $one } gets reputation { $two }.
move-threat =
    { $two ->
        [unknown] { "" }
       *[other] The threat counter of { $one } shows { $two }.
    }

# the kinds of moves, as headings of the list
moves-wall = Single wall on
moves-double = Double wall: this square and the next to the right
moves-tower = Tower on
moves-card = Card face down into a province
moves-neutral = Neutral wall on
moves-no-neutral = No neutral wall
moves-pass = Pass
moves-first = Score first
moves-cancel = Warrior: cancel
moves-break = Traitor: break the wall on
moves-remove = Traitor: remove the counter of
moves-flood = Flood: change the value by
moves-builder = Builder: choose its effect
moves-swap = Mandarin: swap the walls on
moves-no-swap = Mandarin: no swap
moves-board = Add board, on the side

# --- what followed -------------------------------------------------------------------------------
note-double-points =
    { $points ->
        [one] { NAME($colour, kind: "seat") } scores { $points } point for the double wall on { $square } and { $other }.
       *[other] { NAME($colour, kind: "seat") } scores { $points } points for the double wall on { $square } and { $other }.
    }
note-scouted = { $who } looks at the threat counter of { $region }.
note-observed = The threat counter of { $region } is revealed: { $threat }.
note-wall-full = The Great Wall is complete. The Mongols attack!
note-stalemate = No player can move. The Mongols attack!
note-event = Event card: { NAME($event, kind: "event") }.
note-board-joined = Board { $board } is now at the { NAME($side, kind: "side") } end.
note-two-blocks = The Master Builder counts as two blocks for { NAME($colour, kind: "colour") }.
note-no-effect = The { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } has no effect.
note-no-swap = No walls are swapped.
note-block = The Builder counts as one block for { NAME($colour, kind: "colour") }.
note-value-up = { NAME($colour, kind: "seat") } raises the value by 2.
note-value-down = { NAME($colour, kind: "seat") } lowers the value by 2.
note-cancels = { NAME($colour, kind: "seat") } cancels the { NAME($target, kind: "colour") } { NAME($card, kind: "card") }.
note-breaks = { NAME($colour, kind: "seat") } breaks the { NAME($target, kind: "colour") } wall on { $square }.
note-removes = The threat counter of { $region } is removed from the game.
note-swaps = The walls on { $square } and { $other } are swapped.
note-card-revealed = { $province }: { NAME($colour, kind: "colour") } reveals the { NAME($card, kind: "card") }.
note-card-removed = { $province }: { NAME($colour, kind: "colour") } reveals the { NAME($card, kind: "card") }. Equal cards cancel each other.
note-province-points =
    { $points ->
        [one] { $province }: { NAME($colour, kind: "seat") } has the most blocks ({ $blocks }) and scores { $points } point: walls { $walls }, reputation { $counter }, cards { $cards }.
       *[other] { $province }: { NAME($colour, kind: "seat") } has the most blocks ({ $blocks }) and scores { $points } points: walls { $walls }, reputation { $counter }, cards { $cards }.
    }
note-nobody-scores = { $province }: the neutral walls have the majority ({ $blocks } blocks), so no one scores.
note-province-complete = { $province } is complete and gets an Emperor card.
note-mongols =
    { $threat ->
        [one] { $region }: { NAME($colour, kind: "seat") } has the most blocks ({ $blocks }) and loses { $threat } point to the Mongols.
       *[other] { $region }: { NAME($colour, kind: "seat") } has the most blocks ({ $blocks }) and loses { $threat } points to the Mongols.
    }
note-nobody-loses = { $region }: the neutral walls have the majority ({ $blocks } blocks), so no one loses points.
note-tower-protects =
    { $threat ->
        [one] { $region }: the tower saves { NAME($colour, kind: "colour") } from losing { $threat } point.
       *[other] { $region }: the tower saves { NAME($colour, kind: "colour") } from losing { $threat } points.
    }
note-diplomacy =
    { $count ->
        [one] Diplomacy: { NAME($colour, kind: "seat") } scores { $points } points for a block in one province.
       *[other] Diplomacy: { NAME($colour, kind: "seat") } scores { $points } points for a block in each of { $count } provinces.
    }
note-dominance =
    { $count ->
        [one] Dominance: { NAME($colour, kind: "seat") } scores { $points } point for a run of one square.
       *[other] Dominance: { NAME($colour, kind: "seat") } scores { $points } points for a run of { $count } squares.
    }
note-reward =
    { $count ->
        [one] Imperial Reward: { NAME($colour, kind: "seat") } scores { $points } points for one card in hand.
       *[other] Imperial Reward: { NAME($colour, kind: "seat") } scores { $points } points for { $count } cards in hand.
    }

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood. Expected one of: { $known }.
error-wrong-length =
    { $needed ->
        [one] “{ $word }” takes one word after it, so “{ $text }” does not fit.
       *[other] “{ $word }” takes { $needed } words after it, so “{ $text }” does not fit.
    }
error-no-colour-here = “{ $word }” takes no colour. Leave the colour out of “{ $text }”.
error-which-colour = Which of your colours? Type “red { $text }”, for example.
error-unknown-place = There is no place “{ $text }”. Board a has squares a1 to a13, provinces aI to aIII and regions aN1 to aN3; the other boards use their own letter.
error-no-such-board =
    { $boards ->
        [one] “{ $text }” is not on the map: only one board is in play.
       *[other] “{ $text }” is not on the map: only { $boards } boards are in play.
    }
error-other-counter = No counter is being drawn for “{ $text }”.
error-content-unreadable = The content file cannot be read: { $reason }.
error-content-wrong =
    The content file has an error at “{ $field }”: { $measure ->
        [count] it has { $found } values instead of { $expected }
        [sum] the sum is { $found } instead of { $expected }
       *[other] found { $found }, expected { $expected }
    }.
error-no-such-seat = Seat { $value } is not at this table ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } is already taken ({ $option }).
error-game-over = The game is over.
error-something-else-is-asked = “{ $text }” is not possible now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: none are left.
error-wall-must-join-card = After the card, build the wall in the same province: { $province }.
error-second-wall-same-province = Build your second wall in another province, not in { $province } again.
error-cannot-be-completed = After “{ $text }” you could not complete your action. Choose an action that you can complete.
error-opening-is-one-wall = The first turn of the game is one single wall and nothing else.
error-card-not-in-hand = You do not have the { NAME($card, kind: "card") } in hand.
error-province-complete = { $province } is complete, so no more cards can be laid there.
error-wall-then-wall = You began with a wall, so build another wall now. Cards come before walls.
error-second-card-same-province = Lay your second card in another province, not in { $province } again.
error-no-neighbour = The double wall needs another square to the right of { $square }.
error-next-to-tower = A tower on { $square } would be next to another tower.
error-must-complete = You can complete this action, so you must.
error-cannot-pass = You can pass only if you cannot do anything.
error-action-under-way = Finish the action that you have begun first.
error-not-your-colour = { NAME($colour, kind: "seat") } is not one of your colours.
error-one-colour-a-turn = You have begun this turn with { NAME($colour, kind: "colour") }. Play on with that colour.
error-none-left = { NAME($colour, kind: "seat") } has no { NAME($piece, kind: "piece") } left.
error-kept-for = { $square } is reserved for a single wall of { NAME($colour, kind: "colour") }.
error-occupied = There is already a { NAME($colour, kind: "colour") } block on { $square }.
error-neutral-only-there = You can place the neutral wall only in { $province }.
error-neutral-elsewhere = You have just used { $province }. Place the neutral wall in another province.
error-neutral-in-one-of = You can place the neutral wall only in { $province } or { $other }.
error-not-to-be-scored = { $province } is not one of the provinces to score now.
error-not-itself = The Warrior cannot cancel itself. Choose another card.
error-card-not-here = There is no { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } here.
error-not-in-this-province = { $square } is not in the province being scored.
error-only-single-walls = Choose an unbroken single wall ({ $square } is not one).
error-no-counter = { $region } no longer has a threat counter.
error-region-not-facing = { $region } does not face the province being scored.
error-swap-two-walls = Choose two different walls to swap, not { $square } twice.
error-swap-same-colour = { $square } and { $other } have the same colour. To swap nothing, use “no swap”.
error-swap-other-province = { $other } is in the same province. At this table the Mandarin swaps with another province.
error-other-board-drawn = Board { $drawn } was drawn, not { $board }.
error-board-not-left = Board { $board } is already in play.

# --- options -------------------------------------------------------------------------------------
option-mode = Two-player mode
option-mode-neutral = neutral walls in a third colour
option-mode-two-colours = two colours each
option-mode-plain = no neutral walls, one colour each
option-colours = Player colours
option-colours-standard = red, green, blue, violet (with two colours each: blue and green against red and violet)
option-colours-other = in this order
option-first-seat = First player
option-first-seat-random = random
option-first-seat-other = this seat
option-faces = Sides of the boards
option-faces-same = the same letter on all boards
option-faces-mixed = any side of each board
option-reservation = Tower reservation
option-reservation-used = until its owner has used it once
option-reservation-strict = whenever only one neighbouring square is empty
option-mandarin = Walls the Mandarin can swap
option-mandarin-any = any two
option-mandarin-other-province = only with another province
option-new-board = Adding a new board
option-new-board-end = at the end of the turn
option-new-board-once = immediately
option-board-choice = Choice of the new board
option-board-choice-random = random
option-board-choice-player = active player
option-boards = Boards with two colours each
option-boards-other = this number of boards
option-broken = Broken walls and the Mongols
option-broken-ignored = ignored
option-broken-counted = counted
option-neutral-colour = Colour of the neutral walls
option-neutral-colour-first = first unused colour
option-neutral-colour-other = this colour
option-neutral-after-card = Neutral wall after a card and a wall
option-neutral-after-card-another = in another province
option-neutral-after-card-same = in the same province
option-neutral-majority = Neutral walls and majorities
option-neutral-majority-compete = compete
option-neutral-majority-ignored = ignored
option-events = Event cards
option-events-none = none
option-events-random-1 = one at random
option-events-random-2 = two at random
option-events-other = these cards
option-diplomacy = Diplomacy rewards
option-diplomacy-most = a block in the most provinces
option-diplomacy-half = a block in more than half of the provinces
option-dominance = Dominance rewards
option-dominance-everybody = each player’s longest run
option-dominance-longest = only the longest run of all

# --- the board in the terminal -------------------------------------------------------------------
board-boards =
    { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } of { $all }
board-emperors = Emperor cards on the map: { $count }
board-events = Events: { $events }
board-revealed = Revealed: { $cards }
board-open-card = { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }
board-you = (you)
board-neutral = (neutral)
board-hand = Your hand
board-no-cards = no cards
board-laid = { $card } is in { $province }
board-legend-blocks = The wall: [R] single wall, R══ ══R double wall, ▲R▲ tower, /R/ broken wall, (R) reserved for red’s single wall, · empty, ○ empty and you can build there.
board-legend-north = Above it, a Mongol region: “aN1 ◆? RG” is region N1 of board a. Its threat counter is face down; Red and Green have looked at it. ◆3 is a counter you know, ◆- one that was removed.
board-legend-south = Below it, a province: “aI ●2 5:R ▯G2” is province I of board a. Its reputation is 2, it is worth 5 now, Red has the most blocks, and two green cards are there face down. ✓ means complete.
board-legend-stock = Players: ▪ single walls, ══ double wall, ▲ tower left to build, ▯ cards in hand.

# --- the board in the browser --------------------------------------------------------------------
screen-events =
    { $count ->
        [one] Event: { $names }
       *[other] Events: { $names }
    }
screen-row-regions = Mongol regions, { $count }
screen-row-squares =
    { $count ->
        [one] Great Wall, { $count } square
       *[other] Great Wall, { $count } squares
    }
screen-row-provinces = Provinces, { $count }

# what is known about a place
screen-square = Square { $square }
screen-in = Province { $province }, region { $region }
screen-block =
    { NAME($colour, kind: "seat") }: { $kind ->
        [double] double wall
        [tower] tower
        [broken] broken wall
       *[wall] single wall
    }
screen-empty = Empty
screen-kept = Reserved for a single wall of { NAME($colour, kind: "colour") }
screen-would-see = If you build here, you see the threat in { $regions }
screen-may-build = You can build here
screen-may-lay = You can lay the card here
screen-may-choose = You can choose this
screen-is-chosen = Chosen
screen-squares = Squares { $first } to { $last }
screen-province = Province { $province }
screen-value = Worth { $value } now, including reputation { $reputation }
screen-blocks = Blocks: { $blocks }
screen-leads =
    { $count ->
        [one] Most blocks: { $colours }
       *[other] Tied for most blocks: { $colours }
    }
screen-left =
    { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
screen-lying = Cards face down: { $cards }
screen-yours = Yours: { $cards }
screen-complete = Complete
screen-scored =
    { $points ->
        [one] Complete: { NAME($colour, kind: "seat") } scored { $points } point
       *[other] Complete: { NAME($colour, kind: "seat") } scored { $points } points
    }
screen-region = Region { $region }
screen-threat-unseen = You have not seen the threat
screen-threat-seen = Threat { $threat }, only you see this
screen-threat-open = Threat { $threat }, visible to all
screen-threat-removed = Threat counter removed
screen-scouts = Seen by { $who }

# what is being chosen
screen-holding-wall = Single wall: choose a square.
screen-holding-double = Double wall: choose its two squares.
screen-holding-tower = Tower: choose a square.
screen-holding-neutral = Neutral wall: choose a square.
screen-holding-card = { NAME($card, kind: "card") }: choose a province.
screen-half-swap = Wall on { $place }: choose the other wall.
screen-chosen-wall = Single wall on { $place }.
screen-chosen-double = Double wall on { $place } and { $other }.
screen-chosen-tower = Tower on { $place }.
screen-chosen-neutral = Neutral wall on { $place }.
screen-chosen-card = { NAME($card, kind: "card") } face down in { $place }.
screen-chosen-first = Score { $place } first.
screen-chosen-break = Break the wall on { $place }.
screen-chosen-remove = Remove the threat counter of { $place }.
screen-chosen-swap = Swap the walls on { $place } and { $other }.
screen-build = Build on { $place }
screen-lay = Lay in { $place }

# the tray
screen-watching = You are a spectator: hands stay hidden.
screen-colours = Your colours
screen-pieces = Your pieces
screen-cards = Your action cards
screen-answers = Your answer
screen-piece-wall = Single wall
screen-piece-double = Double wall
screen-piece-tower = Tower
screen-piece-neutral = Neutral wall
screen-pieces-left = { $count } left
screen-built-on = on { $square }
screen-does-warrior = Cancel one other card there
screen-does-traitor = Break a wall or remove a threat
screen-does-flood = Value +2 or −2
screen-does-builder = Value +2, or one more block for you
screen-does-master = Two more blocks for you
screen-does-mandarin = Swap two walls
screen-lies-in = face down in { $province }
screen-has-gone = played
screen-answer-cancel = { $who }: { $card }
screen-answer-flood-up = Value +2
screen-answer-flood-down = Value −2
screen-answer-builder-up = Value +2
screen-answer-builder-block = One more block for you
screen-answer-pass = Pass
screen-answer-no-neutral = No neutral wall
screen-answer-no-swap = No swap
screen-answer-board-left = Board { $board } on the left
screen-answer-board-right = Board { $board } on the right
screen-has-wall =
    { $count ->
        [one] { $count } single wall left
       *[other] { $count } single walls left
    }
screen-has-double = Double wall left
screen-has-tower = Tower left
screen-has-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
