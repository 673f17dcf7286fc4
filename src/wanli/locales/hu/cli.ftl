# A parancssor.

help = Társasjátékok a falról: játék, visszajátszás, szabályok.
help-examples =
    Példák: `wanli play` · `wanli play chang-cheng --players 2 --option events=dominance` ·
    `wanli play great-wall --bots easy` · `wanli play --hot-seat --players 4` · `wanli play --resume` ·
    `wanli replay jatszma.txt --viewer 1 --board` · `wanli rules chang-cheng CC-5.3`
help-show-version = A változat kiírása.
help-lang = Nyelv: en, pl, hu vagy it. WANLI_LANG is; különben a rendszeré. Bárhol állhat.
help-play = Játssz botok ellen vagy többen egy billentyűzetnél. Játék közben a `help` mondja meg, mit tehetsz.
help-play-game = A játék; a `wanli games` felsorolja.
help-play-players = Hányan játszanak, botokkal együtt.
help-play-seat = A helyed, 1-től. Több emberhez add meg többször.
help-play-bots = Kik játszanak ellened, sorban: { $levels }, vagy egy program, például ./botom.py. Több is lehet: easy,./botom.py.
help-play-hot-seat = Minden helyen ember ül, a körök között függönnyel.
help-play-option = Asztalbeállítás: név=érték; a `wanli games` felsorolja.
help-play-content = Fájl vagy mappa a saját példányodra nyomtatott számokkal.
help-play-seed = Szám, amellyel a húzások és a botok megismétlődnek.
help-play-resume = Mentett játszma folytatása: a fájlja, vagy semmi az utolsóhoz.
help-play-save = A játszma ebben a fájlban legyen.
help-play-time-limit = Hány másodperce van egy programnak minden válaszra.
help-play-on-failure = Mi legyen a programmal, amely hibázik: lose (egy egyszerű bot játszik tovább, de a győzelem a többieké) vagy replace (az ő eredménye számít).
help-replay = Feljegyzett játszma: lépései, az elért állás, a pontok.
help-replay-file = Feljegyzés, ahogy a `wanli play` menti.
help-replay-to = Álljon meg ennyi lépés után.
help-replay-viewer = Kinek a szemével: hely 1-től, watcher (néző) vagy all (a rejtett dolgok is).
help-replay-board = Rajzolja le az elért állást.
help-replay-notation = Csak a lépések jelölése.
help-replay-content = Fájl vagy mappa a saját példányodra nyomtatott számokkal.
help-verify = Egy befejezett játszma húzásainak ellenőrzése: mindegyik megfelel-e annak, amit az asztal az első előtt ígért (ha nem, a kilépési kód 1).
help-verify-file = Olyan asztal feljegyzése, amely ígéretet tett a húzásaira.
help-verify-content = Fájl vagy mappa a saját példányodra nyomtatott számokkal.
help-verify-as-json = Egy JSON-sor.
help-rules = Egy játék szabályai, egy pont vagy fejezet, vagy keresés.
help-rules-game = A játék; a `wanli games` felsorolja.
help-rules-clause = Egy pont, pl. CC-5.3, vagy egy fejezet, pl. 5.
help-rules-search = Csak az ilyen szavas pontok.
help-fuzz = Véletlen játszmák minden törvény ellenőrzésével; amelyik megsért egyet, fájlba kerül (kilépési kód: 1).
help-fuzz-game = A játék; a `wanli games` felsorolja.
help-fuzz-games = Hány játszma.
help-fuzz-seed = Az első játszma véletlenmagja; minden további a következőt kapja.
help-fuzz-players = Hányan játszanak; nélküle minden szám sorra kerül.
help-fuzz-jobs = Hány folyamat.
help-fuzz-option = Asztalbeállítás: név=érték; nélküle véletlenek.
help-perft = Az első döntéstől adott mélységig minden folytatás megszámolása.
help-perft-game = A játék; a `wanli games` felsorolja.
help-perft-depth = Hány lépés mélyen, a húzásokkal együtt.
help-perft-players = Hányan játszanak.
help-perft-seed = Szám, amely az előkészületek húzásait eldönti.
help-perft-option = Asztalbeállítás: név=érték; a `wanli games` felsorolja.
help-perft-divide = Minden első lépés száma is.
help-bench = A szabályok sebességének és memóriájának mérése, az OpenSpiel mellett, ha telepítve van.
help-bench-game = A játékok, vagy `server`: a szerver terhelés alatt; ha egy sincs megadva, minden játék.
help-bench-as-json = Mérésenként egy JSON-sor.
cli-bench-game = játék
cli-bench-players = játékosok
cli-bench-metric = mérés
cli-bench-variant = szabályok
cli-bench-value = érték
cli-bench-peer = viszonyítás
cli-bench-ratio = arány
help-arena = Botok egymás ellen: a győzelmek aránya 95%-os intervallummal. A Ctrl-C megmutatja, ami addig kijött.
help-arena-game = A játék; a `wanli games` felsorolja.
help-arena-bots = A botok, például strong,easy vagy ./botom.py (program: docs/adding-a-bot.md); mindegyik ugyanannyiszor ül minden helyen.
help-arena-games = Hány játszma.
help-arena-seed = Szám, amely minden húzást eldönt: ugyanaz a szám ugyanazokat a játszmákat adja, hacsak egy bot nem időre gondolkodik.
help-arena-players = Hányan játszanak, a botok sorban; ha nincs megadva, ahány bot van.
help-arena-option = Asztalbeállítás: név=érték; a `wanli games` felsorolja.
help-arena-time-limit = Hány másodperce van egy programnak minden válaszra.
help-arena-on-failure = Mi legyen a programmal, amely hibázik: lose (egy egyszerű bot játszik tovább, de a győzelem a többieké) vagy replace (az ő eredménye számít).
help-arena-jobs = Hány folyamat.
help-arena-as-json = JSON-sorok: hogyan ismételhető meg, aztán minden bot.
cli-arena-bot = bot
cli-arena-seats = helyek
cli-arena-share = győzelmek
cli-arena-interval = 95%-os intervallum
cli-arena-points = pontok
cli-arena-failures = hibák
cli-arena-failed = A(z) { $program } hibázott (véletlenmag: { $seed }, hely: { $seat }, döntés: { $number }): { $reason }
cli-arena-played = { $planned } játszmából { $games }, véletlenmag: { $seed }
help-arena-cluster = Egy Dask-ütemező címe, amelynek munkásain a játszmák folynak.
help-ladder = Minden bot értékszáma az egymás elleni játszmáikból; ugyanaz a véletlenmag ugyanazokat a játszmákat adja. A Ctrl-C megmutatja, ami addig kijött.
help-ladder-game = A játék; a `wanli games` felsorolja.
help-ladder-players = Hányan játszanak egy asztalnál; ha nincs megadva, a legkevesebb, amennyivel a játék játszható.
help-ladder-games = Hány játszma összesen.
help-ladder-seed = Szám, amely a párosítást és minden húzást eldönt: ugyanaz a szám ugyanazokat a játszmákat adja, hacsak egy bot nem időre gondolkodik.
help-ladder-bots = Kik játszanak, például master@800,plain@800,random; a 800 a lépésenkénti iterációk száma. Enélkül mind, kis kerettel.
help-ladder-option = Asztalbeállítás: név=érték; a `wanli games` felsorolja.
help-ladder-time-limit = Hány másodperce van egy programnak minden válaszra.
help-ladder-on-failure = Mi legyen a programmal, amely hibázik: lose (egy egyszerű bot játszik tovább, de a győzelem a többieké) vagy replace (az ő eredménye számít).
help-ladder-jobs = Hány folyamat.
help-ladder-cluster = Egy Dask-ütemező címe, amelynek munkásain a játszmák folynak.
help-ladder-as-json = JSON-sorok: hogyan ismételhető meg, aztán minden bot.
cli-ladder-rank = helyezés
cli-ladder-bot = bot
cli-ladder-rating = értékszám
cli-ladder-low = 95% ettől
cli-ladder-high = eddig
cli-ladder-games = játszmák
cli-ladder-share = győzelmek
cli-ladder-failures = hibák
cli-ladder-played = { $game } ({ $rules }. szabályváltozat), { $players } játékos, { $planned } játszmából { $games }, véletlenmag: { $seed }, a játszmák ellenőrző összege: { $checksum }
cli-ladder-machine =
    { $cpu }, { $cores ->
        [one] egy mag
       *[other] { $cores } mag
    }; Python { $python }, wanli { $wanli } ({ $sources }), { $build ->
        [compiled] lefordítva
       *[interpreted] értelmezve
    }
