# What every game shares: refusals of input, records and options.
# A refusal's clause is added behind the sentence by the program.

error-not-your-turn = Seat { $seat } cannot move now: it is the turn of seat { $current }.
error-no-undo = The last move cannot be taken back: something was drawn or shown since, or another seat has moved.
error-unknown-option = There is no option “{ $option }”. Options: { $known }.
error-unknown-value = Option “{ $option }” cannot be “{ $value }”. Values: { $known }.
error-option-does-not-apply = Option “{ $option }” cannot be “{ $value }” at this table.
error-wrong-player-count = This game is not for { $players } players, but for { $known }.
error-unknown-game = There is no game “{ $game }”. Games: { $known }.
error-unknown-rules = This game goes by version { $version } of its rules, which is not here; here are: { $known }.

# Records. The line is put in front: "Line 12: ..."
record-line = Line { $line }: { $reason }
record-move = “{ $text }” cannot be played: { $reason }
error-not-a-record = This is no record of a game: it does not begin with “{ $expected }”.
error-header-missing = The head of the record lacks “{ $field }”.
error-unknown-header = “{ $field }” is no part of a record's head.
error-not-a-move-line = “{ $text }” is no move line: number, seat and move are wanted.
error-move-number = Move { $number } stands where move { $expected } is due.
error-not-a-number = “{ $text }” is no number ({ $field }).
error-header-twice = “{ $field }” stands twice in the head of the record.
error-fork-beyond = The record goes on from move { $fork } of another game, but has only { $moves } moves.
error-not-an-end = “{ $text }” is no end of a game: “agreed” is one, or “resigned” or “time” with a seat, each seat once; “players” comes first and says { $players }.
error-not-a-secret = “{ $text }” is no secret: 64 hexadecimal digits are wanted.
error-word-of-nobody = There is no seat { $seat } to give a word: “players” comes first and says { $players }.
error-not-odds = “{ $text }” are no odds: weights with outcomes are wanted, and “;” between them.
error-rules-version = The record was played by version { $version } of the rules; this program plays version { $known }.
error-other-content = The record was played with the set “{ $content }”, here is “{ $here }”. Give its file with --content.
error-wrong-seat =
    “{ $text }” is a move of { $seat ->
        [0] luck
       *[other] seat { $seat }
    }, but { $current ->
        [0] luck has
       *[other] seat { $current } has
    } to decide.

# Luck that can be checked
error-no-commitment = The luck cannot be checked: the table promised nothing, the record has no “commitment”.
error-no-secret = The luck cannot be checked yet: the record has no “secret”, which a table tells when the game is over.
error-other-secret = The secret is not the one that was promised: the commitment is { $commitment }, but the secret gives { $found }.
error-other-odds = The odds of move { $number } are not those of the rules: the record has “{ $odds }”, the rules give “{ $expected }”.
error-other-draw = Move { $number } (draw { $draw }) is not as promised: the record has “{ $text }”, but secret and words give “{ $expected }”.

# Positions
error-position-unreadable = The position cannot be read: { $reason }.
error-position-wrong = The position cannot be: { $reason }.

# Seats
seat-number = Seat { $seat }
seat-luck = Luck
