# Chang Cheng. Codes of the rules are prompt-, note-, error-, option-; a move is move- and its first
# word, with what follows as $one and $two; names of things are looked up by NAME().

game-by = Walter Obert, TenkiGames 2007
game-note = The printed board layouts and the split of the counters are reconstructed (CC-1.2, CC-1.3).

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
asked-opening = a single wall is wanted
asked-first-half = an action is wanted
asked-second-half = the second half of the action is wanted
asked-neutral = a neutral wall is offered
asked-which-first = the province to be scored first is wanted
asked-warrior = the Warrior's choice is wanted
asked-traitor = the Traitor's choice is wanted
asked-flood = the Flood's choice is wanted
asked-builder = the Builder's choice is wanted
asked-mandarin = the Mandarin's choice is wanted
asked-join-board = a side for the new board is wanted
asked-draw-start = the first player is being drawn
asked-draw-letter = the letter of the boards is being drawn
asked-draw-event = an event card is being drawn
asked-draw-board = a board is being drawn
asked-draw-reputation = a reputation counter is being drawn
asked-draw-threat = a threat counter is being drawn

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = The game is over.
prompt-opening = Open the game with one single wall.
prompt-first-half = Take an action: two walls, two cards, card and wall, double wall, or tower.
prompt-second-half =
    { $began ->
        [card] Complete the action: a wall in { $province }, or a second card in another province.
       *[other] Complete the action: a second wall, not in { $province }.
    }
prompt-neutral = Place a neutral wall, or none.
prompt-which-first = Two provinces are complete: choose the one to be scored first.
prompt-warrior = Your Warrior in { $province }: cancel one other card there.
prompt-traitor = Your Traitor in { $province }: break a single wall there, or remove the counter of a region facing it.
prompt-flood = Your Flood in { $province }: raise or lower the value by 2.
prompt-builder = Your Builder in { $province }: raise the value by 2, or count one block more.
prompt-mandarin = Your Mandarin in { $province }: swap a single wall there with any other, or do not.
prompt-join-board = Join the new board to the left or to the right end.
prompt-draw-start = The first player is drawn.
prompt-draw-letter = The letter of the boards is drawn.
prompt-draw-event = An event card is drawn.
prompt-draw-board = A board is drawn.
prompt-draw-reputation = A reputation counter is drawn.
prompt-draw-threat = A threat counter is drawn.

# --- moves, as the log tells them ----------------------------------------------------------------
move-wall = { $who } builds a wall on { $one }.
move-double = { $who } builds the double wall on { $one } and the next square.
move-tower = { $who } builds the tower on { $one }.
move-card =
    { $one ->
        [unknown] { $who } lays a card face down in { $two }.
       *[other] { $who } lays the { NAME($one, kind: "card") } face down in { $two }.
    }
move-in-wall = { $who } builds a { NAME($in, kind: "colour") } wall on { $one }.
move-in-double = { $who } builds the { NAME($in, kind: "colour") } double wall on { $one } and the next square.
move-in-tower = { $who } builds the { NAME($in, kind: "colour") } tower on { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } lays a { NAME($in, kind: "colour") } card face down in { $two }.
       *[other] { $who } lays the { NAME($in, kind: "colour") } { NAME($one, kind: "card") } face down in { $two }.
    }
move-neutral = { $who } places a neutral wall on { $one }.
move-no-neutral = { $who } places no neutral wall.
move-pass = { $who } can do nothing and passes.
move-first = { $who } has { $one } scored first.
move-cancel = { $who } sends the Warrior against the { NAME($one, kind: "colour") } { NAME($two, kind: "card") }.
move-break = { $who } sends the Traitor to { $one }.
move-remove = { $who } sends the Traitor to { $one }.
move-flood = { $who } directs the Flood.
move-builder = { $who } puts the Builder to work.
move-swap = { $who } calls the Mandarin to { $one } and { $two }.
move-no-swap = { $who } leaves the Mandarin idle.
move-board = { $who } joins board { $one } on the { NAME($two, kind: "side") }.
move-start = Seat { $one } begins.
move-letter = The boards lie with side { $one } up.
move-event = An event card is drawn.
move-draw = Board { $one } is drawn.
move-reputation = { $one } gets reputation { $two }.
move-threat =
    { $two ->
        [unknown] { "" }
       *[other] The counter of { $one } shows threat { $two }.
    }

