# Narodziny Imperiów z Cudami Świata. Ruch to move- i jego pierwsze słowo; to, co wymienia, to $one
# i $two, liczba na początku to $count. Regiony i żetony są z dołączonego zestawu.

game-by = Martin Wallace, Phalanx i Mayfair Games 2009; Cuda Świata: Graham Lockwood
game-note = Mapa i żetony to „Reconstruction” (rekonstrukcja): większości drukowanych liczb nie znamy. Właściciel gry może wczytać własny zestaw.

# --- names ---------------------------------------------------------------------------------------
colour-red = czerwony
    .initial = C
colour-green = zielony
    .initial = Z
colour-blue = niebieski
    .initial = N
colour-violet = fioletowy
    .initial = F
colour-yellow = żółty
    .initial = Ż

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski
seat-violet = Fioletowy
seat-yellow = Żółty

good-gold = złoto
    .one = złoto
    .few = złota
    .many = złota
    .initial = z
good-cubes = kostki
    .one = kostkę
    .few = kostki
    .many = kostek
    .initial = k
good-food = żywność
    .one = żywność
    .few = żywności
    .many = żywności
    .initial = ż
good-vp = PZ
    .one = PZ
    .few = PZ
    .many = PZ
    .initial = p
good-resources = zasoby
    .one = zasób
    .few = zasoby
    .many = zasobów
    .initial = s

row-progress = Postęp
    .gen = postępu
row-territory = Terytorium
    .gen = terytorium
row-city = Miasto
    .gen = miasta
row-empire = Imperium
    .gen = imperium
row-trade = Handel
    .gen = handlu

region-iberia = Iberia
region-gaul = Galia
region-italia = Italia
region-balkans = Bałkany
region-anatolia = Anatolia
region-egypt = Egipt
region-north-africa = Afryka Północna
region-mediterranean = Morze Śródziemne
region-britain = Wyspy Brytyjskie
region-northern-europe = Europa Północna
region-eastern-europe = Europa Wschodnia
region-middle-east = Bliski Wschód
region-africa = Afryka Subsaharyjska
region-india = Indie
region-south-america = Ameryka Południowa
region-china = Chiny
region-north-america = Ameryka Północna

tile-iron = Żelazna broń
tile-religion = Religia
tile-mercenaries = Najemnicy
tile-irrigation = Nawadnianie
tile-coinage = Mennictwo
tile-mining = Górnictwo
tile-calendar = Kalendarz
tile-conscription = Pobór
tile-sailing = Żeglarstwo
tile-roads = Drogi
tile-writing = Pismo
tile-alliance-1 = Sojusz (era 1)
tile-navigation = Nawigacja
tile-printing = Druk
tile-shipping = Transport morski
tile-steam-pumps = Pompy parowe
tile-banking = Bankowość
tile-gunpowder = Proch
tile-feudalism = Feudalizm
tile-university = Uniwersytet
tile-reformation = Reformacja
tile-alliance-2 = Sojusz (era 2)
tile-fertilizers = Nawozy
tile-ideology = Ideologia
tile-television = Telewizja
tile-oil = Ropa
tile-railways = Koleje
tile-tanks = Czołgi
tile-medicine = Medycyna
tile-stock-exchange = Giełda
tile-plains = Równina
tile-woods = Las
tile-hill = Wzgórze
tile-island = Wyspa
tile-town = Miasteczko
tile-settlement-a = Osada A
tile-settlement-b = Osada B
tile-settlement-c = Osada C
tile-ur = Ur
tile-memphis = Memfis
tile-settlement-d = Osada D
tile-settlement-e = Osada E
tile-athens = Ateny
tile-carthage = Kartagina
tile-rome = Rzym
tile-wonder-1b = Cud z tury 1B
tile-settlement-f = Osada F
tile-settlement-g = Osada G
tile-byzantium = Bizancjum
tile-baghdad = Bagdad
tile-venice = Wenecja
tile-settlement-h = Osada H
tile-settlement-i = Osada I
tile-paris = Paryż
tile-lisbon = Lizbona
tile-london = Londyn
tile-wonder-2b-first = Pierwszy cud z tury 2B
tile-wonder-2b-second = Drugi cud z tury 2B
tile-settlement-j = Osada J
tile-settlement-k = Osada K
tile-vienna = Wiedeń
tile-amsterdam = Amsterdam
tile-berlin = Berlin
tile-settlement-l = Osada L
tile-settlement-m = Osada M
tile-moscow = Moskwa
tile-shanghai = Szanghaj
tile-new-york = Nowy Jork
tile-wonder-3b-first = Pierwszy cud z tury 3B
tile-wonder-3b-second = Drugi cud z tury 3B
tile-wonder-3b-third = Trzeci cud z tury 3B