cli-ladder-openspiel = OpenSpiel { $version }
cli-ladder-timed = Órára gondolkodnak, ezért legközelebb más játszmák lesznek: { $bots }
cli-ladder-programs = Programok; a játszmáik csak akkor ismétlődnek, ha minden véletlent a kapott véletlenmagból vesznek, és nem nézik az órát: { $bots }
help-games = A játékok, játékosszámok és beállítások.

cli-welcome = Üdv a(z) { $game } játékban. A színed: { $who }.
cli-how-to-play = Írj be egy lépést, például „{ $example }”, vagy a számát. Az Enter felsorolja a lépéseket, a „help” a többit, a „quit” ment és kilép.
cli-thinking = { $who } gondolkodik…
cli-program-failed = A(z) { $program } ({ $who }) kiesett, egy egyszerű bot játszik tovább: { $reason }
cli-program-lost = A(z) { $program } ({ $who }) kiesett; egy egyszerű bot játszik tovább, de a győzelem a többieké: { $reason }
cli-earlier = … korábban: „log”
cli-legal-count =
    { $count ->
        [one] Egy lépés ({ $kinds }).
       *[other] { $count } lépés ({ $kinds }): az Enter felsorolja.
    }
cli-curtain = Következik: { $who }, { $seat }. hely. A többiek ne nézzenek ide.
cli-press-enter = Nyomj Entert, ha te ülsz itt.
cli-no-number = Nincs { $number }. lépés: a listában 1-től { $count }-ig vannak.
cli-more = -- Enter: tovább, q: vége --
cli-why-what = Írd be, melyik lépés: why { $example }
cli-about-what = Nincs „{ $name }” az asztalon. Ami van: { $known }.
cli-is-legal = „{ $text }” most szabályos. ({ $clause })
cli-saved-game = A játszma mentve: { $file }
cli-resume-with = Folytatás: { $command } play --resume{ $file }
cli-record-saved = A feljegyzés helye: { $file }
cli-scores = A pontok soronként:
cli-winner = Győztes: { $who }.
cli-winners = Közös győzelem: { $who }.
cli-orders = Beírhatsz egy lépést, a számát, vagy ezeket:

