### Cards, suits and seats. $rank is ace, ten, king, queen, jack or nine; $suit is spades, clubs, diamonds or hearts.

suit-name = { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}
card-name = { $rank ->
    [ace] ace
    [ten] ten
    [king] king
    [queen] queen
    [jack] jack
   *[nine] nine
} of { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}
card-hidden = a hidden card
# The letter in the corner of the card.
card-index = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [queen] Q
    [jack] J
   *[nine] 9
}
seat-number = seat { $number }
