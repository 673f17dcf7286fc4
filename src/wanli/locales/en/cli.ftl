# The command line: help, what is said at the prompt, and refusals of its own.

# --- help ----------------------------------------------------------------------------------------
help = Play, replay and look up the rules of board games about walls and empires.
help-examples =
    Examples: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay game.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = Show the version and exit.
help-lang = Language: en, pl, hu or it (also WANLI_LANG). The default is the system’s language. Can be given anywhere.
help-play = Play a game against bots, or with several people at one keyboard. Type `help` during the game to see what you can do.
help-play-game = The game. `wanli games` lists them.
help-play-players = Number of players, including bots.
help-play-seat = Your seat, from 1. Repeat it for more people.
help-play-bots = Your opponents, in turn order: { $levels }, or a program such as ./mybot.py. Separate several with commas: easy,./mybot.py.
help-play-hot-seat = People in all seats; the screen is hidden between turns.
help-play-option = A table option as name=value. `wanli games` lists them.
help-play-content = A file or folder with the values printed on your own copy.
help-play-seed = A number that makes draws and bots repeatable.
help-play-resume = Resume a saved game: its file, or nothing for the last one.
help-play-save = Save the game to this file.
help-play-time-limit = Seconds that a program has for each answer.
help-play-on-failure = What happens if a program fails: lose (a simple bot plays on, but the others win), or replace (the bot’s result counts).
help-replay = Show a recorded game: moves, final position and scores.
help-replay-file = A record, as saved by `wanli play`.
help-replay-to = Stop after this many moves.
help-replay-viewer = Whose view to show: a seat from 1, watcher, or all (including everything hidden).
help-replay-board = Draw the final position.
help-replay-notation = Show moves in notation only.
help-replay-content = A file or folder with the values printed on your own copy.
help-verify = Verify the luck of a finished game: check every draw against the secret that the table committed to before the game. The exit code is 1 if a draw does not match.
help-verify-file = The record of a table with a commitment.
help-verify-content = A file or folder with the values printed on your own copy.
help-verify-as-json = Print one line of JSON.
help-rules = Show the rules of a game, one clause, one section, or search results.
help-rules-game = The game. `wanli games` lists them.
help-rules-clause = A clause such as CC-5.3, or a section such as 5.
help-rules-search = Show only the clauses that contain these words.
help-fuzz = Play random games and check the laws of every game. A game that breaks a law is saved to a file (exit code 1).
help-fuzz-game = The game. `wanli games` lists them.
help-fuzz-games = Number of games.
help-fuzz-seed = Seed of the first game; each further game uses the next one.
help-fuzz-players = Number of players. The default is every possible number in turn.
help-fuzz-jobs = Number of processes.
help-fuzz-option = A table option as name=value. The default is random options.
help-perft = Count all possible sequences of moves from the first decision, to a depth.
help-perft-game = The game. `wanli games` lists them.
help-perft-depth = Depth in moves, including draws.
help-perft-players = Number of players.
help-perft-seed = A number that decides the draws of the set-up.
help-perft-option = A table option as name=value. `wanli games` lists them.
help-perft-divide = Also show the count of each first move.
help-bench = Measure the speed and memory of the rules, next to OpenSpiel if it is installed.
help-bench-game = The games, or `server` to measure the server under load. The default is all games.
help-bench-as-json = Print one line of JSON per figure.
cli-bench-game = game
cli-bench-players = players
cli-bench-metric = metric
cli-bench-variant = rules
cli-bench-value = value
cli-bench-peer = peer
cli-bench-ratio = ratio
help-arena = Play bots against each other and show their shares of victories with 95% intervals. Ctrl-C shows the results so far.
help-arena-game = The game. `wanli games` lists them.
help-arena-bots = The bots, such as strong,easy or ./mybot.py (a program, see docs/adding-a-bot.md). Each plays equally often in every seat.
help-arena-games = Number of games.
help-arena-seed = A number that decides all luck. The same seed gives the same games, unless a bot has a time limit.
help-arena-players = Number of players; the bots take turns. The default is the number of bots.
help-arena-option = A table option as name=value. `wanli games` lists them.
help-arena-time-limit = Seconds that a program has for each answer.
help-arena-on-failure = What happens if a program fails: lose (a simple bot plays on, but the others win), or replace (the bot’s result counts).
help-arena-jobs = Number of processes.
help-arena-as-json = Print lines of JSON: how to repeat the run, then each bot.
cli-arena-bot = bot
cli-arena-seats = seats
cli-arena-share = victories
cli-arena-interval = 95% interval
cli-arena-points = points
cli-arena-failures = failures
cli-arena-failed = { $program } failed (seed { $seed }, seat { $seat }, decision { $number }): { $reason }
cli-arena-played = { $games } of { $planned } games, seed { $seed }
help-arena-cluster = Address of a Dask scheduler whose workers play the games.
help-ladder = Rate all bots by games against each other. The same seed gives the same games. Ctrl-C shows the results so far.
help-ladder-game = The game. `wanli games` lists them.
help-ladder-players = Number of players at a table. The default is the smallest number.
help-ladder-games = Total number of games.
help-ladder-seed = A number that decides the pairings and all luck. The same seed gives the same games, unless a bot has a time limit.
help-ladder-bots = The bots, such as master@800,plain@800,random; 800 is the number of iterations per move. The default is all bots with small budgets.
help-ladder-option = A table option as name=value. `wanli games` lists them.
help-ladder-time-limit = Seconds that a program has for each answer.
help-ladder-on-failure = What happens if a program fails: lose (a simple bot plays on, but the others win), or replace (the bot’s result counts).
help-ladder-jobs = Number of processes.
help-ladder-cluster = Address of a Dask scheduler whose workers play the games.
help-ladder-as-json = Print lines of JSON: how to repeat the run, then each bot.
cli-ladder-rank = rank
cli-ladder-bot = bot
cli-ladder-rating = rating
cli-ladder-low = 95% from
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
cli-ladder-timed = These bots have a time limit, so another run will give different games: { $bots }
cli-ladder-programs = These are programs. Their games are repeatable only if they use no other luck than the given seed and ignore the time: { $bots }
help-games = List the games with their numbers of players and options.

