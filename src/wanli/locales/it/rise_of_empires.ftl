# Rise of Empires con le Meraviglie del Mondo. Una mossa è move- e la sua prima parola; ciò che nomina
# è $one e $two, un numero davanti è $count. Regioni e tessere sono quelle del set fornito.

game-by = Martin Wallace, Phalanx e Mayfair Games 2009; le Meraviglie del Mondo sono di Graham Lockwood
game-note = Mappa e tessere sono una «Reconstruction», una ricostruzione: quasi tutti i numeri stampati non erano disponibili. Chi possiede il gioco può caricare il proprio set.

# --- names ---------------------------------------------------------------------------------------
colour-red = rosso
    .initial = R
colour-green = verde
    .initial = V
colour-blue = blu
    .initial = B
colour-violet = lilla
    .initial = L
colour-yellow = giallo
    .initial = G

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Lilla
seat-yellow = Giallo

good-gold = oro
    .one = oro
    .initial = o
good-cubes = cubi
    .one = cubo
    .initial = c
good-food = cibo
    .one = cibo
    .initial = f
good-vp = PV
    .one = PV
    .initial = p
good-resources = dischi risorsa
    .one = disco risorsa
    .initial = r

row-progress = Progresso
row-territory = Territorio
row-city = Città
row-empire = Impero
row-trade = Commercio

region-iberia = Iberia
region-gaul = Gallia
region-italia = Italia
region-balkans = Balcani
region-anatolia = Anatolia
region-egypt = Egitto
region-north-africa = Nord Africa
region-mediterranean = Mar Mediterraneo
region-britain = Isole Britanniche
region-northern-europe = Europa settentrionale
region-eastern-europe = Europa orientale
region-middle-east = Medio Oriente
region-africa = Africa a sud del Sahara
region-india = India
region-south-america = Sud America
region-china = Cina
region-north-america = Nord America

tile-iron = Armi di ferro
tile-religion = Religione
tile-mercenaries = Mercenari
tile-irrigation = Irrigazione
tile-coinage = Moneta
tile-mining = Miniere
tile-calendar = Calendario
tile-conscription = Leva
tile-sailing = Vela
tile-roads = Strade
tile-writing = Scrittura
tile-alliance-1 = Alleanza (era 1)
tile-navigation = Navigazione
tile-printing = Stampa
tile-shipping = Trasporti marittimi
tile-steam-pumps = Pompe a vapore
tile-banking = Banche
tile-gunpowder = Polvere da sparo
tile-feudalism = Feudalesimo
tile-university = Università
tile-reformation = Riforma
tile-alliance-2 = Alleanza (era 2)
tile-fertilizers = Fertilizzanti
tile-ideology = Ideologia
tile-television = Televisione
tile-oil = Petrolio
tile-railways = Ferrovie
tile-tanks = Carri armati
tile-medicine = Medicina
tile-stock-exchange = Borsa valori
tile-plains = Pianura
tile-woods = Bosco
tile-hill = Collina
tile-island = Isola
tile-town = Borgo
tile-settlement-a = Insediamento A
tile-settlement-b = Insediamento B
tile-settlement-c = Insediamento C
tile-ur = Ur
tile-memphis = Menfi
tile-settlement-d = Insediamento D
tile-settlement-e = Insediamento E
tile-athens = Atene
tile-carthage = Cartagine
tile-rome = Roma
tile-wonder-1b = Meraviglia del turno 1B
tile-settlement-f = Insediamento F
tile-settlement-g = Insediamento G
tile-byzantium = Bisanzio
tile-baghdad = Baghdad
tile-venice = Venezia
tile-settlement-h = Insediamento H
tile-settlement-i = Insediamento I
tile-paris = Parigi
tile-lisbon = Lisbona
tile-london = Londra
tile-wonder-2b-first = Prima meraviglia del turno 2B
tile-wonder-2b-second = Seconda meraviglia del turno 2B
tile-settlement-j = Insediamento J
tile-settlement-k = Insediamento K
tile-vienna = Vienna
tile-amsterdam = Amsterdam
tile-berlin = Berlino
tile-settlement-l = Insediamento L
tile-settlement-m = Insediamento M
tile-moscow = Mosca
tile-shanghai = Shanghai
tile-new-york = New York
tile-wonder-3b-first = Prima meraviglia del turno 3B
tile-wonder-3b-second = Seconda meraviglia del turno 3B
tile-wonder-3b-third = Terza meraviglia del turno 3B

