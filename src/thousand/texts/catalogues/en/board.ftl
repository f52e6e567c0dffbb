### The table in the browser. Names of players are never declined; short, present tense.

## The table

board-rules = Rules of this table
board-sheet = Score
board-deal = Deal { $number }
board-you = You
board-guest = Guest
board-free = free seat
board-gone = not here
board-joining = Going to the table…
board-time-left = Time left
board-for = for { $name }
board-for-you = for you
board-yes = Yes
board-no = No

## Newcomers

board-welcome = To the table
board-your-name = Your name, as the others see it
board-enter = Go to the table

## Before the game

board-lobby = At the table
board-level-of = How strong: { $name }
board-sit = Sit down
board-sit-here = Sit here
board-stand-up = Stand up
board-let-go = Let go
board-let-go-of = Let go: { $name }
board-let-go-what = { $name } gets up and cannot sit down at this table again.
board-let-go-own = The host has let you go. You can watch.
board-begin = Begin
board-begin-bots = Free seats go to bots.
board-begin-all = Everybody is here.
board-present = { $name } is here.
board-full = All seats are taken. You are watching.
board-wait-host = The host begins the game.
board-link = Link for friends
board-copy = Copy
board-copied = Copied
board-share = Share
board-link-local = This link works on this computer only. For guests from the same network, stop the server and start it with “make play LAN=1” or “thousand serve --lan”; the game waits.
board-qr = QR code of the link
board-invite = Invite a friend
board-invite-what = Whoever opens the link may ask for the seat of a bot; those who sit here say whether to let them in.

## Between deals

board-begins = The game begins
board-first-dealer = Deals first: { $name }
board-cutting = The deck is being cut…
board-deal-first = Deal
board-next = Next deal
board-wait-for = Waiting for: { $names }
board-reckoning = How it was written
board-result-made = { $name } makes { $amount }
board-result-failed = { $name } fails { $amount }
board-result-write-off = { $name } writes the deal off
board-result-bomb = { $name } throws the bomb
board-result-made-own = You make { $amount }
board-result-failed-own = You fail { $amount }
board-result-write-off-own = You write the deal off
board-result-bomb-own = You throw the bomb
board-part-tricks = tricks { $points }
board-part-marriage = marriage
board-part-aces = ace marriage { $points }
board-part-extra = besides { $points }
board-was-became = { $before } → { $after }

## The end

board-over = The game is over
board-aborted = The game was ended
board-you-win = You win
board-chart = How the totals went
board-games-won = games won: { $count }
board-rematch = Play again
board-rematch-wanted = For another game: { $names }
board-replay = Replay
board-download = Download
board-last-deal = The last deal

## Whose turn it is

board-your-turn = Your turn
board-your-word = Your bid
board-your-exchange = Choose a card to give
board-waits-word = To bid: { $name }
board-waits-talon = Takes a talon: { $name }
board-waits-exchange = Gives cards: { $name }
board-waits-raise = Names the contract: { $name }
board-waits-trump = Names trump: { $name }
board-waits-card = To play: { $name }
board-nobody = Nobody is to act now.
board-tag-word = to bid
board-tag-exchange = gives
board-tag-turn = to play
board-own-word = your bid
board-own-exchange = your cards
board-own-turn = your turn
board-you-sit = You deal and sit this one out.

## Auction

board-pass = Pass
board-more = More
board-highest = { $name }: { $amount }.
board-must-bid = The first to speak must bid.
board-limit-cap = You may go up to { $limit }: that is what your marriages allow.
board-limit-none = Above { $limit } only with a marriage in hand.
board-limit-ceiling = At this table bids go up to { $limit }.
board-limit-deck = No deal has more than { $limit }.
board-limit-first = The first bid is fixed here.
board-limit-step = Here bids go up step by step.
board-ask-dark = Bid before you look?
board-dark-how = In the dark it is 120 and counts double.
board-look = Look at the cards
board-dark = 120 in the dark
board-claim = New deal

## Talon and exchange

board-talon = talon
board-talon-backs = Talon, face down: { $count }
board-talon-number = Talon { $number }
board-ask-talon = Which talon do you take?
board-take-talon = Take talon { $number }
board-here = here
board-give-to = Give to: { $name }
board-give-back = { $name } gets the { $card }. Take it back
board-whose = Who gets the { $card }?
board-give-how = First the card, then the player
board-give-sure = { $count ->
    [one] Give it?
   *[other] Give them?
}
board-give = Give
board-ask-discard = Cards to lay aside: { $count }
board-picked = Chosen: { $count } of { $of }
board-discard = Lay aside
board-ask-raise = Contract { $amount }. Raise it?
board-ask-stand = Contract { $amount }. It cannot be raised.
board-stand = Leave { $amount }
board-write-off = Write off
board-bomb = Bomb
board-ask-trump = Which suit is trump?

## Play

