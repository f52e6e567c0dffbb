# Командная строка: что делают команды и ключи и чего она не понимает.

cli-thousand = Тысяча, карточная игра: сыграть, узнать правила, вести запись.
cli-version = Печатает версию.
cli-play = Играет партию в этом терминале.
cli-rules = Показывает, сравнивает и проверяет своды правил.
cli-rules-list = Перечисляет готовые своды.
cli-rules-show = Показывает свод: по настройкам или памяткой для стола.
cli-rules-diff = Показывает, чем различаются два свода.
cli-rules-check = Говорит, можно ли играть по файлу правил и что в нём не так.
cli-replay = Проигрывает записи партий и показывает таблицу.
cli-simulate = Сажает ботов сыграть много партий между собой.
cli-arena = Измеряет, насколько один бот сильнее другого на тех же картах.
cli-bench-bots = Печатает лестницу ботов: каждый против того, кто ниже.

cli-help-usage = Вызов: { $line }
cli-help-options-slot = [КЛЮЧИ]
cli-help-command-slot = КОМАНДА …
cli-help-language-slot = ЯЗЫК
cli-help-arguments = Аргументы:
cli-help-options = Ключи:
cli-help-commands = Команды:
cli-help-default = (если не указано: { $value })
cli-help-more = «{ $command } КОМАНДА --help» объясняет команду.
cli-help-lang = Язык: en, ru, pl, bg или uk. Если не указан: из THOUSAND_LANG или из системы.
cli-help-help = Печатает эту страницу.

cli-see-help = Добавьте --help, чтобы прочесть объяснение.
cli-did-you-mean = Может быть, «{ $near }»?
cli-command-unknown = Нет команды «{ $command }».
cli-option-unknown = Нет ключа { $option }.
cli-option-value = После ключа { $option } нет значения, или оно ему не нужно.
cli-variable-unknown = В окружении есть { $variable }, а такой настройки нет. Все они — в docs/reference/operating.md.
cli-argument-missing = Не хватает: { $argument }.
cli-argument-extra = Лишнее слово: «{ $argument }».
cli-value-number = { $option } — это число, а «{ $value }» не число.
cli-value-among = { $option } — одно из: { $allowed }. «{ $value }» среди них нет.
cli-language-unknown = Языка «{ $language }» здесь нет, есть { $languages }.
cli-preset-unknown = «{ $preset }» — ни готовый свод ({ $presets }), ни файл.
cli-setting-form = «{ $setting }» — не настройка; пишите раздел.настройка=значение, например game.barrel.deals=2.
cli-setting-players = Число игроков задаёт не --set, а --players.
cli-input-ended = Ввод окончен.
cli-input-twice = Стандартный ввод можно прочесть только один раз.
cli-options-apart = { $option } не сочетается с { $other }.
cli-bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
cli-bots-too-many = Ботов ({ $names }) больше, чем мест для них ({ $seats }).

cli-file-missing = Нет файла { $file }.
cli-file-directory = { $file } — папка, а не файл.
cli-file-forbidden = Файл { $file } нельзя читать.
cli-file-unreadable = Файл { $file } не читается: { $reason }.
cli-file-special = { $file } — не файл.
cli-file-unwritable = Файл { $file } не записывается: { $reason }.
cli-file-name-empty = Имя файла пусто.
cli-file-large = Файл { $file } слишком велик.
cli-file-not-utf8 = { $file } — не текст в UTF-8.
cli-file-not-toml = { $file } — не TOML: { $reason }.
cli-file-not-json = { $file } — не JSON: { $reason }.
cli-file-deep = В файле { $file } слишком много вложений.
cli-file-number = Число в файле вне всяких границ.
cli-file-not-rules = В файле { $file } нет свода правил.

cli-replay-files = Записи партий (thousand-record/1) или партии, сохранённые «thousand play»; «-» — стандартный ввод.
cli-replay-json = Печатает положение в партии как JSON; для нескольких файлов по строке на файл.
cli-replay-seat = Так, как это может знать место N (от 0); с --json или --record.
cli-replay-record = Печатает саму запись в её точной форме; с --seat — запись этого места.
cli-replay-explain = Добавляет подсчёт каждой раздачи.
cli-replay-plain = Печатает фразы вместо таблицы, как удобно экранному чтецу.
cli-replay-one-record = --record печатает одну запись; назовите один файл.
cli-replay-seat-unknown = Места { $seat } за этим столом нет; последнее — { $last }.
cli-replay-seat-hidden = Запись скрывает то, что знает место { $seat }.
cli-replay-save-running = В этой партии идёт раздача, её карты ещё закрыты: с --json и --record её не показать. Запись счёта и --explain доступны.
cli-replay-running = Идёт раздача { $deal } ({ $phase }). Очередь: { $name }.
