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
colour-violet = viola
    .initial = L
    .f = viola
    .to = al viola
    .of = del viola
    .the = il viola

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Viola

card-warrior = Guerriero
    .the = il Guerriero
card-traitor = Traditore
    .the = il Traditore
card-flood = Inondazione
    .the = l’Inondazione
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
asked-opening = prima metti un muro singolo
asked-first-half = prima scegli un’azione
asked-second-half = prima completa l’azione
asked-neutral = prima metti un muro neutrale, o rinuncia
asked-which-first = prima scegli la provincia da conteggiare
asked-warrior = prima scegli per il Guerriero
asked-traitor = prima scegli per il Traditore
asked-flood = prima scegli per l’Inondazione
asked-builder = prima scegli per il Costruttore
asked-mandarin = prima scegli per il Mandarino
asked-join-board = prima scegli l’estremità per la nuova plancia
asked-draw-start = si sorteggia chi comincia
asked-draw-letter = si sorteggia la lettera delle plance
asked-draw-event = si pesca una carta evento
asked-draw-board = si pesca una plancia
asked-draw-reputation = si pesca un segnalino reputazione
asked-draw-threat = si pesca un segnalino minaccia

prompt-none = La partita è finita.
prompt-opening = Apri la partita con un muro singolo.
prompt-first-half = Scegli un’azione: due muri, due carte, carta e muro, muro doppio o torre.
prompt-second-half =
    { $began ->
        [card] Completa l’azione: un muro in { $province }, o una seconda carta in un’altra provincia.
       *[other] Completa l’azione: un secondo muro, non in { $province }.
    }
prompt-neutral = Metti un muro neutrale, o rinuncia.
prompt-which-first = Due province sono complete: scegli quale conteggiare per prima.
prompt-warrior = Il tuo Guerriero in { $province }: annulla un’altra carta della provincia.
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
move-double = { $who } costruisce il muro doppio su { $one } e sulla casella a destra.
move-tower = { $who } costruisce la torre su { $one }.
move-card =
    { $one ->
        [unknown] { $who } mette una carta coperta in { $two }.
       *[other] { $who } mette coperta in { $two } la carta { NAME($one, kind: "card") }.
    }
move-in-wall = { $who } costruisce un muro { NAME($in, kind: "colour") } su { $one }.
move-in-double = { $who } costruisce il muro doppio { NAME($in, kind: "colour") } su { $one } e sulla casella a destra.
move-in-tower = { $who } costruisce la torre { NAME($in, kind: "colour", form: "f") } su { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } mette una carta { NAME($in, kind: "colour", form: "f") } coperta in { $two }.
       *[other] { $who } mette coperta in { $two } la carta { NAME($in, kind: "colour", form: "f") } { NAME($one, kind: "card") }.
    }
move-neutral = { $who } mette un muro neutrale su { $one }.
move-no-neutral = { $who } non mette muri neutrali.
move-pass = { $who } non può fare nulla e passa.
move-first = { $who } sceglie di conteggiare per prima { $one }.
move-cancel = { $who } usa il Guerriero contro la carta { NAME($one, kind: "colour", form: "f") } { NAME($two, kind: "card") }.
move-break = { $who } usa il Traditore su { $one }.
move-remove = { $who } usa il Traditore su { $one }.
move-flood = { $who } usa l’Inondazione.
move-builder = { $who } usa il Costruttore.
move-swap = { $who } usa il Mandarino su { $one } e { $two }.
move-no-swap = { $who } non usa il Mandarino.
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
moves-double = Muro doppio: questa casella e quella a destra
moves-tower = Torre su
moves-card = Carta coperta in una provincia
moves-neutral = Muro neutrale su
moves-no-neutral = Nessun muro neutrale
moves-pass = Passo
moves-first = Conteggiare per prima
moves-cancel = Guerriero: annulla
moves-break = Traditore: distruggi il muro su
moves-remove = Traditore: togli il segnalino di
moves-flood = Inondazione: cambia il valore di
moves-builder = Costruttore: scegli l’effetto
moves-swap = Mandarino: scambia i muri su
moves-no-swap = Mandarino: nessuno scambio
moves-board = Unisci la plancia, estremità

