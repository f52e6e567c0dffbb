### Настройките на правилата: име и, като .help, едно изречение; стойностите им; разделите и наборите.

## Раздели и набори

section-deal = Раздаване
section-auction = Наддаване
section-talon = Талон
section-play = Разиграване
section-scoring = Записване
section-game = Игра

preset-home = Домашни
    .help = Най-мекият: козът се избира от разиграващия, три карти се свалят, няма бъчва.
preset-club = Клубни
    .help = Най-острият: заявки на тъмно, брак от аса, бъчва, от която новите ви събарят, нулиране на 555.
preset-polish = Полски
    .help = Най-равният: първата заявка е 100, една бомба за игра, от 800 се пишат само собствени заявки.
preset-classic = Класически
    .help = Обичайният: открит талон, вдигане на заявката, отписване, болтове и бъчва на 880.

## deal

option-deal-players = Играчи
    .help = Колко души са на масата; при четирима раздаващият почива.
option-deal-first-dealer = Първи раздаващ
    .help = Как се определя кой раздава пръв.
option-deal-two-player-deal = Раздаване за двама
    .help = По колко карти получават двама и колко има във всеки от двата талона.
option-deal-two-player-talons = Талони за двама
    .help = Дали всеки от двамата взима по талон, или разиграващият разменя карти с един.
option-deal-sitter-scores = Почиващият пише
    .help = Какво пише за талона четвъртият играч, който почива.
option-deal-redeal-nines = Ново раздаване за деветки
    .help = Колко деветки в една ръка дават право на ново раздаване.
option-deal-redeal-nines-when = Деветките се броят
    .help = В коя ръка се броят деветките: раздадената или след размяната.
option-deal-redeal-four-jacks = Ново раздаване за валета
    .help = Дали четири валета в раздадената ръка дават право на ново раздаване.
option-deal-redeal-below = Ново раздаване под
    .help = С по-малко от толкова точки от карти в раздадената ръка може да се иска ново раздаване.

## auction

option-auction-first-bidder = Първа дума
    .help = Кой обявява пръв: играчът след раздаващия или раздаващият (но не почиващият).
option-auction-opening = Първа заявка
    .help = Дали първият трябва да обяви, и колко.
option-auction-minimum-bid = Най-ниска заявка
    .help = По-ниска заявка няма.
option-auction-bid-step = Стъпка на заявките
    .help = Всяка заявка е кратна на това число.
option-auction-jumps = Прескачане
    .help = Дали може да се прескачат стъпки.
option-auction-all-pass = Ако всички пасуват
    .help = Какво следва: ново раздаване или минимум за играча след раздаващия.
option-auction-bid-cap = Граница по бракове
    .help = Какви бракове трябват за заявка над 120.
option-auction-bid-ceiling = Таван
    .help = Над това не се обявява с никакви карти.
option-auction-dark = На тъмно
    .help = Дали първият може да обяви 120, преди да види картите, за двоен резултат.

## talon

option-talon-exchange = Размяна
    .help = Дали разиграващият сваля три карти, или дава по една на всеки противник.
option-talon-give-from = Какво се дава
    .help = Всяка карта или само карти от талона.
option-talon-talon-shown = Талонът се показва
    .help = Дали всички виждат талона, който разиграващият взима.
option-talon-discard-points = Точки на свалените
    .help = За кого са точките на свалените карти.
option-talon-discard-marriage-cards = Сваляне от брак
    .help = Дали може да се свали поп или дама от брак в ръката.
option-talon-raise-after-talon = Вдигане след талона
    .help = Дали разиграващият може да вдигне заявката преди първата карта.
option-talon-write-off = Отписване
    .help = Дали разиграващият може да се откаже от раздаването, след като види талона.
option-talon-write-off-others = Отписване: за противниците
    .help = Колко пише всеки противник за отписано раздаване.
option-talon-write-off-free = Отписване: без наказание
    .help = Колко отписвания на играча минават без наказание преди онова, което струва.
option-talon-write-off-penalty = Отписване: наказание
    .help = Колко струва отписването след безплатните.
