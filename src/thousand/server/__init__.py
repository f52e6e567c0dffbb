"""The web server: tables that live, their log on disk, sockets, pages and an interface for programs.

It alone knows frameworks and databases; whoever does not serve a table imports nothing of it.
"""
