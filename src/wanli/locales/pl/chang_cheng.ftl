# Chang Cheng po polsku. Nazwy elementów i kart jak w polskiej instrukcji.
# Kolory: forma podstawowa to przymiotnik męski; gen dopełniacz, dat celownik, ins narzędnik,
# f żeński, facc żeński biernik.

game-by = Walter Obert, TenkiGames 2007
game-note = Układ plansz i podział znaczników są zrekonstruowane (CC-1.2, CC-1.3).

colour-red = czerwony
    .initial = C
    .gen = czerwonego
    .dat = czerwonemu
    .ins = czerwonym
    .f = czerwona
    .facc = czerwoną
colour-green = zielony
    .initial = Z
    .gen = zielonego
    .dat = zielonemu
    .ins = zielonym
    .f = zielona
    .facc = zieloną
colour-blue = niebieski
    .initial = N
    .gen = niebieskiego
    .dat = niebieskiemu
    .ins = niebieskim
    .f = niebieska
    .facc = niebieską
colour-violet = fioletowy
    .initial = F
    .gen = fioletowego
    .dat = fioletowemu
    .ins = fioletowym
    .f = fioletowa
    .facc = fioletową

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski
seat-violet = Fioletowy

card-warrior = Wojownik
card-traitor = Zdrajca
card-flood = Powódź
card-builder = Budowniczy
card-master = Mistrz Budowniczy
card-mandarin = Mandaryn
card-unknown = karta

event-diplomacy = Dyplomacja
event-dominance = Dominacja
event-reward = Cesarska Nagroda
event-observers = Obserwacja

piece-wall = pojedynczego fragmentu muru
piece-double = podwójnego fragmentu muru
piece-tower = wieży

side-left = z lewej
side-right = z prawej

asked-none = gra skończona
asked-opening = trzeba postawić pojedynczy fragment muru
asked-first-half = trzeba wybrać akcję
asked-second-half = trzeba dokończyć akcję
asked-neutral = można postawić neutralny fragment muru
asked-which-first = trzeba wskazać prowincję, która ma być punktowana pierwsza
asked-warrior = trzeba rozpatrzyć Wojownika
asked-traitor = trzeba rozpatrzyć Zdrajcę
asked-flood = trzeba rozpatrzyć Powódź
asked-builder = trzeba rozpatrzyć Budowniczego
asked-mandarin = trzeba rozpatrzyć Mandaryna
asked-join-board = trzeba wybrać stronę dla nowej planszy
asked-draw-start = losowany jest pierwszy gracz
asked-draw-letter = losowana jest litera plansz
asked-draw-event = losowana jest karta zdarzenia
asked-draw-board = losowana jest plansza
asked-draw-reputation = losowany jest znacznik reputacji
asked-draw-threat = losowany jest znacznik zagrożenia

prompt-none = Gra skończona.
prompt-opening = Rozpocznij grę jednym pojedynczym fragmentem muru.
prompt-first-half = Wybierz akcję: dwa mury, dwie karty, karta i mur, podwójny mur albo wieża.
prompt-second-half =
    { $began ->
        [card] Dokończ akcję: mur w { $province } albo druga karta w innej prowincji.
       *[other] Dokończ akcję: drugi mur, ale nie w { $province }.
    }
prompt-neutral = Postaw neutralny mur albo zrezygnuj.
prompt-which-first = Ukończone są dwie prowincje: wskaż tę, która ma być punktowana pierwsza.
prompt-warrior = Twój Wojownik w { $province }: anuluj inną leżącą tam kartę.
prompt-traitor = Twój Zdrajca w { $province }: zniszcz tam pojedynczy mur albo usuń znacznik zagrożenia sąsiedniego regionu.
prompt-flood = Twoja Powódź w { $province }: podnieś albo obniż wartość o 2.
prompt-builder = Twój Budowniczy w { $province }: podnieś wartość o 2 albo dolicz sobie jeden fragment muru.
prompt-mandarin = Twój Mandaryn w { $province }: zamień tamtejszy pojedynczy mur z dowolnym innym albo zrezygnuj.
prompt-join-board = Dołóż nową planszę z lewej albo z prawej strony.
prompt-draw-start = Losowany jest pierwszy gracz.
prompt-draw-letter = Losowana jest litera plansz.
prompt-draw-event = Losowana jest karta zdarzenia.
prompt-draw-board = Losowana jest plansza.
prompt-draw-reputation = Losowany jest znacznik reputacji.
prompt-draw-threat = Losowany jest znacznik zagrożenia.