option-talon-bomb = Бомба
    .help = Дали разиграващият може да се откаже от минимум, който никой друг не е искал.
option-talon-bomb-others = Бомба: за противниците
    .help = Колко пише всеки противник за бомба.
option-talon-bomb-per-game = Бомба: брой за игра
    .help = Колко бомби има играчът за една игра.

## play

option-play-trump = Коз
    .help = Откъде идва козът: от думата на разиграващия, от браковете или от двете.
option-play-first-lead = Първо излизане
    .help = Кой излиза в първата ръка.
option-play-must-trump = Задължително цакане
    .help = Дали играч без карта от исканата боя трябва да играе коз.
option-play-must-beat = Задължително качване
    .help = Дали трябва да се играе по-силна карта, ако може.
option-play-marriage-values = Стойности на браковете
    .help = Точки за брак пика, спатия, каро и купа.
option-play-marriage-from = Брак се обявява
    .help = Дали трябва взета ръка, преди да се обяви брак.
option-play-marriage-declared = Обявяване на брак
    .help = Дали бракът се обявява по желание, или от само себе си.
option-play-marriage-counts = Бракът се брои
    .help = Дали бракът се брои веднага, или е нужна взета ръка, същата или по-късна.
option-play-defender-marriages = Бракове на противниците
    .help = Колко струват браковете на противниците на разиграващия.
option-play-ace-marriage = Брак от аса
    .help = Точки за четири аса в една ръка, обявени при излизане с асо.

## scoring

option-scoring-success-scores = За изпълнена заявка
    .help = Дали за изпълнена заявка се пише заявката, или спечеленото.
option-scoring-failure-costs = Цена на неизпълнена
    .help = Колко се изважда за неизпълнена заявка.
option-scoring-failure-keeps-earned = Спечеленото остава
    .help = Дали при неизпълнена заявка разиграващият пише спечеленото.
option-scoring-defenders-score = Противниците пишат
    .help = Дали противниците на разиграващия пишат спечеленото.
option-scoring-round-to = Закръгляване
    .help = Точките се закръгляват до най-близкото число, кратно на това.
option-scoring-round-declarer = Закръгляване за разиграващия
    .help = Дали се закръгляват и точките на разиграващия.
option-scoring-bolts = Болтове
    .help = Дали противник без точка получава болт.
option-scoring-bolts-every = Болтове: на всеки
    .help = Кой поред болт на играча струва: всеки трети например.
option-scoring-bolts-penalty = Болтове: наказание
    .help = Колко струва този болт.
option-scoring-lock-at = Праг
    .help = От този сбор нататък играчът пише само собствени заявки.

## game

option-game-target = Цел
    .help = Сборът, който печели.
option-game-finish = Край на играта
    .help = Кога свършва играта: веднага, след пълен кръг раздавания или след определен брой раздавания.
option-game-win-as-declarer-only = Победа само със заявка
    .help = Дали само разиграващ с изпълнена заявка стига целта.
option-game-dump-at = Нулиране
    .help = Сбор, точно равен на това число, става нула.
option-game-dump-negative = Нулиране под нулата
    .help = Дали и същият сбор с минус става нула.
option-game-barrel = Бъчва
    .help = Дали сбор близо до целта спира на бъчвата.
option-game-barrel-at = Бъчва: число
    .help = На какъв сбор е бъчвата.
option-game-barrel-deals = Бъчва: опити
    .help = За колко раздавания трябва да се победи от бъчвата.
option-game-barrel-won-by = Бъчва: как се печели
    .help = Какво води играча от бъчвата до целта.
option-game-barrel-failed-contract = Бъчва: неизпълнена заявка
    .help = Какво прави заявка, неизпълнена на бъчвата.
option-game-barrel-fall = Бъчва: падане
    .help = Колко струва падането от бъчвата.
option-game-barrel-newcomer = Бъчва: нов играч
    .help = Какво става с онези на бъчвата, когато се качи друг.
option-game-barrel-together = Бъчва: заедно
    .help = Какво става, когато няколко се качат в едно раздаване.
