### Карты, масти и места. $rank — ace, ten, king, queen, jack или nine; $suit — spades, clubs, diamonds или hearts.

suit-name = { $suit ->
    [spades] пики
    [clubs] трефы
    [diamonds] бубны
   *[hearts] червы
}
card-name = { $rank ->
    [ace] туз
    [ten] десятка
    [king] король
    [queen] дама
    [jack] валет
   *[nine] девятка
} { $suit ->
    [spades] пик
    [clubs] треф
    [diamonds] бубен
   *[hearts] червей
}
card-hidden = закрытая карта
# Буква в углу карты.
card-index = { $rank ->
    [ace] Т
    [ten] 10
    [king] К
    [queen] Д
    [jack] В
   *[nine] 9
}
seat-number = место { $number }
