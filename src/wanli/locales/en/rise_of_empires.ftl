# Rise of Empires with the Wonders of the World. A move is move- and its first word; what it names is
# $one and $two, a number in front is $count. Regions and tiles are those of the shipped set; an
# owner's set brings its own names.

game-by = Martin Wallace, Phalanx and Mayfair Games 2009; the Wonders of the World by Graham Lockwood
game-note = Map and tiles are a “Reconstruction”: most printed numbers were not at hand. An owner of the box can load his own set.

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

good-gold = gold
    .one = gold
    .initial = g
good-cubes = cubes
    .one = cube
    .initial = c
good-food = food
    .one = food
    .initial = f
good-vp = VP
    .one = VP
    .initial = v
good-resources = resource discs
    .one = resource disc
    .initial = r

row-progress = Progress
row-territory = Territory
row-city = City
row-empire = Empire
row-trade = Trade

region-iberia = Iberia
region-gaul = Gaul
region-italia = Italia
region-balkans = Balkans
region-anatolia = Anatolia
region-egypt = Egypt
region-north-africa = North Africa
region-mediterranean = Mediterranean Sea
region-britain = British Isles
region-northern-europe = Northern Europe
region-eastern-europe = Eastern Europe
region-middle-east = Middle East
region-africa = Africa south of the Sahara
region-india = India
region-south-america = South America
region-china = China
region-north-america = North America

tile-iron = Iron Weapons
tile-religion = Religion
tile-mercenaries = Mercenaries
tile-irrigation = Irrigation
tile-coinage = Coinage
tile-mining = Mining
tile-calendar = Calendar
tile-conscription = Conscription
tile-sailing = Sailing
tile-roads = Roads
tile-writing = Writing
tile-alliance-1 = Alliance (era 1)
tile-navigation = Navigation
tile-printing = Printing
tile-shipping = Shipping
tile-steam-pumps = Steam Pumps
tile-banking = Banking
tile-gunpowder = Gunpowder
tile-feudalism = Feudalism
tile-university = University
tile-reformation = Reformation
tile-alliance-2 = Alliance (era 2)
tile-fertilizers = Fertilizers
tile-ideology = Ideology
tile-television = Television
tile-oil = Oil
tile-railways = Railways
tile-tanks = Tanks
tile-medicine = Medicine
tile-stock-exchange = Stock Exchange
tile-plains = Plains
tile-woods = Woods
tile-hill = Hill
tile-island = Island
tile-town = Town
tile-settlement-a = Settlement A
tile-settlement-b = Settlement B
tile-settlement-c = Settlement C
tile-ur = Ur
tile-memphis = Memphis
tile-settlement-d = Settlement D
tile-settlement-e = Settlement E
tile-athens = Athens
tile-carthage = Carthage
tile-rome = Rome
tile-wonder-1b = Wonder of 1B
tile-settlement-f = Settlement F
tile-settlement-g = Settlement G
tile-byzantium = Byzantium
tile-baghdad = Baghdad
tile-venice = Venice
tile-settlement-h = Settlement H
tile-settlement-i = Settlement I
tile-paris = Paris
tile-lisbon = Lisbon
tile-london = London
tile-wonder-2b-first = First wonder of 2B
tile-wonder-2b-second = Second wonder of 2B
tile-settlement-j = Settlement J
tile-settlement-k = Settlement K
tile-vienna = Vienna
tile-amsterdam = Amsterdam
tile-berlin = Berlin
tile-settlement-l = Settlement L
tile-settlement-m = Settlement M
tile-moscow = Moscow
tile-shanghai = Shanghai
tile-new-york = New York
tile-wonder-3b-first = First wonder of 3B
tile-wonder-3b-second = Second wonder of 3B
tile-wonder-3b-third = Third wonder of 3B