# the kinds of moves, as headings of the list
moves-wall = Single wall on
moves-double = Double wall, from its left square
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
moves-builder = Builder: value or block
moves-swap = Mandarin: swap the walls on
moves-no-swap = Mandarin: no swap
moves-board = Join board, on the side

# --- what followed -------------------------------------------------------------------------------
note-double-points = { NAME($colour, kind: "seat") } scores { $points } for the double wall on { $square } and { $other }.
note-scouted = { $who } has looked at the counter of { $region }.
note-observed = The counter of { $region } is turned up: threat { $threat }.
note-wall-full = The wall is complete: the Mongols attack.
note-stalemate = Nobody can move any more: the Mongols attack.
note-event = Event card: { NAME($event, kind: "event") }.
note-board-joined = Board { $board } now lies on the { NAME($side, kind: "side") } end.
note-two-blocks = The Master Builder counts as two blocks for { NAME($colour, kind: "colour") }.
note-no-effect = The { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } has no effect.
note-no-swap = No walls change places.
note-block = The Builder counts as one block for { NAME($colour, kind: "colour") }.
note-value-up = { NAME($colour, kind: "seat") } raises the value by 2.
note-value-down = { NAME($colour, kind: "seat") } lowers the value by 2.
note-cancels = The { NAME($target, kind: "colour") } { NAME($card, kind: "card") } is cancelled by { NAME($colour, kind: "colour") }.
note-breaks = The { NAME($target, kind: "colour") } wall on { $square } is broken by { NAME($colour, kind: "colour") }.
note-removes = The counter of { $region } leaves the game.
note-swaps = The walls on { $square } and { $other } change places.
note-card-revealed = { $province }: { NAME($colour, kind: "colour") } reveals the { NAME($card, kind: "card") }.
note-card-removed = { $province }: { NAME($colour, kind: "colour") } reveals the { NAME($card, kind: "card") }; equal cards remove each other.
note-province-points = { $province }: { NAME($colour, kind: "seat") } has the most blocks ({ $blocks }) and scores { $points }: walls { $walls }, reputation { $counter }, cards { $cards }.
note-nobody-scores = { $province }: neutral has the most blocks ({ $blocks }), so nobody scores.
note-province-complete = { $province } is complete and gets an Emperor card.
note-mongols = { $region }: the Mongols take { $threat } from { NAME($colour, kind: "colour") }, who has the most blocks ({ $blocks }).
note-nobody-loses = { $region }: neutral has the most blocks ({ $blocks }), so nobody loses anything.
note-tower-protects = { $region }: the tower saves { NAME($colour, kind: "colour") } from losing { $threat }.
note-diplomacy = Diplomacy: { NAME($colour, kind: "seat") } scores { $points } for a block in { $count } provinces.
note-dominance = Dominance: { NAME($colour, kind: "seat") } scores { $points } for a run of { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }.
note-reward = Imperial Reward: { NAME($colour, kind: "seat") } scores { $points } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood here. Words: { $known }.
error-wrong-length =
    “{ $word }” is followed by { $needed ->
        [one] one word
       *[other] { $needed } words
    }: “{ $text }” has another number.
error-no-colour-here = “{ $word }” is said without a colour: “{ $text }”.
error-which-colour = Say which of your colours: “red { $text }”, for example.
error-unknown-place = “{ $text }” is no place. On board a the squares are a1 to a13, the provinces aI to aIII, the regions aN1 to aN3; on the others alike with their own letter.
error-no-such-board =
    “{ $text }” is on no board: { $boards ->
        [one] one board lies
       *[other] { $boards } boards lie
    } there.
error-other-counter = “{ $text }” is not the place a counter is drawn for.
error-content-unreadable = The content file cannot be read: { $reason }.
error-content-wrong =
    The content file is wrong at “{ $field }”: { $measure ->
        [count] there are { $found } values, not { $expected }
        [sum] the sum is { $found }, not { $expected }
       *[other] found { $found }, expected { $expected }
    }.
