# Ciò che vale per tutti i giochi: rifiuti, partite registrate, opzioni.

error-not-your-turn = Il posto { $seat } non può giocare ora: tocca al posto { $current }.
error-no-undo = L'ultima mossa non si può ritirare: da allora si è pescato o mostrato qualcosa, oppure ha giocato un altro.
error-unknown-option = Non esiste l'opzione “{ $option }”. Opzioni: { $known }.
error-unknown-value = L'opzione “{ $option }” non può valere “{ $value }”. Valori: { $known }.
error-option-does-not-apply = A questo tavolo l'opzione “{ $option }” non può valere “{ $value }”.
error-wrong-player-count = Questo gioco non si gioca in { $players }; giocatori possibili: { $known }.
error-unknown-game = Non esiste il gioco “{ $game }”. Giochi: { $known }.

record-line = Riga { $line }: { $reason }
record-move = “{ $text }” non si può giocare: { $reason }
error-not-a-record = Questa non è una partita registrata: non comincia con “{ $expected }”.
error-header-missing = All'intestazione della partita manca “{ $field }”.
error-unknown-header = “{ $field }” non fa parte dell'intestazione.
error-not-a-move-line = “{ $text }” non è una riga di mossa: servono numero, posto e mossa.
error-move-number = La mossa { $number } sta dove dovrebbe stare la { $expected }.
error-not-a-number = “{ $text }” non è un numero ({ $field }).
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

error-position-unreadable = La posizione non si può leggere: { $reason }.
error-position-wrong = Questa posizione non è possibile: { $reason }.

seat-number = Posto { $seat }
seat-luck = Sorte