asked-none = the game is over
asked-choose-row = an action has to be chosen
asked-payment = a payment is due
asked-progress = a progress tile is wanted
asked-territory = a territory tile is wanted
asked-city = a city tile is wanted
asked-empire = an empire tile is wanted
asked-trade = a trade is wanted
asked-region = a region is wanted
asked-cubes = a number of cubes is wanted
asked-war = war or peace is to be decided
asked-loss = a loss has to be taken
asked-mark = a taken wonder is to be marked or destroyed
asked-site = a site for the wonder is wanted
asked-keep = the upkeep of a wonder is due
asked-ally = an ally may be chosen
asked-islands = it has to be said what the islands give
asked-give-up = the food is to be paid
asked-place = a place in the order is wanted
asked-draw-order = the first order is being drawn
asked-draw-progress = a progress tile is being shown
asked-draw-territory = a territory tile is being shown

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = The game is over.
prompt-choose-row =
    { $discs ->
        [off] Turn { $turn }: take one of your discs off a row.
       *[on] Turn { $turn }: put a disc into a row and act.
    }
prompt-payment = Still to be paid: { $owed }, in gold, cubes, food or VP.
prompt-progress = Take a progress tile.
prompt-territory = Take a territory tile.
prompt-city = Build a settlement, a city or a wonder.
prompt-empire = Choose an empire tile.
prompt-trade = Trade resource discs for gold or for VP.
prompt-region =
    { $left ->
        [one] Choose a region for your cubes; one is left.
       *[other] Choose a region for your cubes; { $left } are left.
    }
prompt-cubes = How many cubes go there: { NAME($region, kind: "region") }?
prompt-war = Make war in a region where you have placed, or leave it at peace.
prompt-loss =
    { $losses ->
        [one] One more cube has to go: { NAME($region, kind: "region") }.
       *[other] { $losses } more cubes have to go: { NAME($region, kind: "region") }.
    }
prompt-mark = { NAME($wonder, kind: "tile") } has fallen to you: mark it, or destroy it.
prompt-site = Choose the region of { NAME($wonder, kind: "tile") }.
prompt-keep = Pay { $gold } gold for { NAME($wonder, kind: "tile") }, or let it go.
prompt-ally = Give your alliance piece to another player, or to nobody.
prompt-islands =
    { $owed ->
        [one] What does your island give?
       *[other] What do your islands give? { $owed } are left.
    }
prompt-give-up = Your tiles need { $food } food: pay, or give up a settlement or a city first.
prompt-place = Choose your place in the next turn's order.
prompt-draw-order = The first order is drawn.
prompt-draw-progress = A progress tile is shown.
prompt-draw-territory = A territory tile is shown.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } puts a disc into a row: { NAME($one, kind: "row") }.
move-idle = { $who } can do nothing and lays a disc: { NAME($one, kind: "row") }.
move-lift = { $who } takes a disc off a row: { NAME($one, kind: "row") }, circle { $two }.
move-pay =
    { $count ->
        [one] { $who } pays one { NAME($one, kind: "good", form: "one") }.
       *[other] { $who } pays { $count } { NAME($one, kind: "good") }.
    }
move-waive = { $who } pays nothing this time.
move-skip = { $who } skips the action.
move-progress = { $who } takes { NAME($one, kind: "tile") }.
move-territory = { $who } takes a territory: { NAME($one, kind: "tile") }.
move-city = { $who } builds { NAME($one, kind: "tile") }.
move-empire = { $who } uses the empire tile { $one }.
move-trade =
    { $count ->
        [one] { $who } trades a resource disc for { NAME($one, kind: "good") }.
       *[other] { $who } trades { $count } resource discs for { NAME($one, kind: "good") }.
    }
move-place = { $who } places cubes: { NAME($one, kind: "region") }.
move-hire = { $who } hires mercenaries: { NAME($one, kind: "region") }.
move-cubes =
    { $count ->
        [one] { $who } places one cube.
       *[other] { $who } places { $count } cubes.
    }
