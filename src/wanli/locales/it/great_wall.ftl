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
colour-violet = lilla
    .initial = L
    .of = del lilla
colour-yellow = giallo
    .initial = G
    .of = del giallo

seat-red = Rosso
seat-green = Verde
seat-blue = Blu
seat-violet = Lilla
seat-yellow = Giallo

card-wall = muro
    .initial = M
    .one = un muro
    .many = muri
card-gate = porta
    .initial = P
    .one = una porta
    .many = porte
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
asked-claim = serve un gettone da prendere
asked-act = serve un'azione
asked-draw-start = si sorteggia chi comincia
asked-draw-card = si pesca una carta
asked-draw-token = si pesca un gettone

prompt-none = La partita è finita.
prompt-claim = Prendi un gettone da una sezione dove sei in testa.
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
move-play-over = { $who } mette il drago nella sezione { $two } sopra una carta { NAME($three, kind: "colour", form: "of") }: { NAME($four, kind: "card") }.
move-ride = { $who } manda gratis un cavaliere nella sezione { $one }.
move-claim = { $who } prende il gettone { $one } della sezione { $two }.
move-take = { $who } prende l'ultimo gettone della sezione { $one }.
move-decline = { $who } non prende gettoni dalla sezione { $one }.
move-start = Comincia il posto { $one }.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } ha pescato { NAME($two, kind: "card", form: "one") }.
    }
move-token = La sezione { $two } riceve il gettone { $one }.

moves-draw = Pesca una carta
moves-play = Gioca carte in una sezione
moves-play-over = Drago sopra una carta
moves-ride = Cavaliere gratis, nella sezione
moves-claim = Metti un gettone della sezione su una tua carta
moves-take = Prendi l'ultimo gettone della sezione
moves-decline = Nessun gettone dalla sezione

note-token-put = { $who }: il gettone { $token } sta sulla carta { NAME($card, kind: "card") } della sezione { $wall } e si sottrae al totale.
note-token-taken = { $who } ottiene { $points } dalla sezione { $wall }.
note-pair-leaves = Due gettoni uguali ({ $token }) per la sezione { $wall } escono dal gioco.
note-end-announced = { $who } non ha più carte da giocare: tutti gli altri hanno un ultimo turno.
note-token-stranded = { $who }: il gettone { $token } rimasto sulla carta nella sezione { $wall } non vale nulla ({ $points }).

error-unknown-word = “{ $text }” qui non si capisce. Parole: { $known }.
error-wrong-form = “{ $text }” non si dice così. Di': { $form }.
error-unknown-place = Non c'è una sezione { $text }: le sezioni vanno da 1 a 4.
error-wrong-number = Non si giocano insieme “{ $text }” carte: da 1 a { $most }.
error-only-a-dragon-covers = Solo un drago si mette sopra una carta, non “{ $text }”.
error-no-such-token = “{ $text }” nomina un gettone che lì non è libero. Liberi: { $tokens }.
error-other-place = Ora non si pesca per “{ $text }”.
error-content-not-taken = { $game } non accetta un file del set: carte e gettoni sono tutti noti.
error-no-such-seat = Il posto { $value } non c'è a questo tavolo ({ $option }).
error-game-over = La partita è finita.
error-something-else-is-asked = Non “{ $text }” ora: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = “{ $text }” non si può pescare: non ce n'è più.
error-deck-empty = Il tuo mazzo è vuoto: gioca una carta.
error-not-in-hand =
    { $have ->
        [0] Non hai in mano questa carta: { NAME($card, kind: "card") }.
       *[other] Di queste in mano ne hai solo { $have }, non { $wanted }: { NAME($card, kind: "card", form: "many") }.
    }
error-card-not-there = Nella sezione { $wall } non c'è questa carta scoperta: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }.
error-own-card = A questo tavolo il drago copre solo carte avversarie: questa nella sezione { $wall } è tua ({ NAME($card, kind: "card") }).
error-card-carries-token = Questa carta nella sezione { $wall } porta un gettone e non si può coprire: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "of") }.
error-wall-not-open = La sezione { $wall } non è aperta.
error-last-token-is-taken = Nella sezione { $wall } resta un solo gettone: di' “take { $wall }”.
error-no-own-card = Nella sezione { $wall } non hai questa carta scoperta su cui mettere il gettone: { NAME($card, kind: "card") }.
error-both-tokens-free = I due gettoni della sezione { $wall } sono liberi: mettine uno su una tua carta.
error-must-claim = Sei in testa nella sezione { $wall } e devi prendere un gettone: a questo tavolo non si può rinunciare.
error-claimed-already = Nella sezione { $wall } hai già preso un gettone in questo turno.
error-not-leading = Non sei in testa nella sezione { $wall }.

