# Wiersz poleceń.

help = Gry planszowe o murach i imperiach: gra, odtwarzanie, zasady.
help-examples =
    Przykłady: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay gra.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = Pokaż wersję i zakończ.
help-lang = Język: en, pl, hu lub it (także WANLI_LANG). Domyślnie język systemu. Można podać w dowolnym miejscu.
help-play = Zagraj z botami albo w kilka osób przy jednej klawiaturze. `help` w trakcie gry mówi, co możesz zrobić.
help-play-game = Gra; listę podaje `wanli games`.
help-play-players = Ilu graczy, razem z botami.
help-play-seat = Twoje miejsce, od 1. Podaj kilka razy, gdy gra więcej osób.
help-play-bots = Kto gra przeciw tobie, po kolei: { $levels } albo program, np. ./mojbot.py. Kilku: easy,./mojbot.py.
help-play-hot-seat = Ludzie na wszystkich miejscach; między turami ekran jest zasłonięty.
help-play-option = Opcja stołu jako nazwa=wartość; listę podaje `wanli games`.
help-play-content = Plik albo folder z liczbami wydrukowanymi na twoim egzemplarzu.
help-play-seed = Liczba, dzięki której losowania i boty się powtarzają.
help-play-resume = Wznów zapisaną grę: jej plik albo nic, by wznowić ostatnią.
help-play-save = Zapisuj grę w tym pliku.
help-play-time-limit = Ile sekund ma program na każdą odpowiedź.
help-play-on-failure = Co z programem, który zawiódł: lose (gra za niego prosty bot, ale zwycięstwo przypada innym) albo replace (liczy się wynik tego bota).
help-replay = Pokaż zapisaną grę: ruchy, końcową pozycję, punkty.
help-replay-file = Zapis, jaki tworzy `wanli play`.
help-replay-to = Zatrzymaj się po tylu ruchach.
help-replay-viewer = Czyj widok pokazać: miejsce od 1, watcher (widz) albo all (także to, co ukryte).
help-replay-board = Narysuj końcową pozycję.
help-replay-notation = Tylko ruchy w notacji.
help-replay-content = Plik albo folder z liczbami wydrukowanymi na twoim egzemplarzu.
help-verify = Sprawdź losowania zakończonej gry: porównaj każde z sekretem, do którego stół zobowiązał się przed grą (kod wyjścia 1, jeśli któreś się nie zgadza).
help-verify-file = Zapis gry ze stołu, który obiecał uczciwe losowania.
help-verify-content = Plik albo folder z liczbami wydrukowanymi na twoim egzemplarzu.
help-verify-as-json = Jeden wiersz JSON.
help-rules = Pokaż zasady gry, jeden punkt lub rozdział albo wynik szukania.
help-rules-game = Gra; listę podaje `wanli games`.
help-rules-clause = Punkt, np. CC-5.3, albo rozdział, np. 5.
help-rules-search = Tylko punkty z tymi słowami.
help-fuzz = Rozegraj losowe gry i sprawdź prawa każdej gry; gra, która któreś łamie, zostaje w pliku (kod wyjścia 1).
help-fuzz-game = Gra; listę podaje `wanli games`.
help-fuzz-games = Liczba gier.
help-fuzz-seed = Ziarno pierwszej gry; każda następna ma kolejne.
help-fuzz-players = Ilu graczy; bez tego każda liczba po kolei.
help-fuzz-jobs = Liczba procesów.
help-fuzz-option = Opcja stołu jako nazwa=wartość; bez tego losowe.
help-perft = Policz wszystkie sposoby dalszej gry od pierwszej decyzji, do zadanej głębokości.
help-perft-game = Gra; listę podaje `wanli games`.
help-perft-depth = Ile ruchów w głąb, razem z losowaniami.
help-perft-players = Ilu graczy.
help-perft-seed = Liczba, która rozstrzyga losowania przygotowania.
help-perft-option = Opcja stołu jako nazwa=wartość; listę podaje `wanli games`.
help-perft-divide = Także wynik dla każdego pierwszego ruchu.
help-bench = Zmierz szybkość i pamięć reguł, obok OpenSpiel, jeśli jest zainstalowany.
help-bench-game = Gry albo `server`, czyli serwer pod obciążeniem; wszystkie gry, jeśli żadnej nie podano.
help-bench-as-json = Jeden wiersz JSON na każdy pomiar.
cli-bench-game = gra
cli-bench-players = gracze
cli-bench-metric = miara
cli-bench-variant = reguły
cli-bench-value = wartość
cli-bench-peer = odniesienie
cli-bench-ratio = stosunek
help-arena = Mecz botów: udział w zwycięstwach z przedziałami 95%. Ctrl-C pokazuje, co już rozegrano.
help-arena-game = Gra; listę podaje `wanli games`.
help-arena-bots = Boty, np. strong,easy albo ./mojbot.py (program: docs/adding-a-bot.md); każdy siada na każdym miejscu równie często.
help-arena-games = Ile partii.
help-arena-seed = Liczba, która rozstrzyga wszystkie losowania: ta sama daje te same partie, chyba że któryś bot myśli na czas.
help-arena-players = Ilu graczy, boty na zmianę; bez tej opcji tylu, ile botów.
help-arena-option = Opcja stołu jako nazwa=wartość; listę podaje `wanli games`.
help-arena-time-limit = Ile sekund ma program na każdą odpowiedź.
help-arena-on-failure = Co z programem, który zawiódł: lose (gra za niego prosty bot, ale zwycięstwo przypada innym) albo replace (liczy się wynik tego bota).
help-arena-jobs = Ile procesów.
help-arena-as-json = Wiersze JSON: jak to powtórzyć, potem każdy bot.
cli-arena-bot = bot
cli-arena-seats = miejsca
cli-arena-share = zwycięstwa
cli-arena-interval = przedział 95%
cli-arena-points = punkty
cli-arena-failures = awarie
cli-arena-failed = { $program } zawiódł (ziarno { $seed }, miejsce { $seat }, decyzja { $number }): { $reason }
cli-arena-played = partie: { $games } z { $planned }, ziarno { $seed }
help-arena-cluster = Adres schedulera Dask, na którego workerach rozgrywane są partie.
help-ladder = Ranking wszystkich botów z partii między nimi; to samo ziarno daje te same partie. Ctrl-C pokazuje, co już rozegrano.
help-ladder-game = Gra; listę podaje `wanli games`.
help-ladder-players = Ilu graczy przy stole; bez tej opcji najmniej, ilu gra dopuszcza.
help-ladder-games = Ile partii łącznie.
help-ladder-seed = Liczba, która rozstrzyga pary i wszystkie losowania: ta sama daje te same partie, chyba że któryś bot myśli na czas.
help-ladder-bots = Kto gra, np. master@800,plain@800,random; 800 to iteracje na ruch. Bez tej opcji wszystkie, z małymi budżetami.
help-ladder-option = Opcja stołu jako nazwa=wartość; listę podaje `wanli games`.
help-ladder-time-limit = Ile sekund ma program na każdą odpowiedź.
help-ladder-on-failure = Co z programem, który zawiódł: lose (gra za niego prosty bot, ale zwycięstwo przypada innym) albo replace (liczy się wynik tego bota).
help-ladder-jobs = Ile procesów.
help-ladder-cluster = Adres schedulera Dask, na którego workerach rozgrywane są partie.
help-ladder-as-json = Wiersze JSON: jak to powtórzyć, potem każdy bot.
cli-ladder-rank = miejsce
cli-ladder-bot = bot
cli-ladder-rating = ranking
cli-ladder-low = 95% od
cli-ladder-high = do
cli-ladder-games = partie
cli-ladder-share = zwycięstwa
cli-ladder-failures = awarie
cli-ladder-played = { $game } (zasady { $rules }), graczy: { $players }, partie: { $games } z { $planned }, ziarno { $seed }, suma kontrolna partii { $checksum }
cli-ladder-machine =
    { $cpu }, { $cores ->
        [one] jeden rdzeń
        [few] { $cores } rdzenie
       *[other] { $cores } rdzeni
    }; Python { $python }, wanli { $wanli } ({ $sources }), { $build ->
        [compiled] skompilowane
       *[interpreted] interpretowane
    }