# --- playing -------------------------------------------------------------------------------------
cli-welcome = Welcome to { $game }. You play { $who }.
cli-how-to-play = Type a move, such as “{ $example }”, or its number. Press Enter for a list of moves; type “help” for more, “quit” to save and leave.
cli-thinking = { $who } is thinking …
cli-program-failed = { $program } ({ $who }) has failed, so a simple bot plays on: { $reason }
cli-program-lost = { $program } ({ $who }) has failed and loses; a simple bot plays on: { $reason }
cli-earlier = … earlier moves: “log”
cli-legal-count =
    { $count ->
        [one] One move ({ $kinds }).
       *[other] { $count } moves ({ $kinds }). Press Enter to list them.
    }
cli-curtain = Next: { $who }, seat { $seat }. Everyone else, please look away.
cli-press-enter = Press Enter when you are ready.
cli-no-number = There is no move number { $number }. The list has 1 to { $count }.
cli-more = -- Enter: more, q: stop --
cli-why-what = Type a move after “why”, such as: why { $example }
cli-about-what = There is no “{ $name }” on the table. Known: { $known }.
cli-is-legal = “{ $text }” is legal now. ({ $clause })
cli-saved-game = Game saved in { $file }
cli-resume-with = Resume it with: { $command } play --resume{ $file }
cli-record-saved = Record saved in { $file }
cli-scores = Score details:
cli-winner = { $who } wins.
cli-winners = { $who } share the victory.
cli-orders = You can type a move, its number, or one of these:

