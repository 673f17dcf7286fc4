# Chang Cheng in italiano. Colori: la forma base è maschile, f femminile, to "al rosso", of "del rosso".
# Carte: the con l'articolo, of "del Guerriero".

game-by = Walter Obert, TenkiGames 2007
game-note = La disposizione delle plance e la ripartizione dei segnalini sono ricostruite (CC-1.2, CC-1.3).

colour-red = rosso
    .initial = R
    .f = rossa
    .to = al rosso
    .of = del rosso
    .the = il rosso
colour-green = verde
    .initial = V
    .f = verde
    .to = al verde
    .of = del verde
    .the = il verde
colour-blue = blu
    .initial = B
    .f = blu
    .to = al blu
    .of = del blu
    .the = il blu
colour-violet = lilla
    .initial = L
    .f = lilla
    .to = al lilla
    .of = del lilla
    .the = il lilla

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Lilla

card-warrior = Guerriero
    .the = il Guerriero
card-traitor = Traditore
    .the = il Traditore
card-flood = Inondazione
    .the = l'Inondazione
card-builder = Costruttore
    .the = il Costruttore
card-master = Capomastro
    .the = il Capomastro
card-mandarin = Mandarino
    .the = il Mandarino
card-unknown = carta
    .the = una carta

event-diplomacy = Diplomazia
event-dominance = Dominio
event-reward = Ricompensa imperiale
event-observers = Osservatori

piece-wall = muri singoli
piece-double = muri doppi
piece-tower = torri

side-left = sinistra
side-right = destra

asked-none = la partita è finita
asked-opening = serve un muro singolo
asked-first-half = serve un'azione
asked-second-half = serve la seconda metà dell'azione
asked-neutral = si può mettere un muro neutrale
asked-which-first = serve la provincia da valutare per prima
asked-warrior = serve la scelta del Guerriero
asked-traitor = serve la scelta del Traditore
asked-flood = serve la scelta dell'Inondazione
asked-builder = serve la scelta del Costruttore
asked-mandarin = serve la scelta del Mandarino
asked-join-board = serve un lato per la nuova plancia
asked-draw-start = si sorteggia chi comincia
asked-draw-letter = si sorteggia la lettera delle plance
asked-draw-event = si pesca una carta evento
asked-draw-board = si pesca una plancia
asked-draw-reputation = si pesca un segnalino reputazione
asked-draw-threat = si pesca un segnalino minaccia

prompt-none = La partita è finita.
prompt-opening = Apri la partita con un muro singolo.
prompt-first-half = Scegli un'azione: due muri, due carte, carta e muro, muro doppio o torre.
prompt-second-half =
    { $began ->
        [card] Completa l'azione: un muro in { $province }, o una seconda carta in un'altra provincia.
       *[other] Completa l'azione: un secondo muro, non in { $province }.
    }
prompt-neutral = Metti un muro neutrale, o nessuno.
prompt-which-first = Due province sono complete: scegli quale valutare per prima.
prompt-warrior = Il tuo Guerriero in { $province }: annulla un'altra carta che sta lì.
prompt-traitor = Il tuo Traditore in { $province }: distruggi lì un muro singolo, o togli il segnalino di una regione adiacente.
prompt-flood = La tua Inondazione in { $province }: alza o abbassa il valore di 2.
prompt-builder = Il tuo Costruttore in { $province }: alza il valore di 2, o conta un blocco in più.
prompt-mandarin = Il tuo Mandarino in { $province }: scambia un muro singolo di lì con qualunque altro, o rinuncia.
prompt-join-board = Unisci la nuova plancia a sinistra o a destra.
prompt-draw-start = Si sorteggia chi comincia.
prompt-draw-letter = Si sorteggia la lettera delle plance.
prompt-draw-event = Si pesca una carta evento.
prompt-draw-board = Si pesca una plancia.
prompt-draw-reputation = Si pesca un segnalino reputazione.
prompt-draw-threat = Si pesca un segnalino minaccia.

move-wall = { $who } costruisce un muro su { $one }.
move-double = { $who } costruisce il muro doppio su { $one } e sulla casella seguente.
move-tower = { $who } costruisce la torre su { $one }.
move-card =
    { $one ->
        [unknown] { $who } mette una carta coperta in { $two }.
       *[other] { $who } mette coperta in { $two } la carta { NAME($one, kind: "card") }.
    }
