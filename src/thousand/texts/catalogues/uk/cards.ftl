### Карти, масті й місця. $rank — ace, ten, king, queen, jack або nine; $suit — spades, clubs, diamonds або hearts.

suit-name = { $suit ->
    [spades] піки
    [clubs] трефи
    [diamonds] бубни
   *[hearts] чирви
}
# Прикметник узгоджується з картою: чирвовий туз, чирвова десятка.
card-name = { $rank ->
    [ace] { $suit ->
        [spades] піковий
        [clubs] трефовий
        [diamonds] бубновий
       *[hearts] чирвовий
    } туз
    [ten] { $suit ->
        [spades] пікова
        [clubs] трефова
        [diamonds] бубнова
       *[hearts] чирвова
    } десятка
    [king] { $suit ->
        [spades] піковий
        [clubs] трефовий
        [diamonds] бубновий
       *[hearts] чирвовий
    } король
    [queen] { $suit ->
        [spades] пікова
        [clubs] трефова
        [diamonds] бубнова
       *[hearts] чирвова
    } дама
    [jack] { $suit ->
        [spades] піковий
        [clubs] трефовий
        [diamonds] бубновий
       *[hearts] чирвовий
    } валет
   *[nine] { $suit ->
        [spades] пікова
        [clubs] трефова
        [diamonds] бубнова
       *[hearts] чирвова
    } дев'ятка
}
card-hidden = закрита карта
# Літера в куті карти.
card-index = { $rank ->
    [ace] Т
    [ten] 10
    [king] К
    [queen] Д
    [jack] В
   *[nine] 9
}
seat-number = місце { $number }
