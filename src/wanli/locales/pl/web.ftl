# The frame of every page and of every play screen in the browser.

# --- every page ----------------------------------------------------------------------------------
skip-to-content = Przejdź do treści
nav-label = Strony
nav-play = Graj
nav-games = Moje gry
nav-rules = Zasady
language = Język
language-en = English
language-pl = Polski
language-hu = Magyar
language-it = Italiano
theme-to-dark = Ciemne kolory
theme-to-light = Jasne kolory
sign-in = Zaloguj się
close = Zamknij
why = Dlaczego?
rule = Zasada { $clause }
page-not-loaded = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
rules-unknown = Nie ma tu zasad takiej gry.
to-the-lobby = Do lobby
guest-name = Gość
error-offline = Serwer nie odpowiada. Spróbuj ponownie, gdy będzie połączenie.
error-unreadable-message = Serwer wysłał wiadomość, której ta strona nie może odczytać. Ponawiamy próbę. Jeśli komunikat wróci, wczytaj stronę ponownie.
error-signed-out = Wylogowano cię: zaloguj się, by grać dalej.
error-gone = Ten stół usunięto.

# --- a table -------------------------------------------------------------------------------------
table-loading = Otwieranie stołu
level-random = losowy
level-novice = nowicjusz
level-easy = łatwy
level-medium = średni
level-strong = silny
level-master = mistrz
bot-name = Bot ({ $level })
bot = bot
you = ty
away = poza stołem
resigned = poddana gra
out-of-time = koniec czasu
players = Gracze
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board = Plansza
tray = Twoje elementy i karty
prompt = Co teraz
watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
your-turn = Twoja kolej.
game-over = Gra jest skończona.
is-thinking = { $name } myśli
not-now = Nie teraz. { $wanted }
hint = Podpowiedź
hint-thinking = Myślę…
hint-says = Bot ({ $level }): { $move }
hint-best = Z { $tries } rozegranych próbnie gier { $share }% zaczęło się tak; { $value }% z nich bot wygrał.
hint-second = Następne w kolejności: { $move } ({ $value }%)
undo = Cofnij
ask-undo = Poproś o cofnięcie
confirm = Zatwierdź
skip = Pomiń
table-went-on = Tymczasem gra poszła dalej. Sprawdź planszę i wybierz ponownie.
line-lost = Połączenie zerwane. Ponawiam próbę…
line-lost-move-kept = Połączenie zerwane. Twój ruch jest zachowany i zostanie wysłany.
time-left = Pozostały czas
days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
curtain-pass-to = Teraz { $name }
curtain-why = Przekaż urządzenie. Następny ekran jest tylko dla tej osoby.
curtain-open = To ja, { $name }
asked-for-undo = { $name } chce cofnąć ostatni ruch.
asked-for-end = { $name } chce zakończyć grę bez zwycięzcy.
agree = Zgadzam się
disagree = Nie zgadzam się
waiting-for = Czekamy na: { $names }
more = Więcej
look-back = Przejrzyj ruchy
copy-link = Kopiuj link
ask-end = Zaproponuj koniec gry
resign = Poddaj się
resign-sure = Poddać tę grę?
resign-what-happens = Zajmiesz ostatnie miejsce. Jeśli inni grają dalej, zastąpi cię bot.
play-on = Gram dalej
moves-and-chat = Ruchy i czat
moves = Ruchy
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
message = Wiadomość
send = Wyślij
mute = Wycisz
