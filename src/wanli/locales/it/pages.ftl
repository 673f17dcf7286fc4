# The pages around the tables: lobby, new table, waiting room, own games, account, settings, host.

# --- words of several pages ----------------------------------------------------------------------
loading = Caricamento
cancel = Annulla
save = Salva
saved = Salvato.
delete = Elimina
remove = Rimuovi
change = cambia
copy = Copia
copied = Copiato.
share = Condividi
test = Prova
name = Nome
password = Password
account = Account
settings = Impostazioni
show-more = Mostra altro
join = Partecipa
watch = Guarda
go-there = Apri
look-at = Rivedi
clock = Orologio
clock-none = senza orologio
clock-days =
    { $days ->
        [one] { $days } giorno a turno
       *[other] { $days } giorni a turno
    }
seats = Posti
seat-open = Posto libero
seat-me = Io
seat-device = Su questo dispositivo
seat-nobody = Qualcuno
game = Gioco
finished-games = Partite finite
won-by =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
won-by-nobody = Nessun vincitore
old-game-imported = Importata
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

# --- lobby ---------------------------------------------------------------------------------------
lobby-title = Giochi di mura e di imperi
lobby-about = Gioca nel browser con gli amici, o contro bot che sono veri avversari. Per iniziare non serve un account.
players-range = da { $least } a { $most } giocatori
play-now = Gioca subito contro i bot
play-now-wish = { $players } giocatori, bot: { $level }
bots-level = Bot
create-table = Crea un tavolo
your-turn-title = Tocca a te
your-turn-none = Nessuna partita ti aspetta.
all-my-games = Tutte le mie partite
join-by-link = Link o codice di un tavolo
join-go = Al tavolo
join-unreadable = Questo non è il link di un tavolo. È fatto così: …/table/4f2K9
open-tables = Tavoli aperti
open-tables-none = Ora nessun tavolo è aperto. Creane uno e manda il link.
being-played = Partite in corso
being-played-none = Ora nessuno gioca in pubblico.

# --- new table -----------------------------------------------------------------------------------
new-table = Nuovo tavolo
no-such-game = Qui questo gioco non c’è.
with-whom = Con chi
with-bots = Con i bot
with-friends = Con amici, tramite link
with-device = Su questo dispositivo
hot-seat-name = Giocatore { $number }
shuffle-seats = Posti a sorte
terms = Condizioni
clock-kind-none = Nessuno
clock-kind-live = Dal vivo
clock-kind-days = A giorni
clock-minutes = Minuti per giocatore
clock-increment = Secondi in più a ogni mossa
clock-days-each = Giorni per ogni turno
who-may-join = Chi può partecipare
may-join-link = Solo con il link
may-join-anybody = Chiunque
more-terms = Annullare, assenze, spettatori
undo-policy = Annullare le mosse
undo-ask = Se gli altri sono d’accordo
undo-law = Come permettono le regole
undo-never = Mai
takeover = Quando un giocatore è assente
takeover-never = Il tavolo aspetta
takeover-after = Un bot continua dopo { $time }
allow-watchers = Altri possono guardare
own-set = La tua copia
own-set-about = Per chi ha la scatola: i numeri stampati sui tuoi tabelloni, tessere e segnalini, in un file. Se il set ha più file, sceglili tutti.
own-set-used = Si usa il set del proprietario
error-set-file-unreadable = { $file } non si può leggere: { $reason }.
rules-options = Regole
options-changed =
    { $count ->
        [0] tutto come al solito
        [one] { $count } diversa dal solito
       *[other] { $count } diverse dal solito
    }
start-game = Inizia la partita
open-table = Apri il tavolo
starts-at-once = Tutti i posti sono occupati: la partita inizia subito.
opens-table = Il tavolo si apre e aspetta gli altri. Ricevi un link da mandare.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
waiting-ready = Ci siete tutti. Inizia quando vuoi.
waiting-host = Tutti i posti sono occupati. La partita la inizia chi ospita.
host = ospita
is-here = è qui
sit-here = Siediti qui
start-with-bots = Inizia, con bot ai posti liberi
leave-table = Lascia il tavolo
remove-table = Rimuovi il tavolo
remove-table-sure = Rimuovere questo tavolo?
invite = Invita altri
invite-listed = Chiunque trova questo tavolo nella pagina iniziale. Anche il link porta qui.
invite-unlisted = Trova questo tavolo solo chi ha il link.
table-link = Link a questo tavolo
watchers-title = Spettatori
watchers-none = non ammessi

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = Non hai ancora giocato qui, o non hai effettuato l’accesso.
nobody-else = Ancora nessun altro
games-running = Decidono gli altri
games-running-none = Nessun’altra partita è in corso.
games-waiting = In attesa di giocatori
games-waiting-none = Nessun tuo tavolo aspetta giocatori.
finished-games-none = Nessuna partita è ancora finita.
import-title = Importa una partita
import-about = Un verbale salvato dal programma diventa una partita da rivedere.
import-file = File con il verbale
import-do = Importa

