# Great Wall of China magyarul. A hely, ahová a lapok kerülnek, szakasz; a lap fal.
# Lapok: acc tárgyeset.

game-by = Reiner Knizia, Kosmos és Fantasy Flight Games 2006
game-note = Amit a szabálykönyv nyitva hagy, azt a szabályok végén álló döntések rendezik.

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

card-wall = fal
    .initial = F
    .acc = falat
card-gate = kapu
    .initial = K
    .acc = kaput
card-keep = torony
    .initial = T
    .acc = tornyot
card-foot = gyalogos
    .initial = G
    .acc = gyalogost
card-horseman = lovas
    .initial = L
    .acc = lovast
card-noble = nemes
    .initial = N
    .acc = nemest
card-dragon = sárkány
    .initial = S
    .acc = sárkányt
card-unknown = lap
    .initial = ?
    .acc = lapot

asked-none = a játszma véget ért
asked-claim = zsetont kell elvenni
asked-act = akciót kell végrehajtani
asked-draw-start = a kezdőjátékost húzzuk
asked-draw-card = lapot húzunk
asked-draw-token = zsetont húzunk

prompt-none = A játszma véget ért.
prompt-claim = Vegyél el egy zsetont egy szakaszról, ahol vezetsz.
prompt-act =
    { $actions ->
        [1] Hajtsd végre a második akciódat: húzz egy lapot, vagy játssz ki egyforma lapokat egy szakaszra.
       *[other] Hajtsd végre az első akciódat: húzz egy lapot, vagy játssz ki egyforma lapokat egy szakaszra.
    }
prompt-draw-start = A kezdőjátékos húzása.
prompt-draw-card = Lap húzása.
prompt-draw-token = Zseton felfedése.

move-draw = { $who } húz egy lapot.
move-play =
    { $count ->
        [1] { $who } kijátszik egy { NAME($one, kind: "card", form: "acc") }: { $two }. szakasz.
       *[other] { $who } kijátszik { $count } { NAME($one, kind: "card", form: "acc") }: { $two }. szakasz.
    }
move-play-over = { $who } ráfekteti a sárkányt egy lapra: { NAME($three, kind: "colour") } { NAME($four, kind: "card") }, { $two }. szakasz.
move-ride = { $who } ingyen küld egy lovast: { $one }. szakasz.
move-claim = { $who } elveszi ezt a zsetont: { $one } ({ $two }. szakasz).
move-take = { $who } elveszi az utolsó zsetont: { $one }. szakasz.
move-decline = { $who } nem vesz el zsetont: { $one }. szakasz.
move-start = Kezd: { $one }. hely.
move-card =
    { $two ->
        [unknown] { "" }
       *[other] { NAME($one, kind: "seat") } lapja: { NAME($two, kind: "card") }.
    }
move-token = Új zseton: { $one } ({ $two }. szakasz).

moves-draw = Lap húzása
moves-play = Lapok kijátszása egy szakaszra
moves-play-over = Sárkány egy másik lapra
moves-ride = Lovas ingyen, erre a szakaszra
moves-claim = Egy szakasz zsetonja az egyik lapodra
moves-take = A szakasz utolsó zsetonjának elvétele
moves-decline = Nincs zseton erről a szakaszról

note-token-put = { $who }: ez a zseton ({ $token }) a lapján fekszik ({ NAME($card, kind: "card") }, { $wall }. szakasz), és levonódik az összegéből.
note-token-taken = { $who } { $points } pontot kap: { $wall }. szakasz.
note-pair-leaves = Két egyforma zseton ({ $token }) kikerül a játékból: { $wall }. szakasz.
note-end-announced = { $who } kifogyott a lapokból: mindenki másnak egy utolsó köre van.
note-token-stranded = { $who }: a lapján maradt zseton ({ $token }, { $wall }. szakasz) nem ér semmit ({ $points }).

