# Powiadomienia wysyłane poza stronę i to, co może się przy tym nie udać.
# $game to tytuł gry, $names to imiona pozostałych osób przy stole.

notice-turn-title = { $game }: twój ruch
notice-turn = W grze { $game } teraz twój ruch.
notice-start-title = { $game }: gra się zaczęła
notice-start = Twoja gra { $game } się zaczęła.
notice-over-title = { $game }: koniec gry
notice-over = Twoja gra { $game } dobiegła końca.
notice-asked-title = { $game }: pytanie do ciebie
notice-asked = W twojej grze { $game } ktoś czeka na twoją odpowiedź: chce cofnąć ruch albo zakończyć grę.
notice-rematch-title = { $game }: jeszcze raz?
notice-rematch = Ktoś chce znów zagrać z tobą w { $game }. Miejsce przy stole na ciebie czeka.
notice-test-title = Wanli: próba
notice-test = Powiadomienia z Wanli docierają tutaj.
notice-confirm-title = Wanli: czy to twój adres?
notice-confirm = Jeśli chcesz otrzymywać powiadomienia z Wanli na ten adres, wpisz w ustawieniach ten kod: { $code }. Jeśli nazwa Wanli nic ci nie mówi, nie rób nic: więcej wiadomości nie będzie.
notice-with = Przy stole grają też: { $names }.
notice-footer = Ta wiadomość przyszła, bo ktoś podał ten adres w ustawieniach na { $site }; można go tam usunąć.

error-hook-address = Na ten adres nie można wysyłać powiadomień: podaj adres w internecie, zaczynający się od http:// lub https://, bez nazwy użytkownika i hasła.
error-notice-no-answer = Powiadomienie nie zostało wysłane: odpowiedź nie nadeszła na czas.
error-notice-unreachable = Powiadomienie nie zostało wysłane: pod tym adresem nikt się nie zgłasza.
error-notice-refused = Powiadomienie nie zostało wysłane: druga strona odpowiedziała { $status }.
error-notice-no-browser = Powiadomienie nie zostało wysłane: ta przeglądarka już nie przyjmuje wiadomości. Włącz je w niej ponownie.
error-notice-mail-refused = Powiadomienie nie zostało wysłane: serwer pocztowy nie przyjmuje poczty na ten adres ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Nie można wysyłać powiadomień pocztą elektroniczną: w ustawieniach nie ma adresu albo ten serwer nie wysyła poczty.
        [push] Nie można wysyłać powiadomień do przeglądarki: w żadnej nie są włączone albo ten serwer ich nie wysyła.
       *[other] W twoich ustawieniach nie ma adresu dla tego rodzaju powiadomień.
    }
error-mail-code = To nie jest kod z ostatniej wiadomości na ten adres.
error-notice-setting = Ustawienia „{ $setting }” nie da się użyć. Powinno wyglądać tak: { $known }
error-no-push = Ten serwer nie wysyła wiadomości do przeglądarek.