# --- signing in ----------------------------------------------------------------------------------
sign-up = Registrati
sign-in-about = È bello rivederti.
sign-in-guest = Giochi come { $name }. Le partite da ospite vengono con te.
sign-up-about = Un nome e una password, nient’altro.
sign-up-guest = Giochi come { $name }. Le tue partite restano tue.
no-account-needed = Puoi giocare senza account: come ospite, su questo dispositivo.
signed-in-as = Hai effettuato l’accesso come { $name }.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Accedi, o gioca come ospite, per avere più impostazioni.
guest-about = Un ospite esiste solo su questo dispositivo. Con un account conservi le partite e accedi ovunque.
own-page = La mia pagina pubblica
looks = Lingua e colori
theme = Colori
theme-system = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
notices = Avvisi
notices-about = Quando tocca a te e la pagina è chiusa, Wanli può avvisarti. Finché non scrivi un indirizzo non viene inviato nulla.
notices-games = Giochi di cui avere notizie
notices-told = Ultimi avvisi
notices-seen = Segna come letti
notice-sent = Inviato. Controlla se arriva.
channel-push = Questo browser
push-on = Attiva
push-off = Disattiva
push-not-allowed = Il browser non lo permette. Consenti le notifiche a questa pagina nelle sue impostazioni.
push-failed = Non è stato possibile attivare gli avvisi in questo browser. Riprova, o scegli un altro modo.
channel-webhook = Webhook
channel-webhook-about = L’indirizzo riceve una richiesta POST con dati JSON.
channel-ntfy = ntfy
channel-ntfy-about = L’indirizzo del tuo argomento, per esempio https://ntfy.sh/il-mio-argomento.
channel-email = E-mail
channel-email-about = Usata solo per gli avvisi.
channel-email-code = Codice ricevuto
channel-email-unproven = A questo indirizzo mandiamo un codice. Gli avvisi arrivano dopo che l'hai scritto qui.
channel-email-again = Manda di nuovo il codice
confirm-mail = Conferma
mail-confirmed = Confermato. Ora gli avvisi arrivano a questo indirizzo.
muted-people = Persone silenziate
muted-none = Senti tutti.
unmute = Riattiva
bot-accounts = Programmi che giocano per te
bot-accounts-about = Un programma riceve un nome e un token, e gioca tramite l’API.
bot-api = Descrizione dell’API
bot-new-name = Nome del programma
bot-make = Crea un token
bot-token = Il token. Si vede solo ora: conservalo.
bot-delete-sure = Eliminare { $name }? Il token non funzionerà più, le partite restano.
scopes = Che cosa può fare
scope-read = guardare
scope-play = giocare
scope-chat = chattare
scope-create = creare tavoli
password-change = Cambia password
password-old = Vecchia password
password-new = Nuova password
password-changed = La password è cambiata. Gli altri dispositivi sono stati disconnessi.
leaving = Uscire, scaricare, eliminare
sign-out = Esci
sign-out-guest = Uscire? Un ospite non può tornare: registrati prima, se vuoi conservare le tue partite.
sign-out-everywhere = Esci ovunque
sign-out-everywhere-sure = Uscire su tutti i dispositivi?
export-data = Scarica i miei dati
delete-account = Eliminami
delete-account-sure = Eliminare tutto di te?
delete-account-about = Le partite in corso vengono abbandonate. Quelle finite restano, senza il tuo nome. Non si può annullare.
delete-by-name = Per confermare scrivi il tuo nome: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Persona
person-guest = Ospite
person-account = Account
person-bot = Programma
person-since = dal { $day }
person-no-games = Ancora nessuna partita pubblica.
ratings = Punteggi
ratings-about = La forza con il suo margine: diventa più sicura a ogni partita contro persone. Chi comincia ha 25. Una partita in cui un bot ti ha sostituito non la aumenta.
ratings-none = Ancora nessun punteggio: contano le partite tra persone.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Server
host-key = Chiave del server
host-key-about = All’avvio il server scrive un indirizzo con la sua chiave; la chiave è anche nel file host-key della cartella dei dati.
host-enter = Mostra
host-leave = Dimentica la chiave
host-again = Aggiorna
host-backup = Scarica una copia di sicurezza
host-backing-up = La copia è in preparazione…
host-figures = Stato
host-health = Salute
host-healthy = Tutto bene
host-database-away = La base di dati non risponde
host-version = Versione
host-compiled = compilata
host-not-compiled = non compilata
host-started = Avviato
host-database = Base di dati
host-memory = Memoria
host-people = Persone
host-people-count = account: { $accounts }, ospiti: { $guests }, programmi: { $bots }
host-tables-title = Tavoli
host-tables-count = aperti: { $open }, in corso: { $playing }, finiti: { $over }
host-live = Tavoli in memoria
host-connections = Connessioni
host-moves = Mosse dall’avvio
host-thinking = Bot che pensano ora
host-backed-up = Ultima copia di sicurezza
host-never = mai
host-no-tables = Nessun tavolo.
status = Quali tavoli
status-all = Tutti
status-open = Aperti
status-playing = In corso
status-over = Finiti

# --- nothing there -------------------------------------------------------------------------------
not-found-title = Qui non c’è niente
not-found-about = Questo indirizzo non porta da nessuna parte. Forse il link è vecchio, o manca una lettera.

# --- l'assistente --------------------------------------------------------------------------------
companion-link = Assistente per la tua copia stampata