asked-none = la partita è finita
asked-choose-row = va scelta un'azione
asked-payment = c'è da pagare
asked-progress = va scelta una tessera progresso
asked-territory = va scelta una tessera territorio
asked-city = va scelta una tessera città
asked-empire = va scelta una tessera impero
asked-trade = va scelto uno scambio
asked-region = va scelta una regione
asked-cubes = va detto il numero di cubi
asked-war = va scelta guerra o pace
asked-loss = va tolta una perdita
asked-mark = una meraviglia conquistata va marcata o distrutta
asked-site = va scelto il luogo della meraviglia
asked-keep = va pagato il mantenimento di una meraviglia
asked-ally = si può scegliere un alleato
asked-islands = va detto che cosa danno le isole
asked-give-up = va pagato il cibo
asked-place = va scelto un posto nell'ordine
asked-draw-order = si sorteggia il primo ordine
asked-draw-progress = si scopre una tessera progresso
asked-draw-territory = si scopre una tessera territorio

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = La partita è finita.
prompt-choose-row =
    { $discs ->
        [off] Turno { $turn }: togli uno dei tuoi dischi da una fila.
       *[on] Turno { $turn }: metti un disco in una fila e agisci.
    }
prompt-payment = Ancora da pagare: { $owed }, in oro, cubi, cibo o PV.
prompt-progress = Prendi una tessera progresso.
prompt-territory = Prendi una tessera territorio.
prompt-city = Costruisci un insediamento, una città o una meraviglia.
prompt-empire = Scegli una tessera impero.
prompt-trade = Scambia dischi risorsa con oro o con PV.
prompt-region = Scegli una regione per i tuoi cubi; ne restano: { $left }.
prompt-cubes = Quanti cubi metti qui: { NAME($region, kind: "region") }?
prompt-war = Fai guerra in una regione dove hai messo cubi, oppure lascia la pace.
prompt-loss = Cubi ancora da togliere: { $losses } ({ NAME($region, kind: "region") }).
prompt-mark = Marca la meraviglia conquistata, o distruggila: { NAME($wonder, kind: "tile") }.
prompt-site = Scegli la regione della meraviglia: { NAME($wonder, kind: "tile") }.
prompt-keep = Paga { $gold } oro, o rinuncia alla meraviglia: { NAME($wonder, kind: "tile") }.
prompt-ally = Dai il tuo segnalino alleanza a un altro giocatore, o a nessuno.
prompt-islands = Che cosa danno le tue isole? Ne restano: { $owed }.
prompt-give-up = Le tue tessere hanno bisogno di cibo: { $food }. Paga, o prima rinuncia a un insediamento o a una città.
prompt-place = Scegli il tuo posto nell'ordine del prossimo turno.
prompt-draw-order = Si sorteggia il primo ordine.
prompt-draw-progress = Si scopre una tessera progresso.
prompt-draw-territory = Si scopre una tessera territorio.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } mette un disco in una fila: { NAME($one, kind: "row") }.
move-idle = { $who } non può agire e mette un disco: { NAME($one, kind: "row") }.
move-lift = { $who } toglie un disco: { NAME($one, kind: "row") }, cerchio { $two }.
move-pay =
    { $count ->
        [one] { $who } paga { $count } ({ NAME($one, kind: "good", form: "one") }).
       *[other] { $who } paga { $count } ({ NAME($one, kind: "good") }).
    }
move-waive = { $who } questa volta non paga nulla.
move-skip = { $who } rinuncia all'azione.
move-progress = { $who } prende un progresso: { NAME($one, kind: "tile") }.
move-territory = { $who } prende un territorio: { NAME($one, kind: "tile") }.
move-city = { $who } costruisce: { NAME($one, kind: "tile") }.
move-empire = { $who } usa la tessera impero { $one }.
move-trade = { $who } scambia dischi risorsa: { $count }, con: { NAME($one, kind: "good") }.
move-place = { $who } mette cubi: { NAME($one, kind: "region") }.
move-hire = { $who } ingaggia mercenari: { NAME($one, kind: "region") }.
move-cubes =
    { $count ->
        [one] { $who } mette un cubo.
       *[other] { $who } mette { $count } cubi.
    }
