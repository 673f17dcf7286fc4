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
help-play-bots = La forza dei bot: { $levels }.
help-play-hot-seat = Persone in tutti i posti, con un sipario tra i turni.
help-play-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-play-content = Un file con i numeri stampati sulla tua copia.
help-play-seed = Un numero che fa ripetere pescate e bot.
help-play-resume = Riprendi una partita salvata: il suo file, o niente per l'ultima.
help-play-save = Tieni la partita in questo file.
help-replay = Mostra una partita registrata: le mosse, la posizione raggiunta, i punti.
help-replay-file = Una partita come la salva `wanli play`.
help-replay-to = Fermati dopo tante mosse.
help-replay-viewer = Con gli occhi di chi: un posto da 1, watcher (spettatore) o all (anche ciò che è nascosto).
help-replay-board = Disegna la posizione raggiunta.
help-replay-notation = Solo le mosse in notazione.
help-replay-content = Un file con i numeri stampati sulla tua copia.
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
help-bench-game = I giochi; tutti, se non ne viene indicato nessuno.
help-bench-as-json = Una riga JSON per ogni misura.
cli-bench-game = gioco
cli-bench-players = giocatori
cli-bench-metric = misura
cli-bench-variant = regole
cli-bench-value = valore
cli-bench-peer = confronto
cli-bench-ratio = rapporto
help-arena = Fa giocare i bot l'uno contro l'altro: quote di vittorie con intervalli al 95 %.
help-arena-game = Il gioco; `wanli games` li elenca.
help-arena-bots = I bot, ad esempio strong,easy; ognuno siede in ogni posto lo stesso numero di volte.
help-arena-games = Quante partite.
help-arena-seed = Un numero che decide tutta la sorte: lo stesso numero dà le stesse partite.
help-arena-players = In quanti si gioca, i bot a turno; se manca, quanti sono i bot.
help-arena-option = Un'opzione del tavolo come nome=valore; `wanli games` le elenca.
help-arena-jobs = Quanti processi.
help-arena-as-json = Una riga JSON per ogni bot.
cli-arena-bot = bot
cli-arena-seats = posti
cli-arena-share = vittorie
cli-arena-interval = intervallo al 95 %
cli-arena-points = punti
help-games = Elenca i giochi con giocatori e opzioni.

cli-welcome = Benvenuto in { $game }. Giochi con { $who }.
cli-how-to-play = Scrivi una mossa, come “{ $example }”, o il suo numero. Invio elenca le mosse, “help” il resto, “quit” salva e chiude.
cli-thinking = { $who } sta pensando ...
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
cli-is-legal = “{ $text }” ora è permessa. ({ $clause })
cli-saved-game = La partita è salvata in { $file }
cli-resume-with = Per continuare: wanli play --resume{ $file }
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
cli-rules-how = rules 5 mostra una sezione, rules { $prefix }-5.3 un punto.
cli-rulings = Interpretazioni
cli-game-facts = { $by }. Giocatori: { $players }.
cli-default = (predefinito)
cli-only-players = (solo in { $players })
cli-only-if = (solo con { $option })

cli-fuzz-breach = Il seme { $seed } viola la legge { $law }: { $reason }. La partita è in { $file }
cli-fuzz-sound = Partite: { $games }, mosse: { $moves }. Tutte le leggi valgono.
cli-fuzz-broken = Partite: { $games }, mosse: { $moves }. Partite che violano una legge: { $broken }.

cli-try-help = Vedi --help.
cli-system = { $reason }: { $file }
error-unknown-level = Non esistono bot di livello “{ $level }”. Livelli: { $known }.
error-no-seat = Non c'è un posto { $seat } a un tavolo da { $players }.
error-no-viewer = “{ $viewer }” non può guardare: un posto da 1 a { $players }, watcher o all.
error-option-form = “{ $text }” non è un'opzione: serve nome=valore.
error-unknown-language = Questa lingua non c'è. Lingue: { $known }.
error-nothing-to-resume = Nessuna partita in sospeso in { $folder }.
error-unknown-clause = Non esiste il punto “{ $clause }”. Lì vicino: { $known }.
error-nothing-found = Nessun punto contiene “{ $text }”.
error-file-unreadable = { $file } non si può leggere: { $reason }.
error-file-unwritable = { $file } non si può scrivere: { $reason }.
error-file-not-text = { $file } non è un file di testo.
error-file-too-large = { $file } è troppo grande: più di { $limit } caratteri.
