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

costs = { $gold } oro, { $resources } risorse; { $points } PV, mantenimento { $upkeep }

upkeep-none = nessuno
upkeep-due = { $gold } oro da pagare
upkeep-paid = pagato
upkeep-built = esente: costruita in questo turno
points-none = nessuno
points-due = { $points } PV da prendere
points-scored = presi
points-built = presi costruendola
points-unmarked = nessuno: senza marcatore

taking-marker = marcata; si prende quando sono caduti il marcatore e tutti gli altri cubi del possessore in quella regione
taking-last-cube = senza marcatore; va via con l'ultimo cubo del possessore in quella regione
taking-nobody = senza marcatore e senza cubi: nessuno può prenderla

# --- come si scrive ------------------------------------------------------------------------------
entry-build = una meraviglia è stata costruita; «unmarked» se non restava un cubo per marcarla
entry-war = una guerra dove il secondo giocatore ha una meraviglia; quali marcatori sono caduti, e «left» se là restano altri suoi cubi
entry-mark = il vincitore prende la meraviglia
entry-raze = il vincitore rinuncia, o non ha un cubo
entry-leave = l'ultimo cubo del possessore se n'è andato in altro modo che con la guerra
entry-pay = il mantenimento è pagato
entry-let-go = il mantenimento non è pagato
entry-score = il giocatore ha preso i punti delle sue meraviglie
entry-order = il nuovo ordine di turno
entry-next = la fase è finita

# --- che cosa è seguito --------------------------------------------------------------------------
note-built = { $player } costruisce { $wonder } in { $region }: { $points } PV.
note-built-without-marker = { $player } costruisce { $wonder }: { $points } PV. Senza un cubo per marcarla esce dal gioco.
note-war = { $attacker } fa guerra a { $player } in { $region }.
note-nothing-taken = { $player } tiene ciò che ha in { $region }.
note-marker-falls = Cade il marcatore di { $player } su { $wonder }.
note-taken = { $player } prende { $wonder } e la marca.
note-razed = { $wonder } è distrutta: { $player } non la marca.
note-out-of-reach = { $player } non ha più cubi in { $region }: nessuno può prendere ciò che vi sta senza marcatore.
note-perhaps-left = L'era finisce e dei cubi lasciano la mappa. Se era l'ultimo cubo di { $player } in { $region }, scrivilo (leave): allora nessuno può più prendere { $wonder }.
note-perhaps-last = Anche il marcatore era un cubo. Se era l'ultimo cubo di { $player } in { $region }, scrivilo (leave): allora nessuno può più prendere { $wonder }.
note-paid = { $player } paga { $gold } oro per { $wonder }.
note-not-paid = { $player } non paga per { $wonder }: esce dal gioco.
note-scored = { $player } prende { $points } PV per { $wonder }.
note-reordered = Ordine di turno: { $players }.
note-went-on =
    { $phase ->
        [over] La partita è finita.
       *[other] Turno { $turn }, { NAME($phase, kind: "phase") }.
    }

# --- rifiuti -------------------------------------------------------------------------------------
error-notebook-unreadable = Questo non è un taccuino dell'assistente: { $reason }.
error-notebook-field = «{ $field }» è sbagliato: { $reason }.
error-notebook-unfinished = Il taccuino non è completo: servono giocatori, meraviglie e regioni. Ciò che è scritto resta, lo stesso comando continua.
error-nothing-to-undo = Non c'è nulla da annullare.
error-setup-line = «{ $text }» non si capisce. Scrivi { $form }
error-name-unreadable = «{ $name }» non può essere un nome ({ $field }): niente a capo, niente spazi alle estremità, niente di invisibile.
error-name-twice = «{ $name }» c'è già ({ $field }): ogni nome una volta.
error-colour-twice = Due giocatori hanno lo stesso colore ({ $field }).
error-no-region-for = A questo tavolo non c'è nessuna regione in cui { $wonder } possa stare: il turno stampato è { $turn }.
error-no-such-wonder = Non c'è una meraviglia «{ $name }». Ci sono: { $known }.
error-no-such-player = Non c'è un giocatore «{ $name }». Ci sono: { $known }.
error-no-such-region = Non c'è una regione «{ $name }». Ci sono: { $known }.
error-entry-unknown = «{ $text }» non si capisce. Può iniziare con: { $known }.
error-entry-form = «{ $text }» non si capisce. Scrivi { $form }
error-name-unclear = Non è chiaro che cosa sia «{ $text }»: { $known }.
error-it-is-over = La partita è finita.
error-taker-decides = Prima { $wonder } va marcata o distrutta.
error-wrong-phase = Non in questa fase ({ NAME($phase, kind: "phase") }), ma in: { NAME($wanted, kind: "phase") }.
error-gone-for-good = { $wonder } è uscita dal gioco per sempre.
error-not-laid-out = { $wonder } arriva sul tavolo nel turno { $turn }, non prima.
error-stands-already = { $wonder } c'è già; la tiene { $player }.
error-no-site-there = { $wonder } non può stare in { $region }: il turno stampato è { $turn }.
error-no-site-at-sea = { $wonder } non può stare in { $region }: qui nessuna meraviglia sta in mare.
error-war-on-oneself = { $player } non può fare guerra a se stesso.
error-nothing-there = { $player } non ha meraviglie in { $region }: non c'è nulla da annotare.
error-no-marker-there = Su { $wonder } in { $region } non c'è un marcatore di { $player }.
error-nothing-to-take = { $wonder } ora non si può prendere.
error-none-unmarked-there = { $player } non ha meraviglie senza marcatore in { $region }.
error-marker-still-there = { $player } ha ancora un marcatore in { $region }, e un marcatore è un cubo.
error-nothing-owed = Per { $wonder } ora non si deve nulla.
error-nothing-to-score = { $player } ora non ha meraviglie che danno punti.
error-not-an-order = Ogni giocatore una volta: { $known }.
error-upkeep-open = Prima annota se { $player } paga per { $wonder }.
error-points-open = Prima { $player } prende i punti per { $wonder }.

