# To, co wspólne dla wszystkich gier: odmowy, zapisy, opcje.

error-not-your-turn = Miejsce { $seat } nie może teraz grać: kolej na miejsce { $current }.
error-no-undo = Ostatniego ruchu nie można cofnąć: od tego czasu coś wylosowano lub pokazano albo zagrał ktoś inny.
error-unknown-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
error-unknown-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Wartości: { $known }.
error-option-does-not-apply = Opcja „{ $option }” nie może mieć wartości „{ $value }” przy tym stole.
error-wrong-player-count = Liczba graczy { $players } nie pasuje do tej gry; możliwe: { $known }.
error-unknown-game = Nie ma gry „{ $game }”. Gry: { $known }.
error-unknown-rules = Ta gra toczy się według wersji { $version } zasad, która nie jest dostępna. Dostępne: { $known }.

record-line = Wiersz { $line }: { $reason }
record-move = „{ $text }” nie da się zagrać: { $reason }
error-not-a-record = To nie jest zapis gry: nie zaczyna się od „{ $expected }”.
error-header-missing = W nagłówku zapisu brakuje „{ $field }”.
error-unknown-header = „{ $field }” nie należy do nagłówka zapisu.
error-not-a-move-line = „{ $text }” nie jest wierszem ruchu: potrzebne są numer, miejsce i ruch.
error-move-number = Oczekiwano ruchu { $expected }, a w zapisie jest ruch { $number }.
error-not-a-number = „{ $text }” nie jest liczbą ({ $field }).
error-header-twice = „{ $field }” występuje w nagłówku zapisu dwa razy.
error-fork-beyond = Zapis ma być dalszym ciągiem innej gry od ruchu { $fork }, ale liczba jego ruchów to { $moves }.
error-not-an-end = „{ $text }” nie jest zakończeniem gry: może nim być „agreed” albo „resigned” lub „time” z numerem miejsca, każde miejsce raz; najpierw podaje się „players”, a tam jest { $players }.
error-not-a-secret = „{ $text }” nie jest sekretem: potrzebne są 64 cyfry szesnastkowe.
error-word-of-nobody = Nie ma miejsca { $seat }, które mogłoby podać słowo: najpierw podaje się „players”, a tam jest { $players }.
error-not-odds = „{ $text }” to nie szanse: potrzebne są wagi z wynikami, a między nimi „;”.
error-rules-version = Zapis pochodzi z wersji { $version } zasad; ten program gra według wersji { $known }.
error-other-content = Zapis pochodzi z gry zestawem „{ $content }”, a wczytany jest „{ $here }”. Podaj właściwy plik przez --content.
error-wrong-seat =
    „{ $text }” to ruch { $seat ->
        [0] losu
       *[other] miejsca { $seat }
    }, a decyduje { $current ->
        [0] los
       *[other] miejsce { $current }
    }.

error-no-commitment = Losowań nie można sprawdzić: w zapisie nie ma „commitment” sprzed gry.
error-no-secret = Losowań nie można jeszcze sprawdzić: w zapisie nie ma „secret”, który stół ujawnia po zakończeniu gry.
error-other-secret = Sekret nie zgadza się z obietnicą: obiecano { $commitment }, a z sekretu wychodzi { $found }.
error-other-odds = Szanse ruchu { $number } nie są zgodne z zasadami: w zapisie jest „{ $odds }”, z zasad wynika „{ $expected }”.
error-other-draw = Ruch { $number } (losowanie { $draw }) nie jest zgodny z obietnicą: w zapisie jest „{ $text }”, a z sekretu i słów graczy wynika „{ $expected }”.

error-position-unreadable = Nie można odczytać pozycji: { $reason }.
error-position-wrong = Taka pozycja nie jest możliwa: { $reason }.

seat-number = Miejsce { $seat }
seat-luck = Los
