"""One trick: what may be played, who wins it, what may be declared."""
