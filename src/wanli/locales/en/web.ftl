# The frame of every page and of every play screen in the browser.

# --- every page ----------------------------------------------------------------------------------
skip-to-content = Skip to the content
nav-label = Pages
nav-play = Play
nav-games = My games
nav-rules = Rules
language = Language
language-en = English
language-pl = Polski
language-hu = Magyar
language-it = Italiano
theme-to-dark = Dark colours
theme-to-light = Light colours
sign-in = Sign in
close = Close
why = Why?
rule = Rule { $clause }
page-not-loaded = This page could not be loaded. Look at your connection and try again.
rules-unknown = There are no rules of such a game here.
to-the-lobby = To the lobby
guest-name = Guest
error-offline = The server cannot be reached. Try again when you are connected.
error-signed-out = You have signed out here: sign in to go on.
error-gone = This table was taken away.

# --- a table -------------------------------------------------------------------------------------
table-loading = The table is being opened
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
resigned = has resigned
out-of-time = has run out of time
players = Players
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board = Board
tray = Your pieces and cards
prompt = What is wanted
watchers =
    { $count ->
        [one] { $count } watcher
       *[other] { $count } watchers
    }
your-turn = Your turn.
game-over = The game is over.
is-thinking = { $name } is thinking
not-now = Not now. { $wanted }
hint = Hint
hint-thinking = Thinking…
hint-says = The { $level } bot: { $move }
hint-best = Of { $tries } games tried in thought, { $share } % began so; { $value } % of those look won.
hint-second = Next best: { $move } ({ $value } %)
undo = Undo
ask-undo = Ask for undo
confirm = Confirm
skip = Skip
table-went-on = The table had gone on in the meantime. Look again and decide anew.
line-lost = The connection is lost. Trying again…
line-lost-move-kept = The connection is lost. Your move is kept and will be sent.
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
curtain-why = Hand over the device. What is on it is for one pair of eyes only.
curtain-open = I am { $name }
asked-for-undo = { $name } would like to take back the last move.
asked-for-end = { $name } would like to end the game without a winner.
agree = Agree
disagree = Do not agree
waiting-for = Waiting for: { $names }
more = More
look-back = Look back through the moves
copy-link = Copy the link
ask-end = Ask to end the game
resign = Resign
resign-sure = Resign from this game?
resign-what-happens = You take the last place. If others play on, a bot plays for you.
play-on = Play on
moves-and-chat = Moves and chat
moves = Moves
chat = Chat
chat-empty = Nothing has been said yet.
message = Message
send = Send
mute = Mute
