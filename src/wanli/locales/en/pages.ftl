# The pages around the tables: lobby, new table, waiting room, own games, account, settings, host.

# --- words of several pages ----------------------------------------------------------------------
loading = Loading
cancel = Cancel
save = Save
saved = Saved.
delete = Delete
remove = Remove
change = change
copy = Copy
copied = Copied.
share = Share
test = Test
name = Name
password = Password
account = Account
settings = Settings
show-more = Show more
join = Join
watch = Watch
go-there = Open
look-at = View
clock = Clock
clock-none = no clock
clock-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
seats = Seats
seat-open = Open seat
seat-me = Me
seat-device = On this device
seat-nobody = Unknown player
game = Game
finished-games = Finished games
won-by =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
won-by-nobody = No winner
old-game-imported = Imported
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

# --- lobby ---------------------------------------------------------------------------------------
lobby-title = Games of walls and empires
lobby-about = Play in the browser with friends, or against bots that give you a real game. No account needed to start.
players-range = { $least } to { $most } players
play-now = Play now against bots
play-now-wish = { $players } players, { $level } bots
bots-level = Bots
create-table = Create table
your-turn-title = Your turn
your-turn-none = No games are waiting for you.
all-my-games = All my games
join-by-link = Table link or code
join-go = Go to table
join-unreadable = This is not a table link. It should look like this: …/table/4f2K9
open-tables = Open tables
open-tables-none = No tables are open right now. Create one and send the link to your friends.
being-played = Games in progress
being-played-none = No public games are in progress right now.

# --- new table -----------------------------------------------------------------------------------
new-table = New table
no-such-game = There is no such game here.
with-whom = Play with
with-bots = Bots
with-friends = Friends, by link
with-device = On this device
hot-seat-name = Player { $number }
shuffle-seats = Random seats
terms = Table settings
clock-kind-none = None
clock-kind-live = Live
clock-kind-days = Days
clock-minutes = Minutes per player
clock-increment = Extra seconds per move
clock-days-each = Days per turn
who-may-join = Who can join
may-join-link = By link only
may-join-anybody = Anyone
more-terms = Undo, absence, spectators
undo-policy = Undo
undo-ask = By the rules, or if the others agree
undo-law = By the rules only
undo-never = Never
takeover = If a player is away
takeover-never = The table waits
takeover-after = A bot takes over after { $time }
allow-watchers = Allow spectators
own-set = Values of your own copy
own-set-about = Do you own the game? Load a file with the numbers printed on your boards, tiles and counters. If there are several files, choose them all.
own-set-used = Your own values are used
error-set-file-unreadable = { $file } cannot be read: { $reason }.
rules-options = Rules
options-changed =
    { $count ->
        [0] all at default
        [one] { $count } changed from default
       *[other] { $count } changed from default
    }
start-game = Start game
open-table = Open table
starts-at-once = All seats are taken, so the game starts at once.
opens-table = The table opens and waits for others. You will get a link to share.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-ready = Everyone is here. Start when you like.
waiting-host = All seats are taken. Waiting for the host to start the game.
host = host
is-here = here
sit-here = Sit here
start-with-bots = Fill with bots and start
leave-table = Leave table
remove-table = Delete table
remove-table-sure = Delete this table?
invite = Invite others
invite-listed = Anyone can find this table in the lobby or use the link.
invite-unlisted = Only people with the link can find this table.
table-link = Link to this table
watchers-title = Spectators
watchers-none = not allowed

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = No games yet. Play one, or sign in to see yours.
nobody-else = No other players yet
games-running = Waiting for others
games-running-none = None of your games is waiting for other players’ moves.
games-waiting = Not started yet
games-waiting-none = None of your tables is waiting for players to join.
finished-games-none = No finished games yet.
import-title = Import a game
import-about = Upload a saved game record to replay it here.
import-file = Record file
import-do = Import

