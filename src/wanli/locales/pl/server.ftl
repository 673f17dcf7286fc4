# Czego serwer odmawia: osoby, stoły, baza danych.

# Osoby
error-sign-in-needed = Zaloguj się albo podaj nazwę, żeby grać jako gość.
error-wrong-sign-in = Nazwa lub hasło się nie zgadza. Sprawdź je i spróbuj ponownie.
error-wrong-password = To się nie zgadza. Aby potwierdzić, wpisz swoje hasło, a jako gość swoją nazwę.
error-password-too-short = Hasło musi mieć co najmniej { $least } znaków.
error-wrong-name = Nazwa ma od 1 do { $most } znaków i wszystkie muszą być widoczne.
error-name-taken = Nazwa „{ $name }” jest zajęta. Wybierz inną.
error-name-stays = Nazwy konta nie można zmienić.
error-already-signed-in = Jesteś już na koncie: najpierw się wyloguj.
error-account-needed = Do tego potrzebne jest konto: załóż je, a twoje gry zostaną przy tobie.
error-not-for-bots = Token bota do tego nie wystarcza: zaloguj się osobiście.
error-scope-missing = Ten token na to nie pozwala: brakuje mu uprawnienia „{ $scope }”.
error-no-such-person = Nie ma tu takiej osoby.
error-too-many-bots = Konto może mieć najwyżej { $most } botów: najpierw usuń któregoś.
error-too-many-mutes = Możesz wyciszyć najwyżej { $most } osób. Najpierw cofnij któreś wyciszenie.
error-host-key-needed = Ta strona jest dla prowadzącego serwer: otwórz ją adresem z kluczem, który serwer wypisuje przy uruchomieniu.
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
error-cross-site = To żądanie przyszło z innej witryny i zostało zablokowane.
error-bad-message = Serwer nie może odczytać tej wiadomości: { $what }
error-not-found = Pod tym adresem nic nie ma.
error-internal = Coś poszło nie tak na serwerze, to nie twoja wina. Prowadzący serwer znajdzie to w dzienniku pod numerem { $incident }.

# Baza danych
error-storage-away = Baza danych nie odpowiada: nic się nie zmieniło. Spróbuj za chwilę.
error-database-newer = Tę bazę danych zapisała nowsza wersja Wanli; użyj tamtej wersji albo wcześniejszej kopii zapasowej.
error-already-served = Inny serwer używa już „{ $file }”: najpierw go zatrzymaj albo wybierz inny katalog opcją --data.
error-storage-full = Na serwerze skończyło się miejsce na dysku: nic się nie zmieniło. Prowadzący serwer musi zwolnić miejsce.
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
error-seat-still-open = Miejsce { $seat } jest jeszcze wolne: zaproś kogoś albo dodaj bota.
error-not-there-yet = Gracz z miejsca { $seat } nie dołączył jeszcze do rewanżu: poczekaj albo oddaj to miejsce komuś innemu lub botowi.
error-too-many-seats = Podano za dużo miejsc: { $seats }, a liczba graczy to { $players }.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-game-over = Gra jest skończona.
error-not-over = Gra jeszcze się nie skończyła.
error-fork-at-the-end = Tam gra jest już skończona: wybierz wcześniejszą pozycję.
error-not-to-decide = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia.
error-table-busy = Ten stół jest zajęty: spróbuj ponownie.
error-stale-version = Gra poszła tymczasem dalej (wersja { $version }). Sprawdź planszę i wybierz ponownie.
error-unknown-version = Stół nie ma takiej wersji: ostatnia to { $version }.
error-unsayable = Wiadomość jest pusta. Najpierw coś napisz.

# Pytania, poddanie, zastępstwo
error-already-asked = Prośba z miejsca { $seat } czeka na odpowiedź: najpierw odpowiedz.
error-nothing-asked = Do miejsca { $seat } nie ma pytania bez odpowiedzi.
error-already-resigned = Miejsce { $seat } już się poddało.
error-bot-already = Za miejsce { $seat } gra już bot.
error-no-stand-in = Za miejsce { $seat } nie gra bot zastępczy.

# Cofanie
error-undo-never = Przy tym stole nie można cofać ruchów.
error-undo-not-asked-for = Przy tym stole nie można prosić innych o cofnięcie ruchu.
error-undo-crosses-luck = Tego nie można cofnąć nawet za zgodą wszystkich: od tego czasu coś wylosowano.
error-no-undo-to = Nie można wrócić do ruchu { $to }.
error-position-forgotten = Pozycji po ruchu { $move } nie ma już w pamięci; jest w zapisie gry.

# Kopie zapasowe
error-site-restored = Witrynę właśnie przywrócono z kopii zapasowej: wczytaj stronę ponownie.
error-backup-running = Inna kopia zapasowa właśnie powstaje: spróbuj, gdy będzie gotowa.
error-backup-too-slow = Witryna jest za duża, by zrobić jej kopię ze strony w { $seconds } s: użyj „wanli backup”.
error-not-a-backup = „{ $file }” nie jest kopią zapasową witryny.
error-backup-damaged = Kopia zapasowa „{ $file }” jest uszkodzona: niczego nie przywrócono.
error-backup-of-other-version = Kopię zapasową zapisała inna wersja programu („{ $table }”): niczego nie przywrócono.
error-database-in-use = W tej bazie danych są już osoby i gry: wybierz pustą albo dodaj --replace, by je zastąpić.
