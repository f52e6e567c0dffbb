# Stół: czego nie robi i co zrobić zamiast tego.

error-not-seated = Oglądasz grę. Żeby to zrobić, zajmij miejsce.
error-not-host = Może to zrobić tylko gospodarz stołu. Poproś go.
error-stage-wrong = { $stage ->
    [lobby] Gra się nie zaczęła. Najpierw ją zacznij.
    [cutting] Trwa przekładanie talii. Poczekaj na karty.
    [playing] Trwa rozdanie. Poczekaj do jego końca.
    [between] Karty nie są rozdane. Przejdź do następnego rozdania.
    [over] Gra skończona. Żeby grać dalej, zacznij jeszcze raz.
   *[aborted] Gra przerwana. Żeby grać dalej, zacznij jeszcze raz.
}
error-message-unexpected = Stół nie przyjmuje teraz wiadomości „{ $type }”. Odśwież stronę.
error-rest-uncertain = Reszta lew nie jest jeszcze pewna. Zagraj kartę.
error-seat-unknown = Nie ma takiego miejsca przy stole. Wybierz inne.
error-seat-taken = To miejsce jest zajęte. Wybierz inne.
error-seat-other-hand = Znasz już inną rękę z tego rozdania. Usiądź tu, kiedy się ono skończy.
error-seat-barred = Gospodarz nie daje ci tu miejsca. Możesz oglądać albo otworzyć własny stół.
error-sit-in-nobody = Nie ma nikogo, kto mógłby cię wpuścić. Poczekaj, aż ktoś z graczy wróci.
error-sit-in-refused = Nie ma zgody na twoje wejście. Oglądaj dalej albo zapytaj znowu za minutę.
error-sit-in-lapsed = Na twoje pytanie nie ma odpowiedzi. Oglądaj dalej albo zapytaj znowu za minutę.
error-let-go-self = Siebie nie można wyprosić. Po prostu wstań.
error-let-go-nobody = Nikt tam nie siedzi. Wybierz inne miejsce.
error-let-go-host = Gospodarza nikt nie wyprasza. Poczekaj na niego albo otwórz własny stół.
error-cut-not-asked = To przełożenie nie jest teraz potrzebne. Poczekaj na następne rozdanie.
error-cut-twice = Talia jest już przełożona. Poczekaj na karty.
error-cut-false = To nie ta liczba, której odcisk podano wcześniej. Talia powstaje bez niej.
error-undo-people = Kiedy przy stole są inni ludzie, ruchów się nie cofa. Graj dalej.
error-undo-nothing = W tym rozdaniu nie ma czego cofać. Graj dalej.
error-turn-past = Gra toczy się już dalej. Spójrz na stół jeszcze raz.
error-question-none = Nikt o nic nie pyta. Nic nie trzeba robić.
error-question-other = Trwa inne pytanie. Najpierw odpowiedz na nie.
error-question-soon = Na ostatnie pytanie nie było zgody. Poczekaj minutę, zanim zapytasz znowu.
error-hints-on = Podpowiedzi są już dozwolone. Poproś o podpowiedź w swoim ruchu.
error-hints-off = Przy tym stole nie ma podpowiedzi. Muszą się na nie zgodzić wszyscy.
error-stand-in-needless = Gracz jest na miejscu albo gra już za niego bot. Poczekaj na ruch.
error-bots-count = Podano miejsc: { $given }, a przy stole jest ich { $expected }. Podaj każde miejsce.
