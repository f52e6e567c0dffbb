### Games between bots: options, faults, the table of figures.

simulate-option-games = How many games are played. If not given: 100.
simulate-option-deals = How many single deals are played instead of games.
simulate-option-bots = The bots in the order of the seats, such as rookie or regular, with commas between; the last one takes the seats that are left.
simulate-option-rules = The rules: home, club, polish, classic, or a rule file.
simulate-option-players = How many sit at the table: 2, 3 or 4. If not given: 3, or as the rule file says.
simulate-option-set = Changes one option of the rules, such as game.target=500; may be given several times.
simulate-option-seed = A number from which the cards are shuffled: the same number, the same games.
simulate-option-out = A folder for the records: a file for each game.
simulate-option-json = Prints a document for other programs instead of the table.

## What cannot be understood

simulate-games-or-deals = Either --games or --deals: both at once is too much.
simulate-out-taken = { $file } is there already. Choose another folder.

## The table

simulate-progress = Playing
simulate-heading-games = Games: { $games }. Deals in a game: { $length } on average. Seed: { $seed }.
simulate-heading-deals = Deals: { $deals }. Seed: { $seed }.
simulate-annulled = Deals annulled: { $count }.
simulate-stopped = Games stopped after { $most } deals: { $count }.
simulate-seat = seat { $seat }
simulate-all-seats = all seats

## Its rows

simulate-row-wins = wins
simulate-row-contracts = contracts played
simulate-row-made = of them made
simulate-row-mean-contract = mean contract
simulate-row-declarer = points a deal, as declarer
simulate-row-defender = points a deal, as defender
simulate-row-sitter = points a deal, sitting out
simulate-row-write-offs = write-offs
simulate-row-bombs = bombs
simulate-row-bolts = bolts
simulate-row-mounts = times on the barrel
simulate-row-falls = times off it without winning
simulate-row-claims = claims
