### Какво не е наред и какво да се направи. $card е името на карта; $suit е spades, clubs, diamonds или hearts;
### $seat, $to, $turn и $dealer са имена на играчи или на места.

error-at-path = { $path }: { $why }
error-in-deal = Раздаване { $deal }: { $why }
error-in-action = Раздаване { $deal }, действие { $action }: { $why }
error-in-tried = Раздаване { $deal }, действие { $action } („{ $tried }“): { $why }
error-language-unknown = Няма каталог за езика „{ $language }“. Изберете от: { $known }.

## Карти

error-card-unknown = „{ $card }“ не е карта. Напишете вида и боята на латиница: AS, TH, 9D.
error-card-twice = Картата „{ $card }“ е посочена два пъти. Посочете всяка по веднъж.
error-suit-unknown = „{ $suit }“ не е боя. Напишете S, C, D или H.

## Действия

error-bot-unknown = Няма бот „{ $bot }“. Изберете от тези: { $known }.
error-extra-missing = Нужни са пакети, които не са инсталирани. Инсталирайте Thousand с добавката: pip install "thousand[{ $extra }]".
error-action-unnumbered = Това действие няма номер при тези правила. Изберете едно от позволените.
error-number-unknown = На номер { $number } тук не отговаря никакво действие. Изберете номер от 0, по-малък от { $size }, който маската позволява.
error-face-option = „{ $value }“ не е стойност за { $option }. Изберете от тези: { $known }.
error-not-running = Сега не тече раздаване. Първо раздайте картите.
error-not-an-action = Такова действие в играта няма. Изберете от възможните.
error-not-your-turn = Сега не е ред на { $seat }. На ред е { $turn }.
error-wrong-phase = { $phase ->
    [dark] Сега не е моментът. Първо кажете: 120 на тъмно или гледате картите.
    [auction] Тече наддаването. Обявете или пасувайте.
    [talon] Наддаването свърши. Вземете талон 1 или 2.
    [exchange] Талонът е взет. Дайте или свалете карти, както искат тези правила, или се откажете от раздаването, ако може.
    [raise] Размяната свърши. Вдигнете заявката или я оставете.
    [trump] Козът още не е избран. Посочете боя.
   *[trick] Тече разиграването. Изиграйте карта.
}
error-bid-step = { $amount } не е заявка: стъпката е { $step }. Обявете число, кратно на { $step }.
error-bid-below-minimum = { $amount } е под най-ниската заявка. Обявете поне { $lowest }.
error-bid-too-low = { $amount } не е над последната заявка. Обявете поне { $lowest } или пасувайте.
error-bid-jump = { $amount } прескача стъпка, а тук не се прескача. Обявете { $lowest } или пасувайте.
error-bid-minimum-only = Първата заявка е определена. Обявете { $minimum }.
error-bid-above-cap = { $amount } е повече, отколкото позволяват браковете в ръката. Може до { $limit }.
error-bid-above-ceiling = { $amount } е над тавана. Може до { $limit }.
error-bid-above-deck = { $amount } не може да се спечели в никое раздаване. Може до { $limit }.
error-pass-forbidden = Първият не може да пасува. Обявете заявка.
error-claim-unfounded = Тези карти не дават право на ново раздаване. Играйте.
error-claim-too-late = Късно е да се иска ново раздаване. Играйте нататък.
error-talon-unknown = Няма талон { $talon }. Вземете талон 1 или 2.
error-write-off-off = В тези правила няма отписване. Играйте раздаването.
error-write-off-dark = Заявка на тъмно не се отписва. Играйте раздаването.
error-write-off-barrel = На бъчвата не се отписва. Играйте раздаването.
error-write-off-too-late = Вече е дадена карта, късно е за отписване. Играйте нататък.
error-bomb-off = В тези правила няма бомба. Играйте раздаването.
error-bomb-contested = Бомбата е само за минимум, който никой друг не е искал. Играйте раздаването.
error-bomb-barrel = На бъчвата няма бомба. Играйте раздаването.
error-bomb-spent = { $limit ->
    [one] Единствената бомба за тази игра е използвана.
   *[other] Всички { $limit } бомби за тази игра са използвани.
} Играйте раздаването.
error-bomb-too-late = Вече е дадена карта, късно е за бомба. Играйте нататък.
error-card-not-held = Тази карта не е в ръката: { $card }. Изберете от своите.
error-give-wrong-seat = На това място не се дава карта: { $to }. Дайте по една на всеки противник, който играе в раздаването.
error-give-twice = Тук вече има карта: { $to }. Дайте тази на другия противник.
error-give-talon-only = Тази карта не е от талона: { $card }. Дайте карта от талона.
error-discard-count = { $count ->
    [one] Свалена е { $count } карта
   *[other] Свалени са { $count } карти
}, а трябват { $expected }. Свалете точно { $expected }.
error-discard-marriage = Тази карта е от брак в ръката: { $card }. Свалете друга.
error-raise-too-low = { $amount } не вдига заявката. Вдигнете поне до { $lowest } или я оставете.
error-follow-suit = Имате { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
} – отговорете на боята.
error-must-trump = Нямате от боята, но имате коз – играйте { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}.
error-must-beat = Можете да качите – играйте по-силна карта: { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}.
error-must-overtrump = Можете да качите коза – играйте по-силен коз: { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}.
error-declare-not-leading = Брак се обявява само при излизане. Изиграйте картата, без да обявявате.
error-declare-wrong-card = С тази карта не се обявява нищо: { $card }. Изиграйте я, без да обявявате.
error-declare-no-pair = В ръката няма двойка поп и дама { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}. Изиграйте картата, без да обявявате.
error-declare-no-aces = В ръката няма четири аса. Изиграйте асото, без да обявявате.
error-declare-no-trick = Първо вземете ръка: преди това не се обявява. Изиграйте картата, без да обявявате.
error-declare-defender = Тук обявява само разиграващият. Изиграйте картата, без да обявявате.