asked-none = gra jest skończona
asked-choose-row = trzeba wybrać akcję
asked-payment = trzeba zapłacić
asked-progress = trzeba wybrać żeton postępu
asked-territory = trzeba wybrać żeton terytorium
asked-city = trzeba wybrać żeton miasta
asked-empire = trzeba wybrać żeton imperium
asked-trade = trzeba wybrać wymianę
asked-region = trzeba wybrać region
asked-cubes = trzeba podać liczbę kostek
asked-war = trzeba wybrać wojnę albo pokój
asked-loss = trzeba ponieść stratę
asked-mark = zdobyty cud trzeba oznaczyć albo zniszczyć
asked-site = trzeba wybrać miejsce cudu
asked-keep = trzeba zdecydować o utrzymaniu cudu
asked-ally = można wybrać sojusznika
asked-islands = trzeba wybrać, co dają wyspy
asked-give-up = trzeba zapłacić żywność
asked-place = trzeba wybrać miejsce w kolejności
asked-draw-order = losowana jest pierwsza kolejność
asked-draw-progress = odkrywany jest żeton postępu
asked-draw-territory = odkrywany jest żeton terytorium

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = Gra jest skończona.
prompt-choose-row =
    { $discs ->
        [off] Tura { $turn }: zdejmij jeden ze swoich krążków.
       *[on] Tura { $turn }: połóż krążek w rzędzie i wykonaj akcję.
    }
prompt-payment = Do zapłaty: { $owed }, w złocie, kostkach, żywności lub PZ.
prompt-progress = Weź żeton postępu.
prompt-territory = Weź żeton terytorium.
prompt-city = Zbuduj osadę, miasto albo cud.
prompt-empire = Wybierz żeton imperium.
prompt-trade = Wymień zasoby na złoto albo na PZ.
prompt-region = Wybierz region dla swoich kostek; pozostało: { $left }.
prompt-cubes = Ile kostek tam stawiasz: { NAME($region, kind: "region") }?
prompt-war = Wypowiedz wojnę w regionie, w którym stoją twoje nowe kostki, albo zachowaj pokój.
prompt-loss = Kostki do zdjęcia: { $losses } ({ NAME($region, kind: "region") }).
prompt-mark = Zdobyty cud oznacz kostką albo zniszcz: { NAME($wonder, kind: "tile") }.
prompt-site = Wybierz region cudu: { NAME($wonder, kind: "tile") }.
prompt-keep =
    { $gold ->
        [one] Zapłać { $gold } złoto albo zrezygnuj z cudu: { NAME($wonder, kind: "tile") }.
       *[other] Zapłać { $gold } złota albo zrezygnuj z cudu: { NAME($wonder, kind: "tile") }.
    }
prompt-ally = Daj swój żeton sojuszu innemu graczowi albo go zatrzymaj.
prompt-islands = Co dają twoje wyspy? Pozostało: { $owed }.
prompt-give-up = Twoje żetony potrzebują żywności: { $food }. Zapłać albo najpierw porzuć osadę lub miasto.
prompt-place = Wybierz swoje miejsce w kolejności następnej tury.
prompt-draw-order = Losowana jest pierwsza kolejność.
prompt-draw-progress = Odkrywany jest żeton postępu.
prompt-draw-territory = Odkrywany jest żeton terytorium.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } kładzie krążek w rzędzie { NAME($one, kind: "row", form: "gen") }.
move-idle = { $who } nie może działać i kładzie krążek w rzędzie { NAME($one, kind: "row", form: "gen") }.
move-lift = { $who } zdejmuje krążek z rzędu { NAME($one, kind: "row", form: "gen") } (pole { $two }).
move-pay =
    { $count ->
        [one] { $who } płaci { $count } { NAME($one, kind: "good", form: "one") }.
        [few] { $who } płaci { $count } { NAME($one, kind: "good", form: "few") }.
       *[other] { $who } płaci { $count } { NAME($one, kind: "good", form: "many") }.
    }
