### Таблицата: заглавия, знаци и изречения. Имената на играчите не се менят.

sheet-deal = раздаване
sheet-start = начало
sheet-annulled = ново раздаване: всички пас
sheet-annulled-claim = ново раздаване: иска го { $name }
sheet-winners =
    { $count ->
        [one] Победа: { $names }
       *[other] Обща победа: { $names }
    }

## Знаци и какво значат

sheet-sign-write-off = О
sheet-sign-bomb = Б
sheet-sign-dark = Т
sheet-sign-fell = пада
sheet-sign-dump = Н
sheet-legend-made = заявка
sheet-legend-failed = неизпълнена заявка
sheet-legend-write-off = отписване
sheet-legend-bomb = бомба
sheet-legend-dark = на тъмно, двойно
sheet-legend-sitter = почива
sheet-legend-struck = спечелено, но незаписано
sheet-legend-bolt = болт
sheet-legend-bolt-penalty = болт с наказание
sheet-legend-write-off-penalty = отписване с наказание
sheet-legend-barrel = на бъчвата
sheet-legend-attempt = изразходвани опити на бъчвата
sheet-legend-fell = от бъчвата без победа
sheet-legend-zeroed = трети път от бъчвата: от нула
sheet-legend-dump = нулиране

## Колко от какво има играчът

sheet-count-made = изпълнени заявки
sheet-count-failed = неизпълнени заявки
sheet-count-bolts = болтове
sheet-count-mounted = качвания на бъчвата
sheet-count-attempts = изразходвани опити
sheet-count-falls = напускания на бъчвата
sheet-count-write-offs = отписвания
sheet-count-bombs = бомби
sheet-count-penalties = наказания
sheet-count-penalty-points = наказателни точки

## С изречения

sheet-plain-start = В началото: { $totals }.
sheet-plain-made = { $name } играе { $contract } и изпълнява заявката.
sheet-plain-failed = { $name } играе { $contract } и не изпълнява заявката.
sheet-plain-write-off = { $name } има заявка { $contract } и отписва раздаването.
sheet-plain-bomb = { $name } има заявка { $contract } и хвърля бомба.
sheet-plain-cell = { $name }: { $points }, сбор { $total }.
sheet-plain-marked = { $name }: { $points }, сбор { $total }; { $marks }.
sheet-plain-attempts = { $spent } от { $of }
sheet-plain-counts = { $name }: { $counts }.

## Сметката на раздаването

sheet-explain-deal = Раздаване { $deal }. { $text }
sheet-explain-line = { $name }: { $moves }; сбор { $before } → { $after }.
sheet-explain-earned = { $earned }; { $moves }
sheet-explain-move = { $reason } { $points }
sheet-explain-rounded = { $reason }, закръглено { $points }
sheet-explain-nothing = не се пише нищо
sheet-worth-cards = ръце { $points }
sheet-worth-marriage = брак { $suit } { $points }
sheet-worth-marriages = бракове { $points }
sheet-worth-aces = брак от аса { $points }
sheet-worth-talon = талон { $points }
sheet-worth-talons = талони с последната ръка { $points }
sheet-worth-discards = свалени карти { $points }
