# Командният ред: какво правят командите и ключовете и какво не може да се разбере.

cli-thousand = Хиляда, игра на карти: играйте, научете правилата, водете записа.
cli-version = Отпечатва версията.
cli-play = Играе партия в този терминал.
cli-rules = Показва, сравнява и проверява набори от правила.
cli-rules-list = Изброява готовите набори от правила.
cli-rules-show = Показва набор от правила: по настройки или като лист за масата.
cli-rules-diff = Показва по какво се различават два набора.
cli-rules-check = Казва дали по файл с правила може да се играе и какво не е наред в него.
cli-replay = Превърта записи на партии и показва таблицата.
cli-simulate = Оставя ботове да изиграят много партии помежду си.
cli-arena = Измерва колко по-силен е един бот от друг със същите карти.
cli-bench-bots = Отпечатва стълбата на ботовете: всеки срещу този под него.

cli-help-usage = Употреба: { $line }
cli-help-options-slot = [КЛЮЧОВЕ]
cli-help-command-slot = КОМАНДА …
cli-help-language-slot = ЕЗИК
cli-help-arguments = Аргументи:
cli-help-options = Ключове:
cli-help-commands = Команди:
cli-help-default = (ако не е дадено: { $value })
cli-help-more = „{ $command } КОМАНДА --help“ обяснява команда.
cli-help-lang = Езикът: en, ru, pl, bg или uk. Ако не е даден: от THOUSAND_LANG или от системата.
cli-help-help = Отпечатва тази страница.

cli-see-help = Добавете --help за обяснение.
cli-did-you-mean = Може би „{ $near }“?
cli-command-unknown = Няма команда „{ $command }“.
cli-option-unknown = Няма ключ { $option }.
cli-option-value = След ключа { $option } липсва стойност или тя е излишна.
cli-variable-unknown = В средата има { $variable }, а такава настройка няма. Всички са в docs/reference/operating.md.
cli-argument-missing = Липсва: { $argument }.
cli-argument-extra = Излишна дума: „{ $argument }“.
cli-value-number = { $option } е число, а „{ $value }“ не е.
cli-value-among = { $option } е едно от: { $allowed }. „{ $value }“ не е сред тях.
cli-language-unknown = Език „{ $language }“ тук няма; има { $languages }.
cli-preset-unknown = „{ $preset }“ не е нито готов набор от правила ({ $presets }), нито файл.
cli-setting-form = „{ $setting }“ не е настройка; пишете раздел.настройка=стойност, например game.barrel.deals=2.
cli-setting-players = Броят на играчите не се задава с --set, а с --players.
cli-input-ended = Входът свърши.
cli-input-twice = Стандартният вход може да се прочете само веднъж.
cli-options-apart = { $option } не върви заедно с { $other }.
cli-bot-unknown = Няма бот „{ $bot }“. Има: { $known }.
cli-bots-too-many = Ботовете ({ $names }) са повече от местата за тях ({ $seats }).

cli-file-missing = Няма файл { $file }.
cli-file-directory = { $file } е папка, а не файл.
cli-file-forbidden = Файлът { $file } не може да се чете.
cli-file-unreadable = Файлът { $file } не се чете: { $reason }.
cli-file-special = { $file } не е файл.
cli-file-unwritable = Файлът { $file } не може да се запише: { $reason }.
cli-file-name-empty = Името на файла е празно.
cli-file-large = Файлът { $file } е твърде голям.
cli-file-not-utf8 = { $file } не е текст в UTF-8.
cli-file-not-toml = { $file } не е TOML: { $reason }.
cli-file-not-json = { $file } не е JSON: { $reason }.
cli-file-deep = Във файла { $file } има твърде много вложения.
cli-file-number = Число във файла е извън всякакви граници.
cli-file-not-rules = Във файла { $file } няма набор от правила.

cli-replay-files = Записи на партии (thousand-record/1) или партии, запазени от „thousand play“; „-“ е стандартният вход.
cli-replay-json = Отпечатва положението в партията като JSON; при няколко файла по ред за файл.
cli-replay-seat = Така, както може да го знае място N (от 0); с --json или --record.
cli-replay-record = Отпечатва самия запис в точната му форма; с --seat записа на това място.
cli-replay-explain = Добавя сметката на всяко раздаване.
cli-replay-plain = Отпечатва изречения вместо таблица, удобно за екранен четец.
cli-replay-one-record = --record отпечатва един запис; посочете един файл.
cli-replay-seat-unknown = На тази маса няма място { $seat }; последното е { $last }.
cli-replay-seat-hidden = Записът скрива това, което знае място { $seat }.
cli-replay-save-running = В тази партия тече раздаване и картите му още са скрити: --json и --record не го показват. Таблицата и --explain са достъпни.
cli-replay-running = Върви раздаване { $deal } ({ $phase }). На ред: { $name }.
