### The score sheet: its heads, signs and sentences. Names of players are never declined.

sheet-deal = deal
sheet-start = start
sheet-annulled = dealt again: all pass
sheet-annulled-claim = dealt again: { $name } claims
sheet-winners =
    { $count ->
        [one] Wins: { $names }
       *[other] Share the win: { $names }
    }

## Signs and what they mean

sheet-sign-write-off = W
sheet-sign-bomb = B
sheet-sign-dark = dark
sheet-sign-fell = fell
sheet-sign-dump = D
sheet-legend-made = contract
sheet-legend-failed = contract failed
sheet-legend-write-off = deal written off
sheet-legend-bomb = deal bombed
sheet-legend-dark = bid in the dark, counts double
sheet-legend-sitter = sits out
sheet-legend-struck = earned but not written
sheet-legend-bolt = bolt
sheet-legend-bolt-penalty = bolt with penalty
sheet-legend-write-off-penalty = write-off with penalty
sheet-legend-barrel = on the barrel
sheet-legend-attempt = attempts spent on the barrel
sheet-legend-fell = off the barrel
sheet-legend-zeroed = third time off: from zero
sheet-legend-dump = dump

## Counts of a player

sheet-count-made = contracts made
sheet-count-failed = contracts failed
sheet-count-bolts = bolts
sheet-count-mounted = times on the barrel
sheet-count-attempts = barrel attempts spent
sheet-count-falls = times off the barrel
sheet-count-write-offs = write-offs
sheet-count-bombs = bombs
sheet-count-penalties = penalties
sheet-count-penalty-points = penalty points

## In sentences

sheet-plain-start = At the start: { $totals }.
sheet-plain-made = { $name } plays { $contract } and makes it.
sheet-plain-failed = { $name } plays { $contract } and fails.
sheet-plain-write-off = { $name } has the contract of { $contract } and writes the deal off.
sheet-plain-bomb = { $name } has the contract of { $contract } and bombs it.
sheet-plain-cell = { $name }: { $points }, total { $total }.
sheet-plain-marked = { $name }: { $points }, total { $total }; { $marks }.
sheet-plain-attempts = { $spent } of { $of }
sheet-plain-counts = { $name }: { $counts }.

## The arithmetic of a deal

sheet-explain-deal = Deal { $deal }. { $text }
sheet-explain-line = { $name }: { $moves }; total { $before } → { $after }.
sheet-explain-earned = { $earned }; { $moves }
sheet-explain-move = { $reason } { $points }
sheet-explain-rounded = { $reason }, rounded { $points }
sheet-explain-nothing = nothing is written
sheet-worth-cards = tricks { $points }
sheet-worth-marriage = marriage { $suit } { $points }
sheet-worth-marriages = marriages { $points }
sheet-worth-aces = ace marriage { $points }
sheet-worth-talon = talon { $points }
sheet-worth-talons = talons with the last trick { $points }
sheet-worth-discards = cards laid aside { $points }
