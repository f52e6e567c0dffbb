# The command line: what its commands and options do, and what it cannot understand.

cli-thousand = Thousand (Tysiąc, 1000), the card game: play it, read its rules, keep its score.
cli-version = Prints the version.
cli-play = Plays a game at this terminal.
cli-rules = Shows, compares and checks rule sets.
cli-rules-list = Lists the rule sets that come ready made.
cli-rules-show = Shows a rule set, option by option or as a card for the table.
cli-rules-diff = Shows where two rule sets differ.
cli-rules-check = Says whether a rule file can be played, and everything that is wrong with it.
cli-replay = Replays records of games and shows the score sheet.
cli-simulate = Lets bots play many games against each other.
cli-arena = Measures how much stronger one bot is than another, on the same cards.
cli-bench-bots = Prints the ladder of bots: each measured over the one below it.

cli-help-usage = Usage: { $line }
cli-help-options-slot = [OPTIONS]
cli-help-command-slot = COMMAND …
cli-help-language-slot = LANGUAGE
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-default = (if not given: { $value })
cli-help-more = “{ $command } COMMAND --help” explains a command.
cli-help-lang = The language: en, ru, pl, bg or uk. If not given: that of THOUSAND_LANG or of the system.
cli-help-help = Prints this page.

cli-see-help = Add --help for an explanation.
cli-did-you-mean = Did you mean “{ $near }”?
cli-command-unknown = There is no command “{ $command }”.
cli-option-unknown = There is no option { $option }.
cli-option-value = The option { $option } is not followed by its value, or takes none.
cli-variable-unknown = The environment holds { $variable }, and there is no such setting. docs/reference/operating.md has them all.
cli-argument-missing = { $argument } is missing.
cli-argument-extra = “{ $argument }” is one word too many.
cli-value-number = { $option } is a number; “{ $value }” is none.
cli-value-among = { $option } is one of these: { $allowed }. “{ $value }” is not among them.
cli-language-unknown = “{ $language }” is not a language of this program; they are { $languages }.
cli-preset-unknown = “{ $preset }” is neither a ready-made rule set ({ $presets }) nor a file.
cli-setting-form = “{ $setting }” is not a setting; write section.option=value, for example game.barrel.deals=2.
cli-setting-players = The number of players is not set with --set; use --players.
cli-input-ended = The input has ended.
cli-input-twice = Standard input can be read only once.
cli-options-apart = { $option } does not go together with { $other }.
cli-bot-unknown = There is no bot “{ $bot }”. The bots are: { $known }.
cli-bots-too-many = There are more bots ({ $names }) than seats for them ({ $seats }).

cli-file-missing = There is no file { $file }.
cli-file-directory = { $file } is a folder, not a file.
cli-file-forbidden = { $file } may not be read.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-special = { $file } is not a file.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-name-empty = The name of a file is empty.
cli-file-large = { $file } is too large.
cli-file-not-utf8 = { $file } is not a text in UTF-8.
cli-file-not-toml = { $file } is not TOML: { $reason }.
cli-file-not-json = { $file } is not JSON: { $reason }.
cli-file-deep = { $file } is nested too deeply.
cli-file-number = A number in the file is out of all range.
cli-file-not-rules = { $file } holds no rule set.

cli-replay-files = Records of games (thousand-record/1), or games kept by “thousand play”; “-” is standard input.
cli-replay-json = Prints the state of the game as JSON; with several files one line a file.
cli-replay-seat = As the seat N (from 0) may know it, with --json or --record.
cli-replay-record = Prints the record itself in its canonical form; with --seat that seat's own record.
cli-replay-explain = Adds the arithmetic of every deal.
cli-replay-plain = Prints sentences in place of a table, as screen readers like it.
cli-replay-one-record = --record prints one record; name a single file.
cli-replay-seat-unknown = There is no seat { $seat } at this table; the last one is { $last }.
cli-replay-seat-hidden = The record hides what seat { $seat } knows.
cli-replay-save-running = A deal of this game is running, and its cards are still hidden: there is no --json and no --record of it. The score sheet and --explain can be had.
cli-replay-running = Deal { $deal } is running ({ $phase }). To act: { $name }.
