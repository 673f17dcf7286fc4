# Narodziny Imperiów z Cudami Świata. Ruch to move- i jego pierwsze słowo; to, co wymienia, to $one
# i $two, liczba na początku to $count. Regiony i żetony są z dołączonego zestawu.

game-by = Martin Wallace, Phalanx i Mayfair Games 2009; Cuda Świata: Graham Lockwood
game-note = Mapa i żetony to „Reconstruction”, rekonstrukcja: większości drukowanych liczb nie mieliśmy. Właściciel gry może wczytać własny zestaw.

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
    .initial = z
good-cubes = kostki
    .one = kostka
    .initial = k
good-food = żywność
    .one = żywność
    .initial = ż
good-vp = PZ
    .one = PZ
    .initial = p
good-resources = znaczniki zasobów
    .one = znacznik zasobów
    .initial = s

row-progress = Postęp
row-territory = Terytorium
row-city = Miasto
row-empire = Imperium
row-trade = Handel

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
region-africa = Afryka na południe od Sahary
region-india = Indie
region-south-america = Ameryka Południowa
region-china = Chiny
region-north-america = Ameryka Północna

tile-iron = Żelazna broń
tile-religion = Religia
tile-mercenaries = Najemnicy
tile-irrigation = Nawadnianie
tile-coinage = Moneta
tile-mining = Górnictwo
tile-calendar = Kalendarz
tile-conscription = Pobór
tile-sailing = Żegluga pod żaglami
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
asked-keep = trzeba opłacić utrzymanie cudu
asked-ally = można wybrać sojusznika
asked-islands = trzeba powiedzieć, co dają wyspy
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
prompt-trade = Wymień znaczniki zasobów na złoto albo na PZ.
prompt-region = Wybierz region dla swoich kostek; pozostało: { $left }.
prompt-cubes = Ile kostek tam stawiasz: { NAME($region, kind: "region") }?
prompt-war = Prowadź wojnę w regionie, w którym stawiałeś kostki, albo zachowaj pokój.
prompt-loss = Kostki do zdjęcia: { $losses } ({ NAME($region, kind: "region") }).
prompt-mark = Zdobyty cud oznacz albo zniszcz: { NAME($wonder, kind: "tile") }.
prompt-site = Wybierz region cudu: { NAME($wonder, kind: "tile") }.
prompt-keep = Zapłać { $gold } złota albo oddaj cud: { NAME($wonder, kind: "tile") }.
prompt-ally = Daj swój znacznik sojuszu innemu graczowi albo nikomu.
prompt-islands = Co dają twoje wyspy? Pozostało: { $owed }.
prompt-give-up = Twoje żetony potrzebują żywności: { $food }. Zapłać albo najpierw porzuć osadę lub miasto.
prompt-place = Wybierz swoje miejsce w kolejności następnej tury.
prompt-draw-order = Losowana jest pierwsza kolejność.
prompt-draw-progress = Odkrywany jest żeton postępu.
prompt-draw-territory = Odkrywany jest żeton terytorium.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } kładzie krążek w rzędzie: { NAME($one, kind: "row") }.
move-idle = { $who } nie może działać i kładzie krążek: { NAME($one, kind: "row") }.
move-lift = { $who } zdejmuje krążek: { NAME($one, kind: "row") }, pole { $two }.
move-pay =
    { $count ->
        [one] { $who } płaci: { $count } ({ NAME($one, kind: "good", form: "one") }).
       *[other] { $who } płaci: { $count } ({ NAME($one, kind: "good") }).
    }
move-waive = { $who } tym razem nie płaci.
move-skip = { $who } rezygnuje z akcji.
move-progress = { $who } bierze postęp: { NAME($one, kind: "tile") }.
move-territory = { $who } bierze terytorium: { NAME($one, kind: "tile") }.
move-city = { $who } buduje: { NAME($one, kind: "tile") }.
move-empire = { $who } używa żetonu imperium { $one }.
move-trade = { $who } wymienia znaczniki zasobów: { $count }, na: { NAME($one, kind: "good") }.
move-place = { $who } stawia kostki: { NAME($one, kind: "region") }.
move-hire = { $who } wynajmuje najemników: { NAME($one, kind: "region") }.
move-cubes =
    { $count ->
        [one] { $who } stawia jedną kostkę.
        [few] { $who } stawia { $count } kostki.
       *[other] { $who } stawia { $count } kostek.
    }
