# Командний рядок: що роблять команди й параметри і чого він не розуміє.

cli-thousand = Тисяча, карткова гра: зіграти, прочитати правила, вести запис.
cli-version = Друкує версію.
cli-play = Грає партію в цьому терміналі.
cli-rules = Показує, порівнює й перевіряє зводи правил.
cli-rules-list = Перелічує готові зводи.
cli-rules-show = Показує звід: за налаштуваннями або пам'яткою для столу.
cli-rules-diff = Показує, чим різняться два зводи.
cli-rules-check = Каже, чи можна грати за файлом правил і що в ньому не так.
cli-replay = Відтворює записи партій і показує запис очок.
cli-simulate = Дає ботам зіграти між собою багато партій.
cli-arena = Вимірює, наскільки один бот сильніший за іншого на тих самих картах.
cli-bench-bots = Друкує драбину ботів: кожен проти того, хто нижче.

cli-help-usage = Використання: { $line }
cli-help-options-slot = [ПАРАМЕТРИ]
cli-help-command-slot = КОМАНДА …
cli-help-language-slot = МОВА
cli-help-arguments = Аргументи:
cli-help-options = Параметри:
cli-help-commands = Команди:
cli-help-default = (якщо не вказано: { $value })
cli-help-more = «{ $command } КОМАНДА --help» пояснює команду.
cli-help-lang = Мова: en, ru, pl, bg або uk. Якщо не вказано: з THOUSAND_LANG або із системи.
cli-help-help = Друкує цю сторінку.

cli-see-help = Додайте --help, щоб прочитати пояснення.
cli-did-you-mean = Може, «{ $near }»?
cli-command-unknown = Немає команди «{ $command }».
cli-option-unknown = Немає параметра { $option }.
cli-option-value = Після параметра { $option } немає значення, або воно зайве.
cli-variable-unknown = У середовищі є { $variable }, а такого налаштування немає. Усі вони — в docs/reference/operating.md.
cli-argument-missing = Бракує: { $argument }.
cli-argument-extra = Зайве слово: «{ $argument }».
cli-value-number = { $option } — це число, а «{ $value }» не число.
cli-value-among = { $option } — одне з: { $allowed }. «{ $value }» серед них немає.
cli-language-unknown = Мови «{ $language }» тут немає, є { $languages }.
cli-preset-unknown = «{ $preset }» — ні готовий звід ({ $presets }), ні файл.
cli-setting-form = «{ $setting }» — не налаштування; пишіть розділ.налаштування=значення, наприклад game.barrel.deals=2.
cli-setting-players = Кількість гравців задає не --set, а --players.
cli-input-ended = Введення закінчено.
cli-input-twice = Стандартне введення можна прочитати лише один раз.
cli-options-apart = { $option } не поєднується з { $other }.
cli-bot-unknown = Бота «{ $bot }» немає. Є: { $known }.
cli-bots-too-many = Ботів ({ $names }) більше, ніж місць для них ({ $seats }).

cli-file-missing = Немає файлу { $file }.
cli-file-directory = { $file } — тека, а не файл.
cli-file-forbidden = Немає дозволу читати файл { $file }.
cli-file-unreadable = Файл { $file } не читається: { $reason }.
cli-file-special = { $file } — не файл.
cli-file-unwritable = Файл { $file } не записується: { $reason }.
cli-file-name-empty = Ім'я файлу порожнє.
cli-file-large = Файл { $file } завеликий.
cli-file-not-utf8 = { $file } — не текст в UTF-8.
cli-file-not-toml = { $file } — не TOML: { $reason }.
cli-file-not-json = { $file } — не JSON: { $reason }.
cli-file-deep = У файлі { $file } завелика вкладеність.
cli-file-number = Число у файлі поза всякими межами.
cli-file-not-rules = У файлі { $file } немає зводу правил.

cli-replay-files = Записи партій (thousand-record/1) або партії, збережені «thousand play»; «-» — стандартне введення.
cli-replay-json = Друкує стан партії як JSON; для кількох файлів по рядку на файл.
cli-replay-seat = Так, як це може знати місце N (від 0); з --json або --record.
cli-replay-record = Друкує сам запис у канонічній формі; з --seat — запис цього місця.
cli-replay-explain = Додає підрахунок кожної роздачі.
cli-replay-plain = Друкує речення замість таблиці: так зручніше програмам читання з екрана.
cli-replay-one-record = --record друкує один запис; назвіть один файл.
cli-replay-seat-unknown = Місця { $seat } за цим столом немає; останнє — { $last }.
cli-replay-seat-hidden = Запис приховує те, що знає місце { $seat }.
cli-replay-save-running = У цій партії триває роздача, її карти ще закриті: з --json і --record її не показати. Запис очок і --explain доступні.
cli-replay-running = Триває роздача { $deal } ({ $phase }). Черга: { $name }.