# --- signing in ----------------------------------------------------------------------------------
sign-up = Sign up
sign-in-about = Welcome back.
sign-in-guest = You are playing as { $name }. Your guest games move to your account.
sign-up-about = All you need is a name and a password.
sign-up-guest = You are playing as { $name }. You keep your games.
no-account-needed = You can also play as a guest on this device, without an account.
signed-in-as = You are signed in as { $name }.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Sign in, or play a game as a guest, to see more settings.
guest-about = A guest exists on this device only. With an account you keep your games and can sign in anywhere.
own-page = My public profile
looks = Language and theme
theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
notices = Notifications
notices-about = Wanli can let you know when it is your turn and the page is closed. Nothing is sent until you enter an address.
notices-games = Games to notify you about
notices-told = Recent notifications
notices-seen = Mark as read
notice-sent = Sent. Check that it arrives.
channel-push = This browser
push-on = Switch on
push-off = Switch off
push-not-allowed = Your browser blocks notifications. Allow them for this site in the browser’s settings.
push-failed = Notifications could not be switched on in this browser. Try again, or choose another way.
channel-webhook = Webhook
channel-webhook-about = The address receives a POST request with JSON.
channel-ntfy = ntfy
channel-ntfy-about = The address of your topic, for example https://ntfy.sh/my-topic
channel-email = E-mail
channel-email-about = Used for notifications only.
channel-email-code = Code from the e-mail
channel-email-unproven = We have sent a code to this address. Enter it to start getting notifications.
channel-email-again = Send a new code
confirm-mail = Confirm
mail-confirmed = Confirmed. Notifications will go to this address.
muted-people = Muted people
muted-none = You have not muted anyone.
unmute = Unmute
bot-accounts = Your bot accounts
bot-accounts-about = A bot gets a name and a token, and plays through the API.
bot-api = API documentation
bot-new-name = Bot name
bot-make = Create token
bot-token = This is the token. Copy it now: it is not shown again.
bot-delete-sure = Delete { $name }? Its token stops working; its games stay.
scopes = Allowed to
scope-read = watch
scope-play = play
scope-chat = chat
scope-create = create tables
password-change = Change password
password-old = Current password
password-new = New password
password-changed = Your password has been changed. Your other devices are signed out.
leaving = Sign out, export, delete
sign-out = Sign out
sign-out-guest = Sign out? A guest cannot sign in again. Sign up first if you want to keep your games.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = Sign out on all devices?
export-data = Download my data
delete-account = Delete account
delete-account-sure = Delete your account and all your data?
delete-account-about = You’ll resign from games in progress. Finished games stay, without your name. This cannot be undone.
delete-by-name = To confirm, type your name: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Player
person-guest = Guest
person-account = Account
person-bot = Bot
person-since = since { $day }
person-no-games = No public games yet.
ratings = Ratings
ratings-about = Your rating and how certain it is. New players start at 25; games against people make it more precise. Games a bot finished for you can’t raise it.
ratings-none = Not rated yet. Only games against people count.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Server
host-key = Server key
host-key-about = The server prints an address that contains the key when it starts. The key is also in the file host-key in its data folder.
host-enter = Show
host-leave = Forget key
host-again = Refresh
host-backup = Download backup
host-backing-up = Preparing the backup…
host-figures = Status
host-health = Health
host-healthy = All is well
host-database-away = The database is not responding
host-version = Version
host-compiled = compiled
host-not-compiled = not compiled
host-started = Started
host-database = Database
host-memory = Memory
host-people = People
host-people-count =
    { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
host-tables-title = Tables
host-tables-count = { $open } open, { $playing } in progress, { $over } finished
host-live = Tables in memory
host-connections = Connections
host-moves = Moves since start
host-thinking = Bots thinking now
host-backed-up = Last backup
host-never = never
host-no-tables = No tables.
status = Filter tables
status-all = All
status-open = Open
status-playing = In progress
status-over = Finished

# --- nothing there -------------------------------------------------------------------------------
not-found-title = Page not found
not-found-about = This address does not exist. The link may be old or incomplete.

# --- the companion -------------------------------------------------------------------------------
companion-link = Companion for your printed copy
