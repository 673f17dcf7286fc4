# Az oldalon kívül küldött értesítések, és ami közben elromolhat.
# $game a játék címe, $names az asztalnál ülő többiek neve.

notice-turn-title = { $game }: te következel
notice-turn = { $game }: te következel ebben a játszmában.
notice-start-title = { $game }: elkezdődött a játszma
notice-start = { $game }: elkezdődött a játszmád.
notice-over-title = { $game }: vége a játszmának
notice-over = { $game }: véget ért a játszmád.
notice-asked-title = { $game }: kérdeznek tőled valamit
notice-asked = { $game }: valaki a válaszodra vár ebben a játszmában; visszavonna egy lépést, vagy befejezné a játszmát.
notice-rematch-title = { $game }: még egyszer?
notice-rematch = { $game }: valaki újra játszana veled. A helyed megvan az asztalnál.
notice-test-title = Wanli: próba
notice-test = A Wanli értesítései ide érkeznek.
notice-confirm-title = Wanli: ez a te címed?
notice-confirm = Ha erre a címre kéred a Wanli értesítéseit, írd be ezt a kódot a beállításaidban: { $code }. Ha sosem hallottál a Wanliról, nincs teendőd: több levél nem jön.
notice-with = Veled együtt az asztalnál: { $names }.
notice-footer = Ezt az üzenetet azért kaptad, mert valaki megadta ezt a címet a beállításokban itt: { $site }. Ugyanott törölhető is.

error-hook-address = Erre a címre nem küldhető értesítés: olyan internetes címet adj meg, amelynek az eleje http:// vagy https://, és nincs benne felhasználónév vagy jelszó.
error-notice-no-answer = Az értesítés nem ment el: nem jött válasz időben.
error-notice-unreachable = Az értesítés nem ment el: ezen a címen senki sem érhető el.
error-notice-refused = Az értesítés nem ment el: a túloldal válasza { $status } volt.
error-notice-no-browser = Az értesítés nem ment el: ez a böngésző már nem fogad üzeneteket. Kapcsold be ott újra.
error-notice-mail-refused = Az értesítés nem ment el: a levelezőszerver nem fogad levelet erre a címre ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Nem küldhető értesítés e-mailben: nincs cím a beállításaidban, vagy ez a szerver nem küld levelet.
        [push] Nem küldhető értesítés böngészőnek: egyikben sincs bekapcsolva, vagy ez a szerver nem küld ilyet.
       *[other] A beállításaidban nincs cím az ilyen értesítéshez.
    }
error-mail-code = Nem ez a kód állt az erre a címre küldött utolsó levélben.
error-notice-setting = A(z) „{ $setting }” beállítás nem használható. Így kell kinéznie: { $known }
error-no-push = Ez a szerver nem küld üzenetet böngészőknek.