move-waive = { $who } tym razem nie płaci.
move-skip = { $who } rezygnuje z akcji.
move-progress = { $who } bierze postęp: { NAME($one, kind: "tile") }.
move-territory = { $who } bierze terytorium: { NAME($one, kind: "tile") }.
move-city = { $who } buduje: { NAME($one, kind: "tile") }.
move-empire = { $who } używa żetonu imperium { $one }.
move-trade =
    { $count ->
        [one] { $who } wymienia { $count } zasób na { NAME($one, kind: "good") }.
        [few] { $who } wymienia { $count } zasoby na { NAME($one, kind: "good") }.
       *[other] { $who } wymienia { $count } zasobów na { NAME($one, kind: "good") }.
    }
move-place = { $who } stawia kostki: { NAME($one, kind: "region") }.
move-hire = { $who } wysyła najemników: { NAME($one, kind: "region") }.
move-cubes =
    { $count ->
        [one] { $who } stawia jedną kostkę.
        [few] { $who } stawia { $count } kostki.
       *[other] { $who } stawia { $count } kostek.
    }
move-done = { $who } nie wybiera więcej regionów.
move-war = { $who } wypowiada wojnę ({ NAME($one, kind: "region") }), przeciwnik: { NAME($two, kind: "seat") }.
move-peace = { $who } nie wypowiada więcej wojen.
move-lose =
    { $one ->
        [cube] { $who } traci kostkę.
       *[other] { $who } traci kostkę na cudzie: { NAME($one, kind: "tile") }.
    }
move-mark = { $who } oznacza cud: { NAME($one, kind: "tile") }.
move-raze = { $who } niszczy cud: { NAME($one, kind: "tile") }.
move-site = { $who } umieszcza cud: { NAME($one, kind: "region") }.
move-keep = { $who } płaci utrzymanie cudu: { NAME($one, kind: "tile") }.
move-yield = { $who } nie płaci utrzymania cudu: { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } zatrzymuje żeton sojuszu.
       *[other] { $who } daje żeton sojuszu graczowi: { NAME($one, kind: "seat") }.
    }
move-islands =
    { $count ->
        [one] { $who }: { $count } wyspa daje { NAME($one, kind: "good", form: "one") }.
        [few] { $who }: { $count } wyspy dają { $count } { NAME($one, kind: "good", form: "few") }.
       *[other] { $who }: { $count } wysp daje { $count } { NAME($one, kind: "good", form: "many") }.
    }
