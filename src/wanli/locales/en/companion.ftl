# The companion for the Wonders of the World beside a printed copy, at a terminal and in the browser.
# Names are typed in by the owner and are never inflected. What begins with screen- is of the browser.

# --- words ---------------------------------------------------------------------------------------
phase-actions = Actions
phase-upkeep = Upkeep
phase-points = Victory points
phase-over = The game is over.

place-coming = not laid out yet
place-waiting = not built yet
place-gone = has left the game

costs = { $gold } gold, { $resources } discs; { $points } VP, upkeep { $upkeep }

upkeep-none = none
upkeep-due = { $gold } gold due
upkeep-paid = paid
upkeep-built = exempt: built this turn
points-none = none
points-due = { $points } VP due
points-scored = scored
points-built = scored by building
points-unmarked = none: no marker

taking-marker = marked; can be taken when the marker and all other cubes of the holder there have fallen
taking-last-cube = no marker; goes with the holder's last cube there
taking-nobody = no marker and no cube there: nobody can take it

# --- how entries are typed -----------------------------------------------------------------------
entry-build = a wonder was built; “unmarked” if no cube was left to mark it
entry-war = a war where the second player holds a wonder; which markers fell, and “left” if other cubes of his are left there
entry-mark = the winner takes the wonder
entry-raze = the winner declines, or has no cube for it
entry-leave = the holder's last cube there has left in another way than by war
entry-pay = the upkeep was paid
entry-let-go = the upkeep was not paid
entry-score = the player has scored his wonders
entry-order = the new turn order
entry-next = the phase is over

# --- what followed -------------------------------------------------------------------------------
note-built = { $player } builds { $wonder } in { $region }: { $points } VP.
note-built-without-marker = { $player } builds { $wonder }: { $points } VP. Without a cube to mark it, it leaves the game.
note-war = { $attacker } makes war on { $player } in { $region }.
note-nothing-taken = { $player } keeps what is held in { $region }.
note-marker-falls = The marker of { $player } on { $wonder } falls.
note-taken = { $player } takes { $wonder } and marks it.
note-razed = { $wonder } is destroyed: { $player } does not mark it.
note-out-of-reach = { $player } has no cube left in { $region }: nobody can take what stands there unmarked.
note-perhaps-left = The era ends and cubes leave the map. If that was the last cube of { $player } in { $region }, write it down (leave): then nobody can take { $wonder } any more.
note-perhaps-last = The marker was a cube too. If it was the last cube of { $player } in { $region }, write it down (leave): then nobody can take { $wonder } any more.
note-paid = { $player } pays { $gold } gold for { $wonder }.
note-not-paid = { $player } does not pay for { $wonder }: it leaves the game.
note-scored = { $player } scores { $wonder }: { $points } VP.
note-reordered = Turn order: { $players }.
note-went-on =
    { $phase ->
        [over] The game is over.
       *[other] Turn { $turn }, { NAME($phase, kind: "phase") }.
    }

# --- refusals ------------------------------------------------------------------------------------
error-notebook-unreadable = This is no notebook of the companion: { $reason }.
error-notebook-field = “{ $field }” is wrong: { $reason }.
error-notebook-unfinished = The notebook is not complete: players, wonders and regions are needed. What was typed is kept, the same command goes on.
error-nothing-to-undo = There is nothing to take back.
error-setup-line = “{ $text }” is not understood. Type { $form }
error-name-unreadable = “{ $name }” cannot be a name ({ $field }): no line breaks, no spaces at the ends, nothing invisible.
error-name-twice = “{ $name }” is there already ({ $field }): each name once.
error-colour-twice = Two players have the same colour ({ $field }).
error-no-region-for = There is no region in which { $wonder } may stand at this table: the turn printed on it is { $turn }.
error-no-such-wonder = There is no wonder “{ $name }”. There are: { $known }.
error-no-such-player = There is no player “{ $name }”. There are: { $known }.
error-no-such-region = There is no region “{ $name }”. There are: { $known }.
error-entry-unknown = “{ $text }” is not understood. It can begin with: { $known }.
error-entry-form = “{ $text }” is not understood. Type { $form }
error-name-unclear = It is not clear what “{ $text }” is: { $known }.
error-it-is-over = The game is over.
error-taker-decides = First { $wonder } has to be marked or destroyed.
error-wrong-phase = Not in this phase ({ NAME($phase, kind: "phase") }), but in: { NAME($wanted, kind: "phase") }.
error-gone-for-good = { $wonder } has left the game for good.
error-not-laid-out = { $wonder } is laid out in turn { $turn }, not before.
error-stands-already = { $wonder } stands already; { $player } holds it.
error-no-site-there = { $wonder } may not stand in { $region }: the turn printed on it is { $turn }.
error-no-site-at-sea = { $wonder } may not stand in { $region }: here no wonder stands at sea.
error-war-on-oneself = { $player } cannot make war on himself.
error-nothing-there = { $player } holds no wonder in { $region }: there is nothing to write down.
error-no-marker-there = There is no marker of { $player } on { $wonder } in { $region }.
error-nothing-to-take = { $wonder } cannot be taken now.
error-none-unmarked-there = { $player } holds no unmarked wonder in { $region }.
error-marker-still-there = { $player } still has a marker in { $region }, and a marker is a cube.
error-nothing-owed = Nothing is owed for { $wonder } now.
error-nothing-to-score = { $player } has no wonder to score now.
error-not-an-order = Every player once: { $known }.
error-upkeep-open = First say whether { $player } pays for { $wonder }.
error-points-open = First { $player } scores { $wonder }.

