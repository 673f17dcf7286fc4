# Rise of Empires a Világ csodáival. Egy lépés move- és az első szava; amit megnevez, az $one és $two,
# az elöl álló szám $count. A régiók és lapkák a mellékelt adatkészletéi.

game-by = Martin Wallace, Phalanx és Mayfair Games 2009; A világ csodái: Graham Lockwood
game-note = A térkép és a lapkák rekonstrukciók („Reconstruction”): a legtöbb nyomtatott szám nem állt rendelkezésre. Ha megvan a játékod, betöltheted a saját adataidat.

# --- names ---------------------------------------------------------------------------------------
colour-red = vörös
    .initial = V
colour-green = zöld
    .initial = Z
colour-blue = kék
    .initial = K
colour-violet = lila
    .initial = L
colour-yellow = sárga
    .initial = S

seat-red = Vörös
seat-green = Zöld
seat-blue = Kék
seat-violet = Lila
seat-yellow = Sárga

good-gold = arany
    .initial = a
    .acc = aranyat
good-cubes = kocka
    .initial = k
    .acc = kockát
good-food = élelem
    .initial = é
    .acc = élelmet
good-vp = GYP
    .initial = p
    .acc = GYP-t
good-resources = nyersanyagkorong
    .initial = n
    .acc = nyersanyagkorongot

row-progress = Haladás
row-territory = Terület
row-city = Város
row-empire = Birodalom
row-trade = Kereskedelem

region-iberia = Ibéria
region-gaul = Gallia
region-italia = Itália
region-balkans = Balkán
region-anatolia = Anatólia
region-egypt = Egyiptom
region-north-africa = Észak-Afrika
region-mediterranean = Földközi-tenger
region-britain = Brit-szigetek
region-northern-europe = Észak-Európa
region-eastern-europe = Kelet-Európa
region-middle-east = Közel-Kelet
region-africa = Szubszaharai Afrika
region-india = India
region-south-america = Dél-Amerika
region-china = Kína
region-north-america = Észak-Amerika

tile-iron = Vasfegyverek
tile-religion = Vallás
tile-mercenaries = Zsoldosok
tile-irrigation = Öntözés
tile-coinage = Pénzverés
tile-mining = Bányászat
tile-calendar = Naptár
tile-conscription = Sorozás
tile-sailing = Vitorlázás
tile-roads = Utak
tile-writing = Írás
tile-alliance-1 = Szövetség (1. korszak)
tile-navigation = Navigáció
tile-printing = Könyvnyomtatás
tile-shipping = Hajózás
tile-steam-pumps = Gőzszivattyúk
tile-banking = Bankrendszer
tile-gunpowder = Lőpor
tile-feudalism = Feudalizmus
tile-university = Egyetem
tile-reformation = Reformáció
tile-alliance-2 = Szövetség (2. korszak)
tile-fertilizers = Műtrágya
tile-ideology = Ideológia
tile-television = Televízió
tile-oil = Kőolaj
tile-railways = Vasút
tile-tanks = Harckocsik
tile-medicine = Orvostudomány
tile-stock-exchange = Tőzsde
tile-plains = Síkság
tile-woods = Erdő
tile-hill = Domb
tile-island = Sziget
tile-town = Kisváros
tile-settlement-a = „A” település
tile-settlement-b = „B” település
tile-settlement-c = „C” település
tile-ur = Ur
tile-memphis = Memphisz
tile-settlement-d = „D” település
tile-settlement-e = „E” település
tile-athens = Athén
tile-carthage = Karthágó
tile-rome = Róma
tile-wonder-1b = Az 1B kör csodája
tile-settlement-f = „F” település
tile-settlement-g = „G” település
tile-byzantium = Bizánc
tile-baghdad = Bagdad
tile-venice = Velence
tile-settlement-h = „H” település
tile-settlement-i = „I” település
tile-paris = Párizs
tile-lisbon = Lisszabon
tile-london = London
tile-wonder-2b-first = A 2B kör első csodája
tile-wonder-2b-second = A 2B kör második csodája
tile-settlement-j = „J” település
tile-settlement-k = „K” település
tile-vienna = Bécs
tile-amsterdam = Amszterdam
tile-berlin = Berlin
tile-settlement-l = „L” település
tile-settlement-m = „M” település
tile-moscow = Moszkva
tile-shanghai = Sanghaj
tile-new-york = New York
tile-wonder-3b-first = A 3B kör első csodája
tile-wonder-3b-second = A 3B kör második csodája
tile-wonder-3b-third = A 3B kör harmadik csodája

