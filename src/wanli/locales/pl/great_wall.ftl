# Great Wall of China po polsku. Miejsce, do którego zagrywa się karty, to odcinek, karta to mur.
# Kolory: gen dopełniacz. Karty: one biernik, few z liczbami 2-4, many z pozostałymi.

game-by = Reiner Knizia, Kosmos i Fantasy Flight Games 2006
game-note = To, co instrukcja zostawia otwarte, rozstrzygają orzeczenia na końcu zasad.

colour-red = czerwony
    .initial = C
    .gen = czerwonego
colour-green = zielony
    .initial = Z
    .gen = zielonego
colour-blue = niebieski
    .initial = N
    .gen = niebieskiego
colour-violet = fioletowy
    .initial = F
    .gen = fioletowego
colour-yellow = żółty
    .initial = Ż
    .gen = żółtego

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski
seat-violet = Fioletowy
seat-yellow = Żółty

card-wall = mur
    .initial = M
    .one = mur
    .few = mury
    .many = murów
card-gate = brama
    .initial = B
    .one = bramę
    .few = bramy
    .many = bram
card-keep = wieża
    .initial = W
    .one = wieżę
    .few = wieże
    .many = wież
card-foot = piechur
    .initial = P
    .one = piechura
    .few = piechurów
    .many = piechurów
card-horseman = jeździec
    .initial = J
    .one = jeźdźca
    .few = jeźdźców
    .many = jeźdźców
card-noble = dostojnik
    .initial = D
    .one = dostojnika
    .few = dostojników
    .many = dostojników
card-dragon = smok
    .initial = S
    .one = smoka
    .few = smoki
    .many = smoków
card-unknown = karta
    .initial = ?
    .one = kartę
    .few = karty
    .many = kart

asked-none = gra skończona
asked-claim = trzeba wziąć żeton
asked-act = trzeba wykonać akcję
asked-draw-start = losowany jest pierwszy gracz
asked-draw-card = dobierana jest karta
asked-draw-token = losowany jest żeton

prompt-none = Gra skończona.
prompt-claim = Weź żeton z odcinka, na którym prowadzisz.
prompt-act =
    { $actions ->
        [one] Wykonaj drugą akcję: dobierz kartę albo zagraj jednakowe karty na jeden odcinek.
       *[other] Wykonaj pierwszą akcję: dobierz kartę albo zagraj jednakowe karty na jeden odcinek.
    }
prompt-draw-start = Losowany jest pierwszy gracz.
prompt-draw-card = Dobierana jest karta.
prompt-draw-token = Odkrywany jest żeton.

move-draw = { $who } dobiera kartę.
move-play =
    { $count ->
        [one] { $who } zagrywa { NAME($one, kind: "card", form: "one") } na odcinek { $two }.
        [few] { $who } zagrywa { $count } { NAME($one, kind: "card", form: "few") } na odcinek { $two }.
       *[other] { $who } zagrywa { $count } { NAME($one, kind: "card", form: "many") } na odcinek { $two }.
    }
move-play-over = { $who } kładzie smoka na odcinku { $two } na kartę „{ NAME($four, kind: "card") }” { NAME($three, kind: "colour", form: "gen") }.
move-ride = { $who } posyła jeźdźca na odcinek { $one } bez straty akcji.
move-claim = { $who } bierze żeton { $one } z odcinka { $two }.
move-take = { $who } bierze ostatni żeton z odcinka { $one }.
move-decline = { $who } nie bierze żetonu z odcinka { $one }.
move-start = Zaczyna miejsce { $one }.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } dobiera { NAME($two, kind: "card", form: "one") }.
    }
move-token = Odcinek { $two } dostaje żeton { $one }.

moves-draw = Dobierz kartę
moves-play = Zagraj karty na odcinek
moves-play-over = Smok na inną kartę
moves-ride = Jeździec bez straty akcji, na odcinek
moves-claim = Połóż żeton odcinka na jednej ze swoich kart
moves-take = Weź ostatni żeton odcinka
moves-decline = Nie bierz żetonu z odcinka

note-token-put = { $who }: żeton { $token } leży na karcie „{ NAME($card, kind: "card") }” na odcinku { $wall } i odejmuje się od sumy.
note-token-taken = { $who } zdobywa { $points } na odcinku { $wall }.
note-pair-leaves = Dwa jednakowe żetony ({ $token }) dla odcinka { $wall } opuszczają grę.
note-end-announced = { $who } nie ma już kart do zagrania: każdy z pozostałych ma jedną ostatnią turę.
note-token-stranded = { $who }: żeton { $token } na karcie na odcinku { $wall } nic nie daje ({ $points }).