cli-ladder-openspiel = OpenSpiel { $version }
cli-ladder-timed = Te boty mają limit czasu, więc następnym razem partie będą inne: { $bots }
cli-ladder-programs = Programy; ich partie się powtórzą tylko wtedy, gdy całe losowanie biorą z podanego ziarna i nie patrzą na zegar: { $bots }
help-games = Wypisz gry, liczby graczy i opcje.

cli-welcome = Witaj w grze { $game }. Grasz jako { $who }.
cli-how-to-play = Wpisz ruch, np. „{ $example }”, albo jego numer. Enter wypisuje ruchy, „help” resztę, „quit” zapisuje i kończy.
cli-thinking = { $who } myśli…
cli-program-failed = { $program } ({ $who }) zawodzi, dalej gra prosty bot: { $reason }
cli-program-lost = { $program } ({ $who }) zawodzi i przegrywa; dalej gra prosty bot: { $reason }
cli-earlier = … wcześniej: „log”
cli-legal-count =
    { $count ->
        [one] Jeden ruch ({ $kinds }).
        [few] { $count } ruchy ({ $kinds }): Enter je wypisze.
       *[other] { $count } ruchów ({ $kinds }): Enter je wypisze.
    }
cli-curtain = Teraz: { $who }, miejsce { $seat }. Pozostali proszeni są o odwrócenie wzroku.
cli-press-enter = Naciśnij Enter, gdy możesz zaczynać.
cli-no-number = Nie ma ruchu numer { $number }: na liście są od 1 do { $count }.
cli-more = -- Enter: dalej, q: koniec --
cli-why-what = Po „why” wpisz ruch, na przykład: why { $example }
cli-about-what = Na stole nie ma „{ $name }”. Znane: { $known }.
cli-is-legal = „{ $text }” jest teraz dozwolone. ({ $clause })
cli-saved-game = Gra jest zapisana w { $file }
cli-resume-with = Aby grać dalej: { $command } play --resume{ $file }
cli-record-saved = Zapis gry jest w { $file }
cli-scores = Punkty wiersz po wierszu:
cli-winner = Wygrywa { $who }.
cli-winners = Wspólne zwycięstwo: { $who }.
cli-orders = Możesz wpisać ruch, jego numer albo:

