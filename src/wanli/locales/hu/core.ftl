# Ami minden játékban közös: elutasítások, játszmafeljegyzések, beállítások.

error-not-your-turn = Most nem te lépsz ({ $seat }. hely), hanem a(z) { $current }. hely.
error-no-undo = Az utolsó lépés nem vonható vissza: azóta húzás vagy felfedés történt, vagy más lépett.
error-unknown-option = Nincs „{ $option }” beállítás. Beállítások: { $known }.
error-unknown-value = A(z) „{ $option }” értéke nem lehet „{ $value }”. Értékek: { $known }.
error-option-does-not-apply = A(z) „{ $option }” értéke ennél az asztalnál nem lehet „{ $value }”.
error-wrong-player-count = Ezt a játékot { $players } játékos nem játszhatja; lehetséges: { $known }.
error-unknown-game = Nincs „{ $game }” játék. Játékok: { $known }.
error-unknown-rules = A játszma szabályváltozata ({ $version }) itt nincs meg; ami megvan: { $known }.

record-line = { $line }. sor: { $reason }
record-move = „{ $text }” nem játszható: { $reason }
error-not-a-record = Ez nem játszmafeljegyzés: nem így kezdődik: „{ $expected }”.
error-header-missing = A feljegyzés fejlécéből hiányzik: „{ $field }”.
error-unknown-header = „{ $field }” nem része a fejlécnek.
error-not-a-move-line = „{ $text }” nem lépéssor: sorszám, hely és lépés kell.
error-move-number = Rossz lépésszám: { $number }, pedig { $expected } következne.
error-not-a-number = „{ $text }” nem szám ({ $field }).
error-header-twice = „{ $field }” kétszer áll a fejlécben.
error-fork-beyond = A feljegyzés egy másik játszma { $fork }. lépése után folytatódik, de csak { $moves } lépése van.
error-not-an-end = „{ $text }” nem a játszma vége: lehet „agreed”, vagy egy hely számával „resigned” vagy „time”, minden hely egyszer; előbb a „players” áll, és az értéke { $players }.
error-not-a-secret = „{ $text }” nem titok: 64 tizenhatos számjegy kell.
error-word-of-nobody = Nincs { $seat }. hely, amely szót adhatna: előbb a „players” áll, és az értéke { $players }.
error-not-odds = „{ $text }” nem esélylista: súlyok és kimenetelek kellenek, közöttük „;”.
error-rules-version = A feljegyzés szabályváltozata { $version }, ez a program viszont ezt játssza: { $known }.
error-other-content = A feljegyzés ezzel az adatkészlettel készült: „{ $content }”, itt pedig ez van: „{ $here }”. Add meg a fájlját: --content.
error-wrong-seat =
    „{ $text }” { $seat ->
        [0] a véletlen lépése
       *[other] a(z) { $seat }. hely lépése
    }, de { $current ->
        [0] a véletlen
       *[other] a(z) { $current }. hely
    } dönt.

error-no-commitment = A húzások nem ellenőrizhetők: a feljegyzésben nincs „commitment” a játszma előttről.
error-no-secret = A húzások még nem ellenőrizhetők: a feljegyzésben nincs „secret”, amelyet az asztal a játszma végén árul el.
error-other-secret = A titok nem az, amelyet ígértek: az ígéret { $commitment }, a titokból viszont { $found } adódik.
error-other-odds = A(z) { $number }. lépés esélyei nem a szabályok szerintiek: a feljegyzésben „{ $odds }” áll, a szabályok szerint „{ $expected }”.
error-other-draw = A(z) { $number }. lépés ({ $draw }. húzás) nem felel meg az ígéretnek: a feljegyzésben „{ $text }” áll, a titokból és a játékosok szavaiból viszont „{ $expected }” következik.

error-position-unreadable = Az állás nem olvasható: { $reason }.
error-position-wrong = Ilyen állás nem lehet: { $reason }.

seat-number = { $seat }. hely
seat-luck = Véletlen
