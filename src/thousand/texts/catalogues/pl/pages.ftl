### Strony obok stołu: zasady, przeglądanie, uczciwe rozdania, nauka, dostępność. Imion graczy się nie odmienia.

## Zasady

pages-rules-question = Według jakich zasad?
pages-rules-of-table = Zasady tego stołu
pages-rules-of-game = Zasady gry
pages-preset = Zestaw zasad
pages-picked = wybrane
pages-find = Znajdź zasadę
pages-nothing-found = W żadnej zasadzie nie ma „{ $text }”.
pages-card = Ściąga
pages-print = Drukuj
pages-marriages = Meldunki
pages-differs = inaczej niż w zestawie
pages-usual = { $preset }: { $value }
pages-as-preset = jak w zestawie „{ $preset }”
pages-differences = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
pages-restore = przywróć
pages-restore-one = Przywróć: { $option }
pages-figure = liczba
pages-after-deals = po tylu rozdaniach
pages-rules-impossible = Te zasady się wykluczają.
pages-show = Pokaż gdzie
pages-rules-link = Link do tych zasad
pages-play-these = Graj według nich
pages-to-table = Do stołu
pages-own-sets = Moje zasady
pages-set-name = Nazwa tych zasad
pages-saved = Zapisano: { $name }
pages-not-saved = Ta przeglądarka niczego nie przechowuje. Zamiast tego skopiuj link.
pages-forget-set = Usuń: { $name }

## Przeglądanie

pages-replay-open = Przeglądanie gier
pages-replay-what = Otwórz zapis gry i przejdź przez nią ruch po ruchu: wszystkie karty odkryte albo oczami jednego gracza.
pages-replay-none = Nie ma takiej gry
pages-replay-empty = W tym zapisie nie ma kart, które wolno zobaczyć.
pages-replay-other = Otwórz inny zapis
pages-record-choose = Zapis gry
pages-record-file = Wybierz plik
pages-record-drop = Albo upuść plik tutaj. Strona go czyta, ale nie przechowuje.
pages-record-large = Ten plik jest za duży na zapis. Wybierz inny.
pages-record-not-json = Ten plik nie jest zapisem. Wybierz plik pobrany tutaj albo utworzony programem „thousand”.
pages-deal = Rozdanie { $number }
pages-prev-deal = Poprzednie rozdanie
pages-next-deal = Następne rozdanie
pages-step-through = Przejdź przez rozdanie
pages-first = Zaraz po rozdaniu
pages-prev = Wstecz
pages-next = Dalej
pages-last = Koniec rozdania
pages-eyes = Czyje karty są odkryte
pages-eyes-all = wszystkie karty odkryte
pages-eyes-of = oczami: { $name }
pages-course = Lewy
pages-talon = musik
pages-turn = ruch
pages-hand = { $name }: { $cards }
pages-hand-closed = { $name }, zakrytych kart: { $count }
pages-no-cards = bez kart
pages-link = Link
pages-link-moment = Ten adres prowadzi dokładnie do chwili, którą widzisz.
pages-link-none = Zapis otwarto z pliku, więc nie ma adresu. Wyślij sam plik.
pages-download = Pobierz
pages-sheet = Tabela wyników
pages-sheet-open = Numer rozdania otwiera to rozdanie.
pages-keys = Klawisze
pages-move-next = dalej
pages-move-prev = wstecz
pages-move-nexttrick = do końca lewy
pages-move-prevtrick = do poprzedniej lewy
pages-move-nextdeal = następne rozdanie
pages-move-prevdeal = poprzednie rozdanie
pages-move-first = zaraz po rozdaniu
pages-move-last = koniec rozdania

## Uczciwe rozdania