order-moves = wypisz dozwolone ruchy z numerami
    .usage = Enter, moves
order-board = narysuj planszę jeszcze raz
    .usage = board
order-log = opowiedz dotychczasową grę tak, jak ją widzisz
    .usage = log
order-score = pokaż każdy wiersz punktacji z jego punktem zasad
    .usage = score
order-why = wyjaśnij, czemu ruch nie jest dozwolony
    .usage = why RUCH
order-about = powiedz, co robi żeton albo karta, lub wszystkie
    .usage = about [NAZWA]
order-undo = cofnij swój ostatni ruch, jeśli nic potem nie wylosowano ani nie pokazano
    .usage = undo
order-rules = pokaż zasady albo jeden punkt: rules 5.3
    .usage = rules [PUNKT]
order-save = zapisz grę do pliku; po każdym ruchu i tak jest zapisywana
    .usage = save [PLIK]
order-help = pokaż tę stronę
    .usage = help
order-quit = zakończ; gra jest zapisana i można ją wznowić
    .usage = quit

cli-reached = Ruchów: { $number }. Punkty: { $scores }.
cli-to-decide = Decyduje: { $who }.
cli-end-agreed = Wszyscy zgodzili się zakończyć grę.
cli-end-resigned = { $who } poddaje grę.
cli-end-time = { $who } przekracza czas.
cli-rules-how = rules 5 pokazuje rozdział, rules { $prefix }-5.3 punkt.
cli-rulings = Rozstrzygnięcia
cli-game-facts = { $by }. Liczba graczy: { $players }.
cli-default = (domyślnie)
cli-only-players = (tylko przy liczbie graczy: { $players })
cli-only-if = (tylko z { $option })

cli-fuzz-breach = Ziarno { $seed } łamie prawo { $law }: { $reason }. Gra jest w { $file }
cli-fuzz-sound = Gry: { $games }, ruchy: { $moves }. Wszystkie prawa zachowane.
cli-fuzz-broken = Gry: { $games }, ruchy: { $moves }. Gier łamiących prawo: { $broken }.

cli-verify-proven =
    { $draws ->
        [one] Sprawdzono jedno losowanie: wynika
        [few] Sprawdzono { $draws } losowania: każde wynika
       *[other] Sprawdzono { $draws } losowań: każde wynika
    } z sekretu, słów podanych przez graczy i szans według zasad.
