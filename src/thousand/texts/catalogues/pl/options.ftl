### Opcje zasad: nazwa i, jako .help, jedno zdanie; ich wartości; działy i zestawy.

## Działy i zestawy

section-deal = Rozdanie
section-auction = Licytacja
section-talon = Musik
section-play = Rozgrywka
section-scoring = Zapis
section-game = Gra

preset-home = Domowe
    .help = Najłagodniejsze: atut wybiera rozgrywający, trzy karty się odkłada, beczki nie ma.
preset-club = Klubowe
    .help = Najostrzejsze: gra w ciemno, meldunek asów, beczka, z której strącają nowi, zerowanie na 555.
preset-polish = Polskie
    .help = Najrówniejsze: pierwsza odzywka to 100, jedna bomba na grę, od 800 liczą się tylko własne kontrakty.
preset-classic = Klasyczne
    .help = Zwykłe: odkryty musik, podnoszenie kontraktu, odpisywanie rozdań, bolty i beczka na 880.

## deal

option-deal-players = Gracze
    .help = Ilu graczy siedzi przy stole; przy czterech rozdający jest na musiku.
option-deal-first-dealer = Pierwszy rozdający
    .help = Jak wybiera się pierwszego rozdającego.
option-deal-two-player-deal = Rozdanie dla dwóch
    .help = Po ile kart dostają dwaj gracze i ile leży w każdym z dwóch musików.
option-deal-two-player-talons = Musiki dla dwóch
    .help = Czy każdy z dwóch bierze po musiku, czy rozgrywający wymienia karty z jednym.
option-deal-sitter-scores = Zapis na musiku
    .help = Co zapisuje za musik czwarty gracz, który jest na musiku.
option-deal-redeal-nines = Nowe rozdanie za dziewiątki
    .help = Ile dziewiątek na jednej ręce daje prawo do nowego rozdania.
option-deal-redeal-nines-when = Dziewiątki liczy się
    .help = Na jakiej ręce liczy się dziewiątki: rozdanej czy po wymianie.
option-deal-redeal-four-jacks = Nowe rozdanie za walety
    .help = Czy cztery walety na rozdanej ręce dają prawo do nowego rozdania.
option-deal-redeal-below = Nowe rozdanie poniżej
    .help = Mniej punktów kart niż tyle na rozdanej ręce daje prawo do nowego rozdania.

## auction

option-auction-first-bidder = Pierwszy licytuje
    .help = Kto licytuje pierwszy: gracz po rozdającym czy rozdający (ale nie ten, kto jest na musiku).
option-auction-opening = Pierwsza odzywka
    .help = Czy pierwszy musi licytować i ile.
option-auction-minimum-bid = Najniższa odzywka
    .help = Najniższa odzywka i najniższy kontrakt.
option-auction-bid-step = Stopień licytacji
    .help = Każda odzywka jest wielokrotnością tej liczby.
option-auction-jumps = Skoki
    .help = Czy wolno przeskakiwać stopnie.
option-auction-all-pass = Gdy wszyscy pasują
    .help = Co wtedy: nowe rozdanie czy minimum dla gracza po rozdającym.
option-auction-bid-cap = Limit z meldunków
    .help = Jakie meldunki trzeba mieć, by licytować powyżej 120.
option-auction-bid-ceiling = Pułap licytacji
    .help = Powyżej tego nie licytuje się z żadną ręką.
option-auction-dark = Gra w ciemno
    .help = Czy pierwszy może powiedzieć 120 przed obejrzeniem kart, za podwójny zapis.

## talon

option-talon-exchange = Wymiana
    .help = Czy rozgrywający odkłada trzy karty, czy oddaje po jednej każdemu przeciwnikowi.
option-talon-give-from = Co się oddaje
    .help = Dowolną kartę czy tylko karty z musiku.
option-talon-talon-shown = Musik pokazuje się
    .help = Czy wszyscy widzą musik, który bierze rozgrywający.
option-talon-discard-points = Punkty odłożonych kart
    .help = Komu liczą się punkty odłożonych kart.
option-talon-discard-marriage-cards = Odkładanie meldunku
    .help = Czy wolno odłożyć króla lub damę meldunku, który jest na ręce.
option-talon-raise-after-talon = Podniesienie po musiku
    .help = Czy rozgrywający może przed pierwszą kartą podnieść kontrakt.
option-talon-write-off = Odpisanie
    .help = Czy rozgrywający może po obejrzeniu musiku zrezygnować z rozdania.
option-talon-write-off-others = Odpisanie: punkty przeciwników
    .help = Ile zapisuje każdy przeciwnik za odpisane rozdanie.
