"""What a deal is worth, what each seat writes, and what becomes of the totals, in the order of settlement."""
