# Gli avvisi mandati fuori dalla pagina, e che cosa può andare storto.
# $game è il titolo di un gioco, $names sono i nomi degli altri al tavolo.

notice-turn-title = { $game }: tocca a te
notice-turn = Tocca a te in una partita di { $game }.
notice-start-title = { $game }: la partita è cominciata
notice-start = La tua partita di { $game } è cominciata.
notice-over-title = { $game }: la partita è finita
notice-over = La tua partita di { $game } è finita.
notice-asked-title = { $game }: rispondi, per favore
notice-asked = Nella tua partita di { $game } un altro giocatore chiede di annullare una mossa o di finire la partita.
notice-rematch-title = { $game }: rivincita?
notice-rematch = Hai un invito alla rivincita di { $game }. Un posto è riservato per te.
notice-test-title = Wanli: prova
notice-test = Gli avvisi di Wanli arrivano qui.
notice-confirm-title = Wanli: conferma il tuo indirizzo
notice-confirm = Per ricevere gli avvisi di Wanli a questo indirizzo, scrivi questo codice nelle impostazioni: { $code }. Se non conosci Wanli, ignora questo messaggio: non riceverai altro.
notice-with = Al tavolo con te: { $names }.
notice-footer = Ricevi questo messaggio perché questo indirizzo è stato inserito nelle impostazioni di { $site }. Puoi toglierlo lì.

error-hook-address = A questo indirizzo non si possono inviare avvisi. Usa un indirizzo pubblico che comincia con http:// o https://, senza nome utente né password.
error-notice-no-answer = L’avviso non è stato inviato: nessuna risposta in tempo.
error-notice-unreachable = L’avviso non è stato inviato: quell’indirizzo non è raggiungibile.
error-notice-refused = L’avviso non è stato inviato: l’altro server ha risposto { $status }.
error-notice-no-browser = L’avviso non è stato inviato: quel browser non accetta più messaggi. Attivali di nuovo lì.
error-notice-mail-refused = L’avviso non è stato inviato: il server di posta ha rifiutato il messaggio per quell’indirizzo ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Non si possono inviare avvisi per e-mail: nelle impostazioni non c’è un indirizzo, o questo server non invia e-mail.
        [push] Non si possono inviare avvisi a un browser: non li hai attivati in nessuno, o questo server non li permette.
       *[other] Nelle tue impostazioni non c’è un indirizzo per questo tipo di avvisi.
    }
error-mail-code = Non è il codice dell’ultima e-mail inviata a questo indirizzo.
error-notice-setting = L’impostazione “{ $setting }” non è valida. Ha questa forma: { $known }
error-no-push = Questo server non invia avvisi ai browser.
