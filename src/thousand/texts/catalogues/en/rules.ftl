### `thousand rules`: rule sets listed, shown, compared and checked.

rules-argument-shown = A ready-made rule set (home, club, polish, classic), a rule file in TOML or JSON, or the name of an option.
rules-argument-first = The first rule set: its name or a file.
rules-argument-second = The second rule set.
rules-argument-file = A rule file in TOML or JSON.
rules-option-players = The number of players: 2, 3 or 4. If not given: what the file says, else 3.
rules-option-set = Changes an option, for example game.barrel.deals=2; may stand several times.
rules-option-json = Prints the whole rule set as JSON.
rules-option-names = Names the options as --set and rule files do, with what each decides and its values.
rules-option-card = Prints a page to lay beside the score sheet.

rules-list-players = made for { $players } players { $default }
rules-list-default = (taken if none is named)
rules-list-more = Each can be taken with 2, 3 or 4 players. “thousand rules show NAME” shows one, “thousand rules show NAME --card” as a page for the table.

rules-summary =
    { $changes ->
        [0] { $preset }, { $players } players
        [one] { $preset } + { $changes } change, { $players } players
       *[other] { $preset } + { $changes } changes, { $players } players
    }
rules-show-changed = { $value } (not: { $before })
rules-show-marked = * differs from the ready-made rule set, whose value stands in brackets.
rules-show-paragraphs = The numbers are paragraphs of the rulebook, docs/rules/en.md.
rules-show-names = With --names options stand under the names that --set and rule files use.
rules-option-values = Values: { $values }.
rules-option-paragraph = Rulebook: paragraph { $paragraph } of docs/rules/en.md.
rules-option-presets = In the ready-made rule sets:
rules-option-absent = does not apply
rules-diff-none = The two rule sets are the same.
rules-check-playable = { $file } can be played.

rules-card-title = THOUSAND: { $rules }
rules-card-cards = Strong to weak, with points: A 11 · 10 10 · K 4 · Q 3 · J 2 · 9 0; 120 in all.
rules-card-deal = DEAL.
rules-card-auction = AUCTION.
rules-card-talon = TALON.
rules-card-play = TRICKS.
rules-card-marriages = MARRIAGES.
rules-card-score = SCORE.
rules-card-end = END.
rules-card-disputed = AGREED AT THIS TABLE, where others play differently:
