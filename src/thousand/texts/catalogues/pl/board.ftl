### The table in the browser. Names of players are never declined; polite and short.

## The table

board-rules = Zasady tego stołu
board-sheet = Wyniki
board-deal = Rozdanie { $number }
board-you = Ty
board-guest = Gość
board-free = wolne miejsce
board-gone = offline
board-joining = Podchodzimy do stołu…
board-time-left = Pozostały czas
board-for = dla: { $name }
board-for-you = dla ciebie
board-yes = Tak
board-no = Nie

## Newcomers

board-welcome = Do stołu
board-your-name = Twoje imię, widoczne dla innych
board-enter = Dołącz

## Before the game

board-lobby = Przy stole
board-level-of = Siła: { $name }
board-sit = Usiądź
board-sit-here = Przesiądź się
board-stand-up = Wstań
board-let-go = Wyproś
board-let-go-of = Wyproś: { $name }
board-let-go-what = { $name } wstaje i nie może już więcej usiąść przy tym stole.
board-let-go-own = Gospodarz cię wyprasza. Możesz oglądać.
board-begin = Zaczynamy
board-begin-bots = Na wolnych miejscach grają boty.
board-begin-all = Wszyscy są.
board-present = { $name } jest przy stole.
board-full = Wszystkie miejsca są zajęte. Oglądasz.
board-wait-host = Grę zaczyna gospodarz stołu.
board-link = Link dla znajomych
board-copy = Kopiuj
board-copied = Skopiowano
board-share = Udostępnij
board-link-local = Ten link działa tylko na tym komputerze. Aby zaprosić gości z tej samej sieci, zatrzymaj serwer i uruchom „make play LAN=1” albo „thousand serve --lan”; gra poczeka.
board-qr = Kod QR linku
board-invite = Zaproś znajomego
board-invite-what = Kto otworzy link, może poprosić o miejsce bota; czy wpuścić, decydują siedzący przy stole.

## Between deals

board-begins = Gra się zaczyna
board-first-dealer = Jako pierwszy rozdaje: { $name }
board-cutting = Przekładanie talii…
board-deal-first = Rozdaj
board-next = Dalej
board-wait-for = Czekamy na: { $names }
board-reckoning = Rozliczenie
board-result-made = { $name } ugrywa kontrakt { $amount }
board-result-failed = { $name } przegrywa kontrakt { $amount }
board-result-write-off = { $name } odpisuje rozdanie
board-result-bomb = { $name } rzuca bombę
board-result-made-own = Ugrywasz kontrakt { $amount }
board-result-failed-own = Przegrywasz kontrakt { $amount }
board-result-write-off-own = Odpisujesz rozdanie
board-result-bomb-own = Rzucasz bombę
board-part-tricks = lewy { $points }
board-part-marriage = meldunek
board-part-aces = meldunek asów { $points }
board-part-extra = poza tym { $points }
board-was-became = było { $before }, jest { $after }

## The end

board-over = Koniec gry
board-aborted = Gra przerwana
board-you-win = Wygrywasz
board-chart = Jak zmieniały się wyniki
board-games-won = wygrane: { $count }
board-rematch = Jeszcze raz
board-rematch-wanted = Za kolejną grą: { $names }
board-replay = Odtwórz
board-download = Pobierz
board-last-deal = Ostatnie rozdanie

## Whose turn it is

board-your-turn = Twój ruch
board-your-word = Twoja odzywka
board-your-exchange = Wybierz kartę do oddania
board-waits-word = Licytuje: { $name }
board-waits-talon = Bierze musik: { $name }
board-waits-exchange = Oddaje karty: { $name }
board-waits-raise = Ustala kontrakt: { $name }
board-waits-trump = Wybiera atut: { $name }
board-waits-card = Gra: { $name }
board-nobody = Teraz nie ma niczyjego ruchu.
board-tag-word = licytuje
board-tag-exchange = oddaje
board-tag-turn = gra
board-own-word = twoja odzywka
board-own-exchange = twoja wymiana
board-own-turn = twój ruch
board-you-sit = Rozdajesz: w tym rozdaniu jesteś na musiku.

## Auction

