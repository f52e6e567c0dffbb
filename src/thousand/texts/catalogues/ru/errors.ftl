### Что не так и что делать. $card — название карты; $suit — spades, clubs, diamonds или hearts;
### $seat, $to, $turn и $dealer — имена игроков или названия мест.

error-at-path = { $path }: { $why }
error-in-deal = Раздача { $deal }: { $why }
error-in-action = Раздача { $deal }, действие { $action }: { $why }
error-in-tried = Раздача { $deal }, действие { $action } («{ $tried }»): { $why }
error-language-unknown = Нет каталога для языка «{ $language }». Выберите из: { $known }.

## Карты

error-card-unknown = «{ $card }» — не карта. Напишите достоинство и масть латиницей: AS, TH, 9D.
error-card-twice = Карта «{ $card }» названа дважды. Назовите каждую один раз.
error-suit-unknown = «{ $suit }» — не масть. Напишите S, C, D или H.

## Действия

error-bot-unknown = Бота «{ $bot }» нет. Выберите из этих: { $known }.
error-extra-missing = Нужны пакеты, которые не установлены. Установите Thousand с дополнением: pip install "thousand[{ $extra }]".
error-action-unnumbered = У этого действия нет номера при этих правилах. Выберите одно из допустимых действий.
error-number-unknown = Номеру { $number } здесь не отвечает никакое действие. Выберите номер от 0 до { $size } (не включая его), разрешённый маской.
error-face-option = «{ $value }» не годится для { $option }. Выберите из этих: { $known }.
error-not-running = Раздача не идёт. Сначала сдайте карты.
error-not-an-action = Такого действия в игре нет. Выберите из того, что можно.
error-not-your-turn = Сейчас не ходит { $seat }. Очередь: { $turn }.
error-wrong-phase = { $phase ->
    [dark] Сейчас не время. Сначала скажите: 120 втёмную или смотреть карты.
    [auction] Идут торги. Заявите или пасуйте.
    [talon] Торги кончены. Возьмите прикуп 1 или 2.
    [exchange] Прикуп взят. Отдайте или снесите карты, как велит этот свод, или откажитесь от раздачи, если можно.
    [raise] Обмен кончен. Поднимите заказ или оставьте его.
    [trump] Козырь ещё не назначен. Назовите масть.
   *[trick] Идёт розыгрыш. Положите карту.
}
error-bid-step = { $amount } — не заявка: шаг здесь { $step }. Назовите число, кратное { $step }.
error-bid-below-minimum = { $amount } меньше наименьшей заявки. Заявите { $lowest } или больше.
error-bid-too-low = { $amount } не больше прежней заявки. Заявите { $lowest } или больше либо пасуйте.
error-bid-jump = { $amount } — прыжок через шаг, а прыгать здесь нельзя. Заявите { $lowest } или пасуйте.
error-bid-minimum-only = Первая заявка задана. Заявите { $minimum }.
error-bid-above-cap = { $amount } больше, чем позволяют марьяжи на руке. Можно до { $limit }.
error-bid-above-ceiling = { $amount } выше потолка. Можно до { $limit }.
error-bid-above-deck = { $amount } не набрать ни в какой раздаче. Можно до { $limit }.
error-pass-forbidden = Первому пасовать нельзя. Заявите.
error-claim-unfounded = Рука не даёт права на пересдачу. Играйте.
error-claim-too-late = Требовать пересдачи поздно. Играйте дальше.
error-talon-unknown = Прикупа { $talon } нет. Возьмите прикуп 1 или 2.
error-write-off-off = Росписи в этом своде нет. Играйте раздачу.
error-write-off-dark = Заказ втёмную не расписывают. Играйте раздачу.
error-write-off-barrel = На бочке не расписывают. Играйте раздачу.
error-write-off-too-late = Карта уже отдана, расписывать поздно. Играйте дальше.
error-bomb-off = Бомбы в этом своде нет. Играйте раздачу.
error-bomb-contested = Бомба — только для вынужденного минимума. Играйте раздачу.
error-bomb-barrel = На бочке бомбы нет. Играйте раздачу.
error-bomb-spent = { $limit ->
    [one] { $limit } бомба этой игры уже взорвана.
    [few] Все { $limit } бомбы этой игры уже взорваны.
   *[many] Все { $limit } бомб этой игры уже взорваны.
} Играйте раздачу.
error-bomb-too-late = Карта уже отдана, взрывать поздно. Играйте дальше.
error-card-not-held = Этой карты на руке нет: { $card }. Выберите из своих.
error-give-wrong-seat = Этому месту карту не отдают: { $to }. Отдайте по одной каждому сопернику, кто играет эту раздачу.
error-give-twice = Здесь карта уже есть: { $to }. Отдайте эту другому сопернику.
error-give-talon-only = Это карта не из прикупа: { $card }. Отдайте карту прикупа.
error-discard-count = { $count ->
    [one] Отложена { $count } карта
    [few] Отложено { $count } карты
   *[many] Отложено { $count } карт
}, а надо { $expected }. Отложите ровно { $expected }.
error-discard-marriage = Эта карта из марьяжа на руке: { $card }. Отложите другую.
error-raise-too-low = { $amount } — не больше заказа. Поднимите до { $lowest } или выше либо оставьте как есть.
error-follow-suit = Есть { $suit ->
    [spades] пика
    [clubs] трефа
    [diamonds] бубна
   *[hearts] черва
} — надо в масть.
error-must-trump = Масти нет, а козырь есть — положите { $suit ->
    [spades] пику
    [clubs] трефу
    [diamonds] бубну
   *[hearts] черву
}.
error-must-beat = Перебить можно — положите { $suit ->
    [spades] пику
    [clubs] трефу
    [diamonds] бубну
   *[hearts] черву
} старше.
error-must-overtrump = Козырь можно перебить — положите { $suit ->
    [spades] пику
    [clubs] трефу
    [diamonds] бубну
   *[hearts] черву
} старше.
error-declare-not-leading = Хвалят, только когда заходят. Положите карту без марьяжа.
error-declare-wrong-card = С этой карты марьяж не объявляют: { $card }. Положите её без марьяжа.
error-declare-no-pair = На руке нет пары — короля и дамы { $suit ->
    [spades] пик
    [clubs] треф
    [diamonds] бубен
   *[hearts] червей
}. Положите карту без марьяжа.
error-declare-no-aces = На руке не все четыре туза. Положите туза без марьяжа.
error-declare-no-trick = Сначала возьмите взятку: без неё марьяж не объявляют. Положите карту без марьяжа.
error-declare-defender = Хвалить здесь может только заказчик. Положите карту без марьяжа.

