# Visszatekintés és utánanézés: szabályok, eredmény, visszajátszás és a húzások ellenőrzése a böngészőben.

study-cancel = Mégse

# --- szabályok -----------------------------------------------------------------------------------
rules-search = Keresés a szabályokban
rules-found =
    { $count ->
        [0] { $game }: nincs találat
       *[other] { $game }: { $count } találat
    }
rules-none = Egyik szabályban sincs meg az összes szó.
rules-show-all = Minden szabály
rules-games = Játékok
rules-contents = Fejezetek
rules-option = Beállítás
rules-ruling = Hogyan döntöttünk, és miért
rules-copy-link = A link másolása: { $clause }
rules-link-copied = A link a vágólapon van: { $clause }.
rules-on-page = Olvasd a szabályok oldalán
rules-no-clause = Nincs ilyen szabály: { $clause }.

# --- vége a játszmának ---------------------------------------------------------------------------
finished-winners =
    { $count ->
        [one] { $names } győzött
       *[other] Közös győzelem: { $names }
    }
finished-nobody = A játszmának nincs győztese
finished-resigned = Vége, mert valaki feladta: { $names }.
finished-time = Vége, mert lejárt az idő: { $names }.
finished-agreed = Mindenki beleegyezett a befejezésbe.
finished-unfinished = A feljegyzés a játszma vége előtt véget ér.
finished-places = Helyezések
finished-place = { $place }.
finished-rematch = Visszavágó
finished-to-rematch = A visszavágóhoz
finished-replay = Visszajátszás
finished-verify = A húzások ellenőrzése
finished-export = A feljegyzés letöltése
finished-score = Pontszámok
finished-lines = Tételesen
score-part = Miért járt
score-total = Összesen
score-lines = { $count } tétel
part-province-points = Tartományok
part-double-points = Dupla falak
part-mongols = Mongolok
part-tower-protects = Torony védte meg
part-token-taken = Elvett zsetonok
part-token-stranded = Lapon maradt zsetonok
part-points-at-start = A játék elején
part-region-scores = Régiók
part-cities-score = Települések és városok
part-tiles-score = Haladáslapkák
part-wonder-built = Épített csodák
part-wonder-scores = Birtokolt csodák
part-traded-for-points = Kereskedelem
part-points-paid = Fizetés a B körökben
part-famine = Éhínség

# --- visszajátszás -------------------------------------------------------------------------------
replay-title = Visszajátszás: { $game }
replay-goes-on = Egy másik játszma folytatása
replay-eyes = Kinek a szemével
replay-watcher = Egy néző
replay-to-table = Az asztalhoz
replay-steps = A visszajátszás lépései
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-slider = Hol tart a játszma
replay-place = { $step }. lépés / { $all }
replay-speed = Tempó
replay-beginning = A kezdet
fork = Innen továbbjátszom
fork-about = Új játszma ebből az állásból, botok ellen. A régi marad, ahogy volt.
fork-seat = A helyed
fork-level = A botok szintje
fork-start = Kezdés

# --- a húzások -----------------------------------------------------------------------------------
verify-title = Egy játszma húzásai
verify-lead = A játszma előtt az asztal megmutatta egy titok lenyomatát (hash). A titok és a játékosok szavai minden húzást eldöntenek. Itt a böngésződ mindegyik húzást újra elvégzi, pusztán a feljegyzésből.
verify-running = Ellenőrzés…
verify-progress = { $done } húzás, összesen { $all }
verify-proven = Ellenőrizve: semmi sem változott
verify-proven-draws =
    { $draws ->
        [one] Az egyetlen húzás a játszma előtt megígért titokból következik.
       *[other] Mind ({ $draws } húzás) a játszma előtt megígért titokból következik.
    }
verify-not-proven = Nincs bizonyítva
error-no-odds = A(z) { $number }. lépés ({ $draw }. húzás) nem mondja meg, mit lehetett volna húzni. A szabályokból ezt csak a „wanli verify” tudja.
verify-draws = Húzások
verify-odds = esély: { $weight } / { $total }
verify-right = az ígéret szerint
verify-wrong = nem az ígéret szerint
verify-number = A kulcs száma { $number } (tizenhatos számrendszerben). { $total } az osztó, { $rest } a maradék; ennek felel meg:
verify-told = A feljegyzésben ez áll:
verify-fork =
    { $moves ->
        [one] Az első lépés egy másik játszmában történt; húzásai nem részei ennek az ígéretnek.
       *[other] Az első { $moves } lépés egy másik játszmában történt; húzásaik nem részei ennek az ígéretnek.
    }
verify-promise = Az ígéret
verify-commitment = A játszma előtt látható volt: a titok SHA-256 lenyomata
verify-secret = A játszma után kiderült: a titok
verify-kept = A titoknak éppen ez a lenyomata.
verify-word = { $seat }. hely, a hozzáadott szó: „{ $word }”.
verify-compare = Vesd össze az első sort azzal, amit a játszma előtt láttál.
verify-trust = Az esélyek a feljegyzésből valók. Hogy a szabályok szerintiek-e, azt a „wanli verify” ellenőrzi.
verify-other = Másik feljegyzés
verify-other-about = Bármely letöltött feljegyzés ellenőrizhető. A fájl az eszközödön marad.
verify-choose = Fájl kiválasztása
verify-too-big = Ez a fájl túl nagy ahhoz, hogy egy játszma feljegyzése legyen.
verify-file-is = Fájl: { $file }
verify-to-table = Az asztalhoz