cli-verify-commitment = Sekret zgadza się z obietnicą { $commitment }. Porównaj ją z tym, co pokazano przed grą.
cli-verify-word = Miejsce { $seat } dodało słowo „{ $text }”.
cli-verify-unfinished = Zapis kończy się przed końcem gry.
cli-verify-inherited =
    Gra zaczyna się od pozycji innej gry: { $moves ->
        [one] pierwszy ruch wykonano tam, a jego losowania nie należą
        [few] pierwsze { $moves } ruchy wykonano tam, a ich losowania nie należą
       *[other] pierwsze { $moves } ruchów wykonano tam, a ich losowania nie należą
    } do tej obietnicy.

cli-try-help = Zobacz --help.
cli-system = { $reason }: { $file }
error-unknown-level = Nie ma botów poziomu „{ $level }”. Poziomy: { $known }.
error-bad-budget = „{ $budget }” to nie jest budżet dla bota { $level }: podaj liczbę iteracji, na przykład { $level }@2000, albo czas, na przykład { $level }@20ms.
error-no-budget = Bot { $level } nie przeszukuje gry, więc nie ma budżetu: wpisz samo { $level }. Budżet mają: { $known }.
error-openspiel-missing = OpenSpiel nie jest tu zainstalowany. Instaluje go { $extra }.
error-openspiel-budget = „{ $budget }” nie jest liczbą symulacji: wpisz na przykład openspiel@500.
error-ladder-too-short = Ranking wymaga co najmniej dwóch różnych botów, a podano tylko „{ $bot }”.
error-workers-died = Proces rozgrywający partie padł, może zabrakło pamięci: uruchom mniej procesów naraz (--jobs).
error-cluster-not-installed = Dask nie jest tu zainstalowany: pip install { $extra }
error-no-cluster = Nie można połączyć się ze schedulerem Dask pod adresem { $address }: { $reason }
error-cluster-empty = Klaster pod adresem { $address } nie ma workerów.
error-cluster-without-wanli = Workery klastra pod adresem { $address } nie mają wanli albo mają starsze.
error-cluster-differs = Worker { $worker } ma wanli { $there }, a tutaj jest { $here }: partie nie byłyby takie same.
error-cluster-lost = Połączenie z klastrem pod adresem { $address } zostało zerwane. Pozostałych partii nie rozegrano.
error-no-seat = Nie ma miejsca { $seat } przy stole dla { $players } graczy.
error-no-viewer = „{ $viewer }” nie jest widokiem: podaj miejsce od 1 do { $players }, watcher albo all.
error-option-form = „{ $text }” nie jest opcją: potrzeba nazwa=wartość.
error-option-twice = Opcja „{ $name }” jest podana dwa razy.
error-more-bots-than-seats = Przy stole dla { $players } graczy nie zmieszczą się wszystkie boty ({ $bots }): podaj ich mniej albo większe --players.
error-unknown-language = Nie ma tego języka. Języki: { $known }.
error-nothing-to-resume = Nie ma nieskończonej gry w { $folder }.
error-unknown-clause = Nie ma punktu „{ $clause }”. W pobliżu: { $known }.
error-nothing-found = Żaden punkt nie zawiera „{ $text }”.
error-file-unreadable = Nie można odczytać { $file }: { $reason }.
error-file-unwritable = Nie można zapisać { $file }: { $reason }.
error-file-not-text = { $file } nie jest plikiem tekstowym.
error-file-too-large = { $file } jest za duży: ponad { $limit } znaków.

## Serwer

