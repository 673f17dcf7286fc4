# La riga di comando.

help = Gioca, rivedi e consulta le regole di giochi da tavolo di mura e imperi.
help-examples =
    Esempi: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay partita.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = Mostra la versione.
help-lang = Lingua: en, pl, hu o it (anche WANLI_LANG); se manca, quella del sistema. Può stare ovunque.
help-play = Gioca contro i bot, o in più persone alla stessa tastiera. Durante la partita scrivi `help` per vedere che cosa puoi fare.
help-play-game = Il gioco; `wanli games` li elenca.
help-play-players = Numero di giocatori, bot compresi.
help-play-seat = Il tuo posto, da 1. Ripetilo per più persone.
help-play-bots = I tuoi avversari, nell’ordine: { $levels }, o un programma come ./miobot.py. Più di uno con virgole: easy,./miobot.py.
help-play-hot-seat = Persone in tutti i posti, con lo schermo nascosto tra i turni.
help-play-option = Un’opzione del tavolo come nome=valore; `wanli games` le elenca.
help-play-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-play-seed = Un numero che rende ripetibili pescate e bot.
help-play-resume = Riprendi una partita salvata: il suo file, o niente per l’ultima.
help-play-save = Salva la partita in questo file.
help-play-time-limit = Secondi che un programma ha per ogni risposta.
help-play-on-failure = Che cosa succede se un programma fallisce: lose (un bot semplice gioca al suo posto, ma vincono gli altri) o replace (conta il risultato di quel bot).
help-replay = Mostra una partita registrata: le mosse, la posizione raggiunta, i punti.
help-replay-file = Una registrazione salvata da `wanli play`.
help-replay-to = Fermati dopo questo numero di mosse.
help-replay-viewer = Quale vista mostrare: un posto da 1, watcher (spettatore) o all (anche ciò che è nascosto).
help-replay-board = Disegna la posizione raggiunta.
help-replay-notation = Mostra solo le mosse in notazione.
help-replay-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-verify = Verifica le pescate di una partita finita rispetto al segreto su cui il tavolo si era impegnato prima della partita (codice d’uscita 1 se una non corrisponde).
help-verify-file = La registrazione di un tavolo con un impegno.
help-verify-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-verify-as-json = Stampa una riga JSON.
help-rules = Mostra le regole di un gioco, un punto o una sezione, o una ricerca.
help-rules-game = Il gioco; `wanli games` li elenca.
help-rules-clause = Un punto come CC-5.3, o una sezione come 5.
help-rules-search = Mostra solo i punti con queste parole.
help-fuzz = Gioca partite a caso e controlla le leggi di ogni gioco; una partita che ne viola una viene salvata in un file (codice d’uscita 1).
help-fuzz-game = Il gioco; `wanli games` li elenca.
help-fuzz-games = Numero di partite.
help-fuzz-seed = Il seme della prima partita; ogni altra ha il successivo.
help-fuzz-players = Numero di giocatori; se manca, ogni numero a turno.
help-fuzz-jobs = Numero di processi.
help-fuzz-option = Un’opzione del tavolo come nome=valore; se manca, opzioni a caso.
help-perft = Conta tutte le sequenze di mosse dalla prima decisione, fino a una profondità.
help-perft-game = Il gioco; `wanli games` li elenca.
help-perft-depth = Profondità in mosse, pescate comprese.
help-perft-players = Numero di giocatori.
help-perft-seed = Un numero che decide le pescate della preparazione.
help-perft-option = Un’opzione del tavolo come nome=valore; `wanli games` le elenca.
help-perft-divide = Mostra anche il conto di ogni prima mossa.
help-bench = Misura velocità e memoria delle regole, accanto a OpenSpiel se è installato.
help-bench-game = I giochi, oppure `server` per il server sotto carico; se manca, tutti i giochi.
help-bench-as-json = Stampa una riga JSON per ogni misura.
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-metric = misura
cli-bench-variant = regole
cli-bench-value = valore
cli-bench-peer = confronto
cli-bench-ratio = rapporto
help-arena = Fai giocare i bot l’uno contro l’altro: quote di vittorie con intervalli al 95%. Ctrl-C mostra i risultati finora.
help-arena-game = Il gioco; `wanli games` li elenca.
help-arena-bots = I bot, ad esempio strong,easy o ./miobot.py (un programma: docs/adding-a-bot.md); ognuno gioca in ogni posto lo stesso numero di volte.
help-arena-games = Numero di partite.
help-arena-seed = Un numero che decide tutte le pescate: lo stesso seme dà le stesse partite, a meno che un bot non abbia un limite di tempo.
help-arena-players = Numero di giocatori, i bot a turno; se manca, quanti sono i bot.
help-arena-option = Un’opzione del tavolo come nome=valore; `wanli games` le elenca.
help-arena-time-limit = Secondi che un programma ha per ogni risposta.
help-arena-on-failure = Che cosa succede se un programma fallisce: lose (un bot semplice gioca al suo posto, ma vincono gli altri) o replace (conta il risultato di quel bot).
help-arena-jobs = Numero di processi.
help-arena-as-json = Stampa righe JSON: come ripeterla, poi ogni bot.
cli-arena-bot = bot
cli-arena-seats = posti
cli-arena-share = vittorie
cli-arena-interval = intervallo al 95%
cli-arena-points = punti
cli-arena-failures = guasti
cli-arena-failed = { $program } ha fallito (seme { $seed }, posto { $seat }, decisione { $number }): { $reason }
cli-arena-played = { $games } partite su { $planned }, seme { $seed }
help-arena-cluster = L’indirizzo di uno scheduler Dask sui cui worker si giocano le partite.
help-ladder = Valuta tutti i bot con partite fra loro; lo stesso seme dà le stesse partite. Ctrl-C mostra i risultati finora.
help-ladder-game = Il gioco; `wanli games` li elenca.
help-ladder-players = Numero di giocatori a un tavolo; se manca, il minimo del gioco.
help-ladder-games = Numero totale di partite.
help-ladder-seed = Un numero che decide gli abbinamenti e le pescate: lo stesso seme dà le stesse partite, a meno che un bot non abbia un limite di tempo.
help-ladder-bots = I bot, ad esempio master@800,plain@800,random; 800 sono le iterazioni per mossa. Se manca, tutti, con piccoli budget.
help-ladder-option = Un’opzione del tavolo come nome=valore; `wanli games` le elenca.
help-ladder-time-limit = Secondi che un programma ha per ogni risposta.
help-ladder-on-failure = Che cosa succede se un programma fallisce: lose (un bot semplice gioca al suo posto, ma vincono gli altri) o replace (conta il risultato di quel bot).
help-ladder-jobs = Numero di processi.
help-ladder-cluster = L’indirizzo di uno scheduler Dask sui cui worker si giocano le partite.
help-ladder-as-json = Stampa righe JSON: come ripeterla, poi ogni bot.
cli-ladder-rank = posto
cli-ladder-bot = bot
cli-ladder-rating = punteggio
cli-ladder-low = 95% da
cli-ladder-high = a
cli-ladder-games = partite
cli-ladder-share = vittorie
cli-ladder-failures = guasti
cli-ladder-played = { $game } (regole { $rules }), { $players } giocatori, { $games } partite su { $planned }, seme { $seed }, checksum delle partite { $checksum }
cli-ladder-machine =
    { $cpu }, { $cores ->
        [one] un core
       *[other] { $cores } core
    }; Python { $python }, wanli { $wanli } ({ $sources }), { $build ->
        [compiled] compilato
       *[interpreted] interpretato
    }
