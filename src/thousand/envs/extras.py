"""The packages that a face needs beside Thousand itself."""

from thousand.core.errors import ThousandError


class ExtraMissing(ThousandError, ImportError):
    """A package that a face needs is not installed: code `extra_missing`, with the name of the extra."""

    def __init__(self, extra: str) -> None:
        super().__init__("extra_missing", extra=extra)
        self.msg = str(self)
