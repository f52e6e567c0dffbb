### Таблица: заголовки, знаки и фразы. Имена игроков не склоняются.

sheet-deal = раздача
sheet-start = начало
sheet-annulled = пересдача: все пас
sheet-annulled-claim = пересдача: требует { $name }
sheet-winners =
    { $count ->
        [one] Победа: { $names }
       *[other] Победа поровну: { $names }
    }

## Знаки и что они значат

sheet-sign-write-off = Р
sheet-sign-bomb = Б
sheet-sign-dark = Т
sheet-sign-fell = слёт
sheet-sign-dump = С
sheet-legend-made = заказ
sheet-legend-failed = заказ не выполнен
sheet-legend-write-off = роспись
sheet-legend-bomb = бомба
sheet-legend-dark = втёмную, вдвойне
sheet-legend-sitter = сидит на прикупе
sheet-legend-struck = набрано, но не пишется
sheet-legend-bolt = болт
sheet-legend-bolt-penalty = болт со штрафом
sheet-legend-write-off-penalty = роспись со штрафом
sheet-legend-barrel = на бочке
sheet-legend-attempt = потрачено попыток на бочке
sheet-legend-fell = с бочки без победы
sheet-legend-zeroed = третий слёт: счёт с нуля
sheet-legend-dump = самосвал

## Сколько чего у игрока

sheet-count-made = заказов выполнено
sheet-count-failed = заказов не выполнено
sheet-count-bolts = болтов
sheet-count-mounted = посадок на бочку
sheet-count-attempts = попыток на бочке
sheet-count-falls = слётов с бочки
sheet-count-write-offs = росписей
sheet-count-bombs = бомб
sheet-count-penalties = штрафов
sheet-count-penalty-points = очков штрафа

## Фразами

sheet-plain-start = В начале: { $totals }.
sheet-plain-made = { $name } играет { $contract }, заказ выполнен.
sheet-plain-failed = { $name } играет { $contract }, заказ не выполнен.
sheet-plain-write-off = { $name } расписывает заказ { $contract }.
sheet-plain-bomb = { $name } бросает бомбу на заказ { $contract }.
sheet-plain-cell = { $name }: { $points }, счёт { $total }.
sheet-plain-marked = { $name }: { $points }, счёт { $total }; { $marks }.
sheet-plain-attempts = { $spent } из { $of }
sheet-plain-counts = { $name }: { $counts }.

## Подсчёт раздачи

sheet-explain-deal = Раздача { $deal }. { $text }
sheet-explain-line = { $name }: { $moves }; счёт { $before } → { $after }.
sheet-explain-earned = { $earned }; { $moves }
sheet-explain-move = { $reason } { $points }
sheet-explain-rounded = { $reason }, округлено { $points }
sheet-explain-nothing = ничего не пишется
sheet-worth-cards = взятки { $points }
sheet-worth-marriage = марьяж { $suit } { $points }
sheet-worth-marriages = марьяжи { $points }
sheet-worth-aces = тузовый марьяж { $points }
sheet-worth-talon = прикуп { $points }
sheet-worth-talons = прикупы с последней взяткой { $points }
sheet-worth-discards = снос { $points }
