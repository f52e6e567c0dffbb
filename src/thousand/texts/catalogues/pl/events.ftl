### Co dzieje się przy stole i co można zrobić. Imion graczy się nie odmienia, rodzaju nie mają.

event-deal-started = Rozdanie { $deal }. Rozdaje { $name }.
event-hand-seen = { $name } ogląda karty: { $cards }
event-dark = { $name } licytuje 120 w ciemno.
event-look = { $name } najpierw ogląda karty.
event-claim = { $name } żąda nowego rozdania.
event-bid = { $name }: { $amount }
event-pass = { $name }: pas
event-write-off = { $name } odpisuje rozdanie.
event-bomb = { $name } rzuca bombę.
event-raise = { $name } podnosi kontrakt do { $amount }.
event-stand = { $name } zostawia kontrakt bez zmian.
event-auction-won = Rozgrywa { $name }. Kontrakt: { $amount }.
event-auction-won-dark = Rozgrywa { $name }. Kontrakt: { $amount }, w ciemno.
event-talon = { $name } bierze musik: { $cards }
event-talon-hidden = { $name } bierze musik.
event-one-talon = { $name } bierze musik { $number }: { $cards }
event-one-talon-hidden = { $name } bierze musik { $number }.
event-given = { $name } oddaje kartę, odbiorca: { $to }. Karta: { $card }.
event-given-hidden = { $name } oddaje kartę, odbiorca: { $to }.
event-received = { $name } dostaje kartę: { $card }.
event-discarded = { $name } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }
event-discarded-hidden = { $name } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-played = { $name }: { $card }
event-marriage = { $name } zgłasza meldunek { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}: { $value }.
event-aces = { $name } zgłasza meldunek asów: { $value }.
event-trump = Atut: { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}.
event-trick = { $name } bierze lewę, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-all-passed = Wszyscy pasują. Rozdanie unieważnione.
event-annulled = Rozdanie unieważnione: żąda tego { $name }.
event-made = { $name } ugrywa kontrakt { $contract }, zdobyte: { $earned }. Zapis: { $scores }.
event-failed = { $name } przegrywa kontrakt { $contract }, zdobyte: { $earned }. Zapis: { $scores }.
event-written-off = { $name } odpisuje rozdanie. Zapis: { $scores }.
event-bombed = { $name } rzuca bombę. Zapis: { $scores }.

action-dark = licytować 120 w ciemno
action-look = obejrzeć karty
action-claim = żądać nowego rozdania
action-bid = licytować { $amount }
action-pass = spasować
action-take = wziąć musik { $number }
action-write-off = odpisać rozdanie
action-bomb = rzucić bombę
action-give = oddać kartę: { $card } (odbiorca: { $to })
action-discard = odłożyć: { $cards }
action-raise = podnieść kontrakt do { $amount }
action-stand = zostawić kontrakt bez zmian
action-trump = wybrać atut: { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}
action-play = zagrać: { $card }
action-declare = wyjść i zgłosić meldunek: { $card }
action-declare-aces = wyjść i zgłosić meldunek asów: { $card }
