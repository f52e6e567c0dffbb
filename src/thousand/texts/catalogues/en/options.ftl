### The options of the rules: label and, as .help, one sentence; their values; the sections and presets.

## Sections and presets

section-deal = Deal
section-auction = Auction
section-talon = Talon
section-play = Play
section-scoring = Scoring
section-game = Game

preset-home = Home
    .help = The gentle one: the declarer names trump, three cards are laid aside, there is no barrel.
preset-club = Club
    .help = The sharp one: dark bids, the ace marriage, a barrel from which newcomers knock you off, the dump at 555.
preset-polish = Polish
    .help = The even one: the first bid is 100, one bomb a game, from 800 on only own contracts count.
preset-classic = Classic
    .help = The usual one: an open talon, raises, write-offs, bolts and the barrel at 880.

## deal

option-deal-players = Players
    .help = How many sit at the table; with four the dealer sits out.
option-deal-first-dealer = First dealer
    .help = How the first dealer is found.
option-deal-two-player-deal = Deal for two
    .help = How many cards two players get, and how many lie in each of the two talons.
option-deal-two-player-talons = Talons for two
    .help = Whether each of two players gets a talon or the declarer swaps cards with one.
option-deal-sitter-scores = Sitting out scores
    .help = What the fourth player, who sits out, writes for the talon.
option-deal-redeal-nines = New deal for nines
    .help = How many nines in one hand give the right to a new deal.
option-deal-redeal-nines-when = Nines are counted
    .help = On which hand the nines are counted: as dealt or after the exchange.
option-deal-redeal-four-jacks = New deal for four jacks
    .help = Whether four jacks in the dealt hand give the right to a new deal.
option-deal-redeal-below = New deal below
    .help = With fewer card points than this in the dealt hand there is a right to a new deal.

## auction

option-auction-first-bidder = First bidder
    .help = Who calls first: the player after the dealer, or the dealer (never one who sits out).
option-auction-opening = First call
    .help = Whether the first bidder must bid, and how much.
option-auction-minimum-bid = Lowest bid
    .help = The lowest bid and contract.
option-auction-bid-step = Step of bids
    .help = Every bid is a multiple of this.
option-auction-jumps = Jumps
    .help = Whether a bid may skip steps.
option-auction-all-pass = If all pass
    .help = What follows when all pass: a new deal, or the minimum for the player after the dealer.
option-auction-bid-cap = Limit by marriages
    .help = Which marriages one must hold for a bid above 120.
option-auction-bid-ceiling = Highest bid
    .help = No bid is above this, whatever the hand.
option-auction-dark = Dark bid
    .help = Whether the first bidder may bid 120 before seeing the cards, for double the result.

## talon

option-talon-exchange = Exchange
    .help = Whether the declarer lays three cards aside or gives one to each opponent.
option-talon-give-from = Cards to give
    .help = Whether any card may be given or only cards of the talon.
option-talon-talon-shown = Talon is shown
    .help = Whether all see the talon that the declarer takes.
option-talon-discard-points = Points laid aside
    .help = Who gets the points of the cards laid aside.
option-talon-discard-marriage-cards = Marriages may be laid aside
    .help = Whether the king or queen of a marriage in hand may be laid aside.
option-talon-raise-after-talon = Raise after the talon
    .help = Whether the declarer may raise the contract before the first card.
option-talon-write-off = Write-off
    .help = Whether the declarer may give the deal up after seeing the talon.
option-talon-write-off-others = Write-off: points for opponents
    .help = What each opponent writes for a deal written off.
option-talon-write-off-free = Write-off: free ones
    .help = How many write-offs of a player go by without a penalty before one that costs.
option-talon-write-off-penalty = Write-off: penalty
    .help = What the write-off after the free ones costs.
option-talon-bomb = Bomb
    .help = Whether the declarer may give up a minimum that nobody else wanted.
option-talon-bomb-others = Bomb: points for opponents
    .help = What each opponent writes for a bomb.
option-talon-bomb-per-game = Bomb: number a game
    .help = How many bombs a player has in a game.

## play

option-play-trump = Trump
    .help = Where trump comes from: the declarer’s word, marriages, or both.
option-play-first-lead = First lead
    .help = Who leads to the first trick.
option-play-must-trump = Must trump
    .help = Whether one who cannot follow suit must play a trump.
option-play-must-beat = Must beat
    .help = Whether one must play a higher card when possible.
option-play-marriage-values = Values of marriages
    .help = Points for the marriages of spades, clubs, diamonds and hearts.
option-play-marriage-from = Marriages from
    .help = Whether one needs a trick before declaring a marriage.
option-play-marriage-declared = Declaring marriages
    .help = Whether a marriage is declared by choice or by itself.
option-play-marriage-counts = Marriages count
    .help = Whether a marriage counts at once or needs a trick of its owner, that one or a later one.
option-play-defender-marriages = Marriages of defenders
    .help = What the marriages of the declarer’s opponents are worth.
option-play-ace-marriage = Ace marriage
    .help = Points for all four aces in one hand, declared by leading an ace.

## scoring

option-scoring-success-scores = A made contract writes
    .help = Whether a made contract writes the contract or what was earned.
option-scoring-failure-costs = A failed contract costs
    .help = What a failed contract takes off.
option-scoring-failure-keeps-earned = Failing keeps points
    .help = Whether a declarer who fails still writes what was earned.
option-scoring-defenders-score = Defenders score
    .help = Whether the declarer’s opponents write what they earn.
