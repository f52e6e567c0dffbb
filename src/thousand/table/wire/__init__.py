"""What goes over the wire: messages in both directions, and what an audience is shown (`docs/reference/protocol.md`)."""
