# Rise of Empires with the Wonders of the World. A move is move- and its first word; what it names is
# $one and $two, a number in front is $count. Regions and tiles are those of the shipped set; an
# owner's set brings its own names.

game-by = Martin Wallace, Phalanx and Mayfair Games 2009; the Wonders of the World by Graham Lockwood
game-note = Most of the printed numbers were not available to us, so the map and the tiles are a “Reconstruction”. If you own the game, you can load your own values.

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
    .the = Iberia
region-gaul = Gaul
    .the = Gaul
region-italia = Italia
    .the = Italia
region-balkans = Balkans
    .the = the Balkans
region-anatolia = Anatolia
    .the = Anatolia
region-egypt = Egypt
    .the = Egypt
region-north-africa = North Africa
    .the = North Africa
region-mediterranean = Mediterranean Sea
    .the = the Mediterranean Sea
region-britain = British Isles
    .the = the British Isles
region-northern-europe = Northern Europe
    .the = Northern Europe
region-eastern-europe = Eastern Europe
    .the = Eastern Europe
region-middle-east = Middle East
    .the = the Middle East
region-africa = Africa south of the Sahara
    .the = Africa south of the Sahara
region-india = India
    .the = India
region-south-america = South America
    .the = South America
region-china = China
    .the = China
region-north-america = North America
    .the = North America

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
asked-choose-row = choose an action first
asked-payment = pay first
asked-progress = take a progress tile first
asked-territory = take a territory tile first
asked-city = take a city tile first
asked-empire = choose an empire tile first
asked-trade = choose what to trade first
asked-region = choose a region first
asked-cubes = choose a number of cubes first
asked-war = decide on war or peace first
asked-loss = choose the losses first
asked-mark = mark or destroy the wonder first
asked-site = choose a region for the wonder first
asked-keep = decide on the upkeep of the wonder first
asked-ally = choose an ally, or no one, first
asked-islands = choose what your islands give first
asked-give-up = pay the food first
asked-place = choose your place in the turn order first
asked-draw-order = the first turn order is being drawn
asked-draw-progress = a progress tile is being revealed
asked-draw-territory = a territory tile is being revealed

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = The game is over.
prompt-choose-row =
    { $discs ->
        [off] Turn { $turn }: take one of your discs off a row.
       *[on] Turn { $turn }: place a disc in a row and take that action.
    }
prompt-payment = Pay { $owed } more, in gold, cubes, food or VP.
prompt-progress = Take a progress tile.
prompt-territory = Take a territory tile.
prompt-city = Build a settlement, a city or a wonder.
prompt-empire = Choose an empire tile.
prompt-trade = Trade resource discs for gold or VP.
prompt-region =
    { $left ->
        [one] Choose a region for your cubes. You can choose one more.
       *[other] Choose a region for your cubes. You can choose up to { $left } more.
    }
prompt-cubes = How many cubes do you place in { NAME($region, kind: "region", form: "the") }?
prompt-war = Declare war in a region where you have placed cubes, or keep the peace.
prompt-loss =
    { $losses ->
        [one] Remove one more cube from { NAME($region, kind: "region", form: "the") }.
       *[other] Remove { $losses } more cubes from { NAME($region, kind: "region", form: "the") }.
    }
prompt-mark = You have captured { NAME($wonder, kind: "tile") }. Mark it, or destroy it.
prompt-site = Choose a region for { NAME($wonder, kind: "tile") }.
prompt-keep = Pay { $gold } gold for { NAME($wonder, kind: "tile") }, or let it go.
prompt-ally = Give your alliance piece to another player, or keep it.
prompt-islands =
    { $owed ->
        [one] What does your island give?
       *[other] What do your islands give? Choose for { $owed } more.
    }
