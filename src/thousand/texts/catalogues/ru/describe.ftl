### Правила стола, по фразе на каждое. Есть фраза для каждой настройки, которая что-то значит.

## deal

rule-deal-players-2 = Играют двое, прикупов два.
rule-deal-players-3 = Играют трое: по семь карт на руки, три карты в прикупе.
rule-deal-players-4 = За столом четверо, играют трое: сдающий пропускает раздачу. По семь карт на руки, три карты в прикупе.
rule-deal-first-dealer-highest-card = Каждый тянет карту, первым сдаёт тот, у кого старшая карта.
rule-deal-first-dealer-lowest-card = Каждый тянет карту, первым сдаёт тот, у кого младшая карта.
rule-deal-first-dealer-random = Кто сдаёт первым, решает жребий.
rule-deal-two-player-deal-ten-and-two = По десять карт на руки и по две в каждом прикупе.
rule-deal-two-player-deal-seven-and-three = По семь карт на руки и по три в каждом прикупе; четыре карты не играют.
rule-deal-two-player-talons-one-each = Заказчик выбирает один прикуп, второй достаётся сопернику, сноса нет.
rule-deal-two-player-talons-swap = Заказчик выбирает прикуп и кладёт на его место столько же карт; очки обоих прикупов идут с последней взяткой.
rule-deal-sitter-scores-nothing = Неиграющий сдающий не пишет ничего.
rule-deal-sitter-scores-card-points = Неиграющий сдающий пишет очки карт прикупа, каким он сдан.
rule-deal-sitter-scores-cards-and-marriages = Неиграющий сдающий пишет очки карт прикупа, каким он сдан, и марьяж, если он там есть.
rule-deal-redeal-nines-when-dealt = { $nines ->
    [one] С { $nines } девяткой
    [few] С { $nines } девятками
   *[many] С { $nines } девятками
} или больше на сданной руке можно требовать пересдачи вместо первого слова.
rule-deal-redeal-nines-when-after-exchange = { $nines ->
    [one] С { $nines } девяткой
    [few] С { $nines } девятками
   *[many] С { $nines } девятками
} или больше после обмена можно требовать пересдачи вместо своей первой карты.
rule-deal-redeal-four-jacks = С четырьмя валетами на сданной руке можно требовать пересдачи вместо первого слова.
rule-deal-redeal-below = Если на сданной руке меньше { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
}, можно требовать пересдачи вместо первого слова.

## auction

rule-auction-first-bidder-forehand = Первое слово за следующим после сдающего.
rule-auction-first-bidder-dealer = Первое слово за сдающим.
rule-auction-opening-fixed = Первый обязан заявить ровно { $minimum }.
rule-auction-opening-forced = Первый обязан заявить { $minimum } или больше.
rule-auction-opening-free = Первый заявляет { $minimum } или больше либо пасует.
rule-auction-all-pass-redeal = Если все пасуют, тот же сдающий сдаёт снова.
rule-auction-all-pass-forced-minimum = Если все пасуют, следующий после сдающего становится заказчиком на { $minimum }.
rule-auction-jumps-yes = Заявки кратны { $step }; через шаги можно прыгать.
rule-auction-jumps-no = Каждая заявка ровно на { $step } выше прежней, первая — ровно минимум.
rule-auction-bid-cap-none = Выше 120 можно заявлять и без марьяжа.
rule-auction-bid-cap-any-marriage = Выше 120 можно заявлять только с марьяжем на руке.
rule-auction-bid-cap-best-marriage = Заявлять можно до 120 плюс самый дорогой марьяж на руке.
rule-auction-bid-cap-sum-of-marriages = Заявлять можно до 120 плюс все марьяжи на руке.
rule-auction-bid-ceiling = Выше { $ceiling } не заявляют.
rule-auction-dark = Первый может назначить 120 втёмную, не глядя в карты: прикуп тогда больше никому не показывают, а результат идёт вдвойне, и в плюс, и в минус.
rule-auction-dark-no-write-off = Заказ втёмную не расписывают.

## talon