option-talon-write-off-free = Odpisanie: bez kary
    .help = Ile odpisań gracza uchodzi bez kary, zanim jedno kosztuje.
option-talon-write-off-penalty = Odpisanie: kara
    .help = Ile kosztuje odpisanie następne po bezkarnych.
option-talon-bomb = Bomba
    .help = Czy rozgrywający może zrezygnować z minimum, którego nikt inny nie chciał.
option-talon-bomb-others = Bomba: punkty przeciwników
    .help = Ile zapisuje każdy przeciwnik za bombę.
option-talon-bomb-per-game = Bomba: na grę
    .help = Ile bomb ma gracz w jednej grze.

## play

option-play-trump = Atut
    .help = Skąd bierze się atut: z wyboru rozgrywającego, z meldunków czy z obu.
option-play-first-lead = Pierwsze wyjście
    .help = Kto wychodzi w pierwszej lewie.
option-play-must-trump = Obowiązek atutu
    .help = Czy gracz bez koloru musi zagrać atut.
option-play-must-beat = Obowiązek przebijania
    .help = Czy trzeba zagrać wyższą kartę, gdy się da.
option-play-marriage-values = Wartości meldunków
    .help = Punkty za meldunki pik, trefl, karo i kier.
option-play-marriage-from = Meldunek od
    .help = Czy przed meldunkiem trzeba wziąć lewę.
option-play-marriage-declared = Zgłaszanie meldunku
    .help = Czy meldunek zgłasza się z wyboru, czy zgłasza się on sam.
option-play-marriage-counts = Meldunek liczy się
    .help = Od razu czy dopiero z lewą właściciela, tą lub późniejszą.
option-play-defender-marriages = Meldunki obrońców
    .help = Ile są warte meldunki przeciwników rozgrywającego.
option-play-ace-marriage = Meldunek asów
    .help = Punkty za cztery asy na jednej ręce, zgłaszane wyjściem asem.

## scoring

option-scoring-success-scores = Za ugrany kontrakt
    .help = Czy za ugrany kontrakt zapisuje się kontrakt, czy zdobyte punkty.
option-scoring-failure-costs = Za przegrany kontrakt
    .help = Ile odejmuje się za przegrany kontrakt.
option-scoring-failure-keeps-earned = Punkty mimo przegranej
    .help = Czy przy przegranym kontrakcie rozgrywający zapisuje też zdobyte punkty.
option-scoring-defenders-score = Obrońcy zapisują
    .help = Czy przeciwnicy rozgrywającego zapisują zdobyte punkty.
option-scoring-round-to = Zaokrąglanie
    .help = Punkty zaokrągla się do najbliższej wielokrotności tej liczby.
option-scoring-round-declarer = Zaokrąglanie rozgrywającemu
    .help = Czy rozgrywającemu też zaokrągla się punkty.
option-scoring-bolts = Bolty
    .help = Czy obrońca bez punktu dostaje bolta.
option-scoring-bolts-every = Bolty: co który
    .help = Który z kolei bolt gracza kosztuje: na przykład co trzeci.
option-scoring-bolts-penalty = Bolty: kara
    .help = Ile kosztuje ten bolt.
option-scoring-lock-at = Próg
    .help = Od tego wyniku gracz zapisuje tylko własne kontrakty.

## game

option-game-target = Cel
    .help = Wynik, który wygrywa.
option-game-finish = Koniec gry
    .help = Kiedy gra się kończy: od razu, po pełnej kolejce rozdań czy po podanej liczbie rozdań.
option-game-win-as-declarer-only = Wygrana tylko kontraktem
    .help = Czy cel osiąga tylko rozgrywający z ugranym kontraktem.
option-game-dump-at = Zerowanie
    .help = Wynik równy dokładnie tej liczbie spada do zera.
option-game-dump-negative = Zerowanie poniżej zera
    .help = Czy zeruje się też taki sam wynik z minusem.
option-game-barrel = Beczka
    .help = Czy wynik bliski celu zatrzymuje się na beczce.
option-game-barrel-at = Beczka: liczba
    .help = Na jakim wyniku stoi beczka.
option-game-barrel-deals = Beczka: próby
    .help = W ile rozdań trzeba wygrać z beczki.
option-game-barrel-won-by = Beczka: jak wygrać
    .help = Co prowadzi gracza z beczki do celu.
option-game-barrel-failed-contract = Beczka: przegrany kontrakt
    .help = Co się dzieje po kontrakcie przegranym na beczce.
option-game-barrel-fall = Beczka: upadek
    .help = Ile kosztuje upadek z beczki.
