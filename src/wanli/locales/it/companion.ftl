# L'assistente per le Meraviglie del Mondo accanto a una copia stampata, nel terminale e nel browser.
# I nomi li scrive il proprietario e non si flettono. Ciò che inizia con screen- è del browser.

# --- parole --------------------------------------------------------------------------------------
phase-actions = Azioni
phase-upkeep = Mantenimento
phase-points = Punti vittoria
phase-over = La partita è finita.

place-coming = non ancora sul tavolo
place-waiting = non ancora costruita
place-gone = uscita dal gioco

costs =
    { $resources ->
        [one] { $gold } oro, { $resources } disco; { $points } PV, mantenimento { $upkeep }
       *[other] { $gold } oro, { $resources } dischi; { $points } PV, mantenimento { $upkeep }
    }

upkeep-none = nessuno
upkeep-due = { $gold } oro da pagare
upkeep-paid = pagato
upkeep-built = esente: costruita in questo turno
points-none = nessuno
points-due = { $points } PV da assegnare
points-scored = assegnati
points-built = assegnati alla costruzione
points-unmarked = nessuno: senza marcatore

taking-marker = contrassegnata; si conquista quando il possessore ha perso il marcatore e tutti gli altri cubi in quella regione
taking-last-cube = senza marcatore; si conquista insieme all’ultimo cubo del possessore in quella regione
taking-nobody = senza marcatore e senza cubi: non si può più conquistare

# --- come si scrive ------------------------------------------------------------------------------
entry-build = una meraviglia è stata costruita; aggiungi “unmarked” se non restava un cubo per contrassegnarla
entry-war = una guerra per una meraviglia del secondo giocatore: scrivi i marcatori persi, e “left” se restano altri suoi cubi
entry-mark = il vincitore prende la meraviglia
entry-raze = il vincitore distrugge la meraviglia, o non ha un cubo per contrassegnarla
entry-leave = l’ultimo cubo del possessore è stato perso in altro modo che con la guerra
entry-pay = il mantenimento è stato pagato
entry-let-go = il mantenimento non è stato pagato
entry-score = il giocatore ha ottenuto i punti delle sue meraviglie
entry-order = il nuovo ordine di turno
entry-next = la fase è finita

# --- che cosa è seguito --------------------------------------------------------------------------
note-built = { $player } costruisce { $wonder } in { $region }: { $points } PV.
note-built-without-marker = { $player } costruisce { $wonder }: { $points } PV. Non c’è un cubo per contrassegnarla, quindi esce dal gioco.
note-war = { $attacker } attacca { $player } in { $region }.
note-nothing-taken = { $player } tiene le meraviglie in { $region }.
note-marker-falls = { $player } perde il marcatore su { $wonder }.
note-taken = { $player } prende { $wonder } e la contrassegna.
note-razed = { $wonder } è distrutta: { $player } non la contrassegna.
note-out-of-reach = { $player } non ha più cubi in { $region }: una meraviglia senza marcatore in quella regione non si può più conquistare.
note-perhaps-left = L’era finisce e dei cubi lasciano la mappa. Se { $player } ha perso l’ultimo cubo in { $region }, annotalo (leave): allora { $wonder } non si può più conquistare.
note-perhaps-last = Anche il marcatore era un cubo. Se era l’ultimo cubo di { $player } in { $region }, annotalo (leave): allora { $wonder } non si può più conquistare.
note-paid = { $player } paga { $gold } oro per { $wonder }.
note-not-paid = { $player } non paga per { $wonder }: esce dal gioco.
note-scored = { $player } ottiene { $points } PV per { $wonder }.
note-reordered = Ordine di turno: { $players }.
note-went-on =
    { $phase ->
        [over] La partita è finita.
       *[other] Turno { $turn }, { NAME($phase, kind: "phase") }.
    }

