### Карти, бои и места. $rank е ace, ten, king, queen, jack или nine; $suit е spades, clubs, diamonds или hearts.

suit-name = { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}
card-name = { $rank ->
    [ace] асо
    [ten] десетка
    [king] поп
    [queen] дама
    [jack] вале
   *[nine] деветка
} { $suit ->
    [spades] пика
    [clubs] спатия
    [diamonds] каро
   *[hearts] купа
}
card-hidden = скрита карта
# Буквата в ъгъла на картата.
card-index = { $rank ->
    [ace] А
    [ten] 10
    [king] П
    [queen] Д
    [jack] В
   *[nine] 9
}
seat-number = място { $number }
