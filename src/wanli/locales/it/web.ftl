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
rules-unknown = Non ci sono regole per quel gioco.
to-the-lobby = Alla pagina iniziale
guest-name = Ospite
error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
error-unreadable-message = Il server ha inviato un messaggio che questa pagina non sa leggere. Nuovo tentativo. Se succede ancora, ricarica la pagina.
error-signed-out = La sessione è terminata. Accedi per continuare.
error-gone = Questo tavolo è stato eliminato.

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
resigned = ha abbandonato
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
hint = Suggerimento
hint-thinking = Penso…
hint-says = Il bot ({ $level }) suggerisce: { $move }
hint-best = Il bot ha provato { $tries } partite: il { $share }% è cominciato con questa mossa, e ne ha vinte il { $value }%.
hint-second = Seconda scelta: { $move } ({ $value }%)
undo = Annulla
ask-undo = Chiedi di annullare
confirm = Conferma
skip = Salta
table-went-on = La partita è andata avanti. Guarda il tavolo e scegli di nuovo.
line-lost = Connessione interrotta. Nuovo tentativo…
line-lost-move-kept = Connessione interrotta. La tua mossa sarà inviata appena possibile.
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
curtain-why = Passa il dispositivo. La prossima schermata è solo per chi gioca ora.
curtain-open = Sono { $name }
asked-for-undo = { $name } vorrebbe annullare l’ultima mossa.
asked-for-end = { $name } vorrebbe finire la partita senza vincitori.
agree = Accetto
disagree = Rifiuto
waiting-for = Si aspetta: { $names }
more = Altro
look-back = Rivedi le mosse
copy-link = Copia il link
ask-end = Proponi di finire
resign = Abbandona
resign-sure = Abbandonare la partita?
resign-what-happens = Finisci in ultima posizione. Se gli altri continuano, un bot gioca per te.
play-on = Continuo
moves-and-chat = Mosse e chat
moves = Mosse
chat = Chat
chat-empty = Ancora nessun messaggio.
message = Messaggio
send = Invia
mute = Silenzia
