### Co jest źle i co zrobić. $card to nazwa karty; $suit to spades, clubs, diamonds lub hearts;
### $seat, $to, $turn i $dealer to imiona graczy albo nazwy miejsc.

error-at-path = { $path }: { $why }
error-in-deal = Rozdanie { $deal }: { $why }
error-in-action = Rozdanie { $deal }, ruch { $action }: { $why }
error-in-tried = Rozdanie { $deal }, ruch { $action } („{ $tried }”): { $why }
error-language-unknown = Nie ma katalogu języka „{ $language }”. Wybierz jeden z: { $known }.

## Karty

error-card-unknown = „{ $card }” to nie karta. Napisz wysokość i kolor, na przykład AS, TH, 9D.
error-card-twice = Karta „{ $card }” jest podana dwa razy. Podaj każdą tylko raz.
error-suit-unknown = „{ $suit }” to nie kolor. Napisz S, C, D lub H.

## Ruchy

error-bot-unknown = Nie ma bota „{ $bot }”. Wybierz jednego z tych: { $known }.
error-extra-missing = Potrzebne pakiety nie są zainstalowane. Zainstaluj Thousand z dodatkiem: pip install "thousand[{ $extra }]".
error-action-unnumbered = Ten ruch nie ma numeru w tych zasadach. Wybierz jeden z dozwolonych.
error-number-unknown = Numer { $number } nie oznacza tu żadnego ruchu. Wybierz numer od 0, mniejszy niż { $size }, dozwolony przez maskę.
error-face-option = „{ $value }” nie pasuje do { $option }. Wybierz jedno z tych: { $known }.
error-not-running = Nie trwa żadne rozdanie. Najpierw rozdaj karty.
error-not-an-action = Takiego ruchu w grze nie ma. Wybierz jeden z dozwolonych.
error-not-your-turn = Ruch ma teraz { $turn }, a nie { $seat }.
error-wrong-phase = { $phase ->
    [dark] Jeszcze nie teraz. Najpierw wybierz: 120 w ciemno czy obejrzeć karty.
    [auction] Trwa licytacja. Licytuj lub pasuj.
    [talon] Licytacja skończona. Weź musik 1 lub 2.
    [exchange] Musik wzięty. Oddaj lub odłóż karty, jak każą te zasady, albo zrezygnuj z rozdania, jeśli wolno.
    [raise] Karty wymienione. Podnieś kontrakt lub zostaw go bez zmian.
    [trump] Atut nie jest jeszcze wybrany. Podaj kolor.
   *[trick] Trwa rozgrywka. Zagraj kartę.
}
error-bid-step = { $amount } to nie odzywka: licytuje się co { $step }. Podaj wielokrotność liczby { $step }.
error-bid-below-minimum = { $amount } to mniej niż najniższa odzywka. Licytuj co najmniej { $lowest }.
error-bid-too-low = { $amount } nie przebija ostatniej odzywki. Licytuj co najmniej { $lowest } lub pasuj.
error-bid-jump = { $amount } przeskakuje stopień, a tu nie wolno skakać. Licytuj { $lowest } lub pasuj.
error-bid-minimum-only = Pierwsza odzywka jest stała. Licytuj { $minimum }.
error-bid-above-cap = { $amount } to więcej, niż pozwalają meldunki na ręce. Można do { $limit }.
error-bid-above-ceiling = { $amount } jest powyżej pułapu. Można do { $limit }.
error-bid-above-deck = Tylu punktów, { $amount }, nie da się zdobyć w żadnym rozdaniu. Można do { $limit }.
error-pass-forbidden = Pierwszy licytujący nie może pasować. Licytuj.
error-claim-unfounded = Te karty nie dają prawa do nowego rozdania. Graj.
error-claim-too-late = Za późno na żądanie nowego rozdania. Graj dalej.
error-talon-unknown = Nie ma musiku { $talon }. Weź musik 1 lub 2.
error-write-off-off = W tych zasadach nie ma odpisania. Rozegraj rozdanie.
error-write-off-dark = Kontraktu w ciemno nie można odpisać. Rozegraj rozdanie.
error-write-off-barrel = Na beczce nie można odpisać rozdania. Rozegraj je.
error-write-off-too-late = Karta jest już oddana, za późno na odpisanie. Graj dalej.
error-bomb-off = W tych zasadach nie ma bomby. Rozegraj rozdanie.
error-bomb-contested = Bomba jest tylko dla minimum, którego nikt inny nie chciał. Rozegraj rozdanie.
error-bomb-barrel = Na beczce nie ma bomby. Rozegraj rozdanie.
error-bomb-spent = { $limit ->
    [one] Jedyna bomba tej gry jest już zużyta.
    [few] Wszystkie { $limit } bomby tej gry są już zużyte.
   *[many] Wszystkie { $limit } bomb tej gry jest już zużytych.
} Rozegraj rozdanie.
error-bomb-too-late = Karta jest już oddana, za późno na bombę. Graj dalej.
error-card-not-held = Tej karty nie ma na ręce: { $card }. Wybierz jedną ze swoich.
error-give-wrong-seat = { $to } nie dostaje karty. Oddaj po jednej każdemu przeciwnikowi, który gra w tym rozdaniu.
error-give-twice = { $to } ma już kartę. Tę oddaj drugiemu przeciwnikowi.
error-give-talon-only = Ta karta nie jest z musiku: { $card }. Oddaj kartę z musiku.
error-discard-count = { $count ->
    [one] Odłożono { $count } kartę
    [few] Odłożono { $count } karty
   *[many] Odłożono { $count } kart
}, a trzeba { $expected }. Odłóż dokładnie { $expected }.
error-discard-marriage = Ta karta należy do meldunku na ręce: { $card }. Odłóż inną.
error-raise-too-low = { $amount } nie podnosi kontraktu. Podnieś co najmniej do { $lowest } lub zostaw bez zmian.
error-follow-suit = { $suit ->
    [spades] Masz pika
    [clubs] Masz trefla
    [diamonds] Masz karo
   *[hearts] Masz kiera
} – dołóż do koloru.
error-must-trump = Nie masz koloru, ale masz atut – zagraj { $suit ->
    [spades] pika
    [clubs] trefla
    [diamonds] karo
   *[hearts] kiera
}.
error-must-beat = Możesz przebić – zagraj { $suit ->
    [spades] wyższego pika
    [clubs] wyższego trefla
    [diamonds] wyższe karo
   *[hearts] wyższego kiera
}.
error-must-overtrump = Możesz przebić atut – zagraj { $suit ->
    [spades] wyższego pika
    [clubs] wyższego trefla
    [diamonds] wyższe karo
   *[hearts] wyższego kiera
}.
error-declare-not-leading = Meldunek zgłasza się tylko przy wyjściu. Zagraj kartę bez meldunku.
error-declare-wrong-card = Tą kartą niczego się nie zgłasza: { $card }. Zagraj ją bez meldunku.
error-declare-no-pair = Na ręce nie ma pary, króla i damy { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}. Zagraj kartę bez meldunku.
error-declare-no-aces = Na ręce nie ma czterech asów. Zagraj asa bez meldunku.
error-declare-no-trick = Najpierw weź lewę: dopiero potem można meldować. Zagraj kartę bez meldunku.
error-declare-defender = Tu melduje tylko rozgrywający. Zagraj kartę bez meldunku.

