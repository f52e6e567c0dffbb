### Gra w terminalu. Imion graczy się nie odmienia; $cards, $names i podobne to gotowe listy.

play-title = Tysiąc
play-player = Gracz
# Imiona botów: co najmniej cztery, po przecinku i spacji.
play-bot-names = Borys, Wera, Marek, Hanna, Antoni
play-you = ty
play-bot = bot

## Opcje polecenia

play-option-rules = Zasady: home, club, polish, classic albo plik zasad.
play-option-players = Ile miejsc przy stole: 2, 3 albo 4. Bez tej opcji: 3 albo jak w pliku zasad.
play-option-set = Zmienia jedno ustawienie zasad, na przykład game.target=500; można powtarzać.
play-option-names = Imiona po przecinku: osób przy klawiaturze albo wszystkich po kolei.
play-option-seat = Miejsce pierwszej osoby, licząc od 0.
play-option-people = Ile osób siedzi przy tej klawiaturze; pozostałe miejsca zajmują boty.
play-option-level = Jak dobrze grają boty: poziom (rookie, casual, regular, także po polsku) albo nazwa bota; jeden dla wszystkich albo dla każdego inny, po przecinku. Bez tej opcji: w terminalu padnie pytanie, inaczej casual.
play-option-seed = Liczba, według której tasuje się karty (ziarno): ta sama liczba, te same karty.
play-option-plain = Proste zdania bez rysunków: dla czytników ekranu.
play-option-no-color = Rysuje bez kolorów, tak jak NO_COLOR.
play-option-watch = Boty grają między sobą, a ty patrzysz.
play-option-pause = Ile sekund każda zmiana zostaje na ekranie.
play-option-save = Plik, w którym przechowywana jest gra.
play-option-resume = Wznawia grę z FILE albo ostatnią przerwaną.
play-argument-file = Gra do wznowienia.

## Słowa do wpisania. Słowa o tym samym znaczeniu po przecinku i spacji; graczowi pokazuje się pierwsze.

play-words-pass = pas, p
play-words-stand = zostawiam, zostaw
play-words-dark = ciemno, w ciemno
play-words-look = patrzę, patrze
play-words-claim = nowe rozdanie, nowe, od nowa, ponownie
play-words-write-off = odpisanie, odpisz
play-words-bomb = bomba
play-words-yes = tak, t
play-words-no = nie, n
play-words-hint = podpowiedź, podpowiedz, rada, r
play-words-undo = cofnij
play-words-score = wyniki, wynik, zapis
play-words-why = dlaczego
play-words-last = lewa, ostatnia
play-words-talon = musik
play-words-hand = ręka, reka, karty
play-words-table = stół, stol
play-words-rules = zasady
play-words-help = pomoc
play-words-quit = wyjście, wyjscie, koniec
# Litery kart od asa do dziewiątki i kolorów: pik, trefl, karo, kier. Warianty rozdziela znak /.
play-letters-ranks = A 10/T K D W 9
play-letters-suits = p t ka ki

## Początek

play-table = Tysiąc. Zasady: { $preset }. Przy stole: { $names }.
play-table-own = Tysiąc. Zasady własne. Przy stole: { $names }.
play-how-to-type = Wpisz numer karty albo jej litery ({ $example } to as pik), liczbę w licytacji albo słowo: „{ $help }” je wylicza, „{ $quit }” kończy, a gra zostaje zapisana.
play-lot = Pierwszy rozdaje, z losowania: { $name }.
play-drawn = Karty do losowania: { $cards }.
play-pair = { $name } – { $what }
play-deals-first = Pierwszy rozdaje: { $name }.
play-goes-on = Gra toczy się dalej.
play-ask-level = Z kim grasz?
play-level-usual = Numer, nazwa albo Enter: { $level }
play-level-again = Nie ma takiego poziomu.

## Stół

play-deal-header = rozdanie { $deal } · rozdaje { $name }
play-contract-short = kontrakt { $amount }
play-dark-short = 120 w ciemno
play-passed = pas
play-sits-out = rozdaje, na musiku
play-cards-short = karty: { $count }
play-won-nothing = bez lew
play-won-short = lewy: { $tricks } · { $points }
play-barrel = beczka { $attempt }/{ $of }
play-bolts = bolty { $count }/{ $of }
play-contract = { $name }: kontrakt { $amount }
play-contract-dark = { $name }: kontrakt { $amount } w ciemno
play-no-trump = jeszcze bez atutu
play-trump-short = atut
play-talon-short = musik
play-last-trick-short = Ostatnia lewa:
play-takes = bierze { $name }
play-acts = Teraz { $name } …
play-trick-taken = Lewę bierze { $name }.
play-hint = ? pomoc · podpowiedź · wyniki · lewa · cofnij · wyjście

