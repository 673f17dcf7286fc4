# Ciò che un server rifiuta: persone, tavoli, database.

# Persone
error-sign-in-needed = Accedi, oppure scrivi un nome per giocare come ospite.
error-wrong-sign-in = Nome o password non corretti. Controllali e riprova.
error-wrong-password = Non è corretto. Conferma con la password, o con il tuo nome se giochi come ospite.
error-password-too-short = La password deve avere almeno { $least } caratteri.
error-wrong-name = Un nome ha da 1 a { $most } caratteri visibili.
error-name-taken = Il nome “{ $name }” è già in uso: scegline un altro.
error-name-stays = Il nome di un account non si può cambiare.
error-already-signed-in = Hai già effettuato l’accesso: prima esci.
error-account-needed = Per questo serve un account: registrati, le tue partite restano tue.
error-not-for-bots = Il token di un bot non basta per questo: accedi di persona.
error-scope-missing = Questo token non può farlo: gli manca il permesso “{ $scope }”.
error-no-such-person = Questo giocatore non esiste.
error-too-many-bots = Puoi avere al massimo { $most } bot: prima eliminane uno.
error-too-many-mutes = Puoi silenziare al massimo { $most } persone: prima riattivane una.
error-host-key-needed = Questa pagina è per chi gestisce il server. Aprila con l’indirizzo, chiave compresa, che il server scrive all’avvio.
error-wrong-host-key = Questa non è la chiave di questo server. Usa l’indirizzo che scrive all’avvio.
error-bad-host-key = “{ $file }” non contiene una chiave valida: servono almeno { $least } caratteri. Elimina il file per crearne una nuova.

# Richieste
error-too-many =
    Troppe richieste. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-cross-site = La richiesta veniva da un altro sito ed è stata bloccata.
error-bad-message = Il server non riesce a leggere questo messaggio: { $what }
error-not-found = A questo indirizzo non c’è nulla.
error-internal = Si è verificato un errore del server. Non è colpa tua; chi lo gestisce trova i dettagli con il numero { $incident }.

# Database
error-storage-away = Il database non risponde, quindi nulla è cambiato. Riprova fra un momento.
error-database-newer = Questo database è stato scritto da una versione più recente di Wanli. Usa quella versione, oppure ripristina una copia di sicurezza precedente.
error-already-served = Un altro server usa già “{ $file }”. Fermalo prima, oppure scegli un’altra cartella con --data.
error-storage-full = Il disco del server è pieno, quindi nulla è cambiato. Chi lo gestisce deve liberare spazio.
error-database-refused = Il database ha rifiutato la connessione: { $reason }. Controlla l’indirizzo in --database o WANLI_DATABASE.
error-unknown-database = Questo non è l’indirizzo di un database. Gli indirizzi sono così: { $known }.

# Tavoli
error-no-such-table = Questo tavolo non esiste, o non esiste più.
error-seat-unknown = A questo tavolo non c’è un posto { $seat }.
error-not-the-host = Può farlo solo l’organizzatore del tavolo.
error-not-your-seat = Questo non è il tuo posto.
error-no-watchers = A questo tavolo non sono ammessi spettatori.
error-already-seated = Hai già un posto a questo tavolo.
error-seat-taken = Il posto { $seat } è occupato.
error-no-open-seat = A questo tavolo non ci sono posti liberi.
error-seat-still-open = Il posto { $seat } è ancora libero. Invita qualcuno o aggiungi un bot.
error-not-there-yet = Il giocatore del posto { $seat } non è ancora alla rivincita. Aspetta, oppure dai il posto a un altro giocatore o a un bot.
error-too-many-seats = { $seats } posti sono troppi per { $players } giocatori.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-fork-at-the-end = A questo punto la partita è già finita. Scegli una posizione precedente da cui continuare.
error-not-to-decide = Il posto { $seat } ora non ha nulla da decidere.
error-table-busy = Il tavolo è occupato. Riprova.
error-stale-version = La partita è andata avanti (versione { $version }). Guarda il tavolo e scegli di nuovo.
error-unknown-version = Il tavolo non ha questa versione: l’ultima è la { $version }.
error-unsayable = Il messaggio è vuoto. Scrivi qualcosa.

# Chiedere, abbandonare, sostituire
error-already-asked = Il posto { $seat } ha già fatto una richiesta: prima rispondi a quella.
error-nothing-asked = Non c’è nessuna richiesta in sospeso per il posto { $seat }.
error-already-resigned = Il posto { $seat } ha già abbandonato.
error-bot-already = Per il posto { $seat } gioca già un bot.
error-no-stand-in = Per il posto { $seat } non gioca un bot sostituto.

# Annullare
error-undo-never = A questo tavolo le mosse non si possono annullare.
error-undo-not-asked-for = A questo tavolo non puoi chiedere agli altri di annullare una mossa.
error-undo-crosses-luck = Questa mossa non si può annullare nemmeno se tutti sono d’accordo: da allora si è pescato qualcosa.
error-no-undo-to = Non si può tornare alla mossa { $to }.
error-position-forgotten = La posizione dopo la mossa { $move } non è più in memoria. La registrazione la contiene ancora.

# Copie di sicurezza
error-site-restored = Il sito è appena stato ripristinato da una copia di sicurezza: ricarica la pagina.
error-backup-running = Un’altra copia di sicurezza è in corso. Riprova quando è finita.
error-backup-too-slow = Il sito è troppo grande per una copia da questa pagina in { $seconds } secondi. Usa “wanli backup”.
error-not-a-backup = “{ $file }” non è la copia di sicurezza di un sito.
error-backup-damaged = La copia di sicurezza “{ $file }” è danneggiata: nulla è stato ripristinato.
error-backup-of-other-version = La copia di sicurezza è stata scritta da un’altra versione di Wanli (“{ $table }”): nulla è stato ripristinato.
error-database-in-use = Questo database contiene già persone e partite. Scegline uno vuoto, oppure aggiungi --replace per sovrascriverle.
