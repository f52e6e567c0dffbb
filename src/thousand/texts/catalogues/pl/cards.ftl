### Karty, kolory i miejsca. $rank to ace, ten, king, queen, jack lub nine; $suit to spades, clubs, diamonds lub hearts.

suit-name = { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}
card-name = { $rank ->
    [ace] as
    [ten] dziesiątka
    [king] król
    [queen] dama
    [jack] walet
   *[nine] dziewiątka
} { $suit ->
    [spades] pik
    [clubs] trefl
    [diamonds] karo
   *[hearts] kier
}
card-hidden = zakryta karta
# Litera w rogu karty.
card-index = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [queen] D
    [jack] W
   *[nine] 9
}
seat-number = miejsce { $number }