## Pytania

play-ask-dark = Licytujesz przed obejrzeniem kart? 1 – patrzę na karty, 2 – 120 w ciemno (liczy się podwójnie)
play-ask-bid = Twoja odzywka: od { $low } do { $high } co { $step } (+ to najniższa)
play-ask-bid-or-pass = Twoja odzywka: od { $low } do { $high } co { $step } (+ to najniższa) albo pas
play-ask-bid-one = Twoja odzywka: { $amount } (Enter)
play-ask-bid-one-or-pass = Twoja odzywka: { $amount } (albo +) lub pas
play-ask-pass-only = Wyżej z tymi kartami nie można: pas (Enter)
play-ask-talon = Który musik bierzesz, 1 czy 2?
play-ask-discard = Odłóż { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} w jednym wierszu, na przykład { $example }
play-ask-give = Oddaj kartę. Odbiorca: { $name }
play-ask-give-two = Oddaj dwie karty w jednym wierszu: { $first }, potem { $second }
play-ask-raise = Kontrakt { $amount }: podnieś do { $low }–{ $high } albo Enter, by zostawić
play-ask-stand-only = Kontrakt { $amount }, wyżej z tymi kartami nie można: Enter
play-ask-trump = Atut: { $suits }
play-ask-lead = Twoje wyjście
play-ask-card = Twoja karta
play-may-declare = (meldunek)
play-or-claim = · albo „nowe rozdanie”
play-or-write-off = · albo „odpisanie”
play-or-bomb = · albo „bomba”
play-declare = Zgłosić meldunek ({ $suit }, { $value })?
play-declare-aces = Zgłosić cztery asy ({ $value })?
play-confirm-bid = Więcej niż { $held } w tych kartach nie ma. Mimo to { $amount }?
play-confirm-leap = { $amount } przy najniższej odzywce { $lowest } – na pewno?
play-confirm-write-off = Odpisać rozdanie? Przeciwnicy dostają po { $others }
play-confirm-bomb = Rzucić bombę? Przeciwnicy dostają po { $others }
play-confirm-dark = Licytować 120 bez oglądania kart?
play-confirm-claim = Pokazać karty i żądać nowego rozdania?
play-yes-or-no = { $question } ({ $yes }/{ $no }, Enter: wróć)
play-not-understood = Niezrozumiałe. „?” wyjaśnia, co można wpisać.
play-one-card = Podaj jedną kartę.
play-card-twice = Podaj każdą kartę tylko raz.
play-advice = Podpowiedź (Enter): { $choice }.
play-advice-next = Następne w kolejności: { $choice }: { $count } z { $worlds }.
play-advice-made = { $contract } ugrane w { $count } z { $worlds } { $worlds ->
    [one] rozkładu
    [few] rozkładów
   *[many] rozkładów
}, średnio punktów: { $points }
play-advice-broken = { $contract } przegrane w { $count } z { $worlds } { $worlds ->
    [one] rozkładu
    [few] rozkładów
   *[many] rozkładów
}, obrońcy średnio punktów: { $points }
play-advice-none = Podpowiedź jest dostępna, gdy wypada twoja kolej.
play-undo-alone = Cofać można tylko wtedy, gdy jedna osoba gra z botami.
play-undo-nothing = Nie ma jeszcze czego cofać.
play-undone = Cofnięte.
play-hand-over = Klawiaturę przejmuje { $name }. Gdy { $name } jest na miejscu: Enter
play-back = Enter: wróć do stołu
play-next-page = Strona { $page } z { $of } · Enter: dalej
play-next-deal = Enter: następne rozdanie · dlaczego · wyniki · cofnij · wyjście
play-to-end = Enter: koniec gry · dlaczego · wyniki

## Strony

