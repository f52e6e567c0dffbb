# Uczciwe rozdania: sprawdzanie dowodów, które zawiera zapis.

cli-verify = Sprawdza na podstawie dowodów w zapisie, czy karty są rozdane uczciwie.
cli-verify-file = Zapis gry (thousand-record/1); „-” to standardowe wejście.
cli-verify-json = Wypisuje wynik jako JSON.

verify-match = Gra: { $match }
verify-secret = Sekret gry: { $found }
verify-draw = Losowanie pierwszego rozdającego: { $found }
verify-deal = Rozdanie { $deal }: { $found }
verify-secret-proven = ujawniony i jest to ten, którego odcisk podano na początku
verify-secret-running = jeszcze nieujawniony; ujawnia się go po zakończeniu gry
verify-proven = udowodnione; { $cuts ->
    [0] nikt nie przełożył talii, jej sekret wybrał sam gospodarz
   *[other] przełożeń talii: { $cuts }
}
verify-running = trwa; jego sekret ujawnia się, gdy się skończy
verify-unproven = brak dowodu
verify-wrong = ŹLE. { $why }
verify-withheld = Numer { $number } jest pominięty: { $name } nie ujawnia przełożenia.
verify-empty = Ten zapis nie zawiera dowodów: nic nie pokazuje, jak rozdano jego karty.
verify-all = Udowodnione jest wszystko, co można już wiedzieć.
verify-not-all = Nie wszystko jest udowodnione.

error-proof-form = Tak nie zapisuje się dowodu. Pobierz zapis ze stołu jeszcze raz.
error-proof-algorithm = To dowód rodzaju „{ $given }”, a ten program sprawdza „{ $expected }”. Użyj programu, który go zna.
error-match-name = Nazwa gry to tekst od 1 do 200 bajtów bez NUL. Wybierz inną.
error-match-other = Dowód należy do gry „{ $given }”, a zapis do „{ $expected }”.
error-match-commitment-wrong = Sekret gry nie jest tym, którego odcisk podano na początku.
error-match-unopened = Gra jest skończona, a jej sekret nie jest ujawniony. Poproś o niego gospodarza.
error-number-order = Numer { $number } nie następuje po numerze { $previous }. Numery tylko rosną.
error-number-skipped = Numer { $number } jest pominięty i nie wiadomo dlaczego.
error-withheld-wrong = Numeru { $number } nie można tu pominąć z tego powodu. Wskazano: { $seat }.
error-nonce-size = Przełożenie ma bajtów: { $size }; musi mieć 32. Czyje: { $seat }.
error-nonce-seat = To przełożenie tu nie pasuje: nikt tam nie siedzi albo to miejsce przekłada dwa razy. Czyje: { $seat }.
error-nonce-wrong = Ujawniono inne przełożenie niż to, którego odcisk podano wcześniej. Czyje: { $seat }.
error-commitment-wrong = Sekret talii nie jest tym, którego odcisk podano przed przełożeniem.
error-secret-size = Sekret ma 32 bajty, a ten ma ich: { $size }.
error-secret-underived = Sekret talii nie wynika z sekretu gry.
error-secret-unopened = Pora ujawnić sekret talii, a nie jest ujawniony. Poproś o niego gospodarza.
error-hand-differs = Karty na ręce nie są tymi, które daje udowodniona talia. Czyje: { $seat }.
error-talon-differs = Musik nie jest tym, który daje udowodniona talia.
error-dealer-differs = Według udowodnionego losowania pierwszy rozdaje kto inny: { $dealer }.
