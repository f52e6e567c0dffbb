### `thousand rules`: своды правил перечислены, показаны, сравнены и проверены.

rules-argument-shown = Готовый свод (home, club, polish, classic), файл правил в TOML или JSON или имя настройки.
rules-argument-first = Первый свод: имя или файл.
rules-argument-second = Второй свод.
rules-argument-file = Файл правил в TOML или JSON.
rules-option-players = Число игроков: 2, 3 или 4. Если не указано: как в файле, иначе 3.
rules-option-set = Меняет настройку, например game.barrel.deals=2; можно повторять.
rules-option-json = Печатает весь свод как JSON.
rules-option-names = Имена настроек, как в --set и в файлах правил, с объяснением и допустимыми значениями.
rules-option-card = Печатает памятку, чтобы положить рядом с таблицей.

rules-list-players = игроков: { $players } { $default }
rules-list-default = (если ничего не названо, берётся он)
rules-list-more = По каждому можно играть вдвоём, втроём и вчетвером. «thousand rules show ИМЯ» показывает свод, «thousand rules show ИМЯ --card» — памяткой для стола.

rules-summary =
    { $changes ->
        [0] { $preset }, игроков: { $players }
        [one] { $preset } + { $changes } изменение, игроков: { $players }
        [few] { $preset } + { $changes } изменения, игроков: { $players }
       *[other] { $preset } + { $changes } изменений, игроков: { $players }
    }
rules-show-changed = { $value } (а не: { $before })
rules-show-marked = * — не так, как в готовом своде; как там, сказано в скобках.
rules-show-paragraphs = Числа справа — параграфы книги правил, docs/rules/ru.md.
rules-show-names = С ключом --names настройки стоят под именами для --set и файлов правил.
rules-option-values = Значения: { $values }.
rules-option-paragraph = Книга правил: параграф { $paragraph } в docs/rules/ru.md.
rules-option-presets = В готовых сводах:
rules-option-absent = не применяется
rules-diff-none = Своды одинаковы.
rules-check-playable = По файлу { $file } можно играть.

rules-card-title = ТЫСЯЧА: { $rules }
rules-card-cards = От старшей к младшей, с очками: Т 11 · 10 10 · К 4 · Д 3 · В 2 · 9 0; всего 120.
rules-card-deal = СДАЧА.
rules-card-auction = ТОРГИ.
rules-card-talon = ПРИКУП.
rules-card-play = РОЗЫГРЫШ.
rules-card-marriages = МАРЬЯЖИ.
rules-card-score = ЗАПИСЬ.
rules-card-end = КОНЕЦ.
rules-card-disputed = О ЧЁМ ДОГОВОРИЛИСЬ ЗА ЭТИМ СТОЛОМ (за другими играют иначе):