rule-talon-talon-shown-always = Прикуп показывают всем.
rule-talon-talon-shown-contested = Прикуп показывают всем, кроме случая, когда заказчику достался минимум, которого никто не хотел.
rule-talon-talon-shown-never = Прикуп видит только тот, кто его берёт.
rule-talon-exchange-discard-three = Заказчик берёт прикуп и сносит три карты; играют семь взяток.
rule-talon-exchange-give-one-each = Заказчик берёт прикуп и отдаёт каждому сопернику по карте; играют восемь взяток.
rule-talon-give-from-hand = Отдать можно любую карту.
rule-talon-give-from-talon-only = Отдают только карты прикупа: одну из них заказчик оставляет себе.
rule-talon-discard-points-nobody = Очки снесённых карт ничьи.
rule-talon-discard-points-declarer = Очки снесённых карт идут заказчику.
rule-talon-discard-marriage-cards-yes = Снести можно любые три карты.
rule-talon-discard-marriage-cards-no = Короля и даму марьяжа с руки сносят, только если других карт не хватает.
rule-talon-raise-after-talon-yes = Взяв прикуп, заказчик может до первой карты поднять заказ.
rule-talon-raise-after-talon-no = Заказ — это последняя заявка, поднять его нельзя.
rule-talon-write-off = Увидев прикуп, заказчик может расписать раздачу: каждый соперник пишет { $others }.
rule-talon-write-off-free = Штрафа за роспись нет.
rule-talon-write-off-penalty = { $every ->
    [1] Каждая роспись стоит игроку { $penalty }.
    [2] Каждая вторая роспись стоит игроку { $penalty }.
    [3] Каждая третья роспись стоит игроку { $penalty }.
   *[other] Каждая { $every }-я роспись стоит игроку { $penalty }.
}
rule-talon-bomb = Если заказчику достался минимум, которого больше никто не хотел, он может, увидев прикуп, взорвать бомбу: каждый соперник пишет { $others }. { $bombs ->
    [one] У каждого { $bombs } бомба на игру.
    [few] У каждого { $bombs } бомбы на игру.
   *[many] У каждого { $bombs } бомб на игру.
}

## play

rule-play-first-lead-declarer = В первой взятке заходит заказчик.
rule-play-first-lead-forehand = В первой взятке заходит следующий после сдающего.
rule-play-trump-declarer-names = Козырь называет заказчик, и он не меняется; марьяжи приносят только очки.
rule-play-trump-declarer-names-then-marriages = Козырь называет заказчик, а каждый объявленный марьяж делает козырем свою масть.
rule-play-trump-marriages = Козыря нет, пока не объявлен марьяж; его масть — козырь до следующего марьяжа.
rule-play-must-trump-yes = Надо в масть; нет масти — надо козырять.
rule-play-must-trump-no = Надо в масть; нет масти — кладут что угодно.
rule-play-must-beat-off = Перебивать никто не обязан.
rule-play-must-beat-suit = Отвечая в масть, надо перебить старшую карту этой масти, если можете.
rule-play-must-beat-suit-and-trump = Отвечая в масть, надо перебить старшую карту этой масти, если можете; козыряя — перебить козырь, если можете.
rule-play-marriage-values = Король и дама одной масти: пики { $spades }, трефы { $clubs }, бубны { $diamonds }, червы { $hearts }.
rule-play-marriage-from-first-trick = Марьяж можно объявить с первой взятки.
rule-play-marriage-from-after-a-trick = Марьяж объявляет только тот, у кого в этой раздаче уже есть взятка.
rule-play-marriage-declared-by-choice = Заходя с короля или дамы, игрок сам решает, объявлять ли марьяж.
rule-play-marriage-declared-automatic = Заход с короля или дамы из пары сам объявляет марьяж.
rule-play-marriage-counts-at-once = Марьяж засчитывается сразу.
rule-play-marriage-counts-with-a-later-trick = Марьяж засчитывается, только если его хозяин берёт эту взятку или более позднюю.
rule-play-defender-marriages-full = Марьяжи соперников стоят столько же, сколько у заказчика.
rule-play-defender-marriages-no-trump = Марьяжи соперников приносят очки, но козыря не меняют.
rule-play-defender-marriages-none = Соперники марьяжей не объявляют.
rule-play-ace-marriage = Четыре туза на руке — тоже марьяж: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; объявляют, заходя с туза, когда взятка уже есть.

