"""The phases of a deal, each a module with `legal`, `refusal` and `advance`.

`legal` lists the actions of the seat to act, `refusal` says why an action is not among them (None when
it is), `advance` makes the move without asking again.
"""