board-last-trick = last trick
board-takes-it = { $name } takes it.
board-no-trick = No card lies on the table.
board-no-last = No trick has been taken yet.
board-not-this = This card is not for now.
board-declare = { $card }: declare the marriage?
board-declare-aces = { $card }: declare the ace marriage?
board-declare-yes = Declare +{ $value }
board-declare-note = trump: { $suit }
board-declare-no = Just play
board-declare-no-note = no marriage
board-declares = { $name }: marriage, { $value }
board-declares-aces = { $name }: ace marriage, { $value }
board-aces = four aces
board-rest = Take the rest

## Asked once more

board-sure-write-off = Write the deal off?
board-write-off-free = The deal is not played. Each opponent writes { $others }, you write nothing.
board-write-off-now = The deal is not played. Each opponent writes { $others }, and this write-off costs you { $penalty }.
board-write-off-later = The deal is not played. Each opponent writes { $others }, you write nothing. { $left ->
    [1] Your next write-off costs { $penalty }.
   *[other] Of each { $every } write-offs the last costs { $penalty }; this one is free.
}
board-sure-bomb = Throw the bomb?
board-sure-dark = Bid 120 in the dark?
board-sure-high = Bid { $amount }?
board-sure-raise = Raise to { $amount }?
board-sure-claim = Show the hand and demand a new deal?
board-sure-break = A marriage is given away: { $suit }. Sure?

## Hints

board-hint = Hint
board-hint-wait = Thinking…
board-hint-do = Do it
board-hint-next = Or: { $choice }

## A first game

board-tip = tip
board-tip-read = Got it
board-tip-bid = Whoever bids most takes the talon, the three cards in the middle, and must earn at least as much as the bid.
board-tip-discard = The cards that you lay aside take no part in the play. Keep aces, and kings with their queens.
board-tip-trump = A trump beats every card of the other suits. Choose a suit of which you hold many.
board-tip-lead = You lead with any card. The highest card of its suit takes the trick, or a trump. A ten beats a king.
board-tip-declare = King and queen of one suit are a marriage. Lead one of them and declare it: that is points beside the tricks.
board-tip-marriage = You hold a marriage, king and queen of one suit: { $suit }, { $value } points. Keep both until you lead.
board-tip-blocked = Pale cards cannot be played now. { $why }

## Menu

board-undo = Take back
board-undone = The move is taken back.
board-talk = Say something
board-allow-hints = Allow hints
board-stand-in = Let a bot play: { $name }
board-proofs = Proof of the deals
board-keys = Keys
board-abort = End the game
board-abort-what = The game ends without a winner when most agree.
board-go-on = Play on
board-leave = Leave the table
board-leave-what = A bot takes the seat.
board-stay = Stay
board-print = Print

## Notices

board-line-lost = The connection is lost. Reconnecting…
board-line-now = Now
board-line-forbidden = This table is not for watching.
board-line-missing = There is no such table.
board-line-damaged = What was kept of this table cannot be read. Open a new one.
board-line-reload = The page is out of date.
board-line-load = Load anew
board-held = A bot holds your seat.
board-back = I am back
board-watching = You are watching. You can ask to play in place of a bot.
board-sit-for = Sit down: { $name }
board-question-abort = { $name }: end the game?
board-question-hints = { $name }: allow hints to all?
board-question-stand-in = { $name }: let a bot play for { $seat }?
board-question-sit-in = { $name } asks to sit in for { $seat }.
board-asks-in = You ask to sit in for { $seat }.
board-let-in = Let in
board-keep-out = Do not let in
board-agree = Agree
board-disagree = No
board-withdraw = Take back

## Fair deals

board-proven = deal verified
board-proof-own = verified, your cut is in it
board-proof-wrong = the proof does not fit
board-proof-later = can be verified from the record
board-proof-first = First dealer
board-proof-draw = drawn by a fair deck
board-proof-promise = Promise made before the game (SHA-256)
board-proof-how = Before each deal the server promises its secret, then every browser cuts the deck with a number of its own. Nobody can choose the cards alone.

## Keys

board-key-cards = go to a card
board-key-arrows = along the hand; play the card
board-key-bid = to the sums
board-key-pass = pass
board-key-turn = whose turn it is
board-key-trick = what lies on the table
board-key-last = the last trick
board-key-sheet = the score sheet
board-key-hint = a hint
board-key-undo = take back
board-key-rest = take the rest, where that is offered
board-key-collect = take the trick away at once
board-key-zen = only the cards
board-key-tab = to all buttons
board-key-escape = close, take back the question
board-key-help = this list

## Words between people

board-mute = Do not show what { $name } says
board-say-hello = Hello
board-say-good-game = Good game
board-say-well-played = Well played
board-say-lucky = Lucky
board-say-oops = Oops
board-say-thinking = Let me think
board-say-hurry = Your turn
board-say-thanks = Thank you
board-say-bye = Goodbye
board-emoji-smile = smile
board-emoji-laugh = laugh
board-emoji-wow = surprise
board-emoji-sad = sad
board-emoji-thumb = thumb up
board-emoji-clap = applause
