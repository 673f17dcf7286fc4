# Csang Cseng magyarul. Az elemek és lapok neve a magyar szabály szerint.
# Színek: dat részes eset, abl -tól/-től, acc tárgyeset. Lapok: the névelővel, acc névelős tárgyeset.

game-by = Walter Obert, TenkiGames 2007
game-note = A táblák beosztása és a jelzők megoszlása rekonstrukció (CC-1.2, CC-1.3).

colour-red = vörös
    .initial = V
    .dat = vörösnek
    .abl = vöröstől
    .acc = vöröset
colour-green = zöld
    .initial = Z
    .dat = zöldnek
    .abl = zöldtől
    .acc = zöldet
colour-blue = kék
    .initial = K
    .dat = kéknek
    .abl = kéktől
    .acc = kéket
colour-violet = lila
    .initial = L
    .dat = lilának
    .abl = lilától
    .acc = lilát

seat-red = Vörös
seat-green = Zöld
seat-blue = Kék
seat-violet = Lila

card-warrior = Harcos
    .the = a Harcos
    .acc = a Harcost
card-traitor = Áruló
    .the = az Áruló
    .acc = az Árulót
card-flood = Áradás
    .the = az Áradás
    .acc = az Áradást
card-builder = Építész
    .the = az Építész
    .acc = az Építészt
card-master = Főépítész
    .the = a Főépítész
    .acc = a Főépítészt
card-mandarin = Hivatalnok
    .the = a Hivatalnok
    .acc = a Hivatalnokot
card-unknown = akciólap
    .the = az akciólap
    .acc = az akciólapot

event-diplomacy = Diplomácia
event-dominance = Uralom
event-reward = Császári jutalom
event-observers = Felderítők

piece-wall = egyszerű fala
piece-double = dupla fala
piece-tower = tornya

side-left = bal
side-right = jobb

asked-none = a játszma véget ért
asked-opening = egy egyszerű falat kell lerakni
asked-first-half = akciót kell választani
asked-second-half = az akciót be kell fejezni
asked-neutral = semleges falat lehet lerakni
asked-which-first = az elsőként értékelt tartományt kell megnevezni
asked-warrior = a Harcosról kell dönteni
asked-traitor = az Árulóról kell dönteni
asked-flood = az Áradásról kell dönteni
asked-builder = az Építészről kell dönteni
asked-mandarin = a Hivatalnokról kell dönteni
asked-join-board = meg kell választani az új tábla szélét
asked-draw-start = a kezdőjátékost húzzuk
asked-draw-letter = a táblák betűjét húzzuk
asked-draw-event = eseménylapot húzunk
asked-draw-board = játéktáblát húzunk
asked-draw-reputation = hírnévlapkát húzunk
asked-draw-threat = fenyegetésjelzőt húzunk

prompt-none = A játszma véget ért.
prompt-opening = Nyisd meg a játszmát egyetlen egyszerű fallal.
prompt-first-half = Válassz akciót: két fal, két lap, lap és fal, dupla fal vagy torony.
prompt-second-half =
    { $began ->
        [card] Fejezd be az akciót: fal ide: { $province }, vagy egy második lap másik tartományra.
       *[other] Fejezd be az akciót: egy második fal, de ne ide: { $province }.
    }
prompt-neutral = Rakj le egy semleges falat, vagy hagyd ki.
prompt-which-first = Két tartomány is kész: válaszd ki, melyiket értékeljük előbb.
prompt-warrior = Harcosod ({ $province }): semlegesíts ott egy másik lapot.
prompt-traitor = Árulód ({ $province }): rombolj le ott egy egyszerű falat, vagy vedd le egy szomszédos régió fenyegetésjelzőjét.
prompt-flood = Áradásod ({ $province }): növeld vagy csökkentsd 2-vel az értéket.
prompt-builder = Építészed ({ $province }): növeld 2-vel az értéket, vagy számolj magadnak eggyel több falat.
prompt-mandarin = Hivatalnokod ({ $province }): cserélj ki egy ottani egyszerű falat bármely másikra, vagy hagyd ki.
prompt-join-board = Illeszd az új táblát a bal vagy a jobb szélhez.
prompt-draw-start = A kezdőjátékos húzása.
prompt-draw-letter = A táblák betűjének húzása.
prompt-draw-event = Eseménylap húzása.
prompt-draw-board = Játéktábla húzása.
prompt-draw-reputation = Hírnévlapka húzása.
prompt-draw-threat = Fenyegetésjelző húzása.

