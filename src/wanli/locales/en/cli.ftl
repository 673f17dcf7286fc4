# The command line: help, what is said at the prompt, and refusals of its own.

# --- help ----------------------------------------------------------------------------------------
help = Board games of the wall: play, replay, rules.
help-examples =
    Examples: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay game.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = Show the version and end.
help-lang = Language: en, pl, hu or it. Also WANLI_LANG; else that of the system. May stand anywhere.
help-play = Play a game against bots, or with several people at one keyboard. `help` at the prompt says what you can do.
help-play-game = The game; `wanli games` lists them.
help-play-players = How many play, bots included.
help-play-seat = Your seat, from 1. Give it again for more people.
help-play-bots = Who plays against you, in turn: { $levels }, or a program as ./mybot.py. Several as easy,./mybot.py.
help-play-hot-seat = People in all seats, with a curtain between turns.
help-play-option = A table option as name=value; `wanli games` lists them.
help-play-content = A file or a folder with the numbers printed on your own copy.
help-play-seed = A number that makes draws and bots repeat themselves.
help-play-resume = Take up a saved game: its file, or nothing for the last one.
help-play-save = Keep the game in this file.
help-play-time-limit = How many seconds a program has for each answer.
help-play-on-failure = What becomes of a program that fails: lose (a simple bot plays on, but the victory is the others'), or replace (what that bot reaches counts).
help-replay = Show a recorded game: its moves, the position reached, the scores.
help-replay-file = A record, as `wanli play` saves it.
help-replay-to = Stop after this many moves.
help-replay-viewer = Whose eyes to look through: a seat from 1, watcher, or all (everything hidden too).
help-replay-board = Draw the position reached.
help-replay-notation = Moves in notation only.
help-replay-content = A file or a folder with the numbers printed on your own copy.
help-verify = Check the luck of a finished game: every draw against what the table promised before the first one (exit code 1 if it was not kept).
help-verify-file = The record of a table that promised its luck.
help-verify-content = A file or a folder with the numbers printed on your own copy.
help-verify-as-json = One line of JSON.
help-rules = Show the rules of a game, one clause or section, or a search.
help-rules-game = The game; `wanli games` lists them.
help-rules-clause = A clause such as CC-5.3, or a section such as 5.
help-rules-search = Only the clauses with these words.
help-fuzz = Play random games and check the laws of every game; a game that breaks one is kept as a file (exit code 1).
help-fuzz-game = The game; `wanli games` lists them.
help-fuzz-games = How many games.
help-fuzz-seed = The seed of the first game; each further game has the next one.
help-fuzz-players = How many play; without it every number in turn.
help-fuzz-jobs = How many processes.
help-fuzz-option = A table option as name=value; without it random ones.
help-perft = Count all ways to play on from the first decision, to a depth.
help-perft-game = The game; `wanli games` lists them.
help-perft-depth = How many moves deep, luck included.
help-perft-players = How many play.
help-perft-seed = A number that decides the luck of the set-up.
help-perft-option = A table option as name=value; `wanli games` lists them.
help-perft-divide = Also the count of each first move.
help-bench = Measure speed and memory of the rules, beside OpenSpiel where it is installed.
help-bench-game = The games, or `server` for the server under load; all games if none is named.
help-bench-as-json = One line of JSON for each figure.
cli-bench-game = game
cli-bench-players = players
cli-bench-metric = metric
cli-bench-variant = rules
cli-bench-value = value
cli-bench-peer = peer
cli-bench-ratio = ratio
help-arena = Let bots play against each other: shares of the victories with 95 % intervals. Ctrl-C shows what was reached.
help-arena-game = The game; `wanli games` lists them.
help-arena-bots = The bots, as strong,easy or ./mybot.py (a program: docs/adding-a-bot.md); each sits in every seat equally often.
help-arena-games = How many games.
help-arena-seed = A number that decides all luck: the same seed gives the same games, unless a bot thinks by the clock.
help-arena-players = How many play, the bots in turn; as many as there are bots if not given.
help-arena-option = A table option as name=value; `wanli games` lists them.
help-arena-time-limit = How many seconds a program has for each answer.
help-arena-on-failure = What becomes of a program that fails: lose (a simple bot plays on, but the victory is the others'), or replace (what that bot reaches counts).
help-arena-jobs = How many processes.
help-arena-as-json = Lines of JSON: how to repeat it, then each bot.
cli-arena-bot = bot
cli-arena-seats = seats
cli-arena-share = victories
cli-arena-interval = 95 % interval
cli-arena-points = points
cli-arena-failures = failures
cli-arena-failed = { $program } failed (seed { $seed }, seat { $seat }, decision { $number }): { $reason }
cli-arena-played = { $games } of { $planned } games, seed { $seed }
help-arena-cluster = The address of a Dask scheduler on whose workers the games are played.
help-ladder = Rate all bots by games against each other; the same seed gives the same games. Ctrl-C shows what was reached.
help-ladder-game = The game; `wanli games` lists them.
help-ladder-players = How many play at a table; the fewest the game allows if not given.
help-ladder-games = How many games in all.
help-ladder-seed = A number that decides the pairings and all luck: the same seed gives the same games, unless a bot thinks by the clock.
help-ladder-bots = Who plays, as master@800,plain@800,random; 800 are iterations a move. Without it all there are, with small budgets.
help-ladder-option = A table option as name=value; `wanli games` lists them.
help-ladder-time-limit = How many seconds a program has for each answer.
help-ladder-on-failure = What becomes of a program that fails: lose (a simple bot plays on, but the victory is the others'), or replace (what that bot reaches counts).
help-ladder-jobs = How many processes.
help-ladder-cluster = The address of a Dask scheduler on whose workers the games are played.
help-ladder-as-json = Lines of JSON: how to repeat it, then each bot.
cli-ladder-rank = rank
cli-ladder-bot = bot
cli-ladder-rating = rating
cli-ladder-low = 95 % from
cli-ladder-high = to
cli-ladder-games = games
cli-ladder-share = victories
cli-ladder-failures = failures
cli-ladder-played = { $game } (rules { $rules }), { $players } players, { $games } of { $planned } games, seed { $seed }, checksum of the games { $checksum }
cli-ladder-machine =
    { $cpu }, { $cores ->
        [one] one core
       *[other] { $cores } cores
    }; Python { $python }, wanli { $wanli } ({ $sources }), { $build ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-ladder-openspiel = OpenSpiel { $version }
cli-ladder-timed = Thinking by the clock, so another run will give other games: { $bots }
cli-ladder-programs = Programs, whose games repeat only if they take all their luck from the seed they are given and never look at a clock: { $bots }
help-games = List the games with their players and options.

# --- playing -------------------------------------------------------------------------------------
cli-welcome = Welcome to { $game }. You play { $who }.
cli-how-to-play = Type a move, such as “{ $example }”, or its number. Enter lists the moves, “help” the rest, “quit” saves and ends.
cli-thinking = { $who } is thinking ...
cli-program-failed = { $program } ({ $who }) is out, a simple bot plays on: { $reason }
cli-program-lost = { $program } ({ $who }) is out; a simple bot plays on, but the victory is the others': { $reason }
cli-earlier = ... earlier: “log”
cli-legal-count =
    { $count ->
        [one] One move ({ $kinds }).
       *[other] { $count } moves ({ $kinds }): Enter lists them.
    }
cli-curtain = Next: { $who }, seat { $seat }. The others look away.
cli-press-enter = Press Enter when you sit there.
cli-no-number = There is no move number { $number }: 1 to { $count } are in the list.
cli-more = -- Enter: more, q: stop --
cli-why-what = Say which move: why { $example }
cli-about-what = There is no “{ $name }” on the table. Known: { $known }.
cli-is-legal = “{ $text }” is legal now. ({ $clause })
cli-saved-game = The game is saved in { $file }
cli-resume-with = Resume it with: { $command } play --resume{ $file }
cli-record-saved = The record is in { $file }
cli-scores = Scores, line by line:
cli-winner = { $who } wins.
cli-winners = { $who } share the victory.
cli-orders = At the prompt you can type a move, its number, or:

order-moves = list the legal moves with their numbers
    .usage = Enter, moves
order-board = draw the board once more
    .usage = board
order-log = tell the game so far, as you were told it
    .usage = log
order-score = show every score line with its clause
    .usage = score
order-why = say why a move is not legal, with the clause
    .usage = why MOVE
order-about = say what a tile or a card does, or all of them
    .usage = about [NAME]
order-undo = take your last move back, if nothing was drawn or shown since
    .usage = undo
order-rules = show the rules, or one clause: rules 5.3
    .usage = rules [CLAUSE]
order-save = write the record into a file; it is saved after every move anyway
    .usage = save [FILE]
order-help = show this page
    .usage = help
order-quit = end; the game is saved and can be resumed
    .usage = quit

# --- replay, rules, games ------------------------------------------------------------------------
cli-reached = After { $number } moves: { $scores }.
cli-to-decide = To decide: { $who }.
cli-end-agreed = All have agreed to end the game.
cli-end-resigned = { $who } has resigned.
cli-end-time = { $who } has run out of time.
cli-rules-how = rules 5 shows a section, rules { $prefix }-5.3 a clause.
cli-rulings = Rulings
cli-game-facts = { $by }. For { $players } players.
cli-default = (default)
cli-only-players = (only with { $players } players)
cli-only-if = (only with { $option })

cli-fuzz-breach = Seed { $seed } breaks law { $law }: { $reason }. The game is in { $file }
cli-fuzz-sound = { $games } games, { $moves } moves: every law holds.
cli-fuzz-broken = { $games } games, { $moves } moves: { $broken } broke a law.

cli-verify-proven =
    { $draws ->
        [one] One draw was checked: it follows
       *[other] { $draws } draws were checked: each follows
    } from the secret, the words of the seats and the odds of the rules.
cli-verify-commitment = The secret is the one promised by { $commitment }. Compare this with what was shown before the game.
cli-verify-word = Seat { $seat } added the word “{ $text }”.
cli-verify-unfinished = The record ends before the game does.
cli-verify-inherited =
    The game goes on from a position of another one: { $moves ->
        [one] its first move was made
       *[other] its first { $moves } moves were made
    } there, and the luck in them is not part of this promise.

# --- refusals ------------------------------------------------------------------------------------
cli-try-help = See --help.
cli-system = { $reason }: { $file }
error-unknown-level = There is no bot level “{ $level }”. Levels: { $known }.
error-bad-budget = “{ $budget }” is no budget for the bot { $level }: say how many iterations, as { $level }@2000, or how much time, as { $level }@20ms.
error-no-budget = The bot { $level } does not search, so it takes no budget: say just { $level }. A budget is for { $known }.
error-openspiel-missing = OpenSpiel is not installed here. It comes with { $extra }.
error-openspiel-budget = “{ $budget }” is no number of simulations: say openspiel@500.
error-ladder-too-short = A ladder needs at least two different bots; “{ $bot }” is alone.
error-workers-died = A process that played games has died, perhaps for want of memory; fewer at a time need less.
error-cluster-not-installed = Dask is not installed here: pip install { $extra }
error-no-cluster = There is no Dask scheduler to be reached at { $address }: { $reason }
error-cluster-empty = The cluster at { $address } has no workers.
error-cluster-without-wanli = The workers of the cluster at { $address } have no wanli installed, or an older one.
error-cluster-differs = Worker { $worker } has wanli { $there }, here it is { $here }: the games would not be the same.
error-cluster-lost = The cluster at { $address } is gone; the games that were still to come are lost.
error-no-seat = There is no seat { $seat } at a table of { $players }.
error-no-viewer = “{ $viewer }” cannot watch: a seat from 1 to { $players }, watcher or all.
error-option-form = “{ $text }” is no option: name=value is wanted.
error-option-twice = The option “{ $name }” is given twice.
error-more-bots-than-seats = { $bots } bots do not fit at a table of { $players }: name fewer, or more --players.
error-unknown-language = This language is not there. Languages: { $known }.
error-nothing-to-resume = No unfinished game was found in { $folder }.
error-unknown-clause = There is no clause “{ $clause }”. Near it: { $known }.
error-nothing-found = No clause contains “{ $text }”.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-file-not-text = { $file } is no text file.
error-file-too-large = { $file } is too large: more than { $limit } characters.

## The server

help-serve = Start the server: tables for people and bots, in a browser or through the API.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on; 0 takes any free one.
help-serve-data = The folder where everything is kept.
help-serve-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-serve-public = The address by which people come, such as https://wall.example.
help-serve-trust-proxy = Believe what a reverse proxy says about where requests come from.
help-serve-processes = How many server processes; more than one needs PostgreSQL.
help-serve-bots = How many processes think for the bots; 0 means two for each core.
help-serve-cluster = The address of a Dask scheduler on whose workers the bots think.
help-serve-private-hooks = Let webhooks lead into this machine and its own network.
help-serve-smtp = The mail server: smtp://, smtps:// or smtp+starttls://user:password@host:port.
help-serve-mail-from = The sender of mails.
help-serve-push-key = The private VAPID key for browser push.
help-serve-push-contact = The address that push services may write to, such as mailto:host@wall.example.
help-serve-log-level = How much is logged: debug, info, warning or error.
help-backup = Write the whole site to a file; the server may go on.
help-backup-file = The file to write.
help-restore = Read the whole site from a file that `wanli backup` has written.
help-restore-file = The file to read.
help-restore-replace = Replace what the database holds now.
help-export = Write the record of one game that is over.
help-export-table = The id of the table, the last part of its address.
help-export-file = The file to write; without one the record is printed.
help-import = Keep a record as a game that is over, to look at on the server.
help-import-file = The record.
cli-serving = Wanli is at { $address }. Ctrl-C stops it.
cli-host-page = The page of the host, for you alone: { $address }
cli-no-host-page = There is no page for the host: { $file } cannot be written or read.
cli-interpreted = The rules run interpreted, not compiled: bots are weaker and the server is slower. Install a C compiler and Python’s header files, then install Wanli again.
cli-backed-up = { $rows } rows are in { $file }.
cli-restored = { $rows } rows were read from { $file }.
cli-imported = The game is at table { $table }; the server shows it at /replay/{ $table }
error-processes-need-postgres = { $processes } server processes need PostgreSQL: say --database postgresql://…
error-no-database = There is no database “{ $file }”: say with --data, or WANLI_DATA, in which folder the site is kept.
error-unknown-log-level = There is no log level { $level }; there are { $known }.
help-restore-data = The folder where everything is kept.
help-restore-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-export-data = The folder where everything is kept.
help-export-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-import-data = The folder where everything is kept.
help-import-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-backup-data = The folder where everything is kept.
help-backup-database = A database instead of the file in that folder: postgresql://user:password@host/name.

## The companion

help-companion = Keep the Wonders of the World beside a printed Rise of Empires: who holds what, what is due. `help` at the prompt says what you can type.
help-companion-file = The notebook; it is made if it is not there.
help-companion-option = An option of a new notebook as name=value: marker, losses or sea-site.
help-companion-turn = The turn a new notebook begins with, 1A to 3B.
error-notebook-begun = { $file } was begun with { $name } = { $value }. Leave the option out to go on with it, or name another file.
cli-companion-new = A new notebook. Type in what is printed on your own copy; an empty line ends a list, “undo” takes back the last line.
cli-companion-players = The players in turn order, one a line:
cli-companion-wonders = The wonders of eras 1 and 2, one a line: { $form }
cli-companion-regions = The regions in which a wonder may stand, one a line: { $form } (zone: in Europe, Africa or the Middle East)
cli-companion-how = Type what happens, such as “build WONDER by PLAYER at REGION”; “help” lists all of it.
cli-companion-orders = Also: correct NAME = what should stand there, as in the set-up; undo, log, rules WW-5, quit; Enter shows everything once more.
cli-companion-turn = Turn { $turn }: { $phase }
cli-companion-wonder = wonder
cli-companion-site = region
cli-companion-holder = holder
cli-companion-upkeep = upkeep
cli-companion-points = points
cli-companion-player = { $player }: owes { $upkeep } gold, scores { $points } VP in this turn; { $won } VP from wonders so far
cli-companion-asked = { $player } may take { $wonder }: mark or raze?
cli-companion-kept = The notebook is in { $file }
cli-companion-damaged = { $file } cannot be used. { $reason }
cli-companion-entry = Entry { $number }: { $reason }

## Programs as bots

help-bot = Let a program play at a table of a server; `docs/adding-a-bot.md` tells how to write one.
help-bot-address = The address of the table, as the browser shows it: https://wall.example/table/ID.
help-bot-program = The program: its file, or “program:COMMAND”.
help-bot-token = The token of its bot account (from your settings on the server). Also WANLI_TOKEN, which nobody sees in a list of processes.
help-bot-seat = The seat, from 1; any open one if not given.
help-bot-seed = A number for the program's own luck.
help-bot-time-limit = How many seconds it has for each answer, if the clock of the table leaves them.
help-bot-on-failure = What becomes of a program that fails: lose (it resigns), or replace (a simple bot plays on).
cli-bot-seated = { $program } has seat { $seat }. Ctrl-C stops it.
cli-bot-failed = { $program } failed: { $reason }
cli-bot-over = The game is over: place { $place }. Points: { $points }.
cli-bot-over-early = The game is over: place { $place }. It ended early, so there is no score.
error-bot-address = “{ $text }” is no address of a table: https://wall.example/table/ID is wanted.
error-bot-token = A program needs the token of a bot account: say --token, or set WANLI_TOKEN.
error-bot-not-wanli = What answers at this address is no Wanli server, or one of another version.
error-bot-token-unknown = The server does not know this token: take the one that it showed when the bot was made.
error-server-away = The server does not answer: { $reason }.
error-program-unknown = “{ $program }” cannot be started: there is no “{ $command }” here that can be run.
error-program-no-command = “{ $program }” names no command: program:COMMAND is wanted.
error-program-no-file = There is no file “{ $program }” to be started as a bot.
error-program-on-failure = A program that fails cannot “{ $text }”. Choices: { $known }.
error-program-in-record = The record wants to start the program “{ $program }”. If you know it, say so: --bots { $program }
error-program-not-started = It could not be started: { $reason }.
error-program-slow = It did not answer within { $seconds } s.
error-program-ended = It ended in the middle of the game (exit code { $status }).
error-program-crashed = It ended in the middle of the game (exit code { $status }): { $said }
error-program-line-too-long = Its answer is longer than { $limit } bytes.
error-program-flood = It wrote more than { $limit } bytes to standard error.
error-program-unasked = It spoke without being asked: “{ $text }”.
error-program-nonsense = “{ $text }” is no answer: a line such as {"{"}"move": "…"{"}"} is wanted.
error-program-illegal = “{ $text }” is none of the legal moves.
error-program-failed-before = It failed before the game was taken up again.
