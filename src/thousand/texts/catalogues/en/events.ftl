### What happens at the table, and what a seat may do. Names of players stay as they are.

event-deal-started = Deal { $deal }. Dealer: { $name }.
event-hand-seen = { $name } looks at the cards: { $cards }
event-dark = { $name } bids 120 in the dark.
event-look = { $name } looks at the cards first.
event-claim = { $name } demands a new deal.
event-bid = { $name }: { $amount }
event-pass = { $name }: pass
event-write-off = { $name } writes the deal off.
event-bomb = { $name } throws the bomb.
event-raise = { $name } raises to { $amount }.
event-stand = { $name } leaves the contract as it is.
event-auction-won = { $name } is declarer. Contract: { $amount }.
event-auction-won-dark = { $name } is declarer. Contract: { $amount }, in the dark.
event-talon = { $name } takes the talon: { $cards }
event-talon-hidden = { $name } takes the talon.
event-one-talon = { $name } takes talon { $number }: { $cards }
event-one-talon-hidden = { $name } takes talon { $number }.
event-given = { $name } lays a card for { $to }: { $card }.
event-given-hidden = { $name } lays a card for { $to }.
event-received = { $name } gets a card: { $card }.
event-discarded = { $name } lays { $count ->
    [one] one card
   *[other] { $count } cards
} aside: { $cards }
event-discarded-hidden = { $name } lays { $count ->
    [one] one card
   *[other] { $count } cards
} aside.
event-played = { $name }: { $card }
event-marriage = { $name } declares the marriage of { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}: { $value }.
event-aces = { $name } declares the ace marriage: { $value }.
event-trump = Trump: { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}.
event-trick = { $name } takes the trick, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-all-passed = All pass. The deal is annulled.
event-annulled = The deal is annulled as { $name } demands.
event-made = { $name } makes { $contract } with { $earned }. Written: { $scores }.
event-failed = { $name } fails { $contract } with { $earned }. Written: { $scores }.
event-written-off = { $name } writes the deal off. Written: { $scores }.
event-bombed = { $name } throws the bomb. Written: { $scores }.

action-dark = bid 120 in the dark
action-look = look at the cards
action-claim = demand a new deal
action-bid = bid { $amount }
action-pass = pass
action-take = take talon { $number }
action-write-off = write the deal off
action-bomb = throw the bomb
action-give = give { $to } a card: { $card }
action-discard = lay aside: { $cards }
action-raise = raise to { $amount }
action-stand = leave the contract as it is
action-trump = name trump: { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}
action-play = play the { $card }
action-declare = lead the { $card } and declare the marriage
action-declare-aces = lead the { $card } and declare the ace marriage
