### Що не так і що робити. $card — назва карти; $suit — spades, clubs, diamonds або hearts;
### $seat, $to, $turn і $dealer — імена гравців або назви місць.

error-at-path = { $path }: { $why }
error-in-deal = Роздача { $deal }: { $why }
error-in-action = Роздача { $deal }, дія { $action }: { $why }
error-in-tried = Роздача { $deal }, дія { $action } («{ $tried }»): { $why }
error-language-unknown = Немає каталогу для мови «{ $language }». Виберіть із: { $known }.

## Карти

error-card-unknown = «{ $card }» — не карта. Напишіть карту й масть латинськими літерами: AS, TH, 9D.
error-card-twice = Карту «{ $card }» названо двічі. Назвіть кожну один раз.
error-suit-unknown = «{ $suit }» — не масть. Напишіть S, C, D або H.

## Дії

error-bot-unknown = Бота «{ $bot }» немає. Виберіть із цих: { $known }.
error-extra-missing = Потрібні пакунки, яких не встановлено. Установіть Thousand із додатком: pip install "thousand[{ $extra }]".
error-action-unnumbered = Ця дія не має номера за цими правилами. Виберіть одну з дозволених.
error-number-unknown = Номеру { $number } тут не відповідає жодна дія. Виберіть номер від 0, менший за { $size }, дозволений маскою.
error-face-option = «{ $value }» не підходить для { $option }. Виберіть із цих: { $known }.
error-not-running = Зараз немає роздачі. Спершу здайте карти.
error-not-an-action = Такої дії у грі немає. Виберіть із того, що можна.
error-not-your-turn = Зараз ходить не { $seat }. Черга: { $turn }.
error-wrong-phase = { $phase ->
    [dark] Зараз не час. Спершу скажіть: 120 втемну чи дивитися карти.
    [auction] Тривають торги. Заявіть або пасуйте.
    [talon] Торги закінчено. Візьміть прикуп 1 або 2.
    [exchange] Прикуп узято. Віддайте чи відкладіть карти, як велять ці правила, або відмовтеся від роздачі, якщо можна.
    [raise] Обмін закінчено. Підніміть замовлення або лишіть його.
    [trump] Козир ще не названо. Назвіть масть.
   *[trick] Триває розіграш. Покладіть карту.
}
error-bid-step = { $amount } — не заявка: крок тут { $step }. Назвіть число, кратне { $step }.
error-bid-below-minimum = { $amount } менше за найменшу заявку. Заявіть щонайменше { $lowest }.
error-bid-too-low = { $amount } не більше за попередню заявку. Заявіть щонайменше { $lowest } або пасуйте.
error-bid-jump = { $amount } — стрибок через крок, а стрибати тут не можна. Заявіть { $lowest } або пасуйте.
error-bid-minimum-only = Першу заявку задано. Заявіть { $minimum }.
error-bid-above-cap = { $amount } більше, ніж дозволяють мар'яжі на руці. Можна до { $limit }.
error-bid-above-ceiling = { $amount } вище за стелю цих правил. Можна до { $limit }.
error-bid-above-deck = { $amount } не набрати в жодній роздачі. Можна до { $limit }.
error-pass-forbidden = Першому пасувати не можна. Зробіть заявку.
error-claim-unfounded = Рука не дає права на перездачу. Грайте.
error-claim-too-late = Вимагати перездачі пізно. Грайте далі.
error-talon-unknown = Прикупу { $talon } немає. Візьміть прикуп 1 або 2.
error-write-off-off = Розпису в цих правилах немає. Грайте роздачу.
error-write-off-dark = Замовлення втемну не розписують. Грайте роздачу.
error-write-off-barrel = На бочці не розписують. Грайте роздачу.
error-write-off-too-late = Карту вже віддано, розписувати пізно. Грайте далі.
error-bomb-off = Бомби в цих правилах немає. Грайте роздачу.
error-bomb-contested = Бомба — лише для мінімуму, якого більше ніхто не хотів. Грайте роздачу.
error-bomb-barrel = На бочці бомби немає. Грайте роздачу.
error-bomb-spent = { $limit ->
    [one] { $limit } бомбу цієї гри вже підірвано.
    [few] Усі { $limit } бомби цієї гри вже підірвано.
   *[many] Усі { $limit } бомб цієї гри вже підірвано.
} Грайте роздачу.
error-bomb-too-late = Карту вже віддано, підривати пізно. Грайте далі.
error-card-not-held = Цієї карти на руці немає: { $card }. Виберіть зі своїх.
error-give-wrong-seat = { $to } не отримує карти. Віддайте по одній кожному суперникові, який грає цю роздачу.
error-give-twice = { $to } вже має карту. Віддайте цю іншому суперникові.
error-give-talon-only = Ця карта не з прикупу: { $card }. Віддайте карту прикупу.
error-discard-count = { $count ->
    [one] Відкладено { $count } карту
    [few] Відкладено { $count } карти
   *[many] Відкладено { $count } карт
}, а треба { $expected }. Відкладіть рівно { $expected }.
error-discard-marriage = Ця карта з мар'яжу на руці: { $card }. Відкладіть іншу.
error-raise-too-low = { $amount } не більше за замовлення. Підніміть щонайменше до { $lowest } або лишіть як є.
error-follow-suit = Є { $suit ->
    [spades] піка
    [clubs] трефа
    [diamonds] бубна
   *[hearts] чирва
} — треба в масть.
error-must-trump = Масті немає, а козир є — покладіть { $suit ->
    [spades] піку
    [clubs] трефу
    [diamonds] бубну
   *[hearts] чирву
}.
error-must-beat = Перебити можна — покладіть старшу { $suit ->
    [spades] піку
    [clubs] трефу
    [diamonds] бубну
   *[hearts] чирву
}.
error-must-overtrump = Козир можна перебити — покладіть старшу { $suit ->
    [spades] піку
    [clubs] трефу
    [diamonds] бубну
   *[hearts] чирву
}.
error-declare-not-leading = Мар'яж оголошують, лише коли заходять. Покладіть карту без мар'яжу.
error-declare-wrong-card = Ця карта нічого не оголошує: { $card }. Покладіть її без мар'яжу.
error-declare-no-pair = На руці немає пари — { $suit ->
    [spades] пікових
    [clubs] трефових
    [diamonds] бубнових
   *[hearts] чирвових
} короля й дами. Покладіть карту без мар'яжу.
error-declare-no-aces = На руці не всі чотири тузи. Покладіть туза без мар'яжу.
error-declare-no-trick = Спершу візьміть взятку: без неї не оголошують. Покладіть карту без мар'яжу.
error-declare-defender = Оголошувати тут може лише замовник. Покладіть карту без мар'яжу.