## Rozdania

error-deal-running = Rozdanie jeszcze trwa. Skończ je, zanim rozdasz następne.
error-game-over = Gra skończona. Zacznij nową.
error-dealer-unknown = Nie ma takiego rozdającego: { $dealer }. Miejsca liczy się od 0, a jest ich { $seats }.
error-dealer-wrong = Rozdaje teraz { $turn }, a nie { $dealer }.
error-deck-wrong = W talii musi być każda z 24 kart po jednym razie. Przelicz ją.
error-hands-count = Liczba podanych rąk: { $given }, a trzeba { $expected }. Podaj po jednej na każde miejsce.
error-hand-size = Na ręce ({ $seat }) { $given ->
    [one] jest { $given } karta
    [few] są { $given } karty
   *[many] jest { $given } kart
}. Powinno być { $expected }.
error-talon-count = Liczba podanych musików: { $given }. Powinno być { $expected }.
error-talon-size = W musiku { $given ->
    [one] jest { $given } karta
    [few] są { $given } karty
   *[many] jest { $given } kart
}. Powinno być { $expected }.
error-card-dealt-twice = Ta karta jest rozdana dwa razy: { $card }. Rozdaj ją tylko raz.
error-start-count = Liczba podanych wyników początkowych: { $given }. Powinno być { $expected }, po jednym na miejsce.
error-start-at-target = { $seat }: wynik początkowy { $total }, a cel to { $target }. Zacznij poniżej celu.

