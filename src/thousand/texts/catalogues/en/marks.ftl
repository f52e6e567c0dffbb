### What happens to a player's standing, why points move, and the phases of a deal.
### The value of a mark is its name on the score sheet; .event says it of a player.

mark-bolt = bolt
    .event = { $name } gets a bolt: no points in this deal.
mark-bolt-penalty = penalty for bolts
    .event = { $name } pays the penalty for bolts.
mark-write-off-penalty = penalty for write-offs
    .event = { $name } pays the penalty for write-offs.
mark-barrel = mounts the barrel
    .event = { $name } mounts the barrel.
mark-attempt = attempt spent
    .event = { $name } spends an attempt on the barrel.
mark-off-barrel = off the barrel
    .event = { $name } fails the contract and is off the barrel.
mark-fall = falls
    .event = { $name } falls off the barrel.
mark-knocked-off = knocked off
    .event = { $name } is knocked off the barrel.
mark-zeroed = back to zero
    .event = { $name } has left the barrel for the third time and starts again from zero.
mark-dump = dump
    .event = { $name } hits the dump: the total becomes zero.
mark-win = wins
    .event = { $name } wins the game.

reason-contract = contract made
reason-earned = points earned as declarer
reason-failed = contract failed
reason-kept = points earned in spite of failing
reason-dark = doubled for the dark
reason-defence = points earned as defender
reason-sitting = points of the talon for sitting out
reason-given-up = points for a deal given up
reason-lock = struck out: locked, only an own contract counts
reason-barrel-struck = struck out: on the barrel only an own contract counts
reason-bolts = penalty for bolts
reason-write-offs = penalty for write-offs
reason-barrel-idle = not counted on the barrel
reason-barrel-sum = added up aside on the barrel
reason-barrel-failed = the contract failed on the barrel
reason-barrel = stopped at the barrel
reason-fall = fall from the barrel
reason-knocked-off = knocked off the barrel
reason-zeroed = third time off the barrel: back to zero
reason-dump = dump: back to zero

phase-dark = dark bid
phase-auction = auction
phase-talon = choice of the talon
phase-exchange = exchange
phase-raise = raise
phase-trump = naming trump
phase-trick = play
phase-deal-over = deal over
phase-game-over = game over
