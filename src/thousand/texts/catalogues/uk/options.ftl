### Налаштування правил: назва і, як .help, одне речення; їхні значення; розділи й готові зводи.

## Розділи й готові зводи

section-deal = Здача
section-auction = Торги
section-talon = Прикуп
section-play = Розіграш
section-scoring = Запис
section-game = Гра

preset-home = «Домашні»
    .help = Найм'якший: козир називає замовник, три карти відкладають, бочки немає.
preset-club = «Клубні»
    .help = Найгостріший: гра втемну, тузовий мар'яж, бочка, з якої збивають, самоскид на 555.
preset-polish = «Польські»
    .help = Найрівніший: починають зі 100, одна бомба на гру, від 800 пишуть лише власне замовлення.
preset-classic = «Класичні»
    .help = Звичайний: відкритий прикуп, підняття замовлення, розпис, болти й бочка на 880.

## deal

option-deal-players = Гравців
    .help = Скільки людей за столом; учотирьох той, хто здає, не грає.
option-deal-first-dealer = Хто здає першим
    .help = Як визначають, хто здає першим.
option-deal-two-player-deal = Здача на двох
    .help = По скільки карт отримують двоє і скільки лежить у кожному з двох прикупів.
option-deal-two-player-talons = Прикупи на двох
    .help = Чи бере кожен із двох по прикупу, чи замовник обмінює карти з одним.
option-deal-sitter-scores = Тому, хто пропускає
    .help = Що пише за прикуп четвертий, який не грає.
option-deal-redeal-nines = Перездача за дев'ятками
    .help = Скільки дев'яток на одній руці дають право на перездачу.
option-deal-redeal-nines-when = Дев'ятки рахують
    .help = На якій руці рахують дев'ятки: на зданій чи після обміну.
option-deal-redeal-four-jacks = Перездача за валетами
    .help = Чи дають чотири валети на зданій руці право на перездачу.
option-deal-redeal-below = Перездача за очками
    .help = Якщо очок карт на зданій руці менше за це число, є право на перездачу.

## auction

option-auction-first-bidder = Перше слово
    .help = Хто говорить першим: наступний після того, хто здає, чи той, хто здає (але не той, хто пропускає роздачу).
option-auction-opening = Початок торгів
    .help = Чи мусить перший заявляти, і скільки.
option-auction-minimum-bid = Найменша заявка
    .help = Менше за це не заявляють і не замовляють.
option-auction-bid-step = Крок заявки
    .help = Кожна заявка кратна цьому числу.
option-auction-jumps = Стрибки
    .help = Чи можна перестрибувати кроки.
option-auction-all-pass = Якщо всі пасують
    .help = Що робити, коли всі пасують: перездати чи віддати мінімум наступному після того, хто здає.
option-auction-bid-cap = Межа за мар'яжами
    .help = Які мар'яжі треба тримати, щоб заявити понад 120.
option-auction-bid-ceiling = Стеля
    .help = Понад це число не заявляють із жодною рукою.
option-auction-dark = Заявка втемну
    .help = Чи може перший призначити 120, не дивлячись у карти, за подвійний результат.

## talon

option-talon-exchange = Обмін
    .help = Чи відкладає замовник три карти, чи віддає по одній кожному суперникові.
option-talon-give-from = Що віддають
    .help = Будь-яку карту чи лише карти прикупу.
option-talon-talon-shown = Прикуп показують
    .help = Чи бачать усі прикуп, який бере замовник.
option-talon-discard-points = Очки відкладених
    .help = Кому йдуть очки відкладених карт.
option-talon-discard-marriage-cards = Відкладати з мар'яжу
    .help = Чи можна відкладати короля або даму мар'яжу, який на руці.
option-talon-raise-after-talon = Підняти замовлення
    .help = Чи може замовник до першої карти підняти замовлення.
option-talon-write-off = Розпис
    .help = Чи може замовник, побачивши прикуп, відмовитися від роздачі.
option-talon-write-off-others = Розпис: суперникам
    .help = Скільки пише кожен суперник за розписану роздачу.
option-talon-write-off-free = Розпис: без штрафу
    .help = Скільки розписів гравця нічого не коштують перед тим, за який беруть штраф.