board-pass = Pas
board-more = Więcej
board-highest = { $name }: { $amount }.
board-must-bid = Pierwszy musi licytować.
board-limit-cap = Najwyżej { $limit }: na tyle pozwalają meldunki na ręce.
board-limit-none = Powyżej { $limit } tylko z meldunkiem na ręce.
board-limit-ceiling = Przy tym stole licytuje się do { $limit }.
board-limit-deck = W rozdaniu nie ma więcej niż { $limit }.
board-limit-first = Pierwsza odzywka jest tu stała.
board-limit-step = Tu licytuje się po jednym stopniu.
board-ask-dark = Licytować w ciemno?
board-dark-how = Odzywka w ciemno to 120 i liczy się podwójnie.
board-look = Obejrzyj karty
board-dark = 120 w ciemno
board-claim = Nowe rozdanie

## Talon and exchange

board-talon = musik
board-talon-backs = Musik, zakryty: { $count }
board-talon-number = Musik { $number }
board-ask-talon = Który musik bierzesz?
board-take-talon = Weź musik { $number }
board-here = tutaj
board-give-to = Oddaj kartę. Odbiorca: { $name }
board-give-back = { $name }: { $card }. Cofnij
board-whose = Dla kogo { $card }?
board-give-how = Najpierw karta, potem gracz
board-give-sure = { $count ->
    [one] Oddać tę kartę?
   *[other] Oddać te karty?
}
board-give = Oddaj
board-ask-discard = Karty do odłożenia: { $count }
board-picked = Wybrane: { $count } z { $of }
board-discard = Odłóż
board-ask-raise = Kontrakt { $amount }. Podnieść?
board-ask-stand = Kontrakt { $amount }. Nie można go podnieść.
board-stand = Zostaw { $amount }
board-write-off = Odpisz
board-bomb = Bomba
board-ask-trump = Który kolor ma być atutem?

## Play

board-last-trick = ostatnia lewa
board-takes-it = Bierze { $name }.
board-no-trick = Na stole nie ma kart.
board-no-last = Nie ma jeszcze żadnej lewy.
board-not-this = Tej karty nie można teraz użyć.
board-declare = { $card }: meldujesz?
board-declare-aces = { $card }: meldujesz cztery asy?
board-declare-yes = Melduję +{ $value }
board-declare-note = atut: { $suit }
board-declare-no = Bez meldunku
board-declare-no-note = samo wyjście
board-declares = { $name }: meldunek, { $value }
board-declares-aces = { $name }: meldunek asów, { $value }
board-aces = cztery asy
board-rest = Zabierz resztę

## Asked once more

board-sure-write-off = Odpisać rozdanie?
board-write-off-free = Rozdania się nie gra. Każdy przeciwnik zapisuje { $others }, ty nic.
board-write-off-now = Rozdania się nie gra. Każdy przeciwnik zapisuje { $others }, a ciebie to odpisanie kosztuje { $penalty }.
board-write-off-later = Rozdania się nie gra. Każdy przeciwnik zapisuje { $others }, ty nic. { $left ->
    [1] Twoje następne odpisanie kosztuje { $penalty }.
   *[other] Z każdych { $every } odpisań ostatnie kosztuje { $penalty }; to jest bez kary.
}
board-sure-bomb = Rzucić bombę?
board-sure-dark = Licytować 120 w ciemno?
board-sure-high = Licytować { $amount }?
board-sure-raise = Podnieść do { $amount }?
board-sure-claim = Pokazać karty i żądać nowego rozdania?
board-sure-break = Oddajesz meldunek: { $suit }. Na pewno?

## Hints

board-hint = Podpowiedź
board-hint-wait = Myślimy…
board-hint-do = Zrób tak
board-hint-next = Albo: { $choice }

## A first game