move-done = { $who } nie wybiera więcej regionów.
move-war = { $who } prowadzi wojnę: { NAME($one, kind: "region") }, przeciwnik: { NAME($two, kind: "seat") }.
move-peace = { $who } nie prowadzi więcej wojen.
move-lose =
    { $one ->
        [cube] Spada kostka ({ $who }).
       *[other] Spada kostka z cudu ({ $who }): { NAME($one, kind: "tile") }.
    }
move-mark = { $who } oznacza cud: { NAME($one, kind: "tile") }.
move-raze = { $who } niszczy cud: { NAME($one, kind: "tile") }.
move-site = { $who } stawia cud: { NAME($one, kind: "region") }.
move-keep = { $who } opłaca cud: { NAME($one, kind: "tile") }.
move-yield = { $who } nie opłaca cudu: { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } zachowuje znacznik sojuszu.
       *[other] { $who } daje znacznik sojuszu: { NAME($one, kind: "seat") }.
    }
move-islands = Wyspy ({ $who }): { $count } daje: { NAME($one, kind: "good") }.
move-abandon = { $who } porzuca: { NAME($one, kind: "tile") }.
move-feed = { $who } płaci żywność.
move-order = { $who } wybiera miejsce { $one }.
move-next = Następny w kolejności: { NAME($one, kind: "seat") }.
move-show = Postęp { $two }: { NAME($one, kind: "tile") }.
move-lay = Terytorium { $two }: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Połóż krążek w rzędzie
moves-idle = Połóż krążek bez akcji
moves-lift = Zdejmij krążek z rzędu i pola
moves-pay = Zapłać
moves-waive = Tym razem nie płać
moves-skip = Zrezygnuj z akcji
moves-progress = Weź postęp z pola
moves-territory = Weź terytorium z pola
moves-city = Zbuduj
moves-empire = Użyj żetonu imperium
moves-trade = Wymień
moves-place = Postaw kostki w regionie
moves-hire = Wyślij najemników do regionu
moves-cubes = Liczba kostek
moves-done = Bez dalszych regionów
moves-war = Wojna w regionie z graczem
moves-peace = Bez dalszych wojen
moves-lose = Strać kostkę albo znacznik
moves-mark = Oznacz cud
moves-raze = Zniszcz cud
moves-site = Postaw cud w regionie
moves-keep = Opłać cud
moves-yield = Oddaj cud
moves-ally = Sojusz z graczem
moves-islands = Wyspy dają
moves-abandon = Porzuć
moves-feed = Zapłać żywność
moves-order = Miejsce w kolejności

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = PZ na początku ({ $who }): { $points }.
note-turn-begins = Zaczyna się tura { $turn }.
note-last-cube = { $who } stawia tu ostatnią kostkę z puli: { NAME($region, kind: "region") }.
note-action-lapses = { $who } nie może wykonać akcji: { NAME($row, kind: "row") }.
note-cannot-pay = { $who } nie może zapłacić za żaden krążek, oddaje wszystko i nie działa.
note-points-paid = Zapłacone PZ ({ $who }): { $points }.
note-war = Wojna ({ NAME($region, kind: "region") }): { $who } traci { $own }, { NAME($other, kind: "seat") } traci { $loss }.
note-marker-falls = Spada znacznik ({ $who }): { NAME($wonder, kind: "tile") }.
note-wonder-built = Cud zbudowany: { NAME($tile, kind: "tile") }, { $points } PZ ({ $who }).
note-wonder-taken = { $who } przejmuje cud: { NAME($wonder, kind: "tile") } ({ NAME($other, kind: "seat") } go traci).
note-wonder-destroyed = Cud opuszcza grę: { NAME($wonder, kind: "tile") }.
note-beyond-reach = { $who } nie ma tu już kostek ({ NAME($region, kind: "region") }): nikt nie może już przejąć tego cudu: { NAME($wonder, kind: "tile") }.
note-no-cube-to-mark = { $who } nie ma już kostki na znacznik: { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = { $who } nie ma już kostki na znacznik, więc cud opuszcza grę: { NAME($wonder, kind: "tile") }.
note-cannot-keep = { $who } nie może zapłacić utrzymania (złoto: { $gold }): { NAME($wonder, kind: "tile") }.
note-wonder-scores = { NAME($wonder, kind: "tile") }: { $points } PZ ({ $who }).
note-traded-for-gold = Wymienione znaczniki zasobów ({ $who }): { $discs }, złoto: { $gold }.
note-traded-for-points = Wymienione znaczniki zasobów ({ $who }): { $discs }, PZ: { $points }.
note-harvest = Żywność ({ $who }): { $food }, zachowana: { $stored }.
note-fed = Zapłacona żywność ({ $who }): { $food }.
note-famine = Brak żywności ({ $who }): { $food }, PZ: { $points }.
note-income = Dochód ({ $who }): złoto { $gold }, znaczniki zasobów { $resources }, kostki { $cubes }.
note-region-scores = { NAME($region, kind: "region") }: { $points } PZ ({ $who }, kostki: { $cubes }).
note-cities-score = Osady i miasta: { $points } PZ ({ $who }).
note-tiles-score = Żetony postępu: { $points } PZ ({ $who }).
note-era-ends = Koniec ery { $era }: połowa kostek opuszcza mapę.
note-game-ends = Ostatnia tura się skończyła.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = „{ $text }” nie jest tu zrozumiałe. Słowa: { $known }.
error-unknown-name = Nie ma „{ $text }”. Znane: { $known }.
error-wrong-form = „{ $text }” tak się nie pisze. Napisz: { $form }.
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
error-something-else-is-asked = Nie „{ $text }” teraz: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nie można wylosować: już tego nie ma.
error-discs-come-off = W turze { $turn } krążki się zdejmuje: napisz na przykład „lift empire 1”.
error-discs-go-on = W turze { $turn } krążki się kładzie: napisz na przykład „disc empire”.
error-row-full = Ten rząd nie ma wolnego pola: { NAME($row, kind: "row") }.
error-not-possible = Tej akcji nie możesz teraz wykonać albo opłacić: { NAME($row, kind: "row") }.
error-can-act = Możesz działać, więc nie kładziesz krążka bez akcji.
error-not-your-disc = Na polu { $circle } nie ma twojego krążka: { NAME($row, kind: "row") }.
error-cannot-pay = Nie możesz zapłacić { $price } za pole { $circle }: { NAME($row, kind: "row") }.
error-not-enough = Masz tylko { $have }: { NAME($good, kind: "good") }.
error-owes-less = Do zapłaty jest tylko { $owed }.
error-only-waived = Nie możesz zapłacić całości ({ $owed }), więc opłata może być tylko darowana.
error-nothing-waived = W tej turze żadna twoja opłata nie jest już darowana.
error-waived-whole = Opłata jest darowana w całości, a ty już zacząłeś płacić.
error-cannot-skip = W turze A wybraną akcję się wykonuje.
error-has-it-already = Masz już ten żeton: { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } kosztuje { $gold } złota.
error-costs-both = { NAME($tile, kind: "tile") }: koszt { $gold } złota, znaczniki zasobów: { $resources }.
error-not-on-offer = Tego żetonu nie ma na stole: { NAME($tile, kind: "tile") }.
error-other-era = Żeton imperium { $tile } jest z innej ery.
error-nothing-in-reach = Z żetonem imperium { $tile } nic nie jest w twoim zasięgu.
error-trades-less = W jednej akcji wymienia się najwyżej tyle znaczników: { $most }.
error-placed-already = W tej akcji już tam stawiałeś: { NAME($region, kind: "region") }.
error-not-open-yet = Ten region otwiera się w późniejszej erze: { NAME($region, kind: "region") }.
error-sea-needs-water = Morze wymaga żetonu z wodą: { NAME($region, kind: "region") }.
error-out-of-reach = Ani twoje kostki, ani sąsiedztwo: { NAME($region, kind: "region") }.
error-overseas-needs-water = Za morze potrzebny jest żeton z wodą: { NAME($region, kind: "region") }.
error-one-area-overseas = Nowy Świat albo Daleki Wschód, nie oba: { NAME($region, kind: "region") }.
error-no-ships-yet = W erze 1 nikt nie żegluje za morze: { NAME($region, kind: "region") }.
error-needs-navigation = W erze 2 potrzebna jest Nawigacja: { NAME($region, kind: "region") }.
error-ships-of-era-2 = W erze 2 statki docierają za morze tylko do regionów ery 2: { NAME($region, kind: "region") }.
error-no-mercenaries = Nie masz najemników: { NAME($region, kind: "region") }.
error-hired-already = Najemnicy idą do jednego regionu w akcji, nie także tu: { NAME($region, kind: "region") }.
error-place-first = Najpierw postaw kostki w wybranym regionie, potem wyślij najemników: { NAME($region, kind: "region") }.
error-mercenaries-cost = Najemnicy kosztują { $gold } złota.
error-in-reach = Najemnicy nie są potrzebni, napisz „place”: { NAME($region, kind: "region") }.
error-place-somewhere = Postaw kostki w co najmniej jednym regionie.
error-no-war-there = Tu nie można teraz prowadzić wojny: { NAME($region, kind: "region") }.
error-war-on-oneself = Nikt nie prowadzi wojny z samym sobą.
error-nobody-there = { NAME($other, kind: "seat") } nie ma tu kostki: { NAME($region, kind: "region") }.
error-allied = Sojusz zabrania tej wojny: { NAME($other, kind: "seat") }.
error-too-weak = Potrzebujesz tu własnych kostek: { $needed } ({ NAME($region, kind: "region") }).
error-no-cube-there = Nie ma tu kostki do stracenia: { NAME($region, kind: "region") }.
error-no-marker-there = Nie ma tu znacznika do stracenia: { NAME($wonder, kind: "tile") }.
error-other-wonder = Chodzi o: { NAME($asked, kind: "tile") }, nie o: { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } nie może tu stanąć: { NAME($region, kind: "region") }.
error-no-site-at-sea = Przy tym stole cud nie stoi na morzu: { NAME($region, kind: "region") }.
error-ally-of-oneself = Znacznik daje się innemu graczowi.
error-fewer-islands = Pozostało tylko tyle wysp: { $have }.
error-not-your-city = Nie masz takiej osady ani miasta: { NAME($tile, kind: "tile") }.
error-place-taken = Miejsce { $place } jest zajęte.

# --- options -------------------------------------------------------------------------------------
option-wonders = Czy cuda stoją na mapie.
option-wonders-variant = Cuda Świata: zachowuje się je, oznacza i walczy o nie
option-wonders-printed = punktują raz i opuszczają grę
option-marker = Skąd pochodzi kostka na cudzie.
option-marker-stock = z magazynu
option-marker-pool = z puli
option-losses = Kto mówi, w jakiej kolejności spadają kostki i znaczniki.
option-losses-loser = gracz, który je traci
option-losses-attacker = atakujący
option-sea-site = Czy cud może stać na morzu.
option-sea-site-allowed = może
option-sea-site-not-allowed = nie może

# --- the board in the terminal -------------------------------------------------------------------
board-heading = Tura { $turn } · znaczniki zasobów w banku: { $bank } · zestaw: { $set }
board-you = (ty)
board-goods = { $vp } PZ · { $gold } złota · { $food } żywności (-{ $needed }) · { $resources } zasobów · pula { $pool } · magazyn { $stock }
board-ally = sojusz: { $who }
board-wonders = Cuda
board-water = ~
board-legend-players = Gracze w kolejności tury: PZ, złoto, żywność i ile zjedzą żetony, znaczniki zasobów, kostki w puli i w magazynie; niżej ich żetony.
board-legend-regions = Regiony: gaul 2/1 1k daje 2 PZ za najwięcej i 1 za drugą liczbę kostek, 1 kostkę dochodu (z złoto, ż żywność, s zasoby); C3 to trzy kostki czerwonego, ▲C cud z jego znacznikiem, ▲C? cud czerwonego bez znacznika, ▲C! jego cud, którego nikt już nie może zdobyć.
board-legend-rows = Rzędy: ○ wolne pole, litery to krążki, w turze B twoje z ceną zdjęcia, · krążek zdjęty.
board-legend-tiles = Żetony: numer pola, nazwa, co terytorium daje (+) i zjada (-), cena; miasta: cena → PZ i czego potrzebują co turę (-); żetony imperium: regiony, ~ woda, strata własna i drugiej strony; handel: znaczniki → co za nie jest. „about iron” mówi, co robi ten żeton.
board-legend-wonders = Cuda: nazwa, ▲ i kto go ma, region, utrzymanie (-) i PZ (+) należne w tej turze.

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
screen-map-points = { $first } PZ za najwięcej kostek, { $second } za drugą liczbę
screen-map-income = Dochód: { $goods }
screen-map-empty = Bez kostek
screen-map-cubes = Kostki: { $cubes }
screen-map-leads = Prowadzi { NAME($colour, kind: "seat") }
screen-map-tie = Remis na prowadzeniu
screen-map-wonder = { NAME($wonder, kind: "tile") }, znacznik: { NAME($colour, kind: "seat") }
screen-map-bare-wonder = { NAME($wonder, kind: "tile") }, bez znacznika, posiadacz: { NAME($colour, kind: "seat") }
# --- end of map ---

# --- the board in the browser; what tiles do, in the terminal too ---
screen-goods =
    { $good ->
        [gold] { $count } złota
        [food] { $count } żywności
        [vp] { $count } PZ
        [cubes] { $count ->
            [one] jedna kostka
            [few] { $count } kostki
           *[other] { $count } kostek
        }
       *[other] { $count ->
            [one] jeden znacznik zasobów
            [few] { $count } znaczniki zasobów
           *[other] { $count } znaczników zasobów
        }
    }
screen-costs = cena: { $goods }
screen-income = dochód: { $goods }
screen-needs-food = potrzebuje co turę { $n } żywności
screen-needs-gold = utrzymanie co turę { $n } złota
screen-vp-each-turn = { $n } PZ co turę
screen-vp-once = { $n } PZ za zbudowanie
screen-vp-while-held = { $n } PZ za zbudowanie, a w każdej późniejszej turze dla tego, kto go ma ze swoim znacznikiem
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
screen-effect-gold = o { $n } złota większy dochód
screen-effect-resources =
    { $n ->
        [one] dochód większy o jeden znacznik zasobów
        [few] dochód większy o { $n } znaczniki zasobów
       *[other] dochód większy o { $n } znaczników zasobów
    }
screen-effect-cubes =
    { $n ->
        [one] dochód większy o jedną kostkę
        [few] dochód większy o { $n } kostki
       *[other] dochód większy o { $n } kostek
    }
screen-effect-food = { $n } żywności co turę
screen-effect-plains-food = o { $n } żywności więcej za każdą równinę
screen-effect-plains-resources =
    { $n ->
        [one] jeden znacznik zasobów za każdą równinę
        [few] { $n } znaczniki zasobów za każdą równinę
       *[other] { $n } znaczników zasobów za każdą równinę
    }
screen-effect-island-any = każda wyspa daje żywność, złoto, znacznik zasobów albo kostkę, do wyboru
screen-effect-war-defender-loss = w twoich wojnach druga strona traci o { $n } więcej
screen-effect-empire-regions =
    { $n ->
        [one] o jeden region więcej z każdym żetonem imperium
        [few] o { $n } regiony więcej z każdym żetonem imperium
       *[other] o { $n } regionów więcej z każdym żetonem imperium
    }
screen-effect-all-tiles-water = każdy twój żeton imperium ma wodę
screen-effect-navigation = w erze 2 możesz płynąć za morze, z wodą
screen-effect-mercenaries = raz w akcji imperium jeden region może być gdziekolwiek, za { $n } złota
screen-effect-free-jumps-per-turn =
    { $n ->
        [one] w każdej turze B jedna płatność przepada
        [few] w każdej turze B { $n } płatności przepadają
       *[other] w każdej turze B { $n } płatności przepada
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
        [one] Wymień jeden znacznik, dostajesz { $goods }
        [few] Wymień { $count } znaczniki, dostajesz { $goods }
       *[other] Wymień { $count } znaczników, dostajesz { $goods }
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
       *[other] Strać znacznik: { NAME($one, kind: "tile") }
    }
screen-do-mark = Oznacz: { NAME($one, kind: "tile") }
screen-do-raze = Zniszcz: { NAME($one, kind: "tile") }
screen-do-site = Postaw cud: { NAME($one, kind: "region") }
screen-do-keep = Opłać: { NAME($one, kind: "tile") }
screen-do-yield = Oddaj: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] Bez sojuszu
       *[other] Sojusz: { $name }
    }