error-no-such-seat = Seat { $value } is not at this table ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } is played by somebody ({ $option }).
error-game-over = The game is over.
error-something-else-is-asked = Not “{ $text }” now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: it is not left.
error-wall-must-join-card = After the card the wall must stand in { $province } too.
error-second-wall-same-province = The second wall must not stand in { $province } as well.
error-cannot-be-completed = After “{ $text }” the action could not be completed, and a complete action is possible.
error-opening-is-one-wall = The first turn of the game is one single wall and nothing else.
error-card-not-in-hand = The { NAME($card, kind: "card") } is not in your hand.
error-province-complete = { $province } is complete: no card may be laid there.
error-wall-then-wall = After a wall comes a wall: no card now.
error-second-card-same-province = The second card must not lie in { $province } as well.
error-no-neighbour = The double wall needs a square to the right of { $square }.
error-next-to-tower = A tower on { $square } would stand next to another.
error-must-complete = The action must be completed.
error-cannot-pass = Passing is only for those who can do nothing.
error-action-under-way = An action is under way: only its second half can follow.
error-not-your-colour = { NAME($colour, kind: "seat") } is not your colour.
error-one-colour-a-turn = This turn is played in { NAME($colour, kind: "colour") }.
error-none-left = { NAME($colour, kind: "seat") } has no { NAME($piece, kind: "piece") } left.
error-kept-for = { $square } is kept for { NAME($colour, kind: "colour") }'s single wall.
error-occupied = { $square } carries a { NAME($colour, kind: "colour") } block already.
error-neutral-only-there = The neutral wall may only stand in { $province }.
error-neutral-elsewhere = The neutral wall must not stand in a province you have just used ({ $province }).
error-neutral-in-one-of = The neutral wall may only stand in { $province } or { $other }.
error-not-to-be-scored = { $province } is not one of the provinces to be scored.
error-not-itself = The Warrior cannot cancel itself.
error-card-not-here = No { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } lies open here.
error-not-in-this-province = { $square } is not in the province being scored.
error-only-single-walls = Only unbroken single walls can be chosen ({ $square }).
error-no-counter = { $region } has no counter any more.
error-region-not-facing = { $region } does not face the province being scored.
error-swap-two-walls = Two different walls are swapped, not { $square } with itself.
error-swap-same-colour = { $square } and { $other } are of one colour: say “no swap” instead.
error-swap-other-province = { $other } is in the same province: at this table the Mandarin swaps with another one.
error-other-board-drawn = Board { $drawn } was drawn, not { $board }.
error-board-not-left = Board { $board } is not left.

# --- options -------------------------------------------------------------------------------------
option-mode = How two people play.
option-mode-neutral = neutral walls of a third colour
option-mode-two-colours = two colours each
option-mode-plain = plain, without either
option-colours = Who plays which colour, seat by seat.
option-colours-standard = red, green, blue, violet; two colours each: blue and green against red and violet
option-colours-other = in this order
option-first-seat = Who begins.
option-first-seat-random = drawn
option-first-seat-other = this seat
option-faces = Which sides of the boards are used.
option-faces-same = one letter for all boards
option-faces-mixed = any side of each board
option-reservation = How long a tower keeps a square beside it.
option-reservation-used = until its owner has built there once
option-reservation-strict = whenever one neighbour is left
option-mandarin = Which walls the Mandarin may swap.
option-mandarin-any = any two
option-mandarin-other-province = only with another province
option-new-board = When the third Emperor card brings a board.
option-new-board-end = at the end of the turn
option-new-board-once = at once
option-board-choice = Which board comes.
option-board-choice-random = drawn
option-board-choice-player = chosen by the active player
option-boards = How many boards two players with two colours each use.
option-boards-other = so many boards
option-broken = Whether the Mongols see broken walls.
option-broken-ignored = they do not
option-broken-counted = they do
option-neutral-colour = The colour of the neutral walls.
option-neutral-colour-first = the first unused one
option-neutral-colour-other = this colour
option-neutral-after-card = Where a neutral wall goes after a card and a wall.
option-neutral-after-card-another = into another province
option-neutral-after-card-same = into the same province
option-neutral-majority = What neutral walls do to majorities.
option-neutral-majority-compete = they compete
option-neutral-majority-ignored = they are ignored
option-events = Event cards, open from the start.
option-events-none = none
option-events-random-1 = one, drawn
option-events-random-2 = two, drawn
option-events-other = these by name
option-diplomacy = Who is rewarded by Diplomacy.
option-diplomacy-most = a block in the most provinces
option-diplomacy-half = a block in more than half of them
option-dominance = Who is rewarded by Dominance.
option-dominance-everybody = everybody, for the own longest run
option-dominance-longest = only the longest of all