# --- in the browser ------------------------------------------------------------------------------
screen-title = Wonders companion
screen-about = Rise of Empires on your own table with the Wonders of the World: it keeps sites, holders, markers, upkeep and points. Everything stays on this device.
screen-again = Try again
screen-in-entry = Entry { $number }: { $reason }

screen-open-title = Go on with a notebook
screen-open-about = A file from this page or from the wanli companion command
screen-players = Players
screen-players-about = In turn order.
screen-wonders = Wonders
screen-wonders-about = Those of eras 1 and 2, as they are printed on your tiles.
screen-regions = Regions
screen-regions-about = Those in which a wonder may come to stand: eras 1 and 2.
screen-terms = Options
screen-first-turn = Begins with turn
screen-name = Name
screen-colour = Colour
screen-printed-turn = Printed turn
screen-printed-gold = Gold
screen-printed-resources = Discs
screen-printed-vp = VP
screen-printed-upkeep = Upkeep
screen-era = Era
screen-zone = Europe, Africa or Middle East
screen-sea = sea
screen-add-players = Another player
screen-add-wonders = Another wonder
screen-add-regions = Another region
screen-remove = Remove { $name }
screen-begin = Begin
screen-correct-done = Keep the corrections

screen-download = Download
screen-correct = Correct names and numbers
screen-new = New notebook
screen-new-sure = Forget this notebook? What you have downloaded stays yours.
screen-new-yes = Forget it
screen-phase = Turn and phase
screen-turn = Turn
screen-after-actions = On to upkeep
screen-after-upkeep = On to victory points
screen-after-points = On to the next turn
screen-capture = A wonder can be taken
screen-capture-about = decides about { $wonder }; { $loser } has lost it.
screen-mark = Mark it
screen-raze = Destroy it
screen-marker-from-stock = The marker is a cube from the stock; if that is empty, from the pool.
screen-marker-from-pool = The marker is a cube from the pool; if that is empty, from the stock.
screen-due-upkeep = Upkeep
screen-due-upkeep-about = After all income, in turn order.
screen-due-points = Victory points
screen-due-points-about = Each holder with a marker scores once.
screen-nothing-due = Nothing is due.
screen-paid = Paid
screen-not-paid = Not paid
screen-scored = Scored
screen-happened = What happened?
screen-did-build = A wonder was built
screen-did-war = A war about a wonder
screen-did-leave = The last cube left
screen-did-order = New turn order
screen-wonder = Wonder
screen-builder = Built by
screen-region = Region
screen-build-about = Printed turn { $turn }; costs { $gold } gold and { $resources } discs, scores { $points } VP now.
screen-no-cube = No cube to mark it, neither in stock nor in pool: it scores and leaves the game
screen-write-build = Write down the building
screen-where = Where
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Attacker
screen-fallen = Which markers of { $player } fell?
screen-losses-by-loser = The loser decides in which order cubes and markers fall.
screen-losses-by-attacker = The attacker decides in which order cubes and markers fall.
screen-cubes-left = Other cubes of { $player } in { $region } after the war
screen-cubes-left-none = none left
screen-cubes-left-some = some left
screen-write-war = Write down the war
screen-leave-about = It left in another way than by war, for example at the end of an era.
screen-write-leave = Write it down
screen-earlier = Earlier
screen-order-about = Upkeep is paid in this order.
screen-write-order = Write down the order
screen-upkeep = Upkeep
screen-vp = VP
screen-markers = Markers
screen-owes = Owes gold
screen-scores = VP due
screen-won = VP so far
screen-history = Entries
screen-history-none = Nothing was written down yet.
screen-undo = Undo
screen-undone = The last entry was taken out.