order-moves = a szabályos lépések számozva
    .usage = Enter, moves
order-board = a tábla még egyszer
    .usage = board
order-log = a játszma eddig, ahogy te láthattad
    .usage = log
order-score = minden pontsor a hozzá tartozó szabállyal
    .usage = score
order-why = miért nem szabályos egy lépés
    .usage = why LÉPÉS
order-about = mit tesz egy lapka vagy kártya, vagy mindegyik
    .usage = about [NÉV]
order-undo = az utolsó lépésed visszavonása, ha azóta nem volt húzás vagy felfedés
    .usage = undo
order-rules = a szabályok, vagy egy pont: rules 5.3
    .usage = rules [PONT]
order-save = mentés fájlba; minden lépés után amúgy is megtörténik
    .usage = save [FÁJL]
order-help = ez az oldal
    .usage = help
order-quit = kilépés; a játszma mentve marad és folytatható
    .usage = quit

cli-reached = { $number } lépés után: { $scores }.
cli-to-decide = Dönt: { $who }.
cli-end-agreed = Mindenki beleegyezett a befejezésbe.
cli-end-resigned = { $who } feladta.
cli-end-time = { $who }: lejárt az idő.
cli-rules-how = rules 5 egy fejezetet mutat, rules { $prefix }-5.3 egy pontot.
cli-rulings = Döntéseink
cli-game-facts = { $by }. Játékosok: { $players }.
cli-default = (alapértelmezés)
cli-only-players = (csak { $players } játékossal)
cli-only-if = (csak ezzel: { $option })

cli-fuzz-breach = A(z) { $law }. törvény sérül (véletlenmag: { $seed }): { $reason }. A játszma: { $file }
cli-fuzz-sound = { $games } játszma, { $moves } lépés: minden törvény teljesül.
cli-fuzz-broken = { $games } játszma, { $moves } lépés: { $broken } sértett törvényt.

cli-verify-proven =
    { $draws ->
        [one] Egy húzás ellenőrizve: következik
       *[other] { $draws } húzás ellenőrizve: mindegyik következik
    } a titokból, a játékosok szavaiból és a szabályok szerinti esélyekből.