move-wall = { $who } lerak egy falat: { $one }.
move-double = { $who } lerakja a dupla falat: { $one } és a következő falhely.
move-tower = { $who } lerakja a tornyot: { $one }.
move-card =
    { $one ->
        [unknown] { $who } képpel lefelé lerak egy lapot: { $two }.
       *[other] { $who } képpel lefelé lerakja { NAME($one, kind: "card", form: "acc") }: { $two }.
    }
move-in-wall = { $who } lerak egy { NAME($in, kind: "colour") } falat: { $one }.
move-in-double = { $who } lerakja a { NAME($in, kind: "colour") } dupla falat: { $one } és a következő falhely.
move-in-tower = { $who } lerakja a { NAME($in, kind: "colour") } tornyot: { $one }.
move-in-card =
    { $one ->
        [unknown] { $who } képpel lefelé lerak egy { NAME($in, kind: "colour") } lapot: { $two }.
       *[other] { $who } képpel lefelé lerak egy { NAME($in, kind: "colour") } lapot ({ NAME($one, kind: "card") }): { $two }.
    }
move-neutral = { $who } lerak egy semleges falat: { $one }.
move-no-neutral = { $who } nem rak le semleges falat.
move-pass = { $who } semmit sem tehet, és passzol.
move-first = { $who } választ: előbb ezt értékeljük: { $one }.
move-cancel = { $who } a Harcost küldi a { NAME($one, kind: "colour") } lap ellen ({ NAME($two, kind: "card") }).
move-break = { $who } az Árulót küldi ide: { $one }.
move-remove = { $who } az Árulót küldi ide: { $one }.
move-flood = { $who } az Áradást használja.
move-builder = { $who } az Építészt használja.
move-swap = { $who } a Hivatalnokot használja: { $one } és { $two }.
move-no-swap = { $who } nem használja a Hivatalnokot.
move-board = { $who } az új táblát ({ $one }) a { NAME($two, kind: "side") } szélhez illeszti.
move-start = Kezd: { $one }. hely.
move-letter = A táblák { $one } oldala van felül.
move-event = Eseménylapot húzunk.
move-draw = A húzott tábla: { $one }.
move-reputation = { $one } hírnévlapkája: { $two }.
move-threat =
    { $two ->
        [unknown] { "" }
       *[other] { $one } fenyegetésjelzője: { $two }.
    }

moves-wall = Egyszerű fal ide
moves-double = Dupla fal, a bal falhelytől
moves-tower = Torony ide
moves-card = Lap képpel lefelé egy tartományra
moves-neutral = Semleges fal ide
moves-no-neutral = Nincs semleges fal
moves-pass = Passz
moves-first = Előbb értékelendő
moves-cancel = Harcos: semlegesítés
moves-break = Áruló: a fal lerombolása
moves-remove = Áruló: a régió jelzőjének levétele
moves-flood = Áradás: az érték változása
moves-builder = Építész: érték vagy fal
moves-swap = Hivatalnok: a falak cseréje
moves-no-swap = Hivatalnok: nincs csere
moves-board = Tábla illesztése, szél