help-serve = Uruchom serwer: stoły dla ludzi i botów, w przeglądarce albo przez API.
help-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
help-serve-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny.
help-serve-data = Folder, w którym wszystko jest przechowywane.
help-serve-database = Baza danych zamiast pliku w tym folderze: postgresql://użytkownik:hasło@host/nazwa.
help-serve-public = Publiczny adres serwera, np. https://wall.example.
help-serve-trust-proxy = Ufaj informacjom odwrotnego proxy o tym, skąd przychodzą zapytania.
help-serve-processes = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
help-serve-bots = Liczba procesów botów; 0 oznacza dwa na każdy rdzeń.
help-serve-cluster = Adres schedulera Dask, na którego workerach myślą boty.
help-serve-private-hooks = Pozwól webhookom prowadzić do tego komputera i jego własnej sieci.
help-serve-smtp = Serwer poczty: smtp://, smtps:// albo smtp+starttls://użytkownik:hasło@host:port.
help-serve-mail-from = Nadawca wiadomości.
help-serve-push-key = Prywatny klucz VAPID do powiadomień push w przeglądarce.
help-serve-push-contact = Adres, na który mogą pisać usługi push, np. mailto:host@wall.example.
help-serve-log-level = Poziom dziennika: debug, info, warning albo error.
help-backup = Zapisz cały serwis do pliku; serwer może działać dalej.
help-backup-file = Plik do zapisania.
help-restore = Wczytaj cały serwis z pliku zapisanego przez `wanli backup`.
help-restore-file = Plik do wczytania.
help-restore-replace = Zastąp to, co jest teraz w bazie danych.
help-export = Zapisz do pliku jedną zakończoną grę.
help-export-table = Identyfikator stołu, ostatnia część jego adresu.
help-export-file = Plik do zapisania; bez niego zapis jest wypisywany.
help-import = Wczytaj zapis jako zakończoną grę, do obejrzenia na serwerze.
help-import-file = Zapis gry.
cli-serving = Wanli działa pod adresem { $address }. Ctrl-C kończy pracę.
cli-host-page = Strona prowadzącego serwer, tylko dla ciebie: { $address }
cli-no-host-page = Nie ma strony prowadzącego serwer: pliku { $file } nie da się zapisać lub odczytać.
cli-interpreted = Reguły nie są skompilowane, tylko interpretowane: boty grają słabiej, a serwer działa wolniej. Zainstaluj kompilator C i pliki nagłówkowe Pythona, a potem zainstaluj Wanli ponownie.
cli-backed-up = Zapisane wiersze: { $rows }, plik: { $file }.
cli-restored = Wczytane wiersze: { $rows }, plik: { $file }.
cli-imported = Gra jest przy stole { $table }; serwer pokazuje ją pod adresem /replay/{ $table }
error-processes-need-postgres = Procesy serwera ({ $processes }) wymagają PostgreSQL: podaj --database postgresql://…
error-no-database = Nie ma bazy danych „{ $file }”: podaj przez --data albo WANLI_DATA folder, w którym są dane serwisu.
error-unknown-log-level = Nie ma poziomu dziennika { $level }; są { $known }.
help-restore-data = Folder, w którym wszystko jest przechowywane.
help-restore-database = Baza danych zamiast pliku w tym folderze: postgresql://użytkownik:hasło@host/nazwa.
help-export-data = Folder, w którym wszystko jest przechowywane.
help-export-database = Baza danych zamiast pliku w tym folderze: postgresql://użytkownik:hasło@host/nazwa.
help-import-data = Folder, w którym wszystko jest przechowywane.
help-import-database = Baza danych zamiast pliku w tym folderze: postgresql://użytkownik:hasło@host/nazwa.
help-backup-data = Folder, w którym wszystko jest przechowywane.
help-backup-database = Baza danych zamiast pliku w tym folderze: postgresql://użytkownik:hasło@host/nazwa.

## Pomocnik

help-companion = Pilnuj Cudów Świata przy drukowanym Rise of Empires: kto co ma i co się należy. `help` przy znaku zachęty mówi, co można wpisać.
help-companion-file = Notatnik; powstaje, jeśli go nie ma.
help-companion-option = Opcja nowego notatnika jako nazwa=wartość: marker, losses albo sea-site.
help-companion-turn = Tura, od której zaczyna się nowy notatnik, 1A do 3B.
error-notebook-begun = { $file } zaczęto z { $name } = { $value }. Pomiń tę opcję, aby iść dalej, albo podaj inny plik.
cli-companion-new = Nowy notatnik. Wpisz to, co jest wydrukowane na twoim egzemplarzu; pusty wiersz kończy listę, „undo” cofa ostatni wiersz.
cli-companion-players = Gracze w kolejności tury, po jednym w wierszu:
cli-companion-wonders = Cuda er 1 i 2, po jednym w wierszu: { $form }
cli-companion-regions = Regiony, w których cud może stanąć, po jednym w wierszu: { $form } (zone: w Europie, Afryce lub na Bliskim Wschodzie)
cli-companion-how = Wpisuj, co się dzieje, na przykład „build CUD by GRACZ at REGION”; „help” wymienia wszystko.
cli-companion-orders = Także: correct NAZWA = poprawne dane, jak przy zakładaniu; undo, log, rules WW-5, quit; Enter pokazuje wszystko jeszcze raz.
cli-companion-turn = Tura { $turn }: { $phase }
cli-companion-wonder = cud
cli-companion-site = region
cli-companion-holder = właściciel
cli-companion-upkeep = utrzymanie
cli-companion-points = punkty
cli-companion-player = { $player }: w tej turze do zapłaty w złocie { $upkeep }, do przyznania { $points } PZ; dotąd za cuda { $won } PZ
cli-companion-asked = { $player } może przejąć cud { $wonder }. Wpisz „mark”, by go przejąć, albo „raze”, by go zniszczyć.
cli-companion-kept = Notatnik jest w { $file }
cli-companion-damaged = Nie można użyć { $file }. { $reason }
cli-companion-entry = Wpis { $number }: { $reason }

