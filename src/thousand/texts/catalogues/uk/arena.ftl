# Наскільки сильні боти: ключі, таблиця, драбина.

arena-option-bots = Два або три боти. Два: один перший проти решти других, і навпаки. Три: кожен проти двох інших за всіх розсаджень.
arena-option-deals = Скільки роздач зіграти, кожну всіма складами на тих самих картах. Якщо не вказано: 200.
arena-option-matches = Скільки цілих ігор зіграти замість роздач; показує і частку перемог.
arena-option-seed = Число, за яким тасуються карти: те саме число — ті самі роздачі.
arena-option-time = Скільки секунд бот може думати над рішенням.
arena-option-nodes = Скільки позицій бот може розглянути за одне рішення.
arena-option-gap = Садить на ті самі місця гравця, який бачить усі карти, і показує, яку частину шляху до нього пройшов бот.
arena-option-no-mirror = Без зворотного заміру: міряється лише перший бот, це втричі швидше або ще швидше.
arena-option-times = Додає, скільки боти думали в кожній частині роздачі.
arena-option-jobs = Скільки процесів грають одночасно. Якщо не вказано: скільки ядер.
arena-option-resume = Файл, який зберігає кожну зіграну роздачу. З ним і з тими самими ключами робота триває з місця зупинки.
arena-option-json = Друкує документ для інших програм замість таблиці.

## Тим часом

arena-rate = { $rate } за секунду
arena-interrupted = Зупинено раніше: зіграно { $finished } з { $units }, показники за ними.

## Таблиця

arena-heading-deals = Роздач, кожну зіграно всіма складами: { $deals }. Число тасування: { $seed }.
arena-heading-matches = Ігор, кожну зіграно всіма складами: { $matches }. Роздач у всіх: { $deals }. Число тасування: { $seed }.
arena-stopped = Ігор, які не закінчилися: { $count }.
arena-against = проти { $bots }
arena-note = Виграш — скільки бот записав за роздачу понад те, що на тому ж місці з тими ж картами записав його перший суперник.

## Її рядки

arena-row-gain = виграш, очок за роздачу
arena-row-gain-bounds = виграш, 95 %
arena-row-ahead = виграш над рештою
arena-row-ahead-bounds = виграш над рештою, 95 %
arena-row-wins = перемог в іграх
arena-row-wins-bounds = перемог в іграх, 95 %
arena-row-points = очок за роздачу
arena-row-base = у суперника на його місці
arena-row-declared = роздач замовником
arena-row-made = замовлень виконано
arena-row-contract = середнє замовлення
arena-row-set = чужих замовлень зірвано
arena-row-seer = виграш того, хто бачить усе
arena-row-gap = пройдено до нього
arena-row-gap-bounds = пройдено до нього, 95 %
arena-row-p50 = рішення, медіана, мс
arena-row-p95 = рішення, p95, мс

## Скільки вони думали

arena-times = Роздуми, мс
arena-times-count = рішень
arena-times-p50 = медіана
arena-times-p95 = p95
arena-times-max = найдовше
arena-times-auction = торгівля
arena-times-exchange = прикуп і замовлення
arena-times-card = карта
arena-times-all = усе разом

## Драбина

bench-column-bot = бот
bench-column-over = проти
