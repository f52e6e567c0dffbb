### Настройки правил: название и, как .help, одна фраза; их значения; разделы и своды.

## Разделы и своды

section-deal = Сдача
section-auction = Торги
section-talon = Прикуп
section-play = Розыгрыш
section-scoring = Запись
section-game = Игра

preset-home = «Домашние»
    .help = Самый мягкий: козырь называет заказчик, три карты в снос, бочки нет.
preset-club = «Клубные»
    .help = Самый острый: втёмную, тузовый марьяж, бочка, с которой сбивают, самосвал на 555.
preset-polish = «Польские»
    .help = Самый ровный: начинают со 100, одна бомба на игру, с 800 пишут только свой заказ.
preset-classic = «Классические»
    .help = Обычный: открытый прикуп, подъём заказа, роспись, болты и бочка на 880.

## deal

option-deal-players = Игроков
    .help = Сколько человек за столом; вчетвером сдающий не играет.
option-deal-first-dealer = Первый сдающий
    .help = Как находят того, кто сдаёт первым.
option-deal-two-player-deal = Сдача на двоих
    .help = По сколько карт получают двое и сколько лежит в каждом из двух прикупов.
option-deal-two-player-talons = Прикупы на двоих
    .help = Берёт ли каждый из двоих по прикупу или заказчик обменивает карты с одним.
option-deal-sitter-scores = Неиграющему сдающему
    .help = Что пишет за прикуп четвёртый, который не играет.
option-deal-redeal-nines = Пересдача по девяткам
    .help = Сколько девяток на одной руке дают право на пересдачу.
option-deal-redeal-nines-when = Девятки считают
    .help = На какой руке считают девятки: на сданной или после обмена.
option-deal-redeal-four-jacks = Пересдача по валетам
    .help = Дают ли четыре валета на сданной руке право на пересдачу.
option-deal-redeal-below = Пересдача по очкам
    .help = Если очков карт на сданной руке меньше этого, есть право на пересдачу.

## auction

option-auction-first-bidder = Первое слово
    .help = Кто говорит первым: следующий после сдающего или сдающий (но не тот, кто пропускает раздачу).
option-auction-opening = Начало торгов
    .help = Обязан ли первый заявлять, и сколько.
option-auction-minimum-bid = Наименьшая заявка
    .help = Меньше этого не заявляют и не заказывают.
option-auction-bid-step = Шаг заявки
    .help = Каждая заявка кратна этому числу.
option-auction-jumps = Прыжки
    .help = Можно ли заявлять через шаг.
option-auction-all-pass = Если все пас
    .help = Что делать, когда все спасовали: пересдать или отдать минимум следующему после сдающего.
option-auction-bid-cap = Предел по марьяжам
    .help = Какие марьяжи надо держать, чтобы заявить больше 120.
option-auction-bid-ceiling = Потолок
    .help = Выше этого не заявляют ни с какой рукой.
option-auction-dark = Втёмную
    .help = Может ли первый назначить 120, не глядя в карты, за двойной результат.

## talon

option-talon-exchange = Обмен
    .help = Сносит заказчик три карты или отдаёт по одной каждому сопернику.
option-talon-give-from = Что отдают
    .help = Любую карту или только карты прикупа.
option-talon-talon-shown = Прикуп показывают
    .help = Видят ли все прикуп, который берёт заказчик.
option-talon-discard-points = Очки сноса
    .help = Кому идут очки снесённых карт.
option-talon-discard-marriage-cards = Сносить из марьяжа
    .help = Можно ли сносить короля или даму марьяжа, который на руке.
option-talon-raise-after-talon = Поднять заказ
    .help = Может ли заказчик до первой карты поднять заказ.
option-talon-write-off = Роспись
    .help = Может ли заказчик, увидев прикуп, отказаться от раздачи.
option-talon-write-off-others = Роспись: соперникам
    .help = Сколько пишет каждый соперник за расписанную раздачу.
option-talon-write-off-free = Роспись: без штрафа
    .help = Сколько росписей игрока проходят без штрафа, прежде чем одна его стоит.
