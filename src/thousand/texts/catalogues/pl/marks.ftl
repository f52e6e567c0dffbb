### Co dzieje się z wynikiem gracza, dlaczego wynik się zmienia, i części rozdania.
### Wartość znaku to jego nazwa w zapisie; .event mówi o nim zdaniem z imieniem gracza.

mark-bolt = bolt
    .event = { $name } dostaje bolta: w tym rozdaniu ani punktu.
mark-bolt-penalty = kara za bolty
    .event = { $name } płaci karę za bolty.
mark-write-off-penalty = kara za odpisanie
    .event = { $name } płaci karę za odpisanie.
mark-barrel = wchodzi na beczkę
    .event = { $name } wchodzi na beczkę.
mark-attempt = próba zużyta
    .event = { $name } zużywa próbę na beczce.
mark-off-barrel = schodzi z beczki
    .event = { $name } przegrywa kontrakt i schodzi z beczki.
mark-fall = spada
    .event = { $name } spada z beczki.
mark-knocked-off = strącenie z beczki
    .event = { $name } spada z beczki, bo wchodzi na nią nowy gracz.
mark-zeroed = do zera
    .event = { $name } schodzi z beczki po raz trzeci: wynik zaczyna się od zera.
mark-dump = zerowanie
    .event = { $name } trafia na zerowanie: wynik to teraz zero.
mark-win = wygrana
    .event = { $name } wygrywa grę.

reason-contract = kontrakt ugrany
reason-earned = punkty rozgrywającego
reason-failed = kontrakt przegrany
reason-kept = punkty mimo przegranej
reason-dark = podwójnie za grę w ciemno
reason-defence = punkty obrońcy
reason-sitting = punkty za bycie na musiku
reason-given-up = punkty za rezygnację rozgrywającego
reason-lock = nie zapisano: za progiem liczy się tylko własny kontrakt
reason-barrel-struck = nie zapisano: na beczce liczy się tylko własny kontrakt
reason-bolts = kara za bolty
reason-write-offs = kara za odpisanie
reason-barrel-idle = na beczce się nie liczy
reason-barrel-sum = zbiera się osobno na beczce
reason-barrel-failed = kontrakt przegrany na beczce
reason-barrel = zatrzymanie na beczce
reason-fall = upadek z beczki
reason-knocked-off = strącenie z beczki
reason-zeroed = trzeci raz z beczki: do zera
reason-dump = zerowanie: do zera

phase-dark = gra w ciemno
phase-auction = licytacja
phase-talon = wybór musiku
phase-exchange = wymiana
phase-raise = podniesienie kontraktu
phase-trump = wybór atutu
phase-trick = rozgrywka
phase-deal-over = koniec rozdania
phase-game-over = koniec gry