prompt-give-up = Your tiles need { $food } food. Pay, or give up a settlement or a city first.
prompt-place = Choose your place in the next turn order.
prompt-draw-order = The first turn order is being drawn.
prompt-draw-progress = A progress tile is being revealed.
prompt-draw-territory = A territory tile is being revealed.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } places a disc in the { NAME($one, kind: "row") } row.
move-idle = { $who } cannot act and places a disc in the { NAME($one, kind: "row") } row.
move-lift = { $who } takes a disc off the { NAME($one, kind: "row") } row (circle { $two }).
move-pay =
    { $count ->
        [one] { $who } pays one { NAME($one, kind: "good", form: "one") }.
       *[other] { $who } pays { $count } { NAME($one, kind: "good") }.
    }
move-waive = { $who } has this payment waived.
move-skip = { $who } skips the action.
move-progress = { $who } takes { NAME($one, kind: "tile") }.
move-territory = { $who } takes { NAME($one, kind: "tile") }.
move-city = { $who } builds { NAME($one, kind: "tile") }.
move-empire = { $who } uses empire tile { $one }.
move-trade =
    { $count ->
        [one] { $who } trades a resource disc for { NAME($one, kind: "good") }.
       *[other] { $who } trades { $count } resource discs for { NAME($one, kind: "good") }.
    }
move-place = { $who } places cubes in { NAME($one, kind: "region", form: "the") }.
move-hire = { $who } sends Mercenaries to { NAME($one, kind: "region", form: "the") }.
move-cubes =
    { $count ->
        [one] { $who } places one cube.
       *[other] { $who } places { $count } cubes.
    }
move-done = { $who } has finished placing cubes.
move-war = { $who } declares war on { NAME($two, kind: "seat") } in { NAME($one, kind: "region", form: "the") }.
move-peace = { $who } declares no more wars.
move-lose =
    { $one ->
        [cube] { $who } removes a cube.
       *[other] { $who } removes the marker on { NAME($one, kind: "tile") }.
    }
move-mark = { $who } marks { NAME($one, kind: "tile") }.
move-raze = { $who } destroys { NAME($one, kind: "tile") }.
move-site = { $who } puts the wonder in { NAME($one, kind: "region", form: "the") }.
move-keep = { $who } pays the upkeep of { NAME($one, kind: "tile") }.
move-yield = { $who } does not pay the upkeep of { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } keeps the alliance piece.
       *[other] { $who } gives the alliance piece to { NAME($one, kind: "seat") }.
    }
move-islands =
    { $count ->
        [one] One of { $who }’s islands gives 1 { NAME($one, kind: "good", form: "one") }.
       *[other] { $count } of { $who }’s islands give { $count } { NAME($one, kind: "good") }.
    }
