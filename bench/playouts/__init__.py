"""One file per library: how to play one deal of its game at random, from the shuffle to the score."""