move-abandon = { $who } porzuca: { NAME($one, kind: "tile") }.
move-feed = { $who } płaci żywność.
move-order = { $who } wybiera miejsce { $one }.
move-next = Następny w kolejności: { NAME($one, kind: "seat") }.
move-show = Postęp { $two }: { NAME($one, kind: "tile") }.
move-lay = Terytorium { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Połóż krążek w rzędzie
moves-idle = Połóż krążek bez akcji
moves-lift = Zdejmij krążek (rząd, pole)
moves-pay = Zapłać
moves-waive = Tym razem nie płać
moves-skip = Zrezygnuj z akcji
moves-progress = Weź postęp (pole)
moves-territory = Weź terytorium (pole)
moves-city = Zbuduj
moves-empire = Użyj żetonu imperium
moves-trade = Wymień
moves-place = Postaw kostki w regionie
moves-hire = Wyślij najemników do regionu
moves-cubes = Liczba kostek
moves-done = Bez dalszych regionów
moves-war = Wojna (region, przeciwnik)
moves-peace = Bez dalszych wojen
moves-lose = Strać kostkę albo kostkę na cudzie
moves-mark = Oznacz cud
moves-raze = Zniszcz cud
moves-site = Umieść cud w regionie
moves-keep = Opłać cud
moves-yield = Zrezygnuj z cudu
moves-ally = Sojusz z graczem
moves-islands = Wyspy dają
moves-abandon = Porzuć
moves-feed = Zapłać żywność
moves-order = Miejsce w kolejności

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = { $who } ma na początku { $points } PZ.
note-turn-begins = Zaczyna się tura { $turn }.
note-last-cube = { $who } stawia tu ostatnią kostkę z puli: { NAME($region, kind: "region") }.
note-action-lapses = { $who } nie może wykonać akcji: { NAME($row, kind: "row") }.
note-cannot-pay = { $who } nie może zapłacić za żaden krążek: płaci wszystko i nie działa.
note-points-paid = { $who } płaci punktami: { $points } PZ.
note-war = Wojna ({ NAME($region, kind: "region") }): { $who } traci { $own }, { NAME($other, kind: "seat") } traci { $loss }.
note-marker-falls = { $who } traci kostkę na cudzie: { NAME($wonder, kind: "tile") }.
note-wonder-built = { $who } buduje cud: { NAME($tile, kind: "tile") }, { $points } PZ.
note-wonder-taken = { $who } przejmuje cud: { NAME($wonder, kind: "tile") } ({ NAME($other, kind: "seat") } go traci).
note-wonder-destroyed = Cud zostaje usunięty z gry: { NAME($wonder, kind: "tile") }.
note-beyond-reach = { $who } nie ma tu już kostek ({ NAME($region, kind: "region") }): nikt nie może już przejąć tego cudu: { NAME($wonder, kind: "tile") }.
note-no-cube-to-mark = { $who } nie ma już kostki, by oznaczyć cud: { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } nie ma już kostki, by oznaczyć cud, więc zostaje on usunięty z gry: { NAME($wonder, kind: "tile") }.
note-cannot-keep = { $who } nie może zapłacić utrzymania (złoto: { $gold }): { NAME($wonder, kind: "tile") }.
note-wonder-scores = { NAME($wonder, kind: "tile") }: { $points } PZ ({ $who }).
note-traded-for-gold =
    { $discs ->
        [one] { $who } wymienia { $discs } zasób, złoto: { $gold }.
        [few] { $who } wymienia { $discs } zasoby, złoto: { $gold }.
       *[other] { $who } wymienia { $discs } zasobów, złoto: { $gold }.
    }
note-traded-for-points =
    { $discs ->
        [one] { $who } wymienia { $discs } zasób na { $points } PZ.
        [few] { $who } wymienia { $discs } zasoby na { $points } PZ.
       *[other] { $who } wymienia { $discs } zasobów na { $points } PZ.
    }
note-harvest = { $who } otrzymuje żywność: { $food }, zachowuje: { $stored }.
note-fed = { $who } płaci żywność: { $food }.
note-famine = { $who } ma za mało żywności (brakuje { $food }): { $points } PZ.
note-income = Dochód ({ $who }): złoto { $gold }, zasoby { $resources }, kostki { $cubes }.
note-region-scores = { NAME($region, kind: "region") }: { $points } PZ ({ $who }, kostki: { $cubes }).
note-cities-score = Osady i miasta: { $points } PZ ({ $who }).
note-tiles-score = Żetony postępu: { $points } PZ ({ $who }).
note-era-ends = Koniec ery { $era }: połowa kostek schodzi z mapy.
note-game-ends = Ostatnia tura się skończyła.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = „{ $text }” nie jest tu zrozumiałe. Możliwe: { $known }.
error-unknown-name = Nie ma „{ $text }”. Możliwe: { $known }.
error-wrong-form = „{ $text }” tak się nie zapisuje. Wpisz: { $form }.
error-wrong-number = „{ $text }” nie jest liczbą od 1 do { $most }.
error-other-tile = Na polu { $box } nie leży „{ $text }”, lecz: { NAME($shown, kind: "tile") }.
error-other-place = Dla „{ $text }” nic się teraz nie losuje.
error-content-unreadable = Nie można odczytać zestawu: { $reason }.
error-content-one-file = To najwyżej jeden plik zestawu. Zestaw to wszystkie te pliki razem: { $files }.
error-content-unknown-file = Zestaw nie ma pliku { $file }.
error-content-file-missing = W zestawie brak pliku { $file }.
error-content-field = { $file }, błąd w „{ $field }”: { $reason }.
error-content-wrong =
    { $file }, błąd w „{ $field }”: { $measure ->
        [count] liczba wynosi { $found }
        [sum] suma wynosi { $found }
       *[other] jest { $found }
    }, potrzeba: { $need ->
        [at-most] najwyżej { $expected }
        [at-least] co najmniej { $expected }
        [land-of-era] region lądowy ery { $expected }
        [one-of] jedna z nazw: { $expected }
        [two-regions] dwa różne regiony
        [alike-in-eras] tyle samo w każdej erze, wielokrotność { $expected } (pola)
        [enough-in-eras] co najmniej { $expected } w każdej erze, po dwa na pole
        [alike-in-boxes] wielokrotność { $expected } (pola)
        [territory] żeton terytorium „{ $expected }”
        [another] każda inna nazwa
        [rule-for] zasada dla cudów tury { $expected }
        [region-for] region dla cudów tury { $expected }
        [face-of-era] strona żetonu z ery { $expected }
        [once] każda nazwa tylko raz
        [visible] nazwa, w której nic nie jest niewidoczne
       *[exactly] { $expected }
    }.
error-game-over = Gra jest skończona.
error-something-else-is-asked = Nie można teraz „{ $text }”: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nie można wylosować: już tego nie ma.
error-discs-come-off = W turze { $turn } krążki się zdejmuje: wpisz na przykład „lift empire 1”.
error-discs-go-on = W turze { $turn } krążki się kładzie: wpisz na przykład „disc empire”.
error-row-full = W rzędzie { NAME($row, kind: "row", form: "gen") } nie ma wolnego pola. Wybierz inny rząd.
error-not-possible = Tej akcji nie możesz teraz wykonać albo opłacić: { NAME($row, kind: "row") }.
error-can-act = Możesz działać, więc nie kładziesz krążka bez akcji.
error-not-your-disc = Na polu { $circle } w rzędzie { NAME($row, kind: "row", form: "gen") } nie ma twojego krążka.
error-cannot-pay = Nie możesz zapłacić { $price } za pole { $circle } w rzędzie { NAME($row, kind: "row", form: "gen") }.
error-not-enough = Masz tylko { $have }: { NAME($good, kind: "good") }.
error-owes-less = Do zapłaty jest tylko { $owed }.
error-only-waived = Nie możesz zapłacić całości ({ $owed }), więc opłata może być tylko darowana.
error-nothing-waived = W tej turze żadna twoja opłata nie jest już darowana.
error-waived-whole = Darowana może być tylko cała opłata, a część jest już zapłacona.
error-cannot-skip = W turze A wybraną akcję trzeba wykonać.
error-has-it-already = Masz już ten żeton: { NAME($tile, kind: "tile") }.
error-costs-gold =
    { $gold ->
        [one] { NAME($tile, kind: "tile") } kosztuje { $gold } złoto.
       *[other] { NAME($tile, kind: "tile") } kosztuje { $gold } złota.
    }
error-costs-both = { NAME($tile, kind: "tile") }: koszt w złocie { $gold }, w zasobach { $resources }.
error-not-on-offer = Tego żetonu nie ma na stole: { NAME($tile, kind: "tile") }.
error-other-era = Żeton imperium { $tile } jest z innej ery.
error-nothing-in-reach = Z żetonem imperium { $tile } nic nie jest w twoim zasięgu.
error-trades-less =
    { $most ->
        [one] W jednej akcji możesz wymienić najwyżej { $most } zasób.
        [few] W jednej akcji możesz wymienić najwyżej { $most } zasoby.
       *[other] W jednej akcji możesz wymienić najwyżej { $most } zasobów.
    }
error-placed-already = Ten region był już wybrany w tej akcji: { NAME($region, kind: "region") }.
error-not-open-yet = Ten region otwiera się w późniejszej erze: { NAME($region, kind: "region") }.
error-sea-needs-water = Morze wymaga żetonu z wodą: { NAME($region, kind: "region") }.
error-out-of-reach = Poza zasięgiem: tam i w sąsiedztwie nie ma twoich kostek ({ NAME($region, kind: "region") }).
error-overseas-needs-water = Za morze potrzebny jest żeton z wodą: { NAME($region, kind: "region") }.
error-one-area-overseas = Nowy Świat albo Daleki Wschód, nie oba: { NAME($region, kind: "region") }.
error-no-ships-yet = W erze 1 nikt nie żegluje za morze: { NAME($region, kind: "region") }.
error-needs-navigation = W erze 2 potrzebna jest Nawigacja: { NAME($region, kind: "region") }.
error-ships-of-era-2 = W erze 2 statki docierają za morze tylko do regionów ery 2: { NAME($region, kind: "region") }.
error-no-mercenaries = Nie masz najemników: { NAME($region, kind: "region") }.
error-hired-already = Najemnicy idą do jednego regionu w akcji, nie także tu: { NAME($region, kind: "region") }.
error-place-first = Najpierw postaw kostki w wybranym regionie, potem wyślij najemników: { NAME($region, kind: "region") }.
error-mercenaries-cost =
    { $gold ->
        [one] Najemnicy kosztują { $gold } złoto.
       *[other] Najemnicy kosztują { $gold } złota.
    }
error-in-reach = Region jest w zasięgu, więc zamiast najemników użyj „place”: { NAME($region, kind: "region") }.
error-place-somewhere = Postaw kostki w co najmniej jednym regionie.
error-no-war-there = Tu nie można teraz wypowiedzieć wojny: { NAME($region, kind: "region") }.
error-war-on-oneself = Nie możesz wypowiedzieć wojny sobie.
error-nobody-there = { NAME($other, kind: "seat") } nie ma tu kostki: { NAME($region, kind: "region") }.
error-allied = Sojusz zabrania wojny z graczem: { NAME($other, kind: "seat") }.
error-too-weak = Potrzebujesz tu własnych kostek: { $needed } ({ NAME($region, kind: "region") }).
error-no-cube-there = Nie ma tu kostki do stracenia: { NAME($region, kind: "region") }.
error-no-marker-there = Nie ma tu kostki na cudzie do stracenia: { NAME($wonder, kind: "tile") }.
error-other-wonder = Najpierw zdecyduj o cudzie „{ NAME($asked, kind: "tile") }”, nie „{ NAME($wonder, kind: "tile") }”.
error-no-site = { NAME($wonder, kind: "tile") } nie może tu stanąć: { NAME($region, kind: "region") }.
error-no-site-at-sea = Przy tym stole cudu nie wolno umieścić na morzu: { NAME($region, kind: "region") }.
error-ally-of-oneself = Żeton sojuszu daje się innemu graczowi.
error-fewer-islands = Pozostało tylko tyle wysp: { $have }.
error-not-your-city = Nie masz takiej osady ani miasta: { NAME($tile, kind: "tile") }.
error-place-taken = Miejsce { $place } jest zajęte.

# --- options -------------------------------------------------------------------------------------
option-wonders = Cuda na mapie
option-wonders-variant = tak: zachowuje się je, oznacza i walczy o nie (Cuda Świata)
option-wonders-printed = nie: punktują raz i są usuwane z gry
option-marker = Kostka na cudzie
option-marker-stock = z magazynu
option-marker-pool = z puli
option-losses = Kolejność tracenia kostek
option-losses-loser = wybiera gracz, który je traci
option-losses-attacker = wybiera atakujący
option-sea-site = Cuda na morzu
option-sea-site-allowed = dozwolone
option-sea-site-not-allowed = niedozwolone

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Tura { $turn } · zasoby w banku: { $bank } · zestaw: { $set }
board-you = (ty)
board-goods = { $vp } PZ · { $gold } złota · { $food } żywności (-{ $needed }) · { $resources } zasobów · pula { $pool } · magazyn { $stock }
board-ally = sojusz: { $who }
board-wonders = Cuda
board-water = ~
board-legend-players = Gracze w kolejności tury: PZ, złoto, żywność i ile jej zużyją żetony, zasoby, kostki w puli i w magazynie; niżej ich żetony.
board-legend-regions = Regiony: gaul 2/1 1k daje 2 PZ za najwięcej kostek i 1 za drugie miejsce, 1 kostkę dochodu (z złoto, ż żywność, s zasoby); C3 to trzy kostki czerwonego, ▲C cud z jego kostką, ▲C? cud czerwonego bez kostki, ▲C! jego cud, którego nikt już nie może przejąć.
board-legend-rows = Rzędy: ○ wolne pole, litery to krążki, w turze B twoje z ceną zdjęcia, · krążek zdjęty.
board-legend-tiles = Żetony: numer pola, nazwa, co terytorium daje (+) i zużywa (-), cena; miasta: cena → PZ i czego potrzebują co turę (-); żetony imperium: regiony, ~ woda, strata własna i drugiej strony; handel: zasoby → co za nie jest. „about iron” mówi, co robi ten żeton.
board-legend-wonders = Cuda: nazwa, ▲ i właściciel, region, utrzymanie (-) i PZ (+) należne w tej turze.

# --- map ---
screen-map =
    { $count ->
        [one] Mapa świata, { $count } region
        [few] Mapa świata, { $count } regiony
       *[other] Mapa świata, { $count } regionów
    }
screen-map-era = Era { $era }
screen-map-closed = Era { $era }, zamknięta
screen-map-newworld = Nowy Świat
screen-map-fareast = Daleki Wschód
screen-map-points = { $first } PZ za najwięcej kostek, { $second } za drugie miejsce
screen-map-income = Dochód: { $goods }
screen-map-empty = Bez kostek
screen-map-cubes = Kostki: { $cubes }
screen-map-leads = Prowadzi { NAME($colour, kind: "seat") }
screen-map-tie = Remis na prowadzeniu
screen-map-wonder = { NAME($wonder, kind: "tile") }, kostka: { NAME($colour, kind: "seat") }
screen-map-bare-wonder = { NAME($wonder, kind: "tile") }, bez kostki, właściciel: { NAME($colour, kind: "seat") }
# --- end of map ---

# --- the board in the browser; what tiles do, in the terminal too ---
screen-goods =
    { $good ->
        [gold] { $count ->
            [one] { $count } złoto
           *[other] { $count } złota
        }
        [food] { $count ->
            [one] { $count } żywność
           *[other] { $count } żywności
        }
        [vp] { $count } PZ
        [cubes] { $count ->
            [one] jedna kostka
            [few] { $count } kostki
           *[other] { $count } kostek
        }
       *[other] { $count ->
            [one] jeden zasób
            [few] { $count } zasoby
           *[other] { $count } zasobów
        }
    }
screen-costs = cena: { $goods }
screen-income = dochód: { $goods }
screen-needs-food = żywność potrzebna co turę: { $n }
screen-needs-gold = utrzymanie co turę w złocie: { $n }
screen-vp-each-turn = { $n } PZ co turę
screen-vp-once = { $n } PZ za zbudowanie
screen-vp-while-held = { $n } PZ za zbudowanie, a w każdej późniejszej turze dla właściciela, którego kostka leży na cudzie
screen-regions =
    { $n ->
        [one] jeden region
        [few] { $n } regiony
       *[other] { $n } regionów
    }
screen-water = z wodą
screen-war-losses = straty w wojnie: twoje { $own }, drugiej strony { $other }
screen-told-empire = { $who } używa żetonu imperium: { $what }.
screen-told-empire-before = { $who } używa żetonu imperium.
screen-effect-gold =
    { $n ->
        [one] o { $n } złoto większy dochód
       *[other] o { $n } złota większy dochód
    }
screen-effect-resources =
    { $n ->
        [one] dochód większy o jeden zasób
        [few] dochód większy o { $n } zasoby
       *[other] dochód większy o { $n } zasobów
    }
screen-effect-cubes =
    { $n ->
        [one] dochód większy o jedną kostkę
        [few] dochód większy o { $n } kostki
       *[other] dochód większy o { $n } kostek
    }
screen-effect-food =
    { $n ->
        [one] { $n } żywność co turę
       *[other] { $n } żywności co turę
    }
screen-effect-plains-food =
    { $n ->
        [one] o { $n } żywność więcej za każdą Równinę
       *[other] o { $n } żywności więcej za każdą Równinę
    }
screen-effect-plains-resources =
    { $n ->
        [one] jeden zasób za każdą Równinę
        [few] { $n } zasoby za każdą Równinę
       *[other] { $n } zasobów za każdą Równinę
    }
screen-effect-island-any = każda Wyspa daje żywność, złoto, zasób albo kostkę, do wyboru
screen-effect-war-defender-loss = w twoich wojnach druga strona traci o { $n } więcej
screen-effect-empire-regions =
    { $n ->
        [one] o jeden region więcej z każdym żetonem imperium
        [few] o { $n } regiony więcej z każdym żetonem imperium
       *[other] o { $n } regionów więcej z każdym żetonem imperium
    }
screen-effect-all-tiles-water = każdy twój żeton imperium ma wodę
screen-effect-navigation = w erze 2 możesz płynąć za morze, z wodą
screen-effect-mercenaries =
    { $n ->
        [one] raz w akcji imperium jeden region może być gdziekolwiek, za { $n } złoto
       *[other] raz w akcji imperium jeden region może być gdziekolwiek, za { $n } złota
    }
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] w każdej turze B jedną opłatę masz darowaną
        [few] w każdej turze B masz darowane { $n } opłaty
       *[other] w każdej turze B masz darowane { $n } opłat
    }
