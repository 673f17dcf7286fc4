# Looking back and looking up: rules, result, replay, and the check of the luck in the browser.

study-cancel = Cancel

# --- rules ---------------------------------------------------------------------------------------
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found in { $game }
        [one] { $count } place in { $game }
       *[other] { $count } places in { $game }
    }
rules-none = No rule has all these words.
rules-show-all = Show all rules
rules-games = Games
rules-contents = Sections
rules-option = Option
rules-ruling = How we ruled, and why
rules-copy-link = Copy the link to { $clause }
rules-link-copied = The link to { $clause } is copied.
rules-on-page = Read it on the rules page
rules-no-clause = There is no rule { $clause }.

# --- the game is over ----------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
finished-nobody = The game has no winner
finished-resigned = Ended because somebody gave up: { $names }.
finished-time = Ended because time ran out: { $names }.
finished-agreed = All agreed to end the game.
finished-unfinished = The record ends before the game does.
finished-places = Places
finished-place = { $place }.
finished-rematch = Rematch
finished-to-rematch = To the rematch
finished-replay = Replay
finished-verify = Verify the luck
finished-export = Export the record
finished-score = Score
finished-lines = Line by line
score-part = Scored by
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
part-points-at-start = At the beginning
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
replay-goes-on = Goes on from another game
replay-eyes = Seen by
replay-watcher = A watcher
replay-to-table = To the table
replay-steps = Steps of the replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Place in the game
replay-place = Move { $step } of { $all }
replay-speed = Speed
replay-beginning = The beginning
fork = Play on from here
fork-about = A new game from this position, against bots. The old one stays as it is.
fork-seat = Your seat
fork-level = Level of the bots
fork-start = Start

# --- the luck ------------------------------------------------------------------------------------
verify-title = The luck of a game
verify-lead = Before the game the table showed the fingerprint of a secret. The secret and the words of the seats decide every draw. Here your browser makes each draw once more, from the record alone.
verify-running = Checking…
verify-progress = { $done } of { $all } draws
verify-proven = Verified: nothing was changed
verify-proven-draws =
    { $draws ->
        [one] The one draw follows from the secret that was promised before the game.
       *[other] All { $draws } draws follow from the secret that was promised before the game.
    }
verify-not-proven = Not proven
error-no-odds = Move { $number } (draw { $draw }) does not say what could have been drawn. Only “wanli verify” knows that by the rules.
verify-draws = Draws
verify-odds = { $weight } of { $total }
verify-right = as promised
verify-wrong = not as promised
verify-number = The key gives the number { $number }, in hexadecimal. Divided by { $total } it leaves { $rest }, and that stands for
verify-told = The record has
verify-fork =
    { $moves ->
        [one] The first move was made in another game, and its luck is no part of this promise.
       *[other] The first { $moves } moves were made in another game, and their luck is no part of this promise.
    }
verify-promise = The promise
verify-commitment = Shown before the game: the SHA-256 of the secret
verify-secret = Told after the game: the secret
verify-kept = The secret has this fingerprint.
verify-word = Seat { $seat } added the word “{ $word }”.
verify-compare = Compare the first line with what you saw before the game.
verify-trust = The odds are those of the record. That they are those of the rules, too, is checked by “wanli verify”.
verify-other = Another record
verify-other-about = Check any exported record. The file stays on your device.
verify-choose = Choose a file
verify-too-big = This file is too big to be the record of a game.
verify-file-is = File: { $file }
verify-to-table = To the table
