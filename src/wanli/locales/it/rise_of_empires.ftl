# Rise of Empires con le Meraviglie del Mondo. Una mossa è move- e la sua prima parola; ciò che nomina
# è $one e $two, un numero davanti è $count. Regioni e tessere sono quelle del set fornito.

game-by = Martin Wallace, Phalanx e Mayfair Games 2009; le Meraviglie del Mondo sono di Graham Lockwood
game-note = Quasi tutti i numeri stampati non erano disponibili, quindi mappa e tessere sono una ricostruzione (“Reconstruction”). Se hai il gioco puoi caricare i tuoi numeri.

# --- names ---------------------------------------------------------------------------------------
colour-red = rosso
    .initial = R
colour-green = verde
    .initial = V
colour-blue = blu
    .initial = B
colour-violet = viola
    .initial = L
colour-yellow = giallo
    .initial = G

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Viola
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
tile-coinage = Monetazione
tile-mining = Miniere
tile-calendar = Calendario
tile-conscription = Leva
tile-sailing = Navigazione a vela
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
tile-wonder-1b = Meraviglia 1B
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
tile-wonder-2b-first = Meraviglia 2B (1ª)
tile-wonder-2b-second = Meraviglia 2B (2ª)
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
tile-wonder-3b-first = Meraviglia 3B (1ª)
tile-wonder-3b-second = Meraviglia 3B (2ª)
tile-wonder-3b-third = Meraviglia 3B (3ª)

asked-none = la partita è finita
asked-choose-row = prima scegli un’azione
asked-payment = prima paga
asked-progress = prima prendi una tessera progresso
asked-territory = prima prendi una tessera territorio
asked-city = prima prendi una tessera città
asked-empire = prima scegli una tessera impero
asked-trade = prima scegli lo scambio
asked-region = prima scegli una regione
asked-cubes = prima scegli il numero di cubi
asked-war = prima scegli guerra o pace
asked-loss = prima va subita una perdita
asked-mark = prima contrassegna o distruggi la meraviglia
asked-site = prima scegli la regione della meraviglia
asked-keep = prima decidi sul mantenimento della meraviglia
asked-ally = prima scegli un alleato, o nessuno
asked-islands = prima scegli che cosa danno le isole
asked-give-up = prima paga il cibo
asked-place = prima scegli il tuo posto nell’ordine
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
prompt-payment = Paga ancora { $owed }, in oro, cubi, cibo o PV.
prompt-progress = Prendi una tessera progresso.
prompt-territory = Prendi una tessera territorio.
prompt-city = Costruisci un insediamento, una città o una meraviglia.
prompt-empire = Scegli una tessera impero.
prompt-trade = Scambia dischi risorsa con oro o con PV.
prompt-region =
    { $left ->
        [one] Scegli una regione per i tuoi cubi. Puoi sceglierne ancora una.
       *[other] Scegli una regione per i tuoi cubi. Puoi sceglierne ancora { $left }.
    }
prompt-cubes = Quanti cubi metti in questa regione: { NAME($region, kind: "region") }?
prompt-war = Fai guerra in una regione dove hai messo cubi, oppure lascia la pace.
prompt-loss =
    { $losses ->
        [one] Togli ancora un cubo: { NAME($region, kind: "region") }.
       *[other] Togli ancora { $losses } cubi: { NAME($region, kind: "region") }.
    }
prompt-mark = Hai conquistato { NAME($wonder, kind: "tile") }. Contrassegnala, o distruggila.
prompt-site = Scegli la regione della meraviglia: { NAME($wonder, kind: "tile") }.
prompt-keep = Paga { $gold } oro per { NAME($wonder, kind: "tile") }, o rinuncia alla meraviglia.
prompt-ally = Dai il tuo segnalino alleanza a un altro giocatore, o tienilo.
prompt-islands =
    { $owed ->
        [one] Che cosa dà la tua isola?
       *[other] Che cosa danno le tue isole? Scegli ancora per { $owed }.
    }
prompt-give-up = Le tue tessere consumano { $food } cibo. Paga, o prima rinuncia a un insediamento o a una città.
prompt-place = Scegli il tuo posto nell’ordine del prossimo turno.
prompt-draw-order = Si sorteggia il primo ordine.
prompt-draw-progress = Si scopre una tessera progresso.
prompt-draw-territory = Si scopre una tessera territorio.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } mette un disco nella fila { NAME($one, kind: "row") }.
move-idle = { $who } non può agire e mette un disco nella fila { NAME($one, kind: "row") }.
move-lift = { $who } toglie un disco dalla fila { NAME($one, kind: "row") }, cerchio { $two }.
move-pay =
    { $count ->
        [one] { $who } paga { $count } { NAME($one, kind: "good", form: "one") }.
       *[other] { $who } paga { $count } { NAME($one, kind: "good") }.
    }
