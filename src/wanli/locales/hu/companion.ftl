# A világ csodáinak segítője nyomtatott példány mellé, terminálban és böngészőben.
# A neveket a tulajdonos írja be, ragot nem kapnak. Ami screen- kezdetű, a böngészőé.

# --- szavak --------------------------------------------------------------------------------------
phase-actions = Akciók
phase-upkeep = Fenntartás
phase-points = Győzelmi pontok
phase-over = A játszma véget ért.

place-coming = még nincs kirakva
place-waiting = még nem épült fel
place-gone = kikerült a játékból

costs = { $gold } arany, { $resources } nyersanyag; { $points } GYP, fenntartás { $upkeep }

upkeep-none = nincs
upkeep-due = { $gold } arany fizetendő
upkeep-paid = kifizetve
upkeep-built = mentes: ebben a körben épült
points-none = nincs
points-due = { $points } GYP jár
points-scored = megkapta
points-built = az építésért megkapta
points-unmarked = nincs: nincs rajta jelölő

taking-marker = megjelölve; elvehető, ha a jelölő és a birtokos minden más ottani kockája elesett
taking-last-cube = nincs jelölő; a birtokos utolsó ottani kockájának elestekor a támadóé
taking-nobody = sem jelölő, sem kocka: senki sem veheti el

# --- hogyan írható be ----------------------------------------------------------------------------
entry-build = felépült egy csoda; „unmarked”, ha nem maradt kocka a megjelöléséhez
entry-war = háború ott, ahol a második játékosnak csodája van; mely jelölők estek el, és „left”, ha más kockája maradt ott
entry-mark = a győztes elveszi a csodát
entry-raze = a győztes lemond róla, vagy nincs rá kockája
entry-leave = a birtokos utolsó ottani kockája nem háborúban tűnt el
entry-pay = a fenntartást kifizették
entry-let-go = a fenntartást nem fizették ki
entry-score = a játékos megkapta csodái pontjait
entry-order = az új sorrend
entry-next = a fázisnak vége

# --- mi következett ------------------------------------------------------------------------------
note-built = { $player } csodát épít: { $wonder }, itt: { $region }; { $points } GYP.
note-built-without-marker = { $player } csodát épít: { $wonder }; { $points } GYP. Nincs kocka a megjelöléséhez, kikerül a játékból.
note-war = { $attacker } háborúzik, ellenfele { $player }; hely: { $region }.
note-nothing-taken = { $player } megtartja, ami itt áll: { $region }.
note-marker-falls = { $player } elveszíti a jelölőt: { $wonder }.
note-taken = { $player } elveszi és megjelöli a csodát: { $wonder }.
note-razed = Lerombolva: { $wonder }; { $player } nem jelöli meg.
note-out-of-reach = { $player } kockái elfogytak itt: { $region }; ami ott jelölő nélkül áll, senki sem veheti el.
note-perhaps-left = Véget ér a korszak, kockák kerülnek le a térképről. Ha { $player } utolsó kockája is lekerült innen ({ $region }), írd be (leave). Ezt akkor már senki sem veheti el: { $wonder }.
note-perhaps-last = A jelölő is kocka volt. Ha ez volt { $player } utolsó kockája itt ({ $region }), írd be (leave). Ezt akkor már senki sem veheti el: { $wonder }.
note-paid = { $player } { $gold } aranyat fizet ezért: { $wonder }.
note-not-paid = { $player } nem fizet ezért: { $wonder }; kikerül a játékból.
note-scored = { $player } { $points } GYP-t kap ezért: { $wonder }.
note-reordered = Sorrend: { $players }.
note-went-on =
    { $phase ->
        [over] A játszma véget ért.
       *[other] { $turn } kör, { NAME($phase, kind: "phase") }.
    }

