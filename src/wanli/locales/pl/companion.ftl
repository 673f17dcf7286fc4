# Pomocnik do Cudów Świata przy drukowanym egzemplarzu, w terminalu i w przeglądarce.
# Nazwy wpisuje właściciel gry i nie są odmieniane. Co zaczyna się od screen-, należy do przeglądarki.

# --- słowa ---------------------------------------------------------------------------------------
phase-actions = Akcje
phase-upkeep = Utrzymanie
phase-points = Punkty zwycięstwa
phase-over = Gra jest skończona.

place-coming = jeszcze nie wyłożony
place-waiting = jeszcze nie zbudowany
place-gone = usunięty z gry

costs = { $gold } złota, zasoby: { $resources }; { $points } PZ, utrzymanie { $upkeep }

upkeep-none = brak
upkeep-due =
    { $gold ->
        [one] { $gold } złoto do zapłaty
       *[other] { $gold } złota do zapłaty
    }
upkeep-paid = zapłacone
upkeep-built = zwolniony: zbudowany w tej turze
points-none = brak
points-due = { $points } PZ do przyznania
points-scored = przyznane
points-built = przyznane za budowę
points-unmarked = brak: bez kostki

taking-marker = oznaczony; można go przejąć, gdy właściciel straci kostkę na cudzie i wszystkie inne kostki w tym regionie
taking-last-cube = bez kostki; przechodzi wraz z ostatnią kostką właściciela w tym regionie
taking-nobody = bez kostek na cudzie i w regionie: nikt nie może go przejąć

# --- jak się wpisuje -----------------------------------------------------------------------------
entry-build = zbudowano cud; „unmarked”, jeśli zabrakło kostki, by go oznaczyć
entry-war = wojna tam, gdzie drugi gracz ma cud; które kostki na cudach stracił i „left”, jeśli zostały tam inne jego kostki
entry-mark = zwycięzca przejmuje cud
entry-raze = zwycięzca niszczy cud albo nie ma kostki, by go oznaczyć
entry-leave = ostatnia kostka właściciela zniknęła stamtąd inaczej niż przez wojnę
entry-pay = utrzymanie zapłacone
entry-let-go = utrzymanie niezapłacone
entry-score = gracz dostał punkty za swoje cuda
entry-order = nowa kolejność tury
entry-next = faza się skończyła

# --- co z tego wynikło ---------------------------------------------------------------------------
note-built = { $player } buduje cud { $wonder } w regionie { $region }: { $points } PZ.
note-built-without-marker = { $player } buduje cud { $wonder }: { $points } PZ. Nie ma kostki, by go oznaczyć, więc zostaje on usunięty z gry.
note-war = { $attacker } prowadzi wojnę w regionie { $region }; broni się { $player }.
note-nothing-taken = { $player } zachowuje cuda w regionie { $region }.
note-marker-falls = { $player } traci kostkę na cudzie { $wonder }.
note-taken = { $player } przejmuje i oznacza cud { $wonder }.
note-razed = Cud { $wonder } jest zniszczony: { $player } go nie oznacza.
note-out-of-reach = { $player } nie ma już kostek w regionie { $region }: nikt nie może przejąć cudu, który stoi tam bez kostki.
note-perhaps-left = Era się kończy i kostki schodzą z mapy. Jeśli była to ostatnia kostka w regionie { $region } ({ $player }), zapisz to (leave): wtedy cudu { $wonder } nikt już nie może przejąć.
note-perhaps-last = Na cudzie też leżała kostka. Jeśli była to ostatnia kostka w regionie { $region } ({ $player }), zapisz to (leave): wtedy cudu { $wonder } nikt już nie może przejąć.
note-paid =
    { $gold ->
        [one] { $player } płaci { $gold } złoto za cud { $wonder }.
       *[other] { $player } płaci { $gold } złota za cud { $wonder }.
    }
note-not-paid = { $player } nie płaci za cud { $wonder }: zostaje on usunięty z gry.
note-scored = { $player } dostaje { $points } PZ za cud { $wonder }.
note-reordered = Kolejność tury: { $players }.
note-went-on =
    { $phase ->
        [over] Gra jest skończona.
       *[other] Tura { $turn }, { NAME($phase, kind: "phase") }.
    }

