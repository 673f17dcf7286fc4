# The pages around the tables: lobby, new table, waiting room, own games, account, settings, host.

# --- words of several pages ----------------------------------------------------------------------
loading = Betöltés
cancel = Mégse
save = Mentés
saved = Elmentve.
delete = Törlés
remove = Törlés
change = módosítás
copy = Másolás
copied = Vágólapra másolva.
share = Megosztás
test = Próba
name = Név
password = Jelszó
account = Fiók
settings = Beállítások
show-more = Több mutatása
join = Csatlakozás
watch = Megnézem
go-there = Megnyitás
look-at = Megnézés
clock = Óra
clock-none = óra nélkül
clock-days = körönként { $days } nap
seats = Helyek
seat-open = Szabad hely
seat-me = Én
seat-device = Ezen az eszközön
seat-nobody = Valaki
game = Játék
finished-games = Befejezett játszmák
won-by =
    { $count ->
        [one] { $names } nyert
       *[other] Közös győzelem: { $names }
    }
won-by-nobody = Nincs győztes
old-game-imported = Importált
games-count = { $count } játszma

# --- lobby ---------------------------------------------------------------------------------------
lobby-title = Falak és birodalmak játékai
lobby-about = Játssz böngészőben a barátaiddal, vagy botok ellen, amelyek komoly ellenfelek. A kezdéshez nem kell fiók.
players-range = { $least }–{ $most } játékos
play-now = Játék most, botok ellen
play-now-wish = { $players } játékos, botok: { $level }
bots-level = Botok
create-table = Új asztal
your-turn-title = Te jössz
your-turn-none = Egy játszma sem vár rád.
all-my-games = Minden játszmám
join-by-link = Asztal linkje vagy kódja
join-go = Az asztalhoz
join-unreadable = Ez nem egy asztal linkje. Így néz ki: …/table/4f2K9
open-tables = Nyitott asztalok
open-tables-none = Most nincs nyitott asztal. Nyiss egyet, és küldd el a linkjét.
being-played = Folyó játszmák
being-played-none = Most senki sem játszik nyilvánosan.

# --- new table -----------------------------------------------------------------------------------
new-table = Új asztal
no-such-game = Itt nincs ilyen játék.
with-whom = Kikkel
with-bots = Botokkal
with-friends = Barátokkal, linkkel
with-device = Ezen az eszközön
hot-seat-name = { $number }. játékos
shuffle-seats = A helyek sorsolása
terms = Feltételek
clock-kind-none = Nincs
clock-kind-live = Élő
clock-kind-days = Napokban
clock-minutes = Percek játékosonként
clock-increment = Plusz másodperc lépésenként
clock-days-each = Napok körönként
who-may-join = Ki csatlakozhat
may-join-link = Csak linkkel
may-join-anybody = Bárki
more-terms = Visszavonás, távollét, nézők
undo-policy = Visszavonás
undo-ask = A többiek engedélyével
undo-law = Ahogy a szabály engedi
undo-never = Soha
takeover = Ha egy játékos nincs itt
takeover-never = Az asztal vár
takeover-after = Egy bot folytatja { $time } után
allow-watchers = Mások nézhetik
own-set = Saját példány
own-set-about = A doboz tulajdonosainak: a tábláidra, lapkáidra és jelzőidre nyomtatott számok fájlban. Ha az adatkészlet több fájl, válaszd ki mindet.
own-set-used = A tulajdonos adatkészletével
error-set-file-unreadable = Nem olvasható: { $file } ({ $reason }).
rules-options = Szabályok
options-changed =
    { $count ->
        [0] minden a szokásos
       *[other] { $count } eltér a szokásostól
    }
start-game = Játszma indítása
open-table = Asztal megnyitása
starts-at-once = Minden hely foglalt: a játszma azonnal kezdődik.
opens-table = Az asztal megnyílik, és várja a többieket. Kapsz egy linket, amelyet elküldhetsz.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] Egy hely még szabad.
       *[other] { $count } hely még szabad.
    }
waiting-ready = Mindenki itt van. Indítsd el, amikor akarod.
waiting-host = Minden hely foglalt. A házigazda indítja a játszmát.
host = házigazda
is-here = itt van
sit-here = Ide ülök
start-with-bots = Indítás, botok a szabad helyekre
leave-table = Felállok az asztaltól
remove-table = Asztal törlése
remove-table-sure = Törlöd ezt az asztalt?
invite = Hívj meg másokat
invite-listed = Ezt az asztalt bárki megtalálja a kezdőlapon. A link is ide vezet.
invite-unlisted = Ezt az asztalt csak az találja meg, akinek megvan a linkje.
table-link = Az asztal linkje
watchers-title = Nézők
watchers-none = nem lehetnek

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = Még nem játszottál itt, vagy nem vagy bejelentkezve.
nobody-else = Még senki más
games-running = Mások döntenek
games-running-none = Nincs más folyó játszma.
games-waiting = Játékosokra várnak
games-waiting-none = Egy asztalod sem vár játékosokra.
finished-games-none = Még nincs befejezett játszma.
import-title = Játszma betöltése
import-about = A program által mentett feljegyzésből megnézhető játszma lesz.
import-file = A feljegyzés fájlja
import-do = Betöltés