option-talon-write-off-penalty = Роспись: штраф
    .help = Сколько стоит роспись, следующая за бесплатными.
option-talon-bomb = Бомба
    .help = Может ли заказчик отказаться от минимума, которого больше никто не хотел.
option-talon-bomb-others = Бомба: соперникам
    .help = Сколько пишет каждый соперник за бомбу.
option-talon-bomb-per-game = Бомба: на игру
    .help = Сколько бомб у игрока на всю игру.

## play

option-play-trump = Козырь
    .help = Откуда козырь: слово заказчика, марьяжи или то и другое.
option-play-first-lead = Первый заход
    .help = Кто заходит в первой взятке.
option-play-must-trump = Надо козырять
    .help = Обязан ли тот, у кого нет масти, положить козырь.
option-play-must-beat = Надо бить
    .help = Обязан ли игрок класть карту старше, если может.
option-play-marriage-values = Цены марьяжей
    .help = Очки за марьяж пик, треф, бубен и червей.
option-play-marriage-from = Марьяж с
    .help = Нужна ли взятка, прежде чем объявить марьяж.
option-play-marriage-declared = Объявление марьяжа
    .help = Объявляют марьяж по желанию, или он объявляется сам.
option-play-marriage-counts = Марьяж засчитывают
    .help = Сразу или только с взяткой хозяина, этой или более поздней.
option-play-defender-marriages = Марьяжи соперников
    .help = Чего стоят марьяжи тех, кто играет против заказчика.
option-play-ace-marriage = Тузовый марьяж
    .help = Очки за четыре туза на одной руке; их объявляют, заходя с туза.

## scoring

option-scoring-success-scores = За выполненный заказ
    .help = Что пишут за выполненный заказ: сам заказ или набранное.
option-scoring-failure-costs = Цена невыполненного
    .help = Сколько вычитают за невыполненный заказ.
option-scoring-failure-keeps-earned = Набранное остаётся
    .help = Пишет ли заказчик набранное, если заказ не выполнен.
option-scoring-defenders-score = Соперники пишут
    .help = Пишут ли соперники заказчика то, что набрали.
option-scoring-round-to = Округление
    .help = Очки округляют до ближайшего числа, кратного этому.
option-scoring-round-declarer = Округлять заказчику
    .help = Округляют ли очки и заказчику.
option-scoring-bolts = Болты
    .help = Получает ли болт соперник без единого очка.
option-scoring-bolts-every = Болты: каждый
    .help = Который по счёту болт игрока стоит штрафа: каждый третий, например.
option-scoring-bolts-penalty = Болты: штраф
    .help = Сколько стоит этот болт.
option-scoring-lock-at = Порог
    .help = С этого счёта игрок пишет только свой заказ.

## game

option-game-target = Цель
    .help = Счёт, который побеждает.
option-game-finish = Конец игры
    .help = Когда кончают: сразу, после полного круга раздач или после заданного числа раздач.
option-game-win-as-declarer-only = Победа только заказчиком
    .help = Только ли заказчик с выполненным заказом доходит до цели.
option-game-dump-at = Самосвал
    .help = Счёт, который ровно таков, становится нулём.
option-game-dump-negative = Самосвал ниже нуля
    .help = Обнуляется ли и такой же счёт с минусом.
option-game-barrel = Бочка
    .help = Останавливается ли на бочке счёт, близкий к цели.
option-game-barrel-at = Бочка: число
    .help = На каком счёте стоит бочка.
option-game-barrel-deals = Бочка: попыток
    .help = За сколько раздач надо победить с бочки.
option-game-barrel-won-by = Бочка: как победить
    .help = Что доводит игрока с бочки до цели.
option-game-barrel-failed-contract = Бочка: невыполненный заказ
    .help = Что делает заказ, не выполненный на бочке.
option-game-barrel-fall = Бочка: слёт
    .help = Сколько стоит слёт с бочки.
option-game-barrel-newcomer = Бочка: новый
    .help = Что с сидящими на бочке, когда садится ещё один.