## Programy jako boty

help-bot = Pozwól programowi grać przy stole na serwerze; jak go napisać, mówi `docs/adding-a-bot.md`.
help-bot-address = Adres stołu, jaki pokazuje przeglądarka: https://wall.example/table/ID.
help-bot-program = Program: jego plik albo „program:POLECENIE”.
help-bot-token = Token konta bota (z twoich ustawień na serwerze). Także WANLI_TOKEN, którego nie widać na liście procesów.
help-bot-seat = Miejsce, od 1; bez tego dowolne wolne.
help-bot-seed = Liczba dla własnych losowań programu.
help-bot-time-limit = Ile sekund ma na każdą odpowiedź, jeśli zegar stołu na to pozwala.
help-bot-on-failure = Co z programem, który zawiódł: lose (poddaje się) albo replace (dalej gra prosty bot).
cli-bot-seated = { $program } siedzi na miejscu { $seat }. Ctrl-C kończy.
cli-bot-failed = { $program } zawiódł: { $reason }
cli-bot-over = Koniec gry: miejsce { $place }. Punkty: { $points }.
cli-bot-over-early = Koniec gry: miejsce { $place }. Gra skończyła się przed czasem, więc nie ma wyniku punktowego.
error-bot-address = „{ $text }” nie jest adresem stołu; powinien wyglądać tak: https://wall.example/table/ID.
error-bot-token = Program potrzebuje tokenu konta bota: podaj --token albo ustaw WANLI_TOKEN.
error-bot-not-wanli = Pod tym adresem odpowiada coś, co nie jest serwerem Wanli albo ma inną wersję.
error-bot-token-unknown = Serwer nie zna tego tokenu: podaj ten, który pokazał przy tworzeniu bota.
error-server-away = Serwer nie odpowiada: { $reason }.
error-program-unknown = Nie można uruchomić „{ $program }”: nie ma tu „{ $command }”, które dałoby się wykonać.
error-program-no-command = „{ $program }” nie zawiera polecenia; ma być program:POLECENIE.
error-program-no-file = Nie ma pliku „{ $program }”, który można by uruchomić jako bota.
error-program-on-failure = Dla programu, który zawiódł, nie ma wyboru „{ $text }”. Możliwości: { $known }.
error-program-in-record = Zapis chce uruchomić program „{ $program }”. Jeśli go znasz, potwierdź: --bots { $program }
error-program-not-started = Nie udało się go uruchomić: { $reason }.
error-program-slow = Nie odpowiedział w ciągu { $seconds } s.
error-program-ended = Zakończył się w środku gry (kod wyjścia { $status }).
error-program-crashed = Zakończył się w środku gry (kod wyjścia { $status }): { $said }
error-program-line-too-long = Jego odpowiedź jest dłuższa niż { $limit } bajtów.
error-program-flood = Wypisał ponad { $limit } bajtów na standardowe wyjście błędów.
error-program-unasked = Wypisał coś niepytany: „{ $text }”.
error-program-nonsense = „{ $text }” nie jest odpowiedzią; ma być wiersz taki jak {"{"}"move": "…"{"}"}.
error-program-illegal = „{ $text }” nie jest żadnym z dozwolonych ruchów.
error-program-failed-before = Zawiódł, zanim grę wznowiono.