move-waive = A { $who } questo pagamento è condonato.
move-skip = { $who } rinuncia all’azione.
move-progress = { $who } prende la tessera { NAME($one, kind: "tile") }.
move-territory = { $who } prende la tessera { NAME($one, kind: "tile") }.
move-city = { $who } costruisce { NAME($one, kind: "tile") }.
move-empire = { $who } usa la tessera impero { $one }.
move-trade =
    { $count ->
        [one] { $who } scambia un disco risorsa con { NAME($one, kind: "good") }.
       *[other] { $who } scambia { $count } dischi risorsa con { NAME($one, kind: "good") }.
    }
move-place = { $who } mette cubi: { NAME($one, kind: "region") }.
move-hire = { $who } manda i Mercenari: { NAME($one, kind: "region") }.
move-cubes =
    { $count ->
        [one] { $who } mette un cubo.
       *[other] { $who } mette { $count } cubi.
    }
move-done = { $who } ha finito di mettere cubi.
move-war = { $who } dichiara guerra a { NAME($two, kind: "seat") }: { NAME($one, kind: "region") }.
move-peace = { $who } non dichiara altre guerre.
move-lose =
    { $one ->
        [cube] { $who } perde un cubo.
       *[other] { $who } perde il marcatore su { NAME($one, kind: "tile") }.
    }
move-mark = { $who } contrassegna { NAME($one, kind: "tile") }.
move-raze = { $who } distrugge { NAME($one, kind: "tile") }.
move-site = { $who } mette la meraviglia qui: { NAME($one, kind: "region") }.
move-keep = { $who } paga il mantenimento di { NAME($one, kind: "tile") }.
move-yield = { $who } non paga il mantenimento di { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } tiene il segnalino alleanza.
       *[other] { $who } dà il segnalino alleanza a { NAME($one, kind: "seat") }.
    }
move-islands =
    { $count ->
        [one] Un’isola di { $who } dà 1 { NAME($one, kind: "good", form: "one") }.
       *[other] { $count } isole di { $who } danno { $count } { NAME($one, kind: "good") }.
    }
