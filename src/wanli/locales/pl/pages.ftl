# The pages around the tables: lobby, new table, waiting room, own games, account, settings, host.

# --- words of several pages ----------------------------------------------------------------------
loading = Wczytywanie
cancel = Anuluj
save = Zapisz
saved = Zapisano.
delete = Usuń
remove = Usuń
change = zmień
copy = Kopiuj
copied = Skopiowano.
share = Udostępnij
test = Wypróbuj
name = Nazwa
password = Hasło
account = Konto
settings = Ustawienia
show-more = Pokaż więcej
join = Dołącz
watch = Oglądaj
go-there = Otwórz
look-at = Obejrzyj
clock = Zegar
clock-none = bez zegara
clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
seats = Miejsca
seat-open = Wolne miejsce
seat-me = Ja
seat-device = Na tym urządzeniu
seat-nobody = Ktoś
game = Gra
finished-games = Zakończone gry
won-by =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwo dzielą { $names }
    }
won-by-nobody = Bez zwycięzcy
old-game-imported = Z importu
games-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

# --- lobby ---------------------------------------------------------------------------------------
lobby-title = Gry o murach i imperiach
lobby-about = Graj w przeglądarce ze znajomymi albo z botami, które stawiają prawdziwy opór. Na początek nie potrzebujesz konta.
players-range = od { $least } do { $most } graczy
play-now = Zagraj teraz z botami
play-now-wish =
    { $players ->
        [one] { $players } gracz, boty: { $level }
        [few] { $players } graczy, boty: { $level }
        [many] { $players } graczy, boty: { $level }
       *[other] { $players } gracza, boty: { $level }
    }
bots-level = Boty
create-table = Utwórz stół
your-turn-title = Twoja kolej
your-turn-none = Żadna gra na ciebie nie czeka.
all-my-games = Wszystkie moje gry
join-by-link = Link lub kod stołu
join-go = Do stołu
join-unreadable = To nie jest link do stołu. Wygląda on tak: …/table/4f2K9
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie jest teraz otwarty. Utwórz własny i wyślij link.
being-played = Trwające gry
being-played-none = Nikt nie gra teraz publicznie.

# --- new table -----------------------------------------------------------------------------------
new-table = Nowy stół
no-such-game = Nie ma tu takiej gry.
with-whom = Z kim
with-bots = Z botami
with-friends = Ze znajomymi, przez link
with-device = Na tym urządzeniu
hot-seat-name = Gracz { $number }
shuffle-seats = Rozlosuj miejsca
terms = Warunki
clock-kind-none = Brak
clock-kind-live = Na żywo
clock-kind-days = W dniach
clock-minutes = Minuty na gracza
clock-increment = Dodatkowe sekundy za każdy ruch
clock-days-each = Dni na każdą turę
who-may-join = Kto może dołączyć
may-join-link = Tylko z linkiem
may-join-anybody = Każdy
more-terms = Cofanie, nieobecność, widzowie
undo-policy = Cofanie ruchów
undo-ask = Za zgodą innych
undo-law = Jak pozwalają zasady
undo-never = Nigdy
takeover = Gdy gracza nie ma
takeover-never = Stół czeka
takeover-after = Bot gra dalej, gdy minie: { $time }
allow-watchers = Inni mogą oglądać
own-set = Własny egzemplarz
own-set-about = Dla posiadaczy pudełka: liczby z twoich plansz, żetonów i znaczników w pliku. Jeśli zestaw ma kilka plików, wybierz wszystkie.
own-set-used = W grze są liczby z własnego egzemplarza
error-set-file-unreadable = Nie można odczytać { $file }: { $reason }.
rules-options = Zasady
options-changed =
    { $count ->
        [0] wszystko domyślnie
       *[other] zmienione opcje: { $count }
    }
start-game = Rozpocznij grę
open-table = Otwórz stół
starts-at-once = Wszystkie miejsca są zajęte: gra zacznie się od razu.
opens-table = Stół otworzy się i poczeka na innych. Dostaniesz link do wysłania.

# --- waiting room --------------------------------------------------------------------------------
waiting-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
waiting-ready = Wszyscy są. Zacznij, kiedy chcesz.
waiting-host = Wszystkie miejsca są zajęte. Grę rozpoczyna gospodarz.
host = gospodarz
is-here = jest tutaj
sit-here = Usiądź tutaj
start-with-bots = Zacznij, boty na wolne miejsca
leave-table = Odejdź od stołu
remove-table = Usuń stół
remove-table-sure = Usunąć ten stół?
invite = Zaproś innych
invite-listed = Każdy znajdzie ten stół w lobby. Link też tu prowadzi.
invite-unlisted = Ten stół znajdą tylko ci, którzy mają link.
table-link = Link do tego stołu
watchers-title = Widzowie
watchers-none = niedozwoleni

# --- own games -----------------------------------------------------------------------------------
my-games-nobody = Nie ma tu jeszcze twoich gier albo trzeba się zalogować.
nobody-else = Jeszcze nikogo innego
games-running = Decydują inni
games-running-none = Żadna inna gra nie trwa.
games-waiting = Czekają na graczy
games-waiting-none = Żaden twój stół nie czeka na graczy.
finished-games-none = Żadna gra nie jest jeszcze zakończona.
import-title = Wczytaj grę
import-about = Wczytany zapis staje się zakończoną grą, którą można obejrzeć.
import-file = Plik z zapisem
import-do = Wczytaj

# --- signing in ----------------------------------------------------------------------------------
sign-up = Załóż konto
sign-in-about = Witaj ponownie.
sign-in-guest = Grasz jako { $name }. Gry gościa przejdą na twoje konto.
sign-up-about = Nazwa i hasło, nic więcej.
sign-up-guest = Grasz jako { $name }. Twoje gry zostaną przy tobie.
no-account-needed = Możesz grać bez konta: jako gość, na tym urządzeniu.
signed-in-as = Nazwa twojego konta: { $name }.