# --- signing in ----------------------------------------------------------------------------------
sign-up = Regisztráció
sign-in-about = Üdv újra itt.
sign-in-guest = Most { $name } néven játszol. Vendégként játszott játszmáid veled jönnek.
sign-up-about = Egy név és egy jelszó, semmi más.
sign-up-guest = Most { $name } néven játszol. A játszmáid megmaradnak.
no-account-needed = Fiók nélkül is játszhatsz: vendégként, ezen az eszközön.
signed-in-as = Bejelentkezve { $name } néven.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Jelentkezz be, vagy játssz vendégként, és több beállításod lesz.
guest-about = A vendég csak ezen az eszközön létezik. Fiókkal megmaradnak a játszmáid, és bárhol bejelentkezhetsz.
own-page = Nyilvános oldalam
looks = Nyelv és színek
theme = Színek
theme-system = Mint az eszközön
theme-light = Világos
theme-dark = Sötét
notices = Értesítések
notices-about = Ha te jössz, de az oldal nincs nyitva, a Wanli szólhat. Amíg nem adsz meg címet, semmit sem küld.
notices-games = Játékok, amelyekről hallani akarsz
notices-told = Legutóbbi értesítések
notices-seen = Olvasottnak jelölés
notice-sent = Elküldve. Nézd meg, megérkezik-e.
channel-push = Ez a böngésző
push-on = Bekapcsolás
push-off = Kikapcsolás
push-not-allowed = A böngésző nem engedi. A beállításaiban engedélyezd az értesítéseket ennek az oldalnak.
push-failed = Ezen a böngészőn nem sikerült bekapcsolni. Próbáld újra, vagy válassz más módot.
channel-webhook = Webhook
channel-webhook-about = Erre a címre JSON-adatokkal POST kérés érkezik.
channel-ntfy = ntfy
channel-ntfy-about = A témád címe, például https://ntfy.sh/az-en-temam.
channel-email = E-mail
channel-email-about = Csak értesítésekhez.
channel-email-code = A levélben kapott kód
channel-email-unproven = Erre a címre egy kódot küldünk levélben. Értesítés azután jön, hogy beírtad.
channel-email-again = A kód újraküldése
confirm-mail = Megerősítés
mail-confirmed = Megerősítve. Az értesítések mostantól erre a címre érkeznek.
muted-people = Elnémított felhasználók
muted-none = Mindenkit hallasz.
unmute = Némítás feloldása
bot-accounts = Programok, amelyek helyetted játszanak
bot-accounts-about = A program nevet és tokent kap, és az API-n át játszik.
bot-api = Az API leírása
bot-new-name = A program neve
bot-make = Token készítése
bot-token = A token. Csak most látható: őrizd meg.
bot-delete-sure = Törlöd ezt: { $name }? A tokenje érvényét veszti, a játszmái megmaradnak.
scopes = Mit tehet
scope-read = nézhet
scope-play = játszhat
scope-chat = cseveghet
scope-create = asztalt nyithat
password-change = Jelszó módosítása
password-old = Régi jelszó
password-new = Új jelszó
password-changed = A jelszavad megváltozott. A többi eszközön kijelentkeztél.
leaving = Kijelentkezés, adatok, törlés
sign-out = Kijelentkezés
sign-out-guest = Kijelentkezel? Vendégként nem tudsz visszajönni: előbb regisztrálj, ha meg akarod tartani a játszmáidat.
sign-out-everywhere = Kijelentkezés mindenhol
sign-out-everywhere-sure = Kijelentkezel minden eszközön?
export-data = Adataim letöltése
delete-account = Adataim törlése
delete-account-sure = Törlődjön minden rólad?
delete-account-about = A folyó játszmáidat feladod. A befejezettek megmaradnak, a neved nélkül. Ez nem vonható vissza.
delete-by-name = Megerősítésül írd be a neved: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Felhasználó
person-guest = Vendég
person-account = Fiók
person-bot = Program
person-since = { $day } óta
person-no-games = Még nincs nyilvános játszma.
ratings = Értékszámok
ratings-about = A játékerő és a sávja: minden emberek elleni játszmával biztosabb lesz. A kezdők értéke 25. Ha egy játszmában bot helyettesített, attól nem nő.
ratings-none = Még nincs értékszám: az emberek közti játszmák számítanak.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Szerver
host-key = A szerver kulcsa
host-key-about = A szerver induláskor kiír egy címet a kulcsával; a kulcs az adatmappa host-key fájljában is benne van.
host-enter = Megnyitás
host-leave = Kulcs elfelejtése
host-again = Frissítés
host-backup = Biztonsági mentés letöltése
host-backing-up = Készül a mentés…
host-figures = Állapot
host-health = Működés
host-healthy = Minden rendben
host-database-away = Az adatbázis nem válaszol
host-version = Verzió
host-compiled = lefordítva
host-not-compiled = nincs lefordítva
host-started = Elindult
host-database = Adatbázis
host-memory = Memória
host-people = Felhasználók
host-people-count = { $accounts } fiók, { $guests } vendég, { $bots } program
host-tables-title = Asztalok
host-tables-count = { $open } nyitott, { $playing } játékban, { $over } befejezett
host-live = Asztalok a memóriában
host-connections = Kapcsolatok
host-moves = Lépések az indulás óta
host-thinking = Éppen gondolkodó botok
host-backed-up = Utolsó mentés
host-never = soha
host-no-tables = Nincs asztal.
status = Mely asztalok
status-all = Mind
status-open = Nyitott
status-playing = Játékban
status-over = Befejezett

# --- nothing there -------------------------------------------------------------------------------
not-found-title = Itt nincs semmi
not-found-about = Ez a cím nem vezet sehová. Lehet, hogy a link régi, vagy hiányzik belőle egy betű.

# --- a segítő ------------------------------------------------------------------------------------
companion-link = Segítő a saját példányodhoz
