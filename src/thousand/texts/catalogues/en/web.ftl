### What the page in the browser says. Names of players are never declined; polite and short.

## The screens

web-thousand = Thousand
web-lede = A card game for three: auction, talon, marriages and the barrel. No ads, no money, no registration.
web-play = Play
web-play-note = at once, with bots
web-friends = With friends
web-friends-note = by a link or QR code
web-first-time = First time? An easy game with hints
web-my-games = My games
web-open-tables = Open tables
web-watch = Watch
web-go-on = go on
web-sit = sit down
web-look-on = watch
web-your-turn = your turn
web-changes = { $preset }, changes: { $count }
web-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-deal = deal { $number }
web-home = Home
web-to-home = Thousand, home
web-menu = Menu
web-rules = Rules
web-fair = Fair deals
web-about = About
web-about-what = Thousand is played here by the house rules of every company: each usual rule is an option, every point is accounted for, and any game can be replayed.
web-about-licence = Free software under the MIT licence. Nothing on these pages is asked of another site.
web-about-others = The faces of the cards are by Adrian Kennard, in the public domain. The letters are Literata and Source Sans.
web-licences = Licences
web-version = version { $version }
web-nowhere = There is nothing at this address.
web-close = Close
web-failed = That did not work. Try once more.
web-unreachable = The server does not answer. Check the connection and try once more.

## The table. $name is a player's name.

web-bot = bot
web-total = total
web-deals = deals
web-contract = contract { $amount }
web-dark = { $amount } in the dark
web-passed = pass
web-barrel = barrel
web-attempt = attempt { $count } of { $of }
web-bolts = bolts
web-count-of = { $count } of { $of }
web-tricks = tricks { $count }
web-away = back soon, a bot plays
web-takes = takes
web-trump = trump
web-no-trump = no trump yet
web-trick = Trick
web-played = { $name }: { $card }
web-your-card = your card
web-collect = Take the trick away now
web-your-cards = Your cards
web-card-playable = { $card }, playable
web-card-blocked = { $card }, not now
web-card-chosen = { $card }, chosen
web-sheet = score
web-open-deal = How deal { $deal } was written

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = as the system
web-theme-light = day
web-theme-dark = evening
web-theme-turn = Day or evening
web-text-size = Text size
web-cards = Cards
web-faces = Colours of the suits
web-faces-four = four
web-faces-two = two
web-index = Corners
web-index-big = large
web-index-normal = usual
web-letters = Letters
web-letters-own = of the language
web-playing = At the table
web-gesture = To play a card
web-gesture-tap = tap
web-gesture-twice = two taps
web-gesture-drag = drag
web-speed = A full trick stays
web-speed-slow = long
web-speed-normal = a moment
web-speed-fast = hardly
web-sounds = Sounds
web-vibration = Vibrate on my turn
web-always-declare = Always declare marriages
web-confirm = Ask me first about
web-confirm-high = a contract over 120
web-confirm-dark = a bid in the dark
web-confirm-write-off = a write-off
web-confirm-bomb = the bomb
web-confirm-raise = a raise
web-confirm-break = giving a marriage away
