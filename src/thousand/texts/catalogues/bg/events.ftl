### Какво става на масата и какво може да се направи. Имената на играчите не се менят.

event-deal-started = Раздаване { $deal }. Раздава { $name }.
event-hand-seen = { $name } гледа картите: { $cards }
event-dark = { $name } обявява 120 на тъмно.
event-look = { $name } първо гледа картите.
event-claim = { $name } иска ново раздаване.
event-bid = { $name }: { $amount }
event-pass = { $name }: пас
event-write-off = { $name } отписва раздаването.
event-bomb = { $name } хвърля бомба.
event-raise = { $name } вдига заявката до { $amount }.
event-stand = { $name } оставя заявката, каквато е.
event-auction-won = Разиграва { $name }. Заявка: { $amount }.
event-auction-won-dark = Разиграва { $name }. Заявка: { $amount }, на тъмно.
event-talon = { $name } взима талона: { $cards }
event-talon-hidden = { $name } взима талона.
event-one-talon = { $name } взима талон { $number }: { $cards }
event-one-talon-hidden = { $name } взима талон { $number }.
event-given = { $name } оставя карта за { $to }: { $card }.
event-given-hidden = { $name } оставя карта за { $to }.
event-received = { $name } получава карта: { $card }.
event-discarded = { $name } сваля { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}: { $cards }
event-discarded-hidden = { $name } сваля { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}.
event-played = { $name }: { $card }
event-marriage = { $name } обявява брак { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}: { $value }.
event-aces = { $name } обявява брак от аса: { $value }.
event-trump = Коз: { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}.
event-trick = { $name } взима ръката, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
event-all-passed = Всички пасуват. Раздаването се анулира.
event-annulled = Раздаването се анулира по искане на { $name }.
event-made = { $name } изпълнява заявката { $contract }, спечелени { $earned }. Пишат се: { $scores }.
event-failed = { $name } не изпълнява заявката { $contract }, спечелени { $earned }. Пишат се: { $scores }.
event-written-off = { $name } отписва раздаването. Пишат се: { $scores }.
event-bombed = { $name } хвърля бомба. Пишат се: { $scores }.

action-dark = 120 на тъмно
action-look = гледам картите
action-claim = искам ново раздаване
action-bid = обявявам { $amount }
action-pass = пас
action-take = взимам талон { $number }
action-write-off = отписвам раздаването
action-bomb = хвърлям бомба
action-give = давам карта на { $to }: { $card }
action-discard = свалям: { $cards }
action-raise = вдигам заявката до { $amount }
action-stand = оставям заявката, каквато е
action-trump = избирам коз: { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}
action-play = играя: { $card }
action-declare = излизам и обявявам брак: { $card }
action-declare-aces = излизам и обявявам брак от аса: { $card }
