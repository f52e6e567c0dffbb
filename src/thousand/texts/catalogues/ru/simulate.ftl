### Игры ботов: ключи, ошибки, таблица.

simulate-option-games = Сколько игр сыграть. Если не указано: 100.
simulate-option-deals = Сколько отдельных раздач сыграть вместо игр.
simulate-option-bots = Боты по порядку мест, например rookie или regular, через запятую; последний занимает оставшиеся места.
simulate-option-rules = Правила: home, club, polish, classic или файл правил.
simulate-option-players = Сколько мест за столом: 2, 3 или 4. Если не указано: 3 или как в файле правил.
simulate-option-set = Меняет одну настройку правил, например game.target=500; можно повторять.
simulate-option-seed = Число, по которому тасуются карты: то же число — те же игры.
simulate-option-out = Папка для записей: по файлу на игру.
simulate-option-json = Печатает документ для других программ вместо таблицы.

## Что непонятно

simulate-games-or-deals = Что-нибудь одно: --games или --deals.
simulate-out-taken = { $file } уже есть. Выберите другую папку.

## Таблица

simulate-progress = Идут игры
simulate-heading-games = Игр: { $games }. Раздач в игре: { $length } в среднем. Число тасовки: { $seed }.
simulate-heading-deals = Раздач: { $deals }. Число тасовки: { $seed }.
simulate-annulled = Раздач отменено: { $count }.
simulate-stopped = Игр остановлено после { $most } раздач: { $count }.
simulate-seat = место { $seat }
simulate-all-seats = все места

## Её строки

simulate-row-wins = победы
simulate-row-contracts = сыграно заказов
simulate-row-made = из них выполнено
simulate-row-mean-contract = средний заказ
simulate-row-declarer = очков за раздачу, заказчик
simulate-row-defender = очков за раздачу, вистующий
simulate-row-sitter = очков за раздачу, на прикупе
simulate-row-write-offs = росписи
simulate-row-bombs = бомбы
simulate-row-bolts = болты
simulate-row-mounts = посадок на бочку
simulate-row-falls = слётов с бочки
simulate-row-claims = требований пересдачи