option-talon-write-off-penalty = Розпис: штраф
    .help = Скільки коштує розпис, наступний за безкоштовними.
option-talon-bomb = Бомба
    .help = Чи може замовник відмовитися від мінімуму, якого більше ніхто не хотів.
option-talon-bomb-others = Бомба: суперникам
    .help = Скільки пише кожен суперник за бомбу.
option-talon-bomb-per-game = Бомба: на гру
    .help = Скільки бомб у гравця на всю гру.

## play

option-play-trump = Козир
    .help = Звідки козир: слово замовника, мар'яжі чи те й інше.
option-play-first-lead = Перший захід
    .help = Хто заходить у першій взятці.
option-play-must-trump = Треба козиряти
    .help = Чи мусить той, у кого немає масті, покласти козир.
option-play-must-beat = Обов'язок бити
    .help = Чи мусить гравець класти старшу карту, якщо може.
option-play-marriage-values = Ціни мар'яжів
    .help = Очки за мар'яжі: піки, трефи, бубни й чирви.
option-play-marriage-from = Мар'яж від
    .help = Чи потрібна взятка, перш ніж оголосити мар'яж.
option-play-marriage-declared = Оголошення мар'яжу
    .help = Чи оголошують мар'яж за бажанням, чи він оголошується сам.
option-play-marriage-counts = Мар'яж зараховують
    .help = Одразу чи лише зі взяткою власника, цією або пізнішою.
option-play-defender-marriages = Мар'яжі суперників
    .help = Чого варті мар'яжі тих, хто грає проти замовника.
option-play-ace-marriage = Тузовий мар'яж
    .help = Очки за чотири тузи на одній руці; їх оголошують, заходячи з туза.

## scoring

option-scoring-success-scores = За виконане замовлення
    .help = Що пишуть за виконане замовлення: саме замовлення чи набране.
option-scoring-failure-costs = Ціна невиконаного
    .help = Скільки віднімають за невиконане замовлення.
option-scoring-failure-keeps-earned = Набране лишається
    .help = Чи пише замовник набране, якщо замовлення не виконано.
option-scoring-defenders-score = Суперники пишуть
    .help = Чи пишуть суперники замовника те, що набрали.
option-scoring-round-to = Округлення
    .help = Очки округлюють до найближчого числа, кратного цьому.
option-scoring-round-declarer = Округлювати замовникові
    .help = Чи округлюють очки й замовникові.
option-scoring-bolts = Болти
    .help = Чи отримує болт суперник без жодного очка.
option-scoring-bolts-every = Болти: кожен
    .help = Котрий болт гравця коштує штрафу: наприклад, кожен третій.
option-scoring-bolts-penalty = Болти: штраф
    .help = Скільки коштує цей болт.
option-scoring-lock-at = Поріг
    .help = Від цього рахунку гравець пише лише власні замовлення.

## game

option-game-target = Ціль
    .help = Рахунок, який перемагає.
option-game-finish = Кінець гри
    .help = Коли гра закінчується: одразу, після повного кола роздач чи після заданого числа роздач.
option-game-win-as-declarer-only = Перемога лише замовником
    .help = Чи лише замовник з виконаним замовленням доходить до цілі.
option-game-dump-at = Самоскид
    .help = Рахунок, рівний цьому числу, стає нулем.
option-game-dump-negative = Самоскид нижче нуля
    .help = Чи обнуляється й такий самий рахунок з мінусом.
option-game-barrel = Бочка
    .help = Чи зупиняється на бочці рахунок, близький до цілі.
option-game-barrel-at = Бочка: число
    .help = На якому рахунку стоїть бочка.
option-game-barrel-deals = Бочка: спроби
    .help = За скільки роздач треба перемогти з бочки.
option-game-barrel-won-by = Бочка: як перемогти
    .help = Що доводить гравця з бочки до цілі.
option-game-barrel-failed-contract = Бочка: невиконане замовлення
    .help = Що робить замовлення, не виконане на бочці.
option-game-barrel-fall = Бочка: зліт
    .help = Скільки коштує зліт з бочки.
option-game-barrel-newcomer = Бочка: новий
    .help = Що з тими, хто на бочці, коли сідає ще один.