cli-ladder-openspiel = OpenSpiel { $version }
cli-ladder-timed = Questi bot hanno un limite di tempo, quindi un’altra volta le partite saranno diverse: { $bots }
cli-ladder-programs = Questi sono programmi: le partite si ripetono solo se usano soltanto il seme ricevuto e non il tempo: { $bots }
help-games = Elenca i giochi con giocatori e opzioni.

cli-welcome = Ti diamo il benvenuto in { $game }. Giochi con { $who }.
cli-how-to-play = Scrivi una mossa, come “{ $example }”, o il suo numero. Invio elenca le mosse, “help” il resto, “quit” salva e chiude.
cli-thinking = { $who } sta pensando…
cli-program-failed = { $program } ({ $who }) ha fallito, quindi gioca un bot semplice: { $reason }
cli-program-lost = { $program } ({ $who }) ha fallito e perde; gioca un bot semplice: { $reason }
cli-earlier = … mosse precedenti: “log”
cli-legal-count =
    { $count ->
        [one] Una mossa ({ $kinds }).
       *[other] { $count } mosse ({ $kinds }): Invio le elenca.
    }
cli-curtain = Tocca a { $who }, posto { $seat }. Gli altri non guardano.
cli-press-enter = Premi Invio quando tocca a te.
cli-no-number = La mossa numero { $number } non c’è: l’elenco va da 1 a { $count }.
cli-more = -- Invio: avanti, q: basta --
cli-why-what = Scrivi una mossa dopo “why”, per esempio: why { $example }
cli-about-what = Sul tavolo non c’è “{ $name }”. Ci sono: { $known }.
cli-is-legal = “{ $text }” ora è permessa. ({ $clause })
cli-saved-game = Partita salvata in { $file }
cli-resume-with = Per continuare: { $command } play --resume{ $file }
cli-record-saved = Registrazione salvata in { $file }
cli-scores = Dettaglio dei punti:
cli-winner = Vince { $who }.
cli-winners = Vittoria condivisa: { $who }.
cli-orders = Puoi scrivere una mossa, il suo numero, oppure:

