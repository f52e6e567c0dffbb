"""Writes the generated files anew: `make protocol`."""

from protocol.files import contents


def main() -> None:
    """Writes every file that differs."""
    for path, text in contents().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
