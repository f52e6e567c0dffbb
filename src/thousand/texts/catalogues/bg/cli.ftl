# Командният ред: какво правят командите и опциите и какво не може да се разбере.

cli-thousand = Хиляда, игра на карти: играйте, четете правилата, водете протокола.
cli-version = Отпечатва версията.
cli-play = Пуска игра в този терминал.
cli-rules = Показва, сравнява и проверява набори от правила.
cli-rules-list = Изброява готовите набори от правила.
cli-rules-show = Показва набор от правила: по настройки или като лист за масата.
cli-rules-diff = Показва по какво се различават два набора.
cli-rules-check = Казва дали по файл с правила може да се играе и всичко, което не е наред в него.
cli-replay = Възпроизвежда записи на игри и показва протокола.
cli-simulate = Оставя ботове да изиграят много игри помежду си.
cli-arena = Измерва с колко един бот е по-силен от друг при едни и същи карти.
cli-bench-bots = Отпечатва стълбата на ботовете: всеки срещу този под него.

cli-help-usage = Употреба: { $line }
cli-help-options-slot = [ОПЦИИ]
cli-help-command-slot = КОМАНДА …
cli-help-language-slot = ЕЗИК
cli-help-arguments = Аргументи:
cli-help-options = Опции:
cli-help-commands = Команди:
cli-help-default = (по подразбиране: { $value })
cli-help-more = „{ $command } КОМАНДА --help“ обяснява команда.
cli-help-lang = Езикът: en, ru, pl, bg или uk. Ако не е посочен: този от THOUSAND_LANG или от системата.
cli-help-help = Отпечатва тази страница.

cli-see-help = Добавете --help за обяснение.
cli-did-you-mean = Може би „{ $near }“?
cli-command-unknown = Няма команда „{ $command }“.
cli-option-unknown = Няма опция { $option }.
cli-option-value = След опцията { $option } липсва стойност или тя е излишна.
cli-variable-unknown = Сред променливите на средата е { $variable }, а такава настройка няма. Всички са в docs/reference/operating.md.
cli-argument-missing = Липсва: { $argument }.
cli-argument-extra = Излишна дума: „{ $argument }“.
cli-value-number = { $option } е число, а „{ $value }“ не е.
cli-value-among = { $option } е едно от: { $allowed }. „{ $value }“ не е сред тях.
cli-language-unknown = „{ $language }“ не е език на програмата; езиците са: { $languages }.
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
cli-file-forbidden = Нямате право да четете файла { $file }.
cli-file-unreadable = Файлът { $file } не може да се прочете: { $reason }.
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

cli-replay-files = Записи на игри (thousand-record/1) или игри, запазени от „thousand play“; „-“ е стандартният вход.
cli-replay-json = Отпечатва положението в играта като JSON; при няколко файла по ред за файл.
cli-replay-seat = Само каквото може да знае място N (от 0); с --json или --record.
cli-replay-record = Отпечатва самия запис в каноничния му вид; с --seat – записа на това място.
cli-replay-explain = Добавя сметката на всяко раздаване.
cli-replay-plain = Отпечатва изречения вместо таблица, удобно за екранен четец.
cli-replay-one-record = --record отпечатва един запис; посочете един файл.
cli-replay-seat-unknown = На тази маса няма място { $seat }; последното е { $last }.
cli-replay-seat-hidden = Записът скрива това, което знае място { $seat }.
cli-replay-save-running = В тази игра тече раздаване и картите му още са скрити: --json и --record не го показват. Протоколът и --explain са достъпни.
cli-replay-running = Тече раздаване { $deal } ({ $phase }). На ред: { $name }.
