### The table in the browser. Names of players are never declined; polite and short.

## The table

board-rules = Правила стола
board-sheet = Запись
board-deal = Раздача { $number }
board-you = Вы
board-guest = Гость
board-free = свободно
board-gone = нет на связи
board-joining = Идём к столу…
board-time-left = Осталось времени
board-for = кому: { $name }
board-for-you = вам
board-yes = Да
board-no = Нет

## Newcomers

board-welcome = К столу
board-your-name = Ваше имя, как его видят другие
board-enter = К столу

## Before the game

board-lobby = За столом
board-level-of = Сила: { $name }
board-sit = Сесть
board-sit-here = Пересесть
board-stand-up = Встать
board-let-go = Отпустить
board-let-go-of = Отпустить: { $name }
board-let-go-what = { $name } встаёт и больше не может сесть за этот стол.
board-let-go-own = Хозяин стола не даёт вам места. Можно смотреть.
board-begin = Начать
board-begin-bots = На свободных местах играют боты.
board-begin-all = Все в сборе.
board-present = { $name } за столом.
board-full = Все места заняты. Вы смотрите.
board-wait-host = Игру начинает хозяин стола.
board-link = Ссылка для друзей
board-copy = Скопировать
board-copied = Скопировано
board-share = Поделиться
board-link-local = Эта ссылка работает только на этом компьютере. Чтобы звать гостей из той же сети, остановите сервер и запустите «make play LAN=1» или «thousand serve --lan»; игра подождёт.
board-qr = QR-код ссылки
board-invite = Позвать друга
board-invite-what = Кто откроет ссылку, может попроситься на место бота; пустить ли, решают те, кто за столом.

## Between deals

board-begins = Игра начинается
board-first-dealer = Первым сдаёт: { $name }
board-cutting = Снимаем колоду…
board-deal-first = Сдать карты
board-next = Дальше
board-wait-for = Ждём: { $names }
board-reckoning = Как записано
board-result-made = { $name } выполняет заказ { $amount }
board-result-failed = { $name } не набирает { $amount }
board-result-write-off = { $name } пишет роспись
board-result-bomb = { $name } взрывает бомбу
board-result-made-own = Вы выполняете заказ { $amount }
board-result-failed-own = Вы не набираете { $amount }
board-result-write-off-own = Вы пишете роспись
board-result-bomb-own = Вы взрываете бомбу
board-part-tricks = взятки { $points }
board-part-marriage = марьяж
board-part-aces = тузовый марьяж { $points }
board-part-extra = ещё { $points }
board-was-became = было { $before }, стало { $after }

## The end

board-over = Игра окончена
board-aborted = Игра прекращена
board-you-win = Вы побеждаете
board-chart = Как менялся счёт
board-games-won = побед: { $count }
board-rematch = Ещё партию
board-rematch-wanted = За новую партию: { $names }
board-replay = Разобрать
board-download = Скачать
board-last-deal = Последняя раздача

## Whose turn it is

board-your-turn = Ваш ход
board-your-word = Ваше слово
board-your-exchange = Выберите карту, чтобы отдать
board-waits-word = Слово: { $name }
board-waits-talon = Берёт прикуп: { $name }
board-waits-exchange = Отдаёт карты: { $name }
board-waits-raise = Решает, какой заказ: { $name }
board-waits-trump = Назначает козырь: { $name }
board-waits-card = Ходит: { $name }
board-nobody = Сейчас никто не ходит.
board-tag-word = слово
board-tag-exchange = отдаёт
board-tag-turn = ходит
board-own-word = ваше слово
board-own-exchange = ваш обмен
board-own-turn = ваш ход
board-you-sit = Вы сдаёте и в этой раздаче не играете.

## Auction

board-pass = Пас
board-more = Ещё
board-highest = { $name }: { $amount }.
board-must-bid = Первый обязан заявить.
board-limit-cap = Вам можно до { $limit }: больше марьяжи на руке не дают.
board-limit-none = Больше { $limit } – только с марьяжем на руке.
board-limit-ceiling = За этим столом заказывают до { $limit }.
board-limit-deck = Больше { $limit } в раздаче не набрать.
board-limit-first = Первая заявка здесь задана.
board-limit-step = Здесь поднимают по одному шагу.
board-ask-dark = Заказать, не глядя в карты?
board-dark-how = Втёмную – это 120, и считается вдвое.
board-look = Смотреть карты
board-dark = 120 втёмную
board-claim = Пересдать

## Talon and exchange

board-talon = прикуп
board-talon-backs = Прикуп рубашкой вверх: { $count }
board-talon-number = Прикуп { $number }
board-ask-talon = Какой прикуп берёте?
board-take-talon = Взять прикуп { $number }
board-here = сюда
board-give-to = Отдать: { $name }
board-give-back = { $name }: { $card }. Вернуть
board-whose = Кому { $card }?
board-give-how = Сначала карта, потом игрок
board-give-sure = { $count ->
    [one] Отдать эту карту?
   *[other] Отдать эти карты?
}
board-give = Отдать
board-ask-discard = Сколько карт снести: { $count }
board-picked = Выбрано: { $count } из { $of }
board-discard = Снести
board-ask-raise = Заказ { $amount }. Повысить?
board-ask-stand = Заказ { $amount }. Повысить нельзя.
board-stand = Оставить { $amount }
board-write-off = Роспись
board-bomb = Бомба
board-ask-trump = Какая масть козырная?

## Play