# --- odmowy --------------------------------------------------------------------------------------
error-notebook-unreadable = To nie jest notatnik pomocnika: { $reason }.
error-notebook-field = Błąd w „{ $field }”: { $reason }.
error-notebook-unfinished = Notatnik nie jest pełny: potrzebni są gracze, cuda i regiony. Wpisane dane są zachowane; to samo polecenie wraca w to miejsce.
error-nothing-to-undo = Nie ma czego cofnąć.
error-setup-line = „{ $text }” jest niezrozumiałe. Wpisz { $form }
error-name-unreadable = „{ $name }” nie może być nazwą ({ $field }): bez nowych wierszy, bez odstępów na końcach, nic niewidocznego.
error-name-twice = Nazwa „{ $name }” już jest ({ $field }). Wybierz inną.
error-colour-twice = Dwóch graczy ma ten sam kolor ({ $field }).
error-no-region-for = Nie ma regionu, w którym przy tym stole może stanąć cud { $wonder }: wydrukowana na nim tura to { $turn }.
error-no-such-wonder = Nie ma cudu „{ $name }”. Są: { $known }.
error-no-such-player = Nie ma gracza „{ $name }”. Są: { $known }.
error-no-such-region = Nie ma regionu „{ $name }”. Są: { $known }.
error-entry-unknown = „{ $text }” jest niezrozumiałe. Można zacząć od: { $known }.
error-entry-form = „{ $text }” jest niezrozumiałe. Wpisz { $form }
error-name-unclear = „{ $text }” może oznaczać kilka rzeczy: { $known }.
error-it-is-over = Gra jest skończona.
error-taker-decides = Najpierw trzeba oznaczyć albo zniszczyć cud { $wonder }.
error-wrong-phase = Nie w tej fazie ({ NAME($phase, kind: "phase") }), lecz w fazie: { NAME($wanted, kind: "phase") }.
error-gone-for-good = Cud { $wonder } został usunięty z gry.
error-not-laid-out = { $wonder }: ten cud wykłada się w turze { $turn }, nie wcześniej.
error-stands-already = Cud { $wonder } już stoi; ma go { $player }.
error-no-site-there = Cud { $wonder } nie może stanąć w regionie { $region }: wydrukowana na nim tura to { $turn }.
error-no-site-at-sea = Cud { $wonder } nie może stanąć w regionie { $region }: przy tym stole cuda nie stoją na morzu.
error-war-on-oneself = { $player } nie może prowadzić wojny ze sobą.
error-nothing-there = { $player } nie ma cudu w regionie { $region }: nie ma czego zapisać.
error-no-marker-there = Na cudzie { $wonder } w regionie { $region } nie ma kostki gracza { $player }.
error-nothing-to-take = Cudu { $wonder } nie można teraz przejąć.
error-none-unmarked-there = { $player } nie ma w regionie { $region } cudu bez kostki.
error-marker-still-there = { $player } ma jeszcze kostkę na cudzie w regionie { $region }, a ona też się liczy.
error-nothing-owed = Za cud { $wonder } nie ma teraz nic do zapłaty.
error-nothing-to-score = { $player } nie ma teraz cudu, który daje punkty.
error-not-an-order = Podaj każdego gracza raz: { $known }.
error-upkeep-open = Najpierw zapisz, czy { $player } płaci za cud { $wonder }.
error-points-open = Najpierw { $player } dostaje punkty za cud { $wonder }.

# --- w przeglądarce ------------------------------------------------------------------------------
screen-title = Pomocnik Cudów Świata
screen-about = Rise of Empires na twoim stole z Cudami Świata: pilnuje miejsc, właścicieli, kostek na cudach, utrzymania i punktów. Wszystko zostaje na tym urządzeniu.
screen-again = Spróbuj ponownie
screen-in-entry = Wpis { $number }: { $reason }