move-abandon = { $who } rinuncia a { NAME($one, kind: "tile") }.
move-feed = { $who } paga il cibo.
move-order = { $who } sceglie il posto { $one }.
move-next = Prossimo nell’ordine: { NAME($one, kind: "seat") }.
move-show = Progresso { $two }: { NAME($one, kind: "tile") }.
move-lay = Territorio { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Metti un disco in una fila
moves-idle = Metti un disco senza agire
moves-lift = Togli un disco (fila, cerchio)
moves-pay = Paga
moves-waive = Questa volta non pagare
moves-skip = Rinuncia all’azione
moves-progress = Prendi una tessera progresso (casella)
moves-territory = Prendi una tessera territorio (casella)
moves-city = Costruisci
moves-empire = Usa una tessera impero
moves-trade = Scambia
moves-place = Metti cubi in
moves-hire = Manda i Mercenari in
moves-cubes = Numero di cubi
moves-done = Nessun’altra regione
moves-war = Dichiara guerra (regione, avversario)
moves-peace = Nessun’altra guerra
moves-lose = Perdi un cubo o un marcatore
moves-mark = Contrassegna la meraviglia
moves-raze = Distruggi la meraviglia
moves-site = Metti la meraviglia in
moves-keep = Paga il mantenimento di
moves-yield = Non pagare il mantenimento di
moves-ally = Alleanza con
moves-islands = Le isole danno
moves-abandon = Rinuncia a
moves-feed = Paga il cibo
moves-order = Posto nell’ordine

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = { $who } comincia con { $points } PV.
note-turn-begins = Comincia il turno { $turn }.
note-last-cube = { $who } mette l’ultimo cubo della riserva: { NAME($region, kind: "region") }.
note-action-lapses = { $who } non può svolgere l’azione { NAME($row, kind: "row") }, che va persa.
note-cannot-pay = { $who } non può pagare per nessun disco, dà tutto e non agisce.
note-points-paid = { $who } paga con i punti: { $points } PV.
note-war = Guerra ({ NAME($region, kind: "region") }): { $who } perde { $own }, { NAME($other, kind: "seat") } perde { $loss }.
note-marker-falls = { $who } perde il marcatore su { NAME($wonder, kind: "tile") }.
note-wonder-built = { $who } costruisce { NAME($tile, kind: "tile") } e ottiene { $points } PV.
note-wonder-taken = { $who } prende { NAME($wonder, kind: "tile") } a { NAME($other, kind: "seat") }.
note-wonder-destroyed = { NAME($wonder, kind: "tile") } esce dal gioco.
note-beyond-reach = { $who } non ha più cubi qui ({ NAME($region, kind: "region") }): { NAME($wonder, kind: "tile") } non si può più conquistare.
note-no-cube-to-mark = { $who } non ha più cubi per contrassegnare { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } non ha più cubi per contrassegnare { NAME($wonder, kind: "tile") }, che esce dal gioco.
note-cannot-keep = { $who } non può pagare { $gold } oro per { NAME($wonder, kind: "tile") }.
note-wonder-scores = { $who } ottiene { $points } PV per { NAME($wonder, kind: "tile") }.
note-traded-for-gold =
    { $discs ->
        [one] { $who } scambia un disco risorsa con { $gold } oro.
       *[other] { $who } scambia { $discs } dischi risorsa con { $gold } oro.
    }
note-traded-for-points =
    { $discs ->
        [one] { $who } scambia un disco risorsa con { $points } PV.
       *[other] { $who } scambia { $discs } dischi risorsa con { $points } PV.
    }
note-harvest = { $who } riceve { $food } cibo e ne conserva { $stored }.
note-fed = { $who } paga { $food } cibo.
note-famine =
    { $food ->
        [one] A { $who } manca { $food } cibo: { $points } PV.
       *[other] A { $who } mancano { $food } cibo: { $points } PV.
    }
note-income =
    Entrate di { $who }: { $gold } oro, { $resources ->
        [one] un disco risorsa
       *[other] { $resources } dischi risorsa
    }, { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    }.
note-region-scores =
    { $cubes ->
        [one] { NAME($region, kind: "region") }: { $who } ottiene { $points } PV con un cubo.
       *[other] { NAME($region, kind: "region") }: { $who } ottiene { $points } PV con { $cubes } cubi.
    }
note-cities-score = { $who } ottiene { $points } PV per insediamenti e città.
note-tiles-score = { $who } ottiene { $points } PV per le tessere progresso.
note-era-ends = L’era { $era } finisce: metà dei cubi lascia la mappa.
note-game-ends = L’ultimo turno è finito.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = “{ $text }” non si capisce. Scrivi una di queste parole: { $known }.
error-unknown-name = “{ $text }” non c’è. Scrivi uno di questi nomi: { $known }.
error-wrong-form = “{ $text }” non si capisce. Scrivi: { $form }.
error-wrong-number = “{ $text }” non è un numero da 1 a { $most }.
error-other-tile = La casella { $box } non mostra “{ $text }”, ma: { NAME($shown, kind: "tile") }.
error-other-place = Ora non si sorteggia nulla per “{ $text }”.
error-content-unreadable = Non è possibile leggere il set: { $reason }.
error-content-one-file = Questo è solo un file di un set. Sceglili tutti insieme: { $files }.
error-content-unknown-file = { $file } non è un file di un set.
error-content-file-missing = Nel set manca il file { $file }.
error-content-field = { $file } ha un errore in “{ $field }”: { $reason }.
error-content-wrong =
    { $file }, errore in “{ $field }”: { $measure ->
        [count] il numero è { $found }
        [sum] la somma è { $found }
       *[other] c’è { $found }
    }, ci vuole: { $need ->
        [at-most] al massimo { $expected }
        [at-least] almeno { $expected }
        [land-of-era] una regione di terra dell’era { $expected }
        [one-of] una di queste: { $expected }
        [two-regions] due regioni diverse
        [alike-in-eras] lo stesso numero in ogni era, multiplo di { $expected } (caselle)
        [enough-in-eras] almeno { $expected } in ogni era, due per casella
        [alike-in-boxes] un multiplo di { $expected } (caselle)
        [territory] una tessera territorio “{ $expected }”
        [another] un altro identificatore
        [rule-for] una regola per le meraviglie del turno { $expected }
        [region-for] una regione per le meraviglie del turno { $expected }
        [face-of-era] un lato dell’era { $expected }
        [once] ogni identificatore una volta sola
        [visible] un nome in cui nulla è invisibile
       *[exactly] { $expected }
    }.
error-game-over = La partita è finita.
error-something-else-is-asked = “{ $text }” ora non è possibile: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” non si può pescare: non ne restano.
error-discs-come-off = Nel turno { $turn } i dischi si tolgono: scrivi per esempio “lift empire 1”.
error-discs-go-on = Nel turno { $turn } i dischi si mettono: scrivi per esempio “disc empire”.
error-row-full = La fila { NAME($row, kind: "row") } non ha cerchi liberi. Scegline un’altra.
error-not-possible = Ora non puoi svolgere o pagare l’azione { NAME($row, kind: "row") }. Scegli un’altra fila.
error-can-act = Puoi agire, quindi non puoi mettere un disco senza agire.
error-not-your-disc = Nel cerchio { $circle } della fila { NAME($row, kind: "row") } non c’è un tuo disco.
error-cannot-pay = Non puoi pagare { $price } per il cerchio { $circle } della fila { NAME($row, kind: "row") }.
error-not-enough = Non ne hai abbastanza, solo { $have }: { NAME($good, kind: "good") }.
error-owes-less = Devi pagare solo { $owed }.
error-only-waived = Non puoi pagare tutto il dovuto ({ $owed }): puoi solo usare un condono.
error-nothing-waived = In questo turno non hai più condoni.
error-waived-whole = Un condono vale per un pagamento intero, e hai già cominciato a pagare.
error-cannot-skip = In un turno A devi svolgere l’azione che hai scelto.
error-has-it-already = Hai già { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } costa { $gold } oro.
error-costs-both =
    { $resources ->
        [one] { NAME($tile, kind: "tile") } costa { $gold } oro e un disco risorsa.
       *[other] { NAME($tile, kind: "tile") } costa { $gold } oro e { $resources } dischi risorsa.
    }
error-not-on-offer = { NAME($tile, kind: "tile") } ora non è disponibile.
error-other-era = La tessera impero { $tile } è di un’altra era.
error-nothing-in-reach = Con la tessera impero { $tile } non raggiungi nulla.
error-trades-less = Puoi scambiare al massimo { $most } dischi per azione.
error-placed-already = In questa azione hai già messo cubi qui: { NAME($region, kind: "region") }.
error-not-open-yet = Questa regione si apre in un’era successiva: { NAME($region, kind: "region") }.
error-sea-needs-water = Per entrare in questo mare serve una tessera impero con acqua: { NAME($region, kind: "region") }.
error-out-of-reach = Questa regione è fuori portata, non hai cubi lì né accanto: { NAME($region, kind: "region") }.
error-overseas-needs-water = Questa regione è oltremare, serve una tessera impero con acqua: { NAME($region, kind: "region") }.
error-one-area-overseas = In un’azione puoi andare nel Nuovo Mondo o in Estremo Oriente, non in entrambi: { NAME($region, kind: "region") }.
error-no-ships-yet = Questa regione è oltremare, e nell’era 1 non ci si può arrivare: { NAME($region, kind: "region") }.
error-needs-navigation = Questa regione è oltremare, e nell’era 2 serve Navigazione: { NAME($region, kind: "region") }.
error-ships-of-era-2 = Nell’era 2 oltremare puoi andare solo in regioni dell’era 2: { NAME($region, kind: "region") }.
error-no-mercenaries = Non hai Mercenari da mandare: { NAME($region, kind: "region") }.
error-hired-already = In questa azione hai già mandato i Mercenari, quindi non puoi mandarli qui: { NAME($region, kind: "region") }.
error-place-first = Prima metti cubi nella regione scelta, poi puoi mandare i Mercenari: { NAME($region, kind: "region") }.
error-mercenaries-cost = I Mercenari costano { $gold } oro.
error-in-reach = Questa regione è a portata: non servono Mercenari, scrivi “place”: { NAME($region, kind: "region") }.
error-place-somewhere = Metti cubi in almeno una regione.
error-no-war-there = Qui ora non puoi dichiarare guerra: { NAME($region, kind: "region") }.
error-war-on-oneself = Non puoi dichiararti guerra.
error-nobody-there = { NAME($other, kind: "seat") } non ha cubi qui: { NAME($region, kind: "region") }.
error-allied = Non puoi dichiarare guerra a { NAME($other, kind: "seat") }: siete alleati.
error-too-weak =
    { $needed ->
        [one] Per dichiarare guerra qui ti serve un tuo cubo: { NAME($region, kind: "region") }.
       *[other] Per dichiarare guerra qui ti servono { $needed } tuoi cubi: { NAME($region, kind: "region") }.
    }
error-no-cube-there = Qui non c’è un cubo da perdere: { NAME($region, kind: "region") }.
error-no-marker-there = Su { NAME($wonder, kind: "tile") } non c’è un marcatore da perdere.
error-other-wonder = Ora decidi su { NAME($asked, kind: "tile") }, non su { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } non si può mettere qui: { NAME($region, kind: "region") }.
error-no-site-at-sea = A questo tavolo le meraviglie non si possono mettere in mare: { NAME($region, kind: "region") }.
error-ally-of-oneself = Dai il segnalino alleanza a un altro giocatore.
error-fewer-islands =
    { $have ->
        [one] Ti resta solo un’isola.
       *[other] Ti restano solo { $have } isole.
    }
error-not-your-city = Non hai { NAME($tile, kind: "tile") }.
error-place-taken = Il posto { $place } è occupato.

# --- options -------------------------------------------------------------------------------------
option-wonders = Meraviglie sulla mappa
option-wonders-variant = Meraviglie del Mondo: si tengono e si contendono
option-wonders-printed = no: danno punti una volta ed escono dal gioco
option-marker = Cubo che contrassegna una meraviglia
option-marker-stock = dal magazzino
option-marker-pool = dalla riserva
option-losses = Ordine in cui si perdono cubi e marcatori
option-losses-loser = scelto da chi li perde
option-losses-attacker = scelto da chi attacca
option-sea-site = Meraviglie in mare
option-sea-site-allowed = permesse
option-sea-site-not-allowed = non permesse

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Turno { $turn } · dischi risorsa nella banca: { $bank } · set: { $set }
board-you = (tu)
board-goods = { $vp } PV · { $gold } oro · { $food } cibo (-{ $needed }) · { $resources } dischi · riserva { $pool } · magazzino { $stock }
board-ally = alleato: { $who }
board-wonders = Meraviglie
board-water = ~
board-legend-players = Giocatori nell’ordine del turno: PV, oro, cibo e quanto ne consumeranno le tessere, dischi risorsa, cubi nella riserva e in magazzino; sotto, le loro tessere.
board-legend-regions = Regioni: “gaul 2/1 1c” dà 2 PV a chi ha più cubi e 1 al secondo, e 1 cubo di entrate (o = oro, f = cibo, r = disco risorsa). R3 sono tre cubi del rosso, ▲R una meraviglia col suo marcatore, ▲R? una del rosso senza marcatore, ▲R! una del rosso che non si può più conquistare. L è il viola.
board-legend-rows = File: ○ è un cerchio libero; le lettere sono i dischi, in un turno B i tuoi con il prezzo per toglierli; · è un disco tolto.
board-legend-tiles = Tessere: numero della casella, nome, che cosa un territorio dà (+) e consuma (-), prezzo. Città: prezzo → PV e che cosa serve a ogni turno (-). Tessere impero: regioni, ~ acqua, perdita tua e dell’altro. Commercio: dischi → che cosa danno. Scrivi “about iron” per leggere che cosa fa quella tessera.
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
screen-map-income = Entrate: { $goods }
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
screen-income = entrate: { $goods }
screen-needs-food = consuma { $n } cibo ogni turno
screen-needs-gold = mantenimento di { $n } oro ogni turno
screen-vp-each-turn = { $n } PV ogni turno
screen-vp-once = { $n } PV quando si costruisce
screen-vp-while-held = { $n } PV quando si costruisce, e in ogni turno successivo a chi la tiene e la contrassegna
screen-regions =
    { $n ->
        [one] una regione
       *[other] { $n } regioni
    }
screen-water = con l’acqua
screen-war-losses = in guerra perdi { $own }, l’altra parte { $other }
screen-told-empire = { $who } usa una tessera impero: { $what }.
screen-told-empire-before = { $who } usa una tessera impero.
screen-effect-gold = { $n } oro in più di entrate
screen-effect-resources =
    { $n ->
        [one] un disco risorsa in più di entrate
       *[other] { $n } dischi risorsa in più di entrate
    }
screen-effect-cubes =
    { $n ->
        [one] un cubo in più di entrate
       *[other] { $n } cubi in più di entrate
    }
screen-effect-food = { $n } cibo ogni turno
screen-effect-plains-food = { $n } cibo in più per ogni pianura
screen-effect-plains-resources =
    { $n ->
        [one] un disco risorsa per ogni pianura
       *[other] { $n } dischi risorsa per ogni pianura
    }
screen-effect-island-any = ogni isola dà cibo, oro, un disco risorsa o un cubo, a scelta
screen-effect-war-defender-loss = nelle tue guerre l’altra parte perde { $n } in più
screen-effect-empire-regions =
    { $n ->
        [one] una regione in più con ogni tessera impero
       *[other] { $n } regioni in più con ogni tessera impero
    }
screen-effect-all-tiles-water = ogni tessera impero che usi ha l’acqua
screen-effect-navigation = nell’era 2 puoi andare oltremare, con l’acqua
screen-effect-mercenaries = una volta per azione impero puoi mettere cubi in una regione qualsiasi, per { $n } oro
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] in ogni turno B un pagamento è condonato
       *[other] in ogni turno B { $n } pagamenti sono condonati
    }
