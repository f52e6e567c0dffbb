"""The built page as the server gives it out."""

from pathlib import Path

import httpx
import pytest

import thousand.server

STATIC = Path(thousand.server.__file__).parent / "static"


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_every_file_arrives_as_it_was_built(site: str, encoding: str) -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    assert files
    with httpx.Client(base_url=site, headers={"accept-encoding": encoding}) as client:
        for file in files:
            answer = client.get(f"/{file.relative_to(STATIC)}")
            assert answer.content == file.read_bytes(), file