order-moves = elenca le mosse permesse con i loro numeri
    .usage = Invio, moves
order-board = ridisegna il tabellone
    .usage = board
order-log = mostra la partita finora, come l’hai vista tu
    .usage = log
order-score = mostra ogni riga di punti con la sua regola
    .usage = score
order-why = spiega perché una mossa non è permessa
    .usage = why MOSSA
order-about = dice che cosa fa una tessera o una carta, o tutte
    .usage = about [NOME]
order-undo = annulla la tua ultima mossa, se poi non si è pescato o mostrato nulla
    .usage = undo
order-rules = mostra le regole, o un punto: rules 5.3
    .usage = rules [PUNTO]
order-save = scrive la partita in un file; è comunque salvata dopo ogni mossa
    .usage = save [FILE]
order-help = mostra questa pagina
    .usage = help
order-quit = chiude; la partita resta salvata e si può riprendere
    .usage = quit

cli-reached = Dopo { $number } mosse: { $scores }.
cli-to-decide = Decide { $who }.
cli-end-agreed = Tutti hanno accettato di finire la partita.
cli-end-resigned = { $who } ha abbandonato.
cli-end-time = { $who } ha esaurito il tempo.
cli-rules-how = Scrivi “rules 5” per una sezione, “rules { $prefix }-5.3” per un punto.
cli-rulings = Interpretazioni
cli-game-facts = { $by }. Giocatori: { $players }.
cli-default = (predefinito)
cli-only-players = (solo in { $players })
cli-only-if = (solo con { $option })

cli-fuzz-breach = Il seme { $seed } viola la legge { $law }: { $reason }. La partita è in { $file }
cli-fuzz-sound = Partite: { $games }, mosse: { $moves }. Nessuna legge è stata violata.
cli-fuzz-broken = Partite: { $games }, mosse: { $moves }. Partite che violano una legge: { $broken }.

cli-verify-proven =
    { $draws ->
        [one] Una pescata controllata: deriva
       *[other] { $draws } pescate controllate: ognuna deriva
    } dal segreto, dalle parole dei giocatori e dalle probabilità delle regole.
