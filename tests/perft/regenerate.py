"""Counts every position anew and writes what it finds; read the diff as carefully as code.

Run as `python -m tests.perft.regenerate`.
"""

from tests.perft.counting import cases, counts, read_case, write_case


def main() -> None:
    """Writes the counts of every kept position to as many depths as it has."""
    for path in cases():
        case = read_case(path)
        case["counts"] = counts(case, len(case["counts"]))
        write_case(path, case)
        print(path.stem, *case["counts"])


if __name__ == "__main__":
    main()