## Zasady

error-rules-shape = Zasady to obiekt z nazwami i wartościami, a to nim nie jest ({ $value }). Zapisz je w klamrach.
error-key-missing = Brakuje klucza „{ $key }”. Dodaj go.
error-key-unknown = Klucz „{ $key }” jest nieznany. Usuń go lub popraw pisownię.
error-preset-unknown = Nie ma zestawu „{ $preset }”. Wybierz home, club, polish lub classic.
error-players-unknown = „{ $players }” to nie liczba graczy tej gry. Wybierz 2, 3 lub 4.
error-players-in-changes = Liczby graczy tak się nie zmienia. Podaj ją jako „players” obok zestawu.
error-option-unknown = Nie ma takiego ustawienia. Popraw pisownię lub je usuń.
error-option-unknown-near = Nie ma takiego ustawienia. Czy chodzi o { $near }?
error-option-missing = Brakuje tego ustawienia. Pełny zestaw zasad podaje wszystkie: dodaj je.
error-value-not-allowed = Wartość { $value } jest niedozwolona. Wybierz z: { $allowed }.
error-fall-above-barrel = Upadek o { $fall } to więcej niż sama beczka, { $at }. Ustaw { $at } lub mniej.
error-barrel-at-target = Beczka na { $at } nie jest poniżej celu { $target }. Obniż beczkę lub podnieś cel.
error-dump-at-target = Zerowanie na { $at } nie jest poniżej celu { $target }. Wybierz mniejszą liczbę.
error-dump-at-barrel = Zerowanie i beczka stoją na tej samej liczbie, { $at }. Przesuń jedno z nich.
error-lock-at-target = Próg { $at } nie jest poniżej celu { $target }. Obniż próg lub podnieś cel.
error-ceiling-below-minimum = Pułap { $ceiling } jest poniżej najniższej odzywki { $minimum }. Podnieś pułap.
error-dark-above-ceiling = W ciemno licytuje się 120, a pułap to { $ceiling }. Podnieś pułap lub wyłącz grę w ciemno.
error-write-off-without-exchange = Przy dwóch graczach, gdy każdy bierze po musiku, nie ma wymiany, więc nie ma odpisania. Wyłącz je.
error-bomb-without-exchange = Przy dwóch graczach, gdy każdy bierze po musiku, nie ma wymiany, więc nie ma bomby. Wyłącz ją.
error-overtrump-without-trump = Bez obowiązku atutu nie ma obowiązku przebijania atutu. Włącz play.must_trump lub wybierz inną wartość.

## Zapisy gry

error-not-json = To nie JSON (wiersz i kolumna { $where }). Sprawdź, czy zapis jest cały.
error-not-utf8 = To nie tekst w UTF-8. Zapisz plik w UTF-8.
error-too-deep = Zapis jest zagnieżdżony zbyt głęboko. Sprawdź nawiasy.
error-key-twice = Klucz „{ $key }” występuje dwa razy. Zostaw jeden.
error-shape = { $expected ->
    [object] Tu powinien być obiekt w klamrach.
    [list] Tu powinna być lista w nawiasach kwadratowych.
    [text] Tu powinien być tekst w cudzysłowie.
   *[whole_number] Tu powinna być liczba całkowita.
}
error-format-unknown = Format „{ $given }” jest nieznany. Program czyta „{ $expected }”.
error-seats-count = Liczba podanych miejsc: { $given }. Powinno być { $expected }, po jednym na gracza.
error-action-unreadable = To nie ruch. Napisz miejsce, czasownik i to, czego potrzebuje, na przykład „1 bid 105”.
error-hidden-beyond = Zapis ukrywa karty, od których to zależy, więc dalej nie da się go odtworzyć. Zakończ go tu lub weź pełny zapis.
error-hidden-mixed = Karty są albo wszystkie zakryte, albo wszystkie znane. Napisz je wszystkie lub „??” za każdą.
error-hidden-card-known = Ta karta jest w zapisie znana i nie można jej zakryć. Napisz kartę.