# --- the board in the terminal -------------------------------------------------------------------
board-boards =
    { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } of { $all }
board-emperors = Emperor cards on the map: { $count }
board-events = Events: { $events }
board-revealed = Open: { $cards }
board-open-card = { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }
board-you = (you)
board-neutral = (neutral)
board-hand = Your hand
board-no-cards = no cards
board-laid = { $card } lies in { $province }
board-legend-blocks = The wall: [R] single wall, R══ ══R double, ▲R▲ tower, /R/ broken, (R) kept for red's single wall, · empty, ○ empty and you may build.
board-legend-north = Above, a Mongol region: aN1 ◆? RG is region N1 of board a, its threat counter face down, Red and Green have looked. ◆3 is a counter you know, ◆- one that is gone.
board-legend-south = Below, a province: aI ●2 5:R ▯G2 is province I of board a, reputation 2, worth 5 now, Red leads, two green cards lie there face down. ✓ is complete.
board-legend-stock = Players: ▪ single walls, ══ double wall, ▲ tower left to build, ▯ cards in hand.

# --- the board in the browser --------------------------------------------------------------------
screen-events =
    { $count ->
        [one] Event: { $names }
       *[other] Events: { $names }
    }
screen-row-regions = Mongol regions, { $count }
screen-row-squares = The wall, { $count } squares
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
screen-kept = Kept for { NAME($colour, kind: "seat") }’s single wall
screen-would-see = You will see the counter of { $regions }
screen-may-build = You may build here
screen-may-lay = You may lay the card here
screen-may-choose = You may choose this
screen-is-chosen = Chosen
screen-squares = Squares { $first } to { $last }
screen-province = Province { $province }
screen-value = Worth { $value } now, reputation { $reputation } included
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
screen-scored = Complete: { NAME($colour, kind: "seat") } scored { $points }
screen-region = Region { $region }
screen-threat-unseen = Threat not seen by you
screen-threat-seen = Threat { $threat }, only for your eyes
screen-threat-open = Threat { $threat }, open to all
screen-threat-removed = The counter has left the game
screen-scouts = Looked at by { $who }

# what is being chosen
screen-holding-wall = Single wall: choose a square.
screen-holding-double = Double wall: choose its two squares.
screen-holding-tower = Tower: choose a square.
screen-holding-neutral = Neutral wall: choose a square.
screen-holding-card = { NAME($card, kind: "card") }: choose a province.
screen-half-swap = The wall on { $place }: choose the other one.
screen-chosen-wall = Single wall on { $place }.
screen-chosen-double = Double wall on { $place } and { $other }.
screen-chosen-tower = Tower on { $place }.
screen-chosen-neutral = Neutral wall on { $place }.
screen-chosen-card = { NAME($card, kind: "card") } face down in { $place }.
screen-chosen-first = { $place } is scored first.
screen-chosen-break = The wall on { $place } is broken.
screen-chosen-remove = The counter of { $place } leaves the game.
screen-chosen-swap = The walls on { $place } and { $other } change places.
screen-build = Build on { $place }
screen-lay = Lay in { $place }

# the tray
screen-watching = You are watching: hands stay hidden.
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
screen-does-warrior = Cancels one other card there
screen-does-traitor = Breaks a wall or removes a threat
screen-does-flood = Value +2 or −2
screen-does-builder = Value +2, or a block more for you
screen-does-master = Two blocks more for you
screen-does-mandarin = Swaps two walls
screen-lies-in = face down in { $province }
screen-has-gone = played
screen-answer-cancel = { $who }: { $card }
screen-answer-flood-up = Value +2
screen-answer-flood-down = Value −2
screen-answer-builder-up = Value +2
screen-answer-builder-block = One block more for you
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