asked-none = a játszma véget ért
asked-choose-row = akciót kell választani
asked-payment = fizetni kell
asked-progress = haladáslapkát kell választani
asked-territory = területlapkát kell választani
asked-city = városlapkát kell választani
asked-empire = birodalomlapkát kell választani
asked-trade = cserét kell választani
asked-region = régiót kell választani
asked-cubes = a kockák számát kell megmondani
asked-war = háború vagy béke között kell dönteni
asked-loss = veszteséget kell levenni
asked-mark = az elfoglalt csodát meg kell jelölni vagy le kell rombolni
asked-site = helyet kell választani a csodának
asked-keep = egy csoda fenntartását kell fizetni
asked-ally = szövetségest lehet választani
asked-islands = meg kell mondani, mit adnak a szigetek
asked-give-up = az élelmet kell kifizetni
asked-place = helyet kell választani a sorrendben
asked-draw-order = az első sorrendet sorsoljuk
asked-draw-progress = haladáslapkát fordítunk fel
asked-draw-territory = területlapkát fordítunk fel

# --- what is wanted now --------------------------------------------------------------------------
prompt-none = A játszma véget ért.
prompt-choose-row =
    { $discs ->
        [off] { $turn } kör: vedd le egyik korongodat egy sorból.
       *[on] { $turn } kör: tégy egy korongot egy sorba, és hajtsd végre az akciót.
    }
prompt-payment = Még fizetendő: { $owed }, aranyban, kockában, élelemben vagy GYP-ben.
prompt-progress = Vegyél el egy haladáslapkát.
prompt-territory = Vegyél el egy területlapkát.
prompt-city = Építs települést, várost vagy csodát.
prompt-empire = Válassz birodalomlapkát.
prompt-trade = Cserélj nyersanyagkorongot aranyra vagy GYP-re.
prompt-region = Válassz régiót a kockáidnak; még választható: { $left }.
prompt-cubes = Hány kockát teszel ide: { NAME($region, kind: "region") }?
prompt-war = Háborúzz egy régióban, ahová kockát tettél, vagy maradjon béke.
prompt-loss = Még leveendő kocka: { $losses } ({ NAME($region, kind: "region") }).
prompt-mark = Jelöld meg vagy rombold le az elfoglalt csodát: { NAME($wonder, kind: "tile") }.
prompt-site = Válassz régiót a csodának: { NAME($wonder, kind: "tile") }.
prompt-keep = Fizess { $gold } aranyat, vagy mondj le a csodáról: { NAME($wonder, kind: "tile") }.
prompt-ally = Add a szövetségjelződet egy másik játékosnak, vagy senkinek.
prompt-islands = Mit adnak a szigeteid? Még hátravan: { $owed }.
prompt-give-up = Lapkáid élelemigénye: { $food }. Fizess, vagy előbb adj fel egy települést vagy várost.
prompt-place = Válaszd ki a helyed a következő kör sorrendjében.
prompt-draw-order = Az első sorrend sorsolása.
prompt-draw-progress = Felfordul egy haladáslapka.
prompt-draw-territory = Felfordul egy területlapka.