board-tip = wskazówka
board-tip-read = Jasne
board-tip-bid = Kto licytuje najwyżej, bierze musik – trzy karty ze środka – i musi zdobyć co najmniej tyle, ile wynosi odzywka.
board-tip-discard = Odłożone karty nie biorą udziału w rozgrywce. Zatrzymaj asy oraz króle z ich damami.
board-tip-trump = Atut bije każdą kartę innego koloru. Wybierz kolor, którego masz dużo.
board-tip-lead = Wychodzisz dowolną kartą. Lewę bierze najstarsza karta tego koloru albo atut. Dziesiątka bije króla.
board-tip-declare = Król i dama jednego koloru to meldunek. Wyjdź jedną z tych kart i zgłoś go: to punkty oprócz tych z lew.
board-tip-marriage = Masz meldunek, króla i damę jednego koloru: { $suit }, { $value } punktów. Zatrzymaj obie karty do swojego wyjścia.
board-tip-blocked = Przygaszonych kart nie można teraz zagrać. { $why }

## Menu

board-undo = Cofnij
board-undone = Ruch cofnięty.
board-talk = Powiedz coś
board-allow-hints = Pozwól na podpowiedzi
board-stand-in = Bot za gracza { $name }
board-proofs = Dowody rozdań
board-keys = Klawisze
board-abort = Przerwij grę
board-abort-what = Gra kończy się bez zwycięzcy, gdy zgadza się większość.
board-go-on = Gramy dalej
board-leave = Odejdź od stołu
board-leave-what = Miejsce zajmuje bot.
board-stay = Zostań
board-print = Drukuj

## Notices

board-line-lost = Połączenie przerwane. Łączymy ponownie…
board-line-now = Teraz
board-line-forbidden = Przy tym stole nie ma widowni.
board-line-missing = Nie ma takiego stołu.
board-line-damaged = Zapisu tego stołu nie da się odczytać. Otwórz nowy stół.
board-line-reload = Strona jest nieaktualna.
board-line-load = Odśwież
board-held = Na twoim miejscu gra bot.
board-back = Wracam
board-watching = Oglądasz. Możesz poprosić o miejsce bota.
board-sit-for = Za bota { $name }
board-question-abort = { $name }: przerwać grę?
board-question-hints = { $name }: pozwolić wszystkim na podpowiedzi?
board-question-stand-in = { $name }: czy za gracza { $seat } ma zagrać bot?
board-question-sit-in = { $name } prosi o miejsce bota: { $seat }.
board-asks-in = Prosisz o miejsce bota: { $seat }.
board-let-in = Wpuść
board-keep-out = Nie wpuszczaj
board-agree = Zgoda
board-disagree = Nie
board-withdraw = Wycofaj

## Fair deals

board-proven = rozdanie sprawdzone
board-proof-own = sprawdzone, z twoim przełożeniem
board-proof-wrong = dowód się nie zgadza
board-proof-later = do sprawdzenia z zapisu gry
board-proof-first = Pierwszy rozdający
board-proof-draw = losowanie z uczciwej talii
board-proof-promise = Odcisk podany przed grą (SHA-256)
board-proof-how = Przed każdym rozdaniem serwer podaje odcisk swojego sekretu, a potem każda przeglądarka przekłada talię własną liczbą. Nikt nie może sam wybrać kart.

## Keys

board-key-cards = do karty
board-key-arrows = po kartach; zagraj
board-key-bid = do odzywek
board-key-pass = pas
board-key-turn = czyj ruch
board-key-trick = co leży na stole
board-key-last = ostatnia lewa
board-key-sheet = tabela wyników
board-key-hint = podpowiedź
board-key-undo = cofnij
board-key-rest = zabierz resztę, gdy można
board-key-collect = zbierz lewę od razu
board-key-zen = same karty
board-key-tab = do wszystkich przycisków
board-key-escape = zamknij, wycofaj pytanie
board-key-help = ta lista

## Words between people

board-mute = Nie pokazuj, co mówi { $name }
board-say-hello = Cześć
board-say-good-game = Dobra gra
board-say-well-played = Dobrze zagrane
board-say-lucky = Ale fart
board-say-oops = Ojej
board-say-thinking = Daj pomyśleć
board-say-hurry = Twój ruch
board-say-thanks = Dzięki
board-say-bye = Do zobaczenia
board-emoji-smile = uśmiech
board-emoji-laugh = śmiech
board-emoji-wow = zdziwienie
board-emoji-sad = smutek
board-emoji-thumb = kciuk w górę
board-emoji-clap = brawa
