### Сторінки поряд зі столом: правила, перегляд, чесна роздача, навчання, доступність. Імена гравців не відмінюються.

## Правила

pages-rules-question = За якими правилами?
pages-rules-of-table = Правила цього столу
pages-rules-of-game = Правила партії
pages-preset = Набір правил
pages-picked = обрано
pages-find = Знайти правило
pages-nothing-found = Правила зі словом «{ $text }» немає.
pages-card = Пам'ятка
pages-print = Надрукувати
pages-marriages = Мар'яжі
pages-differs = відрізняється від набору
pages-usual = { $preset }: { $value }
pages-as-preset = як у наборі { $preset }
pages-differences = { $count ->
    [one] { $count } відмінність
    [few] { $count } відмінності
   *[many] { $count } відмінностей
}
pages-restore = повернути
pages-restore-one = Повернути: { $option }
pages-figure = число
pages-after-deals = після скількох роздач
pages-rules-impossible = Ці правила не поєднуються.
pages-show = Показати де
pages-rules-link = Посилання на ці правила
pages-play-these = Грати так
pages-to-table = До столу
pages-own-sets = Мої правила
pages-set-name = Назва цих правил
pages-saved = Збережено: { $name }
pages-not-saved = Цей браузер нічого не зберігає. Скопіюйте посилання.
pages-forget-set = Забути { $name }

## Перегляд

pages-replay-open = Перегляд партій
pages-replay-what = Відкрийте запис партії і гортайте її хід за ходом: усі карти відкриті або очима одного гравця.
pages-replay-none = Такої партії немає
pages-replay-empty = У цьому записі немає карт, які можна бачити.
pages-replay-other = Відкрити інший запис
pages-record-choose = Запис партії
pages-record-drop = Або перетягніть файл сюди. Він читається й не зберігається.
pages-record-large = Для запису файл завеликий. Виберіть інший.
pages-record-not-json = Цей файл — не запис. Виберіть файл, завантажений тут або зроблений програмою thousand.
pages-deal = Роздача { $number }
pages-prev-deal = Попередня роздача
pages-next-deal = Наступна роздача
pages-step-through = Гортати роздачу
pages-first = Одразу після здачі
pages-prev = Назад
pages-next = Далі
pages-last = Кінець роздачі
pages-eyes = Чиї карти відкриті
pages-eyes-all = усі карти відкриті
pages-eyes-of = очима: { $name }
pages-course = Взятки
pages-talon = прикуп
pages-turn = ходить
pages-hand = { $name }: { $cards }
pages-hand-closed = { $name }, закритих карт: { $count }
pages-no-cards = карт немає
pages-link = Посилання
pages-link-moment = Ця адреса веде саме в те місце, яке ви бачите.
pages-link-none = Запис відкрито з файлу, адреси в нього немає. Надішліть сам файл.
pages-download = Завантажити
pages-sheet-open = Номер роздачі відкриває її.
pages-keys = Клавіші
pages-move-next = далі
pages-move-prev = назад
pages-move-nexttrick = до кінця взятки
pages-move-prevtrick = до минулої взятки
pages-move-nextdeal = наступна роздача
pages-move-prevdeal = попередня роздача
pages-move-first = одразу після здачі
pages-move-last = кінець роздачі

## Чесна роздача

