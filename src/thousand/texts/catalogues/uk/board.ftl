### The table in the browser. Names of players are never declined; polite and short.

## The table

board-rules = Правила столу
board-sheet = Запис
board-deal = Роздача { $number }
board-you = Ви
board-guest = Гість
board-free = вільно
board-gone = немає на зв'язку
board-joining = Йдемо до столу…
board-time-left = Залишилося часу
board-for = кому: { $name }
board-for-you = вам
board-yes = Так
board-no = Ні

## Newcomers

board-welcome = До столу
board-your-name = Ваше ім'я, як його бачать інші
board-enter = До столу

## Before the game

board-lobby = За столом
board-level-of = Сила: { $name }
board-sit = Сісти
board-sit-here = Пересісти
board-stand-up = Встати
board-let-go = Вилучити
board-let-go-of = Вилучити: { $name }
board-let-go-what = { $name } встає і більше не може сісти за цей стіл.
board-let-go-own = Господар столу більше не дає вам місця. Можна лише дивитися.
board-begin = Почати
board-begin-bots = На вільних місцях грають боти.
board-begin-all = Усі на місці.
board-present = { $name } за столом.
board-full = Усі місця зайняті. Ви лише дивитеся.
board-wait-host = Гру починає господар столу.
board-link = Посилання для друзів
board-copy = Копіювати
board-copied = Скопійовано
board-share = Поділитися
board-link-local = Це посилання працює лише на цьому комп'ютері. Щоб покликати гостей із тієї самої мережі, зупиніть сервер і запустіть «make play LAN=1» або «thousand serve --lan»; гра зачекає.
board-qr = QR-код посилання
board-invite = Покликати друга
board-invite-what = Хто відкриє посилання, може попроситися на місце бота; чи пустити, вирішують ті, хто за столом.

## Between deals

board-begins = Гра починається
board-first-dealer = Перша здача: { $name }
board-cutting = Знімаємо колоду…
board-deal-first = Здати карти
board-next = Далі
board-wait-for = Чекаємо: { $names }
board-reckoning = Як записано
board-result-made = { $name } виконує замовлення { $amount }
board-result-failed = { $name } не набирає { $amount }
board-result-write-off = { $name } розписує роздачу
board-result-bomb = { $name } підриває бомбу
board-result-made-own = Ви виконуєте замовлення { $amount }
board-result-failed-own = Ви не набираєте { $amount }
board-result-write-off-own = Ви розписуєте роздачу
board-result-bomb-own = Ви підриваєте бомбу
board-part-tricks = взятки { $points }
board-part-marriage = мар'яж
board-part-aces = тузовий мар'яж { $points }
board-part-extra = ще { $points }
board-was-became = було { $before }, стало { $after }

## The end

board-over = Гру закінчено
board-aborted = Гру припинено
board-you-win = Ви перемагаєте
board-chart = Як змінювався рахунок
board-games-won = перемог: { $count }
board-rematch = Ще партію
board-rematch-wanted = За нову партію: { $names }
board-replay = Переглянути
board-download = Завантажити
board-last-deal = Остання роздача

## Whose turn it is

board-your-turn = Ваш хід
board-your-word = Ваше слово
board-your-exchange = Виберіть карту, щоб віддати
board-waits-word = Слово: { $name }
board-waits-talon = Бере прикуп: { $name }
board-waits-exchange = Віддає карти: { $name }
board-waits-raise = Вирішує, яке замовлення: { $name }
board-waits-trump = Називає козир: { $name }
board-waits-card = Ходить: { $name }
board-nobody = Зараз ніхто не ходить.
board-tag-word = слово
board-tag-exchange = віддає
board-tag-turn = ходить
board-own-word = ваше слово
board-own-exchange = ваш обмін
board-own-turn = ваш хід
board-you-sit = Ви здаєте й у цій роздачі не граєте.

## Auction

board-pass = Пас
board-more = Ще
board-highest = { $name }: { $amount }.
board-must-bid = Перший мусить заявити.
board-limit-cap = Вам можна до { $limit }: більше ваші мар'яжі не дають.
board-limit-none = Понад { $limit } — лише з мар'яжем на руці.
board-limit-ceiling = За цим столом заявляють до { $limit }.
board-limit-deck = Понад { $limit } у роздачі не набрати.
board-limit-first = Першу заявку тут задано.
board-limit-step = Тут піднімають щоразу рівно на крок.
board-ask-dark = Заявити, не дивлячись у карти?
board-dark-how = Втемну — це 120, і результат іде подвійно.
board-look = Дивитися карти
board-dark = 120 втемну
board-claim = Перездача

## Talon and exchange

board-talon = прикуп
board-talon-backs = Прикуп сорочкою вгору: { $count }
board-talon-number = Прикуп { $number }
board-ask-talon = Який прикуп берете?
board-take-talon = Узяти прикуп { $number }
board-here = сюди
board-give-to = Віддати: { $name }
board-give-back = { $name }: { $card }. Повернути
board-whose = Кому { $card }?
board-give-how = Спершу карта, потім гравець
board-give-sure = { $count ->
    [one] Віддати цю карту?
   *[other] Віддати ці карти?
}
board-give = Віддати
board-ask-discard = Скільки карт відкласти: { $count }
board-picked = Вибрано: { $count } з { $of }
board-discard = Відкласти
board-ask-raise = Замовлення { $amount }. Підняти?
board-ask-stand = Замовлення { $amount }. Підняти не можна.
board-stand = Лишити { $amount }
board-write-off = Розпис
board-bomb = Бомба
board-ask-trump = Яка масть козирна?

## Play