note-double-points = { NAME($colour, kind: "seat") } { $points } pontot kap a dupla falért: { $square } és { $other }.
note-scouted = { $who } megnézte a régió fenyegetésjelzőjét: { $region }.
note-observed = { $region } fenyegetésjelzője felfedve: { $threat }.
note-wall-full = Elkészült a fal: támadnak a mongolok.
note-stalemate = Senki sem tud többé lépni: támadnak a mongolok.
note-event = Eseménylap: { NAME($event, kind: "event") }.
note-board-joined = Az új tábla ({ $board }) most a { NAME($side, kind: "side") } szélen fekszik.
note-two-blocks = A Főépítész két falnak számít a { NAME($colour, kind: "colour", form: "dat") }.
note-no-effect = { NAME($colour, kind: "seat") }: { NAME($card, kind: "card", form: "the") } hatástalan.
note-no-swap = Egyik fal sem cserél helyet.
note-block = Az Építész egy falnak számít a { NAME($colour, kind: "colour", form: "dat") }.
note-value-up = { NAME($colour, kind: "seat") } 2-vel növeli az értéket.
note-value-down = { NAME($colour, kind: "seat") } 2-vel csökkenti az értéket.
note-cancels = { NAME($colour, kind: "seat") } semlegesíti a { NAME($target, kind: "colour") } lapot ({ NAME($card, kind: "card") }).
note-breaks = { NAME($colour, kind: "seat") } lerombolja a { NAME($target, kind: "colour") } falat: { $square }.
note-removes = { $region } fenyegetésjelzője kikerül a játékból.
note-swaps = Helyet cserél két fal: { $square } és { $other }.
note-card-revealed = { $province }: { NAME($colour, kind: "seat") } felfedi { NAME($card, kind: "card", form: "acc") }.
note-card-removed = { $province }: { NAME($colour, kind: "seat") } felfedi { NAME($card, kind: "card", form: "acc") }; az egyforma lapok semlegesítik egymást.
note-province-points = { $province }: { NAME($colour, kind: "seat") } { $points } pontot kap a legtöbb fallal ({ $blocks }): falak { $walls }, hírnév { $counter }, lapok { $cards }.
note-nobody-scores = { $province }: a semleges színnek van a legtöbb fala ({ $blocks }), ezért senki sem kap pontot.
note-province-complete = { $province } befejeződött, és császárlapot kap.
note-mongols = { $region }: a mongolok { $threat } pontot vesznek el a { NAME($colour, kind: "colour", form: "abl") }, akinek a legtöbb fala van ({ $blocks }).
note-nobody-loses = { $region }: a semleges színnek van a legtöbb fala ({ $blocks }), ezért senki sem veszít pontot.
note-tower-protects = { $region }: a torony megvédi a { NAME($colour, kind: "colour", form: "acc") } { $threat } pont elvesztésétől.
note-diplomacy = Diplomácia: { NAME($colour, kind: "seat") } { $points } pontot kap, mert { $count } tartományban van fala.
note-dominance = Uralom: { NAME($colour, kind: "seat") } { $points } pontot kap { $count } összefüggő falhelyért.
note-reward = Császári jutalom: { NAME($colour, kind: "seat") } { $points } pontot kap { $count } kézben maradt lapért.

error-unknown-word = „{ $text }” itt nem érthető. Szavak: { $known }.
error-wrong-length = A(z) „{ $word }” után { $needed } szó áll: „{ $text }” nem ennyiből van.
error-no-colour-here = A(z) „{ $word }” szín nélkül áll: „{ $text }”.
error-which-colour = Melyik színeddel? Írd be például: „red { $text }”.
error-unknown-place = Nincs ilyen hely: „{ $text }”. Az a táblán a falhelyek a1–a13, a tartományok aI–aIII, a régiók aN1–aN3; a többin ugyanígy, a saját betűjükkel.
error-no-such-board = „{ $text }” nincs a térképen: csak { $boards } tábla van játékban.
error-other-counter = Nem ide húzunk jelzőt: „{ $text }”.
error-content-unreadable = Az adatkészlet fájlja nem olvasható: { $reason }.
error-content-wrong =
    A készlet fájlja hibás itt: „{ $field }”, { $measure ->
        [count] az értékek száma { $found }, de { $expected } kellene
        [sum] az összeg { $found }, de { $expected } kellene
       *[other] ez áll ott: { $found }, ez kellene: { $expected }
    }.