# --- rifiuti -------------------------------------------------------------------------------------
error-notebook-unreadable = Questo non è un taccuino dell’assistente: { $reason }.
error-notebook-field = C’è un errore in “{ $field }”: { $reason }.
error-notebook-unfinished = Il taccuino non è completo: servono giocatori, meraviglie e regioni. Ciò che hai scritto è salvato; ripeti lo stesso comando per continuare.
error-nothing-to-undo = Non c’è nulla da annullare.
error-setup-line = “{ $text }” non si capisce. Scrivi { $form }
error-name-unreadable = “{ $name }” non può essere un nome ({ $field }): niente a capo, caratteri invisibili o spazi alle estremità.
error-name-twice = Il nome “{ $name }” è già usato ({ $field }): scegline un altro.
error-colour-twice = Due giocatori hanno lo stesso colore ({ $field }).
error-no-region-for = A questo tavolo nessuna regione può avere { $wonder }: il turno stampato è { $turn }.
error-no-such-wonder = La meraviglia “{ $name }” non c’è. Meraviglie: { $known }.
error-no-such-player = Il giocatore “{ $name }” non c’è. Giocatori: { $known }.
error-no-such-region = La regione “{ $name }” non c’è. Regioni: { $known }.
error-entry-unknown = “{ $text }” non si capisce. Può iniziare con: { $known }.
error-entry-form = “{ $text }” non si capisce. Scrivi { $form }
error-name-unclear = “{ $text }” può indicare più cose: { $known }.
error-it-is-over = La partita è finita.
error-taker-decides = Prima decidi se { $wonder } viene contrassegnata o distrutta.
error-wrong-phase = Non è possibile nella fase { NAME($phase, kind: "phase") }, solo in { NAME($wanted, kind: "phase") }.
error-gone-for-good = { $wonder } è uscita dal gioco.
error-not-laid-out = { $wonder } non è disponibile prima del turno { $turn }.
error-stands-already = { $wonder } è già sulla mappa; la tiene { $player }.
error-no-site-there = { $wonder } non si può mettere in { $region }: il turno stampato è { $turn }.
error-no-site-at-sea = { $wonder } non si può mettere in { $region }: a questo tavolo le meraviglie non vanno in mare.
error-war-on-oneself = { $player } non può attaccare sé stesso.
error-nothing-there = { $player } non ha meraviglie in { $region }: non c’è nulla da annotare.
error-no-marker-there = Su { $wonder } in { $region } non c’è un marcatore di { $player }.
error-nothing-to-take = { $wonder } ora non si può conquistare.
error-none-unmarked-there = { $player } non ha meraviglie senza marcatore in { $region }.
error-marker-still-there = { $player } ha ancora un marcatore in { $region }, e un marcatore è un cubo.
error-nothing-owed = Per { $wonder } ora non c’è mantenimento da pagare.
error-nothing-to-score = { $player } ora non ha meraviglie che danno punti.
error-not-an-order = Scrivi ogni giocatore una volta: { $known }.
error-upkeep-open = Prima annota se { $player } paga per { $wonder }.
error-points-open = Prima annota i punti di { $player } per { $wonder }.

# --- nel browser ---------------------------------------------------------------------------------
screen-title = Assistente delle Meraviglie
screen-about = Gioca le Meraviglie del Mondo con la tua copia di Rise of Empires. L’assistente tiene conto di luoghi, possessori, marcatori, mantenimento e punti. Tutto resta su questo dispositivo.
screen-again = Riprova
screen-in-entry = Annotazione { $number }: { $reason }