## Роздачі

error-deal-running = Роздача ще йде. Закінчіть її, потім здавайте.
error-game-over = Гру закінчено. Почніть нову.
error-dealer-unknown = Здавати нікому, такого місця немає: { $dealer }. Місця рахують з 0, їх { $seats }.
error-dealer-wrong = Зараз здає не { $dealer }. Здає { $turn }.
error-deck-wrong = У колоді мають бути всі 24 карти по одній. Перелічіть її.
error-hands-count = { $given ->
    [one] Дано { $given } руку
    [few] Дано { $given } руки
   *[many] Дано { $given } рук
}, а треба { $expected }. Дайте по одній на кожне місце.
error-hand-size = На руці { $given ->
    [one] { $given } карта
    [few] { $given } карти
   *[many] { $given } карт
} ({ $seat }). Має бути { $expected }.
error-talon-count = { $given ->
    [one] Дано { $given } прикуп
    [few] Дано { $given } прикупи
   *[many] Дано { $given } прикупів
}. Має бути { $expected }.
error-talon-size = У прикупі { $given ->
    [one] { $given } карта
    [few] { $given } карти
   *[many] { $given } карт
}. Має бути { $expected }.
error-card-dealt-twice = Цю карту здано двічі: { $card }. Здайте її один раз.
error-start-count = { $given ->
    [one] Дано { $given } початковий рахунок
    [few] Дано { $given } початкові рахунки
   *[many] Дано { $given } початкових рахунків
}. Має бути { $expected }, по одному на місце.
error-start-at-target = { $seat }: початковий рахунок { $total }, а ціль { $target }. Почніть з меншого.

