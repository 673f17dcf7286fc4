# The companion for the Wonders of the World beside a printed copy, at a terminal and in the browser.
# Names are typed in by the owner and are never inflected. What begins with screen- is of the browser.

# --- words ---------------------------------------------------------------------------------------
phase-actions = Actions
phase-upkeep = Upkeep
phase-points = Victory points
phase-over = The game is over.

place-coming = not laid out yet
place-waiting = not built yet
place-gone = removed from the game

costs =
    { $resources ->
        [one] { $gold } gold, { $resources } disc; { $points } VP, upkeep { $upkeep }
       *[other] { $gold } gold, { $resources } discs; { $points } VP, upkeep { $upkeep }
    }

upkeep-none = none
upkeep-due = { $gold } gold due
upkeep-paid = paid
upkeep-built = exempt: built this turn
points-none = none
points-due = { $points } VP due
points-scored = scored
points-built = scored when built
points-unmarked = none: no marker

taking-marker = marked; can be taken when the holder has lost the marker and all other cubes there
taking-last-cube = no marker; taken together with the holder’s last cube there
taking-nobody = no marker and no cubes there: it can no longer be taken

# --- how entries are typed -----------------------------------------------------------------------
entry-build = a wonder was built; add “unmarked” if no cube was left to mark it
entry-war = a war over a wonder held by the second player: name the markers lost, and add “left” if other cubes of theirs remain
entry-mark = the winner takes the wonder
entry-raze = the winner destroys the wonder, or has no cube to mark it
entry-leave = the holder’s last cube there was lost in another way than by war
entry-pay = the upkeep was paid
entry-let-go = the upkeep was not paid
entry-score = the player has scored their wonders
entry-order = the new turn order
entry-next = the phase is over

# --- what followed -------------------------------------------------------------------------------
note-built = { $player } builds { $wonder } in { $region }: { $points } VP.
note-built-without-marker = { $player } builds { $wonder }: { $points } VP. There is no cube to mark it, so it is removed from the game.
note-war = { $attacker } attacks { $player } in { $region }.
note-nothing-taken = { $player } keeps the wonders in { $region }.
note-marker-falls = { $player } loses the marker on { $wonder }.
note-taken = { $player } takes { $wonder } and marks it.
note-razed = { $wonder } is destroyed: { $player } does not mark it.
note-out-of-reach = { $player } has no cube left in { $region }: an unmarked wonder there can no longer be taken.
note-perhaps-left = The era ends and cubes leave the map. If { $player } has just lost the last cube in { $region }, record it (leave): then { $wonder } can no longer be taken.
note-perhaps-last = The marker was a cube too. If it was the last cube of { $player } in { $region }, record it (leave): then { $wonder } can no longer be taken.
note-paid = { $player } pays { $gold } gold for { $wonder }.
note-not-paid = { $player } does not pay for { $wonder }: it is removed from the game.
note-scored = { $player } scores { $wonder }: { $points } VP.
note-reordered = Turn order: { $players }.
note-went-on =
    { $phase ->
        [over] The game is over.
       *[other] Turn { $turn }, { NAME($phase, kind: "phase") }.
    }

# --- refusals ------------------------------------------------------------------------------------
error-notebook-unreadable = This is not a notebook of the companion: { $reason }.
error-notebook-field = There is an error at “{ $field }”: { $reason }.
error-notebook-unfinished = The notebook is not complete: it needs players, wonders and regions. Your input is saved; run the same command to continue.
error-nothing-to-undo = There is nothing to undo.
error-setup-line = Can’t read “{ $text }”. Type { $form }
error-name-unreadable = “{ $name }” cannot be a name ({ $field }). Leave out line breaks, invisible characters, and spaces at the ends.
error-name-twice = The name “{ $name }” is already used ({ $field }). Choose another one.
error-colour-twice = Two players have the same colour ({ $field }).
error-no-region-for = { $wonder } has no region where it can stand at this table: the turn printed on it is { $turn }.
error-no-such-wonder = There is no wonder “{ $name }”. Wonders: { $known }.
error-no-such-player = There is no player “{ $name }”. Players: { $known }.
error-no-such-region = There is no region “{ $name }”. Regions: { $known }.
error-entry-unknown = “{ $text }” is not understood. Start with one of: { $known }.
error-entry-form = Can’t read “{ $text }”. Type { $form }
error-name-unclear = “{ $text }” could be several things: { $known }.
error-it-is-over = The game is over.
error-taker-decides = First decide whether { $wonder } is marked or destroyed.
error-wrong-phase = This is not possible in the phase { NAME($phase, kind: "phase") }, only in { NAME($wanted, kind: "phase") }.
error-gone-for-good = { $wonder } has been removed from the game.
error-not-laid-out = { $wonder } is not available before turn { $turn }.
error-stands-already = { $wonder } is already on the map; { $player } holds it.
error-no-site-there = { $wonder } cannot stand in { $region }: the turn printed on it is { $turn }.
error-no-site-at-sea = { $wonder } cannot stand in { $region }: at this table wonders cannot be put in the sea.
error-war-on-oneself = { $player } cannot attack themselves.
error-nothing-there = { $player } holds no wonder in { $region }, so there is nothing to record.
error-no-marker-there = { $player } has no marker on { $wonder } in { $region }.
error-nothing-to-take = { $wonder } cannot be taken now.
error-none-unmarked-there = { $player } holds no unmarked wonder in { $region }.
error-marker-still-there = { $player } still has a marker in { $region }, and a marker is a cube.
error-nothing-owed = No upkeep is due for { $wonder } now.
error-nothing-to-score = { $player } has no wonder to score now.
error-not-an-order = Name every player once: { $known }.
error-upkeep-open = First record whether { $player } pays for { $wonder }.
error-points-open = First record that { $player } scores { $wonder }.

