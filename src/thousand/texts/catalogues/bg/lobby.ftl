### Първата страница в браузъра, нова маса, кой сте. Имената на играчите не се менят; учтиво и кратко.

## Първата страница

lobby-learn = Как се играе
lobby-replay = Преглед на игри
lobby-access = За незрящи
lobby-you-are = Вие сте
lobby-guest = Гост
lobby-rename = смяна
lobby-your-name = Вашето име
lobby-save = Запази
lobby-loopback = Страницата работи на вашия компютър: връзките ѝ се отварят само на него.
lobby-none-mine = Още няма игри. „Играй“ раздава картите веднага.
lobby-none-open = Никой не чака. Отворете маса сами: „С приятели“, с място и за непознати.
lobby-none-running = Сега никой не играе.
lobby-nobody-yet = засега никой друг
lobby-not-begun = още не е започнала
lobby-look-back = преглед
lobby-ended = прекратена
lobby-turn-of = на ход: { $name }
lobby-no-clock = без часовник
lobby-again = Зареди отново
lobby-copy = Копирай
lobby-copied = Копирано

## Нова маса

lobby-new-table = Нова маса
lobby-company = Кой играе
lobby-with-bots = С ботове
lobby-other-rules = други правила
lobby-how-many = Колко играчи
lobby-players = { $count ->
    [2] за двама
    [3] за трима
   *[other] за четирима
}
lobby-bots-play = Ботовете играят като
lobby-clock = Време за ход
lobby-clock-none = без часовник
lobby-seconds = { $count } с
lobby-strangers = Могат да седнат и непознати
lobby-hints = Подсказките са разрешени
lobby-open-table = Отвори масата
lobby-open-note = Масата има връзка: който я отвори, може да седне. На празните места сядат ботове.
lobby-cancel = Отказ

## Кой сте

lobby-you = Вие
lobby-device = Моите места на друго устройство
lobby-device-how = { $minutes ->
    [one] Отворете този адрес на другото устройство до { $minutes } минута. Важи веднъж.
   *[other] Отворете този адрес на другото устройство до { $minutes } минути. Важи веднъж.
}
lobby-qr = QR код на адреса
lobby-code = Код
lobby-join = Моите места на това устройство
lobby-join-what = Кодът е на другото устройство: меню, „Настройки“, „Моите места на друго устройство“.
lobby-join-instead = Това устройство вече има име: { $name }. Местата под това име не се прехвърлят.
lobby-join-do = Вземи местата
lobby-erase = Изтрий данните ми
lobby-erase-sure = Името ви изчезва от всички маси и записи, местата остават на ботове, вашите правила и настройки се забравят. Това не може да се върне.
lobby-erase-do = Изтрий всичко
lobby-erased = Изтрито. Тук вече никой не ви познава.
lobby-about-data = Име, което избирате, и бисквитка, която пази мястото ви: нищо друго не се знае за вас. И двете се изтриват в „Настройки“.
lobby-about-server = На какво работи сървърът
