# How strong bots are: options, the table, the ladder.

arena-option-bots = Two or three bots. Two: one of the first against the others of the second, and the other way round. Three: each against the other two in every seating.
arena-option-deals = How many deals are played, each by every line-up with the same cards. If not given: 200.
arena-option-matches = How many whole games are played instead of deals; shows the share of them won too.
arena-option-seed = A number from which the cards are shuffled: the same number, the same deals.
arena-option-time = How many seconds a bot may think about a decision.
arena-option-nodes = How many positions a bot may look at in a decision.
arena-option-gap = Lets a player who sees all cards take the same seats, and shows how much of the way to it a bot has gone.
arena-option-no-mirror = Leaves out the mirror: only the first bot is measured, in a third of the time or less.
arena-option-times = Adds how long the bots thought in each part of a deal.
arena-option-jobs = How many processes play at once. If not given: as many as there are cores.
arena-option-resume = A file that keeps every finished deal. Given again with the same options, the work goes on where it stopped.
arena-option-json = Prints a document for other programs instead of the table.

## Meanwhile

arena-rate = { $rate } a second
arena-interrupted = Stopped early: { $finished } of { $units } are finished, and the figures are theirs.

## The table

arena-heading-deals = Deals, each played by every line-up: { $deals }. Seed: { $seed }.
arena-heading-matches = Games, each played by every line-up: { $matches }. Deals in them all: { $deals }. Seed: { $seed }.
arena-stopped = Games that did not end: { $count }.
arena-against = against { $bots }
arena-note = The gain is what the bot wrote a deal, less what its first opponent wrote in the same seat with the same cards.

## Its rows

arena-row-gain = gain, points a deal
arena-row-gain-bounds = gain, 95 %
arena-row-ahead = gain on the others
arena-row-ahead-bounds = gain on the others, 95 %
arena-row-wins = games won
arena-row-wins-bounds = games won, 95 %
arena-row-points = points a deal
arena-row-base = the opponent's in its seat
arena-row-declared = deals as declarer
arena-row-made = contracts made
arena-row-contract = mean contract
arena-row-set = others' contracts set
arena-row-seer = gain of one who sees all
arena-row-gap = gap closed
arena-row-gap-bounds = gap closed, 95 %
arena-row-p50 = decision, median, ms
arena-row-p95 = decision, p95, ms

## How long they thought

arena-times = Thinking, ms
arena-times-count = decisions
arena-times-p50 = median
arena-times-p95 = p95
arena-times-max = longest
arena-times-auction = auction
arena-times-exchange = talon and contract
arena-times-card = card
arena-times-all = all

## The ladder

bench-column-bot = bot
bench-column-over = over