## scoring

rule-scoring-success-scores-contract = За выполненный заказ пишут заказ, сколько бы ни было набрано.
rule-scoring-success-scores-actual = За выполненный заказ пишут набранное.
rule-scoring-failure-costs-contract = Невыполненный заказ стоит столько, сколько заказано.
rule-scoring-failure-costs-120 = Невыполненный заказ стоит 120, каким бы он ни был.
rule-scoring-failure-costs-contract-plus-10 = Невыполненный заказ стоит столько, сколько заказано, и ещё 10.
rule-scoring-failure-costs-contract-plus-20 = Невыполненный заказ стоит столько, сколько заказано, и ещё 20.
rule-scoring-failure-keeps-earned-yes = При невыполненном заказе заказчик пишет набранное за вычетом цены.
rule-scoring-failure-keeps-earned-no = При невыполненном заказе заказчик пишет только цену со знаком минус, набранное пропадает.
rule-scoring-defenders-score-yes = Соперники пишут набранное.
rule-scoring-defenders-score-no = Соперники за свои карты и марьяжи ничего не пишут.
rule-scoring-round-to-1 = Ничего не округляют.
rule-scoring-round-others = Очки округляют до кратного { $unit }, но не заказчику.
rule-scoring-round-all = Очки округляют до кратного { $unit }, заказчику тоже.
rule-scoring-round-declarer = Очки заказчика округляют до кратного { $unit }.
rule-scoring-bolts = Соперник без единого очка получает болт.
rule-scoring-bolts-penalty = { $every ->
    [1] Каждый болт стоит { $penalty }.
    [2] Каждый второй болт игрока стоит { $penalty }.
    [3] Каждый третий болт игрока стоит { $penalty }.
   *[other] Каждый { $every }-й болт игрока стоит { $penalty }.
}
rule-scoring-lock-at = С { $lock } очков игрок пишет только свой заказ.

## game

rule-game-finish-at-once = Игра кончается, как только кто-то доходит до { $target }.
rule-game-finish-full-round = Когда кто-то доходит до { $target }, играют дальше, пока все не сдадут поровну; побеждает наибольший счёт.
rule-game-finish-fixed-deals = Играют { $deals ->
    [one] { $deals } раздачу
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}; побеждает наибольший счёт.
rule-game-win-as-declarer-only = До { $target } доходит только заказчик с выполненным заказом.
rule-game-dump = Счёт ровно { $dump } становится нулём.
rule-game-dump-both = Счёт ровно { $dump } или минус { $dump } становится нулём.
rule-game-barrel-off = Бочки нет.
rule-game-barrel = Бочка стоит на { $at }: счёт от этого числа, но меньше { $target }, останавливается на ней, и на победу есть { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}.
rule-game-barrel-won-by-own-contract = С бочки побеждают только своим заказом, который приносит недостающее.
rule-game-barrel-won-by-any-score = С бочки побеждают любой одной раздачей, которая приносит недостающее.
rule-game-barrel-won-by-running-sum = Записанное на бочке копится, и побеждают, когда недостающее набрано.
rule-game-barrel-failed-contract-subtract = Невыполненный на бочке заказ вычитают, и игрок уже не на бочке.
rule-game-barrel-failed-contract-attempt = Невыполненный на бочке заказ только тратит попытку.
rule-game-barrel-fall = Кто истратил все попытки, слетает на { $fall }.
rule-game-barrel-newcomer-joins = Новый на бочке прежних не трогает.
rule-game-barrel-newcomer-knocks-off = Новый сбивает с бочки того, кто на ней сидит.
rule-game-barrel-together-join = Севшие в одной раздаче сидят на бочке вместе.
rule-game-barrel-together-both-fall = Севшие в одной раздаче слетают все.
rule-game-barrel-spared = На бочке от раздачи не отказываются и болтов не получают.
rule-game-barrel-third-fall-to-zero = На третий раз, когда игрок оставляет бочку без победы, его счёт становится нулём.