## Arena

error-arena-names = Arena bierze dwa albo trzy boty, a tu jest ich { $given }. Podaj je po przecinku.
error-arena-seats = Botów jest { $names }, a miejsc { $players }. Podaj dwa boty albo weź stół na trzech lub czterech.
error-arena-process-lost = Jeden z grających procesów zakończono z zewnątrz, może z braku pamięci. Spróbuj z mniejszą ich liczbą (--jobs).
error-journal-foreign = { $file } nie jest plikiem areny. Wybierz inną nazwę; plik pozostał bez zmian.
error-journal-other = { $file } zawiera rozdania innych botów, zasad lub opcji. Wybierz inną nazwę; plik pozostał bez zmian.
error-journal-line = Wiersza { $line } pliku { $file } nie da się odczytać. Weź kopię pliku bez niego albo zacznij nowy.

## Serwer

error-request-shape = To zapytanie jest niezrozumiałe. Odśwież stronę.
error-request-unreadable = To zapytanie to nie JSON. Odśwież stronę.
error-request-large = To za dużo. Wyślij mniej.
error-request-kind = Takiej treści tu się nie przyjmuje. Wyślij JSON.
error-request-often = Za szybko. Poczekaj chwilę.
error-method-wrong = Ten adres tego nie obsługuje. Odśwież stronę.
error-not-found = Nic tu nie ma. Wróć na stronę główną.
error-origin-foreign = To zapytanie pochodzi z innej witryny. Otwórz stronę w tej witrynie.
error-guest-wanted = Najpierw podaj swoje imię.
error-guest-name = Imię ma od 1 do { $most } znaków. Wybierz inne.
error-guests-many = W ciągu godziny przyszło z twojego adresu zbyt wielu graczy. Spróbuj później.
error-code-wrong = Kod jest błędny, zużyty albo za stary. Poproś o nowy.
error-table-missing = Nie ma takiego stołu albo już go usunięto. Otwórz nowy.
error-table-damaged = Zapisu tego stołu nie da się odczytać, więc nie można grać dalej. Gospodarz serwera może przywrócić go z kopii. Otwórz nowy stół.
error-tables-many = W ciągu godziny otwarto z twojego adresu zbyt wiele stołów. Spróbuj później.
error-game-missing = Nie ma zapisu tej gry: gra jeszcze trwa albo zapis już usunięto.
error-address-foreign = To nie jest adres tej witryny. Skopiuj link do stołu.
error-server-full = Wszystkie stoły są tu zajęte. Spróbuj później.
error-server-fault = Na serwerze coś się zepsuło. Spróbuj jeszcze raz.
error-store-fault = Serwer nie może zapisywać ruchów, więc gra stoi. Spróbuj za chwilę.
error-message-unreadable = Serwer nie rozumie tej wiadomości. Odśwież stronę.
error-phrase-unknown = Nie ma takiego zwrotu: { $phrase }. Wybierz z listy.
error-hint-busy = Podpowiedź jest już w drodze. Poczekaj na nią.
error-hint-failed = Tym razem nie ma podpowiedzi. Poproś jeszcze raz.
error-database-busy = Plik { $file } jest używany przez inny proces. Najpierw zatrzymaj tamten serwer.
error-database-missing = Nie ma pliku { $file }. Sprawdź nazwę.
error-database-foreign = Plik { $file } nie jest bazą Tysiąca albo jest uszkodzony. Wybierz inny plik albo wstaw w jego miejsce kopię: thousand restore COPY.
error-database-damaged = Baza { $file } jest uszkodzona. Wstaw w jej miejsce kopię: thousand restore COPY --database { $file }. Uszkodzony plik zostaje obok.
error-database-newer = Bazę zapisała nowsza wersja ({ $revision }). Zainstaluj ją.
error-file-taken = Plik { $file } już istnieje. Wybierz inną nazwę.
error-setting-value = „{ $value }” nie pasuje do ustawienia { $setting }. Wartości podaje docs/reference/operating.md.
error-port-taken = Port { $port } jest zajęty. Wybierz inny: --port.