move-done = { $who } non sceglie altre regioni.
move-war = { $who } fa guerra a { NAME($two, kind: "seat") }: { NAME($one, kind: "region") }.
move-peace = { $who } non fa altre guerre.
move-lose =
    { $one ->
        [cube] Cade un cubo ({ $who }).
       *[other] Cade il cubo sulla meraviglia ({ $who }): { NAME($one, kind: "tile") }.
    }
move-mark = { $who } marca la meraviglia: { NAME($one, kind: "tile") }.
move-raze = { $who } distrugge la meraviglia: { NAME($one, kind: "tile") }.
move-site = { $who } mette la meraviglia qui: { NAME($one, kind: "region") }.
move-keep = { $who } paga per la meraviglia: { NAME($one, kind: "tile") }.
move-yield = { $who } non paga per la meraviglia: { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } tiene il segnalino alleanza.
       *[other] { $who } dà il segnalino alleanza a { NAME($one, kind: "seat") }.
    }
move-islands = Isole ({ $who }): { $count }, danno: { NAME($one, kind: "good") }.
move-abandon = { $who } rinuncia a: { NAME($one, kind: "tile") }.
move-feed = { $who } paga il cibo.
move-order = { $who } sceglie il posto { $one }.
move-next = Prossimo nell'ordine: { NAME($one, kind: "seat") }.
move-show = Progresso { $two }: { NAME($one, kind: "tile") }.
move-lay = Territorio { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Metti un disco in una fila
moves-idle = Metti un disco senza agire
moves-lift = Togli un disco da fila e cerchio
moves-pay = Paga
moves-waive = Questa volta non pagare
moves-skip = Rinuncia all'azione
moves-progress = Prendi un progresso dalla casella
moves-territory = Prendi un territorio dalla casella
moves-city = Costruisci
moves-empire = Usa una tessera impero
moves-trade = Scambia
moves-place = Metti cubi in
moves-hire = Ingaggia mercenari per
moves-cubes = Numero di cubi
moves-done = Nessun'altra regione
moves-war = Guerra in una regione contro
moves-peace = Nessun'altra guerra
moves-lose = Perdi un cubo o un marcatore
moves-mark = Marca la meraviglia
moves-raze = Distruggi la meraviglia
moves-site = Metti la meraviglia in
moves-keep = Paga per la meraviglia
moves-yield = Rinuncia alla meraviglia
moves-ally = Alleanza con
moves-islands = Le isole danno
moves-abandon = Rinuncia a
moves-feed = Paga il cibo
moves-order = Posto nell'ordine

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = PV all'inizio ({ $who }): { $points }.
note-turn-begins = Comincia il turno { $turn }.
note-last-cube = { $who } mette qui l'ultimo cubo della riserva pronta: { NAME($region, kind: "region") }.
note-action-lapses = { $who } non può svolgere l'azione: { NAME($row, kind: "row") }.
note-cannot-pay = { $who } non può pagare per nessun disco, dà tutto e non agisce.
note-points-paid = PV pagati ({ $who }): { $points }.
note-war = Guerra ({ NAME($region, kind: "region") }): { $who } perde { $own }, { NAME($other, kind: "seat") } perde { $loss }.
note-marker-falls = Cade il marcatore ({ $who }): { NAME($wonder, kind: "tile") }.
note-wonder-built = Meraviglia costruita: { NAME($tile, kind: "tile") }, { $points } PV ({ $who }).
note-wonder-taken = { $who } prende la meraviglia a { NAME($other, kind: "seat") }: { NAME($wonder, kind: "tile") }.
note-wonder-destroyed = La meraviglia esce dal gioco: { NAME($wonder, kind: "tile") }.
note-beyond-reach = { $who } non ha più cubi qui ({ NAME($region, kind: "region") }): nessuno può più prendere la meraviglia { NAME($wonder, kind: "tile") }.
note-no-cube-to-mark = { $who } non ha più cubi per il marcatore: { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } non ha più cubi per il marcatore, quindi la meraviglia esce dal gioco: { NAME($wonder, kind: "tile") }.
note-cannot-keep = { $who } non può pagare il mantenimento (oro: { $gold }): { NAME($wonder, kind: "tile") }.
note-wonder-scores = { NAME($wonder, kind: "tile") }: { $points } PV ({ $who }).
note-traded-for-gold = Dischi risorsa scambiati ({ $who }): { $discs }, oro: { $gold }.
note-traded-for-points = Dischi risorsa scambiati ({ $who }): { $discs }, PV: { $points }.
note-harvest = Cibo ({ $who }): { $food }, conservato: { $stored }.
note-fed = Cibo pagato ({ $who }): { $food }.
note-famine = Cibo mancante ({ $who }): { $food }, PV: { $points }.
note-income = Entrate ({ $who }): oro { $gold }, dischi risorsa { $resources }, cubi { $cubes }.
note-region-scores = { NAME($region, kind: "region") }: { $points } PV ({ $who }, cubi: { $cubes }).
note-cities-score = Insediamenti e città: { $points } PV ({ $who }).
note-tiles-score = Tessere progresso: { $points } PV ({ $who }).
note-era-ends = Fine dell'era { $era }: metà dei cubi lascia la mappa.
note-game-ends = L'ultimo turno è finito.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = «{ $text }» qui non si capisce. Parole: { $known }.
error-unknown-name = Non c'è «{ $text }». Si conoscono: { $known }.
error-wrong-form = «{ $text }» non si dice così. Scrivi: { $form }.
error-wrong-number = «{ $text }» non è un numero da 1 a { $most }.
error-other-tile = La casella { $box } non mostra «{ $text }», ma: { NAME($shown, kind: "tile") }.
error-other-place = Per «{ $text }» ora non si sorteggia nulla.
error-content-unreadable = Il set non si può leggere: { $reason }.
error-content-one-file = Questo è al massimo un file di un set. Un set è tutti questi file insieme: { $files }.
error-content-unknown-file = Un set non ha il file { $file }.
error-content-file-missing = Nel set manca il file { $file }.
error-content-field = { $file }, errore in «{ $field }»: { $reason }.
error-content-wrong =
    { $file }, errore in «{ $field }»: { $measure ->
        [count] il numero è { $found }
        [sum] la somma è { $found }
       *[other] c'è { $found }
    }, ci vuole: { $need ->
        [at-most] al massimo { $expected }
        [at-least] almeno { $expected }
        [land-of-era] una regione di terra dell'era { $expected }
        [one-of] una di queste: { $expected }
        [two-regions] due regioni diverse
        [alike-in-eras] lo stesso numero in ogni era, multiplo di { $expected } (caselle)
        [enough-in-eras] almeno { $expected } in ogni era, due per casella
        [alike-in-boxes] un multiplo di { $expected } (caselle)
        [territory] una tessera territorio «{ $expected }»
        [another] un altro identificatore
        [rule-for] una regola per le meraviglie del turno { $expected }
        [region-for] una regione per le meraviglie del turno { $expected }
        [face-of-era] un lato dell'era { $expected }
        [once] ogni identificatore una volta sola
        [visible] un nome in cui nulla è invisibile
       *[exactly] { $expected }
    }.
error-game-over = La partita è finita.
error-something-else-is-asked = Non «{ $text }» ora: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = «{ $text }» non può uscire: non ce n'è più.
error-discs-come-off = Nel turno { $turn } i dischi si tolgono: scrivi per esempio «lift empire 1».
error-discs-go-on = Nel turno { $turn } i dischi si mettono: scrivi per esempio «disc empire».
error-row-full = Questa fila non ha cerchi liberi: { NAME($row, kind: "row") }.
error-not-possible = Ora non puoi svolgere o pagare questa azione: { NAME($row, kind: "row") }.
error-can-act = Puoi agire, quindi non metti un disco senza agire.
error-not-your-disc = Nel cerchio { $circle } non c'è un tuo disco: { NAME($row, kind: "row") }.
error-cannot-pay = Non puoi pagare { $price } per il cerchio { $circle }: { NAME($row, kind: "row") }.
error-not-enough = Ne hai solo { $have }: { NAME($good, kind: "good") }.
error-owes-less = C'è da pagare solo { $owed }.
error-only-waived = Non puoi pagare tutto il dovuto ({ $owed }): il pagamento si può solo condonare.
error-nothing-waived = In questo turno nessun tuo pagamento è più condonato.
error-waived-whole = Un pagamento è condonato per intero, e hai già cominciato a pagare.
error-cannot-skip = In un turno A l'azione scelta si svolge.
error-has-it-already = Hai già questa tessera: { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } costa { $gold } oro.
error-costs-both = { NAME($tile, kind: "tile") } costa { $gold } oro, dischi risorsa: { $resources }.
error-not-on-offer = Questa tessera non è sul tavolo: { NAME($tile, kind: "tile") }.
error-other-era = La tessera impero { $tile } è di un'altra era.
error-nothing-in-reach = Con la tessera impero { $tile } non raggiungi nulla.
error-trades-less = In un'azione si scambiano al massimo tanti dischi: { $most }.
error-placed-already = In questa azione hai già messo cubi qui: { NAME($region, kind: "region") }.
error-not-open-yet = Questa regione si apre in un'era successiva: { NAME($region, kind: "region") }.
error-sea-needs-water = Il mare vuole una tessera con acqua: { NAME($region, kind: "region") }.
error-out-of-reach = Né tuoi cubi né regioni vicine: { NAME($region, kind: "region") }.
error-overseas-needs-water = Oltremare serve una tessera con acqua: { NAME($region, kind: "region") }.
error-one-area-overseas = Nuovo Mondo o Estremo Oriente, non entrambi: { NAME($region, kind: "region") }.
error-no-ships-yet = Nell'era 1 nessuno naviga oltremare: { NAME($region, kind: "region") }.
error-needs-navigation = Nell'era 2 serve Navigazione: { NAME($region, kind: "region") }.
error-ships-of-era-2 = Nell'era 2 le navi raggiungono oltremare solo regioni dell'era 2: { NAME($region, kind: "region") }.
error-no-mercenaries = Non hai Mercenari da mandare: { NAME($region, kind: "region") }.
error-hired-already = I Mercenari vanno in una sola regione per azione, non anche qui: { NAME($region, kind: "region") }.
error-place-first = Prima metti cubi nella regione scelta, poi manda i Mercenari: { NAME($region, kind: "region") }.
error-mercenaries-cost = I Mercenari costano { $gold } oro.
error-in-reach = Non servono Mercenari, scrivi «place»: { NAME($region, kind: "region") }.
error-place-somewhere = Metti cubi in almeno una regione.
error-no-war-there = Qui ora non si può fare guerra: { NAME($region, kind: "region") }.
error-war-on-oneself = Nessuno fa guerra a sé stesso.
error-nobody-there = { NAME($other, kind: "seat") } non ha cubi qui: { NAME($region, kind: "region") }.
error-allied = Un'alleanza vieta questa guerra: { NAME($other, kind: "seat") }.
error-too-weak = Qui ti servono cubi tuoi: { $needed } ({ NAME($region, kind: "region") }).
error-no-cube-there = Non c'è un cubo da perdere: { NAME($region, kind: "region") }.
error-no-marker-there = Non c'è un marcatore da perdere: { NAME($wonder, kind: "tile") }.
error-other-wonder = Si tratta di { NAME($asked, kind: "tile") }, non di { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } non può stare qui: { NAME($region, kind: "region") }.
error-no-site-at-sea = A questo tavolo nessuna meraviglia sta in mare: { NAME($region, kind: "region") }.
error-ally-of-oneself = Il segnalino va a un altro giocatore.
error-fewer-islands = Restano solo tante isole: { $have }.
error-not-your-city = Non hai questo insediamento o questa città: { NAME($tile, kind: "tile") }.
error-place-taken = Il posto { $place } è occupato.

# --- options -------------------------------------------------------------------------------------
option-wonders = Se le meraviglie stanno sulla mappa.
option-wonders-variant = Meraviglie del Mondo: si tengono, si marcano e si contendono
option-wonders-printed = danno punti una volta ed escono dal gioco
option-marker = Da dove viene il cubo su una meraviglia.
option-marker-stock = dal magazzino
option-marker-pool = dalla riserva pronta
option-losses = Chi dice in quale ordine cadono cubi e marcatori.
option-losses-loser = il giocatore che li perde
option-losses-attacker = chi attacca
option-sea-site = Se una meraviglia può stare in mare.
option-sea-site-allowed = può
option-sea-site-not-allowed = non può

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Turno { $turn } · dischi risorsa nella banca: { $bank } · set: { $set }
board-you = (tu)
board-goods = { $vp } PV · { $gold } oro · { $food } cibo (-{ $needed }) · { $resources } dischi · pronti { $pool } · magazzino { $stock }
board-ally = alleato: { $who }
board-wonders = Meraviglie
board-water = ~
board-legend-players = Giocatori nell'ordine del turno: PV, oro, cibo e quanto mangeranno le tessere, dischi risorsa, cubi pronti e in magazzino; sotto, le loro tessere.
board-legend-regions = Regioni: gaul 2/1 1c dà 2 PV a chi ha più cubi e 1 al secondo, 1 cubo di entrata (o oro, f cibo, r disco risorsa); R3 sono tre cubi del rosso, ▲R una meraviglia col suo marcatore, ▲R? una del rosso che non l'ha, ▲R! una del rosso che nessuno può più prendere.
board-legend-rows = File: ○ cerchio libero, le lettere sono i dischi, in un turno B i tuoi con il prezzo per toglierli, · un disco tolto.
board-legend-tiles = Tessere: numero della casella, nome, che cosa un territorio dà (+) e mangia (-), prezzo; città: prezzo → PV e che cosa serve a ogni turno (-); tessere impero: regioni, ~ acqua, perdita propria e dell'altro; commercio: dischi → che cosa rendono. “about iron” dice che cosa fa quella tessera.
board-legend-wonders = Meraviglie: nome, ▲ e chi la tiene, la regione, il mantenimento (-) e i PV (+) dovuti in questo turno.

# --- map ---
screen-map =
    { $count ->
        [one] Mappa del mondo, una regione
       *[other] Mappa del mondo, { $count } regioni
    }
screen-map-era = Era { $era }
screen-map-closed = Era { $era }, chiusa
screen-map-newworld = Nuovo Mondo
screen-map-fareast = Estremo Oriente
screen-map-points = { $first } PV a chi ha più cubi, { $second } al secondo
screen-map-income = Entrata: { $goods }
screen-map-empty = Nessun cubo
screen-map-cubes = Cubi: { $cubes }
screen-map-leads = In testa: { NAME($colour, kind: "seat") }
screen-map-tie = Parità in testa
screen-map-wonder = { NAME($wonder, kind: "tile") }, marcatore: { NAME($colour, kind: "seat") }
screen-map-bare-wonder = { NAME($wonder, kind: "tile") }, senza marcatore, di { NAME($colour, kind: "seat") }
# --- end of map ---

# --- the board in the browser; what tiles do, in the terminal too ---
screen-goods =
    { $good ->
        [gold] { $count } oro
        [food] { $count } cibo
        [vp] { $count } PV
        [cubes] { $count ->
            [one] un cubo
           *[other] { $count } cubi
        }
       *[other] { $count ->
            [one] un disco risorsa
           *[other] { $count } dischi risorsa
        }
    }
screen-costs = costa { $goods }
screen-income = rendita: { $goods }
screen-needs-food = vuole { $n } cibo ogni turno
screen-needs-gold = mantenimento di { $n } oro ogni turno
screen-vp-each-turn = { $n } PV ogni turno
screen-vp-once = { $n } PV quando si costruisce
screen-vp-while-held = { $n } PV quando si costruisce e in ogni turno successivo a chi la tiene con il suo marcatore
screen-regions =
    { $n ->
        [one] una regione
       *[other] { $n } regioni
    }
screen-water = con l'acqua
screen-war-losses = in guerra perdi { $own }, l'altra parte { $other }
screen-told-empire = { $who } usa una tessera impero: { $what }.
screen-told-empire-before = { $who } usa una tessera impero.
screen-effect-gold = { $n } oro in più di rendita
screen-effect-resources =
    { $n ->
        [one] un disco risorsa in più di rendita
       *[other] { $n } dischi risorsa in più di rendita
    }
screen-effect-cubes =
    { $n ->
        [one] un cubo in più di rendita
       *[other] { $n } cubi in più di rendita
    }
screen-effect-food = { $n } cibo ogni turno
screen-effect-plains-food = { $n } cibo in più per ogni pianura
screen-effect-plains-resources =
    { $n ->
        [one] un disco risorsa per ogni pianura
       *[other] { $n } dischi risorsa per ogni pianura
    }
screen-effect-island-any = ogni isola dà cibo, oro, un disco risorsa o un cubo, a scelta
screen-effect-war-defender-loss = nelle tue guerre l'altra parte perde { $n } in più
screen-effect-empire-regions =
    { $n ->
        [one] una regione in più con ogni tessera impero
       *[other] { $n } regioni in più con ogni tessera impero
    }
screen-effect-all-tiles-water = ogni tessera impero che usi ha l'acqua
screen-effect-navigation = nell'era 2 puoi andare oltremare, con l'acqua
screen-effect-mercenaries = una volta per azione impero una regione può essere ovunque, per { $n } oro
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] in ogni turno B un pagamento è condonato
       *[other] in ogni turno B { $n } pagamenti sono condonati
    }