error-no-such-seat = Nincs { $value }. hely ennél az asztalnál ({ $option }).
error-colour-taken = { NAME($value, kind: "seat") } már valakié ({ $option }).
error-game-over = A játszma véget ért.
error-something-else-is-asked = Most nem lehet: „{ $text }”; { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nem húzható: már nincs meg.
error-wall-must-join-card = A lap után a falnak is ide kell kerülnie: { $province }.
error-second-wall-same-province = A második fal nem kerülhet szintén ide: { $province }.
error-cannot-be-completed = „{ $text }” után az akció nem volna befejezhető, pedig lehetséges teljes akció.
error-opening-is-one-wall = A játszma első köre egyetlen egyszerű fal, semmi más.
error-card-not-in-hand = Ez a lap nincs a kezedben: { NAME($card, kind: "card") }.
error-province-complete = { $province } befejezett: oda nem rakható lap.
error-wall-then-wall = Fallal kezdtél, ezért most is fal következik: a lap a fal előtt jön.
error-second-card-same-province = A második lap nem kerülhet szintén ide: { $province }.
error-no-neighbour = A dupla falnak kell egy falhely ettől jobbra: { $square }.
error-next-to-tower = Itt a torony egy másik mellett állna: { $square }.
error-must-complete = Az akciót be tudod fejezni, ezért be is kell fejezned.
error-cannot-pass = Csak az passzolhat, aki semmit sem tehet.
error-action-under-way = Folyamatban van egy akció: csak a második fele következhet.
error-not-your-colour = { NAME($colour, kind: "seat") } nem a te színed.
error-one-colour-a-turn = Ebben a körben ezzel a színnel játszol: { NAME($colour, kind: "colour") }.
error-none-left = A { NAME($colour, kind: "colour", form: "dat") } nincs több { NAME($piece, kind: "piece") }.
error-kept-for = { $square } a { NAME($colour, kind: "colour") } játékos egyszerű falának van fenntartva.
error-occupied = { $square } foglalt: { NAME($colour, kind: "colour") } fal áll rajta.
error-neutral-only-there = A semleges fal csak ide kerülhet: { $province }.
error-neutral-elsewhere = A semleges fal nem kerülhet az imént használt tartományhoz ({ $province }).
error-neutral-in-one-of = A semleges fal csak ide kerülhet: { $province } vagy { $other }.
error-not-to-be-scored = { $province } nem tartozik az értékelendők közé.
error-not-itself = A Harcos önmagát nem semlegesítheti.
error-card-not-here = Nincs itt ilyen { NAME($colour, kind: "colour") } lap: { NAME($card, kind: "card") }.
error-not-in-this-province = { $square } nem az értékelt tartományhoz tartozik.
error-only-single-walls = Csak ép egyszerű fal választható ({ $square }).
error-no-counter = Nincs már jelző itt: { $region }.
error-region-not-facing = { $region } nem szomszédos az értékelt tartománnyal.
error-swap-two-walls = Két különböző fal cserél helyet, { $square } nem önmagával.
error-swap-same-colour = { $square } és { $other } egyszínű: ha nem cserélsz, írd be: „no swap”.
error-swap-other-province = { $other } ugyanabban a tartományban van: ennél az asztalnál a Hivatalnok csak másikkal cserél.
error-other-board-drawn = A húzott tábla { $drawn }, nem { $board }.
error-board-not-left = Ez a tábla már játékban van: { $board }.

option-mode = Kétszemélyes mód
option-mode-neutral = egy harmadik szín semleges falaival
option-mode-two-colours = fejenként két színnel
option-mode-plain = semleges falak nélkül, egy-egy színnel
option-colours = A játékosok színei
option-colours-standard = vörös, zöld, kék, lila; két színnel: kék és zöld a vörös és a lila ellen
option-colours-other = ebben a sorrendben
option-first-seat = Kezdőjátékos
option-first-seat-random = sorsolással
option-first-seat-other = ez a hely
option-faces = A táblák oldala
option-faces-same = minden táblán ugyanaz a betű
option-faces-mixed = táblánként bármelyik oldal
option-reservation = A torony fenntartása
option-reservation-used = amíg a tulajdonos egyszer oda nem épít
option-reservation-strict = valahányszor csak egy szomszéd üres
option-mandarin = Mit cserélhet a Hivatalnok
option-mandarin-any = bármely kettőt
option-mandarin-other-province = csak másik tartománnyal
option-new-board = Új tábla érkezése
option-new-board-end = a kör végén
option-new-board-once = azonnal
option-board-choice = Az új tábla választása
option-board-choice-random = sorsolással
option-board-choice-player = a soron lévő játékos választ
option-boards = Táblák, ha fejenként két szín van
option-boards-other = ennyi tábla
option-broken = Lerombolt falak és a mongolok
option-broken-ignored = nem számítanak
option-broken-counted = számítanak
option-neutral-colour = A semleges falak színe
option-neutral-colour-first = az első szabad szín
option-neutral-colour-other = ez a szín
option-neutral-after-card = Semleges fal lap és fal után
option-neutral-after-card-another = másik tartományhoz
option-neutral-after-card-same = ugyanahhoz a tartományhoz
option-neutral-majority = Semleges falak és a többség
option-neutral-majority-compete = versenyben vannak
option-neutral-majority-ignored = nem számítanak
option-events = Eseménylapok
option-events-none = egy sem
option-events-random-1 = egy, sorsolással
option-events-random-2 = kettő, sorsolással
option-events-other = ezek a lapok
option-diplomacy = A Diplomácia jutalma
option-diplomacy-most = annak, akinek a legtöbb tartományban van fala
option-diplomacy-half = annak, akinek a tartományok több mint felében van fala
option-dominance = Az Uralom jutalma
option-dominance-everybody = mindenkinek a saját leghosszabb faláért
option-dominance-longest = csak a leghosszabb falért

board-boards = Táblák: { $boards }/{ $all }
board-emperors = Császárlapok a térképen: { $count }
board-events = Események: { $events }
board-revealed = Felfedve: { $cards }
board-open-card = { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }
board-you = (te)
board-neutral = (semleges)
board-hand = Kezedben
board-no-cards = nincs lap
board-laid = { $card } itt: { $province }
board-legend-blocks = A fal: [V] egyszerű, V══ ══V dupla, ▲V▲ torony, /V/ lerombolt, (V) a vörösnek fenntartva, · üres, ○ üres, és építhetsz rá.
board-legend-north = Fölül egy mongol régió: aN1 ◆? VZ az a tábla N1 régiója, jelzője rejtve, Vörös és Zöld megnézte. ◆3 jelzőt ismersz, ◆- kikerült.
board-legend-south = Alul egy tartomány: aI ●2 5:V ▯Z2 az a tábla I. tartománya, hírneve 2, most 5-öt ér, Vörös vezet, két rejtett zöld lap fekszik rajta. ✓: befejezett.
board-legend-stock = Játékosok: ▪ egyszerű fal, ══ dupla fal, ▲ torony még lerakható, ▯ lap kézben.

# --- the board in the browser --------------------------------------------------------------------
screen-events =
    { $count ->
        [one] Esemény: { $names }
       *[other] Események: { $names }
    }
screen-row-regions = Mongol régiók: { $count }
screen-row-squares = A fal, { $count } falhely
screen-row-provinces = Tartományok: { $count }

# what is known about a place
screen-square = { $square } falhely
screen-in = { $province } tartomány, { $region } régió
screen-block =
    { NAME($colour, kind: "seat") }: { $kind ->
        [double] dupla fal
        [tower] torony
        [broken] lerombolt fal
       *[wall] egyszerű fal
    }
screen-empty = Üres
screen-kept = A { NAME($colour, kind: "colour") } játékos egyszerű falának fenntartva
screen-would-see = Ha ide építesz, ezt látod meg: { $regions }
screen-may-build = Ide építhetsz
screen-may-lay = Ide teheted a lapot
screen-may-choose = Ezt választhatod
screen-is-chosen = Kiválasztva
screen-squares = Falhelyek: { $first }–{ $last }
screen-province = { $province } tartomány
screen-value = Értéke most { $value }, ebből hírnév { $reputation }
screen-blocks = Falak: { $blocks }
screen-leads =
    { $count ->
        [one] A legtöbb fal: { $colours }
       *[other] Holtverseny a legtöbb falért: { $colours }
    }
screen-left = { $count } üres falhely
screen-lying = Rejtett lapok: { $cards }
screen-yours = A tieid: { $cards }
screen-complete = Befejezve
screen-scored = Befejezve: { NAME($colour, kind: "seat") } { $points } pontot kapott
screen-region = { $region } régió
screen-threat-unseen = A fenyegetést még nem láttad
screen-threat-seen = Fenyegetés { $threat }, csak te látod
screen-threat-open = Fenyegetés { $threat }, mindenki látja
screen-threat-removed = A jelző kikerült a játékból
screen-scouts = Megnézte: { $who }

# what is being chosen
screen-holding-wall = Egyszerű fal: válassz falhelyet.
screen-holding-double = Dupla fal: válaszd ki a két falhelyet.
screen-holding-tower = Torony: válassz falhelyet.
screen-holding-neutral = Semleges fal: válassz falhelyet.
screen-holding-card = { NAME($card, kind: "card") }: válassz tartományt.
screen-half-swap = Fal itt: { $place }. Válaszd ki a másikat.
screen-chosen-wall = Egyszerű fal ide: { $place }.
screen-chosen-double = Dupla fal ide: { $place } és { $other }.
screen-chosen-tower = Torony ide: { $place }.
screen-chosen-neutral = Semleges fal ide: { $place }.
screen-chosen-card = { NAME($card, kind: "card") } rejtve ide: { $place }.
screen-chosen-first = Előbb ezt értékeljük: { $place }.
screen-chosen-break = Lerombolod ezt a falat: { $place }.
screen-chosen-remove = { $place } fenyegetésjelzője kikerül a játékból.
screen-chosen-swap = Helyet cserél két fal: { $place } és { $other }.
screen-build = Építés: { $place }
screen-lay = Lerakás: { $place }

# the tray
screen-watching = Nézőként vagy itt: a kézben lévő lapok rejtve maradnak.
screen-colours = Színeid
screen-pieces = Elemeid
screen-cards = Akciólapjaid
screen-answers = Válaszod
screen-piece-wall = Egyszerű fal
screen-piece-double = Dupla fal
screen-piece-tower = Torony
screen-piece-neutral = Semleges fal
screen-pieces-left = { $count } maradt
screen-built-on = itt: { $square }
screen-does-warrior = Semlegesít ott egy másik lapot
screen-does-traitor = Falat rombol vagy jelzőt vesz le
screen-does-flood = Érték +2 vagy −2
screen-does-builder = Érték +2, vagy eggyel több fal
screen-does-master = Kettővel több fal neked
screen-does-mandarin = Kicserél két falat
screen-lies-in = rejtve itt: { $province }
screen-has-gone = kijátszva
screen-answer-cancel = { $who }: { $card }
screen-answer-flood-up = Érték +2
screen-answer-flood-down = Érték −2
screen-answer-builder-up = Érték +2
screen-answer-builder-block = Eggyel több fal neked
screen-answer-pass = Passz
screen-answer-no-neutral = Nincs semleges fal
screen-answer-no-swap = Nincs csere
screen-answer-board-left = { $board } tábla balra
screen-answer-board-right = { $board } tábla jobbra
screen-has-wall = { $count } egyszerű fala maradt
screen-has-double = Megvan a dupla fala
screen-has-tower = Megvan a tornya
screen-has-cards = { $count } lap kézben
