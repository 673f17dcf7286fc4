# The frame of every page and of every play screen in the browser.

# --- every page ----------------------------------------------------------------------------------
skip-to-content = Skip to content
nav-label = Pages
nav-play = Play
nav-games = My games
nav-rules = Rules
language = Language
language-en = English
language-pl = Polski
language-hu = Magyar
language-it = Italiano
theme-to-dark = Switch to dark theme
theme-to-light = Switch to light theme
sign-in = Sign in
close = Close
why = Why?
rule = Rule { $clause }
page-not-loaded = This page could not be loaded. Check your connection and try again.
rules-unknown = No rules found for that game.
to-the-lobby = Go to the lobby
guest-name = Guest
error-offline = The server cannot be reached. Check your connection and try again.
error-unreadable-message = The server sent a message that this page cannot read. Trying again. If you see this again, reload the page.
error-signed-out = You’ve been signed out. Sign in to continue.
error-gone = This table has been deleted.

# --- a table -------------------------------------------------------------------------------------
table-loading = Opening the table
level-random = random
level-novice = novice
level-easy = easy
level-medium = medium
level-strong = strong
level-master = master
bot-name = Bot ({ $level })
bot = bot
you = you
away = away
resigned = resigned
out-of-time = out of time
players = Players
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board = Board
tray = Your pieces and cards
prompt = What to do
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
your-turn = Your turn.
game-over = The game is over.
is-thinking = { $name } is thinking
not-now = Not now. { $wanted }
hint = Hint
hint-thinking = Thinking…
hint-says = The { $level } bot suggests: { $move }
hint-best = The bot played out { $tries } games: { $share }% started with this move, and it won { $value }% of those.
hint-second = Next best: { $move } ({ $value }%)
undo = Undo
ask-undo = Ask for undo
confirm = Confirm
skip = Skip
table-went-on = The game has moved on. Check the board and choose again.
line-lost = Connection lost. Trying again…
line-lost-move-kept = Connection lost. Your move will be sent when you are back online.
time-left = Time left
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
curtain-pass-to = { $name } is next
curtain-why = Pass the device. The next screen is for this player only.
curtain-open = I am { $name }
asked-for-undo = { $name } would like to undo the last move.
asked-for-end = { $name } would like to end the game without a winner.
agree = Agree
disagree = Decline
waiting-for = Waiting for { $names }
more = More
look-back = Look back at earlier moves
copy-link = Copy link
ask-end = Offer to end the game
resign = Resign
resign-sure = Resign from this game?
resign-what-happens = You will take last place. If the others play on, a bot takes over for you.
play-on = Keep playing
moves-and-chat = Moves and chat
moves = Moves
chat = Chat
chat-empty = No messages yet.
message = Message
send = Send
mute = Mute
