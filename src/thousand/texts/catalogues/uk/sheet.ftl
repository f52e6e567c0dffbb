### Таблиця: заголовки, знаки й фрази. Імена гравців не відмінюються.

sheet-deal = роздача
sheet-start = початок
sheet-annulled = перездача: усі пас
sheet-annulled-claim = перездача: вимагає { $name }
sheet-winners =
    { $count ->
        [one] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }

## Знаки й що вони значать

sheet-sign-write-off = Р
sheet-sign-bomb = Б
sheet-sign-dark = Т
sheet-sign-fell = зліт
sheet-sign-dump = С
sheet-legend-made = замовлення
sheet-legend-failed = замовлення не виконано
sheet-legend-write-off = розпис
sheet-legend-bomb = бомба
sheet-legend-dark = втемну, подвійно
sheet-legend-sitter = пропускає роздачу
sheet-legend-struck = набрано, але не пишеться
sheet-legend-bolt = болт
sheet-legend-bolt-penalty = болт зі штрафом
sheet-legend-write-off-penalty = розпис зі штрафом
sheet-legend-barrel = на бочці
sheet-legend-attempt = витрачено спроб на бочці
sheet-legend-fell = з бочки без перемоги
sheet-legend-zeroed = третій зліт: рахунок з нуля
sheet-legend-dump = самоскид

## Скільки чого в гравця

sheet-count-made = замовлень виконано
sheet-count-failed = замовлень не виконано
sheet-count-bolts = болтів
sheet-count-mounted = посадок на бочку
sheet-count-attempts = спроб на бочці
sheet-count-falls = зльотів з бочки
sheet-count-write-offs = розписів
sheet-count-bombs = бомб
sheet-count-penalties = штрафів
sheet-count-penalty-points = очок штрафу

## Фразами

sheet-plain-start = На початку: { $totals }.
sheet-plain-made = { $name } грає { $contract }, замовлення виконано.
sheet-plain-failed = { $name } грає { $contract }, замовлення не виконано.
sheet-plain-write-off = { $name } розписує роздачу, замовлення { $contract }.
sheet-plain-bomb = { $name } підриває бомбу, замовлення { $contract }.
sheet-plain-cell = { $name }: { $points }, рахунок { $total }.
sheet-plain-marked = { $name }: { $points }, рахунок { $total }; { $marks }.
sheet-plain-attempts = { $spent } з { $of }
sheet-plain-counts = { $name }: { $counts }.

## Підрахунок роздачі

sheet-explain-deal = Роздача { $deal }. { $text }
sheet-explain-line = { $name }: { $moves }; рахунок { $before } → { $after }.
sheet-explain-earned = { $earned }; { $moves }
sheet-explain-move = { $reason } { $points }
sheet-explain-rounded = { $reason }, округлено { $points }
sheet-explain-nothing = нічого не пишуть
sheet-worth-cards = взятки { $points }
sheet-worth-marriage = мар'яж { $suit } { $points }
sheet-worth-marriages = мар'яжі { $points }
sheet-worth-aces = тузовий мар'яж { $points }
sheet-worth-talon = прикуп { $points }
sheet-worth-talons = прикупи з останньою взяткою { $points }
sheet-worth-discards = відкладені карти { $points }
