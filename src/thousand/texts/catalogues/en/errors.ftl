### What is wrong and what to do. $card is the name of a card; $suit is spades, clubs, diamonds or hearts;
### $seat, $to, $turn and $dealer are players' names or words for their seats.

error-at-path = { $path }: { $why }
error-in-deal = Deal { $deal }: { $why }
error-in-action = Deal { $deal }, action { $action }: { $why }
error-in-tried = Deal { $deal }, action { $action } (“{ $tried }”): { $why }
error-language-unknown = There is no catalogue for the language “{ $language }”. Choose one of: { $known }.

## Cards

error-card-unknown = “{ $card }” is not a card. Write its rank and suit, such as AS, TH or 9D.
error-card-twice = The card “{ $card }” is named twice. Name each card once.
error-suit-unknown = “{ $suit }” is not a suit. Write S, C, D or H.

## Actions

error-bot-unknown = There is no bot “{ $bot }”. Choose one of these: { $known }.
error-extra-missing = This needs packages that are not installed. Install Thousand with its extra: pip install "thousand[{ $extra }]".
error-action-unnumbered = This action has no number under these rules. Choose one of the legal actions.
error-number-unknown = No action has the number { $number } here. Choose a number from 0 to below { $size } that the mask allows.
error-face-option = “{ $value }” is not a value of { $option }. Choose one of these: { $known }.
error-not-running = No deal is running. Deal the cards first.
error-not-an-action = This is no action of the game. Choose one of those on offer.
error-not-your-turn = It is not the turn of { $seat }. Now it is { $turn } to act.
error-wrong-phase = { $phase ->
    [dark] This is not the moment. Say first whether to bid 120 in the dark or to look at the cards.
    [auction] The auction is on. Bid or pass.
    [talon] The auction is over. Take talon 1 or 2.
    [exchange] The talon has been taken. Pass cards on in the way these rules say, or give the deal up where that is allowed.
    [raise] The cards have been passed. Raise the contract or let it stand.
    [trump] Trump is not named yet. Name a suit.
   *[trick] The tricks are being played. Play a card.
}
error-bid-step = { $amount } is no bid: bids go by { $step }. Name a multiple of { $step }.
error-bid-below-minimum = { $amount } is below the lowest bid. Bid at least { $lowest }.
error-bid-too-low = { $amount } is not above the last bid. Bid at least { $lowest } or pass.
error-bid-jump = { $amount } skips a step, and these rules have no jumps. Bid { $lowest } or pass.
error-bid-minimum-only = The first bid is fixed. Bid { $minimum }.
error-bid-above-cap = { $amount } is more than the marriages in the hand allow. Go up to { $limit } at most.
error-bid-above-ceiling = { $amount } is above the ceiling of these rules. Go up to { $limit } at most.
error-bid-above-deck = { $amount } cannot be earned in any deal. Go up to { $limit } at most.
error-pass-forbidden = The first bidder may not pass. Bid.
error-claim-unfounded = The hand gives no right to a new deal. Play it.
error-claim-too-late = It is too late to demand a new deal. Play on.
error-talon-unknown = There is no talon { $talon }. Take talon 1 or 2.
error-write-off-off = These rules have no write-off. Play the deal.
error-write-off-dark = A contract bid in the dark cannot be written off. Play the deal.
error-write-off-barrel = On the barrel no deal is written off. Play the deal.
error-write-off-too-late = A card has been passed, so the deal can no longer be written off. Play on.
error-bomb-off = These rules have no bomb. Play the deal.
error-bomb-contested = The bomb is only for a minimum that nobody else wanted. Play the deal.
error-bomb-barrel = On the barrel there is no bomb. Play the deal.
error-bomb-spent = { $limit ->
    [one] The one bomb of this game is spent.
   *[other] All { $limit } bombs of this game are spent.
} Play the deal.
error-bomb-too-late = A card has been passed, so it is too late for the bomb. Play on.
error-card-not-held = This card is not in the hand: { $card }. Choose one that is.
error-give-wrong-seat = { $to } gets no card. Give one card to each opponent who plays this deal.
error-give-twice = { $to } has a card already. Give this one to the other opponent.
error-give-talon-only = This card is not from the talon: { $card }. Give a card of the talon.
error-discard-count = { $count ->
    [one] { $count } card is laid aside
   *[other] { $count } cards are laid aside
} where { $expected } must go. Lay aside exactly { $expected }.
error-discard-marriage = This card belongs to a marriage in the hand: { $card }. Lay aside another one.
error-raise-too-low = { $amount } is no raise. Raise to at least { $lowest } or stand.
error-follow-suit = You hold { $suit ->
    [spades] a spade
    [clubs] a club
    [diamonds] a diamond
   *[hearts] a heart
}: follow suit.
error-must-trump = You cannot follow suit, and you hold a trump: play { $suit ->
    [spades] a spade
    [clubs] a club
    [diamonds] a diamond
   *[hearts] a heart
}.
error-must-beat = You can beat the trick: play a higher { $suit ->
    [spades] spade
    [clubs] club
    [diamonds] diamond
   *[hearts] heart
}.
error-must-overtrump = You can overtrump: play a higher { $suit ->
    [spades] spade
    [clubs] club
    [diamonds] diamond
   *[hearts] heart
}.
error-declare-not-leading = A marriage is declared only when leading to a trick. Play the card without declaring.
error-declare-wrong-card = Nothing is declared with this card: { $card }. Play it without declaring.
error-declare-no-pair = You do not hold both king and queen of { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}. Play the card without declaring.
error-declare-no-aces = You do not hold all four aces. Play the ace without declaring.
error-declare-no-trick = Win a trick first: only then may you declare. Play the card without declaring.
error-declare-defender = Only the declarer may declare marriages here. Play the card without declaring.