error-unknown-word = „{ $text }” nie jest tu zrozumiałe. Słowa: { $known }.
error-wrong-form = Tak się tego nie mówi: „{ $text }”. Powiedz: { $form }.
error-unknown-place = Nie ma odcinka { $text }: odcinki to 1 do 4.
error-wrong-number = Nie zagrywa się naraz tylu kart: „{ $text }”, tylko od 1 do { $most }.
error-only-a-dragon-covers = Tylko smoka kładzie się na inną kartę, a nie „{ $text }”.
error-no-such-token = „{ $text }” wymienia żeton, który nie jest tam wolny. Wolne: { $tokens }.
error-other-place = Teraz nie losuje się dla „{ $text }”.
error-content-not-taken = { $game } nie przyjmuje pliku zestawu: wszystkie karty i żetony są znane.
error-no-such-seat = Miejsca { $value } nie ma przy tym stole ({ $option }).
error-game-over = Gra skończona.
error-something-else-is-asked = Teraz nie „{ $text }”: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nie może zostać wylosowane: już tego nie ma.
error-deck-empty = Twoja talia jest pusta: zagraj kartę.
error-not-in-hand =
    { $have ->
        [0] Nie masz w ręce karty „{ NAME($card, kind: "card") }”.
       *[other] Kart „{ NAME($card, kind: "card") }” masz w ręce tylko { $have }, a nie { $wanted }.
    }
error-card-not-there = Na odcinku { $wall } nie ma niezakrytej karty „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") }.
error-own-card = Przy tym stole smok zakrywa tylko karty przeciwników: karta „{ NAME($card, kind: "card") }” na odcinku { $wall } jest twoja.
error-card-carries-token = Na karcie „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") } na odcinku { $wall } leży żeton: nie można jej zakryć.
error-wall-not-open = Odcinek { $wall } nie jest otwarty.
error-last-token-is-taken = Na odcinku { $wall } został jeden żeton: powiedz „take { $wall }”.
error-no-own-card = Na odcinku { $wall } nie masz niezakrytej karty „{ NAME($card, kind: "card") }”, na której mógłby leżeć żeton.
error-both-tokens-free = Oba żetony odcinka { $wall } są wolne: połóż jeden z nich na swojej karcie.
error-must-claim = Prowadzisz na odcinku { $wall } i musisz wziąć żeton: przy tym stole nie można zrezygnować.
error-claimed-already = Na odcinku { $wall } w tej turze już brano żeton.
error-not-leading = Nie prowadzisz na odcinku { $wall }.

option-first-seat = Kto zaczyna.
option-first-seat-random = losowo
option-first-seat-other = to miejsce
option-claims = Czy prowadzący musi wziąć żeton.
option-claims-compulsory = na każdym odcinku, na którym prowadzi
option-claims-declinable = może zrezygnować, na każdym odcinku osobno
option-dragon-targets = Które karty może zakryć smok.
option-dragon-targets-any = każdą bez żetonu
option-dragon-targets-opponents = tylko karty przeciwników
option-end = Kiedy gracz ogłasza koniec.
option-end-all-cards = gdy zagra wszystkie swoje karty
option-end-empty-hand = gdy jego ręka jest pusta
option-scores = Czy wszyscy widzą punkty wszystkich.
option-scores-hidden = tylko własne
option-scores-open = wszystkie

board-wall = Odcinek { $wall }
board-noble = D: każda po 1
board-supply = Żetony w zapasie: { $count }
board-actions =
    { $count ->
        [one] została jedna akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
board-last-turns = { $who } ogłosił koniec: reszcie zostało po jednej turze
board-claims-only = { $who } ogłosił koniec: zostało już tylko branie żetonów
board-leads = prowadzi
board-you = (ty)
board-hand = Twoja ręka
board-no-cards = bez kart
board-cards =
    { $count ->
        [one] { NAME($card, kind: "card") }
        [few] { $count } { NAME($card, kind: "card", form: "few") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }
board-token = żeton { $points }
board-over = na: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "gen") }
board-covered = zakryte: { NAME($card, kind: "card") }
board-legend-cards = Karty, a w nawiasie, jak się je pisze: M mur (wall) 1, B brama (gate) 2, W wieża (keep) 3, P piechur (foot) 1, 3, 6, 10, 15 za jednego do pięciu, J jeździec (horseman) 2, D dostojnik (noble) 1 i przy nim każda karta liczy się za 1, S smok (dragon) 1.
board-legend-walls = Odcinek: Odcinek 2 ●5 ●3 ma te wolne żetony. 3P=6 B2●-5 → 3 prowadzi: trzej piechurzy liczą się za 6, brama za 2, na niej żeton 5, suma 3 prowadzi.
board-legend-dragons = S1>nD to smok na dostojniku niebieskiego, xD to ten dostojnik: zakryty, nic nie znaczy.
board-legend-players = Gracze: punkty (? ukryte), ▯ karty w ręce, ▤ karty w talii, ● wzięte żetony.