order-moves = list the legal moves with their numbers
    .usage = Enter, moves
order-board = draw the board again
    .usage = board
order-log = show the game so far, as you have seen it
    .usage = log
order-score = show all points with their clauses
    .usage = score
order-why = explain why a move is not legal, with the clause
    .usage = why MOVE
order-about = explain what a tile or card does, or all of them
    .usage = about [NAME]
order-undo = undo your last move, if nothing was drawn or revealed since
    .usage = undo
order-rules = show the rules, or one clause: rules 5.3
    .usage = rules [CLAUSE]
order-save = save the record to a file; the game is saved after every move anyway
    .usage = save [FILE]
order-help = show this list
    .usage = help
order-quit = leave; the game is saved and you can resume it
    .usage = quit

# --- replay, rules, games ------------------------------------------------------------------------
cli-reached = After { $number } moves: { $scores }.
cli-to-decide = To move: { $who }.
cli-end-agreed = All players agreed to end the game.
cli-end-resigned = { $who } resigned.
cli-end-time = { $who } ran out of time.
cli-rules-how = Type “rules 5” for a section, “rules { $prefix }-5.3” for a clause.
cli-rulings = Rulings
cli-game-facts = { $by }. For { $players } players.
cli-default = (default)
cli-only-players = (only with { $players } players)
cli-only-if = (only with { $option })

cli-fuzz-breach = Seed { $seed } breaks law { $law }: { $reason }. The game is saved in { $file }
cli-fuzz-sound = { $games } games, { $moves } moves: no law was broken.
cli-fuzz-broken = { $games } games, { $moves } moves: { $broken } games broke a law.

cli-verify-proven =
    { $draws ->
        [one] One draw was checked: it follows from the secret, the players’ words and the odds of the rules.
       *[other] { $draws } draws were checked: each follows from the secret, the players’ words and the odds of the rules.
    }
cli-verify-commitment = The secret matches the commitment { $commitment }. Compare this with what you saw before the game.
cli-verify-word = Seat { $seat } added the word “{ $text }”.
cli-verify-unfinished = The record stops before the end of the game.
cli-verify-inherited =
    { $moves ->
        [one] The game continues another one. Its first move was made there, so its luck is not checked here.
       *[other] The game continues another one. Its first { $moves } moves were made there, so their luck is not checked here.
    }

# --- refusals ------------------------------------------------------------------------------------
cli-try-help = See --help.
cli-system = { $reason }: { $file }
error-unknown-level = There is no bot level “{ $level }”. Levels: { $known }.
error-bad-budget = “{ $budget }” is not a budget for the bot { $level }. Give iterations, such as { $level }@2000, or time, such as { $level }@20ms.
error-no-budget = The bot { $level } does not search, so it takes no budget. Use just { $level }. These bots take a budget: { $known }.
error-openspiel-missing = OpenSpiel is not installed. Install it with { $extra }.
error-openspiel-budget = “{ $budget }” is not a number of simulations. Use, for example, openspiel@500.
error-ladder-too-short = A ladder needs at least two different bots, not only “{ $bot }”.
error-workers-died = A worker process crashed, possibly out of memory. Try fewer processes with --jobs.
error-cluster-not-installed = Dask is not installed. Install it with: pip install { $extra }
error-no-cluster = No Dask scheduler can be reached at { $address }: { $reason }
error-cluster-empty = The cluster at { $address } has no workers.
error-cluster-without-wanli = The workers of the cluster at { $address } do not have Wanli installed, or have an older version.
error-cluster-differs = Worker { $worker } has Wanli { $there }, but this is { $here }. The games would differ.
error-cluster-lost = The connection to the cluster at { $address } was lost. The remaining games were not played.
error-no-seat = There is no seat { $seat }: the table has { $players } seats.
error-no-viewer = “{ $viewer }” is not a view. Choose a seat from 1 to { $players }, watcher or all.
error-option-form = “{ $text }” is not an option. Use name=value.
error-option-twice = The option “{ $name }” was given twice.
error-more-bots-than-seats = { $bots } bots do not fit at a table of { $players }. Name fewer bots, or raise --players.
error-unknown-language = This language is not available. Languages: { $known }.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-unknown-clause = There is no clause “{ $clause }”. Similar ones: { $known }.
error-nothing-found = No clause contains “{ $text }”.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-file-not-text = { $file } is not a text file.
error-file-too-large = { $file } is too large: it has more than { $limit } characters.