move-done = { $who } chooses no more regions.
move-war = { $who } makes war on { NAME($two, kind: "seat") }: { NAME($one, kind: "region") }.
move-peace = { $who } makes no more war.
move-lose =
    { $one ->
        [cube] A cube falls ({ $who }).
       *[other] The marker falls ({ $who }): { NAME($one, kind: "tile") }.
    }
move-mark = { $who } marks { NAME($one, kind: "tile") }.
move-raze = { $who } destroys { NAME($one, kind: "tile") }.
move-site = { $who } puts the wonder here: { NAME($one, kind: "region") }.
move-keep = { $who } pays for { NAME($one, kind: "tile") }.
move-yield = { $who } does not pay for { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } keeps the alliance piece.
       *[other] { $who } gives the alliance piece to { NAME($one, kind: "seat") }.
    }
move-islands =
    { $count ->
        [one] An island of { $who } gives { NAME($one, kind: "good") }.
       *[other] { $count } islands of { $who } give { NAME($one, kind: "good") }.
    }
move-abandon = { $who } gives up { NAME($one, kind: "tile") }.
move-feed = { $who } pays the food.
move-order = { $who } chooses place { $one }.
move-next = Next in the order: { NAME($one, kind: "seat") }.
move-show = Progress { $two }: { NAME($one, kind: "tile") }.
move-lay = Territory { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Put a disc into a row
moves-idle = Lay a disc without acting
moves-lift = Take a disc off a row and circle
moves-pay = Pay
moves-waive = Pay nothing this time
moves-skip = Skip the action
moves-progress = Take progress from box
moves-territory = Take territory from box
moves-city = Build
moves-empire = Use an empire tile
moves-trade = Trade
moves-place = Place cubes in
moves-hire = Hire mercenaries for
moves-cubes = Number of cubes
moves-done = No more regions
moves-war = War in a region on
moves-peace = No more war
moves-lose = Lose a cube or a marker
moves-mark = Mark the wonder
moves-raze = Destroy the wonder
moves-site = Put the wonder into
moves-keep = Pay for the wonder
moves-yield = Let the wonder go
moves-ally = Alliance with
moves-islands = Islands give
moves-abandon = Give up
moves-feed = Pay the food
moves-order = Place in the order

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = VP at the beginning, { $who }: { $points }.
note-turn-begins = Turn { $turn } begins.
note-last-cube = { $who } puts the last cube of the pool here: { NAME($region, kind: "region") }.
note-action-lapses = { $who } cannot carry the action out: { NAME($row, kind: "row") }.
note-cannot-pay = { $who } can pay for no disc, gives all and does not act.
note-points-paid = VP paid by { $who }: { $points }.
note-war = War in { NAME($region, kind: "region") }: { $who } loses { $own }, { NAME($other, kind: "seat") } { $loss }.
note-marker-falls = The marker of { $who } falls: { NAME($wonder, kind: "tile") }.
note-wonder-built = { NAME($tile, kind: "tile") } is built: { $points } VP for { $who }.
note-wonder-taken = { $who } takes { NAME($wonder, kind: "tile") } from { NAME($other, kind: "seat") }.
note-wonder-destroyed = { NAME($wonder, kind: "tile") } leaves the game.
note-beyond-reach = No cube of { $who } is left in { NAME($region, kind: "region") }: nobody can take { NAME($wonder, kind: "tile") } any more.
note-no-cube-to-mark = { $who } has no cube left to mark it with: { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } has no cube left to mark it with, so { NAME($wonder, kind: "tile") } leaves the game.
note-cannot-keep = { $who } cannot pay { $gold } gold for { NAME($wonder, kind: "tile") }.
note-wonder-scores = { NAME($wonder, kind: "tile") } gives { $who } { $points } VP.
note-traded-for-gold = Resource discs traded by { $who }: { $discs }, for { $gold } gold.
note-traded-for-points = Resource discs traded by { $who }: { $discs }, for { $points } VP.
note-harvest = Food for { $who }: { $food }, stored: { $stored }.
note-fed = { $who } pays { $food } food.
note-famine = { $who } lacks { $food } food: { $points } VP.
note-income = Income of { $who }: gold { $gold }, resource discs { $resources }, cubes { $cubes }.
note-region-scores = { NAME($region, kind: "region") }: { $points } VP for { $who } (cubes: { $cubes }).
note-cities-score = Settlements and cities: { $points } VP for { $who }.
note-tiles-score = Progress tiles: { $points } VP for { $who }.
note-era-ends = Era { $era } ends: half of all cubes leave the map.
note-game-ends = The last turn is over.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood here. Words: { $known }.
error-unknown-name = There is no “{ $text }”. Known: { $known }.
error-wrong-form = “{ $text }” is not how this is said. Say: { $form }.
error-wrong-number = “{ $text }” is no number from 1 to { $most }.
error-other-tile = Box { $box } does not show “{ $text }”, but: { NAME($shown, kind: "tile") }.
error-other-place = Nothing is drawn for “{ $text }” now.
error-content-unreadable = The content set cannot be read: { $reason }.
error-content-one-file = This is at most one file of a content set. A set is all of these together: { $files }.
error-content-unknown-file = A content set has no file { $file }.
error-content-file-missing = The content set lacks the file { $file }.
error-content-field = { $file } is wrong at “{ $field }”: { $reason }.
error-content-wrong =
    { $file } is wrong at “{ $field }”: { $measure ->
        [count] the count is { $found }
        [sum] the sum is { $found }
       *[other] found { $found }
    }, needed: { $need ->
        [at-most] { $expected } or less
        [at-least] { $expected } or more
        [land-of-era] a land region of era { $expected }
        [one-of] one of { $expected }
        [two-regions] two different regions
        [alike-in-eras] as many in each era, a multiple of { $expected } (boxes)
        [enough-in-eras] { $expected } or more in each era, two for each box
        [alike-in-boxes] a multiple of { $expected } (boxes)
        [territory] a territory tile “{ $expected }”
        [another] any other id
        [rule-for] a rule for the wonders of { $expected }
        [region-for] a region for the wonders of { $expected }
        [face-of-era] a face of era { $expected }
        [once] each id once
        [visible] a name in which nothing is invisible
       *[exactly] { $expected }
    }.
error-game-over = The game is over.
error-something-else-is-asked = Not “{ $text }” now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: it is not left.
error-discs-come-off = In turn { $turn } discs come off the rows: say “lift empire 1”, for example.
error-discs-go-on = In turn { $turn } discs go into the rows: say “disc empire”, for example.
error-row-full = This row has no free circle: { NAME($row, kind: "row") }.
error-not-possible = You cannot carry out or pay this action now: { NAME($row, kind: "row") }.
error-can-act = You can act, so no disc is laid without acting.
error-not-your-disc = Circle { $circle } of this row has no disc of yours: { NAME($row, kind: "row") }.
error-cannot-pay = You cannot pay { $price } for circle { $circle }: { NAME($row, kind: "row") }.
error-not-enough = You have only { $have }: { NAME($good, kind: "good") }.
error-owes-less = Only { $owed } is owed.
error-only-waived = You cannot pay all of the { $owed } owed, so it can only be waived.
error-nothing-waived = No payment of yours is waived in this turn any more.
error-waived-whole = A payment is waived as a whole, and you have begun to pay.
error-cannot-skip = In an A turn the chosen action is carried out.
error-has-it-already = You have this tile already: { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } costs { $gold } gold.
error-costs-both =
    { $resources ->
        [one] { NAME($tile, kind: "tile") } costs { $gold } gold and one resource disc.
       *[other] { NAME($tile, kind: "tile") } costs { $gold } gold and { $resources } resource discs.
    }
error-not-on-offer = This tile is not laid out: { NAME($tile, kind: "tile") }.
error-other-era = The empire tile { $tile } is of another era.
error-nothing-in-reach = With the empire tile { $tile } nothing is in your reach.
error-trades-less = At most { $most } resource discs are traded in one action.
error-placed-already = You have placed there in this action: { NAME($region, kind: "region") }.
error-not-open-yet = This region opens in a later era: { NAME($region, kind: "region") }.
error-sea-needs-water = The sea needs a tile with water: { NAME($region, kind: "region") }.
error-out-of-reach = Neither your cubes nor a neighbour of theirs: { NAME($region, kind: "region") }.
error-overseas-needs-water = Overseas needs a tile with water: { NAME($region, kind: "region") }.
error-one-area-overseas = The New World or the Far East, not both: { NAME($region, kind: "region") }.
error-no-ships-yet = In era 1 nobody sails overseas: { NAME($region, kind: "region") }.
error-needs-navigation = In era 2 Navigation is needed: { NAME($region, kind: "region") }.
error-ships-of-era-2 = In era 2 ships reach only regions of era 2 overseas: { NAME($region, kind: "region") }.
error-no-mercenaries = You have no Mercenaries to send: { NAME($region, kind: "region") }.
error-hired-already = Mercenaries go to one region in an action, not here too: { NAME($region, kind: "region") }.
error-place-first = First place in the region of your choice, then send Mercenaries: { NAME($region, kind: "region") }.
error-mercenaries-cost = Mercenaries cost { $gold } gold.
error-in-reach = No Mercenaries are needed, say “place”: { NAME($region, kind: "region") }.
error-place-somewhere = Place in at least one region.
error-no-war-there = No war can be made here now: { NAME($region, kind: "region") }.
error-war-on-oneself = Nobody makes war on himself.
error-nobody-there = { NAME($other, kind: "seat") } has no cube here: { NAME($region, kind: "region") }.
error-allied = An alliance forbids war on { NAME($other, kind: "seat") }.
error-too-weak =
    { $needed ->
        [one] You need a cube of your own here: { NAME($region, kind: "region") }.
       *[other] You need { $needed } cubes of your own here: { NAME($region, kind: "region") }.
    }
error-no-cube-there = There is no cube to lose: { NAME($region, kind: "region") }.
error-no-marker-there = There is no marker to lose: { NAME($wonder, kind: "tile") }.
error-other-wonder = This is about { NAME($asked, kind: "tile") }, not about { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } may not stand here: { NAME($region, kind: "region") }.
error-no-site-at-sea = At this table no wonder stands in the sea: { NAME($region, kind: "region") }.
error-ally-of-oneself = The piece goes to another player.
error-fewer-islands = Only so many islands are left: { $have }.
error-not-your-city = You keep no such settlement or city: { NAME($tile, kind: "tile") }.
error-place-taken = Place { $place } is taken.

# --- options -------------------------------------------------------------------------------------
option-wonders = Whether wonders stand on the map.
option-wonders-variant = Wonders of the World: they are kept, marked and fought for
option-wonders-printed = they score once and leave the game
option-marker = Where the marker of a wonder comes from.
option-marker-stock = the stock
option-marker-pool = the pool
option-losses = Who says in which order cubes and markers fall.
option-losses-loser = the player who loses them
option-losses-attacker = the attacker
option-sea-site = Whether a wonder may stand in the sea.
option-sea-site-allowed = it may
option-sea-site-not-allowed = it may not

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Turn { $turn } · resource discs in the bank: { $bank } · content: { $set }
board-you = (you)
board-goods = { $vp } VP · { $gold } gold · { $food } food (-{ $needed }) · { $resources } discs · pool { $pool } · stock { $stock }
board-ally = allied with { $who }
board-wonders = Wonders
board-water = ~
board-legend-players = Players, in the order of the turn: VP, gold, food and what their tiles will eat, resource discs, cubes in the pool and in the stock; below, their tiles.
board-legend-regions = Regions: gaul 2/1 1c gives 2 VP for most and 1 for second most cubes, 1 cube as income (g gold, f food, r resource disc); R3 is three cubes of red, ▲R a wonder with red's marker, ▲R? one that red holds without it, ▲R! one of red's that nobody can take any more.
board-legend-rows = Rows: ○ a free circle, letters the discs as they lie, in a B turn yours with what it costs to take it off, · a disc that came off.
board-legend-tiles = Tiles: the number of the box, the name, what a territory gives (+) and eats (-), the price; cities: the price → VP, and what they need each turn (-); empire tiles: regions, ~ water, own loss and the other side's; trade: discs → what they fetch. “about iron” says what that tile does.
board-legend-wonders = Wonders: the name, ▲ and who holds it, the region, the upkeep (-) and the VP (+) that are due in this turn.

# --- map ---
screen-map =
    { $count ->
        [one] World map, one region
       *[other] World map, { $count } regions
    }
screen-map-era = Era { $era }
screen-map-closed = Era { $era }, closed
screen-map-newworld = New World
screen-map-fareast = Far East
screen-map-points = { $first } VP for most cubes, { $second } for second most
screen-map-income = Income: { $goods }
screen-map-empty = No cubes
screen-map-cubes = Cubes: { $cubes }
screen-map-leads = { NAME($colour, kind: "seat") } leads
screen-map-tie = Tied for the lead
screen-map-wonder = { NAME($wonder, kind: "tile") }, marker: { NAME($colour, kind: "seat") }
screen-map-bare-wonder = { NAME($wonder, kind: "tile") }, no marker, holder: { NAME($colour, kind: "seat") }
# --- end of map ---

# --- the board in the browser; what tiles do, in the terminal too ---
screen-goods =
    { $good ->
        [gold] { $count } gold
        [food] { $count } food
        [vp] { $count } VP
        [cubes] { $count ->
            [one] one cube
           *[other] { $count } cubes
        }
       *[other] { $count ->
            [one] one resource disc
           *[other] { $count } resource discs
        }
    }
screen-costs = costs { $goods }
screen-income = income: { $goods }
screen-needs-food = needs { $n } food each turn
screen-needs-gold = upkeep of { $n } gold each turn
screen-vp-each-turn = { $n } VP each turn
screen-vp-once = { $n } VP when it is built
screen-vp-while-held = { $n } VP when it is built and in every later turn to whoever holds and marks it
screen-regions =
    { $n ->
        [one] one region
       *[other] { $n } regions
    }
screen-water = with water
screen-war-losses = in war you lose { $own }, the other side { $other }
screen-told-empire = { $who } uses an empire tile: { $what }.
screen-told-empire-before = { $who } uses an empire tile.
screen-effect-gold = { $n } more gold as income
screen-effect-resources =
    { $n ->
        [one] one more resource disc as income
       *[other] { $n } more resource discs as income
    }
screen-effect-cubes =
    { $n ->
        [one] one more cube as income
       *[other] { $n } more cubes as income
    }
screen-effect-food = { $n } food each turn
screen-effect-plains-food = { $n } more food for each Plains
screen-effect-plains-resources =
    { $n ->
        [one] one resource disc for each Plains
       *[other] { $n } resource discs for each Plains
    }
screen-effect-island-any = each Island gives food, gold, a resource disc or a cube, as you like
screen-effect-war-defender-loss = the other side loses { $n } more in your wars
screen-effect-empire-regions =
    { $n ->
        [one] one more region with each empire tile
       *[other] { $n } more regions with each empire tile
    }
screen-effect-all-tiles-water = every empire tile you use has water
screen-effect-navigation = you may go overseas in era 2, with water
screen-effect-mercenaries = once in an empire action one region may be anywhere, for { $n } gold
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] one payment in each B turn is waived
       *[other] { $n } payments in each B turn are waived
    }
