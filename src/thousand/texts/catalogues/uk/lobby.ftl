### Перша сторінка у браузері, новий стіл, хто ви. Імена гравців не відмінюються; ввічливо й коротко.

## Перша сторінка

lobby-learn = Навчитися
lobby-replay = Перегляд партій
lobby-access = Для незрячих
lobby-you-are = Ви граєте як
lobby-guest = Гість
lobby-rename = змінити
lobby-your-name = Ваше ім'я
lobby-save = Зберегти
lobby-loopback = Сторінка працює на вашому комп'ютері: її посилання відкриваються лише на ньому.
lobby-none-mine = Поки немає. «Грати» одразу роздає карти.
lobby-none-open = Ніхто не чекає. Відкрийте стіл самі: «З друзями», і пустіть незнайомих.
lobby-none-running = Зараз ніхто не грає.
lobby-nobody-yet = поки більше нікого
lobby-not-begun = ще не почато
lobby-look-back = перегляд
lobby-ended = припинено
lobby-turn-of = ходить { $name }
lobby-no-clock = без годинника
lobby-again = Оновити
lobby-copy = Копіювати
lobby-copied = Скопійовано

## Новий стіл

lobby-new-table = Новий стіл
lobby-company = З ким грати
lobby-with-bots = З ботами
lobby-other-rules = інші правила
lobby-how-many = Скільки гравців
lobby-players = { $count ->
    [2] удвох
    [3] утрьох
   *[other] учотирьох
}
lobby-bots-play = Боти грають як
lobby-clock = Час на хід
lobby-clock-none = без годинника
lobby-seconds = { $count } с
lobby-strangers = Можуть сісти й незнайомі
lobby-hints = Підказки дозволено
lobby-open-table = Відкрити стіл
lobby-open-note = Стіл має посилання: хто його відкриє, може сісти. На порожні місця сідають боти.
lobby-cancel = Скасувати

## Хто ви

lobby-you = Ви
lobby-device = Мої місця на іншому пристрої
lobby-device-how = { $minutes ->
    [one] Відкрийте цю адресу на іншому пристрої протягом { $minutes } хвилини. Вона діє один раз.
    [few] Відкрийте цю адресу на іншому пристрої протягом { $minutes } хвилин. Вона діє один раз.
   *[many] Відкрийте цю адресу на іншому пристрої протягом { $minutes } хвилин. Вона діє один раз.
}
lobby-qr = QR-код адреси
lobby-code = Код
lobby-join = Мої місця на цьому пристрої
lobby-join-what = Код показує інший пристрій: меню, «Налаштування», «Мої місця на іншому пристрої».
lobby-join-instead = На цьому пристрої вже є ім'я: { $name }. Місця під цим ім'ям ви втрачаєте.
lobby-join-do = Забрати місця
lobby-erase = Стерти мої дані
lobby-erase-sure = Ваше ім'я зникає з усіх столів і записів, місця дістаються ботам, ваші правила й налаштування забуваються. Скасувати це не можна.
lobby-erase-do = Стерти все
lobby-erased = Стерто. Тут вас більше не знають.
lobby-about-data = Ім'я, яке ви вибираєте, і файл cookie, що зберігає ваше місце: більше про вас нічого не відомо. І те, і те можна стерти в налаштуваннях.
lobby-about-server = На чому працює сервер
