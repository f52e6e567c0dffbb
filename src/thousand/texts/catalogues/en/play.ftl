### The game at a terminal. Names of players are never declined; $cards, $names and the like are lists ready made.

play-title = Thousand
play-player = Player
# Names of the bots: four at least, with comma and space between.
play-bot-names = Boris, Vera, Marek, Hanna, Anton
play-you = you
play-bot = bot

## Options of the command

play-option-rules = The rules: home, club, polish, classic, or a rule file.
play-option-players = How many sit at the table: 2, 3 or 4. If not given: 3, or as the rule file says.
play-option-set = Changes one option of the rules, such as game.target=500; may be given several times.
play-option-names = Names, with commas between: those of the people, or of all seats in order.
play-option-seat = The seat of the first person, from 0.
play-option-people = How many people share this keyboard; bots take the other seats.
play-option-level = How well the bots play: a level such as rookie, casual or regular, or the name of any bot; one for all, or one for each bot with commas between. If not given: you are asked at a terminal, else casual.
play-option-seed = A number from which the cards are shuffled: the same number, the same cards.
play-option-plain = Plain sentences and no drawing: for screen readers.
play-option-no-color = Draws without colour, as NO_COLOR does.
play-option-watch = Bots play among themselves, you watch.
play-option-pause = Seconds that each change stays on the screen.
play-option-save = The file in which the game is kept.
play-option-resume = Goes on with FILE, or with the game that was left last.
play-argument-file = A game to go on with.

## Words to type. Several for one thing stand with comma and space between; the first is shown to the player.

play-words-pass = pass, p
play-words-stand = stand
play-words-dark = dark
play-words-look = look
play-words-claim = claim
play-words-write-off = write-off, writeoff, write off
play-words-bomb = bomb
play-words-yes = yes, y
play-words-no = no, n
play-words-hint = hint, i
play-words-undo = undo, u
play-words-score = score, s
play-words-why = why, w
play-words-last = last, l
play-words-talon = talon, t
play-words-hand = hand
play-words-table = table
play-words-rules = rules
play-words-help = help, h
play-words-quit = quit, q, exit
# Letters of cards, from the ace to the nine, and of suits: spades, clubs, diamonds, hearts. Spellings are divided by /.
play-letters-ranks = A 10/T K Q J 9
play-letters-suits = S C D H

## The beginning

play-table = Thousand. Rules: { $preset }. At the table: { $names }.
play-table-own = Thousand. Rules of your own. At the table: { $names }.
play-how-to-type = Type the number of a card or its letters ({ $example } is the ace of spades), a number to bid, or a word: “{ $help }” lists them, “{ $quit }” leaves and keeps the game.
play-lot = { $name } deals first, by lot.
play-drawn = Cards drawn for the deal: { $cards }.
play-pair = { $name } – { $what }
play-deals-first = { $name } deals first.
play-goes-on = The game goes on.
play-ask-level = Against whom do you play?
play-level-usual = Number, name, or Enter: { $level }
play-level-again = That is no level.

## The table

play-deal-header = deal { $deal } · { $name } deals
play-contract-short = contract { $amount }
play-dark-short = 120 in the dark
play-passed = pass
play-sits-out = deals, sits out
play-cards-short = cards { $count }
play-won-nothing = no tricks
play-won-short = tricks { $tricks } · { $points }
play-barrel = barrel { $attempt }/{ $of }
play-bolts = bolts { $count }/{ $of }
play-contract = { $name }: contract { $amount }
play-contract-dark = { $name }: contract { $amount } in the dark
play-no-trump = no trump yet
play-trump-short = trump
play-talon-short = talon
play-last-trick-short = Last trick:
play-takes = { $name } takes it
play-acts = { $name } to act …
play-trick-taken = { $name } takes the trick.
play-hint = ? help · hint · score · last · undo · quit

## Questions

play-ask-dark = Bid before you look? 1 look at the cards, 2 bid 120 in the dark (counts double)
play-ask-bid = Your bid: { $low } to { $high }, in steps of { $step } (+ is the lowest)
play-ask-bid-or-pass = Your bid: { $low } to { $high }, in steps of { $step } (+ is the lowest), or pass
play-ask-bid-one = Your bid: { $amount } (Enter)
play-ask-bid-one-or-pass = Your bid: { $amount } (or +), or pass
play-ask-pass-only = No higher bid is possible with this hand: pass (Enter)
play-ask-talon = Which talon do you take, 1 or 2?
play-ask-discard = Lay aside { $count ->
    [one] one card
   *[other] { $count } cards
} in one line, such as { $example }
play-ask-give = A card for { $name }
play-ask-give-two = Two cards in one line: for { $first }, then { $second }
play-ask-raise = Contract { $amount }: raise to { $low }–{ $high }, or Enter to leave it
play-ask-stand-only = Contract { $amount } cannot be raised with this hand: Enter
play-ask-trump = Trump: { $suits }
play-ask-lead = Your lead
play-ask-card = Your card
play-may-declare = (marriage)
play-or-claim = · or “claim”
play-or-write-off = · or “write-off”
play-or-bomb = · or “bomb”
play-declare = Declare the marriage of { $suit }, { $value } points?
play-declare-aces = Declare the four aces, { $value } points?
play-confirm-bid = This hand holds { $held } at most. Bid { $amount } all the same?
play-confirm-leap = { $amount }, well above the lowest bid of { $lowest }?
play-confirm-write-off = Write the deal off? Each opponent gets { $others }
play-confirm-bomb = Throw the bomb? Each opponent gets { $others }
play-confirm-dark = Bid 120 without seeing the cards?
play-confirm-claim = Show the hand and demand a new deal?
play-yes-or-no = { $question } ({ $yes }/{ $no }, Enter: back)
play-not-understood = That is not understood. “?” explains what can be typed.
play-one-card = One card, please.
play-card-twice = Each card only once, please.
play-advice = Hint (Enter): { $choice }.
play-advice-next = Next best: { $choice }: { $count } of { $worlds }.
play-advice-made = contract { $contract } made in { $count } of { $worlds } { $worlds ->
    [one] layout
   *[other] layouts
}, { $points } points on average
play-advice-broken = contract { $contract } broken in { $count } of { $worlds } { $worlds ->
    [one] layout
   *[other] layouts
}, { $points } points for the defenders on average
play-advice-none = A hint can be had when it is your turn.
play-undo-alone = Taking back is only possible when one person plays against bots.
play-undo-nothing = There is nothing to take back.
play-undone = Taken back.
play-hand-over = The keyboard goes to { $name }. When { $name } is ready: Enter
play-back = Enter: back to the table
play-next-page = Page { $page } of { $of } · Enter: on
play-next-deal = Enter: the next deal · why · score · undo · quit
play-to-end = Enter: the end of the game · why · score

