# Gli avvisi mandati fuori dalla pagina, e che cosa può andare storto.
# $game è il titolo di un gioco, $names sono i nomi degli altri al tavolo.

notice-turn-title = { $game }: tocca a te
notice-turn = Tocca a te in una partita di { $game }.
notice-start-title = { $game }: la partita è cominciata
notice-start = La tua partita di { $game } è cominciata.
notice-over-title = { $game }: la partita è finita
notice-over = La tua partita di { $game } è finita.
notice-asked-title = { $game }: ti chiedono qualcosa
notice-asked = Nella tua partita di { $game } qualcuno aspetta la tua risposta: vuole annullare una mossa o finire la partita.
notice-rematch-title = { $game }: ancora una volta?
notice-rematch = Qualcuno vuole giocare di nuovo a { $game } con te. Al tavolo c'è un posto per te.
notice-test-title = Wanli: una prova
notice-test = Gli avvisi di Wanli arrivano qui.
notice-confirm-title = Wanli: è il tuo indirizzo?
notice-confirm = Se vuoi gli avvisi di Wanli a questo indirizzo, scrivi questo codice nelle impostazioni: { $code }. Se non conosci Wanli, non fare nulla: non riceverai altro.
notice-with = Al tavolo con te: { $names }.
notice-footer = Ricevi questo messaggio perché qualcuno ha inserito questo indirizzo nelle impostazioni di { $site }, dove si può anche toglierlo.

error-hook-address = A questo indirizzo non si possono mandare avvisi: dai un indirizzo su internet che comincia con http:// o https://, senza nome utente né password.
error-notice-no-answer = L'avviso non è stato mandato: nessuna risposta in tempo.
error-notice-unreachable = L'avviso non è stato mandato: a quell'indirizzo non si raggiunge nessuno.
error-notice-refused = L'avviso non è stato mandato: dall'altra parte la risposta è stata { $status }.
error-notice-no-browser = L'avviso non è stato mandato: quel browser non accetta più messaggi. Attivali di nuovo lì.
error-notice-mail-refused = L'avviso non è stato mandato: il server di posta non accetta messaggi per quell'indirizzo ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Non si possono mandare avvisi per posta elettronica: nelle impostazioni non c'è un indirizzo, o questo server non manda posta.
        [push] Non si possono mandare avvisi a un browser: nessuno li ha attivati, o questo server non ne manda.
       *[other] Nelle tue impostazioni non c'è un indirizzo per questo tipo di avvisi.
    }
error-mail-code = Non è il codice dell'ultimo messaggio mandato a questo indirizzo.
error-notice-setting = L'impostazione “{ $setting }” non si può usare. Ha questa forma: { $known }
error-no-push = Questo server non manda messaggi ai browser.