option-game-barrel-together = Бочка: вместе
    .help = Что, когда в одной раздаче садятся несколько.
option-game-barrel-third-fall-to-zero = Бочка: третий слёт в ноль
    .help = Обнуляется ли счёт, когда игрок в третий раз оставляет бочку.

## Значения

value-yes = да
value-no = нет
value-on = есть
value-off = нет
value-none = нет
value-deal-first-dealer-highest-card = старшая карта
value-deal-first-dealer-lowest-card = младшая карта
value-deal-first-dealer-random = жребий
value-deal-two-player-deal-ten-and-two = по десять, прикупы по две
value-deal-two-player-deal-seven-and-three = по семь, прикупы по три
value-deal-two-player-talons-one-each = каждому по прикупу
value-deal-two-player-talons-swap = обмен заказчика
value-deal-sitter-scores-nothing = ничего
value-deal-sitter-scores-card-points = очки карт
value-deal-sitter-scores-cards-and-marriages = очки карт и марьяжи
value-deal-redeal-nines-when-dealt = на сданной руке
value-deal-redeal-nines-when-after-exchange = после обмена
value-auction-first-bidder-forehand = следующий после сдающего
value-auction-first-bidder-dealer = сдающий
value-auction-opening-fixed = ровно минимум
value-auction-opening-forced = заявить обязательно
value-auction-opening-free = можно пасовать
value-auction-all-pass-redeal = пересдача
value-auction-all-pass-forced-minimum = минимум следующему после сдающего
value-auction-bid-cap-any-marriage = любой марьяж
value-auction-bid-cap-best-marriage = 120 и лучший марьяж
value-auction-bid-cap-sum-of-marriages = 120 и все марьяжи
value-talon-exchange-discard-three = снос трёх карт
value-talon-exchange-give-one-each = по одной каждому сопернику
value-talon-give-from-hand = любую карту
value-talon-give-from-talon-only = только из прикупа
value-talon-talon-shown-always = всегда
value-talon-talon-shown-contested = кроме вынужденного минимума
value-talon-talon-shown-never = никогда
value-talon-discard-points-nobody = никому
value-talon-discard-points-declarer = заказчику
value-play-trump-declarer-names = называет заказчик
value-play-trump-declarer-names-then-marriages = называет заказчик, меняют марьяжи
value-play-trump-marriages = по марьяжам
value-play-first-lead-declarer = заказчик
value-play-first-lead-forehand = следующий после сдающего
value-play-must-beat-suit = в масть
value-play-must-beat-suit-and-trump = в масть и козырем
value-play-marriage-from-first-trick = первой взятки
value-play-marriage-from-after-a-trick = своей взятки
value-play-marriage-declared-by-choice = по желанию
value-play-marriage-declared-automatic = само
value-play-marriage-counts-at-once = сразу
value-play-marriage-counts-with-a-later-trick = с этой взяткой или позже
value-play-defender-marriages-full = полностью
value-play-defender-marriages-no-trump = очки без козыря
value-play-defender-marriages-none = не объявляют
value-scoring-success-scores-contract = заказ
value-scoring-success-scores-actual = набранное
value-scoring-failure-costs-contract = заказ
value-scoring-failure-costs-contract-plus-10 = заказ и ещё 10
value-scoring-failure-costs-contract-plus-20 = заказ и ещё 20
value-game-finish-at-once = сразу
value-game-finish-full-round = после полного круга
value-game-finish-fixed-deals = { $deals ->
    [one] после { $deals } раздачи
    [few] после { $deals } раздач
   *[many] после { $deals } раздач
}
value-game-barrel-won-by-own-contract = своим заказом
value-game-barrel-won-by-any-score = любой одной раздачей
value-game-barrel-won-by-running-sum = суммой за все попытки
value-game-barrel-failed-contract-subtract = вычитается
value-game-barrel-failed-contract-attempt = тратит попытку
value-game-barrel-newcomer-joins = сидят все
value-game-barrel-newcomer-knocks-off = сбивает сидящих
value-game-barrel-together-join = сидят вместе
value-game-barrel-together-both-fall = слетают все