move-wall = { $who } stawia mur na { $one }.
move-double = { $who } stawia podwójny mur na { $one } i następnym polu.
move-tower = { $who } stawia wieżę na { $one }.
move-card =
    { $one ->
        [unknown] { $who } kładzie zakrytą kartę w { $two }.
       *[other] { $who } kładzie zakrytą kartę „{ NAME($one, kind: "card") }” w { $two }.
    }
move-in-wall = { $who } stawia { NAME($in, kind: "colour") } mur na { $one }.
move-in-double = { $who } stawia { NAME($in, kind: "colour") } podwójny mur na { $one } i następnym polu.
move-in-tower = { $who } stawia { NAME($in, kind: "colour", form: "facc") } wieżę na { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } kładzie zakrytą { NAME($in, kind: "colour", form: "facc") } kartę w { $two }.
       *[other] { $who } kładzie zakrytą { NAME($in, kind: "colour", form: "facc") } kartę „{ NAME($one, kind: "card") }” w { $two }.
    }
move-neutral = { $who } stawia neutralny mur na { $one }.
move-no-neutral = { $who } nie stawia neutralnego muru.
move-pass = { $who } nic nie może zrobić i pasuje.
move-first = { $who } wybiera, by { $one } była punktowana pierwsza.
move-cancel = { $who } posyła Wojownika na { NAME($one, kind: "colour", form: "facc") } kartę „{ NAME($two, kind: "card") }”.
move-break = { $who } posyła Zdrajcę na { $one }.
move-remove = { $who } posyła Zdrajcę do { $one }.
move-flood = { $who } używa Powodzi.
move-builder = { $who } używa Budowniczego.
move-swap = { $who } używa Mandaryna na { $one } i { $two }.
move-no-swap = { $who } nie korzysta z Mandaryna.
move-board = { $who } dokłada planszę { $one } { NAME($two, kind: "side") }.
move-start = Zaczyna miejsce { $one }.
move-letter = Plansze leżą stroną { $one } do góry.
move-event = Wylosowano kartę zdarzenia.
move-draw = Wylosowano planszę { $one }.
move-reputation = { $one } otrzymuje reputację { $two }.
move-threat =
    { $two ->
        [unknown] { "" }
       *[other] Znacznik regionu { $one }: zagrożenie { $two }.
    }

moves-wall = Pojedynczy mur na
moves-double = Podwójny mur, od lewego pola
moves-tower = Wieża na
moves-card = Zakryta karta do prowincji
moves-neutral = Neutralny mur na
moves-no-neutral = Bez neutralnego muru
moves-pass = Pas
moves-first = Punktowana pierwsza
moves-cancel = Wojownik: anuluj
moves-break = Zdrajca: zniszcz mur na
moves-remove = Zdrajca: usuń znacznik regionu
moves-flood = Powódź: zmień wartość o
moves-builder = Budowniczy: wybierz efekt
moves-swap = Mandaryn: zamień mury na
moves-no-swap = Mandaryn: bez zamiany
moves-board = Dołóż planszę, strona

