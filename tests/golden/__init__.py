"""Golden playthroughs: named games, written as records, as expected documents and as text to read."""
