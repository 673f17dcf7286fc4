# What a server refuses: people, tables, the database.

# People
error-sign-in-needed = Nobody knows who you are here: enter a name to play as a guest, or sign in.
error-wrong-sign-in = There is no account with this name and this password.
error-wrong-password = That is not right: an account is confirmed by its password, a guest by the name.
error-password-too-short = A password needs at least { $least } characters.
error-wrong-name = A name has 1 to { $most } characters, all of them visible.
error-name-taken = Another account is called “{ $name }”: choose another name.
error-name-stays = An account keeps its name.
error-already-signed-in = You are here already: sign out first.
error-account-needed = This takes an account: sign up first, you keep your games.
error-not-for-bots = No program may do this with a token: sign in yourself.
error-scope-missing = The token is not for this: it lacks “{ $scope }”.
error-no-such-person = There is nobody here by this name or number.
error-too-many-bots = An account has at most { $most } bots: delete one first.
error-too-many-mutes = You have muted { $most } people, more is not possible.
error-host-key-needed = This is for whoever runs the server: its key is in the address that the server prints when it starts.
error-wrong-host-key = That is not the key of this server: take the address that it prints when it starts.
error-bad-host-key = “{ $file }” is no key: at least { $least } characters are wanted. Delete the file, and a new key is made.

# Requests
error-too-many =
    That was too often: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-cross-site = This came from a page of another site and was not done.
error-bad-message = The server cannot read this message: { $what }
error-not-found = There is nothing at this address.
error-internal = Something is wrong with the server itself; nothing you did. Whoever runs it finds it in the log under { $incident }.

# The database
error-storage-away = The database does not answer: nothing was changed. Try again in a moment.
error-database-newer = This database was written by a newer version of Wanli; use that version, or a backup from before.
error-already-served = Another server uses “{ $file }” already: stop it first, or choose another folder with --data.
error-storage-full = The server has no room left to write: nothing was changed. Whoever runs it has to make room.
error-unknown-database = This is no address of a database. Addresses: { $known }.

# Tables
error-no-such-table = There is no such table, or not any more.
error-seat-unknown = This table has no seat { $seat }.
error-not-the-host = Only the host of the table may do this.
error-not-your-seat = That is not your seat.
error-no-watchers = This table has no watchers.
error-already-seated = You sit at this table already.
error-seat-taken = Seat { $seat } is taken.
error-no-open-seat = No seat is open at this table.
error-seat-still-open = Seat { $seat } is still open: seat somebody, or a bot.
error-not-there-yet = Whoever has seat { $seat } has not come to the rematch yet: wait, or give the seat to somebody else or a bot.
error-too-many-seats = That is { $seats } seats for { $players } players.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-fork-at-the-end = The game is over there: choose an earlier position to go on from.
error-not-to-decide = Seat { $seat } has nothing to decide now.
error-table-busy = Too many wanted something of this table at once: try again.
error-stale-version = The table has gone on in the meantime (version { $version }): look again and decide anew.
error-unknown-version = The table has no such version: the last one is { $version }.
error-unsayable = This cannot be said: write something in visible characters.

# Asking, resigning, standing in
error-already-asked = Seat { $seat } has asked for something already: answer that first.
error-nothing-asked = Seat { $seat } was asked nothing, or has answered.
error-already-resigned = Seat { $seat } has resigned already.
error-bot-already = A bot plays for seat { $seat } already.
error-no-stand-in = No bot that could be relieved plays for seat { $seat }.

# Undo
error-undo-never = At this table no move is taken back.
error-undo-not-asked-for = At this table others are not asked to let a move be taken back.
error-undo-crosses-luck = This cannot be taken back even if all agree: something was drawn since.
error-no-undo-to = There is no way back to move { $to }.
error-position-forgotten = The position after move { $move } is not at hand here; the record has it.

# Backups
error-site-restored = The site was just restored from a backup: load the page again.
error-backup-running = A backup is being made already: try again when it is done.
error-backup-too-slow = The site is too large to be backed up from the page ({ $seconds } seconds): use “wanli backup”.
error-not-a-backup = “{ $file }” is no backup of a site.
error-backup-damaged = The backup “{ $file }” is damaged: nothing was restored.
error-backup-of-other-version = The backup was written by another version of the program (“{ $table }”): nothing was restored.
error-database-in-use = There are people and games in this database already: choose an empty one, or agree with --replace that they are lost.