screen-effect-vp = { $n } PV ogni turno
screen-effect-vp-flat = { $n } PV ogni turno
screen-effect-vp-per-3-regions-with-cubes = { $n } PV ogni turno per ogni tre regioni con tuoi cubi
screen-effect-vp-per-city = { $n } PV ogni turno per ogni insediamento o città
screen-effect-alliance = ogni turno puoi allearti con un giocatore
screen-do-disc = Metti un disco: { NAME($one, kind: "row") }
screen-do-idle = Metti un disco senza agire: { NAME($one, kind: "row") }
screen-do-lift = Togli un disco: { NAME($one, kind: "row") }, cerchio { $two }
screen-do-pay = Paga { $goods }
screen-do-waive = Questa volta non pagare
screen-do-skip = Rinuncia all'azione
screen-do-progress = Prendi { NAME($one, kind: "tile") }
screen-do-territory = Prendi { NAME($one, kind: "tile") }
screen-do-city = Costruisci { NAME($one, kind: "tile") }
screen-do-empire =
    { $n ->
        [one] Usa la tessera con una regione
       *[other] Usa la tessera con { $n } regioni
    }
screen-do-trade =
    { $count ->
        [one] Scambia un disco con { $goods }
       *[other] Scambia { $count } dischi con { $goods }
    }