cli-verify-commitment = Il segreto corrisponde all’impegno { $commitment }. Confrontalo con quello che hai visto prima della partita.
cli-verify-word = Il posto { $seat } ha aggiunto la parola “{ $text }”.
cli-verify-unfinished = La registrazione finisce prima della partita.
cli-verify-inherited =
    La partita ne continua un’altra: { $moves ->
        [one] la prima mossa è stata fatta lì, quindi le sue pescate qui non si verificano
       *[other] le prime { $moves } mosse sono state fatte lì, quindi le loro pescate qui non si verificano
    }.

cli-try-help = Vedi --help.
cli-system = { $reason }: { $file }
error-unknown-level = Il livello “{ $level }” per i bot non c’è. Livelli: { $known }.
error-bad-budget = “{ $budget }” non è un limite valido per il bot { $level }: indica quante iterazioni, per esempio { $level }@2000, oppure quanto tempo, per esempio { $level }@20ms.
error-no-budget = Il bot { $level } non fa ricerche, quindi non ha limiti: scrivi solo { $level }. Un limite ce l’hanno: { $known }.
error-openspiel-missing = OpenSpiel non è installato. Si installa con { $extra }.
error-openspiel-budget = “{ $budget }” non è un numero di simulazioni: scrivi openspiel@500.
error-ladder-too-short = Una classifica richiede almeno due bot diversi, non solo “{ $bot }”.
error-workers-died = Un processo si è interrotto, forse per mancanza di memoria: usa meno processi insieme (--jobs).
error-cluster-not-installed = Dask non è installato. Si installa con: pip install { $extra }
error-no-cluster = Nessuno scheduler Dask raggiungibile a { $address }: { $reason }
error-cluster-empty = Il cluster a { $address } non ha worker.
error-cluster-without-wanli = I worker del cluster a { $address } non hanno Wanli, o ne hanno una versione più vecchia.
error-cluster-differs = Il worker { $worker } ha Wanli { $there }, ma qui c’è { $here }: le partite sarebbero diverse.
error-cluster-lost = La connessione al cluster a { $address } si è interrotta. Le partite rimaste non sono state giocate.
error-no-seat = Il posto { $seat } non c’è: il tavolo ha { $players } posti.
error-no-viewer = “{ $viewer }” non è una vista: scegli un posto da 1 a { $players }, watcher o all.
error-option-form = “{ $text }” non è un’opzione: scrivi nome=valore.
error-option-twice = L’opzione “{ $name }” è indicata due volte.
error-more-bots-than-seats = { $bots } bot non entrano a un tavolo da { $players }: indicane meno, o aumenta --players.
error-unknown-language = Questa lingua non è disponibile. Lingue: { $known }.
error-nothing-to-resume = Nessuna partita in sospeso in { $folder }.
error-unknown-clause = Non esiste il punto “{ $clause }”. Lì vicino: { $known }.
error-nothing-found = Nessun punto contiene “{ $text }”.
error-file-unreadable = Non è possibile leggere { $file }: { $reason }.
error-file-unwritable = Non è possibile scrivere { $file }: { $reason }.
error-file-not-text = { $file } non è un file di testo.
error-file-too-large = { $file } è troppo grande: più di { $limit } caratteri.

## Il server