## Раздавания

error-deal-running = Раздаването още тече. Завършете го, преди да раздадете следващото.
error-game-over = Играта свърши. Започнете нова.
error-dealer-unknown = Няма такъв раздаващ: { $dealer }. Местата се броят от 0, а те са { $seats }.
error-dealer-wrong = Сега не раздава { $dealer }. Раздава { $turn }.
error-deck-wrong = В тестето всяка от 24-те карти трябва да е точно по веднъж. Пребройте го.
error-hands-count = Дадени ръце: { $given }, а трябват { $expected }. Дайте по една за всяко място.
error-hand-size = В ръката на { $seat } { $given ->
    [one] има { $given } карта
   *[other] има { $given } карти
}. Трябват { $expected }.
error-talon-count = Дадени талони: { $given }. Трябват { $expected }.
error-talon-size = В талона { $given ->
    [one] има { $given } карта
   *[other] има { $given } карти
}. Трябват { $expected }.
error-card-dealt-twice = Тази карта е раздадена два пъти: { $card }. Раздайте я на едно място.
error-start-count = Дадени начални сборове: { $given }. Трябват { $expected }, по един за място.
error-start-at-target = { $seat } започва с { $total }, а целта е { $target }. Започнете под целта.

## Правила

error-rules-shape = Правилата са обект с имена и стойности, а това не е ({ $value }). Запишете ги във фигурни скоби.
error-key-missing = Липсва ключът „{ $key }“. Добавете го.
error-key-unknown = Ключът „{ $key }“ е непознат. Махнете го или го поправете.
error-preset-unknown = Няма набор „{ $preset }“. Изберете home, club, polish или classic.
error-players-unknown = „{ $players }“ не е брой играчи за тази игра. Изберете 2, 3 или 4.
error-players-in-changes = Броят на играчите не се променя така. Посочете го като „players“ до набора.
error-option-unknown = Няма такава настройка. Поправете името или я махнете.
error-option-unknown-near = Няма такава настройка. Може би { $near }?
error-option-missing = Тази настройка липсва. Пълният набор от правила посочва всяка: добавете я.
error-value-not-allowed = { $value } не е позволено. Изберете от: { $allowed }.
error-fall-above-barrel = Падане с { $fall } е повече от числото на бъчвата, { $at }. Нека е { $at } или по-малко.
error-barrel-at-target = Бъчва на { $at } не е под целта { $target }. Свалете бъчвата или вдигнете целта.
error-dump-at-target = Нулиране на { $at } не е под целта { $target }. Изберете по-малко число.
error-dump-at-barrel = Нулирането и бъчвата са на едно число, { $at }. Преместете едното.
error-lock-at-target = Праг { $at } не е под целта { $target }. Свалете прага или вдигнете целта.
error-ceiling-below-minimum = Таван { $ceiling } е под най-ниската заявка { $minimum }. Вдигнете тавана.
error-dark-above-ceiling = На тъмно се обявява 120, а таванът е { $ceiling }. Вдигнете тавана или изключете играта на тъмно.
error-write-off-without-exchange = При двама, когато всеки взима по талон, няма размяна, затова няма и отписване. Изключете го.
error-bomb-without-exchange = При двама, когато всеки взима по талон, няма размяна, затова няма и бомба. Изключете я.
error-overtrump-without-trump = Който не е длъжен да цака, не може да е длъжен да качва коза. Включете play.must_trump или изберете друга стойност.

## Записи