## The server

help-serve = Start the server with tables for people and bots, in the browser and through the API.
help-serve-host = Address to listen on; 0.0.0.0 accepts connections from other machines.
help-serve-port = Port to listen on; 0 uses any free one.
help-serve-data = Folder where everything is stored.
help-serve-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-serve-public = Public address of the site, such as https://wall.example.
help-serve-trust-proxy = Trust a reverse proxy’s information about where requests come from.
help-serve-processes = Number of server processes; more than one needs PostgreSQL.
help-serve-bots = Number of processes for the bots; 0 means two per core.
help-serve-cluster = Address of a Dask scheduler whose workers compute the bots’ moves.
help-serve-private-hooks = Allow webhooks to addresses on this machine and its local network.
help-serve-smtp = Mail server: smtp://, smtps:// or smtp+starttls://user:password@host:port.
help-serve-mail-from = Sender address of e-mails.
help-serve-push-key = Private VAPID key for browser notifications.
help-serve-push-contact = Contact address for push services, such as mailto:host@wall.example.
help-serve-log-level = Log level: debug, info, warning or error.
help-backup = Write the whole site to a file. The server can keep running.
help-backup-file = The file to write.
help-restore = Load the whole site from a file written by `wanli backup`.
help-restore-file = The file to read.
help-restore-replace = Overwrite the current content of the database.
help-export = Export the record of a finished game.
help-export-table = Id of the table, the last part of its address.
help-export-file = The file to write. By default the record is printed.
help-import = Import a record as a finished game that can be replayed on the server.
help-import-file = The record.
cli-serving = Wanli is running at { $address }. Press Ctrl-C to stop it.
cli-host-page = Operator’s page (keep this address to yourself): { $address }
cli-no-host-page = The operator’s page is not available: { $file } cannot be written or read.
cli-interpreted = The rules are interpreted, not compiled, so bots are weaker and the server is slower. Install a C compiler and Python’s header files, then install Wanli again.
cli-backed-up =
    { $rows ->
        [one] { $rows } row saved in { $file }.
       *[other] { $rows } rows saved in { $file }.
    }
cli-restored =
    { $rows ->
        [one] { $rows } row loaded from { $file }.
       *[other] { $rows } rows loaded from { $file }.
    }
cli-imported = The game was imported as table { $table }. You can see it on the server at /replay/{ $table }
error-processes-need-postgres = { $processes } server processes need PostgreSQL. Use --database postgresql://…
error-no-database = There is no database “{ $file }”. Give the folder of the site with --data or WANLI_DATA.
error-unknown-log-level = There is no log level { $level }. Levels: { $known }.
help-restore-data = Folder where everything is stored.
help-restore-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-export-data = Folder where everything is stored.
help-export-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-import-data = Folder where everything is stored.
help-import-database = A database instead of the file in that folder: postgresql://user:password@host/name.
help-backup-data = Folder where everything is stored.
help-backup-database = A database instead of the file in that folder: postgresql://user:password@host/name.

## The companion