# --- moves, as the log tells them ----------------------------------------------------------------
move-disc = { $who } egy korongot tesz ide: { NAME($one, kind: "row") }.
move-idle = { $who } nem tehet semmit, csak korongot rak le: { NAME($one, kind: "row") }.
move-lift = { $who } leveszi egy korongját: { NAME($one, kind: "row") }, { $two }. mező.
move-pay = { $who } fizet: { $count } { NAME($one, kind: "good") }.
move-waive = { $who } most nem fizet semmit.
move-skip = { $who } kihagyja az akciót.
move-progress = { $who } elvesz egy haladáslapkát: { NAME($one, kind: "tile") }.
move-territory = { $who } elvesz egy területlapkát: { NAME($one, kind: "tile") }.
move-city = { $who } épít: { NAME($one, kind: "tile") }.
move-empire = { $who } egy birodalomlapkát használ: { $one }.
move-trade = { $who } { $count } nyersanyagkorongot cserél erre: { NAME($one, kind: "good") }.
move-place = { $who } ide tesz kockákat: { NAME($one, kind: "region") }.
move-hire = { $who } ide fogad zsoldosokat: { NAME($one, kind: "region") }.
move-cubes = { $who } { $count } kockát tesz le.
move-done = { $who } nem választ több régiót.
move-war = { $who } háborúzik ({ NAME($two, kind: "seat") } ellen): { NAME($one, kind: "region") }.
move-peace = { $who } nem háborúzik tovább.
move-lose =
    { $one ->
        [cube] { $who } elveszít egy kockát.
       *[other] { $who } elveszíti a csoda jelölőjét: { NAME($one, kind: "tile") }.
    }
move-mark = { $who } megjelöli a csodát: { NAME($one, kind: "tile") }.
move-raze = { $who } lerombolja a csodát: { NAME($one, kind: "tile") }.
move-site = { $who } ide teszi a csodát: { NAME($one, kind: "region") }.
move-keep = { $who } fizet a csodáért: { NAME($one, kind: "tile") }.
move-yield = { $who } nem fizet a csodáért: { NAME($one, kind: "tile") }.
move-ally =
    { $one ->
        [nobody] { $who } megtartja a szövetségjelzőt.
       *[other] { $who } átadja a szövetségjelzőt: { NAME($one, kind: "seat") }.
    }
move-islands = { $who }: { $count } sziget { NAME($one, kind: "good", form: "acc") } ad.
move-abandon = { $who } feladja: { NAME($one, kind: "tile") }.
move-feed = { $who } kifizeti az élelmet.
move-order = { $who } ezt a helyet választja: { $one }.
move-next = A következő a sorrendben: { NAME($one, kind: "seat") }.
move-show = { $two }. haladás: { NAME($one, kind: "tile") }.
move-lay = { $two }. terület: { NAME($one, kind: "tile") }.

# the kinds of moves, as headings of the list
moves-disc = Korong egy sorba
moves-idle = Korong akció nélkül
moves-lift = Korong levétele (sor, mező)
moves-pay = Fizetés
moves-waive = Most nem fizet
moves-skip = Az akció kihagyása
moves-progress = Haladás a mezőről
moves-territory = Terület a mezőről
moves-city = Építés
moves-empire = Birodalomlapka használata
moves-trade = Csere
moves-place = Kockák ide
moves-hire = Zsoldosok ide
moves-cubes = Kockák száma
moves-done = Nincs több régió
moves-war = Háború (régió, ellenfél)
moves-peace = Nincs több háború
moves-lose = Kocka vagy jelölő elvesztése
moves-mark = A csoda megjelölése
moves-raze = A csoda lerombolása
moves-site = A csoda helye
moves-keep = Fizetés a csodáért
moves-yield = Lemondás a csodáról
moves-ally = Szövetség ezzel a játékossal
moves-islands = Amit a szigetek adnak
moves-abandon = Feladás
moves-feed = Az élelem kifizetése
moves-order = Hely a sorrendben