option-game-barrel-together = Бочка: разом
    .help = Що, коли в одній роздачі сідає кілька гравців.
option-game-barrel-third-fall-to-zero = Бочка: третій зліт у нуль
    .help = Чи обнуляється рахунок, коли гравець утретє залишає бочку.

## Значення

value-yes = так
value-no = ні
value-on = є
value-off = немає
value-none = немає
value-deal-first-dealer-highest-card = старша карта
value-deal-first-dealer-lowest-card = молодша карта
value-deal-first-dealer-random = жереб
value-deal-two-player-deal-ten-and-two = по десять, прикупи по дві
value-deal-two-player-deal-seven-and-three = по сім, прикупи по три
value-deal-two-player-talons-one-each = кожному по прикупу
value-deal-two-player-talons-swap = обмін замовника
value-deal-sitter-scores-nothing = нічого
value-deal-sitter-scores-card-points = очки карт
value-deal-sitter-scores-cards-and-marriages = очки карт і мар'яжі
value-deal-redeal-nines-when-dealt = на зданій руці
value-deal-redeal-nines-when-after-exchange = після обміну
value-auction-first-bidder-forehand = наступний після того, хто здає
value-auction-first-bidder-dealer = той, хто здає
value-auction-opening-fixed = рівно мінімум
value-auction-opening-forced = заявити обов'язково
value-auction-opening-free = можна пасувати
value-auction-all-pass-redeal = перездача
value-auction-all-pass-forced-minimum = мінімум наступному після того, хто здає
value-auction-bid-cap-any-marriage = будь-який мар'яж
value-auction-bid-cap-best-marriage = 120 і найкращий мар'яж
value-auction-bid-cap-sum-of-marriages = 120 і всі мар'яжі
value-talon-exchange-discard-three = відкласти три карти
value-talon-exchange-give-one-each = по одній кожному суперникові
value-talon-give-from-hand = будь-яку карту
value-talon-give-from-talon-only = лише з прикупу
value-talon-talon-shown-always = завжди
value-talon-talon-shown-contested = якщо заявляв ще хтось
value-talon-talon-shown-never = ніколи
value-talon-discard-points-nobody = нікому
value-talon-discard-points-declarer = замовникові
value-play-trump-declarer-names = називає замовник
value-play-trump-declarer-names-then-marriages = називає замовник, змінюють мар'яжі
value-play-trump-marriages = за мар'яжами
value-play-first-lead-declarer = замовник
value-play-first-lead-forehand = наступний після того, хто здає
value-play-must-beat-suit = у масть
value-play-must-beat-suit-and-trump = у масть і козирем
value-play-marriage-from-first-trick = першої взятки
value-play-marriage-from-after-a-trick = своєї взятки
value-play-marriage-declared-by-choice = за бажанням
value-play-marriage-declared-automatic = сам
value-play-marriage-counts-at-once = одразу
value-play-marriage-counts-with-a-later-trick = із цією взяткою або пізнішою
value-play-defender-marriages-full = повністю
value-play-defender-marriages-no-trump = очки без козиря
value-play-defender-marriages-none = не оголошують
value-scoring-success-scores-contract = замовлення
value-scoring-success-scores-actual = набране
value-scoring-failure-costs-contract = замовлення
value-scoring-failure-costs-contract-plus-10 = замовлення і ще 10
value-scoring-failure-costs-contract-plus-20 = замовлення і ще 20
value-game-finish-at-once = одразу
value-game-finish-full-round = після повного кола
value-game-finish-fixed-deals = { $deals ->
    [one] після { $deals } роздачі
    [few] після { $deals } роздач
   *[many] після { $deals } роздач
}
value-game-barrel-won-by-own-contract = власним замовленням
value-game-barrel-won-by-any-score = будь-якою однією роздачею
value-game-barrel-won-by-running-sum = сумою за всі спроби
value-game-barrel-failed-contract-subtract = віднімається
value-game-barrel-failed-contract-attempt = витрачає спробу
value-game-barrel-newcomer-joins = сидять усі
value-game-barrel-newcomer-knocks-off = збиває тих, хто сидить
value-game-barrel-together-join = сидять разом
value-game-barrel-together-both-fall = злітають усі