cli-verify-commitment = A titok megfelel ennek az ígéretnek: { $commitment }. Vesd össze azzal, amit a játszma előtt láttál.
cli-verify-word = { $seat }. hely, a hozzáadott szó: „{ $text }”.
cli-verify-unfinished = A feljegyzés a játszma vége előtt véget ér.
cli-verify-inherited =
    A játszma egy másiknak az állásából folytatódik: { $moves ->
        [one] az első lépés
       *[other] az első { $moves } lépés
    } ott történt, és húzásaik nem részei ennek az ígéretnek.

cli-try-help = Lásd: --help.
cli-system = { $reason }: { $file }
error-unknown-level = Nincs „{ $level }” szintű bot. Szintek: { $known }.
error-bad-budget = „{ $budget }” nem keret a(z) { $level } bot számára: add meg az iterációk számát, például { $level }@2000, vagy az időt, például { $level }@20ms.
error-no-budget = A(z) { $level } bot nem keres, ezért nincs kerete: írd csak ezt: { $level }. Keretük ezeknek van: { $known }.
error-openspiel-missing = Az OpenSpiel itt nincs telepítve. Ezzel telepíthető: { $extra }.
error-openspiel-budget = „{ $budget }” nem a szimulációk száma: add meg így: openspiel@500.
error-ladder-too-short = A ranglistához legalább két különböző bot kell; „{ $bot }” egyedül van.
error-workers-died = Egy játszmákat játszó folyamat leállt, talán kevés volt a memória; futtass kevesebbet egyszerre (--jobs).
error-cluster-not-installed = A Dask itt nincs telepítve: pip install { $extra }
error-no-cluster = Nem érhető el Dask-ütemező ezen a címen: { $address } ({ $reason })
error-cluster-empty = A { $address } címen lévő fürtnek nincsenek munkásai.
error-cluster-without-wanli = A { $address } címen lévő fürt munkásain nincs wanli, vagy régebbi van.
error-cluster-differs = Más változat ezen a munkáson ({ $worker }): wanli { $there }, itt { $here }; a játszmák nem lennének ugyanazok.
error-cluster-lost = A { $address } címen lévő fürt eltűnt; a hátralévő játszmák elvesztek.
error-no-seat = Nincs { $seat }. hely egy { $players } fős asztalnál.
error-no-viewer = „{ $viewer }” nem nézheti: hely 1-től { $players }-ig, watcher vagy all.
error-option-form = „{ $text }” nem beállítás: név=érték kell.
error-option-twice = A(z) „{ $name }” beállítás kétszer szerepel.
error-more-bots-than-seats = { $bots } bot nem fér el egy { $players } fős asztalnál: nevezz meg kevesebbet, vagy adj meg nagyobb --players értéket.
error-unknown-language = Ez a nyelv nincs meg. Nyelvek: { $known }.
error-nothing-to-resume = Nincs befejezetlen játszma itt: { $folder }.
error-unknown-clause = Nincs „{ $clause }” pont. A közelében: { $known }.
error-nothing-found = Egyik pontban sincs: „{ $text }”.
error-file-unreadable = Nem olvasható: { $file } ({ $reason }).
error-file-unwritable = Nem írható: { $file } ({ $reason }).
error-file-not-text = { $file } nem szövegfájl.
error-file-too-large = { $file } túl nagy: több mint { $limit } karakter.

## A szerver