option-first-seat = Chi comincia.
option-first-seat-random = a sorte
option-first-seat-other = questo posto
option-claims = Se chi è in testa deve prendere un gettone.
option-claims-compulsory = in ogni sezione dove è in testa
option-claims-declinable = può rinunciare, sezione per sezione
option-dragon-targets = Quali carte può coprire un drago.
option-dragon-targets-any = ogni carta senza gettone
option-dragon-targets-opponents = solo quelle avversarie
option-end = Quando un giocatore annuncia la fine.
option-end-all-cards = quando ha giocato tutte le sue carte
option-end-empty-hand = quando la sua mano è vuota
option-scores = Se tutti vedono i punti di tutti.
option-scores-hidden = solo i propri
option-scores-open = tutti

board-wall = Sezione { $wall }
board-noble = N: tutte 1
board-supply = Gettoni nella riserva: { $count }
board-actions =
    { $count ->
        [one] resta un'azione
       *[other] restano { $count } azioni
    }
board-last-turns = { $who } ha annunciato la fine: un ultimo turno agli altri
board-claims-only = { $who } ha annunciato la fine: restano solo i gettoni da prendere
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
board-covered = coperta: { NAME($card, kind: "card") }
board-legend-cards = Carte, tra parentesi come si scrivono: M muro (wall) 1, P porta (gate) 2, T torrione (keep) 3, F fante (foot) 1, 3, 6, 10, 15 da uno a cinque, C cavaliere (horseman) 2, N nobile (noble) 1 e con lui ogni carta conta 1, D drago (dragon) 1.
board-legend-walls = Una sezione: Sezione 2 ●5 ●3 ha questi gettoni liberi. 3F=6 P2●-5 → 3 in testa: tre fanti contano 6, una porta 2 con sopra il gettone 5, totale 3, in testa.
board-legend-dragons = D1>bN è un drago sopra il nobile del blu, xN quel nobile: coperto, non conta nulla.
board-legend-players = Giocatori: punti (? nascosti), ▯ carte in mano, ▤ carte nel mazzo, ● gettoni presi.

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
screen-lane = { $name } alla sezione { $wall }: { $cards }; totale { $total }{ $standing }.
screen-lane-absent = { $name } alla sezione { $wall }: { $cards }; nulla che conti.
screen-lane-empty = { $name } alla sezione { $wall }: nessuna carta.
screen-dragon-away = drago su una carta altrui
screen-may-play = Puoi giocare qui.
screen-token-free = Gettone { $token }, sezione { $wall }
screen-token-legal = Gettone { $token }, sezione { $wall }. Puoi prenderlo.
screen-token-lies = { $name }: il gettone { $token } sta sulla carta { NAME($card, kind: "card") }
screen-cover = Metti il drago nella sezione { $wall } sulla carta { NAME($colour, kind: "colour", form: "of") }: { NAME($card, kind: "card") }
screen-bear = Metti il gettone { $token } sulla tua carta nella sezione { $wall }: { NAME($card, kind: "card") }
screen-hand-card =
    { $card }, in mano { $count }, scelte { $chosen }{ $free ->
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
screen-claimed = dalla sezione { $walls }
screen-first-action = Prima azione
screen-second-action = Seconda azione
screen-did-draw = una carta pescata
screen-did-play = { $cards } nella sezione { $wall }
screen-horseman-free = Un cavaliere può andare ora, gratis
screen-says-cards =
    Scelto: { $count ->
        [one] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , gratis.
        [no] , come azione.
       *[other] .
    }
screen-says-wall = Ora scegli una sezione.
screen-says-dragon = Scegli una sezione, o la carta da coprire.
screen-says-token = Ora scegli il gettone.
screen-says-bearer = Ora scegli la tua carta su cui mettere il gettone { $token }.
screen-confirm-draw = Pesca una carta
screen-confirm-play =
    { $count ->
        [one] Gioca { NAME($card, kind: "card", form: "one") } nella sezione { $wall }
       *[other] Gioca { $count } { NAME($card, kind: "card", form: "many") } nella sezione { $wall }
    }
screen-confirm-ride = Manda gratis un cavaliere nella sezione { $wall }
screen-confirm-cover = Copri la carta { NAME($colour, kind: "colour", form: "of") } nella sezione { $wall }: { NAME($card, kind: "card") }
screen-confirm-claim = Gettone { $token } su { NAME($card, kind: "card") }, sezione { $wall }
screen-confirm-take = Prendi l'ultimo gettone della sezione { $wall }
screen-confirm-decline = Nessun gettone dalla sezione { $wall }