move-abandon = { $who } gives up { NAME($one, kind: "tile") }.
move-feed = { $who } pays the food.
move-order = { $who } chooses place { $one } in the turn order.
move-next = Next in turn order: { NAME($one, kind: "seat") }.
move-show = Progress box { $two }: { NAME($one, kind: "tile") }.
move-lay = Territory box { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Place a disc in a row
moves-idle = Place a disc without acting
moves-lift = Take a disc off (row, circle)
moves-pay = Pay
moves-waive = Use a waiver: pay nothing this time
moves-skip = Skip the action
moves-progress = Take progress tile (box)
moves-territory = Take territory tile (box)
moves-city = Build
moves-empire = Use an empire tile
moves-trade = Trade
moves-place = Place cubes in
moves-hire = Send Mercenaries to
moves-cubes = Number of cubes
moves-done = Finish placing cubes
moves-war = Declare war (region, opponent)
moves-peace = No more wars
moves-lose = Lose a cube or a marker
moves-mark = Mark the wonder
moves-raze = Destroy the wonder
moves-site = Put the wonder in
moves-keep = Pay the upkeep of
moves-yield = Do not pay the upkeep of
moves-ally = Alliance with
moves-islands = Islands give
moves-abandon = Give up
moves-feed = Pay the food
moves-order = Place in the turn order

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = { $who } starts with { $points } VP.
note-turn-begins = Turn { $turn } begins.
note-last-cube = { $who } places the last cube of the pool in { NAME($region, kind: "region", form: "the") }.
note-action-lapses = { $who } cannot carry out the { NAME($row, kind: "row") } action, so it is lost.
note-cannot-pay = { $who } can’t afford any disc, pays everything and takes no action.
note-points-paid = { $who } pays with points: { $points } VP.
note-war = War in { NAME($region, kind: "region", form: "the") }: { $who } loses { $own }, { NAME($other, kind: "seat") } loses { $loss }.
note-marker-falls = { $who } loses the marker on { NAME($wonder, kind: "tile") }.
note-wonder-built = { $who } builds { NAME($tile, kind: "tile") } and scores { $points } VP.
note-wonder-taken = { $who } takes { NAME($wonder, kind: "tile") } from { NAME($other, kind: "seat") }.
note-wonder-destroyed = { NAME($wonder, kind: "tile") } is removed from the game.
note-beyond-reach = { $who } has no cube left in { NAME($region, kind: "region", form: "the") }, so { NAME($wonder, kind: "tile") } can no longer be captured.
note-no-cube-to-mark = { $who } has no cube left to mark { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } has no cube left to mark { NAME($wonder, kind: "tile") }, so it is removed from the game.
note-cannot-keep = { $who } cannot pay { $gold } gold for { NAME($wonder, kind: "tile") }.
note-wonder-scores = { $who } scores { $points } VP for { NAME($wonder, kind: "tile") }.
note-traded-for-gold =
    { $discs ->
        [one] { $who } trades one resource disc for { $gold } gold.
       *[other] { $who } trades { $discs } resource discs for { $gold } gold.
    }
note-traded-for-points =
    { $discs ->
        [one] { $who } trades one resource disc for { $points } VP.
       *[other] { $who } trades { $discs } resource discs for { $points } VP.
    }
note-harvest = { $who } gets { $food } food and stores { $stored }.
note-fed = { $who } pays { $food } food.
note-famine = { $who } is short of { $food } food: { $points } VP.
note-income =
    Income of { $who }: { $gold } gold, { $resources ->
        [one] one resource disc
       *[other] { $resources } resource discs
    }, { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }.
note-region-scores =
    { $cubes ->
        [one] { NAME($region, kind: "region") }: { $who } scores { $points } VP with one cube.
       *[other] { NAME($region, kind: "region") }: { $who } scores { $points } VP with { $cubes } cubes.
    }
note-cities-score = { $who } scores { $points } VP for settlements and cities.
note-tiles-score = { $who } scores { $points } VP for progress tiles.
note-era-ends = Era { $era } ends. Half of all cubes are removed from the map.
note-game-ends = The last turn is over.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” is not understood. Expected one of: { $known }.
error-unknown-name = There is no “{ $text }”. Expected one of: { $known }.
error-wrong-form = Can’t read “{ $text }”. Type: { $form }.
error-wrong-number = “{ $text }” is not a number from 1 to { $most }.
error-other-tile = Box { $box } does not show “{ $text }” but { NAME($shown, kind: "tile") }.
error-other-place = Nothing is drawn for “{ $text }” now.
error-content-unreadable = The content set cannot be read: { $reason }.
error-content-one-file = This is only one file of a content set. Choose all of them together: { $files }.
error-content-unknown-file = { $file } is not a file of a content set.
error-content-file-missing = The file { $file } is missing from the content set.
error-content-field = { $file } has an error at “{ $field }”: { $reason }.
error-content-wrong =
    { $file } has an error at “{ $field }”: { $measure ->
        [count] the count is { $found }
        [sum] the sum is { $found }
       *[other] found { $found }
    }, expected { $need ->
        [at-most] { $expected } or less
        [at-least] { $expected } or more
        [land-of-era] a land region of era { $expected }
        [one-of] one of { $expected }
        [two-regions] two different regions
        [alike-in-eras] the same number in each era, a multiple of { $expected } (boxes)
        [enough-in-eras] at least { $expected } in each era, two for each box
        [alike-in-boxes] a multiple of { $expected } (boxes)
        [territory] a territory tile “{ $expected }”
        [another] a different id
        [rule-for] a rule for the wonders of { $expected }
        [region-for] a region for the wonders of { $expected }
        [face-of-era] a face of era { $expected }
        [once] each id once
        [visible] a name without invisible characters
       *[exactly] { $expected }
    }.
error-game-over = The game is over.
error-something-else-is-asked = “{ $text }” is not possible now: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” cannot be drawn: none are left.
error-discs-come-off = In turn { $turn } you take discs off the rows. Type “lift empire 1”, for example.
error-discs-go-on = In turn { $turn } you place discs in the rows. Type “disc empire”, for example.
error-row-full = The { NAME($row, kind: "row") } row has no free circle. Choose another row.
error-not-possible = You cannot carry out or pay for the { NAME($row, kind: "row") } action now. Choose another row.
error-can-act = You can act, so you may not place a disc without acting.
error-not-your-disc = Circle { $circle } of the { NAME($row, kind: "row") } row has no disc of yours.
error-cannot-pay = You cannot pay { $price } for circle { $circle } of the { NAME($row, kind: "row") } row.
error-not-enough = You don’t have enough { NAME($good, kind: "good") }: only { $have }.
error-owes-less = You owe only { $owed }.
error-only-waived = You cannot pay all { $owed }, so you can only use a waiver.
error-nothing-waived = You have no waiver left this turn.
error-waived-whole = A waiver covers a whole payment, and you have already begun to pay.
error-cannot-skip = In an A turn you must carry out the action you have chosen.
error-has-it-already = You already have { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } costs { $gold } gold.
error-costs-both =
    { $resources ->
        [one] { NAME($tile, kind: "tile") } costs { $gold } gold and one resource disc.
       *[other] { NAME($tile, kind: "tile") } costs { $gold } gold and { $resources } resource discs.
    }
error-not-on-offer = { NAME($tile, kind: "tile") } is not on offer now.
error-other-era = Empire tile { $tile } belongs to another era.
error-nothing-in-reach = With empire tile { $tile } you cannot reach any region.
error-trades-less = You can trade at most { $most } resource discs in one action.
error-placed-already = You have already placed cubes in { NAME($region, kind: "region", form: "the") } in this action.
error-not-open-yet = { NAME($region, kind: "region") } opens in a later era.
error-sea-needs-water = You need an empire tile with water to enter { NAME($region, kind: "region", form: "the") }.
error-out-of-reach = { NAME($region, kind: "region") } is out of reach: you have no cubes there or next to it.
error-overseas-needs-water = { NAME($region, kind: "region") } is overseas. You need an empire tile with water.
error-one-area-overseas = { NAME($region, kind: "region") } is not possible: in one action you may go to the New World or the Far East, not both.
error-no-ships-yet = { NAME($region, kind: "region") } is overseas, and no one can sail there in era 1.
error-needs-navigation = { NAME($region, kind: "region") } is overseas. In era 2 you need Navigation to sail there.
error-ships-of-era-2 = In era 2 you can sail only to overseas regions of era 2, not to { NAME($region, kind: "region", form: "the") }.
error-no-mercenaries = You have no Mercenaries to send to { NAME($region, kind: "region", form: "the") }.
error-hired-already = You have already sent Mercenaries in this action, so you cannot send any to { NAME($region, kind: "region", form: "the") }.
error-place-first = Place cubes in the region of your choice first. Then you can send Mercenaries to { NAME($region, kind: "region", form: "the") }.
error-mercenaries-cost = Mercenaries cost { $gold } gold.
error-in-reach = { NAME($region, kind: "region") } is within reach, so you need no Mercenaries. Use “place” instead.
error-place-somewhere = Place in at least one region.
error-no-war-there = You cannot declare war in { NAME($region, kind: "region", form: "the") } now.
error-war-on-oneself = You cannot declare war on yourself.
error-nobody-there = { NAME($other, kind: "seat") } has no cube in { NAME($region, kind: "region", form: "the") }.
error-allied = You cannot declare war on { NAME($other, kind: "seat") }: you are allies.
error-too-weak =
    { $needed ->
        [one] You need a cube of your own in { NAME($region, kind: "region", form: "the") } to declare war there.
       *[other] You need { $needed } cubes of your own in { NAME($region, kind: "region", form: "the") } to declare war there.
    }
error-no-cube-there = There is no cube to lose in { NAME($region, kind: "region", form: "the") }.
error-no-marker-there = There is no marker on { NAME($wonder, kind: "tile") } to lose.
error-other-wonder = Decide about { NAME($asked, kind: "tile") } now, not about { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } cannot be put in { NAME($region, kind: "region", form: "the") }.
error-no-site-at-sea = At this table wonders cannot be put in the sea ({ NAME($region, kind: "region") }).
error-ally-of-oneself = Give the alliance piece to another player.
error-fewer-islands =
    { $have ->
        [one] You have only one island left.
       *[other] You have only { $have } islands left.
    }
error-not-your-city = You do not have { NAME($tile, kind: "tile") }.
error-place-taken = Place { $place } is taken.

# --- options -------------------------------------------------------------------------------------
option-wonders = Wonders on the map
option-wonders-variant = yes: they are kept, marked and fought over (Wonders of the World)
option-wonders-printed = no: they score once and leave the game
option-marker = Cube that marks a wonder
option-marker-stock = from the stock
option-marker-pool = from the pool
option-losses = Order in which cubes and markers are lost
option-losses-loser = chosen by the player who loses them
option-losses-attacker = chosen by the attacker
option-sea-site = Wonders in the sea
option-sea-site-allowed = allowed
option-sea-site-not-allowed = not allowed

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Turn { $turn } · resource discs in the bank: { $bank } · content: { $set }
board-you = (you)
board-goods = { $vp } VP · { $gold } gold · { $food } food (-{ $needed }) · { $resources } discs · pool { $pool } · stock { $stock }
board-ally = allied with { $who }
board-wonders = Wonders
board-water = ~
board-legend-players = Players, in turn order: VP, gold, food and the food their tiles need, resource discs, cubes in the pool and in the stock. Their tiles are below.
board-legend-regions = Regions: “gaul 2/1 1c” gives 2 VP for the most and 1 for the second most cubes, and 1 cube as income (g gold, f food, r resource disc). R3 is three red cubes, ▲R a wonder with red’s marker, ▲R? a wonder that red holds without a marker, ▲R! one of red’s that can no longer be captured.
board-legend-rows = Rows: ○ is a free circle; letters are discs in their order; in a B turn yours have the price for taking them off; · is a disc that was taken off.
board-legend-tiles = Tiles: the box number, the name, what a territory gives (+) and eats (-), the price. Cities: the price → VP, and what they need each turn (-). Empire tiles: regions, ~ water, your losses and the other side’s. Trade: discs → what you get for them. Type “about iron” to read what that tile does.
board-legend-wonders = Wonders: the name, ▲ and the holder, the region, the upkeep (-) and the VP (+) due this turn.

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
screen-map-points = { $first } VP for the most cubes, { $second } for the second most
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
        [vp] { $count } VP
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
screen-vp-each-turn = { $n } VP each turn
screen-vp-once = { $n } VP when it is built
screen-vp-while-held = { $n } VP when it is built, and each later turn for the player who holds and marks it
screen-regions =
    { $n ->
        [one] one region
       *[other] { $n } regions
    }
screen-water = with water
screen-war-losses = in a war you lose { $own }, the other side { $other }
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
screen-effect-plains-food = { $n } more food for each of your Plains
screen-effect-plains-resources =
    { $n ->
        [one] one resource disc for each of your Plains
       *[other] { $n } resource discs for each of your Plains
    }
screen-effect-island-any = each of your Islands gives food, gold, a resource disc or a cube, as you choose
screen-effect-war-defender-loss = the other side loses { $n } more in your wars
screen-effect-empire-regions =
    { $n ->
        [one] one more region with each empire tile
       *[other] { $n } more regions with each empire tile
    }
screen-effect-all-tiles-water = every empire tile you use has water
screen-effect-navigation = with water, you can go overseas in era 2
screen-effect-mercenaries = once per empire action, you can place in any region, for { $n } gold
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] in each B turn, one payment is waived
       *[other] in each B turn, { $n } payments are waived
    }
