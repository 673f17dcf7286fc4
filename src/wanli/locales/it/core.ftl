# Ciò che vale per tutti i giochi: rifiuti, partite registrate, opzioni.

error-not-your-turn = Non tocca a te (posto { $seat }): ora gioca il posto { $current }.
error-no-undo = Non puoi annullare l’ultima mossa: da allora si è pescato o mostrato qualcosa, oppure ha giocato qualcun altro.
error-unknown-option = Non esiste l’opzione “{ $option }”. Opzioni: { $known }.
error-unknown-value = L’opzione “{ $option }” non può valere “{ $value }”. Valori: { $known }.
error-option-does-not-apply = A questo tavolo l’opzione “{ $option }” non può valere “{ $value }”.
error-wrong-player-count = I giocatori devono essere { $known }, non { $players }.
error-unknown-game = Non esiste il gioco “{ $game }”. Giochi: { $known }.
error-unknown-rules = Questa partita segue la versione { $version } delle regole, che non è disponibile. Disponibili: { $known }.

record-line = Riga { $line }: { $reason }
record-move = “{ $text }” non si può giocare: { $reason }
error-not-a-record = Questa non è una registrazione di una partita: non comincia con “{ $expected }”.
error-header-missing = All’intestazione della registrazione manca “{ $field }”.
error-unknown-header = “{ $field }” non fa parte dell’intestazione di una registrazione.
error-not-a-move-line = “{ $text }” non è una mossa: servono numero, posto e mossa.
error-move-number = Al posto della mossa { $expected } c’è la mossa { $number }.
error-not-a-number = “{ $text }” non è un numero ({ $field }).
error-header-twice = “{ $field }” compare due volte nell’intestazione della registrazione.
error-fork-beyond = La registrazione continua un’altra partita dalla mossa { $fork }, ma ha solo { $moves } mosse.
error-not-an-end = “{ $text }” non è la fine di una partita: può essere “agreed”, oppure “resigned” o “time” con un posto, ogni posto una volta; “players” viene prima e vale { $players }.
error-not-a-secret = “{ $text }” non è un segreto: servono 64 cifre esadecimali.
error-word-of-nobody = Non c’è un posto { $seat } che possa dare una parola: “players” viene prima e vale { $players }.
error-not-odds = “{ $text }” non sono probabilità: servono pesi ed esiti, separati da “;”.
error-rules-version = La registrazione segue la versione { $version } delle regole; questo programma gioca la versione { $known }.
error-other-content = La partita è stata giocata con il set “{ $content }”, ma è caricato “{ $here }”. Indica il file giusto con --content.
error-wrong-seat =
    “{ $text }” è una mossa { $seat ->
        [0] del caso
       *[other] del posto { $seat }
    }, ma qui { $current ->
        [0] decide il caso
       *[other] gioca il posto { $current }
    }.

error-no-commitment = Le pescate non si possono verificare: nella registrazione manca “commitment”, dato prima della partita.
error-no-secret = Le pescate non si possono ancora verificare: nella registrazione manca “secret”, che il tavolo rivela alla fine.
error-other-secret = Il segreto non corrisponde all’impegno: questo è { $commitment }, ma dal segreto risulta { $found }.
error-other-odds = Le probabilità della mossa { $number } non seguono le regole: la registrazione ha “{ $odds }”, le regole danno “{ $expected }”.
error-other-draw = La mossa { $number } (pescata { $draw }) non corrisponde: la registrazione ha “{ $text }”, ma il segreto e le parole dei giocatori danno “{ $expected }”.

error-position-unreadable = Non è possibile leggere la posizione: { $reason }.
error-position-wrong = Questa posizione non è possibile: { $reason }.

seat-number = Posto { $seat }
seat-luck = Caso
