### The table in the browser. Names of players are never declined; polite and short.

## The table

board-rules = Правилата на масата
board-sheet = Протокол
board-deal = Раздаване { $number }
board-you = Вие
board-guest = Гост
board-free = свободно
board-gone = няма връзка
board-joining = Отиваме към масата…
board-time-left = Оставащо време
board-for = за: { $name }
board-for-you = за вас
board-yes = Да
board-no = Не

## Newcomers

board-welcome = Към масата
board-your-name = Вашето име, както го виждат другите
board-enter = Към масата

## Before the game

board-lobby = На масата
board-level-of = Сила: { $name }
board-sit = Седни
board-sit-here = Седни тук
board-stand-up = Стани
board-let-go = Освободи
board-let-go-of = Освободи: { $name }
board-let-go-what = { $name } става и не може повече да седне на тази маса.
board-let-go-own = Домакинът не ви дава място тук. Може да гледате.
board-begin = Започни
board-begin-bots = На свободните места играят ботове.
board-begin-all = Всички са тук.
board-present = { $name } е на масата.
board-full = Всички места са заети. Вие сте зрител.
board-wait-host = Домакинът започва играта.
board-link = Връзка за приятели
board-copy = Копирай
board-copied = Копирано
board-share = Сподели
board-link-local = Тази връзка работи само на този компютър. За гости от същата мрежа спрете сървъра и го пуснете с „make play LAN=1“ или „thousand serve --lan“; играта ще почака.
board-qr = QR код на връзката
board-invite = Покани приятел
board-invite-what = Който отвори връзката, може да помоли за мястото на бот; дали да го пуснат, решават играчите на масата.

## Between deals

board-begins = Играта започва
board-first-dealer = Пръв раздава: { $name }
board-cutting = Цепим тестето…
board-deal-first = Раздай
board-next = Нататък
board-wait-for = Чакаме: { $names }
board-reckoning = Как е записано
board-result-made = { $name } изпълнява { $amount }
board-result-failed = { $name } не изпълнява { $amount }
board-result-write-off = { $name } отписва раздаването
board-result-bomb = { $name } хвърля бомба
board-result-made-own = Вие изпълнявате { $amount }
board-result-failed-own = Вие не изпълнявате { $amount }
board-result-write-off-own = Вие отписвате раздаването
board-result-bomb-own = Вие хвърляте бомба
board-part-tricks = ръце { $points }
board-part-marriage = брак
board-part-aces = брак от аса { $points }
board-part-extra = още { $points }
board-was-became = от { $before } на { $after }

## The end

board-over = Край на играта
board-aborted = Играта е прекратена
board-you-win = Вие печелите
board-chart = Сборовете по раздавания
board-games-won = победи: { $count }
board-rematch = Още една игра
board-rematch-wanted = За нова игра: { $names }
board-replay = Преглед
board-download = Изтегли
board-last-deal = Последното раздаване

## Whose turn it is

board-your-turn = Вие сте на ход
board-your-word = Вашата заявка
board-your-exchange = Коя карта давате?
board-waits-word = Обявява: { $name }
board-waits-talon = Взима талон: { $name }
board-waits-exchange = Дава карти: { $name }
board-waits-raise = Определя заявката: { $name }
board-waits-trump = Избира коз: { $name }
board-waits-card = На ход: { $name }
board-nobody = Сега никой не е на ход.
board-tag-word = обявява
board-tag-exchange = дава
board-tag-turn = на ход
board-own-word = вашата заявка
board-own-exchange = вашата размяна
board-own-turn = ваш ред
board-you-sit = Вие раздавате и в това раздаване почивате.

## Auction

board-pass = Пас
board-more = Още
board-highest = { $name }: { $amount }.
board-must-bid = Първият трябва да обяви.
board-limit-cap = Може до { $limit }: толкова позволяват браковете в ръката.
board-limit-none = Над { $limit } само с брак в ръката.
board-limit-ceiling = На тази маса се обявява до { $limit }.
board-limit-deck = В едно раздаване няма повече от { $limit }.
board-limit-first = Първата заявка тук е определена.
board-limit-step = Тук се вдига стъпка по стъпка.
board-ask-dark = Заявка, без да гледате?
board-dark-how = Заявката на тъмно е 120 и се брои двойно.
board-look = Виж картите
board-dark = 120 на тъмно
board-claim = Ново раздаване

## Talon and exchange

board-talon = талон
board-talon-backs = Талон с гърба нагоре: { $count }
board-talon-number = Талон { $number }
board-ask-talon = Кой талон взимате?
board-take-talon = Вземи талон { $number }
board-here = тук
board-give-to = Дай на: { $name }
board-give-back = { $name }: { $card }. Върни
board-whose = За кого е { $card }?
board-give-how = Първо карта, после играч
board-give-sure = { $count ->
    [one] Давате ли тази карта?
   *[other] Давате ли тези карти?
}
board-give = Дай
board-ask-discard = Карти за сваляне: { $count }
board-picked = Избрани: { $count } от { $of }
board-discard = Свали
board-ask-raise = Заявка { $amount }. Вдигате ли?
board-ask-stand = Заявка { $amount }. Не може да се вдигне.
board-stand = Остава { $amount }
board-write-off = Отпиши
board-bomb = Бомба
board-ask-trump = Коя боя е коз?

## Play