screen-effect-vp = { $n } VP each turn
screen-effect-vp-flat = { $n } VP each turn
screen-effect-vp-per-3-regions-with-cubes = { $n } VP each turn for every three regions with your cubes
screen-effect-vp-per-city = { $n } VP each turn for each settlement or city
screen-effect-alliance = each turn you can make an alliance with one player
screen-do-disc = Place a disc: { NAME($one, kind: "row") }
screen-do-idle = Place a disc without acting: { NAME($one, kind: "row") }
screen-do-lift = Take a disc off: { NAME($one, kind: "row") }, circle { $two }
screen-do-pay = Pay { $goods }
screen-do-waive = Use a waiver: pay nothing
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
screen-do-place = Place cubes in { NAME($one, kind: "region", form: "the") }
screen-do-hire = Send Mercenaries to { NAME($one, kind: "region", form: "the") }
screen-do-cubes =
    { $count ->
        [one] Place one cube
       *[other] Place { $count } cubes
    }
screen-do-done = Finish placing cubes
screen-do-war = Declare war on { $name } in { NAME($one, kind: "region", form: "the") }
screen-do-peace = Peace
screen-do-lose =
    { $one ->
        [cube] Lose a cube
       *[other] Lose the marker on { NAME($one, kind: "tile") }
    }