screen-effect-vp = { $n } VP each turn
screen-effect-vp-flat = { $n } VP each turn
screen-effect-vp-per-3-regions-with-cubes = { $n } VP each turn for every three regions with your cubes
screen-effect-vp-per-city = { $n } VP each turn for each settlement or city
screen-effect-alliance = each turn you may make an alliance with one player
screen-do-disc = Put a disc: { NAME($one, kind: "row") }
screen-do-idle = Lay a disc without acting: { NAME($one, kind: "row") }
screen-do-lift = Take a disc off: { NAME($one, kind: "row") }, circle { $two }
screen-do-pay = Pay { $goods }
screen-do-waive = Pay nothing this time
screen-do-skip = Skip the action
screen-do-progress = Take { NAME($one, kind: "tile") }
screen-do-territory = Take { NAME($one, kind: "tile") }
screen-do-city = Build { NAME($one, kind: "tile") }
screen-do-empire =
    { $n ->
        [one] Use the tile with one region
       *[other] Use the tile with { $n } regions
    }
screen-do-trade =
    { $count ->
        [one] Trade one disc for { $goods }
       *[other] Trade { $count } discs for { $goods }
    }
screen-do-place = Place cubes: { NAME($one, kind: "region") }
screen-do-hire = Send mercenaries: { NAME($one, kind: "region") }
screen-do-cubes =
    { $count ->
        [one] Place one cube
       *[other] Place { $count } cubes
    }