## Deals

error-deal-running = A deal is still running. Finish it before dealing the next.
error-game-over = The game is over. Start a new one.
error-dealer-unknown = There is no such dealer: { $dealer }. Seats are counted from 0, and there are { $seats }.
error-dealer-wrong = It is not the turn of { $dealer } to deal. Dealer now: { $turn }.
error-deck-wrong = The deck must hold each of the 24 cards once. Count it.
error-hands-count = { $given ->
    [one] { $given } hand is given
   *[other] { $given } hands are given
} where { $expected } are needed. Give one for each seat.
error-hand-size = The hand of { $seat } has { $given ->
    [one] { $given } card
   *[other] { $given } cards
}. Give it { $expected }.
error-talon-count = { $given ->
    [one] { $given } talon is given
   *[other] { $given } talons are given
}. Give { $expected }.
error-talon-size = A talon has { $given ->
    [one] { $given } card
   *[other] { $given } cards
}. Give it { $expected }.
error-card-dealt-twice = This card is dealt twice: { $card }. Deal it to one place.
error-start-count = { $given ->
    [one] { $given } starting total is given
   *[other] { $given } starting totals are given
}. Give { $expected }, one for each seat.
error-start-at-target = { $seat } would start at { $total }, and the target is { $target }. Start below it.

## Rules

error-rules-shape = Rules are an object with names and values, and this is not one ({ $value }). Write it in braces.
error-key-missing = The key “{ $key }” is missing. Add it.
error-key-unknown = The key “{ $key }” is not known here. Remove it or correct its spelling.
error-preset-unknown = There is no preset “{ $preset }”. Choose home, club, polish or classic.
error-players-unknown = “{ $players }” is no number of players for this game. Choose 2, 3 or 4.
error-players-in-changes = The number of players is not an option to change. State it as “players”, beside the preset.
error-option-unknown = There is no such option. Correct its spelling or remove it.
error-option-unknown-near = There is no such option. Did you mean { $near }?
error-option-missing = This option is missing. A whole rule set names every option: add it.
error-value-not-allowed = { $value } is not allowed. Choose from: { $allowed }.
error-fall-above-barrel = A fall of { $fall } is more than the barrel’s { $at }. Make it { $at } or less.
error-barrel-at-target = A barrel at { $at } is not below the target of { $target }. Lower the barrel or raise the target.
error-dump-at-target = A dump at { $at } is not below the target of { $target }. Choose a lower figure.
error-dump-at-barrel = The dump and the barrel stand at the same figure, { $at }. Move one of them.
error-lock-at-target = A lock at { $at } is not below the target of { $target }. Choose a lower lock or raise the target.
error-ceiling-below-minimum = A ceiling of { $ceiling } is below the lowest bid, { $minimum }. Raise the ceiling.
error-dark-above-ceiling = The dark bid is 120, above the ceiling of { $ceiling }. Raise the ceiling or leave the dark bid out.
error-write-off-without-exchange = With two players who take a talon each nothing is exchanged, so there is no write-off. Switch it off.
error-bomb-without-exchange = With two players who take a talon each nothing is exchanged, so there is no bomb. Switch it off.
error-overtrump-without-trump = Who need not trump cannot be made to overtrump. Switch play.must_trump on or choose another value.