help-serve = Elindítja a szervert: asztalok embereknek és botoknak, böngészőben vagy az API-n át.
help-serve-host = A cím, amelyen a szerver figyel; a 0.0.0.0 más gépeket is beenged.
help-serve-port = A port, amelyen a szerver figyel; a 0 bármelyik szabadot választja.
help-serve-data = A mappa, amelyben minden adat van.
help-serve-database = Adatbázis a mappában lévő fájl helyett: postgresql://felhasználó:jelszó@gép/név.
help-serve-public = A cím, amelyen az emberek jönnek, például https://wall.example.
help-serve-trust-proxy = Elhiszi a fordított proxynak, honnan jönnek a kérések.
help-serve-processes = A szerverfolyamatok száma; egynél többhöz PostgreSQL kell.
help-serve-bots = Hány folyamat számol a botoknak; 0: processzormagonként kettő.
help-serve-cluster = Egy Dask-ütemező címe, amelynek munkásain a botok gondolkodnak.
help-serve-private-hooks = A webhookok vezethetnek erre a gépre és a saját hálózatába is.
help-serve-smtp = A levelezőszerver: smtp://, smtps:// vagy smtp+starttls://felhasználó:jelszó@gép:port.
help-serve-mail-from = A levelek feladója.
help-serve-push-key = A privát VAPID-kulcs a böngésző push értesítéseihez.
help-serve-push-contact = A cím, amelyre a push szolgáltatások írhatnak, például mailto:host@wall.example.
help-serve-log-level = Mennyi kerüljön a naplóba: debug, info, warning vagy error.
help-backup = Az egész oldalt fájlba írja; a szerver közben futhat.
help-backup-file = Az írandó fájl.
help-restore = Az egész oldalt beolvassa egy fájlból, amelyet a `wanli backup` írt.
help-restore-file = Az olvasandó fájl.
help-restore-replace = Lecseréli azt, ami most az adatbázisban van.
help-export = Kiírja egy befejezett játszma feljegyzését.
help-export-table = Az asztal azonosítója, a címének utolsó része.
help-export-file = Az írandó fájl; nélküle a feljegyzés a képernyőre kerül.
help-import = Egy feljegyzést befejezett játszmaként őriz meg, hogy a szerveren meg lehessen nézni.
help-import-file = A feljegyzés.
cli-serving = A Wanli itt fut: { $address }. A Ctrl-C leállítja.
cli-host-page = Az üzemeltető oldala, csak neked: { $address }
cli-no-host-page = Nincs oldal az üzemeltetőnek: ez a fájl nem írható vagy nem olvasható: { $file }.
cli-interpreted = A szabályok nincsenek lefordítva, értelmezve futnak: a botok gyengébbek, a szerver lassabb. Telepíts C-fordítót és a Python fejlécfájljait, majd telepítsd újra a Wanlit.
cli-backed-up = { $rows } sor van ebben a fájlban: { $file }.
cli-restored = { $rows } sor beolvasva ebből a fájlból: { $file }.
cli-imported = A játszma ennél az asztalnál van: { $table }; a szerver itt mutatja: /replay/{ $table }
error-processes-need-postgres = { $processes } szerverfolyamathoz PostgreSQL kell: add meg a --database postgresql://… kapcsolót.
error-no-database = Nincs „{ $file }” adatbázis: add meg a --data kapcsolóval vagy a WANLI_DATA változóval, melyik mappában vannak az adatok.
error-unknown-log-level = Nincs { $level } naplózási szint; ezek vannak: { $known }.
help-restore-data = A mappa, amelyben minden adat van.
help-restore-database = Adatbázis a mappában lévő fájl helyett: postgresql://felhasználó:jelszó@gép/név.
help-export-data = A mappa, amelyben minden adat van.
help-export-database = Adatbázis a mappában lévő fájl helyett: postgresql://felhasználó:jelszó@gép/név.
help-import-data = A mappa, amelyben minden adat van.
help-import-database = Adatbázis a mappában lévő fájl helyett: postgresql://felhasználó:jelszó@gép/név.
help-backup-data = A mappa, amelyben minden adat van.
help-backup-database = Adatbázis a mappában lévő fájl helyett: postgresql://felhasználó:jelszó@gép/név.

## A segítő

