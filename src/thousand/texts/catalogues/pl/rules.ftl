### `thousand rules`: zestawy zasad wymienione, pokazane, porównane i sprawdzone.

rules-argument-shown = Gotowy zestaw zasad (home, club, polish, classic), plik zasad w TOML lub JSON albo nazwa ustawienia.
rules-argument-first = Pierwszy zestaw zasad: nazwa albo plik.
rules-argument-second = Drugi zestaw zasad.
rules-argument-file = Plik zasad w TOML lub JSON.
rules-option-players = Liczba graczy: 2, 3 albo 4. Jeśli nie podano: jak w pliku, inaczej 3.
rules-option-set = Zmienia ustawienie, na przykład game.barrel.deals=2; można powtarzać.
rules-option-json = Wypisuje cały zestaw zasad jako JSON.
rules-option-names = Nazwy ustawień jak w --set i w plikach zasad, z objaśnieniem i dozwolonymi wartościami.
rules-option-card = Wypisuje ściągę do położenia obok tabeli wyników.

rules-list-players = dla graczy: { $players } { $default }
rules-list-default = (domyślny)
rules-list-more = Każdego można użyć dla 2, 3 lub 4 graczy. „thousand rules show NAZWA” pokazuje zestaw, „thousand rules show NAZWA --card” jako ściągę na stół.

rules-summary =
    { $changes ->
        [0] { $preset }, graczy: { $players }
        [one] { $preset } + { $changes } zmiana, graczy: { $players }
        [few] { $preset } + { $changes } zmiany, graczy: { $players }
       *[other] { $preset } + { $changes } zmian, graczy: { $players }
    }
rules-show-changed = { $value } (a nie: { $before })
rules-show-marked = * różni się od gotowego zestawu, którego wartość stoi w nawiasie.
rules-show-paragraphs = Numery to paragrafy księgi zasad, docs/rules/pl.md.
rules-show-names = Z --names ustawienia stoją pod nazwami używanymi w --set i w plikach zasad.
rules-option-values = Wartości: { $values }.
rules-option-paragraph = Księga zasad: paragraf { $paragraph } w docs/rules/pl.md.
rules-option-presets = W gotowych zestawach:
rules-option-absent = nie dotyczy
rules-diff-none = Oba zestawy zasad są takie same.
rules-check-playable = Według pliku { $file } można grać.

rules-card-title = TYSIĄC: { $rules }
rules-card-cards = Od najstarszej, z punktami: A 11 · 10 10 · K 4 · D 3 · W 2 · 9 0; razem 120.
rules-card-deal = ROZDANIE.
rules-card-auction = LICYTACJA.
rules-card-talon = MUSIK.
rules-card-play = LEWY.
rules-card-marriages = MELDUNKI.
rules-card-score = ZAPIS.
rules-card-end = KONIEC.
rules-card-disputed = USTALONE PRZY TYM STOLE (gdzie indziej gra się inaczej):
