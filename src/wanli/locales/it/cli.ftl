# La riga di comando.

help = Giochi da tavolo della muraglia: giocare, rivedere, regole.
help-examples =
    Esempi: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay partita.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = Mostra la versione.
help-lang = Lingua: en, pl, hu o it. Anche WANLI_LANG; altrimenti quella del sistema. Può stare ovunque.
help-play = Gioca contro i bot, o in più persone alla stessa tastiera. Durante la partita `help` dice che cosa puoi fare.
help-play-game = Il gioco; `wanli games` li elenca.
help-play-players = In quanti si gioca, bot compresi.
help-play-seat = Il tuo posto, da 1. Ripetilo per più persone.
help-play-bots = Chi gioca contro di te, a turno: { $levels }, o un programma come ./miobot.py. Più di uno: easy,./miobot.py.
help-play-hot-seat = Persone in tutti i posti, con un sipario tra i turni.
help-play-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-play-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-play-seed = Un numero che fa ripetere pescate e bot.
help-play-resume = Riprendi una partita salvata: il suo file, o niente per l'ultima.
help-play-save = Tieni la partita in questo file.
help-play-time-limit = Quanti secondi ha un programma per ogni risposta.
help-play-on-failure = Che cosa succede a un programma che fallisce: lose (un bot semplice gioca al suo posto, ma la vittoria va agli altri) o replace (conta il risultato di quel bot).
help-replay = Mostra una partita registrata: le mosse, la posizione raggiunta, i punti.
help-replay-file = Una partita come la salva `wanli play`.
help-replay-to = Fermati dopo tante mosse.
help-replay-viewer = Con gli occhi di chi: un posto da 1, watcher (spettatore) o all (anche ciò che è nascosto).
help-replay-board = Disegna la posizione raggiunta.
help-replay-notation = Solo le mosse in notazione.
help-replay-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-verify = Controlla la sorte di una partita finita: ogni pescata rispetto a ciò che il tavolo ha promesso prima della prima (codice d'uscita 1 se non è stato mantenuto).
help-verify-file = La partita registrata di un tavolo che ha promesso la sua sorte.
help-verify-content = Un file o una cartella con i numeri stampati sulla tua copia.
help-verify-as-json = Una riga JSON.
help-rules = Mostra le regole di un gioco, un punto o una sezione, o una ricerca.
help-rules-game = Il gioco; `wanli games` li elenca.
help-rules-clause = Un punto come CC-5.3, o una sezione come 5.
help-rules-search = Solo i punti con queste parole.
help-fuzz = Gioca partite a caso e controlla le leggi di ogni gioco; una partita che ne viola una resta in un file (codice d'uscita 1).
help-fuzz-game = Il gioco; `wanli games` li elenca.
help-fuzz-games = Quante partite.
help-fuzz-seed = Il seme della prima partita; ogni altra ha il successivo.
help-fuzz-players = In quanti si gioca; senza, ogni numero a turno.
help-fuzz-jobs = Quanti processi.
help-fuzz-option = Un'opzione del tavolo come nome=valore; senza, opzioni a caso.
help-perft = Conta tutti i modi di proseguire dalla prima decisione, fino a una profondità.
help-perft-game = Il gioco; `wanli games` li elenca.
help-perft-depth = Quante mosse in profondità, sorte compresa.
help-perft-players = In quanti si gioca.
help-perft-seed = Un numero che decide la sorte della preparazione.
help-perft-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-perft-divide = Anche il conto di ogni prima mossa.
help-bench = Misura velocità e memoria delle regole, accanto a OpenSpiel se è installato.
help-bench-game = I giochi, oppure `server` per il server sotto carico; tutti i giochi, se non ne viene indicato nessuno.
help-bench-as-json = Una riga JSON per ogni misura.
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-metric = misura
cli-bench-variant = regole
cli-bench-value = valore
cli-bench-peer = confronto
cli-bench-ratio = rapporto
help-arena = Fa giocare i bot l'uno contro l'altro: quote di vittorie con intervalli al 95 %. Ctrl-C mostra dove si è arrivati.
help-arena-game = Il gioco; `wanli games` li elenca.
help-arena-bots = I bot, ad esempio strong,easy o ./miobot.py (un programma: docs/adding-a-bot.md); ognuno siede in ogni posto lo stesso numero di volte.
help-arena-games = Quante partite.
help-arena-seed = Un numero che decide tutta la sorte: lo stesso numero dà le stesse partite, a meno che un bot non pensi a tempo.
help-arena-players = In quanti si gioca, i bot a turno; se manca, quanti sono i bot.
help-arena-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-arena-time-limit = Quanti secondi ha un programma per ogni risposta.
help-arena-on-failure = Che cosa succede a un programma che fallisce: lose (un bot semplice gioca al suo posto, ma la vittoria va agli altri) o replace (conta il risultato di quel bot).
help-arena-jobs = Quanti processi.
help-arena-as-json = Righe JSON: come ripeterla, poi ogni bot.
cli-arena-bot = bot
cli-arena-seats = posti
cli-arena-share = vittorie
cli-arena-interval = intervallo al 95 %
cli-arena-points = punti
cli-arena-failures = guasti
cli-arena-failed = { $program } ha fallito (numero { $seed }, posto { $seat }, decisione { $number }): { $reason }
cli-arena-played = { $games } partite su { $planned }, seme { $seed }
help-arena-cluster = L’indirizzo di uno scheduler Dask sui cui worker si giocano le partite.
help-ladder = Valuta tutti i bot con partite fra loro; lo stesso seme dà le stesse partite. Ctrl-C mostra dove si è arrivati.
help-ladder-game = Il gioco; `wanli games` li elenca.
help-ladder-players = In quanti si gioca a un tavolo; se manca, il minimo che il gioco permette.
help-ladder-games = Quante partite in tutto.
help-ladder-seed = Un numero che decide gli abbinamenti e tutta la sorte: lo stesso numero dà le stesse partite, a meno che un bot non pensi a tempo.
help-ladder-bots = Chi gioca, ad esempio master@800,plain@800,random; 800 sono le iterazioni per mossa. Se manca, tutti, con piccoli budget.
help-ladder-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-ladder-time-limit = Quanti secondi ha un programma per ogni risposta.
help-ladder-on-failure = Che cosa succede a un programma che fallisce: lose (un bot semplice gioca al suo posto, ma la vittoria va agli altri) o replace (conta il risultato di quel bot).
help-ladder-jobs = Quanti processi.
help-ladder-cluster = L’indirizzo di uno scheduler Dask sui cui worker si giocano le partite.
help-ladder-as-json = Righe JSON: come ripeterla, poi ogni bot.
cli-ladder-rank = posto
cli-ladder-bot = bot
cli-ladder-rating = punteggio
cli-ladder-low = 95 % da
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
cli-ladder-timed = Pensano a tempo, quindi un'altra volta le partite saranno diverse: { $bots }
cli-ladder-programs = Programmi, le cui partite si ripetono solo se prendono tutta la sorte dal seme ricevuto e non guardano l'orologio: { $bots }
help-games = Elenca i giochi con giocatori e opzioni.

cli-welcome = Benvenuto in { $game }. Giochi con { $who }.
cli-how-to-play = Scrivi una mossa, come “{ $example }”, o il suo numero. Invio elenca le mosse, “help” il resto, “quit” salva e chiude.
cli-thinking = { $who } sta pensando ...
cli-program-failed = { $program } ({ $who }) è fuori, al suo posto gioca un bot semplice: { $reason }
cli-program-lost = { $program } ({ $who }) è fuori; al suo posto gioca un bot semplice, ma la vittoria va agli altri: { $reason }
cli-earlier = ... prima: “log”
cli-legal-count =
    { $count ->
        [one] Una mossa ({ $kinds }).
       *[other] { $count } mosse ({ $kinds }): Invio le elenca.
    }
cli-curtain = Tocca a { $who }, posto { $seat }. Gli altri non guardano.
cli-press-enter = Premi Invio quando sei seduto qui.
cli-no-number = Non c'è una mossa numero { $number }: l'elenco va da 1 a { $count }.
cli-more = -- Invio: avanti, q: basta --
cli-why-what = Di' quale mossa: why { $example }
cli-about-what = Sul tavolo non c'è “{ $name }”. Ci sono: { $known }.
cli-is-legal = “{ $text }” ora è permessa. ({ $clause })
cli-saved-game = La partita è salvata in { $file }
cli-resume-with = Per continuare: { $command } play --resume{ $file }
cli-record-saved = La partita registrata è in { $file }
cli-scores = I punti, riga per riga:
cli-winner = Vince { $who }.
cli-winners = Vittoria condivisa: { $who }.
cli-orders = Puoi scrivere una mossa, il suo numero, oppure:

order-moves = elenca le mosse permesse con i loro numeri
    .usage = Invio, moves
order-board = ridisegna il tabellone
    .usage = board
order-log = racconta la partita finora, come l'hai vista tu
    .usage = log
order-score = mostra ogni riga di punti con la sua regola
    .usage = score
order-why = spiega perché una mossa non è permessa
    .usage = why MOSSA
order-about = dice che cosa fa una tessera o una carta, o tutte
    .usage = about [NOME]
order-undo = ritira la tua ultima mossa, se poi non si è pescato o mostrato nulla
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
cli-end-resigned = { $who } si è arreso.
cli-end-time = { $who } ha finito il tempo.
cli-rules-how = rules 5 mostra una sezione, rules { $prefix }-5.3 un punto.
cli-rulings = Interpretazioni
cli-game-facts = { $by }. Giocatori: { $players }.
cli-default = (predefinito)
cli-only-players = (solo in { $players })
cli-only-if = (solo con { $option })

cli-fuzz-breach = Il seme { $seed } viola la legge { $law }: { $reason }. La partita è in { $file }
cli-fuzz-sound = Partite: { $games }, mosse: { $moves }. Tutte le leggi valgono.
cli-fuzz-broken = Partite: { $games }, mosse: { $moves }. Partite che violano una legge: { $broken }.

cli-verify-proven =
    { $draws ->
        [one] Una pescata controllata: deriva
       *[other] { $draws } pescate controllate: ognuna deriva
    } dal segreto, dalle parole dei posti e dalle probabilità delle regole.
cli-verify-commitment = Il segreto corrisponde all'impegno { $commitment }. Confrontalo con ciò che è stato mostrato prima della partita.
cli-verify-word = Il posto { $seat } ha aggiunto la parola “{ $text }”.
cli-verify-unfinished = La registrazione finisce prima della partita.
cli-verify-inherited =
    La partita continua da una posizione di un’altra: { $moves ->
        [one] la prima mossa è stata fatta
       *[other] le prime { $moves } mosse sono state fatte
    } lì, e le loro pescate non fanno parte di questo impegno.

cli-try-help = Vedi --help.
cli-system = { $reason }: { $file }
error-unknown-level = Non esistono bot di livello “{ $level }”. Livelli: { $known }.
error-bad-budget = “{ $budget }” non è un limite valido per il bot { $level }: indica quante iterazioni, per esempio { $level }@2000, oppure quanto tempo, per esempio { $level }@20ms.
error-no-budget = Il bot { $level } non fa ricerche, quindi non ha limiti: scrivi solo { $level }. Un limite ce l’hanno: { $known }.
error-openspiel-missing = OpenSpiel non è installato qui. Si installa con { $extra }.
error-openspiel-budget = “{ $budget }” non è un numero di simulazioni: scrivi openspiel@500.
error-ladder-too-short = Una classifica richiede almeno due bot diversi; “{ $bot }” è solo.
error-workers-died = Un processo che giocava le partite è morto, forse per mancanza di memoria; meno alla volta ne richiedono meno.
error-cluster-not-installed = Dask non è installato qui: pip install { $extra }
error-no-cluster = Nessuno scheduler Dask raggiungibile a { $address }: { $reason }
error-cluster-empty = Il cluster a { $address } non ha worker.
error-cluster-without-wanli = I worker del cluster a { $address } non hanno wanli, o ne hanno uno più vecchio.
error-cluster-differs = Il worker { $worker } ha wanli { $there }, qui c’è { $here }: le partite non sarebbero le stesse.
error-cluster-lost = Il cluster a { $address } non c’è più; le partite rimaste sono perse.
error-no-seat = Non c'è un posto { $seat } a un tavolo da { $players }.
error-no-viewer = “{ $viewer }” non può guardare: un posto da 1 a { $players }, watcher o all.
error-option-form = “{ $text }” non è un'opzione: serve nome=valore.
error-option-twice = L'opzione “{ $name }” è indicata due volte.
error-more-bots-than-seats = { $bots } bot non entrano a un tavolo da { $players }: indicane meno, o aumenta --players.
error-unknown-language = Questa lingua non c'è. Lingue: { $known }.
error-nothing-to-resume = Nessuna partita in sospeso in { $folder }.
error-unknown-clause = Non esiste il punto “{ $clause }”. Lì vicino: { $known }.
error-nothing-found = Nessun punto contiene “{ $text }”.
error-file-unreadable = { $file } non si può leggere: { $reason }.
error-file-unwritable = { $file } non si può scrivere: { $reason }.
error-file-not-text = { $file } non è un file di testo.
error-file-too-large = { $file } è troppo grande: più di { $limit } caratteri.

## Il server

help-serve = Avvia il server: tavoli per persone e bot, nel browser o tramite l’API.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine.
help-serve-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
help-serve-data = La cartella in cui si conserva tutto.
help-serve-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-serve-public = L’indirizzo da cui arrivano le persone, per esempio https://wall.example.
help-serve-trust-proxy = Crede a quanto un proxy inverso dice sulla provenienza delle richieste.
help-serve-processes = Quanti processi del server; più di uno richiede PostgreSQL.
help-serve-bots = Quanti processi pensano per i bot; 0 significa due per core.
help-serve-cluster = L’indirizzo di uno scheduler Dask sui cui worker pensano i bot.
help-serve-private-hooks = I webhook possono portare a questa macchina e alla sua rete.
help-serve-smtp = Il server di posta: smtp://, smtps:// o smtp+starttls://utente:password@host:porta.
help-serve-mail-from = Il mittente dei messaggi.
help-serve-push-key = La chiave VAPID privata per le notifiche push del browser.
help-serve-push-contact = L’indirizzo a cui i servizi push possono scrivere, per esempio mailto:host@wall.example.
help-serve-log-level = Quanto si scrive nel registro: debug, info, warning o error.
help-backup = Scrive tutto il sito in un file; il server può restare in funzione.
help-backup-file = Il file da scrivere.
help-restore = Legge tutto il sito da un file scritto da `wanli backup`.
help-restore-file = Il file da leggere.
help-restore-replace = Sostituisce ciò che il database contiene ora.
help-export = Scrive il record di una partita finita.
help-export-table = L’identificativo del tavolo, l’ultima parte del suo indirizzo.
help-export-file = Il file da scrivere; senza, il record viene stampato.
help-import = Conserva un record come partita finita, da guardare sul server.
help-import-file = Il record della partita.
cli-serving = Wanli è su { $address }. Ctrl-C lo ferma.
cli-host-page = La pagina del gestore, solo per te: { $address }
cli-no-host-page = Non c’è una pagina per il gestore: { $file } non si può scrivere o leggere.
cli-interpreted = Le regole sono interpretate, non compilate: i bot giocano peggio e il server è più lento. Installa un compilatore C e i file di intestazione di Python, poi reinstalla Wanli.
cli-backed-up = { $rows } righe sono in { $file }.
cli-restored = { $rows } righe lette da { $file }.
cli-imported = La partita è al tavolo { $table }; il server la mostra all’indirizzo /replay/{ $table }
error-processes-need-postgres = { $processes } processi del server richiedono PostgreSQL: indica --database postgresql://…
error-no-database = Non c’è la base di dati «{ $file }»: indica con --data, o con WANLI_DATA, la cartella in cui sono conservati i dati.
error-unknown-log-level = Non c’è il livello { $level }; ci sono { $known }.
help-restore-data = La cartella in cui si conserva tutto.
help-restore-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-export-data = La cartella in cui si conserva tutto.
help-export-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-import-data = La cartella in cui si conserva tutto.
help-import-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.
help-backup-data = La cartella in cui si conserva tutto.
help-backup-database = Un database al posto del file in quella cartella: postgresql://utente:password@host/nome.

## L'assistente

help-companion = Tieni conto delle Meraviglie del Mondo accanto a Rise of Empires stampato: chi ha che cosa, che cosa è dovuto. `help` al prompt dice che cosa si può scrivere.
help-companion-file = Il taccuino; se non c'è, viene creato.
help-companion-option = Un'opzione di un nuovo taccuino come nome=valore: marker, losses o sea-site.
help-companion-turn = Il turno con cui inizia un nuovo taccuino, da 1A a 3B.
error-notebook-begun = { $file } è cominciato con { $name } = { $value }. Ometti l'opzione per continuare, o indica un altro file.
cli-companion-new = Un nuovo taccuino. Scrivi ciò che è stampato sulla tua copia; una riga vuota chiude un elenco, «undo» annulla l'ultima riga.
cli-companion-players = I giocatori in ordine di turno, uno per riga:
cli-companion-wonders = Le meraviglie delle ere 1 e 2, una per riga: { $form }
cli-companion-regions = Le regioni in cui può stare una meraviglia, una per riga: { $form } (zone: in Europa, Africa o Medio Oriente)
cli-companion-how = Scrivi ciò che accade, per esempio «build MERAVIGLIA by GIOCATORE at REGIONE»; «help» elenca tutto.
cli-companion-orders = Inoltre: correct NOME = ciò che deve starci, come all'inizio; undo, log, rules WW-5, quit; Invio mostra tutto di nuovo.
cli-companion-turn = Turno { $turn }: { $phase }
cli-companion-wonder = meraviglia
cli-companion-site = regione
cli-companion-holder = possessore
cli-companion-upkeep = mantenimento
cli-companion-points = punti
cli-companion-player = { $player }: in questo turno paga { $upkeep } oro, prende { $points } PV; finora { $won } PV dalle meraviglie
cli-companion-asked = { $player } può prendere { $wonder }: mark o raze?
cli-companion-kept = Il taccuino è in { $file }
cli-companion-damaged = { $file } non si può usare. { $reason }
cli-companion-entry = Annotazione { $number }: { $reason }

## Programmi come bot

help-bot = Fa sedere un programma a un tavolo di un server; `docs/adding-a-bot.md` spiega come scriverne uno.
help-bot-address = L'indirizzo del tavolo, come lo mostra il browser: https://wall.example/table/ID.
help-bot-program = Il programma: il suo file, o “program:COMANDO”.
help-bot-token = Il token del suo account bot (dalle tue impostazioni sul server). Anche WANLI_TOKEN, che non si vede nell'elenco dei processi.
help-bot-seat = Il posto, da 1; se manca, uno libero qualsiasi.
help-bot-seed = Un numero per la sorte propria del programma.
help-bot-time-limit = Quanti secondi ha per ogni risposta, se l'orologio del tavolo li lascia.
help-bot-on-failure = Che cosa succede a un programma che fallisce: lose (abbandona) o replace (gioca un bot semplice).
cli-bot-seated = { $program } ha il posto { $seat }. Ctrl-C lo ferma.
cli-bot-failed = { $program } ha fallito: { $reason }
cli-bot-over = La partita è finita: posizione { $place }. Punti: { $points }.
cli-bot-over-early = La partita è finita: posizione { $place }. È terminata in anticipo, quindi non c’è un punteggio.
error-bot-address = “{ $text }” non è l'indirizzo di un tavolo: serve https://wall.example/table/ID.
error-bot-token = A un programma serve il token di un account bot: usa --token o imposta WANLI_TOKEN.
error-bot-not-wanli = A questo indirizzo non risponde un server Wanli, o ne risponde uno di un'altra versione.
error-bot-token-unknown = Il server non conosce questo token: usa quello che ha mostrato quando è stato creato il bot.
error-server-away = Il server non risponde: { $reason }.
error-program-unknown = “{ $program }” non si può avviare: qui non c'è nessun “{ $command }” eseguibile.
error-program-no-command = “{ $program }” non indica un comando: serve program:COMANDO.
error-program-no-file = Non c'è nessun file “{ $program }” da avviare come bot.
error-program-on-failure = Per un programma che fallisce “{ $text }” non è una scelta. Scelte: { $known }.
error-program-in-record = La partita registrata vuole avviare il programma “{ $program }”. Se lo conosci, confermalo: --bots { $program }
error-program-not-started = Non si è potuto avviare: { $reason }.
error-program-slow = Non ha risposto entro { $seconds } s.
error-program-ended = È terminato nel mezzo della partita (codice di uscita { $status }).
error-program-crashed = È terminato nel mezzo della partita (codice di uscita { $status }): { $said }
error-program-line-too-long = La sua risposta supera { $limit } byte.
error-program-flood = Ha scritto più di { $limit } byte sull'uscita degli errori.
error-program-unasked = Ha parlato senza essere interrogato: “{ $text }”.
error-program-nonsense = “{ $text }” non è una risposta: serve una riga come {"{"}"move": "…"{"}"}.
error-program-illegal = “{ $text }” non è tra le mosse lecite.
error-program-failed-before = Aveva già fallito prima che la partita fosse ripresa.