# --- settings ------------------------------------------------------------------------------------
settings-nobody = Zaloguj się albo zagraj jako gość, a ustawień będzie więcej.
guest-about = Gość istnieje tylko na tym urządzeniu. Z kontem zachowasz gry i zalogujesz się wszędzie.
own-page = Moja strona publiczna
looks = Język i kolory
theme = Kolory
theme-system = Jak w urządzeniu
theme-light = Jasne
theme-dark = Ciemne
notices = Powiadomienia
notices-about = Gdy przyjdzie twoja kolej, a strona jest zamknięta, Wanli może dać ci znać. Bez podania adresu nic nie jest wysyłane.
notices-games = Gry, o których chcesz wiedzieć
notices-told = Ostatnie powiadomienia
notices-seen = Oznacz jako przeczytane
notice-sent = Wysłano. Sprawdź, czy dotarło.
channel-push = Ta przeglądarka
push-on = Włącz
push-off = Wyłącz
push-not-allowed = Przeglądarka na to nie pozwala. Zezwól tej stronie na powiadomienia w jej ustawieniach.
push-failed = Nie udało się włączyć powiadomień w tej przeglądarce. Spróbuj ponownie albo wybierz inny sposób.
channel-webhook = Webhook
channel-webhook-about = Pod ten adres trafia żądanie POST z danymi JSON.
channel-ntfy = ntfy
channel-ntfy-about = Adres twojego tematu, na przykład https://ntfy.sh/moj-temat.
channel-email = E-mail
channel-email-about = Tylko do powiadomień.
channel-email-code = Kod z e-maila
channel-email-unproven = Na ten adres wysyłamy kod. Powiadomienia będą wysyłane, gdy go wpiszesz.
channel-email-again = Wyślij kod ponownie
confirm-mail = Potwierdź
mail-confirmed = Potwierdzono. Powiadomienia będą wysyłane na ten adres.
muted-people = Wyciszone osoby
muted-none = Nikt nie jest wyciszony.
unmute = Cofnij wyciszenie
bot-accounts = Programy, które grają za ciebie
bot-accounts-about = Program dostaje nazwę i token i gra przez API.
bot-api = Opis API
bot-new-name = Nazwa programu
bot-make = Utwórz token
bot-token = Token. Widać go tylko teraz: zachowaj go.
bot-delete-sure = Usunąć { $name }? Token przestanie działać, gry zostaną.
scopes = Co mu wolno
scope-read = oglądać
scope-play = grać
scope-chat = rozmawiać
scope-create = tworzyć stoły
password-change = Zmień hasło
password-old = Stare hasło
password-new = Nowe hasło
password-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
leaving = Wyjście, dane, usunięcie
sign-out = Wyloguj się
sign-out-guest = Wylogować się? Gość nie może wrócić: załóż konto, jeśli chcesz zachować swoje gry.
sign-out-everywhere = Wyloguj się wszędzie
sign-out-everywhere-sure = Wylogować się na wszystkich urządzeniach?
export-data = Pobierz moje dane
delete-account = Usuń konto
delete-account-sure = Usunąć wszystkie twoje dane?
delete-account-about = Trwające gry zostaną poddane. Zakończone zostaną, ale bez twojej nazwy. Tego nie da się cofnąć.
delete-by-name = Aby potwierdzić, wpisz swoją nazwę: { $name }

# --- a person ------------------------------------------------------------------------------------
person = Gracz
person-guest = Gość
person-account = Konto
person-bot = Program
person-since = od { $day }
person-no-games = Jeszcze żadnej publicznej gry.
ratings = Rankingi
ratings-about = Siła gry i jej zakres niepewności; z każdą grą z ludźmi niepewność maleje. Początkujący ma 25. Gra, w której zastąpił cię bot, nie podnosi rankingu.
ratings-none = Jeszcze bez rankingu: liczą się gry między ludźmi.

# --- whoever runs the server ---------------------------------------------------------------------
host-title = Serwer
host-key = Klucz serwera
host-key-about = Serwer przy uruchomieniu wypisuje adres z kluczem; klucz jest też w pliku host-key w folderze danych.
host-enter = Pokaż
host-leave = Zapomnij klucz
host-again = Odśwież
host-backup = Pobierz kopię zapasową
host-backing-up = Tworzenie kopii…
host-figures = Stan
host-health = Kondycja
host-healthy = Wszystko w porządku
host-database-away = Baza danych nie odpowiada
host-version = Wersja
host-compiled = skompilowana
host-not-compiled = nieskompilowana
host-started = Uruchomiono
host-database = Baza danych
host-memory = Pamięć
host-people = Osoby
host-people-count = konta: { $accounts }, goście: { $guests }, programy: { $bots }
host-tables-title = Stoły
host-tables-count = otwarte: { $open }, w grze: { $playing }, zakończone: { $over }
host-live = Stoły w pamięci
host-connections = Połączenia
host-moves = Ruchy od uruchomienia
host-thinking = Boty, które teraz myślą
host-backed-up = Ostatnia kopia zapasowa
host-never = nigdy
host-no-tables = Żadnego stołu.
status = Które stoły
status-all = Wszystkie
status-open = Otwarte
status-playing = W grze
status-over = Zakończone

# --- nothing there -------------------------------------------------------------------------------
not-found-title = Tu nic nie ma
not-found-about = Ten adres donikąd nie prowadzi. Link może być stary albo brakuje w nim litery.

# --- pomocnik ------------------------------------------------------------------------------------
companion-link = Pomocnik do twojego egzemplarza
