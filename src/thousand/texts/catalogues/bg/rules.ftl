### `thousand rules`: наборите от правила изброени, показани, сравнени и проверени.

rules-argument-shown = Готов набор (home, club, polish, classic), файл с правила в TOML или JSON или име на настройка.
rules-argument-first = Първият набор: име или файл.
rules-argument-second = Вторият набор.
rules-argument-file = Файл с правила в TOML или JSON.
rules-option-players = Броят на играчите: 2, 3 или 4. Без тази опция: както е във файла, иначе 3.
rules-option-set = Променя настройка, например game.barrel.deals=2; може да се повтаря.
rules-option-json = Отпечатва целия набор като JSON.
rules-option-names = Имената на настройките, както в --set и във файловете с правила, с обяснение и допустими стойности.
rules-option-card = Отпечатва лист, който се слага до протокола.

rules-list-players = играчи: { $players } { $default }
rules-list-default = (ако не е посочено друго)
rules-list-more = Всеки може да се играе от двама, трима или четирима. „thousand rules show ИМЕ“ показва набор, „thousand rules show ИМЕ --card“ като лист за масата.

rules-summary =
    { $changes ->
        [0] { $preset }, играчи: { $players }
        [one] { $preset } + { $changes } промяна, играчи: { $players }
       *[other] { $preset } + { $changes } промени, играчи: { $players }
    }
rules-show-changed = { $value } (а не: { $before })
rules-show-marked = * – различава се от готовия набор; неговата стойност е в скоби.
rules-show-paragraphs = Числата са параграфи от книгата с правила, docs/rules/bg.md.
rules-show-names = С --names настройките стоят под имената за --set и за файловете с правила.
rules-option-values = Стойности: { $values }.
rules-option-paragraph = Книга с правила: параграф { $paragraph } в docs/rules/bg.md.
rules-option-presets = В готовите набори:
rules-option-absent = не се прилага
rules-diff-none = Двата набора са еднакви.
rules-check-playable = По файла { $file } може да се играе.

rules-card-title = ХИЛЯДА: { $rules }
rules-card-cards = От силна към слаба, с точки: А 11 · 10 10 · П 4 · Д 3 · В 2 · 9 0; общо 120.
rules-card-deal = РАЗДАВАНЕ.
rules-card-auction = НАДДАВАНЕ.
rules-card-talon = ТАЛОН.
rules-card-play = РЪЦЕ.
rules-card-marriages = БРАКОВЕ.
rules-card-score = ЗАПИСВАНЕ.
rules-card-end = КРАЙ.
rules-card-disputed = УГОВОРЕНО НА ТАЗИ МАСА (на други се играе иначе):
