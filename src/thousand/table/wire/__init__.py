"""What goes over the wire.

Messages in both directions, and what an audience is shown (`docs/reference/protocol.md`).
"""