## Pages

play-title-help = What can be typed
play-title-score = Score
play-title-why = How the last deal was written
play-title-last = Last trick
play-title-talon = Talon
play-title-hand = Your cards
play-title-table = How things stand
play-title-rules = The rules of this table
play-help-card = A card: its number, or its letters ({ $example } is the ace of spades).
play-help-marriage = A marriage: lead the king or queen; the question follows, or “!” answers it at once ({ $example }).
play-help-call = A bid: the number, “+” for the lowest one, or “{ $word }”.
play-help-exchange = In the exchange: two cards in one line, or a card and the beginning of a name.
play-help-hint = what is best now, and in how many layouts; then Enter does it
play-help-undo = takes back your last decision (against bots)
play-help-score = the score sheet
play-help-why = how the last deal was written
play-help-last = the last trick
play-help-talon = the talon, and the cards you laid aside or gave
play-help-hand = your cards with their numbers
play-help-table = totals, contract, trump, tricks
play-help-rules = the rules of this table
play-help-help = this page
play-help-quit = leaves; the game is kept
play-totals = Totals: { $totals }.
play-standing = { $name }: { $marks }.
play-high-bid = Highest bid: { $name }, { $amount }.
play-trump = Trump: { $suit }.
play-on-table = On the table: { $cards }.
play-won = { $name }: tricks { $tricks }, points { $points }, cards left { $cards }.
play-no-hand = You have no cards in sight.
play-no-trick = No trick has been taken in this deal yet.
play-no-deal-yet = No deal is over yet.
play-last-trick = { $cards }. { $name } takes it.
play-talon-hidden = The talon was not shown to you.
play-talon-closed = The talon is still face down.
play-talon-was = Talon: { $cards }.
play-gift = { $name } gives { $to }: { $card }.
play-discards = Laid aside: { $cards }.
play-out-of-play = Out of play: { $cards }.

## The end of a deal

play-result-made = Deal { $deal }. { $name } makes the contract: { $earned } of { $contract }
play-result-failed = Deal { $deal }. { $name } fails the contract: { $earned } of { $contract }
play-result-written-off = Deal { $deal }. { $name } writes it off
play-result-bombed = Deal { $deal }. { $name } throws the bomb
play-result-annulled = Deal { $deal } is annulled and dealt again
play-column-cards = tricks
play-column-marriages = marriages
play-column-other = other
play-column-earned = earned
play-column-written = written
play-column-total = total
play-line = { $name }: { $points }, { $why }.
play-final-trick = Last trick: { $cards }.

## Keeping and ending

play-kept = The game is kept. “{ $command }” goes on with it. Its file:
play-record-apart = { $record } stays as it is; the game is kept in { $file }.
play-save-taken = { $file } is there already. “{ $command }” goes on with it; a new game needs another name.
play-won-by = { $names } wins. { $totals }.
play-won-shared = The win is shared: { $names }. { $totals }.
play-record = The record of the game (“{ $command } FILE” shows it):
play-nothing-kept = No game has been left to go on with.
play-kept-over = The game in { $file } is over. “thousand replay” shows it.
play-save-damaged = { $file } is not a game that can go on: the file is damaged or something else.
play-save-refused = The game in { $file } cannot go on. { $reason }
play-save-hidden = The game in { $file } cannot go on: it does not show all cards.
play-people-wrong = { $people } people cannot sit at this table: 0 to { $most } can.
play-seat-wrong = There is no seat { $seat }. Seats count from 0 to { $last }.
play-names-many = { $given } names are given, but there are { $seats } seats.
play-name-wrong = “{ $name }” cannot be a name. It may have { $longest } letters at most.
play-names-same = Two players have the same name.

## Levels of the bots, as people call them, and what to expect

level-rookie = Rookie
    .help = easy: plays by rules of thumb
level-casual = Casual
    .help = easy: forgets small cards and trusts in the talon
level-regular = Regular
    .help = harder: counts every card and every suit
level-master = Master
    .help = hard: weighs every card in many layouts
level-expert = Expert
    .help = hardest: weighs the most and takes its time