## Звід правил

error-rules-shape = Звід правил — це об'єкт з іменами й значеннями, а тут не він ({ $value }). Запишіть його у фігурних дужках.
error-key-missing = Немає ключа «{ $key }». Додайте його.
error-key-unknown = Ключ «{ $key }» невідомий. Приберіть його або виправте.
error-preset-unknown = Готового зводу «{ $preset }» немає. Виберіть home, club, polish або classic.
error-players-unknown = «{ $players }» — не число гравців цієї гри. Виберіть 2, 3 або 4.
error-players-in-changes = Число гравців так не змінюють. Вкажіть його ключем «players» поруч із готовим зводом.
error-option-unknown = Такого налаштування немає. Виправте назву або приберіть його.
error-option-unknown-near = Такого налаштування немає. Може, { $near }?
error-option-missing = Цього налаштування бракує. У повному зводі є кожне: додайте його.
error-value-not-allowed = { $value } не можна. Виберіть із: { $allowed }.
error-fall-above-barrel = Зліт на { $fall } більший за саму бочку, { $at }. Хай буде { $at } або менше.
error-barrel-at-target = Бочка на { $at } не нижча за ціль { $target }. Опустіть бочку або підніміть ціль.
error-dump-at-target = Самоскид на { $at } не нижчий за ціль { $target }. Виберіть менше число.
error-dump-at-barrel = Самоскид і бочка стоять на одному числі, { $at }. Зсуньте щось одне.
error-lock-at-target = Поріг { $at } не нижчий за ціль { $target }. Опустіть поріг або підніміть ціль.
error-ceiling-below-minimum = Стеля { $ceiling } нижча за найменшу заявку { $minimum }. Підніміть стелю.
error-dark-above-ceiling = Втемну призначають 120, а стеля { $ceiling }. Підніміть стелю або приберіть заявку втемну.
error-write-off-without-exchange = Удвох, коли кожен бере по прикупу, обміну немає, а отже, немає й розпису. Вимкніть його.
error-bomb-without-exchange = Удвох, коли кожен бере по прикупу, обміну немає, а отже, немає й бомби. Вимкніть її.
error-overtrump-without-trump = Хто не мусить козиряти, того не можна змусити перебивати козир. Увімкніть play.must_trump або виберіть інше значення.

## Записи

error-not-json = Це не JSON (рядок і стовпець { $where }). Перевірте, чи запис цілий.
error-not-utf8 = Це не текст у UTF-8. Збережіть запис у UTF-8.
error-too-deep = У записі завелика вкладеність. Перевірте дужки.
error-key-twice = Ключ «{ $key }» стоїть двічі. Лишіть один.
error-shape = { $expected ->
    [object] Тут потрібен об'єкт у фігурних дужках.
    [list] Тут потрібен список у квадратних дужках.
    [text] Тут потрібен текст у лапках.
   *[whole_number] Тут потрібне ціле число.
}
error-format-unknown = Формат «{ $given }» невідомий. Програма читає «{ $expected }».
error-seats-count = { $given ->
    [one] Названо { $given } місце
    [few] Названо { $given } місця
   *[many] Названо { $given } місць
}. Має бути { $expected }, по одному на гравця.
error-action-unreadable = Це не дія. Напишіть місце, дієслово й що до нього треба, наприклад «1 bid 105».
error-hidden-beyond = Запис приховує карти, від яких це залежить, і далі його не відтворити. Обірвіть його тут або візьміть повний.
error-hidden-mixed = Карти або всі приховано, або всі відомі. Напишіть їх усі або «??» замість кожної.
error-hidden-card-known = Ця карта в записі відома, приховати її не можна. Напишіть карту.

