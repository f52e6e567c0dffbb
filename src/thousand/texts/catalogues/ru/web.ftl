### What the page in the browser says. Names of players are never declined; polite and short.

## The screens

web-thousand = Тысяча
web-lede = Карты на троих: торг, прикуп, марьяжи и бочка. Без рекламы, без денег, без регистрации.
web-play = Играть
web-play-note = сразу, с ботами
web-friends = С друзьями
web-friends-note = по ссылке или QR
web-first-time = Впервые? Простая партия с подсказками
web-my-games = Мои игры
web-open-tables = Открытые столы
web-watch = Смотреть
web-go-on = дальше
web-sit = сесть
web-look-on = смотреть
web-your-turn = ваш ход
web-changes = { $preset }, отличий: { $count }
web-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
web-deal = раздача { $number }
web-home = На главную
web-to-home = Тысяча, на главную
web-menu = Меню
web-rules = Правила
web-fair = Честная сдача
web-about = О программе
web-about-what = Здесь играют в тысячу по правилам любой компании: каждое обычное правило можно выбрать, каждое очко объяснено, любую партию можно пересмотреть.
web-about-licence = Свободная программа, лицензия MIT. Страницы ничего не запрашивают у других сайтов.
web-about-others = Рисунки карт Адриана Кеннарда, общественное достояние. Шрифты Literata и Source Sans.
web-licences = Лицензии
web-version = версия { $version }
web-nowhere = По этому адресу ничего нет.
web-close = Закрыть
web-failed = Не получилось. Попробуйте ещё раз.
web-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.

## The table. $name is a player's name.

web-bot = бот
web-total = счёт
web-deals = сдаёт
web-contract = заказ { $amount }
web-dark = { $amount } втёмную
web-passed = пас
web-barrel = бочка
web-attempt = попытка { $count } из { $of }
web-bolts = болты
web-count-of = { $count } из { $of }
web-tricks = взятки { $count }
web-away = вернётся, играет бот
web-takes = берёт
web-trump = козырь
web-no-trump = пока без козыря
web-trick = Взятка
web-played = { $name }: { $card }
web-your-card = ваша карта
web-collect = Убрать взятку сразу
web-your-cards = Ваши карты
web-card-playable = { $card }, можно
web-card-blocked = { $card }, сейчас нельзя
web-card-chosen = { $card }: выбор
web-sheet = запись
web-open-deal = Как записана раздача { $deal }

## Settings

web-settings = Настройки
web-language = Язык
web-theme = Свет
web-theme-system = как в системе
web-theme-light = день
web-theme-dark = вечер
web-theme-turn = День или вечер
web-text-size = Размер текста
web-cards = Карты
web-faces = Цвета мастей
web-faces-four = четыре
web-faces-two = два
web-index = Уголки
web-index-big = крупные
web-index-normal = обычные
web-letters = Буквы
web-letters-own = по языку
web-playing = За столом
web-gesture = Сыграть карту
web-gesture-tap = касание
web-gesture-twice = два касания
web-gesture-drag = вытянуть
web-speed = Взятка лежит
web-speed-slow = долго
web-speed-normal = недолго
web-speed-fast = почти нет
web-sounds = Звуки
web-vibration = Вибрация на мой ход
web-always-declare = Всегда хвалить марьяж
web-confirm = Переспросить
web-confirm-high = заказ больше 120
web-confirm-dark = заказ втёмную
web-confirm-write-off = роспись
web-confirm-bomb = бомба
web-confirm-raise = повышение заказа
web-confirm-break = разбитый марьяж