note-double-points = { NAME($colour, kind: "seat") } zdobywa { $points } pkt za podwójny mur na { $square } i { $other }.
note-scouted = { $who } ogląda znacznik regionu { $region }.
note-observed = Znacznik regionu { $region } zostaje odkryty: zagrożenie { $threat }.
note-wall-full = Wielki Mur jest ukończony: atakują Mongołowie!
note-stalemate = Nikt nie może już nic zrobić: atakują Mongołowie!
note-event = Karta zdarzenia: { NAME($event, kind: "event") }.
note-board-joined = Plansza { $board } leży teraz { NAME($side, kind: "side") }.
note-two-blocks = Mistrz Budowniczy liczy się jako dwa mury dla { NAME($colour, kind: "colour", form: "gen") }.
note-no-effect = { NAME($colour, kind: "seat") }: karta „{ NAME($card, kind: "card") }” nic nie daje.
note-no-swap = Żadne mury nie zamieniają się miejscami.
note-block = Budowniczy liczy się jako jeden mur dla { NAME($colour, kind: "colour", form: "gen") }.
note-value-up = { NAME($colour, kind: "seat") } podnosi wartość o 2.
note-value-down = { NAME($colour, kind: "seat") } obniża wartość o 2.
note-cancels = { NAME($colour, kind: "seat") } anuluje kartę „{ NAME($card, kind: "card") }” { NAME($target, kind: "colour", form: "gen") }.
note-breaks = { NAME($colour, kind: "seat") } niszczy mur { NAME($target, kind: "colour", form: "gen") } na { $square }.
note-removes = Znacznik regionu { $region } zostaje usunięty z gry.
note-swaps = Mury na { $square } i { $other } zamieniają się miejscami.
note-card-revealed = { $province }: { NAME($colour, kind: "seat") } odkrywa kartę „{ NAME($card, kind: "card") }”.
note-card-removed = { $province }: { NAME($colour, kind: "seat") } odkrywa kartę „{ NAME($card, kind: "card") }”; jednakowe karty się znoszą.
note-province-points = { $province }: { NAME($colour, kind: "seat") } ma najwięcej murów ({ $blocks }) i zdobywa { $points } pkt: mury { $walls }, reputacja { $counter }, karty { $cards }.
note-nobody-scores = { $province }: najwięcej murów ({ $blocks }) ma kolor neutralny, więc nikt nie punktuje.
note-province-complete = { $province } jest ukończona i otrzymuje kartę Cesarza.
note-mongols = { $region }: { NAME($colour, kind: "seat") } ma najwięcej murów ({ $blocks }), więc traci { $threat } pkt przez Mongołów.
note-nobody-loses = { $region }: najwięcej murów ({ $blocks }) ma kolor neutralny, więc nikt nic nie traci.
note-tower-protects = { $region }: wieża chroni { NAME($colour, kind: "colour", form: "gen") } przed stratą { $threat } pkt.
note-diplomacy =
    { $count ->
        [one] Dyplomacja: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za mury w { $count } prowincji.
       *[other] Dyplomacja: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za mury w { $count } prowincjach.
    }
note-dominance =
    { $count ->
        [one] Dominacja: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za ciąg { $count } pola.
       *[other] Dominacja: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za ciąg { $count } pól.
    }
note-reward =
    { $count ->
        [one] Cesarska Nagroda: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za { $count } kartę na ręce.
        [few] Cesarska Nagroda: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za { $count } karty na ręce.
       *[other] Cesarska Nagroda: { NAME($colour, kind: "seat") } zdobywa { $points } pkt za { $count } kart na ręce.
    }

error-unknown-word = „{ $text }” nie jest tu zrozumiałe. Możliwe: { $known }.
error-wrong-length =
    Po „{ $word }” { $needed ->
        [one] następuje jedno słowo
        [few] następują { $needed } słowa
       *[other] następuje { $needed } słów
    }: w „{ $text }” jest ich inna liczba.
error-no-colour-here = „{ $word }” zapisuje się bez koloru. Pomiń kolor w „{ $text }”.
error-which-colour = Wpisz, który ze swoich kolorów wybierasz, np. „red { $text }”.
error-unknown-place = Nie ma miejsca „{ $text }”. Na planszy a pola to a1 do a13, prowincje aI do aIII, regiony aN1 do aN3; na pozostałych tak samo, z ich własną literą.
error-no-such-board = „{ $text }” nie leży na żadnej planszy; liczba plansz na stole: { $boards }.
error-other-counter = Znacznik nie jest losowany dla „{ $text }”.
error-content-unreadable = Nie można odczytać pliku zestawu: { $reason }.
error-content-wrong =
    Błąd w pliku zestawu przy „{ $field }”: { $measure ->
        [count] wartości jest { $found }, a nie { $expected }
        [sum] suma to { $found }, a nie { $expected }
       *[other] znaleziono { $found }, oczekiwano { $expected }
    }.
