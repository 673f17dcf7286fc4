# What a server refuses: people, tables, the database.

# People
error-sign-in-needed = Please sign in, or enter a name to play as a guest.
error-wrong-sign-in = Name or password is wrong. Check both and try again.
error-wrong-password = That is not right. Enter your password to confirm, or your name if you are a guest.
error-password-too-short = The password needs at least { $least } characters.
error-wrong-name = A name has 1 to { $most } visible characters.
error-name-taken = The name “{ $name }” is taken. Choose another one.
error-name-stays = The name of an account cannot be changed.
error-already-signed-in = You are already signed in. Sign out first.
error-account-needed = You need an account for this. Sign up; your games stay with you.
error-not-for-bots = A bot’s token cannot do this. Sign in yourself.
error-scope-missing = This token may not do that: it lacks the scope “{ $scope }”.
error-no-such-person = There is no such player.
error-too-many-bots = You can have at most { $most } bots. Delete one first.
error-too-many-mutes = You can mute at most { $most } people. Unmute someone first.
error-host-key-needed = This page is for the operator of the server. Open it with the address, including the key, that the server prints when it starts.
error-wrong-host-key = That is not this server’s key. Use the address that the server prints when it starts.
error-bad-host-key = “{ $file }” does not contain a valid key: it needs at least { $least } characters. Delete the file to create a new key.

# Requests
error-too-many =
    Too many requests. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-cross-site = This request came from another site and was blocked.
error-bad-message = The server cannot read this message: { $what }
error-not-found = There is nothing at this address.
error-internal = Something went wrong on the server. It was not your fault; the operator can find the details under { $incident }.

# The database
error-storage-away = The database is not responding, so nothing was changed. Try again in a moment.
error-database-newer = This database was written by a newer version of Wanli. Use that version, or restore an older backup.
error-already-served = Another server is already using “{ $file }”. Stop it first, or choose another folder with --data.
error-storage-full = The server’s disk is full, so nothing was changed. The operator has to free some space.
error-database-refused = The database refused the connection: { $reason }. Check the address in --database or WANLI_DATABASE.
error-unknown-database = This is not a database address. Addresses look like this: { $known }.

# Tables
error-no-such-table = This table does not exist, or no longer exists.
error-seat-unknown = This table has no seat { $seat }.
error-not-the-host = Only the host of the table can do this.
error-not-your-seat = That is not your seat.
error-no-watchers = Spectators are not allowed at this table.
error-already-seated = You already have a seat at this table.
error-seat-taken = Seat { $seat } is taken.
error-no-open-seat = This table has no open seat.
error-seat-still-open = Seat { $seat } is still open. Invite a player or add a bot.
error-not-there-yet = The player in seat { $seat } hasn’t joined the rematch yet. Wait, or give the seat to another player or a bot.
error-too-many-seats = { $seats } seats are too many for { $players } players.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-fork-at-the-end = The game is already over at this point. Choose an earlier position to play on from.
error-not-to-decide = Seat { $seat } has nothing to decide now.
error-table-busy = This table is busy. Please try again.
error-stale-version = The game has moved on (version { $version }). Check the board and choose again.
error-unknown-version = This table has no such version; the latest is { $version }.
error-unsayable = Your message is empty. Type something first.

# Asking, resigning, standing in
error-already-asked = Seat { $seat } has already asked for something. Answer that first.
error-nothing-asked = There is no open question to seat { $seat }.
error-already-resigned = Seat { $seat } has already resigned.
error-bot-already = A bot is already playing for seat { $seat }.
error-no-stand-in = No stand-in bot is playing for seat { $seat }.

# Undo
error-undo-never = Moves cannot be undone at this table.
error-undo-not-asked-for = At this table you cannot ask the others for an undo.
error-undo-crosses-luck = This move cannot be undone, even if everyone agrees: something has been drawn since.
error-no-undo-to = You cannot go back to move { $to }.
error-position-forgotten = The position after move { $move } is no longer in memory. The record still has it.

# Backups
error-site-restored = The site was just restored from a backup. Reload the page.
error-backup-running = Another backup is running. Try again when it has finished.
error-backup-too-slow = The site is too large to back up from this page within { $seconds } seconds. Use “wanli backup” instead.
error-not-a-backup = “{ $file }” is not a backup of a site.
error-backup-damaged = The backup “{ $file }” is damaged. Nothing was restored.
error-backup-of-other-version = The backup was written by another version of Wanli (“{ $table }”). Nothing was restored.
error-database-in-use = This database already contains people and games. Choose an empty one, or add --replace to overwrite them.