screen-effect-vp = { $n } PZ co turę
screen-effect-vp-flat = { $n } PZ co turę
screen-effect-vp-per-3-regions-with-cubes = { $n } PZ co turę za każde trzy regiony z twoimi kostkami
screen-effect-vp-per-city = { $n } PZ co turę za każdą osadę i każde miasto
screen-effect-alliance = co turę możesz zawrzeć sojusz z jednym graczem
screen-do-disc = Połóż krążek: { NAME($one, kind: "row") }
screen-do-idle = Połóż krążek bez akcji: { NAME($one, kind: "row") }
screen-do-lift = Zdejmij krążek: { NAME($one, kind: "row") }, pole { $two }
screen-do-pay = Zapłać: { $goods }
screen-do-waive = Tym razem nie płać
screen-do-skip = Zrezygnuj z akcji
screen-do-progress = Weź: { NAME($one, kind: "tile") }
screen-do-territory = Weź: { NAME($one, kind: "tile") }
screen-do-city = Zbuduj: { NAME($one, kind: "tile") }
screen-do-empire =
    { $n ->
        [one] Użyj żetonu: jeden region
        [few] Użyj żetonu: { $n } regiony
       *[other] Użyj żetonu: { $n } regionów
    }
screen-do-trade =
    { $count ->
        [one] Wymień jeden zasób, dostajesz { $goods }
        [few] Wymień { $count } zasoby, dostajesz { $goods }
       *[other] Wymień { $count } zasobów, dostajesz { $goods }
    }