screen-open-title = Otwórz notatnik
screen-open-about = Plik z tej strony albo z polecenia wanli companion
screen-players = Gracze
screen-players-about = W kolejności tury.
screen-wonders = Cuda
screen-wonders-about = Cuda er 1 i 2, tak jak są wydrukowane na żetonach.
screen-regions = Regiony
screen-regions-about = Te, w których cud może stanąć: ery 1 i 2.
screen-terms = Opcje
screen-first-turn = Pierwsza tura
screen-name = Nazwa
screen-colour = Kolor
screen-printed-turn = Tura na żetonie
screen-printed-gold = Złoto
screen-printed-resources = Zasoby
screen-printed-vp = PZ
screen-printed-upkeep = Utrzymanie
screen-era = Era
screen-zone = Europa, Afryka lub Bliski Wschód
screen-sea = morze
screen-add-players = Dodaj gracza
screen-add-wonders = Dodaj cud
screen-add-regions = Dodaj region
screen-remove = Usuń: { $name }
screen-begin = Zacznij
screen-correct-done = Zachowaj poprawki

screen-download = Pobierz
screen-correct = Popraw nazwy i liczby
screen-new = Nowy notatnik
screen-new-sure = Usunąć ten notatnik? Pobrany plik zostaje u ciebie.
screen-new-yes = Usuń
screen-phase = Tura i faza
screen-turn = Tura
screen-after-actions = Dalej: utrzymanie
screen-after-upkeep = Dalej: punkty
screen-after-points = Dalej: następna tura
screen-capture = Cud można przejąć
screen-capture-about = decyduje o cudzie { $wonder }; traci go { $loser }.
screen-mark = Oznacz
screen-raze = Zniszcz
screen-marker-from-stock = Cud oznacza kostka z magazynu, a gdy jest pusty, z puli.
screen-marker-from-pool = Cud oznacza kostka z puli, a gdy jest pusta, z magazynu.
screen-due-upkeep = Utrzymanie
screen-due-upkeep-about = Po całym dochodzie, w kolejności tury.
screen-due-points = Punkty zwycięstwa
screen-due-points-about = Każdy właściciel z kostką na cudzie dostaje punkty raz na turę.
screen-nothing-due = Teraz nic do rozliczenia.
screen-paid = Zapłacone
screen-not-paid = Niezapłacone
screen-scored = Przyznane
screen-happened = Co się stało?
screen-did-build = Zbudowano cud
screen-did-war = Wojna o cud
screen-did-leave = Zniknęła ostatnia kostka
screen-did-order = Nowa kolejność tury
screen-wonder = Cud
screen-builder = Kto zbudował
screen-region = Region
screen-build-about = Tura na żetonie: { $turn }; koszt: { $gold } złota, zasoby: { $resources }; teraz { $points } PZ.
screen-no-cube = Nie ma kostki, by go oznaczyć, ani w magazynie, ani w puli: cud daje punkty i zostaje usunięty z gry
screen-write-build = Zapisz budowę
screen-where = Gdzie
screen-front = { $region }: { $player } ({ $wonders })
screen-attacker = Kto atakuje
screen-fallen = Które kostki na cudach stracił gracz { $player }?
screen-losses-by-loser = O kolejności strat decyduje przegrywający.
screen-losses-by-attacker = O kolejności strat decyduje atakujący.
screen-cubes-left = Inne kostki w regionie { $region } po wojnie ({ $player })
screen-cubes-left-none = żadna nie została
screen-cubes-left-some = jakieś zostały
screen-write-war = Zapisz wojnę
screen-leave-about = Zniknęła inaczej niż przez wojnę, na przykład na końcu ery.
screen-write-leave = Zapisz
screen-earlier = W górę
screen-order-about = W tej kolejności płaci się utrzymanie.
screen-write-order = Zapisz kolejność
screen-upkeep = Utrzymanie
screen-vp = PZ
screen-markers = Kostki na cudach
screen-owes = Do zapłaty
screen-scores = PZ teraz
screen-won = PZ dotąd
screen-history = Wpisy
screen-history-none = Nic jeszcze nie zapisano.
screen-undo = Cofnij
screen-undone = Ostatni wpis usunięto.