move-in-wall = { $who } costruisce un muro { NAME($in, kind: "colour") } su { $one }.
move-in-double = { $who } costruisce il muro doppio { NAME($in, kind: "colour") } su { $one } e sulla casella seguente.
move-in-tower = { $who } costruisce la torre { NAME($in, kind: "colour", form: "f") } su { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } mette una carta { NAME($in, kind: "colour", form: "f") } coperta in { $two }.
       *[other] { $who } mette coperta in { $two } la carta { NAME($in, kind: "colour", form: "f") } { NAME($one, kind: "card") }.
    }
move-neutral = { $who } mette un muro neutrale su { $one }.
move-no-neutral = { $who } non mette muri neutrali.
move-pass = { $who } non può fare nulla e passa.
move-first = { $who } fa valutare per prima { $one }.
move-cancel = { $who } manda il Guerriero contro la carta { NAME($one, kind: "colour", form: "f") } { NAME($two, kind: "card") }.
move-break = { $who } manda il Traditore a { $one }.
move-remove = { $who } manda il Traditore in { $one }.
move-flood = { $who } guida l'Inondazione.
move-builder = { $who } mette all'opera il Costruttore.
move-swap = { $who } chiama il Mandarino a { $one } e { $two }.
move-no-swap = { $who } lascia riposare il Mandarino.
move-board = { $who } unisce la plancia { $one } a { NAME($two, kind: "side") }.
move-start = Comincia il posto { $one }.
move-letter = Le plance mostrano il lato { $one }.
move-event = Si pesca una carta evento.
move-draw = Si pesca la plancia { $one }.
move-reputation = { $one } riceve reputazione { $two }.
move-threat =
    { $two ->
        [unknown] { "" }
       *[other] Il segnalino di { $one }: minaccia { $two }.
    }

moves-wall = Muro singolo su
moves-double = Muro doppio, dalla casella sinistra
moves-tower = Torre su
moves-card = Carta coperta in una provincia
moves-neutral = Muro neutrale su
moves-no-neutral = Nessun muro neutrale
moves-pass = Passo
moves-first = Valutare per prima
moves-cancel = Guerriero: annulla
moves-break = Traditore: distruggi il muro su
moves-remove = Traditore: togli il segnalino di
moves-flood = Inondazione: cambia il valore di
moves-builder = Costruttore: valore o blocco
moves-swap = Mandarino: scambia i muri su
moves-no-swap = Mandarino: nessuno scambio
moves-board = Unisci la plancia, sul lato

