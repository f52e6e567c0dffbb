### Страницы рядом со столом: правила, просмотр, честная сдача, учёба, доступность. Имена игроков не склоняются.

## Правила

pages-rules-question = По каким правилам?
pages-rules-of-table = Правила этого стола
pages-rules-of-game = Правила партии
pages-preset = Свод правил
pages-picked = выбрано
pages-find = Найти правило
pages-nothing-found = Правила со словом «{ $text }» нет.
pages-card = Памятка
pages-print = Напечатать
pages-marriages = Марьяжи
pages-differs = отличается от свода
pages-usual = { $preset }: { $value }
pages-as-preset = как в своде { $preset }
pages-differences = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
pages-restore = вернуть
pages-restore-one = Вернуть: { $option }
pages-figure = число
pages-after-deals = после скольких-то раздач
pages-rules-impossible = Эти правила не сочетаются.
pages-show = Показать где
pages-rules-link = Ссылка на эти правила
pages-play-these = Играть так
pages-to-table = К столу
pages-own-sets = Мои правила
pages-set-name = Название этих правил
pages-saved = Сохранено: { $name }
pages-not-saved = Этот браузер ничего не хранит. Скопируйте ссылку.
pages-forget-set = Забыть { $name }

## Просмотр

pages-replay-open = Просмотр партий
pages-replay-what = Откройте запись партии и листайте её ход за ходом: все карты открыты, или глазами одного игрока.
pages-replay-none = Такой партии нет
pages-replay-empty = В этой записи нет карт, которые можно видеть.
pages-replay-other = Открыть другую запись
pages-record-choose = Запись партии
pages-record-drop = Или перетащите файл сюда. Он читается и не хранится.
pages-record-large = Для записи файл слишком велик. Выберите другой.
pages-record-not-json = Этот файл — не запись. Выберите файл, скачанный здесь или сделанный программой thousand.
pages-deal = Раздача { $number }
pages-prev-deal = Предыдущая раздача
pages-next-deal = Следующая раздача
pages-step-through = Листать раздачу
pages-first = Сразу после сдачи
pages-prev = Назад
pages-next = Дальше
pages-last = Конец раздачи
pages-eyes = Чьи карты открыты
pages-eyes-all = все карты открыты
pages-eyes-of = глазами: { $name }
pages-course = Взятки
pages-talon = прикуп
pages-turn = ходит
pages-hand = { $name }: { $cards }
pages-hand-closed = { $name }, закрытых карт: { $count }
pages-no-cards = карт нет
pages-link = Ссылка
pages-link-moment = Этот адрес ведёт как раз в то место, которое вы видите.
pages-link-none = Запись открыта из файла, адреса у неё нет. Пошлите сам файл.
pages-download = Скачать
pages-sheet-open = Номер раздачи открывает её.
pages-keys = Клавиши
pages-move-next = дальше
pages-move-prev = назад
pages-move-nexttrick = к концу взятки
pages-move-prevtrick = к прошлой взятке
pages-move-nextdeal = следующая раздача
pages-move-prevdeal = предыдущая раздача
pages-move-first = сразу после сдачи
pages-move-last = конец раздачи

## Честная сдача

