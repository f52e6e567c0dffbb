# Jak silne są boty: opcje, tabela, drabina.

arena-option-bots = Dwa albo trzy boty. Dwa: jeden pierwszego rodzaju przeciw pozostałym drugiego i odwrotnie. Trzy: każdy przeciw dwóm innym, przy wszystkich ustawieniach miejsc.
arena-option-deals = Ile rozdań rozegrać, każde wszystkimi składami z tymi samymi kartami. Bez tej opcji: 200.
arena-option-matches = Ile całych gier rozegrać zamiast rozdań; pokazuje też udział wygranych.
arena-option-seed = Liczba, według której tasuje się karty (ziarno): ta sama liczba, te same rozdania.
arena-option-time = Ile sekund bot może myśleć nad decyzją.
arena-option-nodes = Ile pozycji bot może obejrzeć przy jednej decyzji.
arena-option-gap = Sadza na tych samych miejscach gracza, który widzi wszystkie karty, i pokazuje, jaką część drogi do niego ma bot za sobą.
arena-option-no-mirror = Bez pomiaru odwrotnego: mierzony jest tylko pierwszy bot, w jednej trzeciej czasu lub krócej.
arena-option-times = Dodaje, jak długo boty myślały w każdej części rozdania.
arena-option-jobs = Ile procesów gra naraz. Bez tej opcji: tyle, ile jest rdzeni.
arena-option-resume = Plik, który przechowuje każde rozegrane rozdanie. Podany ponownie z tymi samymi opcjami wznawia pracę od miejsca przerwania.
arena-option-json = Wypisuje dokument dla innych programów zamiast tabeli.

## Tymczasem

arena-rate = { $rate } na sekundę
arena-interrupted = Przerwano przed końcem: rozegrano { $finished } z { $units } i z nich są wyniki.

## Tabela

arena-heading-deals = Rozdania, każde rozegrane wszystkimi składami: { $deals }. Ziarno: { $seed }.
arena-heading-matches = Gry, każda rozegrana wszystkimi składami: { $matches }. Rozdania we wszystkich: { $deals }. Ziarno: { $seed }.
arena-stopped = Gry, które się nie skończyły: { $count }.
arena-against = przeciw { $bots }
arena-note = Zysk mówi, o ile punktów na rozdanie więcej zapisuje bot niż jego pierwszy przeciwnik na tym samym miejscu i z tymi samymi kartami.

## Jej wiersze

arena-row-gain = zysk, punkty na rozdanie
arena-row-gain-bounds = zysk, 95 %
arena-row-ahead = zysk nad pozostałymi
arena-row-ahead-bounds = zysk nad pozostałymi, 95 %
arena-row-wins = wygrane gry
arena-row-wins-bounds = wygrane gry, 95 %
arena-row-points = punkty na rozdanie
arena-row-base = przeciwnik na jego miejscu
arena-row-declared = rozdania jako rozgrywający
arena-row-made = ugrane kontrakty
arena-row-contract = średni kontrakt
arena-row-set = obalone cudze kontrakty
arena-row-seer = zysk widzącego wszystkie karty
arena-row-gap = przebyta droga do niego
arena-row-gap-bounds = przebyta droga do niego, 95 %
arena-row-p50 = decyzja, mediana, ms
arena-row-p95 = decyzja, p95, ms

## Jak długo myślały

arena-times = Namysł, ms
arena-times-count = decyzje
arena-times-p50 = mediana
arena-times-p95 = p95
arena-times-max = najdłużej
arena-times-auction = licytacja
arena-times-exchange = musik i kontrakt
arena-times-card = karta
arena-times-all = razem

## Drabina

bench-column-bot = bot
bench-column-over = przeciw
