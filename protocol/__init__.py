"""Writes what others read of the wire: the browser's types, an AsyncAPI document, tables of the reference."""
