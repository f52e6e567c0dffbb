### What the page in the browser says. Names of players are never declined; polite and short.

## The screens

web-thousand = Тисяча
web-lede = Карткова гра на трьох: торги, прикуп, мар'яжі й бочка. Без реклами, без грошей, без реєстрації.
web-play = Грати
web-play-note = одразу, з ботами
web-friends = З друзями
web-friends-note = за посиланням або QR
web-first-time = Уперше? Проста партія з підказками
web-my-games = Мої ігри
web-open-tables = Відкриті столи
web-watch = Дивитися
web-go-on = далі
web-sit = сісти
web-look-on = дивитися
web-your-turn = ваш хід
web-changes = { $preset }, відмінностей: { $count }
web-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
web-deal = роздача { $number }
web-home = На головну
web-to-home = Тисяча, на головну
web-menu = Меню
web-rules = Правила
web-fair = Чесна роздача
web-about = Про програму
web-about-what = Тут грають у тисячу за правилами будь-якої компанії: кожне звичне правило можна вибрати, кожне очко пояснено, будь-яку партію можна переглянути.
web-about-licence = Вільна програма, ліцензія MIT. Сторінки нічого не запитують в інших сайтів.
web-about-others = Малюнки карт Адріана Кеннарда, суспільне надбання. Шрифти Literata і Source Sans.
web-licences = Ліцензії
web-version = версія { $version }
web-nowhere = За цією адресою нічого немає.
web-close = Закрити
web-failed = Не вдалося. Спробуйте ще раз.
web-unreachable = Сервер не відповідає. Перевірте зв'язок і спробуйте ще раз.

## The table. $name is a player's name.

web-bot = бот
web-total = рахунок
web-deals = здає
web-contract = замовлення { $amount }
web-dark = { $amount } втемну
web-passed = пас
web-barrel = бочка
web-attempt = спроба { $count } з { $of }
web-bolts = болти
web-count-of = { $count } з { $of }
web-tricks = взяток { $count }
web-away = повернеться, грає бот
web-takes = бере
web-trump = козир
web-no-trump = поки без козиря
web-trick = Взятка
web-played = { $name }: { $card }
web-your-card = ваша карта
web-collect = Прибрати взятку одразу
web-your-cards = Ваші карти
web-card-playable = { $card }, можна
web-card-blocked = { $card }, зараз не можна
web-card-chosen = { $card }, вибрано
web-sheet = запис
web-open-deal = Як записано роздачу { $deal }

## Settings

web-settings = Налаштування
web-language = Мова
web-theme = Тема
web-theme-system = як у системі
web-theme-light = день
web-theme-dark = вечір
web-theme-turn = День або вечір
web-text-size = Розмір тексту
web-cards = Карти
web-faces = Кольори мастей
web-faces-four = чотири
web-faces-two = два
web-index = Кутики
web-index-big = великі
web-index-normal = звичайні
web-letters = Літери
web-letters-own = за мовою
web-playing = За столом
web-gesture = Зіграти карту
web-gesture-tap = дотик
web-gesture-twice = два дотики
web-gesture-drag = перетягнути
web-speed = Взятка лежить
web-speed-slow = довго
web-speed-normal = недовго
web-speed-fast = майже ні
web-sounds = Звуки
web-vibration = Вібрація на мій хід
web-always-declare = Завжди оголошувати мар'яж
web-confirm = Перепитувати
web-confirm-high = замовлення понад 120
web-confirm-dark = заявка втемну
web-confirm-write-off = розпис
web-confirm-bomb = бомба
web-confirm-raise = підняття замовлення
web-confirm-break = розбитий мар'яж