# --- elutasítások --------------------------------------------------------------------------------
error-notebook-unreadable = Ez nem a segítő jegyzetfüzete: { $reason }.
error-notebook-field = „{ $field }” hibás: { $reason }.
error-notebook-unfinished = A jegyzetfüzet nem teljes: játékosok, csodák és régiók kellenek. A beírtak megmaradtak, ugyanez a parancs folytatja.
error-nothing-to-undo = Nincs mit visszavenni.
error-setup-line = „{ $text }” nem érthető. Így írd: { $form }
error-name-unreadable = „{ $name }” nem lehet név ({ $field }): sortörés, szélső szóköz és láthatatlan jel nélkül írd.
error-name-twice = „{ $name }” már van ({ $field }): minden név egyszer szerepelhet.
error-colour-twice = Két játékosnak azonos a színe ({ $field }).
error-no-region-for = Ennél az asztalnál nincs olyan régió, ahol ez a csoda állhatna: { $wonder }; a lapkára nyomtatott kör { $turn }.
error-no-such-wonder = Nincs „{ $name }” nevű csoda. Ezek vannak: { $known }.
error-no-such-player = Nincs „{ $name }” nevű játékos. Ezek vannak: { $known }.
error-no-such-region = Nincs „{ $name }” nevű régió. Ezek vannak: { $known }.
error-entry-unknown = „{ $text }” nem érthető. Így kezdődhet: { $known }.
error-entry-form = „{ $text }” nem érthető. Így írd: { $form }
error-name-unclear = Nem világos, mi ez: „{ $text }”; { $known }.
error-it-is-over = A játszma véget ért.
error-taker-decides = Előbb meg kell jelölni vagy le kell rombolni: { $wonder }.
error-wrong-phase = Nem ebben a fázisban ({ NAME($phase, kind: "phase") }), hanem ebben: { NAME($wanted, kind: "phase") }.
error-gone-for-good = { $wonder } végleg kikerült a játékból.
error-not-laid-out = { $wonder }: ez a csoda csak ebben a körben kerül az asztalra: { $turn }.
error-stands-already = { $wonder } már áll; birtokosa: { $player }.
error-no-site-there = { $wonder } nem állhat itt: { $region }; a lapkára nyomtatott kör { $turn }.
error-no-site-at-sea = { $wonder } nem állhat itt: { $region }; ennél az asztalnál csoda nem áll a tengeren.
error-war-on-oneself = { $player } nem háborúzhat önmaga ellen.
error-nothing-there = { $player } itt nem birtokol csodát: { $region }; nincs mit feljegyezni.
error-no-marker-there = { $player } jelölője nincs ezen: { $wonder }, itt: { $region }.
error-nothing-to-take = { $wonder } most nem vehető el.
error-none-unmarked-there = { $player } itt nem birtokol jelölő nélküli csodát: { $region }.
error-marker-still-there = { $player } jelölője még itt van: { $region }, és a jelölő is kocka.
error-nothing-owed = Ezért most nem kell fizetni: { $wonder }.
error-nothing-to-score = { $player } most egyetlen csodáért sem kap pontot.
error-not-an-order = Minden játékos egyszer: { $known }.
error-upkeep-open = Előbb jegyezd fel, fizet-e { $player } ezért: { $wonder }.
error-points-open = Előbb { $player } megkapja a pontokat ezért: { $wonder }.

# --- a böngészőben -------------------------------------------------------------------------------
screen-title = Csodák segítője
screen-about = Rise of Empires a saját asztalodon, A világ csodáival: számon tartja a helyeket, birtokosokat, jelölőket, a fenntartást és a pontokat. Minden ezen az eszközön marad.
screen-again = Próbáld újra
screen-in-entry = { $number }. bejegyzés: { $reason }

