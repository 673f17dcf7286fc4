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
move-play-over = { $who } na odcinku { $two } przykrywa smokiem kartę „{ NAME($four, kind: "card") }” { NAME($three, kind: "colour", form: "gen") }.
move-ride = { $who } za darmo posyła jeźdźca na odcinek { $one }.
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
moves-play-over = Przykryj kartę smokiem
moves-ride = Jeździec za darmo na odcinek
moves-claim = Połóż żeton odcinka na jednej ze swoich kart
moves-take = Weź ostatni żeton odcinka
moves-decline = Nie bierz żetonu z odcinka

note-token-put = { $who }: żeton { $token } leży na karcie „{ NAME($card, kind: "card") }” na odcinku { $wall } i odejmuje się od sumy.
note-token-taken = { $who } zdobywa { $points } pkt na odcinku { $wall }.
note-pair-leaves = Dla odcinka { $wall } wylosowano dwa jednakowe żetony ({ $token }): usuwa się je z gry i losuje nowe.
note-end-announced = { $who } nie ma już kart do zagrania: każdy z pozostałych ma jeszcze jedną turę.
note-token-stranded = { $who }: żeton { $token } na karcie na odcinku { $wall } nie daje punktów ({ $points }).

error-unknown-word = „{ $text }” nie jest tu zrozumiałe. Możliwe: { $known }.
error-wrong-form = „{ $text }” tak się nie zapisuje. Wpisz: { $form }.
error-unknown-place = Nie ma odcinka { $text }: odcinki to 1 do 4.
error-wrong-number = Naraz możesz zagrać od 1 do { $most } kart, nie „{ $text }”.
error-only-a-dragon-covers = Kartę można przykryć tylko smokiem, nie „{ $text }”.
error-no-such-token = „{ $text }” nie jest tam wolnym żetonem. Wolne: { $tokens }.
error-other-place = Teraz nie losuje się dla „{ $text }”.
error-content-not-taken = { $game } nie potrzebuje pliku zestawu: wszystkie karty i żetony są znane.
error-no-such-seat = Miejsca { $value } nie ma przy tym stole ({ $option }).
error-game-over = Gra skończona.
error-something-else-is-asked = Nie można teraz „{ $text }”: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nie może zostać wylosowane: już tego nie ma.
error-deck-empty = Twoja talia jest pusta: zagraj kartę.
error-not-in-hand =
    { $have ->
        [0] Nie masz na ręce karty „{ NAME($card, kind: "card") }”.
       *[other] Kart „{ NAME($card, kind: "card") }” masz na ręce tylko { $have }, a nie { $wanted }.
    }
error-card-not-there = Na odcinku { $wall } nie ma nieprzykrytej karty „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") }.
error-own-card = Przy tym stole smok przykrywa tylko karty przeciwników: karta „{ NAME($card, kind: "card") }” na odcinku { $wall } jest twoja.
error-card-carries-token = Na karcie „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") } na odcinku { $wall } leży żeton: nie można jej przykryć.
error-wall-not-open = Odcinek { $wall } nie jest otwarty. Wybierz inny.
error-last-token-is-taken = Na odcinku { $wall } został jeden żeton: wpisz „take { $wall }”.
error-no-own-card = Na odcinku { $wall } nie masz nieprzykrytej karty „{ NAME($card, kind: "card") }”, na której mógłby leżeć żeton.
error-both-tokens-free = Oba żetony odcinka { $wall } są wolne: połóż jeden z nich na swojej karcie.
error-must-claim = Prowadzisz na odcinku { $wall } i musisz wziąć żeton: przy tym stole nie można zrezygnować.
error-claimed-already = Na odcinku { $wall } masz już w tej turze za sobą branie żetonu.
error-not-leading = Nie prowadzisz na odcinku { $wall }.

option-first-seat = Pierwszy gracz
option-first-seat-random = losowo
option-first-seat-other = to miejsce
option-claims = Branie żetonów
option-claims-compulsory = obowiązkowe dla prowadzącego
option-claims-declinable = dowolne, na każdym odcinku osobno
option-dragon-targets = Karty, które może przykryć smok
option-dragon-targets-any = każdą bez żetonu
option-dragon-targets-opponents = tylko karty przeciwników
option-end = Ogłoszenie końca
option-end-all-cards = gdy gracz zagra wszystkie swoje karty
option-end-empty-hand = gdy gracz nie ma kart na ręce
option-scores = Punkty w trakcie gry
option-scores-hidden = każdy widzi tylko własne
option-scores-open = jawne dla wszystkich