error-unknown-word = „{ $text }” itt nem érthető. Szavak: { $known }.
error-wrong-form = Ez nem így írandó: „{ $text }”. Írd így: { $form }.
error-unknown-place = Nincs ilyen szakasz: { $text }. A szakaszok 1-től 4-ig vannak.
error-wrong-number = Ennyi lap nem játszható ki egyszerre: „{ $text }”. 1-től { $most }-ig lehet.
error-only-a-dragon-covers = Csak sárkány kerülhet másik lapra, ez nem: „{ $text }”.
error-no-such-token = „{ $text }”: ez a zseton ott nem szabad. Szabad: { $tokens }.
error-other-place = Most nem ehhez húzunk: „{ $text }”.
error-content-not-taken = { $game } nem fogad adatkészletet: minden lapja és zsetonja ismert.
error-no-such-seat = Nincs { $value }. hely ennél az asztalnál ({ $option }).
error-game-over = A játszma véget ért.
error-something-else-is-asked = Most nem lehet: „{ $text }”; { NAME($asked, kind: "asked") }.
error-not-left-to-draw = „{ $text }” nem húzható: már nincs meg.
error-deck-empty = A paklid üres: játssz ki egy lapot.
error-not-in-hand =
    { $have ->
        [0] Nincs ilyen lap a kezedben: { NAME($card, kind: "card") }.
       *[other] Ebből a lapból csak { $have } van a kezedben, nem { $wanted }: { NAME($card, kind: "card") }.
    }
error-card-not-there = Nem fekszik szabadon ilyen lap: { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } ({ $wall }. szakasz).
error-own-card = Ennél az asztalnál a sárkány csak az ellenfelek lapjait fedheti: ez a tiéd ({ NAME($card, kind: "card") }, { $wall }. szakasz).
error-card-carries-token = Ezen a lapon zseton fekszik, nem fedhető le: { NAME($colour, kind: "colour") } { NAME($card, kind: "card") } ({ $wall }. szakasz).
error-wall-not-open = Ez a szakasz nincs nyitva: { $wall }.
error-last-token-is-taken = Egy zseton maradt itt ({ $wall }. szakasz): írd be: „take { $wall }”.
error-no-own-card = Nincs itt szabadon fekvő ilyen lapod a zseton alá: { NAME($card, kind: "card") } ({ $wall }. szakasz).
error-both-tokens-free = Mindkét zseton szabad ({ $wall }. szakasz): tedd az egyiket egy lapodra.
error-must-claim = Itt vezetsz ({ $wall }. szakasz), és zsetont kell venned: ennél az asztalnál nem lehet lemondani róla.
error-claimed-already = Itt ebben a körben már vettél el zsetont: { $wall }. szakasz.
error-not-leading = Itt nem vezetsz: { $wall }. szakasz.

option-first-seat = Kezdőjátékos
option-first-seat-random = sorsolással
option-first-seat-other = ez a hely
option-claims = Zsetonok elvétele
option-claims-compulsory = kötelező annak, aki a szakaszon vezet
option-claims-declinable = szakaszonként lemondható
option-dragon-targets = Mit fedhet le a sárkány
option-dragon-targets-any = bármely lapot, amelyen nincs zseton
option-dragon-targets-opponents = csak az ellenfelek lapjait
option-end = A vég bejelentése
option-end-all-cards = ha a játékos minden lapját kijátszotta
option-end-empty-hand = ha a játékos keze üres
option-scores = Pontok játék közben
option-scores-hidden = mindenki csak a sajátját látja
option-scores-open = mindenki látja az összeset

board-wall = Szakasz { $wall }
board-noble = N: mind 1 pont
board-supply = Zsetonok a készletben: { $count }
board-actions = hátralévő akciók: { $count }
board-last-turns = { $who } bejelentette a végét: a többieknek egy utolsó kör
board-claims-only = { $who } bejelentette a végét: már csak zsetont lehet elvenni
board-leads = vezet
board-you = (te)
board-hand = Kezedben
board-no-cards = nincs lap
board-cards =
    { $count ->
        [1] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card") }
    }
