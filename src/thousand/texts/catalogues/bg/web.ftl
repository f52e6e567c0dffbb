### What the page in the browser says. Names of players are never declined; polite and short.

## The screens

web-thousand = Хиляда
web-lede = Игра на карти за трима: наддаване, талон, бракове и бъчва. Без реклами, без пари, без регистрация.
web-play = Играй
web-play-note = веднага, с ботове
web-friends = С приятели
web-friends-note = с връзка или QR код
web-first-time = За първи път? Лека игра с подсказки
web-my-games = Моите игри
web-open-tables = Отворени маси
web-watch = Гледане
web-go-on = продължи
web-sit = седни
web-look-on = гледай
web-your-turn = вие сте на ход
web-changes = { $preset }, разлики: { $count }
web-bots = { $count ->
    [one] { $count } бот
   *[other] { $count } бота
}
web-deal = раздаване { $number }
web-home = Начало
web-to-home = Хиляда, начало
web-menu = Меню
web-rules = Правила
web-fair = Честно раздаване
web-about = За програмата
web-about-what = Тук се играе хиляда по правилата на всяка компания: всяко обичайно правило може да се избере, всяка точка е обяснена, всяка игра може да се прегледа отново.
web-about-licence = Свободен софтуер с лиценз MIT. Тези страници не зареждат нищо от други сайтове.
web-about-others = Рисунките на картите са на Адриан Кенард, обществено достояние. Шрифтове: Literata и Source Sans.
web-licences = Лицензи
web-version = версия { $version }
web-nowhere = На този адрес няма нищо.
web-close = Затвори
web-failed = Не стана. Опитайте още веднъж.
web-unreachable = Сървърът не отговаря. Проверете връзката и опитайте още веднъж.

## The table. $name is a player's name.

web-bot = бот
web-total = сбор
web-deals = раздава
web-contract = заявка { $amount }
web-dark = { $amount } на тъмно
web-passed = пас
web-barrel = бъчва
web-attempt = опит { $count } от { $of }
web-bolts = болтове
web-count-of = { $count } от { $of }
web-tricks = ръце { $count }
web-away = ще се върне, играе бот
web-takes = взима
web-trump = коз
web-no-trump = още без коз
web-trick = Ръка
web-played = { $name }: { $card }
web-your-card = вашата карта
web-collect = Прибери ръката веднага
web-your-cards = Вашите карти
web-card-playable = { $card }, може
web-card-blocked = { $card }, сега не може
web-card-chosen = { $card }, избрана карта
web-sheet = протокол
web-open-deal = Как е записано раздаване { $deal }

## Settings

web-settings = Настройки
web-language = Език
web-theme = Тема
web-theme-system = като системата
web-theme-light = ден
web-theme-dark = вечер
web-theme-turn = Ден или вечер
web-text-size = Размер на текста
web-cards = Карти
web-faces = Цветове на боите
web-faces-four = четири
web-faces-two = два
web-index = Ъгли
web-index-big = едри
web-index-normal = обикновени
web-letters = Букви
web-letters-own = според езика
web-playing = На масата
web-gesture = Картата се играе с
web-gesture-tap = докосване
web-gesture-twice = две докосвания
web-gesture-drag = плъзгане
web-speed = Ръката остава
web-speed-slow = дълго
web-speed-normal = за малко
web-speed-fast = съвсем кратко
web-sounds = Звуци
web-vibration = Вибрация при моя ход
web-always-declare = Винаги обявявай брак
web-confirm = Питай преди
web-confirm-high = заявка над 120
web-confirm-dark = заявка на тъмно
web-confirm-write-off = отписване
web-confirm-bomb = бомба
web-confirm-raise = вдигане на заявката
web-confirm-break = разваляне на брак
