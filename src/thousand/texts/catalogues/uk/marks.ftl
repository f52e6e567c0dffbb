### Що стається з рахунком гравця, чому рахунок змінюється, і частини роздачі.
### Значення позначки — її назва в таблиці; .event каже про неї реченням з ім'ям гравця.

mark-bolt = болт
    .event = { $name } отримує болт: у цій роздачі жодного очка.
mark-bolt-penalty = штраф за болти
    .event = { $name } платить штраф за болти.
mark-write-off-penalty = штраф за розпис
    .event = { $name } платить штраф за розпис.
mark-barrel = сідає на бочку
    .event = { $name } сідає на бочку.
mark-attempt = спробу витрачено
    .event = { $name } витрачає спробу на бочці.
mark-off-barrel = іде з бочки
    .event = { $name } не виконує замовлення і йде з бочки.
mark-fall = злітає
    .event = { $name } злітає з бочки.
mark-knocked-off = збито з бочки
    .event = { $name } злітає з бочки: збиває новий.
mark-zeroed = у нуль
    .event = { $name } залишає бочку втретє: рахунок починається з нуля.
mark-dump = самоскид
    .event = { $name }: самоскид, рахунок стає нулем.
mark-win = перемога
    .event = { $name } перемагає.

reason-contract = замовлення виконано
reason-earned = набране замовником
reason-failed = замовлення не виконано
reason-kept = набране попри невиконання
reason-dark = подвійно за гру втемну
reason-defence = набране суперником
reason-sitting = очки прикупу тому, хто пропускає
reason-given-up = очки за відмову від роздачі
reason-lock = не пишеться: за порогом зараховують лише власне замовлення
reason-barrel-struck = не пишеться: на бочці зараховують лише власне замовлення
reason-bolts = штраф за болти
reason-write-offs = штраф за розпис
reason-barrel-idle = на бочці не рахується
reason-barrel-sum = збирається на бочці окремо
reason-barrel-failed = невиконане замовлення на бочці
reason-barrel = зупинка на бочці
reason-fall = зліт з бочки
reason-knocked-off = збито з бочки
reason-zeroed = утретє з бочки: рахунок у нуль
reason-dump = самоскид: рахунок у нуль

phase-dark = гра втемну
phase-auction = торги
phase-talon = вибір прикупу
phase-exchange = обмін
phase-raise = підняття замовлення
phase-trump = вибір козиря
phase-trick = розіграш
phase-deal-over = роздачу закінчено
phase-game-over = гру закінчено
