"""A table: seats with people and bots, fair deals, a log that it can be made anew from, and its messages.

It is synchronous and knows no sockets, no clock, no bots and no words: time is passed in, and whoever runs it
asks it whose choice it waits for.
"""
