### The rules of a table, a sentence each. Every option that matters has one.

## deal

rule-deal-players-2 = Two play, and there are two talons.
rule-deal-players-3 = Three play: seven cards each, and three cards are the talon.
rule-deal-players-4 = Four sit at the table, and three play: the dealer sits out. They get seven cards each, and three cards are the talon.
rule-deal-first-dealer-highest-card = Each player draws a card, and the one with the strongest deals first.
rule-deal-first-dealer-lowest-card = Each player draws a card, and the one with the weakest deals first.
rule-deal-first-dealer-random = The first dealer is chosen by lot.
rule-deal-two-player-deal-ten-and-two = Ten cards each and two cards in each talon.
rule-deal-two-player-deal-seven-and-three = Seven cards each and three cards in each talon; four cards are out of play.
rule-deal-two-player-talons-one-each = The declarer picks one talon, the opponent gets the other, and nothing is laid aside.
rule-deal-two-player-talons-swap = The declarer picks a talon and lays as many cards in its place; the last trick takes the points of both talons.
rule-deal-sitter-scores-nothing = The player who sits out writes nothing.
rule-deal-sitter-scores-card-points = The player who sits out writes the card points of the talon as dealt.
rule-deal-sitter-scores-cards-and-marriages = The player who sits out writes the card points of the talon as dealt and the marriages in it.
rule-deal-redeal-nines-when-dealt = A player dealt { $nines } nines or more may demand a new deal instead of the first call.
rule-deal-redeal-nines-when-after-exchange = A player who holds { $nines } nines or more after the exchange may demand a new deal instead of playing the first card.
rule-deal-redeal-four-jacks = A player dealt all four jacks may demand a new deal instead of the first call.
rule-deal-redeal-below = A player dealt fewer than { $points } card points may demand a new deal instead of the first call.

## auction

rule-auction-first-bidder-forehand = The player after the dealer calls first.
rule-auction-first-bidder-dealer = The dealer calls first.
rule-auction-opening-fixed = The first bidder must bid { $minimum }, no more and no less.
rule-auction-opening-forced = The first bidder must bid { $minimum } or more.
rule-auction-opening-free = The first bidder bids { $minimum } or more, or passes.
rule-auction-all-pass-redeal = If all pass, the same dealer deals again.
rule-auction-all-pass-forced-minimum = If all pass, the player after the dealer is declarer at { $minimum }.
rule-auction-jumps-yes = Bids are multiples of { $step }; steps may be skipped.
rule-auction-jumps-no = Each bid is exactly { $step } above the last, and the first is the minimum.
rule-auction-bid-cap-none = Above 120 one may bid without a marriage.
rule-auction-bid-cap-any-marriage = Above 120 one may bid only with a marriage in hand.
rule-auction-bid-cap-best-marriage = One may bid up to 120 and one’s dearest marriage.
rule-auction-bid-cap-sum-of-marriages = One may bid up to 120 and all marriages in hand.
rule-auction-bid-ceiling = No bid is above { $ceiling }.
rule-auction-dark = The first bidder may bid 120 in the dark, before seeing the cards: that talon is shown to nobody else, and the result counts double, won or lost.
rule-auction-dark-no-write-off = A contract bid in the dark cannot be written off.

## talon

rule-talon-talon-shown-always = The talon is shown to all.
rule-talon-talon-shown-contested = The talon is shown to all, unless the declarer was left with a minimum that nobody wanted.
rule-talon-talon-shown-never = Only the one who takes a talon sees it.
rule-talon-exchange-discard-three = The declarer takes the talon and lays three cards aside; seven tricks are played.
rule-talon-exchange-give-one-each = The declarer takes the talon and gives each opponent one card; eight tricks are played.
rule-talon-give-from-hand = Any card may be given.
rule-talon-give-from-talon-only = Only cards of the talon are given: the declarer keeps one of them.
rule-talon-discard-points-nobody = The points of the cards laid aside go to nobody.
rule-talon-discard-points-declarer = The points of the cards laid aside go to the declarer.
rule-talon-discard-marriage-cards-yes = Any three cards may be laid aside.
rule-talon-discard-marriage-cards-no = The king and queen of a marriage in hand are laid aside only if too few other cards are left.
rule-talon-raise-after-talon-yes = With the talon in hand the declarer may raise the contract before the first card.
rule-talon-raise-after-talon-no = The contract is the last bid and is not raised.
rule-talon-write-off = After seeing the talon the declarer may write the deal off: each opponent writes { $others }.
rule-talon-write-off-free = Write-offs carry no penalty.
rule-talon-write-off-penalty = { $every ->
    [1] Every write-off costs its player { $penalty }.
    [2] Every second write-off of a player costs { $penalty }.
    [3] Every third write-off of a player costs { $penalty }.
   *[other] Of each { $every } write-offs of a player the last costs { $penalty }.
}
rule-talon-bomb = Left with a minimum that nobody else wanted, the declarer may throw a bomb after seeing the talon: each opponent writes { $others }. { $bombs ->
    [one] Each player has one bomb a game.
   *[other] Each player has { $bombs } bombs a game.
}

## play