screen-open-title = Jegyzetfüzet folytatása
screen-open-about = Fájl erről az oldalról vagy a wanli companion parancstól
screen-players = Játékosok
screen-players-about = A kör sorrendjében.
screen-wonders = Csodák
screen-wonders-about = Az 1. és 2. korszakéi, ahogy a lapkáidra nyomtatták.
screen-regions = Régiók
screen-regions-about = Amelyekben csoda állhat: 1. és 2. korszak.
screen-terms = Beállítások
screen-first-turn = Kezdő kör
screen-name = Név
screen-colour = Szín
screen-printed-turn = Nyomtatott kör
screen-printed-gold = Arany
screen-printed-resources = Nyersanyag
screen-printed-vp = GYP
screen-printed-upkeep = Fenntartás
screen-era = Korszak
screen-zone = Európa, Afrika vagy Közel-Kelet
screen-sea = tenger
screen-add-players = Még egy játékos
screen-add-wonders = Még egy csoda
screen-add-regions = Még egy régió
screen-remove = Eltávolítás: { $name }
screen-begin = Kezdés
screen-correct-done = Javítások megtartása

screen-download = Letöltés
screen-correct = Nevek és számok javítása
screen-new = Új jegyzetfüzet
screen-new-sure = Elfelejtsük ezt a jegyzetfüzetet? A letöltött fájl nálad marad.
screen-new-yes = Elfelejtés
screen-phase = Kör és fázis
screen-turn = Kör
screen-after-actions = Tovább a fenntartáshoz
screen-after-upkeep = Tovább a pontokhoz
screen-after-points = Tovább a következő körhöz
screen-capture = Egy csoda elvehető
screen-capture-about = dönt erről: { $wonder }; { $loser } elvesztette.
screen-mark = Megjelöli
screen-raze = Lerombolja
screen-marker-from-stock = A jelölő kocka a raktárból jön; ha az üres, a kéznél lévőkből.
screen-marker-from-pool = A jelölő a kéznél lévő kockákból jön; ha nincs, a raktárból.
screen-due-upkeep = Fenntartás
screen-due-upkeep-about = Minden bevétel után, sorrendben.
screen-due-points = Győzelmi pontok
screen-due-points-about = Minden birtokos, akinek jelölője rajta van, egyszer kap pontot.
screen-nothing-due = Semmi sem esedékes.
screen-paid = Kifizette
screen-not-paid = Nem fizette ki
screen-scored = Megkapta
screen-happened = Mi történt?
screen-did-build = Felépült egy csoda
screen-did-war = Háború egy csodáért
screen-did-leave = Eltűnt az utolsó kocka
screen-did-order = Új sorrend
screen-wonder = Csoda
screen-builder = Építő
screen-region = Régió
screen-build-about = Nyomtatott kör: { $turn }; ára { $gold } arany és { $resources } nyersanyag, most { $points } GYP.
screen-no-cube = Sem a raktárban, sem kéznél nincs kocka a megjelöléséhez: pontot ad, és kikerül a játékból
screen-write-build = Építés feljegyzése
screen-where = Hol
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Támadó
screen-fallen = { $player } mely jelölőit veszítette el?
screen-losses-by-loser = A veszteségek sorrendjéről a vesztes fél dönt.
screen-losses-by-attacker = A veszteségek sorrendjéről a támadó dönt.
screen-cubes-left = { $player } más kockái a háború után itt: { $region }
screen-cubes-left-none = egy sem maradt
screen-cubes-left-some = maradt
screen-write-war = Háború feljegyzése
screen-leave-about = Nem háborúban tűnt el, hanem például a korszak végén.
screen-write-leave = Feljegyzés
screen-earlier = Előrébb
screen-order-about = Ebben a sorrendben fizetik a fenntartást.
screen-write-order = Sorrend feljegyzése
screen-upkeep = Fenntartás
screen-vp = GYP
screen-markers = Jelölők
screen-owes = Fizetendő arany
screen-scores = Járó GYP
screen-won = GYP eddig
screen-history = Bejegyzések
screen-history-none = Még nincs bejegyzés.
screen-undo = Visszavonás
screen-undone = Az utolsó bejegyzés törölve.