board-wall = Odcinek { $wall }
board-noble = D: każda po 1
board-supply = Żetony w zapasie: { $count }
board-actions =
    { $count ->
        [one] została jedna akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
board-last-turns = { $who } ogłasza koniec: reszcie zostało po jednej turze
board-claims-only = { $who } ogłasza koniec: zostało już tylko branie żetonów
board-leads = prowadzi
board-you = (ty)
board-hand = Twoje karty
board-no-cards = bez kart
board-cards =
    { $count ->
        [one] { NAME($card, kind: "card") }
        [few] { $count } { NAME($card, kind: "card", form: "few") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }
board-token = żeton { $points }
board-over = na: { NAME($card, kind: "card") } { NAME($colour, kind: "colour", form: "gen") }
board-covered = przykryte: { NAME($card, kind: "card") }
board-legend-cards = Karty, a w nawiasie, jak się je pisze: M mur (wall) 1, B brama (gate) 2, W wieża (keep) 3, P piechur (foot) 1, 3, 6, 10, 15 za jednego do pięciu, J jeździec (horseman) 2, D dostojnik (noble) 1 i przy nim każda karta liczy się za 1, S smok (dragon) 1.
board-legend-walls = Odcinek: Odcinek 2 ●5 ●3 ma te wolne żetony. 3P=6 B2●-5 → 3 prowadzi: trzej piechurzy liczą się za 6, brama za 2, na niej żeton 5, suma 3 prowadzi.
board-legend-dragons = S1>nD to smok na dostojniku niebieskiego, xD to ten dostojnik: przykryty, nic nie znaczy.
board-legend-players = Gracze: punkty (? ukryte), ▯ karty na ręce, ▤ karty w talii, ● wzięte żetony.

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
screen-cover = Na odcinku { $wall } przykryj smokiem kartę „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") }
screen-bear = Połóż żeton { $token } na swojej karcie „{ NAME($card, kind: "card") }” na odcinku { $wall }
screen-hand-card =
    { $card }, na ręce { $count }, wybrane { $chosen }{ $free ->
        [yes] , teraz za darmo
       *[no] { "" }
    }
screen-hand-empty = Bez kart na ręce
screen-free-now = za darmo
screen-draw = Dobierz
screen-decline = Nic z odcinka { $wall }
screen-ride-free = Za darmo
screen-ride-action = Jako akcja
screen-your-turn = Twoja tura
screen-their-turn = Tura: { $name }
screen-claims = Branie żetonów
screen-claimed = odc. { $walls }
screen-first-action = Pierwsza akcja
screen-second-action = Druga akcja
screen-did-draw = dobrana karta
screen-did-play = { $cards } na odcinek { $wall }
screen-horseman-free = Jeździec może teraz ruszyć za darmo
screen-says-cards =
    Wybrano: { $count ->
        [one] { NAME($card, kind: "card") }
        [few] { $count } { NAME($card, kind: "card", form: "few") }
       *[other] { $count } { NAME($card, kind: "card", form: "many") }
    }{ $free ->
        [yes] , za darmo.
        [no] , jako akcja.
       *[other] .
    }
screen-says-wall = Teraz wybierz odcinek.
screen-says-dragon = Wybierz odcinek albo kartę do przykrycia.
screen-says-token = Teraz wybierz żeton.
screen-says-bearer = Teraz wybierz swoją kartę, na której położysz żeton { $token }.
screen-confirm-draw = Dobierz kartę
screen-confirm-play =
    { $count ->
        [one] Zagraj { NAME($card, kind: "card", form: "one") } na odcinek { $wall }
        [few] Zagraj { $count } { NAME($card, kind: "card", form: "few") } na odcinek { $wall }
       *[other] Zagraj { $count } { NAME($card, kind: "card", form: "many") } na odcinek { $wall }
    }
screen-confirm-ride = Poślij jeźdźca za darmo na odcinek { $wall }
screen-confirm-cover = Przykryj kartę „{ NAME($card, kind: "card") }” { NAME($colour, kind: "colour", form: "gen") } na odcinku { $wall }
screen-confirm-claim = Połóż żeton { $token } na karcie „{ NAME($card, kind: "card") }” na odcinku { $wall }
screen-confirm-take = Weź ostatni żeton z odcinka { $wall }
screen-confirm-decline = Nie bierz żetonu z odcinka { $wall }
