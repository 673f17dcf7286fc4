# Looking back and looking up: rules, result, replay, and the check of the luck in the browser.

study-cancel = Cancel

# --- rules ---------------------------------------------------------------------------------------
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found in { $game }
        [one] { $count } result in { $game }
       *[other] { $count } results in { $game }
    }
rules-none = No rule contains all these words.
rules-show-all = Show all rules
rules-games = Games
rules-contents = Sections
rules-option = Option
rules-ruling = Our ruling and the reason
rules-copy-link = Copy link to { $clause }
rules-link-copied = Link to { $clause } copied.
rules-on-page = Open on the rules page
rules-no-clause = There is no rule { $clause }.

# --- the game is over ----------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
finished-nobody = The game has no winner
finished-resigned = Game ended: { $names } resigned.
finished-time = Game ended: { $names } ran out of time.
finished-agreed = All players agreed to end the game.
finished-unfinished = The record stops before the end of the game.
finished-places = Ranking
finished-place = { $place }.
finished-rematch = Rematch
finished-to-rematch = Go to rematch
finished-replay = Replay
finished-verify = Verify the luck
finished-export = Export record
finished-score = Score
finished-lines = Score details
score-part = Source of points
score-total = Total
score-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
part-province-points = Provinces
part-double-points = Double walls
part-mongols = Mongols
part-tower-protects = Saved by towers
part-token-taken = Tokens taken
part-token-stranded = Tokens left on cards
part-points-at-start = Starting points
part-region-scores = Regions
part-cities-score = Settlements and cities
part-tiles-score = Progress tiles
part-wonder-built = Wonders built
part-wonder-scores = Wonders held
part-traded-for-points = Trade
part-points-paid = Paid in B turns
part-famine = Famine

# --- replay --------------------------------------------------------------------------------------
replay-title = Replay: { $game }
replay-goes-on = Continues from another game
replay-eyes = View of
replay-watcher = Spectator
replay-to-table = Go to table
replay-steps = Replay controls
replay-first = First position
replay-back = Previous move
replay-on = Next move
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-place = Move { $step } of { $all }
replay-speed = Speed
replay-beginning = Start of the game
fork = Play on from here
fork-about = Start a new game against bots from this position. The old game stays as it is.
fork-seat = Your seat
fork-level = Bot level
fork-start = Start

# --- the luck ------------------------------------------------------------------------------------
verify-title = Verify the luck of a game
verify-lead = Before the game, the table published a hash of its secret. That secret, plus a word from each player, decided every draw. Your browser now repeats each draw from the game record to check it.
verify-running = Checking…
verify-progress = { $done } of { $all } draws
verify-proven = Verified: nothing was changed
verify-proven-draws =
    { $draws ->
        [one] The only draw follows from the secret that the table committed to before the game.
       *[other] All { $draws } draws follow from the secret that the table committed to before the game.
    }
verify-not-proven = Not verified
error-no-odds = Move { $number } (draw { $draw }) does not list the possible results. Use “wanli verify”, which knows them from the rules.
verify-draws = Draws
verify-odds = { $weight } in { $total }
verify-right = matches
verify-wrong = does not match
verify-number = The key gives the number { $number }, in hexadecimal. The remainder after dividing by { $total } is { $rest }, which means:
verify-told = The record has:
verify-fork =
    { $moves ->
        [one] The first move was made in another game, so its luck is not checked here.
       *[other] The first { $moves } moves were made in another game, so their luck is not checked here.
    }
verify-promise = Commitment and secret
verify-commitment = Published before the game: SHA-256 hash of the secret
verify-secret = Revealed after the game: the secret
verify-kept = The secret matches the hash.
verify-word = Seat { $seat } added the word “{ $word }”.
verify-compare = Compare the hash with the one that you saw before the game.
verify-trust = This check takes the odds from the record. “wanli verify” also checks that they follow the rules.
verify-other = Another record
verify-other-about = Check any exported record. The file stays on your device.
verify-choose = Choose file
verify-too-big = This file is too large to be a game record.
verify-file-is = File: { $file }
verify-to-table = Go to table