error-not-json = Това не е JSON (ред и колона { $where }). Проверете дали записът е цял.
error-not-utf8 = Това не е текст в UTF-8. Запазете записа в UTF-8.
error-too-deep = В записа има твърде много вложения. Проверете скобите.
error-key-twice = Ключът „{ $key }“ стои два пъти. Оставете един.
error-shape = { $expected ->
    [object] Тук трябва обект във фигурни скоби.
    [list] Тук трябва списък в квадратни скоби.
    [text] Тук трябва текст в кавички.
   *[whole_number] Тук трябва цяло число.
}
error-format-unknown = Форматът „{ $given }“ е непознат. Програмата чете „{ $expected }“.
error-seats-count = Посочени места: { $given }. Трябват { $expected }, по едно за играч.
error-action-unreadable = Това не е действие. Напишете мястото, глагола и нужното към него, например „1 bid 105“.
error-hidden-beyond = Записът крие картите, от които зависи това, и не може да се възпроизведе нататък. Прекъснете го тук или вземете пълен.
error-hidden-mixed = Картите са или всички скрити, или всички известни. Напишете всичките или „??“ за всяка.
error-hidden-card-known = Тази карта е известна в записа и не може да се скрие. Напишете картата.

## Арената

error-arena-names = На арената играят два или три бота, а тук са { $given }. Изредете ги със запетаи.
error-arena-seats = Ботовете са { $names }, а местата – { $players }. Посочете два бота или вземете маса за трима или четирима.
error-arena-process-lost = Един от играещите процеси е прекратен отвън, може би поради недостиг на памет. Опитайте с по-малко процеси (--jobs).
error-journal-foreign = { $file } не е файл на арената. Изберете друго име; файлът не е променен.
error-journal-other = { $file } съдържа раздавания с други ботове, правила или опции. Изберете друго име; файлът не е променен.
error-journal-line = Ред { $line } на { $file } не може да се прочете. Вземете копие на файла без него или започнете нов.

## Сървърът

error-request-shape = Изпратеното не се разбира. Заредете страницата отново.
error-request-unreadable = Изпратеното не е JSON. Заредете страницата отново.
error-request-large = Това е твърде много. Изпратете по-малко.
error-request-kind = Такова съдържание тук не се приема. Изпратете JSON.
error-request-often = Твърде бързо. Изчакайте малко.
error-method-wrong = Този адрес не служи за това. Заредете страницата отново.
error-not-found = Тук няма нищо. Върнете се на първата страница.
error-origin-foreign = Изпратеното идва от друг сайт. Отворете страницата на този.
error-guest-wanted = Първо напишете името си.
error-guest-name = Името е от 1 до { $most } знака. Изберете друго.
error-guests-many = От вашия адрес за един час са дошли твърде много играчи. Опитайте по-късно.
error-code-wrong = Кодът е грешен, вече използван или твърде стар. Поискайте нов.
error-table-missing = Няма такава маса или тя вече е премахната. Отворете нова.
error-table-damaged = Записът на тази маса не може да се прочете и играта не може да продължи. Домакинът на сървъра може да го върне от копие. Отворете нова маса.
error-tables-many = От вашия адрес за един час са отворени твърде много маси. Опитайте по-късно.
error-game-missing = Няма запис на тази игра: тя още върви или записът е изтрит.
error-address-foreign = Това не е адрес на този сайт. Копирайте връзката към масата.
error-server-full = Всички маси тук са заети. Опитайте по-късно.
error-server-fault = На сървъра възникна грешка. Опитайте пак.
error-store-fault = Сървърът не може да пази ходовете, затова играта стои. Опитайте след малко.
error-message-unreadable = Сървърът не разбира това съобщение. Заредете страницата отново.
error-phrase-unknown = Няма такава фраза: { $phrase }. Изберете от списъка.
error-hint-busy = Подсказката вече се готви. Изчакайте я.
error-hint-failed = Този път няма подсказка. Поискайте пак.
error-database-busy = Файлът { $file } се използва от друг процес. Първо спрете онзи сървър.
error-database-missing = Няма файл { $file }. Проверете името.
error-database-foreign = { $file } не е база данни на „Хиляда“ или е повреден. Изберете друг файл или сложете на мястото му копие: thousand restore COPY.
error-database-damaged = Базата данни { $file } е повредена. Сложете на мястото ѝ копие: thousand restore COPY --database { $file }. Повреденият файл остава до нея.
error-database-newer = Базата данни е записана от по-нова версия ({ $revision }). Инсталирайте я.
error-file-taken = Файлът { $file } вече съществува. Изберете друго име.
error-setting-value = „{ $value }“ не е стойност за настройката { $setting }. Стойностите са в docs/reference/operating.md.
error-port-taken = Порт { $port } е зает. Изберете друг с --port.