option-game-barrel-third-fall-to-zero = Бъчва: третото падане на нула
    .help = Дали третото напускане на бъчвата прави сбора нула.

## Стойности

value-yes = да
value-no = не
value-on = има
value-off = няма
value-none = няма
value-deal-first-dealer-highest-card = най-силната карта
value-deal-first-dealer-lowest-card = най-слабата карта
value-deal-first-dealer-random = жребий
value-deal-two-player-deal-ten-and-two = по десет, талони по две
value-deal-two-player-deal-seven-and-three = по седем, талони по три
value-deal-two-player-talons-one-each = по един на всеки
value-deal-two-player-talons-swap = разиграващият разменя
value-deal-sitter-scores-nothing = нищо
value-deal-sitter-scores-card-points = точките на картите
value-deal-sitter-scores-cards-and-marriages = точките на картите и браковете
value-deal-redeal-nines-when-dealt = в раздадената ръка
value-deal-redeal-nines-when-after-exchange = след размяната
value-auction-first-bidder-forehand = играчът след раздаващия
value-auction-first-bidder-dealer = раздаващият
value-auction-opening-fixed = точно минимумът
value-auction-opening-forced = трябва да се обяви
value-auction-opening-free = може да се пасува
value-auction-all-pass-redeal = ново раздаване
value-auction-all-pass-forced-minimum = минимум за играча след раздаващия
value-auction-bid-cap-any-marriage = какъвто и да е брак
value-auction-bid-cap-best-marriage = 120 и най-скъпият брак
value-auction-bid-cap-sum-of-marriages = 120 и всички бракове
value-talon-exchange-discard-three = свалят се три карти
value-talon-exchange-give-one-each = по една на всеки противник
value-talon-give-from-hand = всяка карта
value-talon-give-from-talon-only = само от талона
value-talon-talon-shown-always = винаги
value-talon-talon-shown-contested = ако е наддавал и друг
value-talon-talon-shown-never = никога
value-talon-discard-points-nobody = за никого
value-talon-discard-points-declarer = за разиграващия
value-play-trump-declarer-names = избира разиграващият
value-play-trump-declarer-names-then-marriages = избира разиграващият, браковете го сменят
value-play-trump-marriages = от браковете
value-play-first-lead-declarer = разиграващият
value-play-first-lead-forehand = играчът след раздаващия
value-play-must-beat-suit = в исканата боя
value-play-must-beat-suit-and-trump = в исканата боя и с коз
value-play-marriage-from-first-trick = от първата ръка
value-play-marriage-from-after-a-trick = след взета ръка
value-play-marriage-declared-by-choice = по желание
value-play-marriage-declared-automatic = автоматично
value-play-marriage-counts-at-once = веднага
value-play-marriage-counts-with-a-later-trick = със същата или по-късна ръка
value-play-defender-marriages-full = изцяло
value-play-defender-marriages-no-trump = точки без коз
value-play-defender-marriages-none = не се обявяват
value-scoring-success-scores-contract = заявката
value-scoring-success-scores-actual = спечеленото
value-scoring-failure-costs-contract = заявката
value-scoring-failure-costs-contract-plus-10 = заявката и още 10
value-scoring-failure-costs-contract-plus-20 = заявката и още 20
value-game-finish-at-once = веднага
value-game-finish-full-round = след пълен кръг
value-game-finish-fixed-deals = { $deals ->
    [one] след { $deals } раздаване
   *[other] след { $deals } раздавания
}
value-game-barrel-won-by-own-contract = собствена заявка
value-game-barrel-won-by-any-score = кое да е раздаване
value-game-barrel-won-by-running-sum = сборът от всички опити
value-game-barrel-failed-contract-subtract = изважда се
value-game-barrel-failed-contract-attempt = изразходва се опит
value-game-barrel-newcomer-joins = остават всички
value-game-barrel-newcomer-knocks-off = събаря другите
value-game-barrel-together-join = остават заедно
value-game-barrel-together-both-fall = падат всички
