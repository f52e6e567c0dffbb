### The first page in the browser, a new table, and who one is. Names of players are never declined; polite and short.

## The first page

lobby-learn = Learn
lobby-replay = Look through a game
lobby-access = For the blind
lobby-you-are = You are
lobby-guest = Guest
lobby-rename = change
lobby-your-name = Your name
lobby-save = Save
lobby-loopback = This page runs on your computer: its links work on this computer only.
lobby-none-mine = None yet. “Play” deals the cards at once.
lobby-none-open = Nobody is waiting. Open a table yourself: “With friends”, open to strangers.
lobby-none-running = Nobody is playing now.
lobby-nobody-yet = nobody else yet
lobby-not-begun = not begun
lobby-look-back = look through
lobby-ended = ended
lobby-turn-of = turn: { $name }
lobby-no-clock = no clock
lobby-again = Load again
lobby-copy = Copy
lobby-copied = Copied

## A new table

lobby-new-table = A new table
lobby-company = Who plays
lobby-with-bots = With bots
lobby-other-rules = other rules
lobby-how-many = How many players
lobby-players = for { $count }
lobby-bots-play = Bots play
lobby-clock = Time for a move
lobby-clock-none = no clock
lobby-seconds = { $count } s
lobby-strangers = Strangers may sit down too
lobby-hints = Hints are allowed
lobby-open-table = Open the table
lobby-open-note = The table has a link: whoever opens it can sit down. Bots take the seats that stay empty.
lobby-cancel = Cancel

## Who one is

lobby-you = You
lobby-device = My seats on another device
lobby-device-how = { $minutes ->
    [one] Open this address on the other device within a minute. It works once.
   *[other] Open this address on the other device within { $minutes } minutes. It works once.
}
lobby-qr = QR code of the address
lobby-code = Code
lobby-join = My seats on this device
lobby-join-what = The other device shows a code: menu, Settings, “My seats on another device”.
lobby-join-instead = This device is known as { $name }. Its own seats stay behind.
lobby-join-do = Take the seats
lobby-erase = Erase my data
lobby-erase-sure = Your name goes from all tables and records, your seats go to bots, your own rules and settings are forgotten. It cannot be undone.
lobby-erase-do = Erase everything
lobby-erased = Erased. Nobody is known here any more.
lobby-about-data = A name that you choose and a cookie that keeps your seat: nothing else is known of you. In Settings you can erase both.
lobby-about-server = What the server stands on
