# Amit a szerver elutasít: emberek, asztalok, adatbázis.

# Emberek
error-sign-in-needed = Nem tudni, ki vagy: adj meg egy nevet, hogy vendégként játssz, vagy jelentkezz be.
error-wrong-sign-in = Nincs fiók ezzel a névvel és ezzel a jelszóval.
error-wrong-password = Ez nem egyezik: a fiókot a jelszava, a vendéget a neve igazolja.
error-password-too-short = A jelszó legalább { $least } karakterből áll.
error-wrong-name = A név 1–{ $most } karakterből áll, és mindegyiknek láthatónak kell lennie.
error-name-taken = Már van „{ $name }” nevű fiók: válassz másik nevet.
error-name-stays = A fiók megtartja a nevét.
error-already-signed-in = Már bejelentkeztél: előbb jelentkezz ki.
error-account-needed = Ehhez fiók kell: regisztrálj, a játszmáid megmaradnak.
error-not-for-bots = Ezt program nem teheti meg tokennel: jelentkezz be személyesen.
error-scope-missing = A token nem erre való: hiányzik belőle a(z) „{ $scope }” jogosultság.
error-no-such-person = Nincs itt ilyen felhasználó.
error-too-many-bots = Egy fióknak legfeljebb { $most } botja lehet: előbb törölj egyet.
error-too-many-mutes = Már { $most } felhasználót elnémítottál, többet nem lehet.
error-host-key-needed = Ez a szerver üzemeltetőjének szól: a kulcs abban a címben van, amelyet a szerver induláskor kiír.
error-wrong-host-key = Ez nem ennek a szervernek a kulcsa: használd a címet, amelyet induláskor kiír.
error-bad-host-key = „{ $file }” nem kulcs: legalább { $least } karakter kell. Töröld a fájlt, és új kulcs készül.

# Kérések
error-too-many = Ez túl gyakori volt: próbáld újra { $seconds } másodperc múlva.
error-cross-site = Ez egy másik webhely oldaláról jött, ezért nem hajtottuk végre.
error-bad-message = A szerver nem tudja elolvasni ezt az üzenetet: { $what }
error-not-found = Ezen a címen nincs semmi.
error-internal = Magával a szerverrel van baj, nem te hibáztál. Az üzemeltető a naplóban ezen a számon találja: { $incident }.

# Adatbázis
error-storage-away = Az adatbázis nem válaszol: semmi sem változott. Próbáld újra egy pillanat múlva.
error-database-newer = Ezt az adatbázist a Wanli újabb változata írta; használd azt a változatot, vagy egy korábbi mentést.
error-already-served = Egy másik szerver már használja ezt: „{ $file }”. Előbb állítsd le, vagy válassz másik mappát a --data kapcsolóval.
error-storage-full = A szervernek nincs több helye az íráshoz: semmi sem változott. Az üzemeltetőnek helyet kell felszabadítania.
error-database-refused = Az adatbázis elutasította a kapcsolatot: { $reason }. Ellenőrizd a --database vagy a WANLI_DATABASE címét.
error-unknown-database = Ez nem adatbázis címe. Címek: { $known }.

# Asztalok
error-no-such-table = Nincs ilyen asztal, vagy már nincs.
error-seat-unknown = Ennél az asztalnál nincs { $seat }. hely.
error-not-the-host = Ezt csak az asztal házigazdája teheti meg.
error-not-your-seat = Ez nem a te helyed.
error-no-watchers = Ennél az asztalnál nem lehetnek nézők.
error-already-seated = Már ennél az asztalnál ülsz.
error-seat-taken = A(z) { $seat }. hely foglalt.
error-no-open-seat = Ennél az asztalnál nincs szabad hely.
error-seat-still-open = A(z) { $seat }. hely még szabad: ültess oda valakit vagy egy botot.
error-not-there-yet = Akié a(z) { $seat }. hely, még nem jött el a visszavágóra: várj, vagy add a helyet másnak vagy egy botnak.
error-too-many-seats = { $seats } hely túl sok { $players } játékosnak.
error-not-started = A játszma még nem kezdődött el.
error-already-started = A játszma már elkezdődött.
error-game-over = A játszma véget ért.
error-not-over = A játszma még nem ért véget.
error-fork-at-the-end = Ott már vége a játszmának: válassz egy korábbi állást.
error-not-to-decide = A(z) { $seat }. helynek most nincs mit eldöntenie.
error-table-busy = Túl sokan akartak egyszerre valamit ettől az asztaltól: próbáld újra.
error-stale-version = A játszma közben továbbment ({ $version }. változat): nézd meg újra, és dönts ismét.
error-unknown-version = Az asztalnak nincs ilyen változata: az utolsó a(z) { $version }.
error-unsayable = Ezt nem lehet elküldeni: írj valamit látható karakterekkel.

# Kérdések, feladás, helyettesítés
error-already-asked = A(z) { $seat }. hely már kért valamit: előbb arra kell válaszolni.
error-nothing-asked = A(z) { $seat }. hely nem kapott kérdést, vagy már válaszolt.
error-already-resigned = A(z) { $seat }. hely már feladta.
error-bot-already = A(z) { $seat }. hely helyett már bot játszik.
error-no-stand-in = A(z) { $seat }. hely helyett nem játszik leváltható bot.

# Visszavonás
error-undo-never = Ennél az asztalnál nem lehet lépést visszavonni.
error-undo-not-asked-for = Ennél az asztalnál nem lehet a többiektől visszavonást kérni.
error-undo-crosses-luck = Ez akkor sem vonható vissza, ha mindenki beleegyezik: azóta húzás történt.
error-no-undo-to = Nincs visszaút a(z) { $to }. lépéshez.
error-position-forgotten = A(z) { $move }. lépés utáni állás itt nincs kéznél; a feljegyzésben megvan.

# Biztonsági mentések
error-site-restored = A webhelyet épp most állították vissza biztonsági mentésből: töltsd be újra az oldalt.
error-backup-running = Épp készül egy biztonsági mentés: próbáld újra, ha elkészült.
error-backup-too-slow = A webhely túl nagy ahhoz, hogy az oldalról készüljön mentés ({ $seconds } másodperc): használd a „wanli backup” parancsot.
error-not-a-backup = „{ $file }” nem egy webhely biztonsági mentése.
error-backup-damaged = A(z) „{ $file }” biztonsági mentés sérült: semmi sem lett visszaállítva.
error-backup-of-other-version = A biztonsági mentést a program másik változata írta („{ $table }”): semmi sem lett visszaállítva.
error-database-in-use = Ebben az adatbázisban már vannak emberek és játszmák: válassz egy üreset, vagy a --replace kapcsolóval fogadd el, hogy elvesznek.