screen-do-done = No more regions
screen-do-war = War on { $name }: { NAME($one, kind: "region") }
screen-do-peace = Peace
screen-do-lose =
    { $one ->
        [cube] Lose a cube
       *[other] Lose the marker: { NAME($one, kind: "tile") }
    }
screen-do-mark = Mark { NAME($one, kind: "tile") }
screen-do-raze = Destroy { NAME($one, kind: "tile") }
screen-do-site = Put the wonder here: { NAME($one, kind: "region") }
screen-do-keep = Pay for { NAME($one, kind: "tile") }
screen-do-yield = Let it go: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] No alliance
       *[other] Alliance with { $name }
    }
screen-do-islands =
    { $count ->
        [one] One island gives { NAME($one, kind: "good") }
       *[other] { $count } islands give { NAME($one, kind: "good") }
    }
screen-do-abandon = Give up { NAME($one, kind: "tile") }
screen-do-feed = Pay the food
screen-do-order = Place { $count } in the order
screen-many-cubes = Number of cubes
screen-many-order = Place in the order
screen-can-place = You may place cubes here.
screen-can-hire = You may send mercenaries here.
screen-can-site = The wonder may stand here.
screen-can-war = You may make war on { $name } here.
screen-can-lift = You may take it off.
screen-can-row = You may choose it.
screen-discs = Discs, from the left
screen-own-disc = Your disc, circle { $circle }. Price to take it off: { $price }.
screen-circles-free = Free circles: { $count }.
screen-turn = Turn { $turn }
screen-turns = Turns
screen-order = Order
screen-next-order = Next turn
screen-phases = Phases of the turn
screen-phase-set-up = Set-up
screen-phase-alliances = Alliances
screen-phase-new-tiles = New tiles
screen-phase-actions = Actions
screen-phase-food = Food
screen-phase-income = Income
screen-phase-points = Points
screen-phase-turn-order = Turn order
screen-parts = Parts of the table
screen-part-map = Map
screen-part-actions = Actions
screen-part-tiles = Tiles
screen-rates = What resource discs fetch
screen-resources = resources
screen-pool = pool
screen-stock = stock
screen-place-in-order = Place { $place } in the order
screen-food = Food { $food }, { $eaten } will be eaten
screen-tiles = Tiles
screen-cities = Cities and wonders
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } VP, −{ $gold } gold
screen-unmarked = no marker
screen-beyond-reach = nobody can take it any more