screen-do-place = Postaw kostki: { NAME($one, kind: "region") }
screen-do-hire = Wyślij najemników: { NAME($one, kind: "region") }
screen-do-cubes =
    { $count ->
        [one] Postaw jedną kostkę
        [few] Postaw { $count } kostki
       *[other] Postaw { $count } kostek
    }
screen-do-done = Bez dalszych regionów
screen-do-war = Wojna, { NAME($one, kind: "region") }: { $name }
screen-do-peace = Pokój
screen-do-lose =
    { $one ->
        [cube] Strać kostkę
       *[other] Strać kostkę cudu: { NAME($one, kind: "tile") }
    }
screen-do-mark = Oznacz: { NAME($one, kind: "tile") }
screen-do-raze = Zniszcz: { NAME($one, kind: "tile") }
screen-do-site = Umieść cud: { NAME($one, kind: "region") }
screen-do-keep = Opłać: { NAME($one, kind: "tile") }
screen-do-yield = Nie płać: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] Bez sojuszu
       *[other] Sojusz: { $name }
    }
screen-do-islands =
    { $count ->
        [one] Jedna wyspa daje { NAME($one, kind: "good", form: "one") }
        [few] { $count } wyspy dają { $count } { NAME($one, kind: "good", form: "few") }
       *[other] { $count } wysp daje { $count } { NAME($one, kind: "good", form: "many") }
    }
