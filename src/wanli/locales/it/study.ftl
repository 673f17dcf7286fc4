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
rules-ruling = La nostra decisione e il motivo
rules-copy-link = Copia il link a { $clause }
rules-link-copied = Link a { $clause } copiato.
rules-on-page = Apri nella pagina delle regole
rules-no-clause = Non c’è una regola { $clause }.

# --- la partita è finita -------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
finished-nobody = La partita non ha vincitori
finished-resigned = Partita finita per abbandono: { $names }.
finished-time = Partita finita per tempo scaduto: { $names }.
finished-agreed = Tutti hanno accettato di finire la partita.
finished-unfinished = La registrazione finisce prima della partita.
finished-places = Classifica
finished-place = { $place }°
finished-rematch = Rivincita
finished-to-rematch = Alla rivincita
finished-replay = Rivedi
finished-verify = Verifica le pescate
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
part-points-at-start = All’inizio
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
replay-goes-on = Continua da un’altra partita
replay-eyes = Vista da
replay-watcher = Spettatore
replay-to-table = Al tavolo
replay-steps = Passi della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Punto della partita
replay-place = Mossa { $step } di { $all }
replay-speed = Velocità
replay-beginning = L’inizio
fork = Continua da qui
fork-about = Una nuova partita contro i bot da questa posizione. La vecchia resta com’è.
fork-seat = Il tuo posto
fork-level = Livello dei bot
fork-start = Comincia

# --- la sorte ------------------------------------------------------------------------------------
verify-title = Verifica delle pescate
verify-lead = Prima della partita il tavolo ha pubblicato l’hash del suo segreto. Quel segreto e una parola di ogni giocatore hanno deciso ogni pescata. Ora il tuo browser ripete ogni pescata dalla registrazione per controllarla.
verify-running = Verifica in corso…
verify-progress = { $done } pescate su { $all }
verify-proven = Verificato: nulla è stato cambiato
verify-proven-draws =
    { $draws ->
        [one] L’unica pescata deriva dal segreto su cui il tavolo si era impegnato prima della partita.
       *[other] Tutte le { $draws } pescate derivano dal segreto su cui il tavolo si era impegnato prima della partita.
    }
verify-not-proven = Non verificato
error-no-odds = La mossa { $number } (pescata { $draw }) non elenca gli esiti possibili. Usa “wanli verify”, che li ricava dalle regole.
verify-draws = Pescate
verify-odds = { $weight } su { $total }
verify-right = corrisponde
verify-wrong = non corrisponde
verify-number = La chiave dà il numero { $number }, in esadecimale. Diviso per { $total } lascia il resto { $rest }, che significa:
verify-told = La registrazione riporta:
verify-fork =
    { $moves ->
        [one] La prima mossa è stata fatta in un’altra partita, quindi le sue pescate qui non si verificano.
       *[other] Le prime { $moves } mosse sono state fatte in un’altra partita, quindi le loro pescate qui non si verificano.
    }
verify-promise = Impegno e segreto
verify-commitment = Pubblicato prima della partita: l’hash SHA-256 del segreto
verify-secret = Rivelato dopo la partita: il segreto
verify-kept = Il segreto corrisponde all’hash.
verify-word = Il posto { $seat } ha aggiunto la parola “{ $word }”.
verify-compare = Confronta l’hash con quello che hai visto prima della partita.
verify-trust = Questa verifica prende le probabilità dalla registrazione. “wanli verify” controlla anche che seguano le regole.
verify-other = Un’altra registrazione
verify-other-about = Verifica qualsiasi registrazione esportata. Il file resta sul tuo dispositivo.
verify-choose = Scegli un file
verify-too-big = Questo file è troppo grande per essere la registrazione di una partita.
verify-file-is = File: { $file }
verify-to-table = Al tavolo