## Арена

error-arena-names = Арені потрібні два або три боти, тут їх { $given }. Назвіть їх через кому.
error-arena-seats = Ботів { $names }, а місць { $players }. Назвіть двох ботів або візьміть стіл на трьох чи чотирьох.
error-arena-process-lost = Один із процесів, що грають, завершено ззовні, можливо, через брак пам'яті. Повторіть із меншою їх кількістю (--jobs).
error-journal-foreign = { $file } — не файл арени. Виберіть іншу назву; файл не змінено.
error-journal-other = У { $file } роздачі інших ботів, правил чи параметрів. Виберіть іншу назву; файл не змінено.
error-journal-line = Рядок { $line } файлу { $file } не прочитати. Візьміть копію файлу без нього або почніть новий.

## Сервер

error-request-shape = Запит незрозумілий. Оновіть сторінку.
error-request-unreadable = Запит — не JSON. Оновіть сторінку.
error-request-large = Це забагато. Надішліть менше.
error-request-kind = Такого вмісту тут не приймають. Надішліть JSON.
error-request-often = Занадто швидко. Зачекайте трохи.
error-method-wrong = Ця адреса такого не вміє. Оновіть сторінку.
error-not-found = Тут нічого немає. Поверніться на першу сторінку.
error-origin-foreign = Запит надійшов з іншого сайту. Відкрийте сторінку цього сайту.
error-guest-wanted = Спершу скажіть, як вас звати.
error-guest-name = В імені від 1 до { $most } знаків. Виберіть інше.
error-guests-many = З вашої адреси за годину прийшло забагато гравців. Спробуйте пізніше.
error-code-wrong = Код неправильний, уже використаний або застарів. Отримайте новий.
error-table-missing = Такого столу немає, або його вже прибрали. Відкрийте новий.
error-table-damaged = Запис цього столу не читається, і продовжити не можна. Господар сервера може повернути його з копії. Відкрийте новий стіл.
error-tables-many = З вашої адреси за годину відкрито забагато столів. Спробуйте пізніше.
error-game-missing = Запису цієї партії немає: вона ще триває, або запис уже прибрали.
error-address-foreign = Це не адреса цього сайту. Скопіюйте посилання на стіл.
error-server-full = Усі столи тут зайняті. Спробуйте пізніше.
error-server-fault = На сервері стався збій. Спробуйте ще раз.
error-store-fault = Сервер не може зберігати ходи, тож гра стоїть. Спробуйте за хвилину.
error-message-unreadable = Сервер не розуміє цього повідомлення. Оновіть сторінку.
error-phrase-unknown = Такої фрази немає: { $phrase }. Виберіть зі списку.
error-hint-busy = Підказка вже готується. Зачекайте на неї.
error-hint-failed = Цього разу підказки немає. Попросіть ще раз.
error-database-busy = Файл { $file } зайнятий іншим процесом. Спершу зупиніть той сервер.
error-database-missing = Файлу { $file } немає. Перевірте назву.
error-database-foreign = { $file } — не база «Тисячі», або вона пошкоджена. Виберіть інший файл або поставте на його місце копію: thousand restore COPY.
error-database-damaged = База { $file } пошкоджена. Поставте на її місце копію: thousand restore COPY --database { $file }. Пошкоджений файл залишається поруч.
error-database-newer = Базу записано новішою версією ({ $revision }). Установіть її.
error-file-taken = Файл { $file } уже є. Виберіть іншу назву.
error-setting-value = «{ $value }» не підходить для налаштування { $setting }. Значення названо в docs/reference/operating.md.
error-port-taken = Порт { $port } зайнятий. Виберіть інший: --port.