error-no-such-seat = Miejsca { $value } nie ma przy tym stole ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } jest już czyimś kolorem ({ $option }).
error-game-over = Gra skończona.
error-something-else-is-asked = Nie można teraz „{ $text }”: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nie może zostać wylosowane: już tego nie ma.
error-wall-must-join-card = Po karcie mur musi stanąć w tej samej prowincji: { $province }.
error-second-wall-same-province = Drugi mur musi stanąć w innej prowincji niż { $province }.
error-cannot-be-completed = Po „{ $text }” nie dałoby się dokończyć akcji, a pełna akcja jest możliwa.
error-opening-is-one-wall = Pierwsza tura gry to jeden pojedynczy fragment muru i nic więcej.
error-card-not-in-hand = Karty „{ NAME($card, kind: "card") }” nie masz na ręce.
error-province-complete = { $province } jest ukończona: nie można tam kłaść kart.
error-wall-then-wall = Po murze następuje mur: teraz bez karty.
error-second-card-same-province = Drugą kartę połóż w innej prowincji niż { $province }.
error-no-neighbour = Podwójny mur potrzebuje pola na prawo od { $square }.
error-next-to-tower = Wieża na { $square } stałaby obok innej.
error-must-complete = Możesz dokończyć tę akcję, więc musisz.
error-cannot-pass = Pasować możesz tylko wtedy, gdy nic nie możesz zrobić.
error-action-under-way = Najpierw dokończ rozpoczętą akcję.
error-not-your-colour = { NAME($colour, kind: "seat") } to nie twój kolor.
error-one-colour-a-turn = W tej turze grasz kolorem { NAME($colour, kind: "colour", form: "ins") }.
error-none-left = { NAME($colour, kind: "seat") } nie ma już { NAME($piece, kind: "piece") }.
error-kept-for = { $square } jest zarezerwowane dla pojedynczego muru { NAME($colour, kind: "colour", form: "gen") }.
error-occupied = Na { $square } stoi już mur { NAME($colour, kind: "colour", form: "gen") }.
error-neutral-only-there = Neutralny mur może stanąć tylko w { $province }.
error-neutral-elsewhere = Neutralny mur nie może stanąć w prowincji, z której właśnie korzystasz ({ $province }).
error-neutral-in-one-of = Neutralny mur może stanąć tylko w { $province } albo { $other }.
error-not-to-be-scored = { $province } nie jest jedną z punktowanych prowincji.
error-not-itself = Wojownik nie może anulować samego siebie.
error-card-not-here = Nie leży tu odkryta { NAME($colour, kind: "colour", form: "f") } karta „{ NAME($card, kind: "card") }”.
error-not-in-this-province = { $square } nie należy do punktowanej prowincji.
error-only-single-walls = Można wybrać tylko niezniszczone pojedyncze mury ({ $square }).
error-no-counter = { $region } nie ma już znacznika.
error-region-not-facing = { $region } nie sąsiaduje z punktowaną prowincją.
error-swap-two-walls = Zamienia się dwa różne mury, a nie { $square } z samym sobą.
error-swap-same-colour = { $square } i { $other } są tego samego koloru. Aby nic nie zamieniać, wpisz „no swap”.
error-swap-other-province = { $other } leży w tej samej prowincji: przy tym stole Mandaryn zamienia tylko z inną.
error-other-board-drawn = Wylosowano planszę { $drawn }, a nie { $board }.
error-board-not-left = Plansza { $board } jest już w grze.

