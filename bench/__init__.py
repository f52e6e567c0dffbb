"""How fast and how small Thousand is, beside other libraries for card games: `make bench`."""