note-double-points =
    { NAME($colour, kind: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il muro doppio su { $square } e { $other }.
note-scouted = { $who } ha guardato il segnalino di { $region }.
note-observed = Il segnalino di { $region } viene scoperto: minaccia { $threat }.
note-wall-full = La Grande Muraglia è completa: attaccano i mongoli!
note-stalemate = Nessuno può più muovere: attaccano i mongoli!
note-event = Carta evento: { NAME($event, kind: "event") }.
note-board-joined = La plancia { $board } ora è all’estremità { NAME($side, kind: "side") }.
note-two-blocks = Il Capomastro conta come due blocchi { NAME($colour, kind: "colour", form: "of") }.
note-no-effect = { NAME($colour, kind: "seat") }: { NAME($card, kind: "card", form: "the") } non ha effetto.
note-no-swap = Nessun muro viene scambiato.
note-block = Il Costruttore conta come un blocco { NAME($colour, kind: "colour", form: "of") }.
note-value-up = { NAME($colour, kind: "seat") } alza il valore di 2.
note-value-down = { NAME($colour, kind: "seat") } abbassa il valore di 2.
note-cancels = { NAME($colour, kind: "seat") } annulla la carta { NAME($target, kind: "colour", form: "f") } { NAME($card, kind: "card") }.
note-breaks = { NAME($colour, kind: "seat") } distrugge il muro { NAME($target, kind: "colour") } su { $square }.
note-removes = Il segnalino minaccia di { $region } esce dal gioco.
note-swaps = I muri su { $square } e { $other } vengono scambiati.
note-card-revealed = { $province }: { NAME($colour, kind: "seat") } scopre { NAME($card, kind: "card", form: "the") }.
note-card-removed = { $province }: { NAME($colour, kind: "seat") } scopre { NAME($card, kind: "card", form: "the") }; le carte uguali si eliminano.
note-province-points =
    { $province }: { NAME($colour, kind: "seat") } ha la maggioranza ({ $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }) e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: muri { $walls }, reputazione { $counter }, carte { $cards }.
note-nobody-scores =
    { $province }: i muri neutrali hanno la maggioranza ({ $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }), quindi nessuno ottiene punti.
note-province-complete = { $province } è completa e riceve una carta Imperatore.
note-mongols =
    { $region }: { NAME($colour, kind: "seat") } ha la maggioranza ({ $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }) e i mongoli gli tolgono { $threat ->
        [one] { $threat } punto
       *[other] { $threat } punti
    }.
note-nobody-loses =
    { $region }: i muri neutrali hanno la maggioranza ({ $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }), quindi nessuno perde punti.
note-tower-protects =
    { $region }: la torre evita { NAME($colour, kind: "colour", form: "to") } la perdita di { $threat ->
        [one] { $threat } punto
       *[other] { $threat } punti
    }.
note-diplomacy =
    Diplomazia: { NAME($colour, kind: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per un blocco in { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }.
note-dominance =
    Dominio: { NAME($colour, kind: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per una fila di { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }.
note-reward =
    Ricompensa imperiale: { NAME($colour, kind: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano.

error-unknown-word = “{ $text }” non si capisce. Scrivi una di queste parole: { $known }.
error-wrong-length =
    Dopo “{ $word }” { $needed ->
        [one] serve una parola
       *[other] servono { $needed } parole
    }: “{ $text }” non va bene.
error-no-colour-here = “{ $word }” si scrive senza colore: toglilo da “{ $text }”.
error-which-colour = Con quale dei tuoi colori? Scrivi per esempio “red { $text }”.
error-unknown-place = “{ $text }” non è un luogo. Sulla plancia a le caselle vanno da a1 ad a13, le province da aI ad aIII, le regioni da aN1 ad aN3; sulle altre allo stesso modo, con la loro lettera.
error-no-such-board =
    { $boards ->
        [one] “{ $text }” non è sulla mappa: è in gioco una sola plancia.
       *[other] “{ $text }” non è sulla mappa: sono in gioco solo { $boards } plance.
    }
error-other-counter = Ora non si pesca un segnalino per “{ $text }”.
error-content-unreadable = Non è possibile leggere il file del set: { $reason }.
error-content-wrong =
    Il file del set ha un errore in “{ $field }”: { $measure ->
        [count] i valori sono { $found } invece di { $expected }
        [sum] la somma è { $found } invece di { $expected }
       *[other] c’è { $found }, dovrebbe esserci { $expected }
    }.
error-no-such-seat = Il posto { $value } non c’è a questo tavolo ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } è già occupato ({ $option }).
error-game-over = La partita è finita.
error-something-else-is-asked = “{ $text }” ora non è possibile: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” non si può pescare: non ne restano.
error-wall-must-join-card = Dopo la carta costruisci il muro nella stessa provincia: { $province }.
error-second-wall-same-province = Costruisci il secondo muro in un’altra provincia, non di nuovo in { $province }.
error-cannot-be-completed = Dopo “{ $text }” non potresti completare l’azione. Scegline una che puoi completare.
error-opening-is-one-wall = Il primo turno della partita è un solo muro singolo e nient’altro.
error-card-not-in-hand = Non hai in mano la carta { NAME($card, kind: "card") }.
error-province-complete = { $province } è completa: non si possono più metterci carte.
error-wall-then-wall = Hai cominciato con un muro, quindi ora serve un altro muro. Le carte vengono prima dei muri.
error-second-card-same-province = Metti la seconda carta in un’altra provincia, non di nuovo in { $province }.
error-no-neighbour = Al muro doppio serve una casella a destra di { $square }.
error-next-to-tower = Una torre su { $square } sarebbe accanto a un’altra.
error-must-complete = Puoi completare l’azione, quindi devi farlo.
error-cannot-pass = Puoi passare solo se non puoi fare nulla.
error-action-under-way = Prima completa l’azione che hai cominciato.
error-not-your-colour = { NAME($colour, kind: "seat") } non è uno dei tuoi colori.
error-one-colour-a-turn = Hai cominciato il turno con { NAME($colour, kind: "colour", form: "the") }: continua con questo colore.
error-none-left = { NAME($colour, kind: "seat") } non ha più { NAME($piece, kind: "piece") }.
error-kept-for = { $square } è riservata al muro singolo { NAME($colour, kind: "colour", form: "of") }.
error-occupied = Su { $square } c’è già un blocco { NAME($colour, kind: "colour") }.
error-neutral-only-there = Puoi mettere il muro neutrale solo in { $province }.
error-neutral-elsewhere = Hai appena usato { $province }: metti il muro neutrale in un’altra provincia.
error-neutral-in-one-of = Puoi mettere il muro neutrale solo in { $province } o in { $other }.
error-not-to-be-scored = { $province } non è tra le province da conteggiare ora.
error-not-itself = Il Guerriero non può annullare sé stesso. Scegli un’altra carta.
error-card-not-here = Qui non c’è la carta { NAME($colour, kind: "colour", form: "f") } { NAME($card, kind: "card") }.
error-not-in-this-province = { $square } non è nella provincia che si sta conteggiando.
error-only-single-walls = Scegli un muro singolo integro ({ $square } non lo è).
error-no-counter = { $region } non ha più il segnalino minaccia.
error-region-not-facing = { $region } non confina con la provincia che si sta conteggiando.
error-swap-two-walls = Scegli due muri diversi da scambiare, non due volte { $square }.
error-swap-same-colour = { $square } e { $other } hanno lo stesso colore. Per non scambiare nulla scrivi “no swap”.
error-swap-other-province = { $other } è nella stessa provincia: a questo tavolo il Mandarino scambia solo con un’altra.
error-other-board-drawn = È stata pescata la plancia { $drawn }, non { $board }.
error-board-not-left = La plancia { $board } è già in gioco.

option-mode = Modalità in due
option-mode-neutral = muri neutrali di un terzo colore
option-mode-two-colours = due colori a testa
option-mode-plain = un solo colore, senza neutrali
option-colours = Colori dei giocatori
option-colours-standard = rosso, verde, blu, viola; con due colori: blu e verde contro rosso e viola
option-colours-other = in quest’ordine
option-first-seat = Chi comincia
option-first-seat-random = a sorte
option-first-seat-other = questo posto
option-faces = Lati delle plance
option-faces-same = la stessa lettera per tutte
option-faces-mixed = un lato qualunque di ogni plancia
option-reservation = Prenotazione della torre
option-reservation-used = finché il proprietario non l’ha usata una volta
option-reservation-strict = ogni volta che resta libera una sola casella vicina
option-mandarin = Muri che il Mandarino può scambiare
option-mandarin-any = due qualunque
option-mandarin-other-province = solo con un’altra provincia
option-new-board = Arrivo di una nuova plancia
option-new-board-end = alla fine del turno
option-new-board-once = subito
option-board-choice = Scelta della nuova plancia
option-board-choice-random = a sorte
option-board-choice-player = del giocatore di turno
option-boards = Plance con due colori a testa
option-boards-other = questo numero di plance
option-broken = Muri distrutti e mongoli
option-broken-ignored = non contano
option-broken-counted = contano
option-neutral-colour = Colore dei muri neutrali
option-neutral-colour-first = il primo libero
option-neutral-colour-other = questo colore
option-neutral-after-card = Muro neutrale dopo carta e muro
option-neutral-after-card-another = in un’altra provincia
option-neutral-after-card-same = nella stessa provincia
option-neutral-majority = Muri neutrali e maggioranze
option-neutral-majority-compete = contano
option-neutral-majority-ignored = non contano
option-events = Carte evento
option-events-none = nessuna
option-events-random-1 = una a sorte
option-events-random-2 = due a sorte
option-events-other = queste carte
option-diplomacy = La Diplomazia premia
option-diplomacy-most = un blocco in più province di tutti
option-diplomacy-half = un blocco in più della metà delle province
option-dominance = Il Dominio premia
option-dominance-everybody = la fila più lunga di ogni giocatore
option-dominance-longest = solo la fila più lunga di tutte

board-boards = Plance: { $boards } di { $all }
board-emperors = Carte Imperatore sulla mappa: { $count }
board-events = Eventi: { $events }
board-revealed = Scoperte: { $cards }
board-open-card = { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }
board-you = (tu)
board-neutral = (neutrale)
board-hand = In mano
board-no-cards = nessuna carta
board-laid = { $card } è in { $province }
board-legend-blocks = La muraglia: [R] muro singolo, R══ ══R doppio, ▲R▲ torre, /R/ distrutto, (R) riservata al muro singolo del rosso, · libera, ○ libera e puoi costruire. L è il viola.
board-legend-north = Sopra, una regione mongola: “aN1 ◆? RV” è la regione N1 della plancia a, segnalino coperto, guardato da Rosso e Verde. ◆3 è un segnalino che conosci, ◆- uno tolto.
board-legend-south = Sotto, una provincia: “aI ●2 5:R ▯V2” è la provincia I della plancia a. Ha reputazione 2, ora vale 5, la maggioranza è del Rosso, e ci sono due carte verdi coperte. ✓ è completa.
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
screen-would-see = Se costruisci qui, vedi la minaccia in { $regions }
screen-may-build = Puoi costruire qui
screen-may-lay = Puoi mettere qui la carta
screen-may-choose = Puoi sceglierlo
screen-is-chosen = Scelto
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
screen-scored =
    Completa: { NAME($colour, kind: "seat") } ha ottenuto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
screen-region = Regione { $region }
screen-threat-unseen = Non hai visto la minaccia
screen-threat-seen = Minaccia { $threat }, la vedi solo tu
screen-threat-open = Minaccia { $threat }, visibile a tutti
screen-threat-removed = Segnalino minaccia tolto
screen-scouts = Vista da: { $who }

# what is being chosen
screen-holding-wall = Muro singolo: scegli una casella.
screen-holding-double = Muro doppio: scegli le sue due caselle.
screen-holding-tower = Torre: scegli una casella.
screen-holding-neutral = Muro neutrale: scegli una casella.
screen-holding-card = { NAME($card, kind: "card") }: scegli una provincia.
screen-half-swap = Muro su { $place }: scegli l’altro.
screen-chosen-wall = Muro singolo su { $place }.
screen-chosen-double = Muro doppio su { $place } e { $other }.
screen-chosen-tower = Torre su { $place }.
screen-chosen-neutral = Muro neutrale su { $place }.
screen-chosen-card = { NAME($card, kind: "card") } coperta in { $place }.
screen-chosen-first = Prima si conteggia { $place }.
screen-chosen-break = Distruggi il muro su { $place }.
screen-chosen-remove = Togli il segnalino minaccia di { $place }.
screen-chosen-swap = Scambia i muri su { $place } e { $other }.
screen-build = Costruisci su { $place }
screen-lay = Metti in { $place }

# the tray
screen-watching = Sei spettatore: le mani restano nascoste.
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
screen-does-warrior = Annulla un’altra carta
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
