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
seat-nobody = Sconosciuto
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
join-unreadable = Questo non è il link di un tavolo. Dovrebbe essere così: …/table/4f2K9
open-tables = Tavoli aperti
open-tables-none = Ora nessun tavolo è aperto. Creane uno e manda il link agli amici.
being-played = Partite in corso
being-played-none = Ora non ci sono partite pubbliche in corso.

# --- new table -----------------------------------------------------------------------------------
new-table = Nuovo tavolo
no-such-game = Qui questo gioco non c’è.
with-whom = Con chi
with-bots = Con i bot
with-friends = Con amici, tramite link
with-device = Su questo dispositivo
hot-seat-name = Giocatore { $number }
shuffle-seats = Posti a sorte
terms = Impostazioni
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
undo-law = Solo secondo le regole
undo-never = Mai
takeover = Quando un giocatore è assente
takeover-never = Il tavolo aspetta
takeover-after = Un bot continua dopo { $time }
allow-watchers = Ammetti spettatori
own-set = La tua copia
own-set-about = Hai il gioco? Carica un file con i numeri stampati sulle tue plance, tessere e segnalini. Se i file sono più di uno, sceglili tutti.
own-set-used = Si usano i tuoi numeri
error-set-file-unreadable = Non è possibile leggere { $file }: { $reason }.
rules-options = Regole
options-changed =
    { $count ->
        [0] tutto predefinito
        [one] { $count } modificata
       *[other] { $count } modificate
    }
start-game = Inizia la partita
open-table = Apri il tavolo
starts-at-once = Tutti i posti sono occupati: la partita inizia subito.
opens-table = Il tavolo si apre e aspetta gli altri. Riceverai un link da condividere.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
waiting-ready = Ci siete tutti. Inizia quando vuoi.
waiting-host = Tutti i posti sono occupati. Si aspetta che l’organizzatore inizi.
host = organizza
is-here = è qui
sit-here = Siediti qui
start-with-bots = Aggiungi bot e inizia
leave-table = Lascia il tavolo
remove-table = Elimina il tavolo
remove-table-sure = Eliminare questo tavolo?
invite = Invita altri
invite-listed = Chiunque può trovare questo tavolo nella pagina iniziale o usare il link.
invite-unlisted = Solo chi ha il link può trovare questo tavolo.
table-link = Link a questo tavolo
watchers-title = Spettatori
watchers-none = non ammessi

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = Ancora nessuna partita. Giocane una, o accedi per vedere le tue.
nobody-else = Ancora nessun altro
games-running = In attesa degli altri
games-running-none = In nessuna tua partita si aspettano le mosse degli altri.
games-waiting = Non ancora iniziate
games-waiting-none = Nessun tuo tavolo aspetta giocatori.
finished-games-none = Ancora nessuna partita finita.
import-title = Importa una partita
import-about = Carica la registrazione di una partita per rivederla qui.
import-file = File della registrazione
import-do = Importa

