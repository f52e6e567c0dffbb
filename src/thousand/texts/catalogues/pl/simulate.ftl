### Gry botów: opcje, błędy, tabela.

simulate-option-games = Ile gier rozegrać. Bez tej opcji: 100.
simulate-option-deals = Ile pojedynczych rozdań rozegrać zamiast gier.
simulate-option-bots = Boty w kolejności miejsc, na przykład rookie albo regular, po przecinku; ostatni zajmuje pozostałe miejsca.
simulate-option-rules = Zasady: home, club, polish, classic albo plik zasad.
simulate-option-players = Ile miejsc przy stole: 2, 3 albo 4. Bez tej opcji: 3 albo jak w pliku zasad.
simulate-option-set = Zmienia jedno ustawienie zasad, na przykład game.target=500; można powtarzać.
simulate-option-seed = Liczba, według której tasuje się karty (ziarno): ta sama liczba, te same gry.
simulate-option-out = Folder na zapisy: plik na każdą grę.
simulate-option-json = Wypisuje dokument dla innych programów zamiast tabeli.

## Co niezrozumiałe

simulate-games-or-deals = Albo --games, albo --deals, nie oba naraz.
simulate-out-taken = { $file } już istnieje. Wybierz inny folder.

## Tabela

simulate-progress = Trwają gry
simulate-heading-games = Gry: { $games }. Rozdania w grze: średnio { $length }. Ziarno: { $seed }.
simulate-heading-deals = Rozdania: { $deals }. Ziarno: { $seed }.
simulate-annulled = Rozdania unieważnione: { $count }.
simulate-stopped = Gry przerwane po { $most } rozdaniach: { $count }.
simulate-seat = miejsce { $seat }
simulate-all-seats = wszystkie miejsca

## Jej wiersze

simulate-row-wins = wygrane
simulate-row-contracts = rozegrane kontrakty
simulate-row-made = z tego ugrane
simulate-row-mean-contract = średni kontrakt
simulate-row-declarer = punkty na rozdanie, rozgrywający
simulate-row-defender = punkty na rozdanie, obrońca
simulate-row-sitter = punkty na rozdanie, na musiku
simulate-row-write-offs = odpisania
simulate-row-bombs = bomby
simulate-row-bolts = bolty
simulate-row-mounts = wejścia na beczkę
simulate-row-falls = zejścia z beczki bez wygranej
simulate-row-claims = żądania nowego rozdania
