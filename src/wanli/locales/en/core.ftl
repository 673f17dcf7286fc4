# What every game shares: refusals of input, records and options.
# A refusal's clause is added behind the sentence by the program.

error-not-your-turn = It is not your turn (seat { $seat }): seat { $current } moves now.
error-no-undo = You cannot undo the last move: something has been drawn or revealed since, or another player has moved.
error-unknown-option = There is no option “{ $option }”. Options: { $known }.
error-unknown-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $known }.
error-option-does-not-apply = The option “{ $option }” cannot be “{ $value }” at this table.
error-wrong-player-count = This game is for { $known } players, not { $players }.
error-unknown-game = There is no game “{ $game }”. Games: { $known }.
error-unknown-rules = This game uses rules version { $version }, which is not available. Available: { $known }.

# Records. The line is put in front: "Line 12: ..."
record-line = Line { $line }: { $reason }
record-move = “{ $text }” cannot be played: { $reason }
error-not-a-record = This is not a game record: it does not begin with “{ $expected }”.
error-header-missing = The record has no “{ $field }” in its header.
error-unknown-header = “{ $field }” does not belong in the header of a record.
error-not-a-move-line = “{ $text }” is not a move. Expected: number, seat, move.
error-move-number = Expected move { $expected } but found move { $number }.
error-not-a-number = “{ $text }” is not a number ({ $field }).
error-header-twice = “{ $field }” appears twice in the header of the record.
error-fork-beyond = The record says that it continues another game from move { $fork }, but it has only { $moves } moves.
error-not-an-end = “{ $text }” is not a valid end of a game. Expected: “agreed”, or “resigned” or “time” with a seat, each seat once. The “players” line comes first and says { $players }.
error-not-a-secret = “{ $text }” is not a secret. Expected: 64 hexadecimal digits.
error-word-of-nobody = There is no seat { $seat } to give a word: the “players” line comes first and says { $players }.
error-not-odds = “{ $text }” is not a list of odds. Expected: weights with outcomes, separated by “;”.
error-rules-version = The record uses rules version { $version }; this program plays version { $known }.
error-other-content = The record was played with the content set “{ $content }”, but “{ $here }” is loaded. Pass the right file with --content.
error-wrong-seat =
    “{ $text }” is a move of { $seat ->
        [0] luck
       *[other] seat { $seat }
    }, but { $current ->
        [0] luck decides
       *[other] seat { $current } moves
    } here.

# Luck that can be checked
error-no-commitment = The luck cannot be checked: the record has no “commitment” from before the game.
error-no-secret = The luck cannot be checked yet: the record has no “secret”. A table reveals it when the game is over.
error-other-secret = The secret does not match the commitment: expected { $commitment }, but the secret gives { $found }.
error-other-odds = The odds of move { $number } do not follow the rules: the record has “{ $odds }”, the rules give “{ $expected }”.
error-other-draw = Move { $number } (draw { $draw }) does not match: the record has “{ $text }”, but the secret and the players’ words give “{ $expected }”.

# Positions
error-position-unreadable = The position cannot be read: { $reason }.
error-position-wrong = This position is not possible: { $reason }.

# Seats
seat-number = Seat { $seat }
seat-luck = Luck
