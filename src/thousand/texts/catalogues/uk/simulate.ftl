### Ігри ботів: параметри, помилки, таблиця.

simulate-option-games = Скільки ігор зіграти. Якщо не вказано: 100.
simulate-option-deals = Скільки окремих роздач зіграти замість ігор.
simulate-option-bots = Боти за порядком місць, наприклад rookie або regular, через кому; останній займає решту місць.
simulate-option-rules = Правила: home, club, polish, classic або файл правил.
simulate-option-players = Скільки місць за столом: 2, 3 або 4. Якщо не вказано: 3 або як у файлі правил.
simulate-option-set = Змінює одне налаштування правил, наприклад game.target=500; можна повторювати.
simulate-option-seed = Число, за яким тасуються карти: те саме число — ті самі ігри.
simulate-option-out = Тека для записів: по файлу на гру.
simulate-option-json = Друкує документ для інших програм замість таблиці.

## Що незрозуміло

simulate-games-or-deals = Щось одне: --games або --deals.
simulate-out-taken = { $file } уже є. Виберіть іншу теку.

## Таблиця

simulate-progress = Тривають ігри
simulate-heading-games = Ігор: { $games }. Роздач у грі: { $length } у середньому. Число тасування: { $seed }.
simulate-heading-deals = Роздач: { $deals }. Число тасування: { $seed }.
simulate-annulled = Роздач скасовано: { $count }.
simulate-stopped = Ігор зупинено після { $most } роздач: { $count }.
simulate-seat = місце { $seat }
simulate-all-seats = усі місця

## Її рядки

simulate-row-wins = перемоги
simulate-row-contracts = зіграно замовлень
simulate-row-made = з них виконано
simulate-row-mean-contract = середнє замовлення
simulate-row-declarer = очок за роздачу, замовник
simulate-row-defender = очок за роздачу, суперник
simulate-row-sitter = очок за роздачу, на прикупі
simulate-row-write-offs = розписи
simulate-row-bombs = бомби
simulate-row-bolts = болти
simulate-row-mounts = посадок на бочку
simulate-row-falls = зльотів із бочки без перемоги
simulate-row-claims = вимог перездачі
