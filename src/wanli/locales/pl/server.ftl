# Czego serwer odmawia: osoby, stoły, baza danych.

# Osoby
error-sign-in-needed = Nie wiadomo, kim jesteś: podaj imię, żeby grać jako gość, albo zaloguj się.
error-wrong-sign-in = Nie ma konta o takiej nazwie i takim haśle.
error-wrong-password = To się nie zgadza: konto potwierdza się hasłem, gościa jego imieniem.
error-password-too-short = Hasło musi mieć co najmniej { $least } znaków.
error-wrong-name = Nazwa ma od 1 do { $most } znaków i wszystkie muszą być widoczne.
error-name-taken = Inne konto nazywa się już „{ $name }”: wybierz inną nazwę.
error-name-stays = Konto zachowuje swoją nazwę.
error-already-signed-in = Ktoś jest tu już zalogowany: najpierw się wyloguj.
error-account-needed = Do tego potrzebne jest konto: załóż je, a twoje gry zostaną przy tobie.
error-not-for-bots = Żaden program nie może tego zrobić tokenem: zaloguj się osobiście.
error-scope-missing = Ten token do tego nie służy: brakuje mu uprawnienia „{ $scope }”.
error-no-such-person = Nie ma tu takiej osoby.
error-too-many-bots = Konto może mieć najwyżej { $most } botów: najpierw usuń któregoś.
error-too-many-mutes = Liczba wyciszonych osób doszła do { $most }; więcej się nie da.
error-host-key-needed = To jest dla prowadzącego serwer: klucz jest w adresie, który serwer wypisuje przy uruchomieniu.
error-wrong-host-key = To nie jest klucz tego serwera: weź adres, który wypisuje on przy uruchomieniu.
error-bad-host-key = „{ $file }” nie zawiera klucza: potrzeba co najmniej { $least } znaków. Usuń plik, a powstanie nowy klucz.

# Żądania
error-too-many =
    Za często: spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-cross-site = To przyszło ze strony innej witryny i nie zostało wykonane.
error-bad-message = Serwer nie może odczytać tej wiadomości: { $what }
error-not-found = Pod tym adresem nic nie ma.
error-internal = Coś jest nie tak z samym serwerem, to nie twoja wina. Prowadzący serwer znajdzie to w dzienniku pod numerem { $incident }.

# Baza danych
error-storage-away = Baza danych nie odpowiada: nic się nie zmieniło. Spróbuj za chwilę.
error-database-newer = Tę bazę danych zapisała nowsza wersja Wanli; użyj tamtej wersji albo wcześniejszej kopii zapasowej.
error-already-served = Inny serwer używa już „{ $file }”: najpierw go zatrzymaj albo wybierz inny katalog opcją --data.
error-storage-full = Serwer nie ma już miejsca na zapis: nic się nie zmieniło. Prowadzący serwer musi zrobić miejsce.
error-database-refused = Baza danych odrzuciła połączenie: { $reason }. Sprawdź adres w --database albo WANLI_DATABASE.
error-unknown-database = To nie jest adres bazy danych. Adresy: { $known }.

# Stoły
error-no-such-table = Nie ma takiego stołu albo już go nie ma.
error-seat-unknown = Przy tym stole nie ma miejsca { $seat }.
error-not-the-host = To może zrobić tylko gospodarz stołu.
error-not-your-seat = To nie jest twoje miejsce.
error-no-watchers = Tego stołu nie można obserwować.
error-already-seated = Siedzisz już przy tym stole.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-no-open-seat = Przy tym stole nie ma wolnego miejsca.
error-seat-still-open = Miejsce { $seat } jest jeszcze wolne: posadź tam kogoś albo bota.
error-not-there-yet = Kto ma miejsce { $seat }, jeszcze nie przyszedł na rewanż: poczekaj albo oddaj to miejsce komuś innemu lub botowi.
error-too-many-seats = Podano za dużo miejsc: { $seats }, a liczba graczy to { $players }.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-game-over = Gra jest skończona.
error-not-over = Gra jeszcze się nie skończyła.
error-fork-at-the-end = Tam gra jest już skończona: wybierz wcześniejszą pozycję.
error-not-to-decide = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia.
error-table-busy = Zbyt wielu naraz chciało czegoś od tego stołu: spróbuj ponownie.
error-stale-version = Gra poszła tymczasem dalej (wersja { $version }): spójrz jeszcze raz i zdecyduj na nowo.
error-unknown-version = Stół nie ma takiej wersji: ostatnia to { $version }.
error-unsayable = Wiadomość jest pusta. Najpierw coś napisz.

# Pytania, poddanie, zastępstwo
error-already-asked = Miejsce { $seat } już o coś poprosiło: najpierw na to odpowiedz.
error-nothing-asked = Miejsca { $seat } o nic nie pytano albo odpowiedź już padła.
error-already-resigned = Miejsce { $seat } już się poddało.
error-bot-already = Za miejsce { $seat } gra już bot.
error-no-stand-in = Za miejsce { $seat } nie gra bot, którego można by zmienić.

# Cofanie
error-undo-never = Przy tym stole nie cofa się ruchów.
error-undo-not-asked-for = Przy tym stole nie prosi się innych o zgodę na cofnięcie ruchu.
error-undo-crosses-luck = Tego nie można cofnąć nawet za zgodą wszystkich: od tego czasu coś wylosowano.
error-no-undo-to = Nie ma powrotu do ruchu { $to }.
error-position-forgotten = Pozycji po ruchu { $move } nie ma tu pod ręką; jest w zapisie gry.

# Kopie zapasowe
error-site-restored = Witrynę właśnie przywrócono z kopii zapasowej: wczytaj stronę ponownie.
error-backup-running = Kopia zapasowa właśnie powstaje: spróbuj, gdy będzie gotowa.
error-backup-too-slow = Witryna jest za duża na kopię ze strony ({ $seconds } s): użyj „wanli backup”.
error-not-a-backup = „{ $file }” nie jest kopią zapasową witryny.
error-backup-damaged = Kopia zapasowa „{ $file }” jest uszkodzona: niczego nie przywrócono.
error-backup-of-other-version = Kopię zapasową zapisała inna wersja programu („{ $table }”): niczego nie przywrócono.
error-database-in-use = W tej bazie danych są już osoby i gry: wybierz pustą albo zgódź się przez --replace na ich utratę.