option-game-barrel-newcomer = Beczka: nowy
    .help = Co dzieje się z siedzącymi na beczce, gdy wchodzi następny.
option-game-barrel-together = Beczka: razem
    .help = Co się dzieje, gdy kilku wchodzi w tym samym rozdaniu.
option-game-barrel-third-fall-to-zero = Beczka: trzeci upadek do zera
    .help = Czy trzecie zejście z beczki zeruje wynik.

## Wartości

value-yes = tak
value-no = nie
value-on = jest
value-off = nie ma
value-none = brak
value-deal-first-dealer-highest-card = najstarsza karta
value-deal-first-dealer-lowest-card = najmłodsza karta
value-deal-first-dealer-random = los
value-deal-two-player-deal-ten-and-two = po dziesięć, musiki po dwie
value-deal-two-player-deal-seven-and-three = po siedem, musiki po trzy
value-deal-two-player-talons-one-each = każdemu po jednym
value-deal-two-player-talons-swap = wymienia rozgrywający
value-deal-sitter-scores-nothing = nic
value-deal-sitter-scores-card-points = punkty kart
value-deal-sitter-scores-cards-and-marriages = punkty kart i meldunki
value-deal-redeal-nines-when-dealt = na rozdanej ręce
value-deal-redeal-nines-when-after-exchange = po wymianie
value-auction-first-bidder-forehand = gracz po rozdającym
value-auction-first-bidder-dealer = rozdający
value-auction-opening-fixed = dokładnie minimum
value-auction-opening-forced = trzeba licytować
value-auction-opening-free = wolno pasować
value-auction-all-pass-redeal = nowe rozdanie
value-auction-all-pass-forced-minimum = minimum dla gracza po rozdającym
value-auction-bid-cap-any-marriage = dowolny meldunek
value-auction-bid-cap-best-marriage = 120 i najdroższy meldunek
value-auction-bid-cap-sum-of-marriages = 120 i wszystkie meldunki
value-talon-exchange-discard-three = trzy się odkłada
value-talon-exchange-give-one-each = po jednej każdemu przeciwnikowi
value-talon-give-from-hand = dowolną kartę
value-talon-give-from-talon-only = tylko z musiku
value-talon-talon-shown-always = zawsze
value-talon-talon-shown-contested = chyba że nikt inny nie licytował
value-talon-talon-shown-never = nigdy
value-talon-discard-points-nobody = nikomu
value-talon-discard-points-declarer = rozgrywającemu
value-play-trump-declarer-names = wybiera rozgrywający
value-play-trump-declarer-names-then-marriages = wybiera rozgrywający, zmieniają meldunki
value-play-trump-marriages = z meldunków
value-play-first-lead-declarer = rozgrywający
value-play-first-lead-forehand = gracz po rozdającym
value-play-must-beat-suit = w kolorze
value-play-must-beat-suit-and-trump = w kolorze i atutem
value-play-marriage-from-first-trick = pierwszej lewy
value-play-marriage-from-after-a-trick = własnej lewy
value-play-marriage-declared-by-choice = z wyboru
value-play-marriage-declared-automatic = samo
value-play-marriage-counts-at-once = od razu
value-play-marriage-counts-with-a-later-trick = z tą lub późniejszą lewą
value-play-defender-marriages-full = w całości
value-play-defender-marriages-no-trump = punkty bez atutu
value-play-defender-marriages-none = nie zgłasza się
value-scoring-success-scores-contract = kontrakt
value-scoring-success-scores-actual = zdobyte punkty
value-scoring-failure-costs-contract = kontrakt
value-scoring-failure-costs-contract-plus-10 = kontrakt i 10
value-scoring-failure-costs-contract-plus-20 = kontrakt i 20
value-game-finish-at-once = od razu
value-game-finish-full-round = po pełnej kolejce
value-game-finish-fixed-deals = { $deals ->
    [one] po { $deals } rozdaniu
    [few] po { $deals } rozdaniach
   *[many] po { $deals } rozdaniach
}
value-game-barrel-won-by-own-contract = własny kontrakt
value-game-barrel-won-by-any-score = dowolne jedno rozdanie
value-game-barrel-won-by-running-sum = suma wszystkich prób
value-game-barrel-failed-contract-subtract = odejmuje się
value-game-barrel-failed-contract-attempt = zużywa próbę
value-game-barrel-newcomer-joins = siedzą wszyscy
value-game-barrel-newcomer-knocks-off = strąca siedzących
value-game-barrel-together-join = siedzą razem
value-game-barrel-together-both-fall = spadają wszyscy