screen-do-mark = Mark { NAME($one, kind: "tile") }
screen-do-raze = Destroy { NAME($one, kind: "tile") }
screen-do-site = Put the wonder in { NAME($one, kind: "region", form: "the") }
screen-do-keep = Pay the upkeep of { NAME($one, kind: "tile") }
screen-do-yield = Let { NAME($one, kind: "tile") } go
screen-do-ally =
    { $one ->
        [nobody] No alliance
       *[other] Alliance with { $name }
    }
screen-do-islands =
    { $count ->
        [one] One island gives 1 { NAME($one, kind: "good", form: "one") }
       *[other] { $count } islands give { $count } { NAME($one, kind: "good") }
    }
screen-do-abandon = Give up { NAME($one, kind: "tile") }
screen-do-feed = Pay the food
screen-do-order = Take place { $count } in the turn order
screen-many-cubes = Number of cubes
screen-many-order = Place in the turn order
screen-can-place = You can place cubes here.
screen-can-hire = You can send Mercenaries here.
screen-can-site = You can put the wonder here.
screen-can-war = You can declare war on { $name } here.
screen-can-lift = You can take it off.
screen-can-row = You can choose it.
screen-discs = Discs, from left to right
screen-own-disc = Your disc, circle { $circle }. It costs { $price } to take off.
screen-circles-free = Free circles: { $count }.
screen-turn = Turn { $turn }
screen-turns = Turns
screen-order = Turn order
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
screen-parts = Views of the table
screen-part-map = Map
screen-part-actions = Actions
screen-part-tiles = Tiles
screen-rates = What you get for resource discs
screen-resources = resources
screen-pool = pool
screen-stock = stock
screen-place-in-order = Place { $place } in the turn order
screen-food = Food { $food }, upkeep { $eaten }
screen-tiles = Tiles
screen-cities = Cities and wonders
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } VP, −{ $gold } gold
screen-unmarked = no marker
screen-beyond-reach = can no longer be captured