help-serve = Avvia il server: tavoli per persone e bot, nel browser o tramite l’API.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine.
help-serve-port = La porta su cui ascoltare; 0 ne usa una libera qualsiasi.
help-serve-data = La cartella in cui si conserva tutto.
help-serve-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-serve-public = L’indirizzo pubblico del sito, per esempio https://wall.example.
help-serve-trust-proxy = Fidati di quanto un proxy inverso dice sulla provenienza delle richieste.
help-serve-processes = Numero di processi del server; più di uno richiede PostgreSQL.
help-serve-bots = Numero di processi per i bot; 0 significa due per core.
help-serve-cluster = L’indirizzo di uno scheduler Dask sui cui worker si calcolano le mosse dei bot.
help-serve-private-hooks = Permetti webhook verso questa macchina e la sua rete locale.
help-serve-smtp = Il server di posta: smtp://, smtps:// o smtp+starttls://utente:password@host:porta.
help-serve-mail-from = L’indirizzo del mittente delle e-mail.
help-serve-push-key = La chiave VAPID privata per gli avvisi del browser.
help-serve-push-contact = Un indirizzo di contatto per i servizi push, per esempio mailto:host@wall.example.
help-serve-log-level = Livello del registro: debug, info, warning o error.
help-backup = Scrivi tutto il sito in un file; il server può restare in funzione.
help-backup-file = Il file da scrivere.
help-restore = Carica tutto il sito da un file scritto da `wanli backup`.
help-restore-file = Il file da leggere.
help-restore-replace = Sovrascrivi il contenuto attuale del database.
help-export = Esporta la registrazione di una partita finita.
help-export-table = L’identificativo del tavolo, l’ultima parte del suo indirizzo.
help-export-file = Il file da scrivere; se manca, la registrazione viene stampata.
help-import = Importa una registrazione come partita finita, da rivedere sul server.
help-import-file = La registrazione.
cli-serving = Wanli è su { $address }. Premi Ctrl-C per fermarlo.
cli-host-page = La pagina del gestore (tieni per te questo indirizzo): { $address }
cli-no-host-page = La pagina del gestore non è disponibile: non è possibile leggere o scrivere { $file }.
cli-interpreted = Le regole sono interpretate, non compilate: i bot giocano peggio e il server è più lento. Installa un compilatore C e i file di intestazione di Python, poi reinstalla Wanli.
cli-backed-up =
    { $rows ->
        [one] { $rows } riga salvata in { $file }.
       *[other] { $rows } righe salvate in { $file }.
    }
cli-restored =
    { $rows ->
        [one] { $rows } riga caricata da { $file }.
       *[other] { $rows } righe caricate da { $file }.
    }
cli-imported = La partita è stata importata come tavolo { $table }. Puoi vederla sul server all’indirizzo /replay/{ $table }
error-processes-need-postgres = { $processes } processi del server richiedono PostgreSQL. Usa --database postgresql://…
error-no-database = Il database “{ $file }” non c’è. Indica la cartella del sito con --data o WANLI_DATA.
error-unknown-log-level = Il livello del registro { $level } non c’è. Livelli: { $known }.
help-restore-data = La cartella in cui si conserva tutto.
help-restore-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-export-data = La cartella in cui si conserva tutto.
help-export-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-import-data = La cartella in cui si conserva tutto.
help-import-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-backup-data = La cartella in cui si conserva tutto.
help-backup-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.

## L'assistente

help-companion = Gioca le Meraviglie del Mondo con una copia stampata di Rise of Empires: chi tiene quale meraviglia, che cosa è dovuto. Scrivi `help` al prompt per vedere che cosa puoi scrivere.
help-companion-file = Il file del taccuino; se non c’è, viene creato.
help-companion-option = Un’opzione di un nuovo taccuino come nome=valore: marker, losses o sea-site.
help-companion-turn = Il turno con cui inizia un nuovo taccuino, da 1A a 3B.
error-notebook-begun = { $file } è cominciato con { $name } = { $value }. Ometti l’opzione per continuare, o indica un altro file.
cli-companion-new = Nuovo taccuino. Scrivi ciò che è stampato sulla tua copia. Una riga vuota chiude un elenco; “undo” annulla l’ultima riga.
cli-companion-players = I giocatori in ordine di turno, uno per riga:
cli-companion-wonders = Le meraviglie delle ere 1 e 2, una per riga: { $form }
cli-companion-regions = Le regioni in cui si può mettere una meraviglia, una per riga: { $form } (zone: in Europa, Africa o Medio Oriente)
cli-companion-how = Scrivi ciò che accade, per esempio “build MERAVIGLIA by GIOCATORE at REGIONE”; “help” elenca tutto.
cli-companion-orders = Inoltre: correct NOME = i dati giusti, come all’inizio; undo, log, rules WW-5, quit. Invio mostra tutto di nuovo.
cli-companion-turn = Turno { $turn }: { $phase }
cli-companion-wonder = meraviglia
cli-companion-site = regione
cli-companion-holder = possessore
cli-companion-upkeep = mantenimento
cli-companion-points = punti
cli-companion-player = { $player }: deve { $upkeep } oro, ottiene { $points } PV in questo turno; finora { $won } PV dalle meraviglie
cli-companion-asked = { $player } può prendere { $wonder }. Scrivi “mark” per prenderla, “raze” per distruggerla.
cli-companion-kept = Taccuino salvato in { $file }
cli-companion-damaged = { $file } non si può usare. { $reason }
cli-companion-entry = Annotazione { $number }: { $reason }