screen-do-place = Metti cubi: { NAME($one, kind: "region") }
screen-do-hire = Manda mercenari: { NAME($one, kind: "region") }
screen-do-cubes =
    { $count ->
        [one] Metti un cubo
       *[other] Metti { $count } cubi
    }
screen-do-done = Nessun'altra regione
screen-do-war = Guerra a { $name }: { NAME($one, kind: "region") }
screen-do-peace = Pace
screen-do-lose =
    { $one ->
        [cube] Perdi un cubo
       *[other] Perdi il marcatore: { NAME($one, kind: "tile") }
    }
screen-do-mark = Marca: { NAME($one, kind: "tile") }
screen-do-raze = Distruggi: { NAME($one, kind: "tile") }
screen-do-site = La meraviglia sta qui: { NAME($one, kind: "region") }
screen-do-keep = Paga per: { NAME($one, kind: "tile") }
screen-do-yield = Rinuncia a: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] Nessuna alleanza
       *[other] Alleanza con { $name }
    }
screen-do-islands =
    { $count ->
        [one] Un'isola dà: { NAME($one, kind: "good") }
       *[other] { $count } isole danno: { NAME($one, kind: "good") }
    }
screen-do-abandon = Rinuncia a: { NAME($one, kind: "tile") }
screen-do-feed = Paga il cibo
screen-do-order = Posto { $count } nell'ordine
screen-many-cubes = Numero di cubi
screen-many-order = Posto nell'ordine
screen-can-place = Puoi mettere cubi qui.
screen-can-hire = Puoi mandare mercenari qui.
screen-can-site = La meraviglia può stare qui.
screen-can-war = Qui puoi fare guerra a { $name }.
screen-can-lift = Puoi toglierlo.
screen-can-row = Puoi sceglierla.
screen-discs = Dischi, da sinistra
screen-own-disc = Il tuo disco, cerchio { $circle }. Prezzo per toglierlo: { $price }.
screen-circles-free = Cerchi liberi: { $count }.
screen-turn = Turno { $turn }
screen-turns = Turni
screen-order = Ordine
screen-next-order = Prossimo turno
screen-phases = Fasi del turno
screen-phase-set-up = Preparazione
screen-phase-alliances = Alleanze
screen-phase-new-tiles = Nuove tessere
screen-phase-actions = Azioni
screen-phase-food = Cibo
screen-phase-income = Rendita
screen-phase-points = Punti
screen-phase-turn-order = Ordine
screen-parts = Parti del tavolo
screen-part-map = Mappa
screen-part-actions = Azioni
screen-part-tiles = Tessere
screen-rates = Che cosa danno i dischi risorsa
screen-resources = risorse
screen-pool = pronti
screen-stock = magazzino
screen-place-in-order = Posto { $place } nell'ordine
screen-food = Cibo { $food }, se ne consuma { $eaten }
screen-tiles = Tessere
screen-cities = Città e meraviglie
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } PV, −{ $gold } oro
screen-unmarked = senza marcatore
screen-beyond-reach = nessuno può più prenderla
