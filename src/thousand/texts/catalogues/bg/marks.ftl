### Какво става с точките на играча, защо се менят, и частите на раздаването.
### Стойността на знака е името му в таблицата; .event казва същото с изречение и името на играча.

mark-bolt = болт
    .event = { $name } получава болт: в това раздаване няма точки.
mark-bolt-penalty = наказание за болтове
    .event = { $name } плаща наказание за болтове.
mark-write-off-penalty = наказание за отписване
    .event = { $name } плаща наказание за отписване.
mark-barrel = качва се на бъчвата
    .event = { $name } се качва на бъчвата.
mark-attempt = изразходван опит
    .event = { $name } изразходва опит на бъчвата.
mark-off-barrel = слиза от бъчвата
    .event = { $name } не изпълнява заявката и слиза от бъчвата.
mark-fall = пада
    .event = { $name } пада от бъчвата.
mark-knocked-off = събаряне от бъчвата
    .event = Новият на бъчвата събаря { $name }.
mark-zeroed = на нула
    .event = { $name } напуска бъчвата за трети път: сборът започва от нула.
mark-dump = нулиране
    .event = { $name } попада на нулиране: сборът става нула.
mark-win = победа
    .event = { $name } печели играта.

reason-contract = изпълнена заявка
reason-earned = спечелено като разиграващ
reason-failed = неизпълнена заявка
reason-kept = спечелено въпреки неизпълнението
reason-dark = двойно за игра на тъмно
reason-defence = спечелено като противник
reason-sitting = точки от талона за почиващия
reason-given-up = точки за отказ от раздаване
reason-lock = не се пише: над прага важи само собствена заявка
reason-barrel-struck = не се пише: на бъчвата важи само собствена заявка
reason-bolts = наказание за болтове
reason-write-offs = наказание за отписване
reason-barrel-idle = не се брои на бъчвата
reason-barrel-sum = събира се отделно на бъчвата
reason-barrel-failed = неизпълнена заявка на бъчвата
reason-barrel = спиране на бъчвата
reason-fall = падане от бъчвата
reason-knocked-off = събаряне от бъчвата
reason-zeroed = трети път от бъчвата: на нула
reason-dump = нулиране: на нула

phase-dark = заявка на тъмно
phase-auction = наддаване
phase-talon = избор на талон
phase-exchange = размяна
phase-raise = вдигане на заявката
phase-trump = избор на коз
phase-trick = разиграване
phase-deal-over = край на раздаването
phase-game-over = край на играта
