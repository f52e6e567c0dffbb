### Що стається за столом і що можна зробити. Імена гравців не відмінюються, роду в них немає.

event-deal-started = Роздача { $deal }. Здає { $name }.
event-hand-seen = { $name } дивиться карти: { $cards }
event-dark = { $name } призначає 120 втемну.
event-look = { $name } спершу дивиться карти.
event-claim = { $name } вимагає перездачі.
event-bid = { $name }: { $amount }
event-pass = { $name }: пас
event-write-off = { $name } розписує роздачу.
event-bomb = { $name } підриває бомбу.
event-raise = { $name } піднімає замовлення до { $amount }.
event-stand = { $name } лишає замовлення як є.
event-auction-won = Замовник — { $name }. Замовлення: { $amount }.
event-auction-won-dark = Замовник — { $name }. Замовлення: { $amount }, втемну.
event-talon = { $name } бере прикуп: { $cards }
event-talon-hidden = { $name } бере прикуп.
event-one-talon = { $name } бере прикуп { $number }: { $cards }
event-one-talon-hidden = { $name } бере прикуп { $number }.
event-given = { $name } віддає карту: { $card }. Кому: { $to }.
event-given-hidden = { $name } віддає карту. Кому: { $to }.
event-received = { $name } отримує карту: { $card }.
event-discarded = { $name } відкладає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}: { $cards }
event-discarded-hidden = { $name } відкладає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
event-played = { $name }: { $card }
event-marriage = { $name } оголошує мар'яж: { $suit ->
    [spades] піки
    [clubs] трефи
    [diamonds] бубни
   *[hearts] чирви
}, { $value }.
event-aces = { $name } оголошує тузовий мар'яж: { $value }.
event-trump = Козир — { $suit ->
    [spades] піки
    [clubs] трефи
    [diamonds] бубни
   *[hearts] чирви
}.
event-trick = { $name } бере взятку, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-all-passed = Усі пасують. Роздачу скасовано.
event-annulled = Роздачу скасовано: перездачі вимагає { $name }.
event-made = { $name } виконує замовлення { $contract }, набрано { $earned }. Пишуть: { $scores }.
event-failed = { $name } не виконує замовлення { $contract }, набрано { $earned }. Пишуть: { $scores }.
event-written-off = { $name } розписує роздачу. Пишуть: { $scores }.
event-bombed = { $name } підриває бомбу. Пишуть: { $scores }.

action-dark = призначити 120 втемну
action-look = подивитися карти
action-claim = вимагати перездачі
action-bid = заявити { $amount }
action-pass = пасувати
action-take = узяти прикуп { $number }
action-write-off = розписати
action-bomb = підірвати бомбу
action-give = віддати: { $card } (отримує { $to })
action-discard = відкласти: { $cards }
action-raise = підняти замовлення до { $amount }
action-stand = лишити замовлення як є
action-trump = назвати козир: { $suit ->
    [spades] піки
    [clubs] трефи
    [diamonds] бубни
   *[hearts] чирви
}
action-play = покласти: { $card }
action-declare = зайти й оголосити мар'яж: { $card }
action-declare-aces = зайти й оголосити тузовий мар'яж: { $card }