option-mode = Gra dwuosobowa
option-mode-neutral = z neutralnymi murami trzeciego koloru
option-mode-two-colours = po dwa kolory
option-mode-plain = bez neutralnych murów, po jednym kolorze
option-colours = Kolory graczy
option-colours-standard = czerwony, zielony, niebieski, fioletowy; po dwa kolory: niebieski i zielony przeciw czerwonemu i fioletowemu
option-colours-other = w tej kolejności
option-first-seat = Pierwszy gracz
option-first-seat-random = losowo
option-first-seat-other = to miejsce
option-faces = Strony plansz
option-faces-same = jedna litera dla wszystkich plansz
option-faces-mixed = dowolna strona każdej planszy
option-reservation = Rezerwacja wieży
option-reservation-used = aż właściciel raz tam zbuduje
option-reservation-strict = zawsze, gdy wolne jest jedno sąsiednie pole
option-mandarin = Mury, które zamienia Mandaryn
option-mandarin-any = dowolne dwa
option-mandarin-other-province = tylko z inną prowincją
option-new-board = Kiedy dokłada się nową planszę
option-new-board-end = na koniec tury
option-new-board-once = natychmiast
option-board-choice = Wybór nowej planszy
option-board-choice-random = wylosowana
option-board-choice-player = wybrana przez aktywnego gracza
option-boards = Liczba plansz przy dwóch kolorach
option-boards-other = tyle plansz
option-broken = Zniszczone mury a Mongołowie
option-broken-ignored = nie liczą się
option-broken-counted = liczą się
option-neutral-colour = Kolor neutralnych murów
option-neutral-colour-first = pierwszy nieużywany
option-neutral-colour-other = ten kolor
option-neutral-after-card = Neutralny mur po karcie i murze
option-neutral-after-card-another = w innej prowincji
option-neutral-after-card-same = w tej samej prowincji
option-neutral-majority = Neutralne mury a przewaga
option-neutral-majority-compete = liczą się
option-neutral-majority-ignored = nie liczą się
option-events = Karty zdarzeń
option-events-none = żadne
option-events-random-1 = jedna, wylosowana
option-events-random-2 = dwie, wylosowane
option-events-other = wskazane z nazwy
option-diplomacy = Dyplomacja nagradza
option-diplomacy-most = mury w największej liczbie prowincji
option-diplomacy-half = mury w ponad połowie prowincji
option-dominance = Dominacja nagradza
option-dominance-everybody = najdłuższy ciąg każdego gracza
option-dominance-longest = tylko najdłuższy ze wszystkich

board-boards = Plansze: { $boards } z { $all }
board-emperors = Karty Cesarza na mapie: { $count }
board-events = Zdarzenia: { $events }
board-revealed = Odkryte: { $cards }
board-open-card = { NAME($colour, kind: "colour", form: "f") } karta „{ NAME($card, kind: "card") }”
board-you = (ty)
board-neutral = (neutralny)
board-hand = Twoje karty
board-no-cards = bez kart
board-laid = { $card } leży w { $province }
board-legend-blocks = Mur: [C] pojedynczy, C══ ══C podwójny, ▲C▲ wieża, /C/ zniszczony, (C) zarezerwowane dla czerwonego, · puste, ○ puste i możesz budować.
board-legend-north = U góry region mongolski: aN1 ◆? CZ to region N1 planszy a, znacznik zakryty, oglądali go Czerwony i Zielony. ◆3 to znacznik, który znasz, ◆- usunięty.
board-legend-south = U dołu prowincja: aI ●2 5:C ▯Z2 to prowincja I planszy a, reputacja 2, warta teraz 5, prowadzi Czerwony, leżą tam dwie zakryte zielone karty. ✓ to ukończona.
board-legend-stock = Gracze: ▪ pojedyncze mury, ══ podwójny mur, ▲ wieża do postawienia, ▯ karty na ręce.

# --- the board in the browser --------------------------------------------------------------------
screen-events =
    { $count ->
        [one] Zdarzenie: { $names }
       *[other] Zdarzenia: { $names }
    }
screen-row-regions = Regiony mongolskie: { $count }
screen-row-squares = Mur, liczba pól: { $count }
screen-row-provinces = Prowincje: { $count }

# what is known about a place
screen-square = Pole { $square }
screen-in = Prowincja { $province }, region { $region }
screen-block =
    { NAME($colour, kind: "seat") }: { $kind ->
        [double] podwójny mur
        [tower] wieża
        [broken] zniszczony mur
       *[wall] pojedynczy mur
    }