help-companion = A világ csodáinak számontartása nyomtatott Rise of Empires mellett: ki mit birtokol, mi esedékes. A promptnál a `help` mondja meg, mi írható be.
help-companion-file = A jegyzetfüzet; ha nincs, elkészül.
help-companion-option = Új jegyzetfüzet beállítása: név=érték; marker, losses vagy sea-site.
help-companion-turn = A kör, amellyel az új jegyzetfüzet kezdődik, 1A–3B.
error-notebook-begun = A(z) { $file } így kezdődött: { $name } = { $value }. A folytatáshoz hagyd el ezt a beállítást, vagy adj meg másik fájlt.
cli-companion-new = Új jegyzetfüzet. Írd be, ami a saját példányodon áll; üres sor zárja a listát, az „undo” visszaveszi az utolsó sort.
cli-companion-players = A játékosok a kör sorrendjében, soronként egy:
cli-companion-wonders = Az 1. és 2. korszak csodái, soronként egy: { $form }
cli-companion-regions = Régiók, amelyekben csoda állhat, soronként egy: { $form } (zone: Európában, Afrikában vagy a Közel-Keleten)
cli-companion-how = Írd be, mi történik, például „build CSODA by JÁTÉKOS at RÉGIÓ”; a „help” mindet felsorolja.
cli-companion-orders = Még: correct NÉV = ami ott álljon, mint az elején; undo, log, rules WW-5, quit; az Enter mindent újra megmutat.
cli-companion-turn = { $turn } kör: { $phase }
cli-companion-wonder = csoda
cli-companion-site = régió
cli-companion-holder = birtokos
cli-companion-upkeep = fenntartás
cli-companion-points = pontok
cli-companion-player = { $player }: ebben a körben { $upkeep } aranyat fizet, { $points } GYP jár; csodákért eddig { $won } GYP
cli-companion-asked = { $player } elveheti ezt: { $wonder }; mark vagy raze?
cli-companion-kept = A jegyzetfüzet itt van: { $file }
cli-companion-damaged = { $file } nem használható. { $reason }
cli-companion-entry = { $number }. bejegyzés: { $reason }

## Programok botként

help-bot = Ültess egy programot egy szerver asztalához; hogy hogyan írható ilyen, a `docs/adding-a-bot.md` mondja el.
help-bot-address = Az asztal címe, ahogy a böngésző mutatja: https://wall.example/table/ID.
help-bot-program = A program: a fájlja, vagy „program:PARANCS”.
help-bot-token = A botfiókjának tokenje (a szerveren a beállításaidból). WANLI_TOKEN is lehet, az nem látszik a folyamatok listájában.
help-bot-seat = A hely, 1-től; ha nincs megadva, bármelyik szabad.
help-bot-seed = Szám a program saját véletlenjéhez.
help-bot-time-limit = Hány másodperce van minden válaszra, ha az asztal órája engedi.
help-bot-on-failure = Mi legyen a programmal, amely hibázik: lose (feladja) vagy replace (egy egyszerű bot játszik tovább).
cli-bot-seated = A(z) { $program } helye: { $seat }. A Ctrl-C leállítja.
cli-bot-failed = A(z) { $program } hibázott: { $reason }
cli-bot-over = A játszma véget ért, helyezés: { $place }. Pontok: { $points }.
cli-bot-over-early = A játszma véget ért, helyezés: { $place }. Idő előtt fejeződött be, ezért nincs pontszám.
error-bot-address = „{ $text }” nem egy asztal címe: https://wall.example/table/ID kell.
error-bot-token = A programnak egy botfiók tokenje kell: add meg a --token kapcsolóval vagy a WANLI_TOKEN változóban.
error-bot-not-wanli = Ami ezen a címen válaszol, nem Wanli-szerver, vagy más változatú.
error-bot-token-unknown = A szerver nem ismeri ezt a tokent: azt add meg, amelyet a bot létrehozásakor mutatott.
error-server-away = A szerver nem válaszol: { $reason }.
error-program-unknown = „{ $program }” nem indítható: itt nincs futtatható „{ $command }”.
error-program-no-command = „{ $program }” nem nevez meg parancsot: program:PARANCS kell.
error-program-no-file = Nincs „{ $program }” fájl, amely botként indítható volna.
error-program-on-failure = Ha egy program hibázik, „{ $text }” nem választható. Lehetőségek: { $known }.
error-program-in-record = A feljegyzés a(z) „{ $program }” programot indítaná el. Ha ismered, erősítsd meg: --bots { $program }
error-program-not-started = Nem lehetett elindítani: { $reason }.
error-program-slow = Nem válaszolt { $seconds } másodpercen belül.
error-program-ended = Játék közben véget ért (kilépési kód: { $status }).
error-program-crashed = Játék közben véget ért (kilépési kód: { $status }): { $said }
error-program-line-too-long = A válasza hosszabb { $limit } bájtnál.
error-program-flood = Több mint { $limit } bájtot írt a hibakimenetre.
error-program-unasked = Kérdés nélkül szólalt meg: „{ $text }”.
error-program-nonsense = „{ $text }” nem válasz: ilyen sor kell: {"{"}"move": "…"{"}"}.
error-program-illegal = „{ $text }” nem szerepel a szabályos lépések között.
error-program-failed-before = Már a játszma folytatása előtt hibázott.
