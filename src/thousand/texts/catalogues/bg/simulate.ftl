### Игри между ботове: опции, грешки, таблицата.

simulate-option-games = Колко игри да се изиграят. Без тази опция: 100.
simulate-option-deals = Колко отделни раздавания да се изиграят вместо игри.
simulate-option-bots = Ботовете по реда на местата, например rookie или regular, със запетаи; последният заема останалите места.
simulate-option-rules = Правилата: home, club, polish, classic или файл с правила.
simulate-option-players = Колко места има на масата: 2, 3 или 4. Без тази опция: 3 или както е във файла.
simulate-option-set = Променя една настройка на правилата, например game.target=500; може да се повтаря.
simulate-option-seed = Число, по което се разбъркват картите: същото число, същите игри.
simulate-option-out = Папка за записите: по един файл за игра.
simulate-option-json = Отпечатва документ за други програми вместо таблицата.

## Какво е неразбираемо

simulate-games-or-deals = Или --games, или --deals, но не и двете.
simulate-out-taken = { $file } вече съществува. Изберете друга папка.

## Таблицата

simulate-progress = Играе се
simulate-heading-games = Игри: { $games }. Раздавания в игра: средно { $length }. Число за разбъркване: { $seed }.
simulate-heading-deals = Раздавания: { $deals }. Число за разбъркване: { $seed }.
simulate-annulled = Анулирани раздавания: { $count }.
simulate-stopped = Игри, спрени след { $most } раздавания: { $count }.
simulate-seat = място { $seat }
simulate-all-seats = всички места

## Нейните редове

simulate-row-wins = победи
simulate-row-contracts = изиграни заявки
simulate-row-made = от тях изпълнени
simulate-row-mean-contract = средна заявка
simulate-row-declarer = точки на раздаване, разиграващ
simulate-row-defender = точки на раздаване, противник
simulate-row-sitter = точки на раздаване, почиващ
simulate-row-write-offs = отписвания
simulate-row-bombs = бомби
simulate-row-bolts = болтове
simulate-row-mounts = качвания на бъчвата
simulate-row-falls = напускания без победа
simulate-row-claims = искания за ново раздаване
