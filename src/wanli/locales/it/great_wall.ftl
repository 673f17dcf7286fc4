# Great Wall of China in italiano. Il luogo dove vanno le carte è la sezione, la carta è il muro.
# Colori: of "del rosso". Carte: one con l'articolo, many il plurale.

game-by = Reiner Knizia, Kosmos e Fantasy Flight Games 2006
game-note = Ciò che il regolamento lascia aperto è deciso dalle note in fondo alle regole.

colour-red = rosso
    .initial = R
    .of = del rosso
colour-green = verde
    .initial = V
    .of = del verde
colour-blue = blu
    .initial = B
    .of = del blu
colour-violet = viola
    .initial = L
    .of = del viola
colour-yellow = giallo
    .initial = G
    .of = del giallo

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Viola
seat-yellow = Giallo

card-wall = muro
    .initial = M
    .one = un muro
    .many = muri
card-gate = cancello
    .initial = A
    .one = un cancello
    .many = cancelli
card-keep = torrione
    .initial = T
    .one = un torrione
    .many = torrioni
card-foot = fante
    .initial = F
    .one = un fante
    .many = fanti
card-horseman = cavaliere
    .initial = C
    .one = un cavaliere
    .many = cavalieri
card-noble = nobile
    .initial = N
    .one = un nobile
    .many = nobili
card-dragon = drago
    .initial = D
    .one = un drago
    .many = draghi
card-unknown = carta
    .initial = ?
    .one = una carta
    .many = carte

asked-none = la partita è finita
asked-claim = prima reclama un gettone
asked-act = prima scegli un’azione
asked-draw-start = si sorteggia chi comincia
asked-draw-card = si pesca una carta
asked-draw-token = si pesca un gettone

prompt-none = La partita è finita.
prompt-claim = Reclama un gettone in una sezione dove sei in testa.
prompt-act =
    { $actions ->
        [one] Fai la seconda azione: pesca, o gioca carte uguali in una sezione.
       *[other] Fai la prima azione: pesca, o gioca carte uguali in una sezione.
    }
prompt-draw-start = Si sorteggia chi comincia.
prompt-draw-card = Si pesca una carta.
prompt-draw-token = Si scopre un gettone.

move-draw = { $who } pesca una carta.
move-play =
    { $count ->
        [one] { $who } gioca { NAME($one, kind: "card", form: "one") } nella sezione { $two }.
       *[other] { $who } gioca { $count } { NAME($one, kind: "card", form: "many") } nella sezione { $two }.
    }
move-play-over = { $who } copre con un drago una carta { NAME($three, kind: "colour", form: "of") } nella sezione { $two }: { NAME($four, kind: "card") }.
move-ride = { $who } manda gratis un cavaliere nella sezione { $one }.
move-claim = { $who } reclama il gettone { $one } della sezione { $two }.
move-take = { $who } reclama l’ultimo gettone della sezione { $one }.
move-decline = { $who } non reclama nulla nella sezione { $one }.
move-start = Comincia il posto { $one }.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } ha pescato { NAME($two, kind: "card", form: "one") }.
    }
move-token = La sezione { $two } riceve il gettone { $one }.

moves-draw = Pesca una carta
moves-play = Gioca carte in una sezione
moves-play-over = Copri una carta con il drago
moves-ride = Cavaliere gratis, nella sezione
moves-claim = Reclama un gettone e mettilo su una tua carta
moves-take = Reclama l’ultimo gettone della sezione
moves-decline = Non reclamare nulla nella sezione

note-token-put = Il gettone { $token } di { $who } ora è sulla carta { NAME($card, kind: "card") } nella sezione { $wall } e si sottrae dal totale.
note-token-taken =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dalla sezione { $wall }.
note-pair-leaves = Per la sezione { $wall } sono usciti due gettoni uguali ({ $token }): vengono tolti dal gioco e sostituiti.
note-end-announced = { $who } non ha più carte da giocare: tutti gli altri hanno un ultimo turno.
note-token-stranded = { $who }: il gettone { $token } rimasto sulla carta nella sezione { $wall } non vale nulla ({ $points }).