screen-effect-vp = { $n } PV ogni turno
screen-effect-vp-flat = { $n } PV ogni turno
screen-effect-vp-per-3-regions-with-cubes = { $n } PV ogni turno per ogni gruppo di tre regioni con tuoi cubi
screen-effect-vp-per-city = { $n } PV ogni turno per ogni insediamento o città
screen-effect-alliance = ogni turno puoi allearti con un giocatore
screen-do-disc = Metti un disco: { NAME($one, kind: "row") }
screen-do-idle = Metti un disco senza agire: { NAME($one, kind: "row") }
screen-do-lift = Togli un disco: { NAME($one, kind: "row") }, cerchio { $two }
screen-do-pay = Paga { $goods }
screen-do-waive = Usa un condono: non pagare
screen-do-skip = Rinuncia all’azione
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
screen-do-hire = Manda i Mercenari: { NAME($one, kind: "region") }
screen-do-cubes =
    { $count ->
        [one] Metti un cubo
       *[other] Metti { $count } cubi
    }
screen-do-done = Nessun’altra regione
screen-do-war = Guerra a { $name }: { NAME($one, kind: "region") }
screen-do-peace = Pace
screen-do-lose =
    { $one ->
        [cube] Perdi un cubo
       *[other] Perdi il marcatore: { NAME($one, kind: "tile") }
    }
