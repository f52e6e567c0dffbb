### Pierwsza strona w przeglądarce, nowy stół, kim się jest. Imion graczy się nie odmienia; grzecznie i krótko.

## Pierwsza strona

lobby-learn = Nauka gry
lobby-replay = Przeglądanie gier
lobby-access = Dla niewidomych
lobby-you-are = Grasz jako
lobby-guest = Gość
lobby-rename = zmień
lobby-your-name = Twoje imię
lobby-save = Zapisz
lobby-loopback = Strona działa na twoim komputerze: jej linki otwierają się tylko na nim.
lobby-none-mine = Jeszcze żadnej. „Graj” od razu rozdaje karty.
lobby-none-open = Nikt nie czeka. Otwórz własny stół: „Ze znajomymi”, z opcją „Mogą dosiąść się nieznajomi”.
lobby-none-running = Teraz nikt nie gra.
lobby-nobody-yet = na razie nikt więcej
lobby-not-begun = jeszcze nie zaczęta
lobby-look-back = obejrzyj
lobby-ended = przerwana
lobby-turn-of = ruch: { $name }
lobby-no-clock = bez zegara
lobby-again = Odśwież
lobby-copy = Kopiuj
lobby-copied = Skopiowano

## Nowy stół

lobby-new-table = Nowy stół
lobby-company = Kto gra
lobby-with-bots = Z botami
lobby-other-rules = inne zasady
lobby-how-many = Ilu graczy
lobby-players = { $count ->
    [2] dla dwojga
    [3] dla trojga
   *[other] dla czworga
}
lobby-bots-play = Poziom botów
lobby-clock = Czas na ruch
lobby-clock-none = bez zegara
lobby-seconds = { $count } s
lobby-strangers = Mogą dosiąść się nieznajomi
lobby-hints = Podpowiedzi dozwolone
lobby-open-table = Otwórz stół
lobby-open-note = Stół ma link: kto go otworzy, może usiąść do gry. Miejsca, które zostaną puste, zajmują boty.
lobby-cancel = Anuluj

## Kim się jest

lobby-you = Ty
lobby-device = Moje miejsca na innym urządzeniu
lobby-device-how = { $minutes ->
    [one] Otwórz ten adres na innym urządzeniu w ciągu minuty. Działa raz.
    [few] Otwórz ten adres na innym urządzeniu w ciągu { $minutes } minut. Działa raz.
   *[many] Otwórz ten adres na innym urządzeniu w ciągu { $minutes } minut. Działa raz.
}
lobby-qr = Kod QR adresu
lobby-code = Kod
lobby-join = Moje miejsca na tym urządzeniu
lobby-join-what = Kod pokazuje drugie urządzenie: menu, Ustawienia, „Moje miejsca na innym urządzeniu”.
lobby-join-instead = To urządzenie gra już jako { $name }. Tracisz na nim miejsca zajęte pod tym imieniem.
lobby-join-do = Przejmij miejsca
lobby-erase = Usuń moje dane
lobby-erase-sure = Twoje imię znika ze wszystkich stołów i zapisów, twoje miejsca przejmują boty, twoje zasady i ustawienia są usuwane. Tego nie da się cofnąć.
lobby-erase-do = Usuń wszystko
lobby-erased = Usunięto. Nikogo tu już nie znamy.
lobby-about-data = Wybrane przez ciebie imię i plik cookie, który pamięta twoje miejsce: nic więcej o tobie nie wiadomo. Jedno i drugie usuniesz w Ustawieniach.
lobby-about-server = Na czym działa serwer