# --- signing in ----------------------------------------------------------------------------------
sign-up = Registrati
sign-in-about = È bello rivederti.
sign-in-guest = Giochi come { $name }. Le partite da ospite passano al tuo account.
sign-up-about = Bastano un nome e una password.
sign-up-guest = Giochi come { $name }. Le tue partite restano tue.
no-account-needed = Puoi anche giocare come ospite su questo dispositivo, senza account.
signed-in-as = Hai effettuato l’accesso come { $name }.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Accedi, o gioca una partita come ospite, per vedere più impostazioni.
guest-about = Un ospite esiste solo su questo dispositivo. Con un account conservi le partite e accedi ovunque.
own-page = Il mio profilo pubblico
looks = Lingua e colori
theme = Colori
theme-system = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
notices = Avvisi
notices-about = Wanli può avvisarti quando tocca a te e la pagina è chiusa. Finché non scrivi un indirizzo non viene inviato nulla.
notices-games = Giochi per cui ricevere avvisi
notices-told = Ultimi avvisi
notices-seen = Segna come letti
notice-sent = Inviato. Controlla se arriva.
channel-push = Questo browser
push-on = Attiva
push-off = Disattiva
push-not-allowed = Il browser blocca gli avvisi. Consentili per questo sito nelle sue impostazioni.
push-failed = Non è stato possibile attivare gli avvisi in questo browser. Riprova, o scegli un altro modo.
channel-webhook = Webhook
channel-webhook-about = L’indirizzo riceve una richiesta POST con dati JSON.
channel-ntfy = ntfy
channel-ntfy-about = L’indirizzo del tuo argomento, per esempio https://ntfy.sh/il-mio-argomento.
channel-email = E-mail
channel-email-about = Usata solo per gli avvisi.
channel-email-code = Codice nell’e-mail
channel-email-unproven = Abbiamo inviato un codice a questo indirizzo. Scrivilo qui per ricevere gli avvisi.
channel-email-again = Invia un nuovo codice
confirm-mail = Conferma
mail-confirmed = Confermato. Gli avvisi arriveranno a questo indirizzo.
muted-people = Persone silenziate
muted-none = Nessuna persona silenziata.
unmute = Riattiva
bot-accounts = I tuoi account bot
bot-accounts-about = Un bot riceve un nome e un token, e gioca tramite l’API.
bot-api = Documentazione dell’API
bot-new-name = Nome del bot
bot-make = Crea un token
bot-token = Questo è il token. Copialo ora: non verrà più mostrato.
bot-delete-sure = Eliminare { $name }? Il token non funzionerà più; le partite restano.
scopes = Può
scope-read = guardare
scope-play = giocare
scope-chat = chattare
scope-create = creare tavoli
password-change = Cambia password
password-old = Password attuale
password-new = Nuova password
password-changed = La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.
leaving = Uscire, scaricare, eliminare
sign-out = Esci
sign-out-guest = Uscire? Un ospite non può accedere di nuovo. Registrati prima, se vuoi conservare le tue partite.
sign-out-everywhere = Esci ovunque
sign-out-everywhere-sure = Uscire su tutti i dispositivi?
export-data = Scarica i miei dati
delete-account = Elimina account
delete-account-sure = Eliminare il tuo account e tutti i tuoi dati?
delete-account-about = Abbandonerai le partite in corso. Quelle finite restano, senza il tuo nome. Non si può annullare.
delete-by-name = Per confermare scrivi il tuo nome: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Giocatore
person-guest = Ospite
person-account = Account
person-bot = Bot
person-since = dal { $day }
person-no-games = Ancora nessuna partita pubblica.
ratings = Punteggi
ratings-about = Il tuo punteggio e quanto è certo. Chi comincia ha 25; le partite contro persone lo rendono più preciso. Una partita finita da un bot al posto tuo non può aumentarlo.
ratings-none = Ancora nessun punteggio. Contano solo le partite contro persone.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Server
host-key = Chiave del server
host-key-about = All’avvio il server scrive un indirizzo che contiene la chiave. La chiave è anche nel file host-key della cartella dei dati.
host-enter = Mostra
host-leave = Dimentica la chiave
host-again = Aggiorna
host-backup = Scarica una copia di sicurezza
host-backing-up = La copia è in preparazione…
host-figures = Stato
host-health = Salute
host-healthy = Tutto bene
host-database-away = Il database non risponde
host-version = Versione
host-compiled = compilata
host-not-compiled = non compilata
host-started = Avviato
host-database = Database
host-memory = Memoria
host-people = Persone
host-people-count =
    { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } account
    }, { $guests ->
        [one] { $guests } ospite
       *[other] { $guests } ospiti
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bot
    }
host-tables-title = Tavoli
host-tables-count = aperti: { $open }, in corso: { $playing }, finiti: { $over }
host-live = Tavoli in memoria
host-connections = Connessioni
host-moves = Mosse dall’avvio
host-thinking = Bot che pensano ora
host-backed-up = Ultima copia di sicurezza
host-never = mai
host-no-tables = Nessun tavolo.
status = Filtra i tavoli
status-all = Tutti
status-open = Aperti
status-playing = In corso
status-over = Finiti

# --- nothing there -------------------------------------------------------------------------------
not-found-title = Pagina non trovata
not-found-about = Questo indirizzo non esiste. Il link può essere vecchio o incompleto.

# --- l'assistente --------------------------------------------------------------------------------
companion-link = Assistente per la tua copia stampata