help-companion = Run the Wonders of the World with a printed Rise of Empires: track who holds which wonder and what is due. Type `help` at the prompt to see what you can type.
help-companion-file = The notebook file; it is created if it does not exist.
help-companion-option = An option of a new notebook as name=value: marker, losses or sea-site.
help-companion-turn = First turn of a new notebook, 1A to 3B.
error-notebook-begun = { $file } was started with { $name } = { $value }. Leave out the option to continue with it, or name another file.
cli-companion-new = New notebook. Type in what is printed on your own copy. An empty line ends a list; “undo” takes back the last line.
cli-companion-players = The players in turn order, one per line:
cli-companion-wonders = The wonders of eras 1 and 2, one per line: { $form }
cli-companion-regions = The regions where a wonder can stand, one per line: { $form } (zone: in Europe, Africa or the Middle East)
cli-companion-how = Type what happens, such as “build WONDER by PLAYER at REGION”. Type “help” for a list.
cli-companion-orders = Also: correct NAME = the right data, as in the set-up; undo, log, rules WW-5, quit. Press Enter to show everything again.
cli-companion-turn = Turn { $turn }: { $phase }
cli-companion-wonder = wonder
cli-companion-site = region
cli-companion-holder = holder
cli-companion-upkeep = upkeep
cli-companion-points = points
cli-companion-player = { $player }: owes { $upkeep } gold, scores { $points } VP this turn; { $won } VP from wonders so far
cli-companion-asked = { $player } can take { $wonder }. Type “mark” to take it, “raze” to destroy it.
cli-companion-kept = Notebook saved in { $file }
cli-companion-damaged = { $file } cannot be used. { $reason }
cli-companion-entry = Entry { $number }: { $reason }

## Programs as bots

help-bot = Let a program play at a table of a server. `docs/adding-a-bot.md` explains how to write one.
help-bot-address = Address of the table, as shown in the browser: https://wall.example/table/ID.
help-bot-program = The program: its file, or “program:COMMAND”.
help-bot-token = Token of its bot account, from your settings on the server. Or set WANLI_TOKEN, which other users of the machine cannot see.
help-bot-seat = The seat, from 1. The default is any open seat.
help-bot-seed = A number for the program’s own luck.
help-bot-time-limit = Seconds for each answer, if the clock of the table allows it.
help-bot-on-failure = What happens if the program fails: lose (it resigns), or replace (a simple bot plays on).
cli-bot-seated = { $program } has seat { $seat }. Press Ctrl-C to stop it.
cli-bot-failed = { $program } failed: { $reason }
cli-bot-over = The game is over: place { $place }. Points: { $points }.
cli-bot-over-early = The game is over: place { $place }. It ended early, so there is no score.
error-bot-address = “{ $text }” is not the address of a table. It looks like https://wall.example/table/ID.
error-bot-token = The program needs the token of a bot account. Use --token, or set WANLI_TOKEN.
error-bot-not-wanli = There is no Wanli server at this address, or it has another version.
error-bot-token-unknown = The server does not know this token. Use the one that was shown when you created the bot.
error-server-away = The server is not responding: { $reason }.
error-program-unknown = “{ $program }” cannot be started: there is no command “{ $command }”.
error-program-no-command = “{ $program }” has no command. Use program:COMMAND.
error-program-no-file = The bot “{ $program }” cannot be started: there is no such file.
error-program-on-failure = “{ $text }” is not a choice for a program that fails. Choices: { $known }.
error-program-in-record = The record would start the program “{ $program }”. If you trust it, add --bots { $program }
error-program-not-started = It could not be started: { $reason }.
error-program-slow = It did not answer within { $seconds } s.
error-program-ended = It ended in the middle of the game (exit code { $status }).
error-program-crashed = It ended in the middle of the game (exit code { $status }): { $said }
error-program-line-too-long = Its answer is longer than { $limit } bytes.
error-program-flood = It wrote more than { $limit } bytes to standard error.
error-program-unasked = It wrote something before it was asked: “{ $text }”.
error-program-nonsense = “{ $text }” is not an answer. Expected a line such as {"{"}"move": "…"{"}"}.
error-program-illegal = “{ $text }” is not a legal move.
error-program-failed-before = It had failed before the game was resumed.
