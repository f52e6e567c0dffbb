### Что происходит со счётом игрока, отчего меняется счёт, и части раздачи.
### Значение отметки — её имя в таблице; .event говорит о ней фразой с именем игрока.

mark-bolt = болт
    .event = { $name } получает болт: в этой раздаче ни очка.
mark-bolt-penalty = штраф за болты
    .event = { $name } платит штраф за болты.
mark-write-off-penalty = штраф за роспись
    .event = { $name } платит штраф за роспись.
mark-barrel = садится на бочку
    .event = { $name } садится на бочку.
mark-attempt = попытка потрачена
    .event = { $name } тратит попытку на бочке.
mark-off-barrel = уходит с бочки
    .event = { $name } не выполняет заказ и уходит с бочки.
mark-fall = слетает
    .event = { $name } слетает с бочки.
mark-knocked-off = сбили с бочки
    .event = { $name } слетает с бочки: сбивает новый.
mark-zeroed = в ноль
    .event = { $name } оставляет бочку в третий раз: счёт начинается с нуля.
mark-dump = самосвал
    .event = { $name }: самосвал, счёт становится нулём.
mark-win = победа
    .event = { $name } побеждает.

reason-contract = заказ выполнен
reason-earned = набранное заказчиком
reason-failed = заказ не выполнен
reason-kept = набранное при невыполненном заказе
reason-dark = вдвойне за втёмную
reason-defence = набранное в чужом заказе
reason-sitting = очки прикупа сдающему
reason-given-up = очки за отказ от раздачи
reason-lock = не пишется: за порогом идёт только свой заказ
reason-barrel-struck = не пишется: на бочке идёт только свой заказ
reason-bolts = штраф за болты
reason-write-offs = штраф за роспись
reason-barrel-idle = на бочке не в счёт
reason-barrel-sum = копится на бочке отдельно
reason-barrel-failed = невыполненный заказ на бочке
reason-barrel = остановка на бочке
reason-fall = слёт с бочки
reason-knocked-off = сбили с бочки
reason-zeroed = третий слёт: счёт в ноль
reason-dump = самосвал: счёт в ноль

phase-dark = игра втёмную
phase-auction = торги
phase-talon = выбор прикупа
phase-exchange = обмен
phase-raise = подъём заказа
phase-trump = назначение козыря
phase-trick = розыгрыш
phase-deal-over = раздача окончена
phase-game-over = игра окончена