## Раздачи

error-deal-running = Раздача ещё идёт. Закончите её, потом сдавайте.
error-game-over = Игра окончена. Начните новую.
error-dealer-unknown = Такого сдающего нет: { $dealer }. Места считают с 0, их { $seats }.
error-dealer-wrong = Сейчас сдаёт не { $dealer }. Сдающий: { $turn }.
error-deck-wrong = В колоде должны быть все 24 карты по одной. Пересчитайте её.
error-hands-count = { $given ->
    [one] Дана { $given } рука
    [few] Даны { $given } руки
   *[many] Дано { $given } рук
}, а надо { $expected }. Дайте по одной на каждое место.
error-hand-size = На руке { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
} ({ $seat }). Должно быть { $expected }.
error-talon-count = { $given ->
    [one] Дан { $given } прикуп
    [few] Даны { $given } прикупа
   *[many] Дано { $given } прикупов
}. Должно быть { $expected }.
error-talon-size = В прикупе { $given ->
    [one] { $given } карта
    [few] { $given } карты
   *[many] { $given } карт
}. Должно быть { $expected }.
error-card-dealt-twice = Эта карта сдана дважды: { $card }. Сдайте её в одно место.
error-start-count = { $given ->
    [one] Дан { $given } начальный счёт
    [few] Даны { $given } начальных счёта
   *[many] Дано { $given } начальных счетов
}. Должно быть { $expected }, по одному на место.
error-start-at-target = { $seat }: начальный счёт { $total }, а цель { $target }. Начните ниже цели.

## Свод правил

error-rules-shape = Свод правил — это объект с именами и значениями, а здесь не он ({ $value }). Запишите его в фигурных скобках.
error-key-missing = Нет ключа «{ $key }». Добавьте его.
error-key-unknown = Ключ «{ $key }» неизвестен. Уберите его или исправьте.
error-preset-unknown = Свода «{ $preset }» нет. Выберите home, club, polish или classic.
error-players-unknown = «{ $players }» — не число игроков этой игры. Выберите 2, 3 или 4.
error-players-in-changes = Число игроков так не меняют. Укажите его ключом «players» рядом со сводом.
error-option-unknown = Такой настройки нет. Исправьте имя или уберите её.
error-option-unknown-near = Такой настройки нет. Может быть, { $near }?
error-option-missing = Этой настройки не хватает. В полном своде есть каждая: добавьте её.
error-value-not-allowed = { $value } нельзя. Выберите из: { $allowed }.
error-fall-above-barrel = Слёт на { $fall } больше самой бочки, { $at }. Пусть будет { $at } или меньше.
error-barrel-at-target = Бочка на { $at } не ниже цели { $target }. Опустите бочку или поднимите цель.
error-dump-at-target = Самосвал на { $at } не ниже цели { $target }. Выберите число меньше.
error-dump-at-barrel = Самосвал и бочка стоят на одном числе, { $at }. Сдвиньте что-то одно.
error-lock-at-target = Порог { $at } не ниже цели { $target }. Опустите порог или поднимите цель.
error-ceiling-below-minimum = Потолок { $ceiling } ниже наименьшей заявки { $minimum }. Поднимите потолок.
error-dark-above-ceiling = Втёмную назначают 120, а потолок { $ceiling }. Поднимите потолок или уберите игру втёмную.
error-write-off-without-exchange = Вдвоём, когда каждый берёт по прикупу, обмена нет, а значит, нет и росписи. Выключите её.
error-bomb-without-exchange = Вдвоём, когда каждый берёт по прикупу, обмена нет, а значит, нет и бомбы. Выключите её.
error-overtrump-without-trump = Кто не обязан козырять, того нельзя обязать перебивать козырь. Включите play.must_trump или выберите другое значение.