pages-fair-what = O kartach decydują wspólnie gospodarz i gracze, a nikt nie wie, co wybierają inni. Potem każdy może sprawdzić, że nic nie podmieniono: ta strona robi to w twojej przeglądarce.
pages-fair-check = Sprawdź grę
pages-fair-match = Sekret gry
pages-fair-draw = Losowanie pierwszego rozdającego
pages-fair-proves = Co jest udowodnione
pages-fair-proves-host = Gospodarz nie wybiera kart. Odcisk jego sekretu jest podany, zanim ktokolwiek przełoży talię. Jeśli przekłada choć jeden uczciwy gracz, talia jest dla tego gracza uczciwa.
pages-fair-proves-players = Kart nie wybiera żaden gracz ani wszyscy razem: do końca rozdania sekret zna tylko gospodarz.
pages-fair-proves-whole = Żadne rozdanie nie jest pominięte: numery talii rosną po jednym, a każdy pominięty numer jest odnotowany.
pages-fair-proves-bound = Wszystkie sekrety są przesądzone na początku: gdy sekret gry jest ujawniony, sekret każdej talii z niego wynika.
pages-fair-not = Co nie jest udowodnione
pages-fair-not-look = Że nikt nie podgląda. Karty rozdaje program gospodarza, więc je zna. Graj u gospodarza, któremu ufasz, albo bądź gospodarzem.
pages-fair-not-left-out = Że twoje przełożenie się liczy, jeśli tego nie sprawdzasz. Rozdanie bez twojego przełożenia albo takie, przy którym rzekomo go nie ujawniasz, możesz zauważyć tylko ty.
pages-fair-not-time = Że odciski podano na czas. Zapis pokazuje, co podano, ale nie kiedy; to widzi twoja przeglądarka przy stole.
pages-fair-not-bots = Że uczciwa jest talia, której nikt nie przekłada. Przy stole samych botów tworzy ją tylko sekret gospodarza.
pages-fair-not-pair = Że nikt nie gra w parze, przez telefon albo z dwóch przeglądarek.
pages-fair-here = Talie powstają od nowa w tej przeglądarce. O zasady, według których grano, strona pyta serwer. Wszystkie kroki opisuje docs/reference/fairness.md; „thousand verify” robi to samo bez przeglądarki.
pages-proof = Dowód rozdania
pages-proof-promise = Odcisk sekretu talii, podany przed przełożeniem
pages-proof-secret = Sekret talii, ujawniony po rozdaniu
pages-proof-match-promise = Odcisk sekretu gry, podany na początku
pages-proof-match-secret = Sekret gry, ujawniony na końcu
pages-proof-cut = Przełożenie: { $name }
pages-proof-cut-promise = odcisk
pages-proof-cut-opened = ujawnione
pages-verify-game = Sprawdź całą grę
pages-verify-other = Sprawdź zapis

## Nauka

pages-learn-title = Tysiąc w minutę
pages-learn-goal = Kto pierwszy dochodzi do 1000, wygrywa. To gra na cały wieczór.
pages-learn-deal = Każdy dostaje siedem kart, trzy leżą w musiku. Kto licytuje najwyżej, bierze musik, pozbywa się kilku kart i gra przeciw pozostałym.
pages-learn-points = Punkty są w kartach: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Król i dama jednego koloru to meldunek: daje jeszcze od 40 do 100.
pages-learn-contract = Odzywka to obietnica: jeśli zdobywasz co najmniej tyle, dodaje się, a jeśli nie, odejmuje. Pozostali zapisują to, co zdobywają.
pages-learn-barrel = Pod koniec stoi beczka na 880: z niej brakujące punkty trzeba zdobyć w jednym rozdaniu, są na to trzy próby.
pages-learn-card = Najłagodniejsze zasady na jednej stronie
pages-learn-book = Cała księga zasad
pages-learn-book-language = Język księgi zasad

## Dostępność

pages-access-speak = Wszystko, co dzieje się przy stole, jest na bieżąco odczytywane zdaniami, jedno po drugim. O twoim ruchu słychać od razu.
pages-access-order = Stół czyta się od góry: pasek, pozostali gracze, lewa, pytanie z przyciskami, twój wynik, twoje karty, tabela wyników.
pages-access-cards = Twoje karty są przyciskami: „dziesiątka kier, można”. Karta, której nie wolno zagrać, mówi dlaczego.
pages-access-see = Nic nie jest przekazywane samą barwą. W Ustawieniach są cztery barwy kolorów albo dwie, duże rogi, litery różnych języków, większy tekst, dzień i wieczór.
pages-access-motion = Gdy system prosi o mniej ruchu, nic nie lata. Nikt nie popędza, jeśli stół nie ma zegara.
pages-access-keys = Klawisze przy stole
pages-access-tell = Jeśli coś przeszkadza ci w grze, powiedz gospodarzowi tej strony: to nasz błąd, nie twój.