# --- what followed -------------------------------------------------------------------------------
note-points-at-start = GYP a játék elején ({ $who }): { $points }.
note-turn-begins = Új kör: { $turn }.
note-last-cube = { $who } ide teszi utolsó kéznél lévő kockáját: { NAME($region, kind: "region") }.
note-action-lapses = { $who } az akciót nem tudja végrehajtani: { NAME($row, kind: "row") }.
note-cannot-pay = { $who } egyik korongért sem tud fizetni, mindenét odaadja, és nem cselekszik.
note-points-paid = Kifizetett GYP ({ $who }): { $points }.
note-war = Háború ({ NAME($region, kind: "region") }): { $who } vesztesége { $own }, { NAME($other, kind: "seat") } vesztesége { $loss }.
note-marker-falls = { $who } elveszíti a jelölőt: { NAME($wonder, kind: "tile") }.
note-wonder-built = Felépült: { NAME($tile, kind: "tile") }, { $points } GYP ({ $who }).
note-wonder-taken = { $who } elfoglalja a csodát ({ NAME($other, kind: "seat") } elveszti): { NAME($wonder, kind: "tile") }.
note-wonder-destroyed = A csoda kikerül a játékból: { NAME($wonder, kind: "tile") }.
note-beyond-reach = { $who } kockái elfogytak itt ({ NAME($region, kind: "region") }): ezt a csodát már senki sem veheti el: { NAME($wonder, kind: "tile") }.
note-no-cube-to-mark = Nem maradt kocka jelölőnek ({ $who }): { NAME($wonder, kind: "tile") }.
note-leaves-unmarked = Nem maradt kocka jelölőnek ({ $who }), ezért a csoda kikerül a játékból: { NAME($wonder, kind: "tile") }.
note-cannot-keep = { $who } nem tudja kifizetni a fenntartást (arany: { $gold }): { NAME($wonder, kind: "tile") }.
note-wonder-scores = { NAME($wonder, kind: "tile") }: { $points } GYP ({ $who }).
note-traded-for-gold = Elcserélt nyersanyagkorong ({ $who }): { $discs }, arany: { $gold }.
note-traded-for-points = Elcserélt nyersanyagkorong ({ $who }): { $discs }, GYP: { $points }.
note-harvest = Élelem ({ $who }): { $food }, elraktározva: { $stored }.
note-fed = Kifizetett élelem ({ $who }): { $food }.
note-famine = Hiányzó élelem ({ $who }): { $food }, GYP: { $points }.
note-income = Bevétel ({ $who }): arany { $gold }, nyersanyagkorong { $resources }, kocka { $cubes }.
note-region-scores = { NAME($region, kind: "region") }: { $points } GYP ({ $who }, kocka: { $cubes }).
note-cities-score = Települések és városok: { $points } GYP ({ $who }).
note-tiles-score = Haladáslapkák: { $points } GYP ({ $who }).
note-era-ends = Véget ér { $era ->
        [1] az
       *[other] a
    } { $era }. korszak: a kockák fele lekerül a térképről.
note-game-ends = Az utolsó kör véget ért.

# --- refusals ------------------------------------------------------------------------------------
error-unknown-word = „{ $text }” itt nem érthető. Szavak: { $known }.
error-unknown-name = Nincs ilyen: „{ $text }”. Ismert: { $known }.
error-wrong-form = „{ $text }” nem így írandó. Írd: { $form }.
error-wrong-number = „{ $text }” nem szám 1 és { $most } között.
error-other-tile = A mezőn ({ $box }) nem „{ $text }” látszik, hanem: { NAME($shown, kind: "tile") }.
error-other-place = Most nem ehhez sorsolunk: „{ $text }”.
error-content-unreadable = Az adatkészlet nem olvasható: { $reason }.
error-content-one-file = Ez csak az adatkészlet egyik fájlja. A teljes készlet: { $files }.
error-content-unknown-file = Az adatkészletben nincs ilyen fájl: { $file }.
error-content-file-missing = Az adatkészletből hiányzik egy fájl: { $file }.
error-content-field = { $file }, hiba itt: „{ $field }”: { $reason }.
error-content-wrong =
    { $file }, hiba itt: „{ $field }”: { $measure ->
        [count] a darabszám { $found }
        [sum] az összeg { $found }
       *[other] az érték { $found }
    }, ez kell: { $need ->
        [at-most] legfeljebb { $expected }
        [at-least] legalább { $expected }
        [land-of-era] szárazföldi régió, korszak: { $expected }
        [one-of] ezek egyike: { $expected }
        [two-regions] két különböző régió
        [alike-in-eras] minden korszakban ugyanannyi, ennek többszöröse: { $expected } (mezők)
        [enough-in-eras] minden korszakban legalább { $expected }, mezőnként kettő
        [alike-in-boxes] ennek többszöröse: { $expected } (mezők)
        [territory] „{ $expected }” területlapka
        [another] bármely más azonosító
        [rule-for] szabály a csodákhoz, kör: { $expected }
        [region-for] régió a csodáknak, kör: { $expected }
        [face-of-era] lapkaoldal, korszak: { $expected }
        [once] minden azonosító egyszer
        [visible] olyan név, amelyben semmi sem láthatatlan
       *[exactly] { $expected }
    }.
