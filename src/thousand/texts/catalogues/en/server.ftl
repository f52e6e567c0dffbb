# The server: its commands, and what it tells its host.

cli-serve = Serves tables to browsers.
cli-backup = Copies what the server keeps, also while it runs.
cli-restore = Puts a copy back in its place.

serve-option-host = The address to listen at: 127.0.0.1 for this computer alone, 0.0.0.0 for all.
serve-option-port = The port.
serve-option-lan = Serves the local network too, and prints its address with a QR code.
serve-option-open = Opens the page in the browser; takes the next free port where the first is taken.
serve-option-database = The file in which everything is kept. If not given: in the data folder of the user.
serve-option-durability = full: a move is on the disk before it is shown; normal: a loss of power may lose the last ones.
serve-option-public-url = The address that players use, such as https://cards.example.org.
serve-option-trust-proxy = Addresses of proxies whose word about the player’s address counts.
serve-option-bot-workers = How many processes think for the bots.
serve-option-bot-seconds = How long a bot may think when nobody else waits.
serve-option-log = The form of the log on standard error.
backup-file = The file for the copy; it must not be there yet.
restore-file = A file that “thousand backup” has written.

serve-running = The tables are at { $address }
serve-others = For others: { $address }
serve-alone = A link works on this computer only. Others can join with --lan.
serve-other-port = Port { $taken } is taken; port { $port } is used.
serve-stop = Ctrl+C ends it.
backup-done = The copy is in { $file }
restore-done = The copy is in its place: { $file }
restore-kept = What was there before is kept in { $file }
