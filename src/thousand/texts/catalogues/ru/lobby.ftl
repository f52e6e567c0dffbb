### Первая страница в браузере, новый стол, кто вы. Имена игроков не склоняются; вежливо и коротко.

## Первая страница

lobby-learn = Научиться
lobby-replay = Просмотр партий
lobby-access = Для незрячих
lobby-you-are = За столом вы
lobby-guest = Гость
lobby-rename = изменить
lobby-your-name = Ваше имя
lobby-save = Сохранить
lobby-loopback = Страница работает на вашем компьютере: её ссылки открываются только на нём.
lobby-none-mine = Пока нет. «Играть» сразу раздаёт карты.
lobby-none-open = Никто не ждёт. Откройте стол сами: «С друзьями», с местом для незнакомых.
lobby-none-running = Сейчас никто не играет.
lobby-nobody-yet = пока больше никого
lobby-not-begun = ещё не начата
lobby-look-back = запись
lobby-ended = прекращена
lobby-turn-of = ходит { $name }
lobby-no-clock = без часов
lobby-again = Загрузить ещё раз
lobby-copy = Копировать
lobby-copied = Скопировано

## Новый стол

lobby-new-table = Новый стол
lobby-company = С кем играть
lobby-with-bots = С ботами
lobby-other-rules = другие правила
lobby-how-many = Сколько игроков
lobby-players = { $count ->
    [2] вдвоём
    [3] втроём
   *[other] вчетвером
}
lobby-bots-play = Боты играют как
lobby-clock = Время на ход
lobby-clock-none = без часов
lobby-seconds = { $count } с
lobby-strangers = Могут сесть и незнакомые
lobby-hints = Подсказки разрешены
lobby-open-table = Открыть стол
lobby-open-note = У стола есть ссылка: кто её откроет, может сесть. На пустые места садятся боты.
lobby-cancel = Отменить

## Кто вы

lobby-you = Вы
lobby-device = Мои места на другом устройстве
lobby-device-how = { $minutes ->
    [one] Откройте этот адрес на другом устройстве в течение { $minutes } минуты. Он действует один раз.
    [few] Откройте этот адрес на другом устройстве в течение { $minutes } минут. Он действует один раз.
   *[many] Откройте этот адрес на другом устройстве в течение { $minutes } минут. Он действует один раз.
}
lobby-qr = QR-код адреса
lobby-code = Код
lobby-join = Мои места на этом устройстве
lobby-join-what = Код показывает другое устройство: меню, «Настройки», «Мои места на другом устройстве».
lobby-join-instead = Здесь уже есть имя: { $name }. Места под этим именем остаются позади.
lobby-join-do = Забрать места
lobby-erase = Стереть мои данные
lobby-erase-sure = Ваше имя исчезает со всех столов и из записей, места достаются ботам, ваши правила и настройки забываются. Вернуть это нельзя.
lobby-erase-do = Стереть всё
lobby-erased = Стёрто. Здесь вас больше не знают.
lobby-about-data = Имя, которое вы выбираете, и cookie, который хранит ваше место: больше о вас ничего не известно. И то и другое стирается в настройках.
lobby-about-server = На чём работает сервер