pages-fair-what = Карты раздачи зависят и от хозяина стола, и от игроков, и никто не знает, что выбирают другие. Потом любой может проверить, что ничего не подменено: эта страница делает это в вашем браузере.
pages-fair-check = Проверить партию
pages-fair-match = Секрет партии
pages-fair-draw = Жребий первого сдающего
pages-fair-proves = Что доказано
pages-fair-proves-host = Карты выбирает не хозяин стола. Его секрет связан раньше, чем снимают колоду. Если снимает хоть один честный игрок, для этого игрока колода честная.
pages-fair-proves-players = Карты не выбирает ни один игрок, ни все вместе: до конца раздачи секрет знает только хозяин стола.
pages-fair-proves-whole = Ни одна раздача не выброшена: номера колод растут по одному, а о пропущенном номере сказано.
pages-fair-proves-bound = Все секреты связаны в начале: когда открыт секрет партии, секрет каждой колоды следует из него.
pages-fair-not = Что не доказано
pages-fair-not-look = Что никто не подглядывает. Карты сдаёт программа хозяина, она их знает. Играйте у хозяина, которому доверяете, или сами будьте хозяином.
pages-fair-not-left-out = Что ваше снятие учтено, если вы не смотрите. Раздачу без вашего снятия или снятие, которое вы будто бы не открыли, замечаете только вы.
pages-fair-not-time = Что обещания даны вовремя. Запись показывает, что обещано, но не когда; это видит ваш браузер за столом.
pages-fair-not-bots = Колоду, которую никто не снимал. За столом с одними ботами колоду делает только секрет хозяина.
pages-fair-not-pair = Что никто не играет вдвоём против третьего, по телефону или с двух браузеров.
pages-fair-here = Колоды заново делаются в этом браузере. По каким правилам играна запись, спрашивается у сервера. Точные шаги описаны в docs/reference/fairness.md; «thousand verify» делает то же без браузера.
pages-proof = Доказательство раздачи
pages-proof-promise = Отпечаток секрета колоды, дан до снятия
pages-proof-secret = Секрет колоды, открыт после раздачи
pages-proof-match-promise = Отпечаток секрета партии, дан в начале
pages-proof-match-secret = Секрет партии, открыт в конце
pages-proof-cut = Снятие: { $name }
pages-proof-cut-promise = отпечаток
pages-proof-cut-opened = открыто
pages-verify-game = Проверить всю партию
pages-verify-other = Проверить запись

## Учёба

pages-learn-title = Тысяча за минуту
pages-learn-goal = Кто первым доводит счёт до 1000, выигрывает. Партия — это вечер.
pages-learn-deal = Каждый получает семь карт, три лежат в прикупе. Кто больше всех обещает на торгах, берёт прикуп, отдаёт лишние карты и играет против остальных.
pages-learn-points = Очки в картах: туз 11, десятка 10, король 4, дама 3, валет 2, девятка 0. Король и дама одной масти — марьяж, он добавляет от 40 до 100.
pages-learn-contract = Заказ — это обещание: набрано столько — записывают в плюс, нет — в минус. Остальные пишут, что набрали.
pages-learn-barrel = Перед концом стоит бочка на 880: с неё остаток набирают за одну раздачу, попыток три.
pages-learn-card = Самые мягкие правила на одной странице
pages-learn-book = Вся книга правил
pages-learn-book-language = Язык книги правил

## Доступность

pages-access-speak = Всё, что происходит за столом, говорится фразами, одна за другой. О вашем ходе сообщается сразу.
pages-access-order = Стол читается сверху: строка меню, остальные игроки, взятка, вопрос с кнопками, ваш счёт, ваши карты, запись.
pages-access-cards = Ваши карты — кнопки: «десятка червей, можно». Карта, которой ходить нельзя, говорит почему.
pages-access-see = Ничто не сообщается одним цветом. В настройках: четыре цвета мастей или два, крупные углы, буквы разных языков, крупный текст, день и вечер.
pages-access-motion = Если система просит меньше движения, ничто не летает. Никто не торопит, если у стола нет часов.
pages-access-keys = Клавиши за столом
pages-access-tell = Если что-то мешает играть, скажите хозяину этой страницы: это наша ошибка, а не ваша.
pages-key-card = карта на этом месте, слева
pages-key-confirm = сделать
pages-key-bid = к торгам
pages-key-pass = пас
pages-key-turn = чей ход
pages-key-sheet = запись
pages-key-trick = что лежит на столе
pages-key-last-trick = прошлая взятка
pages-key-hint = подсказка
pages-key-undo = взять назад, против ботов
pages-key-help = этот список