screen-do-islands =
    { $count ->
        [one] Jedna wyspa daje: { NAME($one, kind: "good") }
        [few] { $count } wyspy dają: { NAME($one, kind: "good") }
       *[other] { $count } wysp daje: { NAME($one, kind: "good") }
    }
screen-do-abandon = Porzuć: { NAME($one, kind: "tile") }
screen-do-feed = Zapłać żywność
screen-do-order = Miejsce { $count } w kolejności
screen-many-cubes = Liczba kostek
screen-many-order = Miejsce w kolejności
screen-can-place = Możesz tu postawić kostki.
screen-can-hire = Możesz tu wysłać najemników.
screen-can-site = Cud może tu stanąć.
screen-can-war = Możliwa wojna, przeciwnik: { $name }.
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
screen-parts = Części stołu
screen-part-map = Mapa
screen-part-actions = Akcje
screen-part-tiles = Żetony
screen-rates = Co dają znaczniki zasobów
screen-resources = zasoby
screen-pool = pula
screen-stock = magazyn
screen-place-in-order = Miejsce { $place } w kolejności
screen-food = Żywność { $food }, zużycie { $eaten }
screen-tiles = Żetony
screen-cities = Miasta i cuda
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } PZ, −{ $gold } złota
screen-unmarked = bez znacznika
screen-beyond-reach = nikt już nie może go zdobyć