board-last-trick = остання взятка
board-takes-it = Бере { $name }.
board-no-trick = На столі карт немає.
board-no-last = Взяток ще немає.
board-not-this = Ця карта зараз не підходить.
board-declare = { $card }: оголосити мар'яж?
board-declare-aces = { $card }: оголосити тузовий мар'яж?
board-declare-yes = Оголосити +{ $value }
board-declare-note = козир: { $suit }
board-declare-no = Без мар'яжу
board-declare-no-note = просто хід
board-declares = { $name }: мар'яж, { $value }
board-declares-aces = { $name }: тузовий мар'яж, { $value }
board-aces = чотири тузи
board-rest = Забрати решту

## Asked once more

board-sure-write-off = Розписати роздачу?
board-write-off-free = Роздачу не грають. Кожен суперник пише { $others }, ви не пишете нічого.
board-write-off-now = Роздачу не грають. Кожен суперник пише { $others }, вам цей розпис коштує { $penalty }.
board-write-off-later = Роздачу не грають. Кожен суперник пише { $others }, ви не пишете нічого. { $left ->
    [1] Ваш наступний розпис коштує { $penalty }.
   *[other] Із кожних { $every } розписів останній коштує { $penalty }; цей без штрафу.
}
board-sure-bomb = Підірвати бомбу?
board-sure-dark = Призначити 120 втемну?
board-sure-high = Заявити { $amount }?
board-sure-raise = Підняти до { $amount }?
board-sure-claim = Показати карти й вимагати перездачі?
board-sure-break = Мар'яж іде з рук: { $suit }. Точно?

## Hints

board-hint = Підказка
board-hint-wait = Думаємо…
board-hint-do = Зробити
board-hint-next = Або: { $choice }

## A first game

board-tip = порада
board-tip-read = Зрозуміло
board-tip-bid = Хто заявляє найбільше, бере прикуп — три карти посередині — і мусить набрати щонайменше стільки.
board-tip-discard = Відкладені карти в розіграші участі не беруть. Лишіть тузи й королів з їхніми дамами.
board-tip-trump = Козир б'є будь-яку карту іншої масті. Виберіть масть, якої у вас багато.
board-tip-lead = Заходити можна з будь-якої карти. Взятку бере найстарша карта цієї масті або козир. Десятка старша за короля.
board-tip-declare = Король і дама однієї масті — мар'яж. Зайдіть з однієї з цих карт і оголосіть: це очки понад взятки.
board-tip-marriage = У вас мар'яж, король і дама однієї масті: { $suit }, { $value } очок. Бережіть обидві карти до свого заходу.
board-tip-blocked = Бліді карти зараз класти не можна. { $why }

## Menu

board-undo = Повернути хід
board-undone = Хід повернуто.
board-talk = Сказати
board-allow-hints = Дозволити підказки
board-stand-in = Замінити ботом: { $name }
board-proofs = Перевірка роздач
board-keys = Клавіші
board-abort = Припинити гру
board-abort-what = Гра закінчується без переможця, якщо згодна більшість.
board-go-on = Граємо далі
board-leave = Піти з-за столу
board-leave-what = Місце займає бот.
board-stay = Залишитися
board-print = Друк

## Notices

board-line-lost = Зв'язок перервано. Відновлюємо…
board-line-now = Зараз
board-line-forbidden = Цей стіл закритий для глядачів.
board-line-missing = Такого столу немає.
board-line-damaged = Запис цього столу не читається. Відкрийте новий.
board-line-reload = Сторінка застаріла.
board-line-load = Оновити
board-held = Ваше місце тримає бот.
board-back = Грати далі
board-watching = Ви лише дивитеся. Можна попроситися на місце бота.
board-sit-for = Сісти: { $name }
board-question-abort = { $name }: припинити гру?
board-question-hints = { $name }: дозволити всім підказки?
board-question-stand-in = { $name }: замінити ботом ({ $seat })?
board-question-sit-in = { $name } проситься на місце бота: { $seat }.
board-asks-in = Ви проситеся на місце бота: { $seat }.
board-let-in = Пустити
board-keep-out = Не пускати
board-agree = Погодитися
board-disagree = Ні
board-withdraw = Відкликати

## Fair deals

board-proven = роздачу перевірено
board-proof-own = перевірено, ваше знімання враховано
board-proof-wrong = доказ не сходиться
board-proof-later = можна перевірити за записом партії
board-proof-first = Хто здає першим
board-proof-draw = жереб за чесною колодою
board-proof-promise = Відбиток, названий до гри (SHA-256)
board-proof-how = Перед кожною роздачею сервер називає відбиток свого секрету, потім кожен браузер знімає колоду власним числом. Сам карт не вибирає ніхто.

## Keys

board-key-cards = до карти
board-key-arrows = по картах; зіграти
board-key-bid = до заявок
board-key-pass = пас
board-key-turn = чий хід
board-key-trick = що на столі
board-key-last = остання взятка
board-key-sheet = запис
board-key-hint = підказка
board-key-undo = повернути хід
board-key-rest = забрати решту, якщо запропоновано
board-key-collect = прибрати взятку одразу
board-key-zen = лише карти
board-key-tab = до всіх кнопок
board-key-escape = закрити, скасувати запитання
board-key-help = цей список

## Words between people

board-mute = Приховати репліки: { $name }
board-say-hello = Привіт
board-say-good-game = Гарна гра
board-say-well-played = Гарно зіграно
board-say-lucky = Пощастило
board-say-oops = Ой
board-say-thinking = Дайте подумати
board-say-hurry = Ваш хід
board-say-thanks = Дякую
board-say-bye = До зустрічі
board-emoji-smile = усмішка
board-emoji-laugh = сміх
board-emoji-wow = подив
board-emoji-sad = сум
board-emoji-thumb = палець угору
board-emoji-clap = оплески