## Programmi come bot

help-bot = Fai giocare un programma a un tavolo di un server; `docs/adding-a-bot.md` spiega come scriverne uno.
help-bot-address = L’indirizzo del tavolo, come lo mostra il browser: https://wall.example/table/ID.
help-bot-program = Il programma: il suo file, o “program:COMANDO”.
help-bot-token = Il token del suo account bot, dalle tue impostazioni sul server. Oppure WANLI_TOKEN, che gli altri utenti della macchina non vedono.
help-bot-seat = Il posto, da 1; se manca, uno libero qualsiasi.
help-bot-seed = Un numero per il caso interno del programma.
help-bot-time-limit = Secondi per ogni risposta, se l’orologio del tavolo li lascia.
help-bot-on-failure = Che cosa succede se il programma fallisce: lose (abbandona) o replace (gioca un bot semplice).
cli-bot-seated = { $program } ha il posto { $seat }. Premi Ctrl-C per fermarlo.
cli-bot-failed = { $program } ha fallito: { $reason }
cli-bot-over = La partita è finita: posizione { $place }. Punti: { $points }.
cli-bot-over-early = La partita è finita: posizione { $place }. È terminata in anticipo, quindi non c’è un punteggio.
error-bot-address = “{ $text }” non è l’indirizzo di un tavolo. È fatto così: https://wall.example/table/ID.
error-bot-token = Al programma serve il token di un account bot. Usa --token o imposta WANLI_TOKEN.
error-bot-not-wanli = A questo indirizzo non c’è un server Wanli, o ha un’altra versione.
error-bot-token-unknown = Il server non conosce questo token. Usa quello mostrato quando hai creato il bot.
error-server-away = Il server non risponde: { $reason }.
error-program-unknown = “{ $program }” non si può avviare: il comando “{ $command }” non c’è.
error-program-no-command = “{ $program }” non ha un comando. Usa program:COMANDO.
error-program-no-file = Il bot “{ $program }” non si può avviare: il file non c’è.
error-program-on-failure = “{ $text }” non è una scelta per un programma che fallisce. Scelte: { $known }.
error-program-in-record = La registrazione avvierebbe il programma “{ $program }”. Se è affidabile, aggiungi --bots { $program }
error-program-not-started = Non è stato possibile avviarlo: { $reason }.
error-program-slow = Non ha risposto entro { $seconds } s.
error-program-ended = È terminato nel mezzo della partita (codice di uscita { $status }).
error-program-crashed = È terminato nel mezzo della partita (codice di uscita { $status }): { $said }
error-program-line-too-long = La sua risposta supera { $limit } byte.
error-program-flood = Ha scritto più di { $limit } byte sull’uscita degli errori.
error-program-unasked = Ha scritto qualcosa prima che gli fosse chiesto: “{ $text }”.
error-program-nonsense = “{ $text }” non è una risposta: serve una riga come {"{"}"move": "…"{"}"}.
error-program-illegal = “{ $text }” non è una mossa permessa.
error-program-failed-before = Aveva già fallito prima che la partita fosse ripresa.
