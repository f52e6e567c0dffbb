### What the page in the browser says. Names of players are never declined; polite and short.

## The screens

web-thousand = Tysiąc
web-lede = Gra karciana dla trojga: licytacja, musik, meldunki i beczka. Bez reklam, bez pieniędzy, bez rejestracji.
web-play = Graj
web-play-note = od razu, z botami
web-friends = Ze znajomymi
web-friends-note = przez link lub kod QR
web-first-time = Pierwszy raz? Łatwa gra z podpowiedziami
web-my-games = Moje gry
web-open-tables = Otwarte stoły
web-watch = Oglądaj
web-go-on = dalej
web-sit = usiądź
web-look-on = oglądaj
web-your-turn = twój ruch
web-changes = { $preset }, zmiany: { $count }
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-deal = rozdanie { $number }
web-home = Strona główna
web-to-home = Tysiąc, strona główna
web-menu = Menu
web-rules = Zasady
web-fair = Uczciwe rozdania
web-about = O programie
web-about-what = Tu gra się w tysiąca według zasad każdego domu: każdą spotykaną zasadę można wybrać, każdy punkt jest rozliczony, każdą grę można obejrzeć jeszcze raz.
web-about-licence = Wolne oprogramowanie na licencji MIT. Te strony niczego nie pobierają z innych witryn.
web-about-others = Rysunki kart: Adrian Kennard, domena publiczna. Kroje pisma: Literata i Source Sans.
web-licences = Licencje
web-version = wersja { $version }
web-nowhere = Pod tym adresem nic nie ma.
web-close = Zamknij
web-failed = Nie udało się. Spróbuj jeszcze raz.
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

## The table. $name is a player's name.

web-bot = bot
web-total = wynik
web-deals = rozdaje
web-contract = kontrakt { $amount }
web-dark = { $amount } w ciemno
web-passed = pas
web-barrel = beczka
web-attempt = próba { $count } z { $of }
web-bolts = bolty
web-count-of = { $count } z { $of }
web-tricks = lewy: { $count }
web-away = wróci, gra bot
web-takes = bierze
web-trump = atut
web-no-trump = jeszcze bez atutu
web-trick = Lewa
web-played = { $name }: { $card }
web-your-card = twoja karta
web-collect = Zbierz lewę od razu
web-your-cards = Twoje karty
web-card-playable = { $card }, można
web-card-blocked = { $card }, teraz nie
web-card-chosen = { $card }, wybrano
web-sheet = wyniki
web-open-deal = Rozliczenie rozdania { $deal }

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = dzień
web-theme-dark = wieczór
web-theme-turn = Dzień lub wieczór
web-text-size = Wielkość tekstu
web-cards = Karty
web-faces = Barwy kolorów
web-faces-four = cztery
web-faces-two = dwie
web-index = Rogi
web-index-big = duże
web-index-normal = zwykłe
web-letters = Litery
web-letters-own = według języka
web-playing = Przy stole
web-gesture = Zagranie karty
web-gesture-tap = dotknięcie
web-gesture-twice = dwa dotknięcia
web-gesture-drag = przeciągnięcie
web-speed = Lewa leży
web-speed-slow = długo
web-speed-normal = chwilę
web-speed-fast = krótko
web-sounds = Dźwięki
web-vibration = Wibracja przy moim ruchu
web-always-declare = Zawsze melduj
web-confirm = Pytaj przed
web-confirm-high = kontraktem ponad 120
web-confirm-dark = grą w ciemno
web-confirm-write-off = odpisaniem
web-confirm-bomb = bombą
web-confirm-raise = podniesieniem kontraktu
web-confirm-break = oddaniem meldunku