note-double-points = { NAME($colour, kind: "seat") } ottiene { $points } per il muro doppio su { $square } e { $other }.
note-scouted = { $who } ha guardato il segnalino di { $region }.
note-observed = Il segnalino di { $region } viene scoperto: minaccia { $threat }.
note-wall-full = La muraglia è completa: attaccano i mongoli.
note-stalemate = Nessuno può più muovere: attaccano i mongoli.
note-event = Carta evento: { NAME($event, kind: "event") }.
note-board-joined = La plancia { $board } ora sta all'estremità { NAME($side, kind: "side") }.
note-two-blocks = Il Capomastro conta come due blocchi { NAME($colour, kind: "colour", form: "of") }.
note-no-effect = { NAME($colour, kind: "seat") }: { NAME($card, kind: "card", form: "the") } non ha effetto.
note-no-swap = Nessun muro cambia posto.
note-block = Il Costruttore conta come un blocco { NAME($colour, kind: "colour", form: "of") }.
note-value-up = { NAME($colour, kind: "seat") } alza il valore di 2.
note-value-down = { NAME($colour, kind: "seat") } abbassa il valore di 2.
note-cancels = { NAME($colour, kind: "seat") } annulla la carta { NAME($target, kind: "colour", form: "f") } { NAME($card, kind: "card") }.
note-breaks = { NAME($colour, kind: "seat") } distrugge il muro { NAME($target, kind: "colour") } su { $square }.
note-removes = Il segnalino di { $region } esce dal gioco.
note-swaps = I muri su { $square } e { $other } cambiano posto.
note-card-revealed = { $province }: { NAME($colour, kind: "seat") } scopre { NAME($card, kind: "card", form: "the") }.
note-card-removed = { $province }: { NAME($colour, kind: "seat") } scopre { NAME($card, kind: "card", form: "the") }; le carte uguali si eliminano.
note-province-points = { $province }: { NAME($colour, kind: "seat") } ha più blocchi ({ $blocks }) e ottiene { $points }: muri { $walls }, reputazione { $counter }, carte { $cards }.
note-nobody-scores = { $province }: il neutrale ha più blocchi ({ $blocks }), quindi nessuno ottiene punti.
note-province-complete = { $province } è completa e riceve una carta Imperatore.
note-mongols = { $region }: i mongoli tolgono { $threat } { NAME($colour, kind: "colour", form: "to") }, che ha più blocchi ({ $blocks }).
note-nobody-loses = { $region }: il neutrale ha più blocchi ({ $blocks }), quindi nessuno perde nulla.
note-tower-protects = { $region }: la torre salva { NAME($colour, kind: "colour", form: "the") } dal perdere { $threat }.
note-diplomacy = Diplomazia: { NAME($colour, kind: "seat") } ottiene { $points } per un blocco in { $count } province.
note-dominance = Dominio: { NAME($colour, kind: "seat") } ottiene { $points } per una fila di { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }.
note-reward = Ricompensa imperiale: { NAME($colour, kind: "seat") } ottiene { $points } per { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano.

error-unknown-word = “{ $text }” qui non si capisce. Parole: { $known }.
error-wrong-length =
    A “{ $word }” { $needed ->
        [one] segue una parola
       *[other] seguono { $needed } parole
    }: “{ $text }” ne ha un altro numero.
error-no-colour-here = “{ $word }” si dice senza colore: “{ $text }”.
error-which-colour = Di' con quale dei tuoi colori, per esempio “red { $text }”.
error-unknown-place = “{ $text }” non è un luogo. Sulla plancia a le caselle vanno da a1 a a13, le province da aI a aIII, le regioni da aN1 a aN3; sulle altre allo stesso modo, con la loro lettera.
error-no-such-board = “{ $text }” non è su nessuna plancia; plance in gioco: { $boards }.
error-other-counter = Il segnalino non si pesca per “{ $text }”.
error-content-unreadable = Il file del set non si può leggere: { $reason }.
error-content-wrong =
    Il file del set è sbagliato in “{ $field }”: { $measure ->
        [count] i valori sono { $found }, non { $expected }
        [sum] la somma è { $found }, non { $expected }
       *[other] c'è { $found }, ci vuole { $expected }
    }.
error-no-such-seat = Il posto { $value } non c'è a questo tavolo ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } è già di qualcuno ({ $option }).
error-game-over = La partita è finita.
error-something-else-is-asked = Non “{ $text }” ora: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” non si può pescare: non ce n'è più.
error-wall-must-join-card = Dopo la carta anche il muro deve stare in { $province }.
error-second-wall-same-province = Il secondo muro non può stare anche lui in { $province }.
error-cannot-be-completed = Dopo “{ $text }” l'azione non si potrebbe completare, e un'azione completa è possibile.
error-opening-is-one-wall = Il primo turno della partita è un solo muro singolo e nient'altro.
error-card-not-in-hand = Non hai in mano la carta { NAME($card, kind: "card") }.
error-province-complete = { $province } è completa: non vi si possono mettere carte.
error-wall-then-wall = Dopo un muro viene un muro: ora niente carte.
error-second-card-same-province = La seconda carta non può stare anche lei in { $province }.
error-no-neighbour = Al muro doppio serve una casella a destra di { $square }.
error-next-to-tower = Una torre su { $square } starebbe accanto a un'altra.
error-must-complete = L'azione va completata.
error-cannot-pass = Passa solo chi non può fare nulla.
error-action-under-way = Un'azione è in corso: può seguire solo la sua seconda metà.
error-not-your-colour = { NAME($colour, kind: "seat") } non è il tuo colore.
error-one-colour-a-turn = In questo turno giochi con { NAME($colour, kind: "colour", form: "the") }.
error-none-left = { NAME($colour, kind: "seat") } non ha più { NAME($piece, kind: "piece") }.
error-kept-for = { $square } è riservata al muro singolo { NAME($colour, kind: "colour", form: "of") }.
error-occupied = Su { $square } c'è già un blocco { NAME($colour, kind: "colour") }.
error-neutral-only-there = Il muro neutrale può stare solo in { $province }.
error-neutral-elsewhere = Il muro neutrale non può stare in una provincia appena usata ({ $province }).
error-neutral-in-one-of = Il muro neutrale può stare solo in { $province } o in { $other }.
error-not-to-be-scored = { $province } non è tra le province da valutare.
error-not-itself = Il Guerriero non può annullare se stesso.
error-card-not-here = Qui non c'è scoperta una carta { NAME($colour, kind: "colour", form: "f") } { NAME($card, kind: "card") }.
error-not-in-this-province = { $square } non è nella provincia che si sta valutando.
error-only-single-walls = Si possono scegliere solo muri singoli integri ({ $square }).
error-no-counter = { $region } non ha più il segnalino.
error-region-not-facing = { $region } non confina con la provincia che si sta valutando.
error-swap-two-walls = Si scambiano due muri diversi, non { $square } con se stesso.
error-swap-same-colour = { $square } e { $other } sono dello stesso colore: di' invece “no swap”.
error-swap-other-province = { $other } è nella stessa provincia: a questo tavolo il Mandarino scambia solo con un'altra.
error-other-board-drawn = È stata pescata la plancia { $drawn }, non { $board }.
error-board-not-left = La plancia { $board } non c'è più.

option-mode = Come si gioca in due.
option-mode-neutral = con muri neutrali di un terzo colore
option-mode-two-colours = con due colori a testa
option-mode-plain = senza né l'uno né l'altro
option-colours = Chi gioca con quale colore, posto per posto.
option-colours-standard = rosso, verde, blu, lilla; con due colori: blu e verde contro rosso e lilla
option-colours-other = in quest'ordine
option-first-seat = Chi comincia.
option-first-seat-random = a sorte
option-first-seat-other = questo posto
option-faces = Quali lati delle plance si usano.
option-faces-same = una lettera per tutte le plance
option-faces-mixed = un lato qualunque di ogni plancia
option-reservation = Per quanto tempo una torre riserva una casella accanto a sé.
option-reservation-used = finché il proprietario non vi ha costruito una volta
option-reservation-strict = ogni volta che resta libera una sola casella vicina
option-mandarin = Quali muri può scambiare il Mandarino.
option-mandarin-any = due qualunque
option-mandarin-other-province = solo con un'altra provincia
option-new-board = Quando la terza carta Imperatore porta una plancia.
option-new-board-end = alla fine del turno
option-new-board-once = subito
option-board-choice = Quale plancia arriva.
option-board-choice-random = pescata
option-board-choice-player = scelta dal giocatore di turno
option-boards = Quante plance in due con due colori a testa.
option-boards-other = tante plance
option-broken = Se i mongoli vedono i muri distrutti.
option-broken-ignored = no
option-broken-counted = sì
option-neutral-colour = Il colore dei muri neutrali.
option-neutral-colour-first = il primo libero
option-neutral-colour-other = questo colore
option-neutral-after-card = Dove va un muro neutrale dopo carta e muro.
option-neutral-after-card-another = in un'altra provincia
option-neutral-after-card-same = nella stessa provincia
option-neutral-majority = Che cosa fanno i muri neutrali nelle maggioranze.
option-neutral-majority-compete = contano
option-neutral-majority-ignored = non contano
option-events = Carte evento, scoperte dall'inizio.
option-events-none = nessuna
option-events-random-1 = una, pescata
option-events-random-2 = due, pescate
option-events-other = queste, per nome
option-diplomacy = Chi è premiato dalla Diplomazia.
option-diplomacy-most = chi ha un blocco in più province
option-diplomacy-half = chi ha un blocco in più della metà delle province
option-dominance = Chi è premiato dal Dominio.
option-dominance-everybody = tutti, per la propria fila più lunga
option-dominance-longest = solo la più lunga di tutte

board-boards = Plance: { $boards } di { $all }
board-emperors = Carte Imperatore sulla mappa: { $count }
board-events = Eventi: { $events }
board-revealed = Scoperte: { $cards }
board-open-card = { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }
board-you = (tu)
board-neutral = (neutrale)
board-hand = In mano
board-no-cards = nessuna carta
board-laid = { $card } sta in { $province }
board-legend-blocks = La muraglia: [R] muro singolo, R══ ══R doppio, ▲R▲ torre, /R/ distrutto, (R) riservata al rosso, · libera, ○ libera e puoi costruire.
board-legend-north = Sopra, una regione mongola: aN1 ◆? RV è la regione N1 della plancia a, segnalino coperto, guardato da Rosso e Verde. ◆3 è un segnalino che conosci, ◆- uno tolto.
board-legend-south = Sotto, una provincia: aI ●2 5:R ▯V2 è la provincia I della plancia a, reputazione 2, ora vale 5, è in testa Rosso, vi stanno coperte due carte verdi. ✓ è completa.
board-legend-stock = Giocatori: ▪ muri singoli, ══ muro doppio, ▲ torre da costruire, ▯ carte in mano.

# --- the board in the browser --------------------------------------------------------------------
screen-events =
    { $count ->
        [one] Evento: { $names }
       *[other] Eventi: { $names }
    }
screen-row-regions = Regioni mongole, { $count }
screen-row-squares = La muraglia, { $count } caselle
screen-row-provinces = Province, { $count }

# what is known about a place
screen-square = Casella { $square }
screen-in = Provincia { $province }, regione { $region }
screen-block =
    { NAME($colour, kind: "seat") }: { $kind ->
        [double] muro doppio
        [tower] torre
        [broken] muro distrutto
       *[wall] muro singolo
    }
screen-empty = Vuota
screen-kept = Riservata al muro singolo { NAME($colour, kind: "colour", form: "of") }
screen-would-see = Vedrai il segnalino di { $regions }
screen-may-build = Puoi costruire qui
screen-may-lay = Puoi mettere qui la carta
screen-may-choose = Puoi scegliere qui
screen-is-chosen = Scelta fatta
screen-squares = Caselle da { $first } a { $last }
screen-province = Provincia { $province }
screen-value = Ora vale { $value }, reputazione { $reputation } compresa
screen-blocks = Blocchi: { $blocks }
screen-leads =
    { $count ->
        [one] Più blocchi: { $colours }
       *[other] Pari per numero di blocchi: { $colours }
    }
screen-left =
    { $count ->
        [one] { $count } casella vuota
       *[other] { $count } caselle vuote
    }
screen-lying = Carte coperte: { $cards }
screen-yours = Tue: { $cards }
screen-complete = Completa
screen-scored = Completa: { NAME($colour, kind: "seat") } ha ottenuto { $points }
screen-region = Regione { $region }
screen-threat-unseen = Minaccia non vista da te
screen-threat-seen = Minaccia { $threat }, solo per i tuoi occhi
screen-threat-open = Minaccia { $threat }, nota a tutti
screen-threat-removed = Il segnalino è uscito dal gioco
screen-scouts = Vista da: { $who }

# what is being chosen
screen-holding-wall = Muro singolo: scegli una casella.
screen-holding-double = Muro doppio: scegli le sue due caselle.
screen-holding-tower = Torre: scegli una casella.
screen-holding-neutral = Muro neutrale: scegli una casella.
screen-holding-card = { NAME($card, kind: "card") }: scegli una provincia.
screen-half-swap = Il muro su { $place }: scegli l'altro.
screen-chosen-wall = Muro singolo su { $place }.
screen-chosen-double = Muro doppio su { $place } e { $other }.
screen-chosen-tower = Torre su { $place }.
screen-chosen-neutral = Muro neutrale su { $place }.
screen-chosen-card = { NAME($card, kind: "card") }, carta coperta in { $place }.
screen-chosen-first = { $place } si valuta per prima.
screen-chosen-break = Il muro su { $place } viene distrutto.
screen-chosen-remove = Il segnalino di { $place } esce dal gioco.
screen-chosen-swap = I muri su { $place } e { $other } cambiano posto.
screen-build = Costruisci su { $place }
screen-lay = Metti in { $place }

# the tray
screen-watching = Stai guardando: le mani restano nascoste.
screen-colours = I tuoi colori
screen-pieces = I tuoi pezzi
screen-cards = Le tue carte azione
screen-answers = La tua risposta
screen-piece-wall = Muro singolo
screen-piece-double = Muro doppio
screen-piece-tower = Torre
screen-piece-neutral = Muro neutrale
screen-pieces-left =
    { $count ->
        [one] { $count } rimasto
       *[other] { $count } rimasti
    }
screen-built-on = su { $square }
screen-does-warrior = Annulla lì un'altra carta
screen-does-traitor = Distrugge un muro o toglie una minaccia
screen-does-flood = Valore +2 o −2
screen-does-builder = Valore +2, o un blocco in più per te
screen-does-master = Due blocchi in più per te
screen-does-mandarin = Scambia due muri
screen-lies-in = coperta in { $province }
screen-has-gone = giocata
screen-answer-cancel = { $who }: { $card }
screen-answer-flood-up = Valore +2
screen-answer-flood-down = Valore −2
screen-answer-builder-up = Valore +2
screen-answer-builder-block = Un blocco in più per te
screen-answer-pass = Passo
screen-answer-no-neutral = Nessun muro neutrale
screen-answer-no-swap = Nessuno scambio
screen-answer-board-left = Plancia { $board } a sinistra
screen-answer-board-right = Plancia { $board } a destra
screen-has-wall =
    { $count ->
        [one] { $count } muro singolo rimasto
       *[other] { $count } muri singoli rimasti
    }
screen-has-double = Muro doppio rimasto
screen-has-tower = Torre rimasta
screen-has-cards =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