# --- in the browser ------------------------------------------------------------------------------
screen-title = Wonders companion
screen-about = Play the Wonders of the World with your own copy of Rise of Empires. The companion keeps track of sites, holders, markers, upkeep and points. Everything stays on this device.
screen-again = Try again
screen-in-entry = Entry { $number }: { $reason }

screen-open-title = Open a notebook
screen-open-about = A file from this page or from the command “wanli companion”
screen-players = Players
screen-players-about = In turn order.
screen-wonders = Wonders
screen-wonders-about = The wonders of eras 1 and 2, as printed on your tiles.
screen-regions = Regions
screen-regions-about = The regions where a wonder can be built: eras 1 and 2.
screen-terms = Options
screen-first-turn = First turn
screen-name = Name
screen-colour = Colour
screen-printed-turn = Printed turn
screen-printed-gold = Gold
screen-printed-resources = Discs
screen-printed-vp = VP
screen-printed-upkeep = Upkeep
screen-era = Era
screen-zone = In Europe, Africa or the Middle East
screen-sea = sea
screen-add-players = Add player
screen-add-wonders = Add wonder
screen-add-regions = Add region
screen-remove = Remove { $name }
screen-begin = Start
screen-correct-done = Save corrections

screen-download = Download
screen-correct = Correct names and numbers
screen-new = New notebook
screen-new-sure = Discard this notebook? Files you have downloaded are not affected.
screen-new-yes = Discard
screen-phase = Turn and phase
screen-turn = Turn
screen-after-actions = Go to upkeep
screen-after-upkeep = Go to victory points
screen-after-points = Go to next turn
screen-capture = A wonder can be taken
screen-capture-about = can take { $wonder }, which { $loser } has lost.
screen-mark = Mark it
screen-raze = Destroy it
screen-marker-from-stock = The marker is a cube from the stock, or from the pool if the stock is empty.
screen-marker-from-pool = The marker is a cube from the pool, or from the stock if the pool is empty.
screen-due-upkeep = Upkeep
screen-due-upkeep-about = After all income, in turn order.
screen-due-points = Victory points
screen-due-points-about = Each holder with a marker scores once per turn.
screen-nothing-due = Nothing is due.
screen-paid = Paid
screen-not-paid = Not paid
screen-scored = Scored
screen-happened = What happened?
screen-did-build = A wonder was built
screen-did-war = There was a war over a wonder
screen-did-leave = A holder’s last cube was removed
screen-did-order = The turn order changed
screen-wonder = Wonder
screen-builder = Built by
screen-region = Region
screen-build-about =
    { $resources ->
        [one] Printed turn { $turn }; costs { $gold } gold and one resource disc, scores { $points } VP now.
       *[other] Printed turn { $turn }; costs { $gold } gold and { $resources } resource discs, scores { $points } VP now.
    }
screen-no-cube = No cube left in stock or pool to mark it: it scores and is removed
screen-write-build = Record building
screen-where = Where
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Attacker
screen-fallen = Which markers did { $player } lose?
screen-losses-by-loser = The loser chooses the order in which cubes and markers are lost.
screen-losses-by-attacker = The attacker chooses the order in which cubes and markers are lost.
screen-cubes-left = Other cubes of { $player } in { $region } after the war
screen-cubes-left-none = none left
screen-cubes-left-some = some left
screen-write-war = Record war
screen-leave-about = Record this if the cube was lost in another way than by war, for example at the end of an era.
screen-write-leave = Record
screen-earlier = Move up
screen-order-about = Upkeep is paid in this order.
screen-write-order = Record order
screen-upkeep = Upkeep
screen-vp = VP
screen-markers = Markers
screen-owes = Upkeep due
screen-scores = VP due
screen-won = VP so far
screen-history = Entries
screen-history-none = No entries yet.
screen-undo = Undo
screen-undone = Last entry undone.