board-last-trick = последна ръка
board-takes-it = Взима { $name }.
board-no-trick = На масата няма карти.
board-no-last = Още няма взета ръка.
board-not-this = Тази карта сега не може.
board-declare = { $card }: обявявате ли брак?
board-declare-aces = { $card }: обявявате ли брак от аса?
board-declare-yes = Обяви +{ $value }
board-declare-note = коз: { $suit }
board-declare-no = Без брак
board-declare-no-note = само карта
board-declares = { $name }: брак, { $value }
board-declares-aces = { $name }: брак от аса, { $value }
board-aces = четири аса
board-rest = Вземи останалото

## Asked once more

board-sure-write-off = Отписвате ли?
board-write-off-free = Раздаването не се играе. Всеки противник пише { $others }, вие не пишете нищо.
board-write-off-now = Раздаването не се играе. Всеки противник пише { $others }, а на вас това отписване струва { $penalty }.
board-write-off-later = Раздаването не се играе. Всеки противник пише { $others }, вие не пишете нищо. { $left ->
    [1] Следващото ви отписване струва { $penalty }.
   *[other] От всеки { $every } отписвания последното струва { $penalty }; това е без наказание.
}
board-sure-bomb = Хвърляте ли бомба?
board-sure-dark = 120 на тъмно?
board-sure-high = Заявка { $amount }?
board-sure-raise = Вдигате ли до { $amount }?
board-sure-claim = Показвате ли картите за ново раздаване?
board-sure-break = Разваляте брак: { $suit }. Сигурно ли е?

## Hints

board-hint = Подсказка
board-hint-wait = Мислим…
board-hint-do = Направи го
board-hint-next = Или: { $choice }

## A first game

board-tip = съвет
board-tip-read = Ясно
board-tip-bid = Който обяви най-много, взима талона – трите карти в средата – и трябва да спечели поне толкова.
board-tip-discard = Свалените карти не участват в разиграването. Задръжте асата и поповете с техните дами.
board-tip-trump = Козът бие всяка карта от другите бои. Изберете боя, от която имате много.
board-tip-lead = Излизате с която карта искате. Ръката взима най-силната карта от нейната боя или коз. Десетката бие попа.
board-tip-declare = Поп и дама от една боя са брак. Излезте с едната карта и го обявете: точките му са отделно от ръцете.
board-tip-marriage = Имате брак, поп и дама от една боя: { $suit }, { $value } точки. Пазете и двете карти, докато излизате вие.
board-tip-blocked = Бледите карти сега не могат да се играят. { $why }

## Menu

board-undo = Върни хода
board-undone = Ходът е върнат.
board-talk = Кажи нещо
board-allow-hints = Разреши подсказки
board-stand-in = Нека играе бот: { $name }
board-proofs = Проверка на раздаванията
board-keys = Клавиши
board-abort = Прекрати играта
board-abort-what = Играта свършва без победител, ако мнозинството е съгласно.
board-go-on = Продължи
board-leave = Напусни масата
board-leave-what = Мястото заема бот.
board-stay = Остани
board-print = Печат

## Notices

board-line-lost = Връзката прекъсна. Свързваме се отново…
board-line-now = Сега
board-line-forbidden = Тази маса не допуска зрители.
board-line-missing = Няма такава маса.
board-line-damaged = Записът на тази маса не може да се прочете. Отворете нова.
board-line-reload = Страницата е остаряла.
board-line-load = Презареди
board-held = На вашето място играе бот.
board-back = Отново съм тук
board-watching = Вие сте зрител. Може да помолите за мястото на бот.
board-sit-for = Седни вместо { $name }
board-question-abort = { $name }: прекратяваме ли играта?
board-question-hints = { $name }: подсказки за всички?
board-question-stand-in = { $name }: да играе ли бот вместо { $seat }?
board-question-sit-in = { $name } моли да седне вместо { $seat }.
board-asks-in = Молите да седнете вместо { $seat }.
board-let-in = Пусни
board-keep-out = Не пускай
board-agree = Приемам
board-disagree = Не
board-withdraw = Оттегли

## Fair deals

board-proven = раздаването е проверено
board-proof-own = проверено, с вашето цепене
board-proof-wrong = доказателството не съвпада
board-proof-later = може да се провери по записа
board-proof-first = Първи раздаващ
board-proof-draw = жребий от честно тесте
board-proof-promise = Отпечатък, даден преди играта (SHA-256)
board-proof-how = Преди всяко раздаване сървърът дава отпечатък на тайната си, после всеки браузър цепи тестето със свое число. Никой не може да избере картите сам.

## Keys

board-key-cards = към карта
board-key-arrows = по картите; изиграй карта
board-key-bid = към заявките
board-key-pass = пас
board-key-turn = кой е на ход
board-key-trick = какво е на масата
board-key-last = последната ръка
board-key-sheet = протокол
board-key-hint = подсказка
board-key-undo = върни хода
board-key-rest = вземи останалото, ако се предлага
board-key-collect = прибери ръката веднага
board-key-zen = само картите
board-key-tab = до всички бутони
board-key-escape = затвори, откажи въпроса
board-key-help = този списък

## Words between people

board-mute = Не показвай думите: { $name }
board-say-hello = Здравейте
board-say-good-game = Хубава игра
board-say-well-played = Добре изиграно
board-say-lucky = Късмет
board-say-oops = Опа
board-say-thinking = Момент да помисля
board-say-hurry = Ваш ред е
board-say-thanks = Благодаря
board-say-bye = До скоро
board-emoji-smile = усмивка
board-emoji-laugh = смях
board-emoji-wow = изненада
board-emoji-sad = тъга
board-emoji-thumb = палец нагоре
board-emoji-clap = аплодисменти