rule-play-first-lead-declarer = The declarer leads to the first trick.
rule-play-first-lead-forehand = The player after the dealer leads to the first trick.
rule-play-trump-declarer-names = The declarer names trump, and it stays; marriages bring points only.
rule-play-trump-declarer-names-then-marriages = The declarer names trump, and each declared marriage makes its own suit trump.
rule-play-trump-marriages = There is no trump until a marriage is declared; its suit is trump until the next marriage.
rule-play-must-trump-yes = Follow suit; if you cannot, play a trump if you hold one.
rule-play-must-trump-no = Follow suit; if you cannot, play what you like.
rule-play-must-beat-off = Nobody has to play higher.
rule-play-must-beat-suit = When following suit, beat the best card of the suit if you can.
rule-play-must-beat-suit-and-trump = When following suit, beat the best card of the suit if you can; when trumping, overtrump if you can.
rule-play-marriage-values = King and queen of one suit: spades { $spades }, clubs { $clubs }, diamonds { $diamonds }, hearts { $hearts }.
rule-play-marriage-from-first-trick = A marriage may be declared from the first trick on.
rule-play-marriage-from-after-a-trick = Only a player who has won a trick in this deal may declare a marriage.
rule-play-marriage-declared-by-choice = Leading the king or queen, its owner says whether the marriage is declared.
rule-play-marriage-declared-automatic = Leading the king or queen of a pair declares the marriage by itself.
rule-play-marriage-counts-at-once = A marriage counts at once.
rule-play-marriage-counts-with-a-later-trick = A marriage counts only if its owner wins that trick or a later one.
rule-play-defender-marriages-full = Marriages of the defenders count like the declarer’s.
rule-play-defender-marriages-no-trump = Marriages of the defenders bring points but do not change trump.
rule-play-defender-marriages-none = Defenders cannot declare marriages.
rule-play-ace-marriage = Four aces in one hand are a marriage too: { $points } points, declared by leading an ace after winning a trick.

## scoring

rule-scoring-success-scores-contract = A made contract writes the contract, however much was earned.
rule-scoring-success-scores-actual = A made contract writes what was earned.
rule-scoring-failure-costs-contract = A failed contract costs the contract.
rule-scoring-failure-costs-120 = A failed contract costs 120, however high it was.
rule-scoring-failure-costs-contract-plus-10 = A failed contract costs the contract and 10 more.
rule-scoring-failure-costs-contract-plus-20 = A failed contract costs the contract and 20 more.
rule-scoring-failure-keeps-earned-yes = A declarer who fails still writes what was earned, less the cost.
rule-scoring-failure-keeps-earned-no = A declarer who fails writes the cost alone.
rule-scoring-defenders-score-yes = Defenders write what they earn.
rule-scoring-defenders-score-no = Defenders write nothing for their cards and marriages.
rule-scoring-round-to-1 = Nothing is rounded.
rule-scoring-round-others = Points are rounded to the nearest { $unit }, but not the declarer’s.
rule-scoring-round-all = Points are rounded to the nearest { $unit }, the declarer’s too.
rule-scoring-round-declarer = The declarer’s points are rounded to the nearest { $unit }.
rule-scoring-bolts = A defender who earns nothing gets a bolt.
rule-scoring-bolts-penalty = { $every ->
    [1] Every bolt costs { $penalty }.
    [2] Every second bolt of a player costs { $penalty }.
    [3] Every third bolt of a player costs { $penalty }.
   *[other] Of each { $every } bolts of a player the last costs { $penalty }.
}
rule-scoring-lock-at = From { $lock } on a player writes only own contracts.

## game

rule-game-finish-at-once = The game ends as soon as somebody reaches { $target }.
rule-game-finish-full-round = Once somebody has reached { $target }, the game goes on until all have dealt equally often; the highest total wins.
rule-game-finish-fixed-deals = The game lasts { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; the highest total wins.
rule-game-win-as-declarer-only = Only the declarer of a made contract can reach { $target }.
rule-game-dump = A total of exactly { $dump } becomes zero.
rule-game-dump-both = A total of exactly { $dump }, or as much below zero, becomes zero.
rule-game-barrel-off = There is no barrel.
rule-game-barrel = The barrel stands at { $at }: a total from there on but below { $target } stops at it, and the player has { $deals ->
    [one] one deal
   *[other] { $deals } deals
} to win.
rule-game-barrel-won-by-own-contract = From the barrel one wins only with an own contract that brings the rest.
rule-game-barrel-won-by-any-score = From the barrel one wins with any one deal that brings the rest.
rule-game-barrel-won-by-running-sum = Points written on the barrel add up, and one wins when they bring the rest.
rule-game-barrel-failed-contract-subtract = A contract failed on the barrel is taken off the total, and the player is off the barrel.
rule-game-barrel-failed-contract-attempt = A contract failed on the barrel only spends an attempt.
rule-game-barrel-fall = A player who has used up all attempts falls by { $fall }.
rule-game-barrel-newcomer-joins = A newcomer leaves the others on the barrel alone.
rule-game-barrel-newcomer-knocks-off = A newcomer knocks off whoever sits on the barrel.
rule-game-barrel-together-join = Players who mount in the same deal sit there together.
rule-game-barrel-together-both-fall = Players who mount in the same deal all fall.
rule-game-barrel-spared = On the barrel no deal is given up and no bolt is marked.
rule-game-barrel-third-fall-to-zero = The third time off the barrel without a win the total becomes zero.
