### Что происходит за столом и что можно сделать. Имена игроков не склоняются, рода у них нет.

event-deal-started = Раздача { $deal }. Сдаёт { $name }.
event-hand-seen = { $name } смотрит карты: { $cards }
event-dark = { $name } назначает 120 втёмную.
event-look = { $name } сначала смотрит карты.
event-claim = { $name } требует пересдачи.
event-bid = { $name }: { $amount }
event-pass = { $name }: пас
event-write-off = { $name } расписывает раздачу.
event-bomb = { $name } взрывает бомбу.
event-raise = { $name } поднимает заказ: { $amount }.
event-stand = { $name } оставляет заказ как есть.
event-auction-won = Заказчик — { $name }. Заказ: { $amount }.
event-auction-won-dark = Заказчик — { $name }. Заказ: { $amount }, втёмную.
event-talon = { $name } берёт прикуп: { $cards }
event-talon-hidden = { $name } берёт прикуп.
event-one-talon = { $name } берёт прикуп { $number }: { $cards }
event-one-talon-hidden = { $name } берёт прикуп { $number }.
event-given = { $name } → { $to }: { $card }.
event-given-hidden = { $name } → { $to }: карта.
event-received = { $name } получает карту: { $card }.
event-discarded = { $name } сносит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }
event-discarded-hidden = { $name } сносит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-played = { $name }: { $card }
event-marriage = { $name } объявляет марьяж: { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
   *[hearts] червы
}, { $value }.
event-aces = { $name } объявляет тузовый марьяж: { $value }.
event-trump = Козырь — { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
   *[hearts] червы
}.
event-trick = { $name } берёт взятку, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-all-passed = Все пасуют. Раздача отменена.
event-annulled = Раздача отменена по требованию, игрок — { $name }.
event-made = { $name } выполняет заказ { $contract }, набрано { $earned }. Пишут: { $scores }.
event-failed = { $name } не выполняет заказ { $contract }, набрано { $earned }. Пишут: { $scores }.
event-written-off = { $name } расписывает раздачу. Пишут: { $scores }.
event-bombed = { $name } взрывает бомбу. Пишут: { $scores }.

action-dark = назначить 120 втёмную
action-look = посмотреть карты
action-claim = потребовать пересдачи
action-bid = заявить { $amount }
action-pass = пас
action-take = взять прикуп { $number }
action-write-off = расписать
action-bomb = взорвать бомбу
action-give = отдать карту → { $to }: { $card }
action-discard = снести: { $cards }
action-raise = поднять заказ до { $amount }
action-stand = оставить заказ как есть
action-trump = назначить козырь: { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
   *[hearts] червы
}
action-play = положить: { $card }
action-declare = зайти и объявить марьяж: { $card }
action-declare-aces = зайти и объявить тузовый марьяж: { $card }
