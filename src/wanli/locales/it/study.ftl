# Guardare indietro e consultare: regole, risultato, replay e controllo della sorte nel browser.

study-cancel = Annulla

# --- regole --------------------------------------------------------------------------------------
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato in { $game }
        [one] { $count } risultato in { $game }
       *[other] { $count } risultati in { $game }
    }
rules-none = Nessuna regola contiene tutte queste parole.
rules-show-all = Mostra tutte le regole
rules-games = Giochi
rules-contents = Sezioni
rules-option = Opzione
rules-ruling = Come abbiamo deciso, e perché
rules-copy-link = Copia il link a { $clause }
rules-link-copied = Il link a { $clause } è copiato.
rules-on-page = Leggila nella pagina delle regole
rules-no-clause = Non c'è una regola { $clause }.

# --- la partita è finita -------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
finished-nobody = La partita non ha vincitori
finished-resigned = Finita perché qualcuno si è arreso: { $names }.
finished-time = Finita perché è scaduto il tempo: { $names }.
finished-agreed = Tutti hanno accettato di finire la partita.
finished-unfinished = La registrazione finisce prima della partita.
finished-places = Classifica
finished-place = { $place }°
finished-rematch = Rivincita
finished-to-rematch = Alla rivincita
finished-replay = Rivedi
finished-verify = Verifica la sorte
finished-export = Esporta la partita
finished-score = Punteggio
finished-lines = Voce per voce
score-part = Punti per
score-total = Totale
score-lines =
    { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
part-province-points = Province
part-double-points = Muri doppi
part-mongols = Mongoli
part-tower-protects = Salvati dalle torri
part-token-taken = Gettoni presi
part-token-stranded = Gettoni rimasti sulle carte
part-points-at-start = All'inizio
part-region-scores = Regioni
part-cities-score = Insediamenti e città
part-tiles-score = Tessere progresso
part-wonder-built = Meraviglie costruite
part-wonder-scores = Meraviglie tenute
part-traded-for-points = Commercio
part-points-paid = Pagati nei turni B
part-famine = Carestia

# --- replay --------------------------------------------------------------------------------------
replay-title = Rivedi: { $game }
replay-goes-on = Continua da un'altra partita
replay-eyes = Vista da
replay-watcher = Uno spettatore
replay-to-table = Al tavolo
replay-steps = Passi della partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Punto della partita
replay-place = Mossa { $step } di { $all }
replay-speed = Velocità
replay-beginning = L'inizio
fork = Continua da qui
fork-about = Una nuova partita da questa posizione, contro i bot. La vecchia resta com'è.
fork-seat = Il tuo posto
fork-level = Livello dei bot
fork-start = Comincia

# --- la sorte ------------------------------------------------------------------------------------
verify-title = La sorte di una partita
verify-lead = Prima della partita il tavolo ha mostrato l'impronta di un segreto. Il segreto e le parole dei posti decidono ogni pescata. Qui il tuo browser rifà ogni pescata, partendo solo dalla registrazione.
verify-running = Controllo in corso…
verify-progress = { $done } pescate su { $all }
verify-proven = Verificato: nulla è stato cambiato
verify-proven-draws =
    { $draws ->
        [one] L'unica pescata deriva dal segreto promesso prima della partita.
       *[other] Tutte le { $draws } pescate derivano dal segreto promesso prima della partita.
    }
verify-not-proven = Non dimostrato
error-no-odds = La mossa { $number } (pescata { $draw }) non dice che cosa si poteva pescare. Dalle regole lo sa solo “wanli verify”.
verify-draws = Pescate
verify-odds = { $weight } su { $total }
verify-right = come promesso
verify-wrong = non come promesso
verify-number = La chiave dà il numero { $number }, in esadecimale. Diviso per { $total } lascia il resto { $rest }, che corrisponde a
verify-told = La registrazione riporta
verify-fork =
    { $moves ->
        [one] La prima mossa è stata fatta in un'altra partita, e le sue pescate non fanno parte di questo impegno.
       *[other] Le prime { $moves } mosse sono state fatte in un'altra partita, e le loro pescate non fanno parte di questo impegno.
    }
verify-promise = L'impegno
verify-commitment = Mostrato prima della partita: lo SHA-256 del segreto
verify-secret = Rivelato dopo la partita: il segreto
verify-kept = Il segreto ha proprio questa impronta.
verify-word = Il posto { $seat } ha aggiunto la parola “{ $word }”.
verify-compare = Confronta la prima riga con ciò che hai visto prima della partita.
verify-trust = Le probabilità sono quelle della registrazione. Che siano anche quelle delle regole lo controlla “wanli verify”.
verify-other = Un'altra registrazione
verify-other-about = Controlla qualsiasi partita esportata. Il file resta sul tuo dispositivo.
verify-choose = Scegli un file
verify-too-big = Questo file è troppo grande per essere la registrazione di una partita.
verify-file-is = File: { $file }
verify-to-table = Al tavolo
