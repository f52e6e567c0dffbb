### Zasady stołu, po zdaniu na każdą. Każde ustawienie, które coś znaczy, ma swoje zdanie.

## deal

rule-deal-players-2 = Gra dwóch graczy, musiki są dwa.
rule-deal-players-3 = Gra trzech graczy: po siedem kart na ręce, trzy karty w musiku.
rule-deal-players-4 = Przy stole siedzi czterech graczy, gra trzech: rozdający jest na musiku. Po siedem kart na ręce, trzy karty w musiku.
rule-deal-first-dealer-highest-card = Każdy ciągnie kartę, pierwszy rozdaje ten, kto ma najstarszą.
rule-deal-first-dealer-lowest-card = Każdy ciągnie kartę, pierwszy rozdaje ten, kto ma najmłodszą.
rule-deal-first-dealer-random = Kto rozdaje pierwszy, rozstrzyga los.
rule-deal-two-player-deal-ten-and-two = Po dziesięć kart na ręce i po dwie w każdym musiku.
rule-deal-two-player-deal-seven-and-three = Po siedem kart na ręce i po trzy w każdym musiku; cztery karty nie grają.
rule-deal-two-player-talons-one-each = Rozgrywający wybiera jeden musik, przeciwnik dostaje drugi, niczego się nie odkłada.
rule-deal-two-player-talons-swap = Rozgrywający wybiera musik i kładzie na jego miejsce tyle samo kart; punkty obu musików idą z ostatnią lewą.
rule-deal-sitter-scores-nothing = Gracz na musiku nie zapisuje nic.
rule-deal-sitter-scores-card-points = Gracz na musiku zapisuje punkty kart rozdanego musiku.
rule-deal-sitter-scores-cards-and-marriages = Gracz na musiku zapisuje punkty kart rozdanego musiku i meldunki, które w nim są.
rule-deal-redeal-nines-when-dealt = Kto dostaje { $nines } dziewiątki lub więcej, może zamiast pierwszej odzywki żądać nowego rozdania.
rule-deal-redeal-nines-when-after-exchange = Kto po wymianie ma { $nines } dziewiątki lub więcej, może zamiast pierwszej karty żądać nowego rozdania.
rule-deal-redeal-four-jacks = Kto dostaje cztery walety, może zamiast pierwszej odzywki żądać nowego rozdania.
rule-deal-redeal-below = Kto dostaje mniej niż { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w kartach, może zamiast pierwszej odzywki żądać nowego rozdania.

## auction

rule-auction-first-bidder-forehand = Pierwszy licytuje gracz po rozdającym.
rule-auction-first-bidder-dealer = Pierwszy licytuje rozdający.
rule-auction-opening-fixed = Pierwszy licytujący musi powiedzieć dokładnie { $minimum }.
rule-auction-opening-forced = Pierwszy licytujący musi powiedzieć { $minimum } lub więcej.
rule-auction-opening-free = Pierwszy licytujący mówi { $minimum } lub więcej albo pasuje.
rule-auction-all-pass-redeal = Gdy wszyscy pasują, ten sam rozdający rozdaje jeszcze raz.
rule-auction-all-pass-forced-minimum = Gdy wszyscy pasują, gracz po rozdającym rozgrywa za { $minimum }.
rule-auction-jumps-yes = Odzywki są wielokrotnością { $step }; wolno przeskakiwać stopnie.
rule-auction-jumps-no = Każda odzywka jest dokładnie o { $step } wyższa od poprzedniej, a pierwsza to minimum.
rule-auction-bid-cap-none = Powyżej 120 wolno licytować także bez meldunku.
rule-auction-bid-cap-any-marriage = Powyżej 120 wolno licytować tylko z meldunkiem na ręce.
rule-auction-bid-cap-best-marriage = Wolno licytować do 120 plus najdroższy meldunek na ręce.
rule-auction-bid-cap-sum-of-marriages = Wolno licytować do 120 plus wszystkie meldunki na ręce.
rule-auction-bid-ceiling = Nie licytuje się powyżej { $ceiling }.
rule-auction-dark = Pierwszy licytujący może powiedzieć 120 w ciemno, nie oglądając kart: musiku nikt inny wtedy nie widzi, a zapis liczy się podwójnie, na plus i na minus.
rule-auction-dark-no-write-off = Kontraktu w ciemno nie można odpisać.

## talon

rule-talon-talon-shown-always = Musik pokazuje się wszystkim.
rule-talon-talon-shown-contested = Musik pokazuje się wszystkim, chyba że rozgrywający zostaje z minimum, którego nikt nie chciał.
rule-talon-talon-shown-never = Musik widzi tylko ten, kto go bierze.
rule-talon-exchange-discard-three = Rozgrywający bierze musik i odkłada trzy karty; gra się siedem lew.
rule-talon-exchange-give-one-each = Rozgrywający bierze musik i oddaje każdemu przeciwnikowi po karcie; gra się osiem lew.
rule-talon-give-from-hand = Wolno oddać dowolną kartę.
rule-talon-give-from-talon-only = Oddaje się tylko karty z musiku: jedną z nich rozgrywający zatrzymuje.
rule-talon-discard-points-nobody = Punkty odłożonych kart są niczyje.
rule-talon-discard-points-declarer = Punkty odłożonych kart dostaje rozgrywający.
rule-talon-discard-marriage-cards-yes = Wolno odłożyć dowolne trzy karty.
rule-talon-discard-marriage-cards-no = Króla i damę meldunku na ręce odkłada się tylko wtedy, gdy innych kart jest za mało.
rule-talon-raise-after-talon-yes = Po wzięciu musiku, przed pierwszą kartą, rozgrywający może podnieść kontrakt.
rule-talon-raise-after-talon-no = Kontrakt to ostatnia odzywka i nie można go podnieść.
rule-talon-write-off = Po obejrzeniu musiku rozgrywający może odpisać rozdanie: każdy przeciwnik zapisuje { $others }.
rule-talon-write-off-free = Za odpisanie nie ma kary.
rule-talon-write-off-penalty = { $every ->
    [1] Każde odpisanie kosztuje gracza { $penalty }.
    [2] Co drugie odpisanie kosztuje gracza { $penalty }.
    [3] Co trzecie odpisanie kosztuje gracza { $penalty }.
   *[other] Co { $every }. odpisanie kosztuje gracza { $penalty }.
}
rule-talon-bomb = Gdy rozgrywający zostaje z minimum, którego nikt inny nie chciał, może po obejrzeniu musiku rzucić bombę: każdy przeciwnik zapisuje { $others }. { $bombs ->
    [one] Każdy ma jedną bombę na grę.
    [few] Każdy ma { $bombs } bomby na grę.
   *[many] Każdy ma { $bombs } bomb na grę.
}

## play

rule-play-first-lead-declarer = W pierwszej lewie wychodzi rozgrywający.
rule-play-first-lead-forehand = W pierwszej lewie wychodzi gracz po rozdającym.
rule-play-trump-declarer-names = Atut wybiera rozgrywający i nie zmienia się on do końca rozdania; meldunki dają tylko punkty.
rule-play-trump-declarer-names-then-marriages = Atut wybiera rozgrywający, a każdy zgłoszony meldunek zmienia atut na swój kolor.
rule-play-trump-marriages = Atutu nie ma, dopóki ktoś nie zgłosi meldunku; jego kolor jest atutem do następnego meldunku.
rule-play-must-trump-yes = Trzeba dokładać do koloru; kto nie ma koloru, musi zagrać atut, jeśli go ma.
rule-play-must-trump-no = Trzeba dokładać do koloru; kto nie ma koloru, gra, co chce.
rule-play-must-beat-off = Przebijać nie trzeba.
rule-play-must-beat-suit = Dokładając do koloru, trzeba przebić najstarszą kartę koloru, jeśli się da.
rule-play-must-beat-suit-and-trump = Dokładając do koloru, trzeba przebić najstarszą kartę koloru, jeśli się da; grając atut, trzeba przebić atut, jeśli się da.
rule-play-marriage-values = Król i dama jednego koloru: pik { $spades }, trefl { $clubs }, karo { $diamonds }, kier { $hearts }.
rule-play-marriage-from-first-trick = Meldunek wolno zgłosić od pierwszej lewy.
rule-play-marriage-from-after-a-trick = Meldunek zgłasza tylko ten, kto w tym rozdaniu wziął już lewę.
rule-play-marriage-declared-by-choice = Wychodząc królem lub damą, gracz sam decyduje, czy melduje.
rule-play-marriage-declared-automatic = Wyjście królem lub damą z pary samo zgłasza meldunek.
rule-play-marriage-counts-at-once = Meldunek liczy się od razu.
rule-play-marriage-counts-with-a-later-trick = Meldunek liczy się tylko wtedy, gdy jego właściciel weźmie tę lub późniejszą lewę.
rule-play-defender-marriages-full = Meldunki obrońców liczą się tak jak meldunki rozgrywającego.
rule-play-defender-marriages-no-trump = Meldunki obrońców dają punkty, ale nie zmieniają atutu.
rule-play-defender-marriages-none = Obrońcy nie meldują.
rule-play-ace-marriage = Cztery asy na jednej ręce to też meldunek: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; zgłasza się go, wychodząc asem po wziętej lewie.

## scoring

rule-scoring-success-scores-contract = Za ugrany kontrakt zapisuje się kontrakt, bez względu na to, o ile więcej zdobyto.
rule-scoring-success-scores-actual = Za ugrany kontrakt zapisuje się zdobyte punkty.
rule-scoring-failure-costs-contract = Przegrany kontrakt kosztuje tyle, ile wynosił.
rule-scoring-failure-costs-120 = Przegrany kontrakt kosztuje 120, bez względu na wysokość.
rule-scoring-failure-costs-contract-plus-10 = Przegrany kontrakt kosztuje tyle, ile wynosił, i jeszcze 10.
rule-scoring-failure-costs-contract-plus-20 = Przegrany kontrakt kosztuje tyle, ile wynosił, i jeszcze 20.
rule-scoring-failure-keeps-earned-yes = Przy przegranym kontrakcie rozgrywający zapisuje zdobyte punkty minus koszt.
rule-scoring-failure-keeps-earned-no = Przy przegranym kontrakcie rozgrywający zapisuje sam koszt.
rule-scoring-defenders-score-yes = Obrońcy zapisują zdobyte punkty.
rule-scoring-defenders-score-no = Obrońcy nic nie zapisują za karty i meldunki.
rule-scoring-round-to-1 = Niczego się nie zaokrągla.
rule-scoring-round-others = Punkty zaokrągla się do wielokrotności { $unit }, ale nie rozgrywającemu.
rule-scoring-round-all = Punkty zaokrągla się do wielokrotności { $unit }, rozgrywającemu też.
rule-scoring-round-declarer = Punkty rozgrywającego zaokrągla się do wielokrotności { $unit }.
rule-scoring-bolts = Obrońca bez punktu dostaje bolta.
rule-scoring-bolts-penalty = { $every ->
    [1] Każdy bolt kosztuje { $penalty }.
    [2] Co drugi bolt gracza kosztuje { $penalty }.
    [3] Co trzeci bolt gracza kosztuje { $penalty }.
   *[other] Co { $every }. bolt gracza kosztuje { $penalty }.
}
rule-scoring-lock-at = Od { $lock } punktów gracz zapisuje tylko własne kontrakty.

## game

rule-game-finish-at-once = Gra kończy się, gdy tylko ktoś osiągnie { $target }.
rule-game-finish-full-round = Gdy ktoś osiągnie { $target }, gra się dalej, aż wszyscy rozdadzą tyle samo razy; wygrywa najwyższy wynik.
rule-game-finish-fixed-deals = Gra się { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}; wygrywa najwyższy wynik.
rule-game-win-as-declarer-only = Wynik { $target } osiąga tylko rozgrywający z ugranym kontraktem.
rule-game-dump = Wynik równy dokładnie { $dump } spada do zera.
rule-game-dump-both = Wynik równy dokładnie { $dump } lub minus { $dump } staje się zerem.
rule-game-barrel-off = Beczki nie ma.
rule-game-barrel = Beczka stoi na { $at }: wynik od tej liczby, ale poniżej { $target }, zatrzymuje się na niej, a na wygraną { $deals ->
    [one] jest { $deals } rozdanie
    [few] są { $deals } rozdania
   *[many] jest { $deals } rozdań
}.
rule-game-barrel-won-by-own-contract = Z beczki wygrywa się tylko własnym kontraktem, który daje brakujące punkty.
rule-game-barrel-won-by-any-score = Z beczki wygrywa się dowolnym jednym rozdaniem, które daje brakujące punkty.
rule-game-barrel-won-by-running-sum = Punkty zapisane na beczce sumują się; wygrywa się, gdy suma daje brakujące punkty.
rule-game-barrel-failed-contract-subtract = Kontrakt przegrany na beczce odejmuje się od wyniku, a gracz schodzi z beczki.
rule-game-barrel-failed-contract-attempt = Kontrakt przegrany na beczce tylko zużywa próbę.
rule-game-barrel-fall = Kto zużyje wszystkie próby, spada o { $fall }.
rule-game-barrel-newcomer-joins = Nowy na beczce nie rusza innych.
rule-game-barrel-newcomer-knocks-off = Nowy strąca z beczki tego, kto na niej siedzi.
rule-game-barrel-together-join = Gracze, którzy wchodzą w tym samym rozdaniu, siedzą na beczce razem.
rule-game-barrel-together-both-fall = Gracze, którzy wchodzą w tym samym rozdaniu, wszyscy spadają.
rule-game-barrel-spared = Na beczce nie rezygnuje się z rozdania i nie dostaje boltów.
rule-game-barrel-third-fall-to-zero = Za trzecim razem, gdy gracz schodzi z beczki bez wygranej, jego wynik spada do zera.
