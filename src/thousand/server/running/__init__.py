"""Tables as they live: one task each, bots in processes of their own."""
