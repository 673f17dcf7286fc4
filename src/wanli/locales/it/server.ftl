# Ciò che un server rifiuta: persone, tavoli, base di dati.

# Persone
error-sign-in-needed = Non si sa chi sei: scrivi un nome per giocare come ospite, oppure accedi.
error-wrong-sign-in = Non esiste un account con questo nome e questa password.
error-wrong-password = Non corrisponde: un account si conferma con la password, un ospite con il nome.
error-password-too-short = Una password deve avere almeno { $least } caratteri.
error-wrong-name = Un nome ha da 1 a { $most } caratteri, tutti visibili.
error-name-taken = Un altro account si chiama già “{ $name }”: scegli un altro nome.
error-name-stays = Un account conserva il suo nome.
error-already-signed-in = Hai già effettuato l'accesso: prima esci.
error-account-needed = Per questo serve un account: registrati, le tue partite restano tue.
error-not-for-bots = Nessun programma può farlo con un token: accedi di persona.
error-scope-missing = Il token non serve a questo: gli manca il permesso “{ $scope }”.
error-no-such-person = Qui non c'è nessuna persona così.
error-too-many-bots = Un account può avere al massimo { $most } bot: prima eliminane uno.
error-too-many-mutes = Hai già silenziato { $most } persone, di più non si può.
error-host-key-needed = Questo è per chi gestisce il server: la chiave è nell’indirizzo che il server scrive all’avvio.
error-wrong-host-key = Questa non è la chiave di questo server: usa l’indirizzo che scrive all’avvio.
error-bad-host-key = “{ $file }” non è una chiave: servono almeno { $least } caratteri. Cancella il file e ne verrà creata una nuova.

# Richieste
error-too-many =
    Troppo spesso: riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-cross-site = La richiesta veniva da una pagina di un altro sito e non è stata eseguita.
error-bad-message = Il server non riesce a leggere questo messaggio: { $what }
error-not-found = A questo indirizzo non c'è nulla.
error-internal = C'è un guasto nel server stesso, non è colpa tua. Chi lo gestisce lo trova nel registro con il numero { $incident }.

# Base di dati
error-storage-away = La base di dati non risponde: nulla è cambiato. Riprova fra un momento.
error-database-newer = Questo database è stato scritto da una versione più recente di Wanli; usa quella versione, oppure una copia di sicurezza precedente.
error-already-served = Un altro server usa già «{ $file }»: fermalo prima, oppure scegli un’altra cartella con --data.
error-storage-full = Il server non ha più spazio per scrivere: nulla è cambiato. Chi lo gestisce deve liberare spazio.
error-database-refused = La base di dati ha rifiutato la connessione: { $reason }. Controlla l’indirizzo in --database o WANLI_DATABASE.
error-unknown-database = Questo non è l'indirizzo di una base di dati. Indirizzi: { $known }.

# Tavoli
error-no-such-table = Questo tavolo non esiste, o non esiste più.
error-seat-unknown = A questo tavolo non c'è un posto { $seat }.
error-not-the-host = Può farlo solo chi ospita il tavolo.
error-not-your-seat = Questo non è il tuo posto.
error-no-watchers = A questo tavolo non si può assistere.
error-already-seated = Siedi già a questo tavolo.
error-seat-taken = Il posto { $seat } è occupato.
error-no-open-seat = A questo tavolo non ci sono posti liberi.
error-seat-still-open = Il posto { $seat } è ancora libero: fai sedere qualcuno, o un bot.
error-not-there-yet = Chi ha il posto { $seat } non è ancora venuto alla rivincita: aspetta, oppure dai il posto a qualcun altro o a un bot.
error-too-many-seats = { $seats } posti sono troppi per { $players } giocatori.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-fork-at-the-end = Lì la partita è finita: scegli una posizione precedente da cui continuare.
error-not-to-decide = Il posto { $seat } ora non ha nulla da decidere.
error-table-busy = Troppe richieste insieme a questo tavolo: riprova.
error-stale-version = Nel frattempo la partita è andata avanti (versione { $version }): guarda di nuovo e decidi ancora.
error-unknown-version = Il tavolo non ha questa versione: l'ultima è la { $version }.
error-unsayable = Questo non si può dire: scrivi qualcosa con caratteri visibili.

# Chiedere, abbandonare, sostituire
error-already-asked = Il posto { $seat } ha già chiesto qualcosa: prima si risponde a quello.
error-nothing-asked = Al posto { $seat } non è stato chiesto nulla, oppure ha già risposto.
error-already-resigned = Il posto { $seat } ha già abbandonato.
error-bot-already = Per il posto { $seat } gioca già un bot.
error-no-stand-in = Per il posto { $seat } non gioca un bot che si possa sostituire.

# Ritirare
error-undo-never = A questo tavolo le mosse non si ritirano.
error-undo-not-asked-for = A questo tavolo non si chiede agli altri di ritirare una mossa.
error-undo-crosses-luck = Non si può ritirare nemmeno se tutti sono d'accordo: da allora si è pescato qualcosa.
error-no-undo-to = Non si può tornare alla mossa { $to }.
error-position-forgotten = La posizione dopo la mossa { $move } qui non è disponibile; la partita registrata la contiene.

# Copie di sicurezza
error-site-restored = Il sito è appena stato ripristinato da una copia di sicurezza: ricarica la pagina.
error-backup-running = Una copia di sicurezza è già in corso: riprova quando è finita.
error-backup-too-slow = Il sito è troppo grande per una copia dalla pagina ({ $seconds } secondi): usa “wanli backup”.
error-not-a-backup = “{ $file }” non è la copia di sicurezza di un sito.
error-backup-damaged = La copia di sicurezza “{ $file }” è danneggiata: nulla è stato ripristinato.
error-backup-of-other-version = La copia di sicurezza è stata scritta da un'altra versione del programma (“{ $table }”): nulla è stato ripristinato.
error-database-in-use = In questa base di dati ci sono già persone e partite: scegline una vuota, oppure accetta con --replace che vadano perse.
