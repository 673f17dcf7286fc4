# Ciò che vale per tutti i giochi: rifiuti, partite registrate, opzioni.

error-not-your-turn = Il posto { $seat } non può giocare ora: tocca al posto { $current }.
error-no-undo = L'ultima mossa non si può ritirare: da allora si è pescato o mostrato qualcosa, oppure ha giocato un altro.
error-unknown-option = Non esiste l'opzione “{ $option }”. Opzioni: { $known }.
error-unknown-value = L'opzione “{ $option }” non può valere “{ $value }”. Valori: { $known }.
error-option-does-not-apply = A questo tavolo l'opzione “{ $option }” non può valere “{ $value }”.
error-wrong-player-count = Questo gioco non si gioca in { $players }; giocatori possibili: { $known }.
error-unknown-game = Non esiste il gioco “{ $game }”. Giochi: { $known }.
error-unknown-rules = Questa partita segue la versione { $version } delle regole, che qui non c’è; qui ci sono: { $known }.

record-line = Riga { $line }: { $reason }
record-move = “{ $text }” non si può giocare: { $reason }
error-not-a-record = Questa non è una partita registrata: non comincia con “{ $expected }”.
error-header-missing = All'intestazione della partita manca “{ $field }”.
error-unknown-header = “{ $field }” non fa parte dell'intestazione.
error-not-a-move-line = “{ $text }” non è una riga di mossa: servono numero, posto e mossa.
error-move-number = La mossa { $number } sta dove dovrebbe stare la { $expected }.
error-not-a-number = “{ $text }” non è un numero ({ $field }).
error-header-twice = “{ $field }” compare due volte nell'intestazione.
error-fork-beyond = La registrazione continua dalla mossa { $fork } di un’altra partita, ma ha solo { $moves } mosse.
error-not-an-end = “{ $text }” non è la fine di una partita: può essere “agreed”, oppure “resigned” o “time” con un posto, ogni posto una volta; “players” viene prima e vale { $players }.
error-not-a-secret = “{ $text }” non è un segreto: servono 64 cifre esadecimali.
error-word-of-nobody = Non c'è un posto { $seat } che possa dare una parola: “players” viene prima e vale { $players }.
error-not-odds = “{ $text }” non sono probabilità: servono pesi ed esiti, con “;” in mezzo.
error-rules-version = La partita segue la versione { $version } delle regole; questo programma gioca la versione { $known }.
error-other-content = La partita è stata giocata con il set “{ $content }”, qui c'è “{ $here }”. Indica il suo file con --content.
error-wrong-seat =
    “{ $text }” è una mossa { $seat ->
        [0] della sorte
       *[other] del posto { $seat }
    }, ma decide { $current ->
        [0] la sorte
       *[other] il posto { $current }
    }.

error-no-commitment = La sorte non si può controllare: il tavolo non ha promesso nulla, nella partita manca “commitment”.
error-no-secret = La sorte non si può ancora controllare: nella partita manca “secret”, che un tavolo rivela alla fine.
error-other-secret = Il segreto non è quello promesso: l'impegno è { $commitment }, ma dal segreto risulta { $found }.
error-other-odds = Le probabilità della mossa { $number } non sono quelle delle regole: la partita ha “{ $odds }”, le regole danno “{ $expected }”.
error-other-draw = La mossa { $number } (pescata { $draw }) non è quella promessa: la partita ha “{ $text }”, ma segreto e parole danno “{ $expected }”.

error-position-unreadable = La posizione non si può leggere: { $reason }.
error-position-wrong = Questa posizione non è possibile: { $reason }.

seat-number = Posto { $seat }
seat-luck = Sorte
