### Pages beside the table: rules, replay, fair deals, learning, accessibility. Names of players are never declined.

## Rules

pages-rules-question = By which rules?
pages-rules-of-table = The rules of this table
pages-rules-of-game = Rules of the game
pages-preset = Rule set
pages-picked = chosen
pages-find = Find a rule
pages-nothing-found = No rule has “{ $text }” in it.
pages-card = Reminder card
pages-print = Print
pages-marriages = Marriages
pages-differs = differs from the preset
pages-usual = { $preset }: { $value }
pages-as-preset = as in { $preset }
pages-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
pages-restore = put back
pages-restore-one = Put back: { $option }
pages-figure = figure
pages-after-deals = after so many deals
pages-rules-impossible = These rules do not go together.
pages-show = Show where
pages-rules-link = Link to these rules
pages-play-these = Play by these
pages-to-table = To the table
pages-own-sets = My rules
pages-set-name = Name for these rules
pages-saved = Saved: { $name }
pages-not-saved = This browser keeps nothing. Copy the link instead.
pages-forget-set = Forget { $name }

## Looking through a game

pages-replay-open = Look through a game
pages-replay-what = Open a game record to step through it action by action, with all cards open or with one player’s eyes.
pages-replay-none = There is no such game
pages-replay-empty = There are no cards in this record that may be seen.
pages-replay-other = Open another record
pages-record-choose = Record of a game
pages-record-file = Choose a file
pages-record-drop = Or drop the file here. It is read and not kept.
pages-record-large = This file is too large for a record. Choose another one.
pages-record-not-json = This file is not a record. Choose a file that was downloaded here or made by “thousand”.
pages-deal = Deal { $number }
pages-prev-deal = Deal before
pages-next-deal = Next deal
pages-step-through = Step through the deal
pages-first = As dealt
pages-prev = Back
pages-next = On
pages-last = End of the deal
pages-eyes = Whose cards are open
pages-eyes-all = all cards open
pages-eyes-of = as { $name } sees it
pages-course = Tricks
pages-talon = talon
pages-turn = to act
pages-hand = { $name }: { $cards }
pages-hand-closed = { $name }, cards face down: { $count }
pages-no-cards = no cards
pages-link = Link
pages-link-moment = This address leads to the very moment that you see.
pages-link-none = This record was opened from a file, so there is no address for it. Send the file.
pages-download = Download
pages-sheet = Score sheet
pages-sheet-open = The number of a deal opens it.
pages-keys = Keys
pages-move-next = on
pages-move-prev = back
pages-move-nexttrick = to the end of the trick
pages-move-prevtrick = to the trick before
pages-move-nextdeal = next deal
pages-move-prevdeal = deal before
pages-move-first = as dealt
pages-move-last = end of the deal

## Fair deals

pages-fair-what = The cards of a deal come from the host and from the players together, and nobody knows what the others choose. Afterwards everybody can check that nothing was exchanged: this page does it in your browser.
pages-fair-check = Check a game
pages-fair-match = Secret of the match
pages-fair-draw = Draw of the first dealer
pages-fair-proves = What is proven
pages-fair-proves-host = The host has not chosen the cards. The host’s secret is bound before anybody cuts the deck. If one honest player cuts, the deck is fair for this player.
pages-fair-proves-players = No player has chosen the cards, nor all of them together: nobody but the host knows the secret before the deal is over.
pages-fair-proves-whole = No deal is left out: the numbers of decks rise by one, and a number that is passed over is told of.
pages-fair-proves-bound = All secrets are bound at the start: once the secret of the match is open, the secret of each deck follows from it.
pages-fair-not = What is not proven
pages-fair-not-look = That nobody looks at the cards. The host’s program deals them and knows them. Play with a host you trust, or be the host.
pages-fair-not-left-out = That your cut counted, unless you look. A deal without your cut, or one that you are said to have withheld, is for you to see.
pages-fair-not-time = That promises came in time. A record shows what was promised, not when; your browser at the table sees it.
pages-fair-not-bots = A deck that nobody cut. At a table of bots only the host’s secret makes the deck.
pages-fair-not-pair = That nobody plays as a pair, by telephone or with two browsers.
pages-fair-here = The decks are made anew in this browser. What rules a record is played by is asked of the server. The exact steps are written in docs/reference/fairness.md; “thousand verify” does the same without a browser.
pages-proof = Proof of the deal
pages-proof-promise = Promise of the deck, made before the cut
pages-proof-secret = Secret of the deck, opened after the deal
pages-proof-match-promise = Promise of the match, made at the start
pages-proof-match-secret = Secret of the match, opened at the end
pages-proof-cut = Cut: { $name }
pages-proof-cut-promise = promised
pages-proof-cut-opened = opened
pages-verify-game = Check the whole game
pages-verify-other = Check a record

## Learning

pages-learn-title = Thousand in a minute
pages-learn-goal = Whoever first brings the total to 1000 wins. It takes an evening.
pages-learn-deal = Everybody gets seven cards, three are the talon. The highest bidder takes the talon, parts with cards and plays against the others.
pages-learn-points = Points are in the cards: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. King and queen of one suit are a marriage and bring 40 to 100 more.
pages-learn-contract = A bid is a promise: earn as much and it is added, else it is taken off. The others write what they earn.
pages-learn-barrel = Near the end stands the barrel at 880: from there the rest must be earned in one deal, in three attempts.
pages-learn-card = The gentle rules on one page
pages-learn-book = The whole rulebook
pages-learn-book-language = Language of the rulebook

## Accessibility

pages-access-speak = Everything that happens at the table is said in sentences, one after the other, as it happens. Your own turn is said at once.
pages-access-order = The table is read from the top: the bar, the other players, the trick, the question with its buttons, your own score, your cards, the sheet.
pages-access-cards = Your cards are buttons: “ten of hearts, playable”. A card that may not be played says why.
pages-access-see = Nothing is told by colour alone. In Settings there are four colours or two, large corners, letters of several languages, larger text, day and evening.
pages-access-motion = Where the system asks for less motion, nothing flies. Nobody waits for you unless the table has a clock.
pages-access-keys = Keys at the table
pages-access-tell = Where something is in your way, tell the host of this page: it is a fault and not your fault.