## Records

error-not-json = This is not JSON (line and column { $where }). Check that the record is whole.
error-not-utf8 = This is not text in UTF-8. Save the record as UTF-8.
error-too-deep = The record is nested too deeply. Check its brackets.
error-key-twice = The key “{ $key }” stands twice. Keep one of them.
error-shape = { $expected ->
    [object] An object in braces belongs here.
    [list] A list in square brackets belongs here.
    [text] A text in quotes belongs here.
   *[whole_number] A whole number belongs here.
}
error-format-unknown = The format “{ $given }” is not known. This program reads “{ $expected }”.
error-seats-count = { $given ->
    [one] { $given } seat is named
   *[other] { $given } seats are named
}. Name { $expected }, one for each player.
error-action-unreadable = This is no action. Write the seat, a verb and what it needs, such as “1 bid 105”.
error-hidden-beyond = The record hides the cards on which this depends, so it cannot be replayed further. End it here or use a whole record.
error-hidden-mixed = Cards are either all hidden or all known. Write them all, or “??” for each.
error-hidden-card-known = This card is known in the record and cannot be hidden. Write the card.

## The arena

error-arena-names = An arena takes two or three bots; here are { $given }. Name them with commas between.
error-arena-seats = There are { $names } bots and { $players } seats. Name two bots, or take a table of three or four.
error-arena-process-lost = A process that was playing has been ended from outside, perhaps for want of memory. Try again with fewer (--jobs).
error-journal-foreign = { $file } is not a file of the arena. Choose another name; it was left as it is.
error-journal-other = { $file } holds deals of other bots, rules or options. Choose another name; it was left as it is.
error-journal-line = Line { $line } of { $file } cannot be read. Take a copy of the file without it, or begin a new one.

## The server

error-request-shape = This request is not understood. Load the page anew.
error-request-unreadable = This request is not JSON. Load the page anew.
error-request-large = This is too large. Send less.
error-request-kind = Content of this kind is not taken here. Send JSON.
error-request-often = That was too fast. Wait a moment.
error-method-wrong = This address does not do that. Load the page anew.
error-not-found = There is nothing here. Go back to the first page.
error-origin-foreign = This request comes from another site. Open the page of this one.
error-guest-wanted = Say first what you are called.
error-guest-name = A name has 1 to { $most } signs. Choose another.
error-guests-many = Too many players have come from your address within an hour. Try again later.
error-code-wrong = This code is not right, has been used, or is too old. Ask for a new one.
error-table-missing = There is no such table, or it has been cleared away. Open a new one.
error-table-damaged = What was kept of this table cannot be read, so it cannot go on. Whoever runs the server can put a copy back. Open a new table.
error-tables-many = Too many tables have been opened from your address within an hour. Try again later.
error-game-missing = There is no record of this game: it is not over yet, or it has been cleared away.
error-address-foreign = This is no address of this site. Copy the link of the table.
error-server-full = Every table here is taken. Try again later.
error-server-fault = Something went wrong at the server. Try again.
error-store-fault = The server cannot keep what happens, so play stands still. Try again in a moment.
error-message-unreadable = The server does not understand this message. Load the page anew.
error-phrase-unknown = { $phrase } is not among the phrases. Choose one of the list.
error-hint-busy = A hint is being worked out already. Wait for it.
error-hint-failed = There is no hint this time. Ask again.
error-database-busy = Another process uses { $file }. Stop that server first.
error-database-missing = There is no file { $file }. Check its name.
error-database-foreign = { $file } is no database of Thousand, or it is damaged. Choose another file, or put a copy in its place: thousand restore COPY.
error-database-damaged = The database { $file } is damaged. Put a copy in its place: thousand restore COPY --database { $file }. The damaged file is kept beside it.
error-database-newer = The database was written by a later version ({ $revision }). Install that version.
error-file-taken = There is a file { $file } already. Choose another name.
error-setting-value = “{ $value }” is no value for the setting { $setting }. docs/reference/operating.md names those that are.
error-port-taken = Port { $port } is taken. Choose another with --port.