screen-do-abandon = Porzuć: { NAME($one, kind: "tile") }
screen-do-feed = Zapłać żywność
screen-do-order = Miejsce { $count } w kolejności
screen-many-cubes = Liczba kostek
screen-many-order = Miejsce w kolejności
screen-can-place = Możesz tu postawić kostki.
screen-can-hire = Możesz tu wysłać najemników.
screen-can-site = Możesz tu umieścić cud.
screen-can-war = Możesz tu wypowiedzieć wojnę, przeciwnik: { $name }.
screen-can-lift = Możesz go zdjąć.
screen-can-row = Możesz go wybrać.
screen-discs = Krążki, od lewej
screen-own-disc = Twój krążek, pole { $circle }. Cena zdjęcia: { $price }.
screen-circles-free = Wolne pola: { $count }.
screen-turn = Tura { $turn }
screen-turns = Tury
screen-order = Kolejność
screen-next-order = Następna tura
screen-phases = Fazy tury
screen-phase-set-up = Przygotowanie
screen-phase-alliances = Sojusze
screen-phase-new-tiles = Nowe żetony
screen-phase-actions = Akcje
screen-phase-food = Żywność
screen-phase-income = Dochód
screen-phase-points = Punkty
screen-phase-turn-order = Kolejność
screen-parts = Widoki stołu
screen-part-map = Mapa
screen-part-actions = Akcje
screen-part-tiles = Żetony
screen-rates = Co dają zasoby
screen-resources = zasoby
screen-pool = pula
screen-stock = magazyn
screen-place-in-order = Miejsce { $place } w kolejności
screen-food = Żywność { $food }, zużycie { $eaten }
screen-tiles = Żetony
screen-cities = Miasta i cuda
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due =
    { $gold ->
        [one] { $vp } PZ, −{ $gold } złoto
       *[other] { $vp } PZ, −{ $gold } złota
    }
screen-unmarked = bez kostki
screen-beyond-reach = nikt już nie może go przejąć
