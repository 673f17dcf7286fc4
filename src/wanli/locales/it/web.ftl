# The frame of every page and of every play screen in the browser.

# --- every page ----------------------------------------------------------------------------------
skip-to-content = Vai al contenuto
nav-label = Pagine
nav-play = Gioca
nav-games = Le mie partite
nav-rules = Regole
language = Lingua
language-en = English
language-pl = Polski
language-hu = Magyar
language-it = Italiano
theme-to-dark = Colori scuri
theme-to-light = Colori chiari
sign-in = Accedi
close = Chiudi
why = Perché?
rule = Regola { $clause }
page-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
rules-unknown = Qui non ci sono regole di un gioco simile.
to-the-lobby = Alla pagina iniziale
guest-name = Ospite
error-offline = Il server non è raggiungibile. Riprova quando sei connesso.
error-unreadable-message = Il server ha inviato qualcosa che questa pagina non sa leggere. Riprovo. Se il messaggio ritorna, ricarica la pagina.
error-signed-out = Qui sei uscito: accedi per continuare.
error-gone = Questo tavolo è stato tolto.

# --- a table -------------------------------------------------------------------------------------
table-loading = Il tavolo si sta aprendo
level-random = casuale
level-novice = principiante
level-easy = facile
level-medium = medio
level-strong = forte
level-master = maestro
bot-name = Bot ({ $level })
bot = bot
you = tu
away = assente
resigned = si è arreso
out-of-time = ha finito il tempo
players = Giocatori
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board = Tabellone
tray = I tuoi pezzi e le tue carte
prompt = Che cosa fare
watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
your-turn = Tocca a te.
game-over = La partita è finita.
is-thinking = { $name } sta pensando
not-now = Non ora. { $wanted }
hint = Consiglio
hint-thinking = Penso…
hint-says = Il bot ({ $level }): { $move }
hint-best = Su { $tries } partite provate a mente, il { $share } % è cominciato così; di queste il { $value } % sembra vinto.
hint-second = Seconda scelta: { $move } ({ $value } %)
undo = Annulla
ask-undo = Chiedi di annullare
confirm = Conferma
skip = Salta
table-went-on = Nel frattempo la partita è andata avanti. Guarda di nuovo e decidi ancora.
line-lost = Connessione interrotta. Nuovo tentativo…
line-lost-move-kept = Connessione interrotta. La tua mossa è conservata e sarà inviata.
time-left = Tempo rimasto
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
curtain-pass-to = Tocca a { $name }
curtain-why = Passa il dispositivo. Quello che mostra è solo per due occhi.
curtain-open = Sono { $name }
asked-for-undo = { $name } vorrebbe annullare l'ultima mossa.
asked-for-end = { $name } vorrebbe finire la partita senza vincitori.
agree = Accetto
disagree = Non accetto
waiting-for = Si aspetta: { $names }
more = Altro
look-back = Rivedi le mosse
copy-link = Copia il collegamento
ask-end = Proponi di finire
resign = Arrenditi
resign-sure = Vuoi arrenderti?
resign-what-happens = Prendi l'ultimo posto. Se gli altri continuano, un bot gioca per te.
play-on = Continuo
moves-and-chat = Mosse e chat
moves = Mosse
chat = Chat
chat-empty = Nessuno ha ancora scritto nulla.
message = Messaggio
send = Invia
mute = Silenzia