board-token = zseton { $points }
board-over = (alatta { NAME($colour, kind: "colour") } { NAME($card, kind: "card") })
board-covered = lefedve: { NAME($card, kind: "card") }
board-legend-cards = Lapok, zárójelben, ahogy beírod őket: F fal (wall) 1, K kapu (gate) 2, T torony (keep) 3, G gyalogos (foot) egytől ötig 1, 3, 6, 10, 15, L lovas (horseman) 2, N nemes (noble) 1, mellette minden lap 1-et ér, S sárkány (dragon) 1.
board-legend-walls = Egy szakasz: Szakasz 2 ●5 ●3 szabad zsetonjai ezek. 3G=6 K2●-5 → 3 vezet: három gyalogos 6-ot ér, egy kapu 2-t, rajta az 5-ös zseton, az összeg 3, és vezet.
board-legend-dragons = S1>kN: sárkány a kék nemesen; xN: ez a nemes, lefedve semmit sem ér.
board-legend-players = Játékosok: pontok (? rejtve), ▯ lap kézben, ▤ lap a pakliban, ● elvett zseton.

# --- the board in the browser ---
screen-walls = Szakaszok
screen-wall = { $wall }. szakasz
screen-wall-tokens = { $wall }. szakasz, szabad zsetonok: { $tokens }
screen-wall-closed = A(z) { $wall }. szakasz lezárult.
screen-supply = Készlet
screen-supply-left = { $count } zseton maradt
screen-in-hand = Kéz { $count }
screen-in-deck = Pakli { $count }
screen-tokens-taken = Zseton { $count }
screen-token = zseton
screen-tie = holtverseny
screen-noble = Nemes: minden lap 1-et ér
screen-lane = { $name }, { $wall }. szakasz: { $cards }; összeg { $total }{ $standing }.
screen-lane-absent = { $name }, { $wall }. szakasz: { $cards }; semmi, ami számít.
screen-lane-empty = { $name }, { $wall }. szakasz: nincs lap.
screen-dragon-away = sárkány más lapján
screen-may-play = Ide játszhatsz.
screen-token-free = { $token } értékű zseton, { $wall }. szakasz
screen-token-legal = { $token } értékű zseton, { $wall }. szakasz. Elveheted.
screen-token-lies = { $name }: a zseton ({ $token }) ezen a lapon fekszik: { NAME($card, kind: "card") }
screen-cover = Sárkány erre a lapra: { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }, { $wall }. szakasz
screen-bear = A zseton ({ $token }) erre a lapodra: { NAME($card, kind: "card") }, { $wall }. szakasz
screen-hand-card =
    { $card }, kézben { $count }, kiválasztva { $chosen }{ $free ->
        [yes] , most ingyen
       *[no] { "" }
    }
screen-hand-empty = Nincs lap a kezedben
screen-free-now = most ingyen
screen-draw = Húzás
screen-decline = Semmi: { $wall }. szakasz
screen-ride-free = Ingyen
screen-ride-action = Akcióként
screen-your-turn = A te köröd
screen-their-turn = { $name } köre
screen-claims = Zsetonok elvétele
screen-claimed = szakasz: { $walls }
screen-first-action = Első akció
screen-second-action = Második akció
screen-did-draw = egy húzott lap
screen-did-play = { $cards }: { $wall }. szakasz
screen-horseman-free = Lovas most ingyen mehet
screen-says-cards =
    Kiválasztva: { $count ->
        [1] { NAME($card, kind: "card") }
       *[other] { $count } { NAME($card, kind: "card") }
    }{ $free ->
        [yes] , ingyen.
        [no] , akcióként.
       *[other] .
    }
screen-says-wall = Most válassz szakaszt.
screen-says-dragon = Válassz szakaszt, vagy egy lapot, amelyet lefed.
screen-says-token = Most válaszd ki a zsetont.
screen-says-bearer = Most válaszd ki azt a lapodat, amelyre a zseton ({ $token }) kerül.
screen-confirm-draw = Lap húzása
screen-confirm-play =
    { $count ->
        [1] Egy { NAME($card, kind: "card") } kijátszása: { $wall }. szakasz
       *[other] { $count } { NAME($card, kind: "card") } kijátszása: { $wall }. szakasz
    }
screen-confirm-ride = Lovas ingyen: { $wall }. szakasz
screen-confirm-cover = Lefedés: { NAME($colour, kind: "colour") } { NAME($card, kind: "card") }, { $wall }. szakasz
screen-confirm-claim = Zseton ({ $token }) ide: { NAME($card, kind: "card") }, { $wall }. szakasz
screen-confirm-take = Az utolsó zseton elvétele: { $wall }. szakasz
screen-confirm-decline = Nem veszek zsetont: { $wall }. szakasz
