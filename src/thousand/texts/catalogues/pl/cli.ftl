# Wiersz poleceń: co robią polecenia i opcje i czego nie można zrozumieć.

cli-thousand = Tysiąc, gra w karty: zagraj, poznaj zasady, prowadź zapis.
cli-version = Wypisuje wersję.
cli-play = Uruchamia grę w tym terminalu.
cli-rules = Pokazuje, porównuje i sprawdza zestawy zasad.
cli-rules-list = Wymienia gotowe zestawy zasad.
cli-rules-show = Pokazuje zestaw zasad: ustawienie po ustawieniu albo jako ściągę na stół.
cli-rules-diff = Pokazuje, czym różnią się dwa zestawy zasad.
cli-rules-check = Mówi, czy według pliku zasad można grać i co jest w nim źle.
cli-replay = Odtwarza zapisy gier i pokazuje tabelę wyników.
cli-simulate = Każe botom rozegrać między sobą wiele gier.
cli-arena = Mierzy, o ile jeden bot jest silniejszy od drugiego przy tych samych kartach.
cli-bench-bots = Wypisuje drabinę botów: każdy przeciw temu, który jest o szczebel niżej.

cli-help-usage = Użycie: { $line }
cli-help-options-slot = [OPCJE]
cli-help-command-slot = POLECENIE …
cli-help-language-slot = JĘZYK
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-commands = Polecenia:
cli-help-default = (domyślnie: { $value })
cli-help-more = „{ $command } POLECENIE --help” objaśnia polecenie.
cli-help-lang = Język: en, ru, pl, bg albo uk. Jeśli nie podano: z THOUSAND_LANG albo z systemu.
cli-help-help = Wypisuje tę stronę.

cli-see-help = Dodaj --help, aby przeczytać objaśnienie.
cli-did-you-mean = Czy chodzi o „{ $near }”?
cli-command-unknown = Nie ma polecenia „{ $command }”.
cli-option-unknown = Nie ma opcji { $option }.
cli-option-value = Po opcji { $option } brakuje wartości albo jest ona zbędna.
cli-variable-unknown = W środowisku jest { $variable }, a takiego ustawienia nie ma. Wszystkie są w docs/reference/operating.md.
cli-argument-missing = Brakuje: { $argument }.
cli-argument-extra = Zbędne słowo: „{ $argument }”.
cli-value-number = { $option } wymaga liczby, a „{ $value }” nią nie jest.
cli-value-among = { $option } przyjmuje jedną z wartości: { $allowed }. „{ $value }” wśród nich nie ma.
cli-language-unknown = Języka „{ $language }” tu nie ma; dostępne są { $languages }.
cli-preset-unknown = „{ $preset }” to ani gotowy zestaw zasad ({ $presets }), ani plik.
cli-setting-form = „{ $setting }” nie jest ustawieniem; pisz dział.ustawienie=wartość, na przykład game.barrel.deals=2.
cli-setting-players = Liczby graczy nie podaje się w --set; służy do tego --players.
cli-input-ended = Koniec danych wejściowych.
cli-input-twice = Standardowe wejście można odczytać tylko raz.
cli-options-apart = { $option } nie łączy się z { $other }.
cli-bot-unknown = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
cli-bots-too-many = Botów ({ $names }) jest więcej niż miejsc dla nich ({ $seats }).

cli-file-missing = Nie ma pliku { $file }.
cli-file-directory = { $file } to katalog, a nie plik.
cli-file-forbidden = Pliku { $file } nie wolno czytać.
cli-file-unreadable = Pliku { $file } nie da się odczytać: { $reason }.
cli-file-special = { $file } to nie plik.
cli-file-unwritable = Pliku { $file } nie da się zapisać: { $reason }.
cli-file-name-empty = Nazwa pliku jest pusta.
cli-file-large = Plik { $file } jest za duży.
cli-file-not-utf8 = { $file } nie jest tekstem w UTF-8.
cli-file-not-toml = { $file } to nie TOML: { $reason }.
cli-file-not-json = { $file } to nie JSON: { $reason }.
cli-file-deep = Plik { $file } ma za dużo zagnieżdżeń.
cli-file-number = Liczba w pliku wykracza poza wszelki zakres.
cli-file-not-rules = W pliku { $file } nie ma zestawu zasad.

cli-replay-files = Zapisy gier (thousand-record/1) albo gry zachowane przez „thousand play”; „-” to standardowe wejście.
cli-replay-json = Wypisuje stan gry jako JSON; przy kilku plikach po jednym wierszu na plik.
cli-replay-seat = Tak, jak może to znać miejsce N (od 0); z --json albo --record.
cli-replay-record = Wypisuje sam zapis w postaci wzorcowej; z --seat zapis tego miejsca.
cli-replay-explain = Dodaje rozliczenie każdego rozdania.
cli-replay-plain = Wypisuje zdania zamiast tabeli, wygodnie dla czytnika ekranu.
cli-replay-one-record = --record wypisuje jeden zapis; podaj jeden plik.
cli-replay-seat-unknown = Przy tym stole nie ma miejsca { $seat }; ostatnie to { $last }.
cli-replay-seat-hidden = Zapis ukrywa to, co wie miejsce { $seat }.
cli-replay-save-running = W tej grze trwa rozdanie, a jego karty są jeszcze zakryte, więc --json i --record są niedostępne. Dostępne są tabela wyników i --explain.
cli-replay-running = Trwa rozdanie { $deal } ({ $phase }). Kolej: { $name }.