board-last-trick = последняя взятка
board-takes-it = Берёт { $name }.
board-no-trick = На столе карт нет.
board-no-last = Взяток ещё нет.
board-not-this = Эта карта сейчас не подходит.
board-declare = { $card }: хвалить?
board-declare-aces = { $card }: хвалить четыре туза?
board-declare-yes = Хвалить +{ $value }
board-declare-note = козырь: { $suit }
board-declare-no = Без похвалы
board-declare-no-note = просто ход
board-declares = { $name }: марьяж, { $value }
board-declares-aces = { $name }: тузовый марьяж, { $value }
board-aces = четыре туза
board-rest = Забрать остальное

## Asked once more

board-sure-write-off = Роспись?
board-write-off-free = Раздача не играется. Каждый соперник пишет { $others }, вы не пишете ничего.
board-write-off-now = Раздача не играется. Каждый соперник пишет { $others }, вам эта роспись стоит { $penalty }.
board-write-off-later = Раздача не играется. Каждый соперник пишет { $others }, вы не пишете ничего. { $left ->
    [1] Ваша следующая роспись стоит { $penalty }.
   *[other] Из каждых { $every } росписей последняя стоит { $penalty }; эта без штрафа.
}
board-sure-bomb = Взорвать бомбу?
board-sure-dark = Заказать 120 втёмную?
board-sure-high = Заказать { $amount }?
board-sure-raise = Повысить до { $amount }?
board-sure-claim = Показать карты и пересдать?
board-sure-break = Марьяж уходит: { $suit }. Точно?

## Hints

board-hint = Подсказка
board-hint-wait = Думаем…
board-hint-do = Сделать
board-hint-next = Или: { $choice }

## A first game

board-tip = пояснение
board-tip-read = Понятно
board-tip-bid = Кто заявляет больше всех, берёт прикуп – три карты в середине – и обязан набрать не меньше заявленного.
board-tip-discard = Снесённые карты в розыгрыше не участвуют. Оставьте тузы и королей с их дамами.
board-tip-trump = Козырь бьёт любую карту другой масти. Выберите масть, которой у вас много.
board-tip-lead = Вы заходите любой картой. Взятку берёт старшая карта этой масти или козырь. Десятка старше короля.
board-tip-declare = Король и дама одной масти – марьяж. Зайдите одной из этих карт и хвалите: это очки сверх взяток.
board-tip-marriage = У вас марьяж, король и дама одной масти: { $suit }, { $value } очков. Берегите обе карты до своего захода.
board-tip-blocked = Бледные карты сейчас класть нельзя. { $why }

## Menu

board-undo = Взять назад
board-undone = Ход взят назад.
board-talk = Сказать
board-allow-hints = Разрешить подсказки
board-stand-in = Пусть сыграет бот: { $name }
board-proofs = Проверка раздач
board-keys = Клавиши
board-abort = Прекратить игру
board-abort-what = Игра заканчивается без победителя, если согласно большинство.
board-go-on = Играем дальше
board-leave = Уйти из-за стола
board-leave-what = Место занимает бот.
board-stay = Остаться
board-print = Печать

## Notices

board-line-lost = Связь прервалась. Восстанавливаем…
board-line-now = Сейчас
board-line-forbidden = За этим столом зрителей не ждут.
board-line-missing = Такого стола нет.
board-line-damaged = Запись этого стола не читается. Откройте новый.
board-line-reload = Страница устарела.
board-line-load = Обновить
board-held = Ваше место держит бот.
board-back = Играть дальше
board-watching = Вы смотрите. Можно попроситься на место бота.
board-sit-for = Сесть: { $name }
board-question-abort = { $name }: прекратить игру?
board-question-hints = { $name }: разрешить всем подсказки?
board-question-stand-in = { $name }: пусть сыграет бот ({ $seat })?
board-question-sit-in = { $name } просится на место бота: { $seat }.
board-asks-in = Вы проситесь на место бота: { $seat }.
board-let-in = Пустить
board-keep-out = Не пускать
board-agree = Согласиться
board-disagree = Нет
board-withdraw = Отозвать

## Fair deals

board-proven = раздача проверена
board-proof-own = проверена, ваш съём колоды учтён
board-proof-wrong = доказательство не сходится
board-proof-later = проверяется по записи партии
board-proof-first = Первый сдающий
board-proof-draw = жребий по честной колоде
board-proof-promise = Обещание до игры (SHA-256)
board-proof-how = Перед каждой раздачей сервер обещает свой секрет, затем каждый браузер снимает колоду своим числом. Никто не выбирает карты в одиночку.

## Keys

board-key-cards = к карте
board-key-arrows = по картам; сыграть
board-key-bid = к суммам
board-key-pass = пас
board-key-turn = чей ход
board-key-trick = что на столе
board-key-last = последняя взятка
board-key-sheet = запись
board-key-hint = подсказка
board-key-undo = взять назад
board-key-rest = забрать остальное, если предложено
board-key-collect = убрать взятку сразу
board-key-zen = только карты
board-key-tab = ко всем кнопкам
board-key-escape = закрыть, отменить вопрос
board-key-help = этот список

## Words between people

board-mute = Не показывать слова: { $name }
board-say-hello = Привет
board-say-good-game = Хорошая игра
board-say-well-played = Хорошо сыграно
board-say-lucky = Повезло
board-say-oops = Ой
board-say-thinking = Дайте подумать
board-say-hurry = Ваш ход
board-say-thanks = Спасибо
board-say-bye = До встречи
board-emoji-smile = улыбка
board-emoji-laugh = смех
board-emoji-wow = удивление
board-emoji-sad = грусть
board-emoji-thumb = палец вверх
board-emoji-clap = аплодисменты