screen-open-title = Apri un taccuino
screen-open-about = Un file di questa pagina o del comando “wanli companion”
screen-players = Giocatori
screen-players-about = In ordine di turno.
screen-wonders = Meraviglie
screen-wonders-about = Le meraviglie delle ere 1 e 2, come stampate sulle tue tessere.
screen-regions = Regioni
screen-regions-about = Le regioni in cui si può costruire una meraviglia: ere 1 e 2.
screen-terms = Opzioni
screen-first-turn = Turno iniziale
screen-name = Nome
screen-colour = Colore
screen-printed-turn = Turno stampato
screen-printed-gold = Oro
screen-printed-resources = Dischi
screen-printed-vp = PV
screen-printed-upkeep = Mantenimento
screen-era = Era
screen-zone = Europa, Africa o Medio Oriente
screen-sea = mare
screen-add-players = Aggiungi giocatore
screen-add-wonders = Aggiungi meraviglia
screen-add-regions = Aggiungi regione
screen-remove = Togli { $name }
screen-begin = Inizia
screen-correct-done = Salva le correzioni

screen-download = Scarica
screen-correct = Correggi nomi e numeri
screen-new = Nuovo taccuino
screen-new-sure = Eliminare questo taccuino? I file che hai scaricato restano.
screen-new-yes = Elimina
screen-phase = Turno e fase
screen-turn = Turno
screen-after-actions = Vai al mantenimento
screen-after-upkeep = Vai ai punti vittoria
screen-after-points = Vai al turno seguente
screen-capture = Una meraviglia si può conquistare
screen-capture-about = può prendere { $wonder }, che { $loser } ha perso.
screen-mark = Contrassegna
screen-raze = Distruggi
screen-marker-from-stock = Il marcatore è un cubo del magazzino o, se è vuoto, della riserva.
screen-marker-from-pool = Il marcatore è un cubo della riserva o, se è vuota, del magazzino.
screen-due-upkeep = Mantenimento
screen-due-upkeep-about = Dopo tutte le entrate, in ordine di turno.
screen-due-points = Punti vittoria
screen-due-points-about = Ogni possessore con un marcatore ottiene i punti una volta per turno.
screen-nothing-due = Nulla da pagare o assegnare.
screen-paid = Pagato
screen-not-paid = Non pagato
screen-scored = Assegnati
screen-happened = Che cosa è successo?
screen-did-build = Una meraviglia costruita
screen-did-war = Una guerra per una meraviglia
screen-did-leave = Perso l’ultimo cubo
screen-did-order = Nuovo ordine di turno
screen-wonder = Meraviglia
screen-builder = Costruita da
screen-region = Regione
screen-build-about =
    { $resources ->
        [one] Turno stampato { $turn }; costa { $gold } oro e un disco risorsa, dà ora { $points } PV.
       *[other] Turno stampato { $turn }; costa { $gold } oro e { $resources } dischi risorsa, dà ora { $points } PV.
    }
screen-no-cube = Nessun cubo per contrassegnarla, né in magazzino né nella riserva: dà punti ed esce dal gioco
screen-write-build = Annota la costruzione
screen-where = Dove
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Chi attacca
screen-fallen = Quali marcatori ha perso { $player }?
screen-losses-by-loser = Chi perde decide in quale ordine perdere cubi e marcatori.
screen-losses-by-attacker = Chi attacca decide in quale ordine si perdono cubi e marcatori.
screen-cubes-left = Altri cubi di { $player } in { $region } dopo la guerra
screen-cubes-left-none = non ne resta nessuno
screen-cubes-left-some = ne restano
screen-write-war = Annota la guerra
screen-leave-about = Annotalo se il cubo è stato perso in altro modo che con la guerra, per esempio a fine era.
screen-write-leave = Annota
screen-earlier = Sposta su
screen-order-about = Il mantenimento si paga in questo ordine.
screen-write-order = Annota l’ordine
screen-upkeep = Mantenimento
screen-vp = PV
screen-markers = Marcatori
screen-owes = Mantenimento dovuto
screen-scores = PV dovuti
screen-won = PV finora
screen-history = Annotazioni
screen-history-none = Ancora nessuna annotazione.
screen-undo = Annulla
screen-undone = L’ultima annotazione è stata annullata.
