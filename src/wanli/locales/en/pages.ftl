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
look-at = Look
clock = Clock
clock-none = no clock
clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
seats = Seats
seat-open = Open seat
seat-me = Me
seat-device = On this device
seat-nobody = Somebody
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
play-now-wish = { $players } players, bots: { $level }
bots-level = Bots
create-table = Create table
your-turn-title = Your turn
your-turn-none = No game waits for you.
all-my-games = All my games
join-by-link = Link or code of a table
join-go = Go to table
join-unreadable = This is no link to a table. It looks like this: …/table/4f2K9
open-tables = Open tables
open-tables-none = No table is open right now. Create one and send the link.
being-played = Being played
being-played-none = Nobody is playing in public right now.

# --- new table -----------------------------------------------------------------------------------
new-table = New table
no-such-game = There is no such game here.
with-whom = With whom
with-bots = Bots
with-friends = Friends, by link
with-device = On this device
hot-seat-name = Player { $number }
shuffle-seats = Draw lots for the seats
terms = Terms
clock-kind-none = None
clock-kind-live = Live
clock-kind-days = Days
clock-minutes = Minutes for each player
clock-increment = More seconds with each move
clock-days-each = Days for each turn
who-may-join = Who may join
may-join-link = By link only
may-join-anybody = Anybody
more-terms = Undo, absence, watchers
undo-policy = Undo
undo-ask = Others may agree
undo-law = As the rules allow
undo-never = Never
takeover = When a player is away
takeover-never = The table waits
takeover-after = A bot plays on after { $time }
allow-watchers = Others may watch
own-set = Your own set
own-set-about = For owners of the box: the numbers printed on your boards, tiles and counters, as a file. If the set is several files, choose them all.
own-set-used = The owner's set is used
error-set-file-unreadable = { $file } cannot be read: { $reason }.
rules-options = Rules
options-changed =
    { $count ->
        [0] all as usual
        [one] { $count } otherwise than usual
       *[other] { $count } otherwise than usual
    }
start-game = Start the game
open-table = Open the table
starts-at-once = Every seat is taken: the game starts at once.
opens-table = The table opens and waits for others. You get a link to send.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-ready = Everybody is here. Start when you like.
waiting-host = All seats are taken. The host starts the game.
host = host
is-here = here
sit-here = Sit here
start-with-bots = Start, bots on the open seats
leave-table = Leave the table
remove-table = Remove the table
remove-table-sure = Remove this table?
invite = Invite others
invite-listed = Anybody can find this table in the lobby. The link leads here, too.
invite-unlisted = Only those who have the link find this table.
table-link = Link to this table
watchers-title = Watchers
watchers-none = none allowed

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = You have not played here yet, or you are not signed in.
nobody-else = Nobody else yet
games-running = Others decide
games-running-none = No other game is under way.
games-waiting = Waiting for players
games-waiting-none = None of your tables waits for players.
finished-games-none = No game is over yet.
import-title = Import a game
import-about = A record, as the program saves it, becomes a game that you can look at.
import-file = File with the record
import-do = Import

# --- signing in ----------------------------------------------------------------------------------
sign-up = Sign up
sign-in-about = Welcome back.
sign-in-guest = You play as { $name }. Your games as a guest go with you.
sign-up-about = A name and a password, nothing else.
sign-up-guest = You play as { $name }. You keep your games.
no-account-needed = You can play without an account: as a guest, on this device.
signed-in-as = You are signed in as { $name }.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Sign in, or play a game as a guest, for more settings.
guest-about = A guest lives on this device only. With an account you keep your games and sign in anywhere.
own-page = My public page
looks = Language and colours
theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
notices = Notices
notices-about = When it is your turn and the page is closed, Wanli can tell you. Nothing is sent until you enter an address.
notices-games = Games you hear of
notices-told = Latest notices
notices-seen = Mark as read
notice-sent = Sent. Look whether it arrives.
channel-push = This browser
push-on = Switch on
push-off = Switch off
push-not-allowed = The browser does not allow it. Allow notifications for this page in its settings.
push-failed = This browser could not be subscribed. Try again, or use another way.
channel-webhook = Webhook
channel-webhook-about = The address gets a POST request with JSON.
channel-ntfy = ntfy
channel-ntfy-about = The address of your topic, such as https://ntfy.sh/my-topic.
channel-email = E-mail
channel-email-about = Used for notices only.
channel-email-code = Code from the letter
channel-email-unproven = A letter with a code goes to this address. Notices are sent once you have entered it.
channel-email-again = Send the code again
confirm-mail = Confirm
mail-confirmed = Confirmed. Notices go to this address now.
muted-people = Muted people
muted-none = You hear everybody.
unmute = Unmute
bot-accounts = Programs that play for you
bot-accounts-about = A program gets a name and a token, and plays through the API.
bot-api = Description of the API
bot-new-name = Name of the program
bot-make = Make a token
bot-token = The token. It is shown only now: keep it.
bot-delete-sure = Delete { $name }? Its token stops working, its games stay.
scopes = What it may do
scope-read = look
scope-play = play
scope-chat = chat
scope-create = create tables
password-change = Change password
password-old = Old password
password-new = New password
password-changed = Your password is changed. Other devices are signed out.
leaving = Leave, take away, delete
sign-out = Sign out
sign-out-guest = Sign out? A guest cannot come back: sign up first if you want to keep your games.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = Sign out on every device?
export-data = Download my data
delete-account = Delete me
delete-account-sure = Delete everything about you?
delete-account-about = Games you play are given up. Finished games stay, without your name. This cannot be undone.
delete-by-name = To confirm, type your name: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Person
person-guest = Guest
person-account = Account
person-bot = Program
person-since = since { $day }
person-no-games = No public game yet.
ratings = Ratings
ratings-about = Strength with its range: it grows surer with every game against people. Beginners have 25. A game in which a bot has stood in for you does not raise it.
ratings-none = Not rated yet: games between people count.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Server
host-key = Key of the server
host-key-about = The server prints an address with its key when it starts; the key is also in the file host-key in its data folder.
host-enter = Show
host-leave = Forget the key
host-again = Look again
host-backup = Download a backup
host-backing-up = Making the backup…
host-figures = How it is
host-health = Health
host-healthy = All is well
host-database-away = The database does not answer
host-version = Version
host-compiled = compiled
host-not-compiled = not compiled
host-started = Started
host-database = Database
host-memory = Memory
host-people = People
host-people-count = accounts: { $accounts }, guests: { $guests }, programs: { $bots }
host-tables-title = Tables
host-tables-count = open: { $open }, being played: { $playing }, over: { $over }
host-live = Tables in memory
host-connections = Connections
host-moves = Moves since the start
host-thinking = Bots thinking now
host-backed-up = Last backup
host-never = never
host-no-tables = No table.
status = Which tables
status-all = All
status-open = Open
status-playing = Being played
status-over = Over

# --- nothing there -------------------------------------------------------------------------------
not-found-title = There is nothing here
not-found-about = This address leads nowhere. The link may be old, or a letter is missing.

# --- the companion -------------------------------------------------------------------------------
companion-link = Companion for your printed copy