pages-fair-what = Карти роздачі залежать і від господаря столу, і від гравців, і ніхто не знає, що обирають інші. Потім кожен може перевірити, що нічого не підмінено: ця сторінка робить це у вашому браузері.
pages-fair-check = Перевірити партію
pages-fair-match = Секрет партії
pages-fair-draw = Жереб першого, хто здає
pages-fair-proves = Що доведено
pages-fair-proves-host = Карти обирає не господар столу. Його секрет пов'язано раніше, ніж знімають колоду. Якщо знімає хоч один чесний гравець, для цього гравця колода чесна.
pages-fair-proves-players = Карти не обирає жоден гравець, ні всі разом: до кінця роздачі секрет знає лише господар столу.
pages-fair-proves-whole = Жодну роздачу не викинуто: номери колод ростуть по одному, а про пропущений номер сказано.
pages-fair-proves-bound = Усі секрети пов'язано на початку: коли секрет партії відкрито, секрет кожної колоди випливає з нього.
pages-fair-not = Що не доведено
pages-fair-not-look = Що ніхто не підглядає. Карти здає програма господаря, вона їх знає. Грайте в господаря, якому довіряєте, або самі будьте господарем.
pages-fair-not-left-out = Що ваше знімання враховано, якщо ви не дивитеся. Роздачу без вашого знімання або знімання, яке ви начебто не відкрили, помічаєте лише ви.
pages-fair-not-time = Що обіцянки дано вчасно. Запис показує, що обіцяно, але не коли; це бачить ваш браузер за столом.
pages-fair-not-bots = Колоду, яку ніхто не знімав. За столом із самих ботів колоду робить лише секрет господаря.
pages-fair-not-pair = Що ніхто не грає вдвох проти третього, телефоном або з двох браузерів.
pages-fair-here = Колоди заново робляться в цьому браузері. За якими правилами грали, сторінка питає в сервера. Точні кроки описано в docs/reference/fairness.md; «thousand verify» робить те саме без браузера.
pages-proof = Доказ роздачі
pages-proof-promise = Відбиток секрету колоди, даний до знімання
pages-proof-secret = Секрет колоди, відкритий після роздачі
pages-proof-match-promise = Відбиток секрету партії, даний на початку
pages-proof-match-secret = Секрет партії, відкритий наприкінці
pages-proof-cut = Знімання: { $name }
pages-proof-cut-promise = відбиток
pages-proof-cut-opened = відкрито
pages-verify-game = Перевірити всю партію
pages-verify-other = Перевірити запис

## Навчання

pages-learn-title = Тисяча за хвилину
pages-learn-goal = Хто перший доводить рахунок до 1000, виграє. Партія — це вечір.
pages-learn-deal = Кожен отримує сім карт, три лежать у прикупі. Хто найбільше обіцяє на торгах, бере прикуп, віддає зайві карти і грає проти решти.
pages-learn-points = Очки в картах: туз 11, десятка 10, король 4, дама 3, валет 2, дев'ятка 0. Король і дама однієї масті — мар'яж, він додає від 40 до 100.
pages-learn-contract = Замовлення — це обіцянка: набрано стільки — пишуть у плюс, ні — у мінус. Решта пишуть, що набрали.
pages-learn-barrel = Перед кінцем стоїть бочка на 880: з неї решту набирають за одну роздачу, спроб три.
pages-learn-card = Найм'якші правила на одній сторінці
pages-learn-book = Уся книга правил (англійською і російською)
pages-learn-book-language = Мова книги правил

## Доступність

pages-access-speak = Усе, що відбувається за столом, говориться реченнями, одне за одним. Про ваш хід чути одразу.
pages-access-order = Стіл читається згори: рядок меню, інші гравці, взятка, питання з кнопками, ваш рахунок, ваші карти, запис.
pages-access-cards = Ваші карти — кнопки: «десятка черв, можна». Карта, якою ходити не можна, каже чому.
pages-access-see = Ніщо не повідомляється самим кольором. У налаштуваннях: чотири кольори мастей або два, великі кути, літери різних мов, більший текст, день і вечір.
pages-access-motion = Якщо система просить менше руху, ніщо не літає. Ніхто не квапить, якщо стіл не має годинника.
pages-access-keys = Клавіші за столом
pages-access-tell = Якщо щось заважає грати, скажіть господареві цієї сторінки: це наша помилка, а не ваша.
pages-key-card = карта на цьому місці, зліва
pages-key-confirm = зробити
pages-key-bid = до торгів
pages-key-pass = пас
pages-key-turn = чий хід
pages-key-sheet = запис
pages-key-trick = що лежить на столі
pages-key-last-trick = минула взятка
pages-key-hint = підказка
pages-key-undo = узяти назад, проти ботів
pages-key-help = цей список