# --- nel browser ---------------------------------------------------------------------------------
screen-title = Assistente delle Meraviglie
screen-about = Rise of Empires sul tuo tavolo con le Meraviglie del Mondo: tiene conto di luoghi, possessori, marcatori, mantenimento e punti. Tutto resta su questo dispositivo.
screen-again = Riprova
screen-in-entry = Annotazione { $number }: { $reason }

screen-open-title = Continua un taccuino
screen-open-about = Un file di questa pagina o del comando wanli companion
screen-players = Giocatori
screen-players-about = In ordine di turno.
screen-wonders = Meraviglie
screen-wonders-about = Quelle delle ere 1 e 2, come stampate sulle tue tessere.
screen-regions = Regioni
screen-regions-about = Quelle in cui può stare una meraviglia: ere 1 e 2.
screen-terms = Opzioni
screen-first-turn = Turno iniziale
screen-name = Nome
screen-colour = Colore
screen-printed-turn = Turno stampato
screen-printed-gold = Oro
screen-printed-resources = Risorse
screen-printed-vp = PV
screen-printed-upkeep = Mantenimento
screen-era = Era
screen-zone = Europa, Africa o Medio Oriente
screen-sea = mare
screen-add-players = Un altro giocatore
screen-add-wonders = Un'altra meraviglia
screen-add-regions = Un'altra regione
screen-remove = Togli { $name }
screen-begin = Inizia
screen-correct-done = Tieni le correzioni

screen-download = Scarica
screen-correct = Correggi nomi e numeri
screen-new = Nuovo taccuino
screen-new-sure = Dimenticare questo taccuino? Ciò che hai scaricato resta tuo.
screen-new-yes = Dimenticalo
screen-phase = Turno e fase
screen-turn = Turno
screen-after-actions = Al mantenimento
screen-after-upkeep = Ai punti vittoria
screen-after-points = Al turno seguente
screen-capture = Una meraviglia si può prendere
screen-capture-about = decide su { $wonder }; { $loser } l'ha persa.
screen-mark = La marca
screen-raze = La distrugge
screen-marker-from-stock = Il marcatore è un cubo del magazzino; se è vuoto, della riserva pronta.
screen-marker-from-pool = Il marcatore è un cubo della riserva pronta; se è vuota, del magazzino.
screen-due-upkeep = Mantenimento
screen-due-upkeep-about = Dopo tutte le entrate, in ordine di turno.
screen-due-points = Punti vittoria
screen-due-points-about = Ogni possessore con un marcatore prende i punti una volta.
screen-nothing-due = Non si deve nulla.
screen-paid = Pagato
screen-not-paid = Non pagato
screen-scored = Presi
screen-happened = Che cosa è successo?
screen-did-build = Una meraviglia costruita
screen-did-war = Una guerra per una meraviglia
screen-did-leave = Via l'ultimo cubo
screen-did-order = Nuovo ordine di turno
screen-wonder = Meraviglia
screen-builder = Costruita da
screen-region = Regione
screen-build-about = Turno stampato { $turn }; costa { $gold } oro e { $resources } risorse, dà ora { $points } PV.
screen-no-cube = Nessun cubo per marcarla, né in magazzino né nella riserva: dà punti ed esce dal gioco
screen-write-build = Annota la costruzione
screen-where = Dove
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Chi attacca
screen-fallen = Quali marcatori di { $player } sono caduti?
screen-losses-by-loser = Chi perde decide in quale ordine cadono cubi e marcatori.
screen-losses-by-attacker = Chi attacca decide in quale ordine cadono cubi e marcatori.
screen-cubes-left = Altri cubi di { $player } in { $region } dopo la guerra
screen-cubes-left-none = non ne resta nessuno
screen-cubes-left-some = ne restano
screen-write-war = Annota la guerra
screen-leave-about = Se n'è andato in altro modo che con la guerra, per esempio a fine era.
screen-write-leave = Annota
screen-earlier = Prima
screen-order-about = In questo ordine si paga il mantenimento.
screen-write-order = Annota l'ordine
screen-upkeep = Mantenimento
screen-vp = PV
screen-markers = Marcatori
screen-owes = Oro da pagare
screen-scores = PV dovuti
screen-won = PV finora
screen-history = Annotazioni
screen-history-none = Non c'è ancora nulla.
screen-undo = Annulla
screen-undone = L'ultima annotazione è stata tolta.