error-game-over = A játszma véget ért.
error-something-else-is-asked = Most nem „{ $text }”: { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nem jöhet: már nincs belőle.
error-discs-come-off = Ebben a körben ({ $turn }) lekerülnek a korongok: írd például „lift empire 1”.
error-discs-go-on = Ebben a körben ({ $turn }) a korongok a sorokba kerülnek: írd például „disc empire”.
error-row-full = Ebben a sorban nincs szabad mező: { NAME($row, kind: "row") }.
error-not-possible = Ezt az akciót most nem tudod végrehajtani vagy kifizetni: { NAME($row, kind: "row") }.
error-can-act = Tudsz cselekedni, ezért nem rakhatsz le korongot akció nélkül.
error-not-your-disc = Ezen a mezőn ({ $circle }) nincs korongod: { NAME($row, kind: "row") }.
error-cannot-pay = Nem tudsz { $price } egységet fizetni ezért a mezőért ({ $circle }): { NAME($row, kind: "row") }.
error-not-enough = Csak ennyid van: { $have } ({ NAME($good, kind: "good") }).
error-owes-less = Csak ennyit kell fizetni: { $owed }.
error-only-waived = Nem tudod mind kifizetni ({ $owed }), ezért a fizetés csak elengedhető.
error-nothing-waived = Ebben a körben már egyik fizetésed sem engedhető el.
error-waived-whole = Fizetés csak egészben engedhető el, te pedig már elkezdtél fizetni.
error-cannot-skip = Az A körben a választott akciót végre kell hajtani.
error-has-it-already = Ez a lapka már megvan neked: { NAME($tile, kind: "tile") }.
error-costs-gold = { NAME($tile, kind: "tile") } ára { $gold } arany.
error-costs-both = { NAME($tile, kind: "tile") } ára { $gold } arany és { $resources } nyersanyagkorong.
error-not-on-offer = Ez a lapka nincs kirakva: { NAME($tile, kind: "tile") }.
error-other-era = Ez a birodalomlapka más korszaké: { $tile }.
error-nothing-in-reach = Ezzel a birodalomlapkával semmit sem érsz el: { $tile }.
error-trades-less = Egy akcióban legfeljebb ennyi korong cserélhető: { $most }.
error-placed-already = Ebben az akcióban ide már tettél: { NAME($region, kind: "region") }.
error-not-open-yet = Ez a régió későbbi korszakban nyílik meg: { NAME($region, kind: "region") }.
error-sea-needs-water = A tengerhez vízjeles lapka kell: { NAME($region, kind: "region") }.
error-out-of-reach = Se kockád, se szomszédos régiód: { NAME($region, kind: "region") }.
error-overseas-needs-water = A tengeren túlra vízjeles lapka kell: { NAME($region, kind: "region") }.
error-one-area-overseas = Vagy az Újvilág, vagy a Távol-Kelet, nem mindkettő: { NAME($region, kind: "region") }.
error-no-ships-yet = Az 1. korszakban senki sem hajózik a tengeren túlra: { NAME($region, kind: "region") }.
error-needs-navigation = A 2. korszakban Navigáció kell: { NAME($region, kind: "region") }.
error-ships-of-era-2 = A 2. korszakban a hajók a tengeren túl csak a 2. korszak régióit érik el: { NAME($region, kind: "region") }.
error-no-mercenaries = Nincsenek zsoldosaid: { NAME($region, kind: "region") }.
error-hired-already = A zsoldosok egy akcióban egy régióba mennek, ide már nem: { NAME($region, kind: "region") }.
error-place-first = Előbb tégy kockát a választott régióba, azután küldj zsoldosokat: { NAME($region, kind: "region") }.
error-mercenaries-cost = A zsoldosok ára { $gold } arany.
error-in-reach = Nem kellenek zsoldosok, írd: „place” ({ NAME($region, kind: "region") }).
error-place-somewhere = Legalább egy régióba tégy kockát.
error-no-war-there = Itt most nem lehet háborúzni: { NAME($region, kind: "region") }.
error-war-on-oneself = Senki sem háborúzik önmaga ellen.
error-nobody-there = { NAME($other, kind: "seat") } játékosnak nincs itt kockája: { NAME($region, kind: "region") }.
error-allied = Szövetség tiltja ezt a háborút: { NAME($other, kind: "seat") }.
error-too-weak = Ennyi saját kocka kell itt: { $needed } ({ NAME($region, kind: "region") }).
error-no-cube-there = Nincs elveszthető kocka: { NAME($region, kind: "region") }.
error-no-marker-there = Nincs elveszthető jelölő: { NAME($wonder, kind: "tile") }.
error-other-wonder = Erről van szó: { NAME($asked, kind: "tile") }, nem erről: { NAME($wonder, kind: "tile") }.
error-no-site = { NAME($wonder, kind: "tile") } nem állhat itt: { NAME($region, kind: "region") }.
error-no-site-at-sea = Ennél az asztalnál csoda nem állhat a tengeren: { NAME($region, kind: "region") }.
error-ally-of-oneself = A jelzőt másik játékosnak kell adni.
error-fewer-islands = Már csak ennyi sziget van hátra: { $have }.
error-not-your-city = Nincs ilyen településed vagy városod: { NAME($tile, kind: "tile") }.
error-place-taken = Ez a hely foglalt: { $place }.

# --- options -------------------------------------------------------------------------------------
option-wonders = Csodák a térképen
option-wonders-variant = A világ csodái: megmaradnak, jelölő kerül rájuk, és harc folyik értük
option-wonders-printed = egyszer adnak pontot, és kikerülnek a játékból
option-marker = A csoda jelölője
option-marker-stock = a raktárból
option-marker-pool = a kéznél lévő kockákból
option-losses = Ki dönt a veszteségek sorrendjéről
option-losses-loser = aki elveszíti őket
option-losses-attacker = a támadó
option-sea-site = Csoda a tengeren
option-sea-site-allowed = állhat
option-sea-site-not-allowed = nem állhat

# --- the board in the terminal -------------------------------------------------------------------
board-heading = { $turn } kör · nyersanyagkorong a bankban: { $bank } · adatkészlet: { $set }
board-you = (te)
board-goods = { $vp } GYP · { $gold } arany · { $food } élelem (-{ $needed }) · { $resources } korong · kéznél { $pool } · raktár { $stock }
board-ally = szövetséges: { $who }
board-wonders = Csodák
board-water = ~
board-legend-players = Játékosok a kör sorrendjében: GYP, arany, élelem és amennyit a lapkák esznek, nyersanyagkorong, kockák kéznél és a raktárban; alattuk a lapkáik.
board-legend-regions = Régiók: gaul 2/1 1k a legtöbb kockáért 2, a második legtöbbért 1 GYP-t ad, bevétele 1 kocka (a arany, é élelem, n nyersanyag); V3 a vörös három kockája, ▲V csoda az ő jelölőjével, ▲V? a vörösé, jelölő nélkül, ▲V! a vörösé, és már senki sem szerezheti meg.
board-legend-rows = Sorok: ○ szabad mező, a betűk a korongok, B körben a tieid mellett a levétel ára, · levett korong.
board-legend-tiles = Lapkák: a mező száma, név, mit ad (+) és mit eszik (-) a terület, ár; városok: ár → GYP, és mi kell nekik körönként (-); birodalomlapkák: régiók, ~ víz, saját és a másik fél vesztesége; kereskedelem: korong → amit ér. Az „about iron” megmondja, mit tesz az a lapka.
board-legend-wonders = Csodák: név, ▲ és hogy kié, a régió, az ebben a körben esedékes fenntartás (-) és GYP (+).

# --- map ---
screen-map = Világtérkép, { $count } régió
screen-map-era = { $era }. korszak
screen-map-closed = { $era }. korszak, zárva
screen-map-newworld = Újvilág
screen-map-fareast = Távol-Kelet
screen-map-points = { $first } GYP a legtöbb kockáért, { $second } a második legtöbbért
screen-map-income = Bevétel: { $goods }
screen-map-empty = Nincs kocka
screen-map-cubes = Kockák: { $cubes }
screen-map-leads = { NAME($colour, kind: "seat") } vezet
screen-map-tie = Holtverseny az élen
screen-map-wonder = { NAME($wonder, kind: "tile") }, jelölő: { NAME($colour, kind: "seat") }
screen-map-bare-wonder = { NAME($wonder, kind: "tile") }, jelölő nélkül, birtokosa: { NAME($colour, kind: "seat") }
# --- end of map ---

# --- the board in the browser; what tiles do, in the terminal too ---
screen-goods =
    { $good ->
        [gold] { $count } arany
        [food] { $count } élelem
        [vp] { $count } GYP
        [cubes] { $count } kocka
       *[other] { $count } nyersanyagkorong
    }
screen-costs = ára: { $goods }
screen-income = bevétel: { $goods }
screen-needs-food = körönként { $n } élelem kell neki
screen-needs-gold = fenntartása körönként { $n } arany
screen-vp-each-turn = körönként { $n } GYP
screen-vp-once = { $n } GYP az építésért
screen-vp-while-held = { $n } GYP az építésért, és minden későbbi körben annak, akié és akinek a jelölője áll rajta
screen-regions = { $n } régió
screen-water = vízzel
screen-war-losses = háborúban a veszteséged { $own }, a másik félé { $other }
screen-told-empire = { $who } egy birodalomlapkát használ: { $what }.
screen-told-empire-before = { $who } egy birodalomlapkát használ.
screen-effect-gold = { $n } arannyal több bevétel
screen-effect-resources = { $n } nyersanyagkoronggal több bevétel
screen-effect-cubes = { $n } kockával több bevétel
screen-effect-food = körönként { $n } élelem
screen-effect-plains-food = minden síkságért { $n } élelemmel több
screen-effect-plains-resources = minden síkságért { $n } nyersanyagkorong
screen-effect-island-any = minden sziget élelmet, aranyat, nyersanyagkorongot vagy kockát ad, ahogy választod
screen-effect-war-defender-loss = háborúidban a másik fél { $n } kockával többet veszít
screen-effect-empire-regions = minden birodalomlapkával { $n } régióval több
screen-effect-all-tiles-water = minden birodalomlapkádon van víz
screen-effect-navigation = a 2. korszakban vízzel a tengerentúlra mehetsz
screen-effect-mercenaries = birodalomakciónként egyszer egy régió bárhol lehet, { $n } aranyért
screen-effect-free-jumps-per-turn = minden B körben { $n } fizetés elmarad
screen-effect-vp = körönként { $n } GYP
screen-effect-vp-flat = körönként { $n } GYP
screen-effect-vp-per-3-regions-with-cubes = körönként { $n } GYP minden három régióért, ahol kockád van
screen-effect-vp-per-city = körönként { $n } GYP minden településért és városért
screen-effect-alliance = körönként szövetséget köthetsz egy játékossal
screen-do-disc = Korong ide: { NAME($one, kind: "row") }
screen-do-idle = Korong akció nélkül: { NAME($one, kind: "row") }
screen-do-lift = Korong levétele: { NAME($one, kind: "row") }, { $two }. mező
screen-do-pay = Fizetés: { $goods }
screen-do-waive = Most nem fizetek
screen-do-skip = Az akció kihagyása
screen-do-progress = Elveszem: { NAME($one, kind: "tile") }
screen-do-territory = Elveszem: { NAME($one, kind: "tile") }
screen-do-city = Megépítem: { NAME($one, kind: "tile") }
screen-do-empire = Lapka használata: { $n } régió
screen-do-trade = { $count } korong cseréje: { $goods }
screen-do-place = Kockák ide: { NAME($one, kind: "region") }
screen-do-hire = Zsoldosok ide: { NAME($one, kind: "region") }
screen-do-cubes = { $count } kocka letétele
screen-do-done = Nincs több régió
screen-do-war = Háború, { NAME($one, kind: "region") }: { $name }
screen-do-peace = Béke
screen-do-lose =
    { $one ->
        [cube] Egy kocka elvesztése
       *[other] A jelölő elvesztése: { NAME($one, kind: "tile") }
    }
screen-do-mark = Megjelölés: { NAME($one, kind: "tile") }
screen-do-raze = Lerombolás: { NAME($one, kind: "tile") }
screen-do-site = A csoda ide kerül: { NAME($one, kind: "region") }
screen-do-keep = Fizetek érte: { NAME($one, kind: "tile") }
screen-do-yield = Lemondok róla: { NAME($one, kind: "tile") }
screen-do-ally =
    { $one ->
        [nobody] Nincs szövetség
       *[other] Szövetség: { $name }
    }
screen-do-islands = { $count } sziget { NAME($one, kind: "good", form: "acc") } ad
screen-do-abandon = Feladom: { NAME($one, kind: "tile") }
screen-do-feed = Az élelem kifizetése
screen-do-order = { $count }. hely a sorrendben
screen-many-cubes = Kockák száma
screen-many-order = Hely a sorrendben
screen-can-place = Ide tehetsz kockákat.
screen-can-hire = Ide küldhetsz zsoldosokat.
screen-can-site = A csoda állhat itt.
screen-can-war = Itt háborúzhatsz, ellenfél: { $name }.
screen-can-lift = Leveheted.
screen-can-row = Választhatod.
screen-discs = Korongok, balról
screen-own-disc = A te korongod, { $circle }. mező. A levétel ára: { $price }.
screen-circles-free = Szabad mezők: { $count }.
screen-turn = { $turn } kör
screen-turns = Körök
screen-order = Sorrend
screen-next-order = Következő kör
screen-phases = A kör fázisai
screen-phase-set-up = Előkészületek
screen-phase-alliances = Szövetségek
screen-phase-new-tiles = Új lapkák
screen-phase-actions = Akciók
screen-phase-food = Élelem
screen-phase-income = Bevétel
screen-phase-points = Pontok
screen-phase-turn-order = Sorrend
screen-parts = Az asztal részei
screen-part-map = Térkép
screen-part-actions = Akciók
screen-part-tiles = Lapkák
screen-rates = Mit adnak a nyersanyagkorongok
screen-resources = nyersanyag
screen-pool = kéznél
screen-stock = raktár
screen-place-in-order = { $place }. hely a sorrendben
screen-food = Élelem: { $food }, elfogy: { $eaten }
screen-tiles = Lapkák
screen-cities = Városok és csodák
screen-wonder = { NAME($wonder, kind: "tile") }, { NAME($region, kind: "region") }
screen-due = { $vp } GYP, −{ $gold } arany
screen-unmarked = nincs jelölő
screen-beyond-reach = már senki sem szerezheti meg
