# Spojrzenie wstecz i do zasad: zasady, wynik, powtórka i sprawdzanie losowań w przeglądarce.

study-cancel = Anuluj

# --- zasady --------------------------------------------------------------------------------------
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] { $game }: nic nie znaleziono
        [one] { $game }: { $count } miejsce
        [few] { $game }: { $count } miejsca
       *[other] { $game }: { $count } miejsc
    }
rules-none = Żadna zasada nie zawiera wszystkich tych słów.
rules-show-all = Pokaż wszystkie zasady
rules-games = Gry
rules-contents = Rozdziały
rules-option = Opcja
rules-ruling = Jak rozstrzygnęliśmy i dlaczego
rules-copy-link = Kopiuj link do { $clause }
rules-link-copied = Link do { $clause } skopiowany.
rules-on-page = Przeczytaj na stronie zasad
rules-no-clause = Nie ma zasady { $clause }.

# --- koniec gry ----------------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
finished-nobody = Gra bez zwycięzcy
finished-resigned = Gra poddana: { $names }.
finished-time = Koniec czasu: { $names }.
finished-agreed = Wszyscy zgodzili się zakończyć grę.
finished-unfinished = Zapis kończy się przed końcem gry.
finished-places = Miejsca
finished-place = { $place }.
finished-rematch = Rewanż
finished-to-rematch = Do rewanżu
finished-replay = Powtórka
finished-verify = Sprawdź losowania
finished-export = Eksportuj zapis
finished-score = Punktacja
finished-lines = Wiersz po wierszu
score-part = Za co
score-total = Razem
score-lines =
    { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[other] { $count } wierszy
    }
part-province-points = Prowincje
part-double-points = Podwójne mury
part-mongols = Mongołowie
part-tower-protects = Ocalone przez wieże
part-token-taken = Zdobyte żetony
part-token-stranded = Żetony zostawione na kartach
part-points-at-start = Na początku
part-region-scores = Regiony
part-cities-score = Osady i miasta
part-tiles-score = Żetony postępu
part-wonder-built = Zbudowane cuda
part-wonder-scores = Posiadane cuda
part-traded-for-points = Handel
part-points-paid = Zapłacone w turach B
part-famine = Głód

# --- powtórka ------------------------------------------------------------------------------------
replay-title = Powtórka: { $game }
replay-goes-on = Ciąg dalszy innej gry
replay-eyes = Widok
replay-watcher = Widz
replay-to-table = Do stołu
replay-steps = Kroki powtórki
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-slider = Miejsce w grze
replay-place = Ruch { $step } z { $all }
replay-speed = Tempo
replay-beginning = Początek
fork = Graj dalej od tego miejsca
fork-about = Nowa gra od tej pozycji, przeciw botom. Stara zostaje, jaka była.
fork-seat = Twoje miejsce
fork-level = Poziom botów
fork-start = Zacznij

# --- losowania -----------------------------------------------------------------------------------
verify-title = Losowania w grze
verify-lead = Przed grą stół pokazał skrót (hash) sekretu. Sekret i słowa podane przez graczy rozstrzygają o każdym losowaniu. Tutaj twoja przeglądarka powtarza każde losowanie na podstawie samego zapisu.
verify-running = Sprawdzanie…
verify-progress = Losowania: { $done } z { $all }
verify-proven = Sprawdzone: niczego nie zmieniono
verify-proven-draws =
    { $draws ->
        [one] Jedyne losowanie wynika z sekretu obiecanego przed grą.
        [few] Wszystkie { $draws } losowania wynikają z sekretu obiecanego przed grą.
       *[other] Wszystkie losowania ({ $draws }) wynikają z sekretu obiecanego przed grą.
    }
verify-not-proven = Nie udowodniono
error-no-odds = Ruch { $number } (losowanie { $draw }) nie mówi, co mogło zostać wylosowane. Z zasad wie to tylko „wanli verify”.
verify-draws = Losowania
verify-odds = { $weight } na { $total }
verify-right = zgodnie z obietnicą
verify-wrong = niezgodnie z obietnicą
verify-number = Klucz daje liczbę { $number } (szesnastkowo). Reszta z dzielenia przez { $total } to { $rest }, a to oznacza
verify-told = W zapisie jest
verify-fork =
    { $moves ->
        [one] Pierwszy ruch wykonano w innej grze, a jego losowania nie należą do tej obietnicy.
        [few] Pierwsze { $moves } ruchy wykonano w innej grze, a ich losowania nie należą do tej obietnicy.
       *[other] Pierwsze { $moves } ruchów wykonano w innej grze, a ich losowania nie należą do tej obietnicy.
    }
verify-promise = Obietnica
verify-commitment = Pokazane przed grą: SHA-256 sekretu
verify-secret = Ujawnione po grze: sekret
verify-kept = Sekret zgadza się ze skrótem.
verify-word = Miejsce { $seat } dodało słowo „{ $word }”.
verify-compare = Porównaj pierwszy wiersz z tym, co było widać przed grą.
verify-trust = Szanse pochodzą z zapisu. Czy zgadzają się z zasadami, sprawdza „wanli verify”.
verify-other = Inny zapis
verify-other-about = Sprawdź dowolny wyeksportowany zapis. Plik nie opuszcza twojego urządzenia.
verify-choose = Wybierz plik
verify-too-big = Ten plik jest za duży na zapis gry.
verify-file-is = Plik: { $file }
verify-to-table = Do stołu