# --- the board in the browser ---
screen-walls = Odcinki
screen-wall = Odcinek { $wall }
screen-wall-tokens = Odcinek { $wall }, wolne żetony: { $tokens }
screen-wall-closed = Odcinek { $wall } jest zamknięty.
screen-supply = Zapas
screen-supply-left =
    { $count ->
        [one] został { $count } żeton
        [few] zostały { $count } żetony
       *[other] zostało { $count } żetonów
    }
screen-in-hand = Ręka { $count }
screen-in-deck = Talia { $count }
screen-tokens-taken = Żetony { $count }
screen-token = żeton
screen-tie = remis
screen-noble = Dostojnik: każda karta za 1
screen-lane = { $name } na odcinku { $wall }: { $cards }; suma { $total }{ $standing }.
screen-lane-absent = { $name } na odcinku { $wall }: { $cards }; nic, co się liczy.
screen-lane-empty = { $name } na odcinku { $wall }: bez kart.
screen-dragon-away = smok na cudzej karcie
screen-may-play = Możesz tu zagrać.
screen-token-free = Żeton { $token }, odcinek { $wall }
screen-token-legal = Żeton { $token }, odcinek { $wall }. Możesz go wziąć.
screen-token-lies = { $name }: żeton { $token } leży na karcie „{ NAME($card, kind: "card") }”
screen-cover = Połóż smoka na odcinku { $wall } na kartę „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") }
screen-bear = Połóż żeton { $token } na swojej karcie „{ NAME($card, kind: "card") }” na odcinku { $wall }
screen-hand-card =
    { $card }, w ręce { $count }, wybrane { $chosen }{ $free ->
        [yes] , teraz bez straty akcji
       *[no] { "" }
    }
screen-hand-empty = Bez kart w ręce
screen-free-now = teraz gratis
screen-draw = Dobierz
screen-decline = Nic z odcinka { $wall }
screen-ride-free = Bez straty akcji
screen-ride-action = Jako akcja
screen-your-turn = Twoja tura
screen-their-turn = Tura: { $name }
screen-claims = Branie żetonów
screen-claimed = z odcinka { $walls }
screen-first-action = Pierwsza akcja
screen-second-action = Druga akcja
screen-did-draw = dobrana karta
screen-did-play = { $cards } na odcinek { $wall }
screen-horseman-free = Jeździec może teraz ruszyć gratis
screen-says-cards =
    Wybrano: { $count ->
        [one] { NAME($card, kind: "card") }
        [few] { $count } { NAME($card, kind: "card", form: "few") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , gratis.
        [no] , jako akcja.
       *[other] .
    }
screen-says-wall = Teraz wybierz odcinek.
screen-says-dragon = Wybierz odcinek albo kartę do zakrycia.
screen-says-token = Teraz wybierz żeton.
screen-says-bearer = Teraz wybierz swoją kartę, na której spocznie żeton { $token }.
screen-confirm-draw = Dobierz kartę
screen-confirm-play =
    { $count ->
        [one] Zagraj { NAME($card, kind: "card", form: "one") } na odcinek { $wall }
        [few] Zagraj { $count } { NAME($card, kind: "card", form: "few") } na odcinek { $wall }
       *[other] Zagraj { $count } { NAME($card, kind: "card", form: "many") } na odcinek { $wall }
    }
screen-confirm-ride = Poślij jeźdźca gratis na odcinek { $wall }
screen-confirm-cover = Zakryj kartę „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") } na odcinku { $wall }
screen-confirm-claim = Połóż żeton { $token } na karcie „{ NAME($card, kind: "card") }” na odcinku { $wall }
screen-confirm-take = Weź ostatni żeton z odcinka { $wall }
screen-confirm-decline = Nie bierz żetonu z odcinka { $wall }