error-unknown-word = “{ $text }” non si capisce. Scrivi una di queste parole: { $known }.
error-wrong-form = “{ $text }” non si capisce. Scrivi: { $form }.
error-unknown-place = La sezione { $text } non c’è: le sezioni vanno da 1 a 4.
error-wrong-number = Puoi giocare insieme da 1 a { $most } carte, non “{ $text }”.
error-only-a-dragon-covers = Solo un drago può coprire una carta, non “{ $text }”.
error-no-such-token = “{ $text }” lì non è un gettone libero. Gettoni liberi: { $tokens }.
error-other-place = Ora non si pesca nulla per “{ $text }”.
error-content-not-taken = { $game } non ha bisogno di un file del set: carte e gettoni sono tutti noti.
error-no-such-seat = Il posto { $value } non c’è a questo tavolo ({ $option }).
error-game-over = La partita è finita.
error-something-else-is-asked = “{ $text }” ora non è possibile: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” non si può pescare: non ne restano.
error-deck-empty = Il tuo mazzo è vuoto: gioca una carta.
error-not-in-hand =
    { $have ->
        [0] Non hai questa carta in mano: { NAME($card, kind: "card") }.
        [one] In mano hai solo { NAME($card, kind: "card", form: "one") }, non { $wanted }.
       *[other] In mano hai solo { $have } { NAME($card, kind: "card", form: "many") }, non { $wanted }.
    }
error-card-not-there = Nella sezione { $wall } questa carta non c’è, o è sotto un drago: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }.
error-own-card = Questa carta nella sezione { $wall } è tua ({ NAME($card, kind: "card") }): a questo tavolo un drago può coprire solo carte avversarie.
error-card-carries-token = Questa carta nella sezione { $wall } ha sopra un gettone e non si può coprire: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }.
error-wall-not-open = La sezione { $wall } non è aperta. Scegline un’altra.
error-last-token-is-taken = Nella sezione { $wall } resta un solo gettone: reclamalo con “take { $wall }”.
error-no-own-card = Nella sezione { $wall } non hai questa carta, o è sotto un drago: { NAME($card, kind: "card") }. Scegline un’altra per il gettone.
error-both-tokens-free = I due gettoni della sezione { $wall } sono liberi: scegline uno e mettilo su una tua carta.
error-must-claim = Sei in testa nella sezione { $wall } e devi reclamare: a questo tavolo non si può rinunciare.
error-claimed-already = In questo turno hai già reclamato nella sezione { $wall }.
error-not-leading = Non sei in testa nella sezione { $wall }.

option-first-seat = Chi comincia
option-first-seat-random = a sorte
option-first-seat-other = questo posto
option-claims = Reclamo dei gettoni
option-claims-compulsory = obbligatorio per chi è in testa
option-claims-declinable = facoltativo, sezione per sezione
option-dragon-targets = Carte che un drago può coprire
option-dragon-targets-any = ogni carta senza gettone
option-dragon-targets-opponents = solo quelle avversarie
option-end = Annuncio della fine
option-end-all-cards = quando un giocatore ha giocato tutte le sue carte
option-end-empty-hand = quando la mano di un giocatore è vuota
option-scores = Punti durante la partita
option-scores-hidden = solo i propri
option-scores-open = quelli di tutti

board-wall = Sezione { $wall }
board-noble = N: tutte 1
board-supply = Gettoni rimasti: { $count }
board-actions =
    { $count ->
        [one] resta un’azione
       *[other] restano { $count } azioni
    }
board-last-turns = { $who } ha annunciato la fine: un ultimo turno agli altri
board-claims-only = { $who } ha annunciato la fine: ultimo reclamo dei gettoni
board-leads = in testa
board-you = (tu)
board-hand = In mano
board-no-cards = nessuna carta
board-cards =
    { $count ->
        [one] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }
board-token = gettone { $points }
board-over = sopra { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }
board-covered = annullata: { NAME($card, kind: "card") }
board-legend-cards = Carte, tra parentesi come si scrivono: M muro (wall) 1, A cancello (gate) 2, T torrione (keep) 3, F fante (foot) 1, 3, 6, 10, 15 da uno a cinque, C cavaliere (horseman) 2, N nobile (noble) 1 e con lui ogni carta della sezione conta 1, D drago (dragon) 1.
board-legend-walls = “Sezione 2 ●5 ●3” ha due gettoni liberi, 5 e 3. “3F=6 A2●-5 → 3 in testa”: tre fanti contano 6, un cancello conta 2 e ha sopra il gettone 5. Il totale è 3, in testa.
board-legend-dragons = “D1>bN” è un drago sopra il nobile del blu, “xN” è quel nobile. Una carta sotto un drago non conta nulla. Il colore L è il viola.
board-legend-players = Giocatori: punti (? se nascosti), ▯ carte in mano, ▤ carte nel mazzo, ● gettoni presi.

# --- the board in the browser ---
screen-walls = Sezioni
screen-wall = Sezione { $wall }
screen-wall-tokens = Sezione { $wall }, gettoni liberi: { $tokens }
screen-wall-closed = La sezione { $wall } è chiusa.
screen-supply = Riserva
screen-supply-left =
    { $count ->
        [one] resta { $count } gettone
       *[other] restano { $count } gettoni
    }
screen-in-hand = Mano { $count }
screen-in-deck = Mazzo { $count }
screen-tokens-taken = Gettoni { $count }
screen-token = gettone
screen-tie = pari
screen-noble = Nobile: ogni carta conta 1
screen-lane = { $name } nella sezione { $wall }: { $cards }; totale { $total }{ $standing }.
screen-lane-absent = { $name } nella sezione { $wall }: { $cards }; nessuna carta conta.
screen-lane-empty = { $name } nella sezione { $wall }: nessuna carta.
screen-dragon-away = drago su una carta avversaria
screen-may-play = Puoi giocare qui.
screen-token-free = Gettone { $token }, sezione { $wall }
screen-token-legal = Gettone { $token }, sezione { $wall }. Puoi reclamarlo.
screen-token-lies = { $name }: gettone { $token } sulla carta { NAME($card, kind: "card") }
screen-cover = Copri con il drago: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }, sezione { $wall }
screen-bear = Metti il gettone { $token } sulla tua carta nella sezione { $wall }: { NAME($card, kind: "card") }
screen-hand-card =
    { $card }, in mano { $count }, scelte: { $chosen }{ $free ->
        [yes] , ora gratis
       *[no] { "" }
    }
screen-hand-empty = Nessuna carta in mano
screen-free-now = ora gratis
screen-draw = Pesca
screen-decline = Niente dalla sezione { $wall }
screen-ride-free = Gratis
screen-ride-action = Come azione
screen-your-turn = Il tuo turno
screen-their-turn = Turno di { $name }
screen-claims = Gettoni
screen-claimed = sez. { $walls }
screen-first-action = Prima azione
screen-second-action = Seconda azione
screen-did-draw = pescata una carta
screen-did-play = { $cards } nella sezione { $wall }
screen-horseman-free = Ora puoi giocare gratis un cavaliere
screen-says-cards =
    { $count ->
        [one] Carta scelta: { NAME($card, kind: "card") }
       *[other] Carte scelte: { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , gratis.
        [no] , come azione.
       *[other] .
    }
screen-says-wall = Ora scegli una sezione.
screen-says-dragon = Scegli una sezione, o la carta da coprire.
screen-says-token = Ora scegli un gettone.
screen-says-bearer = Ora scegli la tua carta per il gettone { $token }.
screen-confirm-draw = Pesca una carta
screen-confirm-play =
    { $count ->
        [one] Gioca { NAME($card, kind: "card", form: "one") } nella sezione { $wall }
       *[other] Gioca { $count } { NAME($card, kind: "card", form: "many") } nella sezione { $wall }
    }
screen-confirm-ride = Manda gratis un cavaliere nella sezione { $wall }
screen-confirm-cover = Copri: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }, sezione { $wall }
screen-confirm-claim = Gettone { $token } su { NAME($card, kind: "card") }, sezione { $wall }
screen-confirm-take = Reclama l’ultimo gettone della sezione { $wall }
screen-confirm-decline = Nessun gettone dalla sezione { $wall }