screen-empty = Puste
screen-kept = Zarezerwowane dla pojedynczego muru { NAME($colour, kind: "colour", form: "gen") }
screen-would-see = Zobaczysz zagrożenie: { $regions }
screen-may-build = Możesz tu budować
screen-may-lay = Możesz tu położyć kartę
screen-may-choose = Możesz to wybrać
screen-is-chosen = Wybrane
screen-squares = Pola od { $first } do { $last }
screen-province = Prowincja { $province }
screen-value = Wartość teraz: { $value }, w tym reputacja { $reputation }
screen-blocks = Mury: { $blocks }
screen-leads =
    { $count ->
        [one] Najwięcej murów: { $colours }
       *[other] Remis w liczbie murów: { $colours }
    }
screen-left =
    { $count ->
        [one] { $count } puste pole
        [few] { $count } puste pola
       *[other] { $count } pustych pól
    }
screen-lying = Zakryte karty: { $cards }
screen-yours = Twoje: { $cards }
screen-complete = Ukończona
screen-scored = Ukończona: { NAME($colour, kind: "seat") } zdobywa { $points } pkt
screen-region = Region { $region }
screen-threat-unseen = Zagrożenia jeszcze nie znasz
screen-threat-seen = Zagrożenie { $threat }, tylko dla twoich oczu
screen-threat-open = Zagrożenie { $threat }, znane wszystkim
screen-threat-removed = Znacznik usunięty z gry
screen-scouts = Obejrzeli: { $who }

# what is being chosen
screen-holding-wall = Pojedynczy mur: wybierz pole.
screen-holding-double = Podwójny mur: wybierz dwa pola.
screen-holding-tower = Wieża: wybierz pole.
screen-holding-neutral = Neutralny mur: wybierz pole.
screen-holding-card = { NAME($card, kind: "card") }: wybierz prowincję.
screen-half-swap = Mur na { $place }: wybierz drugi.
screen-chosen-wall = Pojedynczy mur na { $place }.
screen-chosen-double = Podwójny mur na { $place } i { $other }.
screen-chosen-tower = Wieża na { $place }.
screen-chosen-neutral = Neutralny mur na { $place }.
screen-chosen-card = { NAME($card, kind: "card") }: zakryta karta w { $place }.
screen-chosen-first = { $place } będzie punktowana pierwsza.
screen-chosen-break = Mur na { $place } zostaje zniszczony.
screen-chosen-remove = Znacznik regionu { $place } zostaje usunięty z gry.
screen-chosen-swap = Mury na { $place } i { $other } zamieniają się miejscami.
screen-build = Buduj na { $place }
screen-lay = Połóż w { $place }

# the tray
screen-watching = Oglądasz grę: karty graczy pozostają zakryte.
screen-colours = Twoje kolory
screen-pieces = Twoje elementy
screen-cards = Twoje karty akcji
screen-answers = Twoja odpowiedź
screen-piece-wall = Pojedynczy mur
screen-piece-double = Podwójny mur
screen-piece-tower = Wieża
screen-piece-neutral = Neutralny mur
screen-pieces-left = zostało { $count }
screen-built-on = na { $square }
screen-does-warrior = Anuluje tam inną kartę
screen-does-traitor = Niszczy mur albo usuwa zagrożenie
screen-does-flood = Wartość +2 albo −2
screen-does-builder = Wartość +2 albo mur więcej dla ciebie
screen-does-master = Dwa mury więcej dla ciebie
screen-does-mandarin = Zamienia dwa mury
screen-lies-in = zakryta w { $province }
screen-has-gone = zagrana
screen-answer-cancel = { $who }: { $card }
screen-answer-flood-up = Wartość +2
screen-answer-flood-down = Wartość −2
screen-answer-builder-up = Wartość +2
screen-answer-builder-block = Mur więcej dla ciebie
screen-answer-pass = Pasuję
screen-answer-no-neutral = Bez neutralnego muru
screen-answer-no-swap = Bez zamiany
screen-answer-board-left = Plansza { $board } z lewej
screen-answer-board-right = Plansza { $board } z prawej
screen-has-wall =
    { $count ->
        [one] Został { $count } pojedynczy mur
        [few] Zostały { $count } pojedyncze mury
       *[other] Zostało { $count } pojedynczych murów
    }
screen-has-double = Został podwójny mur
screen-has-tower = Została wieża
screen-has-cards =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