## Записи

error-not-json = Это не JSON (строка и столбец { $where }). Проверьте, цела ли запись.
error-not-utf8 = Это не текст в UTF-8. Сохраните запись в UTF-8.
error-too-deep = Запись вложена слишком глубоко. Проверьте скобки.
error-key-twice = Ключ «{ $key }» стоит дважды. Оставьте один.
error-shape = { $expected ->
    [object] Здесь нужен объект в фигурных скобках.
    [list] Здесь нужен список в квадратных скобках.
    [text] Здесь нужен текст в кавычках.
   *[whole_number] Здесь нужно целое число.
}
error-format-unknown = Формат «{ $given }» неизвестен. Программа читает «{ $expected }».
error-seats-count = { $given ->
    [one] Названо { $given } место
    [few] Названо { $given } места
   *[many] Названо { $given } мест
}. Должно быть { $expected }, по одному на игрока.
error-action-unreadable = Это не действие. Напишите место, глагол и что к нему нужно, например «1 bid 105».
error-hidden-beyond = Запись скрывает карты, от которых это зависит, и дальше её не проиграть. Оборвите её здесь или возьмите полную.
error-hidden-mixed = Карты либо все скрыты, либо все известны. Напишите их все или «??» за каждую.
error-hidden-card-known = Эта карта в записи известна, скрыть её нельзя. Напишите карту.

## Арена

error-arena-names = Арене нужны два или три бота, здесь их { $given }. Назовите их через запятую.
error-arena-seats = Ботов { $names }, а мест { $players }. Назовите двух ботов или возьмите стол на троих или четверых.
error-arena-process-lost = Один из играющих процессов завершили извне, возможно, из-за нехватки памяти. Повторите с меньшим их числом (--jobs).
error-journal-foreign = { $file } — не файл арены. Выберите другое имя; файл не изменён.
error-journal-other = В { $file } раздачи других ботов, правил или ключей. Выберите другое имя; файл не изменён.
error-journal-line = Строку { $line } файла { $file } не прочесть. Возьмите копию файла без неё или начните новый.

## Сервер

error-request-shape = Запрос непонятен. Загрузите страницу заново.
error-request-unreadable = Запрос — не JSON. Загрузите страницу заново.
error-request-large = Это слишком много. Пришлите поменьше.
error-request-kind = Такое содержимое здесь не принимают. Пришлите JSON.
error-request-often = Слишком быстро. Подождите немного.
error-method-wrong = Этот адрес такого не умеет. Загрузите страницу заново.
error-not-found = Здесь ничего нет. Вернитесь на первую страницу.
error-origin-foreign = Запрос пришёл с чужого сайта. Откройте страницу этого.
error-guest-wanted = Сначала скажите, как вас зовут.
error-guest-name = В имени от 1 до { $most } знаков. Выберите другое.
error-guests-many = С вашего адреса за час пришло слишком много игроков. Попробуйте позже.
error-code-wrong = Код неверен, уже использован или устарел. Получите новый.
error-table-missing = Такого стола нет, или его уже убрали. Откройте новый.
error-table-damaged = Запись этого стола не читается, и продолжить нельзя. Хозяин сервера может вернуть её из копии. Откройте новый стол.
error-tables-many = С вашего адреса за час открыто слишком много столов. Попробуйте позже.
error-game-missing = Записи этой партии нет: партия ещё идёт, или запись уже убрали.
error-address-foreign = Это не адрес этого сайта. Скопируйте ссылку на стол.
error-server-full = Все столы здесь заняты. Попробуйте позже.
error-server-fault = На сервере что-то сломалось. Попробуйте ещё раз.
error-store-fault = Сервер не может сохранять ходы, поэтому игра стоит. Попробуйте через минуту.
error-message-unreadable = Сервер не понимает этого сообщения. Загрузите страницу заново.
error-phrase-unknown = Такой фразы нет: { $phrase }. Выберите из списка.
error-hint-busy = Подсказка уже готовится. Подождите её.
error-hint-failed = Подсказки на этот раз нет. Спросите ещё раз.
error-database-busy = Файл { $file } занят другим процессом. Сначала остановите тот сервер.
error-database-missing = Файла { $file } нет. Проверьте имя.
error-database-foreign = { $file } — не база «Тысячи», или она повреждена. Выберите другой файл или поставьте на его место копию: thousand restore COPY.
error-database-damaged = База { $file } повреждена. Поставьте на её место копию: thousand restore COPY --database { $file }. Повреждённый файл останется рядом.
error-database-newer = База записана более новой версией ({ $revision }). Установите её.
error-file-taken = Файл { $file } уже есть. Выберите другое имя.
error-setting-value = «{ $value }» не подходит для настройки { $setting }. Значения названы в docs/reference/operating.md.
error-port-taken = Порт { $port } занят. Выберите другой: --port.