play-title-help = Co można wpisać
play-title-score = Tabela wyników
play-title-why = Rozliczenie ostatniego rozdania
play-title-last = Ostatnia lewa
play-title-talon = Musik
play-title-hand = Twoje karty
play-title-table = Co na stole
play-title-rules = Zasady tego stołu
play-help-card = Karta: numer albo litery ({ $example } to as pik).
play-help-marriage = Meldunek: wyjdź królem lub damą; potem pada pytanie, a „!” odpowiada od razu ({ $example }).
play-help-call = Odzywka: liczba, „+” to najniższa, albo „{ $word }”.
play-help-exchange = Przy wymianie: dwie karty w jednym wierszu albo karta i początek imienia.
play-help-hint = co teraz najlepsze i w ilu rozkładach; potem Enter to robi
play-help-undo = cofa twoją ostatnią decyzję (z botami)
play-help-score = tabela wyników
play-help-why = rozliczenie ostatniego rozdania
play-help-last = ostatnia lewa
play-help-talon = musik oraz twoje karty odłożone i oddane
play-help-hand = twoje karty z numerami
play-help-table = wyniki, kontrakt, atut, lewy
play-help-rules = zasady tego stołu
play-help-help = ta strona
play-help-quit = kończy; gra zostaje zapisana
play-totals = Wyniki: { $totals }.
play-standing = { $name }: { $marks }.
play-high-bid = Najwyższa odzywka: { $name }, { $amount }.
play-trump = Atut: { $suit }.
play-on-table = Na stole: { $cards }.
play-won = { $name }: lew { $tricks }, punktów { $points }, kart { $cards }.
play-no-hand = Twoich kart nie widać.
play-no-trick = W tym rozdaniu nie ma jeszcze lewy.
play-no-deal-yet = Żadne rozdanie nie jest jeszcze skończone.
play-last-trick = { $cards }. Bierze { $name }.
play-talon-hidden = Musik nie jest odkryty.
play-talon-closed = Musik jest jeszcze zakryty.
play-talon-was = Musik: { $cards }.
play-gift = { $name } oddaje kartę, odbiorca: { $to }. Karta: { $card }.
play-discards = Odłożone: { $cards }.
play-out-of-play = Poza grą: { $cards }.

## Koniec rozdania

play-result-made = Rozdanie { $deal }. { $name } ugrywa kontrakt: { $earned } z { $contract }
play-result-failed = Rozdanie { $deal }. { $name } przegrywa kontrakt: { $earned } z { $contract }
play-result-written-off = Rozdanie { $deal }. { $name } je odpisuje
play-result-bombed = Rozdanie { $deal }. { $name } rzuca bombę
play-result-annulled = Rozdanie { $deal } unieważnione, karty rozdaje się od nowa
play-column-cards = lewy
play-column-marriages = meldunki
play-column-other = inne
play-column-earned = razem
play-column-written = zapis
play-column-total = wynik
play-line = { $name }: { $points }, { $why }.
play-final-trick = Ostatnia lewa: { $cards }.

## Zapis i koniec

play-kept = Gra zapisana. Dalej: „{ $command }”. Plik:
play-record-apart = { $record } pozostaje bez zmian; gra jest zapisywana tutaj: { $file }.
play-save-taken = { $file } już istnieje. Dalej: „{ $command }”; nowa gra potrzebuje innej nazwy.
play-won-by = Wygrywa { $names }. { $totals }.
play-won-shared = Wspólna wygrana: { $names }. { $totals }.
play-record = Zapis gry (pokazuje go „{ $command } FILE”):
play-nothing-kept = Nie ma przerwanej gry do wznowienia.
play-kept-over = Gra w pliku { $file } jest skończona. Pokazuje ją „thousand replay”.
play-save-damaged = { $file } nie jest grą do wznowienia: plik jest uszkodzony albo zawiera coś innego.
play-save-refused = Gry z pliku { $file } nie można wznowić. { $reason }
play-save-hidden = Gry z pliku { $file } nie można wznowić: nie pokazuje wszystkich kart.
play-people-wrong = Osób przy tym stole może być od 0 do { $most }, a nie { $people }.
play-seat-wrong = Miejsca { $seat } nie ma. Miejsca liczy się od 0 do { $last }.
play-names-many = Imion jest { $given }, a miejsc { $seats }.
play-name-wrong = „{ $name }” nie może być imieniem. Najwyżej { $longest } liter.
play-names-same = Dwoje graczy ma to samo imię.

## Poziomy botów, jak je nazywają ludzie, i czego się spodziewać

level-rookie = Nowicjusz
    .help = łatwo: gra według prostych zasad
level-casual = Amator
    .help = łatwo: zapomina blotki i wierzy w musik
level-regular = Bywalec
    .help = trudniej: liczy wszystkie karty i kolory
level-master = Mistrz
    .help = trudno: rozważa każdą kartę w wielu rozkładach
level-expert = Ekspert
    .help = najtrudniej: rozważa najwięcej i myśli najdłużej
