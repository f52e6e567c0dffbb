### `thousand rules`: зводи правил перелічені, показані, порівняні й перевірені.

rules-argument-shown = Готовий звід (home, club, polish, classic), файл правил у TOML чи JSON або назва налаштування.
rules-argument-first = Перший звід: назва або файл.
rules-argument-second = Другий звід.
rules-argument-file = Файл правил у TOML чи JSON.
rules-option-players = Кількість гравців: 2, 3 або 4. Якщо не вказано: як у файлі, інакше 3.
rules-option-set = Змінює налаштування, наприклад game.barrel.deals=2; можна повторювати.
rules-option-json = Друкує весь звід як JSON.
rules-option-names = Називає налаштування так, як --set і файли правил, з поясненням і допустимими значеннями.
rules-option-card = Друкує пам'ятку, щоб покласти поруч із записом очок.

rules-list-players = гравців: { $players } { $default }
rules-list-default = (якщо нічого не названо, береться він)
rules-list-more = За кожним можна грати вдвох, утрьох і вчотирьох. «thousand rules show НАЗВА» показує звід, «thousand rules show НАЗВА --card» — пам'яткою для столу.

rules-summary =
    { $changes ->
        [0] { $preset }, гравців: { $players }
        [one] { $preset } + { $changes } зміна, гравців: { $players }
        [few] { $preset } + { $changes } зміни, гравців: { $players }
       *[other] { $preset } + { $changes } змін, гравців: { $players }
    }
rules-show-changed = { $value } (а не: { $before })
rules-show-marked = * — не так, як у готовому зводі; як там, сказано в дужках.
rules-show-paragraphs = Числа праворуч — параграфи книги правил, docs/rules/uk.md.
rules-show-names = З параметром --names налаштування стоять під іменами для --set і файлів правил.
rules-option-values = Значення: { $values }.
rules-option-paragraph = Книга правил: параграф { $paragraph } у docs/rules/uk.md.
rules-option-presets = У готових зводах:
rules-option-absent = не застосовується
rules-diff-none = Зводи однакові.
rules-check-playable = За файлом { $file } можна грати.

rules-card-title = ТИСЯЧА: { $rules }
rules-card-cards = Від старшої до молодшої, з очками: Т 11 · 10 10 · К 4 · Д 3 · В 2 · 9 0; разом 120.
rules-card-deal = РОЗДАЧА.
rules-card-auction = ТОРГИ.
rules-card-talon = ПРИКУП.
rules-card-play = РОЗІГРАШ.
rules-card-marriages = МАР'ЯЖІ.
rules-card-score = ЗАПИС.
rules-card-end = КІНЕЦЬ.
rules-card-disputed = ПРО ЩО ДОМОВИЛИСЯ ЗА ЦИМ СТОЛОМ (за іншими грають інакше):