screen-do-mark = Contrassegna: { NAME($one, kind: "tile") }
screen-do-raze = Distruggi: { NAME($one, kind: "tile") }
screen-do-site = Metti qui la meraviglia: { NAME($one, kind: "region") }
screen-do-keep = Paga per: { NAME($one, kind: "tile") }
screen-do-yield = Rinuncia a: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] Nessuna alleanza
       *[other] Alleanza con { $name }
    }
screen-do-islands =
    { $count ->
        [one] Un’isola dà 1 { NAME($one, kind: "good", form: "one") }
       *[other] { $count } isole danno { $count } { NAME($one, kind: "good") }
    }
screen-do-abandon = Rinuncia a: { NAME($one, kind: "tile") }
screen-do-feed = Paga il cibo
screen-do-order = Posto { $count } nell’ordine
screen-many-cubes = Numero di cubi
screen-many-order = Posto nell’ordine
screen-can-place = Puoi mettere cubi qui.
screen-can-hire = Puoi mandare qui i Mercenari.
screen-can-site = Puoi mettere qui la meraviglia.
screen-can-war = Qui puoi dichiarare guerra a { $name }.
screen-can-lift = Puoi toglierlo.
screen-can-row = Puoi sceglierla.
screen-discs = Dischi, da sinistra a destra
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
screen-phase-income = Entrate
screen-phase-points = Punti
screen-phase-turn-order = Ordine
screen-parts = Viste del tavolo
screen-part-map = Mappa
screen-part-actions = Azioni
screen-part-tiles = Tessere
screen-rates = Che cosa danno i dischi risorsa
screen-resources = risorse
screen-pool = riserva
screen-stock = magazzino
screen-place-in-order = Posto { $place } nell’ordine
screen-food = Cibo { $food }, mantenimento { $eaten }
screen-tiles = Tessere
screen-cities = Città e meraviglie
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } PV, −{ $gold } oro
screen-unmarked = senza marcatore
screen-beyond-reach = non si può più conquistare
