### Tabela wyników: nagłówki, znaki i zdania. Imion graczy się nie odmienia.

sheet-deal = rozdanie
sheet-start = start
sheet-annulled = nowe rozdanie: wszyscy pasują
sheet-annulled-claim = nowe rozdanie: żąda { $name }
sheet-winners =
    { $count ->
        [one] Wygrywa: { $names }
       *[other] Wygrywają razem: { $names }
    }

## Znaki i ich znaczenie

sheet-sign-write-off = O
sheet-sign-bomb = B
sheet-sign-dark = C
sheet-sign-fell = spada
sheet-sign-dump = Z
sheet-legend-made = kontrakt
sheet-legend-failed = kontrakt przegrany
sheet-legend-write-off = odpisanie
sheet-legend-bomb = bomba
sheet-legend-dark = w ciemno, podwójnie
sheet-legend-sitter = na musiku
sheet-legend-struck = zdobyte, ale niezapisane
sheet-legend-bolt = bolt
sheet-legend-bolt-penalty = bolt z karą
sheet-legend-write-off-penalty = odpisanie z karą
sheet-legend-barrel = na beczce
sheet-legend-attempt = zużyte próby na beczce
sheet-legend-fell = z beczki bez wygranej
sheet-legend-zeroed = trzeci raz z beczki: od zera
sheet-legend-dump = zerowanie

## Ile czego ma gracz

sheet-count-made = kontrakty ugrane
sheet-count-failed = kontrakty przegrane
sheet-count-bolts = bolty
sheet-count-mounted = wejścia na beczkę
sheet-count-attempts = zużyte próby
sheet-count-falls = zejścia z beczki
sheet-count-write-offs = odpisania
sheet-count-bombs = bomby
sheet-count-penalties = kary
sheet-count-penalty-points = punkty kar

## Zdaniami

sheet-plain-start = Na początku: { $totals }.
sheet-plain-made = { $name } gra { $contract }, kontrakt ugrany.
sheet-plain-failed = { $name } gra { $contract }, kontrakt przegrany.
sheet-plain-write-off = { $name } odpisuje kontrakt { $contract }.
sheet-plain-bomb = { $name } rzuca bombę przy kontrakcie { $contract }.
sheet-plain-cell = { $name }: { $points }, wynik { $total }.
sheet-plain-marked = { $name }: { $points }, wynik { $total }; { $marks }.
sheet-plain-attempts = { $spent } z { $of }
sheet-plain-counts = { $name }: { $counts }.

## Rachunek rozdania

sheet-explain-deal = Rozdanie { $deal }. { $text }
sheet-explain-line = { $name }: { $moves }; wynik { $before } → { $after }.
sheet-explain-earned = { $earned }; { $moves }
sheet-explain-move = { $reason } { $points }
sheet-explain-rounded = { $reason }, zaokrąglone { $points }
sheet-explain-nothing = nic się nie zapisuje
sheet-worth-cards = lewy { $points }
sheet-worth-marriage = meldunek { $suit } { $points }
sheet-worth-marriages = meldunki { $points }
sheet-worth-aces = meldunek asów { $points }
sheet-worth-talon = musik { $points }
sheet-worth-talons = musiki z ostatnią lewą { $points }
sheet-worth-discards = karty odłożone { $points }