option-scoring-round-to = Rounding
    .help = Points are rounded to the nearest multiple of this.
option-scoring-round-declarer = Declarer is rounded
    .help = Whether the declarer’s points are rounded too.
option-scoring-bolts = Bolts
    .help = Whether a defender who earns nothing gets a bolt.
option-scoring-bolts-every = Bolts: every
    .help = Which bolt of a player costs: every third, for instance.
option-scoring-bolts-penalty = Bolts: penalty
    .help = What that bolt costs.
option-scoring-lock-at = Lock
    .help = From this total on a player writes only own contracts.

## game

option-game-target = Target
    .help = The total that wins.
option-game-finish = End of the game
    .help = When the game ends: at once, after a full round of deals, or after a number of deals.
option-game-win-as-declarer-only = Winning as declarer only
    .help = Whether only the declarer of a made contract can reach the target.
option-game-dump-at = Dump
    .help = A total of exactly this becomes zero.
option-game-dump-negative = Dump below zero
    .help = Whether the same figure below zero becomes zero too.
option-game-barrel = Barrel
    .help = Whether a total close to the target stops at the barrel.
option-game-barrel-at = Barrel: figure
    .help = Where the barrel stands.
option-game-barrel-deals = Barrel: attempts
    .help = How many deals a player on the barrel has to win.
option-game-barrel-won-by = Barrel: won by
    .help = What brings a player from the barrel to the target.
option-game-barrel-failed-contract = Barrel: failed contract
    .help = What a contract failed on the barrel does.
option-game-barrel-fall = Barrel: fall
    .help = How much a fall from the barrel costs.
option-game-barrel-newcomer = Barrel: newcomer
    .help = What happens to those on the barrel when another mounts.
option-game-barrel-together = Barrel: together
    .help = What happens when several mount in the same deal.
option-game-barrel-third-fall-to-zero = Barrel: third fall to zero
    .help = Whether the third time off the barrel makes the total zero.

## Values

value-yes = yes
value-no = no
value-on = on
value-off = off
value-none = none
value-deal-first-dealer-highest-card = highest card
value-deal-first-dealer-lowest-card = lowest card
value-deal-first-dealer-random = by lot
value-deal-two-player-deal-ten-and-two = ten cards each, talons of two
value-deal-two-player-deal-seven-and-three = seven cards each, talons of three
value-deal-two-player-talons-one-each = one each
value-deal-two-player-talons-swap = the declarer swaps
value-deal-sitter-scores-nothing = nothing
value-deal-sitter-scores-card-points = card points
value-deal-sitter-scores-cards-and-marriages = card points and marriages
value-deal-redeal-nines-when-dealt = as dealt
value-deal-redeal-nines-when-after-exchange = after the exchange
value-auction-first-bidder-forehand = the player after the dealer
value-auction-first-bidder-dealer = the dealer
value-auction-opening-fixed = exactly the minimum
value-auction-opening-forced = must bid
value-auction-opening-free = may pass
value-auction-all-pass-redeal = new deal
value-auction-all-pass-forced-minimum = minimum for the player after the dealer
value-auction-bid-cap-any-marriage = any marriage
value-auction-bid-cap-best-marriage = 120 and the dearest marriage
value-auction-bid-cap-sum-of-marriages = 120 and all marriages
value-talon-exchange-discard-three = three laid aside
value-talon-exchange-give-one-each = one to each opponent
value-talon-give-from-hand = any card
value-talon-give-from-talon-only = only of the talon
value-talon-talon-shown-always = always
value-talon-talon-shown-contested = unless nobody else bid
value-talon-talon-shown-never = never
value-talon-discard-points-nobody = nobody
value-talon-discard-points-declarer = the declarer
value-play-trump-declarer-names = the declarer names it
value-play-trump-declarer-names-then-marriages = the declarer names it, marriages change it
value-play-trump-marriages = marriages
value-play-first-lead-declarer = the declarer
value-play-first-lead-forehand = the player after the dealer
value-play-must-beat-suit = in the suit led
value-play-must-beat-suit-and-trump = in the suit led and with trumps
value-play-marriage-from-first-trick = the first trick
value-play-marriage-from-after-a-trick = after winning a trick
value-play-marriage-declared-by-choice = by choice
value-play-marriage-declared-automatic = by itself
value-play-marriage-counts-at-once = at once
value-play-marriage-counts-with-a-later-trick = with that trick or a later one
value-play-defender-marriages-full = count in full
value-play-defender-marriages-no-trump = count, no trump
value-play-defender-marriages-none = not declared
value-scoring-success-scores-contract = the contract
value-scoring-success-scores-actual = what was earned
value-scoring-failure-costs-contract = the contract
value-scoring-failure-costs-contract-plus-10 = the contract and 10
value-scoring-failure-costs-contract-plus-20 = the contract and 20
value-game-finish-at-once = at once
value-game-finish-full-round = after a full round of deals
value-game-finish-fixed-deals = { $deals ->
    [one] after { $deals } deal
   *[other] after { $deals } deals
}
value-game-barrel-won-by-own-contract = an own contract
value-game-barrel-won-by-any-score = any one deal
value-game-barrel-won-by-running-sum = the sum of all attempts
value-game-barrel-failed-contract-subtract = taken off the total
value-game-barrel-failed-contract-attempt = an attempt is spent
value-game-barrel-newcomer-joins = joins them
value-game-barrel-newcomer-knocks-off = knocks them off
value-game-barrel-together-join = sit there together
value-game-barrel-together-both-fall = all fall
